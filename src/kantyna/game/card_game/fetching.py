"""Cards that effects put into play from elsewhere: a discard pile, the objective deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.effects import Effect, Step
from ...engine.errors import Refusal
from ...engine.fields import SELECTOR, Fields
from ...engine.hands import DISCARD
from ...engine.pending import report
from ...engine.select import Select
from ...engine.selectors import Selector
from ...engine.voice import Message, card_name
from .moving import enter_play
from .phrases import about
from .playing import refuse_restrictions
from .terms import OBJECTIVE_DECK

if TYPE_CHECKING:
    from ...engine.state import State


class FromDiscard(Select):
    """One card of one's own discard pile comes into play, at no cost. What may not be in play twice stays there."""

    word: ClassVar[str] = "from-discard"
    fields: ClassVar[Fields] = {"which": SELECTOR}
    rule: ClassVar[str] = "SWLCG-274"

    def __init__(self, which: Selector) -> None:
        super().__init__(1, 1)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[int]:
        return [
            card
            for card in t.cards_in(me.seat, DISCARD)
            if self.which.fits(t, me.seat, card, me.card) and refuse_restrictions(t, card) is None
        ]

    def act_on(self, t: State, me: Step, card: int) -> None:
        enter_play(t, me.seat, card)
        report(t, 1, 1)

    def unfit(self, t: State, me: Step, card: int) -> Refusal | None:
        name = card_name(t.setup.defs[card].id)
        if card in t.cards_in(me.seat, DISCARD) and self.which.fits(t, me.seat, card, me.card):
            return refuse_restrictions(t, card)
        return Refusal("SWLCG-661", about(Message("refuse-not-target", card=name), self.which))

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-from-discard", card=card_name(t.setup.defs[me.card].id)), self.which)

    def describe(self) -> Message:
        return about(Message("effect-from-discard"), self.which)


class SearchObjectives(Effect):
    """Look through one's objective deck: one of them may come into play; then the deck is shuffled (SWLCG-183, 754)."""

    word: ClassVar[str] = "search-objectives"

    def run(self, t: State, me: Step) -> None:
        for card in t.cards_in(me.seat, OBJECTIVE_DECK):
            t.known[card] |= 1 << me.seat
        t.tell("search-objectives", me.seat)
        t.push(FETCH_OBJECTIVE, me.seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(me.seat, OBJECTIVE_DECK))

    def asks_user(self, t: State, me: Step) -> bool:
        return True


class FetchObjective(Select):
    """The picking; nobody need find anything. The deck is shuffled before what is found can do anything."""

    word: ClassVar[str] = "fetch-objective"
    rule: ClassVar[str] = "SWLCG-754"

    def candidates(self, t: State, me: Step) -> list[int]:
        return t.cards_in(me.seat, OBJECTIVE_DECK)[:]

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            enter_play(t, me.seat, card)
        report(t, len(cards), 1)
        t.shuffle(t.zone_of(me.seat, OBJECTIVE_DECK))
        t.tell("shuffle-objectives", me.seat)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-fetch-objective", card=card_name(t.setup.defs[me.card].id))


FETCH_OBJECTIVE: Final = FetchObjective(0, 1)
EFFECTS: Final[list[type[Effect]]] = [FromDiscard, SearchObjectives, FetchObjective]
