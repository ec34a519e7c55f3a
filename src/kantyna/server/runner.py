"""Runs the application with uvicorn: for the command line, tests and benchmarks."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from . import logs
from .http.operator_port import open_port
from .limits.connection_limits import Config, ConnectionCounter, HttpConnection, WebSocketConnection
from .protocol.messages import LARGEST
from .settings import Settings

log = logging.getLogger(__name__)
DRAIN_SECONDS = 10.0
ACCEPTED_AT_ONCE = 8
"""Connections accepted before other work gets a turn. asyncio would accept the whole backlog."""
BACKLOG = 1024
"""Connections that the system keeps waiting to be accepted."""


class Server(uvicorn.Server):
    """`for_operators`: a socket for metrics and health alone. It answers as long as the process lives."""

    def __init__(
        self,
        config: Config,
        drain: Callable[[], Awaitable[None]] | None = None,
        for_operators: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self.drain = drain
        self.for_operators = for_operators

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let no more people in, give the tables to other processes, then close the sockets."""
        if self.drain is not None and self.started:
            for server in self.servers:
                server.close()
            try:
                async with asyncio.timeout(DRAIN_SECONDS):
                    await self.drain()
            except Exception:
                log.exception("not all tables could be handed over")
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(BACKLOG)
        if self.for_operators is not None and isinstance(self.config.app, Starlette):
            await open_port(self.for_operators, self.config.app.state.server.operator_routes)


def run(app: ASGIApp, listening: socket.socket, settings: Settings, for_operators: socket.socket | None = None) -> int:
    """Serve until the process is stopped. Returns the exit code."""
    server = Server(config(app, settings=settings), _drain_of(app), for_operators)
    server.run(sockets=[listening])
    return 0 if server.started else 1


async def serve(
    app: ASGIApp, listening: socket.socket, settings: Settings, for_operators: socket.socket | None = None
) -> None:
    """Serve in an event loop that already runs."""
    await Server(config(app, settings=settings), _drain_of(app), for_operators).serve(sockets=[listening])


def _drain_of(app: ASGIApp) -> Callable[[], Awaitable[None]] | None:
    """What our application does before its sockets are closed; benchmarks run other applications too."""
    return app.state.server.drain if isinstance(app, Starlette) else None


def config(app: ASGIApp, host: str = "127.0.0.1", port: int = 0, settings: Settings | None = None) -> Config:
    settings = settings or Settings()
    result = Config(
        app,
        host=host,
        port=port,
        http=HttpConnection,
        ws=WebSocketConnection,
        log_config=logs.config(settings.log_format),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        backlog=ACCEPTED_AT_ONCE,
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=settings.idle_seconds,
        ws_max_size=16 * LARGEST,  # far above our limit, so that long messages get an answer
        ws_ping_interval=20,
        # A state is a few KiB. Compressing it takes half as long as building it, on the event loop.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    result.counter = ConnectionCounter(settings)
    return result


def listen(host: str, port: int) -> socket.socket:
    """A bound socket that sends small packets at once: delayed acknowledgements would cost 40 ms."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening
