"""Which games from elsewhere are played on here, and how a table shows that its own shuffles are honest.

A record is replayed from its seed, so every choice in it is checked. One that begins at a position says anything about
that position that somebody cares to write; so it is taken only when this server has signed the position itself, which
it does with every record that it hands out.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from ...engine.chance.secret import commitment
from ...engine.table import Table
from ..protocol.wire import read_json, refused
from ..storage.store import Row

Json = Any
MOST_CHOICES = 20_000
"""In a record that somebody sends. Bots that play badly against each other have needed a tenth of it."""


def signature(start: Json, secret: str) -> str:
    written = json.dumps(start, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hmac.new(secret.encode(), b"start:" + written.encode(), hashlib.sha256).hexdigest()


def signed(record: dict[str, Json], secret: str) -> dict[str, Json]:
    """A record as it is handed out."""
    return {**record, "vouched": signature(record["start"], secret)} if "start" in record else record


def read(sent: bytes, secret: str) -> Json:
    """A record that somebody sends."""
    record = read_json(sent)
    check(record, secret)
    return record


def choices_in(record: Json) -> int:
    choices = record.get("choices") if isinstance(record, dict) else None
    return len(choices) if isinstance(choices, list) else 0


def check(record: Json, secret: str) -> None:
    """Refuses what this server cannot vouch for."""
    if not isinstance(record, dict):
        return  # no record at all, as its reader will say
    if choices_in(record) > MOST_CHOICES:
        raise refused("record-long", n=MOST_CHOICES)
    if "start" in record:
        try:
            ours = signature(record["start"], secret)
        except (ValueError, RecursionError):
            ours = ""
        told = record.get("vouched")
        told = told.encode("utf-8", "replace") if isinstance(told, str) else b""
        if not ours or not hmac.compare_digest(ours.encode(), told):
            raise refused("unvouched", 403)


def share(id: str, secret: str) -> str:
    """What opens the record of a finished table to somebody who did not sit there."""
    return hmac.new(secret.encode(), b"share:" + id.encode(), hashlib.sha256).hexdigest()[:32]


def is_share(id: str, told: Json, secret: str) -> bool:
    return isinstance(told, str) and hmac.compare_digest(share(id, secret).encode(), told.encode("utf-8", "replace"))


def shuffles(row: Row, table: Table, may_tell_all: bool) -> dict[str, Json] | None:
    """What binds a table to its shuffles: the hash of its secret from the beginning, the values that were mixed in from
    the deal on; at the end, for those who may know all of it, the secret itself and the seed.

    None where there is nothing to show: it began at a position, or was played elsewhere.
    """
    waiting = row.status == "waiting"
    if table.commitment is None or any(seat["kind"] == "record" for seat in row.seats):
        return None
    if row.shuffles is None and waiting:
        return None
    mixed = row.shuffles or {"secret": table.seed, "values": None, "undone": None}
    secret = mixed["secret"]
    over = row.status == "finished" and may_tell_all
    return {
        "hash": commitment(secret),
        "values": None if waiting else mixed["values"],
        "undone": mixed.get("undone", []),
        "secret": secret if over else None,
        "seed": table.seed if over else None,
    }
