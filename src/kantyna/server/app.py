"""The application: its parts, its routes, its start and end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

import kantyna

from ..engine.errors import KantynaError
from . import garbage_collector, worker_threads
from .decks.saved_decks import SavedDecks
from .errors import STORAGE_STATUS, Refused, refused
from .http.deck_routes import DeckRoutes
from .http.operator_routes import OperatorRoutes
from .http.page_routes import PageRoutes
from .http.player_routes import PlayerRoutes
from .http.record_routes import RecordRoutes
from .http.request_reader import RequestReader
from .http.table_routes import TableRoutes
from .http.websockets import Sockets
from .limits.costs import Priced, PricedSocket
from .limits.gate import Gate
from .limits.quotas import Quotas
from .metrics import Metrics
from .protocol.wire import Answer
from .rooms.open_rooms import Rooms
from .settings import Settings
from .storage import secret_key
from .storage.cleanup import clean_if_possible
from .storage.failures import STORAGE_ERRORS, describe_error
from .storage.store import Store

log = logging.getLogger(__name__)


class Server:
    """The parts of the server, and what it does from time to time."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.url(), settings.address)
        self.store.regained = lambda: self.rooms.mark_stale()
        self.rooms = Rooms(self.store, settings)
        self.metrics = Metrics()
        self.reader = RequestReader(self.store)
        self.sockets = Sockets(self.rooms, settings, self.metrics, self.reader.player)

    def routes(self) -> list[Priced]:
        quotas = Quotas(self.store, self.settings)
        decks = SavedDecks(self.store, self.settings)
        pages = PageRoutes(self.settings.bots)
        return [
            *pages.routes(),
            *PlayerRoutes(self.reader, self.rooms, quotas).routes(),
            *DeckRoutes(self.reader, decks, quotas, pages.static).routes(),
            *TableRoutes(self.reader, self.rooms, decks, quotas).routes(),
            *RecordRoutes(self.reader, self.rooms, quotas).routes(),
            *OperatorRoutes(self.store, self.settings, self._metrics_text).routes(),
            PricedSocket("/ws/{id}", self.sockets.open, 10),
        ]

    def _metrics_text(self) -> str:
        return self.metrics.text(len(self.rooms.open), self.sockets.addresses.total)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        await asyncio.to_thread(kantyna.games)  # load all games now, so that no request waits for it
        worker_threads.shorten_switch_interval()
        self.reader.secret = await secret_key.secret(self.store, self.settings)
        await clean_if_possible(self.store, self.settings)
        garbage_collector.shorten_pauses()
        tasks = [asyncio.create_task(garbage_collector.collect_often()), asyncio.create_task(self._tidy())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            garbage_collector.stop()
            await self.rooms.close()
            await self.store.close()

    async def _tidy(self) -> None:
        """Work for every minute, hour and day. If it fails, it is tried again the next time."""
        minutes = 0
        while True:
            await asyncio.sleep(60)
            minutes += 1
            try:
                await self.rooms.tidy()
                if minutes % 60 == 0:
                    garbage_collector.collect_all()
                else:
                    garbage_collector.collect_if_grown()
                if minutes % (24 * 60) == 0:
                    await clean_if_possible(self.store, self.settings, self.rooms.open)
            except Exception:
                log.exception("could not tidy up")


def create_app(settings: Settings | None = None, store: Store | None = None) -> Starlette:
    """`store`: one that may be open already, so that its errors show before anything is served."""
    server = Server(settings or Settings(), store)
    routes = server.routes()

    async def answer_refusal(request: Request, error: Exception) -> Response:
        assert isinstance(error, KantynaError)
        status = error.status if isinstance(error, Refused) else 400
        return Answer({"error": error.message.data()}, status)

    async def answer_storage_error(request: Request, error: Exception) -> Response:
        log.warning("%s could not be answered: %s", request.url.path, describe_error(error))
        return Answer({"error": refused("not-stored").message.data()}, STORAGE_STATUS)

    handlers: dict[Any, Any] = {KantynaError: answer_refusal, **dict.fromkeys(STORAGE_ERRORS, answer_storage_error)}
    app = Starlette(routes=routes, lifespan=server.lifespan, exception_handlers=handlers)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=4)
    app.add_middleware(Gate, settings=server.settings, metrics=server.metrics, routes=routes)
    app.state.server = server
    return app
