"""The seeds of the games of a simulation, derived from the seed of the simulation."""

from __future__ import annotations

from typing import Final

from .generator import seeded

STRIDE: Final = 0x9E3779B97F4A7C15


def table_seed(seed: int, game: int) -> int:
    """The seed of that game's table. It is below 2**53, so that every program reads it from JSON exactly."""
    return derive(seed, game, 0) >> 11


def bot_seed(seed: int, game: int, seat: int) -> int:
    """The seed of the bot or policy that plays that seat of that game."""
    return derive(seed, game, seat + 1)


def derive(seed: int, game: int, role: int) -> int:
    return scramble(scramble(scramble(seed) + game * STRIDE) + role * STRIDE)


def scramble(number: int) -> int:
    """A number below 2**64 that looks random and depends only on this one."""
    return int(seeded(number).written(), 16)
