"""Makes the shuffles and bots of tests the same in every run: they depend on the name of the test.

A table without a seed is dealt from a random secret, so a test would get other cards in each run. Here the secrets are
computed from the name of the running test. Servers run in processes of their own and read that name from a file.
"""

from __future__ import annotations

import atexit
import hashlib
import secrets
import sys
import tempfile
from base64 import urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path


class Test:
    """The running test."""

    name = ""
    people = 0
    """The number of browsers opened in this test."""
    file: Path | None = None
    """Holds the name for servers, once one was started."""


def begin_test(name: str) -> None:
    """From now on tables, servers and browsers use the random numbers of this test."""
    Test.name, Test.people = name, 0
    if Test.file is not None:
        _write_name(Test.file)


def file_for_servers() -> Path:
    if Test.file is None:
        Test.file = Path(tempfile.mkstemp(prefix="kantyna-test-")[1])
        atexit.register(Test.file.unlink, missing_ok=True)
        _write_name(Test.file)
    return Test.file


def _write_name(file: Path) -> None:
    part = file.with_suffix(".part")
    part.write_text(Test.name, encoding="utf-8")
    part.replace(file)  # at once: a server may be reading


class Draws:
    """Digests of the name of the test and the number of digests made before in this process."""

    def __init__(self, name: Callable[[], str], start: str) -> None:
        self.name = name
        self.start = start
        self.test = ""
        self.count = 0

    def digest(self) -> bytes:
        test = self.name()
        self.count = self.count + 1 if test == self.test else 0
        self.test = test
        return hashlib.sha256(f"{test} {self.start} {self.count}".encode()).digest()


def seed_server(file: str, start: str) -> None:
    """`start`: how often this server was started before, so that it draws other values after a crash."""
    seed_process(lambda: Path(file).read_text(encoding="utf-8"), start)


def seed_process(name: Callable[[], str] = lambda: Test.name, start: str = "") -> None:
    shuffles, bots = Draws(name, start), Draws(name, start)
    unforeseen = secrets.token_urlsafe

    def token_urlsafe(nbytes: int | None = None) -> str:
        """Only secrets are replaced; ids and cookies stay random."""
        if nbytes is None or sys._getframe(1).f_code.co_name != "fresh_secret":
            return unforeseen(nbytes)
        return urlsafe_b64encode(shuffles.digest()[:nbytes]).decode("ascii").rstrip("=")

    secrets.token_urlsafe = token_urlsafe
    secrets.randbits = lambda k: int.from_bytes(bots.digest(), "big") % (1 << k)
