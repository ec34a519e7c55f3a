"""Effects that only cards of The Hunt for Skywalker have."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import Replacement, report
from ....engine.effects.card_choice import Select
from ....engine.effects.conditional import OneOf
from ....engine.effects.effect import Effect, Step, Verb
from ....engine.effects.fields import SEAT, SELECTOR, Fields
from ....engine.effects.hands import DISCARD, DISCARD_CARD, HAND
from ....engine.effects.selectors import Selector
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..abilities.constants import For
from ..abilities.phrases import about
from ..effects.hidden_zones import DiscardAtRandom, look_at
from ..engagement.conflict import MUST_DEFEND
from ..engagement.damage import STRUCK_DOWN, pass_on
from ..engagement.shields import ask_for_shield
from ..terms import ASIDE, COMMON, ENGAGED
from ..turn.movement import RECHECK, enter_play
from .common_reserve import has_reserves

if TYPE_CHECKING:
    from ....engine.state import State


class PutAside(Effect):
    """Put matching cards that were set aside into play (BOTF-103)."""

    word: ClassVar[str] = "put-aside"
    fields: ClassVar[Fields] = {"which": SELECTOR}

    def __init__(self, which: Selector) -> None:
        self.which = which

    def cards(self, t: State, me: Step) -> list[Card]:
        return [card for card in t.cards_in(me.seat, ASIDE) if self.which.fits(t, me.seat, card, me.card)]

    def run(self, t: State, me: Step) -> None:
        cards = self.cards(t, me)
        report(t, len(cards), 1)
        for card in cards:
            enter_play(t, me.seat, card)

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.cards(t, me))

    def describe(self) -> Message:
        return about(Message("effect-put-aside"), self.which)


class MustDefend(For):
    """A matching unit must defend the card itself, if able (BOTF-278)."""

    word: ClassVar[str] = "must-defend"

    def __init__(self, which: Selector) -> None:
        super().__init__(MUST_DEFEND, 1, which)

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        return t.card_held(ENGAGED) == holder and super().applies(t, holder, card)


class StandIn(Replacement):
    """Damage that would destroy a matching card is placed on the card itself instead, all of it (BOTF-277)."""

    def __init__(self, which: Selector) -> None:
        super().__init__(STRUCK_DOWN, TAKE_IT)
        self.which = which

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        return self.which.fits(t, t.controller(holder), card, holder)

    def describe(self) -> Message:
        return about(Message("replacement-" + self.kind), self.which)


class TakeIt(Effect):
    """Damage the stand-in of the step's card instead. A shield may still prevent some, but no card protects it
    (BOTF-322)."""

    word: ClassVar[str] = "take-it"

    def run(self, t: State, me: Step) -> None:
        for holder in t.setup.replacers[STRUCK_DOWN]:
            if board.is_in_play(t, holder):
                pass_on(t, len(t.pending) - 1, me.card, holder, me.amount)
                t.tell("deflect-damage", t.controller(holder), holder, me.amount)
                ask_for_shield(t, holder)
                return


class OneThing(OneOf):
    """One of several effects, as the player chooses."""

    word: ClassVar[str] = "one-thing"


class UpTo(OneOf):
    """The same effect with one of several numbers, highest first."""

    word: ClassVar[str] = "up-to"

    def describe(self) -> Message:
        message = self.parts[0].describe()
        message.id = "effect-up-to-" + self.parts[0].word
        return message


class EachDiscardsAtRandom(DiscardAtRandom):
    """The same, described for each opponent (BOTF-255)."""

    word: ClassVar[str] = "each-discards-at-random"


class SpyOnAll(Effect):
    """Look at each opponent's hand and common reserve, and discard one of these cards (BOTF-199, BOTF-293)."""

    word: ClassVar[str] = "spy-on-all"

    def run(self, t: State, me: Step) -> None:
        seats = [seat for seat in board.opponents(t, me.seat) if cards_of(t, seat)]
        report(t, len(seats), 1)
        for seat in seats:
            look_at(t, me.seat, cards_of(t, seat))
        for seat in reversed(seats):
            t.push(SpyOn(seat), me.seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return any([cards_of(t, seat) for seat in board.opponents(t, me.seat)])

    def asks_user(self, t: State, me: Step) -> bool:
        return True


def cards_of(t: State, seat: Seat) -> list[Card]:
    """The player's hand and common reserve."""
    return [*t.cards_in(seat, HAND), *(t.cards_in(seat, COMMON) if has_reserves(t) else [])]


class SpyOn(Select):
    """Choose the opponent's card to discard."""

    word: ClassVar[str] = "spy-on"
    fields: ClassVar[Fields] = {"whose": SEAT}
    rule: ClassVar[str] = "BOTF-293"
    must_rule: ClassVar[str] = "BOTF-293"
    picks: ClassVar[Verb] = DISCARD_CARD

    def __init__(self, whose: Seat) -> None:
        super().__init__(1, 1)
        self.whose = whose

    def candidates(self, t: State, me: Step) -> list[Card]:
        return cards_of(t, self.whose)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.send(card, t.zone_of(t.owner[card], DISCARD), "discard", t.owner[card])
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-spy-on", card=card_name(t.setup.defs[me.card].id))


class Reattach(Select):
    """Attach the card itself to another matching card that it may enhance (BOTF-292)."""

    word: ClassVar[str] = "reattach"
    fields: ClassVar[Fields] = {"which": SELECTOR}
    rule: ClassVar[str] = "BOTF-292"
    must_rule: ClassVar[str] = "BOTF-292"
    asks_always: ClassVar[bool] = False

    def __init__(self, which: Selector) -> None:
        super().__init__(1, 1)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        leaving = [card for event in t.pending if event.kind == "leave" for card in event.affected()]
        there = [card for card in board.hosts(t, me.card) if card != t.host[me.card] and card not in leaving]
        return [card for card in there if self.which.fits(t, me.seat, card, me.card)]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.host[me.card] = card
        t.tell("attach", me.seat, card)
        t.push(RECHECK, me.seat, NO_CARD, 0)
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-attach", card=card_name(t.setup.defs[me.card].id))

    def describe(self) -> Message:
        return about(Message("effect-reattach"), self.which)


TAKE_IT: Final = TakeIt()
EFFECTS: Final[list[type[Effect]]] = [
    PutAside, TakeIt, OneThing, UpTo, EachDiscardsAtRandom, SpyOnAll, SpyOn, Reattach,
]  # fmt: skip
