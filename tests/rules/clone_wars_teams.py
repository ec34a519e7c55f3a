"""Teams of the Republic and the Separatists, for the team table of Clone Wars."""

from __future__ import annotations

from functools import partial
from typing import Any

import kantyna
import team_situations
from team_situations import Side

teams = partial(team_situations.teams, "clone-wars")
revealing = partial(team_situations.revealing, "clone-wars")
REPUBLIC = "republic republic separatist separatist"
SEPARATISTS = "separatist separatist republic republic"


def republic(*sides: Side, **more: Any) -> kantyna.Table:
    return teams(REPUBLIC, *sides, **more)


def separatists(*sides: Side, **more: Any) -> kantyna.Table:
    return teams(SEPARATISTS, *sides, **more)


def free(t: kantyna.Table) -> bool:
    """Is no question open, so that both may act freely?"""
    return sorted(t.choices) == [0, 1]
