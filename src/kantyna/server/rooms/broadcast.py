"""What a room sends to its visitors: the table (who is there), the state of the game, and notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ...engine.ids import Seat
from ...engine.voice import Message
from .. import worker_threads
from ..protocol.wire import NOTHING_DEALT, choice_json, dumps, error_json, events_json, picture, viewer
from ..shuffles.commitments import shuffles_json
from ..tables.recap import round_start
from ..tables.stored_tables import is_dealt
from ..tables.summaries import involves, summary
from ..tables.team_chat import chat_teams
from .connection import Connection
from .debounce import Debounce

if TYPE_CHECKING:
    from .room import Room

Json = Any
EVENTS_AT_FIRST = 60
"""Events that a new visitor is sent, at least."""
FEW_EVENTS = 30
"""A state with more new events is written in a thread."""
VISITORS_WITHIN = 1.0
"""Seconds within which everybody learns who came and left."""


class Broadcast:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._table_soon = Debounce(VISITORS_WITHIN, self.send_table)

    # who is there

    def summary(self, player: str) -> dict[str, Json]:
        """The table as the lobby lists it for this player."""
        room = self.room
        online = {connection.player for connection in room.visitors.connections}
        return summary(room.row, player, room.table.length, online, room.table.waiting)

    def table_json(self, player: str) -> dict[str, Json]:
        room = self.room
        request, notice = room.undo.request, room.notice()
        rematch = room.rematch if room.seats.of(player) else None
        invites = {}
        if player == room.row.owner:
            invites = {
                str(i): f"/join/{seat['token']}"
                for i, seat in enumerate(room.row.seats)
                if seat["kind"] == "person" and not seat.get("player")
            }
        return {
            "type": "table",
            **self.summary(player),
            "options": room.row.options,
            "teams": chat_teams(room.table),
            "invites": invites,
            "decks": room.seats.chosen_decks(player),
            "lists": room.seats.readable_decks(player),
            "reach": room.settings.reach if invites else "",
            "watching": room.visitors.spectators(),
            "undo": None if request is None else request.json(player),
            "notice": None if notice is None else notice.data(),
            "rematch": None if rematch is None else rematch.json(player),
            "shuffles": shuffles_json(room.row, room.table, room.seats.may_see_all(player)),
        }

    def send_table(self) -> None:
        self._table_soon.cancel()
        for_others = ""
        for connection in list(self.room.visitors.connections):
            if involves(self.room.row, connection.player):
                connection.send(self.table_json(connection.player))
            else:
                for_others = for_others or dumps(self.table_json(connection.player))
                connection.send(for_others)

    def send_table_soon(self) -> None:
        self._table_soon.request()

    def stop(self) -> None:
        self._table_soon.cancel()

    # the state of the game

    def state_json(self, seats: list[Seat], events_from: int) -> dict[str, Json]:
        room = self.room
        if not is_dealt(room.row):
            return {"type": "state", **NOTHING_DEALT}
        table = room.table
        waiting = room.row.status == "waiting" or room.closed is not None
        return {
            "type": "state",
            **picture(table, seats),
            "choices": {
                str(seat): [choice_json(table, choice) for choice in table.choices[seat]]
                for seat in seats
                if seat in table.choices and not waiting
            },
            "events": events_json(table, events_from, viewer(seats)),
            "events_from": events_from,
            "back": table.last_decision_of(seats),
            "chosen": table.last_decision_of(seats, passes=True),
            "free": room.undo.free_since(seats),
        }

    async def state_text(self, seats: list[Seat], events_from: int) -> str:
        table = self.room.table
        if table.event_count - events_from <= FEW_EVENTS:
            return dumps(self.state_json(seats, events_from))
        table.copy()  # splits the table's lists into chunks, so that nothing changes them while the thread reads
        return await worker_threads.run_short(lambda: dumps(self.state_json(seats, events_from)))

    async def send_states(self, connections: Iterable[Connection]) -> None:
        """Needs the room's lock, so that the table does not change meanwhile."""
        texts: dict[tuple[tuple[int, ...], int], str] = {}
        for connection in connections:
            start = self._next_event(connection)
            seats_and_start = (tuple(connection.seats), start)
            if seats_and_start not in texts:
                texts[seats_and_start] = await self.state_text(connection.seats, start)
            connection.send(texts[seats_and_start])
            connection.events_sent = self.room.table.event_count

    async def send_choice(self, seat: int) -> None:
        """Send the state after a choice, first to the player who made it."""
        connections = self.room.visitors.connections
        first = [connection for connection in connections if seat in connection.seats]
        await self.send_states(first)
        try:
            if first:
                await asyncio.sleep(0)
        finally:
            await self.send_states(connections.difference(first))
            self.room.bots.wake()

    async def send_state_again(self, connection: Connection) -> None:
        """Send the whole state to a visitor who missed something."""
        async with self.room.lock:
            connection.events_sent = -1
            await self.send_states([connection])

    def first_event(self) -> int:
        """The first event that a new visitor is sent: some lines of the log, and at least the last round."""
        return min(max(0, self.room.table.event_count - EVENTS_AT_FIRST), round_start(self.room.table))

    def _next_event(self, connection: Connection) -> int:
        if connection.events_sent >= 0:
            return min(connection.events_sent, self.room.table.event_count)
        return self.first_event()

    # everything, and notices

    def send_everything(self) -> None:
        """Send everything to everybody: the seats or the whole game may have changed."""
        for connection in list(self.room.visitors.connections):
            connection.seats = self.room.seats.of(connection.player)
            connection.events_sent = -1
            connection.send(self.state_json(connection.seats, self._next_event(connection)))
            connection.events_sent = self.room.table.event_count
            self.room.chat.send_lines(connection)
        self.send_table()
        self.room.wake()

    def send_notice(self, player: str, text: Message) -> None:
        """Send a message to one player only."""
        for connection in self.room.visitors.connections:
            if connection.player == player:
                connection.send({"type": "notice", "text": text.data()})

    def send_error(self, message: Message) -> None:
        for connection in list(self.room.visitors.connections):
            connection.send(error_json(message))
