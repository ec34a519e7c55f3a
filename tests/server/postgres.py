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


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a running PostgreSQL, for a user who may create databases."""
    user = unprivileged_user()
    folder = Path(tempfile.mkdtemp(prefix="kantyna-postgres-"))
    if user:
        os.chown(folder, user["user"], user["group"])
    data, port = folder / "data", free_port()
    quiet: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **user}
    make = [program("initdb"), "-D", str(data), "-U", "kantyna", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    server: subprocess.Popen[bytes] | None = None
    try:
        subprocess.run(make, check=True, **quiet)
        options = [part for setting in SETTINGS for part in ("-c", setting)]
        with (folder / "log").open("wb") as log:
            command = [program("postgres"), "-D", str(data), "-p", str(port), *options]
            server = subprocess.Popen(command, stderr=log, **quiet)
        ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port), "-t", "1"]
        for _ in range(10 * PATIENCE):
            if subprocess.run(ready, **quiet).returncode == 0:
                break
            assert server.poll() is None, (folder / "log").read_text()
            time.sleep(0.1)
        else:
            raise AssertionError("PostgreSQL did not start: " + (folder / "log").read_text())
        yield f"postgresql+asyncpg://kantyna@127.0.0.1:{port}/postgres"
    finally:
        if server is not None:
            server.send_signal(signal.SIGQUIT)  # at once: nothing has to be saved
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)
