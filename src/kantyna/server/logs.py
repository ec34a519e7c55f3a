"""The log. It never says who a player is or what they chose.

Each problem is one line. Thousands of the same in a second are one line and a count.
"""

from __future__ import annotations

import json
import logging
import re
import time
import traceback
from datetime import UTC, datetime
from typing import Any

from ..engine.errors import KantynaError

SECRETS = re.compile(
    r"(kantyna=)[\w.%-]+|((?:/join/|/api/invites/|share=|token=))[\w%-]+|(\w://[^\s:/@]*:)[^\s@]+(?=@)"
)
"""Cookies, invitations, share tokens and passwords in addresses, anywhere in a line."""


def error_name(error: KantynaError) -> str:
    """The type of an error. Its full text may name a choice or a hidden card and is not logged."""
    return f"{type(error).__name__} ({error.message.id})"


def without_secrets(text: str) -> str:
    return SECRETS.sub(lambda found: next(filter(None, found.groups())) + "…", text)


class LogFilter(logging.Filter):
    """Drops repetitions within a second, secrets, and the stack of broken connections. (Secrets in other stacks are
    dropped when they are written.)"""

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
        record.msg = without_secrets(text)
        record.args = ()
        return True


class LineFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatException(self, ei: Any) -> str:
        return without_secrets(super().formatException(ei))


class JsonFormatter(LineFormatter):
    """One JSON object a line, for programs that collect logs. A stack is a field of it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "text": record.getMessage(),
            "process": record.process,
        }
        if record.exc_text or record.exc_info:
            line["stack"] = record.exc_text or self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def config(format: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`. `format`: `Settings.log_format`."""
    levels = dict.fromkeys(("kantyna", "uvicorn", "asyncio", "websockets"), "WARNING")
    levels["opentelemetry"] = "ERROR"  # it warns before each attempt to send a batch again
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": JsonFormatter if format == "json" else LineFormatter}},
        "filters": {"quiet": {"()": LogFilter}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["quiet"]}},
        "loggers": {name: {"handlers": ["err"], "level": level} for name, level in levels.items()},
    }
