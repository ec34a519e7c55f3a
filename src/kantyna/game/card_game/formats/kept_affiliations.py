"""Affiliation cards that a card in play takes and keeps beneath itself (BOTF-068, BOTF-074 to 076)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.ids import NO_CARD, Card, Seat
from .. import board
from ..cards.card_types import AFFILIATION
from ..terms import BENEATH

if TYPE_CHECKING:
    from ....engine.state import State

TAKES: Final = "takes-affiliations"
"""The constant of a card that takes the affiliation card of an opponent whose objective leaves play."""


def taker(t: State, seat: Seat) -> Card:
    """The enemy card in play that takes the player's affiliation card, or `NO_CARD`."""
    for card in t.setup.constants.get(TAKES, ()):
        if board.is_in_play(t, card) and t.controller(card) in board.other_side(t, seat):
            return card
    return NO_CARD


def forfeit(t: State, seat: Seat) -> None:
    """An objective of that player has left play, or the player is out: their affiliation card is taken, if a card takes
    it.

    The taker of all enemy affiliation cards has won (BOTF-311).
    """
    card = taker(t, seat)
    if card < 0:
        return
    owner = t.controller(card)
    for each in board.in_play(t, seat)[:]:
        if board.printed(t, each).kind == AFFILIATION:
            t.send(each, t.zone_of(owner, BENEATH), "take-affiliation", owner)
            t.forget(each)
            t.host[each] = card
    if len(t.cards_in(owner, BENEATH)) == len(board.other_side(t, owner)):
        t.finish(board.all_of(t, owner), "BOTF-068")
