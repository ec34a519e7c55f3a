"""Passes at a table that nobody has to press.

Stops (`kantyna/stops.py`) read what everybody knows, so a pass is made at once where they say so. "Only when I can act"
reads the hand, so it holds only against bots and at one screen. As soon as people sit at different screens a pass that
came earlier or later would tell them what is in that hand.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ...engine.errors import KantynaError
from ...engine.registry import load_rules
from ...engine.serialization.codec import quote
from ...stops import PASS, UNTIL, Stops, windows
from ..logs import named
from ..protocol.wire import Refused, dumps, refused
from ..storage.store import NOT_STORED, brief
from .saved_stops import KeptStops

if TYPE_CHECKING:
    from .room import Room

Json = Any
log = logging.getLogger(__name__)
NOT_NOW = 503
"""The status of a refusal that is the database's and not the rules'."""
TRY_AGAIN = 1.0
"""Seconds after which a pass is made again that could not be stored."""


@dataclass(eq=False)
class Question:
    """A seat is asked in a window."""

    seat: int
    mark: Json
    """What waits on the table: while it is the same, so is the question, whatever is said meanwhile."""
    declined: bool = False
    """Somebody wants to be asked here after all."""


class Passing:
    """The passes of one room. Whatever is asynchronous here wants the room's lock to be held, except `wake`."""

    def __init__(self, room: Room, kept: KeptStops) -> None:
        self.room = room
        self.kept = kept
        self.game = room.row.game
        self.windows = windows(self.game)
        """Empty: nothing here concerns this game."""
        self._stops: dict[int, Stops] = {}
        """By seat, with what it passes until."""
        self._question: Question | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._waking: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    # what the table does

    def wake(self, after: float = 0.0) -> None:
        """Look at the table anew as soon as its lock is free."""
        waking = self._waking
        if self.windows and (waking is None or waking.done() or waking is asyncio.current_task()):
            self._waking = self._start(self._look(after))

    async def _look(self, after: float) -> None:
        if after:
            await asyncio.sleep(after)
        try:
            async with self.room.held():
                await self.room.settle()
        except (KantynaError, *NOT_STORED) as error:
            log.warning("table %s could not be looked at: %s", self.room.row.id, brief(error))

    async def follow(self) -> None:
        """The table may have changed: pass for players who do not want to be asked now."""
        if not self.windows:
            return
        try:
            while await self._follow():
                pass
            await self.tell()
        except NOT_STORED as error:
            log.warning("a pass at table %s could not be stored: %s", self.room.row.id, brief(error))
            self.wake(TRY_AGAIN)
        except KantynaError as error:
            if isinstance(error, Refused) and error.status == NOT_NOW:
                self.wake(TRY_AGAIN)
                return
            log.warning("table %s is closed: %s", self.room.row.id, named(error))
            self.room.close_table(refused("closed", 409, detail=error.message).message)

    async def _follow(self) -> bool:
        """Was a pass made?"""
        question = self._asked()
        if question is None:
            return False
        stops = await self._stops_of(question.seat)
        if question.declined or not stops.passes(self.room.table, question.seat, self._is_free()):
            return False
        return await self.room.take(question.seat, PASS)

    def forget(self, seats: list[int]) -> None:
        """The table was taken back: nobody passes until something any more, and whoever has these seats and wanted it
        so is asked there."""
        self._question = None
        self._stops.clear()
        question = self._asked()
        if question is not None and question.seat in seats:
            question.declined = True

    # what people do

    async def change(self, player: str, wishes: dict[str, Json]) -> None:
        """Other stops for this player, at every table of this game."""
        self._check()
        for turns in ("own", "theirs"):
            for name in wishes.get(turns, []):
                if name not in self.windows:
                    raise refused("stops-window", name=quote(name), known=", ".join(self.windows))
            if turns in wishes:
                wishes[turns] = set(wishes[turns])
        await self.kept.save(player, self.game, replace(await self.kept.of(player, self.game), **wishes))
        if wishes.get("everywhere"):
            for seat in self.room.seats_of(player):
                if seat in self._stops:
                    self._stops[seat].until = ""

    async def pass_until(self, seat: int, what: str | None) -> None:
        """Pass everything from now on until then; None: be asked again, here too."""
        self._check()
        if what is not None and what not in UNTIL:
            raise refused("until", known=", ".join(UNTIL))
        stops = await self._stops_of(seat)
        stops.until = ""
        question = self._asked()
        if what is not None:
            stops.pass_until(self.room.table, what)
        if question is not None and question.seat == seat:
            question.declined = what is None

    def _check(self) -> None:
        if not self.windows:
            raise refused("no-stops")

    # the question

    def _asked(self) -> Question | None:
        """The window in which a person is asked now."""
        room = self.room
        seat = None
        if self.windows and room.row.status == "playing" and not room.table.over and room.closed is None:
            people = [i for i, place in enumerate(room.row.seats) if place["kind"] == "person"]
            seat = next((one for one in room.table.waiting if one in people), None)
        view = room.table.view(None) if seat is not None else {"window": None}
        if seat is None or view["window"] is None:
            self._question = None
            return None
        mark = (seat, view["stack"], view["window"])
        if self._question is None or self._question.mark != mark:
            self._question = Question(seat, mark)
        return self._question

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # who wants what

    def _is_free(self) -> bool:
        """At one screen, and against bots, nobody could notice what is read in a hand."""
        return len(self.room.people()) < 2

    async def _stops_of(self, seat: int) -> Stops:
        kept = await self.kept.of(self.room.row.seats[seat]["player"], self.game)
        before = self._stops.get(seat, kept)
        self._stops[seat] = replace(kept, until=before.until, since=before.since)
        return self._stops[seat]

    async def tell(self) -> None:
        """To those who play, their own stops, whenever something about them is not as they were told."""
        for connection in list(self.room.connections):
            if connection.seats:
                told = dumps(await self._told(connection.player, connection.seats))
                if told != connection.stops:
                    connection.stops = told
                    connection.send(told)

    async def _told(self, player: str, seats: list[int]) -> dict[str, Json]:
        until: dict[str, str] = {}
        for seat in seats:
            stops = self._stops.get(seat)
            if stops is not None and not self.room.table.over and stops.is_passing(self.room.table, seat):
                until[str(seat)] = stops.until
        usual = {window.name: window for window in load_rules(self.game).windows}
        return {
            "type": "stops",
            "windows": [
                {"name": name, "own": name in usual and usual[name].own, "theirs": name in usual and usual[name].theirs}
                for name in self.windows
            ],
            "stops": (await self.kept.of(player, self.game)).kept(self.game),
            "free": self._is_free(),
            "until": until,
        }

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
