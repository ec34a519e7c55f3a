"""Constant effects: asked for when a number is read, never written into a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from .cards import CardDef
from .voice import Message

if TYPE_CHECKING:
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Constant:
    """While its card lies in an active zone, it changes the number `stat` of some cards by `n`."""

    word: ClassVar[str] = "constant"

    def __init__(self, stat: str, n: int) -> None:
        self.stat = stat
        self.n = n

    def applies(self, t: State, holder: int, card: int) -> bool:
        """Does the constant on `holder` concern `card`?"""
        return True

    def amount(self, t: State, holder: int, card: int) -> int:
        return self.n

    def describe(self) -> Message:
        return Message("constant-" + self.word, n=self.n)


class Attached(Constant):
    """Concerns the card that its own card is attached to."""

    word: ClassVar[str] = "attached"

    def applies(self, t: State, holder: int, card: int) -> bool:
        return t.host[holder] == card


class Lasting:
    """A change of a card's number that outlives the effect that made it, until an event of kind `until`."""

    __slots__ = ("stat", "card", "n", "until")

    def __init__(self, stat: str, card: int, n: int, until: str) -> None:
        self.stat = stat
        self.card = card
        self.n = n
        self.until = until

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Lasting)
            and self.stat == other.stat
            and self.card == other.card
            and self.n == other.n
            and self.until == other.until
        )

    def __hash__(self) -> int:
        return hash((self.stat, self.card, self.n, self.until))


def read(t: State, stat: str, card: int, printed: int) -> int:
    """The number `stat` of a card as it counts now: as printed, with every constant and lasting effect on it."""
    total = printed
    holders = t.setup.constants.get(stat)
    if holders is not None:
        for holder in holders:
            zone = t.where[holder]
            if zone >= 0 and t.setup.active_zones[zone]:
                definition: CardDef = t.setup.defs[holder]
                for constant in definition.constants:
                    if constant.stat == stat and constant.applies(t, holder, card):
                        total += constant.amount(t, holder, card)
    for lasting in t.lasting:
        if lasting.stat == stat and lasting.card == card:
            total += lasting.n
    return total
