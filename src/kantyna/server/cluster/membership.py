"""This process as one of a cluster: it keeps its leases, shares shards with the others, and leaves in good order."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time

from sqlalchemy import select

from ..errors import refused
from ..settings import Settings
from ..storage import secret_key
from ..storage.database import upsert
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..storage.leases import RENEW_EVERY, Key, Leases, OtherCluster, shard_of
from ..storage.schema import meta
from ..storage.store import Store
from .bus import ERRORS, Bus
from .redis import Address, Connection
from .router import LOOK_PAUSE, Router

log = logging.getLogger(__name__)
MOVED_AT_ONCE = 16
"""Shards that are handed over at the same time."""
WRITE_SECONDS = 5.0
"""What is being written when a shard is handed over has this long to end."""
JOIN_SECONDS = 4.0
"""A bus that was restarted is known to all processes after this time."""


async def join(store: Store, settings: Settings, release: str) -> str:
    """Become a process of the cluster of a database and a bus. Returns the id of the cluster. Refused in words if the
    bus cannot be reached, the database has not the newest schema, or another cluster uses it."""
    where = Address.read(settings.bus)
    try:
        connection = await Connection.open(where)
    except (TimeoutError, *ERRORS) as error:
        raise refused("no-bus", value=str(where), detail=str(error) or type(error).__name__) from None
    try:
        await store.share()
        cluster, secret = await _cluster_id(store), await _secret_mark(store, settings)
        begin = time.monotonic()
        while True:
            life = f"kantyna:{cluster}:life"
            await connection.call("SET", life, secrets.token_hex(4), "NX")
            bus = (await connection.call("GET", life)).decode()
            try:
                await store.open_shared(release, bus, secret)
                return cluster
            except OtherCluster:
                # the bus may have been restarted, and the others will know it in a moment
                if time.monotonic() - begin > JOIN_SECONDS:
                    raise
            await asyncio.sleep(RENEW_EVERY)
    finally:
        connection.close()


async def check(store: Store, settings: Settings, release: str) -> None:
    """Join and leave again: what is wrong shows before any process is started."""
    await join(store, settings, release)
    assert store.leases is not None
    await store.leases.leave()


async def _secret_mark(store: Store, settings: Settings) -> str:
    """Tells whether two processes sign cookies with the same secret, without telling the secret."""
    secret = await secret_key.secret(store, settings)
    return hashlib.blake2b(secret.encode(), key=b"kantyna cluster", digest_size=8).hexdigest()


async def _cluster_id(store: Store) -> str:
    """Tells the clusters on one Redis apart. It is written when the first process starts."""
    async with store.engine.begin() as db:
        await upsert(db, meta, {"name": "cluster", "value": secrets.token_hex(4)}, changed=[])
        return str((await db.execute(select(meta.c.value).where(meta.c.name == "cluster"))).scalar())


class Membership:
    def __init__(self, store: Store, router: Router, address: str, cluster: str) -> None:
        assert store.leases is not None
        self.leases: Leases = store.leases
        self.router = router
        self.bus = Bus(Address.read(address), cluster, self.leases.id, router)
        self.is_leaving = False
        self._task: asyncio.Task[None] | None = None
        self._moving: set[Key] = set()
        self._noted: dict[Key, str] = {}
        """By shard: how far it had got when that was last stored."""

    async def start(self) -> None:
        await self.bus.open()
        self.leases.bus = self.bus.life
        self.router.bus = self.router.rooms.bot_service.bus = self.bus
        await self._look()
        self._task = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        """Renew our leases, forever."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.leases.next_expiry):
                    await self.router.wakes.wait()
                await asyncio.sleep(LOOK_PAUSE)  # news come in groups
            self.router.wakes.clear()
            try:
                await self._look()
            except (TimeoutError, *STORAGE_ERRORS) as error:
                log.warning("the leases could not be renewed: %s", describe_error(error))
                await asyncio.sleep(RENEW_EVERY / 2)
            except Exception:
                log.exception("the leases could not be renewed")
                await asyncio.sleep(RENEW_EVERY)

    async def _look(self) -> None:
        leases, router = self.leases, self.router
        applied = {key: box.applied for key, box in router.inboxes.items() if box.applied != self._noted.get(key, "")}
        in_time = await leases.renew(applied)
        self._noted |= applied
        await leases.look()
        if not self.is_leaving:
            await leases.claim()
        router.follow()
        if not in_time:
            router.enter_again()
        router.check_visits()
        for key, message in applied.items():
            self.bus.trim(key, message)
        if not self.is_leaving:
            for key, to in leases.surplus()[: MOVED_AT_ONCE - len(self._moving)]:
                router.start(self._move(key, to))

    async def _move(self, key: Key, to: str | None) -> None:
        """Hand a shard over: end what is being written, then let the other process begin."""
        inbox = self.router.inboxes.get(key)
        if inbox is None or key in self._moving:
            return
        self._moving.add(key)
        try:
            inbox.is_closing = True
            self.leases.suspend(key)
            await self._finish_writing(key)
            await self.leases.hand_over(key, to, inbox.applied)
            self.router.metrics.handovers += 1
        except Exception as error:  # whatever it was, the shard is still ours, unless the next renewal says otherwise
            log.warning("shard %d could not be handed over: %s", key[1], describe_error(error))
            inbox.is_closing = False
            self.leases.resume(key)
        finally:
            self._moving.discard(key)
        self.bus.broadcast(["moved"])
        self.router.look_again()

    async def _finish_writing(self, key: Key) -> None:
        async with asyncio.timeout(WRITE_SECONDS):
            while self.router.is_working(key[1]):
                await asyncio.sleep(0.005)
            for id, room in list(self.router.rooms.open.items()):
                if shard_of(id) == key[1]:
                    async with room.lock:
                        pass

    async def drain(self) -> None:
        """Hand all shards over to the other processes, before the sockets are closed."""
        self.is_leaving = True
        with contextlib.suppress(TimeoutError, *STORAGE_ERRORS):
            await self.leases.leave()
        peers = [id for id in self.leases.peers() if id != self.leases.id]
        keys = self.leases.owned()
        for begin in range(0, len(keys), MOVED_AT_ONCE):
            some = keys[begin : begin + MOVED_AT_ONCE]
            await asyncio.gather(
                *[self._move(key, peers[(begin + n) % len(peers)] if peers else None) for n, key in enumerate(some)]
            )

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(TimeoutError, *STORAGE_ERRORS):
            for key in self.leases.owned():
                inbox = self.router.inboxes.get(key)
                await self.leases.hand_over(key, None, "" if inbox is None else inbox.applied)
            await self.leases.leave()
        with contextlib.suppress(*ERRORS):
            self.bus.broadcast(["moved"])
            await asyncio.sleep(0)
        await self.bus.close()
