"""Somebody who wants to be forgotten: their name, what they said, their decks and stops, and every table that is
theirs alone.

Where others sit too, the game is theirs as well: it stays, the seat becomes nobody's, and a running game is resigned.
At a table that cannot be opened nobody can resign, but the seat becomes nobody's all the same.
"""

from __future__ import annotations

import contextlib
import logging
from typing import Any

from sqlalchemy import delete, select, update

from ..engine.errors import KantynaError
from ..engine.table import RESIGN
from . import identity
from .rooms.open_rooms import Rooms
from .rooms.room import Room
from .storage.schema import beginnings, chat, decks, players, stops
from .storage.store import NOT_STORED, Store
from .tables.summaries import may_remove

Json = Any
log = logging.getLogger(__name__)
MOST = 10_000


async def erase(rooms: Rooms, player: str) -> None:
    """Can be asked for again if it fails half way: what is gone stays gone."""
    for row in await rooms.store.tables_of(player, MOST):
        if may_remove(row, player):
            await rooms.remove(row.id, player)
            continue
        room = await _opened(rooms, row.id)
        if room is None:
            await _leave_stored(rooms.store, row.id, player)
        else:
            await _leave(room, player)
    async with rooms.store.writing() as db:
        await db.execute(delete(decks).where(decks.c.player == player))
        await db.execute(delete(stops).where(stops.c.player == player))
        await db.execute(delete(players).where(players.c.id == player))
    rooms.stops.forget(player)


async def _opened(rooms: Rooms, id: str) -> Room | None:
    """None: it cannot be opened, whatever is wrong with it. A database that does not answer is another matter."""
    try:
        return await rooms.room(id)
    except NOT_STORED:
        raise
    except Exception as error:
        log.warning("somebody leaves table %s, which cannot be opened: %s", id, type(error).__name__)
        return None


async def _leave(room: Room, player: str) -> None:
    async with room.held():
        mine = room.seats_of(player)
        if room.row.status == "playing" and room.closed is None:
            for seat in mine:
                with contextlib.suppress(KantynaError):  # it has left the game before, or has ended it just now
                    await room.make(seat, RESIGN)
        nobody = identity.fresh_id()
        seats, owner = _without(room.row.seats, room.row.owner, player, nobody, room.row.status)
        await _forget_words(room.store, room.row.id, mine, player, nobody)
        revision = await room.stored(
            room.store.save_seats(room.row, seats, room.row.status, owner), lambda: not room.seats_of(player)
        )
        if revision is not None:
            room.row.seats, room.row.owner, room.row.revision = seats, owner, revision
        room.forget(mine, await room.store.said_at(room.row.id))


async def _leave_stored(store: Store, id: str, player: str) -> None:
    """The same at a table that nobody can open."""
    row = await store.table(id)
    if row is None:
        return
    nobody = identity.fresh_id()
    seats, owner = _without(row.seats, row.owner, player, nobody, row.status)
    mine = [i for i, seat in enumerate(row.seats) if seat.get("player") == player]
    await _forget_words(store, row.id, mine, player, nobody)
    await store.save_seats(row, seats, row.status, owner)


def _without(
    seats: list[dict[str, Json]], owner: str, player: str, nobody: str, status: str
) -> tuple[list[dict[str, Json]], str]:
    """Who sits at a table and whose it is, once this player is nobody. A seat at one that waits is free again."""
    left = [dict(seat) for seat in seats]
    for place in left:
        if place.get("player") == player:
            place.update(player=None if status == "waiting" else nobody, name="", decks=None)
        if place.get("for") == player:
            place.update({"for": nobody, "name": "", "decks": None})
    return left, nobody if owner == player else owner


async def _forget_words(store: Store, id: str, mine: list[int], player: str, nobody: str) -> None:
    """What the player said at a table, and the name in what was put away when its rules changed."""
    async with store.writing() as db:
        await db.execute(delete(chat).where(chat.c.table_id == id, chat.c.seat.in_(mine)))
        put_away = select(beginnings.c.revision, beginnings.c.record).where(beginnings.c.table_id == id)
        for revision, record in (await db.execute(put_away)).all():
            row = record["row"]
            seats, owner = _without(row.get("seats", []), row.get("owner", ""), player, nobody, "playing")
            this = (beginnings.c.table_id == id) & (beginnings.c.revision == revision)
            changed = {**record, "row": {**row, "seats": seats, "owner": owner}}
            await db.execute(update(beginnings).where(this).values(record=changed))
