"""A database of every released version is updated without losing anything."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

import kantyna
from kantyna.engine.serialization.table_cards import card_marks
from kantyna.server.decks.saved_decks import SavedDecks
from kantyna.server.errors import Refused
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.settings import Settings
from kantyna.server.storage import migrations, schema
from kantyna.server.storage.rows import seat_values
from kantyna.server.storage.store import Store
from loose import record_of

SCHEMAS = Path(__file__).parent / "schemas"
BEFORE_EDITIONS = "ALTER TABLE tables DROP COLUMN edition"
SEATS: list[dict[str, Any]] = [
    {"kind": "person", "player": "bartek", "name": 'Bartek "B" %', "token": "t-bartek"},
    {"kind": "person", "player": None, "name": "Celina", "token": "t_celina", "for": "celina"},
    {"kind": "bot", "bot": "greedy"},
]
"""The seats of another table: a player, a reserved seat, a bot."""


def orders(database: str, version: int) -> list[str]:
    """The SQL that creates an empty database of that version."""
    kind = "sqlite" if database.startswith("sqlite") else "postgresql"
    written = (SCHEMAS / f"{max(version, 1)}-{kind}.sql").read_text(encoding="utf-8")
    made = [order for order in written.split(";") if order.strip()]
    return [*made, BEFORE_EDITIONS] if version == 0 else made


def game() -> kantyna.Table:
    table = kantyna.Table("star-realms", seed=11)
    for _ in range(20):
        seat = min(table.choices)
        table.choose(seat, table.choices[seat][0].key)
    return table


def rows(table: kantyna.Table, version: int) -> list[tuple[str, dict[str, Any]]]:
    seats = json.dumps([{"kind": "person", "player": "ada", "name": "Ada", "token": "t"}] * 2)
    row: dict[str, Any] = {
        "id": "one",
        "game": table.game,
        "format": table.format,
        "options": json.dumps(table.options),
    }
    row |= {"seed": str(table.seed), "seats": seats, "owner": "ada", "public": True, "status": "playing"}
    row |= {"winners": "[]", "length": 20, "updated": 5.0}
    choices = enumerate(record_of(table)["choices"])
    made = [{"table_id": "one", "n": n, "seat": s, "key": k} for n, (s, k) in choices]
    said = {"id": 1, "table_id": "one", "name": "Ada", "seat": 0, "text": "hej", "at": 4.0}
    listed: list[tuple[str, dict[str, Any]]] = [
        ("tables", row),
        ("meta", {"name": "secret", "value": "s"}),
        ("chat", said),
    ]
    listed += [("players", {"id": "ada", "name": "Ada", "created": 1.0})]
    listed += [("choices", one) for one in made]
    another: dict[str, Any] = {
        **row,
        "id": "two",
        "format": "free-for-all",
        "seats": json.dumps(SEATS),
        "owner": "dorota",
        "length": 0,
    }
    listed += [("tables", another)]
    if version < 2:
        orphans = [("choices", {**made[0], "table_id": "gone"}), ("chat", {**said, "id": 2, "table_id": "gone"})]
        return listed + orphans
    row |= {"rules": table.rules, "revision": 7, "start": None, "options": json.dumps(table.options)}
    if version >= 3:  # seats are a table of their own
        for one in (row, another):
            for seat in seat_values(one["id"], json.loads(one.pop("seats"))):
                listed += [("seats", {name: value for name, value in seat.items() if name != "decks"})]
    if version >= 4:
        kept = {"id": "d", "player": "ada", "game": "card-game", "name": "Jedi", "deck": '{"sets": []}', "updated": 2.0}
        listed += [("decks", kept)]
    position, record = json.dumps(table.position()), json.dumps({"row": {"id": "one"}, "choices": [[0, "end"]]})
    return [
        ("meta", {"name": "schema", "value": str(version)}),
        ("rulebooks", {"id": table.rules, "cards": json.dumps(card_marks(table))}),
        *listed,
        ("snapshots", {"table_id": "one", "n": 20, "position": position}),
        ("beginnings", {"table_id": "one", "revision": 3, "n": 64, "record": record}),
    ]


async def make(database: str, version: int, table: kantyna.Table) -> None:
    engine = create_async_engine(database)
    async with engine.begin() as db:
        for order in orders(database, version):
            await db.execute(text(order))
        for name, values in rows(table, version):
            columns = ", ".join(values)
            await db.execute(text(f"INSERT INTO {name} ({columns}) VALUES (:{columns.replace(', ', ', :')})"), values)
    await engine.dispose()


async def check_all_is_there(store: Store, table: kantyna.Table, version: int) -> None:
    """Every row is still there and is found by the queries of today."""
    counts = {"tables": 2, "choices": 20, "chat": 1, "players": 1, "seats": 5}
    if version >= 2:
        counts |= {"snapshots": 1, "beginnings": 1, "rulebooks": 1}
    async with store.engine.connect() as db:
        for name, count in counts.items():
            assert (await db.execute(text(f"SELECT count(*) FROM {name}"))).scalar() == count, name
        records = (await db.execute(select(schema.beginnings.c.record))).scalars().all()
    assert records == ([{"row": {"id": "one"}, "choices": [[0, "end"]]}] if version >= 2 else [])
    two = await store.table("two")
    assert two is not None and two.seats == SEATS and two.options == table.options and two.winners == []
    for player in ("bartek", "celina", "dorota"):
        assert [row.id for row in await store.tables_of(player, 9)] == ["two"], player
    assert [row.id for row in await store.tables_of("ada", 9)] == ["one"]
    for nobody in ("person", "greedy", "Celina", "t-bartek", "%", "_elina"):
        assert await store.tables_of(nobody, 9) == []
    for token, id in (("t-bartek", "two"), ("t_celina", "two"), ("t", "one"), ("txcelina", None), ("Celina", None)):
        found = await store.table_of_token(token)
        assert (found and found.id) == id, token
    stored = await store.read("one")
    assert stored is not None and stored.row.start is None
    assert stored.row.decks is None
    if version >= 4:
        (deck,) = await SavedDecks(store, Settings()).of("ada")
        assert (deck["name"], deck["version"], deck["share"]) == ("Jedi", 1, None)
    assert (stored.snapshot, stored.earlier) == ((table.position(), 64) if version >= 2 else (None, 0))


def shape(db: Connection) -> dict[str, Any]:
    """The columns, keys and indexes of all tables, for comparison."""
    there = inspect(db)

    def kind(column: Any) -> str:  # SQLite ignores the length of strings
        return str(column["type"]).partition("(")[0] if db.dialect.name == "sqlite" else str(column["type"])

    found: dict[str, Any] = {}
    for name in sorted(there.get_table_names()):
        foreign = there.get_foreign_keys(name)
        found[name] = {
            "columns": sorted((c["name"], kind(c), c["nullable"]) for c in there.get_columns(name)),
            "key": sorted(there.get_pk_constraint(name)["constrained_columns"]),
            "foreign": [(one["constrained_columns"], one["referred_table"], one["options"]) for one in foreign],
            "indexes": sorted((i["name"], i["column_names"]) for i in there.get_indexes(name)),
        }
    return found


@pytest.mark.parametrize("version", range(migrations.NEWEST))
def test_an_older_database_is_updated_with_all_its_data(database: str, version: int) -> None:
    table = game()

    async def scene() -> tuple[dict[str, Any], dict[str, Any]]:
        await make(database, version, table)
        for first in (True, False):  # the second time nothing is left to do
            store = Store(database)
            await store.open()
            async with store.engine.connect() as db:
                migrated = await db.run_sync(shape)
                marks = (await db.execute(text("SELECT value FROM meta WHERE name = 'schema'"))).scalars().all()
            assert marks == [str(migrations.NEWEST)]
            if first:
                await check_all_is_there(store, table, version)
            room = await Rooms(store, Settings(database)).room("one")
            assert room.table == table and [line["text"] for line in room.chat_lines] == ["hej"]
            assert await store.name_of("ada") == "Ada"
            assert await store.choices_of("gone") == []
            seat = min(room.table.choices)
            await room.play.choose("ada", seat, 20, room.table.choices[seat][0].key)
            await room.undo.ask("ada", "Ada", 20)
            await store.close()
        engine = create_async_engine(database)
        async with engine.begin() as db:
            for name in reversed(list(migrated)):
                await db.execute(text(f"DROP TABLE {name}" + ("" if "sqlite" in database else " CASCADE")))
            await db.run_sync(schema.metadata.create_all)
        async with engine.connect() as db:
            fresh = await db.run_sync(shape)
        await engine.dispose()
        return migrated, fresh

    migrated, fresh = asyncio.run(scene())
    assert migrated == fresh


def test_a_database_of_a_newer_kantyna_is_left_alone(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        async with store.engine.begin() as db:
            await db.execute(text("UPDATE meta SET value = '99' WHERE name = 'schema'"))
        await store.close()
        store = Store(database)
        with pytest.raises(Refused, match="version 99 and was written by a newer Kantyna"):
            await store.open()
        await store.close()

    asyncio.run(scene())


def test_a_migration_that_fails_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(db: Connection) -> None:
        db.execute(text("ALTER TABLE tables ADD COLUMN half VARCHAR(8)"))
        db.execute(text("UPDATE tables SET half = 'x'"))
        raise OSError("disk full")

    async def columns() -> list[str]:
        engine = create_async_engine(database)
        async with engine.connect() as db:
            found = await db.run_sync(lambda db: [c["name"] for c in inspect(db).get_columns("tables")])
        await engine.dispose()
        return found

    async def scene() -> None:
        await make(database, 0, game())
        before = await columns()
        monkeypatch.setattr(migrations, "MIGRATIONS", (migrations.MIGRATIONS[0], fails))
        store = Store(database)
        with pytest.raises(OSError, match="disk full"):
            await store.open()
        await store.close()
        assert await columns() == before

    asyncio.run(scene())
