"""The log. It never says who a player is or what they chose.

Each problem is one line. Thousands of the same in a second are one line and a count.
"""

from __future__ import annotations

import logging
import re
import time
import traceback
from typing import Any

from ..engine.errors import KantynaError

SECRETS = re.compile(r"(kantyna=)[\w.%-]+|((?:/join/|/api/invites/|share=|token=))[\w%-]+")
"""Cookies, invitations and share tokens anywhere in a line."""


def error_name(error: KantynaError) -> str:
    """The type of an error. Its full text may name a choice or a hidden card and is not logged."""
    return f"{type(error).__name__} ({error.message.id})"


class LogFilter(logging.Filter):
    """Drops repetitions within a second, secrets, and the stack of broken connections."""

    def __init__(self, every: float = 1.0) -> None:
        super().__init__()
        self.every = every
        self._last: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        what = (record.name, str(record.msg).partition("\n")[0])
        if record.exc_info and record.exc_info[0] is not None:
            what = (record.name, what[1] + record.exc_info[0].__name__)
        at, more = self._last.get(what, (0.0, 0))
        if at and now - at < self.every:
            self._last[what] = (at, more + 1)
            return False
        if len(self._last) > 1000:
            self._last.clear()
        self._last[what] = (now, 0)
        text = record.getMessage()
        if record.exc_info and isinstance(record.exc_info[1], OSError):
            text = f"{text.partition(chr(10))[0]}: {record.exc_info[1]}"
            record.exc_info = None
            record.exc_text = None
        elif record.exc_info and isinstance(record.exc_info[1], KantynaError):
            where = "".join(traceback.format_tb(record.exc_info[1].__traceback__))
            record.exc_text = f"Traceback (most recent call last):\n{where}{error_name(record.exc_info[1])}"
            record.exc_info = None
        if more:
            text = f"{text} ({more} more like it)"
        record.msg = SECRETS.sub(lambda found: (found[1] or found[2]) + "…", text)
        record.args = ()
        return True


CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "filters": {"quiet": {"()": LogFilter}},
    "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["quiet"]}},
    "loggers": {
        name: {"handlers": ["err"], "level": "WARNING"} for name in ("kantyna", "uvicorn", "asyncio", "websockets")
    },
}
"""For `logging.config.dictConfig`."""
