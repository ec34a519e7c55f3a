"""The stops that people keep, by game: where they want to be asked, at whatever table they sit (`kantyna/stops.py`)."""

from __future__ import annotations

import time

from sqlalchemy import insert, select, update

from ...stops import Stops, read, usual
from ..storage.schema import stops
from ..storage.store import Store

MOST = 10_000
"""So many are remembered; the others are read again when they are needed."""


class KeptStops:
    """Nobody changes what is found here: a change is a new one, and there once it is stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[tuple[str, str], Stops] = {}

    async def of(self, player: str, game: str) -> Stops:
        known = self._known.get((player, game))
        if known is None:
            async with self.store.reading() as db:
                mine = (stops.c.player == player) & (stops.c.game == game)
                found = (await db.execute(select(stops.c.stops).where(mine))).scalar()
            known = self._remember(player, game, usual(game) if found is None else read(game, found))
        return known

    async def save(self, player: str, game: str, wanted: Stops) -> None:
        values = {"stops": wanted.kept(game), "updated": time.time()}
        async with self.store.writing() as db:
            mine = (stops.c.player == player) & (stops.c.game == game)
            if (await db.execute(update(stops).where(mine).values(values))).rowcount == 0:
                await db.execute(insert(stops).values(player=player, game=game, **values))
        self._remember(player, game, wanted)

    def forget(self, player: str) -> None:
        for key in [key for key in self._known if key[0] == player]:
            del self._known[key]

    def _remember(self, player: str, game: str, wanted: Stops) -> Stops:
        if len(self._known) >= MOST:
            self._known.pop(next(iter(self._known)))
        self._known[player, game] = wanted
        return wanted
