"""A simulation by the C engine: the same games from the same seeds, with the same results."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..bots.star_realms.policy import pilot_weights
from ..engine.draws import MOST_CHOICES
from ..engine.setup_cache import make_setup
from ..engine.table import Table
from ..native.engine import bad, engine_of
from ..native.library import NoCompiler
from ..native.playing import play_on
from ..native.policies import RANDOM, Policy
from ..native.tables import MissingEffect, check_served
from .tally import Tally, sides_of

__all__ = ["MissingEffect", "NoCompiler", "check", "played"]


def check(sample: Table, bots: tuple[str, ...]) -> None:
    """Raises an error unless the C engine has the format of this table and these bots."""
    check_served(make_setup(sample.game, sample.format, sample.seat_count, sample.options))
    for name in bots:
        if name not in IN_C:
            raise bad("bots", value=name, known=", ".join(IN_C))


IN_C = (RANDOM, "pilot")
"""The bots that C has."""


def policy(name: str) -> Policy:
    return RANDOM if name == RANDOM else pilot_weights()


def played(
    sample: Table,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    threads: int,
    progress: Callable[[int], None] | None,
    gpu: bool,
) -> tuple[Tally, float]:
    """The results of that many games, and the seconds they took. Raises `MissingEffect`, `NoCompiler` or `NoGpu`."""
    engine = engine_of(make_setup(sample.game, sample.format, sample.seat_count, sample.options))
    started = time.perf_counter()
    result = play_on(engine, games, seed, [policy(name) for name in bots], threads, False, MOST_CHOICES, progress, gpu)
    seconds = time.perf_counter() - started
    tally = Tally(
        result.wins_by_seat(), result.firsts_by_seat(), games, result.draws(), result.all_choices(), result.all_turns()
    )
    tally.seatings.add(sides_of(sample))
    return tally, seconds
