"""What happened, in few lines: what follows from what is one line, and so is the end of a turn."""

from __future__ import annotations

from itertools import groupby

from ....engine.history.events import Event

DRAWS = ("shuffle", "draw")
"""Events that end a turn after its cards were put away."""


class LogLine:
    """A line of the log, with what followed from it. `seat` is who did it, -1 when nobody did; `within`: it belongs to
    a story that has begun."""

    def __init__(self, head: str, seat: int = -1, heading: bool = False, within: bool = False) -> None:
        self.head = head
        self.seat = seat
        self.heading = heading
        self.within = within
        self.gains: list[tuple[str, str]] = []
        """What followed; a card that it ends with stands apart, so that several cards can be told together."""

    def text(self) -> str:
        if not self.gains:
            return self.head
        gains: list[str] = []
        for start, alike in groupby(self.gains, key=lambda gain: gain[0]):
            cards = [card for _, card in alike]
            gains += [start + ", ".join(numbered(cards))] if cards[0] else numbered([start] * len(cards))
        # one pair of brackets is enough
        head = self.head.removesuffix(")") + "; " if self.head.endswith(")") else self.head + " ("
        return head + "; ".join(gains) + ")"


def turn_ends(events: list[Event], puts_away: tuple[str, ...]) -> dict[int, int]:
    """The events that are the end of a turn, by number, each with the number of the first event after that end.

    `puts_away`: the kinds of event that put a turn's cards away; all of it is told in one line a player.
    """
    ends: dict[int, int] = {}
    for after, event in enumerate(events):
        if event.kind != "turn" or event.n == 1:  # before the first turn hands are dealt
            continue
        start = after
        while start and events[start - 1].kind in (*puts_away, *DRAWS):
            start -= 1
        # what was drawn before cards were put away was drawn by an ability
        clears = [i for i in range(start, after) if events[i].kind in puts_away]
        ends.update(dict.fromkeys(range(min(clears, default=start), after), after))
    return ends


def counted(texts: list[str]) -> list[tuple[str, int]]:
    """Neighbours that are equal drawn together, with their number."""
    return [(text, len(list(alike))) for text, alike in groupby(texts)]


def numbered(texts: list[str]) -> list[str]:
    """The same, said: "Scout ×2"."""
    return [text if n == 1 else f"{text} ×{n}" for text, n in counted(texts)]


def number(n: int) -> str:
    """With a minus sign, which a hyphen is not."""
    return str(n).replace("-", "−")
