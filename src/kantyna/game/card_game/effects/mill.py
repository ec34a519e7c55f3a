"""Discarding cards from the top of opponents' decks; each opponent's cards are one event (BOTF-320)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import answered, report
from ....engine.abilities.windows import Occur
from ....engine.effects.effect import NOTHING, Effect, Step
from ....engine.effects.fields import AMOUNT, SELECTOR, Fields
from ....engine.effects.hands import DECK, DISCARD
from ....engine.effects.selectors import Selector
from ....engine.ids import NO_CARD, Seat
from ....engine.voice import Message
from .. import board
from ..abilities.phrases import about
from ..formats.facedown_objectives import facedown
from ..formats.mode import mode_of
from .opponents import with_cards

if TYPE_CHECKING:
    from ....engine.state import State


def discard_top(t: State, seat: Seat, n: int) -> int:
    """Discard up to `n` cards from the top of that player's deck. This is no draw, so nobody loses by it. Returns how
    many."""
    cards = t.cards_in(seat, DECK)[: -n - 1 : -1]
    for card in cards:
        t.send(card, t.zone_of(t.owner[card], DISCARD), "discard", seat)
    if cards:
        t.note_progress()
        mode_of(t).recheck(t)
    return len(cards)


class Mill(Effect):
    """Each opponent discards `n` cards from the top of their deck (BOTF-255)."""

    word: ClassVar[str] = "mill"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def seats(self, t: State, me: Step) -> list[Seat]:
        """The players with cards in their decks who discard."""
        return with_cards(t, me.seat, DECK)

    def amount(self, t: State, me: Step) -> int:
        return self.n

    def run(self, t: State, me: Step) -> None:
        n = self.amount(t, me)
        seats = self.seats(t, me) if n else []
        if not seats:
            report(t, 0, 1)
        events: list[Step] = []
        for seat in seats:
            gone = discard_top(t, seat, n)
            report(t, gone, n)
            if t.over:
                return
            events.append(Step(Occur("milled", NOTHING, me.card), seat, NO_CARD, gone, t.setup))
        t.stack.extend(reversed(events))

    def possible(self, t: State, me: Step) -> bool:
        return self.amount(t, me) > 0 and bool(self.seats(t, me))


class MillDefender(Mill):
    """The defending player discards `n` per opponent at the start of the game (BOTF-264)."""

    word: ClassVar[str] = "mill-defender"

    def seats(self, t: State, me: Step) -> list[Seat]:
        return [seat for seat in with_cards(t, me.seat, DECK) if seat == board.defender(t)]

    def amount(self, t: State, me: Step) -> int:
        return self.n * len(board.other_side(t, me.seat))


class MillFacedown(Mill):
    """`n` cards for each of your face-down objectives."""

    word: ClassVar[str] = "mill-facedown"

    def amount(self, t: State, me: Step) -> int:
        return self.n * len(facedown(t, me.seat))


class MillDamage(Mill):
    """One card for each damage that the answered event placed on matching cards (BOTF-283)."""

    word: ClassVar[str] = "mill-damage"
    fields: ClassVar[Fields] = {"which": SELECTOR}

    def __init__(self, which: Selector) -> None:
        super().__init__(1)
        self.which = which

    def amount(self, t: State, me: Step) -> int:
        event = (
            answered(t) if any([each.ability >= 0 and each.card == me.card for each in t.pending]) else t.pending[-1]
        )
        hit = [card for card in event.affected() if self.which.fits(t, me.seat, card, me.card)]
        return sum([event.amount(card) for card in hit])

    def describe(self) -> Message:
        return about(Message("effect-mill-damage"), self.which)


class MillMore(Mill):
    """The opponent whose deck has just lost cards discards more."""

    word: ClassVar[str] = "mill-more"

    def seats(self, t: State, me: Step) -> list[Seat]:
        for event in reversed(t.pending):
            if event.kind == "milled":
                return [event.seat] if t.cards_in(event.seat, DECK) else []
        return []


EFFECTS: Final[list[type[Effect]]] = [Mill, MillDefender, MillFacedown, MillDamage, MillMore]
