"""Teams of the Empire and the Rebels, for the team table of the first set."""

from __future__ import annotations

from functools import partial
from typing import Any

import kantyna
import team_situations
from situations import zone
from team_situations import Side

teams = partial(team_situations.teams, "original")
UNNAMED = team_situations.UNNAMED["original"]
EMPIRE = "empire empire rebel rebel"
REBELS = "rebel rebel empire empire"


def empire(*sides: Side, **more: Any) -> kantyna.Table:
    return teams(EMPIRE, *sides, **more)


def rebels(*sides: Side, **more: Any) -> kantyna.Table:
    return teams(REBELS, *sides, **more)


def top(t: kantyna.Table, seat: int) -> str:
    return zone(t, "deck", seat)[0]
