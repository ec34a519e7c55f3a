"""What goes over the wire: JSON that came in, and the engine's things as JSON on the way out; refusals."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from starlette.responses import JSONResponse

from ...engine.effects.effect import Step
from ...engine.errors import KantynaError
from ...engine.history.events import Event
from ...engine.table import Table
from ...engine.voice import Arg, Message

Json = Any
_encoder = msgspec.json.Encoder()
HALF = re.compile(rb"\\u[dD][89a-fA-F]|\xed[\xa0-\xbf]")
"""Where a half of a character may stand."""
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""Where JSON says a NUL: after an odd number of backslashes."""


class Refused(KantynaError):
    """Something asked of the server that cannot be."""

    def __init__(self, message: Message, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


def refused(id: str, status: int = 400, **args: Arg) -> Refused:
    message = Message("server-" + id)
    message.args = args
    return Refused(message, status)


def read_json(text: str | bytes) -> Json:
    """What somebody sent. Half a character (a lone surrogate) can be written in JSON, but nowhere else."""
    try:
        written = text if isinstance(text, str) else text.decode("utf-8-sig", "surrogatepass")
        check_nul(written)
        value = json.loads(written)
        if HALF.search(written.encode("utf-8", "surrogatepass")):
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise refused("half-character") from None
    except (ValueError, RecursionError):
        raise refused("not-json") from None
    return value


def check_nul(text: str | bytes) -> None:
    """Databases differ in what they think of a NUL, so there is none in anything that comes in."""
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


def event_json(event: Event, seat: int | None) -> dict[str, Json]:
    return {**event.view(seat), "text": event.message(seat).data()}


def events_json(table: Table, start: int, seat: int | None) -> list[dict[str, Json]]:
    """What happened from that number on; with what ends a story, the game included, comes its headline."""
    told: list[dict[str, Json]] = []
    for number, event in enumerate(table.events_since(start), start):
        headline = table.headline(number) if event.ends() or table.over else None
        told.append({**event_json(event, seat), **({} if headline is None else {"headline": headline.data()})})
    return told


def picture(table: Table, seats: list[int]) -> dict[str, Json]:
    """The table as somebody with these seats may see it; without any, as a spectator."""
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
"""A table at which somebody is still waited for."""


def eyes(seats: list[int]) -> int | None:
    """Through whose eyes events are told: a player's own; at a shared screen, anybody's."""
    return seats[0] if len(seats) == 1 else None


def error_json(message: Message, id: Json = None, rule: str | None = None) -> dict[str, Json]:
    return {"type": "error", "id": id, "error": message.data(), "rule": rule}


def dumps(value: Json) -> str:
    return _encoder.encode(value).decode()


class Answer(JSONResponse):
    """An answer in JSON."""

    def render(self, content: Json) -> bytes:
        return _encoder.encode(content)
