"""Runs the application with uvicorn: for the command line, tests and benchmarks."""

from __future__ import annotations

import socket

import uvicorn
from starlette.types import ASGIApp

from . import logs
from .limits.connection_limits import Config, ConnectionCounter, HttpConnection, WebSocketConnection
from .protocol.messages import LARGEST
from .settings import Settings

ACCEPTED_AT_ONCE = 8
"""Connections accepted before other work gets a turn. asyncio would accept the whole backlog."""
BACKLOG = 1024
"""Connections that the system keeps waiting to be accepted."""


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(BACKLOG)


def run(app: ASGIApp, listening: socket.socket, settings: Settings) -> None:
    """Serve until the process is stopped."""
    Server(config(app, settings=settings)).run(sockets=[listening])


async def serve(app: ASGIApp, listening: socket.socket, settings: Settings) -> None:
    """Serve in an event loop that already runs."""
    await Server(config(app, settings=settings)).serve(sockets=[listening])


def config(app: ASGIApp, host: str = "127.0.0.1", port: int = 0, settings: Settings | None = None) -> Config:
    settings = settings or Settings()
    result = Config(
        app,
        host=host,
        port=port,
        http=HttpConnection,
        ws=WebSocketConnection,
        log_config=logs.CONFIG,
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
