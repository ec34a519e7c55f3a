"""A table as it is stored, and the table that stands there again.

A stored game is played again choice by choice, and after each the table is compared with the mark that was stored with
it. So a table is never silently another one, even if the rules have changed since. If they have, it goes on where all
that it needs is as it was: from its beginning if that still leads to the same table, else from its last snapshot. What
cannot go on is shown as far as it is certain, and stays closed.
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
from ..decks.seat_decks import together
from ..shuffles.commitments import seed_of
from ..storage.store import Dealt, Entry, Row, Store, Stored

Json = Any
SOON_PLAYED = 1000
"""Choices that are played again in a moment: a longer game does not keep others waiting."""
SNAPSHOT_EVERY = 64
"""After so many choices a position is stored too."""


@dataclass
class LoadedTable:
    """A table that has been read, or has just been set up."""

    table: Table
    closed: Message | None = None
    """Why it can only be looked at, if that is so."""
    cut: int = 0
    """It stands by its snapshot: so many choices before that belong to rules that are no more."""
    earlier: int = 0
    """How many such choices there are in all."""


def new_row(
    table: Table,
    owner: str,
    seats: list[dict[str, Any]],
    start: Json,
    status: str,
    listed: bool,
    shuffles: Json = None,
) -> Row:
    """What is stored of a table that has just been set up."""
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
    """The cards are dealt when the last seat is taken: before that nobody has a hand, not even who set the table."""
    return row.status != "waiting" or row.start is not None


def deal(row: Row) -> tuple[Table, Dealt]:
    """The table with everybody at it and the decks they bring, from the secret and values that it keeps; and what is
    stored of it."""
    options, decks = together(row.game, row.format, row.options, row.seats)
    seed = seed_of(row.shuffles)
    table = Table(row.game, format=row.format, seed=seed, seats=len(row.seats), options=options, decks=decks)
    kept = brought(table) or None
    return table, Dealt(table.seed, table.rules, table.edition, card_marks(table), table.options, kept)


def snapshot(table: Table) -> Json:
    """The position that is stored besides the choice, now and then; else None."""
    return None if table.length % SNAPSHOT_EVERY else table.position()


def history(table: Table) -> list[Entry]:
    """The choices made at a table, each with the mark of the table after it."""
    past = table.copy()
    past.rewind(0)
    made: list[Entry] = []
    for seat, key in table.choices_since(0):
        past.choose(seat, key)
        made.append((seat, key, past.mark()))
    return made


async def resume(stored: Stored, store: Store) -> LoadedTable:
    """Let a stored game stand again; if it goes on with other rules, that is stored, too."""
    act = worker_threads.soon if len(stored.made) <= SOON_PLAYED else worker_threads.at_length
    loaded = await act(load, stored)
    row, table = stored.row, loaded.table
    if loaded.closed is None and (loaded.cut or row.rules != table.rules):
        row.revision = await store.go_on(stored, table.rules, table.edition, card_marks(table), loaded.cut)
        row.rules, row.edition = table.rules, table.edition
        if loaded.cut:
            row.start = stored.snapshot
    loaded.earlier = stored.earlier + loaded.cut
    return loaded


def load(stored: Stored) -> LoadedTable:
    """The table that a stored game has come to. Raises `KantynaError` when nothing of it can be shown."""
    row = stored.row
    try:
        table = _begin(row)
    except KantynaError:
        resumed = _from_snapshot(stored)
        if resumed is None:
            raise
        return LoadedTable(resumed, _closed(resumed, stored), cut=stored.snapshot_at)
    whole = _follow(table, stored.made)
    if whole and (row.rules in ("", table.rules) or not _changed(table, stored) or row.status == "waiting"):
        return LoadedTable(table)
    resumed = None if whole else _from_snapshot(stored)
    if resumed is not None:
        return LoadedTable(resumed, _closed(resumed, stored), cut=stored.snapshot_at)
    why = _closed(table, stored) or Message("server-closed-rules", at=table.length, n=len(stored.made))
    return LoadedTable(table, why)


def _closed(table: Table, stored: Stored) -> Message | None:
    changed = sorted(_changed(table, stored))
    return Message("server-closed-cards", cards=", ".join(changed[:5])) if changed else None


def _begin(row: Row) -> Table:
    if not row.rules:  # stored before games named their rules: the corrections are all that is known of them
        check_edition(row.game, row.edition)
    if row.start is not None:
        return Table.from_position(row.start, allow_impossible=True)
    seats, options = len(row.seats), row.options
    return Table(row.game, format=row.format, seed=row.seed, seats=seats, options=options, decks=row.decks)


def _follow(table: Table, made: list[Entry]) -> bool:
    """Make these choices as long as they lead to the tables that they led to; was that so to the end?"""
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


def _from_snapshot(stored: Stored) -> Table | None:
    """The table from its last snapshot on, if that leads to where it stood."""
    n = stored.snapshot_at
    if stored.snapshot is None or n > len(stored.made):
        return None
    try:
        table = Table.from_position(stored.snapshot, allow_impossible=True)
    except KantynaError:
        return None
    return table if stored.made[n - 1][2] == table.mark() and _follow(table, stored.made[n:]) else None


def _changed(table: Table, stored: Stored) -> set[str]:
    """The cards on the table that are no longer what they were when the game began."""
    if stored.cards is None:
        return set()
    now = card_marks(table)
    return {id for id in cards_on(table) if stored.cards.get(id) != now[id]}
