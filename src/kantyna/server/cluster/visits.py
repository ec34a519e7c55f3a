"""A socket at a table, wherever the table is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from msgspec import UNSET

from ..errors import refused
from ..protocol.messages import AnyMessage, Choose, SetPace
from ..rooms.connection import Connection
from ..rooms.room import Room
from ..rooms.table_messages import refuse
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..storage.leases import Holder, NotOwner
from .bus import ERRORS

if TYPE_CHECKING:
    from .router import Router

log = logging.getLogger(__name__)
PATIENCE = 3.0
"""Seconds after which somebody is told that a message could not be delivered yet."""


class Visit:
    """Messages go to the room if it is here, else to the stream of its shard. After every change of owner, and
    whenever a frame is missing, the socket enters again and gets everything anew."""

    def __init__(self, router: Router, id: int, table: str, connection: Connection) -> None:
        self.router = router
        self.id = id
        self.table = table
        self.connection = connection
        self.room: Room | None = None
        """The room, while this process owns the table."""
        self.holder: Holder | None = None
        """The owner that the socket has entered at, while it is another process."""
        self.entry = 0
        """Counts the entries. Frames of an earlier one are late."""
        self.version = 0
        """The number of the last frame."""
        self.has_ended = False
        self._sent = 0
        self._unconfirmed: dict[int, tuple[float, str, AnyMessage]] = {}
        """Messages on their way to another process: when they were sent, their text and content."""
        self._pace: str | None = None
        self._lock = asyncio.Lock()

    async def attach(self) -> None:
        """Enter the table at its owner."""
        async with self._lock:
            if self.has_ended:
                return
            self.detach()
            self.connection.start_anew()
            self.entry += 1
            self.router.metrics.reentries += self.entry > 1
            self.version = 0
            try:
                if await self.router.owns(self.table):
                    self.holder = None
                    self.room = await self.router.messages.enter(self.table, self.connection)
                    if self.has_ended and self.room is not None:
                        self.detach()
                else:
                    self.holder = await self.router.holder(self.table)
                    if self.holder is not None:
                        entry = ["enter", self.table, self.id, self.entry, self.connection.player, self._pace]
                        self.router.send(self.holder.owner, entry)
            except NotOwner:
                self.router.look_again()
            except STORAGE_ERRORS as error:
                log.warning("table %s could not be entered: %s", self.table, describe_error(error))
                self.router.attach_later(self)
            await self._send_again()

    def detach(self) -> None:
        """Leave the room, if it is here."""
        room, self.room = self.room, None
        if room is not None:
            room.visitors.leave(self.connection)

    def end(self) -> None:
        self.has_ended = True
        self.detach()
        if self.holder is not None:
            self.router.send(self.holder.owner, ["leave", self.id])

    async def receive(self, text: str, message: AnyMessage) -> None:
        """A message of the browser."""
        async with self._lock:
            room = self.room
        if isinstance(message, SetPace):
            self._pace = text
        if room is not None and await self.router.owns(self.table):
            try:
                await self.router.messages.handle(room, self.connection, message)
                return
            except NotOwner:
                self.router.look_again()
        if not self.router.is_shared:
            return  # the table could not be entered, and the socket is about to close
        self._sent += 1
        self._unconfirmed[self._sent] = (time.monotonic(), text, message)
        await self._append(self._sent, text)

    async def _append(self, n: int, text: str) -> None:
        with contextlib.suppress(*ERRORS):  # it is sent again when the bus is back
            await self.router.append(self.table, [self.table, self.connection.player, self.id, n, text])

    async def _send_again(self) -> None:
        """Send unconfirmed choices again: the owner recognises those it has made. Of other messages nobody knows."""
        waiting = dict(self._unconfirmed)
        self._unconfirmed.clear()
        for n, (at, text, message) in waiting.items():
            if isinstance(message, Choose):
                self._unconfirmed[n] = (at, text, message)
                await self._append(n, text)
            else:
                self._refuse(message, "unsure")

    def confirmed(self, n: int) -> None:
        self._unconfirmed.pop(n, None)

    def tell_if_late(self, now: float) -> None:
        """Tell the browser once about each message that waits for long."""
        for n, (at, text, message) in list(self._unconfirmed.items()):
            if now - at > PATIENCE and at:
                self._unconfirmed[n] = (0.0, text, message)
                self._refuse(message, "late")

    def _refuse(self, message: AnyMessage, why: str) -> None:
        # Without the id: the browser would take it for the answer, and the choice may still be made.
        final = not isinstance(message, Choose) and message.id is not UNSET
        refuse(self.connection, message.id if final else None, refused(why, 503))

    # what the owner sends

    def frame(self, entry: int | None, version: int, text: str) -> None:
        if entry is None:
            self.connection.send(text)
        elif entry == self.entry and self.room is None:
            if version != self.version + 1:
                self.router.attach_again(self)
                return
            self.version = version
            self.connection.send(text)

    def close(self, entry: int | None, code: int) -> None:
        if entry == self.entry and self.room is None:
            self.connection.close(code)
