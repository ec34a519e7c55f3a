"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


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
    bot_pause: float = 0.45
    """Seconds from one move of a bot to the next at the calm pace, so that people can follow (see driver.py)."""
    keep_waiting_days: int = 14
    """Tables that never began are removed after so many days without a visit."""
    keep_finished_days: int = 365
    """Finished games are removed after so many days; games in progress are never removed."""
    message_rate: float = 20
    message_burst: float = 40
    """Messages a second that one browser may send over its socket, and how many at once."""
    idle_minutes: int = 15
    """A table that nobody looks at leaves memory after so long. It stays in the database."""

    def url(self) -> str:
        if self.database:
            return self.database
        folder = data_directory()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'kantyna.sqlite'}"
