"""Copies of a card: does anything on the table distinguish them?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.fields import CARD
from ..ids import Card

if TYPE_CHECKING:
    from ..state import State
    from .pending import PendingEvent


def interchangeable(t: State, card: Card, other: Card) -> bool:
    """Would the table be the same if these two copies of one card changed places?"""
    return card == other or (
        not t.attached(card) and not t.attached(other) and _situation(t, card) == _situation(t, other)
    )


def _situation(t: State, card: Card) -> tuple[object, ...]:
    """Everything the table says about a card, apart from its attachments."""
    place = (t.where[card], t.owner[card], t.host[card])
    marks = [mark[card] for mark in t.marks]
    kinds = enumerate(t.setup.numbers)
    numbers = [i for i, kind in kinds if kind.holds is CARD and t.numbers[i] == card + kind.first]
    lasting = [(each.stat, each.n, each.until, each.layer, each.seat) for each in t.modifiers if each.card == card]
    put_off = [(when, step.effect, step.seat, step.payload) for when, step in t.delayed if step.card == card]
    return (place, marks, numbers, lasting, put_off, [_part_in(event, card) for event in t.pending])


def _part_in(event: PendingEvent, card: Card) -> tuple[object, ...]:
    amount = event.amount(card) if card in event.cards else -1
    return (event.card == card, event.other == card, amount, card in event.spared, event.targets.count(card))
