"""Constants that depend on common reserves; a game of two has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.ids import Card
from ....engine.voice import Message
from ..abilities.constants import ForYou
from .common_reserve import in_reserve

if TYPE_CHECKING:
    from ....engine.state import State


class PerReserve(ForYou):
    """`n` more Force icons in each struggle for every card in a common reserve of your side."""

    word: ClassVar[str] = "per-reserve"

    def __init__(self, n: int) -> None:
        super().__init__("struggle-icons", n)

    def amount(self, t: State, holder: Card, card: Card) -> int:
        return self.n * len(in_reserve(t, t.controller(holder)))

    def describe(self) -> Message:
        return Message("constant-struggle-icons-per-reserve", n=self.n)
