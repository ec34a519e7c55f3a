"""The decks that people keep here: made, copied, changed, handed out as text or file, and checked each time."""

from __future__ import annotations

import json
import time
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import kantyna

from ..engine.dealing import deck_rules
from ..engine.errors import BadDeck
from ..engine.registry import MODULES, load_rules
from ..engine.voice import LANGUAGES, Message
from . import identity
from .gate import address
from .messages import ChangedDeck, NewDeck, Nothing
from .quotas import Quotas
from .schema import decks
from .settings import Settings
from .store import Store
from .wire import Answer, refused

Json = Any
LONGEST_NAME = 60


class Decks:
    """What is kept of decks. Nobody but who keeps a deck sees or changes it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.most = settings.decks_each

    async def of(self, player: str) -> list[Json]:
        async with self.store.reading() as db:
            found = await db.execute(select(decks).where(decks.c.player == player).order_by(decks.c.updated.desc()))
            return [_told(row.id, row.game, row.name, row.deck, row.updated) for row in found]

    async def one(self, player: str, id: str) -> Json:
        async with self.store.reading() as db:
            row = (await db.execute(select(decks).where(_mine(player, id)))).first()
        if row is None:
            raise refused("no-deck", 404)
        return _told(row.id, row.game, row.name, row.deck, row.updated)

    async def add(self, player: str, order: NewDeck) -> Json:
        deck, name = read(order.game, order.deck), _name(order.name)
        id, now = identity.fresh_id(), time.time()
        async with self.store.writing() as db:
            count = select(func.count()).select_from(decks).where(decks.c.player == player)
            if ((await db.execute(count)).scalar() or 0) >= self.most:
                raise refused("too-many-decks", 429, n=self.most)
            values = {"id": id, "player": player, "game": order.game, "name": name, "deck": deck, "updated": now}
            await db.execute(insert(decks).values(values))
        return _told(id, order.game, name, deck, now)

    async def change(self, player: str, id: str, order: ChangedDeck) -> Json:
        game = (await self.one(player, id))["game"]
        deck, name, now = read(game, order.deck), _name(order.name), time.time()
        async with self.store.writing() as db:
            values = {"name": name, "deck": deck, "updated": now}
            if (await db.execute(update(decks).where(_mine(player, id)).values(values))).rowcount == 0:
                raise refused("no-deck", 404)
        return _told(id, game, name, deck, now)

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
    """A deck in whatever form, as it is kept; it may break limits, but somebody must understand it."""
    return json.loads(kantyna.write_deck(game, given, form="json"))


def flaws_of(game: str, deck: Json) -> list[Message]:
    """Everything because of which it may not be played."""
    try:
        kantyna.read_deck(game, deck)
    except BadDeck as bad:
        return bad.problems
    return []


def _told(id: str, game: str, name: str, deck: Json, updated: float) -> Json:
    flaws = [flaw.data() for flaw in flaws_of(game, deck)]
    return {"id": id, "game": game, "name": name, "deck": deck, "updated": updated, "flaws": flaws}


class DeckRoutes:
    """The requests about decks. `server` knows who asks and reads what they sent."""

    def __init__(self, server: Any, store: Store, settings: Settings, quotas: Quotas) -> None:
        self.server = server
        self.decks = Decks(store, settings)
        self.quotas = quotas

    def routes(self) -> list[Route]:
        return [
            Route("/api/decks", self.mine),
            Route("/api/decks", self.add, methods=["POST"]),
            Route("/api/decks/{id}", self.change, methods=["POST"]),
            Route("/api/decks/{id}/remove", self.remove, methods=["POST"]),
            Route("/api/decks/{id}/file", self.file),
            Route("/api/deck-parts/{game}", self.parts),
        ]

    async def mine(self, request: Request) -> Response:
        player = self.server.player(request)
        kept = await self.decks.of(player) if player else []
        return Answer({"decks": kept, "games": [game for game in MODULES if load_rules(game).brings_decks]})

    async def add(self, request: Request) -> Response:
        player, _ = await self.server.known(request)
        order = await self.server.body(request, NewDeck)
        self.quotas.check_pace(address(request.scope))
        return Answer(await self.decks.add(player, order), 201)

    async def change(self, request: Request) -> Response:
        player, _ = await self.server.known(request)
        order = await self.server.body(request, ChangedDeck)
        return Answer(await self.decks.change(player, request.path_params["id"], order))

    async def remove(self, request: Request) -> Response:
        player, _ = await self.server.known(request)
        await self.server.body(request, Nothing)
        await self.decks.remove(player, request.path_params["id"])
        return Answer({"id": request.path_params["id"]})

    async def file(self, request: Request) -> Response:
        """A deck to be taken away: `form` is one of the game's, `lang` the language of the names."""
        kept = await self.decks.one(self.server.player(request) or "", request.path_params["id"])
        lang = request.query_params.get("lang", LANGUAGES[0])
        if lang not in LANGUAGES:
            raise refused("no-language", 404, known=", ".join(LANGUAGES))
        form = request.query_params.get("form")
        text = kantyna.write_deck(kept["game"], kept["deck"], lang, form)
        ending = form if form and form != "text" else "txt"
        headers = {"Content-Disposition": f'attachment; filename="kantyna-{kept["id"]}.{ending}"'}
        return PlainTextResponse(text, headers=headers)

    async def parts(self, request: Request) -> Response:
        """What decks of a game are built of, and the ready-made ones."""
        rules = deck_rules(request.path_params["game"])
        return Answer({"parts": rules.deck_parts(), "ready": rules.ready_decks(), "forms": list(rules.deck_forms)})


__all__ = ["DeckRoutes", "Decks", "flaws_of", "read"]
