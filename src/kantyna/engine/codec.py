"""Steps, events and lasting effects as JSON, and back. Shared by positions, which tell all, and views, which do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import effects as kernel
from . import frames, pending, phases, windows
from .abilities import MOST_TRIGGERS
from .constants import FIX, Lasting
from .effects import Effect, Step
from .errors import KantynaError
from .pending import PendingEvent
from .setup import Setup
from .trees import make_effect
from .voice import Arg, Message
from .zones import Number

Json = Any
Name = Callable[[int], Json]
"""From a card's number to how it is written; -1 is written as None."""
Find = Callable[[Json], int]

KERNEL: list[type[Effect]] = [
    kernel.Verb, kernel.Nothing, kernel.All, kernel.Take, kernel.Either, kernel.AnyOf,
    pending.Happen, pending.Settle, pending.Cancel, pending.Lower, pending.Redirect, pending.Then, pending.IfYouDo,
    pending.GoOn, pending.ForEach, frames.Paid, frames.Aim, frames.Resolve, frames.Act,
    windows.Occur, windows.Answer, windows.AnswerWindow, windows.ForcedOrder, windows.ActionWindow,
    phases.EndPhase, phases.Resume,
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


def dump_effect(effect: Effect, name: Name) -> list[Json]:
    """`["draw", 1]`: the word, then the fields in order; a tuple of effects is an object."""
    written: list[Json] = [effect.word]
    for field in effect.fields:
        value = getattr(effect, field)
        written.append(name(value) if field in effect.card_fields else _dump_field(value, name))
    return written


def _dump_field(value: object, name: Name) -> Json:
    if isinstance(value, Effect):
        return dump_effect(value, name)
    if isinstance(value, tuple):
        return {"parts": [_dump_field(part, name) for part in value]}
    return value


def load_effect(written: Json, classes: dict[str, type[Effect]], find: Find) -> Effect:
    if not isinstance(written, list) or not written or not isinstance(written[0], str):
        raise flaw("effect-shape", value=quote(written))
    cls = classes.get(written[0])
    if cls is None:
        raise flaw("effect-word", value=quote(written[0]), known=", ".join(sorted(classes)))
    if len(written) - 1 != len(cls.fields):
        raise flaw("effect-fields", value=written[0], n=len(cls.fields), given=len(written) - 1)
    fields = [
        find(value) if field in cls.card_fields else _load_field(value, classes, find)
        for field, value in zip(cls.fields, written[1:], strict=True)
    ]
    try:
        return make_effect(cls, fields)
    except (TypeError, ValueError):
        raise flaw("effect-make", value=quote(written)) from None


def _load_field(value: Json, classes: dict[str, type[Effect]], find: Find) -> Any:
    if isinstance(value, list):
        return load_effect(value, classes, find)
    if isinstance(value, dict):
        parts = value.get("parts")
        if not isinstance(parts, list):
            raise flaw("effect-parts", value=quote(value))
        return tuple([_load_field(part, classes, find) for part in parts])
    if isinstance(value, (int, str)):
        return value
    raise flaw("effect-field", value=quote(value))


def dump_step(step: Step, name: Name) -> dict[str, Json]:
    return {"do": dump_effect(step.effect, name), "seat": step.seat, "card": name(step.card), "n": step.n}


def load_step(written: Json, setup: Setup, find: Find, classes: dict[str, type[Effect]]) -> Step:
    if not isinstance(written, dict) or set(written) != {"do", "seat", "card", "n"}:
        raise flaw("step-shape", value=quote(written))
    seat = whole(written["seat"], -1, setup.seat_count - 1, "stack.seat")
    number = whole(written["n"], -(2**31), 2**31, "stack.n")
    return Step(load_effect(written["do"], classes, find), seat, find(written["card"]), number, setup)


def dump_pending(event: PendingEvent, name: Name) -> dict[str, Json]:
    """What an event does not have is left out, from `cards` on."""
    written: dict[str, Json] = {
        "kind": event.kind,
        "seat": event.seat,
        "card": name(event.card),
        "other": name(event.other),
        "n": event.n,
        "cancelled": event.cancelled,
        "used": [[name(used // windows.MOST_USED), used % windows.MOST_USED] for used in event.used],
    }
    if event.cards:
        written["cards"] = [[name(card), n] for card, n in zip(event.cards, event.amounts, strict=True)]
    if event.spared:
        written["spared"] = [name(card) for card in event.spared]
    if event.targets:
        written["targets"] = [name(card) for card in event.targets]
    if event.ability >= 0:
        written["ability"] = event.ability
        written["about"] = event.about
    if event.done:
        written["done"] = event.done
    if event.short:
        written["short"] = True
    return written


def load_pending(written: Json, setup: Setup, find: Find) -> PendingEvent:
    try:
        event = PendingEvent(
            str(written["kind"]),
            whole(written["seat"], -1, setup.seat_count - 1, "pending.seat"),
            find(written["card"]),
            find(written["other"]),
            whole(written["n"], -(2**31), 2**31, "pending.n"),
        )
        event.cancelled = bool(written["cancelled"])
        event.used = [
            find(card) * windows.MOST_USED + whole(i, 0, windows.MOST_USED - 1, "pending.used")
            for card, i in written["used"]
        ]
        for card, n in written.get("cards", []):
            event.cards.append(find(card))
            event.amounts.append(whole(n, 0, 2**31, "pending.cards"))
        event.spared = [find(card) for card in written.get("spared", [])]
        event.targets = [find(card) for card in written.get("targets", [])]
        event.ability = whole(written.get("ability", -1), -1, MOST_TRIGGERS - 1, "pending.ability")
        event.about = whole(written.get("about", -1), -1, 1000, "pending.about")
        event.done = whole(written.get("done", 0), 0, 2**31, "pending.done")
        event.short = bool(written.get("short", False))
    except (KeyError, TypeError, ValueError):
        raise flaw("pending-shape", value=quote(written)) from None
    return event


def dump_lasting(lasting: Lasting, name: Name) -> list[Json]:
    written = [lasting.stat, name(lasting.card), lasting.n, lasting.until]
    return [*written, lasting.layer, lasting.seat] if lasting.layer or lasting.seat >= 0 else written


def load_lasting(written: Json, find: Find) -> Lasting:
    try:
        stat, card, n, until, layer, seat = written if len(written) == 6 else [*written, 0, -1]
        return Lasting(
            str(stat),
            find(card),
            whole(n, -(2**31), 2**31, "lasting.n"),
            str(until),
            whole(layer, 0, FIX, "lasting.layer"),
            whole(seat, -1, 63, "lasting.seat"),
        )
    except (TypeError, ValueError):
        raise flaw("lasting-shape", value=quote(written)) from None


def whole(value: Json, least: int, most: int, what: str) -> int:
    """A whole number within bounds, or an error that says so."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise flaw("whole", what=what, least=least, most=most, value=quote(value))
    return value


def dump_number(number: Number, n: int, name: Name) -> Json:
    """A number, or the card that it holds."""
    return name(n - number.cards_from) if number.cards_from and n >= number.cards_from else n


def load_number(number: Number, written: Json, find: Find, what: str) -> int:
    if number.cards_from and isinstance(written, str):
        return find(written) + number.cards_from
    most = number.cards_from - 1 if number.cards_from else number.most
    return whole(written, number.least, most, what)
