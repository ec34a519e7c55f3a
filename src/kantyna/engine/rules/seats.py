"""The rules about seats: what they see, and who acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ..ids import Card, Seat, Zone
from ..seating import in_game
from ..zones import EVERYBODY, HOLDER

if TYPE_CHECKING:
    from ..state import State
    from .game import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatRules:
    """The rules about seats: what they see, and who acts."""

    def __init__(self, game: Rules) -> None:
        self.game = game

    def sees(self, t: State, seat: Seat, zone: Zone) -> bool:
        """May the seat see the cards in that zone?"""
        seen = t.zone_kind(zone).seen
        if seen != HOLDER:
            return seen == EVERYBODY
        return bool(t.setup.seating.seen_by[t.setup.seat_of_zone[zone]] >> seat & 1)

    def sees_card(self, t: State, seat: Seat, card: Card) -> bool:
        """Does the seat know which card that is, where it lies?"""
        zone = t.where[card]
        return zone >= 0 and (self.sees(t, seat, zone) or t.known[card] == -1 or bool(t.known[card] >> seat & 1))

    def facts(self, t: State) -> dict[str, object]:
        """Public facts in a view besides zones and numbers: teams, roles."""
        return {}

    def own_facts(self, t: State, seat: Seat | None) -> dict[str, object]:
        """Further facts in the view of that seat (None: a spectator), from its own hidden cards."""
        return {}

    def first_to_act(self, t: State) -> Seat:
        """The seat that acts first in a window."""
        return Seat(t.numbers[self.game.active_number]) if self.game.active_number >= 0 else Seat(0)

    def seats_to_act(self, t: State, first: Seat) -> list[Seat]:
        """The order in a window from `first` on, without seats that are out. Not to be changed."""
        order: list[Seat] = t.setup.seating.order[first]
        if t.setup.out_number < 0 or 1 not in t.seat_numbers[t.setup.out_number]:
            return order  # called often: no copy
        return in_game(t, order)

    def is_out(self, t: State, seat: Seat) -> bool:
        """Has that seat left the game?"""
        number = t.setup.out_number
        return number >= 0 and t.seat_numbers[number][seat] != 0
