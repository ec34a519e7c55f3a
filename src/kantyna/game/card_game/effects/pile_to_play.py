"""Putting cards into play from elsewhere: a discard pile, a deck, a victory pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import SELECTOR, Fields
from ....engine.effects.hands import DECK, DISCARD
from ....engine.effects.selectors import Selector
from ....engine.errors import Refusal
from ....engine.ids import Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..abilities.phrases import about
from ..engagement.conflict import DECLARE_DEFENDERS
from ..terms import OBJECTIVE_DECK, VICTORY
from ..turn.movement import enter_play
from ..turn.play import refuse_restrictions

if TYPE_CHECKING:
    from ....engine.state import State


class FromDiscard(Select):
    """Put a card from your discard pile into play at no cost, unless uniqueness forbids it."""

    word: ClassVar[str] = "from-discard"
    fields: ClassVar[Fields] = {"which": SELECTOR}
    rule: ClassVar[str] = "SWLCG-274"

    def __init__(self, which: Selector) -> None:
        super().__init__(1, 1)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [
            card
            for card in t.cards_in(me.seat, DISCARD)
            if self.which.fits(t, me.seat, card, me.card) and refuse_restrictions(t, card) is None
        ]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        enter_play(t, me.seat, card)
        report(t, 1, 1)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        name = card_name(t.setup.defs[card].id)
        if card in t.cards_in(me.seat, DISCARD) and self.which.fits(t, me.seat, card, me.card):
            return refuse_restrictions(t, card)
        return Refusal("SWLCG-661", about(Message("refuse-not-target", card=name), self.which))

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-from-discard", card=card_name(t.setup.defs[me.card].id)), self.which)

    def describe(self) -> Message:
        return about(Message("effect-from-discard"), self.which)


class SearchObjectives(Effect):
    """Search your objective deck: one objective may enter play; then shuffle (SWLCG-183, SWLCG-754)."""

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
    """The pick; finding is optional. The deck is shuffled before the found card does anything."""

    word: ClassVar[str] = "fetch-objective"
    rule: ClassVar[str] = "SWLCG-754"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, OBJECTIVE_DECK)[:]

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            enter_play(t, me.seat, card)
        report(t, len(cards), 1)
        t.shuffle(t.zone_of(me.seat, OBJECTIVE_DECK))
        t.tell("shuffle-objectives", me.seat)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-fetch-objective", card=card_name(t.setup.defs[me.card].id))


class FromVictory(Select):
    """Put an objective from an opponent's victory pile into play under your control (BOTF-275)."""

    word: ClassVar[str] = "from-victory"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "BOTF-275"
    must_rule: ClassVar[str] = "BOTF-275"

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for seat in board.other_side(t, me.seat) for card in t.cards_in(seat, VICTORY)]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        enter_play(t, me.seat, card)
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-from-victory", card=card_name(t.setup.defs[me.card].id))


class SearchForDefender(Effect):
    """Search your deck: a matching card may enter play as a declared defender; then shuffle (BOTF-276, BOTF-314)."""

    word: ClassVar[str] = "search-for-defender"
    fields: ClassVar[Fields] = {"which": SELECTOR}

    def __init__(self, which: Selector) -> None:
        self.which = which

    def run(self, t: State, me: Step) -> None:
        t.tell("search-deck", me.seat)
        t.push(self.fetching(), me.seat, me.card, 0)

    def fetching(self) -> Select:
        return FetchDefender(self.which)

    def possible(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(me.seat, DECK))

    def asks_user(self, t: State, me: Step) -> bool:
        return True

    def describe(self) -> Message:
        return about(Message("effect-search-for-defender"), self.which)


class FetchDefender(Select):
    """The pick; finding is optional and secret. Candidates are sorted by name, so that they do not reveal the order of
    the deck."""

    word: ClassVar[str] = "fetch-defender"
    fields: ClassVar[Fields] = {"which": SELECTOR}
    rule: ClassVar[str] = "BOTF-276"

    def __init__(self, which: Selector) -> None:
        super().__init__(0, 1)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        deck = t.zone_of(me.seat, DECK)
        return [
            card
            for card in t.setup.by_label
            if t.where[card] == deck
            and self.which.fits(t, me.seat, card, me.card)
            and refuse_restrictions(t, card) is None
        ]

    def unseen(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(me.seat, DECK))

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            self.enter(t, me.seat, card)
        report(t, len(cards), 1)
        t.shuffle(t.zone_of(me.seat, DECK))
        t.tell("shuffle-deck", me.seat)

    def enter(self, t: State, seat: Seat, card: Card) -> None:
        t.push(DECLARE_THIS, seat, card, 0)
        enter_play(t, seat, card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-fetch-defender", card=card_name(t.setup.defs[me.card].id))


class SearchForCard(SearchForDefender):
    """Search your deck: a matching card may enter play; then shuffle."""

    word: ClassVar[str] = "search-for-card"

    def fetching(self) -> Select:
        return FetchCard(self.which)

    def describe(self) -> Message:
        return about(Message("effect-search-for-card"), self.which)


class FetchCard(FetchDefender):
    """The pick."""

    word: ClassVar[str] = "fetch-card"
    rule: ClassVar[str] = "SWLCG-183"

    def enter(self, t: State, seat: Seat, card: Card) -> None:
        enter_play(t, seat, card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-fetch-card", card=card_name(t.setup.defs[me.card].id))


class DeclareThis(Effect):
    """The step's card, which has just entered play, becomes a declared defender."""

    word: ClassVar[str] = "declare-this"

    def run(self, t: State, me: Step) -> None:
        if board.is_engagement(t) and board.is_in_play(t, me.card) and board.is_unit(t, me.card):
            DECLARE_DEFENDERS.declare(t, me, [me.card])


DECLARE_THIS: Final = DeclareThis()
FETCH_OBJECTIVE: Final = FetchObjective(0, 1)
EFFECTS: Final[list[type[Effect]]] = [
    FromDiscard, SearchObjectives, FetchObjective, FromVictory, SearchForDefender, FetchDefender, SearchForCard,
    FetchCard, DeclareThis,
]  # fmt: skip
