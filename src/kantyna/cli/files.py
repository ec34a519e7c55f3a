"""Reading the files that a user names."""

from __future__ import annotations

import sys

from .messages import UsageError, reason

STANDARD_INPUT = "-"


def read_bytes(name: str, most: int, too_large: str) -> bytes:
    """The bytes of a file or of standard input. `too_large`: the message for more than `most` bytes."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(most + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise UsageError("cli-error-file", file=name, reason=reason(error)) from None
    if len(data) > most:
        raise UsageError(too_large, file=name, n=most // 1024 // 1024)
    return data
