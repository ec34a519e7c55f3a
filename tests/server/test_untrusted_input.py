"""Untrusted positions and records, tables that cannot be opened, and the secrecy of seeds."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import pytest
import websockets
from people import Player, Seat, Server, running

import kantyna
from kantyna.engine.chance.secret import mixed
from kantyna.engine.errors import KantynaError
from kantyna.engine.voice import Message
from kantyna.server.rooms.connection import Connection
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage.store import Store
from kantyna.server.tables.stored_tables import LoadedTable, new_row
from kantyna.shapes import Position

BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def hostile() -> Position:
    """A valid position with an effect on the stack that gives an absurd amount of combat."""
    position = kantyna.Table("star-realms", seed=1).position()
    position["stack"].append({"do": ["combat", 10**18], "seat": 0, "card": None, "n": 0})
    return position


def record_from(start: dict[str, Any], **more: Any) -> dict[str, Any]:
    about = {"kantyna": 1, "game": "star-realms", "format": "duel", "seats": 2, "options": {}, "seed": 0}
    return {**about, "start": start, "choices": [], **more}


def test_an_unsigned_position_is_refused(server: Server) -> None:
    ada = Player(server, "Ada")
    begin = time.monotonic()
    position = kantyna.Table("star-realms", seed=1).position()
    starts: list[Any] = [position, hostile(), None, [], deep(900)]
    vouchers: list[dict[str, Any]] = [{}, {"vouched": "0" * 64}, {"vouched": 5}]
    for start in starts:
        for vouched in vouchers:
            answer = ada.post("/api/records", record_from(start, **vouched), 403)
            assert answer["error"]["id"] == "server-unvouched"
    assert time.monotonic() - begin < 5
    whole = kantyna.Table("star-realms", seed=1).record()
    assert ada.post("/api/records", whole, 201)["id"]
    whole["choices"] = [[0, "end"]] * 20_001
    assert ada.post("/api/records", whole, 400)["error"]["id"] == "server-record-long"


def deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


def test_a_record_from_this_server_is_accepted(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", "me")
    branch = ada.post(f"/api/tables/{table}/play-on", {"at": 0, "seat": 0, "bot": "random"}, 201)["id"]
    record = ada.get(f"/api/tables/{branch}/record", 200)
    assert record["start"] and kantyna.replay(record).length == len(record["choices"])
    again = ada.post("/api/records", record, 201)["id"]
    assert ada.get(f"/api/tables/{again}/record", 200)["start"] == record["start"]
    record["start"]["seats"][0]["authority"] = 49
    record.pop("check")
    assert ada.post("/api/records", record, 403)["error"]["id"] == "server-unvouched"


def test_a_table_that_cannot_be_opened_says_so_and_stays_closed(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def lay() -> str:
        store = Store(server.database)
        await store.open()
        row = new_row(kantyna.Table("star-realms", seed=1), "ada", BOTS, hostile(), "playing", True)
        await store.add_table(row, {}, [])
        await store.close()
        return row.id

    table = asyncio.run(lay())
    server.start()
    try:
        ada = Player(server, "Ada")
        for _ in range(2):
            begin = time.monotonic()
            assert ada.get(f"/api/tables/{table}/record", 409)["error"]["id"] == "server-closed"
            assert time.monotonic() - begin < 1.5

        async def visit() -> tuple[dict[str, Any], int | None]:
            url = server.url.replace("http", "ws") + f"/ws/{table}"
            async with websockets.connect(url) as socket:
                message = json.loads(await socket.recv())
                await socket.wait_closed()
                return message, socket.close_code

        message, code = asyncio.run(visit())
        assert code == 4404 and message["type"] == "error"
        detail = message["error"]["args"]["detail"]["args"]["detail"]
        assert message["error"]["id"] == "server-closed" and detail["id"] == "flaw-whole"
        assert ada.new_table("me", "random"), "other tables work"
    finally:
        server.kill()


def a_room(table: kantyna.Table) -> Room:
    row = new_row(table, "ada", BOTS, None, "playing", True)
    return Room(row, LoadedTable(table), Store("sqlite+aiosqlite://"), Settings())


def test_entering_a_room_is_atomic(monkeypatch: pytest.MonkeyPatch) -> None:
    room = a_room(kantyna.Table("star-realms", seed=1))

    def fails(*_: Any) -> dict[str, Any]:
        raise KantynaError(Message("error-undo"))

    async def enters() -> None:
        connection = Connection("bartek")
        monkeypatch.setattr(room.broadcast, "state_json", fails)
        with pytest.raises(KantynaError):
            await room.visitors.enter(connection)
        assert not room.visitors.connections and connection.queue.empty()

    asyncio.run(enters())


def test_a_table_that_breaks_when_a_bot_moves_is_closed_for_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = a_room(kantyna.Table("star-realms", seed=1))

    async def breaks(*_: Any) -> None:
        raise KantynaError(Message("flaw-stack"))

    async def moves() -> list[str]:
        monkeypatch.setattr(room.play, "make_choice", breaks)
        connection = Connection("bartek")
        await room.visitors.enter(connection)
        assert room.bots._task is not None
        await room.bots._task
        assert room.bots.to_move() is None
        sent = []
        while not connection.queue.empty():
            sent.append(str(connection.queue.get_nowait()))
        return sent

    assert '"server-closed"' in asyncio.run(moves())[-1]


def test_the_hash_is_sent_before_the_deal_and_the_secret_at_the_end(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", "person")

    async def game() -> None:
        async with Seat(ada, table) as a:
            bound = a.latest["table"]["shuffles"]
            assert len(bound["hash"]) == 64 and (bound["values"], bound["secret"], bound["seed"]) == (None, None, None)
            bartek = Player(server, "Bartek")
            bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
            await a.until(lambda: a.latest["table"]["status"] == "playing")
            announced = a.latest["table"]["shuffles"]
            assert announced["hash"] == bound["hash"] and (announced["secret"], announced["seed"]) == (None, None)
            assert announced["values"] == [None, None], "neither player is a browser"
            async with Seat(bartek, table) as b:
                assert b.latest["table"]["shuffles"] == announced
                await a.send("resign", seat=0)
                await b.until(lambda: b.latest["table"]["status"] == "finished")
                shown = b.latest["table"]["shuffles"]
                assert shown["hash"] == announced["hash"] == hashlib.sha256(shown["secret"].encode()).hexdigest()
                assert shown["seed"] == mixed(shown["secret"], [None, None])
                for secret in (shown["secret"], shown["seed"]):
                    revealing = [text for text in b.received if secret in text]
                    assert len(revealing) == 1, "only in the last message"
            record = ada.get(f"/api/tables/{table}/record", 200)
            assert record["seed"] == shown["seed"] and kantyna.replay(record).seed == shown["seed"]

    asyncio.run(game())


def test_secret_tables_survive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = Player(server, "Ada")
        table = ada.new_table("me", "me")
        before = ada.get(f"/api/tables/{table}/record", 200)
        assert len(before["seed"]) == 24
        server.kill()
        server.start()
        assert ada.get(f"/api/tables/{table}/record", 200) == before
