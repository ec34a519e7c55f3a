"""Whether choices brought something hidden to light: only what did not may be taken back without asking anybody."""

from __future__ import annotations

from ..ids import Seat, Zone
from ..state import State
from ..zones import EVERYBODY
from .events import ALL


def seen_by_all(t: State) -> list[int]:
    """For each seat and then a spectator: the cards whose faces it sees (`views.seen`), a bit each.

    It is asked after every choice at a table with other people, so a zone is looked at once, not once for each of them.
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
            if t.setup.rules.sees(t, seat, zone):
                sees |= cards
        for seats, bit in told:
            if seats >> seat & 1:
                sees |= bit
        seen.append(sees)
    return [*seen, common]


def known_cards(t: State, seats: list[Seat]) -> list[int]:
    """For each seat and then a spectator: the cards that it sees, or that these seats see.

    What these seats know already and let others see is theirs to show; to take that back harms nobody but them.
    """
    seen = seen_by_all(t)
    own = 0
    for seat in seats:
        own |= seen[seat]
    return [sees | own for sees in seen]


def came_to_light(t: State, known: list[int], since: int) -> bool:
    """Has anybody seen a card that is not among those `known`, in what happened from event `since` on, or now?"""
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
