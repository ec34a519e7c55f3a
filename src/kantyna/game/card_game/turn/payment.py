"""How good a payment is: which ready cards pay a cost, and how many focus tokens each of them gets.

`RANKING` says what a payment spares, the most important first. Payments are compared by the sum over their cards. Only
cards in play count, so a proposed payment tells nothing about a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.effects.trees import tree_of
from ....engine.ids import Card
from .. import board
from ..affiliations import NEUTRAL
from ..terms import COMMITTED, PARTICIPATION

if TYPE_CHECKING:
    from ....engine.state import State

Payment = list[tuple[Card, int]]
"""Cards with the number of resources that each generates."""

LATER: Final = "later"
FIGHT: Final = "fight"
ABILITY: Final = "ability"
UNUSED: Final = "unused"
UNIT: Final = "unit"
MATCH: Final = "match"

RANKING: Final = (LATER, FIGHT, ABILITY, UNUSED, UNIT, MATCH)
"""What a payment spares, the most important first:

* `LATER`: resources of later turns. One focus token leaves a card each turn (SWLCG-145), so a second one keeps the card
  exhausted for another turn. First tokens are spread before any card gets a second one.
* `FIGHT`: units that could strike, defend or struggle (SWLCG-322), above all those that fight now or are committed.
* `ABILITY`: cards with an ability that focuses them.
* `UNUSED`: resources that a card could still have given this turn; its first token exhausts it (SWLCG-303).
* `UNIT`: other units.
* `MATCH`: cards that can provide a match for what is played next (SWLCG-308).
"""
SCALE: Final = 1000
"""Each part of the ranking outweighs this much of the next one."""
FOCUS_THIS: Final = "focus-this"
"""The word of the cost "focus this card"."""


def best_payment(t: State, ready: list[Card], fitting: list[bool], cost: int) -> Payment:
    """The payment of exactly that cost that ranks best; of equal ones, that of the cards that came into play first.

    `fitting`: which of the cards provide the match; one of them has to pay. Empty if there is no such payment.
    """
    # by the amount paid, twice, plus 1 if matched: the burden so far, and the payment
    best: dict[int, tuple[int, Payment]] = {0: (0, [])}
    for i, card in enumerate(ready):
        fits = fitting[i]
        value = board.resources(t, card)
        before = list(best.items())
        for n in range(1, min(value, cost) + 1):
            more = burden(t, card, value, n)
            for place, (total, payment) in before:
                if place // 2 + n > cost:
                    continue
                now = (place + 2 * n) | fits
                known = best.get(now)
                if known is None or total + more < known[0]:
                    best[now] = (total + more, [*payment, (card, n)])
    return best[2 * cost + 1][1] if 2 * cost + 1 in best else []


def burden(t: State, card: Card, value: int, n: int) -> int:
    """How much it costs, by the ranking, that this card generates `n` of its `value` resources."""
    gone = 2 if board.has_keyword(t, card, "elite") else 1  # SWLCG-563
    turns = (n + gone - 1) // gone
    definition = board.printed(t, card)
    is_unit = board.is_unit(t, card)
    lost = {
        LATER: value * (turns - 1),
        FIGHT: turns * fights(t, card) if is_unit else 0,
        ABILITY: turns if focuses_itself(t, card) else 0,
        UNUSED: value - n,
        UNIT: turns if is_unit else 0,
        MATCH: int(definition.affiliation != NEUTRAL),
    }
    total = 0
    for part in RANKING:
        total = total * SCALE + lost[part]
    return total


def fights(t: State, unit: Card) -> int:
    """In how many ways the unit is needed ready: to strike or defend, in this engagement, in the struggle."""
    can_strike = any([n > 0 for n in board.printed(t, unit).icons.values()])
    return int(can_strike) + int(t.marks[PARTICIPATION][unit] > 0) + int(t.marks[COMMITTED][unit] > 0)


def focuses_itself(t: State, card: Card) -> bool:
    """Does the card have an ability whose cost is to focus it?"""
    for trigger in board.printed(t, card).triggers:
        for part in tree_of(trigger.price):
            if part.word == FOCUS_THIS:
                return True
    return False
