"""Passes that nobody presses: they tell nothing of a hand."""

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
from kantyna.server.errors import Refused
from kantyna.server.protocol.wire import dumps
from kantyna.server.rooms.connection import Connection
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage.store import Store
from kantyna.stops import usual

Json = Any
ADA, BARTEK = "ada", "bartek"
CAN, CANNOT = "jedi_mind_trick", "yoda"
"""A card with which one may act in an engagement, and one with which one may not."""


@pytest.fixture(autouse=True)
def nobody_comes_or_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has come is told a second later, which no test here waits for."""
    monkeypatch.setattr("kantyna.server.rooms.broadcast.VISITORS_WITHIN", 1000.0)


async def settled(room: Room) -> None:
    """Whoever is to do something now has done it."""
    for _ in range(40):
        await asyncio.sleep(0)
    while room.lock.locked() or room.auto_pass.is_busy:
        await asyncio.sleep(0.002)
    for _ in range(40):
        await asyncio.sleep(0)


class Noted(Connection):
    """Notes what it is told, and after how many choices."""

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
    """The dark side attacks and has passed; the light side is asked, with that hand."""
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    t = table(dark, side("jedi", "jedi_training", "luke_skywalker", hand=[hand]), DARK, "conflict")
    attack(t, "jedi_training", "darth_vader")
    while list(t.choices) == [DARK]:
        do(t, "pass")
    assert t.view(None)["window"]["name"] == "attackers" and list(t.choices) == [LIGHT]
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
        await rooms.stops.save(BARTEK, "card-game", replace(usual("card-game"), able=able))
        seats = [others or person(ADA), person(BARTEK)]
        room = await rooms.create(ADA, "card-game", None, {}, seats, False, start=attacked(hand).position())
        await settled(room)
        yield rooms, room


# between people nothing reads a hand


def idle(offered: list[str]) -> str:
    return next((key for key in offered if key in ("pass", "decline", "done")), offered[0])


async def game(folder: Path, hand: str) -> tuple[list[tuple[int, str]], list[str], list[int]]:
    """To the end of the attack: what Ada and a guest are told and when, the choices made, and what Bartek pressed."""
    pressed: list[int] = []
    async with opened(folder, hand) as (_, room):
        ada, bartek, guest = Noted(ADA, room), Noted(BARTEK, room), Noted("guest", room)
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
        made = [key for _, key in room.table.record()["choices"]]
        assert kantyna.replay(room.table.record()) == room.table, "a record like any other"
        return ada.frames + guest.frames, made, pressed


def test_nobody_else_can_tell_a_hand_that_can_act_from_one_that_cannot(tmp_path: Path) -> None:
    """The same public table, two hands: the others are told the same, byte for byte, at the same moments."""
    (tmp_path / "can").mkdir()
    (tmp_path / "cannot").mkdir()
    with_action, made, pressed = asyncio.run(game(tmp_path / "can", CAN))
    without, made_without, pressed_without = asyncio.run(game(tmp_path / "cannot", CANNOT))
    assert made == made_without and made.count("pass") > 4
    assert pressed and pressed == pressed_without, "he is asked in the same windows, whatever he holds"
    assert len(without) > 12 and with_action == without


async def delays(folder: Path, hand: str, thinking: random.Random, count: int) -> list[float]:
    """How long after the question each of Bartek's passes is made: at once where one is made for him, else after he has
    thought. What he wishes changes from question to question, in the same way for any hand."""
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


def farthest_apart(first: list[float], second: list[float]) -> float:
    """The statistic of Kolmogorov and Smirnov: the largest distance between two distributions."""
    a, b = sorted(first), sorted(second)
    return max(abs(bisect_right(a, x) / len(a) - bisect_right(b, x) / len(b)) for x in [*a, *b])


def test_how_long_a_pass_takes_tells_nothing_of_a_hand(tmp_path: Path) -> None:
    """500 passes with a hand that can act, 500 with one that cannot: one distribution, as far as these can tell."""
    count = 500
    can = asyncio.run(delays(tmp_path / "can", CAN, random.Random(1), count))
    cannot = asyncio.run(delays(tmp_path / "cannot", CANNOT, random.Random(2), count))
    assert 0 < can.count(0.0) == cannot.count(0.0) < count, "some were made for him, others he pressed"
    assert farthest_apart(can, cannot) < 1.63 * math.sqrt(2 / count), "1.63: at one in a hundred by chance"
    early = [0.0 if random.Random(n).random() < 0.2 else delay for n, delay in enumerate(cannot)]
    assert farthest_apart(can, early) > 1.63 * math.sqrt(2 / count), "the measure sees one pass in five made early"


# at once


def test_against_bots_and_at_one_screen_nobody_is_asked_in_vain(tmp_path: Path) -> None:
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
def test_what_everybody_knows_is_passed_at_once_between_people(tmp_path: Path, hand: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path, hand) as (rooms, room):
            assert room.table.length == 0, "attackers are declared: he is asked"
            await rooms.set_stops(room, BARTEK, {"theirs": []})
            assert room.table.record()["choices"] == [[LIGHT, "pass"]]
            assert room.table.view(None)["window"] is None, "whether to defend is his to say"

    asyncio.run(scene())


def test_one_passes_until_something_and_can_stop(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN) as (_, room):
            ada, bartek = Noted(ADA, room), Noted(BARTEK, room)
            for connection in (ada, bartek):
                await room.visitors.enter(connection)
            await room.play.pass_until(BARTEK, LIGHT, "turn")
            assert room.table.record()["choices"] == [[LIGHT, "pass"]]
            assert bartek.latest("stops")["until"] == {"1": "turn"} and ada.latest("stops")["until"] == {}
            await room.play.choose(BARTEK, LIGHT, 1, idle(keys(room.table, LIGHT)))
            while room.table.view(None)["phase"] == 5:
                (seat,) = room.table.choices
                assert seat == DARK or room.table.view(None)["window"] is None, "he is only asked what he must decide"
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


def test_who_goes_back_is_asked_there_although_the_windows_say_no(tmp_path: Path) -> None:
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


# kept


def test_stops_hold_at_every_table_and_after_a_start_and_go_with_whoever_is_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN) as (rooms, room):
            other = await rooms.create(
                ADA, "card-game", None, {}, [person(ADA), person(BARTEK)], False, start=attacked(CAN).position()
            )
            await settled(other)
            await rooms.set_stops(room, BARTEK, {"theirs": ["reaction"], "target": False})
            await settled(other)
            assert other.table.length == 1, "at another table too"
            assert (await rooms.stops.of(ADA, "card-game")) == usual("card-game"), "nobody else's"
            await room.play.resign(ADA, DARK)
            again = await rooms.rematch(room, BARTEK, "Bartek")
            bartek = Noted(BARTEK, again)
            await again.visitors.enter(bartek)
            await settled(again)
            assert bartek.latest("stops")["stops"]["theirs"] == ["reaction"]
        async with rooms_in(tmp_path) as rooms:
            kept = await rooms.stops.of(BARTEK, "card-game")
            assert kept == replace(usual("card-game"), theirs={"reaction"}, target=False)
            await erasure.erase(rooms, BARTEK)
            assert await rooms.stops.of(BARTEK, "card-game") == usual("card-game")

    asyncio.run(scene())


# over the wire


def test_what_does_not_fit_is_told_what_would_and_changes_nothing(server: Server) -> None:
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
