"""How far back somebody may go without asking anybody."""

from __future__ import annotations

from ...engine.history.free_undo import choose_and_check, free_since
from ...engine.table import Table
from .. import worker_threads
from ..storage.store import Row


class GoingBack:
    """Of whoever chose last it is kept from choice to choice: to work it out anew is to play them all again."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._seats: list[int] = []
        self._length = 0
        self._since = 0

    async def prepare(self, row: Row, table: Table) -> None:
        """Work it out beside the event loop for the player who chose last, so that `since` need not."""
        last = table.choices_since(table.length - 1) if table.length else []
        player = row.seats[last[0][0]].get("player") if last else None
        if not player or all([seat["kind"] != "person" or seat.get("player") == player for seat in row.seats]):
            return
        seats = [i for i, seat in enumerate(row.seats) if seat["kind"] == "person" and seat.get("player") == player]
        if (self._seats, self._length) != (seats, table.length):
            since = await worker_threads.soon(free_since, table.copy(), seats)
            self._seats, self._length, self._since = seats, table.length, since

    def since(self, table: Table, seats: list[int]) -> int:
        """To after this many choices, and to any later moment."""
        if (self._seats, self._length) == (seats, table.length):
            return self._since
        return free_since(table, seats)

    def choose(self, table: Table, seat: int, key: str, seats: list[int]) -> None:
        """Make a choice for somebody with these seats."""
        since = self.since(table, seats)
        self.forget()
        if choose_and_check(table, seat, key, seats) or table.over:
            since = table.length
        self._seats, self._length, self._since = seats, table.length, since
