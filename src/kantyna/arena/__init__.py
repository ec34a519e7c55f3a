"""The arena: simulations of many games between bots."""

from __future__ import annotations

from ..engine.chance.simulation_seeds import bot_seed, table_seed
from ..engine.draws import MOST_CHOICES
from .forfeits import Forfeit
from .pairing import read_named
from .simulation import Simulation, play, simulate

__all__ = ["MOST_CHOICES", "Forfeit", "Simulation", "bot_seed", "play", "read_named", "simulate", "table_seed"]
