"""Purchases: the price, the bought card's destination, and effects that wait for a purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.effects.effect import Ask, Effect, Step, Verb
from ...engine.effects.fields import SELECTOR, WORD, Fields
from ...engine.effects.hands import DECK, DISCARD, HAND
from ...engine.effects.selectors import Selector, chosen
from ...engine.ids import Card, Seat
from ...engine.voice import Message, card_name
from .cards.card_types import PrintedCard
from .cards.kinds import CARD, about, of
from .effects.picks import TAKE_CARD, Pick
from .play import BOUGHT_EVENT, HAPPENED, count_for_team, exile, leave_row, privilege, row_of, spend, team_number
from .seating import Seating, seating_of
from .terms import BOUGHT, DISCOUNT, DROIDS_ON_TOP, END_OF_TURN, EXILE, NEUTRALS_BOUGHT, ON_TOP, RESOURCES

if TYPE_CHECKING:
    from ...engine.state import State

BUY_CARD: Final = Verb("buy")
TO_HAND: Final = "hand"
TO_DECK: Final = "deck"
TO_DISCARD: Final = "discard"
ZONES: Final = {TO_HAND: HAND, TO_DECK: DECK, TO_DISCARD: DISCARD}


def price(t: State, seat: Seat, card: Card) -> int:
    """The card's price for that player: as printed, or less for the next neutral card (DBG-476)."""
    definition: PrintedCard = t.setup.defs[card]
    if definition.neutral:
        return max(0, definition.cost - team_number(t, seat, DISCOUNT))
    return definition.cost


def may_buy(t: State, seat: Seat, card: Card) -> bool:
    """May the player buy it? Only neutral cards and those of their faction (DBG-074 to DBG-076, DBG-500)."""
    definition: PrintedCard = t.setup.defs[card]
    return definition.neutral or definition.faction == seating_of(t).faction[seat]


class Purchase(Effect):
    """A card becomes the buyer's, for the step's `price` (DBG-111 to DBG-113).

    `to` is where the ability that allows the purchase sends the card; empty: it does not say.
    """

    word: ClassVar[str] = "purchase"
    fields: ClassVar[Fields] = {"to": WORD}

    def __init__(self, to: str = "") -> None:
        self.to = to

    def run(self, t: State, me: Step) -> None:
        if me.price:
            spend(t, me.seat, me.price)
        t.tell("buy", me.seat, me.card, me.price)
        t.push(WhereTo(self.to), me.seat, me.card, 0)


class WhereTo(Ask):
    """Where the bought card goes. If effects name several places, the buyer picks one; all are used up (DBG-121)."""

    word: ClassVar[str] = "where-to"
    fields: ClassVar[Fields] = {"to": WORD}
    rule: ClassVar[str] = "DBG-121"

    def __init__(self, to: str) -> None:
        self.to = to

    def places(self, t: State, me: Step) -> list[str]:
        """The places the card may go to."""
        card: PrintedCard = t.setup.defs[me.card]
        places: list[str] = []
        if self.to:
            places.append(self.to)
        first = not team_number(t, me.seat, BOUGHT)
        if team_number(t, me.seat, ON_TOP) or (first and privilege(t, me.seat, "first-on-top")):
            places.append(TO_DECK)
        if team_number(t, me.seat, DROIDS_ON_TOP) and "droid" in card.kinds:
            places.append(TO_DECK)
        if self.borrows(t, me):
            places.append(TO_HAND)
        if not places:
            places.append(TO_DISCARD)
        if any([trigger.word == "taken-when-bought" for trigger in card.triggers]):
            places.append(TO_HAND)
        return sorted(set(places))

    def borrows(self, t: State, me: Step) -> bool:
        """Is it lent by a Jedha, as the turn's first neutral card (DBG-400)?"""
        card: PrintedCard = t.setup.defs[me.card]
        return (
            card.neutral
            and not team_number(t, me.seat, NEUTRALS_BOUGHT)
            and privilege(t, me.seat, "first-neutral-lent") > 0
        )

    def run(self, t: State, me: Step) -> None:
        places = self.places(t, me)
        if len(places) == 1:
            self.put(t, me, places[0])
        else:
            super().run(t, me)

    def offer(self, t: State, me: Step) -> None:
        t.asked = {me.seat: [Step(GO[place], me.seat, me.card, 0, t.setup) for place in self.places(t, me)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        for place, verb in GO.items():
            if choice.effect == verb:
                self.put(t, me, place)
                return

    def put(self, t: State, me: Step, place: str) -> None:
        """Move the card, then fill the row, then offer abilities about buying (DBG-501)."""
        t.note_progress()
        card: PrintedCard = t.setup.defs[me.card]
        if place == TO_HAND and self.borrows(t, me) and self.to != TO_HAND:
            t.delayed.append((END_OF_TURN, Step(EXILE_LENT, me.seat, me.card, 0, t.setup)))
        lead = seating_of(t).lead[me.seat]
        t.seat_numbers[ON_TOP][lead] = 0
        if "droid" in card.kinds:
            t.seat_numbers[DROIDS_ON_TOP][lead] = 0
        count_for_team(t, me.seat, BOUGHT)
        if card.neutral:
            t.seat_numbers[DISCOUNT][lead] = 0
            count_for_team(t, me.seat, NEUTRALS_BOUGHT)
        t.push(HAPPENED[BOUGHT_EVENT], me.seat, me.card, 0)
        zone = t.zone_of(me.seat, ZONES[place])
        came_from = t.where[me.card]
        if came_from == seating_of(t).rows[me.seat]:
            leave_row(t, me.seat, me.card, zone, "gain-" + place)
        else:
            t.move(me.card, zone)
            t.show(me.card)
            t.tell_move("gain-" + place, me.seat, me.card, came_from, zone)
        t.owner[me.card] = me.seat

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-where-to", card=card_name(t.setup.defs[me.card].id))


class ExileLent(Effect):
    """Exile a lent card from any of the player's zones (DBG-191, DBG-505)."""

    word: ClassVar[str] = "exile-lent"

    def run(self, t: State, me: Step) -> None:
        if t.controller(me.card) == me.seat and t.where[me.card] != t.zone_of(me.seat, EXILE):
            exile(t, me.seat, me.card)


class BuyFree(Pick):
    """Buy a card of the row for free, to the place `to`. The limit to your faction still holds (DBG-122, DBG-493)."""

    word: ClassVar[str] = "buy-free"
    fields: ClassVar[Fields] = {"what": SELECTOR, "to": WORD}
    rule: ClassVar[str] = "DBG-122"
    picks: ClassVar[Verb] = BUY_CARD

    def __init__(self, what: Selector, to: str = "") -> None:
        super().__init__(1, 1)
        self.what = what
        self.to = to

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in chosen(t, self.what, me.seat, row_of(t, me.seat)) if may_buy(t, me.seat, card)]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.push(Purchase(self.to), me.seat, card, 0)

    def describe(self) -> Message:
        return about(Message("effect-buy-free", to=self.to), self.what)


class BuyFrom(Pick):
    """Buy a card of your exile pile or of the galaxy discard pile as if it were in the row (DBG-216)."""

    word: ClassVar[str] = "buy-from"
    fields: ClassVar[Fields] = {"pile": WORD, "what": SELECTOR, "to": WORD}
    rule: ClassVar[str] = "DBG-216"
    picks: ClassVar[Verb] = BUY_CARD

    def __init__(self, pile: str, what: Selector = CARD, to: str = "") -> None:
        super().__init__(1, 1)
        self.pile = pile
        self.what = what
        self.to = to

    def candidates(self, t: State, me: Step) -> list[Card]:
        seating: Seating = t.setup.seating
        pile = t.cards_in(me.seat, EXILE) if self.pile == "exile" else t.zones[seating.discards[me.seat]]
        resources = t.seat_numbers[RESOURCES][me.seat]
        return [
            card
            for card in chosen(t, self.what, me.seat, pile)
            if may_buy(t, me.seat, card) and price(t, me.seat, card) <= resources
        ]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.push(Purchase(self.to), me.seat, card, price(t, me.seat, card))

    def describe(self) -> Message:
        return about(Message("effect-buy-from", pile=self.pile, to=self.to), self.what)


class TakeFromRow(Pick):
    """Take a card of a faction from the row to hand without buying it; it is exiled at the end of turn (DBG-420)."""

    word: ClassVar[str] = "take-from-row"
    fields: ClassVar[Fields] = {"faction": WORD}
    rule: ClassVar[str] = "DBG-420"
    picks: ClassVar[Verb] = TAKE_CARD

    def __init__(self, faction: str) -> None:
        super().__init__(1, 1)
        self.faction = faction

    def candidates(self, t: State, me: Step) -> list[Card]:
        cards: list[PrintedCard] = t.setup.defs
        return [card for card in row_of(t, me.seat) if cards[card].faction == self.faction]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.delayed.append((END_OF_TURN, Step(EXILE_LENT, me.seat, card, 0, t.setup)))
        leave_row(t, me.seat, card, t.zone_of(me.seat, HAND), "take-from-row")
        t.owner[card] = me.seat

    def describe(self) -> Message:
        return about(Message("effect-take-from-row"), of(self.faction))


EXILE_LENT: Final = ExileLent()
GO: Final = {TO_HAND: Verb("to-hand"), TO_DECK: Verb("to-deck"), TO_DISCARD: Verb("to-discard")}

EFFECTS: Final[list[type[Effect]]] = [Purchase, WhereTo, ExileLent, BuyFree, BuyFrom, TakeFromRow]
PICKS: Final[list[Effect]] = list(GO.values())
