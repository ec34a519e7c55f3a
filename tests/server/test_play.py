"""Playing over WebSockets: whole games, undo with consent, refusals, and no lost choices or leaked cards."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import websockets
from people import Player, Seat, Server, running, set_up
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

import kantyna


def two_people(server: Server) -> tuple[Player, Player, str]:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = ada.new_table("me", "person", public=False)

    async def invited() -> str:
        async with Seat(ada, table) as seat:
            return str(seat.latest["table"]["invites"]["1"])

    token = asyncio.run(invited()).rpartition("/")[2]
    assert bartek.post("/api/join", {"token": token}, 200) == {"id": table, "seat": 1}
    return ada, bartek, table


async def play_on(seats: list[Seat], most: int, seed: int = 1) -> None:
    """Choose at random for these seats until the game is over or has this many choices."""
    chance = random.Random(seed)
    for _ in range(most):
        await catch_up(seats)
        if seats[0].state["over"]:
            return
        acting = next(seat for seat in seats if seat.mine())
        offered = acting.mine()
        assert offered is not None
        await acting.choose(chance.choice(offered[1])["key"])
    await catch_up(seats)


async def end_turn(seats: list[Seat]) -> None:
    """The player to move ends their turn, so that cards are drawn."""
    await catch_up(seats)
    while True:
        acting, mine = next((seat, mine) for seat in seats if (mine := seat.mine()))
        offered = [choice["key"] for choice in mine[1]]
        await acting.choose("end" if "end" in offered else offered[0])
        await catch_up(seats)
        if "end" in offered:
            return


async def catch_up(seats: list[Seat]) -> None:
    """Wait until everybody has received the latest choice."""
    latest = max(seat.state["at"] for seat in seats)
    for seat in seats:
        while seat.state["at"] < latest:
            await seat.receive()


def test_two_people_play_a_whole_duel(server: Server) -> None:
    ada, bartek, table = two_people(server)

    async def game() -> None:
        async with Seat(ada, table) as a, Seat(bartek, table) as b:
            assert [s["name"] for s in a.latest["table"]["seats"]] == ["Ada", "Bartek"]
            await play_on([a, b], 3000)
            assert a.state["over"] and a.state["winners"] == b.state["winners"]
            await a.until(lambda: a.latest["table"]["status"] == "finished")

    asyncio.run(game())
    record = bartek.get(f"/api/tables/{table}/record", 200)
    assert kantyna.replay(record).over
    assert any(entry["id"] == table for entry in ada.get("/api/lobby")["finished"])


def test_a_rematch_keeps_everybodys_seat(server: Server) -> None:
    ada, bartek, table = two_people(server)
    stranger = Player(server, "Celina")
    assert ada.post(f"/api/tables/{table}/rematch", {}, 409)["error"]["id"] == "server-not-over"

    async def ends() -> tuple[str, str]:
        async with Seat(ada, table) as a, Seat(bartek, table) as b:
            assert a.latest["table"]["rematch"] is None
            await a.send("resign", seat=0)
            await b.until(lambda: b.latest["table"]["status"] == "finished")
            assert stranger.post(f"/api/tables/{table}/rematch", {}, 403)["error"]["id"] == "server-not-your-seat"
            made = bartek.post(f"/api/tables/{table}/rematch", {}, 201)
            assert made["seat"] == 1
            await a.until(lambda: a.latest["table"]["rematch"] is not None)
            await b.until(lambda: b.latest["table"]["rematch"] is not None)
            offer = {"id": made["id"], "by": "Bartek", "seat": 1}
            proposed: dict[str, Any] = a.latest["table"]["rematch"] or {}
            offer["commitment"] = proposed["commitment"]
            assert a.latest["table"]["rematch"] == {**offer, "mine": False}
            assert b.latest["table"]["rematch"] == {**offer, "mine": True}
            async with Seat(stranger, table) as watching:
                assert watching.latest["table"]["rematch"] is None
            return str(made["id"]), str(bartek.post(f"/api/tables/{table}/rematch", {}, 201)["id"])

    again, asked_twice = asyncio.run(ends())
    assert again == asked_twice, "asking twice gives the same new table"
    waiting = next(entry for entry in ada.get("/api/lobby")["mine"] if entry["id"] == again)
    assert waiting["status"] == "waiting" and waiting["kept"] == [0] and waiting["you"] == []
    assert stranger.post(f"/api/tables/{again}/sit", {"seat": 0}, 403)["error"]["id"] == "server-private"
    assert all(entry["id"] != again for entry in stranger.get("/api/lobby")["open"])
    assert ada.post(f"/api/tables/{table}/rematch", {}, 201) == {"id": again, "seat": 0}
    playing = next(entry for entry in bartek.get("/api/lobby")["mine"] if entry["id"] == again)
    assert playing["status"] == "playing" and [seat["name"] for seat in playing["seats"]] == ["Ada", "Bartek"]


def test_a_reserved_seat_can_be_taken_from_the_lobby(server: Server) -> None:
    ada, bartek, table = two_people(server)

    async def ends() -> None:
        async with Seat(ada, table) as a:
            await a.send("resign", seat=0)
            await a.until(lambda: a.latest["table"]["status"] == "finished")

    asyncio.run(ends())
    again = ada.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
    assert bartek.post(f"/api/tables/{again}/sit", {"seat": 1}, 200) == {"id": again, "seat": 1}


def test_a_bot_answers_and_hot_seats_share_a_screen(server: Server) -> None:
    async def game(seats: tuple[str, str]) -> Seat:
        ada = Player(server, "Ada")
        async with Seat(ada, ada.new_table(*seats)) as a:
            await a.until(lambda: a.mine() is not None)
            turns = 0
            while turns < 6 and not a.state["over"]:
                offered = a.mine()
                if offered is None:
                    await a.receive()
                    continue
                await a.choose("end" if offered[1][-1]["key"] == "end" else offered[1][0]["key"])
                turns += 1
            return a

    alone = asyncio.run(game(("me", "greedy")))
    assert list(alone.state["views"]) == ["0"] and alone.state["at"] > 6
    hot = asyncio.run(game(("me", "me")))
    assert sorted(hot.state["views"]) == ["0", "1"]
    drawn = [event for event in hot.state["events"] if event["kind"] == "draw"]
    assert all(event["card"] is None for event in drawn), "at a shared screen the log names no hidden cards"


def test_bots_play_each_other_and_are_watched(server: Server) -> None:
    ada, guest = Player(server, "Ada"), Player(server)
    table = ada.new_table("greedy", "random")

    async def watch() -> dict[str, Any]:
        async with Seat(guest, table) as g:
            await g.until(lambda: g.state["over"])
            assert list(g.state["views"]) == ["spectator"] and g.state["choices"] == {}
            return g.state

    assert asyncio.run(watch())["winners"]


def is_at(seat: Seat, at: int) -> bool:
    return bool(seat.state["at"] == at)


def is_wanted_by(seat: Seat, name: str) -> bool:
    return wanted_by(seat) == name


def wanted_by(seat: Seat) -> str | None:
    """The name of the player who wants to undo, as received by this seat."""
    wish = seat.latest["table"]["undo"]
    return wish["by"] if wish else None


def number_of(seat: Seat) -> int:
    """The number of the latest undo request at this seat."""
    return int(seat.latest["table"]["undo"]["wish"])


def test_undo_is_free_alone_and_asked_with_others(server: Server) -> None:
    alone = Player(server, "Ada")

    async def free() -> None:
        async with Seat(alone, alone.new_table("me", "me")) as a:
            first = json.dumps(a.state["views"])
            for _ in range(4):
                offered = a.mine()
                assert offered is not None
                await a.choose(offered[1][0]["key"])
            await a.send("undo", to=0)
            await a.until(lambda: a.state["at"] == 0)
            assert json.dumps(a.state["views"]) == first

    asyncio.run(free())
    ada, bartek, table = two_people(server)

    async def asked() -> None:
        async with Seat(ada, table) as a, Seat(bartek, table) as b:
            for _ in range(2):
                mid = a.state["at"]
                await play_on([a, b], 3)
                await end_turn([a, b])
            now = a.state["at"]
            await a.send("undo", to=mid)
            for seat in (a, b):
                await seat.until(partial(is_wanted_by, seat, "Ada"))
            wish = b.latest["table"]["undo"]
            number = wish.pop("wish")
            assert wish == {"by": "Ada", "seat": 0, "to": mid, "mine": False}
            assert a.state["at"] == now, "nothing happens before the others agree"
            await b.send("undo-answer", wish=number, yes=False)
            await a.until(lambda: a.latest["table"]["undo"] is None)
            assert a.state["at"] == now
            refusal = {"id": "server-undo-refused", "args": {"who": "Bartek"}}
            assert a.latest["notice"]["text"] == refusal, "the player who asked is notified"
            assert "notice" not in b.latest
            await b.send("undo", to=mid)
            await a.until(lambda: wanted_by(a) == "Bartek")
            await a.send("undo-answer", wish=number_of(a), yes=True)
            await a.until(lambda: a.state["at"] == mid)
            await b.until(lambda: b.state["at"] == mid)
            await a.send("undo", to=0)
            await b.until(lambda: wanted_by(b) == "Ada")
            number = number_of(b)
            await a.send("undo-withdraw", wish=number)
            await b.until(lambda: b.latest["table"]["undo"] is None)
            assert await b.error("undo-answer", wish=number, yes=True) == "server-no-wish"
            await b.send("undo", to=0)
            await a.until(lambda: wanted_by(a) == "Bartek")
            await play_on([a, b], 5, seed=2)
            await b.until(lambda: b.latest["table"]["undo"] is None)
            assert b.latest["notice"]["text"]["id"] == "server-undo-lapsed"

    asyncio.run(asked())


def test_undo_is_free_when_nothing_hidden_was_revealed(server: Server) -> None:
    ada, bartek, table = two_people(server)

    async def game() -> None:
        async with Seat(ada, table) as a, Seat(bartek, table) as b:
            acting, other = (a, b) if a.mine() else (b, a)
            mine = acting.mine()
            assert mine is not None
            plays = [choice["key"] for choice in mine[1] if choice["key"].startswith("play ")]
            for key in plays[:2]:
                await acting.choose(key)
            assert acting.state["free"] == 0, "and the player knows beforehand"
            await other.until(lambda: other.state["at"] == 2)
            assert other.state["free"] == 2, "choices of others are not free"
            await acting.send("undo", to=0)
            await acting.until(lambda: acting.state["at"] == 0)
            await other.until(lambda: other.state["at"] == 0)
            assert not any('"undo":{' in text for text in other.received), "nobody was asked"
            for key in plays:
                await acting.choose(key)
            await end_turn([acting, other])
            assert acting.state["free"] == acting.state["at"], "cards were drawn"
            await acting.send("undo", to=0)
            await other.until(lambda: other.latest["table"]["undo"] is not None)

    asyncio.run(game())


def test_an_answer_counts_only_for_its_own_undo_request(server: Server) -> None:
    ada, bartek, table = two_people(server)

    async def game() -> None:
        async with Seat(ada, table) as a, Seat(bartek, table) as b:
            await play_on([a, b], 3)
            before = a.state["at"]
            await end_turn([a, b])
            now = a.state["at"]
            await a.send("undo", to=before)
            await b.until(lambda: wanted_by(b) == "Ada")
            read = number_of(b)
            await a.send("undo", to=0)
            await a.until(lambda: bool(a.latest["table"]["undo"]) and a.latest["table"]["undo"]["to"] == 0)
            assert await b.error("undo-answer", wish=read, yes=True) == "server-other-wish"
            assert a.state["at"] == now, "nobody agreed to undo the whole game"
            assert await a.error("undo-withdraw", wish=read) == "server-other-wish"
            await b.until(lambda: number_of(b) != read)
            await b.send("undo-answer", wish=number_of(b), yes=True)
            await a.until(lambda: a.state["at"] == 0)

    asyncio.run(game())


def test_a_finished_game_cannot_be_undone(server: Server) -> None:
    ada, bartek, table = two_people(server)

    async def game() -> None:
        async with Seat(ada, table) as a, Seat(bartek, table) as b:
            await play_on([a, b], 6)
            await a.send("resign", seat=0)
            await b.until(lambda: b.state["over"])
            for seat in (a, b):
                assert await seat.error("undo", to=2) == "server-undo-over"
            assert b.latest["table"]["undo"] is None and b.state["over"]

    asyncio.run(game())
    assert bartek.post(f"/api/tables/{table}/play-on", {"at": 2, "seat": 0}, 201)["id"] != table


def test_why_look_chat_and_resign(server: Server) -> None:
    ada, bartek, table = two_people(server)

    async def game() -> None:
        async with Seat(ada, table) as a, Seat(bartek, table) as b:
            await play_on([a, b], 10)
            await a.send("why", id=7, seat=0, key="buy dreadnaught#2")
            await a.until(lambda: "why" in a.latest)
            assert a.latest["why"]["rule"] == "SR-315" and a.latest["why"]["id"] == 7
            await a.send("why", id=8, seat=0, key=a.state["views"]["0"]["explorers"][0])  # a card below others
            await a.until(lambda: a.latest["why"]["id"] == 8)
            assert a.latest["why"]["rule"].startswith("SR-")
            await a.send("look", at=0)
            await a.until(lambda: "looked" in a.latest)
            assert a.latest["looked"]["at"] == 0 and a.latest["looked"]["length"] == 10
            assert list(a.latest["looked"]["views"]) == ["0"] and "choices" not in a.latest["looked"]
            await a.send("chat", text="<b>Cześć</b>\x07 wszystkim")
            await b.until(lambda: bool(b.latest.get("chat", {}).get("lines")))
            line = b.latest["chat"]["lines"][-1]
            assert (line["name"], line["seat"], line["text"]) == ("Ada", 0, "<b>Cześć</b> wszystkim")
            await b.send("resign", seat=1)
            await a.until(lambda: a.state["over"])
            assert a.state["winners"] == [0]

    asyncio.run(game())


def test_a_draw_needs_both_players(server: Server) -> None:
    ada, bartek, table = two_people(server)
    stranger = Player(server, "Zła")

    async def game() -> None:
        async with Seat(ada, table) as a, Seat(bartek, table) as b, Seat(stranger, table) as z:
            assert await z.error("draw") == "server-not-your-seat"
            await a.send("draw")
            await b.until(lambda: b.view["draw_offers"] == [0])
            assert await a.error("draw") == "refuse-draw-agreed"
            length = a.state["at"]
            await play_on([a, b], length + 12)  # playing on withdraws one's own offer
            assert b.view["draw_offers"] == [] and not b.state["over"]
            await b.send("draw")
            await a.until(lambda: a.view["draw_offers"] == [1])
            await a.send("draw")
            await b.until(lambda: b.state["over"])
            assert b.state["winners"] == [] and b.view["drawn"] == "SR-367"

    asyncio.run(game())
    assert ada.get(f"/api/tables/{table}/record")["choices"][-2:] == [[1, "offer-draw"], [0, "accept-draw"]]


def test_bots_accept_a_draw_when_nothing_changes_any_more(server: Server) -> None:
    position = {"game": "star-realms", "format": "duel", "seats": [{}, {}]}
    ada = Player(server, "Ada")
    for quiet in (5, 60):
        [invite] = set_up(server, {**position, "quiet": quiet}, [0])
        table = ada.post("/api/join", {"token": invite.removeprefix("/join/")}, 200)["id"]

        async def game(table: str = table, drawn: bool = quiet > 20) -> None:
            async with Seat(ada, table) as a:
                await a.send("draw")
                assert await a.error("draw") == ("refuse-over" if drawn else "refuse-draw-agreed")
                assert a.view["drawn"] == ("SR-367" if drawn else None)

        asyncio.run(game())


def test_bad_messages_get_an_error_and_the_table_goes_on(server: Server) -> None:
    ada, bartek, table = two_people(server)
    stranger = Player(server, "Zła")

    async def game() -> None:
        async with Seat(ada, table) as a, Seat(bartek, table) as b, Seat(stranger, table) as z:
            acting, other = (a, b) if a.mine() else (b, a)
            for text, named in [
                ("{", "server-not-json"),
                ("[" * 3000, "server-not-json"),
                ("7", "server-no-such-message"),
                ('{"type":"fly"}', "server-no-such-message"),
                ('{"type":"choose"}', "server-field"),
                ('{"type":"choose","seat":true,"at":0,"key":"end"}', "server-field"),
                ('{"type":"look","at":0,"more":1}', "server-unknown-field"),
                ('{"type":"chat","text":"' + "x" * 5000 + '"}', "server-too-large"),
                ('{"type":"chat","text":"  "}', "server-chat-empty"),
                ('{"type":"look","at":99}', "server-look-range"),
                ('{"type":"undo","to":0}', "server-undo-range"),
            ]:
                acting.latest.pop("error", None)
                await acting.socket.send(text)
                await acting.until(lambda: "error" in acting.latest)
                assert acting.latest["error"]["error"]["id"] == named, text[:60]
            offered = acting.mine()
            assert offered is not None
            seat = offered[0]
            assert await acting.error("choose", seat=seat, at=0, key="buy dreadnaught#2") == "refuse-no-copy"
            assert acting.latest["error"]["rule"] == "SR-315"
            assert await acting.error("choose", seat=1 - seat, at=0, key="end") == "server-not-your-seat"
            assert await acting.error("choose", seat=seat, at=5, key="end") == "server-moved-on"
            assert await acting.error("choose", seat=seat, at=-1, key="end") == "server-moved-on"
            assert await other.error("choose", seat=1 - seat, at=0, key="end") == "refuse-turn"
            assert await z.error("choose", seat=0, at=0, key="end") == "server-not-your-seat"
            assert await z.error("why", seat=0, key="end") == "server-not-your-seat"
            assert await z.error("chat", text="hej") == "server-chat-seat"
            await acting.choose(offered[1][0]["key"])
            await other.until(lambda: other.state["at"] == 1)

    asyncio.run(game())


def test_flooding_is_refused_and_does_not_slow_others_down(tmp_path: Path) -> None:
    with running(tmp_path, rate=20) as server:
        ada, bartek, table = two_people(server)

        async def game() -> None:
            async with Seat(ada, table) as a, Seat(bartek, table) as b:
                eager, other = (b, a) if a.mine() else (a, b)
                for _ in range(60):
                    await eager.send("look", at=0)
                await eager.until(
                    lambda: eager.latest.get("error", {}).get("error", {}).get("id") == "server-too-often"
                )
                offered = other.mine()
                assert offered is not None
                await other.choose(offered[1][0]["key"])
                await eager.until(lambda: eager.state["at"] == 1)

        asyncio.run(game())


def test_the_same_choice_sent_twice_is_made_once(server: Server) -> None:
    ada = Player(server, "Ada")

    async def game() -> None:
        async with Seat(ada, ada.new_table("me", "me")) as a:
            offered = a.mine()
            assert offered is not None
            message = {"seat": offered[0], "at": 0, "key": offered[1][0]["key"]}
            for _ in range(3):
                await a.send("choose", **message)
            await a.until(lambda: a.state["at"] == 1)
            await a.send("look", at=1)
            await a.until(lambda: "looked" in a.latest)
            assert a.latest["looked"]["length"] == 1

    asyncio.run(game())


def test_teammates_who_act_at_the_same_time_do_not_lose_their_choices(server: Server) -> None:
    people = [Player(server, name) for name in ("Ada", "Bartek", "Celina", "Darek")]
    table = str(people[0].post(
        "/api/tables",
        {"game": "star-realms", "format": "hydra-2", "seats": [{"kind": "me"}, *[{"kind": "person"}] * 3]},
        201,
    )["id"])  # fmt: skip
    for seat in (1, 2, 3):
        people[seat].post(f"/api/tables/{table}/sit", {"seat": seat}, 200)

    async def game() -> None:
        async with (
            Seat(people[0], table) as a,
            Seat(people[1], table) as b,
            Seat(people[2], table) as c,
            Seat(people[3], table) as d,
        ):
            first, second = [seat for seat in (a, b, c, d) if seat.mine()]
            for mate in (first, second):
                offered = mate.mine()
                assert offered is not None
                await mate.send("choose", seat=offered[0], at=0, key=offered[1][0]["key"])
            for mate in (first, second):
                await mate.until(partial(is_at, mate, 2))
                assert "error" not in mate.latest

    asyncio.run(game())


def test_a_foreign_page_cannot_open_a_socket(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", "random")

    async def foreign() -> None:
        headers = {"Cookie": ada.cookie()}
        await websockets.connect(
            server.url.replace("http", "ws") + f"/ws/{table}",
            additional_headers=headers,
            origin=Origin("http://elsewhere.example"),
        )

    with pytest.raises(InvalidStatus):
        asyncio.run(foreign())


def test_a_killed_server_resumes_at_the_last_answered_choice(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database=database) as server:
        ada, bartek, table = two_people(server)

        async def game() -> None:
            for round in range(3):
                async with Seat(ada, table) as a, Seat(bartek, table) as b:
                    await play_on([a, b], 15, seed=round)
                    before = (a.state["at"], a.state["views"], b.state["views"], a.state["prompt"])
                    server.kill()
                    server.start()
                    await a.connect()
                    await b.connect()
                    assert (a.state["at"], a.state["views"], b.state["views"], a.state["prompt"]) == before

        asyncio.run(game())
        async_alone = Player(server, "Ada")
        against_bot = async_alone.new_table("random", "random")
        server.kill()
        server.start()

        async def watch_to_the_end() -> None:
            async with Seat(async_alone, against_bot) as a:
                await a.until(lambda: a.state["over"])

        asyncio.run(watch_to_the_end())


def hidden_from(position: dict[str, Any], seat: int | None) -> set[str]:
    """The labels that are hidden from this seat (None: a spectator): hands of others, and decks except known tops."""
    known = position["known"]
    hidden: set[str] = set(position["trade_deck"])
    for other, side in enumerate(position["seats"]):
        hidden.update(side["deck"])
        if other != seat:
            hidden.update(side["hand"])
    return {label for label in hidden if known.get(label) != -1}


def messages_of_a_whole_game(server: Server, seed: int) -> tuple[dict[int | None, list[str]], dict[str, Any]]:
    """Everything that both seats and a spectator (None) received, and the record."""
    ada, bartek, table = two_people(server)
    guest = Player(server)

    async def game() -> dict[int | None, list[str]]:
        async with Seat(ada, table) as a, Seat(bartek, table) as b, Seat(guest, table) as g:
            await play_on([a, b], 600, seed)
            if not a.state["over"]:
                await a.send("resign", seat=0)
            await g.until(lambda: g.state["over"])
            return {0: a.received, 1: b.received, None: g.received}

    received = asyncio.run(game())
    return received, ada.get(f"/api/tables/{table}/record", 200)


@pytest.mark.parametrize("seed", [0, 1])
def test_nobody_receives_a_hidden_card(server: Server, seed: int) -> None:
    """All traffic of both seats and of a spectator over a whole game, searched for every hidden card."""
    received, record = messages_of_a_whole_game(server, seed)
    t = kantyna.replay(record, upto=0)
    positions = [t.position()]
    for seat, key in record["choices"]:
        t.choose(seat, key)
        positions.append(t.position())
    checked = 0
    for eyes, texts in received.items():
        for text in texts:
            message = json.loads(text)
            if message["type"] != "table" or message["status"] != "finished":
                assert str(record["seed"]) not in text
            if message["type"] != "state":
                continue
            at = message["at"]
            now = hidden_from(positions[at], eyes)
            for event in message.pop("events"):
                # face-down cards appear only in draw events
                if event["kind"] == "draw" and event["seat"] != eyes:
                    assert event["card"] is None and "card" not in event["text"]["args"]
                    checked += 1
            for view in message["views"].values():
                assert positions[at]["chance"] not in json.dumps(view)
                del view["unseen"]
            rest = json.dumps(message)
            for label in now:
                assert f'"{label}"' not in rest and f' {label}"' not in rest, (label, eyes, at)
                checked += 1
    assert checked > 1000
