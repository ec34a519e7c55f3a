"""`kantyna serve --workers --bus`, `kantyna bots` and `kantyna migrate`: what they start, and what they refuse."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from nodes import SECRET, migrate, nodes
from people import PATIENCE, Player, Seat, running
from postgres import free_port
from redis_server import RedisServer
from test_cluster import play_on

from kantyna.cli import main

KANTYNA = [sys.executable, "-m", "kantyna"]


class Address:
    def __init__(self, url: str) -> None:
        self.url = url


@contextmanager
def serving(database: str, bus: str, *more: str) -> Iterator[tuple[Address, subprocess.Popen[str]]]:
    command = [*KANTYNA, "serve", "--host", "127.0.0.1", "--port", "0", "--database", database, "--bus", bus, *more]
    environment = {**os.environ, "KANTYNA_SECRET": SECRET, "KANTYNA_BOT_PAUSE": "0"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+?(?=/ )", process.stdout.readline())
        assert found, "it did not start"
        address = Address(found[0])
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                Player(address)
                break
            except OSError:
                time.sleep(0.1)
            except Exception:
                time.sleep(0.1)
        yield address, process
    finally:
        process.kill()
        process.wait()


def plain(database: str) -> str:
    return database.replace("+asyncpg", "")


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True).stdout
    return [int(one) for one in found.split()]


def test_one_command_starts_servers_and_bots_and_ends_them(postgres_database: str, redis: RedisServer) -> None:
    assert main(["migrate", "--database", plain(postgres_database)]) == 0
    with serving(plain(postgres_database), redis.url, "--workers", "2", "--bots", "1") as (address, process):
        ada, bartek = Player(address, "Ada"), Player(address, "Bartek")
        assert len(children(process.pid)) == 3

        async def scene() -> None:
            for _ in range(3):
                table = ada.new_table("me", "person", "greedy", format="free-for-all")
                bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
                async with Seat(ada, table) as first, Seat(bartek, table) as second:
                    for _ in range(4):
                        at = first.state["at"]
                        if any(seat.mine() for seat in (first, second)):
                            await play_on([first, second], 1)
                        else:
                            for seat in (first, second):
                                while seat.state["at"] <= at:
                                    await seat.receive()

        asyncio.run(scene())
        os.kill(children(process.pid)[0], signal.SIGKILL)
        time.sleep(1)
        assert len(children(process.pid)) == 3, "a worker that died is started again"
        begin = time.monotonic()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert time.monotonic() - begin < 30


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words, "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.startswith("kantyna: ") and printed.err.count("\n") == 1
    return printed.err


def test_a_wrong_bus_is_refused(postgres_database: str, redis: RedisServer, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(migrate(postgres_database))
    serve = ["serve", "--port", "0", "--database", plain(postgres_database)]
    nobody = f"redis://127.0.0.1:{free_port()}"
    for command in (serve, ["bots"]):
        assert "cannot be reached" in refusal(capsys, *command, "--bus", nobody)
        assert "is no address of a bus" in refusal(capsys, *command, "--bus", "http://127.0.0.1")
        assert "is no address of a bus" in refusal(capsys, *command, "--bus", "redis://127.0.0.1/one")
        assert "cannot be reached" in refusal(capsys, *command, "--bus", redis.url + "/99"), "there is no such database"
    assert "name the bus" in refusal(capsys, "bots")


def test_a_database_that_cannot_be_shared_is_refused(
    postgres_database: str, redis: RedisServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bus = ["--bus", redis.url]
    serve = ["serve", "--port", "0", "--database", plain(postgres_database), *bus]
    assert "kantyna migrate" in refusal(capsys, *serve), "it has no schema"
    sqlite = f"sqlite:///{tmp_path / 'games.sqlite'}"
    assert "needs a PostgreSQL database" in refusal(capsys, "serve", "--port", "0", "--database", sqlite, *bus)
    assert "needs --bus" in refusal(capsys, "serve", "--port", "0", "--database", sqlite, "--workers", "2")
    nobody = f"postgresql://kantyna@127.0.0.1:{free_port()}/kantyna"
    assert "cannot use the database" in refusal(capsys, "serve", "--port", "0", "--database", nobody, *bus)


def test_two_clusters_on_one_database_are_refused(
    postgres_database: str, redis: RedisServer, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("KANTYNA_SECRET", SECRET)
    serve = ["serve", "--port", "0", "--database", plain(postgres_database)]
    with nodes(tmp_path, postgres_database, redis, 1), RedisServer() as other:
        assert "another bus already use this database" in refusal(capsys, *serve, "--bus", other.url)
        assert "already uses this database" in refusal(capsys, *serve), "a server without a bus wants it alone"
        monkeypatch.setenv("KANTYNA_SECRET", SECRET[::-1])
        assert "another secret" in refusal(capsys, *serve, "--bus", redis.url)
    with running(tmp_path, database=postgres_database):
        assert "already uses this database" in refusal(capsys, *serve, "--bus", redis.url)
