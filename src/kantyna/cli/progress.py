"""A progress bar, shown only on a terminal."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDTH = 30


class ProgressBar:
    """Draws on standard error, at most ten times a second, and erases itself at the end."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total = max(1, total)
        self.stream = sys.stderr if stream is None else stream
        self.shown = self.stream.isatty()
        self.last = 0.0

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if not self.shown or (now - self.last < 0.1 and done < self.total):
            return
        self.last = now
        full = WIDTH * done // self.total
        self.stream.write(f"\r{'█' * full}{'░' * (WIDTH - full)} {done}/{self.total}")
        self.stream.flush()

    def close(self) -> None:
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
