"""Jerjerrod's Task: one player of the dark side against two or three of the light side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.effects.hands import DECK
from .. import board
from ..cards.card_types import PrintedCard
from ..cards.jerjerrods_task import DEATH_STAR_II, JERJERROD_CARDS, STARTING_OBJECTIVES
from ..terms import ASIDE, CHOSEN, TURN
from .challenges import Challenge

if TYPE_CHECKING:
    from ....engine.state import State


class JerjerrodsTask(Challenge):
    """The dial only lowers the cost of Death Star II, and no number of objectives wins (BOTF-073, BOTF-080). The light
    side wins when the dark side has no objective left or has lost Death Star II (BOTF-065, BOTF-069)."""

    def challenge_cards(self) -> list[PrintedCard]:
        return [card for card in JERJERROD_CARDS for _ in range(card.count)]

    def place_of(self, card: PrintedCard) -> int:
        """Death Star II is set aside; three objectives start in play (BOTF-060 to 062)."""
        if card.id == DEATH_STAR_II:
            return ASIDE
        return CHOSEN if card.id in STARTING_OBJECTIVES else DECK

    def recheck(self, t: State) -> None:
        dark = board.dark_team(t)[0]
        if t.numbers[TURN] and not t.over and not board.objectives(t, dark):
            t.finish(board.other_side(t, dark), "BOTF-065")


JERJERRODS_TASK: Final = JerjerrodsTask("jerjerrods-task", (3, 4), stake_rule="BOTF-069")
