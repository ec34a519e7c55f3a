"""`kantyna replay`: prints the log of a recorded game and the table at its end."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ...engine.serialization.replay import replay
from ..files import read_bytes
from ..messages import UsageError
from ..terminal.drawing.screen import Screen

LARGEST = 64 * 1024 * 1024


def run(arguments: argparse.Namespace) -> int:
    if arguments.file is None:
        raise UsageError("cli-error-no-file")
    record = read(arguments.file)
    at: int | None = arguments.at
    choices = record.get("choices") if isinstance(record, dict) else None
    if at is not None and isinstance(choices, list) and at > len(choices):
        raise UsageError("cli-error-at", value=str(at), n=len(choices))
    table = replay(record, at)
    screen = Screen(table, None, arguments.lang)
    for line in [*screen.story.lines(table.events, True), "", *screen.picture()]:
        print(line)
    return 0


def read(name: str) -> Any:
    """The JSON in a file."""
    data = read_bytes(name, LARGEST, "cli-error-large")
    try:
        return json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise UsageError("cli-error-json", file=name) from None
