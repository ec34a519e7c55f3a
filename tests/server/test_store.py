"""The store: choices, chat, records, cleanup, and rooms that leave memory."""

from __future__ import annotations

import asyncio
import time

import pytest
from people import PATIENCE

import kantyna
from kantyna.server.errors import Refused
from kantyna.server.rooms.connection import Connection
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage.choice_writer import ChoiceToStore
from kantyna.server.storage.cleanup import clean
from kantyna.server.storage.schema import tables
from kantyna.server.storage.store import Store

DAY = 86400


async def opened(database: str) -> tuple[Store, Rooms]:
    settings = Settings(database=database, bot_pause=0)
    store = Store(settings.url())
    await store.open()
    return store, Rooms(store, settings)


async def new_room(rooms: Rooms, *players: str | None) -> Room:
    seats = [{"kind": "person", "player": player, "name": "", "token": f"t{i}"} for i, player in enumerate(players)]
    return await rooms.create("ada", "star-realms", "duel", {}, seats, True)


def test_cleanup_removes_only_old_tables(database: str) -> None:
    async def scene() -> None:
        store, rooms = await opened(database)
        kept: dict[str, str] = {}
        for status, age in (("waiting", 3), ("waiting", 20), ("playing", 900), ("finished", 20), ("finished", 400)):
            room = await new_room(rooms, "ada", "bartek")
            async with store.engine.begin() as db:
                old = tables.update().where(tables.c.id == room.row.id)
                await db.execute(old.values(status=status, updated=time.time() - age * DAY))
            kept[room.row.id] = f"{status} {age}"
        assert await clean(store, Settings(keep_waiting_days=14, keep_finished_days=365)) == 2
        left = [what for id, what in kept.items() if await store.table(id) is not None]
        assert left == ["waiting 3", "playing 900", "finished 20"], "a game in progress is never removed"
        await store.close()

    asyncio.run(scene())


def test_a_choice_that_cannot_be_stored_is_not_made(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store, rooms = await opened(database)
        room = await new_room(rooms, "ada", "ada")
        before = room.table.position()
        seat = next(iter(room.table.choices))

        async def broken(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(store.choice_queue, "write", broken)
        with pytest.raises(Refused, match="nothing was changed"):
            await room.play.choose("ada", seat, 0, room.table.choices[seat][0].key)
        assert room.table.position() == before
        assert await store.choices_of(room.row.id) == []
        await store.close()

    asyncio.run(scene())


def test_bots_move_again_when_the_database_is_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("kantyna.server.rooms.bot_driver.TRY_AGAIN", 0.01)
        store, rooms = await opened(database)
        write, refusals = store.choice_queue.write, [OSError("away")] * 3

        async def broken(batch: list[ChoiceToStore]) -> set[str]:
            if refusals:
                raise refusals.pop()
            return await write(batch)

        monkeypatch.setattr(store.choice_queue, "write", broken)
        room = await rooms.create("ada", "star-realms", "duel", {}, [{"kind": "bot", "bot": "random"}] * 2, True)
        await room.visitors.enter(Connection("ada"))  # bots pause while nobody watches
        for _ in range(1200):
            if room.row.status == "finished":
                break
            await asyncio.sleep(0.05)
        assert refusals == [] and room.row.status == "finished"
        assert len(await store.choices_of(room.row.id)) == room.table.length
        await store.close()

    asyncio.run(scene())


def test_impossible_ids_are_not_queried(database: str) -> None:
    """PostgreSQL does not accept NUL, SQLite does not accept lone surrogates."""

    async def scene() -> None:
        store, _ = await opened(database)
        for text in ("", "\0", "\ud800", "%", "a" * 10_000):
            assert await store.table(text) is None and await store.table_of_token(text) is None
        await store.close()

    asyncio.run(scene())


def test_names_chat_and_records_are_stored(database: str) -> None:
    async def scene() -> None:
        store, rooms = await opened(database)
        for name in ("Ada", "Łucja 'DROP'"):
            await store.save_player("ada", name)
            assert await store.name_of("ada") == name
        game = kantyna.Table("star-realms", seed=2**64 - 1)
        for _ in range(30):
            seat = min(game.choices)
            game.choose(seat, game.choices[seat][0].key)
        room = await rooms.add_record("ada", game.record())
        said = [await store.add_chat(room.row, "Ada", 0, text, time.time()) for text in ("dzień dobry", "🛸")]
        assert await store.chat_of(room.row.id, 10) == said
        rooms.open.clear()
        assert (await rooms.room(room.row.id)).table.record() == game.record()
        assert [row.id for row in await store.tables_of("ada", 5)] == [room.row.id]
        await store.close()

    asyncio.run(scene())


def test_undone_choices_are_deleted(database: str) -> None:
    async def scene() -> None:
        store, rooms = await opened(database)
        room = await new_room(rooms, "ada", "ada")
        for _ in range(6):
            seat = next(iter(room.table.choices))
            await room.play.choose("ada", seat, room.table.length, room.table.choices[seat][0].key)
        await room.undo.ask("ada", "Ada", 2)
        assert len(await store.choices_of(room.row.id)) == 2
        seat = next(iter(room.table.choices))
        await room.play.choose("ada", seat, 2, room.table.choices[seat][0].key)
        assert [tuple(made) for made in room.table.record()["choices"]] == await store.choices_of(room.row.id)
        await store.close()

    asyncio.run(scene())


def test_an_unused_room_leaves_memory_and_comes_back_the_same(database: str) -> None:
    async def scene() -> None:
        store, rooms = await opened(database)
        room = await new_room(rooms, "ada", "ada")
        for _ in range(5):
            seat = next(iter(room.table.choices))
            await room.play.choose("ada", seat, room.table.length, room.table.choices[seat][0].key)
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


def test_bots_play_every_format_to_its_end(database: str) -> None:
    async def scene() -> None:
        store, rooms = await opened(database)
        for format, seats in (("duel", 2), ("hunter", 3), ("hydra-2", 4), ("emperor", 6), ("raid", 3)):
            bots = [{"kind": "bot", "bot": "greedy"} for _ in range(seats)]
            room = await rooms.create("ada", "star-realms", format, {}, bots, True)
            await room.visitors.enter(Connection("ada"))
            end = time.monotonic() + 3 * PATIENCE  # a game of six takes long on a busy machine
            while room.row.status != "finished" and time.monotonic() < end:
                await asyncio.sleep(0.05)
            assert room.table.over and room.row.status == "finished", format
            assert len(await store.choices_of(room.row.id)) == room.table.length
        await store.close()

    asyncio.run(scene())
