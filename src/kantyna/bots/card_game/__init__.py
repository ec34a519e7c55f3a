"""How the greedy bot plays Star Wars: The Card Game."""

from __future__ import annotations

from .player import EVALUATION

__all__ = ["EVALUATION"]
