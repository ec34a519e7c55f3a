"""Choices on their way into the database.

Choices that arrive together are written together: one transaction serves all tables that were waiting for the disk.
Each says which table it extends: the revision that was read and the length that it has now. Where the database holds
another, that one choice is not taken; the others of the same transaction are.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event, insert, text, update
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import snapshots, tables

PATIENCE = 5.0
"""Seconds that a choice waits while another connection writes, or while a batch that failed is tried one by one."""
LONGEST_LOG = 16_000
"""Pages (of 4 KiB) in SQLite's write-ahead log after which writers are held up until it begins anew."""


@dataclass
class ChoiceToStore:
    """A choice to be stored, and who waits for it."""

    table_id: str
    revision: int
    n: int
    seat: int
    key: str
    mark: int
    """Tells the table after this choice from others."""
    status: str
    winners: list[int]
    note: bool
    """Is the table's own row to be brought up to date? It need not be for every choice: the choices are what counts."""
    snapshot: Any
    """The position after it, where one is to be stored."""
    done: asyncio.Future[bool]
    """Was it taken?"""


# The row of the table is locked until the end, so that whoever reads the table again afterwards waits for this.
_ALL_AT_ONCE = text("""
    WITH held AS (SELECT id, revision FROM tables WHERE id = ANY(CAST(:ids AS VARCHAR[])) FOR SHARE)
    INSERT INTO choices (table_id, n, seat, key, mark)
    SELECT made.table_id, made.n, made.seat, made.key, made.mark
    FROM unnest(
        CAST(:ids AS VARCHAR[]), CAST(:revisions AS INTEGER[]), CAST(:ns AS INTEGER[]), CAST(:seats AS INTEGER[]),
        CAST(:keys AS VARCHAR[]), CAST(:marks AS BIGINT[])
    ) AS made (table_id, revision, n, seat, key, mark)
    JOIN held ON held.id = made.table_id AND held.revision = made.revision
    WHERE made.n = (SELECT coalesce(max(c.n) + 1, 0) FROM choices c WHERE c.table_id = made.table_id)
    RETURNING table_id
""")
# As SQLite's own driver reads them: they are for every choice, and to have them put together would take as long again.
_ONE = """
    INSERT INTO choices (table_id, n, seat, key, mark) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE (SELECT revision FROM tables WHERE id = ?1) = ?6
    AND (SELECT coalesce(max(n) + 1, 0) FROM choices WHERE table_id = ?1) = ?2
"""
_NOTE = "UPDATE tables SET length = ?2, status = ?3, winners = ?4, updated = ?5 WHERE id = ?1"
_SNAPSHOT = "INSERT INTO snapshots (table_id, n, position) VALUES (?1, ?2, ?3)"


def write(db: Connection, batch: list[ChoiceToStore]) -> set[str]:
    """In a transaction of the caller's; at most one choice a table. The tables whose choice was taken."""
    return _write_postgres(db, batch) if db.dialect.name == "postgresql" else _write_sqlite(db.connection, batch)


def _write_postgres(db: Connection, batch: list[ChoiceToStore]) -> set[str]:
    lists = {
        "ids": [one.table_id for one in batch],
        "revisions": [one.revision for one in batch],
        "ns": [one.n for one in batch],
        "seats": [one.seat for one in batch],
        "keys": [one.key for one in batch],
        "marks": [one.mark for one in batch],
    }
    taken = {str(id) for (id,) in db.execute(_ALL_AT_ONCE, lists).all()}
    now = time.time()
    for one in batch:
        if one.note and one.table_id in taken:
            values = {"length": one.n + 1, "status": one.status, "winners": one.winners, "updated": now}
            db.execute(update(tables).where(tables.c.id == one.table_id).values(**values))
    kept = [
        {"table_id": one.table_id, "n": one.n + 1, "position": one.snapshot}
        for one in batch
        if one.snapshot is not None and one.table_id in taken
    ]
    if kept:
        db.execute(insert(snapshots), kept)
    return taken


def _write_sqlite(db: Any, batch: list[ChoiceToStore]) -> set[str]:
    """By the driver's own connection."""
    taken: set[str] = set()
    now = time.time()
    cursor = db.cursor()
    try:
        for one in batch:
            cursor.execute(_ONE, (one.table_id, one.n, one.seat, one.key, one.mark, one.revision))
            if cursor.rowcount == 1:
                taken.add(one.table_id)
                if one.note:
                    cursor.execute(_NOTE, (one.table_id, one.n + 1, one.status, json.dumps(one.winners), now))
                if one.snapshot is not None:
                    cursor.execute(_SNAPSHOT, (one.table_id, one.n + 1, json.dumps(one.snapshot)))
    except sqlite3.Error as error:
        raise _as_others(error) from error
    finally:
        cursor.close()
    return taken


def _as_others(error: sqlite3.Error) -> Exception:
    """The driver's error as everybody else here knows it."""
    return DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True)


class ChoiceWriter:
    """Writes choices into an SQLite file, without another thread.

    A commit only appends to the write-ahead log, which the system keeps in memory: some 50 microseconds. A thread for
    it would wait longer for its turn with the interpreter, and the asynchronous driver takes five such turns for each
    transaction. What is slow is to carry the log over into the file and wait for the disk; that is `carry_over`, in a
    thread.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Engine = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self.engine, "connect", sqlite_settings)
        event.listen(self.engine, "connect", _writer_settings)
        self._db: PoolProxiedConnection | None = None
        self._written = False

    async def write(self, batch: list[ChoiceToStore]) -> set[str]:
        """While another connection writes, everything else goes on: this never waits for it inside SQLite."""
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
                taken = _write_sqlite(driver, batch)
        except sqlite3.Error as error:
            raise _as_others(error) from error
        self._written = True
        return taken

    async def keep_log_short(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self._written:
                self._written = False
                with contextlib.suppress(OperationalError):  # the disk is full or busy: the log keeps everything
                    await asyncio.to_thread(self.carry_over)

    def carry_over(self) -> None:
        """From the log into the file. Writers go on meanwhile, so the log can begin anew only when they pause."""
        with self.engine.connect() as db:
            _, pages, _ = db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
            if pages > LONGEST_LOG:
                db.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)").one()

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
        self.engine.dispose()


def sqlite_settings(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and what was committed survives the end of the process."""
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
