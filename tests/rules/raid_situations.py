"""Tables of the Raid."""

from __future__ import annotations

from typing import Any

import kantyna
from situations import keys, table


def raid(*sides: dict[str, Any], active: int = 0, **more: Any) -> kantyna.Table:
    """A Raid table in that seat's main phase; unless the options say otherwise seat 0 is the Boss."""
    return table("raid", *sides, active=active, **more)


def dealt(attackers: int, seed: int = 1, boss: int | None = None) -> kantyna.Table:
    options = {} if boss is None else {"boss": boss}
    return kantyna.Table("star-realms", format="raid", seats=attackers + 1, seed=seed, options=options)


def attacks(t: kantyna.Table, seat: int = 0) -> set[str]:
    """The players and bases that the seat may attack now, without the amounts."""
    return {key.split()[1] for key in keys(t, seat) if key.startswith("attack")}


def options(t: kantyna.Table, seat: int, verb: str) -> set[str]:
    """What the seat may do with that verb now."""
    return {key.removeprefix(verb + " ") for key in keys(t, seat) if key.startswith(verb + " ")}
