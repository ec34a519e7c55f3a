"""A table in memory that matches the database.

After a database error nobody knows what is stored: the write may have succeeded and only its answer got lost. So after
every error the table is loaded again, and what the database holds counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

from ...engine.errors import KantynaError
from ...engine.voice import Message
from ..errors import refused
from ..logs import error_name
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..storage.leases import NotOwner
from ..storage.rows import Row
from ..storage.store import Store
from .stored_tables import LoadedTable, resume

Json = Any
T = TypeVar("T")
log = logging.getLogger(__name__)
TRY_AGAIN = 1.0
"""Seconds between attempts to load a stale table."""


class SyncedTable:
    def __init__(self, row: Row, loaded: LoadedTable, store: Store) -> None:
        self.row = row
        self.store = store
        self.chat_lines: list[dict[str, Json]] = []
        """The latest lines of chat."""
        self.chat_counts: dict[int | None, int] = {}
        """The number of all lines ever written here, by team."""
        self.messages: list[str] = []
        """The last messages from the bus that changed the table (`storage/handled_message.py`)."""
        self.lock = asyncio.Lock()
        self.stale = False
        """May the database hold something else?"""
        self._recovery: asyncio.Task[None] | None = None
        self._use(loaded)

    def _use(self, loaded: LoadedTable) -> None:
        self.table = loaded.table
        self.closed = loaded.closed
        """Why nobody can play here; None: the table is open."""
        self.earlier = loaded.earlier
        """The number of choices made under rules that no longer exist, before this game starts."""

    @contextlib.asynccontextmanager
    async def in_sync(self) -> AsyncIterator[None]:
        """Holds the lock, with a table that matches the database."""
        async with self.lock:
            if self.stale:
                await self._reload()
            yield

    async def write(self, writing: Coroutine[Any, Any, T], is_stored: Callable[[], bool]) -> T | None:
        """The result of a write. None: the write raised an error, but the reloaded table shows that it `is_stored`."""
        try:
            return await writing
        except STORAGE_ERRORS as error:
            log.warning("something at table %s could not be stored: %s", self.row.id, describe_error(error))
            self.stale = True
            try:
                await self._reload()
            except STORAGE_ERRORS:
                self.mark_stale()
                raise refused("unsure", 503) from None
            if not is_stored():
                raise refused("not-stored", 503) from None
            return None
        except NotOwner:
            self.stale = True
            raise
        except BaseException:
            self.mark_stale()
            raise

    def mark_stale(self) -> None:
        """Load the table again as soon as the database can be reached."""
        self.stale = True
        if self._recovery is None or self._recovery.done():
            self._recovery = asyncio.create_task(self._recover())

    async def _recover(self) -> None:
        while self.stale:
            try:
                async with self.in_sync():
                    return
            except STORAGE_ERRORS:
                await asyncio.sleep(TRY_AGAIN)
            except NotOwner:
                return  # the table leaves this process
            except KantynaError as error:
                log.error("table %s cannot be read again: %s", self.row.id, error_name(error))
                return

    async def _reload(self) -> None:
        stored = await self.store.read(self.row.id)
        if stored is None:
            raise refused("no-table", 404)
        loaded = await resume(stored, self.store)
        self.row, self.chat_lines, self.chat_counts = stored.row, stored.chat, stored.chat_counts
        self.messages = stored.messages
        self._use(loaded)
        self.stale = False
        await self.on_reload()

    async def on_reload(self) -> None:
        """Called after the table was loaded again."""

    def notice(self) -> Message | None:
        """A message for everybody at the table."""
        return self.closed or (Message("server-went-on", n=self.earlier) if self.earlier else None)

    async def stop_recovery(self) -> None:
        if self._recovery is not None:
            self._recovery.cancel()
            await asyncio.gather(self._recovery, return_exceptions=True)
