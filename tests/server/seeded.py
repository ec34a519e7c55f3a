"""Shuffles and bots that are the same in every run: what a server of a test draws follows from the test's name.

A server deals from secrets that nobody can foresee, so a test on it would meet other cards in each run. Here they are
drawn from the name of the test that runs, which the tests write into a file that their servers read.
"""

from __future__ import annotations

import hashlib
import secrets
import sys
from base64 import urlsafe_b64encode
from pathlib import Path


class Draws:
    """Numbers and words from the name of a test and how often this process has drawn in it."""

    def __init__(self, file: Path, start: str) -> None:
        self.file = file
        self.start = start
        self.test = ""
        self.count = 0

    def digest(self) -> bytes:
        test = self.file.read_text(encoding="utf-8")
        self.count = self.count + 1 if test == self.test else 0
        self.test = test
        return hashlib.sha256(f"{test} {self.start} {self.count}".encode()).digest()


def seed_server(file: str, start: str) -> None:
    """`start`: how often this server was started before, so that it draws anew after a crash."""
    shuffles, bots = Draws(Path(file), start), Draws(Path(file), start)
    unforeseen = secrets.token_urlsafe

    def token_urlsafe(nbytes: int | None = None) -> str:
        """Ids and cookies stay as they are."""
        if nbytes is None or sys._getframe(1).f_code.co_name != "fresh_secret":
            return unforeseen(nbytes)
        return urlsafe_b64encode(shuffles.digest()[:nbytes]).decode("ascii").rstrip("=")

    secrets.token_urlsafe = token_urlsafe
    secrets.randbits = lambda k: int.from_bytes(bots.digest(), "big") % (1 << k)
