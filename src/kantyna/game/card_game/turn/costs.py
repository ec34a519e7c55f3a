"""Costs and resources. A cost is paid card by card; each card generates up to its resource value.

Every offered choice can be completed: the remaining ready cards can pay the rest and provide the match, with doubling
if needed. The first choice pays all of the rest, with the cards that rank best for it (`payment.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import answered, report
from ....engine.abilities.triggers import INTERRUPT, hindrance
from ....engine.abilities.windows import Occur
from ....engine.effects.constants import Modifier, read, read_seat
from ....engine.effects.effect import Ask, Effect, Step, Verb
from ....engine.effects.fields import AMOUNT, CARD, MOST_PARTS, PARTS, WORD, YES_OR_NO, Fields, small_number
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
from .payment import Payment, best_payment
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


def proposed_payment(t: State, seat: Seat, cost: int, affiliation: str) -> Payment:
    """The payment that ranks best, with the match first. If all sources together are not enough, doubling is still to
    come: all of them pay, the largest first."""
    ready = sources(t, seat)
    fitting = [not affiliation or matches(t, card, affiliation) for card in ready]
    payment = best_payment(t, ready, fitting, cost)
    if not payment:
        return least_wasteful_payment(t, seat, cost, affiliation)
    for i, (card, n) in enumerate(payment):
        if fitting[ready.index(card)]:
            return [(card, n), *payment[:i], *payment[i + 1 :]]
    return payment


def least_wasteful_payment(t: State, seat: Seat, cost: int, affiliation: str) -> Payment:
    """A payment with few cards: the match from the card that gives most without waste, then the others in the same
    order; the last gives only the rest. If all are not enough, doubling is still to come."""
    ready = sources(t, seat)
    order: list[Card] = []
    if affiliation:
        fitting = [card for card in ready if matches(t, card, affiliation)]
        order.append(min(fitting, key=_Waste(t, cost)))
    rest = [card for card in ready if card not in order]
    payment: Payment = []
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


class Source(Effect):
    """A part of a payment: one card and the number of resources that it generates."""

    word: ClassVar[str] = "source"
    fields: ClassVar[Fields] = {"card": CARD, "n": AMOUNT}

    def __init__(self, card: Card, n: int) -> None:
        self.card = card
        self.n = n


class PayWith(Effect):
    """A choice: these cards pay all that is left, "pay-with affiliation_sith#1 1 fall_of_the_jedi#1 2" (SWLCG-302).

    The key names the cards and amounts, so a record does not depend on how payments are ranked.
    """

    word: ClassVar[str] = "pay-with"
    fields: ClassVar[Fields] = {"plan": PARTS}

    def __init__(self, plan: tuple[Source, ...]) -> None:
        self.plan = plan

    def key(self, me: Step) -> str:
        return " ".join([self.word, *[f"{me.setup.labels[source.card]} {source.n}" for source in self.plan]])

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        plan: list[Source] = []
        words = [setup.labels[card], *rest] if card >= 0 else []
        for i in range(0, len(words) - 1, 2):
            n = small_number(words[i + 1])
            if words[i] not in setup.index or not n:
                return None
            plan.append(Source(setup.index[words[i]], n))
        complete = 0 < len(plan) <= MOST_PARTS and len(words) == 2 * len(plan)
        return Step(PayWith(tuple(plan)), seat, NO_CARD, 0, setup) if complete else None

    def button(self, me: Step) -> Message:
        return Message("choice-pay-with", cards=self.sources(me))

    def sources(self, me: Step) -> list[Message]:
        """Each card and its amount in words."""
        defs = me.setup.defs
        return [Message("payment-source", card=card_name(defs[source.card].id), n=source.n) for source in self.plan]

    def uses(self, me: Step) -> dict[str, int]:
        return {me.setup.labels[source.card]: source.n for source in self.plan}

    def refuse(self, t: State, me: Step) -> Refusal | None:
        return Refusal("SWLCG-298", Message("refuse-time-pay-with"))


PAY_WITH: Final = PayWith(())
PAY_ALL: Final = Verb("pay-all")
"""Not offered any more, but records contain it: pays with few cards (`least_wasteful_payment`)."""


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
            t.push(self.for_rest(max(0, self.cost - extra), self.match), me.seat, me.card, me.payload)
        elif self.cost <= 0:
            report(t, 1, 1)
        elif not payable(t, me.seat, self.cost, self.match):
            report(t, 0, 1)  # an answer to the payment has removed a source
        else:
            self.go_on(t, me)

    def go_on(self, t: State, me: Step) -> None:
        """Ask who pays, or let the next card pay."""
        if self.chooses:
            super().run(t, me)
        else:
            card, n = least_wasteful_payment(t, me.seat, self.cost, self.match)[0]
            self.take(t, me, card, n)

    def for_rest(self, cost: int, match: str) -> Pay:
        """The same question about what is left."""
        return Pay(cost, match, self.chooses)

    def offer(self, t: State, me: Step) -> None:
        steps: list[Step] = []
        payment = proposed_payment(t, me.seat, self.cost, self.match)
        if len(payment) <= MOST_PARTS:
            plan = tuple([Source(card, n) for card, n in payment])
            steps.append(Step(PayWith(plan), me.seat, NO_CARD, 0, me.setup))
        ready = sources(t, me.seat)
        values = [board.resources(t, card) for card in ready]
        doubling = self.doubling(t, me.seat, values)
        for i, card in enumerate(ready):
            for n in range(values[i], 0, -1):
                if self.leaves_payable(t, [*ready[:i], *ready[i + 1 :]], card, n, doubling):
                    steps.append(Step(GENERATE, me.seat, card, n, me.setup))
        t.asked = {me.seat: steps}

    def unlisted(self, t: State, me: Step, seat: Seat, key: str) -> Step | None:
        """Any other payment that is complete, and the payment of earlier versions."""
        if seat != me.seat:
            return None
        if key == PAY_ALL.name:
            return Step(PAY_ALL, seat, NO_CARD, 0, me.setup)
        words = key.split()
        if len(words) < 2 or words[0] != PayWith.word or words[1] not in t.setup.index:
            return None
        step = PAY_WITH.read(seat, t.setup.index[words[1]], words[2:], t.setup)
        if step is None or step.key != key or self.refuse_payment(t, step) is not None:
            return None
        return step

    def refuse_payment(self, t: State, tried: Step) -> Refusal | None:
        """Why these cards are not a complete payment: they pay exactly the cost, or need doubling and are all that the
        player has."""
        assert isinstance(tried.effect, PayWith)
        plan = tried.effect.plan
        for source in plan:
            refusal = GENERATE.refuse(t, Step(GENERATE, tried.seat, source.card, source.n, tried.setup))
            if refusal is not None:
                return refusal
        if self.match and not any([matches(t, source.card, self.match) for source in plan]):
            return Refusal("SWLCG-308", Message("refuse-unmatched-payment", match=affiliation_name(self.match)))
        paid = sum([source.n for source in plan])
        everything = sum([board.resources(t, card) for card in sources(t, tried.seat)])
        if len({source.card for source in plan}) < len(plan) or paid != min(self.cost, everything):
            return Refusal("SWLCG-298", Message("refuse-payment-amount", n=self.cost))
        return None

    def doubling(self, t: State, seat: Seat, values: list[int]) -> int:
        """How many sources can be doubled, if that is needed."""
        return 0 if sum(values) >= self.cost else doublers(t, seat, supposed=False)

    def leaves_payable(self, t: State, others: list[Card], card: Card, n: int, doubling: int) -> bool:
        """Can the others pay the rest after that card generates `n`, with `doubling` cards doubled?"""
        matched = not self.match or matches(t, card, self.match)
        # SWLCG-312: a card that matches must still give at least one resource
        if not matched and (self.cost <= n or not any([matches(t, other, self.match) for other in others])):
            return False
        return doubled([n, *[board.resources(t, other) for other in others]], doubling) >= self.cost

    def answer(self, t: State, me: Step, choice: Step) -> None:
        effect = choice.effect
        if isinstance(effect, PayWith):
            t.push(PayPlanned(self.cost, self.match, effect.plan), me.seat, me.card, me.payload)
        elif choice.card >= 0:
            self.take(t, me, choice.card, choice.amount)
        else:
            t.push(Pay(self.cost, self.match, False), me.seat, me.card, me.payload)

    def take(self, t: State, me: Step, card: Card, n: int) -> None:
        """The card generates, which may be answered; then the rest is paid."""
        match = "" if self.match and matches(t, card, self.match) else self.match
        t.push(self.for_rest(max(0, self.cost - n), match), me.seat, me.card, me.payload)
        t.push(GENERATED, me.seat, card, n)

    def prompt(self, t: State, me: Step) -> Message:
        name = card_name(t.setup.defs[me.card].id)
        if self.match:
            return Message("ask-pay-match", card=name, n=self.cost, match=affiliation_name(self.match))
        return Message("ask-pay", card=name, n=self.cost)

    def words(self, t: State, seat: Seat) -> list[str]:
        return [GENERATE.spoken(), PAY_WITH.spoken()]

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        if isinstance(tried.effect, PayWith):
            return self.refuse_payment(t, tried) or super().reject(t, me, tried, question)
        if tried.effect != GENERATE:
            return super().reject(t, me, tried, question)
        reason = GENERATE.refuse(t, tried)
        if reason is not None:
            return reason
        rule = "SWLCG-308" if self.match and not matches(t, tried.card, self.match) else "SWLCG-295"
        return Refusal(rule, Message("refuse-payment", card=card_name(t.setup.defs[tried.card].id), n=self.cost))


class PayPlanned(Pay):
    """The cards of `plan` pay, one after the other. If an answer has changed what they can give, the player is asked
    again."""

    word: ClassVar[str] = "pay-planned"
    fields: ClassVar[Fields] = {"cost": AMOUNT, "match": WORD, "plan": PARTS}

    def __init__(self, cost: int, match: str, plan: tuple[Source, ...]) -> None:
        super().__init__(cost, match)
        self.plan = plan

    def go_on(self, t: State, me: Step) -> None:
        source = self.plan[0]
        ready = sources(t, me.seat)
        if source.card in ready:
            values = [board.resources(t, card) for card in ready]
            others = [card for card in ready if card != source.card]
            n = min(source.n, self.cost, board.resources(t, source.card))
            if self.leaves_payable(t, others, source.card, n, self.doubling(t, me.seat, values)):
                rest = PayPlanned(self.cost, self.match, self.plan[1:])
                rest.take(t, me, source.card, n)
                return
        t.push(Pay(self.cost, self.match), me.seat, me.card, me.payload)

    def for_rest(self, cost: int, match: str) -> Pay:
        return PayPlanned(cost, match, self.plan) if self.plan else Pay(cost, match)


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
EFFECTS: Final[list[type[Effect]]] = [DoubleYield, Generate, Source, Pay, PayPlanned, PayFor]
VERBS: Final[list[Effect]] = [GENERATE, PAY_WITH]
