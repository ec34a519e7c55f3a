"""The rules about tables: zones, numbers, cards, the start, and positions written by hand."""

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
    """The rules about tables: zones, numbers, cards, the start, and positions written by hand."""

    def __init__(self, game: Rules) -> None:
        self.game = game

    def zones(self, format: Format) -> tuple[ZoneKind, ...]:
        """The zones of that format that belong to nobody."""
        return self.game.common_zones

    def zones_of_seat(self, format: Format) -> tuple[ZoneKind, ...]:
        """The zones of each seat in that format."""
        return self.game.seat_zones

    def numbers_in(self, format: Format) -> tuple[Number, ...]:
        """The numbers of the table in that format."""
        return self.game.numbers

    def seat_numbers_in(self, format: Format) -> tuple[Number, ...]:
        """The numbers of each seat in that format."""
        return self.game.seat_numbers

    def marks_in(self, format: Format) -> tuple[Number, ...]:
        """The marks on cards in that format."""
        return self.game.marks

    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        """The cards of such a table, in a fixed order."""
        return []

    def make_seating(self, setup: Setup) -> Seating:
        """Teams and order of the seats, made with the set-up."""
        return Seating(setup)

    def make_menu(self, setup: Setup, seat: Seat) -> Menu:
        """The steps that a seat is offered often, made with the set-up."""
        return Menu(setup, seat)

    def check_setup(self, format: Format, options: dict[str, OptionValue], seats: int) -> Message | None:
        """What is wrong with the combination of options and seats, if anything."""
        return None

    def start(self, t: State) -> None:
        """Set up the table and push the first turn."""

    def start_numbers(self, t: State) -> None:
        """Set the starting values that depend on the format."""

    def deal_unseen(self, t: State, zone: Zone, owner: Seat, pools: dict[Seat, list[Card]]) -> Card:
        """A card that could lie unseen in that zone, taken from the pools by owner, or `NO_CARD`."""
        pool = pools.get(owner)
        return pool.pop() if pool else NO_CARD

    def free_moment(self, t: State) -> None:
        """Push the active seat's free phase, for a position without a stack."""

    def complete(self, t: State, given: set[str]) -> None:
        """Fill in what a position written by hand left out; `given` names the marks it has."""

    def check(self, t: State) -> Message | None:
        """What is wrong with a position, apart from zones and numbers, if anything."""
        return None

    def impossible(self, t: State) -> Message | None:
        """What on this playable table no game could reach, if anything."""
        return None
