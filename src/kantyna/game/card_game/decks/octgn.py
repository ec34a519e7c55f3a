"""Decks as the program OCTGN keeps them: XML files whose names end in `.o8d`.

Such a file lists single cards. Which set a card is of, its number there tells; the command deck has to hold the other
five cards of each objective in the file, no more and no fewer.
"""

from __future__ import annotations

from collections import Counter
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape

from ....engine.serialization.codec import quote
from ....engine.voice import card_name
from ..affiliations import SIDE_OF
from ..cards.card_types import AFFILIATION, OBJECTIVE, PrintedCard
from ..cards.sets import AFFILIATION_CARDS, CARD, CARDS, OBJECTIVE_SETS, SETS
from .drafts import AFFILIATION_OF_CARD, MOST_ENTRIES, SET_OF_OBJECTIVE, Draft
from .names import LONGEST, Names

GAME: Final = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"
PREFIX: Final = "ff4fb461-8060-457a-9c16-"
"""A card's id is this prefix and its number in twelve digits."""

NUMBERS: Final = {
    1: (63, 64, 67, 66, 65, 68), 2: (137, 138, 141, 140, 139, 142), 3: (144, 145, 147, 3, 146, 148),
    4: (149, 150, 151, 152, 153, 154), 5: (155, 156, 158, 159, 157, 160), 6: (161, 162, 163, 164, 165, 166),
    7: (167, 168, 169, 170, 171, 172), 8: (174, 177, 176, 175, 179, 178), 9: (10, 13, 15, 12, 14, 11),
    10: (132, 1, 134, 133, 135, 136), 11: (180, 181, 182, 183, 184, 185), 12: (186, 187, 188, 189, 190, 191),
    13: (4, 8, 6, 9, 5, 7), 14: (192, 193, 194, 195, 196, 197), 15: (16, 17, 18, 19, 20, 21),
    16: (198, 199, 200, 201, 202, 203), 17: (204, 205, 206, 207, 208, 209), 18: (210, 211, 212, 213, 215, 214),
    19: (102, 103, 104, 105, 106, 107), 20: (114, 115, 116, 117, 118, 119), 21: (126, 127, 128, 129, 130, 131),
    22: (22, 23, 24, 25, 26, 27), 23: (96, 97, 98, 99, 100, 101), 24: (120, 122, 123, 125, 124, 121),
    25: (108, 109, 110, 111, 112, 113), 26: (69, 70, 71, 72, 73, 74), 27: (46, 50, 48, 47, 51, 49),
    28: (28, 29, 30, 31, 32, 33), 29: (34, 35, 36, 37, 38, 39), 30: (40, 41, 42, 43, 44, 45),
    31: (58, 59, 2, 60, 61, 62), 32: (52, 53, 54, 55, 56, 57), 33: (75, 76, 77, 78, 79, 80),
    34: (217, 218, 219, 220, 221, 222), 35: (81, 82, 83, 84, 85, 86), 36: (87, 88, 89, 90, 91, 92),
    91: (547, 548, 549, 550, 551, 552), 92: (553, 554, 555, 556, 557, 558), 93: (559, 560, 561, 562, 563, 564),
    94: (565, 566, 567, 568, 569, 570), 95: (571, 572, 573, 574, 575, 576), 96: (577, 578, 579, 580, 581, 582),
}  # fmt: skip
"""OCTGN's numbers of the six cards of each set, in printed order. Copies of one card have different numbers."""
AFFILIATION_NUMBERS: Final = {
    "jedi": 143, "rebel_alliance": 173, "smugglers_and_spies": 216,
    "sith": 94, "imperial_navy": 95, "scum_and_villainy": 93,
}  # fmt: skip


def octgn_id(number: int) -> str:
    return f"{PREFIX}{number:012}"


CARD_OF_ID: Final = {
    octgn_id(number): card
    for each in OBJECTIVE_SETS
    for number, card in zip(NUMBERS[each.number], each.cards, strict=True)
}
CARD_OF_ID.update({octgn_id(number): AFFILIATION_CARDS[of] for of, number in AFFILIATION_NUMBERS.items()})
CARD_NAMES: Final = Names([card.id for card in CARDS])

DEEPEST: Final = 8
MOST_DIGITS: Final = 3
MOST_ELEMENTS: Final = 4 * MOST_ENTRIES
LONGEST_NAME: Final = 4 * LONGEST
"""How much text of a name is read, including surrounding whitespace."""


class NotADeck(Exception):
    """The file is no deck, or malicious; reading stops."""


class Entry:
    """One line of the file: a card and its number of copies."""

    def __init__(self, id: str, copies: str) -> None:
        self.id = id
        self.copies = copies
        self.name: str = ""


class Reader:
    """A streaming reader, so that no file can cause recursion. Entity declarations are rejected."""

    def __init__(self) -> None:
        self.game: str = ""
        self.entries: list[Entry] = []
        self.depth: int = 0
        self.elements: int = 0
        self.in_card: bool = False

    def read(self, text: str) -> None:
        parser = expat.ParserCreate()
        parser.buffer_text = True  # else every line of a text comes by itself
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.data
        parser.StartDoctypeDeclHandler = self.doctype
        parser.Parse(text, True)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        self.elements += 1
        if self.depth > DEEPEST or self.elements > MOST_ELEMENTS or (self.depth == 1 and name != "deck"):
            raise NotADeck
        if name == "deck":
            self.game = attributes.get("game", "")
        self.in_card = name == "card"
        if self.in_card:
            if len(self.entries) == MOST_ENTRIES:
                raise NotADeck
            self.entries.append(Entry(attributes.get("id", ""), attributes.get("qty", "1")))

    def end(self, name: str) -> None:
        self.depth -= 1
        self.in_card = False

    def data(self, text: str) -> None:
        if self.in_card and len(self.entries[-1].name) < LONGEST_NAME:
            entry = self.entries[-1]
            entry.name += (text if entry.name else text.lstrip())[:LONGEST_NAME]

    def doctype(self, name: str, system: str | None, public: str | None, internal: int) -> None:
        raise NotADeck


def draft_of_o8d(text: str) -> Draft:
    draft = Draft()
    reader = Reader()
    try:
        reader.read(text)
    except (NotADeck, expat.ExpatError, ValueError):  # ValueError: letters that no file can hold
        return draft.refuse("xml")
    if reader.game.lower() != GAME:
        return draft.refuse("xml-game", value=quote(reader.game))
    found = _cards(draft, reader.entries)
    affiliations = [card for card in found if card.kind == AFFILIATION for _ in range(min(found[card], MOST_ENTRIES))]
    if len(affiliations) == 1:
        draft.affiliation = AFFILIATION_OF_CARD[affiliations[0].id]
    elif affiliations:
        draft.flaw("affiliations", names=[card_name(card.id) for card in affiliations[:MOST_ENTRIES]])
    for card, copies in found.items():
        if card.kind == OBJECTIVE:
            draft.add(SET_OF_OBJECTIVE[card.id], copies)
    _compare(draft, found)
    return draft


def _cards(draft: Draft, entries: list[Entry]) -> Counter[PrintedCard]:
    """The cards of the file, by id or by name. Of two cards with one name, the one of the deck's side and sets is
    meant."""
    candidates: list[tuple[list[PrintedCard], int]] = []
    for entry in entries:
        known = CARD_OF_ID.get(entry.id.lower())
        cards = [known] if known is not None else [CARD[id] for id in CARD_NAMES.find(entry.name)]
        if not cards:
            draft.unknown_name("card", "card-like", entry.name.strip(), CARD_NAMES, entry.id)
        elif not entry.copies.isascii() or not entry.copies.isdigit() or len(entry.copies) > MOST_DIGITS:
            draft.flaw("copies", value=quote(entry.copies), name=card_name(cards[0].id))
        else:
            candidates.append((cards, int(entry.copies)))
    sides = [SIDE_OF[cards[0].affiliation] for cards, _ in candidates if cards[0].kind == AFFILIATION]
    wanted: Counter[PrintedCard] = Counter()
    for cards, copies in candidates:
        if cards[0].kind == OBJECTIVE:
            for card in SETS[SET_OF_OBJECTIVE[cards[0].id]].cards:
                wanted[card] += copies
    found: Counter[PrintedCard] = Counter()
    for cards, copies in candidates:
        own = [card for card in cards if card.side in sides] or cards
        found[next((card for card in own if wanted[card] > found[card]), own[0])] += copies
    return found


def _compare(draft: Draft, found: Counter[PrintedCard]) -> None:
    """A deck holds all six cards of each set and no others (SWLCG-025)."""
    wanted: Counter[PrintedCard] = Counter()
    for number, copies in draft.copies.items():
        for card in SETS[number].command:
            wanted[card] += copies
    command: Counter[PrintedCard] = Counter(
        {card: n for card, n in found.items() if card.kind not in (AFFILIATION, OBJECTIVE)}
    )
    for card in CARDS:
        missing = wanted[card] - command[card]
        if missing > 0:
            draft.flaw("missing", n=missing, card=card_name(card.id))
        elif missing < 0:
            draft.flaw("extra", n=-missing, card=card_name(card.id))


def o8d_of(draft: Draft) -> str:
    """The deck in OCTGN's own form; its names are English."""
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}">']
    affiliation = [(AFFILIATION_NUMBERS[draft.affiliation], AFFILIATION_CARDS[draft.affiliation], 1)]
    command: list[tuple[int, PrintedCard, int]] = []
    objectives: list[tuple[int, PrintedCard, int]] = []
    for number in sorted(draft.copies):
        copies = draft.copies[number]
        cards = [(id, card, copies) for id, card in zip(NUMBERS[number], SETS[number].cards, strict=True)]
        objectives.append(cards[0])
        command += cards[1:]
    for section, entries in (("Affiliation", affiliation), ("Command Deck", command), ("Objective Deck", objectives)):
        lines.append(f'  <section name="{section}">')
        for id, card, copies in entries:
            lines.append(f'    <card qty="{copies}" id="{octgn_id(id)}">{escape(card.name("en"))}</card>')
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>"]) + "\n"
