"""All choices of a table, stored or read: part by part, for the event loop has other things to do in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import choices

if TYPE_CHECKING:
    from .store import Entry

AT_ONCE = 500


async def add_choices(db: AsyncConnection, id: str, made: Sequence[Entry]) -> None:
    for begin in range(0, len(made), AT_ONCE):
        some = enumerate(made[begin : begin + AT_ONCE], begin)
        listed = [{"table_id": id, "n": n, "seat": seat, "key": key, "mark": mark} for n, (seat, key, mark) in some]
        await db.execute(insert(choices), listed)


async def choices_of(db: AsyncConnection, id: str) -> list[Entry]:
    made: list[Entry] = []
    last = -1
    while True:
        query = select(choices).where(choices.c.table_id == id, choices.c.n > last)
        found = (await db.execute(query.order_by(choices.c.n).limit(AT_ONCE))).all()
        made += [(one.seat, one.key, one.mark) for one in found]
        if len(found) < AT_ONCE:
            return made
        last = found[-1].n
