"""The tables of the database, in its newest version (`migrations.py` updates older ones)."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

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
"""Every version of the rules that a stored game was played with: a hash of each card, by card id."""
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
    Column("seen", Float, nullable=False, server_default="0"),
    Column("rematch", JSON(none_as_null=True)),
    Column("release", String(16), nullable=False, server_default=""),
    Column("message", String(48)),
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_seen", "status", "seen"),
    Index("tables_by_owner", "owner"),
)
"""`shuffles`: what the seed is mixed from (see shuffles/commitments.py); null: the seed itself is a secret. `seen`:
when one of its people was there, about. `rematch`: the next table of the same players. `release`: the rules of all
games when it was last opened, and `message`: the last message that changed it without a choice (see cluster/)."""
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
"""Who sits where: a bot, a person, nobody yet (by invitation, or reserved for a player), or a name from a record.
`decks`: what the seat brings (see decks/seat_decks.py)."""
choices = Table(
    "choices",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(1000), nullable=False),
    Column("mark", BigInteger),
    Column("message", String(48)),
)
"""`mark`: a checksum of the table after this choice (`Table.mark`); null in rows older than marks. `message`: the id of
the message that it came with, if it came over the bus (see cluster/)."""
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("position", JSON, nullable=False),
)
"""The position after the first n choices, stored from time to time."""
beginnings = Table(
    "beginnings",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("record", JSON, nullable=False),
)
"""The first n choices of a game whose rules changed since, put away when it continued from a snapshot."""
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
"""`team`: the number of the team that may read the line; null: everybody."""

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
"""Decks that players saved, legal or not. `version` goes up with every change; `share`: the token in the link that
shows the deck to others."""

commitments = Table(
    "commitments",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(40), nullable=False),
    Column("secret", String(80), nullable=False),
    Column("expires", Float, nullable=False, index=True),
)
"""Secrets whose hashes were sent to players who are about to create a table (see shuffles/commitments.py)."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("release", String(16), nullable=False),
    Column("bus", String(24), nullable=False),
    Column("secret", String(24), nullable=False),
    Column("started", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
"""The processes of a cluster (see cluster/leases.py). Times are those of the database."""
shards = Table(
    "shards",
    metadata,
    Column("release", String(16), primary_key=True),
    Column("shard", Integer, primary_key=True),
    Column("owner", String(24)),
    Column("epoch", BigInteger, nullable=False),
    Column("expires", Float, nullable=False),
    Column("applied", String(48), nullable=False, server_default=""),
    # With an index on it, changing the epoch waits for statements that read it FOR KEY SHARE; renewing does not.
    Index("shards_by_epoch", "release", "shard", "epoch", unique=True),
)
"""Which process owns the tables of a shard. `applied`: all messages up to this one were handled."""

stops = Table(
    "stops",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("stops", JSON, nullable=False),
    Column("updated", Float, nullable=False),
)
"""Where a player wants to be asked, at all tables of a game."""
