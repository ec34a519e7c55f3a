"""Nobody waits for the garbage collector or for another connection's transaction longer than need be."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import kantyna
from kantyna.server import garbage_collector
from kantyna.server.storage import choice_writer
from kantyna.server.storage.rows import Row
from kantyna.server.storage.store import Store
from kantyna.server.tables.stored_tables import new_row

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def test_what_survived_a_full_collection_is_set_aside_until_all_is_looked_at() -> None:
    garbage_collector.shorten_pauses()
    try:
        aside = gc.get_freeze_count()
        assert aside > 0
        kept = [[i] for i in range(1000)]
        gc.collect()
        assert gc.get_freeze_count() >= aside + len(kept)
        garbage_collector.collect_all()
        assert gc.get_freeze_count() > 0
    finally:
        garbage_collector.stop()
    assert gc.get_freeze_count() == 0


def test_what_is_new_is_looked_at_often_and_set_aside() -> None:
    async def scene() -> int:
        looking = asyncio.create_task(garbage_collector.collect_often())
        await asyncio.sleep(3 * garbage_collector.COLLECT_EVERY)
        aside = gc.get_freeze_count()
        kept = [[i] for i in range(1000)]
        await asyncio.sleep(3 * garbage_collector.COLLECT_EVERY)
        looking.cancel()
        return gc.get_freeze_count() - aside - len(kept)

    garbage_collector.shorten_pauses()
    try:
        assert asyncio.run(scene()) >= 0
    finally:
        garbage_collector.stop()


def test_when_much_more_is_set_aside_everything_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collector, "LEAST", 1)
    garbage_collector.shorten_pauses()
    try:
        knots: list[list[Any]] = [[] for _ in range(gc.get_freeze_count())]
        for knot in knots:
            knot.append(knot)
        gc.collect(1)
        knots.clear()
        aside = gc.get_freeze_count()
        garbage_collector.collect_if_grown()
        assert gc.get_freeze_count() < 0.6 * aside, "cycles that ended after they were set aside are gone"
        aside = gc.get_freeze_count()
        garbage_collector.collect_if_grown()
        assert gc.get_freeze_count() == aside
    finally:
        garbage_collector.stop()


async def opened(folder: Path) -> tuple[Store, Row]:
    """A store, and a table that is in it."""
    one = Store(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}")
    await one.open()
    row = new_row(kantyna.Table("star-realms", seed=1), "ada", BOTS, None, "playing", False)
    await one.add_table(row, {}, [])
    return one, row


async def end(store: Store, row: Row, n: int = 0) -> None:
    await store.add_choice(row, n, 0, "end", 0, "playing", [], False)


def locking(folder: Path) -> sqlite3.Connection:
    other = sqlite3.connect(folder / "games.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_while_another_connection_writes_a_choice_waits_and_everything_else_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        one, row = await opened(tmp_path)
        other = locking(tmp_path)
        writing = asyncio.create_task(end(one, row))
        for _ in range(20):
            await asyncio.sleep(0.005)
        assert not writing.done() and await one.choices_of(row.id) == []
        other.execute("COMMIT")
        await writing
        assert await one.choices_of(row.id) == [(0, "end")]
        other.close()
        await one.close()

    asyncio.run(scene())


def test_a_choice_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice_writer, "PATIENCE", 0.1)

    async def scene() -> None:
        one, row = await opened(tmp_path)
        other = locking(tmp_path)
        with pytest.raises(OperationalError, match="locked"):
            await end(one, row)
        other.execute("ROLLBACK")
        other.close()
        await end(one, row)
        assert await one.choices_of(row.id) == [(0, "end")]
        await one.close()

    asyncio.run(scene())


def test_the_log_is_carried_over_and_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice_writer, "LONGEST_LOG", 50)

    async def scene() -> None:
        one, row = await opened(tmp_path)
        for n in range(200):
            await end(one, row, n)
        assert one._writer is not None
        log = tmp_path / "games.sqlite-wal"
        one._writer.checkpoint()
        size = log.stat().st_size
        for n in range(200, 220):
            await end(one, row, n)
        assert log.stat().st_size == size, "the log begins anew at its start"
        assert len(await one.choices_of(row.id)) == 220
        await one.close()

    asyncio.run(scene())
