"""The garbage collector, kept from long pauses: it stops everybody while it looks for cycles.

A full collection walks through every object of every table, 90 ms with 200 of them, although hardly any of these is
ever part of a cycle: what is no longer referred to is freed at once without the collector. And the collector counts
what is made less what is freed: where every move makes a table and frees one, it hardly ever begins, and then walks
through thousands of new objects at once. So it is asked to look twenty times a second, at the few that are new, and
what it has looked at is set aside (`gc.freeze`). Cycles that end later wait until everything is looked at: once in an
hour, or when what was set aside has grown by half.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any

EVERY = 0.05
"""Seconds."""
GROWTH = 1.5
LEAST = 200_000
"""Objects that are not worth a pause."""
_counted = [0]
"""How many were set aside when everything had been looked at."""


def _set_aside(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()


def shorten_pauses() -> None:
    """From now on. Asked for again, it changes nothing."""
    if _set_aside not in gc.callbacks:
        gc.callbacks.append(_set_aside)
    gc.collect()
    _counted[0] = gc.get_freeze_count()


def stop() -> None:
    """The collector as it was."""
    if _set_aside in gc.callbacks:
        gc.callbacks.remove(_set_aside)
    gc.unfreeze()


async def look_often() -> None:
    """At what is new."""
    while True:
        await asyncio.sleep(EVERY)
        gc.collect(1)


def collect_all() -> None:
    gc.unfreeze()
    gc.collect()
    _counted[0] = gc.get_freeze_count()


def collect_if_grown() -> None:
    if gc.get_freeze_count() > GROWTH * max(_counted[0], LEAST):
        collect_all()
