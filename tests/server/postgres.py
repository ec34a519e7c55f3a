"""A PostgreSQL cluster for one test run, on a free port. It is deleted afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from people import PATIENCE
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

# Nothing here has to survive a power failure, so it does not wait for the disk.
SETTINGS = (
    "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", "fsync=off",
    "full_page_writes=off", "synchronous_commit=off", "wal_level=minimal", "max_wal_senders=0",
    "autovacuum=off", "jit=off",
)  # fmt: skip


def program(name: str) -> str:
    """Debian keeps PostgreSQL's programs off the path, in a folder for each version."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(debian[-1]) if debian else shutil.which(name)
    assert found, f"PostgreSQL's {name} is missing: install the package postgresql (tools/environment.sh test does)"
    return found


def unprivileged_user() -> dict[str, Any]:
    """Arguments for `subprocess` to run as another user, because PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def new_database(postgres: str) -> Iterator[str]:
    """The address of an empty database in that PostgreSQL. It is deleted afterwards."""
    name = f"kantyna_{secrets.token_hex(6)}"

    async def execute(command: str) -> None:
        engine = create_async_engine(postgres, isolation_level="AUTOCOMMIT")
        async with engine.connect() as db:
            await db.execute(text(command))
        await engine.dispose()

    asyncio.run(execute(f"CREATE DATABASE {name}"))
    yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    asyncio.run(execute(f"DROP DATABASE {name} WITH (FORCE)"))


class PostgresServer:
    """A PostgreSQL cluster of its own. `settings` come after the usual ones."""

    def __init__(self, *settings: str) -> None:
        self.settings = (*SETTINGS, *settings)
        self.port = free_port()
        self.address = f"postgresql+asyncpg://kantyna@127.0.0.1:{self.port}/postgres"
        self._user = unprivileged_user()
        self._folder = Path(tempfile.mkdtemp(prefix="kantyna-postgres-"))
        self._process: subprocess.Popen[bytes] | None = None

    def create(self) -> None:
        if self._user:
            os.chown(self._folder, self._user["user"], self._user["group"])
        data = str(self._folder / "data")
        make = [program("initdb"), "-D", data, "-U", "kantyna", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run(make, check=True)

    def start(self) -> None:
        options = [part for setting in self.settings for part in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            command = [program("postgres"), "-D", str(self._folder / "data"), "-p", str(self.port), *options]
            self._process = subprocess.Popen(
                command, stderr=log, stdout=subprocess.DEVNULL, cwd=self._folder, **self._user
            )
        ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-t", "1"]
        for _ in range(10 * PATIENCE):
            if self._run(ready).returncode == 0:
                return
            assert self._process.poll() is None, (self._folder / "log").read_text()
            time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start: " + (self._folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """At once, as after a crash; SIGINT: in good order, without waiting for clients."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, command: list[str], check: bool = False) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(command, check=check, cwd=self._folder, stdout=subprocess.DEVNULL, **self._user)


@contextmanager
def postgres_server(*settings: str) -> Iterator[PostgresServer]:
    server = PostgresServer(*settings)
    try:
        server.create()
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a running PostgreSQL, for a user who may create databases."""
    with postgres_server() as server:
        yield server.address
