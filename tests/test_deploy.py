"""What is needed to run a server: the unit, the container file, the pins with hashes, the backup."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kantyna.cli import main
from kantyna.server.settings import Settings

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_has_nothing_to_say_about_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "kantyna.service").read_text()
    placed = tmp_path / "kantyna.service"
    placed.write_text(unit.replace("/opt/kantyna/bin/kantyna", sys.executable))
    result = subprocess.run(["systemd-analyze", "verify", str(placed)], capture_output=True, text=True)
    assert "kantyna.service" not in result.stderr + result.stdout and result.returncode == 0, result.stderr


def test_the_unit_sets_what_there_is_to_set() -> None:
    unit = (ROOT / "deploy" / "kantyna.service").read_text()
    page = (ROOT / "docs" / "serving.md").read_text()
    known = {"KANTYNA_" + name.upper() for name in Settings.__dataclass_fields__}
    assert set(re.findall(r"KANTYNA_[A-Z_]*[A-Z]", unit + page)) <= known


def instructions() -> list[list[str]]:
    """The lines of the container file, continued ones as one."""
    text = re.sub(r"\\\n", " ", (ROOT / "Containerfile").read_text())
    return [line.split(maxsplit=1) for line in text.splitlines() if line.strip() and not line.startswith("#")]


def test_the_container_file_copies_what_is_there_and_runs_as_nobody_special() -> None:
    lines = instructions()
    assert lines[0][0] == "FROM"
    known = {"FROM", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
    assert {word for word, _ in lines} <= known
    for word, rest in lines:
        if word == "COPY":
            assert all((ROOT / name).exists() for name in rest.split()[:-1]), rest
    assert ["USER", "kantyna"] in lines
    command = json.loads(lines[-1][1])
    assert lines[-1][0] == "CMD" and command[:2] == ["kantyna", "serve"]
    installs = [rest for word, rest in lines if word == "RUN" and "pip install" in rest]
    assert len(installs) == 2 and "--require-hashes" in installs[0] and "--no-deps" in installs[1]
    if shutil.which("podman") and subprocess.run(["podman", "info"], capture_output=True).returncode == 0:
        subprocess.run(["podman", "build", "--tag", "kantyna-test", str(ROOT)], check=True, timeout=900)


def test_every_pin_of_the_server_has_its_hashes() -> None:
    pins = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().split())
    versions = {name.lower().replace("_", "-"): version for name, version in pins.items()}
    lock = (ROOT / "requirements.lock").read_text()
    locked = dict(re.findall(r"^([a-z0-9.-]+)==(\S+) \\$", lock, re.MULTILINE))
    assert locked and all(versions[name] == version for name, version in locked.items())
    assert {"starlette", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "asyncpg", "setuptools"} <= set(locked)
    for line in lock.splitlines()[1:]:
        assert re.fullmatch(r"[a-z0-9.-]+==\S+ \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line
    assert len(re.findall("--hash", lock)) >= len(locked)


def test_a_backup_holds_what_lies_in_the_write_ahead_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    writer = sqlite3.connect(source, isolation_level=None)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("PRAGMA wal_autocheckpoint=0")
    writer.execute("CREATE TABLE t (n INTEGER)")
    writer.executemany("INSERT INTO t VALUES (?)", [(n,) for n in range(100)])
    assert (tmp_path / "games.sqlite-wal").stat().st_size > 0
    arguments = ["backup", str(target), "--database", f"sqlite:///{source}", "--lang", "en"]
    assert main(arguments) == 0, "while another connection has it open"
    assert "a complete copy" in capsys.readouterr().out
    copy = sqlite3.connect(target)
    assert copy.execute("SELECT count(*), sum(n) FROM t").fetchone() == (100, 4950)
    copy.close()
    writer.close()
    assert target.stat().st_mode & 0o777 == 0o600 and {path.name for path in tmp_path.glob("copy*")} == {"copy.sqlite"}
    before = target.read_bytes()
    assert main(arguments) == 2 and "already exists" in capsys.readouterr().err
    assert target.read_bytes() == before
    assert main(["backup", str(tmp_path / "x"), "--database", f"sqlite:///{tmp_path}/none.sqlite", "--lang", "en"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "x"), "--database", "postgresql://ada@host/games", "--lang", "en"]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert main(["backup", "--lang", "pl"]) == 2 and "podaj nazwę" in capsys.readouterr().err
    monkeypatch.setenv("KANTYNA_DATABASE", f"sqlite:///{source}")
    assert main(["backup", str(tmp_path / "again.sqlite"), "--lang", "pl"]) == 0
    assert "pełna kopia" in capsys.readouterr().out
