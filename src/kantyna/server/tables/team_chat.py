"""Who may read a line of chat: everybody, or one team.

A line carries the number of its team as the table counts teams, or None for everybody. The players who sit in the
team's seats now may read it.
"""

from __future__ import annotations

from typing import Any

from ...engine.ids import Seat
from ...engine.seating import teams_at
from ...engine.table import Table
from ..errors import refused

Json = Any
Lines = list[dict[str, Json]]
ChatCounts = dict[int | None, int]
"""The number of all lines ever written at a table, by team."""


def chat_teams(table: Table) -> list[list[int]]:
    """The teams as lists of seats; empty where everybody plays alone."""
    teams = teams_at(table)
    return teams if any([len(team) > 1 for team in teams]) else []


def own_team(table: Table, seats: list[Seat]) -> int:
    """The team that the player with these seats writes to."""
    teams = chat_teams(table)
    mine = [n for n, team in enumerate(teams) if not set(team).isdisjoint(seats)]
    if not any([len(teams[n]) > 1 for n in mine]):
        raise refused("chat-no-team")
    if len(mine) > 1:
        raise refused("chat-teams")
    return mine[0]


def readable_lines(table: Table, lines: Lines, counts: ChatCounts, seats: list[Seat]) -> Lines:
    """Those of the latest lines that a player with these seats may read; spectators never read team chat.

    Lines are numbered among those that the player may read, so that no gap shows when others write.
    """
    teams = teams_at(table)
    mine: set[int | None] = {None, *[n for n, team in enumerate(teams) if not set(team).isdisjoint(seats)]}
    readable = [line for line in lines if line["team"] in mine]
    first = 1 + sum([count for team, count in counts.items() if team in mine]) - len(readable)
    return [{"n": n, **line} for n, line in enumerate(readable, first)]
