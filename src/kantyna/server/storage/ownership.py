"""A database has one owner: rooms live in the memory of one process, so a second process must not write.

The lock ends with its process, even after a crash: the system drops the lock on a file, PostgreSQL that of a
connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...engine.errors import KantynaError
from ...engine.voice import Message

log = logging.getLogger(__name__)
KEY = 0x6B616E74796E61
"""The number of our advisory lock. Other programs that use the same database have other numbers."""
LOOK_EVERY = 2.0
"""Seconds between checks of the connection that holds the lock."""
LAST_LEASES = 3.0
"""Seconds after which leases of a cluster that was killed have expired (`leases.py`)."""
ANSWER_WITHIN = 15.0
"""Seconds without an answer after which the lock counts as lost. This need not be quick: a write that is based on
outdated data is refused anyway."""


class DatabaseInUse(KantynaError):
    """Another process owns the database. `address`: where it serves, if known."""

    def __init__(self, address: str) -> None:
        where = "server-database-taken-at" if address else "server-database-taken"
        super().__init__(Message(where, address=address))
        self.address = address


class FileOwner:
    """Owns an SQLite file by a lock on a second file, which also holds the address of the owner.

    Symbolic links lead to the same lock. Only this user may read the database and SQLite's other files.
    """

    def __init__(self, database: str, address: str) -> None:
        self.database = Path(database).resolve()
        self.path = self.database.with_name(self.database.name + ".lock")
        self.address = address
        self._file: IO[str] | None = None

    @property
    def held(self) -> bool:
        return self._file is not None

    async def take(self) -> None:
        file = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            with file:
                raise DatabaseInUse(_address_in(file.read())) from None
        self._file = file
        self.announce(self.address)
        _make_private(self.database)

    def announce(self, address: str) -> None:
        """Write our address into the lock file, for a second process to read."""
        self.address = address
        if self._file is not None:
            self._file.seek(0)
            self._file.truncate()
            json.dump({"address": address, "pid": os.getpid()}, self._file)
            self._file.flush()

    async def drop(self) -> None:
        if self._file is not None:  # the file stays: removing it could remove the lock of the next owner
            self._file.truncate(0)
            self._file.close()
            self._file = None


def _make_private(database: Path) -> None:
    """SQLite creates its other files with the mode of this one. Files of an older version may exist already."""
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in ("", "-wal", "-shm"):
        file = database.with_name(database.name + ending)
        try:
            file.chmod(0o600)
        except FileNotFoundError:
            continue
        except PermissionError:  # it belongs to another user who lets us write
            log.warning("%s holds games and can be read by other users", file)


def _address_in(written: str) -> str:
    try:
        address = json.loads(written)["address"]
    except (ValueError, KeyError, TypeError):
        return ""  # the owner has not written it yet
    return address if isinstance(address, str) else ""


class ConnectionOwner:
    """Owns a PostgreSQL database by an advisory lock, on a connection of its own.

    When that connection is lost, so is the lock, and nothing is written until we have it again. Another process may
    have written in between, so `regained` is called then.
    """

    def __init__(self, engine: AsyncEngine, regained: Callable[[], None]) -> None:
        self.engine = engine
        self.regained = regained
        self.held = False
        self._db: AsyncConnection | None = None
        self._watch: asyncio.Task[None] | None = None

    async def take(self) -> None:
        await self._take()
        self._watch = asyncio.create_task(self._watch_lock())

    async def _take(self) -> None:
        async with asyncio.timeout(ANSWER_WITHIN):
            db = await self.engine.connect()
            try:
                await db.execution_options(isolation_level="AUTOCOMMIT")
                got = (await db.execute(text(f"SELECT pg_try_advisory_lock({KEY})"))).scalar()
            except BaseException:
                await _discard(db)
                raise
        if not got or await self._is_shared(db):
            await _discard(db)
            raise DatabaseInUse("")
        self._db, self.held = db, True

    async def _is_shared(self, db: AsyncConnection) -> bool:
        """Does a cluster use the database? If not, leases of processes that ended without a word are void."""
        if not (await db.execute(text("SELECT to_regclass('processes') IS NOT NULL"))).scalar():
            return False
        lives = text("SELECT count(*) FROM processes WHERE expires > extract(epoch from clock_timestamp())")
        end = time.monotonic() + LAST_LEASES
        while (await db.execute(lives)).scalar():
            if time.monotonic() > end:
                return True
            await asyncio.sleep(0.2)
        await db.execute(text("DELETE FROM shards"))
        await db.execute(text("DELETE FROM processes"))
        return False

    async def _watch_lock(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                if self._db is not None:
                    async with asyncio.timeout(ANSWER_WITHIN):
                        await self._db.execute(text("SELECT 1"))
                    continue
                await self._take()
                log.warning("the database is ours again")
                self.regained()
            except (SQLAlchemyError, OSError, DatabaseInUse) as error:
                if self.held:
                    log.warning("the connection that holds the lock on the database is lost: %s", type(error).__name__)
                lost, self._db, self.held = self._db, None, False
                if lost is not None:
                    await _discard(lost)

    async def drop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        db, self._db, self.held = self._db, None, False
        if db is not None:
            await _discard(db)


async def _discard(db: AsyncConnection) -> None:
    """Close the connection and keep it out of the pool: it may still hold the lock."""
    with contextlib.suppress(SQLAlchemyError, OSError):
        await db.invalidate()
    with contextlib.suppress(SQLAlchemyError, OSError):
        await db.close()
