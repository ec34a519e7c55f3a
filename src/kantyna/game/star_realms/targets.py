"""Refusals to attack or target a player or a base, with the ledger line and the legal targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.errors import Refusal
from ...engine.ids import Card, Seat
from ...engine.voice import Message, card_name, seat_name
from .cards import PrintedCard
from .play import attackable, has_outpost, in_play
from .seating import Seating, bases_in_reach, players_in_reach, reach_rule, seating_of
from .terms import OUT, PLAY

if TYPE_CHECKING:
    from ...engine.state import State


def refuse_player(t: State, seat: Seat, target: Seat) -> Refusal | None:
    """Why a seat may not attack or target that player. Outposts do not matter here (SR-168)."""
    if t.seat_numbers[OUT][target]:
        return Refusal("SR-172", Message("refuse-target-out", whom=seat_name(target)))
    seating: Seating = t.setup.seating
    reach = players_in_reach(t, seating, seat)
    if target not in reach:
        rule = reach_rule(seating, seat, target, False)
        return Refusal(rule, Message("refuse-no-opponent", whom=seat_name(target), others=seat_names(reach)))
    return None


def refuse_attack(t: State, seat: Seat, target: Seat) -> Refusal | None:
    """Why a seat may not attack that player's authority now."""
    reason = refuse_player(t, seat, target)
    if reason is not None:
        return reason
    together = seating_of(t).format.team_turns
    if has_outpost(t, target):
        rule = "SR-223" if together else "SR-053"
        return Refusal(rule, Message("refuse-guarded-player", whom=seat_name(target), outposts=outposts(t, target)))
    if target not in attackable(t, seat):
        handle = attackable(t, seat)[0]
        return Refusal("SR-206", Message("refuse-team-attack", whom=seat_name(target), handle=seat_name(handle)))
    return None


def refuse_base(t: State, seat: Seat, card: Card, ability: bool) -> Refusal | None:
    """Why a seat may not attack that card, or target it with an ability, now."""
    cards: list[PrintedCard] = t.setup.defs
    name = card_name(cards[card].id)
    owner = t.controller(card)
    if owner < 0 or t.where[card] != t.zone_of(owner, PLAY) or cards[card].ship:
        return Refusal("SR-131" if ability else "SR-120", Message("refuse-no-target", card=name))
    seating: Seating = t.setup.seating
    if owner not in bases_in_reach(t, seating, seat):
        rule = reach_rule(seating, seat, owner, True)
        if owner in seating.team[seat]:
            return Refusal("SR-131" if ability else rule, Message("refuse-own-base", card=name))
        reach = seat_names(bases_in_reach(t, seating, seat))
        return Refusal(rule, Message("refuse-out-of-reach", card=name, whom=seat_name(owner), others=reach))
    if not cards[card].outpost and has_outpost(t, owner):
        alone = "SR-055" if ability else "SR-054"
        rule = "SR-224" if seating.format.team_turns else alone
        return Refusal(rule, Message("refuse-guarded-base", card=name, outposts=outposts(t, owner)))
    return None


def outposts(t: State, seat: Seat) -> list[Message]:
    """The names of the outposts that protect a player."""
    cards: list[PrintedCard] = t.setup.defs
    return [
        card_name(cards[card].id)
        for owner in seating_of(t).acting[seat]
        for card in in_play(t, owner)
        if cards[card].outpost
    ]


def seat_names(seats: list[Seat]) -> list[Message]:
    return [seat_name(seat) for seat in seats]
