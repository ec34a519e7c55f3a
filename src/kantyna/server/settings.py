"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from ..bots import BOTS
from .errors import refused

ENVIRONMENT = "KANTYNA_"
"""The prefix of settings in the environment: KANTYNA_KEEP_CHATS_DAYS=30."""

LOG_FORMATS = ("text", "json")


def data_directory() -> Path:
    """The folder of this user's games."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kantyna"


@dataclass(frozen=True)
class Settings:
    database: str = ""
    """SQLAlchemy URL; empty: an SQLite file in the user's data directory."""
    bus: str = ""
    """The Redis that carries messages between processes ("redis://10.0.0.5"); empty: this process is alone."""
    reach: str = ""
    """The address of this server for others on the network ("http://192.168.1.10:8642"); empty: only this machine can
    reach it, or the address is unknown."""
    address: str = ""
    """Our own address, shown when a second server is started with the same database."""
    bot_pause: float = 0.45
    """Seconds between moves of a bot at the calm pace, so that people can follow (see rooms/bot_driver.py)."""
    bots: tuple[str, ...] = tuple(BOTS)
    """The bots that players may seat: built-in ones, and those of installed packages (docs/bots.md). A bot from a file
    sits here only if the operator names the file."""
    keep_waiting_days: int = 14
    """Tables that never started are removed after this many days without a visit."""
    keep_finished_days: int = 365
    """Finished games are removed after this many days; games in progress are never removed."""
    keep_chats_days: int = 30
    """The chat of a finished game is removed after this many days."""
    keep_names_days: int = 365
    """Names of players without tables, seats and decks are removed after this many days."""
    keep_decks_days: int = 1000
    """Decks and stops are removed after this many days without a change."""
    secret: str = field(default="", repr=False)
    """Signs cookies and records; empty: it comes from a file (see storage/secret_key.py)."""
    message_rate: float = 20
    message_burst: float = 40
    """Messages a second from one browser, and how many at once."""
    away_minutes: int = 15
    """Tables whose people left this long ago are no longer offered to others in the lobby."""
    idle_minutes: int = 15
    """A table that nobody watches leaves memory after this long. It stays in the database."""
    hosts: tuple[str, ...] = ()
    """Host names of this server, besides localhost and the address it listens on; "*": any."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies. Only their X-Forwarded-For headers are trusted."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks that may read /metrics."""
    metrics_port: int = 0
    """The port of the first process for /metrics and /health alone; the others have the next ones. 0: none."""
    metrics_host: str = "127.0.0.1"
    """The address that these ports listen on."""
    log_format: str = "text"
    """"text" or "json": one line, or one JSON object, for each problem."""
    traces: str = ""
    """Where traces go, by OTLP over HTTP ("http://127.0.0.1:4318/v1/traces"); empty: there are none."""
    most_connections: int = 4000
    """Open connections in total; fewer if the system allows fewer files."""
    connections_each: int = 100
    """Open connections from one address."""
    request_seconds: float = 10
    """A whole request must arrive within this time."""
    answer_seconds: float = 60
    """The answer must be read within this time."""
    idle_seconds: int = 5
    """A connection without a further request is closed after this time."""
    visit_rate: float = 60
    visit_burst: float = 300
    """Milliseconds of the server's time that the requests of one address may take in a second, and how many at once.
    The routes declare their costs (http/)."""
    make_rate: float = 1 / 30
    make_burst: float = 60
    """Tables, records and names a second that one address may create, and how many at once."""
    deck_try_rate: float = 1 / 600
    deck_try_burst: float = 10
    """Decks a second that one address may try out against those of others at one table, and how many at once."""
    address_rate: float = 80
    address_burst: float = 200
    """Milliseconds that the messages of one address may take in a second, over all its sockets, and how many at once.
    The messages declare their costs (protocol/messages.py)."""
    open_rate: float = 4
    open_burst: float = 40
    """Sockets a second that one address may open, and how many at once."""
    sockets_an_address: int = 60
    sockets_a_person: int = 20
    watchers_a_table: int = 200
    """Limits on open sockets. A player of a table can always connect to it."""
    tables_each: int = 60
    """Tables of one player that wait or are being played."""
    bots_each: int = 120
    """Bots at those tables."""
    records_each: int = 100
    """Records that one player uploaded."""
    decks_each: int = 100
    """Decks that one player saved."""

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """The given settings; the others come from the environment."""
        for one in fields(cls):
            value = os.environ.get(ENVIRONMENT + one.name.upper())
            if value is not None and one.name not in given:
                given[one.name] = _read(one.name, str(one.type), value)
        if given.get("log_format", LOG_FORMATS[0]) not in LOG_FORMATS:
            raise refused("log-format", name=ENVIRONMENT + "LOG_FORMAT", value=given["log_format"])
        return cls(**given)

    def url(self) -> str:
        """The database, with the driver that SQLAlchemy wants in its URL."""
        for plain, full in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            if self.database.startswith(plain):
                return full + self.database[len(plain) :]
        if self.database:
            return self.database
        folder = data_directory()
        folder.mkdir(0o700, parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'kantyna.sqlite'}"


def _read(name: str, kind: str, value: str) -> Any:
    if kind == "str":
        return value
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    try:
        number = int(value) if kind == "int" else float(value)
    except ValueError:
        number = -1
    if not 0 <= number < 1e12:
        raise refused("setting", name=ENVIRONMENT + name.upper(), value=value, kind=kind)
    return number
