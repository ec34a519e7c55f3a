"""Many games between bots. Every game has seeds of its own, so it does not matter how many workers share them."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from ..bots import decide, make_bot
from ..engine.chance import seeded
from ..engine.dealing import check_seed
from ..engine.errors import KantynaError, setup_error
from ..engine.setup import OptionValue
from ..engine.table import Table
from ..engine.voice import Message

MOST_CHOICES = 20_000
"""A game that is not over by then counts as a draw: bots may go on for ever."""

CHUNK = 8
MOST_JOBS = 10_000

Options = dict[str, OptionValue]
Progress = Callable[[int], None]
Tally = tuple[int, list[int], list[int], int, int, int]
"""Games, wins by seat, games begun by seat, draws, choices, turns."""

STRIDE = 0x9E3779B97F4A7C15


class BadSimulation(KantynaError):
    """A number of games, workers or bots that makes no sense."""


@dataclass(frozen=True)
class Simulation:
    """What came out. By seat: wins, what its side is called, if anything, and how often it began (moved first)."""

    game: str
    format: str
    seats: int
    options: Options
    games: int
    seed: int
    bots: tuple[str, ...]
    wins: tuple[int, ...]
    draws: int
    choices: int
    turns: int
    seconds: float
    sides: tuple[str, ...] = ()
    began: tuple[int, ...] = ()

    @property
    def choices_per_second(self) -> float:
        return self.choices / self.seconds if self.seconds > 0 else 0.0

    @property
    def turns_mean(self) -> float:
        return self.turns / self.games if self.games else 0.0

    @property
    def win_rates(self) -> dict[str, float]:
        """The share of its games that each side won, whichever seat it had and whoever began."""
        return self._shares(self.wins)

    @property
    def first_moves(self) -> dict[str, float]:
        """The share of its games that each side began: where a side always begins, its win rate holds that too."""
        return self._shares(self.began)

    def _shares(self, counts: tuple[int, ...]) -> dict[str, float]:
        """By side: the mean over the seats that have it."""
        found: dict[str, float] = {}
        for side in dict.fromkeys(self.sides):
            seats = [count for name, count in zip(self.sides, counts, strict=True) if name == side]
            found[side] = sum(seats) / (len(seats) * self.games) if self.games else 0.0
        return found

    def json(self) -> dict[str, Any]:
        written: dict[str, Any] = {
            "game": self.game,
            "format": self.format,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "wins": list(self.wins),
            "draws": self.draws,
            "choices": self.choices,
            "choices_per_second": round(self.choices_per_second, 1),
            "turns_mean": round(self.turns_mean, 3),
        }
        if self.sides:
            written["sides"] = list(self.sides)
            written["win_rates"] = {side: round(share, 4) for side, share in self.win_rates.items()}
            written["first_moves"] = {side: round(share, 4) for side, share in self.first_moves.items()}
        return written


@dataclass(frozen=True)
class Job:
    """Some of the games, for one worker."""

    game: str
    format: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    first: int
    last: int


def simulate(
    game: str,
    format: str | None = None,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int | None = None,
    workers: int = 1,
    options: Options | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play that many games. `bots[i]` sits in seat i; fewer bots than seats are repeated in turn."""
    # whole numbers: a simulation is to be repeated, and needs chance that is fast rather than secret
    number = check_seed(secrets.randbits(53) if seed is None else seed)
    if not isinstance(number, int):
        raise setup_error("error-simulation-seed", value=number)
    _count("games", games)
    _count("workers", workers)
    sample = Table(game, format, 0, seats, options)
    if not 1 <= len(bots) <= sample.seat_count:
        raise BadSimulation(Message("error-bots", n=len(bots), seats=sample.seat_count))
    players = tuple([bots[seat % len(bots)] for seat in range(sample.seat_count)])
    for name in players:
        make_bot(name, 0)
    chunk = max(CHUNK, games // MOST_JOBS)
    jobs = [
        Job(sample.game, sample.format, sample.seat_count, sample.options, players, number, k, min(k + chunk, games))
        for k in range(0, games, chunk)
    ]
    wins = [0] * sample.seat_count
    began = [0] * sample.seat_count
    done = draws = choices = turns = 0
    started = time.perf_counter()
    for tally in _work(jobs, min(workers, len(jobs), 2 * (os.cpu_count() or 1))):
        done += tally[0]
        wins = [a + b for a, b in zip(wins, tally[1], strict=True)]
        began = [a + b for a, b in zip(began, tally[2], strict=True)]
        draws += tally[3]
        choices += tally[4]
        turns += tally[5]
        if progress is not None:
            progress(done)
    seconds = time.perf_counter() - started
    return Simulation(
        sample.game, sample.format, sample.seat_count, sample.options, games, number, players, tuple(wins), draws,
        choices, turns, seconds, sides_of(sample), tuple(began),
    )  # fmt: skip


def sides_of(table: Table) -> tuple[str, ...]:
    """What a game calls the side of each seat: the list `factions` in its view, where it has one."""
    named = table.view(None).get("factions")
    return tuple(named) if isinstance(named, list) and len(named) == table.seat_count else ()


def _count(what: str, n: int) -> None:
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise BadSimulation(Message("error-count", what=what, value=str(n)))


def _work(jobs: list[Job], workers: int) -> Iterator[Tally]:
    if workers == 1:
        yield from map(run, jobs)
        return
    # Workers are spawned, not forked: the same on every system, and nothing of the caller's is copied by chance.
    with get_context("spawn").Pool(workers, initializer=_quiet) as pool:
        yield from pool.imap_unordered(run, jobs)


def _quiet() -> None:
    """Ctrl-C is for the one who waits; the workers are ended by it, without a word each."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(job: Job) -> Tally:
    wins = [0] * job.seats
    began = [0] * job.seats
    draws = choices = turns = 0
    for k in range(job.first, job.last):
        table = Table(job.game, job.format, table_seed(job.seed, k), job.seats, dict(job.options))
        for seat in table.waiting:
            began[seat] += 1
        play(table, [make_bot(name, bot_seed(job.seed, k, seat)) for seat, name in enumerate(job.bots)])
        for winner in table.winners:
            wins[winner] += 1
        draws += not table.winners
        choices += table.length
        turns += table.view(None).get("turn", 0)
    return job.last - job.first, wins, began, draws, choices, turns


def play(table: Table, bots: Sequence[Any], most: int = MOST_CHOICES) -> None:
    """Let the bots play until the game is over, or has gone on for too long."""
    while not table.over and table.length < most:
        seat = table.waiting[0]
        table.choose(seat, decide(bots[seat], table, seat))


def table_seed(seed: int, k: int) -> int:
    """The seed of game k's table. Below 2**53, so that any program reads it from JSON unharmed."""
    return _derive(seed, k, 0) >> 11


def bot_seed(seed: int, k: int, seat: int) -> int:
    """The seed of the bot that sits in that seat in game k."""
    return _derive(seed, k, seat + 1)


def _derive(seed: int, k: int, role: int) -> int:
    return _stir(_stir(_stir(seed) + k * STRIDE) + role * STRIDE)


def _stir(number: int) -> int:
    """A number from 0 to 2**64 - 1 that looks like chance and belongs to this one."""
    return int(seeded(number).written(), 16)
