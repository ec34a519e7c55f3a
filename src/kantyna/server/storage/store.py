"""Players, tables, choices and chat in the database.

A choice is stored before anybody is answered. The answer of the database may still get lost: after an error nobody
knows whether the write succeeded, so the table is loaded again (`Store.read`). That gives it a new revision. Every
write names the revision it is based on, so a write that is still on its way from before is refused.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, bindparam, case, delete, func, insert, literal, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import traces
from .bulk_choices import add_choices, read_choices
from .choice_writer import ChoiceToStore
from .database import Database, upsert
from .failures import WriteConflict
from .handled_message import handled_message
from .leases import Lease, shard_of
from .rows import Deal, Row, StoredChoice, StoredTable, read_row, read_seat, seat_values
from .schema import beginnings, chat, choices, players, rulebooks, seats, snapshots, tables

Json = Any
CHAT_LINES = 100
"""Lines of chat that are loaded with a table."""
IDS_A_QUERY = 500
"""Databases differ in how long a query may be."""
LISTED = select(
    *[column for column in tables.c if column.name != "start"],
    case((tables.c.start.is_(null()), null()), else_=literal("a position")).label("start"),
)
"""Tables without their start positions: only whether there is one."""


class Store(Database):
    def lease_of(self, id: str) -> Lease | None:
        """Our lease on a table, which every write to it names; None: all tables are ours. Raises `NotOwner`."""
        return None if self.leases is None else self.leases.lease((self.leases.release, shard_of(id)))

    async def _fence(self, db: AsyncConnection, id: str) -> None:
        """Fail unless the table is ours, and keep it ours until the transaction ends."""
        lease = self.lease_of(id)
        if lease is not None and self.leases is not None:
            await self.leases.fence(db, lease)

    # players

    async def name_of(self, player: str) -> str | None:
        async with self.reading() as db:
            found = (await db.execute(select(players.c.name).where(players.c.id == player))).scalar()
        return None if found is None else str(found)

    async def save_player(self, player: str, name: str) -> None:
        async with self.writing() as db:
            values = {"id": player, "name": name, "created": time.time()}
            await upsert(db, players, values, changed=["name"])

    # tables

    async def add_table(self, row: Row, cards: dict[str, str], made: Sequence[StoredChoice]) -> None:
        """Store a new table; `cards`: the marks of its cards."""
        async with self.writing() as db:
            await _store_rules(db, row.rules, cards)
            await db.execute(insert(tables).values(**row.values()))
            await db.execute(insert(seats), seat_values(row.id, row.seats))
            await add_choices(db, row.id, made)

    async def read(self, id: str) -> StoredTable | None:
        """Load a table to play at. Writes based on an earlier read of it are refused from now on."""
        if not is_token(id):
            return None
        async with self.writing() as db:
            await self._fence(db, id)
            release = {} if self.leases is None else {"release": self.leases.release}
            claim = update(tables).where(tables.c.id == id).values(revision=tables.c.revision + 1, **release)
            if (await db.execute(claim)).rowcount == 0:
                return None
            (row,) = await _rows(db, tables.c.id == id)
            made = await read_choices(db, id)
            lines, counts = await _chat_of(db, id, CHAT_LINES), await _chat_counts(db, id)
            cards = (await db.execute(select(rulebooks.c.cards).where(rulebooks.c.id == row.rules))).scalar()
            latest = select(snapshots).where(snapshots.c.table_id == id).order_by(snapshots.c.n.desc()).limit(1)
            found = (await db.execute(latest)).first()
            cut = select(func.sum(beginnings.c.n)).where(beginnings.c.table_id == id)
            earlier = (await db.execute(cut)).scalar() or 0
            messages = await _last_messages(db, id)
        return StoredTable(
            row,
            made,
            lines,
            counts,
            cards,
            None if found is None else found.position,
            0 if found is None else found.n,
            int(earlier),
            messages,
        )

    async def continue_game(
        self, stored: StoredTable, rules: str, edition: str, cards: dict[str, str], cut: int
    ) -> int:
        """Continue a game whose rules changed. With `cut`, it starts at its snapshot and the first `cut` choices are
        put away.

        Returns the table's new revision.
        """
        row = stored.row
        async with self.writing() as db:
            await _store_rules(db, rules, cards)
            if not cut:
                return await self._revise(db, row, rules=rules, edition=edition)
            length = len(stored.made) - cut
            revision = await self._revise(db, row, rules=rules, edition=edition, start=stored.snapshot, length=length)
            record = {"row": {**row.values(), "seats": row.seats}, "choices": stored.made[:cut]}
            await db.execute(insert(beginnings).values(table_id=row.id, n=cut, revision=revision, record=record))
            for table in (choices, snapshots):
                await db.execute(delete(table).where(table.c.table_id == row.id))
            await add_choices(db, row.id, stored.made[cut:])
        return revision

    async def table(self, id: str) -> Row | None:
        """A table, for reading only."""
        if not is_token(id):
            return None
        async with self.reading() as db:
            return next(iter(await _rows(db, tables.c.id == id)), None)

    async def tables(
        self, status: str, most: int, public: bool | None = None, since: float = 0.0, here: Sequence[str] = ()
    ) -> list[Row]:
        """The latest tables with that status: those where somebody was, or something changed, `since` then, and those
        with an id in `here`."""
        wanted = (tables.c.status == status) & ((tables.c.seen >= since) | tables.c.id.in_(here[-IDS_A_QUERY:]))
        if public is not None:
            wanted = wanted & (tables.c.public == public)
        async with self.reading() as db:
            return await _rows(db, wanted, most, listed=True)

    async def note_seen(self, times: dict[str, float]) -> None:
        """When people were at these tables."""
        noting = update(tables).where(tables.c.id == bindparam("table")).values(seen=bindparam("at"))
        async with self.writing() as db:
            await db.execute(noting, [{"table": id, "at": at} for id, at in times.items()])

    async def save_rematch(self, row: Row, rematch: Json) -> None:
        async with self.writing() as db:
            await self._fence(db, row.id)
            await db.execute(update(tables).where(tables.c.id == row.id).values(rematch=rematch))

    async def release_of(self, id: str) -> str | None:
        """The release that a table was last opened with; None: there is no such table."""
        async with self.reading() as db:
            return (await db.execute(select(tables.c.release).where(tables.c.id == id))).scalar()

    async def tables_of(self, player: str, most: int) -> list[Row]:
        """The tables that this player owns, sits at or has a reserved seat at, the latest first."""
        seated = select(seats.c.table_id).where((seats.c.player == player) | (seats.c.kept_for == player))
        async with self.reading() as db:
            return await _rows(db, (tables.c.owner == player) | tables.c.id.in_(seated), most, listed=True)

    async def table_of_token(self, token: str) -> Row | None:
        """The table with the seat that this invitation is for."""
        if not is_token(token):
            return None
        invited = select(seats.c.table_id).where(seats.c.token == token)
        async with self.reading() as db:
            return next(iter(await _rows(db, tables.c.id.in_(invited), 1)), None)

    async def save_seats(
        self,
        row: Row,
        new_seats: list[dict[str, Any]],
        status: str,
        owner: str | None = None,
        deal: Deal | None = None,
        shuffles: Json = None,
    ) -> int:
        """Store who sits where and, if that started the game, its deal. Returns the table's new revision."""
        values: dict[str, Any] = {"status": status, "owner": row.owner if owner is None else owner}
        if shuffles is not None:
            values["shuffles"] = shuffles
        async with self.writing() as db:
            if deal is not None:
                await _store_rules(db, deal.rules, deal.cards)
                values |= {"seed": str(deal.seed), "rules": deal.rules, "edition": deal.edition}
                values |= {"options": deal.options, "decks": deal.decks}
            revision = await self._revise(db, row, **values)
            await db.execute(delete(seats).where(seats.c.table_id == row.id))
            await db.execute(insert(seats), seat_values(row.id, new_seats))
        return revision

    async def choices_of(self, id: str) -> list[tuple[int, str]]:
        async with self.reading() as db:
            query = select(choices.c.seat, choices.c.key).where(choices.c.table_id == id).order_by(choices.c.n)
            return [(seat, key) for seat, key in (await db.execute(query)).all()]

    async def truncate(self, row: Row, length: int, to: int, shuffles: Json = None) -> int:
        """Delete the choices after the first `to` of `length`: they were undone. Returns the table's new revision."""
        async with self.writing() as db:
            revision = await self._revise(db, row, length=to, status="playing", winners=[], shuffles=shuffles)
            deleted = await db.execute(delete(choices).where(choices.c.table_id == row.id, choices.c.n >= to))
            if deleted.rowcount != length - to:
                raise WriteConflict(row.id)
            await db.execute(delete(snapshots).where(snapshots.c.table_id == row.id, snapshots.c.n > to))
        return revision

    async def remove(self, id: str) -> None:
        """Delete a table with its choices and chat."""
        async with self.writing() as db:
            await self._fence(db, id)
            await db.execute(delete(tables).where(tables.c.id == id))

    # choices

    async def add_choice(
        self,
        row: Row,
        n: int,
        seat: int,
        key: str,
        mark: int,
        status: str,
        winners: list[int],
        update_row: bool,
        snapshot: Json = None,
    ) -> bool:
        """True once the choice is in the database."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        lease, message = self.lease_of(row.id), handled_message()
        made = ChoiceToStore(
            row.id, row.revision, n, seat, key, mark, status, winners, update_row, snapshot, done, lease, message
        )
        with traces.span("choice write"):
            await self.choice_queue.put(made)
            if not await done:
                raise WriteConflict(row.id)
        return True

    # chat

    async def add_chat(
        self, row: Row, name: str, seat: int | None, text: str, at: float, team: int | None = None
    ) -> dict[str, Json]:
        given = (row.id, name, seat, text, at, team)
        columns = [chat.c.table_id, chat.c.name, chat.c.seat, chat.c.text, chat.c.at, chat.c.team]
        values = [literal(value, column.type) for value, column in zip(given, columns, strict=True)]
        same = select(*values).where(tables.c.id == row.id, tables.c.revision == row.revision)
        adding = insert(chat).from_select(columns, same.with_for_update(read=True)).returning(chat.c.id)
        async with self.writing() as db:
            await self._fence(db, row.id)
            if (await db.execute(adding)).scalar() is None:
                raise WriteConflict(row.id)
            if handled_message() is not None:
                noted = update(tables).where(tables.c.id == row.id).values(message=handled_message())
                await db.execute(noted)
        return {"name": name, "seat": seat, "text": text, "at": at, "team": team}

    async def chat_of(self, id: str, most: int) -> list[dict[str, Json]]:
        async with self.reading() as db:
            return await _chat_of(db, id, most)

    async def chat_counts(self, id: str) -> dict[int | None, int]:
        """The number of chat lines at a table, by team."""
        async with self.reading() as db:
            return await _chat_counts(db, id)

    async def _revise(self, db: AsyncConnection, row: Row, **values: Any) -> int:
        """Change a table's row unless somebody else changed it since. Returns its new revision."""
        await self._fence(db, row.id)
        revision, now = row.revision + 1, time.time()
        if handled_message() is not None:
            values["message"] = handled_message()
        same = (tables.c.id == row.id) & (tables.c.revision == row.revision)
        changed = await db.execute(
            update(tables).where(same).values(revision=revision, updated=now, seen=now, **values)
        )
        if changed.rowcount != 1:
            raise WriteConflict(row.id)
        return revision


async def _store_rules(db: AsyncConnection, rules: str, cards: dict[str, str]) -> None:
    await upsert(db, rulebooks, {"id": rules, "cards": cards}, changed=[])


async def _rows(
    db: AsyncConnection, wanted: ColumnElement[bool], most: int | None = None, listed: bool = False
) -> list[Row]:
    """The wanted tables with their seats, the latest first. `listed`: without start positions, which are long."""
    query = LISTED if listed else select(tables)
    found = (await db.execute(query.where(wanted).order_by(tables.c.updated.desc()).limit(most))).all()
    by_table: dict[str, list[dict[str, Any]]] = {one.id: [] for one in found}
    ids = list(by_table)
    for begin in range(0, len(ids), IDS_A_QUERY):
        query = select(seats).where(seats.c.table_id.in_(ids[begin : begin + IDS_A_QUERY]))
        for seat in await db.execute(query.order_by(seats.c.table_id, seats.c.n)):
            by_table[seat.table_id].append(read_seat(seat))
    return [read_row(one, by_table[one.id]) for one in found]


async def _chat_of(db: AsyncConnection, id: str, most: int) -> list[dict[str, Json]]:
    query = select(chat).where(chat.c.table_id == id).order_by(chat.c.id.desc()).limit(most)
    found = (await db.execute(query)).all()
    return [{"name": c.name, "seat": c.seat, "text": c.text, "at": c.at, "team": c.team} for c in reversed(found)]


async def _chat_counts(db: AsyncConnection, id: str) -> dict[int | None, int]:
    query = select(chat.c.team, func.count()).where(chat.c.table_id == id).group_by(chat.c.team)
    return {row[0]: row[1] for row in await db.execute(query)}


async def _last_messages(db: AsyncConnection, id: str) -> list[str]:
    """The last message from the bus that changed a table with a choice, and the last one that did without."""
    mine = (choices.c.table_id == id) & choices.c.message.is_not(None)
    with_choice = select(choices.c.message).where(mine).order_by(choices.c.n.desc()).limit(1)
    without = select(tables.c.message).where(tables.c.id == id)
    found = [(await db.execute(query)).scalar() for query in (with_choice, without)]
    return [message for message in found if message is not None]


def is_token(text: str) -> bool:
    """Does it look like an id or token of ours? Databases treat other characters differently."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None
