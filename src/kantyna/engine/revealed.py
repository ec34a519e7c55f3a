"""Whether choices brought something hidden to light: only what did not may be taken back without asking anybody."""

from __future__ import annotations

from . import views
from .events import ALL
from .state import State


def known_cards(t: State, seats: list[int]) -> list[list[bool]]:
    """For each seat and then a spectator, by card: does it see the card's face, or do these seats?

    What these seats know already and let others see is theirs to show; to take that back harms nobody but them.
    """
    own = [views.seen(t, seat) for seat in seats]
    known: list[list[bool]] = []
    for viewer in range(t.setup.seat_count + 1):
        sees = views.seen(t, viewer if viewer < t.setup.seat_count else None)
        for mine in own:
            sees = [sees[card] or mine[card] for card in range(len(sees))]
        known.append(sees)
    return known


def came_to_light(t: State, known: list[list[bool]], since: int) -> bool:
    """Has anybody seen a card that is not among those `known`, in what happened from event `since` on, or now?"""
    spectator = t.setup.seat_count
    for note in t.log.since(since):
        card, mask = note[2], note[5]
        if card < 0:
            continue
        for viewer in range(spectator + 1):
            told = mask == ALL or (viewer < spectator and mask >> viewer & 1 == 1)
            if told and not known[viewer][card]:
                return True
    for viewer in range(spectator + 1):
        sees = views.seen(t, viewer if viewer < spectator else None)
        for card in range(len(sees)):
            if sees[card] and not known[viewer][card]:
                return True
    for seat, steps in t.asked.items():
        for step in steps:
            if step.card >= 0 and not known[seat][step.card]:
                return True
    return False
