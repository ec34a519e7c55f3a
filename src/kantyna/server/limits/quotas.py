"""How much a player may own, and how fast an address may create more."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func, select

from ..errors import refused
from ..settings import Settings
from ..storage.schema import seats as seats_of
from ..storage.schema import tables
from ..storage.store import Store
from .rate_limits import Buckets

CHOICES_A_TABLE = 500
"""Choices in a record that count as one more table, because all of them are replayed."""


class Quotas:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.makers = Buckets(settings.make_rate, settings.make_burst)
        self.deck_tries = Buckets(settings.deck_try_rate, settings.deck_try_burst)

    def check_pace(self, address: str, n: float = 1) -> None:
        """For everything that is stored: tables, records, names."""
        if not self.makers.take(address, n):
            raise refused("too-many-made", 429)

    def check_deck_try(self, address: str, table: str) -> None:
        """For checking a deck against those of others: each answer reveals something about them."""
        if not self.deck_tries.take(f"{address} {table}"):
            raise refused("too-many-deck-tries", 429)

    async def check_new_table(self, address: str, player: str, seats: list[dict[str, Any]]) -> None:
        self.check_pace(address)
        settings = self.settings
        mine = (tables.c.owner == player) & tables.c.status.in_(("waiting", "playing"))
        if await self._count(select(func.count()).where(mine)) >= settings.tables_each:
            raise refused("too-many-tables", 429, n=settings.tables_each)
        bots = len([seat for seat in seats if seat["kind"] == "bot"])
        sitting = select(func.count()).where(mine, seats_of.c.table_id == tables.c.id, seats_of.c.kind == "bot")
        if bots + await self._count(sitting) > settings.bots_each:
            raise refused("too-many-bots", 429, n=settings.bots_each)

    async def check_record(self, player: str) -> None:
        found = select(func.count(tables.c.id.distinct())).where(
            tables.c.owner == player, seats_of.c.table_id == tables.c.id, seats_of.c.kind == "record"
        )
        if await self._count(found) >= self.settings.records_each:
            raise refused("too-many-records", 429, n=self.settings.records_each)

    async def _count(self, query: Select[int]) -> int:
        """Count in the database: reading all tables of a player would take long."""
        async with self.store.reading() as db:
            return int((await db.execute(query)).scalar() or 0)
