"""The visitors of a room: the open browsers of players and spectators."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ..protocol.wire import error_json
from ..tables.summaries import involves
from .connection import Connection

if TYPE_CHECKING:
    from .room import Room


class Visitors:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self._left = 0.0
        """When the last of the table's people left, in seconds since 1970; 0: none of them was here."""

    def last_seen(self) -> float:
        """When one of the table's people was here or did something, in seconds since 1970."""
        row = self.room.row
        if any([involves(row, connection.player) for connection in self.connections]):
            return time.time()
        return max(self._left, row.updated)

    def spectators(self) -> int:
        return len([connection for connection in self.connections if not connection.seats])

    def has_place_for(self, connection: Connection) -> bool:
        """Players of the table can always connect; the number of spectators is limited."""
        is_player = bool(self.room.seats.of(connection.player))
        return is_player or self.spectators() < self.room.settings.watchers_a_table

    async def enter(self, connection: Connection) -> None:
        room = self.room
        async with room.lock:
            room.touch()
            seats = room.seats.of(connection.player)
            await room.undo.prepare()
            state = await room.broadcast.state_text(seats, room.broadcast.first_event())
            # nothing below can fail: a visitor either gets everything or does not enter
            connection.seats = seats
            connection.events_sent = room.table.event_count
            self.connections.add(connection)
            connection.send(room.broadcast.table_json(connection.player))
            room.broadcast.send_table_soon()
            connection.send(state)
            room.chat.send_lines(connection)
            if room.closed is not None:
                connection.send(error_json(room.closed))
            room.wake()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.room.touch()
        if involves(self.room.row, connection.player):
            self._left = time.time()
        self.room.broadcast.send_table_soon()

    def hang_up(self) -> None:
        """Close all connections. Browsers connect again."""
        for connection in list(self.connections):
            connection.hang_up()
