"""The chat of a room."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ...engine.ids import Seat
from ..errors import refused
from ..storage.store import CHAT_LINES
from ..tables.team_chat import ChatCounts, own_team, readable_lines
from .connection import Connection

if TYPE_CHECKING:
    from .room import Room


class Chat:
    def __init__(self, room: Room) -> None:
        self.room = room

    async def say(self, player: str, name: str, text: str, to_team: bool = False) -> None:
        room = self.room
        seats = room.seats.of(player)
        if not seats:
            raise refused("chat-seat", 403)
        if not text:
            raise refused("chat-empty")
        async with room.in_sync():
            at, team = time.time(), own_team(room.table, seats) if to_team else None
            line = await room.write(
                room.store.add_chat(room.row, name, seats[0], text, at, team),
                lambda: any(one["at"] == at and one["text"] == text for one in room.chat_lines),
            )
            if line is not None:
                room.chat_lines = [*room.chat_lines, line][-CHAT_LINES:]
                room.chat_counts[team] = room.chat_counts.get(team, 0) + 1
                for connection in room.visitors.connections:
                    lines = readable_lines(room.table, [line], room.chat_counts, connection.seats)
                    if lines:  # an empty message would show that another team writes
                        connection.send({"type": "chat", "lines": lines})

    def send_lines(self, connection: Connection) -> None:
        """Send all lines that are still in memory."""
        room = self.room
        lines = readable_lines(room.table, room.chat_lines, room.chat_counts, connection.seats)
        connection.send({"type": "chat", "lines": lines})

    def forget(self, seats: list[Seat], counts: ChatCounts) -> None:
        """Drop the lines of these seats; `counts`: what is left in the database."""
        self.room.chat_counts = counts
        self.room.chat_lines = [line for line in self.room.chat_lines if line["seat"] not in seats]
