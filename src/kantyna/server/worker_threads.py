"""Work that would block the event loop, done in threads.

The loop and a computing thread share the interpreter, so every thread slows the loop down. The interpreter therefore
switches more often here, and there are only two threads, however many requests come: one for short work (rewinding a
game, reading a deck), one for work that may take seconds (replaying a record).
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
SWITCH_INTERVAL = 0.0005
"""Seconds after which a computing thread lets the loop go on; Python's default is ten times as long."""
SLICE = 0.002
"""Seconds that work on the loop may take before others get a turn."""
_short = ThreadPoolExecutor(1, "short")
_long = ThreadPoolExecutor(1, "long")


def shorten_switch_interval() -> None:
    sys.setswitchinterval(SWITCH_INTERVAL)


async def run_short(act: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """For work of at most a tenth of a second; one job at a time."""
    return await asyncio.get_running_loop().run_in_executor(_short, lambda: act(*args, **more))


async def run_long(act: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """For work that may take seconds; one job at a time."""
    return await asyncio.get_running_loop().run_in_executor(_long, lambda: act(*args, **more))


class Slices:
    """For long work on the event loop: call `pause` between its steps."""

    def __init__(self) -> None:
        self.begin = time.perf_counter()

    async def pause(self) -> None:
        """Give others a turn if the current slice is used up."""
        if time.perf_counter() - self.begin > SLICE:
            await asyncio.sleep(0)
            self.begin = time.perf_counter()
