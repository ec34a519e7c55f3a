"""Tables of the team mode, from its set-up on."""

from __future__ import annotations

from typing import Any

import kantyna
from situations import do, galaxy

FACTIONS = {"faction_0": "rebel", "faction_1": "republic", "faction_2": "empire", "faction_3": "separatist"}
"""Seats 0 and 1 are one team, 2 and 3 the other; 0 and 2 share the first region, 1 and 3 the second."""


BASES = ({"base": ["dantooine"]}, {"base": ["rishi"]}, {"base": ["lothal"]}, {"base": ["xorrn"]})


def teams(*sides: dict[str, Any], options: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """A team game on the first team's turn; every side has its starting base unless given another."""
    filled = [{**base, **(sides[seat] if seat < len(sides) else {})} for seat, base in enumerate(BASES)]
    return galaxy(*filled, format="teams", options={**FACTIONS, **(options or {})}, **more)


def fresh(seed: int = 1, **options: Any) -> kantyna.Table:
    return kantyna.Table("deckbuilding", "teams", seed=seed, options={**FACTIONS, **options})


def end(t: kantyna.Table, *seats: int) -> kantyna.Table:
    for seat in seats:
        do(t, "end", seat=seat)
    return t
