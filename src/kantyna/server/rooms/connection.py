"""One open browser at a room."""

from __future__ import annotations

import asyncio
from typing import Any

from ...engine.ids import Seat
from ..protocol.wire import dumps
from .bot_driver import Pace

Json = Any
LONGEST_QUEUE = 400
RECONNECT = 1012
"""The code of a closed socket after which browsers connect again ("service restart")."""


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
        """Texts to send; None: close the socket."""
        self.close_code = RECONNECT

    def send(self, message: dict[str, Json] | str) -> None:
        try:
            self.queue.put_nowait(message if isinstance(message, str) else dumps(message))
        except asyncio.QueueFull:
            self.hang_up()

    def close(self, code: int) -> None:
        """Close the socket after what was sent so far."""
        self.close_code = code
        try:
            self.queue.put_nowait(None)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Close the socket at once. The browser connects again and gets everything again."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.close(RECONNECT)

    def start_anew(self) -> None:
        """The browser gets everything again, on the same socket."""
        self.seats = []
        self.events_sent = -1
        self.stops_sent = ""
