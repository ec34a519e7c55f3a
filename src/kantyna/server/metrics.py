"""Counters for monitoring. They contain no names and no cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

PREFIX = "kantyna_"
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Timer:
    """Total time and count of something."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.count = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.count += 1


class Metrics:
    def __init__(self) -> None:
        self.requests = Timer()
        self.messages = Timer()
        self.choices = 0
        self.errors = 0
        """Answers with a status of 500 or more, and messages that failed."""
        self.refusals: Counter[int] = Counter()
        """By status, 400 to 499."""

    def answered(self, status: int, seconds: float) -> None:
        self.requests.add(seconds)
        if status >= 500:
            self.errors += 1
        elif status >= 400:
            self.refusals[status] += 1

    def text(self, tables: int, sockets: int) -> str:
        """The metrics in the text format of Prometheus."""
        lines: list[str] = []

        def add(name: str, kind: str, help: str, values: Iterable[tuple[str, float]]) -> None:
            lines.append(f"# HELP {PREFIX}{name} {help}")
            lines.append(f"# TYPE {PREFIX}{name} {kind}")
            lines.extend(f"{PREFIX}{name}{suffix} {value:g}" for suffix, value in values)

        add("tables_open", "gauge", "Tables in memory.", [("", tables)])
        add("sockets", "gauge", "Open WebSockets.", [("", sockets)])
        add("choices_total", "counter", "Choices that people made and that are stored.", [("", self.choices)])
        add("errors_total", "counter", "Requests and messages that failed here.", [("", self.errors)])
        refusals = [(f'{{status="{status}"}}', n) for status, n in sorted(self.refusals.items())]
        add("refusals_total", "counter", "Requests that were refused.", refusals)
        for name, help, timer in (
            ("request_seconds", "Time from a request to its answer.", self.requests),
            ("message_seconds", "Time from a message on a WebSocket until it was handled.", self.messages),
        ):
            add(name, "summary", help, [("_sum", timer.seconds), ("_count", timer.count)])
        return "\n".join(lines) + "\n"
