"""Building a deck of objective sets: reading one in any form, and every limit that it has to keep (SWLCG-673 to 690).

In canonical form, which records have, a deck is {"affiliation": "jedi", "sets": [1, 1, 2, …]}, sets in ascending order.
"""

from __future__ import annotations

import json
from typing import Any, Final

from ...engine.codec import quote
from ...engine.errors import BadDeck
from ...engine.voice import Message, card_name, seat_name
from .affiliations import DARK_SIDE, JEDI, LIGHT_SIDE, SCUM, SIDE_OF, SIDES, SITH, SMUGGLERS
from .cards import affiliation_name
from .deck_text import draft_of_text, text_of
from .drafts import LONGEST_TEXT, Draft, draft_of_json
from .octgn import draft_of_o8d, o8d_of
from .sets import READY_DECKS, SETS

LEAST_SETS: Final = 10
EITHER: Final = "either"
"""In place of a side: the seat brings a deck for each, {"light": …, "dark": …}."""
TEXT: Final = "text"
O8D: Final = "o8d"
JSON: Final = "json"
FORMS: Final = (TEXT, O8D, JSON)
"""What a deck is written in: the text that people type and share, OCTGN's file, the canonical form."""


def usual(tournament: bool = False) -> dict[str, str]:
    """The ready-made decks of who brings none, by side; for a tournament those of ten sets (SWLCG-675)."""
    return {LIGHT_SIDE: SMUGGLERS, DARK_SIDE: SCUM} if tournament else {LIGHT_SIDE: JEDI, DARK_SIDE: SITH}


def read_deck(given: Any, tournament: bool = False) -> dict[str, Any]:
    """A deck in canonical form, or `BadDeck` with everything that is wrong with it.

    Given is the id of a ready-made one, a deck as JSON (parsed or not), the text that people type, or an .o8d file's
    text. In a tournament the ready-made decks of eight sets are too small (SWLCG-675).
    """
    draft = understand(given)
    flaws = [*draft.flaws, *broken_limits(draft, tournament)]
    if flaws:
        raise BadDeck(flaws)
    return canonical(draft)


def write_deck(given: Any, lang: str = "en", form: str = TEXT) -> str:
    """A deck that breaks limits can be written, one that nobody understands cannot."""
    draft = _understood(given)
    if form == JSON:
        return json.dumps(canonical(draft)) + "\n"
    if form == TEXT:
        return text_of(draft, lang)
    if not draft.affiliation:
        raise BadDeck([_no_affiliation()])
    return o8d_of(draft)


def read_decks(given: Any, sides: list[str], tournament: bool = False) -> list[dict[str, Any]]:
    """One deck a seat, each for the side that the seat plays. None: ready-made ones.

    Where a side is `EITHER` the seat brings two, {"light": …, "dark": …}, and gets them back likewise.
    """
    if given is None:
        ready = usual(tournament)
        given = [ready if side == EITHER else ready[side] for side in sides]
    if not isinstance(given, list) or len(given) != len(sides):
        raise BadDeck([Message("flaw-deck-number", n=len(sides), value=quote(given))])
    flaws: list[Message] = []
    decks: list[dict[str, Any]] = []
    for seat, side in enumerate(sides):
        found: list[Message] = []
        decks.append(
            _read_both(given[seat], tournament, found)
            if side == EITHER
            else _read_one(given[seat], side, tournament, found)
        )
        flaws += [Message("flaw-deck-of-seat", who=seat_name(seat), flaw=flaw) for flaw in found]
    if flaws:
        raise BadDeck(flaws)
    return decks


def _read_one(given: Any, side: str, tournament: bool, flaws: list[Message]) -> dict[str, Any]:
    """The deck of a seat that plays that side; what is wrong with it goes to the flaws."""
    try:
        deck = read_deck(given, tournament)
    except BadDeck as bad:
        flaws += bad.problems
        return {}
    if SIDE_OF[deck["affiliation"]] != side:
        name = affiliation_name(deck["affiliation"])
        flaws.append(Message("flaw-deck-side", affiliation=name, side=side, rule="SWLCG-002"))
    return deck


def _read_both(given: Any, tournament: bool, flaws: list[Message]) -> dict[str, Any]:
    if not isinstance(given, dict) or set(given) != set(SIDES):
        flaws.append(Message("flaw-deck-both", value=quote(given)))
        return {}
    return {side: _read_one(given[side], side, tournament, flaws) for side in SIDES}


def understand(given: Any) -> Draft:
    """What somebody gave, whatever its form, with all that could not be understood. Limits are another matter."""
    if isinstance(given, dict):
        return draft_of_json(given)
    if not isinstance(given, str):
        return Draft().refuse("shape", value=quote(given))
    if given in READY_DECKS:
        ready = READY_DECKS[given]
        return draft_of_json({"affiliation": ready.affiliation, "sets": list(ready.sets)})
    if len(given) > LONGEST_TEXT:
        return Draft().refuse("long", n=len(given), most=LONGEST_TEXT)
    text = given.lstrip("\ufeff \t\r\n")
    if text.startswith("<"):
        return draft_of_o8d(text)
    if text.startswith(("{", "[")):
        return _draft_of_written_json(text)
    return draft_of_text(text)


def _draft_of_written_json(text: str) -> Draft:
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        given = None
    return draft_of_json(given) if isinstance(given, dict) else Draft().refuse("json")


def _understood(given: Any) -> Draft:
    draft = understand(given)
    if draft.flaws:
        raise BadDeck(draft.flaws)
    return draft


def canonical(draft: Draft) -> dict[str, Any]:
    return {"affiliation": draft.affiliation or None, "sets": draft.sets()}


def broken_limits(draft: Draft, tournament: bool = False) -> list[Message]:
    """Every limit of deck building that it breaks."""
    flaws: list[Message] = []
    if not draft.is_deck:
        return flaws
    side = SIDE_OF.get(draft.affiliation, "")
    if not side and not [flaw for flaw in draft.flaws if flaw.id.startswith("flaw-deck-affiliation")]:
        flaws.append(_no_affiliation())
    sets = [SETS[number] for number in sorted(draft.copies)]
    if not side and len({each.side for each in sets}) > 1:
        flaws.append(Message("flaw-deck-sides", rule="SWLCG-677"))
    for each in sets:
        name, copies = card_name(each.objective.id), draft.copies[each.number]
        only = each.objective.affiliation_only
        if side and each.side != side:
            flaws.append(Message("flaw-deck-other-side", name=name, side=each.side, rule="SWLCG-678"))
        elif side and only and only != draft.affiliation:
            flaws.append(Message("flaw-deck-only", name=name, affiliation=affiliation_name(only), rule="SWLCG-685"))
        if copies > each.most:
            rule = "SWLCG-682" if each.most == 1 else "SWLCG-683"
            flaws.append(Message("flaw-deck-most", name=name, n=copies, most=each.most, rule=rule))
    count = sum(draft.copies.values()) + draft.unknown
    if count < LEAST_SETS and (tournament or not _is_ready_made(draft)):
        rule = "SWLCG-675" if tournament else "SWLCG-674"
        flaws.append(Message("flaw-deck-least", n=count, least=LEAST_SETS, rule=rule))
    return flaws


def _no_affiliation() -> Message:
    return Message("flaw-deck-no-affiliation", rule="SWLCG-673")


def _is_ready_made(draft: Draft) -> bool:
    """The ready-made decks stay legal although they are small (SWLCG-689), by whatever name somebody brings them."""
    deck = READY_DECKS.get(draft.affiliation)
    return deck is not None and draft.sets() == deck.sets
