"""The journal of a game: every use of chance and every move of cards, to check shuffles without the rules.

A journal is a list, in the order in which things happened:

* `[zone, keep, card, …]`: a zone changed; its first `keep` cards stay, and these now lie on top.
* `["shuffle", zone, [cards before], [cards after]]`: the zone is -1 if the cards are in none, or only a part of one.
* `["draw", n, k]`: the generator drew k from the numbers below n.
* `["at", n]`: n choices have been made; nothing moves until the next.

Cards and zones are numbers; `Journal` names both. The last card of a zone is its top.
"""

from __future__ import annotations

from typing import Any

from ..ids import Card
from ..state import State
from ..table import Table, TableData
from .deal import deal_with
from .generator import AnyInt
from .secret import KeyedChance

Json = Any


class JournalChance(KeyedChance):
    """A secret generator that records its use. Its copies do not."""

    __slots__ = ("state", "entries", "lying", "shuffling")

    def __init__(self, key: str, state: State) -> None:
        super().__init__(key, 0)
        self.state = state
        self.entries: list[Json] = []
        self.lying: list[list[Card]] = [[] for _ in state.zones]
        """The zones as recorded last."""
        self.shuffling = False

    def below(self, n: int) -> int:
        k = super().below(n)
        if not self.shuffling:
            self.note_zones()
            self.entries.append(["draw", n, k])
        return k

    def shuffle(self, cards: list[AnyInt]) -> None:
        self.note_zones()
        zone = -1
        for number, lying in enumerate(self.state.zones):
            if lying is cards:
                zone = number
        before = cards[:]
        self.shuffling = True
        super().shuffle(cards)
        self.shuffling = False
        self.entries.append(["shuffle", zone, before, cards[:]])
        if zone >= 0:
            self.lying[zone] = self.state.zones[zone][:]

    def note_zones(self) -> None:
        """Record what the rules have moved since the last entry."""
        for zone, cards in enumerate(self.state.zones):
            old = self.lying[zone]
            if cards != old:
                keep = 0
                while keep < len(old) and keep < len(cards) and old[keep] == cards[keep]:
                    keep += 1
                self.entries.append([zone, keep, *cards[keep:]])
                self.lying[zone] = cards[:]

    def note_choices(self, n: int) -> None:
        self.note_zones()
        self.entries.append(["at", n])


def journal(table: Table) -> dict[str, Json] | None:
    """The journal of a game so far; None if its shuffles come from no secret, or it began at a position."""
    record = table.record()
    seed = record["seed"]
    if not isinstance(seed, str) or "start" in record:
        return None
    setup = table._state.setup
    state = State(setup)
    chance = JournalChance(seed, state)
    state.chance = chance
    again = Table(TableData(deal_with(state, table._decks), seed, True))
    chance.note_choices(0)
    for n, (seat, key) in enumerate(record["choices"]):
        again.choose(seat, key)
        chance.note_choices(n + 1)
    return {
        "cards": list(setup.labels),
        "zones": list(setup.zone_names),
        "decks": [name for name, kind in zip(setup.zone_names, setup.zone_kinds, strict=True) if kind.deck],
        "entries": chance.entries,
    }
