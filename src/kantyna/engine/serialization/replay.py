"""Replaying a record."""

from __future__ import annotations

from ..errors import BadRecord, KantynaError
from ..registry import check_edition
from ..table import Table
from ..voice import Message
from . import records
from .codec import quote


def replay(record: object, upto: object = None) -> Table:
    """The table that a record leads to, or that its first `upto` choices lead to.

    A record names the version of its rules and the checksum of its last table. With other rules it is accepted only if
    the replay ends at the same table.
    """
    table: Table | None = None
    here = ""
    try:
        seed, choices, count = records.read(record, upto)
        assert isinstance(record, dict), "checked by `read`"
        check_edition(record["game"], record.get("edition", ""))
        if "start" in record:
            table = Table.from_position(record["start"], allow_impossible=True)
        else:
            decks = record.get("decks")
            windows = record.get("windows")
            table = Table(record["game"], record["format"], seed, record["seats"], record["options"], decks, windows)
        if record.get("rules", table.rules) != table.rules:
            here = table.rules
        for seat, key in choices if here else choices[:count]:
            table.choose(seat, key)
    except KantynaError as error:
        detail = error.message if table is None else Message("flaw-choice", n=table.length, detail=error.message)
        raise _unlike(record, here, detail) from None
    except Exception as error:
        if table is not None:
            raise  # a dealt table that breaks is our bug, not the record's
        raise BadRecord(Message("error-record", detail=Message("flaw-position"))) from error
    ended = table.length == len(choices) and "check" in record  # without its checksum somebody has edited it on purpose
    if ended and record.get("end", "") not in ("", records.written_mark(table.mark())):
        raise _unlike(record, here, Message("flaw-end"))
    if here:
        table.rewind(count)
    return table


def _unlike(record: object, here: str, detail: Message) -> BadRecord:
    """The error for a record that does not lead to its table, naming changed rules as the cause if they have."""
    if here and isinstance(record, dict):
        detail = Message("flaw-rules", value=quote(record["rules"]), known=quote(here), detail=detail)
    return BadRecord(Message("error-record", detail=detail))
