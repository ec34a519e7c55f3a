"""A proxy to PostgreSQL that cuts connections: before a message, or after a message but before its answer."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import make_url

BEFORE = "before"
AFTER = "after"
ANSWERED = (b"Q", b"S", b"H")
"""A query, a sync, a flush: the messages that PostgreSQL answers. The others wait for one of these."""


class Proxy:
    """Forwards messages between a client and PostgreSQL, and cuts the connection on request."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.away = False
        """Refuse all connections."""
        self.silent = False
        """Hold back all answers."""
        self.cuts = 0
        self._left = -1
        self._mode = BEFORE
        self._writers: set[asyncio.StreamWriter] = set()

    def arm(self, message: int, mode: str, then_away: bool = False) -> None:
        """Cut once, at this message from now on, counted over all connections."""
        self._left, self._mode, self._then_away, self.cuts = message, mode, then_away, 0

    def disarm(self) -> bool:
        """Stop cutting. Was a connection cut?"""
        self._left = -1
        return self.cuts > 0

    def cut_all(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.away:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection(self.host, self.port)
        link = Link()
        self._writers |= {writer, back}
        answers = asyncio.create_task(self._answers(there, writer, link))
        try:
            await self._messages(reader, back, link)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            if link.cut and link.asked:  # the message arrived and is executed; only its answer is lost
                await asyncio.wait([asyncio.create_task(link.answered.wait())], timeout=1)
            answers.cancel()
            self._writers -= {writer, back}
            writer.transport.abort()
            back.transport.abort()

    async def _messages(self, reader: asyncio.StreamReader, back: asyncio.StreamWriter, link: Link) -> None:
        started = False
        while True:
            kind = await reader.readexactly(1) if started else b""
            length = await reader.readexactly(4)
            body = await reader.readexactly(struct.unpack("!I", length)[0] - 4)
            cutting = False
            if started and self._left >= 0:
                cutting = self._left == 0
                self._left -= 1
            if cutting:
                self.cuts += 1
                self.away = self._then_away
                if self._mode == BEFORE:
                    return
                link.cut, link.asked = True, kind in ANSWERED
            back.write(kind + length + body)
            await back.drain()
            if cutting:
                return
            started = started or body[:4] == struct.pack(
                "!I", 196608
            )  # before the start message, a client only asks for encryption

    async def _answers(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter, link: Link) -> None:
        try:
            while data := await there.read(65536):
                while self.silent:
                    await asyncio.sleep(0.01)
                if link.cut:
                    link.answered.set()
                else:
                    writer.write(data)
                    await writer.drain()
            writer.close()
        except ConnectionError:
            pass


class Link:
    """One connection: was it cut, does PostgreSQL answer the last message, and has that answer come?"""

    def __init__(self) -> None:
        self.cut = False
        self.asked = False
        self.answered = asyncio.Event()


@asynccontextmanager
async def through_proxy(database: str) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy for that database, and the address of the database through it."""
    url = make_url(database)
    assert url.host is not None and url.port is not None
    proxy = Proxy(url.host, url.port)
    server = await asyncio.start_server(proxy.connected, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield proxy, url.set(port=port).render_as_string(hide_password=False)
    finally:
        server.close()
        proxy.cut_all()
