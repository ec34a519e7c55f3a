"""Steps, events and lasting effects as JSON, and back. Shared by positions, which tell all, and views, which do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import effects as kernel
from . import phases, windows
from .constants import Lasting
from .effects import Effect, Step
from .errors import KantynaError
from .setup import Setup
from .voice import Arg, Message
from .windows import Pending

Json = Any
Name = Callable[[int], Json]
"""From a card's number to how it is written; -1 is written as None."""
Find = Callable[[Json], int]

KERNEL: list[type[Effect]] = [
    kernel.Verb, kernel.Nothing, kernel.All, kernel.Take, kernel.Either, kernel.AnyOf,
    windows.Occur, windows.Happen, windows.Settle, windows.Answer, windows.Cancel, windows.Lower,
    windows.AnswerWindow, windows.ForcedOrder, windows.ActionWindow, phases.EndPhase, phases.Resume,
]  # fmt: skip


class Flaw(KantynaError):
    """Something in a position, view or record is not what it should be. Whoever reads the whole thing says which."""


def flaw(id: str, **args: Arg) -> Flaw:
    message = Message("flaw-" + id)
    message.args = args
    return Flaw(message)


def quote(value: object) -> str:
    """What was given, short enough to stand in a sentence."""
    written = repr(value)
    return written if len(written) <= 60 else written[:57] + "..."


def effect_classes(setup: Setup) -> dict[str, type[Effect]]:
    classes = {cls.word: cls for cls in KERNEL}
    for cls in setup.rules.effects():
        classes[cls.word] = cls
    return classes


def dump_effect(effect: Effect) -> list[Json]:
    """`["draw", 1]`: the word, then the fields in order; a tuple of effects is an object."""
    written: list[Json] = [effect.word]
    for name in effect.fields:
        written.append(_dump_field(getattr(effect, name)))
    return written


def _dump_field(value: object) -> Json:
    if isinstance(value, Effect):
        return dump_effect(value)
    if isinstance(value, tuple):
        return {"parts": [_dump_field(part) for part in value]}
    return value


def load_effect(written: Json, classes: dict[str, type[Effect]]) -> Effect:
    if not isinstance(written, list) or not written or not isinstance(written[0], str):
        raise flaw("effect-shape", value=quote(written))
    cls = classes.get(written[0])
    if cls is None:
        raise flaw("effect-word", value=quote(written[0]), known=", ".join(sorted(classes)))
    fields = [_load_field(value, classes) for value in written[1:]]
    if len(fields) != len(cls.fields):
        raise flaw("effect-fields", value=written[0], n=len(cls.fields), given=len(fields))
    make: Any = cls
    try:
        effect = make(*fields[0]) if len(fields) == 1 and isinstance(fields[0], tuple) else make(*fields)
    except (TypeError, ValueError):
        raise flaw("effect-make", value=quote(written)) from None
    assert isinstance(effect, Effect)
    return effect


def _load_field(value: Json, classes: dict[str, type[Effect]]) -> Any:
    if isinstance(value, list):
        return load_effect(value, classes)
    if isinstance(value, dict):
        parts = value.get("parts")
        if not isinstance(parts, list):
            raise flaw("effect-parts", value=quote(value))
        return tuple([_load_field(part, classes) for part in parts])
    if isinstance(value, (int, str)):
        return value
    raise flaw("effect-field", value=quote(value))


def dump_step(step: Step, name: Name) -> dict[str, Json]:
    return {"do": dump_effect(step.effect), "seat": step.seat, "card": name(step.card), "n": step.n}


def load_step(written: Json, setup: Setup, find: Find, classes: dict[str, type[Effect]]) -> Step:
    if not isinstance(written, dict) or set(written) != {"do", "seat", "card", "n"}:
        raise flaw("step-shape", value=quote(written))
    seat = whole(written["seat"], -1, setup.seat_count - 1, "stack.seat")
    number = whole(written["n"], -(2**31), 2**31, "stack.n")
    return Step(load_effect(written["do"], classes), seat, find(written["card"]), number, setup)


def dump_pending(event: Pending, name: Name) -> dict[str, Json]:
    return {
        "kind": event.kind,
        "seat": event.seat,
        "card": name(event.card),
        "other": name(event.other),
        "n": event.n,
        "cancelled": event.cancelled,
        "used": [[name(used // windows.MOST_TRIGGERS), used % windows.MOST_TRIGGERS] for used in event.used],
    }


def load_pending(written: Json, setup: Setup, find: Find) -> Pending:
    try:
        event = Pending(
            str(written["kind"]),
            whole(written["seat"], -1, setup.seat_count - 1, "pending.seat"),
            find(written["card"]),
            find(written["other"]),
            whole(written["n"], -(2**31), 2**31, "pending.n"),
        )
        event.cancelled = bool(written["cancelled"])
        event.used = [
            find(card) * windows.MOST_TRIGGERS + whole(i, 0, 15, "pending.used") for card, i in written["used"]
        ]
    except (KeyError, TypeError, ValueError):
        raise flaw("pending-shape", value=quote(written)) from None
    return event


def dump_lasting(lasting: Lasting, name: Name) -> list[Json]:
    return [lasting.stat, name(lasting.card), lasting.n, lasting.until]


def load_lasting(written: Json, find: Find) -> Lasting:
    try:
        stat, card, n, until = written
        return Lasting(str(stat), find(card), whole(n, -(2**31), 2**31, "lasting.n"), str(until))
    except (TypeError, ValueError):
        raise flaw("lasting-shape", value=quote(written)) from None


def whole(value: Json, least: int, most: int, what: str) -> int:
    """A whole number within bounds, or an error that says so."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise flaw("whole", what=what, least=least, most=most, value=quote(value))
    return value
