"""Who hears what is said at a table: everybody, or those who sit there for one team.

What a line says of its team is the team's number as the table counts them, None for the whole table; who belongs to it
is who sits there now.
"""

from __future__ import annotations

from typing import Any

from ...engine.seating import teams_at
from ...engine.table import Table
from ..protocol.wire import refused

Json = Any
Lines = list[dict[str, Json]]
Said = dict[int | None, int]
"""How many lines were said at a table in all, by team."""


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


def heard(table: Table, lines: Lines, said: Said, seats: list[int]) -> Lines:
    """What of the last lines a player at these seats may read; nobody who looks on reads what is said to a team.

    Lines are numbered by what that player may read, so that no gap tells when others talk.
    """
    teams = teams_at(table)
    mine: set[int | None] = {None, *[n for n, team in enumerate(teams) if not set(team).isdisjoint(seats)]}
    told = [line for line in lines if line["team"] in mine]
    first = 1 + sum([count for team, count in said.items() if team in mine]) - len(told)
    return [{"n": n, **line} for n, line in enumerate(told, first)]
