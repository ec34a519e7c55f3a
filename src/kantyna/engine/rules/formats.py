"""What a game declares besides its cards: formats, options, windows, stories and gauges."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..ids import Seat
from ..setup import OptionValue


class Option:
    """A choice made before the game. Names and help are messages `option-<id>` and `option-<id>-help`."""

    __slots__ = ("id", "default", "values", "rule")

    def __init__(self, id: str, default: OptionValue, values: tuple[OptionValue, ...], rule: str = "") -> None:
        self.id = id
        self.default = default
        self.values = values
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Format:
    """A way to play a game; its name is the message `format-<id>`. Games add fields in a subclass."""

    def __init__(
        self, id: str, seats: tuple[int, ...], options: tuple[Option, ...] = (), team_turns: bool = False
    ) -> None:
        self.id = id
        self.seats = seats
        self.options = options
        self.team_turns = team_turns
        """A team plays its turn together (`phases.FreePhase`)."""

    def defaults(self) -> dict[str, OptionValue]:
        """The default options."""
        return {option.id: option.default for option in self.options}

    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        """The teams; a player alone is a team of one."""
        return [[Seat(seat)] for seat in range(seats)]

    def sharing(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> list[Seat]:
        """The seats that see that seat's hidden zones, such as its hand: the seat, or its team."""
        return [seat]

    def alliances(self, seats: int) -> list[list[Seat]]:
        """The teams that do not depend on options; empty if there are none."""
        return []


class Window:
    """An action window. Default stops: is a player asked in it, on their own turn and on others'?"""

    def __init__(self, name: str, own: bool, theirs: bool) -> None:
        self.name = name
        self.own = own
        self.theirs = theirs


class Story:
    """A run of events under one headline (`stories.py`): the kinds that begin and end it. The next one with the same
    name ends it too."""

    __slots__ = ("name", "begins", "ends")

    def __init__(self, name: str, begins: tuple[str, ...], ends: tuple[str, ...] = ()) -> None:
        self.name = name
        self.begins = begins
        self.ends = ends


class Gauge:
    """A number that shows how a game goes, and its seats; its name is the message `gauge-<name>`. A negative
    `balance` favours the other seats."""

    __slots__ = ("name", "seats", "value", "balance")

    def __init__(self, name: str, seats: list[Seat], value: int, balance: bool = False) -> None:
        self.name = name
        self.seats = seats
        self.value = value
        self.balance = balance
