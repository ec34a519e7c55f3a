"""A database has one owner: a second process is refused, and the lock ends with its process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import pytest
from people import PATIENCE, Player, Server, running
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from kantyna.cli.commands import server as serving
from kantyna.server.settings import Settings
from kantyna.server.storage import secret_key
from kantyna.server.storage.failures import STORAGE_ERRORS
from kantyna.server.storage.ownership import KEY, DatabaseInUse
from kantyna.server.storage.store import Store

KANTYNA = [sys.executable, "-m", "kantyna"]


def test_a_second_owner_is_refused_until_the_first_is_gone(database: str) -> None:
    async def scene() -> None:
        first, second = Store(database), Store(database)
        await first.open()
        with pytest.raises(DatabaseInUse, match="Another Kantyna already uses this database"):
            await second.open()
        await second.close()
        await first.save_player("ada", "Ada")
        await first.close()
        third = Store(database)
        await third.open()
        assert await third.name_of("ada") == "Ada"
        await third.close()

    asyncio.run(scene())


@pytest.mark.parametrize("link", ["file", "folder"])
def test_a_second_owner_is_refused_through_a_link_too(tmp_path: Path, link: str) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    if link == "folder":
        other.symlink_to(home)
    else:
        other.mkdir()
        (other / "games.sqlite").symlink_to(home / "games.sqlite")

    async def scene() -> None:
        first, second = (Store(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}") for folder in (home, other))
        await first.open()
        with pytest.raises(DatabaseInUse):
            await second.open()
        await second.close()
        await first.close()
        third = Store(f"sqlite+aiosqlite:///{other / 'games.sqlite'}")
        await third.open()
        with pytest.raises(DatabaseInUse):
            await first.open()
        await third.close()

    asyncio.run(scene())


@pytest.mark.parametrize("there_before", [False, True])
def test_only_the_user_can_read_the_files(tmp_path: Path, there_before: bool) -> None:
    home = tmp_path / "data" / "kantyna"
    before = os.umask(0o022)
    try:
        if there_before:
            home.mkdir(parents=True)
            with closing(sqlite3.connect(home / "kantyna.sqlite")) as old:
                old.execute("PRAGMA journal_mode=WAL")
            for ending in ("", "-wal"):
                (home / f"kantyna.sqlite{ending}").touch(0o644)

        async def scene() -> dict[str, int]:
            store = Store(Settings().url())
            await store.open()
            await secret_key.secret(store, Settings())
            await store.save_player("ada", "Ada")
            modes = {path.name: path.stat().st_mode & 0o777 for path in home.iterdir()}
            await store.close()
            return modes

        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
            modes = asyncio.run(scene())
        assert {f"kantyna.sqlite{ending}" for ending in ("", "-wal", "-shm", ".secret", ".lock")} <= set(modes)
        assert set(modes.values()) == {0o600}, modes
        assert there_before or home.stat().st_mode & 0o777 == 0o700
    finally:
        os.umask(before)


def test_the_lock_ends_with_its_process(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database=database) as server:
        player = Player(server, "Ada")
        server.kill()  # like a crash
        server.start()
        assert player.get("/api/me", 200)["name"] == "Ada"

        async def refused() -> None:
            store = Store(database)
            try:
                with pytest.raises(DatabaseInUse):
                    await store.open()
            finally:
                await store.close()

        asyncio.run(refused())


def test_serving_a_database_twice_prints_one_line_and_exits_with_2(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        wanted = server.database.replace("+aiosqlite", "")
        second = subprocess.run(
            [*KANTYNA, "serve", "--port", "0", "--database", wanted, "--lang", "pl"],
            capture_output=True,
            timeout=PATIENCE,
        )
        assert second.returncode == 2
        assert second.stderr.decode().startswith("kantyna: Tej bazy danych używa już inna Kantyna")
        assert len(second.stderr.splitlines()) == 1


def test_a_second_play_command_opens_the_running_server(tmp_path: Path) -> None:
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "echo opened %s"}
    port = Server(tmp_path).port
    play = [*KANTYNA, "play", "--port", str(port), "--lang", "en"]
    first = subprocess.Popen([*play, "--no-browser"], env=home, stdout=subprocess.PIPE)
    try:
        assert first.stdout is not None
        address = f"http://localhost:{port}/"
        assert address in first.stdout.readline().decode()
        begin = time.monotonic()
        while "address" not in (tmp_path / "kantyna" / "kantyna.sqlite.lock").read_text():
            assert time.monotonic() - begin < PATIENCE
            time.sleep(0.05)
        second = subprocess.run(play, env=home, capture_output=True, timeout=PATIENCE)
        assert (second.returncode, second.stderr) == (0, b"")
        said = second.stdout.decode()
        assert said.startswith(f"Kantyna is already running at {address}\n") and f"opened {address}" in said
        assert first.poll() is None
    finally:
        first.kill()
        first.wait()


@pytest.mark.parametrize("same_port", [True, False])
def test_two_play_commands_at_once_share_one_server(tmp_path: Path, same_port: bool) -> None:
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    play = [*KANTYNA, "play", "--no-browser", "--lang", "en"]
    play += ["--port", str(Server(tmp_path).port)] if same_port else []
    both = [subprocess.Popen(play, env=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
    try:
        begin = time.monotonic()
        while all([one.poll() is None for one in both]):
            assert time.monotonic() - begin < PATIENCE
            time.sleep(0.05)
        second = next(one for one in both if one.poll() is not None)
        first = both[1 - both.index(second)]
        said, complained = second.communicate()
        assert (second.returncode, complained) == (0, b"")
        assert first.stdout is not None
        address = said.decode().partition("Kantyna is already running at ")[2].strip()
        assert address and address in first.stdout.readline().decode() and first.poll() is None
    finally:
        for one in both:
            one.kill()
            one.communicate()


def test_the_database_is_owned_before_the_server_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"

    def listen(host: str, port: int | None) -> NoReturn:
        async def refused() -> None:
            store = Store(database.replace("sqlite:", "sqlite+aiosqlite:"))
            with pytest.raises(DatabaseInUse):
                await store.open()
            await store.close()

        with ThreadPoolExecutor() as other:
            other.submit(asyncio.run, refused()).result()
        raise KeyboardInterrupt

    monkeypatch.setattr(serving, "listen_at", listen)
    with pytest.raises(KeyboardInterrupt):
        serving._serve("127.0.0.1", 0, database, "en", browser=False)
    asyncio.run(_opens(database))


async def _opens(database: str) -> None:
    store = Store(database.replace("sqlite:", "sqlite+aiosqlite:"))
    await store.open()
    await store.close()


def test_a_lost_lock_is_noticed_and_taken_again(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kantyna.server.storage.ownership.LOOK_EVERY", 0.05)
    holders = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = {KEY & 0xFFFFFFFF}"

    async def scene() -> None:
        regained: list[bool] = []
        store = Store(postgres_database, regained=lambda: regained.append(True))
        await store.open()
        other = create_async_engine(postgres_database, isolation_level="AUTOCOMMIT")
        async with other.connect() as db:
            (pid,) = (await db.execute(text(holders))).one()
            await db.execute(text(f"SELECT pg_terminate_backend({pid}), pg_advisory_lock({KEY})"))
            while store._owner is not None and store._owner.held:
                await asyncio.sleep(0.01)
            with pytest.raises(STORAGE_ERRORS, match="lock on the database is lost"):
                await store.save_player("ada", "Ada")
            await asyncio.sleep(0.3)
            assert not regained, "another process has it"
            await db.execute(text(f"SELECT pg_advisory_unlock({KEY})"))
            while not regained:
                await asyncio.sleep(0.01)
        await store.save_player("ada", "Ada")
        assert await store.name_of("ada") == "Ada"
        await other.dispose()
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
