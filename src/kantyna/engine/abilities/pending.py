"""Pending events: what may be answered, changed or cancelled before it happens.

A `PendingEvent` is small mutable data on the table, so that an interrupt can lower, redirect, replace or cancel it, and
so that later effects can read what was really done. Pending events nest; the innermost is the last. The frame of an
ability in use is a pending event too (`frames.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..effects.effect import Effect, Step
from ..effects.fields import AMOUNT, PART, Fields
from ..ids import NO_CARD, Card, Seat, number_of_seat, seat_of_number
from ..voice import Message

if TYPE_CHECKING:
    from ..state import State


class PendingEvent:
    """An event: its kind, its seat, and one card (`card`) or several at once (`cards`, `amounts`).

    `other` is a second card, such as a source of damage. `used` are the abilities that have answered it. `done` is how
    much was really done; `short` means that something was not done or was cancelled. `spared` are cards that the event
    no longer affects, because they left play or something else happened to them. `in_play`: all its cards were in
    active zones at the start. In a frame, `ability` is the index of the ability, `about` the index of the pending event
    that it answers (-1: none), `other` the card of a group that it answers for, `targets` its targets.
    """

    __slots__ = (
        "kind", "seat", "card", "other", "n", "cancelled", "used", "cards", "amounts", "done", "short", "ability",
        "about", "targets", "spared", "in_play",
    )  # fmt: skip

    def __init__(self, kind: str, seat: Seat, card: Card, other: Card, n: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.n = n
        self.cancelled = False
        self.used: list[int] = []
        self.cards: list[Card] = []
        self.amounts: list[int] = []
        self.done = 0
        self.short = False
        self.ability = -1
        self.about = -1
        self.targets: list[Card] = []
        self.spared: list[Card] = []
        self.in_play = False

    def subjects(self) -> list[Card]:
        """The cards that it is about."""
        return self.cards if self.cards else [self.card] if self.card >= 0 else []

    def affected(self) -> list[Card]:
        """The subjects that are not spared."""
        return [card for card in self.subjects() if card not in self.spared]

    def amount(self, card: Card) -> int:
        """The amount for that card."""
        return self.amounts[self.cards.index(card)] if self.cards else self.n

    def set_amount(self, card: Card, n: int) -> None:
        if self.cards:
            self.amounts[self.cards.index(card)] = n
        else:
            self.n = n

    def lower(self, card: Card, by: int) -> int:
        """Lower the amount for that card, to 0 at least. Returns by how much."""
        amount = self.amount(card)
        by = min(by, amount)
        self.set_amount(card, amount - by)
        return by

    def add(self, card: Card, n: int) -> None:
        """More for that card of a group, which may be new to the group or may have been spared."""
        if card not in self.cards:
            self.cards.append(card)
            self.amounts.append(0)
        if card in self.spared:
            self.spared.remove(card)
        self.set_amount(card, self.amount(card) + n)

    def spare(self, card: Card) -> None:
        """The event goes on without that card."""
        if card not in self.spared:
            self.spared.append(card)

    def remove(self, card: Card) -> None:
        """That card of a group is no subject any more."""
        i = self.cards.index(card)
        del self.cards[i]
        del self.amounts[i]

    def redirect(self, card: Card, seat: Seat) -> None:
        """All of it happens to that one card of that seat instead."""
        if self.cards:
            self.n = sum(self.amounts)
            self.cards = []
            self.amounts = []
        self.card = card
        self.seat = seat

    def set_group(self, cards: list[Card], amounts: list[int]) -> None:
        """It is about these cards, at once."""
        self.cards = cards
        self.amounts = amounts

    def keep(self, cards: list[Card], amounts: list[int]) -> None:
        """From now on it is only about what really happened; if nothing did, it is cancelled."""
        self.set_group(cards, amounts)
        self.cancelled = not cards

    def seat_for(self, card: Card) -> Seat:
        """The seat that the event keeps for that card in place of an amount, or `NO_SEAT`."""
        return seat_of_number(self.amount(card))

    def set_seat_for(self, card: Card, seat: Seat) -> None:
        self.set_amount(card, number_of_seat(seat))

    def copy(self) -> PendingEvent:
        twin = PendingEvent(self.kind, self.seat, self.card, self.other, self.n)
        twin.cancelled = self.cancelled
        twin.used = self.used[:]
        twin.cards = self.cards[:]
        twin.amounts = self.amounts[:]
        twin.done = self.done
        twin.short = self.short
        twin.ability = self.ability
        twin.about = self.about
        twin.targets = self.targets[:]
        twin.spared = self.spared[:]
        twin.in_play = self.in_play
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PendingEvent)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.card == other.card
            and self.other == other.other
            and self.n == other.n
            and self.cancelled == other.cancelled
            and self.used == other.used
            and self.cards == other.cards
            and self.amounts == other.amounts
            and self.done == other.done
            and self.short == other.short
            and self.ability == other.ability
            and self.about == other.about
            and self.targets == other.targets
            and self.spared == other.spared
            and self.in_play == other.in_play
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.card, self.n))


RESULT: Final = "part"
"""The kind of a pending event that only holds what a part of an effect did; nothing answers it."""


def frame(t: State) -> PendingEvent:
    """The innermost frame: that of the current ability."""
    i = len(t.pending) - 1
    while t.pending[i].ability < 0:
        i -= 1
    return t.pending[i]


def answered(t: State) -> PendingEvent:
    """The event that the current ability answers."""
    return t.pending[frame(t).about]


def report(t: State, done: int, wanted: int) -> None:
    """Record how much was done of what was wanted, for "then", "if you do" and "for each"."""
    if t.pending:
        event = t.pending[-1]
        event.done += done
        if done < wanted:
            event.short = True


def is_active(t: State, card: Card) -> bool:
    """Does that card lie in an active zone?"""
    return t.setup.active_zones[t.where[card]]


def spare_departed(t: State, event: PendingEvent) -> None:
    """Spare the cards of the event that have left play; without any card left the event is cancelled."""
    if not event.in_play or event.cancelled:
        return
    for card in event.affected():
        if not is_active(t, card):
            event.spare(card)
            if event.cards:
                event.set_amount(card, 0)
            event.short = True
            event.cancelled = not event.affected()


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement:
    """What happens to a card instead of an event of that kind, while the replacement's card is in force.

    Nobody chooses it and nothing cancels it. If it `ends` the event, nothing reacts; if it only changes the result,
    such as where a card goes, the event goes on.
    """

    def __init__(self, kind: str, effect: Effect, ends: bool = True) -> None:
        self.kind = kind
        self.effect = effect
        self.ends = ends

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        """Does it apply to that card? By default only to its own."""
        return holder == card

    def describe(self) -> Message:
        return Message("replacement-" + self.kind, effect=self.effect.describe())


def replacement(t: State, kind: str, card: Card) -> Replacement | None:
    """The replacement for that card, if any: its own before those of other cards."""
    setup = t.setup
    found: Replacement | None = None
    for holder in setup.replacers.get(kind, ()):
        if setup.active_zones[t.where[holder]]:
            for each in setup.defs[holder].replacements:
                if each.kind == kind and each.applies(t, holder, card) and (found is None or holder == card):
                    found = each
    return found


class Happen(Effect):
    """The event itself, after the interrupts. The effect runs once for a whole group."""

    word: ClassVar[str] = "happen"
    fields: ClassVar[Fields] = {"effect": PART}
    outlives: ClassVar[bool] = True

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        event.used.clear()
        spare_departed(t, event)
        if event.cancelled:
            event.short = True
            return
        if event.kind in t.setup.replacers:
            for card in event.affected():
                instead = replacement(t, event.kind, card)
                if instead is not None:
                    self.replace(t, event, card, instead)
        if not event.cancelled and (not event.spared or event.affected()):
            t.push(self.effect, event.seat, event.card, event.n)

    def replace(self, t: State, event: PendingEvent, card: Card, instead: Replacement) -> None:
        """Replace the event for that card only."""
        t.push(instead.effect, t.controller(card), card, event.amount(card))
        if not instead.ends:
            event.spare(card)
        elif len(event.cards) > 1:
            event.remove(card)
            event.short = True
        else:
            event.cancelled = event.short = True


class Settle(Effect):
    """End the event and what lasts until it. What was done counts for the outer event too."""

    word: ClassVar[str] = "settle"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        event = t.pending.pop()
        t.expire(until_settled(t, len(t.pending)))
        if t.pending and event.ability < 0:
            outer = t.pending[-1]
            outer.done += event.done
            outer.short = outer.short or event.short


SETTLE: Final = Settle()


def until_settled(t: State, place: int) -> str:
    """The name of the end of the pending event at that index."""
    return f"event-{place}"


class Cancel(Effect):
    """Cancel the answered event."""

    word: ClassVar[str] = "cancel"

    def run(self, t: State, me: Step) -> None:
        event = answered(t)
        may = t.setup.rules.may_cancel(t, me.seat, event)
        report(t, 0 if event.cancelled or not may else 1, 1)
        event.cancelled = event.cancelled or may

    def possible(self, t: State, me: Step) -> bool:
        return not t.pending or t.setup.rules.may_cancel(t, me.seat, t.pending[-1])


class Lower(Effect):
    """Lower the amount of the answered event, to 0 at least: for the card that the ability is about, or for each."""

    word: ClassVar[str] = "lower"
    fields: ClassVar[Fields] = {"by": AMOUNT}

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, t: State, me: Step) -> None:
        event, concerned = answered(t), frame(t).other
        cards = event.cards or [event.card]
        lowered = [event.lower(card, self.by) for card in cards if concerned < 0 or card == concerned]
        report(t, sum(lowered), self.by)


class Redirect(Effect):
    """The whole answered event happens to the ability's card instead."""

    word: ClassVar[str] = "redirect"

    def run(self, t: State, me: Step) -> None:
        answered(t).redirect(me.card, t.controller(me.card))
        report(t, 1, 1)


# what was really done


class Then(Effect):
    """`first`, and the rest only if it was done in full; the payload of the rest is how much was done."""

    word: ClassVar[str] = "then"
    fields: ClassVar[Fields] = {"first": PART, "rest": PART}

    def __init__(self, first: Effect, rest: Effect) -> None:
        self.first = first
        self.rest = rest

    def goes_on(self, done: int, short: bool) -> bool:
        return not short

    def run(self, t: State, me: Step) -> None:
        t.pending.append(PendingEvent(RESULT, me.seat, me.card, NO_CARD, 0))
        t.push(GoOn(self), me.seat, me.card, 0)
        t.push(self.first, me.seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return self.first.possible(t, me)

    def might(self, t: State, me: Step) -> bool:
        return self.first.might(t, me)


class IfYouDo(Then):
    """`first`, and the rest if anything of it was done."""

    word: ClassVar[str] = "if-you-do"

    def goes_on(self, done: int, short: bool) -> bool:
        return done > 0


class GoOn(Effect):
    """After the first part of a "then"."""

    word: ClassVar[str] = "go-on"
    fields: ClassVar[Fields] = {"whole": PART}
    outlives: ClassVar[bool] = True

    def __init__(self, whole: Effect) -> None:
        self.whole = whole

    def run(self, t: State, me: Step) -> None:
        part = t.pending[-1]
        SETTLE.run(t, me)
        whole = self.whole
        assert isinstance(whole, Then)
        if whole.goes_on(part.done, part.short) and not t.setup.rules.seats.is_out(t, me.seat):
            t.push(whole.rest, me.seat, me.card, part.done)


class ForEach(Effect):
    """Run the effect as often as the amount done before."""

    word: ClassVar[str] = "for-each"
    fields: ClassVar[Fields] = {"effect": PART}

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, t: State, me: Step) -> None:
        for _ in range(me.amount):
            t.push(self.effect, me.seat, me.card, 0)
