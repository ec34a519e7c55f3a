"""Building a deck of objective sets: reading one in any form, and every limit that it has to keep (SWLCG-673 to 690).

In canonical form, which records have, a deck is {"affiliation": "jedi", "sets": [1, 1, 2, …]}, sets in ascending order.
Who plays a challenge deck brings nothing but its name: {"challenge": "jerjerrods_task"}.
"""

from __future__ import annotations

import json
from typing import Any, Final

from ....engine.errors import BadDeck
from ....engine.ids import Seat
from ....engine.serialization.codec import quote
from ....engine.voice import Message, card_name, seat_name
from ..affiliations import SIDE_OF, SIDES
from ..cards.card_types import affiliation_name
from ..cards.sets import READY_DECKS, SETS
from .drafts import LONGEST_TEXT, Draft, draft_of_json
from .limits import DUEL, EITHER, Limits
from .octgn import draft_of_o8d, o8d_of
from .text import draft_of_text, text_of

CHALLENGE: Final = "challenge"
"""The key by which a seat names its challenge deck."""
TEXT: Final = "text"
O8D: Final = "o8d"
JSON: Final = "json"
FORMS: Final = (TEXT, O8D, JSON)
"""The forms of a written deck: text, an OCTGN file, the canonical form."""


def read_deck(given: Any, limits: Limits = DUEL) -> dict[str, Any]:
    """A deck in canonical form, or `BadDeck` with everything that is wrong with it.

    Given is the id of a ready-made one, a deck as JSON (parsed or not), the text that people type, or an .o8d file's
    text. Which limits it has to keep follows from the format and the options.
    """
    draft = understand(given)
    flaws = [*draft.flaws, *broken_limits(draft, limits)]
    if flaws:
        raise BadDeck(flaws)
    return canonical(draft)


def write_deck(given: Any, lang: str = "en", form: str = TEXT) -> str:
    """Write a deck. It may break limits, but must be understood."""
    draft = _understood(given)
    if form == JSON:
        return json.dumps(canonical(draft)) + "\n"
    if form == TEXT:
        return text_of(draft, lang)
    if not draft.affiliation:
        raise BadDeck([_no_affiliation()])
    return o8d_of(draft)


def read_decks(
    given: Any, sides: list[str], limits: Limits = DUEL, teams: list[list[Seat]] | None = None
) -> list[dict[str, Any]]:
    """Read one deck per seat, each for the side that the seat plays. None: ready-made ones.

    Where a side is `EITHER` the seat brings two decks, {"light": …, "dark": …}, and gets the same form back. Where it
    is the name of a challenge deck the seat plays that. Limits on a team's decks are checked over all of them.
    """
    if given is None:
        given = usual(sides, limits)
    if not isinstance(given, list) or len(given) != len(sides):
        raise BadDeck([Message("flaw-deck-number", n=len(sides), value=quote(given))])
    flaws: list[Message] = []
    drafts: list[dict[str, Draft]] = []
    for seat, side in enumerate(sides):
        found: list[Message] = []
        drafts.append(_read_seat(given[seat], side, limits, found))
        flaws += [Message("flaw-deck-of-seat", who=seat_name(seat), flaw=flaw) for flaw in found]
    for team in teams or []:
        flaws += shared_limits({seat: draft for seat in team for draft in drafts[seat].values()})
    if flaws:
        raise BadDeck(flaws)
    return [_brought(side, read) for side, read in zip(sides, drafts, strict=True)]


def usual(sides: list[str], limits: Limits) -> list[Any]:
    """Ready-made decks for players who bring none, seat by seat; no deck twice on one side."""
    left = {side: list(limits.ready[side]) for side in SIDES}
    found: list[Any] = []
    for side in sides:
        if side == EITHER:
            found.append({each: limits.ready[each][0] for each in SIDES})
        else:
            found.append(left[side].pop(0) if side in left else side)
    return found


def _read_seat(given: Any, side: str, limits: Limits, flaws: list[Message]) -> dict[str, Draft]:
    """Read what a seat brings, by side; flaws are appended to `flaws`."""
    if side == EITHER:
        if not isinstance(given, dict) or set(given) != set(SIDES):
            flaws.append(Message("flaw-deck-both", value=quote(given)))
            return {}
        return {each: _read_one(given[each], each, limits, flaws) for each in SIDES}
    if side in SIDES:
        return {side: _read_one(given, side, limits, flaws)}
    if given not in (None, side, {CHALLENGE: side}):
        flaws.append(Message("flaw-deck-challenge", deck=side, value=quote(given), rule="BOTF-047"))
    return {}


def _read_one(given: Any, side: str, limits: Limits, flaws: list[Message]) -> Draft:
    draft = understand(given)
    found = [*draft.flaws, *broken_limits(draft, limits)]
    if not found and SIDE_OF[draft.affiliation] != side:
        name = affiliation_name(draft.affiliation)
        found.append(Message("flaw-deck-side", affiliation=name, side=side, rule="SWLCG-002"))
    flaws += found
    return draft


def _brought(side: str, read: dict[str, Draft]) -> dict[str, Any]:
    if side == EITHER:
        return {each: canonical(draft) for each, draft in read.items()}
    return canonical(read[side]) if side in read else {CHALLENGE: side}


def shared_limits(drafts: dict[Seat, Draft]) -> list[Message]:
    """Sets that the decks of a team, by seat, share too often (BOTF-175 to 177)."""
    flaws: list[Message] = []
    for number in sorted({number for draft in drafts.values() for number in draft.copies}):
        each = SETS[number]
        holders = {seat: draft.copies[number] for seat, draft in drafts.items() if number in draft.copies}
        if len(holders) > 1 and sum(holders.values()) > each.most:
            rule = "BOTF-177" if each.most == 1 else "BOTF-176"
            flaw = Message("flaw-team-most", name=card_name(each.objective.id), most=each.most, rule=rule)
            flaw.args["holders"] = [_holding(seat, drafts[seat], n) for seat, n in holders.items()]
            flaws.append(flaw)
    return flaws


def _holding(seat: Seat, draft: Draft, n: int) -> Message:
    """One holder of a set: the player, the affiliation, and the number of copies."""
    holding = Message("team-deck-holds", who=seat_name(seat), n=n, known="yes" if draft.affiliation else "no")
    holding.args["affiliation"] = affiliation_name(draft.affiliation) if draft.affiliation else ""
    return holding


def understand(given: Any) -> Draft:
    """Read a deck in any form, with the flaws found in reading. Limits are checked separately."""
    return _draft(given).bounded()


def _draft(given: Any) -> Draft:
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


def broken_limits(draft: Draft, limits: Limits = DUEL) -> list[Message]:
    """The limits of deck building that the draft breaks."""
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
            flaws.append(
                Message("flaw-deck-only", name=name, affiliation=affiliation_name(only), of=only, rule="SWLCG-685")
            )
        if copies > each.most:
            rule = "SWLCG-682" if each.most == 1 else "SWLCG-683"
            flaws.append(Message("flaw-deck-most", name=name, n=copies, most=each.most, rule=rule))
    count = sum(draft.copies.values()) + draft.unknown
    if count < limits.least and not (limits.small and _is_ready_made(draft)):
        flaws.append(Message("flaw-deck-least", n=count, least=limits.least, rule=limits.rule))
    if limits.most and count > limits.most:
        flaws.append(Message("flaw-deck-many", n=count, most=limits.most, rule=limits.most_rule))
    return flaws


def _no_affiliation() -> Message:
    return Message("flaw-deck-no-affiliation", rule="SWLCG-673")


def _is_ready_made(draft: Draft) -> bool:
    """Ready-made decks stay legal although they are small (SWLCG-689), under any name."""
    sets = draft.sets()
    return any([deck.affiliation == draft.affiliation and deck.sets == sets for deck in READY_DECKS.values()])
