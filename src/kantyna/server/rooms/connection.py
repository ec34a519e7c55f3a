"""One open browser at a room."""

from __future__ import annotations

import asyncio
from typing import Any

from ..protocol.wire import dumps
from .bot_driver import Pace

Json = Any
MOST_WAITING = 400


class Connection:
    """One open browser at a room. What it is to be told waits in a queue, so that a slow reader holds nobody up."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.seats: list[int] = []
        self.pace = Pace()
        self.told = -1
        self.stops = ""
        """What was told last about the own stops."""
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: dict[str, Json] | str) -> None:
        try:
            self.queue.put_nowait(message if isinstance(message, str) else dumps(message))
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Too slow: the browser will come back and get everything anew."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
