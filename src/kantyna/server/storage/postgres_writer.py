"""Writes a batch of choices into PostgreSQL: one statement, which is a transaction of its own.

It goes past SQLAlchemy to the driver, on a connection of its own: building the same statements and three round trips
more would cost as much as the rest of a move.
"""

from __future__ import annotations

import contextlib
import json
import time
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .choice_writer import ChoiceToStore

# The rows of the table and of its shard stay locked until the commit: a later read of the table, and a process that
# takes the shard over, wait for this write. A renewal of the lease does not wait (FOR KEY SHARE, see schema.py).
_WRITE = """
    WITH made AS MATERIALIZED (
        SELECT * FROM unnest($1::varchar[], $2::int[], $3::int[], $4::int[], $5::varchar[], $6::bigint[], $7::varchar[],
            $8::varchar[], $9::int[], $10::varchar[], $11::bigint[])
        AS made (table_id, revision, n, seat, key, mark, message, release, shard, owner, epoch)
    ),
    leased AS MATERIALIZED (
        SELECT release, shard, owner, epoch FROM shards WHERE (release, shard) IN (SELECT release, shard FROM made)
        FOR KEY SHARE
    ),
    held AS MATERIALIZED (
        SELECT id, revision FROM tables WHERE id IN (SELECT table_id FROM made) FOR SHARE
    ),
    written AS (
        INSERT INTO choices (table_id, n, seat, key, mark, message)
        SELECT made.table_id, made.n, made.seat, made.key, made.mark, made.message
        FROM made JOIN held ON held.id = made.table_id AND held.revision = made.revision
        WHERE made.n = (SELECT coalesce(max(c.n) + 1, 0) FROM choices c WHERE c.table_id = made.table_id)
        AND (made.owner IS NULL OR (made.release, made.shard, made.owner, made.epoch) IN (SELECT * FROM leased))
        RETURNING table_id
    ),
    noted AS (
        UPDATE tables SET length = note.length, status = note.status, winners = note.winners, updated = note.at,
            seen = note.at
        FROM unnest($12::varchar[], $13::int[], $14::varchar[], $15::json[], $16::float8[])
            AS note (id, length, status, winners, at)
        WHERE tables.id = note.id AND note.id IN (SELECT table_id FROM written)
    ),
    pictured AS (
        INSERT INTO snapshots (table_id, n, position)
        SELECT * FROM unnest($17::varchar[], $18::int[], $19::json[]) AS snapshot (id, n, position)
        WHERE id IN (SELECT table_id FROM written)
    )
    SELECT table_id FROM written
"""


class PostgresWriter:
    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        self.engine = engine
        self.seconds = seconds
        """A write that takes longer has failed."""
        self._db: AsyncConnection | None = None

    async def write(self, batch: list[ChoiceToStore]) -> set[str]:
        """Write at most one choice for each table. Returns the ids of the tables whose choice was accepted."""
        if self._db is None:
            self._db = await self.engine.connect()
        driver: Any = (await self._db.get_raw_connection()).driver_connection
        try:
            found = await driver.fetch(_WRITE, *_arguments(batch), timeout=self.seconds)
        except BaseException as error:
            await self.close()
            if isinstance(error, Exception) and not isinstance(error, OSError):
                raise DBAPIError.instance(None, None, error, Exception, hide_parameters=True) from error
            raise
        return {row[0] for row in found}

    async def close(self) -> None:
        """The next write takes another connection: nobody knows what this one still does."""
        db, self._db = self._db, None
        if db is not None:
            with contextlib.suppress(Exception):
                await db.invalidate()
            with contextlib.suppress(Exception):
                await db.close()


def _arguments(batch: list[ChoiceToStore]) -> list[list[Any]]:
    now = time.time()
    leases = [one.lease for one in batch]
    noted = [one for one in batch if one.update_row]
    pictured = [one for one in batch if one.snapshot is not None]
    return [
        [one.table_id for one in batch],
        [one.revision for one in batch],
        [one.n for one in batch],
        [one.seat for one in batch],
        [one.key for one in batch],
        [one.mark for one in batch],
        [one.message for one in batch],
        [lease and lease.release for lease in leases],
        [lease and lease.shard for lease in leases],
        [lease and lease.owner for lease in leases],
        [lease and lease.epoch for lease in leases],
        [one.table_id for one in noted],
        [one.n + 1 for one in noted],
        [one.status for one in noted],
        [json.dumps(one.winners) for one in noted],
        [now] * len(noted),
        [one.table_id for one in pictured],
        [one.n + 1 for one in pictured],
        [json.dumps(one.snapshot) for one in pictured],
    ]
