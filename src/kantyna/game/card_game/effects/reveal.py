"""Revealing cards from the top of a command deck: some go to hand, the others to the bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import AMOUNT, SELECTOR, Fields
from ....engine.effects.hands import DECK, HAND
from ....engine.effects.selectors import Selector
from ....engine.history.events import ALL
from ....engine.ids import NO_CARD, Card
from ....engine.voice import Message
from ..abilities.phrases import about
from ..formats.mode import mode_of

if TYPE_CHECKING:
    from ....engine.state import State


class RevealTop(Effect):
    """Reveal up to `n` cards from the top of your deck; matching cards go to hand, the others to the bottom. Everybody
    sees them until then (SWLCG-755)."""

    word: ClassVar[str] = "reveal-top"
    fields: ClassVar[Fields] = {"n": AMOUNT, "which": SELECTOR}

    def __init__(self, n: int, which: Selector) -> None:
        self.n = n
        self.which = which

    def run(self, t: State, me: Step) -> None:
        top = t.cards_in(me.seat, DECK)[-self.n :]
        top.reverse()
        for card in top:
            t.known[card] = ALL
            t.tell("reveal-top", me.seat, card)
        for card in top:
            if self.which.fits(t, me.seat, card, me.card):
                t.send(card, t.zone_of(me.seat, HAND), "revealed-to-hand", me.seat)
                t.known[card] = ALL
                top = [other for other in top if other != card]
        report(t, 1, 1)
        mode_of(t).recheck(t)
        if top and not t.over:
            t.push(RevealedUnderDeck(len(top)), me.seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(me.seat, DECK))

    def describe(self) -> Message:
        return about(Message("effect-reveal-top", n=self.n), self.which, every=True)


class RevealedUnderDeck(Select):
    """The top `n` cards go to the bottom of the deck one by one in the order of the picks; the rest lie lowest. Only
    their player knows the order."""

    word: ClassVar[str] = "under-deck"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "SWLCG-755"

    def __init__(self, n: int) -> None:
        super().__init__(n - 1, n - 1)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, DECK)[-self.n :]

    def run(self, t: State, me: Step) -> None:
        if self.most:
            super().run(t, me)
        else:
            self.act(t, me, [])

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        deck = t.zone_of(me.seat, DECK)
        lowest = [card for card in self.candidates(t, me) if card not in cards]
        for card in [*cards, *lowest]:
            t.move_to(card, deck, 0)
            t.known[card] = 1 << me.seat
        t.tell("under-deck", me.seat, NO_CARD, self.n)


EFFECTS: Final[list[type[Effect]]] = [RevealTop, RevealedUnderDeck]
