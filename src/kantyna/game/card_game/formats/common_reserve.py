"""The common reserve: one face-down card per player that the whole team may use as if it were in hand.

Only teams have one (BOTF-183, BOTF-193). Only partners see the card (BOTF-187).
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
    """Put a card into the reserve. A player without a partner cannot (BOTF-193)."""

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if not has_reserves(t) or not board.partners(t, me.seat):
            return Refusal("BOTF-193", Message("refuse-no-reserve"))
        return super().refuse(t, me)


RESERVE_CARD: Final = ReserveCard("reserve", "BOTF-184")


def has_reserves(t: State) -> bool:
    """Does this format have common reserves?"""
    return len(t.setup.seat_zones) > COMMON


def in_reserve(t: State, seat: Seat) -> list[Card]:
    """The reserve cards that this player may use: their own and those of partners (BOTF-188, BOTF-189)."""
    if not has_reserves(t):
        return []
    return [card for mate in board.team(t, seat) for card in t.cards_in(mate, COMMON)]


def lies_in_reserve(t: State, card: Card) -> bool:
    """Is the card in a common reserve? Asked all the time, so without reserves no card is looked at."""
    if len(t.setup.seat_zones) <= COMMON:
        return False
    zone = t.where[card]
    return zone >= 0 and t.setup.zone_kinds[zone].name == RESERVED


def is_as_if_in_hand(t: State, card: Card) -> bool:
    """Is it used as if in hand?"""
    zone = t.where[card]
    return zone >= 0 and t.setup.zone_kinds[zone].name in (RESERVED, REINFORCING)


def as_if_in_hand(t: State, seat: Seat) -> list[Card]:
    """The cards outside the hand that the player may use as if in hand: reserves and reinforcements (BOTF-118)."""
    if len(t.setup.seat_zones) <= REINFORCEMENTS:
        return in_reserve(t, seat)
    return [*in_reserve(t, seat), *t.cards_in(seat, REINFORCEMENTS)]


def held(t: State, seat: Seat) -> list[Card]:
    """All cards that the player may use as cards in hand: the hand, then those outside it."""
    hand = t.cards_in(seat, HAND)
    return [*hand, *as_if_in_hand(t, seat)] if has_reserves(t) else hand


def holds(t: State, seat: Seat, card: Card) -> bool:
    """Is that card in the player's hand, or used as if it were?"""
    return t.where[card] == t.zone_of(seat, HAND) or card in as_if_in_hand(t, seat)


def team_mask(t: State, seat: Seat) -> int:
    """The player's team as a bit mask."""
    return sum([1 << mate for mate in t.setup.seating.team[seat]])


def own_reserve(t: State, seat: Seat) -> int:
    """The number of cards in the player's own reserve: they count as in hand (BOTF-190), those of partners do not
    (BOTF-191)."""
    return len(t.cards_in(seat, COMMON)) if has_reserves(t) else 0


class IntoReserve(Select):
    """At the end of their draw phase a player may put a card from hand into their reserve, discarding the one there
    (BOTF-184 to 186)."""

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
    """Without a partner in the game there is no common reserve: its card returns to hand (BOTF-307)."""
    if has_reserves(t) and not board.partners(t, seat):
        for card in t.cards_in(seat, COMMON)[:]:
            t.send(card, t.zone_of(seat, HAND), "back-from-reserve", seat, team_mask(t, seat))


INTO_RESERVE: Final = IntoReserve(0, 1)
EFFECTS: Final[list[type[Effect]]] = [IntoReserve]
VERBS: Final[list[Effect]] = [RESERVE_CARD]
