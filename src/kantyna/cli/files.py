"""What somebody's file holds, or what is wrong with the file."""

from __future__ import annotations

import sys

from .messages import Wrong, reason

STANDARD_INPUT = "-"


def read_bytes(name: str, most: int, too_large: str) -> bytes:
    """At most so many bytes of a file or of standard input; the message for more is the caller's."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(most + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise Wrong("cli-error-file", file=name, reason=reason(error)) from None
    if len(data) > most:
        raise Wrong(too_large, file=name, n=most // 1024 // 1024)
    return data
