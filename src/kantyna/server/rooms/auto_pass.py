"""Automatic passes for players who do not want to be asked in a window.

Stops (`kantyna/stops.py`) depend on public knowledge only, so passing at once reveals nothing. "Only when I can act"
depends on the hand. It works only against bots and at a shared screen: for other players, the time of a pass would
reveal what is in the hand.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ...engine.errors import KantynaError
from ...engine.ids import Seat
from ...engine.registry import load_rules
from ...engine.serialization.codec import quote
from ...stops import PASS, UNTIL, Stops, windows
from ..errors import STORAGE_STATUS, Refused, refused
from ..logs import error_name
from ..protocol.wire import dumps
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..storage.handled_message import nothing_handled
from ..storage.leases import NotOwner
from .saved_stops import SavedStops

if TYPE_CHECKING:
    from .room import Room

Json = Any
log = logging.getLogger(__name__)
TRY_AGAIN = 1.0
"""Seconds until a pass is made again after it could not be stored."""


@dataclass(eq=False)
class Question:
    """The window in which a seat is asked now."""

    seat: int
    mark: Json
    """The seat, the stack and the window. While they stay the same, so does the question."""
    declined: bool = False
    """The player wants to be asked here after all."""


class AutoPass:
    """The automatic passes of one room. Its coroutines need the room's lock."""

    def __init__(self, room: Room, saved: SavedStops) -> None:
        self.room = room
        self.saved = saved
        self.game = room.row.game
        self.windows = windows(self.game)
        """Empty: the game has no windows, and nothing is done here."""
        self._stops: dict[int, Stops] = {}
        """By seat, with what the player passes until."""
        self._question: Question | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._waking: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    # passes

    def wake(self, after: float = 0.0) -> None:
        """Make passes as soon as the room's lock is free."""
        waking = self._waking
        if self.windows and (waking is None or waking.done() or waking is asyncio.current_task()):
            self._waking = self._start(self._make_passes(after))

    async def _make_passes(self, after: float) -> None:
        if after:
            await asyncio.sleep(after)
        try:
            async with self.room.in_sync():
                await self.room.play.make_passes()
        except NotOwner:
            pass  # the table goes on at another process
        except (KantynaError, *STORAGE_ERRORS) as error:
            log.warning("table %s could not make its passes: %s", self.room.row.id, describe_error(error))

    async def pass_all(self) -> None:
        """Pass for every player who does not want to be asked now, and send changed stops."""
        if not self.windows:
            return
        try:
            while await self._pass_once():
                pass
            await self.send_stops()
        except STORAGE_ERRORS as error:
            log.warning("a pass at table %s could not be stored: %s", self.room.row.id, describe_error(error))
            self.wake(TRY_AGAIN)
        except KantynaError as error:
            if isinstance(error, Refused) and error.status == STORAGE_STATUS:
                self.wake(TRY_AGAIN)
                return
            log.warning("table %s is closed: %s", self.room.row.id, error_name(error))
            self.room.close_table(refused("closed", 409, detail=error.message).message)

    async def _pass_once(self) -> bool:
        """Pass once, if that is wanted. Was a pass made?"""
        question = self._current_question()
        if question is None:
            return False
        stops = await self._stops_of(question.seat)
        if question.declined or not stops.passes(self.room.table, question.seat, self._may_use_hand()):
            return False
        return await self.room.play.store_choice(question.seat, PASS)

    def after_undo(self, seats: list[Seat]) -> None:
        """Nobody "passes until" any more, and the player with these seats, who wanted the undo, is asked again."""
        self._question = None
        self._stops.clear()
        question = self._current_question()
        if question is not None and question.seat in seats:
            question.declined = True

    # wishes

    async def change(self, player: str, wishes: dict[str, Json]) -> None:
        """Change the stops of this player, at every table of this game."""
        self._check()
        for turns in ("own", "theirs"):
            for name in wishes.get(turns, []):
                if name not in self.windows:
                    raise refused("stops-window", name=quote(name), known=", ".join(self.windows))
            if turns in wishes:
                wishes[turns] = set(wishes[turns])
        await self.saved.save(player, self.game, replace(await self.saved.of(player, self.game), **wishes))
        if wishes.get("everywhere"):
            for seat in self.room.seats.of(player):
                if seat in self._stops:
                    self._stops[seat].until = ""

    async def pass_until(self, seat: int, what: str | None) -> None:
        """Pass everything from now on until then; None: ask again, also in the current window."""
        self._check()
        if what is not None and what not in UNTIL:
            raise refused("until", known=", ".join(UNTIL))
        stops = await self._stops_of(seat)
        stops.until = ""
        question = self._current_question()
        if what is not None:
            stops.pass_until(self.room.table, what)
        if question is not None and question.seat == seat:
            question.declined = what is None

    def _check(self) -> None:
        if not self.windows:
            raise refused("no-stops")

    # the question

    def _current_question(self) -> Question | None:
        """The window in which a person is asked now; None: there is none."""
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
        task = asyncio.create_task(work, context=nothing_handled())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # stops

    def _may_use_hand(self) -> bool:
        """May a pass depend on a hand? Against bots and at a shared screen, nobody could learn from it."""
        return len(self.room.seats.people()) < 2

    async def _stops_of(self, seat: int) -> Stops:
        saved = await self.saved.of(self.room.row.seats[seat]["player"], self.game)
        before = self._stops.get(seat, saved)
        self._stops[seat] = replace(saved, until=before.until, since=before.since)
        return self._stops[seat]

    async def send_stops(self) -> None:
        """Send players their own stops if these changed since the last message."""
        for connection in list(self.room.visitors.connections):
            if connection.seats:
                text = dumps(await self._stops_json(connection.player, connection.seats))
                if text != connection.stops_sent:
                    connection.stops_sent = text
                    connection.send(text)

    async def _stops_json(self, player: str, seats: list[Seat]) -> dict[str, Json]:
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
            "stops": (await self.saved.of(player, self.game)).json(self.game),
            "free": self._may_use_hand(),
            "until": until,
        }

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
