"""Which seat plays which deck: a deck says by its side where it belongs (SWLCG-002)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...engine.errors import BadDeck
from ...engine.voice import Message
from . import deck_limits
from .affiliations import DARK_SIDE, LIGHT_SIDE, SIDE_OF, SIDES
from .deck_limits import Limits
from .decks import EITHER, usual
from .sets import READY_DECKS

if TYPE_CHECKING:
    from ...engine.setup import OptionValue

DARK_SEAT: Final = "dark_side"
"""The option that says who plays the dark side."""
CHANCE: Final = "chance"
TOURNAMENT: Final = "tournament"

Deck = dict[str, Any]


def limits(options: dict[str, OptionValue]) -> Limits:
    """What a deck has to keep to here."""
    return deck_limits.TOURNAMENT if options[TOURNAMENT] is True else deck_limits.DUEL


def sides(options: dict[str, OptionValue], seats: int) -> list[str]:
    """What each seat brings a deck for, before chance has said who plays what."""
    dark = options[DARK_SEAT]
    return [EITHER if dark == CHANCE else DARK_SIDE if seat == dark else LIGHT_SIDE for seat in range(seats)]


def suited(options: dict[str, OptionValue], said: set[str], own: list[list[Deck]]) -> dict[str, OptionValue]:
    """Unless somebody said who plays the dark side, the first deck does."""
    for seat, decks in enumerate(own):
        if decks and DARK_SEAT not in said:
            return {**options, DARK_SEAT: seat if _side(decks[0]) == DARK_SIDE else 1 - seat}
    return options


def completed(options: dict[str, OptionValue], own: list[list[Deck]]) -> list[Any]:
    """The decks of all seats: their own, and the usual ones where they have none."""
    wanted = sides(options, len(own))
    flaws: list[Message] = []
    brought: list[Any] = []
    for side, decks, ready in zip(wanted, own, usual(wanted, limits(options)), strict=True):
        by_side: dict[str, Any] = {_side(deck): deck for deck in decks}
        if len(decks) > (len(by_side) if side == EITHER else 1):
            flaws.append(Message("flaw-deck-too-many", n=len(decks)))
        brought.append({**ready, **by_side} if side == EITHER else decks[0] if decks else ready)
    if flaws:
        raise BadDeck(flaws)
    return brought


def pairings(options: dict[str, OptionValue], seats: int, decks: list[Deck]) -> list[list[Any]]:
    """One deck a seat as they come; more of them: every deck of one side against every one of the other."""
    numbers = {side: [i for i, deck in enumerate(decks) if _side(deck) == side] for side in SIDES}
    missing = [side for side in SIDES if not numbers[side]]
    if missing:
        ready = ", ".join([deck.id for deck in READY_DECKS.values() if deck.side == missing[0]])
        raise BadDeck([Message("flaw-deck-no-opponent", side=missing[0], known=ready, rule="SWLCG-002")])
    wanted = sides(options, seats)
    if len(decks) == seats and EITHER not in wanted:
        return [list(range(seats))]
    found: list[list[Any]] = []
    for dark in numbers[DARK_SIDE]:
        for light in numbers[LIGHT_SIDE]:
            pair: dict[str, Any] = {DARK_SIDE: dark, LIGHT_SIDE: light}
            found.append([pair if side == EITHER else pair[side] for side in wanted])
    return found


def _side(deck: Deck) -> str:
    return SIDE_OF[deck["affiliation"]]
