"""What a game answers about its tables: zones, numbers, cards, the start, and positions written by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ..cards import CardDef
from ..effects.phases import Menu
from ..ids import NO_CARD, Card, Seat, Zone
from ..seating import Seating
from ..setup import OptionValue, Setup
from ..voice import Message
from ..zones import Number, ZoneKind

if TYPE_CHECKING:
    from ..state import State
    from .formats import Format
    from .game import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class TableRules:
    """What a game answers about its tables: zones, numbers, cards, the start, and positions written by hand."""

    def __init__(self, game: Rules) -> None:
        self.game = game

    def zones(self, format: Format) -> tuple[ZoneKind, ...]:
        """The places on that format's table that are nobody's."""
        return self.game.common_zones

    def zones_of_seat(self, format: Format) -> tuple[ZoneKind, ...]:
        """The places that every player of that format has."""
        return self.game.seat_zones

    def numbers_in(self, format: Format) -> tuple[Number, ...]:
        """The numbers of that format's table."""
        return self.game.numbers

    def seat_numbers_in(self, format: Format) -> tuple[Number, ...]:
        """The numbers of every player of that format."""
        return self.game.seat_numbers

    def marks_in(self, format: Format) -> tuple[Number, ...]:
        """What may be marked on a card in that format."""
        return self.game.marks

    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        """The copies on a table of that set-up, in an order that never changes."""
        return []

    def make_seating(self, setup: Setup) -> Seating:
        """Who sits where; made with the set-up."""
        return Seating(setup)

    def make_menu(self, setup: Setup, seat: Seat) -> Menu:
        """The steps that the seat takes again and again; made with the set-up."""
        return Menu(setup, seat)

    def check_setup(self, format: Format, options: dict[str, OptionValue], seats: int) -> Message | None:
        """What is wrong with options and seats that are each allowed, taken together."""
        return None

    def start(self, t: State) -> None:
        """Set the table up and push the first turn."""

    def start_numbers(self, t: State) -> None:
        """Give the numbers that depend on the format their starting values."""

    def deal_unseen(self, t: State, zone: Zone, owner: Seat, pools: dict[Seat, list[Card]]) -> Card:
        """A card that could lie unseen in that zone, taken from the pools of unseen cards by owner; -1: none."""
        pool = pools.get(owner)
        return pool.pop() if pool else NO_CARD

    def free_moment(self, t: State) -> None:
        """Push what makes a bare position the active seat's first moment of free choice."""

    def complete(self, t: State, given: set[str]) -> None:
        """Fill in what a position written by hand left out (`given` names the marks it did not)."""

    def check(self, t: State) -> Message | None:
        """What is wrong with a position beyond zones and numbers, if anything."""
        return None

    def impossible(self, t: State) -> Message | None:
        """What no game could come to on a table that could be played on all the same, if anything."""
        return None
