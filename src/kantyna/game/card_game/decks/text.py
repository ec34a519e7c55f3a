"""Decks as text: the affiliation, then one line per set, "2 A Hero's Journey". `#` begins a comment."""

from __future__ import annotations

import re
from typing import Final

from ....engine.serialization.codec import quote
from ..cards.card_types import affiliation_name
from ..cards.sets import SETS
from .drafts import MOST_ENTRIES, SET_NAMES, Draft

LINE: Final = re.compile(r"([0-9]+) ?[x×]? (.+)", re.IGNORECASE)
MOST_DIGITS: Final = 3
MOST_LINES: Final = 4 * MOST_ENTRIES
"""Including empty lines and comments."""


def draft_of_text(text: str) -> Draft:
    """Read a deck from text. Names may be English or Polish, line by line; without a number there is 1 copy."""
    draft = Draft()
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        return draft.refuse("long", n=len(lines), most=MOST_LINES)
    lines = [" ".join(line.partition("#")[0].split()) for line in lines]
    lines = [line for line in lines if line]
    if len(lines) > MOST_ENTRIES:
        return draft.refuse("long", n=len(lines), most=MOST_ENTRIES)
    if lines and not _names_set(lines[0]):
        draft.name_affiliation(lines.pop(0))
    for line in lines:
        found = LINE.fullmatch(line)
        if found is None:
            draft.name_set(line, 1)
        elif len(found[1]) > MOST_DIGITS or int(found[1]) == 0:
            draft.unknown += 1
            draft.flaw("copies", value=quote(found[1]), name=quote(found[2]))
        else:
            draft.name_set(found[2], int(found[1]))
    return draft


def _names_set(line: str) -> bool:
    """Is it a line for a set? If the first line is, the affiliation was forgotten."""
    found = LINE.fullmatch(line)
    return found is not None or bool(SET_NAMES.find(line))


def text_of(draft: Draft, lang: str) -> str:
    lines = [affiliation_name(draft.affiliation).text(lang)] if draft.affiliation else []
    lines += [f"{draft.copies[number]} {SETS[number].name(lang)}" for number in sorted(draft.copies)]
    return "\n".join(lines) + "\n"
