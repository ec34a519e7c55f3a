"""What is counted of games: by seat, and by side where a game has sides."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.table import Table


@dataclass
class Share:
    """Of a side, over all seats that had it: games played, won and begun."""

    games: int = 0
    wins: int = 0
    began: int = 0


@dataclass
class Tally:
    """Wins and games begun (moved first) are by seat."""

    wins: list[int]
    began: list[int]
    games: int = 0
    draws: int = 0
    choices: int = 0
    turns: int = 0
    sides: dict[str, Share] = field(default_factory=dict)
    seatings: set[tuple[str, ...]] = field(default_factory=set)
    """Which sides the seats had: always the same, or whatever chance said."""

    @property
    def win_rates(self) -> dict[str, float]:
        """The share of its games that each side won, whichever seat it had and whoever began."""
        return {side: share.wins / share.games if share.games else 0.0 for side, share in self.sides.items()}

    @property
    def first_moves(self) -> dict[str, float]:
        """The share of its games that each side began: where a side always begins, its win rate holds that too."""
        return {side: share.began / share.games if share.games else 0.0 for side, share in self.sides.items()}

    def count(self, table: Table, first: list[int]) -> None:
        """A game that is over, or has gone on for too long."""
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
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.began = [a + b for a, b in zip(self.began, other.began, strict=True)]
        for side, share in other.sides.items():
            mine = self.sides.setdefault(side, Share())
            mine.games += share.games
            mine.wins += share.wins
            mine.began += share.began


def empty(table: Table) -> Tally:
    """Nothing counted yet of tables like this; its sides stand in the order of the seats."""
    nothing = [0] * table.seat_count
    return Tally(nothing, list(nothing), sides={side: Share() for side in sides_of(table)})


def first_of(table: Table) -> list[int]:
    """Who moves first at a new table. Where all are asked at once before the first turn, whose turn that is."""
    active = table.view(None).get("active")
    asked = list(table.waiting)
    return [active] if len(asked) == table.seat_count and isinstance(active, int) else asked


def sides_of(table: Table) -> tuple[str, ...]:
    """What a game calls the side of each seat: the list `factions` or `sides` in its view, where it has one."""
    view = table.view(None)
    for named in (view.get("factions"), view.get("sides")):
        if isinstance(named, list) and len(named) == table.seat_count and isinstance(named[0], str):
            return tuple(named)
    return ()
