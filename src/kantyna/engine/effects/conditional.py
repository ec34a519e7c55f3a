"""Effects that depend on something: on a condition, on what can be done at all, on being paid for.

A game that uses them names them among its effects (`Rules.effects`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..ids import NO_CARD, Card, Seat
from ..voice import Message, card_name
from .effect import DECLINE, Ask, Effect, Either, Step, Verb
from .fields import AMOUNT, PART, PARTS, Fields

if TYPE_CHECKING:
    from ..state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Effect):
    """What effects depend on: data like an effect, with a question instead of a deed."""

    of_time: ClassVar[bool] = False
    """It says when, not what must be so: at another time it is not the moment for an ability that needs it."""

    def possible(self, t: State, me: Step) -> bool:
        return self.holds(t, me.seat, me.card)

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        """Is it true for that seat, which uses that card?"""
        return True

    def describe(self) -> Message:
        return Message("if-" + self.word)


class If(Effect):
    """Only under a condition, asked once, now."""

    word: ClassVar[str] = "if"
    fields: ClassVar[Fields] = {"needs": PART, "then": PART}

    def __init__(self, needs: Effect, then: Effect) -> None:
        self.needs = needs
        self.then = then

    def run(self, t: State, me: Step) -> None:
        if self.needs.possible(t, me):
            t.push(self.then, me.seat, me.card, me.payload)

    def possible(self, t: State, me: Step) -> bool:
        return self.needs.possible(t, me) and self.then.possible(t, me)


class Instead(Effect):
    """One thing, or under a condition a better one in its place."""

    word: ClassVar[str] = "instead"
    fields: ClassVar[Fields] = {"normal": PART, "needs": PART, "better": PART}

    def __init__(self, normal: Effect, needs: Effect, better: Effect) -> None:
        self.normal = normal
        self.needs = needs
        self.better = better

    def chosen(self, t: State, me: Step) -> Effect:
        return self.better if self.needs.possible(t, me) else self.normal

    def run(self, t: State, me: Step) -> None:
        t.push(self.chosen(t, me), me.seat, me.card, me.payload)

    def possible(self, t: State, me: Step) -> bool:
        return self.chosen(t, me).possible(t, me)

    def describe(self) -> Message:
        """Two of the same verb are one sentence, with what the better one has as `better_…`."""
        if self.normal.word != self.better.word:
            return super().describe()
        message = self.normal.describe()
        message.id = "effect-instead-" + self.normal.word
        message.args["needs"] = self.needs.describe()
        for name, value in self.better.describe().args.items():
            message.args["better_" + name] = value
        return message


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Either):
    """One of the parts that can be carried out."""

    word: ClassVar[str] = "one-of"

    def open_parts(self, t: State, me: Step) -> list[int]:
        return [i for i, part in enumerate(self.parts) if part.possible(t, me)]

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.open_parts(t, me))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-" + self.word, card=card_name(t.setup.defs[me.card].id))


@mypyc_attr(allow_interpreted_subclasses=True)
class MayPay(Ask):
    """Pay so much for something, or do not. The game says out of which number of the seat."""

    word: ClassVar[str] = "may-pay"
    fields: ClassVar[Fields] = {"n": AMOUNT, "effects": PARTS}
    pool: ClassVar[int] = 0

    def __init__(self, n: int, effects: tuple[Effect, ...]) -> None:
        self.n = n
        self.effects = effects

    def offer(self, t: State, me: Step) -> None:
        if self.possible(t, me):
            t.asked = {
                me.seat: [Step(PAY, me.seat, me.card, self.n, t.setup), Step(DECLINE, me.seat, NO_CARD, 0, t.setup)]
            }

    def possible(self, t: State, me: Step) -> bool:
        return t.seat_numbers[self.pool][me.seat] >= self.n

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect == PAY:
            t.seat_numbers[self.pool][me.seat] -= self.n
            t.tell("spend", me.seat, NO_CARD, self.n)
            t.push_all(self.effects, me.seat, me.card, me.payload)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-may-pay", n=self.n, card=card_name(t.setup.defs[me.card].id))


PAY: Final = Verb("pay")
