"""What is needed to run a server: units, compose file, proxy, container file, pins with hashes, backup, board."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import fastjsonschema
import pytest
import yaml

import kantyna
from kantyna.cli import main
from kantyna.cli.parser import parse
from kantyna.server.settings import Settings

ROOT = Path(__file__).parent.parent


DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))
SETTINGS = {"KANTYNA_" + name.upper() for name in Settings.__dataclass_fields__}
OURS = {"KANTYNA_NAME"}
"""Variables of the compose file and the proxy, which the server does not read."""


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_has_nothing_to_say_about_a_unit(name: str, tmp_path: Path) -> None:
    placed = tmp_path / name.replace("@", "@8642")
    placed.write_text((DEPLOY / name).read_text().replace("/opt/kantyna/bin/kantyna", sys.executable))
    result = subprocess.run(["systemd-analyze", "verify", str(placed)], capture_output=True, text=True)
    assert placed.name not in result.stderr + result.stdout and result.returncode == 0, result.stderr


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_calls_a_command_that_there_is(name: str) -> None:
    unit = (DEPLOY / name).read_text()
    (command,) = re.findall(r"^ExecStart=/opt/kantyna/bin/kantyna (.*)$", unit, re.MULTILINE)
    assert parse(command.replace("%i", "8642").split(), "en") is not None
    kept = {"NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "DynamicUser=yes"}
    assert kept <= set(unit.splitlines())


def test_files_set_what_there_is_to_set() -> None:
    texts = [path.read_text() for path in DEPLOY.iterdir() if path.suffix != ".json"]
    texts += [(ROOT / "docs" / page).read_text() for page in ("serving.md", "operations.md", "cluster.md")]
    assert set(re.findall(r"KANTYNA_[A-Z_]*[A-Z]", " ".join(texts))) <= SETTINGS | OURS


def test_no_file_holds_a_secret() -> None:
    example = (DEPLOY / "env.example").read_text()
    given = dict(line.split("=", 1) for line in example.splitlines() if line and not line.startswith("#"))
    assert given["KANTYNA_SECRET"] == given["POSTGRES_PASSWORD"] == given["KANTYNA_DATABASE"] == ""
    compose = (DEPLOY / "compose.yaml").read_text()
    for line in compose.splitlines():
        if re.search("PASSWORD|SECRET", line):
            assert re.search(r"\$\{\w*(PASSWORD|SECRET):\?", line), line
    assert set(re.findall(r"\$\{(\w+)", compose)) <= set(given), "the example names every variable"
    assert "deploy/.env" in (ROOT / ".gitignore").read_text().split()


# the compose file


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


def is_valid(compose: dict[str, Any]) -> bool:
    schema = json.loads((ROOT / "tests" / "vendor" / "compose-spec" / "compose-spec.json").read_text())
    # The validator knows the draft of 2018. Of the newer one the schema uses a single word: it refuses unknown keys.
    schema["$schema"] = "http://json-schema.org/draft-07/schema#"
    parts = [schema["$defs"][name] for name in ("service", "container_spec", "workload_spec")]
    assert parts[0]["unevaluatedProperties"] is False
    assert parts[0]["allOf"] == [{"$ref": f"#/$defs/{name}"} for name in ("container_spec", "workload_spec")]
    known = {key for part in parts for key in part["properties"]}
    try:
        fastjsonschema.compile(schema, use_default=False)(compose)
    except fastjsonschema.JsonSchemaException:
        return False
    return all(set(service) <= known for service in compose["services"].values())


def test_the_compose_file_keeps_to_the_specification(compose: dict[str, Any]) -> None:
    assert is_valid(compose)
    for change in ({"restarts": "always"}, {"image": 3}, {"depends_on": {"redis": {"condition": "soon"}}}):
        wrong = {**compose["services"]["redis"], **change}
        assert not is_valid({**compose, "services": {**compose["services"], "redis": wrong}}), change


def test_the_parts_of_the_compose_file_fit_together(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert {"proxy", "migrate", "server-1", "server-2", "bots-1", "bots-2", "database", "redis", "backup"} == set(
        services
    )
    for name, service in services.items():
        assert set(service.get("depends_on", {})) <= set(services), name
        assert set(service["networks"]) <= set(compose["networks"]), name
        assert service["restart"] == ("no" if name == "migrate" else "unless-stopped"), name
        assert "healthcheck" in service, name
        assert ("ports" in service) == (name == "proxy"), "people reach the proxy alone"
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), volume
        if service["image"] == "kantyna":
            assert parse(service["command"][1:], "en") is not None
            assert service["build"]["dockerfile"] == "Containerfile"
    for name in ("server-1", "server-2"):
        waits = services[name]["depends_on"]
        assert waits["migrate"] == {"condition": "service_completed_successfully"}
        assert (
            compose["networks"]["front"]["ipam"]["config"][0]["subnet"]
            in services[name]["environment"]["KANTYNA_PROXIES"]
        )
    assert services["proxy"]["networks"] == ["front"] and compose["networks"]["back"]["internal"] is True
    assert services["redis"]["command"][1:5] == ["--save", "", "--appendonly", "no"]


def test_prometheus_asks_every_server_at_its_own_port(compose: dict[str, Any]) -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())["scrape_configs"]
    asked = set(job["static_configs"][0]["targets"])
    services = compose["services"]
    assert asked == {
        f"{name}:{service['environment']['KANTYNA_METRICS_PORT']}"
        for name, service in services.items()
        if name.startswith("server-")
    }


# the proxy


def test_the_proxy_keeps_metrics_inside_and_knows_all_servers(compose: dict[str, Any]) -> None:
    text = re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text())
    assert text.count("{") == text.count("}") and text.lstrip().startswith("{$KANTYNA_NAME} {")
    assert "@operators path /metrics /metrics/*" in text and "respond @operators 404" in text
    (line,) = re.findall(r"reverse_proxy (.*) \{", text)
    servers = [name for name in compose["services"] if name.startswith("server-")]
    assert line.split() == [f"{name}:8642" for name in servers]
    hosts = compose["services"]["server-1"]["environment"]["KANTYNA_HOSTS"]
    assert set(servers) < set(hosts.split(",")), "Caddy asks for the health of a server by its name"


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not here")
def test_caddy_reads_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    result = subprocess.run(command, env={**os.environ, "KANTYNA_NAME": "localhost"}, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


# the image


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


def test_the_steps_of_the_container_file_work(tmp_path: Path) -> None:
    """They are run here as a script: a virtual environment stands for the image, a folder for /src."""
    source = tmp_path / "src"
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", str(python.parent.parent)], check=True)
    for word, rest in instructions():
        if word == "COPY":
            *names, target = rest.split()
            goal = tmp_path / target.lstrip("/")
            for name in names:
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, goal, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
                else:
                    goal = goal if not target.endswith("/") else goal / name
                    goal.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / name, goal)
                    goal = tmp_path / target.lstrip("/")
        elif word == "RUN" and "useradd" not in rest:  # the image has a user of its own; this machine shall not
            script = rest.replace("/src", str(source)).replace("python -m", f"{python} -m")
            result = subprocess.run(["sh", "-eu", "-c", script], cwd=tmp_path, capture_output=True, text=True)
            if "NewConnectionError" in result.stderr or "No matching distribution" in result.stderr:
                pytest.skip("pip cannot reach a registry of packages")
            assert result.returncode == 0, result.stderr
    assert not source.exists(), "the sources are removed after the installation"
    installed = python.with_name("kantyna")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def output(*words: str) -> str:
        command = [str(installed), *words]
        return subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True).stdout

    assert kantyna.__version__ in output("--version")
    assert "--bus" in output("serve", "--help") and "--database" in output("migrate", "--help")
    drivers = "import asyncpg, hiredis, kantyna; print(kantyna.__file__)"
    found = subprocess.run([python, "-c", drivers], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert str(tmp_path) in found.stdout, found.stderr


def test_every_pin_of_the_server_has_its_hashes() -> None:
    pins = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().split())
    versions = {name.lower().replace("_", "-"): version for name, version in pins.items()}
    lock = (ROOT / "requirements.lock").read_text()
    locked = dict(re.findall(r"^([a-z0-9.-]+)==(\S+) \\$", lock, re.MULTILINE))
    assert locked and all(versions[name] == version for name, version in locked.items())
    assert {"starlette", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "asyncpg", "hiredis", "setuptools"} <= set(
        locked
    )
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
