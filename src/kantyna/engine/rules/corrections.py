"""Printed numbers that a user may correct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from ..cards import CardDef
from ..voice import Message

if TYPE_CHECKING:
    from .game import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class CorrectionRules:
    """Printed numbers that a user may correct."""

    def __init__(self, game: Rules) -> None:
        self.game = game
        self.applied = ""
        """The corrections that were applied; empty: none."""

    def correctable(self, card: CardDef) -> dict[str, Any]:
        """The printed numbers of a card that a user may replace, by name: numbers, lists or tables of numbers."""
        return {}

    def correct(self, wanted: dict[str, dict[str, Any]], edition: str) -> tuple[str, Message] | None:
        """Replace printed numbers, by card and name, before any table is set up.

        If they do not fit together, replace none and return the card and what is wrong.
        """
        for card in self.game.cards():
            for name, value in wanted.get(card.id, {}).items():
                self.correct_number(card, name, value)
        self.applied = edition
        return None

    def correct_number(self, card: CardDef, name: str, value: Any) -> None:
        """Replace one number of a card. The value has been checked."""

    def edition(self) -> str:
        """The corrections that the cards have; empty: none. Records name them, because they need the same cards."""
        return self.applied
