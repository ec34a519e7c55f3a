"""The lobby and the page of an invitation: who invites, whose turn it is, which tables may be removed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from people import Player, Seat, Server, running
from test_play import two_people


def entry_of(player: Player, table: str, where: str = "mine") -> Any:
    return next((entry for entry in player.get("/api/lobby")[where] if entry["id"] == table), None)


def token_of(player: Player, table: str, seat: int = 1) -> str:
    async def look() -> str:
        async with Seat(player, table) as at:
            return str(at.latest["table"]["invites"][str(seat)])

    return asyncio.run(look()).rpartition("/")[2]


def test_an_invitation_says_who_invites_to_what(server: Server) -> None:
    ada, bartek, celina = Player(server, "Ada"), Player(server, "Bartek"), Player(server, "Celina")
    table = ada.new_table("me", "person", "greedy", format="free-for-all", public=False)
    token = token_of(ada, table)
    page = bartek.get(f"/api/invites/{token}", 200)
    assert (page["by"], page["game"], page["format"]) == ("Ada", "star-realms", "free-for-all")
    assert (page["seat"], page["taken"], page["yours"]) == (1, False, False)
    assert [seat["kind"] for seat in page["seats"]] == ["person", "person", "bot"]
    bartek.post("/api/join", {"token": token}, 200)
    assert bartek.get(f"/api/invites/{token}")["yours"] is True
    late = celina.get(f"/api/invites/{token}")
    assert late["taken"] is True and late["yours"] is False
    assert celina.get("/api/invites/guess", 404)["error"]["id"] == "server-no-invite"


def test_the_lobby_says_whose_turn_it_is(server: Server) -> None:
    ada, bartek, table = two_people(server)
    turns = [entry_of(ada, table)["turn"], entry_of(bartek, table)["turn"]]
    assert sorted(turns) == [False, True]
    acting = ada if turns[0] else bartek

    async def end() -> None:
        async with Seat(acting, table) as seat:
            await seat.choose("end")

    asyncio.run(end())
    assert [entry_of(ada, table)["turn"], entry_of(bartek, table)["turn"]] == turns[::-1]


def test_the_lobby_looks_up_whose_turn_it_is_at_tables_that_are_not_open(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, bartek, table = two_people(server)
        turns = [entry_of(ada, table)["turn"], entry_of(bartek, table)["turn"]]
        server.kill()
        server.start()
        acting = ada if turns[0] else bartek
        begin = time.monotonic()
        while not entry_of(acting, table)["turn"]:
            assert time.monotonic() - begin < 20
            time.sleep(0.05)


def test_a_player_can_remove_their_own_table(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    for seats in (("me", "greedy"), ("me", "me"), ("me", "person")):
        table = ada.new_table(*seats)
        assert entry_of(ada, table)["removable"] is True
        assert bartek.post(f"/api/tables/{table}/remove", {}, 403)["error"]["id"] == "server-not-your-table"
        assert ada.post(f"/api/tables/{table}/remove", {}, 200) == {"id": table}
        assert entry_of(ada, table) is None
        assert ada.get(f"/api/tables/{table}/record", 404)["error"]["id"] == "server-no-table"
        assert ada.post(f"/api/tables/{table}/remove", {}, 404)["error"]["id"] == "server-no-table"


def test_a_table_with_another_player_cannot_be_removed(server: Server) -> None:
    ada, bartek, table = two_people(server)
    for player in (ada, bartek):
        assert entry_of(player, table)["removable"] is False
    assert ada.post(f"/api/tables/{table}/remove", {}, 409)["error"]["id"] == "server-others-sit"

    async def ends() -> None:
        async with Seat(ada, table) as seat:
            await seat.send("resign", seat=0)
            await seat.until(lambda: seat.latest["table"]["status"] == "finished")

    asyncio.run(ends())
    again = ada.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
    assert ada.post(f"/api/tables/{again}/remove", {}, 409)["error"]["id"] == "server-others-sit", "a seat is reserved"


def test_a_removed_table_closes_for_its_spectators(server: Server) -> None:
    ada, watcher = Player(server, "Ada"), Player(server)
    table = ada.new_table("me", "greedy")

    async def look() -> None:
        async with Seat(watcher, table) as seat:
            ada.post(f"/api/tables/{table}/remove", {}, 200)
            await asyncio.wait_for(seat.socket.wait_closed(), 20)

    asyncio.run(look())


def test_a_qr_code_for_a_link(server: Server) -> None:
    ada = Player(server)
    rows = ada.get("/api/qr?text=st%C3%B3%C5%82", 200)["rows"]
    assert len(rows) == 21 and rows[0] == "111111101110101111111"
    assert ada.get("/api/qr", 400)["error"]["id"] == "server-code-length"
    assert ada.get("/api/qr?text=" + 181 * "x", 400)["error"]["id"] == "server-code-length"
