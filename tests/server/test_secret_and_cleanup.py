"""The secret outside the database, and what the cleanup removes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from people import Player, running
from sqlalchemy import insert, select, update

from kantyna.server.app import create_app
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage import secret_key
from kantyna.server.storage.cleanup import clean, clean_if_possible
from kantyna.server.storage.schema import chat, meta, players, tables
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


async def age(store: Store, id: str, days: float, status: str) -> None:
    async with store.engine.begin() as db:
        await db.execute(
            update(tables).where(tables.c.id == id).values(status=status, updated=time.time() - days * DAY)
        )


def test_the_secret_is_in_its_own_file_and_moves_out_of_an_older_database(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
    file = tmp_path / "games.sqlite.secret"
    old = "the secret of an older server"

    async def scene() -> None:
        store, _ = await opened(database)
        async with store.engine.begin() as db:
            await db.execute(insert(meta).values(name="secret", value=old))
        assert await secret_key.secret(store, Settings(database)) == old, "all cookies stay valid"
        assert file.read_text().strip() == old and file.stat().st_mode & 0o777 == 0o600
        async with store.engine.connect() as db:
            assert (await db.execute(select(meta.c.value).where(meta.c.name == "secret"))).scalar() is None
        file.chmod(0o644)
        assert await secret_key.secret(store, Settings(database)) == old and file.stat().st_mode & 0o777 == 0o600
        assert await secret_key.secret(store, Settings(database, secret="x" * 16)) == "x" * 16
        file.write_text("short")
        with pytest.raises(Exception, match="16"):
            await secret_key.secret(store, Settings(database))
        await store.close()

    asyncio.run(scene())
    assert "x" * 16 not in repr(Settings(secret="x" * 16))


def test_cookies_survive_a_restart_but_not_the_loss_of_the_secret(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = Player(server, "Ada")
        server.kill()
        server.start()
        assert ada.get("/api/me")["name"] == "Ada"
        server.kill()
        (tmp_path / "games.sqlite.secret").unlink()
        server.start()
        stranger = httpx.get(server.url + "/api/me", headers={"Cookie": ada.cookie()}).json()
        assert stranger["name"] == "" and stranger["player"] != ada.me["player"]


def test_the_secret_for_postgresql_is_in_the_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert secret_key.secret_file("postgresql+asyncpg://ada@host/games") == tmp_path / "kantyna" / "secret"
    assert secret_key.secret_file("sqlite+aiosqlite://") is None


def test_cleanup_leaves_open_tables_alone(database: str) -> None:
    async def scene() -> None:
        store, rooms = await opened(database)
        looked_at, forgotten = await new_room(rooms, "ada", None), await new_room(rooms, "ada", None)
        for room in (looked_at, forgotten):
            await age(store, room.row.id, 100, "waiting")
        del rooms.open[forgotten.row.id]
        assert await clean(store, Settings(), rooms.open) == 1
        assert await store.table(looked_at.row.id) is not None and await store.table(forgotten.row.id) is None
        del rooms.open[looked_at.row.id]
        stale = await store.table(looked_at.row.id)
        await rooms.room(looked_at.row.id)
        again = await store.table(looked_at.row.id)
        assert stale is not None and again is not None and stale.revision != again.revision
        await store.close()

    asyncio.run(scene())


def test_cleanup_removes_old_chats_and_unused_names(database: str) -> None:
    async def scene() -> None:
        store, rooms = await opened(database)
        room, lately = await new_room(rooms, "ada", "bartek"), await new_room(rooms, "ada", "bartek")
        async with store.engine.begin() as db:
            for one in (room, lately):
                said = {"table_id": one.row.id, "name": "Ada", "seat": 0, "text": "hi", "at": time.time()}
                await db.execute(insert(chat).values(**said))
            for player, days in (("ada", 400), ("bartek", 400), ("celina", 400), ("dorota", 10)):
                row = {"id": player, "name": player.title(), "created": time.time() - days * DAY}
                await db.execute(insert(players).values(**row))
        await age(store, room.row.id, 31, "finished")
        await age(store, lately.row.id, 29, "finished")
        assert await clean(store, Settings()) == 0
        async with store.engine.connect() as db:
            assert [id for (id,) in await db.execute(select(chat.c.table_id))] == [lately.row.id]
        names = {player: await store.name_of(player) for player in ("ada", "bartek", "celina", "dorota")}
        assert names == {"ada": "Ada", "bartek": "Bartek", "celina": None, "dorota": "Dorota"}
        await store.close()

    asyncio.run(scene())


def test_cleanup_and_tidying_go_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"))
    server = app.state.server
    tried: list[str] = []

    async def scene() -> None:
        async def fails(*_: Any) -> None:
            tried.append("tidy")
            raise OSError("away")

        async def at_once(_: float) -> None:
            if len(tried) > 2:
                raise asyncio.CancelledError
            await sleep(0)

        sleep = asyncio.sleep
        monkeypatch.setattr(server.rooms, "tidy", fails)
        monkeypatch.setattr("kantyna.server.app.asyncio.sleep", at_once)
        with pytest.raises(asyncio.CancelledError):
            await server._tidy()
        store = Store("sqlite+aiosqlite:////nowhere/at/all.sqlite")
        await clean_if_possible(store, Settings())
        await store.engine.dispose()
        await server.store.engine.dispose()

    asyncio.run(scene())
    assert tried == ["tidy"] * 3
