"""Connections that ask for nothing: how long and how many.

A connection costs a file and some memory before it has said a word. So whoever is silent is hung up on: whoever has not
sent a whole request within `request_seconds` of connecting or of its first byte, or does not take the answer within
`answer_seconds`. And there are only so many, in all and from one address; one more is closed at once, before anything
is read from it. A configured proxy brings many people and is asked only not to exceed the whole.
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
KEPT_BACK = 100
"""Files that are not for connections: the database, logs, threads."""
READ_AT_ONCE = 4096
"""Bytes read from a WebSocket at a time: thousands of tiny messages would be taken apart in one go otherwise."""
PINGS = (2.0, 20.0)
"""Pings a second that are answered on a WebSocket, and how many at once; browsers send none."""


class Census:
    """The connections that are open, in all and by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.most_connections, files() - KEPT_BACK)
        self.tally = Tally(settings.connections_each)
        self.total = 0

    def enter(self, host: str) -> str | None:
        """The address to give back at the end; None: there are too many already."""
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


def files() -> int:
    """How many files this process may have open; as many as the system lets it."""
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
    """uvicorn's, with what its connections share."""

    census: Census


class Http(H11Protocol):
    """One connection, from its first byte to its last or to where it becomes a WebSocket."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.census = config.census
        self.address: str | None = None
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.census.enter(self.client[0] if self.client else "")
        if self.address is None:
            transport.abort()
        else:
            self._wait(self.census.settings.request_seconds)

    def data_received(self, data: bytes) -> None:
        if self.address is None:
            return
        if self._patience is None:
            self._wait(self.census.settings.request_seconds)
        super().data_received(data)
        if self._upgraded or self.transport.is_closing():
            self._stop_waiting()
        elif self.conn.their_state in (h11.DONE, h11.MUST_CLOSE) and not self._answered:
            self._wait(self.census.settings.answer_seconds)

    def on_response_complete(self) -> None:
        self._stop_waiting()  # uvicorn itself waits for what comes next, and not for long
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, Socket)
        protocol.address, self.address = self.address, None
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self.address is not None:
            self.census.leave(self.address)
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
        self._patience = self.loop.call_later(seconds, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _hang_up(self) -> None:
        """Without a word: whoever sends half a request does not wait for an answer."""
        self._patience = None
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.census = config.census
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
            self.census.leave(self.address)
            self.address = None
        super().connection_lost(exc)
