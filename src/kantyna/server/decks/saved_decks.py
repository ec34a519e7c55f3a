"""The decks that players saved: adding, changing and sharing them. They are checked each time they are shown."""

from __future__ import annotations

import json
import secrets
import time
from functools import lru_cache
from typing import Any

from sqlalchemy import delete, func, insert, select, update

import kantyna

from ...engine.errors import BadDeck
from ...engine.registry import load_rules
from ...engine.voice import Message
from .. import identity, worker_threads
from ..errors import refused
from ..protocol.messages import ChangedDeck, NewDeck
from ..settings import Settings
from ..storage.schema import decks
from ..storage.store import Store, is_token

Json = Any
LONGEST_NAME = 60


class SavedDecks:
    """Only its owner can change a deck, or see it unless it is shared."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.most = settings.decks_each

    async def of(self, player: str) -> list[Json]:
        async with self.store.reading() as db:
            found = await db.execute(select(decks).where(decks.c.player == player).order_by(decks.c.updated.desc()))
            return await worker_threads.run_short(lambda: [_deck_json(row) for row in found])

    async def one(self, player: str, id: str) -> Json:
        async with self.store.reading() as db:
            row = (await db.execute(select(decks).where(_mine(player, id)))).first()
        if row is None:
            raise refused("no-deck", 404)
        return await worker_threads.run_short(_deck_json, row)

    async def shared(self, share: str) -> Json:
        """The deck with that share token: its cards and name, and nothing else about its owner."""
        async with self.store.reading() as db:
            row = (await db.execute(select(decks).where(decks.c.share == share))).first() if is_token(share) else None
        if row is None:
            raise refused("no-shared-deck", 404)
        deck = await worker_threads.run_short(_deck_json, row)
        return {name: deck[name] for name in ("game", "name", "deck", "flaws")}

    async def share(self, player: str, id: str, shared: bool) -> Json:
        """Share a deck by link, or stop sharing it. An old link never works again."""
        deck = await self.one(player, id)
        if shared != bool(deck["share"]):
            async with self.store.writing() as db:
                token = secrets.token_urlsafe(16) if shared else None
                await db.execute(update(decks).where(_mine(player, id)).values(share=token))
        return await self.one(player, id)

    async def add(self, player: str, order: NewDeck) -> Json:
        name, deck = _name(order.name), await worker_threads.run_short(read, order.game, order.deck)
        id, now = identity.fresh_id(), time.time()
        async with self.store.writing() as db:
            count = select(func.count()).select_from(decks).where(decks.c.player == player)
            if ((await db.execute(count)).scalar() or 0) >= self.most:
                raise refused("too-many-decks", 429, n=self.most)
            values = {"id": id, "player": player, "game": order.game, "name": name, "deck": deck, "updated": now}
            await db.execute(insert(decks).values(values))
        return await self.one(player, id)

    async def change(self, player: str, id: str, order: ChangedDeck) -> Json:
        """Change the named version. Refuses if there is a newer one, saved in another window perhaps."""
        game = (await self.one(player, id))["game"]
        name, deck, now = _name(order.name), await worker_threads.run_short(read, game, order.deck), time.time()
        latest = _mine(player, id) & (decks.c.version == order.version)
        async with self.store.writing() as db:
            values = {"name": name, "deck": deck, "updated": now, "version": order.version + 1}
            if (await db.execute(update(decks).where(latest).values(values))).rowcount == 0:
                raise refused("deck-changed", 409)
        return await self.one(player, id)

    async def remove(self, player: str, id: str) -> None:
        async with self.store.writing() as db:
            if (await db.execute(delete(decks).where(_mine(player, id)))).rowcount == 0:
                raise refused("no-deck", 404)


def _mine(player: str, id: str) -> Any:
    return (decks.c.player == player) & (decks.c.id == id)


def _name(given: str) -> str:
    name = identity.clean_text(given, LONGEST_NAME)
    if not name:
        raise refused("deck-name")
    return name


def read(game: str, given: Json) -> Json:
    """Read a deck in any file format, into the form in which it is stored. It may break deck-building rules."""
    return json.loads(kantyna.write_deck(game, given, form="json"))


def flaws_of(game: str, deck: Json, format: str | None = None) -> list[Message]:
    """Everything that makes the deck illegal in that format, or in the game's first one."""
    try:
        kantyna.read_deck(game, deck, format)
    except BadDeck as bad:
        return bad.problems
    return []


def flaws_elsewhere(game: str, deck: Json) -> list[Message]:
    """Why a deck that is legal in the first format is illegal in others; formats for teams are stricter.

    A format without a seat for the deck's side does not count.
    """
    found: list[Message] = []
    for format in load_rules(game).formats[1:]:
        name = Message("format-" + format.id)
        flaws = [flaw for flaw in flaws_of(game, deck, format.id) if flaw.id != "flaw-deck-no-seat"]
        found += [Message("flaw-deck-format", format=name, flaw=flaw) for flaw in flaws]
    return found


def _deck_json(row: Any) -> Json:
    """A deck as its owner sees it."""
    values = {name: getattr(row, name) for name in ("id", "game", "name", "deck", "updated", "version", "share")}
    return {**values, **_checked(row.game, json.dumps(row.deck))}


@lru_cache(2000)
def _checked(game: str, written: str) -> dict[str, Json]:
    """The side and flaws of a deck. Cached, because every list of decks needs it."""
    deck = json.loads(written)
    flaws = flaws_of(game, deck)
    elsewhere = [] if flaws else flaws_elsewhere(game, deck)
    return {
        "side": None if flaws else load_rules(game).decks.side(deck),
        "flaws": [flaw.data() for flaw in flaws],
        "elsewhere": [flaw.data() for flaw in elsewhere],
    }
