"""Choices that a browser made before it saw the latest state of the table."""

from __future__ import annotations

from ...engine.table import Table
from ..errors import refused

LATEST = 256
"""A choice made more than this many choices ago is refused."""


def is_still_to_make(table: Table, seat: int, at: int, key: str) -> bool:
    """Should a choice that was made after `at` choices be made now?

    False if it was made already: the browser sent it again after its connection broke. If others acted in the meantime,
    the choice is made if it is still offered, and refused otherwise.
    """
    made = table.choices_since(at) if 0 <= at < table.length <= at + LATEST else []
    own = [key for other, key in made if other == seat]
    if own and own[0] == key:
        return False
    offered = [choice.key for choice in table.choices.get(seat, [])]
    if not made or own or key not in offered:
        raise refused("moved-on", 409)
    return True
