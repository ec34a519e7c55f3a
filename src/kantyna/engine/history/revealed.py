"""Did choices reveal anything hidden? If not, they may be undone without asking."""

from __future__ import annotations

from ..ids import Seat, Zone
from ..state import State
from ..zones import EVERYBODY
from .events import ALL


def seen_by_all(t: State) -> list[int]:
    """For each seat and then a spectator: the cards that it sees (`views.seen`), as a bit mask.

    This runs after every choice at a table of several people, so each zone is read once and not once per seat.
    """
    common = 0
    hidden: list[tuple[Zone, int]] = []
    for zone in t.setup.each_zone:
        cards = 0
        for card in t.zones[zone]:
            cards |= 1 << card
        if t.zone_kind(zone).seen == EVERYBODY:
            common |= cards
        elif cards:
            hidden.append((zone, cards))
    told: list[tuple[int, int]] = []
    for card in t.setup.cards:
        seats = t.known[card]
        if seats == ALL and t.where[card] >= 0:
            common |= 1 << card
        elif seats and t.where[card] >= 0:
            told.append((seats, 1 << card))
    seen: list[int] = []
    for seat in t.setup.seats:
        sees = common
        for zone, cards in hidden:
            if t.setup.rules.seats.sees(t, seat, zone):
                sees |= cards
        for seats, bit in told:
            if seats >> seat & 1:
                sees |= bit
        seen.append(sees)
    return [*seen, common]


def known_cards(t: State, seats: list[Seat]) -> list[int]:
    """For each seat and then a spectator: the cards that it sees, or that these seats see.

    Cards that these seats knew already are theirs to show; undoing that harms nobody else.
    """
    seen = seen_by_all(t)
    own = 0
    for seat in seats:
        own |= seen[seat]
    return [sees | own for sees in seen]


def came_to_light(t: State, known: list[int], since: int) -> bool:
    """Was a card revealed that is not in `known`, now or in the events from `since` on?"""
    spectator = t.setup.seat_count
    for note in t.log.since(since):
        card, mask = note[2], note[5]
        if card < 0:
            continue
        for viewer in range(spectator + 1):
            told = mask == ALL or (viewer < spectator and mask >> viewer & 1 == 1)
            if told and not known[viewer] >> card & 1:
                return True
    seen = seen_by_all(t)
    for viewer in range(spectator + 1):
        if seen[viewer] & ~known[viewer]:
            return True
    for seat, steps in t.asked.items():
        for step in steps:
            if step.card >= 0 and not known[seat] >> step.card & 1:
                return True
    return False
