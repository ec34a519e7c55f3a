"""Pages, files and texts that are the same for everybody."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

import kantyna

from ... import ledgers
from ...engine.errors import UnknownGame
from ...engine.registry import MODULES, load_rules
from ...engine.voice import LANGUAGES
from ...qr import MOST_BYTES, qr
from .. import worker_threads
from ..errors import Refused, refused
from ..limits.costs import Priced, PricedRoute
from ..protocol.wire import Answer, dumps
from .card_list import card_list, whole_ledger
from .request_reader import language
from .static_files import CachedFiles, StaticFiles

PACKAGE = Path(kantyna.__file__).parent
PAGES = [
    "/", "/table/{id}", "/replay/{id}", "/join/{token}", "/cards/{game}", "/cards/{game}/{card}", "/rules/{id}",
    "/decks", "/decks/{id}", "/shared/{token}",
]  # fmt: skip
"""The addresses of the only page; its script decides what to show."""


class PageRoutes:
    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        self.static = StaticFiles(PACKAGE / "web")
        self.voices = {
            lang: CachedFiles(sorted((PACKAGE / "voice" / lang).glob("*.ftl")), "text/plain") for lang in LANGUAGES
        }

    def routes(self) -> list[Priced]:
        return [
            *[PricedRoute(path, self.page, 0.2) for path in PAGES],
            PricedRoute("/voice/{lang}.ftl", self.voice, 0.5),
            PricedRoute("/api/games", self.games, 0.5),
            PricedRoute("/api/cards/{game}", self.card_list, 1),
            PricedRoute("/api/rules/{id}", self.rule, 0.5),
            PricedRoute("/api/ledgers/{code}", self.ledger, 1),
            PricedRoute("/api/qr", self.qr_code, 4),
            PricedRoute("/web/{path:path}", self.file, 0.2),
        ]

    async def page(self, request: Request) -> Response:
        return self.static.files["index.html"].current().answer(request)

    async def file(self, request: Request) -> Response:
        found = self.static.files.get(request.path_params["path"])
        if found is None:
            raise refused("no-file", 404)
        return found.current().answer(request)

    async def voice(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise refused("no-language", 404, known=", ".join(LANGUAGES))
        return (await worker_threads.run_short(self.voices[lang].current)).answer(request)

    async def games(self, request: Request) -> Response:
        def games() -> bytes:
            decks = [game for game in MODULES if load_rules(game).brings_decks]
            return dumps({"games": kantyna.games(), "bots": list(self.bots), "decks": decks}).encode()

        return (await self.static.generated("games", games)).answer(request)

    async def card_list(self, request: Request) -> Response:
        game = request.path_params["game"]
        try:
            load_rules(game)
        except UnknownGame as error:
            raise Refused(error.message, 404) from None
        return (await self.static.generated(f"cards {game}", lambda: card_list(game))).answer(request)

    async def ledger(self, request: Request) -> Response:
        """All lines of a ledger."""
        lang = language(request)
        code = request.path_params["code"].upper()
        if code not in ledgers.folders():
            raise refused("no-ledger", 404, known=", ".join(sorted(ledgers.folders())))
        body = await self.static.generated(f"ledger {code} {lang}", lambda: whole_ledger(code, lang))
        return body.answer(request)

    async def rule(self, request: Request) -> Response:
        """One line of a ledger."""
        lang = language(request)
        line = await worker_threads.run_short(ledgers.find, request.path_params["id"], lang)
        if line is None:
            raise refused("no-rule", 404)
        return Answer({"id": line.id, "lang": lang, "chapter": line.chapter, "text": line.text})

    async def qr_code(self, request: Request) -> Response:
        """A QR code, for a link that is shown on one screen and opened on another."""
        text = request.query_params.get("text", "")
        if not 0 < len(text.encode()) <= MOST_BYTES:
            raise refused("code-length", n=MOST_BYTES)
        return Answer({"rows": ["".join(map(str, row)) for row in qr(text)]})
