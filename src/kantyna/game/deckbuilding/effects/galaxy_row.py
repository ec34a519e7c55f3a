"""Effects on the galaxy row: discard, exile, swap its cards, fill a slot with a named card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.effect import Effect, Step, Verb
from ....engine.effects.fields import PART, SELECTOR, YES_OR_NO, Fields
from ....engine.effects.hands import DISCARD_CARD
from ....engine.effects.selectors import Selector, chosen
from ....engine.ids import Card, Seat
from ....engine.voice import Message
from ..cards.kinds import ENEMY, UNIT, WITH, about, of, phrase
from ..play import IntoSlot, exile, force_is_with, gain_resources, leave_row, not_starters, put_into_row, row_of, vacate
from ..seating import Seating, seating_of
from ..terms import EXILE, NEUTRAL
from .damage import DamageBase
from .deck_top import discard_galaxy_top, galaxy_left, top_of_galaxy
from .picks import EXILE_CARD, SWAP_CARD, PickOfKind, PickOne

if TYPE_CHECKING:
    from ....engine.state import State


def row_cards(t: State, seat: Seat, what: Selector) -> list[Card]:
    """The cards of a kind in the row of the seat's region."""
    return chosen(t, what, seat, row_of(t, seat))


def pile_cards(t: State, seat: Seat, what: Selector) -> list[Card]:
    """The cards of a kind in the galaxy discard pile of the seat's region."""
    return chosen(t, what, seat, t.zones[seating_of(t).discards[seat]])


class FromRow(PickOfKind):
    """From the row of your region."""

    rule: ClassVar[str] = "DBG-344"

    def source(self, t: State, seat: Seat) -> list[Card]:
        return row_of(t, seat)


class DiscardFromRow(FromRow):
    """Discard a card of the row, without reward (DBG-244, DBG-245)."""

    word: ClassVar[str] = "discard-from-row"
    picks: ClassVar[Verb] = DISCARD_CARD

    def act_on(self, t: State, me: Step, card: Card) -> None:
        leave_row(t, me.seat, card, seating_of(t).discards[me.seat], "discard-row")


class ExileFromRow(FromRow):
    """Exile a card of the row; if you do, an effect follows (DBG-215, DBG-301)."""

    word: ClassVar[str] = "exile-from-row"
    fields: ClassVar[Fields] = {"what": SELECTOR, "then": PART}
    picks: ClassVar[Verb] = EXILE_CARD

    def __init__(self, what: Selector, then: Effect) -> None:
        super().__init__(what)
        self.then = then

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.push(self.then, me.seat, me.card, me.payload)
        exile(t, me.seat, card)

    def describe(self) -> Message:
        return about(Message("effect-exile-from-row", then=self.then.describe()), self.what)


class ExileOneFromRow(FromRow):
    """Exile a card of the row (DBG-473)."""

    word: ClassVar[str] = "exile-one-from-row"
    picks: ClassVar[Verb] = EXILE_CARD

    def act_on(self, t: State, me: Step, card: Card) -> None:
        exile(t, me.seat, card)


class SwapWithExiled(FromRow):
    """Swap a unit of the row with a card of your exile pile that is no starter card (DBG-447, DBG-507)."""

    word: ClassVar[str] = "swap-with-exiled"
    picks: ClassVar[Verb] = SWAP_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return super().candidates(t, me) if not_starters(t, me.seat) else []

    def act_on(self, t: State, me: Step, card: Card) -> None:
        place = vacate(t, me.seat, card, t.zone_of(me.seat, EXILE), "swap")
        t.owner[card] = me.seat
        t.push(INTO_SLOT_FROM_EXILE, me.seat, card, place)


class IntoSlotFromExile(IntoSlot):
    """From your exile pile, but not the step's card, which has just been put there."""

    word: ClassVar[str] = "into-slot-from-exile"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in not_starters(t, me.seat) if card != me.card]


class IntoSlotFromDiscard(IntoSlot):
    """From the galaxy discard pile, but not the step's card, which was just put there. Without `must` optional."""

    word: ClassVar[str] = "into-slot-from-discard"
    fields: ClassVar[Fields] = {"what": SELECTOR, "must": YES_OR_NO, "pays": YES_OR_NO}

    def __init__(self, what: Selector, must: bool = True, pays: bool = False) -> None:
        super().__init__()
        self.least = 1 if must else 0
        self.what = what
        self.must = must
        self.pays = pays

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in pile_cards(t, me.seat, self.what) if card != me.card]

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        super().act(t, me, cards)
        if cards and self.pays:
            gain_resources(t, me.seat, t.setup.defs[cards[0]].cost)


class ReplaceFromDiscard(FromRow):
    """Discard a card of the row; another one of the galaxy discard pile takes its slot (DBG-432, DBG-479).

    `by`: the kind of the replacing card. `force`: only with the Force, and optional. `pays`: gain the cost of the
    replacing card in resources.
    """

    word: ClassVar[str] = "replace-from-discard"
    fields: ClassVar[Fields] = {"what": SELECTOR, "by": SELECTOR, "force": YES_OR_NO, "pays": YES_OR_NO}
    picks: ClassVar[Verb] = DISCARD_CARD

    def __init__(self, what: Selector, by: Selector, force: bool = False, pays: bool = False) -> None:
        super().__init__(what)
        self.by = by
        self.force = force
        self.pays = pays
        if pays:
            self.least = 0  # on a base: it fires by itself (DBG-226)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        discards = seating_of(t).discards[me.seat]
        if self.force and not force_is_with(t, me.seat):
            leave_row(t, me.seat, card, discards, "discard-row")
        else:
            place = vacate(t, me.seat, card, discards, "discard-row")
            t.push(IntoSlotFromDiscard(self.by, not self.force, self.pays), me.seat, card, place)

    def describe(self) -> Message:
        message = about(Message("effect-replace-from-discard", force=int(self.force), pays=int(self.pays)), self.what)
        message.args["by"] = phrase(self.by, WITH)
        return message


class SwapWithDiscard(FromRow):
    """Swap a card of the row with one of a kind in the galaxy discard pile (DBG-417)."""

    word: ClassVar[str] = "swap-with-discard"
    picks: ClassVar[Verb] = SWAP_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return row_of(t, me.seat) if pile_cards(t, me.seat, self.what) else []

    def act_on(self, t: State, me: Step, card: Card) -> None:
        place = vacate(t, me.seat, card, seating_of(t).discards[me.seat], "swap")
        t.push(IntoSlotFromDiscard(self.what), me.seat, card, place)

    def describe(self) -> Message:
        message = super().describe()
        message.args["by"] = phrase(self.what, WITH)
        return message


class DigForOwnFaction(Effect):
    """Discard from the galaxy deck until a card of your faction turns up; it may replace a neutral unit.

    The deck is rebuilt at most once (DBG-437, DBG-509).
    """

    word: ClassVar[str] = "dig-for-own-faction"

    def run(self, t: State, me: Step) -> None:
        seating: Seating = t.setup.seating
        deck = t.zones[seating.decks[me.seat]]
        rebuilt = False
        while True:
            if not deck:
                if rebuilt:
                    return
                rebuilt = True
            top = top_of_galaxy(t, me.seat)
            if top < 0:
                return
            discard_galaxy_top(t, me.seat, top)
            if t.setup.defs[top].faction == seating.faction[me.seat]:
                t.push(SWAP_NEUTRAL_UNIT, me.seat, top, 0)
                return

    def asks_user(self, t: State, me: Step) -> bool:
        return True

    def possible(self, t: State, me: Step) -> bool:
        return galaxy_left(t, me.seat)


class SwapNeutralUnit(PickOne):
    """Swap the step's card, in the galaxy discard pile, with a neutral unit of the row."""

    word: ClassVar[str] = "swap-neutral-unit"
    rule: ClassVar[str] = "DBG-437"
    picks: ClassVar[Verb] = SWAP_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return row_cards(t, me.seat, NEUTRAL_UNIT)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        seating: Seating = t.setup.seating
        discards = seating.discards[me.seat]
        for card in cards:
            place = vacate(t, me.seat, card, discards, "swap")
            t.zones[discards].remove(me.card)
            put_into_row(t, seating.region[me.seat], me.card, place, discards)


class Bombard(Effect):
    """Damage an enemy base for each enemy card of the row, then discard those cards (DBG-414)."""

    word: ClassVar[str] = "bombard"

    def run(self, t: State, me: Step) -> None:
        targets = row_cards(t, me.seat, ENEMY)
        for card in reversed(targets):
            t.push(DISCARD_THIS, me.seat, card, 0)
        if targets:
            t.push(DamageBase(len(targets)), me.seat, me.card, 0)

    def asks_user(self, t: State, me: Step) -> bool:
        return True

    def possible(self, t: State, me: Step) -> bool:
        return bool(row_cards(t, me.seat, ENEMY))


class DiscardThis(Effect):
    """Discard the step's card from the row."""

    word: ClassVar[str] = "discard-this"

    def run(self, t: State, me: Step) -> None:
        leave_row(t, me.seat, me.card, seating_of(t).discards[me.seat], "discard-row")


NEUTRAL_UNIT: Final = UNIT & of(NEUTRAL)
INTO_SLOT_FROM_EXILE: Final = IntoSlotFromExile()
SWAP_NEUTRAL_UNIT: Final = SwapNeutralUnit()
DISCARD_THIS: Final = DiscardThis()

EFFECTS: Final[list[type[Effect]]] = [
    DiscardFromRow, ExileFromRow, ExileOneFromRow, SwapWithExiled, IntoSlotFromExile, IntoSlotFromDiscard,
    ReplaceFromDiscard, SwapWithDiscard, DigForOwnFaction, SwapNeutralUnit, Bombard, DiscardThis,
]  # fmt: skip
