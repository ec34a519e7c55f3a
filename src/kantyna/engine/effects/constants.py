"""Constant effects: applied when a number is read, never written into a card.

A number is read in layers: a set value replaces the printed one, then additions apply, then doublings, and it is never
below 0. A fixed value overrides everything else. "Cannot" works in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..ids import NO_CARD, NO_SEAT, Card, Seat
from ..voice import Message

if TYPE_CHECKING:
    from ..cards import CardDef
    from ..state import State

ADD: Final = 0
SET: Final = 1
DOUBLE: Final = 2
FIX: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Constant:
    """While its card lies in an active zone, it changes the number `stat` of some cards, or of some seats."""

    word: ClassVar[str] = "constant"

    def __init__(self, stat: str, n: int, layer: int = ADD) -> None:
        self.stat = stat
        self.n = n
        self.layer = layer

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        """Does the constant on `holder` concern `card`?"""
        return True

    def applies_to_seat(self, t: State, holder: Card, seat: Seat) -> bool:
        """Does it change a number of that seat? By default that of its controller."""
        return t.controller(holder) == seat

    def amount(self, t: State, holder: Card, card: Card) -> int:
        return self.n

    def describe(self) -> Message:
        return Message("constant-" + self.word, n=self.n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Attached(Constant):
    """A constant that applies to the card that its own card is attached to."""

    word: ClassVar[str] = "attached"

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        return t.host[holder] == card


class Modifier:
    """A change of a card's or a seat's number that lasts until an event of kind `until`."""

    __slots__ = ("stat", "card", "n", "until", "layer", "seat")

    def __init__(self, stat: str, card: Card, n: int, until: str, layer: int = ADD, seat: Seat = NO_SEAT) -> None:
        self.stat = stat
        self.card = card
        self.n = n
        self.until = until
        self.layer = layer
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Modifier)
            and self.stat == other.stat
            and self.card == other.card
            and self.n == other.n
            and self.until == other.until
            and self.layer == other.layer
            and self.seat == other.seat
        )

    def __hash__(self) -> int:
        return hash((self.stat, self.card, self.n, self.until))


class Reading:
    """A number while it passes through the layers."""

    __slots__ = ("base", "added", "doubled", "fixed")

    def __init__(self, printed: int) -> None:
        self.base = printed
        self.added = 0
        self.doubled = 0
        self.fixed = -1

    def take(self, layer: int, n: int) -> None:
        if layer == ADD:
            self.added += n
        elif layer == SET:
            self.base = n
        elif layer == DOUBLE:
            self.doubled += n
        else:
            self.fixed = n

    def value(self) -> int:
        if self.fixed >= 0:
            return self.fixed
        return max(0, (self.base + self.added) << self.doubled)


def read(t: State, stat: str, card: Card, printed: int, more: int = 0) -> int:
    """The current number `stat` of a card: the printed one, every constant and lasting effect on it, and `more`."""
    holders = t.setup.constants.get(stat)
    if holders is None and not t.modifiers and not more:
        return printed
    reading: Reading | None = None
    if more:
        reading = Reading(printed)
        reading.added = more
    if holders is not None:
        where, active = t.where, t.setup.active_zones
        for holder in holders:
            if active[where[holder]]:
                definition: CardDef = t.setup.defs[holder]
                for constant in definition.constants:
                    if constant.stat == stat and constant.applies(t, holder, card):
                        reading = reading or Reading(printed)
                        reading.take(constant.layer, constant.amount(t, holder, card))
    for modifier in t.modifiers:
        if modifier.stat == stat and modifier.card == card:
            reading = reading or Reading(printed)
            reading.take(modifier.layer, modifier.n)
    return printed if reading is None else reading.value()


def read_seat(t: State, stat: str, seat: Seat, printed: int) -> int:
    """The current number `stat` of a seat."""
    holders = t.setup.constants.get(stat)
    if holders is None and not t.modifiers:
        return printed
    reading: Reading | None = None
    if holders is not None:
        where, active = t.where, t.setup.active_zones
        for holder in holders:
            if active[where[holder]]:
                definition: CardDef = t.setup.defs[holder]
                for constant in definition.constants:
                    if constant.stat == stat and constant.applies_to_seat(t, holder, seat):
                        reading = reading or Reading(printed)
                        reading.take(constant.layer, constant.amount(t, holder, NO_CARD))
    for modifier in t.modifiers:
        if modifier.stat == stat and modifier.seat == seat:
            reading = reading or Reading(printed)
            reading.take(modifier.layer, modifier.n)
    return printed if reading is None else reading.value()


NOTHING_FORBIDS: Final = -2
FOR_A_WHILE: Final = -1


def forbidden(t: State, what: str, card: Card) -> int:
    """The card that says "this card cannot `what`"; `FOR_A_WHILE`: a lasting effect; otherwise none."""
    stat = "cannot-" + what
    holders = t.setup.constants.get(stat)
    if holders is None and not t.modifiers:
        return NOTHING_FORBIDS
    if holders is not None:
        where, active = t.where, t.setup.active_zones
        for holder in holders:
            if active[where[holder]]:
                definition: CardDef = t.setup.defs[holder]
                for constant in definition.constants:
                    if constant.stat == stat and constant.applies(t, holder, card):
                        return holder
    for modifier in t.modifiers:
        if modifier.stat == stat and modifier.card == card:
            return FOR_A_WHILE
    return NOTHING_FORBIDS
