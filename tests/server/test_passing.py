"""Passes that nobody presses, and passes that wait so that they tell nothing of a hand."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Callable
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
from kantyna.server import privacy
from kantyna.server.connection import Connection
from kantyna.server.passing import DELAY, Clock, Moments
from kantyna.server.room import Room
from kantyna.server.rooms import Rooms
from kantyna.server.settings import Settings
from kantyna.server.store import Store
from kantyna.server.wire import Refused, dumps
from kantyna.stops import usual

Json = Any
ADA, BARTEK = "ada", "bartek"
CAN, CANNOT = "jedi_mind_trick", "yoda"
"""A card with which one may act in an engagement, and one with which one may not."""


@pytest.fixture(autouse=True)
def nobody_comes_or_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has come is told a second later by a clock that nobody turns."""
    monkeypatch.setattr("kantyna.server.room.COMING_AND_GOING", 1000.0)


class TurnedClock(Clock):
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.time = 0.0
        self.sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        until: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleeping.append((self.time + seconds, until))
        await until

    async def turn(self, seconds: float, room: Room) -> None:
        self.time = round(self.time + seconds, 6)
        for due, until in self.sleeping:
            if due <= self.time and not until.done():
                until.set_result(None)
        await settled(room)


async def settled(room: Room) -> None:
    """Whoever is to do something now has done it."""
    for _ in range(40):
        await asyncio.sleep(0)
    while room.lock.locked():
        await asyncio.sleep(0.002)
    for _ in range(40):
        await asyncio.sleep(0)


class Noted(Connection):
    """Notes what it is told, and when."""

    def __init__(self, player: str, clock: TurnedClock) -> None:
        super().__init__(player)
        self.clock = clock
        self.frames: list[tuple[float, str]] = []

    def send(self, message: dict[str, Json] | str) -> None:
        text = message if isinstance(message, str) else dumps(message)
        self.frames.append((self.clock.now(), re.sub(r'"(id|updated)":("[^"]*"|[0-9.e+]+)', r'"\1":0', text)))

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
async def rooms_in(folder: Path, clock: TurnedClock) -> AsyncIterator[Rooms]:
    store = Store(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}")
    await store.open()
    rooms = Rooms(store, Settings(bot_pause=0))
    rooms.times = Moments(clock, random.Random(5))
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


@asynccontextmanager
async def opened(
    folder: Path, hand: str, *, able: bool | None = True, others: dict[str, Json] | None = None
) -> AsyncIterator[tuple[Rooms, Room, TurnedClock]]:
    """Ada attacks, and Bartek, who wants to be asked only when he can act, is asked with that hand."""
    clock = TurnedClock()
    async with rooms_in(folder, clock) as rooms:
        await rooms.stops.save(BARTEK, "card-game", replace(usual("card-game"), able=able))
        seats = [others or person(ADA), person(BARTEK)]
        room = await rooms.create(ADA, "card-game", None, {}, seats, False, start=attacked(hand).position())
        await clock.turn(0, room)
        yield rooms, room, clock


# the test that counts


def idle(offered: list[str]) -> str:
    return next((key for key in offered if key in ("pass", "decline", "done")), offered[0])


async def game(folder: Path, hand: str) -> tuple[list[tuple[float, str]], list[str], list[int]]:
    """To the end of the attack: what Ada and who looks on are told and when, the choices made, and what Bartek pressed.
    Whatever has to be decided is decided at once; Bartek passes a little after he was asked, where he has to."""
    pressed: list[int] = []
    async with opened(folder, hand) as (_, room, clock):
        ada, bartek, guest = Noted(ADA, clock), Noted(BARTEK, clock), Noted("guest", clock)
        for connection in (ada, bartek, guest):
            await room.enter(connection)
        await clock.turn(0, room)
        while room.table.view(None)["phase"] == 5:
            await clock.turn(0.1, room)
            (seat,) = room.table.choices
            at, offered = room.table.length, keys(room.table, seat)
            if seat == DARK or room.table.view(None)["window"] is None:
                await room.choose((ADA, BARTEK)[seat], seat, at, idle(offered))
            elif offered != ["pass"] and at not in pressed:
                pressed.append(at)
                await clock.turn(0.3, room)
                await room.choose(BARTEK, seat, at, "pass")
            assert clock.now() < 60
        made = [key for _, key in room.table.record()["choices"]]
        assert kantyna.replay(room.table.record()) == room.table, "a record like any other"
        return ada.frames + guest.frames, made, pressed


def test_nobody_else_can_tell_a_hand_that_can_act_from_one_that_cannot(tmp_path: Path) -> None:
    """The same public table, two hands: the others are told the same, byte for byte, at the same moments."""
    (tmp_path / "can").mkdir()
    (tmp_path / "cannot").mkdir()
    with_action, made, pressed = asyncio.run(game(tmp_path / "can", CAN))
    without, made_for_him, nothing = asyncio.run(game(tmp_path / "cannot", CANNOT))
    assert pressed and not nothing, "one hand was played by somebody, for the other passes were made"
    assert made == made_for_him and made.count("pass") > 4
    assert len({moment for moment, _ in without}) > 4 and len(without) > 12
    assert with_action == without


# pressing


async def passed(room: Room, clock: TurnedClock, *, pressed_after: float | None) -> float:
    """How long after the question Bartek's pass is made."""
    begin, at = clock.now(), room.table.length
    if pressed_after is not None:
        await clock.turn(pressed_after, room)
        await room.choose(BARTEK, LIGHT, at, "pass")
        await settled(room)
    while room.table.length == at:
        await clock.turn(0.01, room)
        assert clock.now() < begin + 10, "never"
    return clock.now() - begin


DRAWN = random.Random(5).uniform(*DELAY)


@pytest.mark.parametrize(
    ("hand", "pressed_after", "made"),
    [(CANNOT, None, DRAWN), (CAN, 0.2, DRAWN), (CAN, DRAWN - 0.02, DRAWN), (CAN, 4.0, 4.0)],
)
def test_a_pass_is_made_when_it_was_drawn_or_when_it_is_pressed_later(
    tmp_path: Path, hand: str, pressed_after: float | None, made: float
) -> None:
    async def scene() -> float:
        async with opened(tmp_path, hand) as (_, room, clock):
            return await passed(room, clock, pressed_after=pressed_after)

    assert asyncio.run(scene()) == pytest.approx(made, abs=0.02)


def test_a_pass_that_waits_is_told_to_whoever_pressed_it_alone_and_can_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN) as (_, room, clock):
            ada, bartek = Noted(ADA, clock), Noted(BARTEK, clock)
            for connection in (ada, bartek):
                await room.enter(connection)
            await settled(room)
            assert bartek.latest("stops")["stops"]["able"] and ada.latest("stops")["stops"]["able"] is None
            before = len(ada.frames)
            await room.choose(BARTEK, LIGHT, 0, "pass")
            assert bartek.latest("stops")["passing"] == {"1": 0} and room.table.length == 0
            await room.choose(BARTEK, LIGHT, 0, "pass")  # sent again after a broken connection
            await room.pass_until(BARTEK, LIGHT, None)
            assert bartek.latest("stops")["passing"] == {}
            await clock.turn(10, room)
            assert room.table.length == 0 and len(ada.frames) == before
            await room.choose(BARTEK, LIGHT, 0, "act jedi_mind_trick#1")
            assert room.table.length == 1, "it is late enough, and no pass"

    asyncio.run(scene())


def test_something_else_may_be_chosen_while_a_pass_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN) as (_, room, clock):
            await room.choose(BARTEK, LIGHT, 0, "pass")
            await room.choose(BARTEK, LIGHT, 0, "act jedi_mind_trick#1")
            length = room.table.length
            await clock.turn(10, room)
            assert room.table.record()["choices"][0] == [LIGHT, "act jedi_mind_trick#1"]
            assert room.table.length == length, "what he was asked then was no window"

    asyncio.run(scene())


def test_a_pass_that_waits_stays_when_something_is_said_meanwhile(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN) as (_, room, clock):
            await room.choose(BARTEK, LIGHT, 0, "pass")
            await room.draw(ADA)
            await room.say(ADA, "Ada", "halo")
            assert room.table.length == 1
            await clock.turn(DRAWN + 0.01, room)
            assert room.table.record()["choices"][1] == [LIGHT, "pass"]

    asyncio.run(scene())


@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_no_pass_is_made_while_somebody_is_asked_whether_to_go_back(tmp_path: Path, hand: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path, hand) as (_, room, clock):
            await room.draw(BARTEK)
            await room.undo(ADA, "Ada", 0)
            assert room.undo_request is not None
            if hand == CAN:
                await room.choose(BARTEK, LIGHT, 1, "pass")
            await clock.turn(10, room)
            assert room.table.length == 1
            await room.answer_undo(BARTEK, room.undo_request.number, False)
            await settled(room)
            await clock.turn(0, room)
            assert room.table.record()["choices"][1] == [LIGHT, "pass"]

    asyncio.run(scene())


async def concede(rooms: Rooms, room: Room) -> None:
    await room.resign(BARTEK, LIGHT)


async def leave(rooms: Rooms, room: Room) -> None:
    await privacy.erase(rooms, BARTEK)


async def the_other_concedes(rooms: Rooms, room: Room) -> None:
    await room.resign(ADA, DARK)


async def undo(rooms: Rooms, room: Room) -> None:
    await room.undo(ADA, "Ada", 0)
    assert room.table.length == 0


@pytest.mark.parametrize("what", [concede, leave, the_other_concedes, undo])
@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_a_pass_that_waits_goes_with_its_question(tmp_path: Path, what: Callable[..., Any], hand: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path, hand) as (rooms, room, clock):
            await room.draw(ADA)  # something to take back
            if hand == CAN:
                await room.choose(BARTEK, LIGHT, 1, "pass")
            await what(rooms, room)
            made = room.table.record()["choices"]
            await clock.turn(0.5, room)
            assert "pass" not in [key for _, key in made] and room.table.record()["choices"] == made
            await clock.turn(10, room)
            again = [[LIGHT, "pass"]] if what is undo and hand == CANNOT else []
            assert room.table.record()["choices"][len(made) :][:1] == again, "the question is asked anew"

    asyncio.run(scene())


def test_nothing_is_lost_when_the_server_stops_while_a_pass_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN) as (_, room, _):
            await room.choose(BARTEK, LIGHT, 0, "pass")
            id = room.row.id
        again = TurnedClock()
        async with rooms_in(tmp_path, again) as rooms:
            room = await rooms.room(id)
            bartek = Noted(BARTEK, again)
            await room.enter(bartek)
            await again.turn(0, room)
            await again.turn(10, room)
            assert room.table.length == 0 and list(room.table.choices) == [LIGHT], "he is asked again"
            assert bartek.latest("stops")["stops"]["able"] is True, "and his stops are as they were"
            await room.choose(BARTEK, LIGHT, 0, "pass")
            assert room.table.length >= 1

    asyncio.run(scene())


# at once


def test_against_bots_and_at_one_screen_nobody_is_asked_in_vain(tmp_path: Path) -> None:
    async def scene(hand: str, other: dict[str, Json], able: bool | None, folder: Path) -> bool:
        folder.mkdir()
        async with opened(folder, hand, able=able, others=other) as (_, room, clock):
            for _ in range(20):
                await settled(room)
            assert not clock.sleeping
            return room.table.length > 0

    bot = {"kind": "bot", "bot": "greedy"}
    for n, other in enumerate([bot, person(BARTEK)]):
        for able, hand, at_once in (
            (True, CANNOT, True), (None, CANNOT, True), (False, CANNOT, False), (True, CAN, False), (None, CAN, False),
        ):  # fmt: skip
            folder = tmp_path / f"{n}-{able}-{hand}"
            assert asyncio.run(scene(hand, other, able, folder)) == at_once, folder.name


@pytest.mark.parametrize("hand", [CAN, CANNOT])
def test_what_everybody_knows_is_passed_at_once_between_people(tmp_path: Path, hand: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path, hand, able=None) as (rooms, room, clock):
            assert room.table.length == 0, "attackers are declared: he is asked"
            await rooms.set_stops(room, BARTEK, {"theirs": []})
            assert room.table.record()["choices"] == [[LIGHT, "pass"]] and not clock.sleeping
            assert room.table.view(None)["window"] is None, "whether to defend is his to say"

    asyncio.run(scene())


def test_one_passes_until_something_and_can_stop(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN, able=None) as (_, room, clock):
            ada, bartek = Noted(ADA, clock), Noted(BARTEK, clock)
            for connection in (ada, bartek):
                await room.enter(connection)
            await room.pass_until(BARTEK, LIGHT, "turn")
            assert room.table.record()["choices"] == [[LIGHT, "pass"]]
            assert bartek.latest("stops")["until"] == {"1": "turn"} and ada.latest("stops")["until"] == {}
            await room.choose(BARTEK, LIGHT, 1, idle(keys(room.table, LIGHT)))
            while room.table.view(None)["phase"] == 5:
                (seat,) = room.table.choices
                assert seat == DARK or room.table.view(None)["window"] is None, "he is only asked what he must decide"
                await room.choose((ADA, BARTEK)[seat], seat, room.table.length, idle(keys(room.table, seat)))
            await room.pass_until(BARTEK, LIGHT, None)
            assert bartek.latest("stops")["until"] == {}
            await room.pass_until(BARTEK, LIGHT, "turn")
            with pytest.raises(Refused, match="turn, engagement, news"):
                await room.pass_until(BARTEK, LIGHT, "tea")
            assert bartek.latest("stops")["until"] == {"1": "turn"}
            await room.undo(BARTEK, "Bartek", 1)
            assert room.undo_request is not None
            await room.answer_undo(ADA, room.undo_request.number, True)
            await settled(room)
            assert bartek.latest("stops")["until"] == {}

    asyncio.run(scene())


def test_who_goes_back_is_asked_there_although_the_windows_say_no(tmp_path: Path) -> None:
    async def scene() -> None:
        bot = {"kind": "bot", "bot": "random"}
        async with opened(tmp_path, CAN, able=None, others=bot) as (rooms, room, _):
            await rooms.set_stops(room, BARTEK, {"theirs": []})
            assert room.table.length == 1
            await room.undo(BARTEK, "Bartek", 0)
            await settled(room)
            assert room.table.length == 0 and list(room.table.choices) == [LIGHT]
            await room.choose(BARTEK, LIGHT, 0, "pass")
            assert room.table.length == 1

    asyncio.run(scene())


# kept


def test_stops_hold_at_every_table_and_after_a_start_and_go_with_whoever_is_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, CAN, able=None) as (rooms, room, clock):
            other = await rooms.create(
                ADA, "card-game", None, {}, [person(ADA), person(BARTEK)], False, start=attacked(CAN).position()
            )
            await settled(other)
            await rooms.set_stops(room, BARTEK, {"theirs": ["reaction"], "target": False})
            await settled(other)
            assert other.table.length == 1, "at another table too"
            assert (await rooms.stops.of(ADA, "card-game")) == usual("card-game"), "nobody else's"
            await room.resign(ADA, DARK)
            again = await rooms.rematch(room, BARTEK, "Bartek")
            bartek = Noted(BARTEK, clock)
            await again.enter(bartek)
            await settled(again)
            assert bartek.latest("stops")["stops"]["theirs"] == ["reaction"]
        async with rooms_in(tmp_path, TurnedClock()) as rooms:
            kept = await rooms.stops.of(BARTEK, "card-game")
            assert kept == replace(usual("card-game"), theirs={"reaction"}, target=False)
            await privacy.erase(rooms, BARTEK)
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
