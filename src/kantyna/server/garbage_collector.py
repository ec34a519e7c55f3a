"""Keeps the pauses of Python's garbage collector short.

A full collection looks at every object of every table: 90 ms with 200 tables. Hardly any of these objects is part of a
cycle; the others are freed without the collector. The collector also starts rarely, since every move creates as many
objects as it frees, and then looks at thousands of new objects at once. So we collect the few new objects twenty times
a second and freeze the rest (`gc.freeze`). Frozen cycles wait for a full collection: once an hour, or when the number
of frozen objects grew by half.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any

COLLECT_EVERY = 0.05
"""Seconds."""
GROWTH = 1.5
LEAST = 200_000
"""With fewer frozen objects no full collection is made early."""
_frozen = [0]
"""The number of frozen objects after the last full collection."""


def _freeze(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()


def shorten_pauses() -> None:
    """Start freezing. Calling it again changes nothing."""
    if _freeze not in gc.callbacks:
        gc.callbacks.append(_freeze)
    gc.collect()
    _frozen[0] = gc.get_freeze_count()


def stop() -> None:
    """Undo `shorten_pauses`."""
    if _freeze in gc.callbacks:
        gc.callbacks.remove(_freeze)
    gc.unfreeze()


async def collect_often() -> None:
    """Collect new objects, forever."""
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        gc.collect(1)


def collect_all() -> None:
    gc.unfreeze()
    gc.collect()
    _frozen[0] = gc.get_freeze_count()


def collect_if_grown() -> None:
    if gc.get_freeze_count() > GROWTH * max(_frozen[0], LEAST):
        collect_all()
