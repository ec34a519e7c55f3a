"""Who hears what is said at a table: everybody, or those who sit there for one team.

What a line says of its team is the team's number as the table counts them, None for the whole table; who belongs to it
is who sits there now.
"""

from __future__ import annotations

from typing import Any

from ..engine.seating import teams_at
from ..engine.table import Table
from .wire import refused

Json = Any
Lines = list[dict[str, Json]]


def teams_to_talk(table: Table) -> list[list[int]]:
    """The seats that play together; empty where each plays alone."""
    teams = teams_at(table)
    return teams if any([len(team) > 1 for team in teams]) else []


def own_team(table: Table, seats: list[int]) -> int:
    """The team that whoever sits there speaks to."""
    teams = teams_to_talk(table)
    mine = [n for n, team in enumerate(teams) if not set(team).isdisjoint(seats)]
    if not any([len(teams[n]) > 1 for n in mine]):
        raise refused("chat-no-team")
    if len(mine) > 1:
        raise refused("chat-teams")
    return mine[0]


def heard(table: Table, lines: Lines, seats: list[int]) -> Lines:
    """What of this whoever sits at these seats may read; nobody who looks on reads what is said to a team."""
    teams = teams_at(table)
    mine = [n for n, team in enumerate(teams) if not set(team).isdisjoint(seats)]
    return [line for line in lines if line["team"] is None or line["team"] in mine]
