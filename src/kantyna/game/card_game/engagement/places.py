"""Effects that change who controls a unit, or whether it participates in the engagement."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import SELECTOR, Fields
from ....engine.effects.selectors import Selector
from ....engine.ids import Card
from ....engine.voice import Message
from .. import board
from ..abilities.phrases import about
from ..abilities.selectors import affected
from ..cards.card_types import ENHANCEMENT, UNIT
from ..effects.in_play import ToCards
from ..terms import PARTICIPATION
from ..turn.movement import change_control

if TYPE_CHECKING:
    from ....engine.state import State


class TakeControl(ToCards):
    """Take control of units or enhancements for good; their owners stay the same."""

    word: ClassVar[str] = "take-control"

    def can(self, t: State, me: Step, card: Card) -> bool:
        return t.controller(card) != me.seat and board.kind(t, card) in (UNIT, ENHANCEMENT)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            change_control(t, card, me.seat)
            report(t, 1, 1)


class Withdraw(ToCards):
    """Remove units from the engagement, as if they had never been in it (SWLCG-351)."""

    word: ClassVar[str] = "remove-from-engagement"

    def can(self, t: State, me: Step, card: Card) -> bool:
        return t.marks[PARTICIPATION][card] > 0

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            t.marks[PARTICIPATION][card] = 0
            t.tell("remove-from-engagement", t.controller(card), card)
            report(t, 1, 1)


class TradePlaces(Effect):
    """A participant and another unit of its side trade places, if there is one of each (SWLCG-770)."""

    word: ClassVar[str] = "trade-places"
    fields: ClassVar[Fields] = {"first": SELECTOR, "second": SELECTOR}

    def __init__(self, first: Selector, second: Selector) -> None:
        self.first = first
        self.second = second

    def pair(self, t: State, me: Step) -> list[Card]:
        """A participant and a unit that does not participate; empty if either is missing."""
        fighting = [card for card in affected(t, self.first, me) if t.marks[PARTICIPATION][card]]
        waiting = [
            card for card in affected(t, self.second, me) if board.is_unit(t, card) and not t.marks[PARTICIPATION][card]
        ]
        return [fighting[0], waiting[0]] if fighting and waiting else []

    def run(self, t: State, me: Step) -> None:
        pair = self.pair(t, me)
        if pair:
            part = t.marks[PARTICIPATION]
            part[pair[1]], part[pair[0]] = part[pair[0]], 0
            t.tell("trade-places", me.seat, pair[0])
        report(t, 1 if pair else 0, 1)

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.pair(t, me))

    def describe(self) -> Message:
        return about(about(Message("effect-trade-places"), self.first, "first_"), self.second, "second_")


EFFECTS: Final[list[type[Effect]]] = [TakeControl, Withdraw, TradePlaces]
