"""Costs and resources. A cost is paid card by card; each card generates up to its resource value.

Every offered choice can be completed: the remaining ready cards can pay the rest and provide the match, with doubling
if needed. The first choice pays the rest with the least waste.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import answered, report
from ....engine.abilities.triggers import INTERRUPT, hindrance
from ....engine.abilities.windows import Occur
from ....engine.effects.constants import Modifier, read, read_seat
from ....engine.effects.effect import Ask, Effect, Step, Verb
from ....engine.effects.fields import AMOUNT, WORD, YES_OR_NO, Fields, small_number
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..abilities.constants import Discount, played_word
from ..affiliations import NEUTRAL
from ..cards.card_types import affiliation_name
from ..formats.common_reserve import held, holds
from ..formats.mode import mode_of
from ..terms import FOCUS, PLAY
from .tokens import focus

if TYPE_CHECKING:
    from ....engine.setup import Setup
    from ....engine.state import State

NO_MATCH: Final = "no-match"
NEXT_CHEAPER: Final = "next-cheaper"
NEXT_NO_MATCH: Final = "next-no-match"
"""Numbers of a seat: whether no match is needed; how much less its next card costs, and whether that one needs no
match."""
EXTRA: Final = "extra-resources"
"""Resources that a card has generated beyond its focus tokens; the current payment uses them."""


def sources(t: State, seat: Seat) -> list[Card]:
    """The ready cards of a player that generate resources (SWLCG-296, SWLCG-297)."""
    return [card for card in t.cards_in(seat, PLAY) if board.is_ready(t, card) and board.resources(t, card) > 0]


def matches(t: State, card: Card, affiliation: str) -> bool:
    """Would that resource card provide the match? A neutral one never does (SWLCG-308, SWLCG-310)."""
    if board.printed(t, card).affiliation == affiliation or read(t, "matches-all", card, 0) > 0:
        return True
    return board.has_keyword(t, card, "influence")  # BOTF-152


def cost_for(t: State, seat: Seat, card: Card) -> int:
    """The cost for that player, with all changes (SWLCG-316, SWLCG-758)."""
    return read(t, "cost", card, board.printed(t, card).cost or 0, -discounts(t, seat, card))


def discounts(t: State, seat: Seat, card: Card) -> int:
    """The player's discount, by cards in play and by effects on their next card."""
    spared = 0
    setup, where = t.setup, t.where
    active = setup.active_zones
    for holder in setup.constants.get("discount", ()):
        zone = where[holder]
        if active[zone] and setup.seat_of_zone[zone] == seat:
            for constant in board.printed(t, holder).constants:
                if isinstance(constant, Discount):
                    spared += constant.off(t, seat, card)
    for modifier in t.modifiers:
        if modifier.seat == seat and modifier.stat == NEXT_CHEAPER:
            spared += modifier.n
    return spared


def match_needed(t: State, seat: Seat, card: Card, cost: int) -> str:
    """The affiliation that one of the resources must match; empty: none (SWLCG-309, 311, 314)."""
    affiliation = board.printed(t, card).affiliation
    if not cost or affiliation == NEUTRAL or read_seat(t, NO_MATCH, seat, 0) or read_seat(t, NEXT_NO_MATCH, seat, 0):
        return ""
    return affiliation


def note_played(t: State, seat: Seat, card: Card) -> None:
    """The player pays for the card: effects on the next card are used up, and it counts as played this turn."""
    t.modifiers = [each for each in t.modifiers if each.seat != seat or each.stat not in (NEXT_CHEAPER, NEXT_NO_MATCH)]
    definition = board.printed(t, card)
    note = Modifier(played_word(definition.kind, definition.affiliation), NO_CARD, 1, "turn-end", seat=seat)
    if note not in t.modifiers:
        t.modifiers.append(note)


class DoubleYield(Effect):
    """The generating card gives twice as much for the cost being paid (BOTF-273)."""

    word: ClassVar[str] = "double-yield"

    def run(self, t: State, me: Step) -> None:
        event = answered(t)
        t.modifiers.append(Modifier(EXTRA, NO_CARD, event.n, "turn-end", seat=event.seat))
        t.tell("double-yield", me.seat, event.card, event.n)
        report(t, event.n, event.n)


def doubles(t: State, card: Card, ability: int) -> bool:
    """Does that ability double what a source yields?"""
    return any([isinstance(effect, DoubleYield) for effect in board.printed(t, card).triggers[ability].effects])


def doublers(t: State, seat: Seat, supposed: bool) -> int:
    """How many doubling cards the player holds; `supposed`: could hold, judged from public knowledge."""
    found = 0
    for card, i, _ in t.setup.answering[INTERRUPT].get("generate", ()):
        if doubles(t, card, i):
            if supposed:
                found += board.printed(t, card).side == board.side(t, seat) and mode_of(t).might_have(t, seat, card)
            else:
                found += holds(t, seat, card) and not hindrance(t, seat, card, i)
    return min(found, len(held(t, seat)))


def doubled(values: list[int], doublers: int) -> int:
    """The most that sources of these values yield if `doublers` of them are doubled."""
    return sum(values) + sum(sorted(values, reverse=True)[:doublers])


def payable(t: State, seat: Seat, cost: int, affiliation: str, supposed: bool = False) -> bool:
    """Could the player pay that now (SWLCG-295), perhaps by doubling (BOTF-354)?

    Asked for every card in hand, so it avoids building lists.
    """
    if not cost:
        return True
    focus = t.marks[FOCUS]
    total = 0
    matched = not affiliation
    for card in t.cards_in(seat, PLAY):
        if not focus[card]:
            value = board.resources(t, card)
            if value:
                total += value
                matched = matched or matches(t, card, affiliation)
                if matched and total >= cost:
                    return True
    if not matched or 2 * total < cost:
        return False
    values = [board.resources(t, card) for card in sources(t, seat)]
    return doubled(values, doublers(t, seat, supposed)) >= cost


def least_wasteful_payment(t: State, seat: Seat, cost: int, affiliation: str) -> list[tuple[Card, int]]:
    """A payment with the least waste. The match comes first, from the smallest card that provides it. Then small cards
    and the affiliation card before large ones, neutral before matching ones; the last gives only the rest. If all are
    not enough, doubling is still to come."""
    ready = sources(t, seat)
    order: list[Card] = []
    if affiliation:
        fitting = [card for card in ready if matches(t, card, affiliation)]
        order.append(min(fitting, key=_Waste(t, cost)))
    rest = [card for card in ready if card not in order]
    payment: list[tuple[Card, int]] = []
    left = cost
    while left > 0 and (order or rest):
        if not order:
            order.append(min(rest, key=_Waste(t, left)))
            rest.remove(order[0])
        card = order.pop(0)
        n = min(left, board.resources(t, card))
        payment.append((card, n))
        left -= n
    return payment


class _Waste:
    """Sort key of a source for what is left: its waste, then its value."""

    def __init__(self, t: State, left: int) -> None:
        self.t = t
        self.left = left

    def __call__(self, card: Card) -> tuple[int, int, int]:
        value = board.resources(self.t, card)
        return (max(0, value - self.left), -value, card)


class Generate(Effect):
    """A choice: one card generates `amount` resources, "generate the_heart_of_the_empire#1 2" (SWLCG-298)."""

    word: ClassVar[str] = "generate"

    def key(self, me: Step) -> str:
        return f"generate {me.setup.labels[me.card]} {me.amount}"

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        n = small_number(rest[0]) if len(rest) == 1 else None
        return Step(self, seat, card, n, setup) if card >= 0 and n else None

    def button(self, me: Step) -> Message:
        return Message("choice-generate", card=card_name(me.setup.defs[me.card].id), n=me.amount)

    def attempt(self, me: Step) -> str:
        return f"generate {me.setup.labels[me.card]} 1"

    def run(self, t: State, me: Step) -> None:
        focus(t, me.card, me.amount)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        name = card_name(t.setup.defs[me.card].id)
        if t.where[me.card] != t.zone_of(me.seat, PLAY):
            return Refusal("SWLCG-323", Message("refuse-not-your-source", card=name))
        value = board.resources(t, me.card)
        if not value:
            return Refusal("SWLCG-296", Message("refuse-no-resource-value", card=name))
        if not board.is_ready(t, me.card):
            return Refusal("SWLCG-304", Message("refuse-exhausted-source", card=name))
        if me.amount > value:
            return Refusal("SWLCG-299", Message("refuse-too-many-resources", card=name, n=value))
        return None


PAY_ALL: Final = Verb("pay-all", "SWLCG-298")


class Pay(Ask):
    """`cost` is still to be paid for the step's card; `match` is the affiliation still needed (SWLCG-298 to 319)."""

    word: ClassVar[str] = "pay-cost"
    fields: ClassVar[Fields] = {"cost": AMOUNT, "match": WORD, "chooses": YES_OR_NO}
    rule: ClassVar[str] = "SWLCG-298"

    def __init__(self, cost: int, match: str, chooses: bool = True) -> None:
        self.cost = cost
        self.match = match
        self.chooses = chooses

    def run(self, t: State, me: Step) -> None:
        extra = sum([each.n for each in t.modifiers if each.stat == EXTRA and each.seat == me.seat])
        if extra:
            t.modifiers = [each for each in t.modifiers if each.stat != EXTRA or each.seat != me.seat]
            t.push(Pay(max(0, self.cost - extra), self.match, self.chooses), me.seat, me.card, me.payload)
        elif self.cost <= 0:
            report(t, 1, 1)
        elif not payable(t, me.seat, self.cost, self.match):
            report(t, 0, 1)  # an answer to the payment has removed a source
        elif self.chooses:
            super().run(t, me)
        else:
            card, n = least_wasteful_payment(t, me.seat, self.cost, self.match)[0]
            self.take(t, me, card, n)

    def offer(self, t: State, me: Step) -> None:
        steps = [Step(PAY_ALL, me.seat, NO_CARD, 0, me.setup)]
        ready = sources(t, me.seat)
        values = [board.resources(t, card) for card in ready]
        doubling = 0 if sum(values) >= self.cost else doublers(t, me.seat, supposed=False)
        for i, card in enumerate(ready):
            for n in range(values[i], 0, -1):
                if self.leaves_payable(t, [*ready[:i], *ready[i + 1 :]], card, n, doubling):
                    steps.append(Step(GENERATE, me.seat, card, n, me.setup))
        t.asked = {me.seat: steps}

    def leaves_payable(self, t: State, others: list[Card], card: Card, n: int, doubling: int) -> bool:
        """Can the others pay the rest after that card generates `n`, with `doubling` cards doubled?"""
        matched = not self.match or matches(t, card, self.match)
        # SWLCG-312: a card that matches must still give at least one resource
        if not matched and (self.cost <= n or not any([matches(t, other, self.match) for other in others])):
            return False
        return doubled([n, *[board.resources(t, other) for other in others]], doubling) >= self.cost

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0:
            self.take(t, me, choice.card, choice.amount)
        else:
            t.push(Pay(self.cost, self.match, False), me.seat, me.card, me.payload)

    def take(self, t: State, me: Step, card: Card, n: int) -> None:
        """The card generates, which may be answered; then the rest is paid."""
        match = "" if self.match and matches(t, card, self.match) else self.match
        t.push(Pay(max(0, self.cost - n), match, self.chooses), me.seat, me.card, me.payload)
        t.push(GENERATED, me.seat, card, n)

    def prompt(self, t: State, me: Step) -> Message:
        name = card_name(t.setup.defs[me.card].id)
        if self.match:
            return Message("ask-pay-match", card=name, n=self.cost, match=affiliation_name(self.match))
        return Message("ask-pay", card=name, n=self.cost)

    def words(self, t: State, seat: Seat) -> list[str]:
        return [GENERATE.spoken(), PAY_ALL.spoken()]

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        if tried.effect != GENERATE:
            return super().reject(t, me, tried, question)
        reason = GENERATE.refuse(t, tried)
        if reason is not None:
            return reason
        rule = "SWLCG-308" if self.match and not matches(t, tried.card, self.match) else "SWLCG-295"
        return Refusal(rule, Message("refuse-payment", card=card_name(t.setup.defs[tried.card].id), n=self.cost))


class PayFor(Effect):
    """Determine the cost of the step's card after interrupts and pay it, if possible (SWLCG-320, SWLCG-501)."""

    word: ClassVar[str] = "pay-for"

    def run(self, t: State, me: Step) -> None:
        cost = cost_for(t, me.seat, me.card)
        match = match_needed(t, me.seat, me.card, cost)
        if payable(t, me.seat, cost, match):
            note_played(t, me.seat, me.card)
            t.push(Pay(cost, match), me.seat, me.card, 0)
        else:
            report(t, 0, 1)


GENERATE: Final = Generate()
PRICED: Final = Occur("pricing", PayFor())
GENERATED: Final = Occur("generate", GENERATE)
EFFECTS: Final[list[type[Effect]]] = [DoubleYield, Generate, Pay, PayFor]
VERBS: Final[list[Effect]] = [GENERATE, PAY_ALL]
