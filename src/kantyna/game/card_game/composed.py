"""Positions composed by hand: owners that are left out, and states that no game could reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.ids import Card
from ...engine.voice import Message
from . import board
from .abilities.selectors import all_in_play
from .abilities.targets import TargetCards
from .affiliations import LIGHT_SIDE
from .cards.card_types import ENHANCEMENT
from .effects.in_play import GiveSecondShield
from .terms import CAPTURED, DAMAGE, FOCUS, PLAY, SHIELD, VICTORY

if TYPE_CHECKING:
    from ...engine.state import State

TOKENS = (DAMAGE, FOCUS, SHIELD)


def impossible(t: State) -> Message | None:
    """The first thing that could not have happened in a game."""
    return unique_twice(t) or enhances_nothing(t) or wrong_side(t) or too_many_shields(t) or tokens_out_of_play(t)


def assign_owners(t: State) -> None:
    """A card of the other side in play, captured or in a victory pile belongs to an enemy of that player. If several
    could own it and the position does not say which, the first does."""
    for seat in t.setup.seats:
        for zone in (PLAY, CAPTURED, VICTORY):
            for card in t.cards_in(seat, zone):
                if t.owner[card] == seat and board.printed(t, card).side != board.side(t, seat):
                    t.owner[card] = t.setup.seating.enemies[seat][0]


def unique_twice(t: State) -> Message | None:
    titles: set[str] = set()
    for card in all_in_play(t):
        definition = board.printed(t, card)
        if definition.unique and definition.title in titles:
            return Message("flaw-unique-twice", card=t.setup.labels[card], rule="SWLCG-600")
        titles.add(definition.title)
    return None


def enhances_nothing(t: State) -> Message | None:
    for card in all_in_play(t):
        lies_alone = t.host[card] < 0 and not board.enhances_place(t, card)
        if board.printed(t, card).kind == ENHANCEMENT and lies_alone:
            return Message("flaw-enhances-nothing", card=t.setup.labels[card], rule="SWLCG-201")
    return None


def wrong_side(t: State) -> Message | None:
    """A card belongs to a player of its side, even while it is captured."""
    for card in t.setup.cards:
        owner = t.owner[card]
        if t.where[card] >= 0 and owner >= 0 and board.printed(t, card).side != board.side(t, owner):
            light = int(board.printed(t, card).side == LIGHT_SIDE)
            return Message("flaw-wrong-side", card=t.setup.labels[card], light=light, seat=owner)
    return None


def too_many_shields(t: State) -> Message | None:
    for card in t.setup.cards:
        shields = t.marks[SHIELD][card]
        if shields > 1 and not may_have_second_shield(t, card):
            return Message("flaw-shields", card=t.setup.labels[card], n=shields, rule="SWLCG-467")
    return None


def may_have_second_shield(t: State, card: Card) -> bool:
    """Could an ability give such a card a second shield (SWLCG-121)?"""
    for source in t.setup.cards:
        for trigger in board.printed(t, source).triggers:
            target = trigger.target
            if isinstance(target, TargetCards) and any([isinstance(it, GiveSecondShield) for it in trigger.effects]):
                for seat in t.setup.seats:
                    if target.which.fits(t, seat, card, source):
                        return True
    return False


def tokens_out_of_play(t: State) -> Message | None:
    in_play = {t.zone_of(seat, PLAY) for seat in t.setup.seats}
    for mark in TOKENS:
        for card in t.setup.cards:
            if t.marks[mark][card] and t.where[card] not in in_play:
                return Message("flaw-tokens", card=t.setup.labels[card], rule="SWLCG-193")
    return None
