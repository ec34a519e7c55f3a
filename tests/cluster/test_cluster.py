"""People at any process reach a table at its owner."""

from __future__ import annotations

import asyncio
from pathlib import Path

from nodes import nodes
from people import Player, Seat
from redis_server import RedisServer


async def play_on(seats: list[Seat], choices: int) -> None:
    """Make this many choices, each by the first of these people who may, and let all see it."""
    for _ in range(choices):
        at = seats[0].state["at"]
        mover, offered = next((seat, mine[1]) for seat in seats if (mine := seat.mine()) is not None)
        await mover.choose(offered[0]["key"])
        for seat in seats:
            while seat.state["at"] <= at:
                await seat.receive()


def test_two_people_at_different_processes_play(tmp_path: Path, postgres_database: str, redis: RedisServer) -> None:
    with nodes(tmp_path, postgres_database, redis) as group:
        one, other = group.all
        ada, bartek = Player(one, "Ada"), Player(other, "Bartek")
        tables = [ada.new_table("me", "person") for _ in range(6)]  # some belong to each process

        async def scene() -> None:
            for table in tables:
                bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
                async with Seat(ada, table) as first, Seat(bartek, table) as second:
                    await play_on([first, second], 12)
                    assert first.state["at"] == second.state["at"] == 12
                    await first.send("chat", text="hej")
                    while "hej" not in str(second.latest["chat"]):
                        await second.receive()

        asyncio.run(scene())
