"""Star Realms in C, from the same declarations: many games at once, and states that copy by copying bytes.

The engine in Python says what the rules are; this one plays the same games, choice for choice, some fifty times as
fast. `docs/native.md` has examples. Without a C compiler there is none: `available` says so, `why_not` says why.
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
    """Why the C engine does not play that here; None when it does."""
    try:
        engine(format, seats, None, game)
    except (NoCompiler, NotServed) as error:
        return error
    return None


def available(format: str | None = None, seats: int | None = None, game: str = "star-realms") -> bool:
    """Does the C engine play that here?"""
    return why_not(format, seats, game) is None
