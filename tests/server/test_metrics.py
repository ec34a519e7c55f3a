"""What /metrics says, and the port of a process for those who run the server."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from people import PATIENCE, Player, Server
from postgres import free_port

from kantyna.server.metrics import BUCKETS, Histogram

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? (\S+)')


def samples(text: str) -> dict[str, float]:
    """The samples of a page of metrics, each after the help and the type of its metric."""
    found: dict[str, float] = {}
    name = kind = ""
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name = line.split()[2]
        elif line.startswith("# TYPE "):
            assert line.split()[2] == name
            kind = line.split()[3]
            assert kind in ("gauge", "counter", "histogram") and (kind == "counter") == name.endswith("_total")
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            endings = ("_bucket", "_sum", "_count") if kind == "histogram" else ("",)
            assert sample[1] in [name + ending for ending in endings], line
            found[sample[1] + (sample[2] or "")] = float(sample[3])
    return found


def test_buckets_count_everything_up_to_their_end() -> None:
    histogram = Histogram()
    for seconds in (0.0004, 0.001, 0.0011, 0.3, 99.0):
        histogram.add(seconds)
    values = dict(histogram.values())
    assert values['_bucket{le="0.001"}'] == 2 and values['_bucket{le="0.0025"}'] == 3
    assert values['_bucket{le="0.25"}'] == 3 and values['_bucket{le="0.5"}'] == 4
    assert values['_bucket{le="10.0"}'] == 4 and values['_bucket{le="+Inf"}'] == values["_count"] == 5
    assert histogram.count == 5 and abs(values["_sum"] - 99.3025) < 1e-9
    assert list(BUCKETS) == sorted(BUCKETS)


def test_a_single_server_says_nothing_about_a_cluster(server: Server) -> None:
    Player(server, "Ada").new_table("me", "greedy")
    text = httpx.get(server.url + "/metrics").text
    found = samples(text)
    assert found["kantyna_tables_open"] >= 1 and found['kantyna_request_seconds_bucket{le="+Inf"}'] >= 1
    assert found["process_resident_memory_bytes"] > 1e7 and found["process_cpu_seconds_total"] > 0
    assert abs(found["process_start_time_seconds"] - time.time()) < 3600
    assert not [name for name in found if "shards" in name or "bus" in name]
    assert "Ada" not in text


@contextmanager
def command(folder: Path, *words: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """`kantyna` in a process of its own."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), **{f"KANTYNA_{name}": v for name, v in settings.items()}}
    process = subprocess.Popen(
        [sys.executable, "-c", "import sys; from kantyna.cli import main; sys.exit(main())", *words],
        env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def get(port: int, path: str) -> httpx.Response:
    """Ask until somebody answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE)
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(0.1)


def test_a_port_for_operators_answers_nothing_else(tmp_path: Path) -> None:
    port, metrics = free_port(), free_port()
    with command(tmp_path, "serve", "--port", str(port), METRICS_PORT=str(metrics)):
        assert samples(get(metrics, "/metrics").text)["kantyna_tables_open"] == 0
        health = get(metrics, "/health")
        assert (health.status_code, health.json()) == (200, {"status": "ok"})
        assert get(metrics, "/api/games").status_code == 404
        assert httpx.post(f"http://127.0.0.1:{metrics}/metrics").status_code == 404
        with socket.create_connection(("127.0.0.1", metrics), PATIENCE) as hostile:
            hostile.sendall(b"x" * 100_000)
            hostile.settimeout(PATIENCE)
            with suppress(ConnectionResetError):
                assert hostile.recv(100) == b""
        assert get(metrics, "/health").status_code == 200


def test_a_port_for_operators_is_for_the_addresses_that_are_set(tmp_path: Path) -> None:
    metrics = free_port()
    with command(tmp_path, "serve", "--port", "0", METRICS_PORT=str(metrics), METRICS_FOR="10.1.2.3"):
        assert get(metrics, "/health").status_code == 200
        assert get(metrics, "/metrics").status_code == 403


def test_a_port_that_is_taken_is_refused_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with command(tmp_path, "serve", "--port", "0", "--lang", "en", METRICS_PORT=port) as process:
            assert process.wait(PATIENCE) == 2
            assert process.stderr is not None
            words = process.stderr.read()
            assert port in words and "KANTYNA_METRICS_PORT" in words and "Traceback" not in words
