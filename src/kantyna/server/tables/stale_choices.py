"""A choice that was made at an earlier moment of the table."""

from __future__ import annotations

from ...engine.table import Table
from ..protocol.wire import refused

LATEST = 256
"""Choices made since a browser last heard of the table, beyond which its own no longer stands."""


def still_stands(table: Table, seat: int, at: int, key: str) -> bool:
    """Is it still to be made?

    If it is there already, it was sent again after a broken connection and is not made twice. Teammates may have
    acted in the meantime; then it stands if it is still offered.
    """
    made = table.choices_since(at) if 0 <= at < table.length <= at + LATEST else []
    own = [key for other, key in made if other == seat]
    if own and own[0] == key:
        return False
    offered = [choice.key for choice in table.choices.get(seat, [])]
    if not made or own or key not in offered:
        raise refused("moved-on", 409)
    return True
