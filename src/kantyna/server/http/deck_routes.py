"""Requests about decks: saved and shared ones, what decks are built of, and first hands."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import kantyna

from ...engine.chance.deal import deck_rules
from ...engine.registry import MODULES, load_rules
from ...engine.setup_cache import make_setup
from .. import worker_threads
from ..decks.first_hands import first_hand
from ..decks.saved_decks import SavedDecks
from ..decks.seat_decks import deck_places, find_decks
from ..limits.costs import DECK_BODY, Priced, PricedRoute
from ..limits.gate import address
from ..limits.quotas import Quotas
from ..protocol.messages import ChangedDeck, DeckPlaces, FirstHand, NewDeck, Nothing
from ..protocol.wire import Answer, dumps
from .request_reader import RequestReader, language
from .static_files import StaticFiles, answer_in_thread

Json = Any


class DeckRoutes:
    def __init__(self, reader: RequestReader, decks: SavedDecks, quotas: Quotas, static: StaticFiles) -> None:
        self.reader = reader
        self.decks = decks
        self.quotas = quotas
        self.static = static

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
        player = self.reader.player(request)
        saved = await self.decks.of(player) if player else []
        games = [game for game in MODULES if load_rules(game).brings_decks]
        return await answer_in_thread(request, lambda: {"decks": saved, "games": games})

    async def add(self, request: Request) -> Response:
        player, _ = await self.reader.require_player(request)
        order = await self.reader.body(request, NewDeck)
        self.quotas.check_pace(address(request.scope))
        return Answer(await self.decks.add(player, order), 201)

    async def change(self, request: Request) -> Response:
        player, _ = await self.reader.require_player(request)
        order = await self.reader.body(request, ChangedDeck)
        return Answer(await self.decks.change(player, request.path_params["id"], order))

    async def remove(self, request: Request) -> Response:
        player, _ = await self.reader.require_player(request)
        await self.reader.body(request, Nothing)
        await self.decks.remove(player, request.path_params["id"])
        return Answer({"id": request.path_params["id"]})

    async def file(self, request: Request) -> Response:
        """A deck as a file. `form`: one of the game's file formats; `lang`: the language of the card names."""
        saved = await self.decks.one(self.reader.player(request) or "", request.path_params["id"])
        lang = language(request)
        form = request.query_params.get("form")
        text = await worker_threads.run_short(kantyna.write_deck, saved["game"], saved["deck"], lang, form)
        ending = form if form and form != "text" else "txt"
        headers = {"Content-Disposition": f'attachment; filename="kantyna-{saved["id"]}.{ending}"'}
        return PlainTextResponse(text, headers=headers)

    async def parts(self, request: Request) -> Response:
        """What decks of a game are built of, and the ready-made decks."""
        rules = deck_rules(request.path_params["game"])

        def parts() -> bytes:
            forms = list(rules.deck_forms)
            return dumps({"parts": rules.decks.parts(), "ready": rules.decks.ready(), "forms": forms}).encode()

        return (await self.static.generated(f"parts {rules.id}", parts)).answer(request)

    async def share(self, request: Request) -> Response:
        return await self._share(request, True)

    async def unshare(self, request: Request) -> Response:
        return await self._share(request, False)

    async def _share(self, request: Request, shared: bool) -> Response:
        player, _ = await self.reader.require_player(request)
        await self.reader.body(request, Nothing)
        return Answer(await self.decks.share(player, request.path_params["id"], shared))

    async def shared(self, request: Request) -> Response:
        """A shared deck, for everybody who has the link."""
        return Answer(await self.decks.shared(request.path_params["token"]))

    async def places(self, request: Request) -> Response:
        """For a player who creates a table: the sides that each seat's decks may have, given the seats before it."""
        player, _ = await self.reader.require_player(request)
        order = await self.reader.body(request, DeckPlaces)
        options = order.options or {}
        setup = await worker_threads.run_short(make_setup, order.game, order.format, len(order.decks), order.options)
        seats: list[dict[str, Json]] = [{} for _ in order.decks]
        found: list[Json] = []
        for i, ids in enumerate(order.decks):
            found += deck_places(order.game, order.format, options, seats)[i : i + 1]
            seats[i] = {"decks": await find_decks(self.decks, player, setup, ids)}
        return Answer({"places": found})

    async def first_hand(self, request: Request) -> Response:
        """A possible first hand, dealt by the rules of the game."""
        await self.reader.require_player(request)
        order = await self.reader.body(request, FirstHand)
        return Answer(await worker_threads.run_short(first_hand, order.game, order.deck, order.seed, order.made))
