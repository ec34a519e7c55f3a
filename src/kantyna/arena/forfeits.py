"""Bots that fail: the rule by which they forfeit a game.

A bot forfeits when it raises an error, when its answer is none of its choices, or when it stalls: when it takes longer
than `STALL_FACTOR` times the seconds of its budget (at least `SHORTEST`), or longer than `LONGEST` without such a
budget. Its seat then resigns, and the game goes on by its rules: in a duel the opponent has won.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NamedTuple

from ..bots.bot import UNLIMITED, Bot, Budget

STALL_FACTOR: Final = 10
SHORTEST: Final = 10.0
LONGEST: Final = 600.0
TICK: Final = 1.0
"""The clock is looked at this often while a bot thinks."""

CRASHED, ILLEGAL, STALLED = "crashed", "illegal", "stalled"
"""Why a bot forfeited."""


class Forfeit(NamedTuple):
    seat: int
    why: str
    detail: str = ""
    """The error of a bot that crashed."""


class Stalled(BaseException):
    """Raised in the middle of a bot's thinking, past its own handlers of errors."""


def time_limit(bot: Bot) -> float:
    """The seconds after which a choice of this bot counts as stalled."""
    budget: Budget = getattr(bot, "budget", UNLIMITED)  # a bot from a file may have forgotten it
    seconds = budget.seconds
    return LONGEST if seconds is None else max(SHORTEST, STALL_FACTOR * seconds)


class Stopwatch:
    """Measures the choice that a bot is thinking about."""

    def __init__(self) -> None:
        self.began = 0.0
        self.limit = 0.0
        """0: nobody is thinking."""

    def start(self, bot: Bot) -> None:
        self.began, self.limit = time.monotonic(), time_limit(bot)

    def stop(self) -> bool:
        """Was the choice made in time?"""
        in_time = time.monotonic() - self.began <= self.limit
        self.limit = 0.0
        return in_time

    def check(self, signum: int, frame: FrameType | None) -> None:
        if self.limit and time.monotonic() - self.began > self.limit:
            raise Stalled


@contextmanager
def watch() -> Iterator[Stopwatch]:
    """A stopwatch that interrupts a bot in an endless loop. Python allows that only in a main thread and not on every
    system; elsewhere a slow choice forfeits once it is made."""
    stopwatch = Stopwatch()
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield stopwatch
        return
    before = signal.signal(signal.SIGALRM, stopwatch.check)
    signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
    try:
        yield stopwatch
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
