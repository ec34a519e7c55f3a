"""A game besides its present state: the last round, earlier moments, and the recap of a finished game."""

from __future__ import annotations

from typing import Any

from ...engine.history.course import course, decks
from ...engine.history.decisions import decisions
from ...engine.history.events import TURN
from ...engine.ids import Seat
from ...engine.table import Table
from ..protocol.wire import events_json, picture, viewer

Json = Any
FIRST_SEARCH = 256
"""Events searched first for the start of the round."""


def round_start(table: Table) -> int:
    """The number of the event that started the last round: as many turns back as there are seats.

    Where teams share turns or players are out, that is a little more than one round. The log may be long, so it is read
    from its end.
    """
    count = table.event_count
    back = FIRST_SEARCH
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


def earlier_state(table: Table, seats: list[Seat], at: int) -> dict[str, Json]:
    """The table after its first `at` choices, as these seats may see it. Slow: run it in a thread."""
    past = rewound(table, max(0, at - 1))
    before = past.event_count if at else 0
    if at:
        past.choose(*table.choices_since(at - 1)[0])
    since = round_start(past)
    return {
        "type": "looked",
        "length": table.length,
        "events": events_json(past, before, viewer(seats)),
        "recent": events_json(past, since, viewer(seats)),
        "recent_from": since,
        **picture(past, seats),
    }


def replay_steps(table: Table) -> dict[str, Json]:
    """The moments at which a replay stops: before every decision, and at the end."""
    return {"type": "steps", "at": table.length, "steps": sorted({0, *decisions(table), table.length})}


def recap(table: Table) -> dict[str, Json]:
    """How a game went. It reveals hidden information."""
    return {"winners": list(table.winners), "ended_by": table.ended_by, **course(table), "decks": decks(table)}
