"""An append-only list whose copies share what can no longer change."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

T = TypeVar("T")
CHUNK: Final = 64


class AppendOnlyList(Generic[T]):
    """Full chunks are never written again, so a copy takes them by reference and copies only the short tail.

    Hot code may append to `tail` directly: it is cut into chunks when a copy is made.
    """

    __slots__ = ("full", "tail")

    def __init__(self) -> None:
        self.full: list[list[T]] = []
        self.tail: list[T] = []

    def append(self, item: T) -> None:
        self.tail.append(item)

    def copy(self) -> AppendOnlyList[T]:
        while len(self.tail) >= CHUNK:
            self.full.append(self.tail[:CHUNK])
            self.tail = self.tail[CHUNK:]
        other: AppendOnlyList[T] = AppendOnlyList()
        other.full = self.full[:]
        other.tail = self.tail[:]
        return other

    def since(self, start: int) -> list[T]:
        """The items from number `start` on."""
        first = min(start // CHUNK, len(self.full))
        items: list[T] = []
        for chunk in self.full[first:]:
            items.extend(chunk)
        items.extend(self.tail)
        return items[start - first * CHUNK :]

    def at(self, number: int) -> T:
        """The item of that number."""
        chunk = number // CHUNK
        if chunk < len(self.full):
            return self.full[chunk][number % CHUNK]
        return self.tail[number - len(self.full) * CHUNK]

    def __len__(self) -> int:
        return len(self.full) * CHUNK + len(self.tail)
