"""Two against two: a team of the dark side and one of the light side (Balance of the Force)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.ids import Card, Seat
from ....engine.setup import OptionValue
from .. import board
from .standard import TeamMode

if TYPE_CHECKING:
    from ....engine.state import State

FACING: Final = (Seat(3), Seat(2), Seat(1), Seat(0))
"""By seat: who sits opposite. Clockwise the seats are dark 1, dark 2, light 1, light 2 (BOTF-023)."""


class TwoOnTwo(TeamMode):
    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        return [[Seat(0), Seat(1)], [Seat(2), Seat(3)]]

    def opposite(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        return [[FACING[seat]] for seat in range(seats)]

    def takers(self, t: State, card: Card, by: Seat) -> list[Seat]:
        """The player who destroyed it. Otherwise the dark side chooses one of its players, and the light side's first
        player takes it (BOTF-032, BOTF-033, BOTF-043)."""
        enemies = board.enemies(t, t.owner[card])
        if by in enemies:
            return [by]
        return enemies if board.is_dark(t, enemies[0]) else enemies[:1]


TWO_ON_TWO: Final = TwoOnTwo(
    "two-on-two", (4,), dial_wins=16, dial_rule="BOTF-030", objectives_win=5, objectives_rule="BOTF-028"
)
