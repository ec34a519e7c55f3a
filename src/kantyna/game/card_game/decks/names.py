"""Finding cards by typed names, in any language, ignoring case, accents and punctuation."""

from __future__ import annotations

import difflib
import unicodedata
from typing import Final

from ....engine.voice import LANGUAGES, card_name

LONGEST: Final = 60
"""Longer input is not looked up: no name is longer."""
COMPARED: Final = 8
"""How many names are compared letter by letter with the input."""


def simple(name: str) -> str:
    """A name without case, accents and punctuation: "Ścieżka bohatera!" becomes "sciezka bohatera"."""
    letters: list[str] = []
    # cut twice: one character may expand to eighteen letters
    spelt = unicodedata.normalize("NFKD", name[: 2 * LONGEST].casefold().replace("ł", "l"))
    for letter in spelt[: 2 * LONGEST]:
        if letter.isalnum():
            letters.append(letter)
        elif letter not in "'’`´" and not unicodedata.combining(letter):
            letters.append(" ")
    return " ".join("".join(letters).split())


class Names:
    """An index of cards by name."""

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids
        self.known: dict[str, list[str]] = {}
        """Ids by name. Three titles belong to two cards, one per side. Filled on first use."""
        self.with_pair: dict[str, list[str]] = {}
        """Names by pair of adjacent letters. Filled on first use."""

    def find(self, typed: str) -> list[str]:
        """The ids of cards with that name: none, one, or one per side."""
        return self.table().get(simple(typed), [])

    def nearest(self, typed: str) -> str:
        """The id of the card with the most similar name; empty: none is similar."""
        wanted = simple(typed)
        if len(wanted) > LONGEST:
            return ""
        like = difflib.get_close_matches(wanted, self._alike(wanted), 1)
        return self.known[like[0]][0] if like else ""

    def _alike(self, wanted: str) -> list[str]:
        """The few names that share most letter pairs with it; comparing with all names would be slow."""
        if not self.with_pair:
            for name in self.table():
                for pair in _pairs(name):
                    self.with_pair.setdefault(pair, []).append(name)
        shared: dict[str, int] = {}
        for pair in _pairs(wanted):
            for name in self.with_pair.get(pair, []):
                shared[name] = shared.get(name, 0) + 1
        return sorted(shared, key=lambda name: shared[name], reverse=True)[:COMPARED]

    def table(self) -> dict[str, list[str]]:
        if not self.known:
            found: dict[str, list[str]] = {}
            for id in self.ids:
                for lang in LANGUAGES:
                    ids = found.setdefault(simple(card_name(id).text(lang)), [])
                    if id not in ids:
                        ids.append(id)
            self.known = found
        return self.known


def _pairs(name: str) -> set[str]:
    """Pairs of adjacent letters: "sith" has "si", "it", "th"."""
    return {name[i : i + 2] for i in range(len(name) - 1)}
