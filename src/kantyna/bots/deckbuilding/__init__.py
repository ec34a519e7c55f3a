"""How the greedy bot plays Star Wars: The Deckbuilding Game."""

from __future__ import annotations

from .player import EVALUATION

__all__ = ["EVALUATION"]
