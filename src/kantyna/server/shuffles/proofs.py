"""What a finished table shows of its shuffles: its record, what they were mixed from, and every use of chance."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from ...engine.chance.journal import journal
from ...engine.chance.secret import commitment
from ...engine.table import Table
from .. import worker_threads
from ..protocol.wire import refused
from ..storage.store import Row
from .signatures import signed

Json = Any
MOST_KEPT = 40


class Proofs:
    """Worked out in a thread for the first who asks, and kept for a while."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, row: Row, table: Table, secret: str) -> bytes:
        if row.status != "finished":
            raise refused("not-over", 409)
        if table.commitment is None:
            raise refused("no-proof", 409)
        work = self._kept.pop(row.id, None)
        if work is None or (work.done() and (work.cancelled() or work.exception() is not None)):
            work = asyncio.create_task(worker_threads.at_length(_written, row, table.copy(), secret))
        self._kept[row.id] = work
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(work)


def with_shuffles(row: Row, record: dict[str, Json]) -> dict[str, Json]:
    """A record with what its seed was mixed from, once the game is over."""
    if row.shuffles is None or row.status != "finished" or "start" in record:
        return record
    secret, values = row.shuffles["secret"], row.shuffles["values"]
    return {**record, "shuffles": {"hash": commitment(secret), "secret": secret, "values": values}}


def _written(row: Row, table: Table, secret: str) -> bytes:
    record = with_shuffles(row, signed(table.record(), secret))
    return msgspec.json.encode({**record, "journal": journal(table)})
