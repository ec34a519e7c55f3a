"""The stops that players saved, by game: where they want to be asked, at every table (`kantyna/stops.py`)."""

from __future__ import annotations

import time

from sqlalchemy import select

from ...stops import Stops, default_stops, read
from ..storage.database import Database, upsert
from ..storage.schema import stops

LARGEST_CACHE = 10_000


class SavedStops:
    """Reads through a cache. The `Stops` in it are never changed; a change saves a new object."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._cache: dict[tuple[str, str], Stops] = {}

    async def of(self, player: str, game: str) -> Stops:
        known = self._cache.get((player, game))
        if known is None:
            async with self.database.reading() as db:
                mine = (stops.c.player == player) & (stops.c.game == game)
                found = (await db.execute(select(stops.c.stops).where(mine))).scalar()
            known = self._remember(player, game, default_stops(game) if found is None else read(game, found))
        return known

    async def save(self, player: str, game: str, wanted: Stops) -> None:
        values = {"player": player, "game": game, "stops": wanted.json(game), "updated": time.time()}
        async with self.database.writing() as db:
            await upsert(db, stops, values, changed=["stops", "updated"])
        self._remember(player, game, wanted)

    def forget(self, player: str) -> None:
        for key in [key for key in self._cache if key[0] == player]:
            del self._cache[key]

    def _remember(self, player: str, game: str, wanted: Stops) -> Stops:
        if len(self._cache) >= LARGEST_CACHE:
            self._cache.pop(next(iter(self._cache)))
        self._cache[player, game] = wanted
        return wanted
