"""`kantyna replay`: what happened in a recorded game, and the table it led to."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ..engine.replaying import replay
from .messages import Wrong, reason
from .screen import Screen

LARGEST = 64 * 1024 * 1024


def run(arguments: argparse.Namespace) -> int:
    if arguments.file is None:
        raise Wrong("cli-error-no-file")
    record = read(arguments.file)
    at: int | None = arguments.at
    choices = record.get("choices") if isinstance(record, dict) else None
    if at is not None and isinstance(choices, list) and at > len(choices):
        raise Wrong("cli-error-at", value=str(at), n=len(choices))
    table = replay(record, at)
    screen = Screen(table, None, arguments.lang)
    for line in [*screen.told(table.events, True), "", *screen.picture()]:
        print(line)
    return 0


def read(name: str) -> Any:
    """The JSON in a file, or what is wrong with it."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Wrong("cli-error-file", file=name, reason=reason(error)) from None
    if len(data) > LARGEST:
        raise Wrong("cli-error-large", file=name, n=LARGEST // 1024 // 1024)
    try:
        return json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise Wrong("cli-error-json", file=name) from None
