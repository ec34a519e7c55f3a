"""What is told of a game besides its present state: what everybody did last, earlier moments, and in the
end how it went."""

from __future__ import annotations

from typing import Any

from ...engine.history.course import course, decks
from ...engine.history.decisions import decisions
from ...engine.history.events import TURN
from ...engine.table import Table
from ..protocol.wire import events_json, eyes, picture

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


def rewound(table: Table, at: int) -> Table:
    """A copy of the table after its first `at` choices."""
    past = table.copy()
    past.rewind(at)
    return past


def looked(table: Table, seats: list[int], at: int) -> dict[str, Json]:
    """The table after its first `at` choices, as these seats may see it. Takes a while, as all that goes back does."""
    past = rewound(table, max(0, at - 1))
    before = past.event_count if at else 0
    if at:
        past.choose(*table.choices_since(at - 1)[0])
    since = round_start(past)
    return {
        "type": "looked",
        "length": table.length,
        "events": events_json(past, before, eyes(seats)),
        "recent": events_json(past, since, eyes(seats)),
        "recent_from": since,
        **picture(past, seats),
    }


def steps(table: Table) -> dict[str, Json]:
    """The moments at which a replay halts: before every decision, and now."""
    return {"type": "steps", "at": table.length, "steps": sorted({0, *decisions(table), table.length})}


def recap(table: Table) -> dict[str, Json]:
    """How a game went; it tells what was hidden."""
    return {"winners": list(table.winners), "ended_by": table.ended_by, **course(table), "decks": decks(table)}
