"""Effects that lower the cost of a card, or waive its resource match."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import PendingEvent, answered, frame, report, until_settled
from ....engine.abilities.triggers import INTERRUPT, hindrance
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import AMOUNT, WORD, Fields
from ....engine.effects.hands import HAND
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message
from .costs import NEXT_CHEAPER, NEXT_NO_MATCH, NO_MATCH, cost_for

if TYPE_CHECKING:
    from ....engine.state import State


class CheaperByDiscards(Effect):
    """The card being played costs 1 less per card discarded for this, but at least `least`."""

    word: ClassVar[str] = "cheaper-by-discards"
    fields: ClassVar[Fields] = {"least": AMOUNT}

    def __init__(self, least: int) -> None:
        self.least = least

    def run(self, t: State, me: Step) -> None:
        event, using = answered(t), frame(t)
        less = min(using.n, self.room(t, event))
        t.modifiers.append(Modifier("cost", event.card, -less, until_settled(t, using.about)))
        t.tell("cheaper", me.seat, event.card, less)
        report(t, less, using.n)

    def possible(self, t: State, me: Step) -> bool:
        """Not possible if the cost is already that low."""
        return self.room(t, t.pending[-1]) > 0

    def room(self, t: State, event: PendingEvent) -> int:
        """How much cheaper that card could become."""
        return max(0, cost_for(t, event.seat, event.card) - self.least)

    def lowest(self, t: State, seat: Seat, cost: int, aside: int) -> int:
        """The lowest cost after discarding the whole hand except `aside` cards."""
        return min(cost, max(self.least, cost - len(t.cards_in(seat, HAND)) + aside))


def lowest_cost(t: State, seat: Seat, card: Card, cost: int, aside: int) -> int:
    """The lowest cost that interrupts could reach for that player (SWLCG-501). They may discard the whole hand except
    `aside` cards: the card itself, if it is in hand."""
    there = [each for each in t.setup.answering[INTERRUPT].get("pricing", ()) if each[2][t.where[each[0]]]]
    if not there:
        return cost
    lowest = cost
    event = PendingEvent("pricing", seat, card, NO_CARD, 0)
    t.pending.append(event)
    for holder, i, _ in there:
        trigger = t.setup.defs[holder].triggers[i]
        if seat in trigger.users(t, holder, event) and trigger.applies(t, holder, event):
            for effect in trigger.effects:
                if isinstance(effect, CheaperByDiscards) and not hindrance(t, seat, holder, i):
                    lowest = min(lowest, effect.lowest(t, seat, cost, aside))
    t.pending.pop()
    return lowest


class NextCheaper(Effect):
    """Your next card in this phase costs `n` less and needs no resource match."""

    word: ClassVar[str] = "next-cheaper"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        t.modifiers.append(Modifier(NEXT_CHEAPER, NO_CARD, self.n, "phase-end", seat=me.seat))
        t.modifiers.append(Modifier(NEXT_NO_MATCH, NO_CARD, 1, "phase-end", seat=me.seat))
        t.tell("next-cheaper", me.seat, NO_CARD, self.n)
        report(t, 1, 1)


class NoMatch(Effect):
    """You need no resource match for cards from hand, until something ends."""

    word: ClassVar[str] = "no-match"
    fields: ClassVar[Fields] = {"until": WORD}

    def __init__(self, until: str) -> None:
        self.until = until

    def run(self, t: State, me: Step) -> None:
        t.modifiers.append(Modifier(NO_MATCH, NO_CARD, 1, self.until, seat=me.seat))
        t.tell("no-match", me.seat)
        report(t, 1, 1)

    def describe(self) -> Message:
        return Message("effect-no-match", until=self.until)


EFFECTS: Final[list[type[Effect]]] = [CheaperByDiscards, NextCheaper, NoMatch]
