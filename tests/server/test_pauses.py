"""Pauses of the garbage collector and waits for another connection's transaction are short."""

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


def test_survivors_of_a_full_collection_are_frozen_until_the_next_one() -> None:
    garbage_collector.shorten_pauses()
    try:
        frozen = gc.get_freeze_count()
        assert frozen > 0
        kept = [[i] for i in range(1000)]
        gc.collect()
        assert gc.get_freeze_count() >= frozen + len(kept)
        garbage_collector.collect_all()
        assert gc.get_freeze_count() > 0
    finally:
        garbage_collector.stop()
    assert gc.get_freeze_count() == 0


def test_new_objects_are_collected_often_and_frozen() -> None:
    async def scene() -> int:
        looking = asyncio.create_task(garbage_collector.collect_often())
        await asyncio.sleep(3 * garbage_collector.COLLECT_EVERY)
        frozen = gc.get_freeze_count()
        kept = [[i] for i in range(1000)]
        await asyncio.sleep(3 * garbage_collector.COLLECT_EVERY)
        looking.cancel()
        return gc.get_freeze_count() - frozen - len(kept)

    garbage_collector.shorten_pauses()
    try:
        assert asyncio.run(scene()) >= 0
    finally:
        garbage_collector.stop()


def test_many_frozen_objects_cause_a_full_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collector, "LEAST", 1)
    garbage_collector.shorten_pauses()
    try:
        knots: list[list[Any]] = [[] for _ in range(gc.get_freeze_count())]
        for knot in knots:
            knot.append(knot)
        gc.collect(1)
        knots.clear()
        frozen = gc.get_freeze_count()
        garbage_collector.collect_if_grown()
        assert gc.get_freeze_count() < 0.6 * frozen, "cycles that ended while frozen are freed"
        frozen = gc.get_freeze_count()
        garbage_collector.collect_if_grown()
        assert gc.get_freeze_count() == frozen
    finally:
        garbage_collector.stop()


async def opened(folder: Path) -> tuple[Store, Row]:
    """A store with one table."""
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


def test_while_another_connection_writes_only_the_choice_waits(tmp_path: Path) -> None:
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


def test_a_choice_does_not_wait_forever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_checkpoint_empties_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
        assert log.stat().st_size == size, "the log is written from its start again"
        assert len(await one.choices_of(row.id)) == 220
        await one.close()

    asyncio.run(scene())
