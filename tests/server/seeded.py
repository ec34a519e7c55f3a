"""Makes the shuffles and bots of test servers the same in every run: they depend on the name of the test.

A server deals from random secrets, so a test would get other cards in each run. Here the secrets are computed from the
name of the running test, which the tests write to a file for their servers.
"""

from __future__ import annotations

import hashlib
import secrets
import sys
from base64 import urlsafe_b64encode
from pathlib import Path


class Draws:
    """Digests of the name of the test and the number of digests made before in this process."""

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
    """`start`: how often this server was started before, so that it draws other values after a crash."""
    shuffles, bots = Draws(Path(file), start), Draws(Path(file), start)
    unforeseen = secrets.token_urlsafe

    def token_urlsafe(nbytes: int | None = None) -> str:
        """Only secrets are replaced; ids and cookies stay random."""
        if nbytes is None or sys._getframe(1).f_code.co_name != "fresh_secret":
            return unforeseen(nbytes)
        return urlsafe_b64encode(shuffles.digest()[:nbytes]).decode("ascii").rstrip("=")

    secrets.token_urlsafe = token_urlsafe
    secrets.randbits = lambda k: int.from_bytes(bots.digest(), "big") % (1 << k)
