"""Asks bots for their choices, wherever they think. The answer may be late or missing: then the quick bot answers."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from typing import TYPE_CHECKING

from ...bots import decide, make_bot
from ...engine.table import Table
from ..storage.failures import describe_error
from .jobs import QUEUE, Job

if TYPE_CHECKING:
    from ..cluster.bus import Bus

log = logging.getLogger(__name__)
QUICK = "greedy"
"""The bot that answers when another one does not."""
PATIENCE = 10.0
"""Seconds after which a job is put into the queue again: its process may have died."""
TRIES = 2
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
        choices = table.choices[seat]
        if self.bus is not None:
            for _ in range(TRIES):
                try:
                    key = await self._ask(self.bus, name, table, seat)
                    if any(choice.key == key for choice in choices):
                        self.answers += 1
                        return key
                except (OSError, TimeoutError) as error:
                    log.warning("no bot process answered: %s", describe_error(error))
            self.fallbacks += 1
            name = QUICK
        choice = await asyncio.to_thread(decide, make_bot(name, secrets.randbits(32)), table, seat)
        self.answers += self.bus is None
        return choice.key

    async def _ask(self, bus: Bus, name: str, table: Table, seat: int) -> str:
        if await bus.length(QUEUE) >= MOST_WAITING:
            raise TimeoutError("too many jobs are waiting")
        view = await asyncio.to_thread(table.view, seat)
        id = next(self._ids)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        bus.push(QUEUE, Job(id, bus.channel, name, secrets.randbits(32), seat, {**view}))
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        finally:
            del self._answers[id]

    def thought(self, id: int, key: str) -> None:
        """An answer has come."""
        answer = self._answers.get(id)
        if answer is not None and not answer.done():
            answer.set_result(key)
