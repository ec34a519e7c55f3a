"""Laying out nine face-down objectives in rows, as their player chooses (BOTF-101 to 108)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.effect import Ask, Effect, Step, Verb
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message
from ..terms import ACTIVE, FACEDOWN, OTHER_SIDES, PLACES, PLAY
from . import pyramid

if TYPE_CHECKING:
    from ....engine.state import State

LAY: Final = Verb("lay", "BOTF-104")


class LayOut(Ask):
    """One objective per place, from the front row on; `slot` is the place. The objective does not count as entering
    play and stays face down (BOTF-112)."""

    word: ClassVar[str] = "lay-out"
    rule: ClassVar[str] = "BOTF-104"

    def waiting(self, t: State, seat: Seat) -> list[Card]:
        return [card for card in t.cards_in(seat, FACEDOWN) if t.host[card] < 0]

    def offer(self, t: State, me: Step) -> None:
        t.numbers[ACTIVE] = me.seat
        cards = self.waiting(t, me.seat)
        if len(cards) == 1:
            self.lay(t, me, cards[0])
        elif cards:
            t.asked = {me.seat: [Step(LAY, me.seat, card, 0, me.setup) for card in cards]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        self.lay(t, me, choice.card)
        t.push(self, me.seat, NO_CARD, me.slot + 1)

    def lay(self, t: State, me: Step, card: Card) -> None:
        """Move the hidden card to the end of the hidden ones, so that its old position reveals nothing."""
        shown = t.cards_in(me.seat, OTHER_SIDES)[0]
        t.move(shown, t.zone_of(me.seat, PLAY))
        t.move(card, t.zone_of(me.seat, FACEDOWN))
        t.host[card] = shown
        pyramid.put_at(t, PLACES[me.slot], shown)
        t.tell("lay-out", me.seat, shown)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-lay-out", place=PLACES[me.slot])


LAY_OUT: Final = LayOut()
EFFECTS: Final[list[type[Effect]]] = [LayOut]
VERBS: Final[list[Effect]] = [LAY]
