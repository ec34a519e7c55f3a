"""How the greedy bot plays Star Realms."""

from __future__ import annotations

from .evaluation import EVALUATION

__all__ = ["EVALUATION"]
