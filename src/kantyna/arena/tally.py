"""Counts over many games: by seat, and by side where a game has sides."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..engine.table import Table


@dataclass
class Share:
    """The games of one side, whichever seat had it: played, won, and begun (moved first)."""

    games: int = 0
    wins: int = 0
    began: int = 0


@dataclass
class Tally:
    """Counts over many games. `wins` and `began` (moved first) are by seat."""

    wins: list[int]
    began: list[int]
    games: int = 0
    draws: int = 0
    choices: int = 0
    turns: int = 0
    sides: dict[str, Share] = field(default_factory=dict)
    seatings: set[tuple[str, ...]] = field(default_factory=set)
    """The sides of the seats, as they occurred: more than one where sides are dealt at random."""
    forfeits: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By bot and why (`forfeits.py`)."""

    @property
    def win_rates(self) -> dict[str, float]:
        """By side: the share of its games that it won."""
        return {side: share.wins / share.games if share.games else 0.0 for side, share in self.sides.items()}

    @property
    def first_moves(self) -> dict[str, float]:
        """By side: the share of its games in which it moved first, which also shows in its win rate."""
        return {side: share.began / share.games if share.games else 0.0 for side, share in self.sides.items()}

    def count(self, table: Table, first: list[int]) -> None:
        """Count a game that is over or was stopped. `first`: the seats that moved first."""
        self.games += 1
        self.draws += not table.winners
        self.choices += table.length
        self.turns += table.view(None).get("turn", 0)
        for seat in first:
            self.began[seat] += 1
        for seat in table.winners:
            self.wins[seat] += 1
        sides = sides_of(table)
        self.seatings.add(sides)
        for seat, side in enumerate(sides):
            share = self.sides.setdefault(side, Share())
            share.games += 1
            share.wins += seat in table.winners
            share.began += seat in first

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.draws += other.draws
        self.choices += other.choices
        self.turns += other.turns
        self.seatings |= other.seatings
        self.forfeits += other.forfeits
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.began = [a + b for a, b in zip(self.began, other.began, strict=True)]
        for side, share in other.sides.items():
            mine = self.sides.setdefault(side, Share())
            mine.games += share.games
            mine.wins += share.wins
            mine.began += share.began


def empty(table: Table) -> Tally:
    """A tally without games, for tables like this one. Its sides are in the order of seats."""
    nothing = [0] * table.seat_count
    return Tally(nothing, list(nothing), sides={side: Share() for side in sides_of(table)})


def first_of(table: Table) -> list[int]:
    """The seats that move first at a new table. If all are asked before the first turn, the active seat moves first."""
    active = table.view(None).get("active")
    asked = list(table.waiting)
    return [active] if len(asked) == table.seat_count and isinstance(active, int) else asked


def sides_of(table: Table) -> tuple[str, ...]:
    """The side of each seat: the list `factions` or `sides` of the view, if it has one."""
    view = table.view(None)
    for named in (view.get("factions"), view.get("sides")):
        if isinstance(named, list) and len(named) == table.seat_count and isinstance(named[0], str):
            return tuple(named)
    return ()
