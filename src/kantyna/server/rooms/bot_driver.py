"""Bots at a table: whose move it is, what they decide, and how fast they answer.

A bot thinks first, in another thread, and answers on a tick: one tick after it was asked, and a whole number of them in
the rare case that it has thought longer. So thinking takes nothing away from people's time, and the moment of an answer
tells nothing about the hand it was made from.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...bots import Bot, accepts_draw, decide, make_bot
from ...engine.errors import KantynaError
from ...stops import windows
from ..logs import named
from ..protocol.wire import Refused, refused
from ..storage.store import NOT_STORED, brief

if TYPE_CHECKING:
    from .connection import Connection
    from .room import Room

log = logging.getLogger(__name__)
CALM = "calm"
PACES = {CALM: 1.0, "quick": 0.3, "at-once": 0.05}
"""How long a tick is, as a share of the server's own (`Settings.bot_pause`). Even at once it is longer than most
thoughts take."""
LONGEST_THOUGHT = 0.12
"""Seconds. Where bots answer in windows, from hands that nobody sees, no tick is shorter: of a hundred thoughts there
hardly one takes longer."""
NOT_NOW = 503
"""The status of a refusal that is the database's and not the rules'."""
TRY_AGAIN = 1.0
"""Seconds after which a bot moves again when its move could not be stored."""


class Pace:
    """How fast somebody wants to see bots move, and whether all is to be skipped until their own turn."""

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


def share_of(connections: Iterable[Connection]) -> float:
    """The tick of a table: the calmest of those who play wins, of those who look on where nobody who plays is there."""
    here = list(connections)
    playing = [connection for connection in here if connection.seats] or here
    return max([connection.pace.share() for connection in playing], default=PACES[CALM])


class Driver:
    """Lets the bots of a room move, one after the other, until it is nobody's or a person's turn, or nobody watches."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.bots: dict[int, Bot] = {}
        self._task: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()

    def wake(self) -> None:
        if not self.is_busy and self.to_move() is not None:
            self._task = asyncio.create_task(self._drive())

    def hurry(self) -> None:
        """The pace has changed: whoever waits for a tick looks again."""
        self._hurry.set()

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def to_move(self) -> int | None:
        """The bot that moves now; None also while nobody watches: bots go on when somebody comes."""
        room = self.room
        if room.row.status != "playing" or room.table.over or room.closed is not None or not room.connections:
            return None
        bots = self.seats()
        return next((seat for seat in room.table.waiting if seat in bots), None)

    def seats(self) -> list[int]:
        return [i for i, seat in enumerate(self.room.row.seats) if seat["kind"] == "bot"]

    def bot(self, seat: int) -> Bot:
        bot = self.bots.get(seat)
        if bot is None:
            bot = self.bots[seat] = make_bot(self.room.row.seats[seat]["bot"], secrets.randbits(32))
        return bot

    def accepts_draw(self, seat: int) -> bool:
        return accepts_draw(self.bot(seat), self.room.table, seat)

    async def _drive(self) -> None:
        try:
            await self._move()
        except KantynaError as error:
            # no rule brings a bot there: the table began at a position that does not hold together
            log.warning("table %s is closed: %s", self.room.row.id, named(error))
            self.room.close_table(refused("closed", 409, detail=error.message).message)

    async def _move(self) -> None:
        room = self.room
        while (seat := self.to_move()) is not None:
            asked = asyncio.get_running_loop().time()
            before = room.table
            thought = before.copy()
            choice = await asyncio.to_thread(decide, self.bot(seat), thought, seat)
            await self._tick(asked)
            stored = True
            try:
                async with room.held():
                    if room.table is before and room.row.status == "playing":
                        await room.make(seat, choice.key)
            except (Refused, *NOT_STORED) as error:
                if isinstance(error, Refused) and error.status != NOT_NOW:
                    raise
                stored = False
                log.warning("a bot's move at table %s could not be stored: %s", room.row.id, brief(error))
            if not stored:
                await asyncio.sleep(TRY_AGAIN)

    async def _tick(self, asked: float) -> None:
        """Until the next tick, counted from when the bot was asked."""
        clock = asyncio.get_running_loop().time
        while (tick := self._length()) > 0:
            self._hurry.clear()
            passed = clock() - asked
            try:
                await asyncio.wait_for(self._hurry.wait(), tick * max(1, math.ceil(passed / tick)) - passed)
            except TimeoutError:
                return

    def _length(self) -> float:
        """How long a tick is; 0: nobody waits for one."""
        tick = self.room.settings.bot_pause * share_of(self.room.connections)
        return max(tick, LONGEST_THOUGHT) if tick and windows(self.room.row.game) else tick

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
