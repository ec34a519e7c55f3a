"""Work that takes longer than anybody should wait for, done beside the event loop.

The loop and a thread take turns at the interpreter, so a thread that computes slows everybody down by its turns. These
are short here, and there are two threads at most, however many people ask: one for work that is soon done (going back
in a game, reading a deck), one for work that may take seconds (playing a record again).
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
TURN = 0.0005
"""Seconds after which a thread that computes lets the loop go on; Python's own is ten times as long."""
SLICE = 0.002
"""Seconds that work on the loop itself goes on before others get their turn."""
_short = ThreadPoolExecutor(1, "short")
_long = ThreadPoolExecutor(1, "long")


def shorten_turns() -> None:
    sys.setswitchinterval(TURN)


async def soon(act: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """What is done in a tenth of a second at most, one after another."""
    return await asyncio.get_running_loop().run_in_executor(_short, lambda: act(*args, **more))


async def at_length(act: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """What may take seconds, one after another."""
    return await asyncio.get_running_loop().run_in_executor(_long, lambda: act(*args, **more))


class Slices:
    """For work on the loop that can be interrupted: `pause` between its parts."""

    def __init__(self) -> None:
        self.begin = time.perf_counter()

    async def pause(self) -> None:
        """Let the others go on, if it has been long enough."""
        if time.perf_counter() - self.begin > SLICE:
            await asyncio.sleep(0)
            self.begin = time.perf_counter()
