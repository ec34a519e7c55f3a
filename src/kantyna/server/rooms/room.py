"""A room: one table that is open, with its parts.

Everything that changes the table happens under the room's lock (`SyncedTable.in_sync`).
"""

from __future__ import annotations

import time

from ...engine.ids import Seat
from ...engine.voice import Message
from ..bot_service.service import BotService
from ..settings import Settings
from ..storage.rows import Row
from ..storage.store import Store
from ..tables.stored_tables import LoadedTable
from ..tables.synced_table import SyncedTable
from ..tables.team_chat import ChatCounts
from .auto_pass import AutoPass
from .bot_driver import BotDriver
from .broadcast import Broadcast
from .chat import Chat
from .play import Play
from .proposals import Rematch
from .saved_stops import SavedStops
from .seats import Seats
from .undo import Undo
from .visitors import Visitors


class Room(SyncedTable):
    def __init__(
        self,
        row: Row,
        loaded: LoadedTable,
        store: Store,
        settings: Settings,
        stops: SavedStops | None = None,
        bot_service: BotService | None = None,
    ) -> None:
        super().__init__(row, loaded, store)
        self.settings = settings
        self.seats = Seats(self)
        self.visitors = Visitors(self)
        self.broadcast = Broadcast(self)
        self.chat = Chat(self)
        self.play = Play(self)
        self.undo = Undo(self)
        self.bots = BotDriver(self, bot_service or BotService())
        self.auto_pass = AutoPass(self, stops or SavedStops(store))
        self.touch()

    @property
    def rematch(self) -> Rematch | None:
        return None if self.row.rematch is None else Rematch(**self.row.rematch)

    def touch(self) -> None:
        """Somebody uses the room: it stays in memory."""
        self.touched = time.monotonic()

    def wake(self) -> None:
        """Let bots and automatic passes look at the table."""
        self.bots.wake()
        self.auto_pass.wake()

    async def on_reload(self) -> None:
        await self.undo.reset()
        self.broadcast.send_everything()

    def close_table(self, why: Message) -> None:
        """Nobody can play here any more."""
        self.closed = why
        self.broadcast.send_error(why)

    def forget_player(self, seats: list[Seat], counts: ChatCounts) -> None:
        """Remove a player's name and chat lines; `counts`: what is left of the chat."""
        self.chat.forget(seats, counts)
        if self.undo.request is not None and self.undo.request.seat in seats:
            self.undo.request.name = ""
        self.visitors.hang_up()
        self.broadcast.send_everything()

    async def abandon(self) -> None:
        """Stop everything that goes on here. The visitors stay connected."""
        await self.bots.close()
        await self.auto_pass.close()
        self.broadcast.stop()
        await self.stop_recovery()

    async def close(self) -> None:
        await self.abandon()
        self.visitors.hang_up()
