"""Bots at a table: when they move, and how fast.

A bot thinks elsewhere (`bot_service/`) and answers on a tick: one tick after it was asked, or a whole number of ticks
if it thought longer. So the time of an answer reveals nothing about the bot's hand.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...bots import accepts_draw, make_bot
from ...engine.errors import KantynaError
from ...engine.ids import Seat
from ...stops import windows
from ..bot_service.service import BotService
from ..errors import STORAGE_STATUS, Refused, refused
from ..logs import error_name
from ..storage.failures import STORAGE_ERRORS, describe_error
from ..storage.handled_message import nothing_handled
from ..storage.leases import NotOwner

if TYPE_CHECKING:
    from .connection import Connection
    from .room import Room

log = logging.getLogger(__name__)
CALM = "calm"
PACES = {CALM: 1.0, "quick": 0.3, "at-once": 0.05}
"""The length of a tick as a share of `Settings.bot_pause`. Even "at-once" is longer than most bots think."""
LONGEST_THOUGHT = 0.12
"""Seconds. In games with windows no tick is shorter, because bots answer there from hidden hands. Hardly one move in a
hundred takes longer to find."""
TRY_AGAIN = 1.0
"""Seconds until a bot moves again after its move could not be stored."""


class Pace:
    """How fast a player wants bots to move. `until_turn`: as fast as possible until it is their turn."""

    def __init__(self) -> None:
        self.name = CALM
        self.until_turn = False

    def set(self, name: str, until_turn: bool) -> None:
        if name not in PACES:
            raise refused("pace", known=", ".join(PACES))
        self.name = name
        self.until_turn = until_turn

    def share(self) -> float:
        return PACES["at-once"] if self.until_turn else PACES[self.name]


def pace_of(connections: Iterable[Connection]) -> float:
    """The pace of a table: the slowest that a player here wants, or a spectator if no player is here."""
    here = list(connections)
    playing = [connection for connection in here if connection.seats] or here
    return max([connection.pace.share() for connection in playing], default=PACES[CALM])


class BotDriver:
    """Moves the bots of a room, one after another, while it is a bot's turn and somebody watches."""

    def __init__(self, room: Room, service: BotService) -> None:
        self.room = room
        self.service = service
        self._task: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()

    def wake(self) -> None:
        if not self.is_busy and self.to_move() is not None:
            self._task = asyncio.create_task(self._drive(), context=nothing_handled())

    def hurry(self) -> None:
        """The pace changed: compute the current tick again."""
        self._hurry.set()

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def to_move(self) -> int | None:
        """The seat of the bot to move; None also while nobody watches."""
        room = self.room
        if room.row.status != "playing" or room.table.over or room.closed is not None or not room.visitors.connections:
            return None
        bots = self.seats()
        return next((seat for seat in room.table.waiting if seat in bots), None)

    def seats(self) -> list[Seat]:
        return [Seat(i) for i, seat in enumerate(self.room.row.seats) if seat["kind"] == "bot"]

    def accepts_draw(self, seat: int) -> bool:
        return accepts_draw(make_bot(self.room.row.seats[seat]["bot"]), self.room.table, seat)

    async def _drive(self) -> None:
        try:
            await self._move()
        except NotOwner:
            pass  # the table goes on at another process
        except KantynaError as error:
            # no legal game leads here: the table started at an inconsistent position
            log.warning("table %s is closed: %s", self.room.row.id, error_name(error))
            self.room.close_table(refused("closed", 409, detail=error.message).message)

    async def _move(self) -> None:
        room = self.room
        while (seat := self.to_move()) is not None:
            asked = asyncio.get_running_loop().time()
            before = room.table
            copy = before.copy()
            key = await self.service.choose(room.row.seats[seat]["bot"], copy, seat)
            await self._tick(asked)
            stored = True
            try:
                async with room.in_sync():
                    if room.table is before and room.row.status == "playing":
                        await room.play.make_choice(seat, key)
            except (Refused, *STORAGE_ERRORS) as error:
                if isinstance(error, Refused) and error.status != STORAGE_STATUS:
                    raise
                stored = False
                log.warning("a bot's move at table %s could not be stored: %s", room.row.id, describe_error(error))
            if not stored:
                await asyncio.sleep(TRY_AGAIN)

    async def _tick(self, asked: float) -> None:
        """Wait for the next tick, counted from when the bot was asked."""
        clock = asyncio.get_running_loop().time
        while (tick := self._tick_seconds()) > 0:
            self._hurry.clear()
            passed = clock() - asked
            try:
                await asyncio.wait_for(self._hurry.wait(), tick * max(1, math.ceil(passed / tick)) - passed)
            except TimeoutError:
                return

    def _tick_seconds(self) -> float:
        """The length of a tick; 0: bots do not wait."""
        tick = self.room.settings.bot_pause * pace_of(self.room.visitors.connections)
        return max(tick, LONGEST_THOUGHT) if tick and windows(self.room.row.game) else tick

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
