"""Numbers for monitoring, in the text format of Prometheus. They contain no names, no cards and no ids."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

PREFIX = "kantyna_"
TYPE = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper ends of the buckets of every histogram, in seconds."""


class Histogram:
    """How long something took: how often, in total, and by bucket."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.counts = [0] * (len(BUCKETS) + 1)
        """By bucket; the last one has no upper end."""

    @property
    def count(self) -> int:
        return sum(self.counts)

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.counts[bisect_left(BUCKETS, seconds)] += 1

    def values(self) -> list[tuple[str, float]]:
        """The samples of Prometheus: buckets count everything up to their end."""
        samples: list[tuple[str, float]] = []
        so_far = 0
        for end, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            so_far += count
            samples.append((f'_bucket{{le="{end}"}}', so_far))
        return [*samples, ("_sum", self.seconds), ("_count", so_far)]


class Metrics:
    """What is counted as it happens."""

    def __init__(self) -> None:
        self.requests = Histogram()
        self.messages = Histogram()
        self.choices = 0
        self.errors = 0
        """Answers with a status of 500 or more, and messages that failed."""
        self.refusals: Counter[int] = Counter()
        """By status, 400 to 499."""
        self.handovers = 0
        self.bus_reconnects = 0
        self.reentries = 0
        self.started = time.time()

    def answered(self, status: int, seconds: float) -> None:
        self.requests.add(seconds)
        if status >= 500:
            self.errors += 1
        elif status >= 400:
            self.refusals[status] += 1


class Text:
    """Metrics as text, one after another."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def gauge(self, name: str, help: str, value: float, labels: str = "") -> None:
        self._add(PREFIX + name, "gauge", help, [(labels, value)])

    def counter(self, name: str, help: str, value: float) -> None:
        self._add(f"{PREFIX}{name}_total", "counter", help, [("", value)])

    def counters(self, name: str, help: str, label: str, values: dict[int, int]) -> None:
        samples = [(f'{{{label}="{key}"}}', value) for key, value in sorted(values.items())]
        self._add(f"{PREFIX}{name}_total", "counter", help, samples)

    def histogram(self, name: str, help: str, histogram: Histogram) -> None:
        self._add(PREFIX + name, "histogram", help, histogram.values())

    def process(self, started: float) -> None:
        """Of this process, with the names that Prometheus has for them everywhere."""
        cpu = time.process_time()
        self._add("process_cpu_seconds_total", "counter", "Processor time that this process has used.", [("", cpu)])
        memory = _resident_bytes()
        self._add("process_resident_memory_bytes", "gauge", "Memory that this process holds.", [("", memory)])
        self._add("process_start_time_seconds", "gauge", "When this process started.", [("", started)])

    def _add(self, name: str, kind: str, help: str, samples: Iterable[tuple[str, float]]) -> None:
        self._lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
        self._lines += [f"{name}{suffix} {value:.15g}" for suffix, value in samples]

    def __str__(self) -> str:
        return "\n".join(self._lines) + "\n"


def _resident_bytes() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0  # not a Linux
    return pages * os.sysconf("SC_PAGE_SIZE")
