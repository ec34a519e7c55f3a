"""Reinforcements: ten cards of two sets, put under objectives and used as if in hand (BOTF-113 to 128)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.card_choice import Select
from ....engine.effects.effect import DECLINE, Ask, Effect, Step, Verb
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..cards.sets import OBJECTIVE_SETS, SETS, ObjectiveSet
from ..terms import ASIDE, COLLECTION, REINFORCEMENT_DECK, REINFORCEMENTS

if TYPE_CHECKING:
    from ....engine.state import State

SET_COUNT: Final = 2
BANNED: Final = "luke_skywalker"
"""A word that no card of a chosen set may have in its name (BOTF-125)."""
CALL_IN: Final = Verb("call-in", "BOTF-113")
REINFORCE: Final = Verb("reinforce", "BOTF-117")


def is_banned(each: ObjectiveSet) -> bool:
    return any([BANNED in card.id for card in each.cards])


def set_of(t: State, objective: Card) -> ObjectiveSet:
    id = board.printed(t, objective).id
    return next(each for each in OBJECTIVE_SETS if each.objective.id == id)


class ChooseSets(Select):
    """Choose two different sets of the collection: their objectives are set aside, the rest is the deck (BOTF-113 to
    116). The choice is public."""

    word: ClassVar[str] = "choose-sets"
    rule: ClassVar[str] = "BOTF-113"
    must_rule: ClassVar[str] = "BOTF-113"
    picks: ClassVar[Verb] = CALL_IN

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in objectives_of_sets(t, me.seat) if not is_banned(set_of(t, card))]

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        deck = t.zone_of(me.seat, REINFORCEMENT_DECK)
        for objective in cards:
            wanted = Counter([card.id for card in set_of(t, objective).command])
            t.send(objective, t.zone_of(me.seat, ASIDE), "call-in", me.seat)
            for card in t.cards_in(me.seat, COLLECTION)[:]:
                id = t.setup.defs[card].id
                if wanted[id]:
                    wanted[id] -= 1
                    t.move(card, deck)
        t.shuffle(deck)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if card in objectives_of_sets(t, me.seat) and is_banned(set_of(t, card)):
            return Refusal("BOTF-125", Message("refuse-set-of-luke", card=card_name(t.setup.defs[card].id)))
        return None


def objectives_of_sets(t: State, seat: Seat) -> list[Card]:
    """The objectives that represent the sets of the player's collection."""
    cards = t.cards_in(seat, COLLECTION)
    objectives = {each.objective.id for each in SETS.values()}
    return [card for card in cards if board.printed(t, card).id in objectives]


def open_objectives(t: State, seat: Seat) -> list[Card]:
    """The objectives without a reinforcement (BOTF-120)."""
    taken = [t.host[card] for card in t.cards_in(seat, REINFORCEMENTS)]
    return [card for card in board.objectives(t, seat) if card not in taken]


class MayReinforce(Ask):
    """An objective was turned face up: its player may draw a card, if there is a place for it (BOTF-117, BOTF-126)."""

    word: ClassVar[str] = "may-reinforce"
    rule: ClassVar[str] = "BOTF-117"

    def offer(self, t: State, me: Step) -> None:
        if t.cards_in(me.seat, REINFORCEMENT_DECK) and open_objectives(t, me.seat):
            yes = Step(REINFORCE, me.seat, NO_CARD, 0, me.setup)
            t.asked = {me.seat: [yes, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect == REINFORCE:
            card = t.cards_in(me.seat, REINFORCEMENT_DECK)[-1]
            t.known[card] = 1 << me.seat
            t.tell("look-at-reinforcement", me.seat, card, seen=1 << me.seat)
            t.push(LAY_UNDER, me.seat, NO_CARD, 0)


class LayUnder(Select):
    """Choose the objective, face down or not, for the drawn card, which its player has seen (BOTF-127)."""

    word: ClassVar[str] = "lay-under"
    rule: ClassVar[str] = "BOTF-117"
    must_rule: ClassVar[str] = "BOTF-117"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return open_objectives(t, me.seat)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        drawn = t.cards_in(me.seat, REINFORCEMENT_DECK)[-1]
        t.move(drawn, t.zone_of(me.seat, REINFORCEMENTS))
        t.host[drawn] = card
        t.tell("lay-under", me.seat, card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if card in board.objectives(t, me.seat):
            return Refusal("BOTF-120", Message("refuse-reinforced", card=card_name(t.setup.defs[card].id)))
        return None


CHOOSE_SETS: Final = ChooseSets(SET_COUNT, SET_COUNT)
MAY_REINFORCE: Final = MayReinforce()
LAY_UNDER: Final = LayUnder(1, 1)
EFFECTS: Final[list[type[Effect]]] = [ChooseSets, MayReinforce, LayUnder]
VERBS: Final[list[Effect]] = [CALL_IN, REINFORCE]
