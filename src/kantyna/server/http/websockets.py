"""The WebSocket of a browser at a table: who may open one, and how fast it may send."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...engine.errors import KantynaError
from .. import identity
from ..cluster.router import Router
from ..cluster.visits import Visit
from ..errors import Refused, refused
from ..limits.gate import address
from ..limits.rate_limits import Bucket, Buckets, Tally
from ..metrics import Metrics
from ..protocol.messages import read_message
from ..protocol.wire import dumps, error_json
from ..rooms.connection import Connection
from ..rooms.table_messages import refuse
from ..settings import Settings

Json = Any
MOST_REFUSALS = 50
"""Refused messages after which a socket is closed. The browser opens a new one."""
REFUSAL_DELAY = 0.1
"""Seconds before a message is refused that came too often."""
UNREAD = 1.0
"""The cost of reading a message. The rest of its cost is charged once its type is known."""
NOT_YOURS = 4403
TOO_MANY = 4429


class Sockets:
    def __init__(
        self, router: Router, settings: Settings, metrics: Metrics, player: Callable[[WebSocket], str | None]
    ) -> None:
        self.router = router
        self.settings = settings
        self.metrics = metrics
        self.player = player
        self.messages = Buckets(settings.address_rate, settings.address_burst)
        self.addresses = Tally(settings.sockets_an_address)
        self.people = Tally(settings.sockets_a_person)

    async def open(self, socket: WebSocket) -> None:
        player = self.player(socket)
        origin = socket.headers.get("origin")
        if origin is not None and origin.partition("://")[2] != socket.headers.get("host"):
            await socket.close(NOT_YOURS)
            return
        await socket.accept()
        connection = Connection(player or identity.fresh_id())
        where = address(socket.scope)
        if not self.addresses.take(where):
            await self._turn_away(socket, refused("too-many-sockets", 429, n=self.addresses.most))
            return
        try:
            if not self.people.take(connection.player):
                await self._turn_away(socket, refused("too-many-sockets", 429, n=self.people.most))
                return
            try:
                await self._serve(socket, connection, where)
            finally:
                self.people.give(connection.player)
        finally:
            self.addresses.give(where)

    async def _turn_away(self, socket: WebSocket, error: Refused) -> None:
        self.metrics.refusals[error.status] += 1
        await socket.send_text(dumps(error_json(error.message)))
        await socket.close(TOO_MANY)

    async def _serve(self, socket: WebSocket, connection: Connection, where: str) -> None:
        """Serve one visitor of a table until they leave."""
        writer = asyncio.create_task(_write(socket, connection))
        bucket = Bucket(self.settings.message_rate, self.settings.message_burst)
        visit = self.router.visit(socket.path_params["id"], connection)
        refusals = 0
        try:
            await visit.attach()
            while refusals < MOST_REFUSALS:
                text = await socket.receive_text()
                if bucket.take() and self.messages.take(where, UNREAD):
                    await self._receive(visit, connection, text, where)
                else:
                    refusals += 1
                    await asyncio.sleep(REFUSAL_DELAY)  # meanwhile nothing more is read from this socket
                    refuse(connection, None, refused("too-often", 429))
            await socket.close(TOO_MANY)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass
        finally:
            writer.cancel()
            self.router.leave(visit)

    async def _receive(self, visit: Visit, connection: Connection, text: str, where: str) -> None:
        """Check a message and pass it on."""
        id: Json = None
        try:
            message = read_message(text)
            id = None if message.id is UNSET else message.id
            if not self.messages.take(where, message.cost - UNREAD):
                raise refused("too-often", 429)
        except KantynaError as error:
            refuse(connection, id, error)
        else:
            await visit.receive(text, message)


async def _write(socket: WebSocket, connection: Connection) -> None:
    while True:
        text = await connection.queue.get()
        if text is None:
            await socket.close(connection.close_code)
            return
        await socket.send_text(text)
