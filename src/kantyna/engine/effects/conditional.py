"""Effects that depend on a condition, on what is possible, or on a payment.

A game that uses them lists them in `Rules.effects`.
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
    """What an effect depends on: immutable data like an effect, with a yes-or-no question."""

    of_time: ClassVar[bool] = False
    """It is about the time: if it fails, the ability is used at the wrong moment."""

    def possible(self, t: State, me: Step) -> bool:
        return self.holds(t, me.seat, me.card)

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        """Is it true for that seat, which uses that card?"""
        return True

    def describe(self) -> Message:
        return Message("if-" + self.word)


class If(Effect):
    """An effect under a condition, which is checked once, when it runs."""

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
    """An effect, or a better one in its place under a condition."""

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
        """Two effects of one class make one sentence, with the fields of the better one as `better_…`."""
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
    """One of the parts that are possible."""

    word: ClassVar[str] = "one-of"

    def open_parts(self, t: State, me: Step) -> list[int]:
        return [i for i, part in enumerate(self.parts) if part.possible(t, me)]

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.open_parts(t, me))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-" + self.word, card=card_name(t.setup.defs[me.card].id))


@mypyc_attr(allow_interpreted_subclasses=True)
class MayPay(Ask):
    """Pay an amount for an effect, or decline. The game says from which number of the seat."""

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
