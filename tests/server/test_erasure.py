"""Erasing a player: nothing of theirs stays, even if one of their tables is broken."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from kantyna.engine import setup_cache as setups
from kantyna.engine.chance import deal as dealing
from kantyna.engine.chance import secret
from kantyna.engine.errors import KantynaError
from kantyna.engine.ids import Seat
from kantyna.server import erasure
from kantyna.server.cluster.router import Router
from kantyna.server.metrics import Metrics
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage import schema
from kantyna.server.storage.store import Store
from kantyna.server.tables.team_chat import readable_lines

Json = Any
ADA, BARTEK = "ada-who-leaves", "bartek-who-stays"


@asynccontextmanager
async def rooms_in(database: str) -> AsyncIterator[Rooms]:
    store = Store(database)
    await store.open()
    rooms = Rooms(store, Settings(database=database, bot_pause=1000))
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


def person(player: str, name: str) -> dict[str, Json]:
    return {"kind": "person", "player": player, "name": name, "token": player[:3]}


async def duel(rooms: Rooms, owner: str = ADA) -> Room:
    seats = [person(ADA, "Ada"), person(BARTEK, "Bartek")]
    return await rooms.create(owner, "star-realms", "duel", {}, seats, True)


async def everything(store: Store) -> str:
    """Everything that is stored about players, as text."""
    found: list[Json] = []
    async with store.reading() as db:
        for name in ("players", "tables", "seats", "chat", "beginnings", "decks", "stops"):
            found += [str(dict(row._mapping)) for row in await db.execute(select(schema.metadata.tables[name]))]
    return json.dumps(found)


@pytest.mark.parametrize("tried_before", [False, True], ids=["not tried", "known to be closed"])
def test_a_broken_table_does_not_stop_the_erasure(database: str, tried_before: bool) -> None:
    async def scene() -> None:
        async with rooms_in(database) as rooms:
            await rooms.store.save_player(ADA, "Ada")
            broken, alone = await duel(rooms), await duel(rooms)
            await broken.chat.say(ADA, "Ada", "what Ada said")
            await broken.chat.say(BARTEK, "Bartek", "what Bartek said")
            async with rooms.store.writing() as db:
                gone = schema.tables.c.id == broken.row.id
                await db.execute(update(schema.tables).where(gone).values(game="chess"))
            rooms.open.clear()
            if tried_before:
                with pytest.raises(KantynaError):
                    await rooms.room(broken.row.id)
            await erasure.erase(Router(rooms, Metrics()), ADA)
            written = await everything(rooms.store)
            assert "Ada" not in written and ADA not in written and "what Ada said" not in written
            assert "what Bartek said" in written and written.count("Bartek") >= 2, "others keep their data"
            stored = await rooms.store.table(alone.row.id)
            assert stored is not None and (stored.status, stored.winners) == ("finished", [1])

    asyncio.run(scene())


def test_the_name_is_removed_from_games_put_away_when_rules_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setups, "_setups", {})

    async def scene() -> None:
        async with rooms_in(database) as rooms:
            room = await duel(rooms)
            for _ in range(70):
                seat = next(iter(room.table.choices))
                keys = [choice.key for choice in room.table.choices[seat]]
                await room.play.choose((ADA, BARTEK)[seat], seat, room.table.length, keys[0])
            rooms.open.clear()
            setups._setups.clear()
            monkeypatch.setattr(dealing, "stream", lambda seed: secret.stream(seed[::-1]))
            room = await rooms.room(room.row.id)
            assert room.earlier == 64 and "Ada" in await everything(rooms.store)
            await erasure.erase(Router(rooms, Metrics()), ADA)
            written = await everything(rooms.store)
            assert "Ada" not in written and ADA not in written and "Bartek" in written
            async with rooms.store.reading() as db:
                record = (await db.execute(select(schema.beginnings.c.record))).scalar_one()
            assert len(record["choices"]) == 64 and record["row"]["seats"][1]["name"] == "Bartek"

    asyncio.run(scene())


def test_chat_lines_of_others_stay_numbered_without_a_gap(database: str) -> None:
    async def scene() -> None:
        async with rooms_in(database) as rooms:
            room = await duel(rooms)
            for n in range(105):
                await room.chat.say((ADA, BARTEK)[n % 3 == 0], "", f"line {n}")
            await erasure.erase(Router(rooms, Metrics()), ADA)
            await room.chat.say(BARTEK, "Bartek", "the last line")
            lines = readable_lines(room.table, room.chat_lines, room.chat_counts, [Seat(1)])
            assert [line["n"] for line in lines] == list(range(37 - len(lines), 37))
            rooms.open.clear()
            again = await rooms.room(room.row.id)
            lines = readable_lines(again.table, again.chat_lines, again.chat_counts, [Seat(1)])
            assert [line["n"] for line in lines] == list(range(1, 37))

    asyncio.run(scene())


def test_a_rematch_no_longer_names_the_erased_player(database: str) -> None:
    async def scene() -> None:
        async with rooms_in(database) as rooms:
            room = await duel(rooms)
            await room.play.resign(ADA, 0)
            await rooms.rematch(room, ADA, "Ada")
            assert room.broadcast.table_json(BARTEK)["rematch"]["by"] == "Ada"
            await erasure.erase(Router(rooms, Metrics()), ADA)
            assert "Ada" not in json.dumps(room.broadcast.table_json(BARTEK))

    asyncio.run(scene())
