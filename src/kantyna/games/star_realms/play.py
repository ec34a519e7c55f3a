"""What the rules of Star Realms do to a table, whatever card or action asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Card
from .formats import StarRealmsFormat
from .terms import (
    AUTHORITY,
    COPIES,
    DECK,
    DISCARD,
    EXPLORERS,
    HAND,
    MARKS,
    PLAY,
    ROW_SIZE,
    SCRAP_HEAP,
    TRADE_DECK,
    TRADE_ROW,
    USED,
)

if TYPE_CHECKING:
    from ...engine.state import State


def zone_of(t: State, seat: int, zone: int) -> int:
    return t.setup.seats_first_zone[seat] + zone


def hand(t: State, seat: int) -> list[int]:
    return t.zones[t.setup.seats_first_zone[seat] + HAND]


def discard_pile(t: State, seat: int) -> list[int]:
    return t.zones[t.setup.seats_first_zone[seat] + DISCARD]


def in_play(t: State, seat: int) -> list[int]:
    return t.zones[t.setup.seats_first_zone[seat] + PLAY]


def face(t: State, card: int) -> Card:
    """The card whose abilities this one has: itself, or what a Stealth Needle copies."""
    copied = t.marks[COPIES][card]
    definition: Card = t.setup.defs[copied - 1 if copied else card]
    return definition


def factions(t: State, card: int) -> int:
    """The factions a card belongs to, as bits. A copying Needle has the copied ship's besides its own (SR-327)."""
    cards: list[Card] = t.setup.defs
    copied = t.marks[COPIES][card]
    return cards[card].faction | cards[copied - 1].faction if copied else cards[card].faction


def has_ally(t: State, seat: int, card: int) -> bool:
    """Is another card of the faction of this card's ally icon in play (SR-079, SR-082, SR-328)?"""
    cards: list[Card] = t.setup.defs
    area = t.zones[t.setup.seats_first_zone[seat] + PLAY]
    if len(area) < 2:
        return False
    copies = t.marks[COPIES]
    icon = cards[copies[card] - 1].faction if copies[card] else cards[card].faction
    for other in area:
        if other != card and (cards[other].faction & icon or (copies[other] and factions(t, other) & icon)):
            return True
    if icon:
        for holder in t.setup.constants.get("ally", ()):
            if holder != card and holder in area:
                return True
    return False


def draw(t: State, seat: int, n: int) -> None:
    """Draw from one's own deck; the discard pile becomes the deck only when a card is needed (SR-144, SR-147)."""
    first = t.setup.seats_first_zone[seat]
    deck = t.zones[first + DECK]
    held = t.zones[first + HAND]
    where = t.where
    seen = format_of(t).hand_seen_by(seat)
    for _ in range(n):
        if not deck:
            pile = t.zones[first + DISCARD]
            if not pile:
                return
            deck.extend(pile)
            pile.clear()
            for card in deck:
                where[card] = first + DECK
            t.shuffle(first + DECK)
            t.tell("shuffle", seat)
        card = deck.pop()
        held.append(card)
        where[card] = first + HAND
        t.known[card] = 0
        t.log.tail.append(("draw", seat, card, 0, -1, seen, first + DECK, first + HAND))


def to_discard(t: State, seat: int, card: int, why: str) -> None:
    came_from = t.where[card]
    leave_play(t, card)
    t.move(card, zone_of(t, seat, DISCARD))
    t.tell_move(why, seat, card, came_from, zone_of(t, seat, DISCARD))


def leave_play(t: State, card: int) -> None:
    """Marks belong to a card in play: one that comes back starts anew (SR-060, SR-330)."""
    t.marks[USED][card] = MARKS[USED].start
    t.marks[COPIES][card] = MARKS[COPIES].start


def scrap(t: State, seat: int, card: int) -> None:
    """To the scrap heap; an Explorer goes to its pile instead (SR-097)."""
    came_from = t.where[card]
    leave_play(t, card)
    explorer = t.setup.defs[card].id == "explorer"
    heap = EXPLORERS if explorer else SCRAP_HEAP
    if came_from == TRADE_ROW:
        take_from_row(t, card, heap)
    else:
        t.move(card, heap)
    t.owner[card] = -1
    t.tell_move("scrap-explorer" if explorer else "scrap", seat, card, came_from, heap)


def take_from_row(t: State, card: int, zone: int) -> None:
    """The card leaves the trade row and the next one of the trade deck takes its place (SR-098, SR-112, SR-116)."""
    row = t.zones[TRADE_ROW]
    place = row.index(card)
    t.move(card, zone)
    deck = t.zones[TRADE_DECK]
    if deck and len(row) < ROW_SIZE:
        new = deck.pop()
        row.insert(place, new)
        t.where[new] = TRADE_ROW
        t.known[new] = 0
        t.tell_move("refill", -1, new, TRADE_DECK, TRADE_ROW)


def acquire(t: State, seat: int, card: int, on_top: bool) -> None:
    """The card joins the player's own: on the discard pile, or on top of the deck for all to see (SR-107, SR-363)."""
    came_from = t.where[card]
    goes_to = zone_of(t, seat, DECK if on_top else DISCARD)
    if came_from == TRADE_ROW:
        take_from_row(t, card, goes_to)
    else:
        t.move(card, goes_to)
    t.owner[card] = seat
    if on_top:
        t.known[card] = -1
    t.tell_move("acquire-top" if on_top else "acquire", seat, card, came_from, goes_to)


def format_of(t: State) -> StarRealmsFormat:
    format = t.setup.format
    assert isinstance(format, StarRealmsFormat)
    return format


def reachable(t: State, seat: int) -> list[int]:
    """The players whom this one may attack or target now."""
    return format_of(t).reach(t.setup.seat_count, seat)


def has_outpost(t: State, seat: int) -> bool:
    cards: list[Card] = t.setup.defs
    for card in t.zones[t.setup.seats_first_zone[seat] + PLAY]:
        if cards[card].outpost:
            return True
    return False


def open_bases(t: State, targets: list[int]) -> list[int]:
    """The bases of these players that may be attacked or targeted: outposts first, while any stand (SR-054, SR-055)."""
    cards: list[Card] = t.setup.defs
    bases: list[int] = []
    for other in targets:
        area = t.zones[t.setup.seats_first_zone[other] + PLAY]
        if area:
            guarded = has_outpost(t, other)
            for card in area:
                definition = cards[card]
                if not definition.ship and (definition.outpost or not guarded):
                    bases.append(card)
    return bases


def destroy(t: State, seat: int, base: int) -> None:
    """A destroyed base goes to its owner's discard pile (SR-052, SR-132)."""
    owner = t.controller(base)
    came_from = t.where[base]
    leave_play(t, base)
    t.move(base, zone_of(t, owner, DISCARD))
    t.tell_move("destroy", owner, base, came_from, zone_of(t, owner, DISCARD))


def lose_authority(t: State, seat: int, n: int) -> None:
    """The loss check follows at once (SR-018)."""
    t.seat_numbers[AUTHORITY][seat] -= n
    if t.seat_numbers[AUTHORITY][seat] <= 0:
        eliminate(t, seat)


def eliminate(t: State, seat: int) -> None:
    """Out of the game. With two players the other one has won (SR-016)."""
    t.tell("eliminated", seat)
    winners = tuple([other for other in range(t.setup.seat_count) if other != seat])
    t.finish(winners)
    for winner in winners:
        t.tell("win", winner)
