"""Which cards are meant: small data put together with `&`, `|` and `~`, such as `UNIT & ~(TROOPER | VEHICLE)`.

A selector stands in the fields of effects and is written in positions like one. What a single one asks of a card is
the game's; how a text speaks of such cards, too.
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
    """Is a card one of those that are meant? Nothing to be done."""

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        """`seat`: who speaks of such cards, for "enemy" is another one for each; `source`: the card that does, if one
        does, for "this card" and "its host" are."""
        return True

    def __and__(self, other: Selector) -> Selector:
        return And(self, other)

    def __or__(self, other: Selector) -> Selector:
        return Or(self, other)

    def __invert__(self) -> Selector:
        return Not(self)


class And(Selector):
    """What all of the parts mean."""

    word: ClassVar[str] = "and"
    fields: ClassVar[Fields] = {"parts": SELECTORS}

    def __init__(self, *parts: Selector) -> None:
        self.parts = parts
        self.flat: list[Selector] = []
        """The parts of the parts, without nesting: `A & B & C` is asked of every card in play."""
        for part in parts:
            self.flat.extend(part.flat if isinstance(part, And) else [part])

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        for part in self.flat:
            if not part.fits(t, seat, card, source):
                return False
        return True


class Or(Selector):
    """What any of the parts means."""

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
    """What the part does not mean."""

    word: ClassVar[str] = "not"
    fields: ClassVar[Fields] = {"part": SELECTOR}

    def __init__(self, part: Selector) -> None:
        self.part = part

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return not self.part.fits(t, seat, card, source)


class Yours(Selector):
    """Cards that the seat's team controls; what lies in a common zone nobody does."""

    word: ClassVar[str] = "yours"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return t.controller(card) in t.setup.seating.team[seat]


class Theirs(Selector):
    """Cards that an opponent controls."""

    word: ClassVar[str] = "theirs"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return t.controller(card) in t.setup.seating.enemies[seat]


class AtMost(Selector):
    """Cards on which that number is printed, and is no higher than this: `AtMost("cost", 4)`."""

    word: ClassVar[str] = "at-most"
    fields: ClassVar[Fields] = {"name": WORD, "n": AMOUNT}

    def __init__(self, name: str, n: int) -> None:
        self.name = name
        self.n = n

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        printed = t.setup.defs[card].facts().get(self.name)
        return isinstance(printed, int) and printed <= self.n


def chosen(t: State, which: Selector, seat: Seat, cards: list[Card], source: Card = NO_CARD) -> list[int]:
    """Those of the cards that are meant, in their order."""
    return [card for card in cards if which.fits(t, seat, card, source)]
