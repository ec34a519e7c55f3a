"""People who play at many tables while processes die.

They behave as browsers do: they connect again, to any process, and send a choice again that was not answered. Every
answer is written down and compared with the database at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

import websockets
from people import Player, Reachable
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from kantyna.server.storage import schema

Json = Any
Made = tuple[int, str]
UNANSWERED = 8.0
"""Seconds after which a browser replaces a connection that does not answer."""


class Table:
    def __init__(self, id: str) -> None:
        self.id = id
        self.sent: dict[int, set[Made]] = {}
        """By number of the choice: what somebody wanted to choose there."""
        self.answered: dict[int, set[Made]] = {}
        """By number of the choice: somebody was told that it is made, and it is one of these. Several, if the answer
        to an earlier try was that nobody knows."""
        self.waits: list[tuple[float, float]] = []
        """When each answer came, and after how long."""
        self.over = False


class Person:
    """One player with one socket at one table."""

    def __init__(self, table: Table, cookie: str, where: Callable[[], Reachable], chance: random.Random) -> None:
        self.table = table
        self.cookie = cookie
        self.where = where
        self.chance = chance
        self.pause = (0.02, 0.1)
        self.pending: dict[str, Json] | None = None
        self.begun = 0.0
        self.connections = 0

    async def live(self) -> None:
        while not self.table.over:
            with contextlib.suppress(OSError, TimeoutError, websockets.WebSocketException):
                await self._visit()
            await asyncio.sleep(0.05 + 0.1 * self.chance.random())

    async def _visit(self) -> None:
        address = self.where().url.replace("http", "ws") + f"/ws/{self.table.id}"
        headers = {"Cookie": self.cookie}
        async with websockets.connect(
            address, additional_headers=headers, compression=None, open_timeout=3, close_timeout=0.2
        ) as socket:
            self.connections += 1
            greeted = False
            state: dict[str, Json] = {}
            while not self.table.over:
                async with asyncio.timeout(UNANSWERED if self.pending else 60):
                    message = json.loads(await socket.recv())
                if message["type"] == "error" and self.pending and message["id"] == self.pending["id"]:
                    self.pending = None  # it was refused, and nothing was promised
                elif message["type"] == "state":
                    state = message
                    self._settle(state)
                    if self.pending is not None and not greeted:
                        await socket.send(json.dumps(self.pending))
                    greeted = True
                    self.table.over |= state["over"]
                else:
                    continue
                if self.pending is None and state["choices"] and not state["over"]:
                    await asyncio.sleep(self.chance.uniform(*self.pause))
                    self._decide(state)
                    await socket.send(json.dumps(self.pending))

    def _decide(self, state: Json) -> None:
        seat, offered = next(iter(state["choices"].items()))
        key = self.chance.choice(offered)["key"]
        self.pending = {
            "type": "choose", "id": f"{self.chance.random()}", "seat": int(seat), "at": state["at"], "key": key,
        }  # fmt: skip
        self.begun = time.monotonic()
        self.table.sent.setdefault(state["at"], set()).add((int(seat), key))

    def _settle(self, state: Json) -> None:
        """As the browser does (net.js): does this state answer the choice on its way?"""
        if self.pending is None:
            return
        at = self.pending["at"]
        if (state["chosen"] if state["chosen"] is not None else -1) >= at:
            self.table.answered.setdefault(at, set(self.table.sent[at]))
            now = time.monotonic()
            self.table.waits.append((now, now - self.begun))
            self.pending = None


class Crowd:
    """Two people at each of many tables, connected to processes at random."""

    def __init__(self, count: int, where: Callable[[], Reachable], seed: int) -> None:
        self.chance = random.Random(seed)
        pair = [Player(where(), name) for name in ("Ada", "Bartek")]
        self.tables: list[Table] = []
        self.people: list[Person] = []
        self._tasks: list[asyncio.Task[None]] = []
        for _ in range(count):
            table = Table(pair[0].new_table("me", "person"))
            pair[1].post(f"/api/tables/{table.id}/sit", {"seat": 1}, 200)
            self.tables.append(table)
            for player in pair:
                self.people.append(Person(table, player.cookie(), where, random.Random(self.chance.random())))

    @contextlib.asynccontextmanager
    async def playing(self) -> Any:
        tasks = self._tasks = [asyncio.create_task(person.live()) for person in self.people]
        try:
            yield self
            self._check_people()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _check_people(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    def answers(self) -> int:
        return sum(len(table.answered) for table in self.tables)

    def open_tables(self) -> list[Table]:
        return [table for table in self.tables if not table.over]

    async def until_all_answer(self, seconds: float) -> float:
        """Wait until every table has answered a choice that began after now. Returns how long that took."""
        begin = time.monotonic()

        def silent() -> list[str]:
            return [
                table.id for table in self.open_tables()
                if not any(came - took >= begin or came >= begin for came, took in table.waits[-4:])
            ]  # fmt: skip

        while waiting := silent():
            took = time.monotonic() - begin
            self._check_people()
            assert took < seconds, f"{len(waiting)} tables gave no answer for {took:.1f} s: {waiting[:5]}"
            await asyncio.sleep(0.02)
        return time.monotonic() - begin

    async def check(self, database: str) -> int:
        """No answered choice is lost, doubled or at another place. Returns the number of answered choices."""
        engine = create_async_engine(database)
        async with engine.connect() as db:
            for table in self.tables:
                rows = select(schema.choices).where(schema.choices.c.table_id == table.id).order_by(schema.choices.c.n)
                stored = [(row.seat, row.key) for row in await db.execute(rows)]
                numbers = [row.n for row in await db.execute(rows)]
                assert numbers == list(range(len(stored)))
                for at, one_of in table.answered.items():
                    assert at < len(stored) and stored[at] in one_of, f"{table.id}: choice {at} {one_of} is lost"
                for at, made in enumerate(stored):
                    assert made in table.sent.get(at, set()), f"{table.id}: nobody made choice {at} {made}"
        await engine.dispose()
        return self.answers()
