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
    """One way to play a game; its name is the message `format-<id>`. A subclass adds what they differ in."""

    def __init__(
        self, id: str, seats: tuple[int, ...], options: tuple[Option, ...] = (), team_turns: bool = False
    ) -> None:
        self.id = id
        self.seats = seats
        self.options = options
        self.team_turns = team_turns
        """A team plays its turn together (`phases.FreePhase`)."""

    def defaults(self) -> dict[str, OptionValue]:
        """The options where nobody says anything."""
        return {option.id: option.default for option in self.options}

    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        """The teams; a player alone is a team of one."""
        return [[Seat(seat)] for seat in range(seats)]

    def sharing(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> list[Seat]:
        """Who sees what lies before that seat for its holder alone, such as a hand: the seat, perhaps its team."""
        return [seat]

    def alliances(self, seats: int) -> list[list[Seat]]:
        """Which seats play together, whatever the options; empty where each plays alone or an option says who does."""
        return []


class Window:
    """An action window by name: is whoever has changed nothing asked in it, in the own turn and in another's?"""

    def __init__(self, name: str, own: bool, theirs: bool) -> None:
        self.name = name
        self.own = own
        self.theirs = theirs


class Story:
    """Events that are told together (`stories.py`): the kinds with which such a story begins, and with which it is
    over. It is over as well when the next of its name begins."""

    __slots__ = ("name", "begins", "ends")

    def __init__(self, name: str, begins: tuple[str, ...], ends: tuple[str, ...] = ()) -> None:
        self.name = name
        self.begins = begins
        self.ends = ends


class Gauge:
    """A number by which one follows how a game goes, and the seats it is of; its name is the message `gauge-<name>`.
    `balance`: below zero it is for the others."""

    __slots__ = ("name", "seats", "value", "balance")

    def __init__(self, name: str, seats: list[Seat], value: int, balance: bool = False) -> None:
        self.name = name
        self.seats = seats
        self.value = value
        self.balance = balance
