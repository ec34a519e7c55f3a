"""Processes, Redis and PostgreSQL fail while people play. No answered choice is lost, doubled or reordered."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from crowd import Crowd
from nodes import Node, Nodes, migrate, nodes
from postgres import new_database, postgres_server
from proxy import AFTER, BEFORE, through_proxy
from redis_server import RedisServer

from long_runs import SHARE, runs

TABLES = 12
ANSWER_WITHIN = 3.0
"""Seconds after which the tables of a killed process answer again."""
BUSY = 6.0
"""The machine that tests run on is busy: how much longer everything may take."""
BUSY_NOW = os.getloadavg()[0] > 2 * (os.cpu_count() or 1)
"""Pauses say nothing while others use the machine."""


class Scene:
    """Processes, and people who play at their tables."""

    def __init__(self, group: Nodes, seed: int) -> None:
        self.group = group
        self.chance = random.Random(seed)
        self.crowd = Crowd(TABLES, self.anywhere, seed)

    def anywhere(self) -> Node:
        return self.chance.choice([node for node in self.group.all if node.is_running] or self.group.all)

    async def all_answer(self) -> float:
        return await self.crowd.until_all_answer(BUSY * ANSWER_WITHIN)


@contextmanager
def scene_in(folder: Path, database: str, redis: RedisServer, count: int, seed: int) -> Iterator[Scene]:
    with nodes(folder, database, redis, count) as group:
        yield Scene(group, seed)


Act = Callable[[Scene], Awaitable[None]]


def play_while(scene: Scene, database: str, act: Act) -> int:
    """Let people play while something happens. Afterwards every table answers, and nothing is lost."""

    async def run() -> int:
        async with scene.crowd.playing():
            await scene.all_answer()
            await act(scene)
            await scene.all_answer()
        return await scene.crowd.check(database)

    answered = asyncio.run(run())
    assert answered > 3 * TABLES
    return answered


def test_kills_of_random_processes_lose_nothing(tmp_path: Path, postgres_database: str, redis: RedisServer) -> None:
    """A hundred kills in `make test`, ten in `make check`, a thousand in `make soak`."""

    async def kill(scene: Scene) -> None:
        for n in range(runs(1000 if SHARE >= 0.1 else 200)):
            victim = scene.anywhere()
            victim.kill()
            await asyncio.sleep(scene.chance.uniform(0.0, 0.4))
            await asyncio.to_thread(victim.start)
            if n % 10 == 9:
                await scene.all_answer()

    with scene_in(tmp_path, postgres_database, redis, 3, 7) as scene:
        play_while(scene, postgres_database, kill)


def test_tables_of_a_killed_process_answer_again_soon(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def kill(scene: Scene) -> None:
        scene.group.all[0].kill()
        took = await scene.all_answer()
        print(f"all tables answered {took:.1f} s after one of two processes was killed (at most {ANSWER_WITHIN})")

    with scene_in(tmp_path, postgres_database, redis, 2, 8) as scene:
        play_while(scene, postgres_database, kill)


def test_a_process_that_was_paused_for_longer_than_its_lease_writes_nothing(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def pause(scene: Scene) -> None:
        for _ in range(3):
            paused = scene.anywhere()
            paused.signal(signal.SIGSTOP)
            await asyncio.sleep(scene.chance.uniform(2.5, 4.0))
            paused.signal(signal.SIGCONT)
            await scene.all_answer()

    with scene_in(tmp_path, postgres_database, redis, 3, 9) as scene:
        play_while(scene, postgres_database, pause)


@pytest.mark.parametrize("away", [0.0, 3.0])
def test_redis_may_die_and_come_back_empty(
    tmp_path: Path, postgres_database: str, redis: RedisServer, away: float
) -> None:
    async def kill(scene: Scene) -> None:
        for _ in range(3):
            redis.kill()
            await asyncio.sleep(away)
            await asyncio.to_thread(redis.start)
            await scene.all_answer()

    with scene_in(tmp_path, postgres_database, redis, 2, 10) as scene:
        play_while(scene, postgres_database, kill)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_postgres_may_be_restarted_or_crash(tmp_path: Path, redis: RedisServer, how: signal.Signals) -> None:
    # what is answered is on its way to the disk when PostgreSQL dies, as with its own default settings
    with postgres_server("synchronous_commit=on") as server, new_database(server.address) as database:

        async def restart(scene: Scene) -> None:
            for away in (0.0, 3.0):
                await asyncio.to_thread(server.stop, how)
                await asyncio.sleep(away)
                await asyncio.to_thread(server.start)
                await scene.all_answer()

        with scene_in(tmp_path, database, redis, 2, 11) as scene:
            play_while(scene, database, restart)


def test_connections_to_postgres_may_break_around_a_commit(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    """The statement that writes a choice is its own commit: the answer to it is lost, or it never arrives."""

    async def run() -> int:
        async with through_proxy(postgres_database) as (proxy, address):
            group = Nodes(tmp_path, address, redis)
            try:
                for _ in range(2):
                    await asyncio.to_thread(group.add)
                scene = await asyncio.to_thread(Scene, group, 12)
                async with scene.crowd.playing():
                    await scene.all_answer()
                    cuts = 0
                    for n in range(40):
                        proxy.arm(scene.chance.randrange(12), AFTER if n % 4 else BEFORE)
                        await asyncio.sleep(0.25)
                        cuts += proxy.disarm()
                    assert cuts > 20
                    await scene.all_answer()
                return await scene.crowd.check(postgres_database)
            finally:
                for node in group.all:
                    node.kill()

    asyncio.run(migrate(postgres_database))
    assert asyncio.run(run()) > 3 * TABLES


def test_a_process_with_a_wrong_clock_does_no_harm(tmp_path: Path, postgres_database: str, redis: RedisServer) -> None:
    async def kill(scene: Scene) -> None:
        for victim in (scene.group.all[0], scene.group.all[1]):
            victim.kill()
            await scene.all_answer()
            await asyncio.to_thread(victim.start)
            await scene.all_answer()

    late = "import time; right = time.time; time.time = lambda: right() - 10\n"
    with nodes(tmp_path, postgres_database, redis, 1) as group:
        group.add(prelude=late)
        play_while(Scene(group, 13), postgres_database, kill)


def test_a_stopped_process_hands_its_tables_over(tmp_path: Path, postgres_database: str, redis: RedisServer) -> None:
    async def stop(scene: Scene) -> None:
        for victim in scene.group.all[:2]:
            begin = time.monotonic()
            victim.signal(signal.SIGTERM)
            while victim.is_running:
                await asyncio.sleep(0.02)
                assert time.monotonic() - begin < BUSY * ANSWER_WITHIN
            await scene.all_answer()
            late = [took for table in scene.crowd.tables for came, took in table.waits if came > begin]
            print(f"the longest wait while a process was stopped: {max(late):.2f} s")
            assert max(late) < 1.5 or BUSY_NOW, "people noticed"
            await asyncio.to_thread(victim.start)

    with scene_in(tmp_path, postgres_database, redis, 3, 14) as scene:
        play_while(scene, postgres_database, stop)
