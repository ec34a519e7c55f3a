"""Costs of abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.effect import Effect, Gain, Step, Verb
from ....engine.effects.fields import SELECTOR, Fields
from ....engine.effects.hands import DISCARD, HAND
from ....engine.effects.selectors import Selector
from ....engine.ids import Card
from ....engine.voice import Message
from ..cards.card_types import PrintedCard
from ..cards.kinds import about
from ..play import exile, send, spend
from ..terms import RESOURCES
from .picks import TAKE_CARD, DiscardCards, Pick

if TYPE_CHECKING:
    from ....engine.state import State


class ExileThis(Effect):
    """Exile the card itself; a teammate's card cannot be exiled (DBG-131, DBG-337)."""

    word: ClassVar[str] = "exile-this"

    def run(self, t: State, me: Step) -> None:
        exile(t, me.seat, me.card)

    def possible(self, t: State, me: Step) -> bool:
        return t.controller(me.card) == me.seat


class Spend(Gain):
    word: ClassVar[str] = "spend"

    def run(self, t: State, me: Step) -> None:
        spend(t, me.seat, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return t.seat_numbers[RESOURCES][me.seat] >= self.n


class DiscardOne(DiscardCards):
    """Discard a card from hand."""

    word: ClassVar[str] = "discard-one"
    fields: ClassVar[Fields] = {}

    def __init__(self) -> None:
        super().__init__(1)


class SpendToTake(Pick):
    """Pay the cost of a card of a kind in your discard pile to take it to hand (DBG-307, DBG-445)."""

    word: ClassVar[str] = "spend-to-take"
    fields: ClassVar[Fields] = {"what": SELECTOR}
    rule: ClassVar[str] = "DBG-445"
    picks: ClassVar[Verb] = TAKE_CARD

    def __init__(self, what: Selector) -> None:
        super().__init__(1, 1)
        self.what = what

    def candidates(self, t: State, me: Step) -> list[Card]:
        cards: list[PrintedCard] = t.setup.defs
        resources = t.seat_numbers[RESOURCES][me.seat]
        return [
            card
            for card in t.cards_in(me.seat, DISCARD)
            if self.what.fits(t, me.seat, card) and cards[card].cost <= resources
        ]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        spend(t, me.seat, t.setup.defs[card].cost)
        send(t, me.seat, card, t.zone_of(me.seat, HAND), "return")

    def describe(self) -> Message:
        return about(Message("effect-spend-to-take"), self.what)


EFFECTS: Final[list[type[Effect]]] = [
    ExileThis, Spend, DiscardOne, SpendToTake,
]  # fmt: skip
