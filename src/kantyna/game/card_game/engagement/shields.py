"""The shield that prevents one token of an enemy's."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.effect import DECLINE, Ask, Effect, Step, Verb
from ....engine.ids import NO_CARD
from ....engine.voice import Message, card_name
from ..terms import SHIELD

if TYPE_CHECKING:
    from ....engine.state import State

SHIELD_VERB: Final = Verb("use-shield", "SWLCG-468")


class UseShield(Ask):
    """Discard the shield to prevent one damage or focus token, or leave it (SWLCG-468, SWLCG-471)."""

    word: ClassVar[str] = "ask-shield"
    rule: ClassVar[str] = "SWLCG-468"

    def offer(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        if t.marks[SHIELD][me.card] and me.card in event.subjects() and event.amount(me.card):
            yes = Step(SHIELD_VERB, me.seat, me.card, 0, me.setup)
            t.asked = {me.seat: [yes, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card < 0:
            return
        event = t.pending[-1]
        t.marks[SHIELD][me.card] -= 1
        event.amounts[event.cards.index(me.card)] -= 1
        event.short = True
        t.tell("shield-used", me.seat, me.card)
        if t.marks[SHIELD][me.card]:
            t.stack.append(me)  # each shield prevents one (SWLCG-792)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-shield", card=card_name(t.setup.defs[me.card].id), n=t.pending[-1].amount(me.card))


USE_SHIELD: Final = UseShield()
EFFECTS: Final[list[type[Effect]]] = [UseShield]
