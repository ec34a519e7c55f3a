"""A connection to Redis or Valkey.

Commands are written in the order of the calls and answered in that order, so a caller that stops waiting disturbs
nobody: its answer is read and dropped. Commands of one turn of the event loop are sent together. A connection that
subscribes or blocks serves nothing else.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit

from ..errors import refused

Reply = Any
"""bytes, int, None, or a list of these; an error of Redis is raised."""
CONNECT_SECONDS = 5.0
USUAL_PORT = 6379


class BusLost(ConnectionError):
    """There is no connection to Redis, or it was lost before the answer came."""


class BusRefused(Exception):
    """Redis answered with an error."""


@dataclass(frozen=True)
class Address:
    host: str
    port: int
    user: str
    password: str
    database: int
    encrypted: bool

    @classmethod
    def read(cls, url: str) -> Address:
        """Read `redis://[user:password@]host[:port][/database]`; `rediss://` is encrypted, `valkey://` is the same."""
        try:
            parts = urlsplit(url)
            port = parts.port or USUAL_PORT
            database = int(parts.path.strip("/") or "0")
        except ValueError:
            raise refused("bus-address", value=url) from None
        if parts.scheme not in ("redis", "rediss", "valkey", "valkeys") or not parts.hostname or database < 0:
            raise refused("bus-address", value=url)
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, user, password, database, parts.scheme in ("rediss", "valkeys"))

    def __str__(self) -> str:
        """Without the password."""
        return f"{self.host}:{self.port}/{self.database}"


class Connection(asyncio.Protocol):
    """`pushed` gets messages of subscriptions; `lost` is called once when the connection ends."""

    def __init__(self, pushed: Callable[[bytes, bytes], None] | None, lost: Callable[[], None]) -> None:
        self.pushed = pushed
        self.lost = lost
        self.is_open = False
        import hiredis  # only clusters need it

        self._pack: Callable[[tuple[Any, ...]], bytes] = hiredis.pack_command
        self._reader: Any = hiredis.Reader(replyError=BusRefused, protocolError=BusLost)
        self._waiting: deque[asyncio.Future[Reply]] = deque()
        self._unsent: list[bytes] = []
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls,
        address: Address,
        pushed: Callable[[bytes, bytes], None] | None = None,
        lost: Callable[[], None] = lambda: None,
    ) -> Connection:
        loop = asyncio.get_running_loop()
        secure = ssl.create_default_context() if address.encrypted else None
        connection = cls(pushed, lost)
        async with asyncio.timeout(CONNECT_SECONDS):
            await loop.create_connection(lambda: connection, address.host, address.port, ssl=secure)
            try:
                if address.password:
                    login = [address.user, address.password] if address.user else [address.password]
                    await connection.call("AUTH", *login)
                if address.database:
                    await connection.call("SELECT", address.database)
                await connection.call("PING")
            except BaseException:
                connection.close()
                raise
        return connection

    # commands

    def call(self, *words: str | bytes | int) -> asyncio.Future[Reply]:
        """Send a command. The answer need not be awaited."""
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        if not self.is_open:
            answer.set_exception(BusLost("not connected"))
            answer.exception()  # nobody has to look at it
            return answer
        self._waiting.append(answer)
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent.append(self._pack(words))
        return answer

    def _flush(self) -> None:
        if self._transport is not None and self._unsent:
            self._transport.write(b"".join(self._unsent))
            self._unsent.clear()

    # what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.is_open = True

    def data_received(self, data: bytes) -> None:
        self._reader.feed(data)
        try:
            while (reply := self._reader.gets()) is not False:
                self._received(reply)
        except BusLost:
            self.close()

    def _received(self, reply: Reply) -> None:
        if self.pushed is not None and isinstance(reply, list) and reply and reply[0] == b"message":
            self.pushed(reply[1], reply[2])
            return
        answer = self._waiting.popleft()
        if answer.done():
            return
        if isinstance(reply, BusRefused):
            answer.set_exception(reply)
            answer.exception()
        else:
            answer.set_result(reply)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        self._transport = None
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(BusLost("the connection was lost"))
                answer.exception()
        self._waiting.clear()
        self.lost()

    def close(self) -> None:
        self.is_open = False
        if self._transport is not None:
            self._flush()
            self._transport.close()
