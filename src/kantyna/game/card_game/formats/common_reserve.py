"""The common reserve: one card of each player's, face down, which the whole team may use as if it were in hand.

Only a team has one (BOTF-183, BOTF-193). Partners see what lies there, nobody else does (BOTF-187).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Effect, Step, Verb
from ....engine.effects.hands import DISCARD, HAND
from ....engine.errors import Refusal, refusal
from ....engine.ids import Card, Seat
from ....engine.voice import Message
from .. import board
from ..terms import COMMON, REINFORCEMENTS, REINFORCING, RESERVED

if TYPE_CHECKING:
    from ....engine.state import State


class ReserveCard(Verb):
    """To put a card into the reserve, which nobody can who has no partner (BOTF-193)."""

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if not has_reserves(t) or not board.partners(t, me.seat):
            return Refusal("BOTF-193", Message("refuse-no-reserve"))
        return super().refuse(t, me)


RESERVE_CARD: Final = ReserveCard("reserve", "BOTF-184")


def has_reserves(t: State) -> bool:
    """Are there common reserves in this format at all?"""
    return len(t.setup.seat_zones) > COMMON


def in_reserve(t: State, seat: Seat) -> list[Card]:
    """The cards in common reserves that this player may use: in the own and in those of partners (BOTF-188, 189)."""
    if not has_reserves(t):
        return []
    return [card for mate in board.team(t, seat) for card in t.cards_in(mate, COMMON)]


def lies_in_reserve(t: State, card: Card) -> bool:
    """Asked of every ability that might answer: where there are no reserves, no card is looked at."""
    if len(t.setup.seat_zones) <= COMMON:
        return False
    zone = t.where[card]
    return zone >= 0 and t.setup.zone_kinds[zone].name == RESERVED


def lies_apart(t: State, card: Card) -> bool:
    """Does it lie where it is used as if in hand?"""
    zone = t.where[card]
    return zone >= 0 and t.setup.zone_kinds[zone].name in (RESERVED, REINFORCING)


def apart(t: State, seat: Seat) -> list[Card]:
    """What that player may use as if in hand: what lies in reserve, and reinforcements (BOTF-118)."""
    if len(t.setup.seat_zones) <= REINFORCEMENTS:
        return in_reserve(t, seat)
    return [*in_reserve(t, seat), *t.cards_in(seat, REINFORCEMENTS)]


def held(t: State, seat: Seat) -> list[Card]:
    """What that player may use as cards in hand: the hand itself, then what lies apart."""
    hand = t.cards_in(seat, HAND)
    return [*hand, *apart(t, seat)] if has_reserves(t) else hand


def holds(t: State, seat: Seat, card: Card) -> bool:
    """Is that card in the player's hand, or as if it were?"""
    return t.where[card] == t.zone_of(seat, HAND) or card in apart(t, seat)


def team_mask(t: State, seat: Seat) -> int:
    """Everybody of that player's team, as a bit mask."""
    return sum([1 << mate for mate in t.setup.seating.team[seat]])


def own_reserve(t: State, seat: Seat) -> int:
    """How many cards lie in the player's own reserve: they count as cards in hand (BOTF-190), those of partners do not
    (BOTF-191)."""
    return len(t.cards_in(seat, COMMON)) if has_reserves(t) else 0


class IntoReserve(Select):
    """At the end of the own part of the draw phase one card may go from hand to the own reserve, for which one that
    lies there is discarded (BOTF-184 to 186)."""

    word: ClassVar[str] = "into-reserve"
    rule: ClassVar[str] = "BOTF-184"
    picks: ClassVar[Verb] = RESERVE_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, HAND) if board.partners(t, me.seat) else []

    def act_on(self, t: State, me: Step, card: Card) -> None:
        hand, reserve = t.zone_of(me.seat, HAND), t.zone_of(me.seat, COMMON)
        for lying in t.zones[reserve][:]:
            t.send(lying, t.zone_of(t.owner[lying], DISCARD), "discard", me.seat)
        mates = team_mask(t, me.seat)
        t.send(card, reserve, "into-reserve", me.seat, mates)
        t.lose_track(hand, mates)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refusal(self.rule, "discard-from-hand", t, card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-into-reserve", n=own_reserve(t, me.seat))


def back_to_hand(t: State, seat: Seat) -> None:
    """Without a partner in the game nobody may use a common reserve: what lies there goes back to hand (BOTF-307)."""
    if has_reserves(t) and not board.partners(t, seat):
        for card in t.cards_in(seat, COMMON)[:]:
            t.send(card, t.zone_of(seat, HAND), "back-from-reserve", seat, team_mask(t, seat))


INTO_RESERVE: Final = IntoReserve(0, 1)
EFFECTS: Final[list[type[Effect]]] = [IntoReserve]
VERBS: Final[list[Effect]] = [RESERVE_CARD]
