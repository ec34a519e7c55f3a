"""Star Wars: The Card Game, the core set and Balance of the Force."""

from .rules import RULES

__all__ = ["RULES"]
