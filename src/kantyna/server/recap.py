"""What is told of a game besides its present state: what everybody did last, and in the end how it went."""

from __future__ import annotations

from typing import Any

from ..engine.course import course, decks
from ..engine.events import TURN
from ..engine.table import Table

Json = Any
LOOKED_THROUGH = 256


def round_start(table: Table) -> int:
    """The event with which the last turn of the seat began that has waited longest.

    As many turns back as there are seats: where teams share their turns, or somebody is out, that is further than need
    be. Reads the log from its end, for it may be long.
    """
    count = table.event_count
    back = LOOKED_THROUGH
    while True:
        start = max(0, count - back)
        turns = [start + n for n, event in enumerate(table.events_since(start)) if event.kind == TURN]
        if len(turns) >= table.seat_count:
            return turns[-table.seat_count]
        if not start:
            return 0
        back *= 4


def recap(table: Table) -> dict[str, Json]:
    """How a game went; it tells what was hidden."""
    return {"winners": list(table.winners), "ended_by": table.ended_by, **course(table), "decks": decks(table)}
