"""Tables whose people left are not offered to others, but stay for those people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from people import Player, Seat, running

from kantyna.server.rooms.connection import Connection
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.settings import Settings
from kantyna.server.storage.store import Store

Json = Any


def listed(player: Player, where: str) -> list[str]:
    return [table["id"] for table in player.get("/api/lobby")[where]]


def test_an_abandoned_table_is_offered_again_when_a_player_returns(tmp_path: Path) -> None:
    with running(tmp_path, away_minutes=0) as server:
        ada, bartek, stranger = Player(server, "Ada"), Player(server, "Bartek"), Player(server, "Celina")
        waiting, playing = ada.new_table("me", "person"), ada.new_table("me", "person", "random", format="free-for-all")

        async def scene() -> None:
            async with Seat(ada, playing) as seat:
                link = seat.latest["table"]["invites"]["1"]
                bartek.post("/api/join", {"token": link.rpartition("/")[2]}, 200)
                assert listed(stranger, "watch") == [playing]
            async with Seat(stranger, waiting), Seat(stranger, playing):
                assert listed(stranger, "open") == [] == listed(stranger, "watch"), "spectators do not count"
                error = stranger.post(f"/api/tables/{waiting}/sit", {"seat": 1}, 409)["error"]
                assert error["id"] == "server-people-away"
            assert set(listed(ada, "mine")) == {waiting, playing}, "nothing is lost"
            async with Seat(ada, waiting) as seat:
                assert listed(stranger, "open") == [waiting]
                link = seat.latest["table"]["invites"]["1"]
            async with Seat(bartek, playing) as seat:
                assert seat.state["views"] and listed(stranger, "watch") == [playing]
            stranger.post("/api/join", {"token": link.rpartition("/")[2]}, 200)

        asyncio.run(scene())


def test_a_table_is_offered_for_some_time_after_its_people_left(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000.0]
    monkeypatch.setattr("kantyna.server.rooms.room.time.time", lambda: now[0])

    async def scene() -> None:
        store = Store(database)
        await store.open()
        rooms = Rooms(store, Settings(database=database, away_minutes=15, idle_minutes=0))
        seats: list[Json] = [{"kind": "person", "player": "ada", "name": "", "token": "a"}]
        seats.append({"kind": "person", "player": None, "name": "", "token": "b"})
        room = await rooms.create("ada", "star-realms", "duel", {}, seats, True)

        async def offered() -> bool:
            found = [row.id for row in await rooms.offered("waiting", 40)]
            assert rooms.is_offered(room.row) == (found == [room.row.id])
            return bool(found)

        ada = Connection("ada")
        await room.visitors.enter(ada)
        now[0] += 7200
        assert await offered(), "she has waited for two hours"
        room.visitors.leave(ada)
        now[0] += 14 * 60
        await rooms.tidy()
        assert rooms.open == {} and await offered()
        now[0] += 2 * 60
        assert not await offered()
        await rooms.tidy()
        assert not await offered()
        room = await rooms.room(room.row.id)
        await room.visitors.enter(ada)
        assert await offered(), "she is back"
        await rooms.close()
        await store.close()

    asyncio.run(scene())
