"""What is kept: players, tables, choices, chat. One SQLAlchemy layer for SQLite and PostgreSQL.

A choice is in the database before anybody is answered. An answer may get lost all the same: whoever is told that
something went wrong (`NOT_STORED`) does not know whether it was stored, and reads the table again (`read`). Reading
gives the table a new revision, and every write names the revision that it knows, so that nothing that is still on its
way from before can arrive afterwards.

With SQLite a commit goes to the write-ahead log (`synchronous=NORMAL`): it survives the end of the process at any
moment, `SIGKILL` included. When the machine itself loses power, the last commits may be lost, but the file stays sound.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, case, delete, event, func, insert, literal, make_url, null, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...engine.chance.secret import Seed, is_secret
from ...engine.errors import KantynaError
from ..logs import named
from . import schema
from .bulk_choices import add_choices, choices_of
from .choice_writer import PATIENCE, ChoiceToStore, ChoiceWriter, sqlite_settings, write
from .ownership import ConnectionOwner, FileOwner
from .schema import beginnings, chat, choices, players, rulebooks, seats, snapshots, tables

Json = Any
LONGEST = 10.0
"""Seconds after which a command to the database has failed."""
BRINGING_UP_TO_DATE = 1800.0
"""Seconds that the tables of an older version may take to become those of today."""
AT_ONCE = 500
"""Tables that are asked about in one question: databases differ in how long one may be."""
LISTED = select(
    *[column for column in tables.c if column.name != "start"],
    case((tables.c.start.is_(null()), null()), else_=literal("a position")).label("start"),
)
"""Tables without their positions: only whether they begin at one."""


Entry = tuple[int, str, int | None]
"""A choice as stored: seat, key, and the mark of the table after it (`Table.mark`) unless it is from before marks."""


class Overtaken(Exception):
    """What was to be changed is no longer what it was when it was read."""


NOT_STORED = (SQLAlchemyError, OSError, Overtaken)
"""What is raised when the database is away, full or broken, when it takes too long, or when a write came too late."""


@dataclass
class Row:
    """A table as it is stored."""

    id: str
    game: str
    format: str
    options: dict[str, Any]
    """All of them once the cards are dealt; before, those that somebody said: the others may follow from the decks."""
    seed: Seed
    start: Json
    seats: list[dict[str, Any]]
    owner: str
    public: bool
    status: str
    winners: list[int]
    length: int
    updated: float
    edition: str = ""
    """Which corrections of the cards it was begun with (docs/corrections.md)."""
    revision: int = 0
    """Goes up whenever the table is read to be played, taken back, or somebody sits down."""
    rules: str = ""
    """Which rules it is played with (`Table.rules`); empty: stored before tables said so."""
    decks: Json = None
    """The decks it was dealt with, where players bring them; None: ready-made ones."""
    shuffles: Json = None
    """What the seed is mixed from (`shuffles/commitments.py`); None: it is a secret by itself, or there is none."""

    def values(self) -> dict[str, Any]:
        """What stands in the table of tables; who sits there stands in that of seats."""
        return {
            "id": self.id,
            "game": self.game,
            "format": self.format,
            "options": self.options,
            "seed": str(self.seed),
            "start": self.start,
            "owner": self.owner,
            "public": self.public,
            "status": self.status,
            "winners": self.winners,
            "length": self.length,
            "updated": self.updated,
            "edition": self.edition,
            "revision": self.revision,
            "rules": self.rules,
            "decks": self.decks,
            "shuffles": self.shuffles,
        }


def _seed(written: str) -> Seed:
    """A secret is longer than any whole number that may be a seed."""
    return written if is_secret(written) else int(written)


SEAT_COLUMNS = {
    "kind": "kind", "player": "player", "for": "kept_for", "name": "name", "token": "token", "bot": "bot",
    "decks": "decks",
}  # fmt: skip
"""What is told of a seat, and the column it stands in."""


def seat_values(id: str, sitting: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What stands in the table of seats about these seats of a table."""
    return [
        {"table_id": id, "n": n, **{column: seat.get(name) for name, column in SEAT_COLUMNS.items()}}
        for n, seat in enumerate(sitting)
    ]


def _seat(found: Any) -> dict[str, Any]:
    told = {name: getattr(found, column) for name, column in SEAT_COLUMNS.items()}
    free = {"player": None} if found.kind == "person" else {}
    return free | {name: value for name, value in told.items() if value is not None}


def _row(found: Any, sitting: list[dict[str, Any]]) -> Row:
    return Row(
        found.id,
        found.game,
        found.format,
        found.options,
        _seed(found.seed),
        found.start,
        sitting,
        found.owner,
        found.public,
        found.status,
        found.winners,
        found.length,
        found.updated,
        found.edition,
        found.revision,
        found.rules,
        found.decks,
        found.shuffles,
    )


@dataclass
class Stored:
    """All that is stored of a table."""

    row: Row
    made: list[Entry]
    chat: list[dict[str, Json]]
    said: dict[int | None, int]
    """How many lines were said there in all, by team; `chat` are the last of them."""
    cards: dict[str, str] | None
    """What the cards were when it began (`engine/serialization/table_cards.py`)."""
    snapshot: Json
    snapshot_at: int
    """The last position that was stored, and after how many choices."""
    earlier: int
    """How many choices were made before its beginning, with rules that are no more."""


@dataclass
class Dealt:
    """What is stored when the cards are dealt."""

    seed: Seed
    rules: str
    edition: str
    cards: dict[str, str]
    """What the cards are (`engine/serialization/table_cards.py`)."""
    options: dict[str, Any]
    decks: Json


class Store:
    def __init__(self, url: str, address: str = "", regained: Callable[[], None] = lambda: None) -> None:
        """`address`: where we serve, to be told to a second process. `regained`: called when the database was lost to
        us and is ours again."""
        self.regained = regained
        self.is_open = False
        postgres = make_url(url).get_backend_name() == "postgresql"
        # a database server may have been started anew since a connection was last used
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_pre_ping=postgres,
            connect_args=_postgres_arguments(LONGEST) if postgres else {},
            hide_parameters=True,
        )
        self._waiting: asyncio.Queue[ChoiceToStore] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._writer: ChoiceWriter | None = None
        self._owner: FileOwner | ConnectionOwner | None = None
        if postgres:
            self._owner = ConnectionOwner(self.engine, lambda: self.regained())
        elif self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", sqlite_settings)
            file = self.engine.url.database
            if file not in (None, "", ":memory:"):  # one in memory belongs to the one connection that made it
                self._writer = ChoiceWriter(self.engine)
                self._owner = FileOwner(str(file), address)

    async def open(self) -> None:
        """Own the database, with the tables of today. Once it is open, this does nothing."""
        if self.is_open:
            return
        if self._owner is not None:
            await self._owner.take()
        await self._bring_up_to_date()
        self.is_open = True
        self._tasks.append(asyncio.create_task(self._write()))
        if self._writer is not None:
            self._tasks.append(asyncio.create_task(self._writer.keep_log_short()))

    async def _bring_up_to_date(self) -> None:
        engine = self.engine
        if engine.dialect.name == "postgresql":  # which is told beforehand how long a command may take
            patient = _postgres_arguments(BRINGING_UP_TO_DATE)
            engine = create_async_engine(engine.url, connect_args=patient, hide_parameters=True)
        try:
            async with asyncio.timeout(BRINGING_UP_TO_DATE), engine.begin() as db:
                await db.run_sync(schema.bring_up_to_date)
        finally:
            if engine is not self.engine:
                await engine.dispose()

    def serves_at(self, address: str) -> None:
        """Told to a second process that wants the same database."""
        if isinstance(self._owner, FileOwner):
            self._owner.announce(address)

    async def close(self) -> None:
        self.is_open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._waiting.empty():
            _tell(self._waiting.get_nowait(), ConnectionError("the database is closed"))
        if self._writer is not None:
            self._writer.close()
        if self._owner is not None:
            await self._owner.drop()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up with, not for ever."""
        async with asyncio.timeout(LONGEST), self.engine.connect() as db:
            yield db

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, if the database is ours; all that is written goes through here or through the writer."""
        self._check_owner()
        async with asyncio.timeout(LONGEST), self.engine.begin() as db:
            yield db

    def _check_owner(self) -> None:
        if self._owner is not None and not self._owner.held:
            raise ConnectionError("the lock on the database is lost")

    # players

    async def name_of(self, player: str) -> str | None:
        async with self.reading() as db:
            found = (await db.execute(select(players.c.name).where(players.c.id == player))).scalar()
        return None if found is None else str(found)

    async def save_player(self, player: str, name: str) -> None:
        async with self.writing() as db:
            changed = await db.execute(update(players).where(players.c.id == player).values(name=name))
            if changed.rowcount == 0:
                await db.execute(insert(players).values(id=player, name=name, created=time.time()))

    # tables

    async def add_table(self, row: Row, cards: dict[str, str], made: Sequence[Entry]) -> None:
        """A new table; `cards` is what its cards are."""
        async with self.writing() as db:
            await _note_rules(db, row.rules, cards)
            await db.execute(insert(tables).values(**row.values()))
            await db.execute(insert(seats), seat_values(row.id, row.seats))
            await add_choices(db, row.id, made)

    async def read(self, id: str) -> Stored | None:
        """A table to be played on. Whoever has read it before can no longer write to it."""
        if not is_token(id):
            return None
        async with self.writing() as db:
            mine = update(tables).where(tables.c.id == id).values(revision=tables.c.revision + 1)
            if (await db.execute(mine)).rowcount == 0:
                return None
            (row,) = await _rows(db, tables.c.id == id)
            made = await choices_of(db, id)
            lines, said = await _chat_of(db, id, 100), await _said_at(db, id)
            cards = (await db.execute(select(rulebooks.c.cards).where(rulebooks.c.id == row.rules))).scalar()
            latest = select(snapshots).where(snapshots.c.table_id == id).order_by(snapshots.c.n.desc()).limit(1)
            kept = (await db.execute(latest)).first()
            cut = select(func.sum(beginnings.c.n)).where(beginnings.c.table_id == id)
            earlier = (await db.execute(cut)).scalar() or 0
        return Stored(
            row,
            made,
            lines,
            said,
            cards,
            None if kept is None else kept.position,
            0 if kept is None else kept.n,
            int(earlier),
        )

    async def go_on(self, stored: Stored, rules: str, edition: str, cards: dict[str, str], cut: int) -> int:
        """A game goes on with rules that have changed, from its snapshot if choices are to be `cut` off before it.

        Nothing is forgotten: these are put away. The table's new revision.
        """
        row = stored.row
        async with self.writing() as db:
            await _note_rules(db, rules, cards)
            if not cut:
                return await _revise(db, row, rules=rules, edition=edition)
            length = len(stored.made) - cut
            revision = await _revise(db, row, rules=rules, edition=edition, start=stored.snapshot, length=length)
            record = {"row": {**row.values(), "seats": row.seats}, "choices": stored.made[:cut]}
            await db.execute(insert(beginnings).values(table_id=row.id, n=cut, revision=revision, record=record))
            for table in (choices, snapshots):
                await db.execute(delete(table).where(table.c.table_id == row.id))
            await add_choices(db, row.id, stored.made[cut:])
        return revision

    async def table(self, id: str) -> Row | None:
        """A table to be looked at."""
        if not is_token(id):
            return None
        async with self.reading() as db:
            return next(iter(await _rows(db, tables.c.id == id)), None)

    async def tables(
        self, status: str, most: int, public: bool | None = None, since: float = 0.0, here: Sequence[str] = ()
    ) -> list[Row]:
        """The latest tables of that status, those changed `since` then and those `here`."""
        wanted = (tables.c.status == status) & ((tables.c.updated >= since) | tables.c.id.in_(here[-AT_ONCE:]))
        if public is not None:
            wanted = wanted & (tables.c.public == public)
        async with self.reading() as db:
            return await _rows(db, wanted, most, listed=True)

    async def tables_of(self, player: str, most: int) -> list[Row]:
        """The tables where this player sits or has a seat kept, or which are theirs, the latest first."""
        seated = select(seats.c.table_id).where((seats.c.player == player) | (seats.c.kept_for == player))
        async with self.reading() as db:
            return await _rows(db, (tables.c.owner == player) | tables.c.id.in_(seated), most, listed=True)

    async def table_of_token(self, token: str) -> Row | None:
        """The table with a seat that this invitation is for."""
        if not is_token(token):
            return None
        invited = select(seats.c.table_id).where(seats.c.token == token)
        async with self.reading() as db:
            return next(iter(await _rows(db, tables.c.id.in_(invited), 1)), None)

    async def ask(self) -> None:
        """Fails when the database does not answer."""
        async with self.reading() as db:
            await db.execute(select(1))

    async def save_seats(
        self,
        row: Row,
        sitting: list[dict[str, Any]],
        status: str,
        owner: str | None = None,
        dealt: Dealt | None = None,
        shuffles: Json = None,
    ) -> int:
        """Who sits where and, where the cards have been dealt with that, how. The table's new revision."""
        values: dict[str, Any] = {"status": status, "owner": row.owner if owner is None else owner}
        if shuffles is not None:
            values["shuffles"] = shuffles
        async with self.writing() as db:
            if dealt is not None:
                await _note_rules(db, dealt.rules, dealt.cards)
                values |= {"seed": str(dealt.seed), "rules": dealt.rules, "edition": dealt.edition}
                values |= {"options": dealt.options, "decks": dealt.decks}
            revision = await _revise(db, row, **values)
            await db.execute(delete(seats).where(seats.c.table_id == row.id))
            await db.execute(insert(seats), seat_values(row.id, sitting))
        return revision

    async def made(self, id: str) -> list[tuple[int, str]]:
        async with self.reading() as db:
            query = select(choices.c.seat, choices.c.key).where(choices.c.table_id == id).order_by(choices.c.n)
            return [(seat, key) for seat, key in (await db.execute(query)).all()]

    async def truncate(self, row: Row, length: int, to: int, shuffles: Json = None) -> int:
        """Forget the choices after the first `to` of `length`: they were taken back. The table's new revision."""
        async with self.writing() as db:
            revision = await _revise(db, row, length=to, status="playing", winners=[], shuffles=shuffles)
            gone = await db.execute(delete(choices).where(choices.c.table_id == row.id, choices.c.n >= to))
            if gone.rowcount != length - to:
                raise Overtaken(row.id)
            await db.execute(delete(snapshots).where(snapshots.c.table_id == row.id, snapshots.c.n > to))
        return revision

    async def remove(self, id: str) -> None:
        """A table and all that was played and said at it."""
        async with self.writing() as db:
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
        note: bool,
        snapshot: Json = None,
    ) -> bool:
        """True when the choice is in the database."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        made = ChoiceToStore(row.id, row.revision, n, seat, key, mark, status, winners, note, snapshot, done)
        await self._waiting.put(made)
        if not await done:
            raise Overtaken(row.id)
        return True

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < 500:
                batch.append(self._waiting.get_nowait())
            try:
                await self._see_to(batch)
            finally:
                for one in batch:  # nobody waits for ever, not even when this task ends
                    _tell(one, ConnectionError("the database is closed"))

    async def _see_to(self, batch: list[ChoiceToStore]) -> None:
        """If something is wrong with one choice, the others of its batch do not suffer: they are tried one by one."""
        begin = time.monotonic()
        try:
            taken = await self._write_batch(batch)
        except Exception as error:
            if len(batch) == 1 or time.monotonic() - begin > PATIENCE:
                for one in batch:
                    _tell(one, error)
                return
            for n, one in enumerate(batch):
                await self._see_to([one])
                if time.monotonic() - begin > PATIENCE:
                    for late in batch[n + 1 :]:
                        _tell(late, error)
                    return
        else:
            for one in batch:
                _tell(one, one.table_id in taken)

    async def _write_batch(self, batch: list[ChoiceToStore]) -> set[str]:
        if self._writer is not None:
            self._check_owner()
            return await self._writer.write(batch)
        async with self.writing() as db:
            return await db.run_sync(write, batch)

    # chat

    async def add_chat(
        self, row: Row, name: str, seat: int | None, text: str, at: float, team: int | None = None
    ) -> dict[str, Json]:
        given = (row.id, name, seat, text, at, team)
        columns = [chat.c.table_id, chat.c.name, chat.c.seat, chat.c.text, chat.c.at, chat.c.team]
        said = [literal(value, column.type) for value, column in zip(given, columns, strict=True)]
        there = select(*said).where(tables.c.id == row.id, tables.c.revision == row.revision)
        adding = insert(chat).from_select(columns, there.with_for_update(read=True)).returning(chat.c.id)
        async with self.writing() as db:
            if (await db.execute(adding)).scalar() is None:
                raise Overtaken(row.id)
        return {"name": name, "seat": seat, "text": text, "at": at, "team": team}

    async def chat_of(self, id: str, most: int) -> list[dict[str, Json]]:
        async with self.reading() as db:
            return await _chat_of(db, id, most)

    async def said_at(self, id: str) -> dict[int | None, int]:
        """How many lines were said at a table, by team."""
        async with self.reading() as db:
            return await _said_at(db, id)


async def _note_rules(db: AsyncConnection, rules: str, cards: dict[str, str]) -> None:
    known = (await db.execute(select(rulebooks.c.id).where(rulebooks.c.id == rules))).first()
    if known is None:
        await db.execute(insert(rulebooks).values(id=rules, cards=cards))


async def _rows(
    db: AsyncConnection, wanted: ColumnElement[bool], most: int | None = None, listed: bool = False
) -> list[Row]:
    """The tables that are wanted and who sits at them, the latest first. `listed`: where they begin is left out, for
    to read many positions takes long."""
    query = LISTED if listed else select(tables)
    found = (await db.execute(query.where(wanted).order_by(tables.c.updated.desc()).limit(most))).all()
    sitting: dict[str, list[dict[str, Any]]] = {one.id: [] for one in found}
    ids = list(sitting)
    for begin in range(0, len(ids), AT_ONCE):
        there = select(seats).where(seats.c.table_id.in_(ids[begin : begin + AT_ONCE]))
        for seat in await db.execute(there.order_by(seats.c.table_id, seats.c.n)):
            sitting[seat.table_id].append(_seat(seat))
    return [_row(one, sitting[one.id]) for one in found]


async def _chat_of(db: AsyncConnection, id: str, most: int) -> list[dict[str, Json]]:
    query = select(chat).where(chat.c.table_id == id).order_by(chat.c.id.desc()).limit(most)
    found = (await db.execute(query)).all()
    return [{"name": c.name, "seat": c.seat, "text": c.text, "at": c.at, "team": c.team} for c in reversed(found)]


async def _said_at(db: AsyncConnection, id: str) -> dict[int | None, int]:
    query = select(chat.c.team, func.count()).where(chat.c.table_id == id).group_by(chat.c.team)
    return {row[0]: row[1] for row in await db.execute(query)}


async def _revise(db: AsyncConnection, row: Row, **values: Any) -> int:
    """Change a table's row if it is still as it was read; its new revision."""
    revision = row.revision + 1
    known = (tables.c.id == row.id) & (tables.c.revision == row.revision)
    changed = await db.execute(update(tables).where(known).values(revision=revision, updated=time.time(), **values))
    if changed.rowcount != 1:
        raise Overtaken(row.id)
    return revision


def _tell(made: ChoiceToStore, outcome: bool | Exception) -> None:
    if made.done.done():
        return
    if isinstance(outcome, Exception):
        made.done.set_exception(outcome)
    else:
        made.done.set_result(outcome)


def _postgres_arguments(longest: float) -> dict[str, Any]:
    """Neither side waits for ever for the other, and a lock does not outlive the machine that held it."""
    milliseconds = str(int(longest * 1000))
    return {
        "timeout": LONGEST,
        "command_timeout": longest,
        "server_settings": {
            "jit": "off",  # it makes the driver's first questions on a connection far slower, and ours no faster
            "statement_timeout": milliseconds,
            "idle_in_transaction_session_timeout": milliseconds,
            "tcp_keepalives_idle": "10",
            "tcp_keepalives_interval": "5",
            "tcp_keepalives_count": "3",
        },
    }


def brief(error: Exception) -> str:
    """For the log: without the command and without what was to be stored."""
    if isinstance(error, KantynaError):
        return named(error)
    return (str(error).splitlines() or [type(error).__name__])[0]


def is_token(text: str) -> bool:
    """Could this be an id or a token that was made here? Databases differ in what they think of other characters."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None
