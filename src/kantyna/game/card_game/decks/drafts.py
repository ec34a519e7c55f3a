"""A deck as it was given, before it is checked."""

from __future__ import annotations

from typing import Any, Final

from ....engine.serialization.codec import quote
from ....engine.voice import Arg, Message, card_name
from ..affiliations import AFFILIATIONS
from ..cards.sets import AFFILIATION_CARDS, BALANCE_SETS, CORE_SETS, OBJECTIVE_SETS, SETS
from .names import Names

LONGEST_TEXT: Final = 100_000
"""Most characters of a written deck; legal decks have less than a tenth of it."""
MOST_ENTRIES: Final = 300
"""Most lines, sets or cards of a written deck."""
MOST_COPIES: Final = 1500
"""Most sets, counting copies."""
MOST_SUGGESTIONS: Final = 5
"""For how many unknown names a similar one is suggested: that is the slowest part."""

NUMBERED: Final = ", ".join([f"{sets[0].number}–{sets[-1].number}" for sets in (CORE_SETS, BALANCE_SETS)])
SET_NAMES: Final = Names([each.objective.id for each in OBJECTIVE_SETS])
SET_OF_OBJECTIVE: Final = {each.objective.id: each.number for each in OBJECTIVE_SETS}
AFFILIATION_NAMES: Final = Names([card.id for card in AFFILIATION_CARDS.values()])
AFFILIATION_OF_CARD: Final = {card.id: affiliation for affiliation, card in AFFILIATION_CARDS.items()}


class Draft:
    """What was understood (the affiliation and the sets), and the flaws."""

    def __init__(self) -> None:
        self.affiliation: str = ""
        self.copies: dict[int, int] = {}
        self.unknown: int = 0
        """The number of unknown sets."""
        self.flaws: list[Message] = []
        self.is_deck: bool = True
        """False: this is no deck, so nothing more can be checked."""
        self.looked_for: int = 0
        """How many names a similar one was searched for."""

    def refuse(self, id: str, **args: Arg) -> Draft:
        """Record that this is no deck, and why."""
        self.is_deck = False
        self.flaws.append(_flaw(id, args))
        return self

    def flaw(self, id: str, **args: Arg) -> None:
        self.flaws.append(_flaw(id, args))

    def add(self, number: int, copies: int) -> None:
        self.copies[number] = self.copies.get(number, 0) + copies

    def bounded(self) -> Draft:
        """The draft itself, or a refusal if its copies are absurdly many."""
        count = sum(self.copies.values()) + self.unknown
        return self.refuse("long", n=count, most=MOST_COPIES) if count > MOST_COPIES else self

    def sets(self) -> list[int]:
        """The sets by number, with repeats."""
        return [number for number in sorted(self.copies) for _ in range(self.copies[number])]

    def name_affiliation(self, typed: str) -> None:
        """Read an affiliation by name or id."""
        found = AFFILIATION_NAMES.find(typed.replace("_", " "))
        if found:
            self.affiliation = AFFILIATION_OF_CARD[found[0]]
        else:
            self.strange_affiliation(typed)

    def strange_affiliation(self, given: object) -> None:
        known = [card_name(card.id) for card in AFFILIATION_CARDS.values()]
        self.flaw("affiliation", value=quote(given), known=known)

    def name_set(self, typed: str, copies: int) -> None:
        found = SET_NAMES.find(typed)
        if found:
            self.add(SET_OF_OBJECTIVE[found[0]], copies)
            return
        self.unknown += copies
        self.unknown_name("set", "set-like", typed, SET_NAMES)

    def unknown_name(self, what: str, like: str, typed: str, names: Names, id: str = "") -> None:
        """Record an unknown name. The first few come with a suggestion."""
        nearest = ""
        if self.looked_for < MOST_SUGGESTIONS:
            self.looked_for += 1
            nearest = names.nearest(typed)
        if nearest:
            self.flaw(like, value=quote(typed), nearest=card_name(nearest))
        else:
            self.flaw(what, value=quote(typed or id))


def _flaw(id: str, args: dict[str, Arg]) -> Message:
    message = Message("flaw-deck-" + id)
    message.args = args
    return message


def draft_of_json(given: dict[Any, Any]) -> Draft:
    """Read a deck in canonical form; extra keys of `ready_decks` are ignored."""
    draft = Draft()
    for key in given:
        if key not in ("affiliation", "sets", "id", "name", "side", "formats", "ours"):
            draft.flaw("key", value=quote(key))
            break  # of a deck with keys like that one says enough
    affiliation = given.get("affiliation")
    if isinstance(affiliation, str) and affiliation in AFFILIATIONS:
        draft.affiliation = affiliation
    elif affiliation is not None:
        draft.strange_affiliation(affiliation)
    sets = given.get("sets", [])
    if not isinstance(sets, list):
        return draft.refuse("sets", value=quote(sets))
    if len(sets) > MOST_ENTRIES:
        return draft.refuse("long", n=len(sets), most=MOST_ENTRIES)
    for number in sets:
        if type(number) is int and number in SETS:
            draft.add(number, 1)
        else:
            draft.unknown += 1
            draft.flaw("number-of-set", value=quote(number), known=NUMBERED)
    return draft
