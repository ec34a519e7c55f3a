"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from .protocol.wire import refused

ENVIRONMENT = "KANTYNA_"
"""What a setting is called in the environment begins with this: KANTYNA_KEEP_CHATS_DAYS=30."""


def data_directory() -> Path:
    """Where this user's games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kantyna"


@dataclass(frozen=True)
class Settings:
    database: str = ""
    """SQLAlchemy URL; empty: an SQLite file in the user's data directory."""
    reach: str = ""
    """The address at which others on the network reach this server ("http://192.168.1.10:8642"); empty: only this
    machine does, or nobody knows."""
    address: str = ""
    """Where this server is reached: told to whoever starts a second one with the same database."""
    bot_pause: float = 0.45
    """Seconds between moves of a bot at the calm pace, so that people can follow (see rooms/bot_driver.py)."""
    keep_waiting_days: int = 14
    """Tables that never began are removed after so many days without a visit."""
    keep_finished_days: int = 365
    """Finished games are removed after so many days; games in progress are never removed."""
    keep_chats_days: int = 30
    """What was said at a finished game is removed after so many days."""
    keep_names_days: int = 365
    """Names of people who have no table, sit at none and keep no deck are removed after so many days."""
    keep_decks_days: int = 1000
    """Decks and stops are removed after so many days without a change."""
    secret: str = field(default="", repr=False)
    """Signs cookies and records; empty: a file holds it (see storage/secret_key.py)."""
    message_rate: float = 20
    message_burst: float = 40
    """Messages a second that one browser may send over its socket, and how many at once."""
    away_minutes: int = 15
    """Tables whose people have all left are no longer offered after so long. They stay for those people."""
    idle_minutes: int = 15
    """A table that nobody looks at leaves memory after so long. It stays in the database."""
    hosts: tuple[str, ...] = ()
    """Names by which this server may be asked for, besides localhost and where it listens; "*": any."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies: only these are believed when they say for whom they ask."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks that may read /metrics."""
    most_connections: int = 4000
    """In all; fewer where the system allows fewer files."""
    connections_each: int = 100
    """From one address."""
    request_seconds: float = 10
    """Within which a whole request has arrived."""
    answer_seconds: float = 60
    """Within which its answer has been taken."""
    idle_seconds: int = 5
    """After which a connection that has been answered and asks nothing more is closed."""
    visit_rate: float = 60
    visit_burst: float = 300
    """Milliseconds of the server's time that one address may take a second by its requests, and how many at once. What
    each request costs is said with its route (app.py)."""
    make_rate: float = 1 / 30
    make_burst: float = 60
    """Tables, records and names a second that one address may make, and how many at once."""
    deck_try_rate: float = 1 / 600
    deck_try_burst: float = 10
    """Decks a second that one address may try beside those of others at one table, and how many at once."""
    address_rate: float = 80
    address_burst: float = 200
    """Milliseconds that one address may take a second by its messages over all sockets, and how many at once. What each
    costs is said in protocol/messages.py."""
    open_rate: float = 4
    open_burst: float = 40
    """Sockets a second that one address may open, and how many at once."""
    sockets_an_address: int = 60
    sockets_a_person: int = 20
    watchers_a_table: int = 200
    """Open sockets, at most. Whoever sits at a table always finds a place there."""
    tables_each: int = 60
    """Tables that wait or are played, of one person."""
    bots_each: int = 120
    """Bots at these tables."""
    records_each: int = 100
    """Records that one person has put here."""
    decks_each: int = 100
    """Decks that one person keeps."""

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """What is given, and for the rest what the environment says."""
        for one in fields(cls):
            told = os.environ.get(ENVIRONMENT + one.name.upper())
            if told is not None and one.name not in given:
                given[one.name] = _read(one.name, str(one.type), told)
        return cls(**given)

    def url(self) -> str:
        if self.database:
            return self.database
        folder = data_directory()
        folder.mkdir(0o700, parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'kantyna.sqlite'}"


def _read(name: str, kind: str, told: str) -> Any:
    if kind == "str":
        return told
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in told.split(",") if part.strip())
    try:
        number = int(told) if kind == "int" else float(told)
    except ValueError:
        number = -1
    if not 0 <= number < 1e12:
        raise refused("setting", name=ENVIRONMENT + name.upper(), value=told, kind=kind)
    return number
