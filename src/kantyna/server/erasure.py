"""Erases a player: name, chat lines, decks, stops, and every table that is theirs alone.

A game with other people stays: the seat becomes anonymous, and a running game is resigned. At a table that cannot be
opened nobody can resign, but the seat becomes anonymous too.
"""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select, update

from ..engine.errors import KantynaError
from ..engine.ids import Seat
from ..engine.table import RESIGN
from . import identity
from .rooms.open_rooms import Rooms
from .rooms.room import Room
from .storage.failures import STORAGE_ERRORS
from .storage.leases import NotOwner
from .storage.schema import beginnings, chat, decks, players, stops
from .storage.store import Store
from .tables.summaries import may_remove, seats_of

if TYPE_CHECKING:
    from .cluster.router import Router

Json = Any
log = logging.getLogger(__name__)
MOST = 10_000


async def erase(router: Router, player: str) -> None:
    """Can be repeated if it fails half way."""
    rooms = router.rooms
    for row in await rooms.store.tables_of(player, MOST):
        await router.ask(row.id, "forget", player)
    async with rooms.store.writing() as db:
        await db.execute(delete(decks).where(decks.c.player == player))
        await db.execute(delete(stops).where(stops.c.player == player))
        await db.execute(delete(players).where(players.c.id == player))
    rooms.stops.forget(player)


async def forget_at(rooms: Rooms, id: str, player: str) -> None:
    """Erase a player from one table. Only its owner can."""
    row = await rooms.store.table(id)
    if row is None:
        return
    if may_remove(row, player):
        await rooms.remove(id, player)
        return
    room = await _open(rooms, id)
    if room is None:
        await _leave_stored(rooms.store, id, player)
    else:
        await _leave(room, player)


async def _open(rooms: Rooms, id: str) -> Room | None:
    """The room; None if it cannot be opened. Raises if the database does not answer."""
    try:
        return await rooms.room(id)
    except (NotOwner, *STORAGE_ERRORS):
        raise
    except Exception as error:
        log.warning("a player leaves table %s, which cannot be opened: %s", id, type(error).__name__)
        return None


async def _leave(room: Room, player: str) -> None:
    async with room.in_sync():
        mine = room.seats.of(player)
        if room.row.status == "playing" and room.closed is None:
            for seat in mine:
                with contextlib.suppress(KantynaError):  # the seat is out of the game, or the game just ended
                    await room.play.make_choice(seat, RESIGN)
        anonymous = identity.fresh_id()
        seats, owner = _without(room.row.seats, room.row.owner, player, anonymous, room.row.status)
        await _erase_words(room.store, room.row.id, mine, player, anonymous)
        if room.rematch is not None and room.rematch.player == player:
            await room.store.save_rematch(room.row, {**room.row.rematch, "player": anonymous, "name": ""})
            room.row.rematch = {**room.row.rematch, "player": anonymous, "name": ""}
        revision = await room.write(
            room.store.save_seats(room.row, seats, room.row.status, owner), lambda: not room.seats.of(player)
        )
        if revision is not None:
            room.row.seats, room.row.owner, room.row.revision = seats, owner, revision
        room.forget_player(mine, await room.store.chat_counts(room.row.id))


async def _leave_stored(store: Store, id: str, player: str) -> None:
    """The same at a table that cannot be opened."""
    row = await store.table(id)
    if row is None:
        return
    anonymous = identity.fresh_id()
    seats, owner = _without(row.seats, row.owner, player, anonymous, row.status)
    mine = seats_of(row, player)
    await _erase_words(store, row.id, mine, player, anonymous)
    await store.save_seats(row, seats, row.status, owner)


def _without(
    seats: list[dict[str, Json]], owner: str, player: str, anonymous: str, status: str
) -> tuple[list[dict[str, Json]], str]:
    """The seats and the owner of a table without this player. A seat at a table that waits is free again."""
    left = [dict(seat) for seat in seats]
    for place in left:
        if place.get("player") == player:
            place.update(player=None if status == "waiting" else anonymous, name="", decks=None)
        if place.get("for") == player:
            place.update({"for": anonymous, "name": "", "decks": None})
    return left, anonymous if owner == player else owner


async def _erase_words(store: Store, id: str, mine: list[Seat], player: str, anonymous: str) -> None:
    """Delete the player's chat lines at a table, and the name in games that were put away when rules changed."""
    async with store.writing() as db:
        await db.execute(delete(chat).where(chat.c.table_id == id, chat.c.seat.in_(mine)))
        put_away = select(beginnings.c.revision, beginnings.c.record).where(beginnings.c.table_id == id)
        for revision, record in (await db.execute(put_away)).all():
            row = record["row"]
            seats, owner = _without(row.get("seats", []), row.get("owner", ""), player, anonymous, "playing")
            this = (beginnings.c.table_id == id) & (beginnings.c.revision == revision)
            changed = {**record, "row": {**row, "seats": seats, "owner": owner}}
            await db.execute(update(beginnings).where(this).values(record=changed))
