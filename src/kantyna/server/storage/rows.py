"""Tables as they are stored: dataclasses, and their conversion to and from rows of the database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...engine.chance.secret import Seed, is_secret

Json = Any
StoredChoice = tuple[int, str, int | None]
"""Seat, key, and the mark of the table after the choice (`Table.mark`); None in rows older than marks."""


@dataclass
class Row:
    """A table without its choices."""

    id: str
    game: str
    format: str
    options: dict[str, Any]
    """All options once the cards are dealt. Before that only those that were set: others may follow from the decks."""
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
    """Which card corrections it started with (docs/corrections.md)."""
    revision: int = 0
    """Goes up when the table is loaded to be played, after an undo, and when the seats change."""
    rules: str = ""
    """The version of the rules it is played with (`Table.rules`); empty in tables older than versions."""
    decks: Json = None
    """The decks it was dealt with, in games where players bring them; None: ready-made ones."""
    shuffles: Json = None
    """What the seed is mixed from (`shuffles/commitments.py`); None: nothing was mixed."""
    seen: float = 0.0
    """When one of the table's people was there or something changed, about, in seconds since 1970."""
    rematch: Json = None
    """The next table of the same players: what `proposals.Rematch` stores; None: nobody wanted one yet."""
    release: str = ""
    """The release of the process that opened it last (`cluster/releases.py`)."""

    def values(self) -> dict[str, Any]:
        """The columns of the table `tables`; seats have a table of their own."""
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
            "seen": self.seen or self.updated,
            "rematch": self.rematch,
            "release": self.release,
        }


@dataclass
class StoredTable:
    """Everything that is stored about a table."""

    row: Row
    made: list[StoredChoice]
    chat: list[dict[str, Json]]
    """The latest lines."""
    chat_counts: dict[int | None, int]
    """The number of all lines ever written there, by team."""
    cards: dict[str, str] | None
    """The marks of the cards when the game started (`engine/serialization/table_cards.py`)."""
    snapshot: Json
    snapshot_at: int
    """The latest stored position, and the number of choices made before it."""
    earlier: int
    """The number of choices that were put away because their rules no longer exist."""
    messages: list[str] = field(default_factory=list)
    """The ids of the last messages from the bus that changed the table."""


@dataclass
class Deal:
    """What is stored when the cards are dealt."""

    seed: Seed
    rules: str
    edition: str
    cards: dict[str, str]
    """The marks of the cards."""
    options: dict[str, Any]
    decks: Json


SEAT_COLUMNS = {
    "kind": "kind", "player": "player", "for": "kept_for", "name": "name", "token": "token", "bot": "bot",
    "decks": "decks",
}  # fmt: skip
"""The keys of a seat in `Row.seats`, and the column of each."""


def seat_values(id: str, seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of the table `seats` for the seats of one table."""
    return [
        {"table_id": id, "n": n, **{column: seat.get(name) for name, column in SEAT_COLUMNS.items()}}
        for n, seat in enumerate(seats)
    ]


def read_seat(found: Any) -> dict[str, Any]:
    """A seat from its row in the database."""
    values = {name: getattr(found, column) for name, column in SEAT_COLUMNS.items()}
    free = {"player": None} if found.kind == "person" else {}
    return free | {name: value for name, value in values.items() if value is not None}


def read_row(found: Any, seats: list[dict[str, Any]]) -> Row:
    """A table from its row in the database."""
    return Row(
        found.id,
        found.game,
        found.format,
        found.options,
        _read_seed(found.seed),
        found.start,
        seats,
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
        found.seen,
        found.rematch,
        found.release,
    )


def _read_seed(written: str) -> Seed:
    """A secret or a whole number: secrets are longer than the largest number."""
    return written if is_secret(written) else int(written)
