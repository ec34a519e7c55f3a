"""The effects of Star Realms cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.abilities.pending import PendingEvent
from ...engine.abilities.triggers import REACTION, Trigger
from ...engine.abilities.windows import Occur
from ...engine.effects import hands
from ...engine.effects.card_choice import Select, SelectOne
from ...engine.effects.constants import Constant
from ...engine.effects.effect import NOTHING, Effect, Gain, Step, Verb
from ...engine.effects.fields import AMOUNT, NUMBER, PART, WORD, Field, Fields
from ...engine.effects.hands import DISCARD, DISCARD_CARD, HAND, Draw, draw
from ...engine.errors import Refusal, refusal
from ...engine.ids import NO_CARD, Card, Seat
from ...engine.seating import ChooseSeat, TargetSeat
from ...engine.voice import Message
from .cards import PrintedCard
from .play import acquire, destroy, face, gain_authority, in_play, note_played, open_bases, played_as, scrap
from .seating import players_in_reach, seating_of
from .targets import refuse_base, refuse_player
from .terms import ALL_FACTIONS, COMBAT, COPIES, EXPLORERS, FACTION_NAMES, ON_TOP, OWED, PLAY, PLAYED, TRADE, TRADE_ROW

if TYPE_CHECKING:
    from ...engine.state import State


# the verbs of picking a card
SCRAP_CARD: Final = Verb("scrap-card")
DESTROY: Final = Verb("destroy")
ACQUIRE: Final = Verb("acquire")
COPY: Final = Verb("copy")


class Trade(Gain):
    word: ClassVar[str] = "trade"

    def run(self, t: State, me: Step) -> None:
        t.seat_numbers[TRADE][me.seat] += self.n
        t.tell("trade", me.seat, NO_CARD, self.n)


class Combat(Gain):
    word: ClassVar[str] = "combat"

    def run(self, t: State, me: Step) -> None:
        t.seat_numbers[COMBAT][me.seat] += self.n
        t.tell("combat", me.seat, NO_CARD, self.n)


class Authority(Gain):
    word: ClassVar[str] = "authority"

    def run(self, t: State, me: Step) -> None:
        gain_authority(t, me.seat, self.n)
        t.tell("authority", me.seat, NO_CARD, self.n)


class DrawPerCardPlayed(Effect):
    """Draw a card for each card of a faction played this turn (SR-334)."""

    word: ClassVar[str] = "draw-per-card"
    fields: ClassVar[Fields] = {"faction": Field(NUMBER, 0, ALL_FACTIONS)}

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def run(self, t: State, me: Step) -> None:
        draw(t, me.seat, self.count(t, me.seat))

    def count(self, t: State, seat: Seat) -> int:
        options = t.setup.options
        n = 0
        played = t.marks[PLAYED]
        for card in t.setup.cards:
            counted = played_as(t, seat, card) if played[card] else -1
            if counted >= 0:
                if not options["needle_counts_for_blob_world"]:
                    counted = t.setup.defs[card].faction
                if options["mech_world_counts_as_blob"] and t.setup.defs[card].constants:
                    counted |= self.faction
                if counted & self.faction:
                    n += 1
        return n

    def describe(self) -> Message:
        return Message("effect-draw-per-card", faction=FACTION_NAMES[self.faction])


class IfBases(Effect):
    """Only with at least `n` of your own bases in play, counted when it runs (SR-339)."""

    word: ClassVar[str] = "if-bases"
    fields: ClassVar[Fields] = {"n": AMOUNT, "then": PART}

    def __init__(self, n: int, then: Effect) -> None:
        self.n = n
        self.then = then

    def run(self, t: State, me: Step) -> None:
        cards: list[PrintedCard] = t.setup.defs
        if len([card for card in in_play(t, me.seat) if not cards[card].ship]) >= self.n:
            self.then.run(t, me)


class OpponentDiscards(ChooseSeat):
    """The user chooses an opponent, who chooses what to discard (SR-320). A single opponent is not asked for."""

    word: ClassVar[str] = "opponent-discards"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "SR-320"
    must_rule: ClassVar[str] = "SR-323"

    def __init__(self, n: int) -> None:
        self.n = n

    def seats(self, t: State, me: Step) -> list[Seat]:
        return players_in_reach(t, seating_of(t), me.seat)

    def asks_user(self, t: State, me: Step) -> bool:
        return len(self.seats(t, me)) > 1

    def unfit(self, t: State, me: Step, seat: Seat) -> Refusal | None:
        return refuse_player(t, me.seat, seat)

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        if t.setup.options["discard_timing"] == "next_turn":
            t.seat_numbers[OWED][seat] += self.n
            t.tell("owes-discard", seat, NO_CARD, self.n)
        else:
            t.push(DiscardCards(self.n, self.n), seat, NO_CARD, 0)


class DiscardCards(hands.DiscardCards):
    rule: ClassVar[str] = "SR-323"
    must_rule: ClassVar[str] = "SR-323"

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refusal(self.rule, "not-held", t, card)


class DiscardForCards(DiscardCards):
    """Discard up to `most` cards, then draw as many (SR-352)."""

    word: ClassVar[str] = "discard-for-cards"
    fields: ClassVar[Fields] = {"most": AMOUNT}
    rule: ClassVar[str] = "SR-352"

    def __init__(self, most: int) -> None:
        super().__init__(0, most)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        super().act(t, me, cards)
        draw(t, me.seat, len(cards))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-discard-for-cards", n=self.most - len(t.picks))


class ScrapCards(Select):
    """Scrap your own cards, from hand or from hand and discard pile (SR-100)."""

    word: ClassVar[str] = "scrap-cards"
    fields: ClassVar[Fields] = {"least": AMOUNT, "most": AMOUNT, "source": WORD}
    rule: ClassVar[str] = "SR-100"
    picks: ClassVar[Verb] = SCRAP_CARD

    def __init__(self, least: int, most: int, source: str) -> None:
        super().__init__(least, most)
        self.source = source

    def candidates(self, t: State, me: Step) -> list[Card]:
        if self.source == "hand":
            return t.cards_in(me.seat, HAND)
        return t.cards_in(me.seat, HAND) + t.cards_in(me.seat, DISCARD)

    def rule_of(self, t: State) -> str:
        return "SR-350" if self.source == "hand" else self.rule

    def must_rule_of(self, t: State) -> str:
        return "SR-350" if self.source == "hand" else "SR-351"

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refusal(self.rule_of(t), "not-held" if self.source == "hand" else "not-held-or-discarded", t, card)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        scrap(t, me.seat, card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-scrap-cards", n=self.most - len(t.picks), least=self.least, source=self.source)


class ScrapForCards(ScrapCards):
    """Scrap up to `most` cards from hand and discard pile, chosen together, then draw as many (SR-348, SR-349)."""

    word: ClassVar[str] = "scrap-for-cards"
    fields: ClassVar[Fields] = {"most": AMOUNT}
    rule: ClassVar[str] = "SR-348"

    def __init__(self, most: int) -> None:
        super().__init__(0, most, "hand-discard")

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        super().act(t, me, cards)
        draw(t, me.seat, len(cards))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-scrap-for-cards", n=self.most - len(t.picks))


class ScrapTradeRow(Select):
    """Scrap cards of the trade row. Each place is refilled at once (SR-098, SR-101)."""

    word: ClassVar[str] = "scrap-trade-row"
    rule: ClassVar[str] = "SR-101"
    picks: ClassVar[Verb] = SCRAP_CARD

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.zones[TRADE_ROW]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refusal(self.rule, "not-in-trade-row", t, card)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        scrap(t, me.seat, card)


class DestroyBase(Select):
    """Destroy a base without spending combat (SR-123, SR-355)."""

    word: ClassVar[str] = "destroy-base"
    rule: ClassVar[str] = "SR-355"
    picks: ClassVar[Verb] = DESTROY

    def candidates(self, t: State, me: Step) -> list[Card]:
        bases = open_bases(t, me.seat)
        if t.setup.options["destroy_own_bases"]:
            cards: list[PrintedCard] = t.setup.defs
            bases = bases + [card for card in in_play(t, me.seat) if not cards[card].ship]
        return bases

    def act_on(self, t: State, me: Step, card: Card) -> None:
        destroy(t, me.seat, card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refuse_base(t, me.seat, card, True)


class AcquireShip(SelectOne):
    """Take a ship of any cost for free, to the top of the deck (SR-344 to SR-347)."""

    word: ClassVar[str] = "acquire-ship"
    rule: ClassVar[str] = "SR-344"
    must_rule: ClassVar[str] = "SR-345"
    picks: ClassVar[Verb] = ACQUIRE

    def candidates(self, t: State, me: Step) -> list[Card]:
        cards: list[PrintedCard] = t.setup.defs
        return [card for card in t.zones[TRADE_ROW] if cards[card].ship] + t.zones[EXPLORERS][-1:]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        cards: list[PrintedCard] = t.setup.defs
        return refusal(self.rule, "not-for-sale" if cards[card].ship else "no-ship", t, card)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        acquire(t, me.seat, card, True)


class NextShipOnTop(Effect):
    """The next ship bought this turn may go on top of the deck; several such effects add up (SR-340 to SR-343)."""

    word: ClassVar[str] = "next-ship-on-top"

    def run(self, t: State, me: Step) -> None:
        waiting = t.seat_numbers[ON_TOP]
        if t.setup.options["on_top_effects_add_up"] or not waiting[me.seat]:
            waiting[me.seat] += 1
        t.tell("next-ship-on-top", me.seat)


class CopyShip(SelectOne):
    """Copy another ship played this turn and carry out its primary ability at once (SR-324 to SR-331)."""

    word: ClassVar[str] = "copy-ship"
    rule: ClassVar[str] = "SR-324"
    must_rule: ClassVar[str] = "SR-324"
    picks: ClassVar[Verb] = COPY

    def candidates(self, t: State, me: Step) -> list[Card]:
        cards: list[PrintedCard] = t.setup.defs
        played = t.marks[PLAYED]
        ships = [
            card
            for card in t.setup.cards
            if played[card] and played_as(t, me.seat, card) >= 0 and card != me.card and cards[card].ship
        ]
        if not t.setup.options["needle_copies_scrapped"]:
            area = t.zone_of(me.seat, PLAY)
            ships = [card for card in ships if t.where[card] == area]
        return ships

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        cards: list[PrintedCard] = t.setup.defs
        if card == me.card:
            return refusal(self.rule, "copies-itself", t, card)
        if not cards[card].ship:
            return refusal(self.rule, "no-ship", t, card)
        if played_as(t, me.seat, card) < 0:
            return refusal(self.rule, "not-played", t, card)
        return refusal("SR-325", "not-in-play-any-more", t, card)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        original = cards[0]
        copied = t.card_marked_on(original, COPIES)
        t.mark_card_on(me.card, COPIES, copied if copied >= 0 else original)
        note_played(t, me.seat, me.card)
        t.tell("copy", me.seat, original)
        ship = face(t, me.card)
        if ship is not t.setup.defs[me.card]:
            t.push_all(ship.primary, me.seat, me.card)
        if t.setup.options["fleet_hq_pays_for_copies"]:
            t.push(Occur(PLAYED_EVENT, NOTHING), me.seat, me.card, 0)


PLAYED_EVENT: Final = "play"


class WheneverYouPlayAShip(Trigger):
    """Fires for each ship that the owner plays while this base is in play (SR-335)."""

    word: ClassVar[str] = "whenever-you-play-a-ship"

    def __init__(self, effect: Effect) -> None:
        super().__init__(REACTION, PLAYED_EVENT, effect, forced=True)

    def applies(self, t: State, card: Card, event: PendingEvent) -> bool:
        return event.seat == t.controller(card) and t.setup.defs[event.card].ship


class AllyOfEveryFaction(Constant):
    """Counts as an ally of every faction for its owner's other cards (SR-065, SR-333)."""

    word: ClassVar[str] = "ally-of-every-faction"

    def __init__(self) -> None:
        super().__init__("ally", 1)


EFFECTS: Final[list[type[Effect]]] = [
    Trade, Combat, Authority, Draw, DrawPerCardPlayed, IfBases, TargetSeat, OpponentDiscards, DiscardCards,
    DiscardForCards, ScrapCards, ScrapForCards, ScrapTradeRow, DestroyBase, AcquireShip, NextShipOnTop, CopyShip,
]  # fmt: skip
PICKS: Final[list[Effect]] = [DISCARD_CARD, SCRAP_CARD, DESTROY, ACQUIRE, COPY, TargetSeat(Seat(0))]
