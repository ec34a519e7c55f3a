"""The order in which a choice is sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kantyna.engine.ids import Seat
from kantyna.server.rooms.connection import Connection
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.settings import Settings
from kantyna.server.storage.store import Store

PEOPLE: list[dict[str, Any]] = [
    {"kind": "person", "player": player, "name": player, "token": player} for player in ("ada", "bartek")
]


def test_the_player_who_chose_is_answered_before_other_states_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []

    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await store.open()
        room = await Rooms(store, Settings()).create("ada", "star-realms", None, {}, PEOPLE, False)
        here = [Connection(player) for player in ("cezary", "bartek", "dorota", "ada")]
        for connection in here:
            await room.visitors.enter(connection)
            while not connection.queue.empty():
                connection.queue.get_nowait()
        (seat,) = room.table.choices
        player = str(PEOPLE[seat]["player"])
        chooser = next(connection for connection in here if connection.player == player)
        made = room.broadcast.state_json

        def making(seats: list[Seat], events_from: int) -> dict[str, Any]:
            happened.append(f"made for {seats}")
            return made(seats, events_from)

        async def reading() -> None:
            await chooser.queue.get()
            happened.append("answered")

        monkeypatch.setattr(room.broadcast, "state_json", making)
        task = asyncio.create_task(reading())
        await asyncio.sleep(0)
        await room.play.choose(player, seat, 0, room.table.choices[seat][0].key)
        await task
        assert [connection.queue.qsize() for connection in here if connection is not chooser] == [1, 1, 1]
        assert happened[:2] == [f"made for {[seat]}", "answered"]
        assert sorted(happened[2:]) == [f"made for {[1 - seat]}", "made for []"]
        await room.close()
        await store.close()

    asyncio.run(scene())
