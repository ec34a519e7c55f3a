"""Running several processes: their metrics, and the commands of docs/operations.md."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from nodes import SECRET, nodes
from people import PATIENCE, Player, Seat
from postgres import free_port, program
from redis_server import RedisServer
from sqlalchemy import make_url
from test_cluster import play_on
from test_metrics import command, get, samples

from pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "operations.md"
BLOCKS = [block for block in blocks(PAGE) if block.language == "bash"]


def neighbouring_ports() -> int:
    """A free port with a free one after it."""
    while True:
        port = free_port()
        with socket.socket() as next_one:
            if next_one.connect_ex(("127.0.0.1", port + 1)) != 0:
                return port


def board_metrics() -> set[str]:
    """The metrics that the board asks for."""
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    queries = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    assert len(queries) >= 12
    return {name for query in queries for name in re.findall(r"\b(?:kantyna|process)_\w+", query)}


def test_each_worker_has_its_metrics_and_the_board_asks_for_nothing_else(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    port = neighbouring_ports()
    settings = {"DATABASE": postgres_database.replace("+asyncpg", ""), "BUS": redis.url, "SECRET": SECRET}
    with command(tmp_path, "migrate", **settings) as migration:
        assert migration.wait(PATIENCE) == 0
    words = ["serve", "--port", "0", "--workers", "2", "--bots", "0"]
    with command(tmp_path, *words, **settings, METRICS_PORT=str(port), LOG_FORMAT="json") as process:
        shards: list[float] = []
        while sum(shards) != 256 or 0 in shards:  # until the second process has got its share
            found = [samples(get(port + worker, "/metrics").text) for worker in range(2)]
            shards = [one.get("kantyna_shards_owned", 0) for one in found]
        for one in found:
            assert one["kantyna_leases_valid"] == one["kantyna_bus_connected"] == 1
            assert one["kantyna_bot_jobs_waiting"] == one["kantyna_remote_sockets"] == 0
        assert found[0]["process_start_time_seconds"] != found[1]["process_start_time_seconds"]
        text = get(port, "/metrics").text
        starts = {one["process_start_time_seconds"] for one in found}
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        os.kill(int(children[0]), signal.SIGKILL)
        while len(starts) < 3:  # the worker that takes its place answers at the same port
            starts |= {
                samples(get(port + worker, "/metrics").text)["process_start_time_seconds"] for worker in range(2)
            }
        with command(tmp_path, "migrate", **settings) as migration:
            assert migration.wait(PATIENCE) == 0, "there is nothing to do, so it does not matter that servers run"
    names = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
    names |= {name + end for name in names for end in ("_bucket", "_sum", "_count")}
    assert board_metrics() <= names
    page = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"`((?:kantyna|process)_\w+)`", page)) <= names


def test_one_process_counts_what_goes_to_another(tmp_path: Path, postgres_database: str, redis: RedisServer) -> None:
    with nodes(tmp_path, postgres_database, redis) as group:
        people = [Player(node, name) for node, name in zip(group.all, ("Ada", "Bartek"), strict=True)]
        tables = [people[0].new_table("me", "person") for _ in range(4)]

        def metrics() -> list[dict[str, float]]:
            return [samples(get(node.port, "/metrics").text) for node in group.all]

        async def scene(table: str, restart: bool) -> None:
            people[1].post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
            async with Seat(people[0], table) as first, Seat(people[1], table) as second:
                await play_on([first, second], 2)
                found = await asyncio.to_thread(metrics)
                assert sum(one["kantyna_remote_sockets"] for one in found) == 1, "the table is at one of two processes"
                if restart:
                    redis.kill()
                    redis.start()
                    while any(one["kantyna_bus_reconnects_total"] == 0 for one in found) or not sum(
                        one["kantyna_reentries_total"] for one in found
                    ):
                        found = await asyncio.to_thread(metrics)

        for table in tables:
            asyncio.run(scene(table, restart=False))
        found = metrics()
        assert sum(one["kantyna_choices_total"] for one in found) == 2 * len(tables)
        assert sum(one["kantyna_written_choices_total"] for one in found) == 2 * len(tables)
        assert sum(one["kantyna_write_seconds_count"] for one in found) <= 2 * len(tables)
        asyncio.run(scene(people[0].new_table("me", "person"), restart=True))


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not here")
def test_people_play_through_the_proxy_while_a_server_dies(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    """The Caddyfile, without TLS and with the servers of this test."""
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    with nodes(tmp_path, postgres_database, redis, proxies=("127.0.0.1",)) as group:
        for number, node in enumerate(group.all, 1):
            text = text.replace(f"server-{number}:8642", f"127.0.0.1:{node.port}")
        (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
        url = f"http://127.0.0.1:{free_port()}"
        caddy = subprocess.Popen(
            ["caddy", "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")],
            env={**os.environ, "KANTYNA_NAME": url, "HOME": str(tmp_path)}, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            port = int(url.rpartition(":")[2])
            assert get(port, "/metrics").status_code == get(port, "/metrics/x").status_code == 404
            while get(port, "/health").status_code != 200:
                time.sleep(0.1)
            ada = Player(SimpleNamespace(url=url), "Ada")
            table = ada.new_table("me", "me")

            async def play() -> int:
                async with Seat(ada, table) as seat:
                    await play_on([seat], 5)
                    return int(seat.state["at"])

            assert asyncio.run(play()) == 5
            for dying in (0, 1):
                group.all[dying].kill()
                assert asyncio.run(play()) == 10 + 5 * dying
                group.all[dying].start()
                while samples(get(group.all[dying].port, "/metrics").text)["kantyna_shards_owned"] < 128:
                    time.sleep(0.1)
        finally:
            caddy.terminate()
            caddy.wait()


# the commands of the page


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_files_and_services_that_commands_name_are_there(block: Block) -> None:
    for name in re.findall(r"\bdeploy/[\w./@-]*\w", block.text):
        assert (ROOT / name).exists() or name == "deploy/.env", name
    compose = (ROOT / "deploy" / "compose.yaml").read_text()
    for line in block.text.splitlines():
        if "docker compose" in line or line.startswith("$COMPOSE"):
            for service in re.findall(r"\b(?:server|bots)-\d|\bmigrate|\bbackup\b(?!\.sh)|\bdatabase\b", line):
                assert re.search(rf"^  {service}:", compose, re.MULTILINE), line
        for unit in re.findall(r"kantyna[\w-]*@?(?=\d|\b)", line) if line.startswith("systemctl") else []:
            assert (ROOT / "deploy" / f"{unit}.service").exists(), line


def drill(name: str) -> str:
    """The block of the page that begins with this comment."""
    (block,) = [block for block in BLOCKS if block.text.startswith(f"# {name}\n")]
    return block.text


def test_a_game_goes_on_after_a_restore(tmp_path: Path, postgres_database: str, redis: RedisServer) -> None:
    url = make_url(postgres_database)
    bin, copies = tmp_path / "bin", tmp_path / "copies"
    bin.mkdir()
    copies.mkdir()
    (bin / "kantyna").write_text(
        f'#!/bin/sh\nexec "{sys.executable}" -c "import sys; from kantyna.cli import main; sys.exit(main())" "$@"\n'
    )
    (bin / "kantyna").chmod(0o755)
    path = os.pathsep.join([str(bin), str(Path(program("pg_dump")).parent), os.environ["PATH"]])
    environment = {
        **os.environ, "PATH": path, "PGHOST": str(url.host), "PGPORT": str(url.port), "PGUSER": str(url.username),
        "PGDATABASE": str(url.database), "BACKUP_FOLDER": str(copies),
        "KANTYNA_DATABASE": postgres_database.replace("+asyncpg", ""),
    }  # fmt: skip

    def run(script: str) -> str:
        result = subprocess.run(["sh", "-eu", "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True)
        return result.stderr if result.returncode else ""

    async def play(ada: Player, choices: int) -> set[int]:
        """Make choices at every table. Returns where the tables are then."""
        found: set[int] = set()
        for table in tables:
            async with Seat(ada, table) as seat:
                await play_on([seat], choices)
                found.add(seat.state["at"])
        return found

    with nodes(tmp_path, postgres_database, redis) as group:
        ada = Player(group.all[0], "Ada")
        cookies = ada.http.cookies
        tables = [ada.new_table("me", "me") for _ in range(5)]  # some belong to the other process
        assert asyncio.run(play(ada, 10)) == {10}
        assert run(drill("copy")) == ""
        (copy,) = copies.iterdir()
        assert copy.stat().st_mode & 0o777 == 0o600
        assert asyncio.run(play(ada, 5)) == {15}, "made after the copy"
        assert "being accessed by other users" in run(drill("restore")), "servers are running"
        for node in group.all:
            node.signal(signal.SIGTERM)
            while node.is_running:
                time.sleep(0.05)
        assert run(drill("restore")) == ""
        ada = Player(group.add())
        ada.http.cookies.update(cookies)
        assert asyncio.run(play(ada, 4)) == {14}, "games go on where they were when the copy was made"


def test_old_copies_are_removed_and_a_missing_one_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "pg_dump").write_text(
        '#!/bin/sh\nfor one; do case $one in --file=*) echo x >"${one#--file=}";; esac; done\n'
    )
    (tmp_path / "pg_restore").write_text("#!/bin/sh\nexit 0\n")
    for name in ("pg_dump", "pg_restore"):
        (tmp_path / name).chmod(0o755)
    copies = tmp_path / "copies"
    copies.mkdir()
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "BACKUP_FOLDER": str(copies), "BACKUP_KEEP_DAYS": "3"}

    def backup(word: str) -> int:
        return subprocess.run(["sh", str(ROOT / "deploy" / "backup.sh"), word], env=environment).returncode

    assert backup("check") == 1, "there is none yet"
    old, young = copies / "kantyna-20200101T000000Z.dump", copies / "kantyna-20200102T000000Z.dump"
    for path, days in ((old, 4), (young, 2)):
        path.write_text("")
        os.utime(path, times=(path.stat().st_mtime - days * 86400,) * 2)
    assert backup("check") == 1, "all are too old"
    assert backup("once") == 0 and backup("check") == 0
    assert not old.exists() and young.exists() and len(list(copies.iterdir())) == 2
    assert backup("twice") == 2
