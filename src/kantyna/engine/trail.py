"""An append-only list whose copies share what can no longer change."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

T = TypeVar("T")
CHUNK: Final = 64


class Trail(Generic[T]):
    """Full chunks are never written again, so a copy takes them by reference and copies only the tail."""

    __slots__ = ("full", "tail")

    def __init__(self) -> None:
        self.full: list[list[T]] = []
        self.tail: list[T] = []

    def append(self, item: T) -> None:
        self.tail.append(item)
        if len(self.tail) == CHUNK:
            self.full.append(self.tail)
            self.tail = []

    def copy(self) -> Trail[T]:
        other: Trail[T] = Trail()
        other.full = self.full[:]
        other.tail = self.tail[:]
        return other

    def since(self, start: int) -> list[T]:
        """The items from number `start` on."""
        items: list[T] = []
        first = start // CHUNK
        for chunk in self.full[first:]:
            items.extend(chunk)
        if first <= len(self.full):
            items.extend(self.tail)
            return items[start - first * CHUNK :]
        return []

    def __len__(self) -> int:
        return len(self.full) * CHUNK + len(self.tail)
