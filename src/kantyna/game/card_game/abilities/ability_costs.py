"""Costs of abilities, besides the resource cost of a card (SWLCG-761): paid in full or not at all (SWLCG-762)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import Effect, Step, Verb
from ....engine.effects.fields import AMOUNT, SELECTOR, Fields
from ....engine.effects.hands import HAND
from ....engine.effects.selectors import Selector
from ....engine.errors import Refusal, refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..engagement.damage import deal
from ..terms import DIAL
from ..turn import tokens
from ..turn.costs import Pay, payable
from ..turn.movement import TO_DISCARD, leave_play
from ..turn.payment import FOCUS_THIS
from ..turn.phases import DiscardFromHand
from .phrases import about
from .reported_choice import SelectOrReport
from .selectors import matching, points
from .targets import refuse_mismatch

if TYPE_CHECKING:
    from ....engine.state import State

SACRIFICE: Final = Verb("sacrifice")
FOCUS_CARD: Final = Verb("focus")


class FocusThis(Effect):
    """Focus the card itself, which must be ready (SWLCG-662)."""

    word: ClassVar[str] = FOCUS_THIS

    def run(self, t: State, me: Step) -> None:
        if self.possible(t, me):
            tokens.focus(t, me.card, 1)
            report(t, 1, 1)
        else:
            report(t, 0, 1)

    def possible(self, t: State, me: Step) -> bool:
        return board.is_in_play(t, me.card) and board.is_ready(t, me.card)


class FocusHost(Effect):
    """Focus the card that this one is attached to, which must be ready (BOTF-281)."""

    word: ClassVar[str] = "focus-host"

    def run(self, t: State, me: Step) -> None:
        if self.possible(t, me):
            tokens.focus(t, t.host[me.card], 1)
            report(t, 1, 1)
        else:
            report(t, 0, 1)

    def possible(self, t: State, me: Step) -> bool:
        host = t.host[me.card]
        return host >= 0 and board.is_in_play(t, host) and board.is_ready(t, host)


class FocusOne(Select):
    """Focus a ready matching card."""

    word: ClassVar[str] = "focus-one"
    fields: ClassVar[Fields] = {"which": SELECTOR}
    rule: ClassVar[str] = "SWLCG-662"
    must_rule: ClassVar[str] = "SWLCG-762"
    picks: ClassVar[Verb] = FOCUS_CARD

    def __init__(self, which: Selector) -> None:
        super().__init__(1, 1)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in matching(t, self.which, me) if board.is_ready(t, card)]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if card in matching(t, self.which, me):
            return refusal(self.rule, "exhausted", t, card)
        return refuse_mismatch(t, self.which, me, card, "SWLCG-762")

    def act_on(self, t: State, me: Step, card: Card) -> None:
        tokens.focus(t, card, 1)
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-focus-one", card=card_name(t.setup.defs[me.card].id)), self.which)

    def describe(self) -> Message:
        return about(Message("effect-focus-one"), self.which)


class SacrificeThis(Effect):
    """Sacrifice the card itself. If it does not leave play, the cost is not paid (SWLCG-645)."""

    word: ClassVar[str] = "sacrifice-this"

    def run(self, t: State, me: Step) -> None:
        sacrifice(t, me.seat, me.card)

    def possible(self, t: State, me: Step) -> bool:
        return board.is_in_play(t, me.card) and board.can_leave(t, me.card)


class SacrificeOne(SelectOrReport):
    """The step's seat sacrifices a matching card (SWLCG-644)."""

    word: ClassVar[str] = "sacrifice-one"
    fields: ClassVar[Fields] = {"which": SELECTOR}
    rule: ClassVar[str] = "SWLCG-644"
    must_rule: ClassVar[str] = "SWLCG-644"
    picks: ClassVar[Verb] = SACRIFICE

    def __init__(self, which: Selector) -> None:
        super().__init__(1, 1)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        which = self.which
        own = board.in_play(t, me.seat)
        if points(which):
            there = matching(t, which, me)
            return [card for card in there if card in own and board.can_leave(t, card)]
        return [card for card in own if which.fits(t, me.seat, card, me.card) and board.can_leave(t, card)]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if card not in board.in_play(t, me.seat):
            return refusal(self.rule, "no-own-card", t, card)
        return refuse_mismatch(t, self.which, me, card, self.rule)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        sacrifice(t, me.seat, card)

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-sacrifice-one", card=card_name(t.setup.defs[me.card].id)), self.which)

    def describe(self) -> Message:
        return about(Message("effect-sacrifice-one"), self.which)


def sacrifice(t: State, seat: Seat, card: Card) -> None:
    t.tell("sacrifice", seat, card)
    leave_play(t, seat, [card], TO_DISCARD)


class DamageThis(Effect):
    """Damage to the card itself. Shields do not prevent your own damage (SWLCG-469)."""

    word: ClassVar[str] = "harm-this"
    damages: ClassVar[bool] = True
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        if self.possible(t, me):
            deal(t, me.seat, [me.card], [self.n], me.card)
        else:
            report(t, 0, 1)

    def possible(self, t: State, me: Step) -> bool:
        there = board.is_in_play(t, me.card) and board.takes_damage(t, me.card)
        return there and board.remaining_capacity(t, me.card) >= self.n


class Spend(Effect):
    """Resources of any affiliation: only played cards need a match."""

    word: ClassVar[str] = "spend-resources"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def cost(self, t: State) -> int:
        return self.n

    def run(self, t: State, me: Step) -> None:
        t.push(Pay(self.cost(t), ""), me.seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return payable(t, me.seat, self.cost(t), "")

    def might(self, t: State, me: Step) -> bool:
        return payable(t, me.seat, self.cost(t), "", supposed=True)


class SpendLessDial(Spend):
    """Resources, less the number on the Death Star dial (BOTF-083)."""

    word: ClassVar[str] = "spend-less-dial"

    def cost(self, t: State) -> int:
        return max(0, self.n - t.numbers[DIAL])


class DiscardOwn(DiscardFromHand):
    """Discard cards of your choice from hand."""

    word: ClassVar[str] = "discard-own"
    rule: ClassVar[str] = "SWLCG-761"
    must_rule: ClassVar[str] = "SWLCG-762"

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        super().act(t, me, cards)
        report(t, len(cards), self.least)

    def possible(self, t: State, me: Step) -> bool:
        return len(t.cards_in(me.seat, HAND)) >= self.least


class DiscardAny(DiscardOwn):
    """Discard any number of cards from hand, at least one."""

    word: ClassVar[str] = "discard-any"

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-discard-any", card=card_name(t.setup.defs[me.card].id))


class LowerReserve(Effect):
    """Your reserve value is lower by `n` until the phase ends."""

    word: ClassVar[str] = "lower-reserve"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        t.modifiers.append(Modifier("reserve", NO_CARD, -self.n, "phase-end", seat=me.seat))
        t.tell("reserve", me.seat, NO_CARD, self.n)
        report(t, 1, 1)


ANY_NUMBER: Final = DiscardAny(1, 99)
EFFECTS: Final[list[type[Effect]]] = [
    FocusThis, FocusHost, FocusOne, SacrificeThis, SacrificeOne, DamageThis, Spend, SpendLessDial, DiscardOwn,
    DiscardAny, LowerReserve,
]  # fmt: skip
VERBS: Final[list[Effect]] = [SACRIFICE, FOCUS_CARD]
