"""The decks that were brought to a table, who may read them, and what one begins with."""

from __future__ import annotations

import copy
from typing import Any

from ..ids import Seat
from ..table import Table

Json = Any


def brought(table: Table) -> list[Json]:
    """What the seats brought, as records have it; empty where nobody brings decks. It tells what is hidden."""
    return copy.deepcopy(table._decks)


def deck_of(table: Table, owner: Seat, seat: Seat | None) -> Json:
    """The deck that a seat plays with, for a seat (None: a spectator) that may know it; else None."""
    rules = table._state.setup.rules
    if not table._decks or not rules.knows_deck(table._state, seat, owner):
        return None
    return copy.deepcopy(rules.deck_played(table._state, owner, table._decks[owner]))


def has_first_hand(table: Table, seat: Seat) -> bool:
    """Does the seat hold what it begins with, with nothing left to choose about it?"""
    return table._state.setup.rules.has_first_hand(table._state, seat)
