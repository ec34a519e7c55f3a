"""Seats: when cards are dealt, who may sit where, who gets the record, and erasing a player."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from people import Player, Seat, Server, running

import kantyna
from kantyna.server.rooms.connection import Connection
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage.store import Store


def test_nothing_is_dealt_before_the_last_seat_is_taken(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = ada.new_table("me", "person")

    async def scene() -> None:
        async with Seat(ada, table) as first:
            assert first.state["views"] == {} and first.state["choices"] == {} and first.state["events"] == []
            assert await first.error("look", at=0) == "server-not-begun"
            before = len(first.received)
            bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
            await first.until(lambda: bool(first.state["views"]))
            assert not any('"hand"' in text for text in first.received[:before])
            assert sum(card is not None for card in first.view["seats"][0]["hand"]) >= 3
            async with Seat(bartek, table) as second:
                assert second.state["views"]["1"]["trade_row"] == first.view["trade_row"]

    asyncio.run(scene())


def test_the_deal_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
        table = ada.new_table("me", "person")
        bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)

        async def see() -> list[object]:
            async with Seat(ada, table) as seat:
                return [seat.view["seats"][0]["hand"], seat.view["trade_row"], seat.latest["table"]["shuffles"]["hash"]]

        before = asyncio.run(see())
        server.kill()
        server.start()
        assert asyncio.run(see()) == before


def test_the_deal_differs_from_that_of_the_waiting_table(database: str) -> None:
    async def scene() -> None:
        store = Store(Settings(database=database).url())
        await store.open()
        rooms = Rooms(store, Settings(database=database))
        seats = [{"kind": "person", "player": who, "name": "", "token": f"t{who}"} for who in ("ada", None)]
        room = await rooms.create("ada", "star-realms", "duel", {}, seats, True)
        before = room.table.seed
        await room.seats.sit("bartek", "Bartek", 1)
        assert room.table.seed != before and room.row.seed == room.table.seed
        row = await store.table(room.row.id)
        assert row is not None and row.seed == room.table.seed and row.rules == room.table.rules
        await rooms.close()
        await store.close()

    asyncio.run(scene())


def test_a_stranger_can_take_only_one_seat(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    order: dict[str, Any] = {"game": "star-realms", "format": "free-for-all"}
    order["seats"] = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
    table = ada.post("/api/tables", order, 201)["id"]
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
    assert bartek.post(f"/api/tables/{table}/sit", {"seat": 2}, 409)["error"]["id"] == "server-one-seat"
    Player(server, "Celina").post(f"/api/tables/{table}/sit", {"seat": 2}, 200)


def finished(server: Server, ada: Player, bartek: Player) -> str:
    table = ada.new_table("me", "person")
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)

    async def resign() -> None:
        async with Seat(ada, table) as seat:
            await seat.send("chat", text="a word of Ada's")
            async with Seat(bartek, table) as other:
                await other.send("chat", text="a word of Bartek's")
                await seat.send("resign", seat=0)
                await other.until(lambda: other.latest["table"]["status"] == "finished")

    asyncio.run(resign())
    return table


def test_the_record_of_a_finished_game_is_for_its_players_and_those_with_the_link(server: Server) -> None:
    ada, bartek, celina = Player(server, "Ada"), Player(server, "Bartek"), Player(server, "Celina")
    table = finished(server, ada, bartek)
    for player in (ada, bartek):
        assert kantyna.replay(player.get(f"/api/tables/{table}/record", 200)).over
    path = f"/api/tables/{table}/record"
    for wrong in ("", "?share=", "?share=guess", f"?share={table}", "?share=%ED%A0%80"):
        assert celina.get(path + wrong, 403)["error"]["id"] == "server-record-private"
    assert celina.get(f"/api/tables/{table}/share", 403)["error"]["id"] == "server-record-private"
    share = bartek.get(f"/api/tables/{table}/share", 200)["share"]
    assert celina.get(f"{path}?share={share}", 200)["seed"]
    other = finished(server, ada, bartek)
    assert celina.get(f"/api/tables/{other}/record?share={share}", 403), "the link is for one table only"

    async def shown_seed(player: Player) -> object:
        async with Seat(player, table) as seat:
            return seat.latest["table"]["shuffles"]["seed"]

    assert asyncio.run(shown_seed(celina)) is None and asyncio.run(shown_seed(ada)) is not None
    onward = celina.post(f"/api/tables/{table}/play-on", {"at": 0, "seat": 0, "share": share}, 201)["id"]
    assert celina.get(f"/api/tables/{onward}/record", 200)
    running_one = ada.new_table("me", "person")
    assert ada.get(f"/api/tables/{running_one}/share", 409)["error"]["id"] == "server-not-over"


def test_a_player_can_be_erased(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
        over, alone = finished(server, ada, bartek), ada.new_table("me", "random")
        going, waiting = (
            ada.new_table("me", "person"),
            bartek.new_table("me", "person", "person", format="free-for-all"),
        )
        bartek.post(f"/api/tables/{going}/sit", {"seat": 1}, 200)
        ada.post(f"/api/tables/{waiting}/sit", {"seat": 1}, 200)
        answer = ada.http.post("/api/me/erase", json={})
        assert answer.status_code == 200 and 'kantyna=""' in answer.headers["set-cookie"]
        assert ada.get("/api/me")["name"] == "" and ada.get("/api/me")["player"] != ada.me["player"]
        listed = bartek.get("/api/lobby")
        everything = json.dumps(listed)
        assert "Ada" not in everything and ada.me["player"] not in everything
        assert bartek.get(f"/api/tables/{alone}/record", 404)["error"]["id"] == "server-no-table"

        async def look() -> None:
            async with Seat(bartek, going) as seat:
                assert seat.state["over"] and seat.state["winners"] == [1], "she has resigned"
            async with Seat(bartek, over) as seat:
                await seat.until(lambda: "chat" in seat.latest)
                assert [line["text"] for line in seat.latest["chat"]["lines"]] == ["a word of Bartek's"]
                assert [one["name"] for one in seat.latest["table"]["seats"]] == ["", "Bartek"]
            async with Seat(bartek, waiting) as seat:
                assert [one["player"] is None for one in seat.latest["table"]["seats"]] == [False, True, True]

        asyncio.run(look())
        server.kill()
        server.start()
        asyncio.run(look())


async def moved_on(room: Room, seconds: float = 0.3) -> bool:
    """Is a choice made at that table within that time?"""
    length = room.table.length
    for _ in range(int(seconds / 0.01)):
        await asyncio.sleep(0.01)
        if room.table.length > length:
            return True
    return False


def test_bots_pause_while_nobody_watches_and_resume_for_a_visitor(database: str) -> None:
    async def scene() -> None:
        settings = Settings(database=database, bot_pause=0, idle_minutes=0)
        store = Store(settings.url())
        await store.open()
        rooms = Rooms(store, settings)
        bots = [{"kind": "bot", "bot": "random"}] * 2
        room = await rooms.create("ada", "star-realms", "duel", {}, bots, True)
        assert not await moved_on(room), "nobody has come yet"
        guest = Connection("guest")
        await room.visitors.enter(guest)
        assert await moved_on(room, 20), "they play for any spectator"
        room.visitors.leave(guest)
        await moved_on(room, 20)  # the move that was being computed
        while room.bots.is_busy:
            await asyncio.sleep(0.01)
        length = room.table.length
        assert not room.table.over and not await moved_on(room)
        await rooms.tidy()
        assert rooms.open == {}, "a paused game leaves memory"
        again = await Rooms(store, settings).room(room.row.id)
        assert again.table.length == length and not await moved_on(again), "it does not resume after a restart either"
        await again.visitors.enter(guest)
        assert await moved_on(again, 20)
        await again.close()
        await rooms.close()
        await store.close()

    asyncio.run(scene())
