"""Two versions of the rules run at once: a table stays with processes that know its rules."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

from nodes import Node, Nodes, nodes
from people import PATIENCE, Player, Seat
from redis_server import RedisServer
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from test_cluster import play_on

NEW = """
import kantyna.server.app
from kantyna.engine.serialization import versions
old_card = versions._card
versions._card = lambda card: [*old_card(card), "another meaning"]
"""
"""Prelude of a process with other rules: every card counts as changed."""


async def releases(database: str, tables: list[str]) -> dict[str, str]:
    engine = create_async_engine(database)
    async with engine.connect() as db:
        found = (await db.execute(text("SELECT id, release FROM tables"))).all()
    await engine.dispose()
    return {id: release for id, release in found if id in tables}


async def play_everywhere(players: list[Player], tables: list[str], choices: int) -> list[int]:
    """Play a few choices at each table. Returns how long the games are."""
    lengths = []
    for table in tables:
        seats = [Seat(player, table) for player in players]
        for seat in seats:
            await seat.connect()
        await play_on(seats, choices)
        lengths.append(int(seats[0].state["at"]))
        for seat in seats:
            await seat.socket.close()
    return lengths


def stop(node: Node) -> None:
    node.signal(signal.SIGTERM)
    end = time.monotonic() + PATIENCE
    while node.is_running and time.monotonic() < end:
        time.sleep(0.05)
    assert not node.is_running


def add_tables(group: Nodes, players: list[Player], count: int) -> list[str]:
    tables = []
    for _ in range(count):
        tables.append(players[0].new_table("me", "person"))
        players[1].post(f"/api/tables/{tables[-1]}/sit", {"seat": 1}, 200)
    return tables


def test_a_rolling_upgrade(tmp_path: Path, postgres_database: str, redis: RedisServer) -> None:
    with nodes(tmp_path, postgres_database, redis, 1) as group:
        old = group.all[0]
        before = [Player(old, "Ada"), Player(old, "Bartek")]
        tables = add_tables(group, before, 4)
        assert asyncio.run(play_everywhere(before, tables, 6)) == [6] * 4
        first = asyncio.run(releases(postgres_database, tables))

        new = group.add(prelude=NEW)
        after = [Player(new, "Ada"), Player(new, "Bartek")]
        for mine, theirs in zip(after, before, strict=True):  # the same people, at the new process
            mine.http.cookies = theirs.http.cookies
        assert asyncio.run(play_everywhere(after, tables, 6)) == [12] * 4, "the old process plays them"
        assert asyncio.run(releases(postgres_database, tables)) == first
        fresh = add_tables(group, after, 2)
        asyncio.run(play_everywhere([before[0], after[1]], fresh, 6))
        assert set(asyncio.run(releases(postgres_database, fresh)).values()).isdisjoint(first.values())

        stop(old)

        async def what_is_said() -> str:
            async with Seat(after[0], tables[0]) as seat:
                await seat.until(lambda: seat.latest["table"]["notice"] is not None)
                return str(seat.latest["table"]["notice"]["id"])

        # nobody knows the old rules any more, so the new process shows the table as it does after any change of rules
        assert asyncio.run(what_is_said()) == "server-closed-cards"
        assert asyncio.run(play_everywhere(after, fresh, 2)) == [8] * 2


def test_processes_with_equal_rules_are_of_one_release(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    with nodes(tmp_path, postgres_database, redis) as group:
        players = [Player(group.all[0], "Ada"), Player(group.all[1], "Bartek")]
        tables = add_tables(group, players, 4)
        asyncio.run(play_everywhere(players, tables, 4))
        assert len(set(asyncio.run(releases(postgres_database, tables)).values())) == 1
        stop(group.all[0])
        players[0].http.base_url = group.all[1].url
        players[0].server = group.all[1]
        assert asyncio.run(play_everywhere(players, tables, 4)) == [8] * 4
