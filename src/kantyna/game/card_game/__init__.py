"""Star Wars: The Card Game, the core set."""

from .rules import RULES

__all__ = ["RULES"]
