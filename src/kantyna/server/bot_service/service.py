"""Asks bots for their choices, wherever they think. The answer may be late or missing: then the quick bot answers."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from typing import TYPE_CHECKING

from ...bots import decide, make_bot
from ...engine.table import Table
from ..storage.failures import describe_error
from .jobs import QUEUE, READY, Job

if TYPE_CHECKING:
    from ..cluster.bus import Bus

log = logging.getLogger(__name__)
QUICK = "greedy"
"""The bot that answers when another one does not."""
PATIENCE = 15.0
"""Seconds after which a job is put into the queue again: its process may have died."""
TRIES = 2
LOOK_EVERY = 1.0
MOST_WAITING = 1000
"""With more jobs in the queue than this, no more are added."""


class BotService:
    """`bus`: the bots think in processes of their own; None: in a thread of this one."""

    def __init__(self) -> None:
        self.bus: Bus | None = None
        self.answers = 0
        self.fallbacks = 0
        self.waiting = 0
        """Bots that are being asked."""
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[str]] = {}

    async def choose(self, name: str, table: Table, seat: int) -> str:
        """The key of the choice of a bot with that name. `table` is a copy that nobody changes."""
        choices = table.choices[seat]
        if len(choices) == 1:
            return choices[0].key
        self.waiting += 1
        try:
            return await self._choose(name, table, seat)
        finally:
            self.waiting -= 1

    async def _choose(self, name: str, table: Table, seat: int) -> str:
        if self.bus is not None:
            key = await self._ask_processes(self.bus, name, table, seat)
            if any(choice.key == key for choice in table.choices[seat]):
                self.answers += 1
                return key
            self.fallbacks += 1
            name = QUICK
        choice = await asyncio.to_thread(decide, make_bot(name, secrets.randbits(32)), table, seat)
        self.answers += self.bus is None
        return choice.key

    async def _ask_processes(self, bus: Bus, name: str, table: Table, seat: int) -> str:
        """The answer of a bot process; empty: there is none."""
        try:
            if await bus.number("LLEN", QUEUE) < MOST_WAITING:
                view = await asyncio.to_thread(table.view, seat)
                for _ in range(TRIES):
                    key = await self._ask(
                        bus, Job(next(self._ids), bus.channel, name, secrets.randbits(32), seat, {**view})
                    )
                    if key is not None:
                        return key
        except OSError as error:
            log.warning("bots cannot be asked: %s", describe_error(error))
        return ""

    async def _ask(self, bus: Bus, job: Job) -> str | None:
        """None: nobody answered in time."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[job.id] = answer
        end = time.monotonic() + PATIENCE
        bus.push(QUEUE, job)
        try:
            while time.monotonic() < end and await bus.number("EXISTS", READY):
                await asyncio.wait([answer], timeout=LOOK_EVERY)
                if answer.done():
                    return answer.result()
        finally:
            del self._answers[job.id]
        return None

    def thought(self, id: int, key: str) -> None:
        """An answer has come."""
        answer = self._answers.get(id)
        if answer is not None and not answer.done():
            answer.set_result(key)
