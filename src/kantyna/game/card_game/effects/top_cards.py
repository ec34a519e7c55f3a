"""Looking at the top cards of your own command deck: one is kept, the others go to the bottom or stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import AMOUNT, YES_OR_NO, Fields
from ....engine.effects.hands import DECK, HAND
from ....engine.ids import NO_CARD, Card
from ....engine.voice import Message, card_name
from ..formats.mode import mode_of

if TYPE_CHECKING:
    from ....engine.state import State


class KeepOneOfTop(Effect):
    """Look at up to `n` top cards of your deck; one goes `to_hand` or stays on top, the rest go to the bottom. This is
    no draw (SWLCG-286)."""

    word: ClassVar[str] = "keep-one-of-top"
    fields: ClassVar[Fields] = {"n": AMOUNT, "to_hand": YES_OR_NO}

    def __init__(self, n: int, to_hand: bool) -> None:
        self.n = n
        self.to_hand = to_hand

    def run(self, t: State, me: Step) -> None:
        cards = t.cards_in(me.seat, DECK)[: -self.n - 1 : -1]
        for card in cards:
            t.known[card] |= 1 << me.seat
            t.tell("look-at-top", me.seat, card, seen=1 << me.seat)
        if cards:
            t.push(self.keeping(), me.seat, me.card, 0)
        else:
            report(t, 0, 1)

    def keeping(self) -> Select:
        return KeepingOne(self.n, self.to_hand)

    def possible(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(me.seat, DECK))

    def asks_user(self, t: State, me: Step) -> bool:
        return True

    def describe(self) -> Message:
        return Message("effect-keep-one-of-top", n=self.n, to="hand" if self.to_hand else "top")


class KeepingOne(Select):
    """Choose the card to keep. Nobody else sees the cards."""

    word: ClassVar[str] = "keeping-one"
    fields: ClassVar[Fields] = {"n": AMOUNT, "to_hand": YES_OR_NO}
    rule: ClassVar[str] = "SWLCG-183"
    must_rule: ClassVar[str] = "SWLCG-183"

    def __init__(self, n: int, to_hand: bool) -> None:
        super().__init__(1, 1)
        self.n = n
        self.to_hand = to_hand

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, DECK)[: -self.n - 1 : -1]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        deck, own = t.zone_of(me.seat, DECK), 1 << me.seat
        rest = [other for other in self.candidates(t, me) if other != card]
        if self.to_hand:
            t.send(card, t.zone_of(me.seat, HAND), "keep-to-hand", me.seat, own)
        t.known[card] = own
        for other in rest:
            t.move_to(other, deck, 0)
            t.known[other] = own
        if rest:
            t.tell("under-deck", me.seat, NO_CARD, len(rest))
        report(t, 1, 1)
        mode_of(t).recheck(t)

    def prompt(self, t: State, me: Step) -> Message:
        to = "hand" if self.to_hand else "top"
        return Message("ask-keeping-one", card=card_name(t.setup.defs[me.card].id), to=to)


class TakeOneOfTop(KeepOneOfTop):
    """Look at the top `n` cards of your deck and take one to hand; the others stay."""

    word: ClassVar[str] = "take-one-of-top"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        super().__init__(n, True)

    def keeping(self) -> Select:
        return TakingOne(self.n)

    def describe(self) -> Message:
        return Message("effect-take-one-of-top", n=self.n)


class TakingOne(KeepingOne):
    """Choose the card to take."""

    word: ClassVar[str] = "taking-one"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        super().__init__(n, True)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.send(card, t.zone_of(me.seat, HAND), "keep-to-hand", me.seat, 1 << me.seat)
        t.known[card] = 1 << me.seat
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-taking-one", card=card_name(t.setup.defs[me.card].id))


EFFECTS: Final[list[type[Effect]]] = [KeepOneOfTop, KeepingOne, TakeOneOfTop, TakingOne]
