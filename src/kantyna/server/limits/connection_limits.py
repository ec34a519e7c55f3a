"""Limits on open connections: how many there are, and how long they may be silent.

A connection costs a file and some memory before it sends anything. It is closed if it has not sent a whole request
within `request_seconds` of connecting or of the first byte, or does not read the answer within `answer_seconds`. The
number of connections is limited, in total and for each address; one more is closed before anything is read from it. A
configured proxy carries many people, so only the total counts for it.
"""

from __future__ import annotations

import asyncio
import resource
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..settings import Settings
from .rate_limits import Bucket, Tally, address_of, within

PROXY = "proxy"
RESERVED_FILES = 100
"""Files that are not connections: the database, logs, threads."""
READ_AT_ONCE = 4096
"""Bytes read from a WebSocket at a time, so that thousands of tiny messages are not parsed in one go."""
PINGS = (2.0, 20.0)
"""Pings a second that a WebSocket may send, and how many at once; browsers send none."""


class ConnectionCounter:
    """Counts the open connections, in total and by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.most_connections, file_limit() - RESERVED_FILES)
        self.tally = Tally(settings.connections_each)
        self.total = 0

    def enter(self, host: str) -> str | None:
        """The key to leave with; None: there are too many connections."""
        if self.total >= self.most:
            return None
        address = PROXY if within(host, self.settings.proxies) else address_of(host)
        if address != PROXY and not self.tally.take(address):
            return None
        self.total += 1
        return address

    def leave(self, address: str) -> None:
        self.total -= 1
        if address != PROXY:
            self.tally.give(address)


def file_limit() -> int:
    """How many files this process may open. Raised to the most that the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        wanted = hard if hard != resource.RLIM_INFINITY else 65536
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass
    return soft


class Config(uvicorn.Config):
    """uvicorn's configuration, with what all connections share."""

    counter: ConnectionCounter


class HttpConnection(H11Protocol):
    """One connection, until it is closed or becomes a WebSocket."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.counter = config.counter
        self.address: str | None = None
        self._timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.counter.enter(self.client[0] if self.client else "")
        if self.address is None:
            transport.abort()
        else:
            self._wait(self.counter.settings.request_seconds)

    def data_received(self, data: bytes) -> None:
        if self.address is None:
            return
        if self._timeout is None:
            self._wait(self.counter.settings.request_seconds)
        super().data_received(data)
        if self._upgraded or self.transport.is_closing():
            self._stop_waiting()
        elif self.conn.their_state in (h11.DONE, h11.MUST_CLOSE) and not self._answered:
            self._wait(self.counter.settings.answer_seconds)

    def on_response_complete(self) -> None:
        self._stop_waiting()  # uvicorn has its own timeout for the next request
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, WebSocketConnection)
        protocol.address, self.address = self.address, None
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self.address is not None:
            self.counter.leave(self.address)
            self.address = None
        super().connection_lost(exc)

    @property
    def _upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

    @property
    def _answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timeout = self.loop.call_later(seconds, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def _hang_up(self) -> None:
        """Close without an answer: a client that sends half a request does not wait for one."""
        self._timeout = None
        self.transport.abort()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.counter = config.counter
        self.address: str | None = None
        self._pings = Bucket(*PINGS)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = READ_AT_ONCE

    def handle_ping(self) -> None:
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is not None:
            self.counter.leave(self.address)
            self.address = None
        super().connection_lost(exc)
