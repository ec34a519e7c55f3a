"""Hand, deck and discard pile, which players of most card games have, and moving cards between them.

A game with these zones declares them first among the zones of a seat, in this order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..ids import NO_CARD, Card, Seat, Zone
from ..voice import Message
from .card_choice import Select
from .effect import Gain, Step, Verb

if TYPE_CHECKING:
    from ..state import State

HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2


def draw(t: State, seat: Seat, n: int, reshuffles: bool = True) -> int:
    """Draw `n` cards from the seat's deck and return how many there were.

    If it `reshuffles`, the discard pile becomes the deck as soon as a card is needed and not before.
    """
    zones = t.setup.seat_zone_table[seat]
    deck = t.zones[zones[DECK]]
    hand = zones[HAND]
    held = t.zones[hand]
    where, known = t.where, t.known
    log: list[Any] = t.log.tail
    notes = t.setup.seating.drawn[seat]
    for i in range(n):
        if not deck and not (reshuffles and rebuilt(t, zones[DECK], zones[DISCARD], "shuffle", seat)):
            return i
        card = deck.pop()
        held.append(card)
        where[card] = hand
        known[card] = 0
        log.append(notes[card])
    return n


def can_draw(t: State, seat: Seat) -> bool:
    """Is there a card in that seat's deck, or in the discard pile that becomes it?"""
    return bool(t.cards_in(seat, DECK) or t.cards_in(seat, DISCARD))


def rebuilt(t: State, deck: Zone, pile: Zone, why: str, seat: Seat) -> bool:
    """Rebuild an empty deck from its pile. Returns whether the deck has a card."""
    cards = t.zones[deck]
    if cards:
        return True
    discarded = t.zones[pile]
    if not discarded:
        return False
    cards.extend(discarded)
    discarded.clear()
    where = t.where
    for card in cards:
        where[card] = deck
    t.shuffle(deck)
    t.tell(why, seat)
    return True


def put_away(t: State, seat: Seat, kind: int, why: str) -> None:
    """All cards in that zone of a player go to the discard pile; the log says how many."""
    zones = t.setup.seat_zone_table[seat]
    cards = t.zones[zones[kind]]
    if cards:
        discard = zones[DISCARD]
        t.zones[discard].extend(cards)
        where, known = t.where, t.known
        for card in cards:
            where[card] = discard
            known[card] = 0
        t.tell(why, seat, NO_CARD, len(cards))
        cards.clear()


DISCARD_CARD: Final = Verb("discard")


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardCards(Select):
    """The seat discards cards of its choice from hand."""

    word: ClassVar[str] = "discard-cards"
    picks: ClassVar[Verb] = DISCARD_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, HAND)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.send(card, t.zone_of(me.seat, DISCARD), "discard", me.seat)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-discard-cards", n=self.most - len(t.picks))


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Gain):
    """Draw cards."""

    word: ClassVar[str] = "draw"

    def run(self, t: State, me: Step) -> None:
        draw(t, me.seat, self.n)
