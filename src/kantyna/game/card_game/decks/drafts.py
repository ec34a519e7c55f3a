"""A deck as somebody gave it, before it is asked whether it may be played."""

from __future__ import annotations

from typing import Any, Final

from ....engine.serialization.codec import quote
from ....engine.voice import Arg, Message, card_name
from ..affiliations import AFFILIATIONS
from ..cards.sets import AFFILIATION_CARDS, BALANCE_SETS, CORE_SETS, OBJECTIVE_SETS, SETS
from .names import Names

LONGEST_TEXT: Final = 100_000
"""Characters of a deck in writing; the longest that is legal has not a tenth of it."""
MOST_ENTRIES: Final = 300
"""Lines, sets or cards of a deck in writing, likewise."""
MOST_COPIES: Final = 1500
"""Sets in all, each counted as often as it is in the deck."""
MOST_SUGGESTIONS: Final = 5
"""Names in a deck that nobody knows for which a like one is looked for: that takes longer than all the rest."""

NUMBERED: Final = ", ".join([f"{sets[0].number}–{sets[-1].number}" for sets in (CORE_SETS, BALANCE_SETS)])
SET_NAMES: Final = Names([each.objective.id for each in OBJECTIVE_SETS])
SET_OF_OBJECTIVE: Final = {each.objective.id: each.number for each in OBJECTIVE_SETS}
AFFILIATION_NAMES: Final = Names([card.id for card in AFFILIATION_CARDS.values()])
AFFILIATION_OF_CARD: Final = {card.id: affiliation for affiliation, card in AFFILIATION_CARDS.items()}


class Draft:
    """What was understood: the affiliation, how often each set is in it; and what was not."""

    def __init__(self) -> None:
        self.affiliation: str = ""
        self.copies: dict[int, int] = {}
        self.unknown: int = 0
        """How many sets it has besides that nobody knows."""
        self.flaws: list[Message] = []
        self.is_deck: bool = True
        """False: it is something else altogether, and nothing more can be said of it."""
        self.looked_for: int = 0
        """Names for which a like one was looked for."""

    def refuse(self, id: str, **args: Arg) -> Draft:
        """This is no deck, for that reason as well."""
        self.is_deck = False
        self.flaws.append(_flaw(id, args))
        return self

    def flaw(self, id: str, **args: Arg) -> None:
        self.flaws.append(_flaw(id, args))

    def add(self, number: int, copies: int) -> None:
        self.copies[number] = self.copies.get(number, 0) + copies

    def bounded(self) -> Draft:
        """The same, unless its numbers of copies are beyond any mistake; then nothing more is said of it."""
        count = sum(self.copies.values()) + self.unknown
        return self.refuse("long", n=count, most=MOST_COPIES) if count > MOST_COPIES else self

    def sets(self) -> list[int]:
        """The sets by number, each as often as it is in the deck."""
        return [number for number in sorted(self.copies) for _ in range(self.copies[number])]

    def name_affiliation(self, typed: str) -> None:
        """The affiliation that somebody wrote, by name or id."""
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
        """No set or card has that name; the first few times it is said which one has one like it."""
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
    """A deck as records have it; what `ready_decks` says of one besides is let be."""
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
