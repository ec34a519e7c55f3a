"""What is kept: players, tables, choices, chat. One SQLAlchemy layer for SQLite and PostgreSQL.

A choice is in the database before anybody is answered. Choices that arrive together are written together: one
transaction serves all tables that were waiting for the disk.

With SQLite a commit goes to the write-ahead log (`synchronous=NORMAL`): it survives the end of the process at any
moment, `SIGKILL` included. When the machine itself loses power, the last commits may be lost, but the file stays sound.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..engine.secret import Seed, is_secret

Json = Any
PATIENCE = 5.0
"""Seconds that a choice waits while another connection writes."""
NOT_STORED = (SQLAlchemyError, OSError)
"""What is raised when the database is away, full or broken."""
LONGEST_LOG = 16_000
"""Pages (of 4 KiB) in SQLite's write-ahead log after which writers are held up until it begins anew."""

metadata = MetaData()
meta = Table("meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
players = Table(
    "players",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("format", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(24), nullable=False),
    Column("start", Text),
    Column("seats", Text, nullable=False),
    Column("owner", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("winners", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Column("edition", String(8), nullable=False, server_default=""),
    Index("tables_by_status", "status", "updated"),
)
choices = Table(
    "choices",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(120), nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
)


@dataclass
class Row:
    """A table as it is stored."""

    id: str
    game: str
    format: str
    options: dict[str, Any]
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

    def values(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "format": self.format,
            "options": json.dumps(self.options),
            "seed": str(self.seed),
            "start": None if self.start is None else json.dumps(self.start),
            "seats": json.dumps(self.seats),
            "owner": self.owner,
            "public": self.public,
            "status": self.status,
            "winners": json.dumps(self.winners),
            "length": self.length,
            "updated": self.updated,
            "edition": self.edition,
        }


def _seed(written: str) -> Seed:
    """A secret is longer than any whole number that may be a seed."""
    return written if is_secret(written) else int(written)


def _row(found: Any) -> Row:
    return Row(
        found.id,
        found.game,
        found.format,
        json.loads(found.options),
        _seed(found.seed),
        None if found.start is None else json.loads(found.start),
        json.loads(found.seats),
        found.owner,
        found.public,
        found.status,
        json.loads(found.winners),
        found.length,
        found.updated,
        found.edition,
    )


@dataclass
class Made:
    """A choice on its way into the database, and who waits for it."""

    table_id: str
    n: int
    seat: int
    key: str
    status: str
    winners: list[int]
    note: bool
    """Is the table's own row to be brought up to date? It need not be for every choice: the choices are what counts."""
    done: asyncio.Future[None]


def _bring_up_to_date(db: Connection) -> None:
    """A database made before tables had an edition gets that column."""
    if not any([column["name"] == "edition" for column in inspect(db).get_columns("tables")]):
        db.execute(text("ALTER TABLE tables ADD COLUMN edition VARCHAR(8) NOT NULL DEFAULT ''"))


class Store:
    def __init__(self, url: str) -> None:
        # a database server may have been started anew since a connection was last used
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=make_url(url).get_backend_name() != "sqlite")
        self._waiting: asyncio.Queue[Made] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
        self._pen = _Pen(self.engine) if _is_file(self.engine) else None

    async def open(self) -> None:
        async with self.engine.begin() as db:
            await db.run_sync(metadata.create_all)
            await db.run_sync(_bring_up_to_date)
        self._tasks.append(asyncio.create_task(self._write()))
        if self._pen is not None:
            self._tasks.append(asyncio.create_task(self._pen.keep_log_short()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pen is not None:
            self._pen.close()
        await self.engine.dispose()

    # players

    async def name_of(self, player: str) -> str | None:
        async with self.engine.connect() as db:
            found = (await db.execute(select(players.c.name).where(players.c.id == player))).scalar()
        return None if found is None else str(found)

    async def save_player(self, player: str, name: str) -> None:
        async with self.engine.begin() as db:
            changed = await db.execute(update(players).where(players.c.id == player).values(name=name))
            if changed.rowcount == 0:
                await db.execute(insert(players).values(id=player, name=name, created=time.time()))

    # tables

    async def add_table(self, row: Row, made: list[tuple[int, str]]) -> None:
        async with self.engine.begin() as db:
            await db.execute(insert(tables).values(**row.values()))
            if made:
                listed = [{"table_id": row.id, "n": n, "seat": seat, "key": key} for n, (seat, key) in enumerate(made)]
                await db.execute(insert(choices), listed)

    async def table(self, id: str) -> Row | None:
        if not _is_token(id):
            return None
        async with self.engine.connect() as db:
            found = (await db.execute(select(tables).where(tables.c.id == id))).first()
        return None if found is None else _row(found)

    async def tables(self, status: str, most: int, public: bool | None = None) -> list[Row]:
        query = select(tables).where(tables.c.status == status)
        if public is not None:
            query = query.where(tables.c.public == public)
        async with self.engine.connect() as db:
            found = (await db.execute(query.order_by(tables.c.updated.desc()).limit(most))).all()
        return [_row(one) for one in found]

    async def tables_of(self, player: str, most: int) -> list[Row]:
        """The tables where this player sits or which are theirs, the latest first."""
        seated = tables.c.seats.contains(f'"{player}"', autoescape=True)
        query = select(tables).where((tables.c.owner == player) | seated)
        async with self.engine.connect() as db:
            found = (await db.execute(query.order_by(tables.c.updated.desc()).limit(most))).all()
        return [_row(one) for one in found]

    async def table_of_token(self, token: str) -> Row | None:
        """The table with a seat that this invitation is for."""
        if not _is_token(token):
            return None
        query = select(tables).where(tables.c.seats.contains(f'"{token}"', autoescape=True))
        async with self.engine.connect() as db:
            found = (await db.execute(query.limit(1))).first()
        return None if found is None else _row(found)

    async def owned(self, player: str) -> list[Row]:
        """This player's own tables."""
        async with self.engine.connect() as db:
            return [_row(one) for one in (await db.execute(select(tables).where(tables.c.owner == player))).all()]

    async def ask(self) -> None:
        """Fails when the database does not answer."""
        async with self.engine.connect() as db:
            await db.execute(select(1))

    async def save_seats(self, id: str, seats: list[dict[str, Any]], status: str) -> None:
        async with self.engine.begin() as db:
            await db.execute(
                update(tables)
                .where(tables.c.id == id)
                .values(seats=json.dumps(seats), status=status, updated=time.time())
            )

    async def made(self, id: str) -> list[tuple[int, str]]:
        async with self.engine.connect() as db:
            query = select(choices.c.seat, choices.c.key).where(choices.c.table_id == id).order_by(choices.c.n)
            return [(seat, key) for seat, key in (await db.execute(query)).all()]

    async def add_choice(
        self, id: str, n: int, seat: int, key: str, status: str, winners: list[int], note: bool
    ) -> None:
        """Returns when the choice is in the database."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put(Made(id, n, seat, key, status, winners, note, done))
        await done

    async def truncate(self, id: str, length: int) -> None:
        """Forget the choices after the first `length`: they were taken back."""
        async with self.engine.begin() as db:
            await db.execute(delete(choices).where(choices.c.table_id == id, choices.c.n >= length))
            await db.execute(
                update(tables)
                .where(tables.c.id == id)
                .values(length=length, status="playing", winners="[]", updated=time.time())
            )

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < 500:
                batch.append(self._waiting.get_nowait())
            try:
                await self._write_batch(batch)
            except Exception as error:
                for one in batch:
                    if not one.done.done():
                        one.done.set_exception(error)
            else:
                for one in batch:
                    if not one.done.done():
                        one.done.set_result(None)

    async def _write_batch(self, batch: list[Made]) -> None:
        if self._pen is not None:
            await self._pen.write(batch)
        else:
            async with self.engine.begin() as db:
                await db.run_sync(_insert, batch)

    async def remove(self, id: str) -> None:
        """A table and all that was played and said at it."""
        async with self.engine.begin() as db:
            await _remove(db, id)

    # chat

    async def add_chat(self, id: str, name: str, seat: int | None, text: str) -> dict[str, Any]:
        at = time.time()
        async with self.engine.begin() as db:
            added = await db.execute(insert(chat).values(table_id=id, name=name, seat=seat, text=text, at=at))
            key = added.inserted_primary_key
        return {"n": key[0] if key else 0, "name": name, "seat": seat, "text": text, "at": at}

    async def chat_of(self, id: str, most: int) -> list[dict[str, Any]]:
        async with self.engine.connect() as db:
            query = select(chat).where(chat.c.table_id == id).order_by(chat.c.id.desc()).limit(most)
            found = (await db.execute(query)).all()
        return [{"n": c.id, "name": c.name, "seat": c.seat, "text": c.text, "at": c.at} for c in reversed(found)]


async def _remove(db: AsyncConnection, id: str) -> None:
    await db.execute(delete(choices).where(choices.c.table_id == id))
    await db.execute(delete(chat).where(chat.c.table_id == id))
    await db.execute(delete(tables).where(tables.c.id == id))


async def reach(url: str) -> None:
    """Fails when the database cannot be used."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def _is_token(text: str) -> bool:
    """Could this be an id or a token that was made here? Databases differ in what they think of other characters."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None


def _insert(db: Connection, batch: list[Made]) -> None:
    """Choices into the database, in one transaction of the caller's."""
    db.execute(
        insert(choices),
        [{"table_id": one.table_id, "n": one.n, "seat": one.seat, "key": one.key} for one in batch],
    )
    now = time.time()
    for one in {one.table_id: one for one in batch if one.note}.values():
        db.execute(
            update(tables)
            .where(tables.c.id == one.table_id)
            .values(length=one.n + 1, status=one.status, winners=json.dumps(one.winners), updated=now)
        )


class _Pen:
    """Writes choices into an SQLite file, without another thread.

    A commit only appends to the write-ahead log, which the system keeps in memory: some 50 microseconds. A thread for
    it would wait longer for its turn with the interpreter, and the asynchronous driver takes five such turns for each
    transaction. What is slow is to carry the log over into the file and wait for the disk; that is `carry_over`, in a
    thread.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Engine = create_engine(engine.url.set(drivername="sqlite"))
        event.listen(self.engine, "connect", _sqlite_settings)
        event.listen(self.engine, "connect", _pen_settings)
        self._db: Connection | None = None
        self._written = False

    async def write(self, batch: list[Made]) -> None:
        """While another connection writes, everything else goes on: this never waits for it inside SQLite."""
        begin = time.monotonic()
        while True:
            try:
                self._commit(batch)
                return
            except OperationalError as error:
                code = getattr(error.orig, "sqlite_errorcode", 0)
                if code & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() - begin > PATIENCE:
                    raise
            await asyncio.sleep(0.002)

    def _commit(self, batch: list[Made]) -> None:
        if self._db is None:
            self._db = self.engine.connect()
        with self._db.begin():
            _insert(self._db, batch)
        self._written = True

    async def keep_log_short(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self._written:
                self._written = False
                with contextlib.suppress(OperationalError):  # the disk is full or busy: the log keeps everything
                    await asyncio.to_thread(self.carry_over)

    def carry_over(self) -> None:
        """From the log into the file. Writers go on meanwhile, so the log can begin anew only when they pause."""
        with self.engine.connect() as db:
            _, pages, _ = db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
            if pages > LONGEST_LOG:
                db.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)").one()

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
        self.engine.dispose()


def _is_file(engine: AsyncEngine) -> bool:
    """Is this an SQLite file? A database in memory belongs to the one connection that made it."""
    return engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:")


def _sqlite_settings(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and what was committed survives the end of the process."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _pen_settings(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=0")
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()
