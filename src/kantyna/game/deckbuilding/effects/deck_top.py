"""Effects on the top of a deck: reveal it, look at it, swap it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.effect import NOTHING, Effect, Nothing, Step, Verb
from ....engine.effects.fields import PART, PARTS, SELECTOR, WORD, Fields
from ....engine.effects.hands import DECK, DISCARD, DISCARD_CARD, HAND, can_draw
from ....engine.effects.selectors import Selector
from ....engine.history.events import ALL
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from ..cards.card_types import PrintedCard
from ..cards.kinds import about, of
from ..play import DECK_REVEALED, HAPPENED, deck_ready, galaxy_ready, put_into_row, row_of, send, vacate
from ..seating import Seating, seating_of
from .picks import DRAW_CARD, SWAP_CARD, PickOne

if TYPE_CHECKING:
    from ....engine.state import State


def top_of_deck(t: State, seat: Seat) -> Card:
    """The top card of a player's deck, or `NO_CARD`. After a reveal this is the revealed card."""
    deck = t.cards_in(seat, DECK)
    return deck[-1] if deck else NO_CARD


def reveal_top(t: State, seat: Seat) -> None:
    """Show the top card of your deck to everybody; it stays there (DBG-237, DBG-239)."""
    if deck_ready(t, seat):
        card = top_of_deck(t, seat)
        t.known[card] = ALL
        t.tell("reveal", seat, card)
        t.push(HAPPENED[DECK_REVEALED], seat, card, 0)


class Reveal(Effect):
    """Reveal the top card of your deck, then carry out the parts."""

    word: ClassVar[str] = "reveal"
    fields: ClassVar[Fields] = {"parts": PARTS}

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def run(self, t: State, me: Step) -> None:
        t.push_all(self.parts, me.seat, me.card, me.payload)
        reveal_top(t, me.seat)

    def possible(self, t: State, me: Step) -> bool:
        """Without a card to reveal, a part may still be possible (DBG-125, DBG-458)."""
        return can_draw(t, me.seat) or any([part.possible(t, me) for part in self.parts])

    def describe(self) -> Message:
        return Message("effect-reveal", parts=[part.describe() for part in self.parts])


class TakeRevealed(Effect):
    """Take the revealed card to hand and reveal the next one instead (DBG-467)."""

    word: ClassVar[str] = "take-revealed"

    def run(self, t: State, me: Step) -> None:
        send(t, me.seat, me.card, t.zone_of(me.seat, HAND), "take-revealed")
        reveal_top(t, me.seat)


class IfRevealed(Effect):
    """One effect if the revealed card is of a kind, another if it is not."""

    word: ClassVar[str] = "if-revealed"
    fields: ClassVar[Fields] = {"what": SELECTOR, "then": PART, "otherwise": PART}

    def __init__(self, what: Selector, then: Effect, otherwise: Effect = NOTHING) -> None:
        self.what = what
        self.then = then
        self.otherwise = otherwise

    def run(self, t: State, me: Step) -> None:
        top = top_of_deck(t, me.seat)
        if top >= 0:
            right = self.what.fits(t, me.seat, top)
            t.push(self.then if right else self.otherwise, me.seat, me.card, me.payload)

    def possible(self, t: State, me: Step) -> bool:
        return top_of_deck(t, me.seat) >= 0

    def describe(self) -> Message:
        message = Message("effect-if-revealed", then=self.then.describe())
        if not isinstance(self.otherwise, Nothing):
            message.id += "-else"
            message.args["otherwise"] = self.otherwise.describe()
        return about(message, self.what)


class MoveTop(PickOne):
    """The revealed card is drawn, or discarded."""

    rule: ClassVar[str] = "DBG-239"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, DECK)[-1:]

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-" + self.word, card=card_name(t.setup.defs[top_of_deck(t, me.seat)].id))


class DrawTop(MoveTop):
    word: ClassVar[str] = "draw-top"
    picks: ClassVar[Verb] = DRAW_CARD

    def act_on(self, t: State, me: Step, card: Card) -> None:
        send(t, me.seat, card, t.zone_of(me.seat, HAND), "draw-revealed")


class DiscardTop(MoveTop):
    word: ClassVar[str] = "discard-top"
    picks: ClassVar[Verb] = DISCARD_CARD

    def act_on(self, t: State, me: Step, card: Card) -> None:
        send(t, me.seat, card, t.zone_of(me.seat, DISCARD), "discard-revealed")


class SwapTop(PickOne):
    """Swap the revealed card with one of your discard pile (DBG-425)."""

    word: ClassVar[str] = "swap-top"
    rule: ClassVar[str] = "DBG-425"
    picks: ClassVar[Verb] = SWAP_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, DISCARD) if top_of_deck(t, me.seat) >= 0 else []

    def act_on(self, t: State, me: Step, card: Card) -> None:
        top = top_of_deck(t, me.seat)
        send(t, me.seat, top, t.zone_of(me.seat, DISCARD), "discard-revealed")
        send(t, me.seat, card, t.zone_of(me.seat, DECK), "put-on-deck")


class SwapHandWithTop(PickOne):
    """Swap a card of your hand with the top card of your deck, unseen by others (DBG-454)."""

    word: ClassVar[str] = "swap-hand-with-top"
    rule: ClassVar[str] = "DBG-454"
    picks: ClassVar[Verb] = SWAP_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, HAND) if can_draw(t, me.seat) else []

    def act_on(self, t: State, me: Step, card: Card) -> None:
        deck_ready(t, me.seat)
        top = top_of_deck(t, me.seat)
        send(t, me.seat, top, t.zone_of(me.seat, HAND), "draw", known=False)
        send(t, me.seat, card, t.zone_of(me.seat, DECK), "hide-on-deck", known=False)
        t.known[card] = seating_of(t).seen_by[me.seat]


# the galaxy deck


def top_of_galaxy(t: State, seat: Seat) -> Card:
    """The top card of the galaxy deck of that seat's region, rebuilt if need be, or `NO_CARD`."""
    seating: Seating = t.setup.seating
    return t.zones[seating.decks[seat]][-1] if galaxy_ready(t, seating.region[seat]) else NO_CARD


def galaxy_left(t: State, seat: Seat) -> bool:
    """Is there a card in the galaxy deck of that seat's region, or one to rebuild it from?"""
    seating: Seating = t.setup.seating
    return bool(t.zones[seating.decks[seat]] or t.zones[seating.discards[seat]])


def discard_galaxy_top(t: State, seat: Seat, card: Card) -> None:
    t.send(card, seating_of(t).discards[seat], "discard-galaxy", seat)


class RevealGalaxy(Effect):
    """Reveal the top of the galaxy deck: an effect if it is of the faction, discarded if it is an enemy card."""

    word: ClassVar[str] = "reveal-galaxy"
    fields: ClassVar[Fields] = {"faction": WORD, "then": PART}

    def __init__(self, faction: str, then: Effect) -> None:
        self.faction = faction
        self.then = then

    def run(self, t: State, me: Step) -> None:
        seating: Seating = t.setup.seating
        top = top_of_galaxy(t, me.seat)
        if top < 0:
            return
        t.known[top] = ALL
        t.tell("reveal-galaxy", me.seat, top)
        card: PrintedCard = t.setup.defs[top]
        if card.faction == seating.enemy_faction[me.seat]:
            discard_galaxy_top(t, me.seat, top)
        if card.faction == self.faction:
            t.push(self.then, me.seat, me.card, me.payload)

    def possible(self, t: State, me: Step) -> bool:
        return galaxy_left(t, me.seat)

    def describe(self) -> Message:
        return about(Message("effect-reveal-galaxy", then=self.then.describe()), of(self.faction))


class LookAtGalaxy(Effect):
    """Look at the top card of the galaxy deck; the team sees it with you."""

    word: ClassVar[str] = "look-at-galaxy"
    fields: ClassVar[Fields] = {"then": PART}

    def __init__(self, then: Effect) -> None:
        self.then = then

    def run(self, t: State, me: Step) -> None:
        top = top_of_galaxy(t, me.seat)
        if top >= 0:
            look(t, me.seat, top)
            t.push(self.then, me.seat, me.card, me.payload)

    def possible(self, t: State, me: Step) -> bool:
        return galaxy_left(t, me.seat)


def look(t: State, seat: Seat, card: Card) -> None:
    seen = seating_of(t).seen_by[seat]
    t.known[card] |= seen
    t.tell("look", seat, card, seen=seen)


class SwapGalaxyTop(PickOne):
    """Swap the top card of the galaxy deck with one of the row (DBG-496)."""

    word: ClassVar[str] = "swap-galaxy-top"
    rule: ClassVar[str] = "DBG-496"
    picks: ClassVar[Verb] = SWAP_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return row_of(t, me.seat)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        seating: Seating = t.setup.seating
        deck = seating.decks[me.seat]
        top = t.zones[deck].pop()
        place = vacate(t, me.seat, card, deck, "put-on-galaxy")
        put_into_row(t, seating.region[me.seat], top, place, deck)


class LookAtTwo(Effect):
    """Look at the top two cards of the galaxy deck; put one back and discard the other (DBG-388)."""

    word: ClassVar[str] = "look-at-two"

    def run(self, t: State, me: Step) -> None:
        deck = t.zones[seating_of(t).decks[me.seat]]
        if len(deck) < 2:
            self.rebuild_under(t, me.seat)
        t.push(DISCARD_ONE_OF_TWO, me.seat, me.card, me.payload)
        for card in deck[-2:]:
            look(t, me.seat, card)

    def asks_user(self, t: State, me: Step) -> bool:
        return True

    def rebuild_under(self, t: State, seat: Seat) -> None:
        """Shuffle the discard pile under the last card of the deck (DBG-508)."""
        seating: Seating = t.setup.seating
        deck = t.zones[seating.decks[seat]]
        kept = deck[:]
        deck.clear()
        galaxy_ready(t, seating.region[seat])
        deck.extend(kept)

    def possible(self, t: State, me: Step) -> bool:
        return galaxy_left(t, me.seat)


class DiscardOneOfTwo(PickOne):
    word: ClassVar[str] = "discard-one-of-two"
    rule: ClassVar[str] = "DBG-388"
    picks: ClassVar[Verb] = DISCARD_CARD

    def run(self, t: State, me: Step) -> None:
        if len(self.candidates(t, me)) == 2:
            super().run(t, me)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.zones[seating_of(t).decks[me.seat]][-2:]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        discard_galaxy_top(t, me.seat, card)


DISCARD_ONE_OF_TWO: Final = DiscardOneOfTwo()

EFFECTS: Final[list[type[Effect]]] = [
    Reveal, TakeRevealed, IfRevealed, DrawTop, DiscardTop, SwapTop, SwapHandWithTop,
    RevealGalaxy, LookAtGalaxy, SwapGalaxyTop, LookAtTwo, DiscardOneOfTwo,
]  # fmt: skip
