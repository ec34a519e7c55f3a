"""Teams, roles, and the players that a seat may attack or target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine import seating
from ...engine.effects.hands import HAND
from ...engine.history.events import ALL
from ...engine.ids import NO_SEAT, Seat
from ...engine.seating import in_game, next_in_game
from ...engine.setup import Setup
from .formats import EMPERORS, FACING, NEIGHBOURS, OPPOSITE, StarRealmsFormat
from .terms import PLAY, PLAYED_BY

if TYPE_CHECKING:
    from ...engine.state import State


class Seating(seating.Seating):
    """What never changes about the seats of a set-up. Seats that share a turn also share authority and outposts."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        format = setup.format
        assert isinstance(format, StarRealmsFormat)
        count = setup.seat_count
        options = setup.options
        self.format: StarRealmsFormat = format
        self.role: list[str] = [format.role(count, options, seat) for seat in setup.seats]
        self.standard_hand: list[int] = [format.standard_hand(count, options, seat) for seat in setup.seats]
        self.only_enemy: list[list[Seat]] = [enemies if len(enemies) == 1 else [] for enemies in self.enemies]
        """A seat's only enemy, who cannot be out while the game runs; empty where there are several."""
        self.played_by: list[int] = [PLAYED_BY * (seat + 1) for seat in setup.seats]
        """The part of a `played` mark that stands for the seat."""
        self.mates_help: bool = format.passing or format.team_turns
        """Has a player actions for teammates?"""
        self.damage_lasts: list[bool] = [role == "boss" for role in self.role]
        # log notes of cards played, shared by all tables of the set-up
        self.played: list[list[Any]] = []
        for seat in setup.seats:
            zones = setup.zones_of(seat)
            hand, area = zones[HAND], zones[PLAY]
            self.played.append([("play", seat, card, 0, NO_SEAT, ALL, hand, area) for card in setup.cards])


def seating_of(t: State) -> Seating:
    seating: Seating = t.setup.seating
    return seating


def players_in_reach(t: State, seating: Seating, seat: Seat) -> list[Seat]:
    """The players that a seat may attack or target now."""
    if seating.only_enemy[seat]:
        return seating.only_enemy[seat]
    format = seating.format
    if format.reach == NEIGHBOURS:
        return [next_in_game(t, seat)]
    enemies = in_game(t, seating.enemies[seat])
    if format.reach == OPPOSITE and seat not in EMPERORS:
        facing = FACING[seat]
        if facing in enemies:
            return [facing]
        return [enemy for enemy in enemies if enemy in EMPERORS]
    return enemies


REACH_RULES = {"admiral": "SR-250", "emperor": "SR-252", "boss": "SR-300", "attacker": "SR-301"}


def reach_rule(seating: Seating, seat: Seat, target: Seat, base: bool) -> str:
    """The ledger line that forbids `seat` to attack or target another one, or its bases."""
    if seating.format.reach == NEIGHBOURS:
        return "SR-191" if base else "SR-190"
    if seating.role[seat] == seating.role[target] == "admiral" and target in seating.enemies[seat]:
        return "SR-260"  # the diagonal neighbour is never in reach
    return REACH_RULES.get(seating.role[seat], "SR-120")


def bases_in_reach(t: State, seating: Seating, seat: Seat) -> list[Seat]:
    """The players whose bases a seat may attack or target now."""
    if seating.format.reach == NEIGHBOURS:
        left, right = next_in_game(t, seat), next_in_game(t, seat, -1)
        return [left] if left == right else [left, right]
    return players_in_reach(t, seating, seat)
