"""How much one person may have here, and how fast one address may make more of it."""

from __future__ import annotations

from typing import Any

from .limits import Buckets
from .settings import Settings
from .store import Store
from .wire import refused


class Quotas:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.makers = Buckets(settings.make_rate, settings.make_burst)
        self.deck_tries = Buckets(settings.deck_try_rate, settings.deck_try_burst)

    def check_pace(self, address: str) -> None:
        """Before anything is made that stays: tables, records, names."""
        if not self.makers.take(address):
            raise refused("too-many-made", 429)

    def check_deck_try(self, address: str, table: str) -> None:
        """Before a deck is held against those of others: each answer, yes or no, tells something about them."""
        if not self.deck_tries.take(f"{address} {table}"):
            raise refused("too-many-deck-tries", 429)

    async def check_table(self, player: str, seats: list[dict[str, Any]]) -> None:
        settings = self.settings
        mine = [row for row in await self.store.owned(player) if row.status in ("waiting", "playing")]
        if len(mine) >= settings.tables_each:
            raise refused("too-many-tables", 429, n=settings.tables_each)
        bots = [seat for taken in [seats, *[row.seats for row in mine]] for seat in taken if seat["kind"] == "bot"]
        if len(bots) > settings.bots_each:
            raise refused("too-many-bots", 429, n=settings.bots_each)

    async def check_record(self, player: str) -> None:
        mine = [row for row in await self.store.owned(player) if any([seat["kind"] == "record" for seat in row.seats])]
        if len(mine) >= self.settings.records_each:
            raise refused("too-many-records", 429, n=self.settings.records_each)
