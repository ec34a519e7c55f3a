"""JSON: parsing what clients send, and the engine's objects as JSON for clients."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from starlette.responses import JSONResponse

from ...engine.effects.effect import Step
from ...engine.history.events import Event
from ...engine.ids import Seat
from ...engine.table import Table
from ...engine.voice import Message
from ..errors import refused

Json = Any
_encoder = msgspec.json.Encoder()
SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]|\xed[\xa0-\xbf]")
"""What may be half of a surrogate pair."""
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""A NUL in JSON: u0000 after an odd number of backslashes."""


def read_json(text: str | bytes) -> Json:
    """Parse JSON. Refuses lone surrogates: they can be written in JSON, but not in UTF-8."""
    try:
        written = text if isinstance(text, str) else text.decode("utf-8-sig", "surrogatepass")
        check_nul(written)
        value = json.loads(written)
        if SURROGATE.search(written.encode("utf-8", "surrogatepass")):
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise refused("half-character") from None
    except (ValueError, RecursionError):
        raise refused("not-json") from None
    return value


def check_nul(text: str | bytes) -> None:
    """Refuse NUL characters, because databases treat them differently."""
    written = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    if b"\\u0000" in written and NUL.search(written):
        raise refused("nul")


def choice_json(table: Table, choice: Step) -> dict[str, Json]:
    return {
        "key": choice.key,
        "cards": choice.cards,
        "n": choice.payload,
        "text": choice.message().data(),
        "about": table.about(choice),
    }


def event_json(event: Event, seat: Seat | None) -> dict[str, Json]:
    return {**event.view(seat), "text": event.message(seat).data()}


def events_json(table: Table, start: int, seat: Seat | None) -> list[dict[str, Json]]:
    """The events from number `start` on. An event that ends a story, or the game, carries its headline."""
    events: list[dict[str, Json]] = []
    for number, event in enumerate(table.events_since(start), start):
        headline = table.headline(number) if event.ends() or table.over else None
        events.append({**event_json(event, seat), **({} if headline is None else {"headline": headline.data()})})
    return events


def picture(table: Table, seats: list[Seat]) -> dict[str, Json]:
    """The table as a player with these seats sees it; without seats, as a spectator does."""
    question = table.question()
    return {
        "at": table.length,
        "views": {str(seat): table.view(seat) for seat in seats} or {"spectator": table.view(None)},
        "prompt": None if question is None else question.data(),
        "asked": sorted(table.choices),
        "over": table.over,
        "winners": list(table.winners),
    }


NOTHING_DEALT: dict[str, Json] = {
    "at": 0,
    "views": {},
    "prompt": None,
    "asked": [],
    "over": False,
    "winners": [],
    "choices": {},
    "events": [],
    "events_from": 0,
    "back": None,
    "chosen": None,
    "free": 0,
}
"""The state of a table that still waits for players."""


def viewer(seats: list[Seat]) -> Seat | None:
    """The seat for which events are written; at a shared screen, None: as for a spectator."""
    return seats[0] if len(seats) == 1 else None


def error_json(message: Message, id: Json = None, rule: str | None = None) -> dict[str, Json]:
    return {"type": "error", "id": id, "error": message.data(), "rule": rule}


def dumps(value: Json) -> str:
    return _encoder.encode(value).decode()


class Answer(JSONResponse):
    """A JSON response, written by msgspec."""

    def render(self, content: Json) -> bytes:
        return _encoder.encode(content)
