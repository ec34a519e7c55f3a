"""Star Realms, the core set."""

from .rules import RULES

__all__ = ["RULES"]
