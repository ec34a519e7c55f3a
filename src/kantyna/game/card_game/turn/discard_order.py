"""The order of cards discarded together: their owner chooses it (SWLCG-178, SWLCG-798).

Hardly any card depends on it, so a player is asked only if such a card might be in the game. That is judged from public
knowledge: otherwise the question would reveal what a deck holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import Fields
from ....engine.effects.hands import DISCARD
from ....engine.effects.trees import tree_of
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.rules.formats import Option
from ....engine.rules.game import Rules
from .. import board
from ..cards.card_types import PrintedCard
from ..formats.mode import mode_of

if TYPE_CHECKING:
    from ....engine.state import State

DISCARD_ORDER: Final = Option("discard_order", True, (True, False), "SWLCG-178")
TOP_MATTERS: Final = ("take-top", "may-take-top")
"""Effects that look at the top of a discard pile, by word."""
MOST_CARDS: Final = 99


def pile_sizes(t: State) -> list[int]:
    """The size of each player's discard pile."""
    return [len(t.cards_in(seat, DISCARD)) for seat in t.setup.seats]


def ask_for_order(t: State, before: list[int]) -> None:
    """Cards were discarded together since the piles had the sizes `before`: ask their owners for the order."""
    together = [len(t.cards_in(seat, DISCARD)) - before[seat] for seat in t.setup.seats]
    owners = [seat for seat in t.setup.seats if together[seat] > 1 and is_asked(t, seat, together[seat])]
    for seat in reversed(board.around(t, owners)):
        t.push(ORDER_DISCARDS, seat, NO_CARD, together[seat])


def is_asked(t: State, seat: Seat, n: int) -> bool:
    """Do the top `n` cards of that player's pile differ, and could their order ever matter?"""
    cards = t.cards_in(seat, DISCARD)[-n:]
    differ = any([t.setup.defs[card] is not t.setup.defs[cards[0]] for card in cards])
    return differ and t.setup.options[DISCARD_ORDER.id] is True and order_matters(t, seat)


def order_matters(t: State, seat: Seat) -> bool:
    """Judged from public knowledge: might that player's team have a card that looks at the top of a discard pile?"""
    for definition in looking_at_top(t.setup.rules):
        if definition.side == board.side(t, seat):
            copies = range(1, t.setup.copies.get(definition.id, 0) + 1)
            if any([might_be_there(t, seat, t.setup.index[f"{definition.id}#{i}"]) for i in copies]):
                return True
    return False


def might_be_there(t: State, seat: Seat, copy: Card) -> bool:
    """Judged from public knowledge: might that copy be in a deck of that player's team? Decks are secret unless the
    table plays with open decks."""
    if t.setup.options["open_decks"] and (t.where[copy] < 0 or t.owner[copy] not in t.setup.seating.team[seat]):
        return False
    return mode_of(t).might_have(t, seat, copy)


def looking_at_top(rules: Rules) -> list[PrintedCard]:
    """The cards that look at the top of a discard pile, found once."""
    known = _looking_at_top.get(rules)
    if known is None:
        known = []
        for card in rules.cards():
            effects = [part for trigger in card.triggers for effect in trigger.effects for part in tree_of(effect)]
            if isinstance(card, PrintedCard) and any([effect.word in TOP_MATTERS for effect in effects]):
                known.append(card)
        _looking_at_top[rules] = known
    return known


_looking_at_top: dict[Rules, list[PrintedCard]] = {}


class OrderDiscards(Select):
    """The player arranges the top `amount` cards of their discard pile, top card first."""

    word: ClassVar[str] = "order-discards"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-178"

    def __init__(self) -> None:
        super().__init__(0, MOST_CARDS)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, DISCARD)[: -me.amount - 1 : -1]

    def room(self, t: State, me: Step, cards: list[Card]) -> int:
        return len(cards) - 1  # the last one is then determined

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        pile = t.cards_in(me.seat, DISCARD)
        rest = [card for card in pile[-me.amount :] if card not in cards]
        ordered = [*rest, *reversed(cards)]
        if ordered != pile[-me.amount :]:
            pile[-me.amount :] = ordered
            t.tell("order-discards", me.seat, ordered[-1])


ORDER_DISCARDS: Final = OrderDiscards()
EFFECTS: Final[list[type[Effect]]] = [OrderDiscards]
