"""How a deal is mixed from a secret of the server and a value of every browser (docs/shuffles.md).

The server tells the hash of its secret first. A browser that has seen it sends a value when it sits down, together with
that hash; a seat whose browser sends none, and a bot, adds nothing. What a table keeps of it (`Row.shuffles`) is
`{"secret", "values", "undone"}`; the last says what was taken back, so that a browser that was not there forgets what
it saw of it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

from ...engine.chance.secret import commitment, fresh_secret, is_secret, mixed
from ..protocol.messages import Contribution
from ..protocol.wire import refused
from ..storage.store import Row

Json = Any
Given = Contribution | None
"""What came with a request to sit down."""
MOST_PROMISED = 20_000
MOST_UNDONE = 100
LASTS = 900.0
"""Seconds for which a secret waits for the table that was to be set with it."""


class Promises:
    """Secrets whose hashes were told to people who are about to set a table. Each is for one person and one table: a
    secret that came to light at one would tell the deal of another."""

    def __init__(self) -> None:
        self._secrets: OrderedDict[str, tuple[str, str, float]] = OrderedDict()

    def make(self, player: str) -> str:
        """The hash of a fresh secret."""
        while self._secrets and (len(self._secrets) >= MOST_PROMISED or self._is_over(next(iter(self._secrets)))):
            self._secrets.popitem(last=False)
        secret = fresh_secret()
        hash = str(commitment(secret))
        self._secrets[hash] = (player, secret, time.monotonic() + LASTS)
        return hash

    def _is_over(self, hash: str) -> bool:
        return self._secrets[hash][2] < time.monotonic()

    def redeem(self, player: str, seats: list[dict[str, Json]], contribution: Given) -> dict[str, Json]:
        """What a new table keeps, with the value of the person who sets it. Without a value any secret will do."""
        if contribution is None:
            return {"secret": fresh_secret(), "values": [None for _ in seats]}
        value = _value(contribution)
        promised = self._secrets.get(contribution.hash)
        if promised is None or promised[0] != player or self._is_over(contribution.hash):
            raise refused("other-commitment", 409)
        del self._secrets[contribution.hash]
        return {"secret": promised[1], "values": [value if seat.get("player") == player else None for seat in seats]}


def seed_of(shuffles: Json) -> str | None:
    """The seed to deal from; None: any, at a table from before there were values."""
    return None if shuffles is None else mixed(shuffles["secret"], shuffles["values"])


def commitment_of(row: Row) -> str | None:
    """The hash that a player is told on sitting down, before they add a value; None once the cards are dealt."""
    return None if row.shuffles is None or row.status != "waiting" else commitment(row.shuffles["secret"])


def with_value(row: Row, seat: int, player: str, contribution: Given) -> Json:
    """What the table keeps once this player sits there. Who sits there already may go on without a new value."""
    if row.shuffles is None or row.status != "waiting":
        return row.shuffles
    if contribution is None and row.seats[seat].get("player") == player:
        return row.shuffles
    if contribution is not None and contribution.hash != commitment_of(row):
        raise refused("other-commitment", 409)
    values = [*row.shuffles["values"]]
    values[seat] = None if contribution is None else _value(contribution)
    return {**row.shuffles, "values": values}


def taken_back(shuffles: Json, to: int) -> Json:
    """What the table keeps once it has gone back to after `to` choices: the number of each time that it did, and how
    far, without those that a later time has gone behind."""
    if shuffles is None:
        return None
    undone = shuffles.get("undone", [])
    kept = [one for one in undone if one[1] < to]
    if len(kept) >= MOST_UNDONE:
        kept[:2] = [[kept[1][0], kept[0][1]]]
    return {**shuffles, "undone": [*kept, [undone[-1][0] + 1 if undone else 1, to]]}


def _value(contribution: Contribution) -> str:
    if not is_secret(contribution.value):
        raise refused("value")
    return contribution.value
