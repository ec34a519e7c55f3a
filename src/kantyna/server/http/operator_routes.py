"""Requests of those who run the server: health and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..errors import refused
from ..limits.costs import Priced, PricedRoute
from ..limits.rate_limits import within
from ..metrics import TYPE
from ..protocol.wire import Answer
from ..settings import Settings
from ..storage.database import Database
from ..storage.failures import STORAGE_ERRORS

HEALTH_SECONDS = 2.0
"""A healthy database answers within this time."""


class OperatorRoutes:
    """`metrics` gives the text of /metrics."""

    def __init__(self, database: Database, settings: Settings, metrics: Callable[[], str]) -> None:
        self.database = database
        self.settings = settings
        self.metrics_text = metrics

    def routes(self) -> list[Priced]:
        return [PricedRoute("/health", self.health, 1), PricedRoute("/metrics", self.metrics, 1)]

    async def health(self, request: Request) -> Response:
        status, word = await self.look()
        return Answer({"status": word}, status)

    async def look(self) -> tuple[int, str]:
        """Is the server running, and does its database answer?"""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.database.ping()
        except (TimeoutError, *STORAGE_ERRORS):
            return 503, "no database"
        return 200, "ok"

    async def metrics(self, request: Request) -> Response:
        """Only for allowed addresses. Behind a proxy that is not configured, every address is the proxy's: refused."""
        host = request.client.host if request.client else ""
        unknown_proxy = not self.settings.proxies and "x-forwarded-for" in request.headers
        if unknown_proxy or not within(host, self.settings.metrics_for):
            raise refused("not-for-you", 403)
        return PlainTextResponse(self.metrics_text(), media_type=TYPE)
