"""How the application is run, by the command line and by tests and measurements alike."""

from __future__ import annotations

import socket

import uvicorn
from starlette.types import ASGIApp

from . import logs
from .limits.connection_limits import Census, Config, Http, Socket
from .protocol.messages import LARGEST
from .settings import Settings

AT_ONCE = 8
"""Connections taken in one go before anything else gets its turn. asyncio would take as many as may wait."""
WAITING_TO_BE_TAKEN = 1024
"""Connections that the system holds ready."""


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(WAITING_TO_BE_TAKEN)


def run(app: ASGIApp, listening: socket.socket, settings: Settings) -> None:
    """Serve until somebody ends it."""
    Server(config(app, settings=settings)).run(sockets=[listening])


async def serve(app: ASGIApp, listening: socket.socket, settings: Settings) -> None:
    """The same in a loop that runs already."""
    await Server(config(app, settings=settings)).serve(sockets=[listening])


def config(app: ASGIApp, host: str = "127.0.0.1", port: int = 0, settings: Settings | None = None) -> Config:
    settings = settings or Settings()
    made = Config(
        app,
        host=host,
        port=port,
        http=Http,
        ws=Socket,
        log_config=logs.CONFIG,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        backlog=AT_ONCE,
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=settings.idle_seconds,
        ws_max_size=16 * LARGEST,  # far above what is allowed, so that what is too long is answered and not hung up on
        ws_ping_interval=20,
        # A state is a few KiB. Packing it takes half as long as building it, while everybody else waits.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    made.census = Census(settings)
    return made


def listen(host: str, port: int) -> socket.socket:
    """A bound socket. What is small is sent at once: the other side may keep its word of thanks back for 40 ms."""
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
