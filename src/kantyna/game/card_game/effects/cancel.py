"""Cancelling abilities, and shuffling an event back into the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import Cancel, Then, report
from ....engine.effects.effect import DECLINE, Ask, Effect, Step, Verb
from ....engine.effects.fields import AMOUNT, Fields
from ....engine.effects.hands import DECK
from ....engine.ids import NO_CARD
from ....engine.voice import Message, card_name
from ..abilities.ability_costs import Spend
from ..terms import PLAYING
from ..turn.costs import payable

if TYPE_CHECKING:
    from ....engine.state import State

SHUFFLE_BACK: Final = Verb("shuffle-back", "BOTF-272")


class CancelAbility(Cancel):
    """The ability being used has no effect; its cost stays paid (BOTF-272)."""

    word: ClassVar[str] = "cancel-ability"


class MayShuffleBack(Ask):
    """For resources, the event is shuffled into its owner's deck instead of being discarded."""

    word: ClassVar[str] = "may-shuffle-back"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "BOTF-272"

    def __init__(self, n: int) -> None:
        self.n = n

    def offer(self, t: State, me: Step) -> None:
        if payable(t, me.seat, self.n, ""):
            yes = Step(SHUFFLE_BACK, me.seat, me.card, 0, me.setup)
            t.asked = {me.seat: [yes, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0:
            t.push(Then(Spend(self.n), SHUFFLE_THIS), me.seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return False  # only what comes before it makes the event worth playing

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-may-shuffle-back", card=card_name(t.setup.defs[me.card].id), n=self.n)


class ShuffleThis(Effect):
    """Shuffle the event being played into its owner's deck."""

    word: ClassVar[str] = "shuffle-this"

    def run(self, t: State, me: Step) -> None:
        if t.where[me.card] != t.zone_of(me.seat, PLAYING):
            report(t, 0, 1)
            return
        deck = t.zone_of(t.owner[me.card], DECK)
        t.send(me.card, deck, "shuffle-this", me.seat)
        t.shuffle(deck)
        report(t, 1, 1)


SHUFFLE_THIS: Final = ShuffleThis()
EFFECTS: Final[list[type[Effect]]] = [CancelAbility, MayShuffleBack, ShuffleThis]
VERBS: Final[list[Effect]] = [SHUFFLE_BACK]
