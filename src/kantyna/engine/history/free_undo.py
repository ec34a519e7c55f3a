"""How far back players may go without asking the others."""

from __future__ import annotations

from typing import Any

from ..ids import Seat
from ..table import Table
from . import revealed

Json = Any


def free_since(table: Table, seats: list[Seat]) -> int:
    """The earliest number of choices to which these seats may undo without asking.

    Every choice since then is their own, chance was not used, and nothing hidden was revealed. Once the game is over
    everything is revealed, so nothing is free.
    """
    made = table.length
    first = made
    while first > 0 and table._made.at(first - 1).seat in seats:
        first -= 1
    if table.over or first == made:
        return made
    past = table.copy()
    past.rewind(first)
    since = first
    for n in range(first, made):
        step = table._made.at(n)
        if choose_and_check(past, step.seat, step.key, seats):
            since = n + 1
    return since


def choose_and_check(table: Table, seat: Json, key: Json, seats: list[Seat]) -> bool:
    """Make a choice. Was chance used, or something revealed that these seats did not know?"""
    before, known = table.event_count, revealed.known_cards(table._state, seats)
    word = table._state.chance.word
    table.choose(seat, key)
    return table._state.chance.word != word or revealed.came_to_light(table._state, known, before)
