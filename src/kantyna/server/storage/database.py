"""The connection to the database: SQLite or PostgreSQL, owned by one process, or by a cluster that leases its tables.

With SQLite a commit goes to the write-ahead log (`synchronous=NORMAL`). It survives the end of the process at any
moment, `SIGKILL` included. When the machine loses power, the last commits may be lost, but the file stays intact.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from sqlalchemy import Table, event, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import migrations
from .choice_queue import ChoiceQueue
from .choice_writer import ChoiceToStore, ChoiceWriter, sqlite_settings, write
from .leases import Leases
from .ownership import ConnectionOwner, FileOwner
from .postgres_writer import PostgresWriter

COMMAND_SECONDS = 10.0
"""A command that takes longer has failed."""
MIGRATION_SECONDS = 1800.0
"""Updating an older database may take this long."""


class Database:
    def __init__(self, url: str, address: str = "", regained: Callable[[], None] = lambda: None) -> None:
        """`address`: where we serve, to tell a second process. `regained`: called when the database was lost to us and
        is ours again."""
        self.regained = regained
        self.is_open = False
        postgres = make_url(url).get_backend_name() == "postgresql"
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_pre_ping=postgres,  # the database server may have been restarted since a connection was used
            connect_args=_postgres_arguments(COMMAND_SECONDS) if postgres else {},
            hide_parameters=True,
        )
        self.choice_queue = ChoiceQueue(self._write_choices)
        self._tasks: list[asyncio.Task[None]] = []
        self._writer: ChoiceWriter | None = None
        self._postgres_writer = PostgresWriter(self.engine, COMMAND_SECONDS) if postgres else None
        self._owner: FileOwner | ConnectionOwner | None = None
        self.leases: Leases | None = None
        """Which tables are ours, in a cluster; None: all of them."""
        if postgres:
            self._owner = ConnectionOwner(self.engine, lambda: self.regained())
        elif self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", sqlite_settings)
            file = self.engine.url.database
            if file not in (None, "", ":memory:"):  # a database in memory belongs to its only connection
                self._writer = ChoiceWriter(self.engine)
                self._owner = FileOwner(str(file), address)

    async def open(self) -> None:
        """Take ownership of the database and update it. Does nothing when it is open already."""
        if self.is_open:
            return
        if self._owner is not None:
            await self._owner.take()
        await self.migrate()
        self._start()

    async def share(self) -> None:
        """No process owns the database alone. Refuses one that is not up to date."""
        self._owner = None
        async with self.reading() as db:
            await db.run_sync(migrations.check)

    async def open_shared(self, release: str, bus: str, secret: str) -> None:
        """Use the database together with the other processes of a cluster (`cluster/membership.py`)."""
        leases = Leases(self.engine, release, bus, secret)
        await leases.join()
        self.leases = leases
        self._start()

    def _start(self) -> None:
        self.is_open = True
        self._tasks.append(asyncio.create_task(self.choice_queue.run()))
        if self._writer is not None:
            self._tasks.append(asyncio.create_task(self._writer.keep_log_short()))

    async def migrate(self) -> None:
        """Create the tables, or update those of an older version."""
        engine = self.engine
        if engine.dialect.name == "postgresql":  # its time limits are set for a whole connection
            patient = _postgres_arguments(MIGRATION_SECONDS)
            engine = create_async_engine(engine.url, connect_args=patient, hide_parameters=True)
        try:
            async with asyncio.timeout(MIGRATION_SECONDS), engine.begin() as db:
                await db.run_sync(migrations.migrate)
        finally:
            if engine is not self.engine:
                await engine.dispose()

    def serves_at(self, address: str) -> None:
        """Announce our address to a second process that wants the same database."""
        if isinstance(self._owner, FileOwner):
            self._owner.announce(address)

    async def close(self) -> None:
        self.is_open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.choice_queue.close()
        if self._writer is not None:
            self._writer.close()
        if self._postgres_writer is not None:
            await self._postgres_writer.close()
        if self._owner is not None:
            await self._owner.drop()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries, with a time limit."""
        async with asyncio.timeout(COMMAND_SECONDS), self.engine.connect() as db:
            yield db

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. Fails unless we own the database. Every write uses this or the choice queue."""
        self._check_owner()
        async with asyncio.timeout(COMMAND_SECONDS), self.engine.begin() as db:
            yield db

    async def ping(self) -> None:
        """Fails when the database does not answer."""
        async with self.reading() as db:
            await db.execute(select(1))

    def _check_owner(self) -> None:
        if self._owner is not None and not self._owner.held:
            raise ConnectionError("the lock on the database is lost")

    async def _write_choices(self, batch: list[ChoiceToStore]) -> set[str]:
        self._check_owner()
        if self._writer is not None:
            return await self._writer.write(batch)
        if self._postgres_writer is not None:
            async with asyncio.timeout(COMMAND_SECONDS):
                return await self._postgres_writer.write(batch)
        async with self.writing() as db:
            return await db.run_sync(write, batch)


async def upsert(db: AsyncConnection, table: Table, values: dict[str, Any], changed: Sequence[str]) -> None:
    """Insert a row, or change these columns of the one that is there; other processes may do the same at once."""
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    adding = dialect.insert(table).values(values)
    if changed:
        keys = [column.name for column in table.primary_key]
        new = {name: values[name] for name in changed}
        await db.execute(adding.on_conflict_do_update(index_elements=keys, set_=new))
    else:
        await db.execute(adding.on_conflict_do_nothing())


def _postgres_arguments(seconds: float) -> dict[str, Any]:
    """Neither side waits forever for the other, and a lock does not outlive the machine that held it."""
    milliseconds = str(int(seconds * 1000))
    return {
        "timeout": COMMAND_SECONDS,
        "command_timeout": seconds,
        "server_settings": {
            "jit": "off",  # it slows the driver's first queries on a connection down and does not speed up ours
            "statement_timeout": milliseconds,
            "idle_in_transaction_session_timeout": milliseconds,
            "tcp_keepalives_idle": "10",
            "tcp_keepalives_interval": "5",
            "tcp_keepalives_count": "3",
        },
    }
