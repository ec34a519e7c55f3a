"""The arena: many games, and what they come to."""

from __future__ import annotations

from .pairing import read_named
from .simulation import MOST_CHOICES, Simulation, bot_seed, play, simulate, table_seed

__all__ = ["MOST_CHOICES", "Simulation", "bot_seed", "play", "read_named", "simulate", "table_seed"]
