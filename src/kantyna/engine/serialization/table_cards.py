"""The cards of a table, to tell whether a stored game can go on after the rules changed."""

from __future__ import annotations

from ..table import Table
from . import versions


def card_marks(table: Table) -> dict[str, str]:
    """By card id, a hash of the card's rules. It changes when the rules of that card change."""
    return versions.card_marks(table._state.setup)


def cards_on(table: Table) -> set[str]:
    """The ids of the cards that are in any zone of the table."""
    defs = table._state.setup.defs
    return {defs[card].id for zone in table._state.zones for card in zone}
