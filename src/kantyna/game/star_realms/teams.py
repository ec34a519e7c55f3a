"""Purchases and attacks that a team pays for together, and cards passed between teammates.

A shared payment needs the consent of everybody who pays (SR-360). So a member pledges an amount: of trade to a card for
a buyer, or of combat to a base. Another member uses the pledges by paying the rest. A pledge costs nothing until then,
can be withdrawn, and lapses when its points or its card are gone or the main phase ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.effects.effect import Effect, Step
from ...engine.effects.fields import NUMBER, SEAT, Field, Fields, seat_number, small_number
from ...engine.effects.hands import DISCARD
from ...engine.effects.nature import Nature
from ...engine.errors import Refusal
from ...engine.ids import NO_CARD, NO_SEAT, Card, Seat
from ...engine.seating import in_game
from ...engine.setup import Setup
from ...engine.voice import Message, card_name, seat_name
from .buying import TAKE_BOUGHT
from .cards import PrintedCard
from .play import clear_pledge, defense_left, destroy, open_bases, spend
from .seating import seating_of
from .targets import refuse_base
from .terms import COMBAT, PLEDGE_CARD, PLEDGE_FOR, PLEDGE_N, TRADE, TRADE_ROW

if TYPE_CHECKING:
    from ...engine.state import State


def mates(t: State, seat: Seat) -> list[Seat]:
    return [mate for mate in in_game(t, seating_of(t).team[seat]) if mate != seat]


def not_together(t: State) -> Refusal | None:
    if seating_of(t).format.team_turns:
        return None
    return Refusal(seating_of(t).format.alone_rule, Message("refuse-not-together"))


def cost(t: State, card: Card) -> int:
    """The price of a card in the row, or the combat needed to destroy a base."""
    definition: PrintedCard = t.setup.defs[card]
    return definition.cost if t.where[card] == TRADE_ROW else defense_left(t, card)


def points_for(t: State, card: Card) -> int:
    """The number of a seat that pays for the card: trade in the row, combat for a base."""
    return TRADE if t.where[card] == TRADE_ROW else COMBAT


def pool(t: State, card: Card) -> list[int]:
    """By seat: the points that pay for the card."""
    return t.seat_numbers[points_for(t, card)]


def pledged(t: State, seat: Seat, card: Card, buyer: Seat) -> list[Seat]:
    """The teammates who have pledged to that card for that buyer (`NO_SEAT`: to a base)."""
    return [
        mate
        for mate in mates(t, seat)
        if t.card_held_by(mate, PLEDGE_CARD) == card and t.seat_held_by(mate, PLEDGE_FOR) == buyer
    ]


class Pledge(Effect):
    """Offer points for a card that `buyer` is to get, or (`NO_SEAT`) for the attack on a base."""

    word: ClassVar[str] = "pledge"
    nature: ClassVar[Nature] = Nature(spare=True, amount=True, agreed=True)
    fields: ClassVar[Fields] = {"buyer": Field(NUMBER, -1, 5)}

    def __init__(self, buyer: Seat) -> None:
        self.buyer = buyer

    def run(self, t: State, me: Step) -> None:
        t.hold_card_for(me.seat, PLEDGE_CARD, me.card)
        t.seat_numbers[PLEDGE_N][me.seat] = me.amount
        t.hold_seat_for(me.seat, PLEDGE_FOR, self.buyer)
        t.tell("pledge" if self.buyer >= 0 else "pledge-combat", me.seat, me.card, me.amount, self.buyer)

    def key(self, me: Step) -> str:
        to = f" seat#{self.buyer}" if self.buyer >= 0 else ""
        return f"pledge {me.setup.labels[me.card]} {me.amount}{to}"

    def aimed_at(self, me: Step) -> str:
        return f"seat#{self.buyer}" if self.buyer >= 0 else ""

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        amount = small_number(rest[0]) if card >= 0 and 1 <= len(rest) <= 2 else None
        if amount is None:
            return None
        if len(rest) == 1:
            return Step(PLEDGE_TO_BASE, seat, card, amount, setup)
        buyer = seat_number(rest[1], setup.seat_count)
        return Step(PLEDGE_FOR_SEAT[buyer], seat, card, amount, setup) if buyer >= 0 else None

    def button(self, me: Step) -> Message:
        card = card_name(me.setup.defs[me.card].id)
        if self.buyer >= 0:
            return Message("choice-pledge-trade", card=card, n=me.amount, whom=seat_name(self.buyer))
        return Message("choice-pledge-combat", card=card, n=me.amount)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        reason = not_together(t)
        if reason is not None:
            return reason
        card = card_name(t.setup.defs[me.card].id)
        if self.buyer >= 0:
            if t.where[me.card] != TRADE_ROW:
                return Refusal("SR-234", Message("refuse-pledge-row", card=card))
            if self.buyer not in mates(t, me.seat):
                return Refusal("SR-233", Message("refuse-pledge-buyer", whom=seat_name(self.buyer)))
        elif t.where[me.card] == TRADE_ROW:
            return Refusal("SR-233", Message("refuse-pledge-for", card=card))
        else:
            reason = refuse_base(t, me.seat, me.card, False)
            if reason is not None:
                return reason
        points = pool(t, me.card)[me.seat]
        most = min(points, cost(t, me.card))
        rule = "SR-232" if self.buyer >= 0 else "SR-236"
        if not points:
            return Refusal(rule, Message("refuse-no-trade" if self.buyer >= 0 else "refuse-no-combat"))
        if not 1 <= me.amount <= most:
            return Refusal(rule, Message("refuse-pledge-amount", n=me.amount, most=most))
        return None


class Withdraw(Effect):
    """Withdraw your pledge (SR-360)."""

    word: ClassVar[str] = "withdraw"
    nature: ClassVar[Nature] = Nature(spare=True, agreed=True)

    def run(self, t: State, me: Step) -> None:
        clear_pledge(t, me.seat)
        t.tell("withdraw", me.seat)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        reason = not_together(t)
        if reason is None and not t.seat_numbers[PLEDGE_CARD][me.seat]:
            return Refusal("SR-360", Message("refuse-no-pledge"))
        return reason


class Together(Effect):
    """Use the teammates' pledges by paying the rest."""

    rule: ClassVar[str] = ""

    def buyer(self, seat: Seat) -> Seat:
        """The seat that gets the card, when that seat pays the rest."""
        return seat

    def rest(self, t: State, seat: Seat, card: Card) -> int:
        """What is left to pay after the pledges; negative: too much was pledged."""
        return cost(t, card) - sum([t.seat_numbers[PLEDGE_N][m] for m in pledged(t, seat, card, self.buyer(seat))])

    def pay(self, t: State, me: Step) -> None:
        points = points_for(t, me.card)
        rest = self.rest(t, me.seat, me.card)
        for mate in pledged(t, me.seat, me.card, self.buyer(me.seat)):
            given = t.seat_numbers[PLEDGE_N][mate]
            clear_pledge(t, mate)
            spend(t, points, mate, given)
            t.tell("gave" if points == TRADE else "gave-combat", mate, me.card, given, me.seat)
        spend(t, points, me.seat, rest)

    def possible_now(self, t: State, seat: Seat, card: Card) -> bool:
        return bool(pledged(t, seat, card, self.buyer(seat))) and 0 <= self.rest(t, seat, card) <= pool(t, card)[seat]

    def refuse(self, t: State, me: Step) -> Refusal | None:
        reason = not_together(t)
        if reason is not None:
            return reason
        card = card_name(t.setup.defs[me.card].id)
        if self.rule == "SR-222" and t.where[me.card] != TRADE_ROW:
            return Refusal("SR-234", Message("refuse-pledge-row", card=card))
        if self.rule == "SR-221":
            reason = refuse_base(t, me.seat, me.card, False)
            if reason is not None:
                return reason
        if not pledged(t, me.seat, me.card, self.buyer(me.seat)):
            return Refusal("SR-360", Message("refuse-nothing-pledged", card=card))
        rest, points = self.rest(t, me.seat, me.card), pool(t, me.card)[me.seat]
        rule = "SR-232" if self.rule == "SR-222" else "SR-236"
        if rest < 0:
            return Refusal(rule, Message("refuse-too-much-pledged", card=card, n=-rest))
        if rest > points:
            return Refusal(rule, Message("refuse-rest", card=card, n=rest, points=points))
        return None


class BuyTogether(Together):
    """The buyer pays the rest and gets the card (SR-222, SR-232, SR-233)."""

    word: ClassVar[str] = "buy-together"
    rule: ClassVar[str] = "SR-222"

    def run(self, t: State, me: Step) -> None:
        self.pay(t, me)
        t.push(TAKE_BOUGHT, me.seat, me.card, 0)


class AttackTogether(Together):
    """Pay the rest of a base's defense and destroy it (SR-221, SR-236)."""

    word: ClassVar[str] = "attack-together"
    damages: ClassVar[bool] = True
    rule: ClassVar[str] = "SR-221"

    def buyer(self, seat: Seat) -> Seat:
        return NO_SEAT

    def run(self, t: State, me: Step) -> None:
        t.tell("attack-base", me.seat, me.card, cost(t, me.card))
        self.pay(t, me)
        destroy(t, me.seat, me.card)


class PassCard(Effect):
    """Pay 1 trade to give a card of your discard pile to a teammate for good (SR-253, SR-264 to SR-268)."""

    word: ClassVar[str] = "pass"
    nature: ClassVar[Nature] = Nature(spare=True, agreed=True)
    fields: ClassVar[Fields] = {"receiver": SEAT}

    def __init__(self, receiver: Seat) -> None:
        self.receiver = receiver

    def run(self, t: State, me: Step) -> None:
        spend(t, TRADE, me.seat, 1)
        t.tell("pass", me.seat, me.card, 0, self.receiver)
        t.send(me.card, t.zone_of(self.receiver, DISCARD), "acquire", self.receiver)
        t.owner[me.card] = self.receiver

    def key(self, me: Step) -> str:
        return f"pass {me.setup.labels[me.card]} seat#{self.receiver}"

    def aimed_at(self, me: Step) -> str:
        return f"seat#{self.receiver}"

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        receiver = seat_number(rest[0], setup.seat_count) if card >= 0 and len(rest) == 1 else NO_SEAT
        return Step(PASS_TO[receiver], seat, card, 0, setup) if receiver >= 0 else None

    def button(self, me: Step) -> Message:
        return Message("choice-pass-card", card=card_name(me.setup.defs[me.card].id), whom=seat_name(self.receiver))

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if not seating_of(t).format.passing:
            return Refusal(seating_of(t).format.no_passing_rule, Message("refuse-no-passing"))
        if me.card not in t.cards_in(me.seat, DISCARD):
            return Refusal("SR-253", Message("refuse-pass-card", card=card_name(t.setup.defs[me.card].id)))
        if self.receiver not in mates(t, me.seat):
            return Refusal("SR-266", Message("refuse-pass-to", whom=seat_name(self.receiver)))
        if t.seat_numbers[TRADE][me.seat] < 1:
            return Refusal("SR-253", Message("refuse-pass-trade"))
        return None


PLEDGE_TO_BASE: Final = Pledge(NO_SEAT)
PLEDGE_FOR_SEAT: Final = tuple([Pledge(Seat(i)) for i in range(6)])
WITHDRAW: Final = Withdraw()
BUY_TOGETHER: Final = BuyTogether()
ATTACK_TOGETHER: Final = AttackTogether()
PASS_TO: Final = tuple([PassCard(Seat(i)) for i in range(6)])


def team_actions(t: State, seat: Seat) -> list[Step]:
    """The shared payments and pledges that a member may make now."""
    setup = t.setup
    steps: list[Step] = []
    others = mates(t, seat)
    row = t.zones[TRADE_ROW]
    bases = open_bases(t, seat)
    for card in row:
        if BUY_TOGETHER.possible_now(t, seat, card):
            steps.append(Step(BUY_TOGETHER, seat, card, 0, setup))
    for base in bases:
        if ATTACK_TOGETHER.possible_now(t, seat, base):
            steps.append(Step(ATTACK_TOGETHER, seat, base, 0, setup))
    for card in row:
        for n in range(min(t.seat_numbers[TRADE][seat], cost(t, card)), 0, -1):
            for buyer in others:
                steps.append(Step(PLEDGE_FOR_SEAT[buyer], seat, card, n, setup))
    if others:
        for base in bases:
            for n in range(min(t.seat_numbers[COMBAT][seat], cost(t, base)), 0, -1):
                steps.append(Step(PLEDGE_TO_BASE, seat, base, n, setup))
    if t.seat_numbers[PLEDGE_CARD][seat]:
        steps.append(Step(WITHDRAW, seat, NO_CARD, 0, setup))
    return steps


EFFECTS: Final[list[type[Effect]]] = [Pledge, Withdraw, BuyTogether, AttackTogether, PassCard]
VERBS: Final[list[Effect]] = [PLEDGE_TO_BASE, WITHDRAW, BUY_TOGETHER, ATTACK_TOGETHER, PASS_TO[0]]
