"""What is not kept for ever: tables that never began, finished games, what was said there, decks, stops and names."""

from __future__ import annotations

import logging
import time
from collections.abc import Container

from sqlalchemy import ColumnElement, delete, or_, select

from ..settings import Settings
from .schema import chat, decks, players, seats, stops, tables
from .store import NOT_STORED, Store

log = logging.getLogger(__name__)
DAY = 86400.0
AT_ONCE = 200
"""Tables removed in one transaction, so that nobody's move waits long for it."""


async def clean(store: Store, settings: Settings, held: Container[str] = ()) -> int:
    """Remove what the policy says and nothing else; returns how many tables went.

    `held` are the tables that are open: what somebody looks at stays, and goes another day.
    """
    now = time.time()
    old = (tables.c.status == "waiting") & (tables.c.updated < now - settings.keep_waiting_days * DAY)
    old = old | ((tables.c.status == "finished") & (tables.c.updated < now - settings.keep_finished_days * DAY))
    gone = await _clean_tables(store, old, held)
    ended = (tables.c.status == "finished") & (tables.c.updated < now - settings.keep_chats_days * DAY)
    async with store.writing() as db:
        await db.execute(delete(chat).where(chat.c.table_id.in_(select(tables.c.id).where(ended))))
    async with store.writing() as db:
        for kept in (decks, stops):
            await db.execute(delete(kept).where(kept.c.updated < now - settings.keep_decks_days * DAY))
    await _clean_names(store, now - settings.keep_names_days * DAY)
    return gone


async def _clean_tables(store: Store, old: ColumnElement[bool], held: Container[str]) -> int:
    async with store.reading() as db:
        found = (await db.execute(select(tables.c.id, tables.c.revision).where(old))).all()
    gone = 0
    for begin in range(0, len(found), AT_ONCE):
        async with store.writing() as db:
            for id, revision in found[begin : begin + AT_ONCE]:
                if id not in held:  # whoever opens it meanwhile gives it a new revision
                    same = (tables.c.id == id) & (tables.c.revision == revision)
                    gone += (await db.execute(delete(tables).where(same))).rowcount
    return gone


async def _clean_names(store: Store, since: float) -> None:
    """Names from before then of people who have no table, sit at none and keep no deck."""
    owns = select(tables.c.id).where(tables.c.owner == players.c.id).exists()
    sits = select(seats.c.n).where(or_(seats.c.player == players.c.id, seats.c.kept_for == players.c.id)).exists()
    keeps = select(decks.c.id).where(decks.c.player == players.c.id).exists()
    async with store.reading() as db:
        idle = select(players.c.id).where(players.c.created < since, ~owns, ~sits, ~keeps)
        names = [id for (id,) in (await db.execute(idle)).all()]
    for begin in range(0, len(names), AT_ONCE):
        async with store.writing() as db:
            await db.execute(delete(players).where(players.c.id.in_(names[begin : begin + AT_ONCE])))


async def clean_if_possible(store: Store, settings: Settings, held: Container[str] = ()) -> None:
    """A database that is away or busy is no reason to stop serving, nor never to clean again."""
    try:
        await clean(store, settings, held)
    except NOT_STORED as error:
        log.warning("could not clean the database: %s", type(error).__name__)
