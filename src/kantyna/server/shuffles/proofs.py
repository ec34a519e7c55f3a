"""Proofs of shuffles: the record of a finished game, what its seed was mixed from, and every use of chance."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from ...engine.chance.journal import journal
from ...engine.chance.secret import commitment
from ...engine.table import Table
from .. import worker_threads
from ..errors import refused
from ..storage.rows import Row
from .signatures import signed

Json = Any
LARGEST_CACHE = 40


class Proofs:
    """Proofs are made in a thread at the first request, and cached."""

    def __init__(self) -> None:
        self._cache: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, row: Row, table: Table, secret: str) -> bytes:
        if row.status != "finished":
            raise refused("not-over", 409)
        if table.commitment is None:
            raise refused("no-proof", 409)
        work = self._cache.pop(row.id, None)
        if work is None or (work.done() and (work.cancelled() or work.exception() is not None)):
            work = asyncio.create_task(worker_threads.run_long(_written, row, table.copy(), secret))
        self._cache[row.id] = work
        while len(self._cache) > LARGEST_CACHE:
            self._cache.popitem(last=False)
        return await asyncio.shield(work)


def with_shuffles(row: Row, record: dict[str, Json]) -> dict[str, Json]:
    """A record with what its seed was mixed from, if the game is over."""
    if row.shuffles is None or row.status != "finished" or "start" in record:
        return record
    secret, values = row.shuffles["secret"], row.shuffles["values"]
    return {**record, "shuffles": {"hash": commitment(secret), "secret": secret, "values": values}}


def _written(row: Row, table: Table, secret: str) -> bytes:
    record = with_shuffles(row, signed(table.record(), secret))
    return msgspec.json.encode({**record, "journal": journal(table)})
