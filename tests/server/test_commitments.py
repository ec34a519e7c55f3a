"""A deal is mixed from a secret that the server committed to and from a value of every browser."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest
from people import Player, Seat, Server, running
from sqlalchemy import create_engine, update

from kantyna.engine.chance.secret import fresh_secret, mixed
from kantyna.engine.chance.verification import verify
from kantyna.server.protocol.messages import Contribution
from kantyna.server.shuffles import commitments
from kantyna.server.storage import schema
from kantyna.server.storage.store import Store

Json = Any
HIDDEN: Json = {"secret": None, "seed": None, "undone": []}
HERE = "server-other-commitment"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("mixing")) as server:
        yield server


def value_for(hash: str) -> dict[str, str]:
    return {"hash": hash, "value": fresh_secret()}


def commit(player: Player) -> dict[str, str]:
    return value_for(player.post("/api/commitments", {}, 201)["hash"])


def table_of(player: Player, table: str) -> Json:
    """The latest "table" message."""

    async def look() -> Json:
        async with Seat(player, table) as seat:
            return seat.latest["table"]

    return asyncio.run(look())


def resign(player: Player, table: str, seat: int = 0) -> None:
    async def give_up() -> None:
        async with Seat(player, table) as sitting:
            await sitting.send("resign", seat=seat)
            await sitting.until(lambda: sitting.latest["table"]["status"] == "finished")

    asyncio.run(give_up())


def check(shown: Json, hash: str, values: list[str | None]) -> None:
    assert shown["hash"] == hash == hashlib.sha256(shown["secret"].encode()).hexdigest()
    assert shown["values"] == values and shown["seed"] == mixed(shown["secret"], values)


def test_a_table_against_bots_is_dealt_from_the_committed_secret_and_the_value(server: Server) -> None:
    ada = Player(server, "Ada")
    mine = commit(ada)
    table = ada.new_table("me", "greedy", contribution=mine)
    shown = table_of(ada, table)["shuffles"]
    assert shown == {"hash": mine["hash"], "values": [mine["value"], None], **HIDDEN}
    resign(ada, table)
    check(table_of(ada, table)["shuffles"], mine["hash"], [mine["value"], None])


def test_at_a_shared_screen_the_value_counts_for_every_seat(server: Server) -> None:
    ada = Player(server, "Ada")
    mine = commit(ada)
    table = ada.new_table("me", "me", contribution=mine)
    assert table_of(ada, table)["shuffles"]["values"] == [mine["value"]] * 2


def test_players_see_the_hash_before_they_sit_and_add_a_value(server: Server) -> None:
    ada, bartek, celina = (Player(server, name) for name in ("Ada", "Bartek", "Celina"))
    first = commit(ada)
    table = ada.new_table("me", "person", "person", format="free-for-all", contribution=first)
    waiting = table_of(ada, table)
    assert waiting["shuffles"] == {"hash": first["hash"], "values": None, **HIDDEN}
    assert waiting["commitment"] == first["hash"]
    link = waiting["invites"]["1"].rpartition("/")[2]
    assert bartek.get(f"/api/invites/{link}", 200)["commitment"] == first["hash"]
    second = value_for(first["hash"])
    bartek.post("/api/join", {"token": link, "contribution": second}, 200)
    (listed,) = [row for row in celina.get("/api/lobby", 200)["open"] if row["id"] == table]
    third = value_for(listed["commitment"])
    celina.post(f"/api/tables/{table}/sit", {"seat": 2, "contribution": third}, 200)
    dealt = table_of(celina, table)
    assert dealt["commitment"] is None and dealt["shuffles"]["hash"] == first["hash"]
    for player, seat in ((ada, 0), (bartek, 1)):

        async def give_up(player: Player = player, seat: int = seat) -> None:
            async with Seat(player, table) as sitting:
                await sitting.send("resign", seat=seat)
                await sitting.until(lambda: seat not in sitting.state["asked"])

        asyncio.run(give_up())
    check(table_of(celina, table)["shuffles"], first["hash"], [first["value"], second["value"], third["value"]])
    proof = bartek.get(f"/api/tables/{table}/proof", 200)
    found = verify({**proof, "witness": {"seats": [1], **second, "seen": []}})
    assert found.own_value and found.shuffles >= 4


def test_a_value_for_another_hash_is_refused_and_nobody_sits_down(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = ada.new_table("me", "person")
    wrong = value_for("0" * 64)
    answer = bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "contribution": wrong}, 409)
    assert answer["error"]["id"] == HERE and table_of(bartek, table)["you"] == []
    hash = table_of(bartek, table)["commitment"]
    for value in ("", "x" * 23, "x" * 25, "x" * 23 + ":", "ł" * 24):
        body = {"seat": 1, "contribution": {"hash": hash, "value": value}}
        assert bartek.post(f"/api/tables/{table}/sit", body, 400)["error"]["id"] == "server-value"
    for given in (3, {}, {"hash": hash}, {"hash": 1, "value": 2}):
        assert bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "contribution": given}, 400)


def test_a_commitment_is_for_one_player_and_one_table(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    mine = commit(ada)
    order = {"game": "star-realms", "seats": [{"kind": "me"}, {"kind": "bot"}], "contribution": mine}
    assert bartek.post("/api/tables", order, 409)["error"]["id"] == HERE
    ada.post("/api/tables", order, 201)
    assert ada.post("/api/tables", order, 409)["error"]["id"] == HERE, "its secret may have been revealed"
    order["contribution"] = value_for("0" * 64)
    assert ada.post("/api/tables", order, 409)["error"]["id"] == HERE


def test_commitments_expire_and_their_number_is_limited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"kind": "person", "player": "ada"}]

    async def scene() -> None:
        store = Store(database)
        await store.open()
        committed = commitments.Commitments(store)

        async def redeem(hash: str) -> str:
            given = Contribution(hash=hash, value=fresh_secret())
            assert (await committed.redeem("ada", seats, given))["values"] == [given.value]
            return given.value

        first, others = await committed.make("ada"), await committed.make("bartek")
        monkeypatch.setattr(commitments, "MOST_EACH", 3)
        kept = [await committed.make("ada") for _ in range(3)]
        monkeypatch.setattr(commitments, "LASTS", -1.0)
        late = await committed.make("celina")
        assert await redeem(kept[0])
        for gone in (first, others, late, kept[0]):
            with pytest.raises(Exception, match="another secret"):
                await redeem(gone)
        await store.close()

    asyncio.run(scene())


def test_a_rematch_has_a_new_secret_and_values_of_both(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = ada.new_table("me", "person")
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
    resign(ada, table)
    first = commit(bartek)
    again = bartek.post(f"/api/tables/{table}/rematch", {"contribution": first}, 201)["id"]
    offered = table_of(ada, table)["rematch"]
    assert offered["commitment"] == first["hash"]
    second = value_for(offered["commitment"])
    ada.post(f"/api/tables/{table}/rematch", {"contribution": second}, 201)
    assert table_of(ada, again)["shuffles"]["values"] == [second["value"], first["value"]]


def test_secret_and_values_survive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
        first = commit(ada)
        table = ada.new_table("me", "person", contribution=first)
        server.kill()
        server.start()
        second = value_for(table_of(bartek, table)["commitment"])
        bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "contribution": second}, 200)
        server.kill()
        server.start()
        resign(ada, table)
        check(table_of(ada, table)["shuffles"], first["hash"], [first["value"], second["value"]])


def test_a_value_stays_with_its_player_and_not_with_the_seat(server: Server) -> None:
    ada, bartek, celina = (Player(server, name) for name in ("Ada", "Bartek", "Celina"))
    first = commit(ada)
    table = ada.new_table("me", "person", "person", format="free-for-all", contribution=first)
    ada.post(f"/api/tables/{table}/sit", {"seat": 0}, 200)
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "contribution": value_for(first["hash"])}, 200)
    bartek.post("/api/me/erase", {}, 200)
    for seat, name in ((1, "Dorota"), (2, "Celina")):
        (Player(server, name) if seat == 1 else celina).post(f"/api/tables/{table}/sit", {"seat": seat}, 200)
    assert table_of(celina, table)["shuffles"]["values"] == [first["value"], None, None]


def test_players_who_were_away_learn_of_undos(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", "me")

    async def scene() -> list[Json]:
        undone = []
        async with Seat(ada, table) as a:
            for to in (4, 2, 5, 5):
                while a.state["at"] < 6:
                    offered = a.mine()
                    assert offered is not None
                    await a.choose(offered[1][0]["key"])
                await a.send("undo", to=to)
                while a.state["at"] != to:
                    await a.receive()
                undone.append(a.latest["table"]["shuffles"]["undone"])
        return undone

    assert asyncio.run(scene()) == [[[1, 4]], [[2, 2]], [[2, 2], [3, 5]], [[2, 2], [4, 5]]]


def test_the_list_of_undos_stays_short() -> None:
    shuffles: Json = {"secret": fresh_secret(), "values": [None]}
    for to in range(300):
        shuffles = commitments.after_undo(shuffles, to)
    undone = shuffles["undone"]
    assert len(undone) == commitments.MOST_UNDONE and undone[-1] == [300, 299]
    assert undone[0] == [201, 0], "a browser that was away longer forgets more than needed, never less"
    assert commitments.after_undo(None, 3) is None


def test_players_get_a_proof_once_the_game_is_over(server: Server) -> None:
    ada, eve = Player(server, "Ada"), Player(server, "Eve")
    mine = commit(ada)
    table = ada.new_table("me", "greedy", contribution=mine)
    ada.get(f"/api/tables/{table}/proof", 409)
    eve.get(f"/api/tables/{table}/proof", 403)
    resign(ada, table)
    eve.get(f"/api/tables/{table}/proof", 403)
    assert table_of(eve, table)["shuffles"]["secret"] is None
    proof = ada.get(f"/api/tables/{table}/proof", 200)
    found = verify({**proof, "witness": {"seats": [0], **mine, "seen": []}})
    assert found.promised and found.own_value and found.values == [mine["value"], None]
    record = ada.get(f"/api/tables/{table}/record", 200)
    assert record == {name: value for name, value in proof.items() if name != "journal"}
    assert verify(record, mine["hash"]).values == found.values
    loaded = ada.post("/api/records", proof, 201)["id"]
    assert table_of(ada, loaded)["shuffles"] is None, "an uploaded record has no shuffles to show"
    share = ada.get(f"/api/tables/{table}/share", 200)["share"]
    assert eve.get(f"/api/tables/{table}/proof?share={share}", 200) == proof


def test_a_table_older_than_values_shows_its_hash(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = Player(server, "Ada")
        table = ada.new_table("me", "greedy")
        waiting = ada.new_table("me", "person")
        server.kill()
        file = create_engine(server.database.replace("+aiosqlite", ""))
        with file.begin() as db:
            db.execute(update(schema.tables).values(shuffles=None))
        file.dispose()
        server.start()
        hash = table_of(ada, table)["shuffles"]["hash"]
        resign(ada, table)
        shown = table_of(ada, table)["shuffles"]
        assert shown["values"] is None and shown["seed"] == shown["secret"]
        assert hash == hashlib.sha256(shown["secret"].encode()).hexdigest()
        found = verify(ada.get(f"/api/tables/{table}/proof", 200), hash)
        assert found.promised and found.values is None
        assert table_of(ada, waiting)["commitment"] is None
        Player(server, "Bartek").post(f"/api/tables/{waiting}/sit", {"seat": 1}, 200)
        assert table_of(ada, waiting)["shuffles"]["hash"]
