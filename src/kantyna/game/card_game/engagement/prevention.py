"""Preventing damage, or dealing it to another card instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import answered, frame, report
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import AMOUNT, Fields
from ....engine.ids import Card
from ..abilities.selectors import CONCERNED
from ..effects.in_play import TokensTo
from .damage import note_deflected, pass_on, prevent

if TYPE_CHECKING:
    from ....engine.state import State


class PreventDamage(Effect):
    """Prevent `n` damage to the card that the interrupt is about."""

    word: ClassVar[str] = "prevent-damage"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        for card in CONCERNED.cards(t, me):
            prevented = prevent(answered(t), card, self.n)
            t.tell("prevent-damage", me.seat, card, prevented)
            report(t, prevented, self.n)


class DeflectDamage(TokensTo):
    """Deal `n` of the damage to another card instead, at the same time as the rest."""

    word: ClassVar[str] = "deflect-damage"
    damages: ClassVar[bool] = True

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        place, other = frame(t).about, cards[0]
        for card in CONCERNED.cards(t, me):
            moved = pass_on(t, place, card, other, self.n)
            report(t, moved, self.n)
            t.tell("deflect-damage", me.seat, other, moved)
        if t.controller(other) != me.seat:
            note_deflected(t, place, other)


class AllDamageHere(Effect):
    """All damage to the player's other cards is placed on this card, even beyond its capacity, before protectors and
    shields are asked (BOTF-271)."""

    word: ClassVar[str] = "all-damage-here"
    damages: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        event = answered(t)
        for card in event.affected():
            if card != me.card and t.controller(card) == me.seat:
                moved = pass_on(t, frame(t).about, card, me.card, event.amount(card))
                report(t, moved, moved)
                t.tell("deflect-damage", me.seat, me.card, moved)


EFFECTS: Final[list[type[Effect]]] = [PreventDamage, DeflectDamage, AllDamageHere]
