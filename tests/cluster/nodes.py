"""A cluster for tests: server processes on one PostgreSQL and one Redis, each at a port of its own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from people import Server
from redis_server import RedisServer

from kantyna.server.storage.store import Store

SECRET = "a secret that all processes share"


async def migrate(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()


class Node(Server):
    """A process of the cluster."""

    def __init__(self, folder: Path, database: str, bus: str, **settings: Any) -> None:
        super().__init__(folder, database=database, bus=bus, secret=SECRET, **settings)

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, number)

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.is_running()


class Nodes:
    """All processes of one cluster."""

    def __init__(self, folder: Path, database: str, redis: RedisServer, **settings: Any) -> None:
        self.folder = folder
        self.database = database
        self.redis = redis
        self.settings = settings
        self.all: list[Node] = []

    def add(self, prelude: str = "", **settings: Any) -> Node:
        node = Node(self.folder, self.database, self.redis.url, **{**self.settings, **settings})
        node.prelude = prelude
        node.start()
        self.all.append(node)
        return node


@contextmanager
def nodes(folder: Path, database: str, redis: RedisServer, count: int = 2, **settings: Any) -> Iterator[Nodes]:
    asyncio.run(migrate(database))
    group = Nodes(folder, database, redis, **settings)
    try:
        for _ in range(count):
            group.add()
        yield group
    finally:
        for node in group.all:
            if node.process is not None:
                if node.is_running:
                    node.signal(signal.SIGCONT)
                node.kill()
