"""The rooms that are open, and how tables come into being, are opened again and go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any

from ...engine.errors import KantynaError
from ...engine.serialization.replay import replay
from ...engine.serialization.table_cards import card_marks
from ...engine.table import Table
from .. import worker_threads
from ..decks.seat_decks import together
from ..logs import named
from ..protocol.wire import Refused, refused
from ..settings import Settings
from ..shuffles.commitments import Given, Promises, commitment_of, seed_of
from ..storage.store import NOT_STORED, Entry, Row, Store, Stored, brief
from ..tables.stored_tables import LoadedTable, history, is_dealt, new_row, resume
from ..tables.summaries import may_remove, once_more, summary
from .proposals import Rematch
from .room import Room
from .saved_stops import KeptStops

Json = Any
log = logging.getLogger(__name__)


class Rooms:
    """The rooms that are open. A room is opened from the database when somebody asks for it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.stops = KeptStops(store)
        self.promises = Promises()
        self.open: dict[str, Room] = {}
        self.closed: dict[str, Refused] = {}
        """Tables that could not be opened, and why: they are not tried again until the server is started anew."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._waiting: dict[str, list[int]] = {}
        self._left: dict[str, float] = {}
        """When the last of its people left a table that is not open, as long as it is offered."""
        self._looking: set[asyncio.Task[None]] = set()

    async def room(self, id: str) -> Room:
        """The one room of a table. Everybody who asks while it is being opened waits for the same opening."""
        found = self.open.get(id)
        if found is not None:
            found.touched = time.monotonic()  # it does not leave memory under the hands of who asked for it
            return found
        if id in self.closed:
            raise self.closed[id]
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)  # a visitor who leaves does not stop it for the others

    async def _open(self, id: str) -> Room:
        stored = await self.store.read(id)
        if stored is None:
            raise refused("no-table", 404)
        room = self._made(stored.row, await self._resume(stored))
        room.chat, room.said = stored.chat, stored.said
        self.open[id] = room
        return room

    def _made(self, row: Row, loaded: LoadedTable) -> Room:
        return Room(row, loaded, self.store, self.settings, self.stops)

    async def set_stops(self, room: Room, player: str, wishes: dict[str, Json]) -> None:
        """Where this player wants to be asked, at every table of that game."""
        await room.set_stops(player, wishes)
        for other in list(self.open.values()):
            if other is not room and other.row.game == room.row.game and player in other.people():
                other.passing.wake()

    async def _resume(self, stored: Stored) -> LoadedTable:
        try:
            return await resume(stored, self.store)
        except KantynaError as error:
            log.warning("table %s stays closed: %s", stored.row.id, named(error))
            self.closed[stored.row.id] = refused("closed", 409, detail=error.message)
            raise self.closed[stored.row.id] from error

    def doubt(self) -> None:
        """Somebody else may have written into the database: every table is read again."""
        for room in list(self.open.values()):
            room.doubt()

    def summary(self, row: Row, player: str) -> dict[str, Json]:
        """A table as it stands in this player's list. Whose turn it is at one that is not open is looked up meanwhile,
        and known when the list is next asked for."""
        room = self.open.get(row.id)
        if room is not None:
            return room.summary(player)
        listed = summary(row, player, row.length, set(), self._waiting.get(row.id, []))
        if row.status == "playing" and listed["you"] and row.id not in self._waiting and not self._looking:
            task = asyncio.create_task(self._look_up(row.id))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)
        return listed

    async def _look_up(self, id: str) -> None:
        self._waiting[id] = []
        with contextlib.suppress(KantynaError, *NOT_STORED):
            self._waiting[id] = (await self.room(id)).table.waiting

    async def remove(self, id: str, player: str) -> None:
        """Take a table away for good."""
        if id in self._opening:
            with contextlib.suppress(KantynaError, *NOT_STORED):
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
            row.status = "removed"  # a bot that is still thinking finds nothing to move at
            self.open.pop(id, None)
            self._waiting.pop(id, None)
        if room is not None:
            await room.close()

    def offered_since(self) -> float:
        """Tables are offered whose people were here after that moment, in seconds since 1970."""
        return time.time() - self.settings.away_minutes * 60

    def is_offered(self, row: Row) -> bool:
        """Is one of its people here, or was lately? One that is not offered is still there for its people."""
        room = self.open.get(row.id)
        last = max(row.updated, self._left.get(row.id, 0.0)) if room is None else room.last_here()
        return last >= self.offered_since()

    async def offered(self, status: str, most: int) -> list[Row]:
        """The public tables that everybody is shown in the lobby, the latest first."""
        since = self.offered_since()
        seen = self._left | {id: room.last_here() for id, room in self.open.items()}
        here = [id for id, last in seen.items() if last >= since]
        return await self.store.tables(status, most, True, since, here)

    async def tidy(self) -> None:
        """Rooms that nobody looks at and where nothing moves leave memory."""
        since = self.offered_since()
        self._left = {id: left for id, left in self._left.items() if left >= since}
        limit = time.monotonic() - self.settings.idle_minutes * 60
        for id, room in list(self.open.items()):
            busy = room.lock.locked() or room.passing.is_busy or room.driver.is_busy
            if not room.connections and not busy and room.touched < limit:
                self._left[id] = room.last_here()
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
    ) -> Room:
        """A new table. `start`: the position it begins at. `shuffles`: what its seed is mixed from."""
        full = all(seat["kind"] == "bot" or seat.get("player") for seat in seats)
        if start is None:
            shuffles = shuffles or self.promises.redeem(player, seats, None)

        def deal() -> tuple[Row, Table]:
            if start is None:
                chosen, decks = together(game, format, options, seats) if full else (options, None)
                table = Table(game, format, seed_of(shuffles) if full else None, len(seats), chosen, decks)
            else:
                table = Table.from_position(start)
            return new_row(table, player, seats, start, "playing" if full else "waiting", listed, shuffles), table

        row, table = await worker_threads.soon(deal)
        if not is_dealt(row):  # what others bring may still change both
            row.options, row.decks = options, None
        return await self.add(row, table)

    async def rematch(self, room: Room, player: str, name: str, contribution: Given = None) -> Room:
        """The same again: a new table for the first who asks, a kept seat there for the others."""
        async with room.held():
            mine = room.seats_of(player)
            if not mine:
                raise refused("not-your-seat", 403)
            if room.row.status != "finished":
                raise refused("not-over", 409)
            if room.rematch is not None:
                again = await self.room(room.rematch.id)
                for seat in again.kept_for(player):
                    await again.sit(player, again.row.seats[seat]["name"] or name, seat, None, contribution)
                if again.seats_of(player):
                    return again
            row = room.row
            seats = [once_more(seat, player) for seat in row.seats]
            mixed = self.promises.redeem(player, seats, contribution)
            made = await self.create(player, row.game, row.format, row.options, seats, False, shuffles=mixed)
            called, hash = row.seats[mine[0]]["name"] or name, commitment_of(made.row)
            room.rematch = Rematch(made.row.id, player, called, mine[0], hash)
            room._tell_table()
            return made

    async def add_record(self, player: str, record: Json) -> Room:
        """A game from a record, to be looked at."""

        def play() -> tuple[Row, Table, list[Entry]]:
            table = replay(record)
            seats = [{"kind": "record", "name": ""} for _ in range(table.seat_count)]
            return new_row(table, player, seats, record.get("start"), "finished", False), table, history(table)

        return await self.add(*await worker_threads.at_length(play))

    async def add(self, row: Row, table: Table, made: Sequence[Entry] = ()) -> Room:
        try:
            await self.store.add_table(row, card_marks(table), made)
        except NOT_STORED as error:
            log.warning("table %s could not be stored: %s", row.id, brief(error))
            try:
                stored = await self.store.read(row.id)
            except NOT_STORED:
                raise refused("unsure", 503) from None
            if stored is None:
                raise refused("not-stored", 503) from None
            row = stored.row
        room = self.open[row.id] = self._made(row, LoadedTable(table))
        room.wake()
        return room

    async def close(self) -> None:
        openings = list(self._opening.values())
        for opening in openings:
            opening.cancel()
        await asyncio.gather(*openings, return_exceptions=True)
        for room in list(self.open.values()):
            await room.close()
