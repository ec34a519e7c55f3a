"""Selectors: which cards an effect means, combined with `&`, `|` and `~`, such as `UNIT & ~(TROOPER | VEHICLE)`.

Selectors stand in the fields of effects and are written in positions like effects. Each game defines its own, with the
words for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from ..ids import NO_CARD, Card, Seat
from .effect import Effect
from .fields import AMOUNT, SELECTOR, SELECTORS, WORD, Fields

if TYPE_CHECKING:
    from ..state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Effect):
    """A test for cards. As an effect it does nothing."""

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        """Does it match the card? `seat` and `source` are whose text it is, for "enemy" and "this card"."""
        return True

    def __and__(self, other: Selector) -> Selector:
        return And(self, other)

    def __or__(self, other: Selector) -> Selector:
        return Or(self, other)

    def __invert__(self) -> Selector:
        return Not(self)


class And(Selector):
    """Cards that match all parts."""

    word: ClassVar[str] = "and"
    fields: ClassVar[Fields] = {"parts": SELECTORS}

    def __init__(self, *parts: Selector) -> None:
        self.parts = parts
        self.flat: list[Selector] = []
        """The parts without nesting, because `A & B & C` is tested on every card in play."""
        for part in parts:
            self.flat.extend(part.flat if isinstance(part, And) else [part])

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        for part in self.flat:
            if not part.fits(t, seat, card, source):
                return False
        return True


class Or(Selector):
    """Cards that match any part."""

    word: ClassVar[str] = "or"
    fields: ClassVar[Fields] = {"parts": SELECTORS}

    def __init__(self, *parts: Selector) -> None:
        self.parts = parts

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        for part in self.parts:
            if part.fits(t, seat, card, source):
                return True
        return False


class Not(Selector):
    """Cards that do not match the part."""

    word: ClassVar[str] = "not"
    fields: ClassVar[Fields] = {"part": SELECTOR}

    def __init__(self, part: Selector) -> None:
        self.part = part

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return not self.part.fits(t, seat, card, source)


class Yours(Selector):
    """Cards that the seat's team controls. Nobody controls cards in a common zone."""

    word: ClassVar[str] = "yours"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return t.controller(card) in t.setup.seating.team[seat]


class Theirs(Selector):
    """Cards that an opponent controls."""

    word: ClassVar[str] = "theirs"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return t.controller(card) in t.setup.seating.enemies[seat]


class AtMost(Selector):
    """Cards that print this number, at most this high: `AtMost("cost", 4)`."""

    word: ClassVar[str] = "at-most"
    fields: ClassVar[Fields] = {"name": WORD, "n": AMOUNT}

    def __init__(self, name: str, n: int) -> None:
        self.name = name
        self.n = n

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        printed = t.setup.defs[card].facts().get(self.name)
        return isinstance(printed, int) and printed <= self.n


def chosen(t: State, which: Selector, seat: Seat, cards: list[Card], source: Card = NO_CARD) -> list[Card]:
    """The cards that match, in their order."""
    return [card for card in cards if which.fits(t, seat, card, source)]
