"""Starts worker processes, starts those again that die, and ends them all when it is told to end.

It forks before there is a thread or an event loop, so that workers share what is loaded already.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable

log = logging.getLogger(__name__)
START_AGAIN = (0.2, 5.0)
"""Seconds before a worker that died is started again: at first, and at the most. Each wait is twice the last one."""
HEALTHY = 30.0
"""A worker that ran for this long is started again without a longer wait."""
END_SECONDS = 20.0
"""Workers that have not ended by then are killed."""


class Supervisor:
    def __init__(self, workers: list[Callable[[], int]]) -> None:
        self.workers = workers
        self._pids: dict[int, int] = {}
        """The process of each worker that runs: its index in `workers`."""
        self._started: dict[int, float] = {}
        self._waits = [START_AGAIN[0]] * len(workers)
        self._ending = 0.0
        """When we were told to end; 0: not yet."""

    def run(self) -> int:
        """Until a signal ends us. Returns the exit code."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._end)
        gc.freeze()
        due = dict.fromkeys(range(len(self.workers)), 0.0)
        while not self._ending or self._pids:
            now = time.monotonic()
            for index in [index for index, at in due.items() if at <= now and not self._ending]:
                del due[index]
                self._start(index)
            if self._ending and now - self._ending > END_SECONDS:
                self._signal(signal.SIGKILL)
            for index, code in self._ended():
                if not self._ending:
                    log.warning("worker %d ended with %d and is started again", index, code)
                    due[index] = now + self._wait(index, now)
            time.sleep(0.05)
        return 0

    def _start(self, index: int) -> None:
        pid = os.fork()
        if pid:
            self._pids[pid] = index
            self._started[index] = time.monotonic()
            return
        code = 1
        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C reaches the supervisor, which ends us
            code = self.workers[index]()
        except KeyboardInterrupt:
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _wait(self, index: int, now: float) -> float:
        if now - self._started[index] > HEALTHY:
            self._waits[index] = START_AGAIN[0]
        wait = self._waits[index]
        self._waits[index] = min(START_AGAIN[1], 2 * wait)
        return wait

    def _ended(self) -> list[tuple[int, int]]:
        ended: list[tuple[int, int]] = []
        while self._pids:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                break
            if pid in self._pids:
                ended.append((self._pids.pop(pid), os.waitstatus_to_exitcode(status)))
        return ended

    def _end(self, *_: object) -> None:
        if not self._ending:
            self._ending = time.monotonic()
            self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        for pid in list(self._pids):
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                continue
