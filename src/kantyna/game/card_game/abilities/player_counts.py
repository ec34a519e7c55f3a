"""Constants that count players."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.effects.selectors import Selector
from ....engine.ids import Card
from ....engine.voice import Message
from .. import board
from .constants import For, ForYou
from .phrases import about

if TYPE_CHECKING:
    from ....engine.state import State


class PerOpponent(ForYou):
    """An amount per opponent still in the game (BOTF-264)."""

    word: ClassVar[str] = "per-opponent"

    def amount(self, t: State, holder: Card, card: Card) -> int:
        return self.n * len(board.enemies(t, t.controller(holder)))

    def describe(self) -> Message:
        return Message(f"constant-{self.stat}-per-opponent", n=self.n)


class PerEnemy(For):
    """An amount per opponent at the start of the game (BOTF-093)."""

    word: ClassVar[str] = "per-enemy"

    def __init__(self, stat: str, n: int, which: Selector) -> None:
        super().__init__(stat, n, which)

    def amount(self, t: State, holder: Card, card: Card) -> int:
        return self.n * len(board.other_side(t, t.controller(holder)))

    def describe(self) -> Message:
        return about(Message(f"constant-{self.stat}-per-enemy", n=self.n), self.which)
