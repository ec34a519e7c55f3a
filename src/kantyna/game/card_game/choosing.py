"""Choosing cards: the targets of an ability, and what somebody picks while an effect is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.abilities import Target
from ...engine.constants import NOTHING_FORBIDS, forbidden
from ...engine.effects import Effect, Step
from ...engine.errors import Refusal
from ...engine.fields import AMOUNT, PART, SEAT, SELECTOR, WORD, Fields
from ...engine.pending import frame, report
from ...engine.select import Select
from ...engine.selectors import Selector
from ...engine.voice import Message, card_name
from . import board
from .phrases import about
from .which import meant

if TYPE_CHECKING:
    from ...engine.state import State


class TargetCards(Target):
    """From `least` to `most` cards in play as targets, chosen after the cost is paid (SWLCG-656 to 661)."""

    word: ClassVar[str] = "target-cards"
    fields: ClassVar[Fields] = {"which": SELECTOR, "least": AMOUNT, "most": AMOUNT}
    rule: ClassVar[str] = "SWLCG-657"
    must_rule: ClassVar[str] = "SWLCG-660"

    def __init__(self, which: Selector, least: int = 1, most: int = 1) -> None:
        super().__init__(least, most)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[int]:
        return [card for card in meant(t, self.which, me) if forbidden(t, "be-targeted", card) == NOTHING_FORBIDS]

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-target", card=card_name(t.setup.defs[me.card].id), most=self.most), self.which)

    def unfit(self, t: State, me: Step, card: int) -> Refusal | None:
        name = card_name(t.setup.defs[card].id)
        if board.is_in_play(t, card) and forbidden(t, "be-targeted", card) != NOTHING_FORBIDS:
            return Refusal("SWLCG-116", Message("refuse-cannot-be-targeted", card=name))
        return Refusal("SWLCG-661", about(Message("refuse-not-target", card=name), self.which))

    def describe(self) -> Message:
        return about(Message("effect-target-cards", least=self.least, most=self.most), self.which)


YOU: Final = "you"
OPPONENT: Final = "opponent"


class Choose(Effect):
    """Somebody picks cards in play that are meant; then something is done, with what was picked as `CHOSEN`.

    They are no targets. What is meant is meant by who chooses: "a unit you control" is the opponent's own where the
    opponent chooses. Whoever uses the ability does it to them.
    """

    word: ClassVar[str] = "choose"
    fields: ClassVar[Fields] = {"who": WORD, "which": SELECTOR, "effect": PART, "least": AMOUNT, "most": AMOUNT}

    def __init__(self, who: str, which: Selector, effect: Effect, least: int = 1, most: int = 1) -> None:
        self.who = who
        self.which = which
        self.effect = effect
        self.least = least
        self.most = most

    def chooser(self, t: State, seat: int) -> int:
        return seat if self.who == YOU else board.enemy_of(t, seat)

    def run(self, t: State, me: Step) -> None:
        t.push(Choosing(self, me.seat), self.chooser(t, me.seat), me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return bool(meant(t, self.which, Step(me.effect, self.chooser(t, me.seat), me.card, me.n, me.setup)))

    def asks_user(self, t: State, me: Step) -> bool:
        return self.who == YOU

    def describe(self) -> Message:
        message = Message("effect-choose", who=self.who, least=self.least, most=self.most, does=self.effect.describe())
        return about(message, self.which)


class Choosing(Select):
    """The picking itself. The step's seat picks; `user` is whose ability it is."""

    word: ClassVar[str] = "choosing"
    fields: ClassVar[Fields] = {"whole": PART, "user": SEAT}
    rule: ClassVar[str] = "SWLCG-537"
    must_rule: ClassVar[str] = "SWLCG-644"

    def __init__(self, whole: Effect, user: int) -> None:
        assert isinstance(whole, Choose)
        super().__init__(whole.least, whole.most)
        self.whole: Choose = whole
        self.user = user

    def candidates(self, t: State, me: Step) -> list[int]:
        return meant(t, self.whole.which, me)

    def run(self, t: State, me: Step) -> None:
        if self.candidates(t, me):
            super().run(t, me)
        else:
            report(t, 0, 1)

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        frame(t).targets = cards
        t.push(self.whole.effect, self.user, me.card, 0)

    def prompt(self, t: State, me: Step) -> Message:
        card = card_name(t.setup.defs[me.card].id)
        return about(Message("ask-choose", card=card, least=self.least, most=self.most), self.whole.which)


EFFECTS: Final[list[type[Effect]]] = [TargetCards, Choose, Choosing]
