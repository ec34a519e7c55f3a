"""Taking cards back from a discard pile, which everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import AMOUNT, SELECTOR, Fields
from ....engine.effects.hands import DISCARD
from ....engine.effects.selectors import Selector, chosen
from ....engine.errors import Refusal
from ....engine.ids import Card
from ....engine.voice import Message, card_name
from ..abilities.phrases import about
from ..abilities.reported_choice import SelectOrReport
from ..turn.movement import TO_HAND, put

if TYPE_CHECKING:
    from ....engine.state import State


class TakeTop(Effect):
    """Take up to `n` cards from the top of your discard pile to hand."""

    word: ClassVar[str] = "take-top"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        cards = t.cards_in(me.seat, DISCARD)[-self.n :]
        for card in reversed(cards):
            put(t, card, TO_HAND)
        report(t, len(cards), self.n)

    def possible(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(me.seat, DISCARD))


class MayTakeTop(Select):
    """You may take the top card of your discard pile to hand."""

    word: ClassVar[str] = "may-take-top"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-537"

    def __init__(self) -> None:
        super().__init__(0, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, DISCARD)[-1:]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        put(t, card, TO_HAND)
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-may-take-top", card=card_name(t.setup.defs[me.card].id))


class TakeFromPile(SelectOrReport):
    """Take a matching card from your discard pile to hand."""

    word: ClassVar[str] = "take-from-pile"
    fields: ClassVar[Fields] = {"which": SELECTOR}
    rule: ClassVar[str] = "SWLCG-763"
    must_rule: ClassVar[str] = "SWLCG-763"

    def __init__(self, which: Selector) -> None:
        super().__init__(1, 1)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        return chosen(t, self.which, me.seat, t.cards_in(me.seat, DISCARD), me.card)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        put(t, card, TO_HAND)
        report(t, 1, 1)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        message = Message("refuse-take-from-pile", card=card_name(t.setup.defs[card].id))
        return Refusal(self.rule, about(message, self.which))

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-take-from-pile", card=card_name(t.setup.defs[me.card].id)), self.which)

    def describe(self) -> Message:
        return about(Message("effect-take-from-pile"), self.which)


EFFECTS: Final[list[type[Effect]]] = [TakeTop, MayTakeTop, TakeFromPile]
