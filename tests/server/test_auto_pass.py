"""Automatic passes reveal nothing about a hand."""

from __future__ import annotations

import asyncio
import json
import math
import random
import re
from bisect import bisect_right
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from people import Player, Seat, Server, set_up

import kantyna
from card_game_fights import attack
from card_game_situations import DARK, LIGHT, do, keys, side, table
from kantyna.engine.voice import Message
from kantyna.server import erasure
from kantyna.server.cluster.router import Router
from kantyna.server.errors import Refused
from kantyna.server.metrics import Metrics
from kantyna.server.protocol.wire import dumps
from kantyna.server.rooms.connection import Connection
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage.store import Store
from kantyna.stops import default_stops
from loose import record_of, view_of

Json = Any
ADA, BARTEK = "ada", "bartek"
CAN, CANNOT = "jedi_mind_trick", "yoda"
"""A card that can be used in an engagement, and one that cannot."""


@pytest.fixture(autouse=True)
def no_visitor_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages about visitors come a second later; these tests do not wait for them."""
    monkeypatch.setattr("kantyna.server.rooms.broadcast.VISITORS_WITHIN", 1000.0)


async def settled(room: Room) -> None:
    """Wait until the room is idle."""
    for _ in range(40):
        await asyncio.sleep(0)
    while room.lock.locked() or room.auto_pass.is_busy:
        await asyncio.sleep(0.002)
    for _ in range(40):
        await asyncio.sleep(0)


class RecordingConnection(Connection):
    """Records each message and the number of choices before it."""

    def __init__(self, player: str, room: Room) -> None:
        super().__init__(player)
        self.room = room
        self.frames: list[tuple[int, str]] = []

    def send(self, message: dict[str, Json] | str) -> None:
        text = message if isinstance(message, str) else dumps(message)
        self.frames.append((self.room.table.length, re.sub(r'"(id|updated)":("[^"]*"|[0-9.e+]+)', r'"\1":0', text)))

    def latest(self, type: str) -> Json:
        return next(one for one in map(json.loads, [text for _, text in reversed(self.frames)]) if one["type"] == type)


def attacked(hand: str) -> kantyna.Table:
    """The dark side attacked and passed; the light side is asked, with that hand."""
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    t = table(dark, side("jedi", "jedi_training", "luke_skywalker", hand=[hand]), DARK, "conflict")
    attack(t, "jedi_training", "darth_vader")
    while list(t.choices) == [DARK]:
        do(t, "pass")
    assert view_of(t)["window"]["name"] == "attackers" and list(t.choices) == [LIGHT]
    return t


def person(name: str) -> dict[str, Json]:
    return {"kind": "person", "player": name, "name": name, "token": name}


@asynccontextmanager
async def rooms_in(folder: Path) -> AsyncIterator[Rooms]:
    store = Store(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}")
    await store.open()
    rooms = Rooms(store, Settings(bot_pause=0))
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


@asynccontextmanager
async def opened(
    folder: Path, hand: str, *, able: bool = True, others: dict[str, Json] | None = None
) -> AsyncIterator[tuple[Rooms, Room]]:
    """Ada attacks, and Bartek, who wants to be asked only when he can act, is asked with that hand."""
    async with rooms_in(folder) as rooms:
        await rooms.stops.save(BARTEK, "card-game", replace(default_stops("card-game"), able=able))
        seats = [others or person(ADA), person(BARTEK)]
        room = await rooms.create(ADA, "card-game", None, {}, seats, False, start=attacked(hand).position())
        await settled(room)
        yield rooms, room


# between people a hand is never used


def idle(offered: list[str]) -> str:
    return next((key for key in offered if key in ("pass", "decline", "done")), offered[0])


async def game(folder: Path, hand: str) -> tuple[list[tuple[int, str]], list[str], list[int]]:
    """Play to the end of the attack. Returns what Ada and a spectator received and when, the choices, and what Bartek
    chose himself."""
    pressed: list[int] = []
    async with opened(folder, hand) as (_, room):
        ada, bartek, guest = (
            RecordingConnection(ADA, room),
            RecordingConnection(BARTEK, room),
            RecordingConnection("guest", room),
        )
        for connection in (ada, bartek, guest):
            await room.visitors.enter(connection)
        await settled(room)
        while room.table.view(None)["phase"] == 5:
            (seat,) = room.table.choices
            at = room.table.length
            if seat == LIGHT and room.table.view(None)["window"] is not None:
                pressed.append(at)
            await room.play.choose((ADA, BARTEK)[seat], seat, at, idle(keys(room.table, seat)))
            await settled(room)
        made = [key for _, key in record_of(room.table)["choices"]]
        assert kantyna.replay(room.table.record()) == room.table, "a record like any other"
        return ada.frames + guest.frames, made, pressed


def test_others_cannot_tell_a_hand_that_can_act_from_one_that_cannot(tmp_path: Path) -> None:
    """The same public table, two hands: the others receive the same bytes at the same moments."""
    (tmp_path / "can").mkdir()
    (tmp_path / "cannot").mkdir()
    with_action, made, pressed = asyncio.run(game(tmp_path / "can", CAN))
    without, made_without, pressed_without = asyncio.run(game(tmp_path / "cannot", CANNOT))
    assert made == made_without and made.count("pass") > 4
    assert pressed and pressed == pressed_without, "he is asked in the same windows with every hand"
    assert len(without) > 12 and with_action == without


async def delays(folder: Path, hand: str, thinking: random.Random, count: int) -> list[float]:
    """The delay of each of Bartek's passes: none for an automatic pass, otherwise his thinking time. His stops change
    from question to question, in the same way for every hand."""
    folder.mkdir()
    wishes = random.Random(7)
    found: list[float] = []
    async with opened(folder, hand) as (rooms, room):
        while len(found) < count:
            asked = wishes.random() < 0.8
            await rooms.set_stops(
                room, BARTEK, {"able": wishes.random() < 0.9, "theirs": ["attackers"] if asked else []}
            )
            await settled(room)
            delay = 0.0
            if room.table.length == 0:
                delay = thinking.lognormvariate(0.5, 0.8)
                await room.play.choose(BARTEK, LIGHT, 0, "pass")
            assert room.table.record()["choices"][0] == [LIGHT, "pass"]
            found.append(delay)
            await rooms.set_stops(room, BARTEK, {"theirs": ["attackers"]})  # so that the question is open again
            await room.undo.ask(ADA, "Ada", 0)
            assert room.undo.request is not None
            await room.undo.answer(BARTEK, room.undo.request.number, True)
            await settled(room)
    return found


def kolmogorov_smirnov(first: list[float], second: list[float]) -> float:
    """The statistic of Kolmogorov and Smirnov: the largest distance between two distributions."""
    a, b = sorted(first), sorted(second)
    return max(abs(bisect_right(a, x) / len(a) - bisect_right(b, x) / len(b)) for x in [*a, *b])


def test_the_delay_of_a_pass_reveals_nothing_about_a_hand(tmp_path: Path) -> None:
    """500 passes with a hand that can act and 500 with one that cannot have the same distribution."""
    count = 500
    can = asyncio.run(delays(tmp_path / "can", CAN, random.Random(1), count))
    cannot = asyncio.run(delays(tmp_path / "cannot", CANNOT, random.Random(2), count))
    assert 0 < can.count(0.0) == cannot.count(0.0) < count, "some are automatic, others are not"
    assert kolmogorov_smirnov(can, cannot) < 1.63 * math.sqrt(2 / count), (
        "1.63: exceeded by chance in one of a hundred cases"
    )
    early = [0.0 if random.Random(n).random() < 0.2 else delay for n, delay in enumerate(cannot)]
    assert kolmogorov_smirnov(can, early) > 1.63 * math.sqrt(2 / count), "the test would notice one early pass in five"


# at once


def test_against_bots_and_at_a_shared_screen_a_player_who_cannot_act_is_not_asked(tmp_path: Path) -> None:
    async def scene(hand: str, other: dict[str, Json], able: bool, folder: Path) -> bool:
        folder.mkdir()
        async with opened(folder, hand, able=able, others=other) as (_, room):
            for _ in range(20):
                await settled(room)
            return room.table.length > 0

    bot = {"kind": "bot", "bot": "greedy"}
    for n, other in enumerate([bot, person(BARTEK)]):
        for able, hand, at_once in (
            (True, CANNOT, True),
            (False, CANNOT, False),
            (True, CAN, False),
        ):
            folder = tmp_path / f"{n}-{able}-{hand}"
            assert asyncio.run(scene(hand, other, able, folder)) == at_once, folder.name


@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_stops_pass_at_once_between_people(tmp_path: Path, hand: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path, hand) as (rooms, room):
            assert room.table.length == 0, "attackers are declared: he is asked"
            await rooms.set_stops(room, BARTEK, {"theirs": []})
            assert room.table.record()["choices"] == [[LIGHT, "pass"]]
            assert room.table.view(None)["window"] is None, "he must decide whether to defend"

    asyncio.run(scene())


def test_a_player_passes_until_something_and_can_stop(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN) as (_, room):
            ada, bartek = RecordingConnection(ADA, room), RecordingConnection(BARTEK, room)
            for connection in (ada, bartek):
                await room.visitors.enter(connection)
            await room.play.pass_until(BARTEK, LIGHT, "turn")
            assert room.table.record()["choices"] == [[LIGHT, "pass"]]
            assert bartek.latest("stops")["until"] == {"1": "turn"} and ada.latest("stops")["until"] == {}
            await room.play.choose(BARTEK, LIGHT, 1, idle(keys(room.table, LIGHT)))
            while room.table.view(None)["phase"] == 5:
                (seat,) = room.table.choices
                assert seat == DARK or room.table.view(None)["window"] is None, (
                    "he is asked only for required decisions"
                )
                await room.play.choose((ADA, BARTEK)[seat], seat, room.table.length, idle(keys(room.table, seat)))
            await room.play.pass_until(BARTEK, LIGHT, None)
            assert bartek.latest("stops")["until"] == {}
            await room.play.pass_until(BARTEK, LIGHT, "turn")
            with pytest.raises(Refused, match="turn, engagement, news"):
                await room.play.pass_until(BARTEK, LIGHT, "tea")
            assert bartek.latest("stops")["until"] == {"1": "turn"}
            await room.undo.ask(BARTEK, "Bartek", 1)
            assert room.undo.request is not None
            await room.undo.answer(ADA, room.undo.request.number, True)
            await settled(room)
            assert bartek.latest("stops")["until"] == {}

    asyncio.run(scene())


def test_after_an_undo_its_player_is_asked_despite_their_stops(tmp_path: Path) -> None:
    async def scene() -> None:
        bot = {"kind": "bot", "bot": "random"}
        async with opened(tmp_path, CAN, others=bot) as (rooms, room):
            await rooms.set_stops(room, BARTEK, {"theirs": []})
            assert room.table.length == 1
            await room.undo.ask(BARTEK, "Bartek", 0)
            await settled(room)
            assert room.table.length == 0 and list(room.table.choices) == [LIGHT]
            await room.play.choose(BARTEK, LIGHT, 0, "pass")
            assert room.table.length == 1

    asyncio.run(scene())


# saved stops


def test_stops_hold_at_every_table_and_after_a_restart_and_are_erased_with_the_player(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN) as (rooms, room):
            other = await rooms.create(
                ADA, "card-game", None, {}, [person(ADA), person(BARTEK)], False, start=attacked(CAN).position()
            )
            await settled(other)
            await rooms.set_stops(room, BARTEK, {"theirs": ["reaction"], "target": False})
            await settled(other)
            assert other.table.length == 1, "at another table too"
            assert (await rooms.stops.of(ADA, "card-game")) == default_stops("card-game"), "nobody else's"
            await room.play.resign(ADA, DARK)
            again = await rooms.rematch(room, BARTEK, "Bartek")
            bartek = RecordingConnection(BARTEK, again)
            await again.visitors.enter(bartek)
            await settled(again)
            assert bartek.latest("stops")["stops"]["theirs"] == ["reaction"]
        async with rooms_in(tmp_path) as rooms:
            kept = await rooms.stops.of(BARTEK, "card-game")
            assert kept == replace(default_stops("card-game"), theirs={"reaction"}, target=False)
            await erasure.erase(Router(rooms, Metrics()), BARTEK)
            assert await rooms.stops.of(BARTEK, "card-game") == default_stops("card-game")

    asyncio.run(scene())


# messages


def test_invalid_stops_are_refused_and_change_nothing(server: Server) -> None:
    invites = set_up(server, attacked(CAN).position(), [DARK, LIGHT])
    ada = Player(server, "Ada")
    for invite in invites:
        id = ada.post("/api/join", {"token": invite.removeprefix("/join/")}, 200)["id"]

    async def scene() -> None:
        async with Seat(ada, id) as a, Seat(Player(server), id) as guest:
            await a.until(lambda: "stops" in a.latest)
            before = a.latest["stops"]
            assert before["free"] and before["windows"][0] == {"name": "refresh", "own": False, "theirs": False}
            for said, more in (
                ("server-stops-window", {"own": ["force", "teatime"]}),
                ("server-field", {"own": "force"}),
                ("server-field", {"theirs": [3]}),
                ("server-field", {"able": 1}),
                ("server-field", {"everywhere": None}),
                ("server-unknown-field", {"sometimes": True}),
            ):
                assert await a.error("stops", **more) == said, more
                error = a.latest["error"]["error"]
                texts = [Message(error["id"], **error["args"]).text(lang) for lang in kantyna.LANGUAGES]
                assert all(texts) and len(set(texts)) == 2, "in both languages"
            assert await a.error("until", seat=LIGHT, what="tea") == "server-until"
            assert await a.error("until", seat=7, what="turn") == "server-not-your-seat"
            assert await guest.error("stops", everywhere=True) == "server-not-your-seat"
            await a.send("stops", own=["force"])
            await a.until(lambda: a.latest["stops"] != before)
            assert a.latest["stops"]["stops"] == {**before["stops"], "own": ["force"]}
            assert "stops" not in guest.latest, "private"

    asyncio.run(scene())


def test_a_game_without_windows_has_no_stops(server: Server) -> None:
    ada = Player(server, "Ada")

    async def scene() -> None:
        async with Seat(ada, ada.new_table("me", "greedy")) as a:
            assert await a.error("stops", everywhere=True) == "server-no-stops"
            assert await a.error("until", seat=0, what="turn") == "server-no-stops"

    asyncio.run(scene())
