"""A port for those who run the server: /metrics and /health of this process.

Worker processes share the port for people, so a request there reaches any of them. Here each process has a port of its
own (`Settings.metrics_port`), which browsers never need.
"""

from __future__ import annotations

import asyncio
import socket

from ..limits.rate_limits import within
from ..metrics import TYPE
from .operator_routes import OperatorRoutes

REQUEST_SECONDS = 5.0
LONGEST_REQUEST = 8192
REASONS = {200: "OK", 403: "Forbidden", 404: "Not Found", 503: "Service Unavailable"}


async def open_port(listening: socket.socket, routes: OperatorRoutes) -> asyncio.Server:
    """Answer one request on each connection, until the server is closed."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                status, kind, text = await _answer(head, str(writer.get_extra_info("peername")[0]), routes)
                writer.write(
                    f"HTTP/1.1 {status} {REASONS[status]}\r\nContent-Type: {kind}\r\n"
                    f"Content-Length: {len(text.encode())}\r\nConnection: close\r\n\r\n{text}".encode()
                )
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # the client is gone, or does not speak HTTP
        finally:
            writer.close()

    return await asyncio.start_server(serve, sock=listening, limit=LONGEST_REQUEST)


async def _answer(head: bytes, host: str, routes: OperatorRoutes) -> tuple[int, str, str]:
    match head.split(b" ", 2)[:2]:
        case [b"GET", b"/health"]:
            status, word = await routes.look()
            return status, "application/json", f'{{"status": "{word}"}}'
        case [b"GET", b"/metrics"] if within(host, routes.settings.metrics_for):
            return 200, TYPE, routes.metrics_text()
        case [b"GET", b"/metrics"]:
            return 403, TYPE, ""
        case _:
            return 404, TYPE, ""
