"""Brings people and requests to the process that owns a table. A single process owns all, and nothing travels."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ...engine.errors import KantynaError
from ..erasure import forget_at
from ..errors import refused
from ..metrics import Metrics
from ..protocol.messages import SetPace, read_message
from ..rooms.connection import Connection
from ..rooms.open_rooms import Rooms
from ..rooms.table_messages import TableMessages, refuse
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..storage.handled_message import handling, is_applied
from ..storage.leases import Holder, Key, NotOwner, shard_of
from ..storage.store import is_token
from .bus import Bus, Item
from .inbox import Inbox
from .remote_connection import RemoteConnection
from .visits import Visit

Json = Any
Operation = Callable[[list[Any]], Awaitable[Json]]
log = logging.getLogger(__name__)
ANSWER_WITHIN = 15.0
"""Seconds after which a question to another process has failed."""
FIND_WITHIN = 5.0
"""Seconds within which a table has an owner again, if it ever has."""
LOOK_PAUSE = 0.05
CHECK_EVERY = 5.0
"""Seconds between checks that no frame was lost unnoticed."""


class Elsewhere(Exception):
    """The process that was asked does not own the table."""


class Router:
    """`bus` and the leases of the store are None where one process owns everything."""

    def __init__(self, rooms: Rooms, metrics: Metrics) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.metrics = metrics
        self.messages = TableMessages(rooms, metrics)
        self.bus: Bus | None = None
        self.operations: dict[str, Operation] = {"forget": self._forget}
        """What other processes may ask of the owner of a table: the first argument is its id."""
        self.questions: dict[str, Operation] = {"presence": self._presence}
        """What they may ask of any process."""
        self.inboxes: dict[Key, Inbox] = {}
        """The shards of this process."""
        self.wakes = asyncio.Event()
        """Set when leases have changed and should be looked at."""
        self._visits: dict[int, Visit] = {}
        self._ids = itertools.count(1)
        self._remote: dict[tuple[str, int], tuple[RemoteConnection, str]] = {}
        """Browsers at other processes: by process and socket, the connection and its table."""
        self._waiting: dict[str, deque[tuple[Key, str, list[Any]]]] = {}
        """Messages that wait, by table."""
        self._calls: dict[int, asyncio.Future[Json]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._checked = 0.0
        rooms.owns = self.has
        rooms.stops_changed = self._stops_changed

    @property
    def is_shared(self) -> bool:
        return self.store.leases is not None

    @property
    def remote_sockets(self) -> int:
        return len(self._remote)

    # who owns a table

    def has(self, id: str) -> bool:
        """Does this process own the table's shard, for tables of its release?"""
        leases = self.store.leases
        if leases is None:
            return True
        key = (leases.release, shard_of(id))
        inbox = self.inboxes.get(key)
        return inbox is not None and not inbox.is_closing and leases.owns(key)

    async def owns(self, id: str) -> bool:
        return self.store.leases is None or (self.has(id) and (await self._key(id))[0] == self.store.leases.release)

    async def holder(self, id: str) -> Holder | None:
        """The other process that owns the table; None: none does at the moment."""
        leases = self.store.leases
        assert leases is not None
        holder = leases.holders.get(await self._key(id))
        return None if holder is None or holder.owner == leases.id else holder

    async def _key(self, id: str) -> Key:
        """The release and shard that a table belongs to."""
        leases = self.store.leases
        assert leases is not None
        release = leases.release
        if len(leases.releases) > 1 and is_token(id):
            release = leases.effective(await self.store.release_of(id) or release)
        return (release, shard_of(id))

    def look_again(self) -> None:
        """The owner of a table may have changed."""
        self.wakes.set()

    # sockets

    def visit(self, table: str, connection: Connection) -> Visit:
        visit = Visit(self, next(self._ids), table, connection)
        self._visits[visit.id] = visit
        return visit

    def leave(self, visit: Visit) -> None:
        self._visits.pop(visit.id, None)
        visit.end()

    def attach_again(self, visit: Visit) -> None:
        self.start(visit.attach())

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(task.exception(), Exception):
            log.error("work for another process failed", exc_info=task.exception())

    # sending

    def send(self, process: str, item: Item) -> None:
        if self.bus is not None:
            self.bus.send(process, item)

    async def append(self, table: str, data: list[Any]) -> None:
        """Send a message of a browser to the owner of a table, whichever process that is."""
        assert self.bus is not None
        await self.bus.append(await self._key(table), [self.bus.process, *data])

    async def ask(self, table: str, operation: str, *values: Any) -> Json:
        """Let the owner of a table do something. At most once: if no answer comes, nobody knows."""
        until = time.monotonic() + FIND_WITHIN
        while True:
            try:
                if await self.owns(table):
                    return await self.operations[operation]([table, *values])
                holder = await self.holder(table)
                if holder is not None:
                    return await self.ask_process(holder.owner, operation, table, *values)
            except (Elsewhere, NotOwner):
                pass
            if time.monotonic() > until:
                raise refused("no-owner", 503)
            self.look_again()
            await asyncio.sleep(LOOK_PAUSE)

    async def ask_process(self, process: str, operation: str, *values: Any, within: float = ANSWER_WITHIN) -> Json:
        if self.bus is None or not self.bus.is_connected:
            raise Elsewhere()  # nothing was sent: it can be tried again
        id = next(self._ids)
        answer = self._calls[id] = asyncio.get_running_loop().create_future()
        self.send(process, ["ask", id, operation, list(values)])
        try:
            async with asyncio.timeout(within):
                return await answer
        except TimeoutError:
            raise refused("unsure", 503) from None
        finally:
            del self._calls[id]

    # what the bus delivers

    def heard(self, sender: str, items: list[Item]) -> None:
        for kind, *values in items:
            match kind:
                case "frame" | "close" | "elsewhere" | "confirm":
                    visit = self._visits.get(values[0])
                    if visit is not None:
                        self._to_visit(visit, kind, values[1:])
                case "enter":
                    self.start(self._enter(sender, *values))
                case "leave":
                    self._leave(sender, values[0])
                case "check":
                    self._check(sender, *values)
                case "ask":
                    self.start(self._answer(sender, *values))
                case "answer":
                    self._answered(*values)
                case "thought":
                    self.rooms.bot_service.thought(*values)
                case "moved":
                    self.wakes.set()
                case "back":  # what we sent there before it was connected again is lost
                    self.enter_again(sender)
                case "stops":
                    self.rooms.reread_stops(*values)

    def _to_visit(self, visit: Visit, kind: str, values: list[Any]) -> None:
        match kind:
            case "frame":
                visit.frame(*values)
            case "close":
                visit.close(*values)
            case "confirm":
                visit.confirmed(*values)
            case "elsewhere" if values[0] == visit.entry:
                self.look_again()
                self.attach_later(visit, 2 * LOOK_PAUSE)

    def attach_later(self, visit: Visit, seconds: float = 1.0) -> None:
        """Unless it enters for another reason before."""
        asyncio.get_running_loop().call_later(seconds, self._attach_if_same, visit, visit.entry)

    def _attach_if_same(self, visit: Visit, entry: int) -> None:
        if visit.entry == entry and visit.room is None and not visit.has_ended:
            self.attach_again(visit)

    def reconnected(self) -> None:
        """Frames and entries may be lost: every socket whose table is elsewhere enters again."""
        self.metrics.bus_reconnects += 1
        self.wakes.set()
        if self.bus is not None and self.store.leases is not None:
            self.store.leases.bus = self.bus.life
            self.bus.broadcast(["back"])
        for answer in self._calls.values():
            if not answer.done():
                answer.set_exception(refused("unsure", 503))
        for connection, _ in list(self._remote.values()):
            self._leave(connection.process, connection.socket)
        self.enter_again()

    def enter_again(self, process: str = "") -> None:
        """Other processes, or this one, may have forgotten our sockets."""
        for visit in list(self._visits.values()):
            at = None if visit.holder is None else visit.holder.owner
            if visit.room is None and process in ("", at):
                self.attach_again(visit)

    async def _enter(self, process: str, table: str, socket: int, entry: int, player: str, pace: str | None) -> None:
        assert self.bus is not None
        self._leave(process, socket)
        connection = RemoteConnection(player, self.bus, process, socket, entry)
        try:
            if not await self.owns(table):
                raise NotOwner(table)
            self._remote[process, socket] = (connection, table)
            room = await self.messages.enter(table, connection)
        except NotOwner:
            self._remote.pop((process, socket), None)
            self.send(process, ["elsewhere", socket, entry])
            return
        if room is None:
            self._remote.pop((process, socket), None)
        elif self._remote.get((process, socket), (None, ""))[0] is not connection:
            room.visitors.leave(connection)  # it left while it entered
        elif pace is not None:
            message = read_message(pace)
            assert isinstance(message, SetPace)
            await self.messages.handle(room, connection, message)

    def _leave(self, process: str, socket: int) -> None:
        connection, table = self._remote.pop((process, socket), (None, ""))
        room = self.rooms.open.get(table)
        if connection is not None and room is not None:
            room.visitors.leave(connection)

    async def _answer(self, process: str, id: int, operation: str, values: list[Any]) -> None:
        try:
            if operation in self.operations and not await self.owns(values[0]):
                raise NotOwner(values[0])
            answer = ["ok", await (self.operations | self.questions)[operation](values)]
        except NotOwner:
            answer = ["elsewhere", None]
        except (KantynaError, *STORAGE_ERRORS) as error:
            log.warning("%s for another process failed: %s", operation, describe_error(error))
            answer = ["failed", None]
        self.send(process, ["answer", id, *answer])

    def _answered(self, id: int, outcome: str, value: Json) -> None:
        answer = self._calls.get(id)
        if answer is None or answer.done():
            return
        if outcome == "ok":
            answer.set_result(value)
        else:
            answer.set_exception(Elsewhere() if outcome == "elsewhere" else refused("unsure", 503))

    # streams

    def entry(self, key: Key, message: str, data: list[Any]) -> None:
        inbox = self.inboxes.get(key)
        if inbox is None:
            return
        inbox.add(message)
        table = data[1]
        if table in self._waiting:
            self._waiting[table].append((key, message, data))
        else:
            self._waiting[table] = deque([(key, message, data)])
            self.start(self._work(table))

    async def _work(self, table: str) -> None:
        """Handle the messages of a table, one after another."""
        waiting = self._waiting[table]
        try:
            while waiting:
                key, message, data = waiting.popleft()
                await self._handle(key, message, *data)
        finally:
            del self._waiting[table]

    async def _handle(
        self, key: Key, message: str, process: str, table: str, player: str, socket: int, n: int, text: str
    ) -> None:
        assert self.bus is not None and self.store.leases is not None
        inbox = self.inboxes.get(key)
        while inbox is not None and not inbox.is_closing and not self.store.leases.owns(key):
            await asyncio.sleep(LOOK_PAUSE)  # the lease may be renewed late
            inbox = self.inboxes.get(key)
        if inbox is None or inbox.is_closing:
            return  # the next owner reads the stream from the last message that was handled
        connection, _ = self._remote.get((process, socket), (None, ""))
        if connection is None:
            connection = RemoteConnection(player, self.bus, process, socket, None)
        try:
            room = await self.rooms.room(table)
            if not is_applied(message, room.messages):
                with handling(message):
                    await self.messages.handle(room, connection, read_message(text))
                room.messages = [message]
        except NotOwner:
            return
        except KantynaError as error:
            refuse(connection, None, error)
        except Exception as error:  # one message must not stop those after it
            log.warning("a message at table %s could not be handled: %s", table, describe_error(error))
            refuse(connection, None, refused("unsure"))
        inbox.done(message)
        self.send(process, ["confirm", socket, n])

    def is_working(self, shard: int) -> bool:
        """Is a message of this shard being handled?"""
        return any(shard_of(table) == shard for table in self._waiting)

    # changes of owners

    def follow(self) -> None:
        """The leases are known anew: take in shards that are ours, let go of those that are not, follow the others."""
        leases = self.store.leases
        assert leases is not None and self.bus is not None
        held = {key: leases.lease(key).epoch for key in leases.owned()}
        lost = {key for key, inbox in self.inboxes.items() if held.get(key) != inbox.epoch}
        for key in lost:
            del self.inboxes[key]
        self.let_go(lost)
        gained = [key for key in held if key not in self.inboxes and key in leases.holders]
        for key in gained:
            self.inboxes[key] = Inbox(held[key], leases.holders[key].applied)
        if lost or gained:
            self.bus.read({key: inbox.applied for key, inbox in self.inboxes.items()})
            self.bus.broadcast(["moved"])
        for (process, socket), (connection, _) in list(self._remote.items()):
            if process not in leases.processes and connection.entered < leases.looked:
                self._leave(process, socket)
        self._follow_visits()

    def _follow_visits(self) -> None:
        leases = self.store.leases
        assert leases is not None
        many = len(leases.releases) > 1
        for visit in list(self._visits.values()):
            if visit.room is not None:
                # it may have entered while the shard was let go
                if self.rooms.open.get(visit.table) is not visit.room:
                    self.attach_again(visit)
                continue
            holder = leases.holders.get((leases.release, shard_of(visit.table)))
            if many or holder is None or visit.holder is None or holder[:2] != visit.holder[:2]:
                self.start(self._attach_if_moved(visit))

    async def _attach_if_moved(self, visit: Visit) -> None:
        if visit.room is not None:
            return
        holder, before = await self.holder(visit.table), visit.holder
        moved = holder is not None and (before is None or holder[:2] != before[:2])
        if moved or await self.owns(visit.table):
            await visit.attach()

    def let_go(self, keys: set[Key]) -> None:
        """Forget the rooms of these shards. Their sockets here enter elsewhere."""
        leases = self.store.leases
        assert leases is not None
        for id, room in list(self.rooms.open.items()):
            if (leases.release, shard_of(id)) in keys:
                self.rooms.open.pop(id, None)
                self.start(room.abandon())
        for at, (_, table) in list(self._remote.items()):
            if (leases.release, shard_of(table)) in keys:
                del self._remote[at]

    async def _stops_changed(self, player: str, game: str) -> None:
        if self.bus is not None:
            self.bus.broadcast(["stops", player, game])

    async def _forget(self, values: list[Any]) -> None:
        await forget_at(self.rooms, *values)

    async def _presence(self, values: list[Any]) -> Json:
        return self.rooms.presence(values)

    async def presence(self, ids: list[str]) -> dict[str, Json]:
        """What the owners of these tables know of them: only of tables that are open at another process."""
        if self.store.leases is None:
            return {}
        by_owner: dict[str, list[str]] = {}
        for id in ids:
            holder = None if self.has(id) else await self.holder(id)
            if holder is not None:
                by_owner.setdefault(holder.owner, []).append(id)
        asked = [self.ask_process(owner, "presence", *some, within=0.5) for owner, some in by_owner.items()]
        found: dict[str, Json] = {}
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(answer, dict):
                found |= answer
        return found

    def check_visits(self) -> None:
        """Tell those who wait for long, and ask other processes whether we miss anything from them."""
        now = time.monotonic()
        entered: dict[str, list[list[int]]] = {}
        for visit in list(self._visits.values()):
            visit.tell_if_late(now)
            if visit.holder is not None and visit.room is None:
                entered.setdefault(visit.holder.owner, []).append([visit.id, visit.entry, visit.version])
        if now > self._checked + CHECK_EVERY:
            self._checked = now
            for process, sockets in entered.items():
                self.send(process, ["check", sockets])

    def _check(self, process: str, sockets: list[list[int]]) -> None:
        """Another process believes that these sockets have entered here, and that they got so much."""
        for socket, entry, version in sockets:
            connection, _ = self._remote.get((process, socket), (None, ""))
            if connection is None or connection.entry != entry or version < connection.checked:
                self.send(process, ["elsewhere", socket, entry])
            else:
                connection.checked = connection.version

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
