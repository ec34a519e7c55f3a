"""Star Wars: The Deckbuilding Game, both boxes."""

from .rules import RULES

__all__ = ["RULES"]
