"""Messages between the processes of a cluster, over Redis.

Three connections: one for commands, one that subscribes, one that blocks on the streams. When one is lost, all are
opened again, and `Listener.reconnected` is told: whatever was under way may be lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from ..storage.leases import Key
from .redis import Address, BusLost, BusRefused, Connection

log = logging.getLogger(__name__)
Item = list[Any]
"""The kind of a message and its values. They travel as MessagePack."""
BLOCK_MILLISECONDS = 1000
"""A blocking read ends after this time, so that a silent connection is noticed."""
SILENCE = 4.0
"""Seconds without an answer after which a connection is lost."""
TRY_AGAIN = (0.05, 1.0)
"""Seconds between attempts to connect: the first, and the longest. Each is twice as long as the one before."""
MOST_ENTRIES = 200
"""Entries of one stream that are read at once."""
KEPT = 100_000
"""Entries of a stream that Redis keeps at the most, handled or not."""
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder()
ERRORS = (OSError, BusRefused)


class Listener(Protocol):
    """What the bus delivers."""

    def heard(self, sender: str, items: list[Item]) -> None:
        """Another process sent these to this one, or to all."""

    def entry(self, key: Key, message: str, data: list[Any]) -> None:
        """An entry of a stream that this process reads. `message`: its id (`storage/handled_message.py`)."""

    def reconnected(self) -> None:
        """Redis was away. What was sent meanwhile is lost."""


class Bus:
    def __init__(self, address: Address, cluster: str, process: str, listener: Listener) -> None:
        self.address = address
        self.process = process
        self.listener = listener
        self.life = ""
        """Names the life of the Redis: another one begins when it starts without its data."""
        self.is_connected = False
        self._prefix = f"kantyna:{cluster}:"
        self._wake = f"{self._prefix}wake:{process}".encode()
        self._commands: Connection | None = None
        self._subscriptions: Connection | None = None
        self._reads: Connection | None = None
        self._positions: dict[bytes, bytes] = {}
        """By stream: the id of the last entry that was read."""
        self._keys: dict[bytes, Key] = {}
        self._outbox: dict[str, list[Item]] = {}
        self._broken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, or fail. Later the bus reconnects by itself."""
        await self._connect()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._disconnect()

    # sending

    def send(self, process: str, *items: Item) -> None:
        """To one process, if it is there. What is sent in one turn of the event loop travels together."""
        self._post(f"{self._prefix}to:{process}", items)

    @property
    def channel(self) -> str:
        """Where this process hears what is sent to it."""
        return f"{self._prefix}to:{self.process}"

    def broadcast(self, *items: Item) -> None:
        """To all processes but this one."""
        self._post(f"{self._prefix}all", items)

    def _post(self, channel: str, items: Iterable[Item]) -> None:
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outbox.setdefault(channel, []).extend(items)

    def _flush(self) -> None:
        outbox, self._outbox = self._outbox, {}
        if self._commands is not None:
            for channel, items in outbox.items():
                self._commands.call("PUBLISH", channel, _encoder.encode([self.process, items]))

    async def append(self, key: Key, data: list[Any]) -> None:
        """Add a message to the stream of a shard. Fails when Redis did not take it."""
        if self._commands is None:
            raise BusLost("not connected")
        await self._commands.call("XADD", self._stream(key), "MAXLEN", "~", KEPT, "*", "d", _encoder.encode(data))

    def push(self, queue: str, data: msgspec.Struct) -> None:
        """Add to a list that others take from."""
        if self._commands is not None:
            self._commands.call("LPUSH", queue, _encoder.encode(data))

    async def number(self, command: str, key: str) -> int:
        """The answer of LLEN or EXISTS."""
        if self._commands is None:
            raise BusLost("not connected")
        return int(await self._commands.call(command, key))

    # reading streams

    def read(self, keys: dict[Key, str]) -> None:
        """Read these streams from now on, each after this message, and no others."""
        before = dict(self._positions)
        self._keys = {self._stream(key): key for key in keys}
        self._positions = {stream: before.get(stream, self._start(keys[key])) for stream, key in self._keys.items()}
        if self._commands is not None:
            self._commands.call("XADD", self._wake, "MAXLEN", 1, "*", "d", b"")

    def trim(self, key: Key, message: str) -> None:
        """Everything before this message was handled."""
        life, _, id = message.partition("/")
        if self._commands is not None and life == self.life:
            self._commands.call("XTRIM", self._stream(key), "MINID", "~", id)

    def _start(self, message: str) -> bytes:
        life, _, id = message.partition("/")
        return id.encode() if id and life == self.life else b"0-0"

    def _stream(self, key: Key) -> bytes:
        return f"{self._prefix}{key[0]}:{key[1]}".encode()

    async def _read(self, connection: Connection) -> None:
        position = b"$"
        while True:
            positions = {self._wake: position, **self._positions}
            async with asyncio.timeout(SILENCE):
                found = await connection.call(
                    "XREAD", "COUNT", MOST_ENTRIES, "BLOCK", BLOCK_MILLISECONDS, "STREAMS", *positions,
                    *positions.values(),
                )  # fmt: skip
            for stream, entries in found or ():
                if stream == self._wake:
                    position = entries[-1][0]
                    continue
                key = self._keys.get(stream)
                if key is None:
                    continue  # the shard left us while we read
                self._positions[stream] = entries[-1][0]
                for id, fields in entries:
                    self.listener.entry(key, f"{self.life}/{id.decode()}", _decoder.decode(fields[1]))

    # connections

    async def _connect(self) -> None:
        self._broken.clear()
        try:
            self._commands = await Connection.open(self.address, lost=self._broken.set)
            life = self._prefix + "life"
            await self._commands.call("SET", life, secrets.token_hex(4), "NX")
            found = (await self._commands.call("GET", life)).decode()
            if found != self.life:
                self.life = found
                self._positions = dict.fromkeys(self._positions, b"0-0")
            self._subscriptions = await Connection.open(self.address, self._pushed, self._broken.set)
            await self._subscriptions.call("SUBSCRIBE", f"{self._prefix}to:{self.process}")
            await self._subscriptions.call("SUBSCRIBE", f"{self._prefix}all")
            self._reads = await Connection.open(self.address, lost=self._broken.set)
        except BaseException:
            await self._disconnect()
            raise
        self.is_connected = True

    async def _disconnect(self) -> None:
        self.is_connected = False
        for connection in (self._commands, self._subscriptions, self._reads):
            if connection is not None:
                connection.close()
        self._commands = self._subscriptions = self._reads = None

    async def _run(self) -> None:
        wait = TRY_AGAIN[0]
        while True:
            try:
                if not self.is_connected:
                    await self._connect()
                    log.warning("the bus at %s is back", self.address)
                    self.listener.reconnected()
                wait = TRY_AGAIN[0]
                await self._until_broken()
                log.warning("the bus at %s is lost", self.address)
            except (TimeoutError, *ERRORS):
                pass
            except Exception:
                log.exception("the bus stumbled")
            await self._disconnect()
            await asyncio.sleep(wait)
            wait = min(TRY_AGAIN[1], 2 * wait)

    async def _until_broken(self) -> None:
        assert self._reads is not None
        tasks = [
            asyncio.create_task(self._broken.wait()),
            asyncio.create_task(self._read(self._reads)),
            asyncio.create_task(self._keep_asking()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, (TimeoutError, *ERRORS)):
                    log.error("the bus stumbled", exc_info=result)

    async def _keep_asking(self) -> None:
        """A connection may be dead without saying so."""
        while True:
            await asyncio.sleep(1)
            for connection in (self._commands, self._subscriptions):
                async with asyncio.timeout(SILENCE):
                    if connection is not None:
                        await connection.call("PING")

    def _pushed(self, channel: bytes, data: bytes) -> None:
        sender, items = _decoder.decode(data)
        if sender == self.process:
            return
        try:
            self.listener.heard(sender, items)
        except Exception:
            log.exception("a message from another process could not be handled")
