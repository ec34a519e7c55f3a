"""Assigning decks to seats: a deck belongs to a seat of its side (SWLCG-002)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....engine.errors import BadDeck
from ....engine.ids import Seat
from ....engine.voice import Message
from ..affiliations import DARK_SIDE, LIGHT_SIDE, SIDE_OF, SIDES
from ..cards.sets import READY_DECKS
from ..formats.mode import Mode
from ..formats.standard import DARK_SEAT
from .building import broken_limits, shared_limits, understand, usual
from .limits import EITHER, Limits

if TYPE_CHECKING:
    from ....engine.setup import OptionValue

Deck = dict[str, Any]


def suited(options: dict[str, OptionValue], said: set[str], own: list[list[Deck]]) -> dict[str, OptionValue]:
    """The first deck decides who plays the dark side, unless the format or a player has said so."""
    for seat, decks in enumerate(own):
        if decks and DARK_SEAT in options and DARK_SEAT not in said:
            return {**options, DARK_SEAT: seat if side_of(decks[0]) == DARK_SIDE else 1 - seat}
    return options


def deck_places(
    mode: Mode, options: dict[str, OptionValue], said: set[str], own: list[list[Deck]], seat: Seat
) -> list[list[str]]:
    """The sides that each deck of a seat may have: both if chance decides, else the remaining one. Empty for a seat
    that plays a challenge deck."""
    others = [[] if i == seat else decks for i, decks in enumerate(own)]
    side = mode.sides(suited(options, said, others), len(own))[seat]
    if side == EITHER:
        return [[each] for each in SIDES]
    if side not in SIDES:
        return []
    return [list(SIDES)] if DARK_SEAT in options and DARK_SEAT not in said and not any(others) else [[side]]


def deck_conflicts(
    mode: Mode, options: dict[str, OptionValue], own: list[list[Deck]], absent: set[int]
) -> list[Message]:
    """Sets that the decks of partners share too often, ignoring absent players (BOTF-175 to 177)."""
    brought = completed(mode, options, own, absent)
    sides = mode.sides(options, len(own))
    flaws: list[Message] = []
    for team in mode.teams(len(own), options):
        here = [seat for seat in team if seat not in absent and sides[seat] in SIDES]
        flaws += shared_limits({seat: understand(brought[seat]) for seat in here})
    return flaws


def completed(
    mode: Mode, options: dict[str, OptionValue], own: list[list[Deck]], absent: set[int] | None = None
) -> list[Any]:
    """The decks of all seats: their own, or ready-made ones. Absent players will bring decks that fit the others."""
    wanted = mode.sides(options, len(own))
    flaws: list[Message] = []
    brought: list[Any] = []
    for side, decks, ready in zip(wanted, own, usual(wanted, mode.limits(options)), strict=True):
        by_side: dict[str, Any] = {side_of(deck): deck for deck in decks}
        if len(decks) > (len(by_side) if side == EITHER else 1):
            flaws.append(Message("flaw-deck-too-many", n=len(decks)))
        brought.append({**ready, **by_side} if side == EITHER else decks[0] if decks else ready)
    if flaws:
        raise BadDeck(flaws)
    if any(own):
        for team in mode.teams(len(own), options):
            here = [seat for seat in team if seat not in (absent or set()) and wanted[seat] in SIDES]
            _go_together(brought, [seat for seat in here if not own[seat]], here, mode.limits(options))
    return brought


def _go_together(brought: list[Any], free: list[Seat], team: list[Seat], limits: Limits) -> None:
    """Replace a ready-made deck that conflicts with a partner's deck by one that does not, if there is one."""
    for seat in free:
        side = READY_DECKS[brought[seat]].side
        others = {mate: understand(brought[mate]) for mate in team if mate != seat}
        for ready in [brought[seat], *[deck.id for deck in READY_DECKS.values() if deck.side == side]]:
            draft = understand(ready)
            if not broken_limits(draft, limits) and not shared_limits({**others, seat: draft}):
                brought[seat] = ready
                break


def pairings(wanted: list[str], decks: list[Deck]) -> list[list[Any]]:
    """One deck per seat in the given order. With more decks: every deck of one side against every deck of the other."""
    numbers = {side: [i for i, deck in enumerate(decks) if side_of(deck) == side] for side in SIDES}
    missing = [side for side in SIDES if not numbers[side]]
    if missing:
        ready = ", ".join([deck.id for deck in READY_DECKS.values() if deck.side == missing[0]])
        raise BadDeck([Message("flaw-deck-no-opponent", side=missing[0], known=ready, rule="SWLCG-002")])
    seats = len(wanted)
    if len(decks) == seats and EITHER not in wanted:
        return [list(range(seats))]
    if seats > 2:
        raise BadDeck([Message("flaw-deck-pairing", n=seats, value=str(len(decks)))])
    found: list[list[Any]] = []
    for dark in numbers[DARK_SIDE]:
        for light in numbers[LIGHT_SIDE]:
            pair: dict[str, Any] = {DARK_SIDE: dark, LIGHT_SIDE: light}
            found.append([pair if side == EITHER else pair[side] for side in wanted])
    return found


def side_of(deck: Deck) -> str:
    return SIDE_OF[deck["affiliation"]]
