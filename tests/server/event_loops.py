"""A server in a thread of this process, and the duration of each turn of its event loop."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from people import PATIENCE, UNLIMITED

from kantyna.server import runner
from kantyna.server.app import create_app
from kantyna.server.settings import Settings

T = TypeVar("T")


class Turns:
    """The longest turn since the last `clear`, in milliseconds of processor time, and what it did.

    The time of other processes and of other threads does not count.
    """

    def __init__(self) -> None:
        self.thread: threading.Thread | None = None
        self.clear()

    def clear(self) -> None:
        self.longest = 0.0
        self.doing = ""

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            if threading.current_thread() is not self.thread:
                return run(handle)
            doing = repr(handle) if self.longest > 3 else ""
            begin = time.thread_time()
            run(handle)
            took = (time.thread_time() - begin) * 1000
            if took > self.longest:
                self.longest, self.doing = took, doing or repr(handle)
            return None

        monkeypatch.setattr(asyncio.Handle, "_run", timed)


class Inside:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, turns: Turns, **settings: Any) -> None:
        unlimited: dict[str, Any] = dict.fromkeys(UNLIMITED, 1_000_000)
        database = f"sqlite+aiosqlite:///{folder / 'games.sqlite'}"
        limits = {"message_rate": 10_000, "message_burst": 10_000}
        self.settings = Settings(**{**unlimited, **limits, "database": database, "bot_pause": 0.0, **settings})
        self.app = create_app(self.settings)
        self.listening = runner.listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.uvicorn = runner.Server(runner.config(self.app, settings=self.settings))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = turns.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve(sockets=[self.listening])

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the server's event loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def inside(folder: Path, turns: Turns, **settings: Any) -> Iterator[Inside]:
    server = Inside(folder, turns, **settings)
    server.thread.start()
    while not server.uvicorn.started:
        time.sleep(0.01)
    try:
        yield server
    finally:
        server.uvicorn.should_exit = True
        server.thread.join(PATIENCE)
