"""How far back players may go without asking the others."""

from __future__ import annotations

from ...engine.history.free_undo import choose_and_check, free_since
from ...engine.ids import Seat
from ...engine.table import Table
from .. import worker_threads
from ..storage.rows import Row
from .summaries import seats_of


class FreeUndo:
    """Remembers the answer for the player who chose last: computing it again means replaying all their choices."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._seats: list[Seat] = []
        self._length = 0
        self._since = 0

    async def prepare(self, row: Row, table: Table) -> None:
        """Compute the answer for the player who chose last in a thread, so that `since` is quick."""
        last = table.choices_since(table.length - 1) if table.length else []
        player = row.seats[last[0][0]].get("player") if last else None
        if not player or all([seat["kind"] != "person" or seat.get("player") == player for seat in row.seats]):
            return
        seats = seats_of(row, player)
        if (self._seats, self._length) != (seats, table.length):
            since = await worker_threads.run_short(free_since, table.copy(), seats)
            self._seats, self._length, self._since = seats, table.length, since

    def since(self, table: Table, seats: list[Seat]) -> int:
        """The earliest number of choices to which these seats may undo without asking."""
        if (self._seats, self._length) == (seats, table.length):
            return self._since
        return free_since(table, seats)

    def choose(self, table: Table, seat: int, key: str, seats: list[Seat]) -> None:
        """Make a choice for the player with these seats, and keep the answer up to date."""
        since = self.since(table, seats)
        self.forget()
        if choose_and_check(table, seat, key, seats) or table.over:
            since = table.length
        self._seats, self._length, self._since = seats, table.length, since
