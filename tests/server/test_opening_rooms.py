"""A table has one room, however many visitors open it at once."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.settings import Settings
from kantyna.server.storage.rows import StoredTable
from kantyna.server.storage.store import Store


class GatedStore(Store):
    """A store that answers or fails each read when the test says so."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.readings = 0
        self.fail: set[int] = set()
        self.gates: dict[int, asyncio.Event] = {}

    def gate(self, reading: int) -> asyncio.Event:
        return self.gates.setdefault(reading, asyncio.Event())

    async def read(self, id: str) -> StoredTable | None:
        self.readings += 1
        number = self.readings
        await self.gate(number).wait()
        if number in self.fail:
            raise ConnectionError("the database is away")
        return await super().read(id)


@asynccontextmanager
async def a_closed_table(folder: Path) -> AsyncIterator[tuple[GatedStore, Rooms, str]]:
    """A stored table that is not open."""
    store = GatedStore(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}")
    await store.open()
    rooms = Rooms(store, Settings(bot_pause=0))
    seats = [{"kind": "person", "player": one, "name": "", "token": one} for one in ("ada", "bartek")]
    id = (await rooms.create("ada", "star-realms", "duel", {}, seats, True)).row.id
    del rooms.open[id]
    try:
        yield store, rooms, id
    finally:
        await rooms.close()
        await store.close()


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_visitors_during_and_after_a_failed_opening_meet_in_one_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_closed_table(tmp_path) as (store, rooms, id):
            store.fail = {1}
            first = asyncio.create_task(rooms.room(id))
            waiter = asyncio.create_task(rooms.room(id))
            await turns()
            store.gate(1).set()
            with pytest.raises(ConnectionError):
                await first
            third = asyncio.create_task(rooms.room(id))
            await turns()
            again = asyncio.create_task(rooms.room(id)) if waiter.done() else waiter
            await turns()
            for reading in (3, 2):  # the latest answer comes first
                store.gate(reading).set()
                await asyncio.sleep(0.05)
            assert await third is await again is rooms.open[id]
            assert store.readings == 2, "the opening that failed, and one for everybody"

    asyncio.run(story())


def test_a_visitor_who_disconnects_does_not_cancel_the_opening_for_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_closed_table(tmp_path) as (store, rooms, id):
            first = asyncio.create_task(rooms.room(id))
            await turns()
            waiter = asyncio.create_task(rooms.room(id))
            await turns()
            first.cancel()
            await turns()
            third = asyncio.create_task(rooms.room(id))
            await turns()
            for reading in (3, 2, 1):
                store.gate(reading).set()
            assert await waiter is await third is rooms.open[id]
            assert first.cancelled() and store.readings == 1

    asyncio.run(story())


def test_a_room_in_use_stays_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_closed_table(tmp_path) as (store, rooms, id):
            store.gate(1).set()
            room = await rooms.room(id)
            room.touched = -math.inf
            assert await rooms.room(id) is room
            await rooms.tidy()
            assert rooms.open[id] is room, "the visitor may not have entered yet"

    asyncio.run(story())


def test_a_table_removed_while_it_opens_stays_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_closed_table(tmp_path) as (store, rooms, _):
            seats = [{"kind": "person", "player": "ada", "name": "", "token": one} for one in ("a", "b")]
            mine = (await rooms.create("ada", "star-realms", "duel", {}, seats, True)).row.id
            del rooms.open[mine]
            opening = asyncio.create_task(rooms.room(mine))
            await turns()
            removal = asyncio.create_task(rooms.remove(mine, "ada"))
            await asyncio.sleep(0.05)
            store.gate(1).set()
            await opening
            await removal
            assert mine not in rooms.open and await store.table(mine) is None

    asyncio.run(story())
