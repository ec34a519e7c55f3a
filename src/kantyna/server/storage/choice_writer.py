"""Writes a batch of choices in one transaction, into SQLite (`postgres_writer.py` does it in PostgreSQL).

Each choice names the revision of its table and the number of choices before it. If the database holds something else,
that choice is refused; the others of the batch are stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from .leases import Lease

PATIENCE = 5.0
"""Seconds that a choice waits while another connection writes, or while a failed batch is retried one by one."""
LONGEST_LOG = 16_000
"""Pages (of 4 KiB) in SQLite's write-ahead log after which writers wait until the log has been emptied."""


@dataclass
class ChoiceToStore:
    """A choice to be stored, and the future that its player waits for."""

    table_id: str
    revision: int
    n: int
    seat: int
    key: str
    mark: int
    """A checksum of the table after this choice (`Table.mark`)."""
    status: str
    winners: list[int]
    update_row: bool
    """Update the table's own row too? That is not needed for every choice."""
    snapshot: Any
    """The position after the choice, if it is to be stored."""
    done: asyncio.Future[bool]
    """Was the choice accepted?"""
    lease: Lease | None = None
    """Our lease on the table's shard; None: the whole database is ours."""
    message: str | None = None
    """The id of the message that it came with, if it came over the bus."""


# Plain SQL for SQLite's own driver: building the statements with SQLAlchemy would take as long as running them.
_ONE = """
    INSERT INTO choices (table_id, n, seat, key, mark) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE (SELECT revision FROM tables WHERE id = ?1) = ?6
    AND (SELECT coalesce(max(n) + 1, 0) FROM choices WHERE table_id = ?1) = ?2
"""
_NOTE = "UPDATE tables SET length = ?2, status = ?3, winners = ?4, updated = ?5, seen = ?5 WHERE id = ?1"
_SNAPSHOT = "INSERT INTO snapshots (table_id, n, position) VALUES (?1, ?2, ?3)"


def write(db: Connection, batch: list[ChoiceToStore]) -> set[str]:
    """Write at most one choice for each table, in the caller's transaction. Returns the ids of the tables whose choice
    was accepted. For a database in memory, which has one connection."""
    return _write_sqlite(db.connection, batch)


def _write_sqlite(db: Any, batch: list[ChoiceToStore]) -> set[str]:
    """Write with the driver's own connection."""
    accepted: set[str] = set()
    now = time.time()
    cursor = db.cursor()
    try:
        for one in batch:
            cursor.execute(_ONE, (one.table_id, one.n, one.seat, one.key, one.mark, one.revision))
            if cursor.rowcount == 1:
                accepted.add(one.table_id)
                if one.update_row:
                    cursor.execute(_NOTE, (one.table_id, one.n + 1, one.status, json.dumps(one.winners), now))
                if one.snapshot is not None:
                    cursor.execute(_SNAPSHOT, (one.table_id, one.n + 1, json.dumps(one.snapshot)))
    except sqlite3.Error as error:
        raise _as_sqlalchemy_error(error) from error
    finally:
        cursor.close()
    return accepted


def _as_sqlalchemy_error(error: sqlite3.Error) -> Exception:
    """The driver's error as SQLAlchemy raises it, which is what the rest of the server catches."""
    return DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True)


class ChoiceWriter:
    """Writes choices into an SQLite file, on the event loop.

    A commit only appends to the write-ahead log, which the system keeps in memory: about 50 microseconds. Waiting for
    a thread to be scheduled takes longer, and the asynchronous driver needs five thread switches for a transaction.
    Only the checkpoint, which copies the log into the file and waits for the disk, runs in a thread.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Engine = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self.engine, "connect", sqlite_settings)
        event.listen(self.engine, "connect", _writer_settings)
        self._db: PoolProxiedConnection | None = None
        self._written = False

    async def write(self, batch: list[ChoiceToStore]) -> set[str]:
        """Retries while another connection writes, and never blocks the event loop inside SQLite."""
        begin = time.monotonic()
        while True:
            try:
                return self._commit(batch)
            except OperationalError as error:
                code = getattr(error.orig, "sqlite_errorcode", 0)
                if code & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() - begin > PATIENCE:
                    raise
            await asyncio.sleep(0.002)

    def _commit(self, batch: list[ChoiceToStore]) -> set[str]:
        if self._db is None:
            self._db = self.engine.raw_connection()
        driver = cast(sqlite3.Connection, self._db.driver_connection)
        try:
            with driver:
                accepted = _write_sqlite(driver, batch)
        except sqlite3.Error as error:
            raise _as_sqlalchemy_error(error) from error
        self._written = True
        return accepted

    async def keep_log_short(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self._written:
                self._written = False
                with contextlib.suppress(OperationalError):  # the disk is full or busy; the log still has everything
                    await asyncio.to_thread(self.checkpoint)

    def checkpoint(self) -> None:
        """Copy the log into the file. Writers continue meanwhile, so a log that grew too long makes them wait once."""
        with self.engine.connect() as db:
            _, pages, _ = db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
            if pages > LONGEST_LOG:
                db.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)").one()

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
        self.engine.dispose()


def sqlite_settings(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and commits survive the end of the process."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _writer_settings(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()
