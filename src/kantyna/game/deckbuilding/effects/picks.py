"""Effects with a choice of cards from hand, piles, the row or play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects import hands
from ....engine.effects.card_choice import Select, SelectOne
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import Effect, Step, Verb
from ....engine.effects.fields import AMOUNT, PART, SELECTOR, WORD, Fields
from ....engine.effects.hands import DECK, DISCARD, DISCARD_CARD, HAND
from ....engine.effects.selectors import Selector, chosen
from ....engine.history.events import ALL
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message
from ..cards.kinds import BOUNTY_HUNTER, CARD, about
from ..play import DISCARDED, HAPPENED, exile, send
from ..seating import Seating, seating_of
from ..terms import END_OF_TURN, UNITS

if TYPE_CHECKING:
    from ....engine.state import State


class Hit(Verb):
    """Picking a card that is damaged."""

    damages: ClassVar[bool] = True


# the verbs of picking a card
TAKE_CARD: Final = Verb("take-card")
PUT_ON_DECK: Final = Verb("put-on-deck")
EXILE_CARD: Final = Verb("exile")
REPAIR_BASE: Final = Verb("repair")
HIT: Final = Hit("hit")
DESTROY: Final = Verb("destroy")
CAPTURE: Final = Verb("capture")
DRAW_CARD: Final = Verb("draw")
SWAP_CARD: Final = Verb("swap")


class Pick(Select):
    """Choose cards. A player with no alternative is not asked."""

    asks_always: ClassVar[bool] = False


class PickOne(SelectOne):
    """Choose one card. A player with no alternative is not asked."""

    asks_always: ClassVar[bool] = False


class PickOfKind(Pick):
    """Choose one card of a kind from a source."""

    fields: ClassVar[Fields] = {"what": SELECTOR}

    def __init__(self, what: Selector) -> None:
        super().__init__(1, 1)
        self.what = what

    def source(self, t: State, seat: Seat) -> list[Card]:
        """The cards of any kind in that source."""
        return []

    def candidates(self, t: State, me: Step) -> list[Card]:
        return chosen(t, self.what, me.seat, self.source(t, me.seat))

    def describe(self) -> Message:
        return about(Message("effect-" + self.word), self.what)

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-" + self.word), self.what)


class FromPile(PickOfKind):
    """From your own discard pile."""

    rule: ClassVar[str] = "DBG-339"

    def source(self, t: State, seat: Seat) -> list[Card]:
        return t.cards_in(seat, DISCARD)


class ReturnToHand(FromPile):
    word: ClassVar[str] = "return-to-hand"
    picks: ClassVar[Verb] = TAKE_CARD

    def act_on(self, t: State, me: Step, card: Card) -> None:
        send(t, me.seat, card, t.zone_of(me.seat, HAND), "return")


class ReturnHunter(ReturnToHand):
    """Return a card; a bounty hunter has more attack against the row this turn (DBG-441)."""

    word: ClassVar[str] = "return-hunter"
    fields: ClassVar[Fields] = {"what": SELECTOR, "n": AMOUNT}

    def __init__(self, what: Selector, n: int) -> None:
        super().__init__(what)
        self.n = n

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        super().act(t, me, cards)
        for card in cards:
            if BOUNTY_HUNTER.fits(t, me.seat, card):
                t.modifiers.append(Modifier("row-attack", card, self.n, END_OF_TURN))

    def describe(self) -> Message:
        return about(Message("effect-return-hunter", n=self.n), self.what)


class PutOnDeck(FromPile):
    """Put a card of your discard pile on top of your deck."""

    word: ClassVar[str] = "put-on-deck"
    picks: ClassVar[Verb] = PUT_ON_DECK

    def act_on(self, t: State, me: Step, card: Card) -> None:
        send(t, me.seat, card, t.zone_of(me.seat, DECK), "put-on-deck")


class UnitOnDeck(PickOne):
    """Put another of your units in play on top of your deck (DBG-429)."""

    word: ClassVar[str] = "unit-on-deck"
    rule: ClassVar[str] = "DBG-429"
    picks: ClassVar[Verb] = PUT_ON_DECK

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in t.cards_in(me.seat, UNITS) if card != me.card]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        send(t, me.seat, card, t.zone_of(me.seat, DECK), "put-on-deck")


class ExileCards(Pick):
    """Exile your own cards from hand, or hand and discard pile, perhaps of one kind only (DBG-208, DBG-303)."""

    word: ClassVar[str] = "exile-cards"
    fields: ClassVar[Fields] = {"least": AMOUNT, "most": AMOUNT, "source": WORD, "what": SELECTOR}
    rule: ClassVar[str] = "DBG-208"
    picks: ClassVar[Verb] = EXILE_CARD

    def __init__(self, least: int, most: int, source: str = "hand-discard", what: Selector = CARD) -> None:
        super().__init__(least, most)
        self.source = source
        self.what = what

    def candidates(self, t: State, me: Step) -> list[Card]:
        own = t.cards_in(me.seat, HAND)
        if self.source == "hand-discard":
            own = own + t.cards_in(me.seat, DISCARD)
        return chosen(t, self.what, me.seat, own)

    def unseen(self, t: State, me: Step) -> bool:
        """A kind of card in hand: others must not learn whether there is one."""
        return self.what != CARD and any([t.known[card] != ALL for card in t.cards_in(me.seat, HAND)])

    def act_on(self, t: State, me: Step, card: Card) -> None:
        exile(t, me.seat, card)

    def describe(self) -> Message:
        message = Message("effect-exile-cards", least=self.least, most=self.most, source=self.source)
        return about(message, self.what)

    def prompt(self, t: State, me: Step) -> Message:
        left = self.most - len(t.picks)
        return about(Message("ask-exile-cards", least=self.least, n=left, source=self.source), self.what)


class ExileFor(ExileCards):
    """You may exile a card of a kind for an effect (DBG-444)."""

    word: ClassVar[str] = "exile-for"
    fields: ClassVar[Fields] = {"source": WORD, "what": SELECTOR, "then": PART}

    def __init__(self, source: str, what: Selector, then: Effect) -> None:
        super().__init__(0, 1, source, what)
        self.then = then

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        super().act(t, me, cards)
        if cards:
            t.push(self.then, me.seat, me.card, me.payload)

    def describe(self) -> Message:
        return about(Message("effect-exile-for", source=self.source, then=self.then.describe()), self.what)


class EachMayExile(Effect):
    """Every player, beginning with the active one, may exile a card of their own (DBG-442, DBG-487)."""

    word: ClassVar[str] = "each-may-exile"

    def run(self, t: State, me: Step) -> None:
        seating: Seating = t.setup.seating
        active = t.setup.rules.seats.first_to_act(t)
        for seat in reversed(seating.team[active] + seating.enemies[active]):
            t.push(ExileCards(0, 1), seat, me.card, 0)

    def asks_user(self, t: State, me: Step) -> bool:
        return True


class OpponentDiscards(Effect):
    """The opponent in your region discards a card of their choice (DBG-246, DBG-345)."""

    word: ClassVar[str] = "their-discard"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        t.push(DiscardCards(self.n), seating_of(t).opponent[me.seat], me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(seating_of(t).opponent[me.seat], HAND))


class DiscardCards(hands.DiscardCards):
    """Discard cards of your choice from hand (DBG-241)."""

    asks_always: ClassVar[bool] = False
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "DBG-246"

    def __init__(self, n: int) -> None:
        super().__init__(n, n)
        self.n = n

    def act_on(self, t: State, me: Step, card: Card) -> None:
        discard(t, me.seat, card)


class OpponentLoses(OpponentDiscards):
    """The opponent discards a card at random."""

    word: ClassVar[str] = "opponent-loses"

    def run(self, t: State, me: Step) -> None:
        opponent = seating_of(t).opponent[me.seat]
        for _ in range(self.n):
            held = t.cards_in(opponent, HAND)
            if held:
                discard(t, opponent, held[t.chance.below(len(held))])


def discard(t: State, seat: Seat, card: Card) -> None:
    """Discard a card from hand during a turn; abilities may answer (DBG-247)."""
    send(t, seat, card, t.zone_of(seat, DISCARD), "discard")
    t.push(HAPPENED[DISCARDED], seat, card, 0)


class LookAtHand(Effect):
    """See the opponent's hand; the team sees it with you."""

    word: ClassVar[str] = "look-at-hand"

    def run(self, t: State, me: Step) -> None:
        seating: Seating = t.setup.seating
        opponent = seating.opponent[me.seat]
        for card in t.cards_in(opponent, HAND):
            t.known[card] |= seating.seen_by[me.seat]
        t.tell("look-at-hand", me.seat, NO_CARD, 0, opponent)

    def possible(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(seating_of(t).opponent[me.seat], HAND))


class TheirCardOnDeck(PickOne):
    """Put a card of the opponent's hand on top of the opponent's deck."""

    word: ClassVar[str] = "their-card-on-deck"
    rule: ClassVar[str] = "DBG-342"
    picks: ClassVar[Verb] = PUT_ON_DECK

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(seating_of(t).opponent[me.seat], HAND)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        seating: Seating = t.setup.seating
        opponent = seating.opponent[me.seat]
        for card in cards:
            came_from = t.where[card]
            t.move(card, t.zone_of(opponent, DECK))
            knowing = seating.seen_by[me.seat] | seating.seen_by[opponent]
            t.lose_track(came_from, knowing)
            t.known[card] = knowing
            t.tell_move("their-card-on-deck", opponent, card, came_from, t.where[card], knowing)


EFFECTS: Final[list[type[Effect]]] = [
    ReturnToHand, ReturnHunter, PutOnDeck, UnitOnDeck, ExileCards, ExileFor, EachMayExile,
    OpponentDiscards, DiscardCards, OpponentLoses, LookAtHand, TheirCardOnDeck,
]  # fmt: skip
PICKS: Final[list[Effect]] = [
    TAKE_CARD, PUT_ON_DECK, EXILE_CARD, DISCARD_CARD, REPAIR_BASE, HIT, DESTROY, CAPTURE, DRAW_CARD, SWAP_CARD,
]  # fmt: skip
