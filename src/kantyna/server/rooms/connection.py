"""One open browser at a room."""

from __future__ import annotations

import asyncio
from typing import Any

from ...engine.ids import Seat
from ..protocol.wire import dumps
from .bot_driver import Pace

Json = Any
LONGEST_QUEUE = 400


class Connection:
    """One open browser at a room. Messages to it wait in a queue, so that a slow reader delays nobody."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.seats: list[Seat] = []
        self.pace = Pace()
        self.events_sent = -1
        """The number of events that this browser has; -1: none yet."""
        self.stops_sent = ""
        """The last message about the player's stops."""
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(LONGEST_QUEUE)

    def send(self, message: dict[str, Json] | str) -> None:
        try:
            self.queue.put_nowait(message if isinstance(message, str) else dumps(message))
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Close the socket. The browser connects again and gets everything again."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
