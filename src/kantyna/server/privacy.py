"""Somebody who wants to be forgotten: their name, what they said, their decks and stops, and every table that is
theirs alone.

Where others sit too, the game is theirs as well: it stays, the seat becomes nobody's, and a running game is resigned.
"""

from __future__ import annotations

import contextlib

from sqlalchemy import delete

from ..engine.errors import KantynaError
from ..engine.table import RESIGN
from . import identity
from .listing import may_remove
from .room import Room
from .rooms import Rooms
from .schema import chat, decks, players, stops

MOST = 10_000


async def erase(rooms: Rooms, player: str) -> None:
    """Can be asked for again if it fails half way: what is gone stays gone."""
    for row in await rooms.store.tables_of(player, MOST):
        room = await rooms.room(row.id)
        if may_remove(room.row, player):
            await rooms.remove(row.id, player)
        else:
            await _leave(room, player)
    async with rooms.store.writing() as db:
        await db.execute(delete(decks).where(decks.c.player == player))
        await db.execute(delete(stops).where(stops.c.player == player))
        await db.execute(delete(players).where(players.c.id == player))
    rooms.stops.forget(player)


async def _leave(room: Room, player: str) -> None:
    async with room.held():
        mine = room.seats_of(player)
        if room.row.status == "playing" and room.closed is None:
            for seat in mine:
                with contextlib.suppress(KantynaError):  # it has left the game before, or has ended it just now
                    await room.make(seat, RESIGN)
        nobody = identity.fresh_id()
        free = room.row.status == "waiting"
        seats = [dict(seat) for seat in room.row.seats]
        for place in seats:
            if place.get("player") == player:
                place.update(player=None if free else nobody, name="", decks=None)
            if place.get("for") == player:
                place.update({"for": nobody, "name": "", "decks": None})
        owner = nobody if room.row.owner == player else room.row.owner
        async with room.store.writing() as db:
            await db.execute(delete(chat).where(chat.c.table_id == room.row.id, chat.c.seat.in_(mine)))
        revision = await room.stored(
            room.store.save_seats(room.row, seats, room.row.status, owner), lambda: not room.seats_of(player)
        )
        if revision is not None:
            room.row.seats, room.row.owner, room.row.revision = seats, owner, revision
        room.forget(mine)
