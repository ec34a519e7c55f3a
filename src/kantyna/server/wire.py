"""What goes over the wire: shapes of what comes in, and the engine's things as JSON on the way out."""

from __future__ import annotations

import json
import re
from typing import Any

from ..engine.codec import quote
from ..engine.effects import Step
from ..engine.errors import KantynaError
from ..engine.events import Event
from ..engine.table import Table
from ..engine.voice import Arg, Message

Json = Any
LARGEST = 4096
HALF = re.compile(rb"\\u[dD][89a-fA-F]|\xed[\xa0-\xbf]")
"""Where a half of a character may stand."""

SHAPES: dict[str, dict[str, type]] = {
    "choose": {"seat": int, "at": int, "key": str},
    "why": {"seat": int, "key": str},
    "undo": {"to": int},
    "undo-answer": {"wish": int, "yes": bool},
    "undo-withdraw": {"wish": int},
    "pace": {"pace": str, "until_turn": bool},
    "look": {"at": int},
    "resign": {"seat": int},
    "draw": {},
    "chat": {"text": str},
}
"""What a client may send, and what each must hold besides an `id` if it likes."""


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
        value = json.loads(text)
        if HALF.search(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")):
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise refused("half-character") from None
    except (ValueError, RecursionError):
        raise refused("not-json") from None
    return value


def read_message(text: str) -> dict[str, Json]:
    """A client's message, checked against its shape."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise refused("too-large", n=LARGEST)
    message = read_json(text)
    if not isinstance(message, dict) or not isinstance(message.get("type"), str) or message["type"] not in SHAPES:
        raise refused("no-such-message", known=", ".join(SHAPES))
    check_shape(message, SHAPES[message["type"]], {"type", "id"})
    if not isinstance(message.get("id", 0), (int, str)) or len(str(message.get("id", 0))) > 60:
        raise refused("field", name="id", kind="int, str")
    return message


def check_shape(message: Json, shape: dict[str, type], besides: set[str]) -> None:
    if not isinstance(message, dict):
        raise refused("not-object")
    for name in message:
        if name not in shape and name not in besides:
            raise refused("unknown-field", name=quote(name), known=", ".join(sorted({*shape, *besides})))
    for name, kind in shape.items():
        value = message.get(name)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise refused("field", name=name, kind=kind.__name__)


def choice_json(choice: Step) -> dict[str, Json]:
    return {"key": choice.key, "cards": choice.cards, "n": choice.n, "text": choice.message().data()}


def event_json(event: Event, seat: int | None) -> dict[str, Json]:
    return {**event.view(seat), "text": event.message(seat).data()}


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
    "free": 0,
}
"""A table at which somebody is still waited for."""


def eyes(seats: list[int]) -> int | None:
    """Through whose eyes events are told: a player's own; at a shared screen, anybody's."""
    return seats[0] if len(seats) == 1 else None


def error_json(message: Message, id: Json = None, rule: str | None = None) -> dict[str, Json]:
    return {"type": "error", "id": id, "error": message.data(), "rule": rule}


def dumps(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
