"""Playing at a room: choices and how they are stored, and questions about the game.

A choice is made in this order, under the room's lock: on a copy of the table, in the database, at the table itself;
then it is sent to everybody.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from ...engine.draws import ACCEPT, OFFER
from ...engine.ids import NO_SEAT
from ...engine.registry import load_rules
from ...engine.table import RESIGN
from .. import worker_threads
from ..errors import Refused, refused
from ..tables.recap import earlier_state, recap
from ..tables.stale_choices import is_still_to_make
from ..tables.stored_tables import is_dealt, snapshot

if TYPE_CHECKING:
    from .room import Room

Json = Any
UPDATE_ROW_EVERY = 10.0
"""Seconds after which a choice also updates the date of the table in the lobby."""


class Play:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._recap: dict[str, Json] | None = None

    async def choose(self, player: str, seat: int, at: int, key: str) -> None:
        """A choice that the player's browser made after `at` choices."""
        async with self.room.in_sync():
            self.check_player(player, seat)
            if at != self.room.table.length and not is_still_to_make(self.room.table, seat, at, key):
                return
            await self.make_choice(seat, key)

    async def resign(self, player: str, seat: int) -> None:
        async with self.room.in_sync():
            self.check_player(player, seat)
            await self.make_choice(seat, RESIGN)

    async def draw(self, player: str) -> None:
        """Offer a draw, or accept the one that is offered, with all seats of the player; bots answer at once."""
        room = self.room
        async with room.in_sync():
            mine = room.seats.of(player)
            self.check_player(player, mine[0] if mine else NO_SEAT)
            word = ACCEPT if any([room.table.why_not(seat, ACCEPT) is None for seat in mine]) else OFFER
            willing = [seat for seat in mine if room.table.why_not(seat, word) is None]
            for seat in willing or mine[:1]:  # if none of them may, the engine says why
                await self.make_choice(seat, word)
                word = ACCEPT
            for seat in room.bots.seats():
                if room.bots.accepts_draw(seat):
                    await self.make_choice(seat, ACCEPT)

    def check_player(self, player: str, seat: int) -> None:
        if seat not in self.room.seats.of(player):
            raise refused("not-your-seat", 403)
        if self.room.row.status == "waiting":
            raise refused("not-begun", 409)
        self.check_open()

    def check_open(self) -> None:
        if self.room.closed is not None:
            raise Refused(self.room.closed, 409)

    async def make_choice(self, seat: int, key: str) -> None:
        """Make one choice and the automatic passes after it, and send the result. Needs the room's lock."""
        if await self.store_choice(seat, key):
            await self.room.auto_pass.pass_all()
            await self.room.broadcast.send_choice(seat)

    async def make_passes(self) -> None:
        """Make automatic passes after a player's stops changed. Needs the room's lock."""
        room = self.room
        before = room.table
        await room.auto_pass.pass_all()
        if room.table is not before:
            await room.broadcast.send_states(list(room.visitors.connections))
            room.bots.wake()

    async def store_choice(self, seat: int, key: str) -> bool:
        """Make one choice and store it, without sending the new state. Needs the room's lock.

        False: the choice is stored, but after an error, so the table was loaded again and everything has been sent.
        """
        room = self.room
        n = room.table.length
        after = room.table.copy()
        player = room.row.seats[seat].get("player")
        if player and room.seats.people() != {player}:
            room.undo.free.choose(after, seat, key, room.seats.of(player))
        else:
            after.choose(seat, key)
        status, winners = "finished" if after.over else "playing", list(after.winners)
        ended = status != room.row.status
        update_row = ended or time.time() - room.row.updated > UPDATE_ROW_EVERY
        writing = room.store.add_choice(
            room.row, n, seat, key, after.mark(), status, winners, update_row, snapshot(after)
        )
        if await room.write(writing, lambda: room.table.choices_since(n) == [(seat, key)]) is None:
            return False
        room.table = after
        room.touch()
        room.row.status, room.row.winners = status, winners
        if update_row:
            room.row.updated = time.time()
        if room.undo.withdraw() is not None or ended:
            room.broadcast.send_table()
        waiting = after.waiting
        for connection in room.visitors.connections:
            if after.over or not set(connection.seats).isdisjoint(waiting):
                connection.pace.until_turn = False
        return True

    async def set_pace(self, player: str, name: str, until_turn: bool) -> None:
        """How fast bots move for this player."""
        room = self.room
        async with room.lock:
            for connection in room.visitors.connections:
                if connection.player == player:
                    on_turn = not set(connection.seats).isdisjoint(room.table.waiting)
                    connection.pace.set(name, until_turn and bool(connection.seats) and not on_turn)
            room.bots.hurry()

    async def set_stops(self, player: str, wishes: dict[str, Json]) -> None:
        """Where this player wants to be asked."""
        async with self.room.in_sync():
            if not self.room.seats.of(player):
                raise refused("not-your-seat", 403)
            await self.room.auto_pass.change(player, wishes)
            await self.make_passes()

    async def pass_until(self, player: str, seat: int, what: str | None) -> None:
        async with self.room.in_sync():
            self.check_player(player, seat)
            await self.room.auto_pass.pass_until(seat, what)
            await self.make_passes()

    # questions about the game

    def why_not(self, player: str, seat: int, key: str) -> dict[str, Json]:
        if seat not in self.room.seats.of(player):
            raise refused("not-your-seat", 403)
        refusal = self.room.table.why_not(seat, key)
        if refusal is None:
            return {"type": "why", "rule": None}
        return {"type": "why", "rule": refusal.rule, "text": refusal.message.data()}

    async def look_back(self, player: str, at: int) -> dict[str, Json]:
        """The table after its first `at` choices, as this player may see it."""
        table = self.room.table
        if not is_dealt(self.room.row):
            raise refused("not-begun", 409)
        if not 0 <= at <= table.length:
            raise refused("look-range", n=table.length)
        return await worker_threads.run_short(earlier_state, table.copy(), self.room.seats.of(player), at)

    async def recap_for(self, player: str) -> dict[str, Json]:
        """How the game went. Brought decks are left out unless this player may read them."""
        room = self.room
        if room.row.status != "finished":
            raise refused("not-over", 409)
        if self._recap is None:
            self._recap = await worker_threads.run_long(recap, room.table.copy())
        if not load_rules(room.row.game).brings_decks or room.seats.may_see_all(player):
            return self._recap
        known = room.seats.readable_decks(player)
        return {
            **self._recap,
            "decks": [deck if str(i) in known else {} for i, deck in enumerate(self._recap["decks"])],
        }
