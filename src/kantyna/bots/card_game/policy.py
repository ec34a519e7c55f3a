"""The policy for The Card Game: reflexes where they suffice, a short look ahead where cards decide."""

from __future__ import annotations

from math import exp
from typing import Final

from ...engine.abilities.windows import ActionWindow, AnswerWindow
from ...engine.effects.effect import Step as Choice
from ...engine.effects.effect import without_may
from ...engine.ids import Seat
from ...engine.state import State
from ...engine.table import sketch_state
from ...game.card_game import board
from ...game.card_game.engagement.conflict import DEAL_ONE, DeclareAttackers, DeclareObjective, DeclareUnits
from ...game.card_game.engagement.edge_battle import Placing
from ...game.card_game.turn.costs import PAY_ALL
from ...game.card_game.turn.play import PLAY_CARD
from ..bot import View
from ..policy import Policy, decided_value
from .player import TRIED, Effort, Player, is_fate
from .reflexes import reflex
from .worth import worth

QUICK: Final = Effort(samples=1, depth=1, breadth=5, wide=3, largest=3)
AHEAD: Final = (DeclareObjective, DeclareUnits, AnswerWindow, *TRIED)
"""Questions at which options are tried."""
EVEN: Final = 25.0
"""This many points ahead, a side's chance of winning is 73 % (a logit of 1)."""


class CardGamePolicy(Policy):
    def best(self, view: View, choices: list[Choice]) -> Choice:
        first = choices[0]
        if first.effect in (PAY_ALL, DEAL_ONE):
            return first
        return (
            quick_answer(sketch_state(view, first.setup), first.seat, choices) or Player(view, choices, QUICK).choice()
        )

    def reply(self, view: View, choices: list[Choice]) -> Choice:
        """Reflexes, except for attacks: no reflex ever attacks."""
        first = choices[0]
        t = sketch_state(view, first.setup)
        if isinstance(without_may(t.stack[-1].effect), (DeclareObjective, DeclareAttackers)):
            return self.best(view, choices)
        return reflex(t, first.seat, choices) or first

    def turns_ahead(self) -> int:
        return 1

    def value(self, view: View, seat: int) -> float:
        if view["over"]:
            return decided_value(view, seat)
        own = Seat(view["seat"])
        t = sketch_state(view)
        ahead = worth(t, own) if seat in board.team(t, own) else -worth(t, own)
        return 1 / (1 + exp(-ahead / EVEN))


def quick_answer(t: State, seat: Seat, choices: list[Choice]) -> Choice | None:
    """The reflex, where looking ahead would tell nothing more."""
    question = without_may(t.stack[-1].effect)
    if isinstance(question, AHEAD):
        return None
    if isinstance(question, ActionWindow):
        if any([choice.effect != PLAY_CARD for choice in choices[:-1]]):
            return None
        return reflex(t, seat, choices) or choices[-1]
    if isinstance(question, Placing) and any([choice.card >= 0 and is_fate(t, choice.card) for choice in choices]):
        return None
    return reflex(t, seat, choices)


POLICY = CardGamePolicy()
