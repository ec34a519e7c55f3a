"""What is kept and what is cleaned away: by policy, not by accident."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from kantyna.server.rooms import Room, Rooms
from kantyna.server.settings import Settings
from kantyna.server.store import Store, tables

DAY = 86400


def settings_in(folder: Path) -> Settings:
    return Settings(database=f"sqlite+aiosqlite:///{folder / 'games.sqlite'}", bot_pause=0)


async def opened(folder: Path) -> tuple[Store, Rooms]:
    settings = settings_in(folder)
    store = Store(settings.url())
    await store.open()
    return store, Rooms(store, settings)


async def new_room(rooms: Rooms, *players: str | None) -> Room:
    seats = [{"kind": "person", "player": player, "name": "", "token": f"t{i}"} for i, player in enumerate(players)]
    return await rooms.create("ada", "star-realms", "duel", {}, seats, True)


def test_only_what_the_policy_names_is_removed(tmp_path: Path) -> None:
    async def scene() -> None:
        store, rooms = await opened(tmp_path)
        kept: dict[str, str] = {}
        for status, age in (("waiting", 3), ("waiting", 20), ("playing", 900), ("finished", 20), ("finished", 400)):
            room = await new_room(rooms, "ada", "bartek")
            async with store.engine.begin() as db:
                old = tables.update().where(tables.c.id == room.row.id)
                await db.execute(old.values(status=status, updated=time.time() - age * DAY))
            kept[room.row.id] = f"{status} {age}"
        assert await store.clean(keep_waiting_days=14, keep_finished_days=365) == 2
        left = [what for id, what in kept.items() if await store.table(id) is not None]
        assert left == ["waiting 3", "playing 900", "finished 20"], "a game in progress is never removed"
        await store.close()

    asyncio.run(scene())


def test_a_choice_that_the_database_refuses_is_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        store, rooms = await opened(tmp_path)
        room = await new_room(rooms, "ada", "ada")
        before = room.table.position()
        seat = next(iter(room.table.choices))

        async def broken(*_: object) -> None:
            raise OSError("disk full")

        store._write_batch = broken  # type: ignore[method-assign]
        with pytest.raises(OSError, match="disk full"):
            await room.choose("ada", seat, 0, room.table.choices[seat][0].key)
        assert room.table.position() == before
        assert await store.made(room.row.id) == []
        await store.close()

    asyncio.run(scene())


def test_a_room_that_nobody_looks_at_leaves_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        store, rooms = await opened(tmp_path)
        room = await new_room(rooms, "ada", "ada")
        for _ in range(5):
            seat = next(iter(room.table.choices))
            await room.choose("ada", seat, room.table.length, room.table.choices[seat][0].key)
        id, before = room.row.id, room.table.position()
        await rooms.tidy()
        assert id in rooms.open, "not at once"
        room.touched -= 16 * 60
        await rooms.tidy()
        assert id not in rooms.open
        again = await rooms.room(id)
        assert again is not room and again.table.position() == before
        await store.close()

    asyncio.run(scene())


def test_bots_play_every_format_to_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        store, rooms = await opened(tmp_path)
        for format, seats in (("duel", 2), ("hunter", 3), ("hydra-2", 4), ("emperor", 6), ("raid", 3)):
            bots = [{"kind": "bot", "bot": "greedy"} for _ in range(seats)]
            room = await rooms.create("ada", "star-realms", format, {}, bots, True)
            for _ in range(1200):
                if room.row.status == "finished":
                    break
                await asyncio.sleep(0.05)
            assert room.table.over and room.row.status == "finished", format
            assert len(await store.made(room.row.id)) == room.table.length
        await store.close()

    asyncio.run(scene())
