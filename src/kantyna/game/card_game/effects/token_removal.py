"""Removing any tokens and enhancements from a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import DECLINE, Ask, Effect, Step
from ....engine.effects.fields import AMOUNT, NUMBER, WORD, Field, Fields, small_number
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..cards.card_types import ENHANCEMENT
from ..engagement.shields import drop_shields
from ..terms import DAMAGE, FOCUS, SHIELD
from ..turn.movement import TO_DISCARD, leave_play
from ..turn.tokens import heal, refresh
from .in_play import ToCards

if TYPE_CHECKING:
    from ....engine.setup import Setup
    from ....engine.state import State

TOKENS: Final = (DAMAGE, FOCUS, SHIELD)
MOST_ENHANCEMENTS: Final = 60
OPEN_AMOUNT: Final = Field(NUMBER, -1)


def enhancements(t: State, card: Card) -> list[Card]:
    return [each for each in t.attached(card) if board.kind(t, each) == ENHANCEMENT]


class Cleanse(ToCards):
    """Discard any number of tokens and enhancements from a card, together."""

    word: ClassVar[str] = "cleanse"

    def can(self, t: State, me: Step, card: Card) -> bool:
        return any([t.marks[mark][card] for mark in TOKENS]) or bool(enhancements(t, card))

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            t.push(CLEANSING, me.seat, card, 0)

    def asks_user(self, t: State, me: Step) -> bool:
        return True


class TakeOff(Effect):
    """A choice: `amount` tokens of one kind, "take-off-damage 2"."""

    word: ClassVar[str] = "take-off"
    fields: ClassVar[Fields] = {"what": WORD}

    def __init__(self, what: str) -> None:
        self.what = what

    def spoken(self) -> str:
        return "take-off-" + self.what

    def key(self, me: Step) -> str:
        return f"{self.spoken()} {me.amount}"

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        n = small_number(rest[0]) if len(rest) == 1 else None
        return Step(self, seat, NO_CARD, n, setup) if card < 0 and n else None

    def button(self, me: Step) -> Message:
        return Message("choice-take-off", what=self.what, n=me.amount)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        return Refusal("SWLCG-694", Message("refuse-take-off"))


TAKE_OFF: Final = (TakeOff("damage"), TakeOff("focus"), TakeOff("shield"))


class Cleansing(Ask):
    """The numbers of tokens of each kind (-1: not chosen yet), then the enhancements, on the step's card."""

    word: ClassVar[str] = "cleansing"
    fields: ClassVar[Fields] = {"damage": OPEN_AMOUNT, "focus": OPEN_AMOUNT, "shield": OPEN_AMOUNT}
    rule: ClassVar[str] = "SWLCG-537"

    def __init__(self, damage: int, focus: int, shield: int) -> None:
        self.damage = damage
        self.focus = focus
        self.shield = shield

    def said(self) -> list[int]:
        return [self.damage, self.focus, self.shield]

    def asked_about(self, t: State, me: Step) -> int:
        """The first kind on the card that was not asked about; the number of kinds if none is left."""
        for i, said in enumerate(self.said()):
            if said < 0 and t.marks[TOKENS[i]][me.card]:
                return i
        return len(TOKENS)

    def offer(self, t: State, me: Step) -> None:
        i = self.asked_about(t, me)
        if i < len(TOKENS):
            there = t.marks[TOKENS[i]][me.card]
            steps = [Step(TAKE_OFF[i], me.seat, NO_CARD, n, me.setup) for n in range(there, 0, -1)]
            t.asked = {me.seat: [*steps, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}
        else:
            damage, focus, shield = [max(0, n) for n in self.said()]
            t.push(CleanseNow(damage, focus, shield), me.seat, me.card, 0)

    def answer(self, t: State, me: Step, choice: Step) -> None:
        said = self.said()
        said[self.asked_about(t, me)] = choice.amount
        t.push(Cleansing(said[0], said[1], said[2]), me.seat, me.card, 0)

    def prompt(self, t: State, me: Step) -> Message:
        what = TAKE_OFF[min(self.asked_about(t, me), len(TAKE_OFF) - 1)].what
        return Message("ask-cleansing", card=card_name(t.setup.defs[me.card].id), what=what)


class CleanseNow(Select):
    """Choose enhancements; then discard everything that was picked, together."""

    word: ClassVar[str] = "cleanse-now"
    fields: ClassVar[Fields] = {"damage": AMOUNT, "focus": AMOUNT, "shield": AMOUNT}
    rule: ClassVar[str] = "SWLCG-537"

    def __init__(self, damage: int, focus: int, shield: int) -> None:
        super().__init__(0, MOST_ENHANCEMENTS)
        self.damage = damage
        self.focus = focus
        self.shield = shield

    def candidates(self, t: State, me: Step) -> list[Card]:
        return enhancements(t, me.card)

    def run(self, t: State, me: Step) -> None:
        if self.candidates(t, me):
            super().run(t, me)
        else:
            self.act(t, me, [])

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        done = heal(t, me.card, self.damage) + refresh(t, me.card, self.focus) + drop_shields(t, me.card, self.shield)
        report(t, done, 0 if cards else 1)
        leave_play(t, me.seat, cards, TO_DISCARD)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-cleanse-now", card=card_name(t.setup.defs[me.card].id))


CLEANSING: Final = Cleansing(-1, -1, -1)
EFFECTS: Final[list[type[Effect]]] = [Cleanse, TakeOff, Cleansing, CleanseNow]
VERBS: Final[list[Effect]] = [*TAKE_OFF]
