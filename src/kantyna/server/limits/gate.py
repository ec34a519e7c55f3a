"""The checks that every request passes first: its host name, and how much its address has spent.

Requests that come too often are refused with a delay. Since the connections of an address are limited too, that is
enough to keep it from using up the server.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import traces
from ..errors import Refused, refused
from ..protocol.wire import Answer
from .costs import ROUTE, UNKNOWN, Priced, find_route
from .rate_limits import Buckets, address_of

if TYPE_CHECKING:
    from ..metrics import Metrics
    from ..settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Browsers may load and run our own files and nothing else."""
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
REFUSAL_DELAY = 0.5
"""Seconds before a request is refused that came too often."""
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")
ADDRESS = "kantyna.address"
"""The key in a scope under which the gate stores the address."""


def address(scope: Scope) -> str:
    return str(scope[ADDRESS])


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, routes: Sequence[Priced]) -> None:
        self.app = app
        self.routes = routes
        self.metrics = metrics
        self.hosts = {*LOCAL_HOSTS, *[host.lower() for host in settings.hosts]}
        self.hosts |= {host_name(url.partition("://")[2].rstrip("/")) for url in (settings.reach,) if url}
        self.visits = Buckets(settings.visit_rate, settings.visit_burst)
        self.openings = Buckets(settings.open_rate, settings.open_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope[ADDRESS] = address_of(scope["client"][0] if scope.get("client") else "")
        begin = time.monotonic()
        answered = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = message["status"]
                message["headers"] = [*message["headers"], *RAW_HEADERS]
            await send(message)

        refusal = await self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4403})
            else:
                await self.app(scope, receive, send)
            return
        try:
            if refusal is not None:
                answer = Answer({"error": refusal.message.data()}, refusal.status)
                await answer(scope, receive, send_with_headers)
            else:
                with traces.span("request", _kind(scope)):
                    await self.app(scope, receive, send_with_headers)
        except ClientDisconnect:
            answered = 499  # the client is gone
        finally:
            self.metrics.answered(answered, time.monotonic() - begin)

    async def _refusal(self, scope: Scope) -> Refused | None:
        asked = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if "*" not in self.hosts and host_name(asked) not in self.hosts:
            return refused("host", 421)
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return refused("nul")
        route = scope[ROUTE] = find_route(self.routes, scope)
        visitor = address(scope)
        cost = UNKNOWN if route is None else route.cost
        if (scope["type"] != "websocket" or self.openings.take(visitor)) and self.visits.take(visitor, cost):
            return None
        await asyncio.sleep(REFUSAL_DELAY)
        return refused("too-often", 429)


def _kind(scope: Scope) -> str:
    """The route of a request, without the ids in its path."""
    route = scope[ROUTE]
    return f"{scope['method']} {'unknown' if route is None else route.path}"


def host_name(host: str) -> str:
    """The name in "name:port", or in "[IPv6 address]:port"."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()
