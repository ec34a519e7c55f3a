"""Spans of OpenTelemetry: what is measured, what they contain, and that nothing is imported without them."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from people import Player, Seat

from kantyna.server import traces
from kantyna.server.app import create_app
from kantyna.server.runner import Server, config, listen
from kantyna.server.settings import Settings


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    traces.begin(SimpleSpanProcessor(exporter))
    yield exporter
    traces.stop()


def finished(spans: InMemorySpanExporter, name: str = "") -> list[Any]:
    return [span for span in spans.get_finished_spans() if name in ("", span.name)]


class ServerHere:
    """A server in a thread of this process, where its spans can be read."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}", secret="s" * 40)
        self.listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.server = Server(config(create_app(settings), settings=settings))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]})

    def __enter__(self) -> ServerHere:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()


def test_a_choice_is_a_message_and_a_write(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    async def scene(ada: Player) -> tuple[str, str]:
        table = ada.new_table("me", "me")
        ada.http.get(f"/api/tables/{table}/share")
        async with Seat(ada, table) as seat:
            offered = seat.mine()
            assert offered is not None
            key = offered[1][0]["key"]
            await seat.choose(key)
            await seat.error("choose", seat=offered[0], at=1, key="buy dreadnaught#2")
        return table, key

    with ServerHere(tmp_path) as server:
        secrets = asyncio.run(scene(Player(server, "Ada")))
        kinds = {(span.name, span.attributes["kantyna.kind"]) for span in finished(spans)}
        (write,) = finished(spans, "choice write")
        message, _ = finished(spans, "message")
        text = " ".join(span.to_json() for span in finished(spans))
    assert ("request", "POST /api/tables") in kinds and ("request", "GET /api/tables/{id}/share") in kinds
    assert ("message", "Choose") in kinds
    assert write.parent.span_id == message.context.span_id, "a write belongs to its message"
    for secret in (*secrets, "Ada", "dreadnaught"):
        assert secret not in text


def test_a_span_goes_on_in_another_process(spans: InMemorySpanExporter) -> None:
    with traces.span("forwarded request", "/api/tables/{id}"):
        carried = [(name, value) for name, value in traces.headers()]
    with traces.span_of("request of another process", "/api/tables/{id}", carried):
        pass
    here, there = finished(spans, "forwarded request")[0], finished(spans, "request of another process")[0]
    assert there.context.trace_id == here.context.trace_id and there.parent.span_id == here.context.span_id


def test_without_an_address_nothing_is_imported_and_nothing_is_done() -> None:
    program = (
        "import sys; from kantyna.server import traces; import kantyna.server.app; traces.start('')\n"
        "with traces.span('request'): assert traces.headers() == []\n"
        "assert traces.span('a') is traces.span('b') is traces.span_of('c', '', [])\n"
        "sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


def test_without_the_extra_the_log_says_so(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with caplog.at_level(logging.WARNING):
        traces.start("http://127.0.0.1:4318/v1/traces")
    assert "[otel]" in caplog.text and traces.headers() == []
