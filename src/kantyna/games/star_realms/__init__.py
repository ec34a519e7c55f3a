"""Star Realms: the duel."""

from .rules import RULES

__all__ = ["RULES"]
