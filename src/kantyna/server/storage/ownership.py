"""One owner a database: rooms live in the memory of one process, so a second one must not write beside it.

The lock dies with its process, however that ends: the system drops the lock of a file, PostgreSQL that of a connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import logging
import os
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
"""The number of our advisory lock; locks of other programs in the same database have others."""
LOOK_EVERY = 2.0
"""Seconds after which the connection that holds the lock is looked at."""
ANSWER_WITHIN = 15.0
"""Seconds after which it counts as lost. Every write is compared with what it extends, so this need not be quick."""


class Taken(KantynaError):
    """Another process owns the database. `address` is where it serves, where that is known."""

    def __init__(self, address: str) -> None:
        where = "server-database-taken-at" if address else "server-database-taken"
        super().__init__(Message(where, address=address))
        self.address = address


class FileOwner:
    """Owns an SQLite file by a lock on a file beside it, which also says where its owner serves. By whatever links the
    file is reached, the lock is the same. The file is for this user alone, and so is what SQLite lays beside it."""

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
                raise Taken(_address_in(file.read())) from None
        self._file = file
        self.announce(self.address)
        _make_private(self.database)

    def announce(self, address: str) -> None:
        """Where the owner serves, for whoever comes second."""
        self.address = address
        if self._file is not None:
            self._file.seek(0)
            self._file.truncate()
            json.dump({"address": address, "pid": os.getpid()}, self._file)
            self._file.flush()

    async def drop(self) -> None:
        if self._file is not None:  # the file stays: whoever removes it might remove the lock of the next owner
            self._file.truncate(0)
            self._file.close()
            self._file = None


def _make_private(database: Path) -> None:
    """SQLite makes its other files with the mode of this one; those of an older version may lie there already."""
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in ("", "-wal", "-shm"):
        file = database.with_name(database.name + ending)
        try:
            file.chmod(0o600)
        except FileNotFoundError:
            continue
        except PermissionError:  # it belongs to somebody else, who lets us write
            log.warning("%s holds games and is not for this user alone", file)


def _address_in(written: str) -> str:
    try:
        address = json.loads(written)["address"]
    except (ValueError, KeyError, TypeError):
        return ""  # the owner is just about to write it
    return address if isinstance(address, str) else ""


class ConnectionOwner:
    """Owns a PostgreSQL database by an advisory lock, on a connection that does nothing else.

    When that connection is lost, so is the lock: nothing is written until it is held again. Somebody else may have
    written in between, so `regained` is called then.
    """

    def __init__(self, engine: AsyncEngine, regained: Callable[[], None]) -> None:
        self.engine = engine
        self.regained = regained
        self.held = False
        self._db: AsyncConnection | None = None
        self._watch: asyncio.Task[None] | None = None

    async def take(self) -> None:
        await self._take()
        self._watch = asyncio.create_task(self._look())

    async def _take(self) -> None:
        async with asyncio.timeout(ANSWER_WITHIN):
            db = await self.engine.connect()
            try:
                await db.execution_options(isolation_level="AUTOCOMMIT")
                got = (await db.execute(text(f"SELECT pg_try_advisory_lock({KEY})"))).scalar()
            except BaseException:
                await _let_go(db)
                raise
        if not got:
            await _let_go(db)
            raise Taken("")
        self._db, self.held = db, True

    async def _look(self) -> None:
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
            except (SQLAlchemyError, OSError, Taken) as error:
                if self.held:
                    log.warning("the connection that holds the lock on the database is lost: %s", type(error).__name__)
                lost, self._db, self.held = self._db, None, False
                if lost is not None:
                    await _let_go(lost)

    async def drop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        db, self._db, self.held = self._db, None, False
        if db is not None:
            await _let_go(db)


async def _let_go(db: AsyncConnection) -> None:
    """Closed and not put back for others to use: the lock is the connection's."""
    with contextlib.suppress(SQLAlchemyError, OSError):
        await db.invalidate()
    with contextlib.suppress(SQLAlchemyError, OSError):
        await db.close()
