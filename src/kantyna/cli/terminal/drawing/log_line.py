"""One line of the log: an event, with its consequences in brackets."""

from __future__ import annotations

from itertools import groupby


class LogLine:
    """An event and its consequences. `seat` is the seat that acted, or -1. `indented`: part of a longer story."""

    def __init__(self, head: str, seat: int = -1, heading: bool = False, indented: bool = False) -> None:
        self.head = head
        self.seat = seat
        self.heading = heading
        self.indented = indented
        self.consequences: list[tuple[str, str]] = []
        """Text and, apart from it, the card it ends with: "draws " with several cards becomes one list."""

    def text(self) -> str:
        if not self.consequences:
            return self.head
        followed: list[str] = []
        for start, alike in groupby(self.consequences, key=lambda consequence: consequence[0]):
            cards = [card for _, card in alike]
            followed += [start + ", ".join(numbered(cards))] if cards[0] else numbered([start] * len(cards))
        # avoid a second pair of brackets
        head = self.head.removesuffix(")") + "; " if self.head.endswith(")") else self.head + " ("
        return head + "; ".join(followed) + ")"


def counted(texts: list[str]) -> list[tuple[str, int]]:
    """Runs of equal texts, with their lengths."""
    return [(text, len(list(alike))) for text, alike in groupby(texts)]


def numbered(texts: list[str]) -> list[str]:
    """Runs of equal texts as "Scout ×2"."""
    return [text if n == 1 else f"{text} ×{n}" for text, n in counted(texts)]


def number(n: int) -> str:
    """With a real minus sign instead of a hyphen."""
    return str(n).replace("-", "−")
