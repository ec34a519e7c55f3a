"""Star Realms in C: the games of the Python engine, choice for choice, about fifty times as fast.

It plays from the same declarations, and needs a C compiler: `available` says whether it plays a set-up on this machine,
`why_not` why it does not. docs/native.md has examples.
"""

from __future__ import annotations

from ..engine.errors import KantynaError
from .constants import CHOICES, FEATURES
from .engine import BadGame, Block, Engine, Game, engine, engine_of
from .gpu import NoGpu
from .library import NoCompiler
from .playing import Played, play, playouts
from .policies import Weights, weights
from .tables import MissingEffect, NotServed

__all__ = [
    "CHOICES", "FEATURES", "BadGame", "Block", "Engine", "Game", "MissingEffect", "NoCompiler", "NoGpu", "NotServed",
    "Played", "Weights", "available", "engine", "engine_of", "play", "playouts", "weights", "why_not",
]  # fmt: skip


def why_not(format: str | None = None, seats: int | None = None, game: str = "star-realms") -> KantynaError | None:
    """Why the C engine does not play that set-up on this machine; None when it does."""
    try:
        engine(format, seats, None, game)
    except (NoCompiler, NotServed) as error:
        return error
    return None


def available(format: str | None = None, seats: int | None = None, game: str = "star-realms") -> bool:
    """Does the C engine play that set-up on this machine?"""
    return why_not(format, seats, game) is None
