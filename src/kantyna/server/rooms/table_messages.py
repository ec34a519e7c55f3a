"""What the messages of a browser do at a table, and how a browser enters it."""

from __future__ import annotations

import logging
import time
from typing import Any

from msgspec import UNSET

from ...engine.errors import KantynaError
from .. import identity, traces, worker_threads
from ..errors import Refused, refused
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
)
from ..protocol.wire import error_json
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..tables.recap import replay_steps
from .connection import Connection
from .open_rooms import Rooms
from .room import Room

Json = Any
log = logging.getLogger(__name__)
TRY_AGAIN = 1013
"""The code of a closed socket after which browsers connect again."""
NO_TABLE = 4404
FULL = 4429


class TableMessages:
    def __init__(self, rooms: Rooms, metrics: Metrics) -> None:
        self.rooms = rooms
        self.metrics = metrics

    async def enter(self, id: str, connection: Connection) -> Room | None:
        """Let a browser enter a table. None: it was told why not, and its socket is closed."""
        try:
            room = await self.rooms.room(id)
            if not room.visitors.has_place_for(connection):
                self._turn_away(connection, refused("full", 429, n=room.settings.watchers_a_table), FULL)
                return None
            await room.visitors.enter(connection)
            return room
        except KantynaError as error:
            if not isinstance(error, Refused) or error.status != 404:
                connection.send(error_json(error.message))
            connection.close(NO_TABLE)
        except STORAGE_ERRORS as error:
            log.warning("table %s could not be opened: %s", id, describe_error(error))
            connection.send(error_json(refused("not-stored").message))
            connection.close(TRY_AGAIN)
        return None

    def _turn_away(self, connection: Connection, error: Refused, code: int) -> None:
        self.metrics.refusals[error.status] += 1
        connection.send(error_json(error.message))
        connection.close(code)

    async def handle(self, room: Room, connection: Connection, message: AnyMessage) -> None:
        """Carry out a message. Its errors are answered to this visitor only. Raises `NotOwner`."""
        id = None if message.id is UNSET else message.id
        begin = time.monotonic()
        try:
            with traces.span("message", type(message).__name__):
                await self._dispatch(room, connection, message, id)
            self.metrics.choices += isinstance(message, Choose)
        except KantynaError as error:
            refuse(connection, id, error)
            if isinstance(error, Refused) and error.message.id == "server-moved-on":
                await room.broadcast.send_state_again(connection)
        except STORAGE_ERRORS as error:
            self.metrics.errors += 1
            log.warning("a message at table %s could not be handled: %s", room.row.id, describe_error(error))
            refuse(connection, id, refused("not-stored"))
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


def refuse(connection: Connection, id: Json, error: KantynaError) -> None:
    connection.send(error_json(error.message, id, getattr(error, "rule", None)))
