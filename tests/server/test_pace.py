"""The pace of bots: players choose it, bots think before the tick, and a player may skip to their own turn."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from people import PATIENCE, Player, Seat, Server, running

from kantyna.server.bot_service.service import BotService
from kantyna.server.errors import Refused
from kantyna.server.rooms.bot_driver import LONGEST_THOUGHT, PACES, BotDriver, Pace, pace_of


def visitor(seats: list[int], pace: str, until_turn: bool = False) -> Any:
    one = Pace()
    one.set(pace, until_turn)
    return SimpleNamespace(seats=seats, pace=one)


def test_the_slowest_player_sets_the_pace_and_spectators_do_not() -> None:
    assert pace_of([]) == PACES["calm"]
    assert pace_of([visitor([0], "quick"), visitor([1], "at-once"), visitor([], "calm")]) == PACES["quick"]
    assert pace_of([visitor([], "quick")]) == PACES["quick"]
    assert pace_of([visitor([0], "calm", until_turn=True)]) == PACES["at-once"]
    with pytest.raises(Refused, match="calm, quick, at-once"):
        Pace().set("slow", False)


def at_table(game: str, bot_pause: float, *connections: Any) -> BotDriver:
    settings, row = SimpleNamespace(bot_pause=bot_pause), SimpleNamespace(game=game)
    visitors = SimpleNamespace(connections=connections)
    room: Any = SimpleNamespace(settings=settings, visitors=visitors, row=row)
    return BotDriver(room, BotService())


@pytest.mark.parametrize("thought, wait", [(0, 10_000), (3_000, 7_000), (9_900, 100), (25_000, 5_000)])
@pytest.mark.parametrize("game", ["star-realms", "card-game"])
def test_a_bot_answers_a_whole_number_of_ticks_after_it_was_asked(
    thought: float, wait: float, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = []

    async def wait_for(what: Any, timeout: float) -> None:
        what.close()
        waited.append(timeout)
        raise TimeoutError

    async def answer() -> None:
        driver = at_table(game, 10_000)
        asked = asyncio.get_running_loop().time() - thought
        monkeypatch.setattr(asyncio, "wait_for", wait_for)
        await driver._tick(asked)

    asyncio.run(answer())
    assert waited == [pytest.approx(wait, abs=PATIENCE)]


def test_in_games_with_windows_no_tick_is_shorter_than_a_thought() -> None:
    at_once = visitor([0], "at-once")
    assert at_table("star-realms", 0.4, at_once)._tick_seconds() == pytest.approx(0.02)
    assert at_table("card-game", 0.4, at_once)._tick_seconds() == LONGEST_THOUGHT
    assert at_table("card-game", 0.4, visitor([0], "calm"))._tick_seconds() == 0.4
    assert at_table("card-game", 0, at_once)._tick_seconds() == 0, "bots do not wait"


TICK = 1.5
"""Seconds of a calm bot: long beside what a busy machine adds."""


def gaps(moments: list[float]) -> list[float]:
    return [later - earlier for earlier, later in pairwise(moments)]


async def bots_moves(seat: Seat, most: int) -> list[float]:
    """End the turn. Returns when each of the bots' next choices arrived."""
    moments: list[float] = []
    mine = seat.mine()
    assert mine is not None
    await seat.send("choose", seat=mine[0], at=seat.state["at"], key="end")
    while len(moments) < most:
        if (await seat.receive())["type"] == "state":
            moments.append(time.monotonic())
    return moments


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("slow"), bot_pause=TICK) as server:
        yield server


def test_bots_keep_the_chosen_pace(slow: Server) -> None:
    ada = Player(slow, "Ada")

    async def game() -> None:
        table = ada.new_table("me", "greedy", "greedy", format="free-for-all")
        async with Seat(ada, table) as a:
            await a.send("pace", pace="quick", until_turn=False)
            await a.until(lambda: a.mine() is not None)
            calm = await bots_moves(a, 3)
            assert sum(gaps(calm)) > 0.3 * TICK, "two ticks of a quick bot, less what the messages took"
            assert await a.error("pace", pace="slow", until_turn=False) == "server-pace"
            assert await a.error("pace", pace="calm") == "server-field"

    asyncio.run(game())


def test_until_my_turn_wakes_a_bot_that_waits_and_ends_with_my_turn(slow: Server) -> None:
    ada = Player(slow, "Ada")

    async def game() -> None:
        table = ada.new_table("me", "greedy", "greedy", format="free-for-all")
        async with Seat(ada, table) as a:
            await a.send("pace", pace="calm", until_turn=True)
            await a.until(lambda: a.mine() is not None)
            at = a.state["at"]
            mine = a.mine()
            assert mine is not None
            await a.send("choose", seat=mine[0], at=at, key="end")
            await a.until(lambda: a.state["at"] > at)
            begin, at = time.monotonic(), a.state["at"]
            await a.send("pace", pace="calm", until_turn=True)
            await a.until(lambda: a.mine() is not None)
            moves = a.state["at"] - at
            assert moves > 5 and time.monotonic() - begin < TICK * moves / 2, "far less than a calm tick each"
            calm = await bots_moves(a, 3)
            assert sum(gaps(calm)) > TICK, "once it was my turn, it is calm again"

    asyncio.run(game())
