"""What cards say of common reserves; a game of two has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.voice import Message
from . import board
from .steady import ForYou

if TYPE_CHECKING:
    from ...engine.state import State


def held_in_common(t: State, seat: int) -> list[int]:
    """The cards in the common reserves of that player's side."""
    zones = [zone for mate in board.friends(t, seat) for zone in t.setup.zones_of(mate)]
    return [card for zone in zones if t.zone_kind(zone).name == "reserve" for card in t.zones[zone]]


class PerReserve(ForYou):
    """So many Force icons more in each Force struggle for every card in a common reserve of one's side."""

    word: ClassVar[str] = "per-reserve"

    def __init__(self, n: int) -> None:
        super().__init__("struggle-icons", n)

    def amount(self, t: State, holder: int, card: int) -> int:
        return self.n * len(held_in_common(t, t.controller(holder)))

    def describe(self) -> Message:
        return Message("constant-struggle-icons-per-reserve", n=self.n)
