"""Messages over WebSockets and bodies of requests: structs that msgspec decodes and checks in one go.

What does not fit is examined a second time, to say what is wrong with it.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ...engine.serialization.codec import quote
from ...stops import SAVED
from ..errors import refused
from .wire import Json, check_nul, read_json

LARGEST = 4096
"""Bytes in a message, at most."""
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""Whole numbers that JavaScript represents exactly."""
Id = Number | Annotated[str, Meta(max_length=60)]
S = TypeVar("S", bound=Struct)


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message from a client; its `id` is repeated in the answer."""

    cost: ClassVar[float]
    """Milliseconds, as for requests (limits/costs.py). Each type of message declares its own."""
    id: Id | UnsetType = UNSET


class Choose(Message, tag="choose"):
    cost: ClassVar[float] = 3
    seat: Number
    at: Number
    key: str


class Why(Message, tag="why"):
    cost: ClassVar[float] = 1
    seat: Number
    key: str


class Undo(Message, tag="undo"):
    cost: ClassVar[float] = 15
    to: Number


class UndoAnswer(Message, tag="undo-answer"):
    cost: ClassVar[float] = 15
    wish: Number
    yes: bool


class UndoWithdraw(Message, tag="undo-withdraw"):
    cost: ClassVar[float] = 1
    wish: Number


class SetPace(Message, tag="pace"):
    cost: ClassVar[float] = 1
    pace: str
    until_turn: bool


class SetStops(Message, tag="stops"):
    """Where a player wants to be asked; what is left out stays as it was."""

    cost: ClassVar[float] = 5
    own: list[str] | UnsetType = UNSET
    theirs: list[str] | UnsetType = UNSET
    target: bool | UnsetType = UNSET
    answers: bool | UnsetType = UNSET
    able: bool | UnsetType = UNSET
    everywhere: bool | UnsetType = UNSET

    def wishes(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in SAVED}
        return {name: value for name, value in values.items() if value is not UNSET}


class PassUntil(Message, tag="until"):
    """`what` null: stop passing."""

    cost: ClassVar[float] = 3
    seat: Number
    what: str | None


class Look(Message, tag="look"):
    cost: ClassVar[float] = 8
    at: Number


class Steps(Message, tag="steps"):
    cost: ClassVar[float] = 4


class Resign(Message, tag="resign"):
    cost: ClassVar[float] = 3
    seat: Number


class Draw(Message, tag="draw"):
    cost: ClassVar[float] = 4


class Chat(Message, tag="chat"):
    cost: ClassVar[float] = 3
    text: str
    team: bool = False


AnyMessage = (
    Choose
    | Why
    | Undo
    | UndoAnswer
    | UndoWithdraw
    | SetPace
    | SetStops
    | PassUntil
    | Look
    | Steps
    | Resign
    | Draw
    | Chat
)
MESSAGES: dict[str, type[Message]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyMessage)}


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request. Fields of type `Any` are checked by the engine."""


class Nothing(Body):
    pass


class Name(Body):
    name: str


class SeatOrder(Body):
    kind: str
    bot: Any = "greedy"
    name: str = ""
    decks: list[str] = []
    """Ids of ready-made decks or of the player's own; none: the usual ready-made one."""


class Contribution(Body):
    """A browser's value for the shuffles of the table with this commitment (`shuffles/commitments.py`)."""

    hash: str
    value: str


class TableOrder(Body):
    game: str
    seats: list[SeatOrder]
    format: Any = None
    options: Any = None
    public: bool = True
    contribution: Contribution | None = None


class Invitation(Body):
    token: str
    decks: list[str] | None = None
    contribution: Contribution | None = None


class Sit(Body):
    seat: Number
    decks: list[str] | None = None
    """As in `SeatOrder`; None: the seat keeps its decks."""
    contribution: Contribution | None = None


class Again(Body):
    contribution: Contribution | None = None


class DeckPlaces(Body):
    game: str
    decks: list[list[str]]
    """By seat, as in `SeatOrder`."""
    format: Any = None
    options: Any = None


class PlayOn(Body):
    at: Number
    seat: Number
    bot: Any = "greedy"
    share: Any = None


class NewDeck(Body):
    game: str
    name: str
    deck: Any


class ChangedDeck(Body):
    name: str
    deck: Any
    version: Number
    """The version that was changed. If it is not the latest, the change is refused."""


class FirstHand(Body):
    game: str
    deck: Any
    seed: Any = None
    """The seed in an earlier answer, to continue that deal; None: a new deal."""
    made: list[str] = []
    """The keys of the choices made so far."""


def read_message(text: str) -> AnyMessage:
    """Decode a message from a client."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise refused("too-large", n=LARGEST)
    check_nul(text)
    try:
        return _messages.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        message = read_json(text)
        kind = message.get("type") if isinstance(message, dict) else None
        if not isinstance(kind, str) or kind not in MESSAGES:
            raise refused("no-such-message", known=", ".join(MESSAGES)) from None
        raise _struct_error(message, MESSAGES[kind]) from None


def read_body(text: bytes, kind: type[S]) -> S:
    """Decode the body of a request."""
    check_nul(text)
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise _struct_error(read_json(text), kind) from None


_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


def _struct_error(value: Json, kind: type[Struct]) -> Exception:
    """Why a JSON value is not a valid struct of this kind."""
    if not isinstance(value, dict):
        return refused("not-object")
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    tag = kind.__struct_config__.tag_field
    known = {*fields, *([tag] if tag else [])}
    for name in value:
        if name not in known:
            return refused("unknown-field", name=quote(name), known=", ".join(sorted(known)))
    for name, field in fields.items():
        if name not in value and not field.required:
            continue
        try:
            msgspec.convert(value.get(name), field.type)
        except msgspec.ValidationError:
            return _field_error(name, value.get(name), field.type)
    return refused("not-json")  # for example NaN, which only Python's parser accepts


def _field_error(name: str, value: Json, type: Any) -> Exception:
    (kind,) = get_args(type) if get_origin(type) is list else (None,)
    if _is_struct(kind) and isinstance(value, list):
        for one in value:
            try:
                msgspec.convert(one, kind)
            except msgspec.ValidationError:
                return _struct_error(one, kind)
    return refused("field", name=name, kind=", ".join(_kinds(type)))


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _kinds(type: Any) -> list[str]:
    if get_origin(type) is Annotated:
        return _kinds(get_args(type)[0])
    if get_origin(type) in (Union, UnionType):
        return [name for one in get_args(type) if one is not UnsetType for name in _kinds(one)]
    if type is NoneType:
        return ["null"]
    if get_origin(type) is list and not _is_struct(get_args(type)[0]):
        return [f"list of {', '.join(_kinds(get_args(type)[0]))}"]
    return [getattr(get_origin(type) or type, "__name__", str(type))]
