"""Face-down objectives: everybody sees one side, only their player knows the other (BOTF-101, BOTF-109).

The two sides are two cards. The visible one is in play, with all tokens; the other is hidden and attached to it. Turned
face up, it replaces the visible one. So others see where a hidden objective is, but never which it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import Replacement, report
from ....engine.abilities.windows import Occur
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import NOTHING, Effect, Step
from ....engine.effects.fields import Fields
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..abilities.reported_choice import SelectOrReport
from ..engagement.damage import HARMED
from ..terms import ATTACKED, ENGAGED, FACEDOWN, OTHER_SIDES, PLAY, REINFORCING
from ..turn.discard_order import ask_for_order, pile_sizes
from ..turn.movement import RECHECK, TO_DISCARD, put, strip
from . import pyramid
from .reinforcements import MAY_REINFORCE

if TYPE_CHECKING:
    from ....engine.state import State


def hidden_side(t: State, card: Card) -> Card:
    """The hidden face of that card in play; `NO_CARD`: it is not face down."""
    if len(t.setup.seat_zones) <= FACEDOWN:
        return NO_CARD
    for other in t.cards_in(t.controller(card), FACEDOWN):
        if t.host[other] == card:
            return other
    return NO_CARD


def facedown(t: State, seat: Seat) -> list[Card]:
    """The player's face-down objectives, by their visible side."""
    if len(t.setup.seat_zones) <= FACEDOWN:
        return []
    return [card for card in board.objectives(t, seat) if hidden_side(t, card) >= 0]


def turn_faceup(t: State, card: Card) -> Card:
    """Turn an objective face up: tokens and enhancements are discarded, a reinforcement stays, and it remains the same
    objective, attacked or engaged as before (BOTF-131, 133, 134, 137, 138). Returns its face."""
    seat, real = t.controller(card), hidden_side(t, card)
    attacked = t.marks[ATTACKED][card]
    place = pyramid.place_of(t, card)
    piles = pile_sizes(t)
    for each in t.attached(card):
        if t.setup.zone_kinds[t.where[each]].name == REINFORCING:
            t.host[each] = real  # BOTF-124
        elif each != real:
            strip(t, each)
            put(t, each, TO_DISCARD)
    t.host[real] = NO_CARD
    for modifier in t.modifiers[:]:
        if modifier.card == card:
            lasting = Modifier(modifier.stat, real, modifier.n, modifier.until, modifier.layer, modifier.seat)
            t.modifiers.append(lasting)
    t.forget(card)
    for event in t.pending:
        event.targets = [real if target == card else target for target in event.targets]
        event.cards = [real if each == card else each for each in event.cards]
    t.move(card, t.zone_of(seat, OTHER_SIDES))
    t.send(real, t.zone_of(seat, PLAY), "turned", seat)
    t.marks[ATTACKED][real] = attacked
    if place:
        pyramid.put_at(t, place, real)
    if t.card_held(ENGAGED) == card:
        t.hold_card(ENGAGED, real)
    t.note_progress()
    t.push(TURNED, seat, real, 0)
    t.push(RECHECK, seat, NO_CARD, 0)
    t.push(MAY_REINFORCE, seat, NO_CARD, 0)  # BOTF-321
    ask_for_order(t, piles)
    return real


class TurnThis(Effect):
    """Turn the card that would be destroyed face up instead (BOTF-130)."""

    word: ClassVar[str] = "turn-this"

    def run(self, t: State, me: Step) -> None:
        turn_faceup(t, me.card)


class TurnHarmed(Effect):
    """Turn the card face up instead of placing damage: that uses up all damage (BOTF-129, BOTF-132). The event goes on
    with the same objective."""

    word: ClassVar[str] = "turn-harmed"

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        real = turn_faceup(t, me.card)
        event.spare(real)
        report(t, me.amount, me.amount)
        t.tell("harm-turned", me.seat, real, me.amount)


class TurnOne(SelectOrReport):
    """Turn one of your face-down objectives face up."""

    word: ClassVar[str] = "turn-one"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-537"
    must_rule: ClassVar[str] = "SWLCG-537"

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return facedown(t, me.seat)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        turn_faceup(t, card)
        report(t, 1, 1)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if card in board.objectives(t, me.seat):
            return Refusal("BOTF-141", Message("refuse-faceup", card=card_name(t.setup.defs[card].id)))
        return None

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-turn-one", card=card_name(t.setup.defs[me.card].id))


class TradeFacedown(Select):
    """Two of your face-down objectives trade places."""

    word: ClassVar[str] = "trade-facedown"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "BOTF-280"
    must_rule: ClassVar[str] = "BOTF-280"

    def __init__(self) -> None:
        super().__init__(2, 2)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return facedown(t, me.seat)

    def run(self, t: State, me: Step) -> None:
        if self.possible(t, me):
            super().run(t, me)
        else:
            report(t, 0, 1)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        pyramid.trade(t, cards[0], cards[1])
        t.tell("trade-facedown", me.seat, cards[0])
        report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        return len(self.candidates(t, me)) > 1

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-trade-facedown", card=card_name(t.setup.defs[me.card].id))


TURNED: Final = Occur("turned", NOTHING)
TURN_THIS: Final = TurnThis()
TURNS_FACEUP: Final = (Replacement("destroy", TURN_THIS), Replacement(HARMED, TurnHarmed()))
"""The replacements printed on the visible side."""
EFFECTS: Final[list[type[Effect]]] = [TurnThis, TurnHarmed, TurnOne, TradeFacedown]
