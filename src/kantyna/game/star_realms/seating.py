"""Who sits where: teams, turns, and whom one may attack or target, as far as it depends on who is still in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import ALL
from ...engine.setup import Setup
from .formats import EMPERORS, FACING, NEIGHBOURS, OPPOSITE, StarRealmsFormat
from .terms import DECK, HAND, OUT, PLAY

if TYPE_CHECKING:
    from ...engine.state import State


def format_of(setup: Setup) -> StarRealmsFormat:
    format = setup.format
    assert isinstance(format, StarRealmsFormat)
    return format


class Seating:
    """What never changes about the seats of a set-up; worked out once."""

    __slots__ = (
        "format", "teams", "team", "acting", "enemies", "hand_seen_by", "standard_hand", "role", "damage_lasts",
        "drawn", "played",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        format = format_of(setup)
        seats = setup.seat_count
        options = setup.options
        self.format = format
        self.teams = format.teams(seats, options)
        self.team: list[list[int]] = [[] for _ in range(seats)]
        for team in self.teams:
            for seat in team:
                self.team[seat] = team
        # who shares a turn, and with it authority and outposts: the seat alone, or its whole team
        self.acting: list[list[int]] = self.team if format.team_turns else [[seat] for seat in range(seats)]
        self.enemies: list[list[int]] = [
            [other for other in range(seats) if other not in self.team[seat]] for seat in range(seats)
        ]
        self.role: list[str] = [format.role(seats, options, seat) for seat in range(seats)]
        self.standard_hand: list[int] = [format.standard_hand(seats, options, seat) for seat in range(seats)]
        self.damage_lasts: list[bool] = [role == "boss" for role in self.role]
        self.hand_seen_by: list[int] = []
        open_hands = bool(options.get("open_team_hands", False))
        for seat in range(seats):
            mask = 1 << seat
            if open_hands or self.role[seat] == "attacker":
                for mate in self.team[seat]:
                    mask |= 1 << mate
            self.hand_seen_by.append(mask)
        # half of all that happens is a card drawn or played; what the log says of it is written once for all tables
        # (typed Any because the compiled build would take a typed tuple apart and put it together again)
        self.drawn: list[list[Any]] = []
        self.played: list[list[Any]] = []
        for seat, first in enumerate(setup.seats_first_zone):
            seen = self.hand_seen_by[seat]
            cards = range(len(setup.defs))
            self.drawn.append([("draw", seat, card, 0, -1, seen, first + DECK, first + HAND) for card in cards])
            self.played.append([("play", seat, card, 0, -1, ALL, first + HAND, first + PLAY) for card in cards])


def alive(t: State, seats: list[int]) -> list[int]:
    out = t.seat_numbers[OUT]
    return [seat for seat in seats if not out[seat]]


def next_alive(t: State, seat: int, step: int) -> int:
    """The next seat still in the game, clockwise (1) or the other way (-1) (SR-166, SR-195, SR-196)."""
    seats = t.setup.seat_count
    out = t.seat_numbers[OUT]
    other = (seat + step) % seats
    while out[other]:
        other = (other + step) % seats
    return other


def players_in_reach(t: State, seating: Seating, seat: int) -> list[int]:
    """The players whom this one may attack or target now."""
    format = seating.format
    if format.reach == NEIGHBOURS:
        return [next_alive(t, seat, 1)]
    enemies = seating.enemies[seat]
    if len(enemies) == 1:
        return enemies  # a game whose only enemy is out is over
    enemies = alive(t, enemies)
    if format.reach == OPPOSITE and seat not in EMPERORS:
        facing = FACING[seat]
        if facing in enemies:
            return [facing]
        return [enemy for enemy in enemies if enemy in EMPERORS]
    return enemies


REACH_RULES = {"admiral": "SR-250", "emperor": "SR-252", "boss": "SR-300", "attacker": "SR-301"}


def reach_rule(seating: Seating, seat: int, target: int, base: bool) -> str:
    """The ledger line that keeps this seat from attacking or targeting that one, or its bases."""
    if seating.format.reach == NEIGHBOURS:
        return "SR-191" if base else "SR-190"
    if seating.role[seat] == seating.role[target] == "admiral" and target in seating.enemies[seat]:
        return "SR-260"  # never the one who sits diagonally
    return REACH_RULES.get(seating.role[seat], "SR-120")


def bases_in_reach(t: State, seating: Seating, seat: int) -> list[int]:
    """The players whose bases this one may attack or target now."""
    if seating.format.reach == NEIGHBOURS:
        left, right = next_alive(t, seat, 1), next_alive(t, seat, -1)
        return [left] if left == right else [left, right]
    return players_in_reach(t, seating, seat)
