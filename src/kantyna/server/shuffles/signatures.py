"""Signatures of records and shared links.

A record is replayed from its seed, so every choice in it is checked. A record that starts at a position could claim
anything about that position. So it is accepted only if this server signed the position, as it does in every record
that it sends out.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from ...shapes import Record
from ..errors import refused
from ..protocol.wire import read_json

Json = Any
MOST_CHOICES = 20_000
"""In an uploaded record. Bad bots playing each other needed a tenth of this."""


def signature(start: Json, secret: str) -> str:
    written = json.dumps(start, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hmac.new(secret.encode(), b"start:" + written.encode(), hashlib.sha256).hexdigest()


def signed(record: Record, secret: str) -> dict[str, Json]:
    """A record with the signature of its start position, to send out."""
    return {**record, "vouched": signature(record["start"], secret)} if "start" in record else {**record}


def read(sent: bytes, secret: str) -> Json:
    """An uploaded record."""
    record = read_json(sent)
    check(record, secret)
    return record


def choices_in(record: Json) -> int:
    choices = record.get("choices") if isinstance(record, dict) else None
    return len(choices) if isinstance(choices, list) else 0


def check(record: Json, secret: str) -> None:
    """Refuses records that are too long, and start positions that this server did not sign."""
    if not isinstance(record, dict):
        return  # replaying it will say that it is no record
    if choices_in(record) > MOST_CHOICES:
        raise refused("record-long", n=MOST_CHOICES)
    if "start" in record:
        try:
            ours = signature(record["start"], secret)
        except (ValueError, RecursionError):
            ours = ""
        given = record.get("vouched")
        given = given.encode("utf-8", "replace") if isinstance(given, str) else b""
        if not ours or not hmac.compare_digest(ours.encode(), given):
            raise refused("unvouched", 403)


def share_token(id: str, secret: str) -> str:
    """The token that shows the record of a finished table to everybody who has it."""
    return hmac.new(secret.encode(), b"share:" + id.encode(), hashlib.sha256).hexdigest()[:32]


def is_share_token(id: str, given: Json, secret: str) -> bool:
    token = share_token(id, secret).encode()
    return isinstance(given, str) and hmac.compare_digest(token, given.encode("utf-8", "replace"))
