"""A table in memory that is what is stored.

If the database fails, nobody knows what it holds: its answer may have got lost after all was stored. So whatever goes
wrong, the table is read again, and what is found there is what counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

from ...engine.errors import KantynaError
from ...engine.voice import Message
from ..logs import named
from ..protocol.wire import refused
from ..storage.store import NOT_STORED, Row, Store, brief
from .stored_tables import LoadedTable, resume

Json = Any
T = TypeVar("T")
log = logging.getLogger(__name__)
TRY_AGAIN = 1.0
"""Seconds after which a table is read again when it could not be read."""


class Kept:
    def __init__(self, row: Row, loaded: LoadedTable, store: Store) -> None:
        self.row = row
        self.store = store
        self.chat: list[dict[str, Json]] = []
        self.said: dict[int | None, int] = {}
        """How many lines were said in all, by team: `chat` holds the last ones."""
        self.lock = asyncio.Lock()
        self.stale = False
        """Does the database perhaps hold something else?"""
        self._recovery: asyncio.Task[None] | None = None
        self._take(loaded)

    def _take(self, loaded: LoadedTable) -> None:
        self.table = loaded.table
        self.closed = loaded.closed
        """Why one can only look on here, if that is so."""
        self.earlier = loaded.earlier
        """How many choices were made before this game's beginning, with rules that are no more."""

    @contextlib.asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The room's lock, with a table that is as stored."""
        async with self.lock:
            if self.stale:
                await self._read_again()
            yield

    async def stored(self, writing: Coroutine[Any, Any, T], there: Callable[[], bool]) -> T | None:
        """What the store answers. None: it did not, and the table was read again, and `there` it is all the same."""
        try:
            return await writing
        except NOT_STORED as error:
            log.warning("something at table %s could not be stored: %s", self.row.id, brief(error))
            self.stale = True
            try:
                await self._read_again()
            except NOT_STORED:
                self.doubt()
                raise refused("unsure", 503) from None
            if not there():
                raise refused("not-stored", 503) from None
            return None
        except BaseException:
            self.doubt()
            raise

    def doubt(self) -> None:
        """The table is read again as soon as the database can be reached."""
        self.stale = True
        if self._recovery is None or self._recovery.done():
            self._recovery = asyncio.create_task(self._recover())

    async def _recover(self) -> None:
        while self.stale:
            try:
                async with self.held():
                    return
            except NOT_STORED:
                await asyncio.sleep(TRY_AGAIN)
            except KantynaError as error:
                log.error("table %s cannot be read again: %s", self.row.id, named(error))
                return

    async def _read_again(self) -> None:
        stored = await self.store.read(self.row.id)
        if stored is None:
            raise refused("no-table", 404)
        loaded = await resume(stored, self.store)
        self.row, self.chat, self.said = stored.row, stored.chat, stored.said
        self._take(loaded)
        self.stale = False
        await self.read_again()

    async def read_again(self) -> None:
        """The table has been read again: what else was known of it may no longer be so."""

    def notice(self) -> Message | None:
        """What everybody at the table should know."""
        return self.closed or (Message("server-went-on", n=self.earlier) if self.earlier else None)

    async def give_up(self) -> None:
        """Nobody is interested in this table any more."""
        if self._recovery is not None:
            self._recovery.cancel()
            await asyncio.gather(self._recovery, return_exceptions=True)
