"""Tables of Emperor."""

from __future__ import annotations

from typing import Any

import kantyna
from situations import end_turn, keys, table

TEAMS = ([0, 1, 2], [3, 4, 5])


def emperor(sides: dict[int, dict[str, Any]], active: int = 0, **more: Any) -> kantyna.Table:
    """An Emperor table in that seat's main phase; seats without a side have the starting numbers and no cards."""
    return table("emperor", *[sides.get(seat, {}) for seat in range(6)], active=active, **more)


def attacks(t: kantyna.Table, seat: int = 0) -> set[str]:
    """The players and bases that the seat may attack now, without the amounts."""
    return {key.split()[1] for key in keys(t, seat) if key.startswith("attack")}


def options(t: kantyna.Table, seat: int, verb: str) -> set[str]:
    """What the seat may do with that verb now."""
    return {key.removeprefix(verb + " ") for key in keys(t, seat) if key.startswith(verb + " ")}


def turns(t: kantyna.Table, n: int) -> list[int]:
    """The seats of the next turns, beginning with the current one."""
    seats: list[int] = []
    for _ in range(n):
        assert list(t.choices) == [t.position()["active"]]
        seats.append(t.position()["active"])
        end_turn(t)
    return seats
