"""Updates of databases that an older version of Kantyna created.

A migration is numbered by the version that it leads to. Migrations are frozen: they describe the databases of their
time, not the tables that `schema.py` declares today.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, insert, inspect, select, text, update

from ..errors import refused
from .schema import meta, metadata


def _to_1(db: Connection) -> None:
    """Tables name the card corrections they started with."""
    db.execute(text("ALTER TABLE tables ADD COLUMN edition VARCHAR(8) NOT NULL DEFAULT ''"))


def _to_2(db: Connection) -> None:
    """Foreign keys; revisions, which every write compares; the version of the rules, snapshots and marks."""
    sqlite = db.dialect.name == "sqlite"
    statements = [
        "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN rules VARCHAR(16) NOT NULL DEFAULT ''",
        "CREATE TABLE rulebooks (id VARCHAR(16) NOT NULL, cards TEXT NOT NULL, PRIMARY KEY (id))",
    ]
    statements += [
        "CREATE TABLE snapshots (table_id VARCHAR(24) NOT NULL, n INTEGER NOT NULL, position TEXT NOT NULL, "
        "PRIMARY KEY (table_id, n), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
        "CREATE TABLE beginnings (table_id VARCHAR(24) NOT NULL, revision INTEGER NOT NULL, n INTEGER NOT NULL, "
        "record TEXT NOT NULL, PRIMARY KEY (table_id, revision), "
        "FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
    ]
    for name in ("choices", "chat"):
        statements.append(f"DELETE FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)")
    if sqlite:  # it cannot add a foreign key to a table that exists
        statements += [
            "ALTER TABLE choices RENAME TO old_choices",
            "CREATE TABLE choices (table_id VARCHAR(24) NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, "
            "key VARCHAR(120) NOT NULL, mark BIGINT, PRIMARY KEY (table_id, n), "
            "FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
            "INSERT INTO choices SELECT table_id, n, seat, key, NULL FROM old_choices",
            "DROP TABLE old_choices",
            "DROP INDEX ix_chat_table_id",
            "ALTER TABLE chat RENAME TO old_chat",
            "CREATE TABLE chat (id INTEGER NOT NULL, table_id VARCHAR(24) NOT NULL, name VARCHAR(40) NOT NULL, "
            "seat INTEGER, text VARCHAR(400) NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (id), "
            "FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
            "INSERT INTO chat SELECT id, table_id, name, seat, text, at FROM old_chat",
            "DROP TABLE old_chat",
            "CREATE INDEX ix_chat_table_id ON chat (table_id)",
        ]
    else:
        statements += [
            "ALTER TABLE tables ALTER COLUMN seed TYPE VARCHAR(80)",
            "ALTER TABLE choices ADD COLUMN mark BIGINT",
        ]
        for name in ("choices", "chat"):
            statements.append(f"ALTER TABLE {name} ADD FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE")
    for statement in statements:
        db.execute(text(statement))


def _to_3(db: Connection) -> None:
    """JSON columns have the type JSON, and seats are a table of their own."""
    statements = [
        "CREATE TABLE seats (table_id VARCHAR(24) NOT NULL, n INTEGER NOT NULL, kind VARCHAR(12) NOT NULL, "
        "player VARCHAR(40), kept_for VARCHAR(40), name VARCHAR(40), token VARCHAR(40), bot VARCHAR(40), "
        "PRIMARY KEY (table_id, n), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
        "CREATE INDEX tables_by_owner ON tables (owner)",
    ]
    statements += [f"CREATE INDEX seats_by_{name} ON seats ({name})" for name in ("player", "kept_for", "token")]
    for statement in statements:
        db.execute(text(statement))
    names = {"kind": "kind", "player": "player", "for": "kept_for", "name": "name", "token": "token", "bot": "bot"}
    rows: list[dict[str, Any]] = []
    for id, written in db.execute(text("SELECT id, seats FROM tables")):
        for n, seat in enumerate(json.loads(written)):
            rows.append({"table_id": id, "n": n, **{column: seat.get(name) for name, column in names.items()}})
    if rows:
        columns = list(rows[0])
        adding = f"INSERT INTO seats ({', '.join(columns)}) VALUES (:{', :'.join(columns)})"
        db.execute(text(adding), rows)
    db.execute(text("ALTER TABLE tables DROP COLUMN seats"))
    for name, column, otherwise in (
        ("tables", "options", "'{}'"),
        ("tables", "winners", "'[]'"),
        ("tables", "start", ""),
        ("rulebooks", "cards", "'{}'"),
        ("snapshots", "position", "'{}'"),
        ("beginnings", "record", "'{}'"),
    ):
        if db.dialect.name == "sqlite":  # it cannot change the type of a column: replace the column
            rest = f" NOT NULL DEFAULT {otherwise}" if otherwise else ""
            db.execute(text(f"ALTER TABLE {name} ADD COLUMN as_json JSON{rest}"))
            db.execute(text(f"UPDATE {name} SET as_json = {column}"))
            db.execute(text(f"ALTER TABLE {name} DROP COLUMN {column}"))
            db.execute(text(f"ALTER TABLE {name} RENAME COLUMN as_json TO {column}"))
        else:
            db.execute(text(f"ALTER TABLE {name} ALTER COLUMN {column} TYPE JSON USING {column}::json"))


def _to_4(db: Connection) -> None:
    """Players save decks."""
    db.execute(
        text(
            "CREATE TABLE decks (id VARCHAR(24) NOT NULL, player VARCHAR(40) NOT NULL, game VARCHAR(40) NOT NULL, "
            "name VARCHAR(60) NOT NULL, deck JSON NOT NULL, updated FLOAT NOT NULL, PRIMARY KEY (id))"
        )
    )
    db.execute(text("CREATE INDEX decks_by_player ON decks (player)"))


def _to_5(db: Connection) -> None:
    """Players save their stops."""
    db.execute(
        text(
            "CREATE TABLE stops (player VARCHAR(40) NOT NULL, game VARCHAR(40) NOT NULL, stops JSON NOT NULL, "
            "updated FLOAT NOT NULL, PRIMARY KEY (player, game))"
        )
    )


def _to_6(db: Connection) -> None:
    """Seats bring decks, a table stores the decks it was dealt with; decks have versions and can be shared."""
    for statement in (
        "ALTER TABLE tables ADD COLUMN decks JSON",
        "ALTER TABLE seats ADD COLUMN decks JSON",
        "ALTER TABLE decks ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE decks ADD COLUMN share VARCHAR(40)",
        "CREATE INDEX decks_by_share ON decks (share)",
    ):
        db.execute(text(statement))


def _to_7(db: Connection) -> None:
    """Chat lines can be for one team only."""
    db.execute(text("ALTER TABLE chat ADD COLUMN team INTEGER"))


def _to_8(db: Connection) -> None:
    """The seed is mixed from a secret and values of the players."""
    db.execute(text("ALTER TABLE tables ADD COLUMN shuffles JSON"))


def _to_9(db: Connection) -> None:
    """Several processes share a database: leases, and the messages that changes came with. Presence, rematches and
    commitments are stored, so that every process knows them."""
    for statement in (
        "ALTER TABLE tables ADD COLUMN seen FLOAT NOT NULL DEFAULT 0",
        "UPDATE tables SET seen = updated",
        "ALTER TABLE tables ADD COLUMN rematch JSON",
        "ALTER TABLE tables ADD COLUMN release VARCHAR(16) NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN message VARCHAR(48)",
        "CREATE INDEX tables_by_seen ON tables (status, seen)",
        "ALTER TABLE choices ADD COLUMN message VARCHAR(48)",
        "CREATE TABLE commitments (hash VARCHAR(64) NOT NULL, player VARCHAR(40) NOT NULL, "
        "secret VARCHAR(80) NOT NULL, expires FLOAT NOT NULL, PRIMARY KEY (hash))",
        "CREATE INDEX ix_commitments_expires ON commitments (expires)",
        "CREATE TABLE processes (id VARCHAR(24) NOT NULL, release VARCHAR(16) NOT NULL, bus VARCHAR(24) NOT NULL, "
        "secret VARCHAR(24) NOT NULL, started FLOAT NOT NULL, expires FLOAT NOT NULL, PRIMARY KEY (id))",
        "CREATE TABLE shards (release VARCHAR(16) NOT NULL, shard INTEGER NOT NULL, owner VARCHAR(24), "
        "epoch BIGINT NOT NULL, expires FLOAT NOT NULL, applied VARCHAR(48) NOT NULL DEFAULT '', "
        "PRIMARY KEY (release, shard))",
        "CREATE UNIQUE INDEX shards_by_epoch ON shards (release, shard, epoch)",
    ):
        db.execute(text(statement))
    if db.dialect.name != "sqlite":  # which ignores the length of strings; a choice may name many cards
        db.execute(text("ALTER TABLE choices ALTER COLUMN key TYPE VARCHAR(1000)"))


MIGRATIONS = (_to_1, _to_2, _to_3, _to_4, _to_5, _to_6, _to_7, _to_8, _to_9)
NEWEST = len(MIGRATIONS)


def migrate(db: Connection) -> None:
    """Create the tables, or update those of an older version, in one transaction."""
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("BEGIN IMMEDIATE")  # otherwise the driver starts the transaction at the first changed row
    version = _version(db)
    if version is None:
        metadata.create_all(db)
        db.execute(insert(meta).values(name="schema", value=str(NEWEST)))
        return
    if version > NEWEST:
        raise refused("newer-database", value=str(version), known=str(NEWEST))
    for step in MIGRATIONS[version:]:
        step(db)
    stored = update(meta).where(meta.c.name == "schema").values(value=str(NEWEST))
    if db.execute(stored).rowcount == 0:
        db.execute(insert(meta).values(name="schema", value=str(NEWEST)))


def check(db: Connection) -> None:
    """Refuse a database that is not of the newest version. Processes of a cluster do not update it themselves, because
    others may be using it."""
    version = _version(db)
    if version is None:
        raise refused("no-schema")
    if version < NEWEST:
        raise refused("older-database", value=str(version), known=str(NEWEST))
    if version > NEWEST:
        raise refused("newer-database", value=str(version), known=str(NEWEST))


def _version(db: Connection) -> int | None:
    """The version of the database; None: it has no tables of ours."""
    existing = inspect(db)
    if not existing.has_table("tables"):
        return None
    found = db.execute(select(meta.c.value).where(meta.c.name == "schema")).scalar()
    if found is not None:
        return int(found)
    # versions 0 and 1 did not store their number
    return int(any([column["name"] == "edition" for column in existing.get_columns("tables")]))
