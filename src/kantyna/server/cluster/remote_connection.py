"""A browser at a table of this process whose socket is at another process."""

from __future__ import annotations

import time
from typing import Any

from ..protocol.wire import dumps
from ..rooms.connection import RECONNECT, Connection
from .bus import Bus

Json = Any


class RemoteConnection(Connection):
    """`entry`: which of the socket's entries this is; None: it has not entered, and only gets an answer."""

    def __init__(self, player: str, bus: Bus, process: str, socket: int, entry: int | None) -> None:
        super().__init__(player)
        self.bus = bus
        self.process = process
        self.socket = socket
        self.entry = entry
        self.entered = time.monotonic()
        self.version = 0
        """The number of frames sent so far. The other process notices a missing one."""
        self.checked = 0
        """How many there were at the last check: all of these must have arrived by the next one."""

    def send(self, message: dict[str, Json] | str) -> None:
        text = message if isinstance(message, str) else dumps(message)
        self.version += 1
        self.bus.send(self.process, ["frame", self.socket, self.entry, self.version, text])

    def close(self, code: int) -> None:
        self.bus.send(self.process, ["close", self.socket, self.entry, code])

    def hang_up(self) -> None:
        self.close(RECONNECT)
