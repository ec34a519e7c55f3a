"""Removes old data: tables that never started, finished games, chat, decks, stops and names."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Container

from sqlalchemy import ColumnElement, delete, or_, select

from ..settings import Settings
from .failures import STORAGE_ERRORS
from .schema import chat, decks, players, seats, stops, tables
from .store import Store

log = logging.getLogger(__name__)
DAY = 86400.0
AT_ONCE = 200
"""Tables removed in one transaction, so that players do not wait long for it."""


async def clean(
    store: Store, settings: Settings, held: Container[str] = (), owns: Callable[[str], bool] = lambda id: True
) -> int:
    """Remove what is older than the settings allow. Returns the number of tables removed.

    `held`: the tables that are open. They stay until another day. `owns`: is a table ours to remove?
    """
    now = time.time()
    old = (tables.c.status == "waiting") & (tables.c.updated < now - settings.keep_waiting_days * DAY)
    old = old | ((tables.c.status == "finished") & (tables.c.updated < now - settings.keep_finished_days * DAY))
    removed = await _clean_tables(store, old, held, owns)
    ended = (tables.c.status == "finished") & (tables.c.updated < now - settings.keep_chats_days * DAY)
    async with store.writing() as db:
        await db.execute(delete(chat).where(chat.c.table_id.in_(select(tables.c.id).where(ended))))
    async with store.writing() as db:
        for table in (decks, stops):
            await db.execute(delete(table).where(table.c.updated < now - settings.keep_decks_days * DAY))
    await _clean_names(store, now - settings.keep_names_days * DAY)
    return removed


async def _clean_tables(
    store: Store, old: ColumnElement[bool], held: Container[str], owns: Callable[[str], bool]
) -> int:
    async with store.reading() as db:
        found = (await db.execute(select(tables.c.id, tables.c.revision).where(old))).all()
    removed = 0
    for begin in range(0, len(found), AT_ONCE):
        async with store.writing() as db:
            for id, revision in found[begin : begin + AT_ONCE]:
                if id not in held and owns(id):  # opening it meanwhile would give it a new revision
                    same = (tables.c.id == id) & (tables.c.revision == revision)
                    removed += (await db.execute(delete(tables).where(same))).rowcount
    return removed


async def _clean_names(store: Store, since: float) -> None:
    """Remove old names of players who own no table, sit at none and have no deck."""
    owns = select(tables.c.id).where(tables.c.owner == players.c.id).exists()
    sits = select(seats.c.n).where(or_(seats.c.player == players.c.id, seats.c.kept_for == players.c.id)).exists()
    keeps = select(decks.c.id).where(decks.c.player == players.c.id).exists()
    async with store.reading() as db:
        idle = select(players.c.id).where(players.c.created < since, ~owns, ~sits, ~keeps)
        names = [id for (id,) in (await db.execute(idle)).all()]
    for begin in range(0, len(names), AT_ONCE):
        async with store.writing() as db:
            await db.execute(delete(players).where(players.c.id.in_(names[begin : begin + AT_ONCE])))


async def clean_if_possible(
    store: Store, settings: Settings, held: Container[str] = (), owns: Callable[[str], bool] = lambda id: True
) -> None:
    """Clean, or log a warning when the database is unreachable or busy: the server goes on and tries again later."""
    try:
        await clean(store, settings, held, owns)
    except STORAGE_ERRORS as error:
        log.warning("could not clean the database: %s", type(error).__name__)
