"""The seed of a deal is mixed from a secret of the server and a value of every browser (docs/shuffles.md).

The server first commits to its secret by its hash. A browser then sends a value with that hash when its player sits
down. Bots, and browsers that send none, add nothing. `Row.shuffles` is `{"secret", "values", "undone"}`; `undone` lists
the undos, so that a browser that was away forgets what it saw before them.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import delete, insert, select

from ...engine.chance.secret import commitment, fresh_secret, is_secret, mixed
from ...engine.table import Table
from ..errors import refused
from ..protocol.messages import Contribution
from ..storage.database import Database
from ..storage.rows import Row
from ..storage.schema import commitments

Json = Any
GivenValue = Contribution | None
"""The value that came with a request to sit down."""
MOST_UNDONE = 100
MOST_EACH = 20
"""Secrets that a player may have committed to at once; older ones are dropped."""
LASTS = 900.0
"""Seconds for which a committed secret can be used for a new table."""


class Commitments:
    """Secrets whose hashes were sent to players who are about to create a table.

    Each is for one player and one table: a secret that is revealed at one table would reveal the deal of another.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    async def make(self, player: str) -> str:
        """Commit to a new secret. Returns its hash."""
        secret = fresh_secret()
        hash = str(commitment(secret))
        now = time.time()
        async with self.database.writing() as db:
            await db.execute(delete(commitments).where(commitments.c.expires < now))
            mine = select(commitments.c.hash).where(commitments.c.player == player)
            older = mine.order_by(commitments.c.expires.desc()).offset(MOST_EACH - 1)
            await db.execute(delete(commitments).where(commitments.c.hash.in_(older)))
            values = {"hash": hash, "player": player, "secret": secret, "expires": now + LASTS}
            await db.execute(insert(commitments).values(values))
        return hash

    async def redeem(self, player: str, seats: list[dict[str, Json]], contribution: GivenValue) -> dict[str, Json]:
        """The `shuffles` of a new table, with the value of its creator; without a value, from a new secret."""
        if contribution is None:
            return {"secret": fresh_secret(), "values": [None for _ in seats]}
        value = _value(contribution)
        mine = (commitments.c.hash == contribution.hash) & (commitments.c.player == player)
        valid = mine & (commitments.c.expires >= time.time())
        async with self.database.writing() as db:  # a secret is used once, whoever else asks for it meanwhile
            secret = (await db.execute(delete(commitments).where(valid).returning(commitments.c.secret))).scalar()
        if secret is None:
            raise refused("other-commitment", 409)
        return {"secret": secret, "values": [value if seat.get("player") == player else None for seat in seats]}


def seed_of(shuffles: Json) -> str | None:
    """The seed to deal from; None: any seed, for tables older than values."""
    return None if shuffles is None else mixed(shuffles["secret"], shuffles["values"])


def commitment_of(row: Row) -> str | None:
    """The hash that a player sees before they send a value; None once the cards are dealt."""
    return None if row.shuffles is None or row.status != "waiting" else commitment(row.shuffles["secret"])


def with_value(row: Row, seat: int, player: str, contribution: GivenValue) -> Json:
    """The table's `shuffles` once this player sits there. A player who sits there already needs no new value."""
    if row.shuffles is None or row.status != "waiting":
        return row.shuffles
    if contribution is None and row.seats[seat].get("player") == player:
        return row.shuffles
    if contribution is not None and contribution.hash != commitment_of(row):
        raise refused("other-commitment", 409)
    values = [*row.shuffles["values"]]
    values[seat] = None if contribution is None else _value(contribution)
    return {**row.shuffles, "values": values}


def after_undo(shuffles: Json, to: int) -> Json:
    """The table's `shuffles` after an undo to `to` choices.

    `undone` lists each undo as its number and target, without those that a later undo went behind.
    """
    if shuffles is None:
        return None
    undone = shuffles.get("undone", [])
    earlier = [one for one in undone if one[1] < to]
    if len(earlier) >= MOST_UNDONE:
        earlier[:2] = [[earlier[1][0], earlier[0][1]]]
    return {**shuffles, "undone": [*earlier, [undone[-1][0] + 1 if undone else 1, to]]}


def shuffles_json(row: Row, table: Table, may_see_all: bool) -> dict[str, Json] | None:
    """What clients see of a table's shuffles: the hash of the secret, from the deal on the values; and in a finished
    game, for players who may see everything, the secret and the seed.

    None if there is nothing to show: the game started at a position, or is an uploaded record.
    """
    waiting = row.status == "waiting"
    if table.commitment is None or any(seat["kind"] == "record" for seat in row.seats):
        return None
    if row.shuffles is None and waiting:
        return None
    mixed = row.shuffles or {"secret": table.seed, "values": None, "undone": None}
    secret = mixed["secret"]
    over = row.status == "finished" and may_see_all
    return {
        "hash": commitment(secret),
        "values": None if waiting else mixed["values"],
        "undone": mixed.get("undone", []),
        "secret": secret if over else None,
        "seed": table.seed if over else None,
    }


def _value(contribution: Contribution) -> str:
    if not is_secret(contribution.value):
        raise refused("value")
    return contribution.value
