"""The tables of the database, and how an older database becomes one of today.

Migrations are numbered by the schema they lead to. What they say is frozen: it is about databases that lie around
somewhere, not about the tables as they are declared here today.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)

from ..protocol.wire import refused

metadata = MetaData()
meta = Table("meta", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
players = Table(
    "players",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)
rulebooks = Table(
    "rulebooks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("cards", JSON, nullable=False),
)
"""Every version of the rules that a game here was played with: a mark for each of its cards."""
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("format", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("start", JSON(none_as_null=True)),
    Column("owner", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("winners", JSON, nullable=False),
    Column("length", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Column("edition", String(8), nullable=False, server_default=""),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("rules", String(16), nullable=False, server_default=""),
    Column("decks", JSON(none_as_null=True)),
    Column("shuffles", JSON(none_as_null=True)),
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_owner", "owner"),
)
"""`shuffles`: what the seed is mixed from (see shuffles/commitments.py); null: the seed itself is a secret."""
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("player", String(40)),
    Column("kept_for", String(40)),
    Column("name", String(40)),
    Column("token", String(40)),
    Column("bot", String(40)),
    Column("decks", JSON(none_as_null=True)),
    Index("seats_by_player", "player"),
    Index("seats_by_kept_for", "kept_for"),
    Index("seats_by_token", "token"),
)
"""Who sits where: a person (or nobody yet, by invitation or with the seat kept for somebody), a bot, or the name of
somebody in a record. `decks` is what the seat brings (see decks/seat_decks.py)."""
choices = Table(
    "choices",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(120), nullable=False),
    Column("mark", BigInteger),
)
"""`mark` tells tables after that choice apart; null: stored before there were marks."""
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("position", JSON, nullable=False),
)
"""The position after the first n choices, now and then."""
beginnings = Table(
    "beginnings",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("record", JSON, nullable=False),
)
"""The n choices made at a table with rules that have changed since, before it went on from a snapshot."""
chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
    Column("team", Integer),
)
"""`team`: the number of the team it was said to; null: to the whole table."""

decks = Table(
    "decks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("deck", JSON, nullable=False),
    Column("updated", Float, nullable=False),
    Column("version", Integer, nullable=False, server_default="1"),
    Column("share", String(40)),
    Index("decks_by_player", "player"),
    Index("decks_by_share", "share"),
)
"""Decks that somebody keeps, whether they may be played or not. `version` goes up with every change; `share` opens it
to whoever has that word."""

stops = Table(
    "stops",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("stops", JSON, nullable=False),
    Column("updated", Float, nullable=False),
)
"""Where somebody wants to be asked, at all tables of a game."""


def _to_1(db: Connection) -> None:
    """Tables name the corrections of the cards they were begun with."""
    db.execute(text("ALTER TABLE tables ADD COLUMN edition VARCHAR(8) NOT NULL DEFAULT ''"))


def _to_2(db: Connection) -> None:
    """Nothing belongs to a table that is not there; every write compares; games name the rules they are played with."""
    sqlite = db.dialect.name == "sqlite"
    orders = [
        "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN rules VARCHAR(16) NOT NULL DEFAULT ''",
        "CREATE TABLE rulebooks (id VARCHAR(16) NOT NULL, cards TEXT NOT NULL, PRIMARY KEY (id))",
    ]
    orders += [
        "CREATE TABLE snapshots (table_id VARCHAR(24) NOT NULL, n INTEGER NOT NULL, position TEXT NOT NULL, "
        "PRIMARY KEY (table_id, n), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
        "CREATE TABLE beginnings (table_id VARCHAR(24) NOT NULL, revision INTEGER NOT NULL, n INTEGER NOT NULL, "
        "record TEXT NOT NULL, PRIMARY KEY (table_id, revision), "
        "FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
    ]
    for name in ("choices", "chat"):
        orders.append(f"DELETE FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)")
    if sqlite:  # which can give a table a foreign key only when it makes it
        orders += [
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
        orders += [
            "ALTER TABLE tables ALTER COLUMN seed TYPE VARCHAR(80)",
            "ALTER TABLE choices ADD COLUMN mark BIGINT",
        ]
        for name in ("choices", "chat"):
            orders.append(f"ALTER TABLE {name} ADD FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE")
    for order in orders:
        db.execute(text(order))


def _to_3(db: Connection) -> None:
    """What is JSON says so, and who sits where is a table of its own."""
    orders = [
        "CREATE TABLE seats (table_id VARCHAR(24) NOT NULL, n INTEGER NOT NULL, kind VARCHAR(12) NOT NULL, "
        "player VARCHAR(40), kept_for VARCHAR(40), name VARCHAR(40), token VARCHAR(40), bot VARCHAR(40), "
        "PRIMARY KEY (table_id, n), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)",
        "CREATE INDEX tables_by_owner ON tables (owner)",
    ]
    orders += [f"CREATE INDEX seats_by_{name} ON seats ({name})" for name in ("player", "kept_for", "token")]
    for order in orders:
        db.execute(text(order))
    names = {"kind": "kind", "player": "player", "for": "kept_for", "name": "name", "token": "token", "bot": "bot"}
    sitting: list[dict[str, Any]] = []
    for id, written in db.execute(text("SELECT id, seats FROM tables")):
        for n, seat in enumerate(json.loads(written)):
            sitting.append({"table_id": id, "n": n, **{column: seat.get(name) for name, column in names.items()}})
    if sitting:
        columns = list(sitting[0])
        adding = f"INSERT INTO seats ({', '.join(columns)}) VALUES (:{', :'.join(columns)})"
        db.execute(text(adding), sitting)
    db.execute(text("ALTER TABLE tables DROP COLUMN seats"))
    for name, column, otherwise in (
        ("tables", "options", "'{}'"),
        ("tables", "winners", "'[]'"),
        ("tables", "start", ""),
        ("rulebooks", "cards", "'{}'"),
        ("snapshots", "position", "'{}'"),
        ("beginnings", "record", "'{}'"),
    ):
        if db.dialect.name == "sqlite":  # where a column keeps its type: a new one takes its place
            rest = f" NOT NULL DEFAULT {otherwise}" if otherwise else ""
            db.execute(text(f"ALTER TABLE {name} ADD COLUMN as_json JSON{rest}"))
            db.execute(text(f"UPDATE {name} SET as_json = {column}"))
            db.execute(text(f"ALTER TABLE {name} DROP COLUMN {column}"))
            db.execute(text(f"ALTER TABLE {name} RENAME COLUMN as_json TO {column}"))
        else:
            db.execute(text(f"ALTER TABLE {name} ALTER COLUMN {column} TYPE JSON USING {column}::json"))


def _to_4(db: Connection) -> None:
    """People keep decks."""
    db.execute(
        text(
            "CREATE TABLE decks (id VARCHAR(24) NOT NULL, player VARCHAR(40) NOT NULL, game VARCHAR(40) NOT NULL, "
            "name VARCHAR(60) NOT NULL, deck JSON NOT NULL, updated FLOAT NOT NULL, PRIMARY KEY (id))"
        )
    )
    db.execute(text("CREATE INDEX decks_by_player ON decks (player)"))


def _to_5(db: Connection) -> None:
    """People keep their stops."""
    db.execute(
        text(
            "CREATE TABLE stops (player VARCHAR(40) NOT NULL, game VARCHAR(40) NOT NULL, stops JSON NOT NULL, "
            "updated FLOAT NOT NULL, PRIMARY KEY (player, game))"
        )
    )


def _to_6(db: Connection) -> None:
    """Seats bring decks, and the table keeps those it was dealt with; decks have versions and can be shared."""
    for order in (
        "ALTER TABLE tables ADD COLUMN decks JSON",
        "ALTER TABLE seats ADD COLUMN decks JSON",
        "ALTER TABLE decks ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE decks ADD COLUMN share VARCHAR(40)",
        "CREATE INDEX decks_by_share ON decks (share)",
    ):
        db.execute(text(order))


def _to_7(db: Connection) -> None:
    """Something can be said to one's team alone."""
    db.execute(text("ALTER TABLE chat ADD COLUMN team INTEGER"))


def _to_8(db: Connection) -> None:
    """Deals are mixed from a secret and the values of those who play."""
    db.execute(text("ALTER TABLE tables ADD COLUMN shuffles JSON"))


MIGRATIONS = (_to_1, _to_2, _to_3, _to_4, _to_5, _to_6, _to_7, _to_8)
NEWEST = len(MIGRATIONS)


def bring_up_to_date(db: Connection) -> None:
    """Make the tables, or make them those of today, in one transaction: all of it or nothing."""
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would begin only when a row is changed
    there = inspect(db)
    if not there.has_table("tables"):
        metadata.create_all(db)
        db.execute(insert(meta).values(name="schema", value=str(NEWEST)))
        return
    found = db.execute(select(meta.c.value).where(meta.c.name == "schema")).scalar()
    if found is not None:
        version = int(found)
    else:  # the first two did not say which they are
        version = int(any([column["name"] == "edition" for column in there.get_columns("tables")]))
    if version > NEWEST:
        raise refused("newer-database", value=str(version), known=str(NEWEST))
    for migrate in MIGRATIONS[version:]:
        migrate(db)
    if found is None:
        db.execute(insert(meta).values(name="schema", value=str(NEWEST)))
    elif version < NEWEST:
        db.execute(update(meta).where(meta.c.name == "schema").values(value=str(NEWEST)))
