"""Hands and decks: looking at cards, discarding them and putting them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import frame, report
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Effect, Step, Verb
from ....engine.effects.fields import AMOUNT, SELECTOR, WORD, Fields
from ....engine.effects.hands import DECK, DISCARD, DISCARD_CARD, HAND
from ....engine.effects.selectors import Selector
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..abilities.selectors import Pointer
from ..formats.mode import mode_of
from .in_play import ToCards, gain_icons
from .opponents import opponent, undecided, with_cards

if TYPE_CHECKING:
    from ....engine.state import State


def look_at(t: State, seat: Seat, cards: list[Card]) -> None:
    """That seat sees these cards and knows them while they stay where they are."""
    for card in cards:
        t.known[card] |= 1 << seat
        t.tell("look-through", seat, card, seen=1 << seat)


# the opponent's hand


class DiscardAtRandom(Effect):
    """Each opponent discards `n` random cards from hand, or all of a smaller hand (BOTF-255)."""

    word: ClassVar[str] = "discard-at-random"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        enemies = with_cards(t, me.seat, HAND)
        if not enemies:
            report(t, 0, 1)
        for enemy in enemies:
            self.discard(t, enemy)

    def discard(self, t: State, enemy: Seat) -> None:
        for _ in range(self.n):
            cards = t.cards_in(enemy, HAND)
            if not cards:
                report(t, 0, 1)
                return
            card = cards[t.chance.below(len(cards))]
            t.send(card, t.zone_of(t.owner[card], DISCARD), "discard", enemy)
            report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        return bool(with_cards(t, me.seat, HAND))


class LookAtHand(Effect):
    """Look at an opponent's hand; the user chooses the opponent (BOTF-254)."""

    word: ClassVar[str] = "see-hand"

    def run(self, t: State, me: Step) -> None:
        if undecided(t, me, with_cards(t, me.seat, HAND)):
            return
        cards = t.cards_in(opponent(t, me.seat), HAND)
        if cards:
            look_at(t, me.seat, cards)
        report(t, len(cards), 1)

    def possible(self, t: State, me: Step) -> bool:
        return bool(with_cards(t, me.seat, HAND))


class DiscardTheirs(Select):
    """The opponent discards `n` cards from their hand; the user, who has looked at it, chooses them."""

    word: ClassVar[str] = "discard-theirs"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "SWLCG-176"
    must_rule: ClassVar[str] = "SWLCG-176"
    picks: ClassVar[Verb] = DISCARD_CARD

    def __init__(self, n: int) -> None:
        super().__init__(n, n)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(opponent(t, me.seat), HAND)

    def possible(self, t: State, me: Step) -> bool:
        return bool(with_cards(t, me.seat, HAND))

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        super().act(t, me, cards)
        report(t, len(cards), self.n)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.send(card, t.zone_of(t.owner[card], DISCARD), "discard", t.owner[card])

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-discard-theirs", card=card_name(t.setup.defs[me.card].id), n=self.n)


# your own cards


class UnderDeck(Select):
    """Put a card from your hand on the bottom of your deck, unseen by others."""

    word: ClassVar[str] = "hand-under-deck"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-534"
    must_rule: ClassVar[str] = "SWLCG-534"

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(me.seat, HAND)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        hand, deck, own = t.zone_of(me.seat, HAND), t.zone_of(me.seat, DECK), 1 << me.seat
        t.move_to(card, deck, 0)
        t.known[card] = own
        t.lose_track(hand, own)
        t.tell_move("hand-under-deck", me.seat, card, hand, deck, own)
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-hand-under-deck", card=card_name(t.setup.defs[me.card].id))


class DiscardTop(Effect):
    """Discard the top card of your deck as `CHOSEN`. This is no draw, so nobody loses by it (SWLCG-286)."""

    word: ClassVar[str] = "discard-top"

    def run(self, t: State, me: Step) -> None:
        deck = t.cards_in(me.seat, DECK)
        if not deck:
            report(t, 0, 1)
            return
        frame(t).targets = [deck[-1]]
        t.send(deck[-1], t.zone_of(me.seat, DISCARD), "discard", me.seat)
        report(t, 1, 1)
        mode_of(t).recheck(t)

    def possible(self, t: State, me: Step) -> bool:
        return bool(t.cards_in(me.seat, DECK))


class GainPrintedIcons(ToCards):
    """Matching cards gain the icons printed on a unit card, edge-enabled ones as such."""

    word: ClassVar[str] = "gain-printed-icons"
    fields: ClassVar[Fields] = {"of": SELECTOR, "which": SELECTOR, "until": WORD}

    def __init__(self, of: Selector, which: Selector, until: str) -> None:
        assert isinstance(of, Pointer)
        super().__init__(which)
        self.of: Pointer = of
        self.until = until

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for printed in self.of.cards(t, me):
            icons = board.printed(t, printed).icons
            for card in cards:
                if any(icons.values()):
                    gain_icons(t, card, icons, self.until)
        report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        """Only the effect before it shows whether there is anything to gain."""
        return False

    def describe(self) -> Message:
        message = super().describe()
        message.args["until"] = self.until
        return message


# the top of a deck


class BackOnTop(Select):
    """Put the top cards of the opponent's deck, which you have looked at, back in any order: the first pick on top, the
    rest at the bottom of these."""

    word: ClassVar[str] = "back-on-top"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "SWLCG-183"

    def __init__(self, n: int) -> None:
        super().__init__(n - 1, n - 1)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(opponent(t, me.seat), DECK)[: -self.n - 1 : -1]

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        deck = t.zone_of(opponent(t, me.seat), DECK)
        undermost = [card for card in self.candidates(t, me) if card not in cards]
        for card in reversed([*cards, *undermost]):
            t.move(card, deck)
            t.known[card] = 1 << me.seat
        t.tell("back-on-top", me.seat, NO_CARD, self.n)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-back-on-top", card=card_name(t.setup.defs[me.card].id))


EFFECTS: Final[list[type[Effect]]] = [
    DiscardAtRandom, LookAtHand, DiscardTheirs, UnderDeck, DiscardTop, GainPrintedIcons, BackOnTop,
]  # fmt: skip
