"""Choices that wait to be stored. Those that arrive together are written in one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from ..metrics import Histogram
from .choice_writer import PATIENCE, ChoiceToStore

LARGEST_BATCH = 500
CLOSED = "the database is closed"


class ChoiceQueue:
    """`write` stores a batch and returns the ids of the tables whose choice was accepted."""

    def __init__(self, write: Callable[[list[ChoiceToStore]], Awaitable[set[str]]]) -> None:
        self.write = write
        self.seconds = Histogram()
        self.written = 0
        self._waiting: asyncio.Queue[ChoiceToStore] = asyncio.Queue()

    async def put(self, choice: ChoiceToStore) -> None:
        await self._waiting.put(choice)

    async def run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._waiting.get_nowait())
            try:
                await self._store(batch)
            finally:
                for choice in batch:  # nobody waits forever, not even when this task is cancelled
                    _resolve(choice, ConnectionError(CLOSED))

    async def _store(self, batch: list[ChoiceToStore]) -> None:
        """If the batch fails, its choices are tried one by one, so that one bad choice does not stop the others."""
        begin = time.monotonic()
        try:
            accepted = await self.write(batch)
            self.seconds.add(time.monotonic() - begin)
            self.written += len(accepted)
        except Exception as error:
            if len(batch) == 1 or time.monotonic() - begin > PATIENCE:
                for choice in batch:
                    _resolve(choice, error)
                return
            for n, choice in enumerate(batch):
                await self._store([choice])
                if time.monotonic() - begin > PATIENCE:
                    for late in batch[n + 1 :]:
                        _resolve(late, error)
                    return
        else:
            for choice in batch:
                _resolve(choice, choice.table_id in accepted)

    def close(self) -> None:
        while not self._waiting.empty():
            _resolve(self._waiting.get_nowait(), ConnectionError(CLOSED))


def _resolve(choice: ChoiceToStore, outcome: bool | Exception) -> None:
    if choice.done.done():
        return
    if isinstance(outcome, Exception):
        choice.done.set_exception(outcome)
    else:
        choice.done.set_result(outcome)
