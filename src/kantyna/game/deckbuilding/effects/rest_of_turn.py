"""Effects that wait for the rest of the turn, and effects of single cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.effect import Effect, Gain, Step, Verb
from ....engine.effects.hands import DISCARD
from ....engine.ids import NO_CARD, Card
from ..play import count_for_team, send
from ..seating import seating_of
from ..terms import DISCOUNT, DROIDS_ON_TOP, FILLS, ON_TOP, UNDER
from .picks import CAPTURE, PickOne

if TYPE_CHECKING:
    from ....engine.state import State


class Waiting(Effect):
    """Something will happen once later in the turn, for the first of the team to qualify (DBG-418)."""

    number: ClassVar[int] = 0
    amount: ClassVar[int] = 1

    def run(self, t: State, me: Step) -> None:
        count_for_team(t, me.seat, self.number, self.amount)
        t.tell(self.word, me.seat, me.card)


class NextOnTop(Waiting):
    word: ClassVar[str] = "next-on-top"
    number: ClassVar[int] = ON_TOP


class NextDroidOnTop(Waiting):
    word: ClassVar[str] = "next-droid-on-top"
    number: ClassVar[int] = DROIDS_ON_TOP


class NextNeutralCheaper(Gain):
    word: ClassVar[str] = "next-neutral-cheaper"

    def run(self, t: State, me: Step) -> None:
        count_for_team(t, me.seat, DISCOUNT, self.n)
        t.tell("next-neutral-cheaper", me.seat, me.card, self.n)


class FillNext(Effect):
    """The next empty slot of the row is filled from your exile pile (DBG-466)."""

    word: ClassVar[str] = "fill-next"

    def run(self, t: State, me: Step) -> None:
        t.seat_numbers[FILLS][me.seat] += 1
        t.tell("fill-next", me.seat, me.card)


class ToOpponent(Effect):
    """This card goes to the discard pile of the opponent in its region (DBG-448, DBG-341)."""

    word: ClassVar[str] = "to-opponent"

    def run(self, t: State, me: Step) -> None:
        opponent = seating_of(t).opponent[t.controller(me.card)]
        send(t, me.seat, me.card, t.zone_of(opponent, DISCARD), "to-opponent")
        t.owner[me.card] = opponent


class CaptureUnder(PickOne):
    """Put a card of the opponent's discard pile face down under this base (DBG-457)."""

    word: ClassVar[str] = "capture-under"
    may_decline: ClassVar[bool] = True
    rule: ClassVar[str] = "DBG-457"
    picks: ClassVar[Verb] = CAPTURE

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(seating_of(t).opponent[me.seat], DISCARD)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        owner = t.controller(card)
        under = t.zone_of(t.controller(me.card), UNDER)
        send(t, me.seat, card, under, "capture")
        t.host[card] = me.card
        t.owner[card] = owner


class FreeCaptured(Effect):
    """The cards under this base go back to the discard piles they came from (DBG-457)."""

    word: ClassVar[str] = "free-captured"

    def run(self, t: State, me: Step) -> None:
        for card in t.attached(me.card):
            owner = t.owner[card]
            t.host[card] = NO_CARD
            send(t, owner, card, t.zone_of(owner, DISCARD), "free")


EFFECTS: Final[list[type[Effect]]] = [
    NextOnTop, NextDroidOnTop, NextNeutralCheaper, FillNext, ToOpponent, CaptureUnder, FreeCaptured,
]  # fmt: skip
