"""Requests about a table are answered by any process, as if there were one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from nodes import Nodes, nodes
from people import Player, Seat
from postgres import new_database
from redis_server import RedisServer
from test_cluster import play_on

TABLES = 6
"""Tables of one test. With two processes each owns some of them."""


@pytest.fixture(scope="module")
def group(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with (
        new_database(postgres) as database,
        RedisServer() as redis,
        nodes(tmp_path_factory.mktemp("nodes"), database, redis) as two,
    ):
        yield two


def test_people_sit_down_through_any_process(group: Nodes) -> None:
    one, other = group.all
    ada, bartek, celina = Player(one, "Ada"), Player(other, "Bartek"), Player(one, "Celina")

    async def invitation(table: str) -> str:
        async with Seat(ada, table) as seat:
            return str(seat.latest["table"]["invites"]["1"]).rpartition("/")[2]

    for _ in range(TABLES):
        table = ada.new_table("me", "person", "person", format="free-for-all")
        token = asyncio.run(invitation(table))
        shown = bartek.get(f"/api/invites/{token}", 200)
        assert (shown["id"], shown["by"], shown["taken"]) == (table, "Ada", False)
        assert bartek.post("/api/join", {"token": token}, 200) == {"id": table, "seat": 1}
        assert celina.post("/api/join", {"token": token}, 409)["error"]["id"] == "server-seat-taken"
        assert celina.post(f"/api/tables/{table}/sit", {"seat": 9}, 400)["error"]["id"] == "server-seat-range"
        celina.post(f"/api/tables/{table}/sit", {"seat": 2}, 200)
        for player in (ada, bartek):
            (mine,) = [row for row in player.get("/api/lobby", 200)["mine"] if row["id"] == table]
            assert mine["status"] == "playing" and [seat["name"] for seat in mine["seats"]] == [
                "Ada",
                "Bartek",
                "Celina",
            ]


def test_the_lobby_knows_who_is_at_tables_of_other_processes(group: Nodes) -> None:
    one, other = group.all
    ada, bartek = Player(one, "Ada"), Player(other, "Bartek")
    tables = [ada.new_table("me", "person") for _ in range(TABLES)]

    async def scene() -> None:
        seats = [Seat(ada, table) for table in tables]
        for seat in seats:
            await seat.connect()
        offered = {row["id"]: row for row in bartek.get("/api/lobby", 200)["open"]}
        for table in tables:
            assert [seat["online"] for seat in offered[table]["seats"]] == [True, False], table
            bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
        for player, turn in ((ada, 0), (bartek, 1)):
            mine = {row["id"]: row for row in player.get("/api/lobby", 200)["mine"]}
            for table, seat in zip(tables, seats, strict=True):
                while not (seat.state["asked"]):
                    await seat.receive()
                assert mine[table]["turn"] == (turn in seat.state["asked"])
        for seat in seats:
            await seat.socket.close()

    asyncio.run(scene())


def test_a_whole_game_with_its_record_recap_rematch_and_removal(group: Nodes) -> None:
    one, other = group.all
    ada, bartek = Player(one, "Ada"), Player(other, "Bartek")

    async def scene(table: str) -> None:
        async with Seat(ada, table) as first, Seat(bartek, table) as second:
            await play_on([first, second], 4)
            await second.send("undo", to=3)
            await first.until(lambda: first.latest["table"]["undo"] is not None or first.state["at"] == 3)
            await second.send("resign", seat=1)
            for seat in (first, second):
                while not (seat.state["over"]):
                    await seat.receive()

    for _ in range(TABLES):
        table = ada.new_table("me", "person")
        bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
        asyncio.run(scene(table))
        records = [player.get(f"/api/tables/{table}/record", 200) for player in (ada, bartek)]
        assert records[0] == records[1] and records[0]["choices"][-1] == [1, "resign"]
        assert bartek.get(f"/api/tables/{table}/story", 200)["winners"] == [0]
        again = ada.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
        assert bartek.post(f"/api/tables/{table}/rematch", {}, 201)["id"] == again, "both play at the same table"
        played_on = bartek.post(f"/api/tables/{table}/play-on", {"at": 2, "seat": 1}, 201)["id"]
        assert bartek.post(f"/api/tables/{played_on}/remove", {}, 200) == {"id": played_on}
        assert ada.post(f"/api/tables/{again}/remove", {}, 409)["error"]["id"] == "server-others-sit"
        assert Player(one).get(f"/api/tables/{table}/record", 403)["error"]["id"] == "server-record-private"


def test_a_commitment_made_at_one_process_is_redeemed_once_at_another(group: Nodes) -> None:
    one, other = group.all
    ada = Player(one, "Ada")
    hash = ada.post("/api/commitments", {}, 201)["hash"]
    given = {"hash": hash, "value": "abcdefghijklmnopqrstuvwx"}
    order = {"game": "star-realms", "seats": [{"kind": "me"}, {"kind": "bot"}], "contribution": given}
    ada.http.base_url = other.url
    ada.post("/api/tables", order, 201)
    ada.http.base_url = one.url
    assert ada.post("/api/tables", order, 409)["error"]["id"] == "server-other-commitment"


def test_a_player_is_erased_from_the_tables_of_all_processes(group: Nodes) -> None:
    one, other = group.all
    ada, bartek = Player(one, "Ada"), Player(other, "Bartek")
    tables = [ada.new_table("me", "person") for _ in range(TABLES)]
    alone = [ada.new_table("me", "random") for _ in range(TABLES)]
    for table in tables:
        bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
    ada.post("/api/me/erase", {}, 200)
    for table in tables:
        assert bartek.get(f"/api/tables/{table}/story", 200)["winners"] == [1], "her games are resigned"
    mine = [row for row in bartek.get("/api/lobby", 200)["finished"] if row["id"] in tables]
    assert len(mine) == TABLES and all(row["seats"][0]["name"] == "" for row in mine)
    assert {bartek.http.get(f"/api/tables/{table}/record").status_code for table in alone} == {404}


def test_stops_changed_at_one_process_count_at_the_tables_of_others(group: Nodes) -> None:
    ada = Player(group.all[0], "Ada")
    tables = [ada.new_table("me", "me", game="card-game") for _ in range(4)]

    async def scene() -> None:
        seats = [Seat(ada, table) for table in tables]
        for seat in seats:
            await seat.connect()
            while "stops" not in seat.latest:
                await seat.receive()
        await seats[0].send("stops", everywhere=True)
        for seat in seats:
            while not (seat.latest["stops"]["stops"]["everywhere"]):
                await seat.receive()
            await seat.socket.close()

    asyncio.run(scene())


def test_bad_input_is_refused_at_the_process_with_the_socket(group: Nodes) -> None:
    one, other = group.all
    ada, bartek = Player(one, "Ada"), Player(other, "Bartek")
    tables = [ada.new_table("me", "person") for _ in range(TABLES)]

    async def scene() -> None:
        for table in tables:
            bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
            async with Seat(bartek, table) as seat:
                assert await seat.error("dance") == "server-no-such-message"
                assert await seat.error("choose", seat=0, at=0, key="end") == "server-not-your-seat"
                await seat.send("why", seat=1, key="end", id="q")
                while not ("why" in seat.latest or "error" in seat.latest):
                    await seat.receive()
        async with Seat(bartek, tables[0]):
            pass
        for path in ("/api/tables/nothing-here/record", "/api/invites/nobody"):
            assert bartek.http.get(path).status_code == 404

    asyncio.run(scene())
