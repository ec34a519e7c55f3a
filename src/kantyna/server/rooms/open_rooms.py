"""The rooms that are open: creating, opening, listing and removing them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from typing import Any

from ...engine.errors import KantynaError
from ...engine.serialization.replay import replay
from ...engine.serialization.table_cards import card_marks
from ...engine.table import Table
from .. import worker_threads
from ..bot_service.service import BotService
from ..decks.seat_decks import combined_decks
from ..errors import Refused, refused
from ..logs import error_name
from ..settings import Settings
from ..shuffles.commitments import Commitments, GivenValue, commitment_of, seed_of
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..storage.leases import NotOwner, shard_of
from ..storage.rows import Row, StoredChoice, StoredTable
from ..storage.store import Store
from ..tables.stored_tables import LoadedTable, history, is_dealt, new_row, resume
from ..tables.summaries import may_remove, rematch_seat, summary
from .proposals import Rematch
from .room import Room
from .saved_stops import SavedStops

Json = Any
log = logging.getLogger(__name__)
SEEN_EVERY = 300.0
"""Seconds between notes that people are still at a table."""


class Rooms:
    """The rooms that are open. A stored table is opened when somebody asks for it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.stops = SavedStops(store)
        self.commitments = Commitments(store)
        self.bot_service = BotService()
        self.open: dict[str, Room] = {}
        self.closed: dict[str, Refused] = {}
        """Tables that could not be opened, and why. They are not tried again until the server restarts."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._waiting: dict[str, list[int]] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self.owns: Callable[[str], bool] = lambda id: True
        """Is a table ours to open? In a cluster others own some (`cluster/router.py`)."""
        self.stops_changed: Callable[[str, str], Awaitable[None]] = _nobody_else
        """Tells other processes that a player changed the stops of a game."""

    async def room(self, id: str) -> Room:
        """The room of a table. Requests that come while it is being opened wait for the same room.

        Raises `NotOwner` if the table is another process's.
        """
        if not self.owns(id):
            raise NotOwner(id)
        found = self.open.get(id)
        if found is not None:
            found.touch()  # it must not leave memory while it is used
            return found
        if id in self.closed:
            raise self.closed[id]
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)  # a visitor who disconnects must not cancel it for others

    async def _open(self, id: str) -> Room:
        stored = await self.store.read(id)
        if stored is None:
            raise refused("no-table", 404)
        room = self._new_room(stored.row, await self._resume(stored))
        room.chat_lines, room.chat_counts, room.messages = stored.chat, stored.chat_counts, stored.messages
        if not self.owns(id):
            raise NotOwner(id)
        self.open[id] = room
        return room

    def _new_room(self, row: Row, loaded: LoadedTable) -> Room:
        return Room(row, loaded, self.store, self.settings, self.stops, self.bot_service)

    async def set_stops(self, room: Room, player: str, wishes: dict[str, Json]) -> None:
        """Where this player wants to be asked, at every table of that game."""
        await room.play.set_stops(player, wishes)
        self._wake_stops(player, room.row.game, room)
        await self.stops_changed(player, room.row.game)

    def reread_stops(self, player: str, game: str) -> None:
        """The player changed them at a table of another process."""
        self.stops.forget(player)
        self._wake_stops(player, game)

    def _wake_stops(self, player: str, game: str, done: Room | None = None) -> None:
        for room in list(self.open.values()):
            if room is not done and room.row.game == game and player in room.seats.people():
                room.auto_pass.wake()

    async def _resume(self, stored: StoredTable) -> LoadedTable:
        try:
            return await resume(stored, self.store)
        except KantynaError as error:
            log.warning("table %s stays closed: %s", stored.row.id, error_name(error))
            self.closed[stored.row.id] = refused("closed", 409, detail=error.message)
            raise self.closed[stored.row.id] from error

    def mark_stale(self) -> None:
        """Another process may have written to the database: load every table again."""
        for room in list(self.open.values()):
            room.mark_stale()

    def presence(self, ids: list[str]) -> dict[str, Json]:
        """Of those of these tables that are open: their length, the seats whose people are here, and those to move."""
        found: dict[str, Json] = {}
        for id in ids:
            room = self.open.get(id)
            if room is not None:
                online = [seat for one in room.visitors.connections for seat in room.seats.of(one.player)]
                found[id] = [room.table.length, online, room.table.waiting]
        return found

    def summary(self, row: Row, player: str, elsewhere: dict[str, Json] | None = None) -> dict[str, Json]:
        """A table as the lobby lists it for this player. `elsewhere`: the presence at tables of other processes.

        If the table is not open, whose turn it is gets looked up in the background, for the next request.
        """
        room = self.open.get(row.id)
        if room is not None:
            return room.broadcast.summary(player)
        if elsewhere and row.id in elsewhere:
            length, online, waiting = elsewhere[row.id]
            people = {row.seats[seat].get("player") for seat in online if seat < len(row.seats)}
            return summary(row, player, length, people, waiting)
        listed = summary(row, player, row.length, set(), self._waiting.get(row.id, []))
        mine = row.status == "playing" and listed["you"] and self.owns(row.id)
        if mine and row.id not in self._waiting and not self._looking:
            task = asyncio.create_task(self._look_up(row.id))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)
        return listed

    async def _look_up(self, id: str) -> None:
        self._waiting[id] = []
        with contextlib.suppress(KantynaError, NotOwner, *STORAGE_ERRORS):
            self._waiting[id] = (await self.room(id)).table.waiting

    async def remove(self, id: str, player: str) -> None:
        """Delete a table."""
        if id in self._opening:
            with contextlib.suppress(KantynaError, *STORAGE_ERRORS):
                await self.room(id)
        room = self.open.get(id)
        async with room.lock if room is not None else contextlib.nullcontext():
            row = room.row if room is not None else await self.store.table(id)
            if row is None:
                raise refused("no-table", 404)
            if row.owner != player:
                raise refused("not-your-table", 403)
            if not may_remove(row, player):
                raise refused("others-sit", 409)
            await self.store.remove(id)
            row.status = "removed"  # stops a bot that is still thinking
            self.open.pop(id, None)
            self._waiting.pop(id, None)
        if room is not None:
            await room.close()

    def offered_since(self) -> float:
        """The lobby offers tables whose people were here after this time, in seconds since 1970."""
        return time.time() - self.settings.away_minutes * 60

    def is_offered(self, row: Row) -> bool:
        """Was one of its people here lately? Otherwise only they see the table."""
        room = self.open.get(row.id)
        last = row.seen if room is None else max(room.row.seen, room.visitors.last_seen())
        return last >= self.offered_since()

    async def offered(self, status: str, most: int) -> list[Row]:
        """The public tables in everybody's lobby, the latest first."""
        since = self.offered_since()
        here = [id for id, room in self.open.items() if room.visitors.last_seen() >= since]
        return await self.store.tables(status, most, True, since, here)

    async def note_seen(self) -> None:
        """Store where people are or were, so that other processes, and this one after a restart, offer their tables."""
        now = time.time()
        seen: dict[str, float] = {}
        for room in self.open.values():
            last = room.visitors.last_seen()
            if last > room.row.seen + (SEEN_EVERY if last >= now else 0):
                seen[room.row.id] = room.row.seen = last
        if seen:
            await self.store.note_seen(seen)

    async def tidy(self) -> None:
        """Drop rooms from memory where nobody is and nothing happens."""
        await self.note_seen()
        limit = time.monotonic() - self.settings.idle_minutes * 60
        for id, room in list(self.open.items()):
            busy = room.lock.locked() or room.auto_pass.is_busy or room.bots.is_busy
            if not room.visitors.connections and not busy and room.touched < limit:
                self._waiting[id] = room.table.waiting
                del self.open[id]

    async def create(
        self,
        player: str,
        game: str,
        format: str | None,
        options: dict[str, Any],
        seats: list[dict[str, Any]],
        listed: bool,
        start: Json = None,
        shuffles: Json = None,
        beside: str = "",
    ) -> Room:
        """A new table. `start`: the position it begins at. `shuffles`: what its seed is mixed from. `beside`: a table
        that the same process is to own."""
        full = all(seat["kind"] == "bot" or seat.get("player") for seat in seats)
        if start is None:
            shuffles = shuffles or await self.commitments.redeem(player, seats, None)

        def deal() -> tuple[Row, Table]:
            if start is None:
                chosen, decks = combined_decks(game, format, options, seats) if full else (options, None)
                table = Table(game, format, seed_of(shuffles) if full else None, len(seats), chosen, decks)
            else:
                table = Table.from_position(start)
            return new_row(table, player, seats, start, "playing" if full else "waiting", listed, shuffles), table

        row, table = await worker_threads.run_short(deal)
        if not is_dealt(row):  # the decks of later players may change both
            row.options, row.decks = options, None
        return await self.add(row, table, beside=beside)

    async def rematch(self, room: Room, player: str, name: str, contribution: GivenValue = None) -> Room:
        """The same table again: new for the first player who asks, with a reserved seat for the others."""
        async with room.in_sync():
            mine = room.seats.of(player)
            if not mine:
                raise refused("not-your-seat", 403)
            if room.row.status != "finished":
                raise refused("not-over", 409)
            if room.rematch is not None:
                again = await self.room(room.rematch.id)
                for seat in again.seats.reserved_for(player):
                    await again.seats.sit(player, again.row.seats[seat]["name"] or name, seat, None, contribution)
                if again.seats.of(player):
                    return again
            row = room.row
            seats = [rematch_seat(seat, player) for seat in row.seats]
            mixed = await self.commitments.redeem(player, seats, contribution)
            made = await self.create(
                player, row.game, row.format, row.options, seats, False, shuffles=mixed, beside=row.id
            )
            own_name, hash = row.seats[mine[0]]["name"] or name, commitment_of(made.row)
            rematch = asdict(Rematch(made.row.id, player, own_name, mine[0], hash))
            await self.store.save_rematch(row, rematch)
            row.rematch = rematch
            room.broadcast.send_table()
            return made

    async def add_record(self, player: str, record: Json) -> Room:
        """A room with the game of a record, to watch."""

        def play() -> tuple[Row, Table, list[StoredChoice]]:
            table = replay(record)
            seats = [{"kind": "record", "name": ""} for _ in range(table.seat_count)]
            return new_row(table, player, seats, record.get("start"), "finished", False), table, history(table)

        return await self.add(*await worker_threads.run_long(play))

    def _fresh_id(self, beside: str = "") -> str:
        """Any id, so that the tables of a cluster spread evenly; with `beside`, one in the same shard."""
        while True:
            id = secrets.token_urlsafe(9)
            if not beside or shard_of(id) == shard_of(beside):
                return id

    async def add(self, row: Row, table: Table, made: Sequence[StoredChoice] = (), beside: str = "") -> Room:
        row.id = self._fresh_id(beside)
        if self.store.leases is not None:
            row.release = self.store.leases.release
        try:
            await self.store.add_table(row, card_marks(table), made)
        except STORAGE_ERRORS as error:
            log.warning("table %s could not be stored: %s", row.id, describe_error(error))
            try:
                stored = await self.store.read(row.id)
            except STORAGE_ERRORS:
                raise refused("unsure", 503) from None
            if stored is None:
                raise refused("not-stored", 503) from None
            row = stored.row
        room = self._new_room(row, LoadedTable(table))
        if self.owns(row.id):  # if not, its owner opens it when somebody comes
            self.open[row.id] = room
            room.wake()
        return room

    async def close(self) -> None:
        openings = list(self._opening.values())
        for opening in openings:
            opening.cancel()
        await asyncio.gather(*openings, return_exceptions=True)
        for room in list(self.open.values()):
            await room.close()


async def _nobody_else(player: str, game: str) -> None:
    """There are no other processes to tell."""
