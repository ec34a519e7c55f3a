"""The requests about decks: those one keeps, those that are shared, what they are built of, and trying them."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import kantyna

from ...engine.chance.deal import deck_rules
from ...engine.registry import MODULES, load_rules
from ...engine.setup_cache import make_setup
from ...engine.voice import LANGUAGES
from .. import worker_threads
from ..decks.first_hands import first_hand
from ..decks.saved_decks import Decks
from ..decks.seat_decks import chosen, places
from ..limits.costs import DECK_BODY, Priced, PricedRoute
from ..limits.gate import address
from ..limits.quotas import Quotas
from ..protocol.messages import ChangedDeck, DeckPlaces, FirstHand, NewDeck, Nothing
from ..protocol.wire import Answer, dumps, refused
from ..settings import Settings
from ..storage.store import Store
from .static_files import Kept, large

Json = Any


class DeckRoutes:
    """`server` knows who asks and reads what they sent."""

    def __init__(self, server: Any, store: Store, settings: Settings, quotas: Quotas) -> None:
        self.server = server
        self.decks = Decks(store, settings)
        self.quotas = quotas

    def routes(self) -> list[Priced]:
        return [
            PricedRoute("/api/decks", self.mine, 20),
            PricedRoute("/api/decks", self.add, 15, "POST", DECK_BODY),
            PricedRoute("/api/decks/{id}", self.change, 15, "POST", DECK_BODY),
            PricedRoute("/api/decks/{id}/remove", self.remove, 3, "POST"),
            PricedRoute("/api/decks/{id}/file", self.file, 5),
            PricedRoute("/api/decks/{id}/share", self.share, 5, "POST"),
            PricedRoute("/api/decks/{id}/unshare", self.unshare, 5, "POST"),
            PricedRoute("/api/shared/{token}", self.shared, 3),
            PricedRoute("/api/deck-parts/{game}", self.parts, 1),
            PricedRoute("/api/deck-places", self.places, 30, "POST"),
            PricedRoute("/api/first-hand", self.first_hand, 15, "POST", DECK_BODY),
        ]

    async def mine(self, request: Request) -> Response:
        player = self.server.player(request)
        kept = await self.decks.of(player) if player else []
        games = [game for game in MODULES if load_rules(game).brings_decks]
        return await large(request, lambda: {"decks": kept, "games": games})

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
        text = await worker_threads.soon(kantyna.write_deck, kept["game"], kept["deck"], lang, form)
        ending = form if form and form != "text" else "txt"
        headers = {"Content-Disposition": f'attachment; filename="kantyna-{kept["id"]}.{ending}"'}
        return PlainTextResponse(text, headers=headers)

    async def parts(self, request: Request) -> Response:
        """What decks of a game are built of, and the ready-made ones."""
        rules = deck_rules(request.path_params["game"])

        def parts() -> bytes:
            told = {"parts": rules.deck_parts(), "ready": rules.ready_decks(), "forms": list(rules.deck_forms)}
            return dumps(told).encode()

        kept: Kept = await self.server.shelf.made(f"parts {rules.id}", parts)
        return kept.answer(request)

    async def share(self, request: Request) -> Response:
        return await self._share(request, True)

    async def unshare(self, request: Request) -> Response:
        return await self._share(request, False)

    async def _share(self, request: Request, shared: bool) -> Response:
        player, _ = await self.server.known(request)
        await self.server.body(request, Nothing)
        return Answer(await self.decks.share(player, request.path_params["id"], shared))

    async def shared(self, request: Request) -> Response:
        """For whoever has the link."""
        return Answer(await self.decks.shared(request.path_params["token"]))

    async def places(self, request: Request) -> Response:
        """For whoever sets a table: the sides that the decks of each seat may be for, after the seats before."""
        player, _ = await self.server.known(request)
        order = await self.server.body(request, DeckPlaces)
        said = order.options or {}
        setup = await worker_threads.soon(make_setup, order.game, order.format, len(order.decks), order.options)
        seats: list[dict[str, Json]] = [{} for _ in order.decks]
        found: list[Json] = []
        for i, ids in enumerate(order.decks):
            found += places(order.game, order.format, said, seats)[i : i + 1]
            seats[i] = {"decks": await chosen(self.decks, player, setup, ids)}
        return Answer({"places": found})

    async def first_hand(self, request: Request) -> Response:
        """What one might begin with, dealt by the rules of the game."""
        await self.server.known(request)
        order = await self.server.body(request, FirstHand)
        return Answer(await worker_threads.soon(first_hand, order.game, order.deck, order.seed, order.made))
