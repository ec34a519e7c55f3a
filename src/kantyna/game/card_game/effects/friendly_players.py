"""Effects on several players: each friendly player, each opponent, targets of different players, gifts to a partner.

The order is clockwise from the active player (BOTF-256). With two players, the only friendly player is yourself and
there is no partner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import DECLINE, Ask, Effect, Step
from ....engine.effects.fields import AMOUNT, PART, SELECTOR, YES_OR_NO, Fields
from ....engine.effects.selectors import Selector
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.seating import ChooseSeat, TargetSeat
from ....engine.voice import Message, card_name, seat_name
from .. import board
from ..abilities.phrases import about, without_own
from ..abilities.selectors import TARGETED, matching
from ..abilities.targets import Choose, Choosing, TargetCards, may_target, refuse_target, targetable
from ..turn.movement import change_control
from ..turn.tokens import heal

if TYPE_CHECKING:
    from ....engine.state import State


class HealOne(Select):
    """The step's seat heals one matching card, if there is one. No ability is being used for it."""

    word: ClassVar[str] = "heal-one"
    fields: ClassVar[Fields] = {"n": AMOUNT, "which": SELECTOR}
    rule: ClassVar[str] = "SWLCG-657"
    must_rule: ClassVar[str] = "SWLCG-660"

    def __init__(self, n: int, which: Selector) -> None:
        super().__init__(1, 1)
        self.n = n
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in matching(t, self.which, me) if may_target(t, me.seat, card)]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        heal(t, card, self.n)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refuse_target(t, self.which, me, card)

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-target", card=card_name(t.setup.defs[me.card].id), most=1), self.which)

    def describe(self) -> Message:
        heals = about(Message("effect-heal", n=self.n), TARGETED)
        return Message("effect-heal-one", target=TargetCards(self.which).describe(), heals=heals)


class EachFriendly(Effect):
    """Every friendly player does it, with their own cards; `others`: the partners only."""

    word: ClassVar[str] = "each-friendly"
    fields: ClassVar[Fields] = {"effect": PART, "others": YES_OR_NO}

    def __init__(self, effect: Effect, others: bool = False) -> None:
        self.effect = effect
        self.others = others

    def seats(self, t: State, seat: Seat) -> list[Seat]:
        return board.partners(t, seat) if self.others else board.friends(t, seat)

    def run(self, t: State, me: Step) -> None:
        seats = self.seats(t, me.seat)
        for seat in reversed(seats):
            t.push(self.effect, seat, me.card, me.payload)
        if not seats:
            report(t, 0, 1)

    def possible(self, t: State, me: Step) -> bool:
        seats = self.seats(t, me.seat)
        return any([self.effect.possible(t, me.for_seat(seat)) for seat in seats])

    def asks_user(self, t: State, me: Step) -> bool:
        return self.effect.asks_user(t, me)

    def describe(self) -> Message:
        """The effect's own sentence, with each player as subject."""
        message = self.effect.describe()
        message.id = "effect-each-" + ("other-" if self.others else "") + "friendly-" + self.effect.word
        if isinstance(self.effect, Choose):
            about(message, without_own(self.effect.which))
        return message


class EachOpponentChooses(Choose):
    """Every opponent picks a matching card of their own, if any; the user's effect applies to it."""

    word: ClassVar[str] = "each-opponent-chooses"
    fields: ClassVar[Fields] = {"which": SELECTOR, "effect": PART}

    def __init__(self, which: Selector, effect: Effect) -> None:
        super().__init__("opponent", which, effect)

    def run(self, t: State, me: Step) -> None:
        for seat in reversed(board.opponents(t, me.seat)):
            if self.open_cards(t, me.for_seat(seat)):
                t.push(Choosing(self, me.seat), seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        seats = board.opponents(t, me.seat)
        return any([self.open_cards(t, me.for_seat(seat)) for seat in seats])

    def describe(self) -> Message:
        message = Message("effect-each-opponent-chooses", does=self.effect.describe())
        return about(message, without_own(self.which))


class TargetOnePerPlayer(TargetCards):
    """Up to `most` cards in play as targets, each of a different player."""

    word: ClassVar[str] = "target-one-per-player"
    fields: ClassVar[Fields] = {"which": SELECTOR, "most": AMOUNT}

    def __init__(self, which: Selector, most: int) -> None:
        super().__init__(which, 1, most)

    def candidates(self, t: State, me: Step) -> list[Card]:
        cards = super().candidates(t, me)
        if not t.picks or not isinstance(me.effect, TargetOnePerPlayer):
            return cards
        aimed = [t.controller(card) for card in t.picks]
        return [card for card in cards if t.controller(card) not in aimed or card in t.picks]

    def fitting(self, t: State, me: Step, place: int) -> list[Card]:
        return super().candidates(t, me)

    def room(self, t: State, me: Step, cards: list[Card]) -> int:
        holders = [t.controller(card) for card in targetable(t, self.which, me)]
        return len(set(holders))

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if card in super().candidates(t, me):
            return Refusal("SWLCG-661", Message("refuse-same-player", card=card_name(t.setup.defs[card].id)))
        return super().unfit(t, me, card)

    def describe(self) -> Message:
        return about(Message("effect-target-one-per-player", most=self.most), self.which)


class MayChooseFriend(ChooseSeat):
    """The step's seat may choose a partner."""

    def seats(self, t: State, me: Step) -> list[Seat]:
        return board.partners(t, me.seat)

    def unfit(self, t: State, me: Step, seat: Seat) -> Refusal | None:
        return Refusal("BOTF-258", Message("refuse-no-partner", whom=seat_name(seat)))

    def run(self, t: State, me: Step) -> None:
        Ask.run(self, t, me)  # also where there is only one: nobody need be named

    def offer(self, t: State, me: Step) -> None:
        super().offer(t, me)
        if t.asked:
            t.asked[me.seat].append(Step(DECLINE, me.seat, NO_CARD, 0, me.setup))

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if isinstance(choice.effect, TargetSeat):
            super().answer(t, me, choice)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-" + self.word, card=card_name(t.setup.defs[me.card].id))


class MayGiveControl(MayChooseFriend):
    """You may give control of the card itself to a partner, permanently."""

    word: ClassVar[str] = "may-give-control"
    rule: ClassVar[str] = "BOTF-287"

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        change_control(t, me.card, seat)
        report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.seats(t, me))


EFFECTS: Final[list[type[Effect]]] = [
    HealOne, EachFriendly, EachOpponentChooses, TargetOnePerPlayer, MayGiveControl, TargetSeat,
]  # fmt: skip
VERBS: Final[list[Effect]] = [TargetSeat(Seat(0))]
