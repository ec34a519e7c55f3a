"""Shields: tokens on a card, each of which prevents one damage or focus token of an enemy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.card_choice import Select
from ....engine.effects.constants import read
from ....engine.effects.effect import DECLINE, Ask, Effect, Step, Verb
from ....engine.errors import Refusal, refusal
from ....engine.ids import NO_CARD, Card
from ....engine.voice import Message, card_name
from .. import board
from ..cards.card_types import OBJECTIVE
from ..terms import ENGAGED, PLAY, SHIELD

if TYPE_CHECKING:
    from ....engine.state import State

SHIELD_VERB: Final = Verb("use-shield", "SWLCG-468")
DEFLECTED: Final = "deflected"
"""The number of a card to which an enemy has deflected damage, until that event is over."""


def give_shield(t: State, card: Card, most: int = 1) -> None:
    """A card has one shield at most, unless a card says otherwise (SWLCG-467)."""
    if t.marks[SHIELD][card] < most:
        t.marks[SHIELD][card] += 1
        t.tell("shield", t.controller(card), card)


def drop_shields(t: State, card: Card, n: int) -> int:
    """Discard up to `n` shields from a card. Returns how many."""
    n = min(n, t.marks[SHIELD][card])
    if n:
        t.marks[SHIELD][card] -= n
        t.tell("shield-gone", t.controller(card), card)
    return n


def ask_for_shields(t: State) -> None:
    """Ask the controller of each affected card with a shield, if the event is an enemy's (SWLCG-468)."""
    for card in reversed(t.pending[-1].affected()):
        ask_for_shield(t, card)


def ask_for_shield(t: State, card: Card) -> None:
    """The same for one card. Damage that an enemy has deflected to it is the enemy's, whatever the event."""
    event = t.pending[-1]
    from_enemy = event.seat not in board.team(t, t.controller(card)) or read(t, DEFLECTED, card, 0) > 0
    if t.marks[SHIELD][card] and event.amount(card) and from_enemy:
        t.push(USE_SHIELD, t.controller(card), card, 0)


class AskShields(Effect):
    word: ClassVar[str] = "ask-shields"

    def run(self, t: State, me: Step) -> None:
        ask_for_shields(t)


class UseShield(Ask):
    """Discard the shield to prevent one damage or focus token, or leave it (SWLCG-468, SWLCG-471)."""

    word: ClassVar[str] = "ask-shield"
    rule: ClassVar[str] = "SWLCG-468"

    def offer(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        if t.marks[SHIELD][me.card] and me.card in event.subjects() and event.amount(me.card):
            yes = Step(SHIELD_VERB, me.seat, me.card, 0, me.setup)
            t.asked = {me.seat: [yes, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card < 0:
            return
        event = t.pending[-1]
        t.marks[SHIELD][me.card] -= 1
        event.lower(me.card, 1)
        event.short = True
        t.tell("shield-used", me.seat, me.card)
        if t.marks[SHIELD][me.card]:
            t.stack.append(me)  # each shield prevents one (SWLCG-792)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-shield", card=card_name(t.setup.defs[me.card].id), n=t.pending[-1].amount(me.card))


class Shielding(Select):
    """A declared unit with Shielding may shield a friendly participant, or the engaged objective (SWLCG-586, 587)."""

    word: ClassVar[str] = "shielding"
    rule: ClassVar[str] = "SWLCG-586"

    def candidates(self, t: State, me: Step) -> list[Card]:
        engaged = t.card_held(ENGAGED)
        cards = board.participants(t, me.seat)
        if engaged >= 0 and t.controller(engaged) in board.team(t, me.seat) and board.kind(t, engaged) == OBJECTIVE:
            cards.append(engaged)
        return [card for card in cards if not t.marks[SHIELD][card]]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        engaged = t.card_held(ENGAGED)
        shielded = board.is_in_play(t, card) and t.marks[SHIELD][card] > 0
        if shielded and (card == engaged or card in board.participants(t, me.seat)):
            return refusal("SWLCG-467", "shielded", t, card)
        return refusal(self.rule, "not-to-shield", t, card)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        give_shield(t, card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-shielding", card=card_name(t.setup.defs[me.card].id))


class RemoveShields(Effect):
    """The active player discards all shields from their cards (SWLCG-149)."""

    word: ClassVar[str] = "remove-shields"

    def run(self, t: State, me: Step) -> None:
        for card in t.cards_in(me.seat, PLAY):
            drop_shields(t, card, t.marks[SHIELD][card])


ASK_SHIELDS: Final = AskShields()
USE_SHIELD: Final = UseShield()
SHIELDING: Final = Shielding(0, 1)
REMOVE_SHIELDS: Final = RemoveShields()
EFFECTS: Final[list[type[Effect]]] = [AskShields, UseShield, Shielding, RemoveShields]
