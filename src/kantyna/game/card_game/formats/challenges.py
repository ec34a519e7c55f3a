"""Challenges: one player with a special deck against a team of two or three (Balance of the Force).

Seat 0 is the single player; the players of the team follow in order (BOTF-299).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.effects.hands import DECK
from ....engine.ids import Seat
from ....engine.setup import OptionValue
from ....engine.zones import ZoneKind
from ..cards.card_types import PrintedCard
from ..terms import CHALLENGE_SEAT_ZONES
from .standard import TeamMode

if TYPE_CHECKING:
    from ....engine.state import State


class Challenge(TeamMode):
    """Everybody may attack every enemy (BOTF-053). The single player has no affiliation card and no objective deck, and
    their deck is public."""

    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        return [[Seat(0)], [Seat(seat) for seat in range(1, seats)]]

    def sides(self, options: dict[str, OptionValue], seats: int) -> list[str]:
        """The single player brings only the challenge deck, which has the name of the format."""
        return [self.id.replace("-", "_"), *super().sides(options, seats)[1:]]

    def seat_zones(self) -> tuple[ZoneKind, ...]:
        return CHALLENGE_SEAT_ZONES

    def place_of(self, card: PrintedCard) -> int:
        """The zone of that card of the challenge deck before the set-up."""
        return DECK

    def lay_challenge(self, t: State, seat: Seat) -> None:
        for id in dict.fromkeys([card.id for card in self.challenge_cards()]):
            for i in range(1, t.setup.copies[id] + 1):
                card = t.setup.index[f"{id}#{i}"]
                t.place(card, t.zone_of(seat, self.place_of(t.setup.defs[card])))
                t.owner[card] = seat
