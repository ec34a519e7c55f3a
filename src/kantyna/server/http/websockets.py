"""The WebSocket of a browser at a table: who may open one, and what each message does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...engine.errors import KantynaError
from .. import identity, worker_threads
from ..errors import Refused, refused
from ..limits.gate import address
from ..limits.rate_limits import Bucket, Buckets, Tally
from ..metrics import Metrics
from ..protocol.messages import (
    AnyMessage,
    Chat,
    Choose,
    Draw,
    Look,
    PassUntil,
    Resign,
    SetPace,
    SetStops,
    Steps,
    Undo,
    UndoAnswer,
    UndoWithdraw,
    Why,
    read_message,
)
from ..protocol.wire import dumps, error_json
from ..rooms.connection import Connection
from ..rooms.open_rooms import Rooms
from ..rooms.room import Room
from ..settings import Settings
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..tables.recap import replay_steps

Json = Any
log = logging.getLogger(__name__)
MOST_REFUSALS = 50
"""Refused messages after which a socket is closed. The browser opens a new one."""
REFUSAL_DELAY = 0.1
"""Seconds before a message is refused that came too often."""
UNREAD = 1.0
"""The cost of reading a message. The rest of its cost is charged once its type is known."""


class Sockets:
    def __init__(
        self, rooms: Rooms, settings: Settings, metrics: Metrics, player: Callable[[WebSocket], str | None]
    ) -> None:
        self.rooms = rooms
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
            await socket.close(4403)
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
        await socket.close(4429)

    async def _serve(self, socket: WebSocket, connection: Connection, where: str) -> None:
        """Serve one visitor of a room until they leave."""
        try:
            room = await self.rooms.room(socket.path_params["id"])
            if not room.visitors.has_place_for(connection):
                await self._turn_away(socket, refused("full", 429, n=self.settings.watchers_a_table))
                return
            await room.visitors.enter(connection)
        except KantynaError as error:
            if not isinstance(error, Refused) or error.status != 404:
                await socket.send_text(dumps(error_json(error.message)))
            await socket.close(4404)
            return
        except STORAGE_ERRORS as error:
            log.warning("table %s could not be opened: %s", socket.path_params["id"], describe_error(error))
            await socket.send_text(dumps(error_json(refused("not-stored").message)))
            await socket.close(1013)  # the browser tries again
            return
        writer = asyncio.create_task(_write(socket, connection))
        bucket = Bucket(self.settings.message_rate, self.settings.message_burst)
        refusals = 0
        try:
            while refusals < MOST_REFUSALS:
                text = await socket.receive_text()
                if bucket.take() and self.messages.take(where, UNREAD):
                    await self._receive(room, connection, text, where)
                else:
                    refusals += 1
                    await asyncio.sleep(REFUSAL_DELAY)  # meanwhile nothing more is read from this socket
                    _refuse(connection, None, refused("too-often", 429))
            await socket.close(4429)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass
        finally:
            writer.cancel()
            room.visitors.leave(connection)

    async def _receive(self, room: Room, connection: Connection, text: str, where: str) -> None:
        """Handle one message. Its errors are answered to this visitor only."""
        id: Json = None
        begin = time.monotonic()
        try:
            message = read_message(text)
            id = None if message.id is UNSET else message.id
            if not self.messages.take(where, message.cost - UNREAD):
                raise refused("too-often", 429)
            await self._dispatch(room, connection, message, id)
            self.metrics.choices += isinstance(message, Choose)
        except KantynaError as error:
            _refuse(connection, id, error)
            if isinstance(error, Refused) and error.message.id == "server-moved-on":
                await room.broadcast.send_state_again(connection)
        except STORAGE_ERRORS as error:
            self.metrics.errors += 1
            log.warning("a message at table %s could not be handled: %s", room.row.id, describe_error(error))
            _refuse(connection, id, refused("not-stored"))
        finally:
            self.metrics.messages.add(time.monotonic() - begin)

    async def _dispatch(self, room: Room, connection: Connection, message: AnyMessage, id: Json) -> None:
        player = connection.player
        match message:
            case Choose():
                await room.play.choose(player, message.seat, message.at, message.key)
            case Why():
                connection.send({**room.play.why_not(player, message.seat, message.key), "id": id})
            case Look():
                connection.send({**await room.play.look_back(player, message.at), "id": id})
            case Steps():
                connection.send({**await worker_threads.run_short(replay_steps, room.table.copy()), "id": id})
            case Resign():
                await room.play.resign(player, message.seat)
            case Draw():
                await room.play.draw(player)
            case SetPace():
                await room.play.set_pace(player, message.pace, message.until_turn)
            case SetStops():
                await self.rooms.set_stops(room, player, message.wishes())
            case PassUntil():
                await room.play.pass_until(player, message.seat, message.what)
            case Undo():
                await room.undo.ask(player, await self._name(player), message.to)
            case UndoAnswer():
                await room.undo.answer(player, message.wish, message.yes)
            case UndoWithdraw():
                await room.undo.answer(player, message.wish, False)
            case Chat():
                text = identity.clean_text(message.text, 300)
                await room.chat.say(player, await self._name(player), text, message.team)

    async def _name(self, player: str) -> str:
        return await self.rooms.store.name_of(player) or ""


def _refuse(connection: Connection, id: Json, error: KantynaError) -> None:
    connection.send(error_json(error.message, id, getattr(error, "rule", None)))


async def _write(socket: WebSocket, connection: Connection) -> None:
    while True:
        text = await connection.queue.get()
        if text is None:
            await socket.close(4408)
            return
        await socket.send_text(text)
