"""All choices of a table, written and read in parts, so that the event loop is never blocked for long."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import StoredChoice
from .schema import choices

AT_ONCE = 400
"""Rows in one command: it may block the event loop for 5 ms at most."""


async def add_choices(db: AsyncConnection, id: str, made: Sequence[StoredChoice]) -> None:
    for begin in range(0, len(made), AT_ONCE):
        part = enumerate(made[begin : begin + AT_ONCE], begin)
        rows = [{"table_id": id, "n": n, "seat": seat, "key": key, "mark": mark} for n, (seat, key, mark) in part]
        await db.execute(insert(choices), rows)


async def read_choices(db: AsyncConnection, id: str) -> list[StoredChoice]:
    made: list[StoredChoice] = []
    last = -1
    while True:
        query = select(choices).where(choices.c.table_id == id, choices.c.n > last)
        found = (await db.execute(query.order_by(choices.c.n).limit(AT_ONCE))).all()
        made += [(one.seat, one.key, one.mark) for one in found]
        if len(found) < AT_ONCE:
            return made
        last = found[-1].n
