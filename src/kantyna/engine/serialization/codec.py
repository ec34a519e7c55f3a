"""Steps, events and lasting effects as JSON, and back. Shared by positions and views."""

from __future__ import annotations

from collections.abc import Callable
from reprlib import Repr
from typing import Any, Final

from ..abilities import frames, pending, windows
from ..abilities.pending import PendingEvent
from ..chance.secret import Seed, is_secret
from ..effects import effect as kernel
from ..effects import fields, phases, selectors
from ..effects.constants import FIX, Modifier
from ..effects.effect import MOST_TRIGGERS, Effect, Step
from ..effects.fields import Field
from ..effects.trees import make_effect
from ..errors import KantynaError
from ..ids import Card, Seat
from ..setup import Setup
from ..voice import Arg, Message
from ..zones import Number

Json = Any
Name = Callable[[Card], Json]
"""Writes a card; `NO_CARD` becomes None."""
Find = Callable[[Json], Card]

KERNEL: list[type[Effect]] = [
    kernel.Verb, kernel.Nothing, kernel.All, kernel.Take, kernel.Either, kernel.AnyOf, kernel.May,
    pending.Happen, pending.Settle, pending.Cancel, pending.Lower, pending.Redirect, pending.Then, pending.IfYouDo,
    pending.GoOn, pending.ForEach, frames.Paid, frames.Aim, frames.Resolve, frames.Act,
    windows.Occur, windows.Answer, windows.AnswerFor, windows.AnswerWindow, windows.ForcedOrder, windows.ActionWindow,
    phases.EndPhase, phases.Resume, selectors.And, selectors.Or, selectors.Not,
    selectors.Yours, selectors.Theirs, selectors.AtMost,
]  # fmt: skip

LEAST_NUMBER: Final = -(2**31)
MOST_NUMBER: Final = 2**31
MOST_WAITING: Final = 200
"""The most steps, events or lasting changes in a position, far more than any game needs."""
PENDING: Final = frozenset(["kind", "seat", "card", "other", "n", "cancelled", "used"])
PENDING_PERHAPS: Final = frozenset(["cards", "spared", "targets", "ability", "about", "done", "short", "in_play"])


class Flaw(KantynaError):
    """Something in a position, view or record is wrong. The caller says in which."""


def flaw(id: str, **args: Arg) -> Flaw:
    message = Message("flaw-" + id)
    message.args = args
    return Flaw(message)


SHORT: Final = Repr()
"""Writes the beginning of a value, however long and deep it is."""
SHORT.maxlevel = 5
SHORT.maxlist = SHORT.maxdict = SHORT.maxtuple = SHORT.maxset = 20
SHORT.maxstring = SHORT.maxlong = SHORT.maxother = 70


def quote(value: object) -> str:
    """A value from outside, short enough for a sentence."""
    try:
        written = SHORT.repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or a number with thousands of digits
        written = f"<{type(value).__name__}>"
    written = "".join([letter if letter.isprintable() else "?" for letter in written[:61]])
    return written if len(written) <= 60 else written[:57] + "..."


def dump_effect(effect: Effect, name: Name) -> list[Json]:
    """`["draw", 1]`: the word, then the fields in order; a tuple of effects is an object."""
    written: list[Json] = [effect.word]
    for field, bound in effect.fields.items():
        value = getattr(effect, field)
        written.append(name(value) if bound.kind == fields.CARDS else _dump_field(value, name))
    return written


def _dump_field(value: object, name: Name) -> Json:
    if isinstance(value, Effect):
        return dump_effect(value, name)
    if isinstance(value, tuple):
        return {"parts": [_dump_field(part, name) for part in value]}
    return value


def dump_printed(effects: tuple[Effect, ...]) -> list[Json]:
    """Effects as printed, without particular cards."""
    return [dump_effect(effect, _number) for effect in effects]


def _number(card: int) -> Json:
    return card


def effect_classes(setup: Setup) -> dict[str, type[Effect]]:
    """By word, the effects that a position of that set-up may contain."""
    classes: dict[str, type[Effect]] = {cls.word: cls for cls in KERNEL}
    for cls in setup.rules.effects():
        classes[cls.word] = cls
    return classes


LONGEST_WORD: Final = 40
MOST_LIKE: Final = 6


class Reader:
    """Reads the steps, events and changes of a position or view, checks every field and limits their number."""

    __slots__ = ("setup", "find", "classes", "left")

    def __init__(self, setup: Setup, find: Find) -> None:
        self.setup = setup
        self.find = find
        self.classes: dict[str, type[Effect]] = effect_classes(setup)
        self.left: int = fields.MOST_EFFECTS

    def effect(self, written: Json, depth: int = 0) -> Effect:
        if not isinstance(written, list) or not written or not isinstance(written[0], str):
            raise flaw("effect-shape", value=quote(written))
        self.left -= 1
        if self.left < 0 or depth > fields.DEEPEST:
            raise flaw("effect-many", n=fields.MOST_EFFECTS, deep=fields.DEEPEST)
        cls = self.classes.get(written[0])
        if cls is None:
            raise flaw("effect-word", value=quote(written[0]), known=", ".join(self.like(written[0])))
        if len(written) - 1 != len(cls.fields):
            raise flaw("effect-fields", value=written[0], n=len(cls.fields), given=len(written) - 1)
        values = [
            self.field(value, cls.fields[name], f"{written[0]}.{name}", depth)
            for name, value in zip(cls.fields, written[1:], strict=True)
        ]
        try:
            return make_effect(cls, values)
        except (TypeError, ValueError):
            raise flaw("effect-make", value=quote(written)) from None

    def like(self, word: str) -> list[str]:
        """The effect words most similar to that one: all of them would be too many for a sentence."""
        from difflib import get_close_matches  # rarely needed

        return get_close_matches(word[:LONGEST_WORD], sorted(self.classes), MOST_LIKE, 0.0)

    def field(self, value: Json, bound: Field, what: str, depth: int) -> Any:
        kind = bound.kind
        if kind == fields.EFFECT:
            return self.effect(value, depth + 1)
        if kind == fields.EFFECTS:
            return tuple([self.effect(part, depth + 1) for part in _parts(value)])
        if kind == fields.SELECTING:
            return self.selector(value, what, depth + 1)
        if kind == fields.SELECTING_PARTS:
            return tuple([self.selector(part, what, depth + 1) for part in _parts(value)])
        if kind == fields.TEXT:
            return word(value, what)
        if kind == fields.FLAG:
            return flag(value, what)
        if kind == fields.SEATED:
            return whole(value, 0, self.setup.seat_count - 1, what)
        if kind == fields.CARDS:
            return self.find(value)
        return whole(value, bound.least, bound.most, what)

    def selector(self, written: Json, what: str, depth: int) -> selectors.Selector:
        found = self.effect(written, depth)
        if not isinstance(found, selectors.Selector):
            raise flaw("selector", what=what, value=quote(written))
        return found

    def step(self, written: Json) -> Step:
        if not isinstance(written, dict) or set(written) != {"do", "seat", "card", "n"}:
            raise flaw("step-shape", value=quote(written))
        seat = whole(written["seat"], -1, self.setup.seat_count - 1, "stack.seat")
        number = whole(written["n"], LEAST_NUMBER, MOST_NUMBER, "stack.n")
        return Step(self.effect(written["do"]), Seat(seat), self.find(written["card"]), number, self.setup)

    def pending(self, written: Json) -> PendingEvent:
        if not isinstance(written, dict) or not PENDING <= set(written) <= PENDING | PENDING_PERHAPS:
            raise flaw("pending-shape", value=quote(written))
        event = PendingEvent(
            word(written["kind"], "pending.kind"),
            Seat(whole(written["seat"], -1, self.setup.seat_count - 1, "pending.seat")),
            self.find(written["card"]),
            self.find(written["other"]),
            whole(written["n"], LEAST_NUMBER, MOST_NUMBER, "pending.n"),
        )
        event.cancelled = flag(written["cancelled"], "pending.cancelled")
        for card, i in _pairs(written["used"]):
            event.used.append(self.find(card) * windows.MOST_USED + whole(i, 0, windows.MOST_USED - 1, "pending.used"))
        for card, n in _pairs(written.get("cards", [])):
            event.cards.append(self.card(card))
            event.amounts.append(whole(n, 0, MOST_NUMBER, "pending.cards"))
        event.spared = [self.card(card) for card in _few(written.get("spared", []))]
        event.targets = [self.card(card) for card in _few(written.get("targets", []))]
        event.ability = whole(written.get("ability", -1), -1, MOST_TRIGGERS - 1, "pending.ability")
        event.about = whole(written.get("about", -1), -1, MOST_WAITING, "pending.about")
        event.done = whole(written.get("done", 0), 0, MOST_NUMBER, "pending.done")
        event.short = flag(written.get("short", False), "pending.short")
        event.in_play = flag(written.get("in_play", False), "pending.in_play")
        return event

    def card(self, written: Json) -> Card:
        """A card; not null."""
        found = self.find(written)
        if found < 0:
            raise flaw("off-table", value=quote(written))
        return found

    def modifier(self, written: Json) -> Modifier:
        if not isinstance(written, list) or len(written) not in (4, 6):
            raise flaw("lasting-shape", value=quote(written))
        stat, card, n, until = written[:4]
        layer, seat = written[4:] or (0, -1)
        return Modifier(
            word(stat, "lasting.stat"),
            self.find(card),
            whole(n, -fields.MOST, fields.MOST, "lasting.n"),
            word(until, "lasting.until"),
            whole(layer, 0, FIX, "lasting.layer"),
            Seat(whole(seat, -1, self.setup.seat_count - 1, "lasting.seat")),
        )

    def delayed(self, written: Json) -> tuple[str, Step]:
        if not isinstance(written, list) or len(written) != 2:
            raise flaw("delayed-shape", value=quote(written))
        return word(written[0], "delayed.when"), self.step(written[1])


def _parts(written: Json) -> list[Json]:
    parts = written.get("parts") if isinstance(written, dict) and len(written) == 1 else None
    if not isinstance(parts, list) or not 1 <= len(parts) <= fields.MOST_PARTS:
        raise flaw("effect-parts", value=quote(written), most=fields.MOST_PARTS)
    return parts


def _few(written: Json) -> list[Json]:
    if not isinstance(written, list) or len(written) > MOST_WAITING:
        raise flaw("pending-shape", value=quote(written))
    return written


def _pairs(written: Json) -> list[Json]:
    for pair in _few(written):
        if not isinstance(pair, list) or len(pair) != 2:
            raise flaw("pending-shape", value=quote(pair))
    return list(written)


def dump_step(step: Step, name: Name) -> dict[str, Json]:
    return {"do": dump_effect(step.effect, name), "seat": step.seat, "card": name(step.card), "n": step.payload}


def dump_pending(event: PendingEvent, name: Name) -> dict[str, Json]:
    """A pending event. From `cards` on, empty values are left out."""
    written: dict[str, Json] = {
        "kind": event.kind,
        "seat": event.seat,
        "card": name(event.card),
        "other": name(event.other),
        "n": event.n,
        "cancelled": event.cancelled,
        "used": [[name(Card(used // windows.MOST_USED)), used % windows.MOST_USED] for used in event.used],
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
    if event.in_play:
        written["in_play"] = True
    return written


def dump_modifier(modifier: Modifier, name: Name) -> list[Json]:
    written = [modifier.stat, name(modifier.card), modifier.n, modifier.until]
    return [*written, modifier.layer, modifier.seat] if modifier.layer or modifier.seat >= 0 else written


def whole(value: Json, least: int, most: int, what: str) -> int:
    """A whole number within bounds; raises `Flaw` otherwise."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise flaw("whole", what=what, least=least, most=most, value=quote(value))
    return value


def dump_number(number: Number, n: int, name: Name) -> Json:
    """A number, or the card that it holds."""
    return name(Card(n - number.first)) if number.holds is fields.CARD and n >= number.first else n


def load_number(number: Number, written: Json, find: Find, what: str) -> int:
    if number.holds is fields.CARD and isinstance(written, str):
        return find(written) + number.first
    if number.names and isinstance(written, str):
        if not written or written not in number.names:
            raise flaw(
                "name", what=what, value=quote(written), known=", ".join([name for name in number.names if name])
            )
        return number.names.index(written)
    most = number.first - 1 if number.holds is fields.CARD else number.most
    return whole(written, number.least, most, what)


def seed(value: Json) -> Seed:
    """A seed of either form; raises `Flaw` otherwise."""
    if isinstance(value, str) and is_secret(value):
        return value
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**64:
        raise flaw("seed", value=quote(value))
    return value


def flag(value: Json, what: str) -> bool:
    if not isinstance(value, bool):
        raise flaw("flag", what=what, value=quote(value))
    return value


def word(value: Json, what: str) -> str:
    """A short word, as in keys and kinds of events."""
    if not isinstance(value, str) or not fields.is_word(value):
        raise flaw("word", what=what, value=quote(value), n=fields.LONGEST_WORD)
    return value
