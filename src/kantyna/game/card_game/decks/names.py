"""Finding a card by the name that somebody typed: in any language, capitals, accents and punctuation forgiven."""

from __future__ import annotations

import difflib
import unicodedata
from typing import Final

from ....engine.voice import LANGUAGES, card_name

LONGEST: Final = 60
"""No name is longer; what is, is not looked up."""
COMPARED: Final = 8
"""Names that are compared letter by letter with what was typed."""


def simple(name: str) -> str:
    """What is left of a name when everything is forgiven: "Ścieżka bohatera!" is "sciezka bohatera"."""
    letters: list[str] = []
    # cut twice: one sign may stand for eighteen letters
    spelt = unicodedata.normalize("NFKD", name[: 2 * LONGEST].casefold().replace("ł", "l"))
    for letter in spelt[: 2 * LONGEST]:
        if letter.isalnum():
            letters.append(letter)
        elif letter not in "'’`´" and not unicodedata.combining(letter):
            letters.append(" ")
    return " ".join("".join(letters).split())


class Names:
    """The cards among which a name is looked up."""

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids
        self.known: dict[str, list[str]] = {}
        """Ids by name; three titles are of two cards, one a side. Filled when the first name is asked for."""
        self.with_pair: dict[str, list[str]] = {}
        """The names in which two letters follow each other. Filled likewise."""

    def find(self, typed: str) -> list[str]:
        """The ids of the cards of that name: none, one, or one a side."""
        return self.table().get(simple(typed), [])

    def nearest(self, typed: str) -> str:
        """The id of the card whose name is most like what was typed; empty: none is."""
        wanted = simple(typed)
        if len(wanted) > LONGEST:
            return ""
        like = difflib.get_close_matches(wanted, self._alike(wanted), 1)
        return self.known[like[0]][0] if like else ""

    def _alike(self, wanted: str) -> list[str]:
        """The few names that share most pairs of letters with that one: to compare it with all would take long."""
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
    """Letters that follow each other: "sith" has "si", "it", "th"."""
    return {name[i : i + 2] for i in range(len(name) - 1)}
