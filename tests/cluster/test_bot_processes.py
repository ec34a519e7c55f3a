"""Bots think in processes of their own, which see views and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nodes import nodes
from people import PATIENCE, Player, Seat
from redis_server import RedisServer

import kantyna
from kantyna.server.bot_service.jobs import READY, Job, think
from kantyna.server.bot_service.worker import work
from kantyna.server.cluster.redis import Address, Connection


async def until_ready(bus: str) -> None:
    redis = await Connection.open(Address.read(bus))
    async with asyncio.timeout(PATIENCE):
        while not await redis.call("EXISTS", READY):
            await asyncio.sleep(0.05)
    redis.close()


@contextmanager
def bot_process(bus: str) -> Iterator[multiprocessing.process.BaseProcess]:
    process = multiprocessing.get_context("spawn").Process(target=work, args=(bus, "text"))
    process.start()
    try:
        asyncio.run(until_ready(bus))
        yield process
    finally:
        process.kill()
        process.join()


def test_a_job_is_a_view_and_its_answer_a_legal_choice() -> None:
    for game in ("star-realms", "deckbuilding", "card-game"):
        table = kantyna.Table(game, seed=3)
        for _ in range(30):
            seat = min(table.choices)
            job = Job(1, "reply", "greedy", 5, seat, {**table.view(seat)})
            key = think(job)
            assert key in [choice.key for choice in table.choices[seat]] and think(job) == key
            table.choose(seat, key)


def test_bots_answer_from_their_processes_and_without_any(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def bots_play(player: Player, table: str, choices: int) -> None:
        async with Seat(player, table) as seat:
            at = seat.state["at"]
            await seat.until(lambda: bool(seat.state["at"] >= at + choices or seat.state["over"]))

    with nodes(tmp_path, postgres_database, redis) as group:
        ada = Player(group.all[0], "Ada")
        tables = [ada.new_table("greedy", "greedy") for _ in range(4)]
        with bot_process(redis.url) as process:
            for table in tables:
                asyncio.run(bots_play(ada, table, 10))
            process.kill()
            process.join()
        asyncio.run(bots_play(ada, tables[0], 3))  # the quick bot answers in their place


def test_bots_that_search_think_in_their_processes(tmp_path: Path, postgres_database: str, redis: RedisServer) -> None:
    async def moves_of_the_bot(player: Player, table: str) -> None:
        async with Seat(player, table) as seat:
            await seat.until(lambda: bool(seat.state["at"] >= 3 or seat.state["over"]))

    with nodes(tmp_path, postgres_database, redis, 1, bots=["captain"]) as group, bot_process(redis.url):
        ada = Player(group.all[0], "Ada")
        asyncio.run(moves_of_the_bot(ada, ada.new_table("captain", "captain")))
        metrics = ada.http.get("/metrics").text
        answered = re.search(r"kantyna_bot_answers_total (\d+)", metrics)
        assert answered and int(answered[1]) >= 1
