"""Stores new tables and loads stored ones.

A stored game is replayed choice by choice, and after each choice the table is compared with the mark that was stored.
So a table never changes unnoticed, even if the rules changed. If they did, the game continues where nothing it needs
is different: from its start if that still leads to the same table, otherwise from its last snapshot. A game that cannot
continue is shown up to the last moment that is certain, and stays closed.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any

from ...engine.errors import KantynaError
from ...engine.registry import check_edition
from ...engine.serialization.brought_decks import brought
from ...engine.serialization.table_cards import card_marks, cards_on
from ...engine.table import Table
from ...engine.voice import Message
from .. import worker_threads
from ..decks.seat_decks import combined_decks
from ..shuffles.commitments import seed_of
from ..storage.rows import Deal, Row, StoredChoice, StoredTable
from ..storage.store import Store

Json = Any
SHORT_GAME = 1000
"""Choices that are replayed quickly. A longer game is replayed in the thread for long work."""
SNAPSHOT_EVERY = 64
"""A position is stored after this many choices."""


@dataclass
class LoadedTable:
    """A table that was loaded or created."""

    table: Table
    closed: Message | None = None
    """Why nobody can play here; None: the table is open."""
    cut: int = 0
    """The number of choices before the snapshot that it continues from; they were made under other rules."""
    earlier: int = 0
    """The number of all such choices, those put away earlier included."""


def new_row(
    table: Table,
    owner: str,
    seats: list[dict[str, Any]],
    start: Json,
    status: str,
    listed: bool,
    shuffles: Json = None,
) -> Row:
    """The row of a new table."""
    return Row(
        id=secrets.token_urlsafe(9),
        game=table.game,
        format=table.format,
        options=table.options,
        seed=table.seed,
        start=start,
        seats=seats,
        owner=owner,
        public=listed,
        status=status,
        winners=list(table.winners),
        length=table.length,
        updated=time.time(),
        edition=table.edition,
        rules=table.rules,
        decks=brought(table) or None,
        shuffles=shuffles,
    )


def is_dealt(row: Row) -> bool:
    """The cards are dealt when the last seat is taken; before that nobody has a hand."""
    return row.status != "waiting" or row.start is not None


def deal(row: Row) -> tuple[Table, Deal]:
    """Deal the cards of a full table, with the decks that its seats bring. Returns the table and what to store."""
    options, decks = combined_decks(row.game, row.format, row.options, row.seats)
    seed = seed_of(row.shuffles)
    table = Table(row.game, format=row.format, seed=seed, seats=len(row.seats), options=options, decks=decks)
    return table, Deal(table.seed, table.rules, table.edition, card_marks(table), table.options, brought(table) or None)


def snapshot(table: Table) -> Json:
    """The position to store with the latest choice; None for most choices."""
    return None if table.length % SNAPSHOT_EVERY else table.position()


def history(table: Table) -> list[StoredChoice]:
    """The choices made at a table, each with the mark of the table after it."""
    past = table.copy()
    past.rewind(0)
    made: list[StoredChoice] = []
    for seat, key in table.choices_since(0):
        past.choose(seat, key)
        made.append((seat, key, past.mark()))
    return made


async def resume(stored: StoredTable, store: Store) -> LoadedTable:
    """Load a stored game. If it continues under other rules, that is stored too."""
    run = worker_threads.run_short if len(stored.made) <= SHORT_GAME else worker_threads.run_long
    loaded = await run(load, stored)
    row, table = stored.row, loaded.table
    if loaded.closed is None and (loaded.cut or row.rules != table.rules):
        row.revision = await store.continue_game(stored, table.rules, table.edition, card_marks(table), loaded.cut)
        row.rules, row.edition = table.rules, table.edition
        if loaded.cut:
            row.start = stored.snapshot
    loaded.earlier = stored.earlier + loaded.cut
    return loaded


def load(stored: StoredTable) -> LoadedTable:
    """Replay a stored game. Raises `KantynaError` when not even a part of it can be shown."""
    row = stored.row
    try:
        table = _start(row)
    except KantynaError:
        resumed = _from_snapshot(stored)
        if resumed is None:
            raise
        return LoadedTable(resumed, _closed(resumed, stored), cut=stored.snapshot_at)
    whole = _replay(table, stored.made)
    if whole and (row.rules in ("", table.rules) or not _changed(table, stored) or row.status == "waiting"):
        return LoadedTable(table)
    resumed = None if whole else _from_snapshot(stored)
    if resumed is not None:
        return LoadedTable(resumed, _closed(resumed, stored), cut=stored.snapshot_at)
    why = _closed(table, stored) or Message("server-closed-rules", at=table.length, n=len(stored.made))
    return LoadedTable(table, why)


def _closed(table: Table, stored: StoredTable) -> Message | None:
    changed = sorted(_changed(table, stored))
    return Message("server-closed-cards", cards=", ".join(changed[:5])) if changed else None


def _start(row: Row) -> Table:
    if not row.rules:  # stored before tables had a version of the rules: only the card corrections are known
        check_edition(row.game, row.edition)
    if row.start is not None:
        return Table.from_position(row.start, allow_impossible=True)
    seats, options = len(row.seats), row.options
    return Table(row.game, format=row.format, seed=row.seed, seats=seats, options=options, decks=row.decks)


def _replay(table: Table, made: list[StoredChoice]) -> bool:
    """Make these choices as long as the marks match. Did all of them match?"""
    for seat, key, mark in made:
        before = table.length
        try:
            table.choose(seat, key)
        except KantynaError:
            return False
        if mark is not None and mark != table.mark():
            table.rewind(before)
            return False
    return True


def _from_snapshot(stored: StoredTable) -> Table | None:
    """The table replayed from its last snapshot; None if the marks do not match."""
    n = stored.snapshot_at
    if stored.snapshot is None or n > len(stored.made):
        return None
    try:
        table = Table.from_position(stored.snapshot, allow_impossible=True)
    except KantynaError:
        return None
    return table if stored.made[n - 1][2] == table.mark() and _replay(table, stored.made[n:]) else None


def _changed(table: Table, stored: StoredTable) -> set[str]:
    """The cards on the table whose rules changed since the game started."""
    if stored.cards is None:
        return set()
    now = card_marks(table)
    return {id for id in cards_on(table) if stored.cards.get(id) != now[id]}
