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
from . import garbage_collector, readings, traces, worker_threads
from .cluster import releases
from .cluster.forwarding import ELSEWHERE, AtOwner
from .cluster.membership import Membership, join
from .cluster.router import Router
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
from .storage.leases import NotOwner
from .storage.store import Store

log = logging.getLogger(__name__)
NOTE_SEEN_EVERY = 5.0


class Server:
    """The parts of the server, and what it does from time to time."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.url(), settings.address)
        self.store.regained = lambda: self.rooms.mark_stale()
        self.rooms = Rooms(self.store, settings)
        self.metrics = Metrics()
        self.router = Router(self.rooms, self.metrics)
        self.membership: Membership | None = None
        self.reader = RequestReader(self.store)
        self.sockets = Sockets(self.router, settings, self.metrics, self.reader.player)
        self.operator_routes = OperatorRoutes(self.store, settings, lambda: readings.read(self))

    def routes(self) -> list[Priced]:
        quotas = Quotas(self.store, self.settings)
        decks = SavedDecks(self.store, self.settings)
        pages = PageRoutes(self.settings.bots)
        return [
            *pages.routes(),
            *PlayerRoutes(self.reader, self.router, quotas).routes(),
            *DeckRoutes(self.reader, decks, quotas, pages.static).routes(),
            *TableRoutes(self.reader, self.router, decks, quotas).routes(),
            *RecordRoutes(self.reader, self.rooms, quotas).routes(),
            *self.operator_routes.routes(),
            PricedSocket("/ws/{id}", self.sockets.open, 10),
        ]

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(kantyna.games)  # load all games now, so that no request waits for it
        if self.settings.bus:
            cluster = await join(self.store, self.settings, releases.release())
            self.membership = Membership(self.store, self.router, self.settings.bus, cluster)
            await self.membership.start()
        else:
            await self.store.open()
        worker_threads.shorten_switch_interval()
        traces.start(self.settings.traces)
        self.reader.secret = await secret_key.secret(self.store, self.settings)
        await clean_if_possible(self.store, self.settings, owns=self.rooms.owns)
        garbage_collector.shorten_pauses()
        works = (garbage_collector.collect_often(), self._tidy(), self._note_seen())
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            garbage_collector.stop()
            with contextlib.suppress(*STORAGE_ERRORS):
                await self.rooms.note_seen()
            await self.rooms.close()
            await self.router.close()
            if self.membership is not None:
                await self.membership.close()
            await self.store.close()
            await asyncio.to_thread(traces.stop)

    async def drain(self) -> None:
        """Give the tables to other processes, if there are any, before the sockets are closed."""
        if self.membership is not None:
            await self.membership.drain()

    async def _note_seen(self) -> None:
        while True:
            await asyncio.sleep(NOTE_SEEN_EVERY)
            try:
                await self.rooms.note_seen()
            except STORAGE_ERRORS as error:
                log.warning("could not note who is here: %s", describe_error(error))

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
                    await clean_if_possible(self.store, self.settings, self.rooms.open, self.rooms.owns)
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

    async def answer_not_owner(request: Request, error: Exception) -> Response:
        return Answer({"error": refused("no-owner").message.data()}, STORAGE_STATUS, headers={ELSEWHERE: "1"})

    handlers: dict[Any, Any] = {KantynaError: answer_refusal, NotOwner: answer_not_owner}
    handlers |= dict.fromkeys(STORAGE_ERRORS, answer_storage_error)
    app = Starlette(routes=routes, lifespan=server.lifespan, exception_handlers=handlers)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=4)
    app.add_middleware(AtOwner, router=server.router, routes=routes)
    app.add_middleware(Gate, settings=server.settings, metrics=server.metrics, routes=routes)
    app.state.server = server
    return app
