"""Choosing cards: one question for "choose a card", "up to two cards" and "any number of cards"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..errors import Refusal
from ..ids import NO_CARD, Card, Seat
from ..voice import Message, card_name
from .effect import DECLINE, DONE, Ask, Effect, Step, Verb
from .fields import AMOUNT, Fields
from .phases import Menu

if TYPE_CHECKING:
    from ..state import State


PICK: Final = Verb("pick")


@mypyc_attr(allow_interpreted_subclasses=True)
class Select(Ask):
    """The step's seat picks from `least` to `most` of the candidates; then all picks are acted on together.

    With fewer candidates than `least`, all of them are enough. Picks wait in `t.picks`. Without candidates nobody is
    asked, unless that would reveal what lies in a hidden zone (`unseen`). If it `repeats`, a card may be picked several
    times, up to its cap: for distributing tokens and paying costs.
    """

    fields: ClassVar[Fields] = {"least": AMOUNT, "most": AMOUNT}
    picks: ClassVar[Verb] = PICK
    """The verb for picking a card."""
    repeats: ClassVar[bool] = False
    asks_always: ClassVar[bool] = True
    """Ask even if there is only one candidate, which must be taken."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def candidates(self, t: State, me: Step) -> list[Card]:
        """The cards that may be picked, in a fixed order."""
        return []

    def unseen(self, t: State, me: Step) -> bool:
        """Could hidden cards be candidates because of what they are?

        Then neither asking, nor not asking, nor the end of the question may reveal whether they are.
        """
        return False

    def cap(self, t: State, me: Step, card: Card) -> int:
        """How often that card may be picked, where picks repeat."""
        return self.most

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        """Act on all picked cards."""
        for card in cards:
            self.act_on(t, me, card)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        """Act on one picked card."""

    def room(self, t: State, me: Step, cards: list[Card]) -> int:
        """The largest possible number of picks."""
        return sum([self.cap(t, me, card) for card in cards]) if self.repeats else len(cards)

    def free(self, t: State, me: Step, cards: list[Card]) -> list[Card]:
        """The candidates that may be picked next, given the picks so far."""
        picks = t.picks
        if self.repeats:
            return [card for card in cards if picks.count(card) < self.cap(t, me, card)]
        return [card for card in cards if card not in picks]

    def imagine_picks(self, t: State, me: Step, count: int) -> None:
        """Make `count` possible picks one by one, because a pick may change the candidates."""
        for _ in range(count):
            free = self.free(t, me, self.candidates(t, me))
            if free:
                t.picks.append(free[0])

    def run(self, t: State, me: Step) -> None:
        if not self.asks_always and self.least and not self.unseen(t, me):
            cards = self.candidates(t, me)
            if len(cards) == 1:
                self.act(t, me, cards[:])
                return
        super().run(t, me)

    def offer(self, t: State, me: Step) -> None:
        cards = self.candidates(t, me)
        if self.most < 1 or not (cards or self.unseen(t, me)):
            return
        picks = t.picks
        menu: Menu = t.setup.menus[me.seat]
        picking = menu.of(self.picks)
        steps = [picking[card] for card in self.free(t, me, cards)]
        if len(picks) >= min(self.least, self.room(t, me, cards)):
            steps.append(Step(DONE if picks else DECLINE, me.seat, NO_CARD, 0, me.setup))
        t.asked = {me.seat: steps}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0:
            t.picks.append(choice.card)
            room = self.most if self.unseen(t, me) else self.room(t, me, self.candidates(t, me))
            if len(t.picks) < min(self.most, room):
                t.stack.append(me)
                return
        cards = t.picks
        t.picks = []
        self.act(t, me, cards)

    def prompt(self, t: State, me: Step) -> Message:
        message = super().prompt(t, me)
        if self.repeats:
            message.args["picked"] = len(t.picks)
            message.args["left"] = min(self.most, self.room(t, me, self.candidates(t, me))) - len(t.picks)
        return message

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        """Why a card cannot be picked, as far as the seat knows; None: the general sentence is enough."""
        return None

    def must_rule_of(self, t: State) -> str:
        """The ledger line that forbids declining: its own, or the game's general one."""
        return self.must_rule or t.setup.rules.compulsory_rule

    def words(self, t: State, seat: Seat) -> list[str]:
        """Picking counts as an answer even if there is nothing to pick."""
        return [self.picks.spoken()]

    def picking(self, t: State, seat: Seat, card: Card) -> Effect | None:
        return self.picks

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        card = tried.card
        if card >= 0:
            if self.repeats and card in self.candidates(t, me):
                return Refusal(self.rule_of(t), Message("refuse-cap", n=self.cap(t, me, card), question=question))
            if card in t.picks:
                return Refusal(self.rule_of(t), Message("refuse-picked", card=card_name(t.setup.defs[card].id)))
            reason = self.unfit(t, me, card)
            if reason is not None:
                return reason
        return super().reject(t, me, tried, question)

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.candidates(t, me)) or self.unseen(t, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class SelectOne(Select):
    """One card."""

    fields: ClassVar[Fields] = {}
    may_decline: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__(0 if self.may_decline else 1, 1)
