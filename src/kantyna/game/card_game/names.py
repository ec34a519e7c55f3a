"""Finding a card by the name that somebody typed: in any language, capitals, accents and punctuation forgiven."""

from __future__ import annotations

import difflib
import unicodedata
from typing import Final

from ...engine.voice import LANGUAGES, card_name

LONGEST: Final = 60
"""No name is longer; what is, is not looked up."""


def simple(name: str) -> str:
    """What is left of a name when everything is forgiven: "Ścieżka bohatera!" is "sciezka bohatera"."""
    letters: list[str] = []
    for letter in unicodedata.normalize("NFKD", name[: 2 * LONGEST].casefold().replace("ł", "l")):
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

    def find(self, typed: str) -> list[str]:
        """The ids of the cards of that name: none, one, or one a side."""
        return self.table().get(simple(typed), [])

    def nearest(self, typed: str) -> str:
        """The id of the card whose name is most like what was typed; empty: none is."""
        wanted = simple(typed)
        if len(wanted) > LONGEST:
            return ""
        like = difflib.get_close_matches(wanted, list(self.table()), 1)
        return self.known[like[0]][0] if like else ""

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
