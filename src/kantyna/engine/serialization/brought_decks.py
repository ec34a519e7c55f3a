"""The players' decks at a table: who may read them, and the first hand."""

from __future__ import annotations

import copy
from typing import Any

from ..ids import Seat
from ..table import Table

Json = Any


def brought(table: Table) -> list[Json]:
    """The players' decks as in records; empty in a game without them. This reveals hidden information."""
    return copy.deepcopy(table._decks)


def deck_of(table: Table, owner: Seat, seat: Seat | None) -> Json:
    """The deck of `owner`, if that seat (None: a spectator) may know it; else None."""
    rules = table._state.setup.rules
    if not table._decks or not rules.decks.is_known(table._state, seat, owner):
        return None
    return copy.deepcopy(rules.decks.played(table._state, owner, table._decks[owner]))


def has_first_hand(table: Table, seat: Seat) -> bool:
    """Is the seat's starting hand final, with no mulligan left?"""
    return table._state.setup.rules.decks.has_first_hand(table._state, seat)
