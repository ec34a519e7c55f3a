"""Leases: which process owns the tables of a shard, written in PostgreSQL.

All times are those of the database, so the clocks of processes do not matter. A process counts the life of its own
leases by its monotonic clock, from before it asked for them.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...engine.errors import KantynaError
from ...engine.voice import Message
from ..errors import refused
from .ownership import KEY, DatabaseInUse

SHARDS = 256
LEASE_SECONDS = 2.0
RENEW_EVERY = 0.5
RELEASE_SECONDS = 10.0
"""A release counts as running until its last process has been silent for this long, so that one that crashed can
start again."""
ANSWER_WITHIN = 1.5
"""Seconds after which a renewal has failed: a lease does not last longer than that."""


def shard_of(id: str) -> int:
    """The shard of a table."""
    return hashlib.blake2b(id.encode(), digest_size=1).digest()[0]


class Lease(NamedTuple):
    """What every write of an owner names. Epochs of one shard never repeat for the same owner."""

    release: str
    shard: int
    owner: str
    epoch: int


class Holder(NamedTuple):
    owner: str
    epoch: int
    applied: str
    """All messages up to this one were handled (`cluster/inbox.py`)."""


class NotOwner(Exception):
    """Another process owns the table. Nothing was written."""


class OtherCluster(KantynaError):
    """Processes with another bus use the database."""

    def __init__(self) -> None:
        super().__init__(Message("server-other-cluster"))


Key = tuple[str, int]
"""A release and a shard."""
NOW = "extract(epoch from clock_timestamp())::float8"
_JOIN = text(
    "INSERT INTO processes (id, release, bus, secret, started, expires) "
    f"VALUES (:id, :release, :bus, :secret, {NOW}, {NOW} + :life)"
)
_RENEW_PROCESS = text(f"UPDATE processes SET expires = {NOW} + :life, bus = :bus WHERE id = :id")
_RENEW = text(f"UPDATE shards SET expires = {NOW} + :life WHERE owner = :id RETURNING release, shard, epoch")
_PROCESSES = text(f"SELECT id, release, bus, secret, started, expires - {NOW} AS left FROM processes")
_SHARDS = text(f"SELECT release, shard, owner, epoch, expires - {NOW} AS left, applied FROM shards")
_ADD_SHARDS = text(
    "INSERT INTO shards (release, shard, epoch, expires) SELECT :release, n, 0, 0 FROM generate_series(0, :most) n "
    "ON CONFLICT DO NOTHING"
)
_CLAIM = text(f"""
    UPDATE shards SET owner = :id, epoch = epoch + 1, expires = {NOW} + :life
    WHERE (release, shard) IN (
        SELECT release, shard FROM shards
        WHERE release = :release AND shard = ANY(CAST(:shards AS INTEGER[])) AND expires < {NOW}
        FOR UPDATE SKIP LOCKED
    ) RETURNING release, shard, owner, epoch, applied
""")
_HAND_OVER = text(f"""
    UPDATE shards SET owner = :to, epoch = epoch + 1, expires = {NOW} + :life, applied = :applied
    WHERE release = :release AND shard = :shard AND owner = :id AND epoch = :epoch
    RETURNING epoch
""")
_GIVE_UP = text("""
    UPDATE shards SET owner = NULL, epoch = epoch + 1, expires = 0, applied = :applied
    WHERE release = :release AND shard = :shard AND owner = :id AND epoch = :epoch
""")
_APPLIED = text("""
    UPDATE shards SET applied = made.applied
    FROM unnest(CAST(:releases AS VARCHAR[]), CAST(:shards AS INTEGER[]), CAST(:epochs AS BIGINT[]),
        CAST(:applied AS VARCHAR[])) AS made (release, shard, epoch, applied)
    WHERE shards.release = made.release AND shards.shard = made.shard AND shards.owner = :id
        AND shards.epoch = made.epoch
""")
_LEAVE = text("DELETE FROM processes WHERE id = :id")
_FORGET_PROCESSES = text(f"DELETE FROM processes WHERE expires < {NOW} - :long")
_FORGET_RELEASES = text(
    f"DELETE FROM shards WHERE expires < {NOW} - :long AND release NOT IN (SELECT release FROM processes)"
)
_FENCE = text(
    "SELECT 1 FROM shards WHERE release = :release AND shard = :shard AND owner = :owner AND epoch = :epoch "
    "FOR KEY SHARE"
)


class Leases:
    """The leases of this process, and what it knows about those of others."""

    def __init__(self, engine: AsyncEngine, release: str, bus: str, secret: str) -> None:
        self.engine = engine
        self.release = release
        self.bus = bus
        """Identifies the bus: all processes on a database use the same."""
        self.secret = secret
        """Identifies the secret that signs cookies, likewise."""
        self.id = secrets.token_hex(6)
        """The name of this process, new at every start."""
        self.holders: dict[Key, Holder] = {}
        self.releases: dict[str, float] = {release: 0.0}
        """The releases that run, and when the first process of each started."""
        self.processes: dict[str, str] = {self.id: release}
        """The processes that run, and their releases."""
        self.looked = 0.0
        """When we began to look who is there, by the monotonic clock. What came later may be newer than what we saw."""
        self.next_expiry = RENEW_EVERY
        """Seconds until the next lease of another process may expire."""
        self._epochs: dict[Key, int] = {}
        """The shards that are ours, and since which epoch."""
        self._until = 0.0
        """Our leases last until then, by the monotonic clock."""
        self._suspended: set[Key] = set()
        self._has_left = False
        self._changing = asyncio.Lock()
        """Held while our own leases change."""

    # who owns a table

    @property
    def is_valid(self) -> bool:
        """Have our leases been renewed in time?"""
        return time.monotonic() < self._until

    def owns(self, key: Key) -> bool:
        return key in self._epochs and key not in self._suspended and time.monotonic() < self._until

    def owned(self) -> list[Key]:
        return list(self._epochs)

    def suspend(self, key: Key) -> None:
        """Stop writing to the tables of a shard that is about to be handed over."""
        self._suspended.add(key)

    def resume(self, key: Key) -> None:
        self._suspended.discard(key)

    def lease(self, key: Key) -> Lease:
        """What a write to a table of that shard names."""
        epoch = self._epochs.get(key)
        if epoch is None:
            raise NotOwner(f"shard {key[1]}")
        return Lease(*key, self.id, epoch)

    async def fence(self, db: AsyncConnection, lease: Lease) -> None:
        """Fail unless the lease is still ours, and keep it from being taken until the transaction ends."""
        if (await db.execute(_FENCE, lease._asdict())).first() is None:
            raise NotOwner(f"shard {lease.shard}")

    # joining and leaving

    async def join(self) -> None:
        """Become a process of the cluster. Refused while another cluster or a single server uses the database."""
        async with asyncio.timeout(10 * ANSWER_WITHIN), self.engine.begin() as db:
            if not (await db.execute(text(f"SELECT pg_try_advisory_xact_lock_shared({KEY})"))).scalar():
                raise DatabaseInUse("")
            await db.execute(text("LOCK TABLE processes IN EXCLUSIVE MODE"))  # two clusters may start at once
            for one in (await db.execute(_PROCESSES)).all():
                if one.left > 0 and one.bus != self.bus:
                    raise OtherCluster()
                if one.left > 0 and one.secret != self.secret:
                    raise refused("other-secret")
            await db.execute(_JOIN, self._values())
            await db.execute(_ADD_SHARDS, {"release": self.release, "most": SHARDS - 1})

    def _values(self) -> dict[str, Any]:
        mine = {"id": self.id, "release": self.release, "bus": self.bus, "secret": self.secret}
        return {**mine, "life": LEASE_SECONDS}

    async def leave(self) -> None:
        """Other processes give us no more shards. Those that we have are ours until they are handed over."""
        self._has_left = True
        async with asyncio.timeout(ANSWER_WITHIN), self.engine.begin() as db:
            await db.execute(_LEAVE, {"id": self.id})

    # every half second

    async def renew(self, applied: dict[Key, str]) -> bool:
        """Renew our leases; `applied`: how far our shards have got. False: too late, others may think that we ended."""
        begin = time.monotonic()
        async with self._changing:
            await self._renew(applied)
            in_time = time.monotonic() < self._until
            self._until = begin + LEASE_SECONDS
            return in_time

    async def _renew(self, applied: dict[Key, str]) -> None:
        async with asyncio.timeout(ANSWER_WITHIN), self.engine.begin() as db:
            mine = self._values()
            renewed = await db.execute(_RENEW_PROCESS, {name: mine[name] for name in ("id", "bus", "life")})
            if renewed.rowcount == 0 and not self._has_left:  # it was paused, and the others forgot it
                await db.execute(_JOIN, mine)
                await db.execute(_ADD_SHARDS, {"release": self.release, "most": SHARDS - 1})
            held = (await db.execute(_RENEW, {"id": self.id, "life": LEASE_SECONDS})).all()
            known = [(key, self._epochs[key]) for key in applied if key in self._epochs]
            if known:
                await db.execute(
                    _APPLIED,
                    {
                        "id": self.id,
                        "releases": [key[0] for key, _ in known],
                        "shards": [key[1] for key, _ in known],
                        "epochs": [epoch for _, epoch in known],
                        "applied": [applied[key] for key, _ in known],
                    },
                )
        # A lease may be ours again after its time was over: nobody took it, or its epoch would be another one.
        self._epochs = {(one.release, one.shard): one.epoch for one in held}
        self._suspended &= set(self._epochs)

    async def look(self) -> None:
        """Read who is there and who owns what."""
        begin = time.monotonic()
        async with asyncio.timeout(ANSWER_WITHIN), self.engine.begin() as db:
            await db.execute(_FORGET_PROCESSES, {"long": RELEASE_SECONDS})
            processes = (await db.execute(_PROCESSES)).all()
            shards = (await db.execute(_SHARDS)).all()
            if any(one.release not in {process.release for process in processes} for one in shards):
                await db.execute(_FORGET_RELEASES, {"long": RELEASE_SECONDS})
        self.looked = begin
        self.processes = {one.id: one.release for one in processes if one.left > 0}
        self.releases = {}
        for one in processes:
            self.releases[one.release] = min(self.releases.get(one.release, one.started), one.started)
        self.holders = {
            (one.release, one.shard): Holder(one.owner, one.epoch, one.applied)
            for one in shards
            if one.owner is not None and one.left > 0
        }
        others = [one.left for one in shards if one.left > 0 and one.owner != self.id]
        self.next_expiry = max(0.01, min([RENEW_EVERY, *[left + 0.01 for left in others]]))

    async def claim(self) -> list[Key]:
        """Take free shards until we have our share. Returns what we got."""
        taken = {shard for (release, shard) in self.holders if release == self.release}
        free = [shard for shard in range(SHARDS) if shard not in taken]
        wanted = self.share() - len([1 for (release, _) in self._epochs if release == self.release])
        return await self._claim(_sample(free, wanted)) if wanted > 0 and free else []

    async def _claim(self, shards: list[int]) -> list[Key]:
        values: dict[str, Any] = {"id": self.id, "life": LEASE_SECONDS, "release": self.release, "shards": shards}
        async with self._changing, asyncio.timeout(ANSWER_WITHIN), self.engine.begin() as db:
            found = (await db.execute(_CLAIM, values)).all()
        for one in found:
            self._epochs[one.release, one.shard] = one.epoch
            self.holders[one.release, one.shard] = Holder(self.id, one.epoch, one.applied)
        return [(one.release, one.shard) for one in found]

    def newest(self) -> str:
        """The release that started last: it gets the tables of releases that no longer run."""
        return max(self.releases, key=lambda release: (self.releases[release], release), default=self.release)

    def effective(self, release: str) -> str:
        """The release whose processes own a table that was last opened by this one."""
        return release if release in self.releases else self.newest()

    def share(self) -> int:
        """How many shards each process of our release should have, rounded up."""
        return -(-SHARDS // len(self.peers()))

    def peers(self) -> list[str]:
        """The processes of our release, this one included."""
        return sorted({self.id, *[id for id, release in self.processes.items() if release == self.release]})

    def surplus(self) -> list[tuple[Key, str]]:
        """Shards of ours that other processes should have, and which process."""
        peers = self.peers()
        counts = Counter(dict.fromkeys(peers, 0))
        counts.update(holder.owner for key, holder in self.holders.items() if key[0] == self.release)
        mine = [key for key in self._epochs if key[0] == self.release and key not in self._suspended]
        moves: list[tuple[Key, str]] = []
        least = SHARDS // len(peers)
        for key in mine[: max(0, len(mine) - self.share())]:
            to = min((id for id in peers if id != self.id), key=lambda id: counts[id], default=None)
            if to is None or counts[to] >= least:
                break
            counts[to] += 1
            moves.append((key, to))
        return moves

    async def hand_over(self, key: Key, to: str | None, applied: str) -> None:
        """Give a shard to another process; None: to whichever claims it first."""
        epoch = self._epochs.get(key)
        if epoch is None:
            return
        values: dict[str, Any] = {"release": key[0], "shard": key[1], "id": self.id, "epoch": epoch, "applied": applied}
        order: TextClause = _GIVE_UP
        if to is not None:
            values |= {"to": to, "life": LEASE_SECONDS}
            order = _HAND_OVER
        async with self._changing:
            async with asyncio.timeout(ANSWER_WITHIN), self.engine.begin() as db:
                await db.execute(order, values)
            self._epochs.pop(key, None)
            self._suspended.discard(key)


def _sample(shards: Collection[int], count: int) -> list[int]:
    """Processes that start together claim different shards, so that few of their claims meet."""
    chosen = list(shards)
    secrets.SystemRandom().shuffle(chosen)
    return chosen[:count]
