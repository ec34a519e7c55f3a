"""Undo at a room: at once where it is free, otherwise with the consent of the other players."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ...engine.ids import Seat
from ...engine.voice import Message
from .. import worker_threads
from ..errors import refused
from ..shuffles.commitments import after_undo
from ..tables.free_undo import FreeUndo
from ..tables.recap import rewound
from .proposals import UndoRequest

if TYPE_CHECKING:
    from .room import Room


class Undo:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.free = FreeUndo()
        self.request: UndoRequest | None = None
        self._last_number = secrets.randbits(20)
        """Not 0 at first: a browser may still show a request from before a restart."""

    async def prepare(self) -> None:
        await self.free.prepare(self.room.row, self.room.table)

    async def reset(self) -> None:
        """The table was loaded again."""
        self.request = None
        self.free.forget()
        await self.prepare()

    def free_since(self, seats: list[Seat]) -> int:
        """The earliest number of choices to which the player with these seats may undo without asking."""
        room = self.room
        if room.seats.people() == {room.row.seats[seat].get("player") for seat in seats}:
            return 0
        return self.free.since(room.table, seats)

    def withdraw(self) -> UndoRequest | None:
        """Drop the open request because the game went on, and tell its player. Returns it."""
        request, self.request = self.request, None
        if request is not None:
            self.room.broadcast.send_notice(request.player, Message("server-undo-lapsed"))
        return request

    async def ask(self, player: str, name: str, to: int) -> None:
        """Undo to after `to` choices, or ask the other players to agree."""
        room = self.room
        async with room.in_sync():
            seats = room.seats.of(player)
            if not seats:
                raise refused("not-your-seat", 403)
            if room.row.status == "finished":
                raise refused("undo-over", 409)
            room.play.check_open()
            if not 0 <= to < room.table.length:
                raise refused("undo-range", n=max(0, room.table.length - 1))
            others = room.seats.people() - {player}
            await self.prepare()
            if others and to < self.free.since(room.table, seats):
                self._last_number += 1
                self.request = UndoRequest(self._last_number, player, name, seats[0], to, others)
                room.broadcast.send_table()
            else:
                await self._undo(to, seats)

    async def answer(self, player: str, number: int, yes: bool) -> None:
        """Agree to the request of that number, refuse it, or withdraw one's own."""
        room = self.room
        async with room.in_sync():
            request = self.request
            if request is None or (player != request.player and player not in request.others):
                raise refused("no-wish", 409)
            if number != request.number:
                raise refused("other-wish", 409)
            if player == request.player or not yes:
                self.request = None
                if player != request.player:
                    who = room.seats.name_of(player)
                    room.broadcast.send_notice(request.player, Message("server-undo-refused", who=who))
                room.broadcast.send_table()
                return
            request.others.discard(player)
            if not request.others:
                await self._undo(request.to, room.seats.of(request.player))

    async def _undo(self, to: int, seats: list[Seat]) -> None:
        room = self.room
        past = await worker_threads.run_short(rewound, room.table.copy(), to)
        self.free.forget()
        await self.free.prepare(room.row, past)
        shuffles = after_undo(room.row.shuffles, to)
        writing = room.store.truncate(room.row, room.table.length, to, shuffles)
        revision = await room.write(writing, lambda: room.table.length == to)
        if revision is None:
            return
        self.request = None
        room.table = past
        room.row.status, room.row.winners, room.row.revision, room.row.shuffles = "playing", [], revision, shuffles
        room.auto_pass.after_undo(seats)
        room.broadcast.send_table()
        for connection in room.visitors.connections:
            connection.events_sent = min(connection.events_sent, room.broadcast.first_event())
        await room.broadcast.send_states(list(room.visitors.connections))
        room.wake()
