"""Many games between bots. Every game has its own seeds, so the number of workers does not change the results."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from ..bots import Bot, UnknownBot, decide, make_bot
from ..engine.chance.deal import check_seed
from ..engine.chance.simulation_seeds import bot_seed, table_seed
from ..engine.draws import MOST_CHOICES
from ..engine.errors import BadKey, IllegalChoice, KantynaError, setup_error
from ..engine.serialization.codec import quote
from ..engine.setup import OptionValue
from ..engine.table import RESIGN, Table
from ..engine.voice import Message
from .forfeits import CRASHED, ILLEGAL, STALLED, Forfeit, Stalled, Stopwatch, watch
from .pairing import Meeting, Pairing, pair, rates_of_decks, rounded
from .tally import Tally, empty, first_of

PYTHON = "python"
NATIVE = "native"
GPU = "gpu"
ENGINES = (PYTHON, NATIVE, GPU)

CHUNK = 8
MOST_JOBS = 10_000

Options = dict[str, OptionValue]
Progress = Callable[[int], None]


class BadSimulation(KantynaError):
    """An impossible number of games, workers or bots."""


@dataclass(frozen=True)
class Simulation:
    """The results of all games and, with decks, of each pairing of decks."""

    game: str
    format: str
    seats: int
    options: Options
    games: int
    seed: int
    bots: tuple[str, ...]
    tally: Tally
    seconds: float
    meetings: tuple[Meeting, ...] = ()
    engine: str = PYTHON
    note: Message | None = None
    """Why Python played, if C was asked for and could not."""

    @property
    def wins(self) -> tuple[int, ...]:
        """By seat."""
        return tuple(self.tally.wins)

    @property
    def draws(self) -> int:
        return self.tally.draws

    @property
    def forfeits(self) -> dict[str, dict[str, int]]:
        """By bot: how many games it forfeited, by why ("crashed", "illegal", "stalled")."""
        found: dict[str, dict[str, int]] = {}
        for (name, why), count in sorted(self.tally.forfeits.items()):
            found.setdefault(name, {})[why] = count
        return found

    @property
    def choices(self) -> int:
        return self.tally.choices

    @property
    def choices_per_second(self) -> float:
        return self.choices / self.seconds if self.seconds > 0 else 0.0

    @property
    def turns_mean(self) -> float:
        return self.tally.turns / self.games if self.games else 0.0

    @property
    def sides(self) -> tuple[str, ...]:
        """The side of each seat; empty if there are no sides, or if they were dealt at random."""
        return next(iter(self.tally.seatings)) if len(self.tally.seatings) == 1 else ()

    @property
    def win_rates(self) -> dict[str, float]:
        return self.tally.win_rates

    @property
    def first_moves(self) -> dict[str, float]:
        return self.tally.first_moves

    @property
    def deck_rates(self) -> dict[str, float]:
        """By name of a deck: the share of its games that it won."""
        return rates_of_decks(self.meetings)

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
        if self.engine != PYTHON:
            written["engine"] = self.engine
        if self.forfeits:
            written["forfeits"] = self.forfeits
        if self.sides:
            written["sides"] = list(self.sides)
        if self.win_rates:
            written["win_rates"] = rounded(self.win_rates)
            written["first_moves"] = rounded(self.first_moves)
        if self.meetings:
            written["decks"] = list(self.deck_rates)
            written["deck_rates"] = rounded(self.deck_rates)
            written["pairings"] = [meeting.json() for meeting in self.meetings]
        return written


@dataclass(frozen=True)
class Job:
    """Some of the games, for one worker."""

    game: str
    format: str
    seats: int
    options: Options
    pairings: tuple[Pairing, ...]
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
    decks: dict[str, Any] | None = None,
    engine: str = PYTHON,
) -> Simulation:
    """Play that many games. `bots[i]` sits in seat i; fewer bots than seats are repeated in turn.

    `decks`, for games to which players bring decks: the decks that meet, by the names they are counted under. With one
    for each seat they sit in that order; with more, all pairings are played in turn. `engine`: "native" plays the same
    games in C; without a compiler, or where a card's effect has no C, Python plays them, and `note` says why. "gpu"
    plays them on a GPU, or raises an error.
    """
    # whole numbers: a simulation can be repeated, and its chance should be fast rather than secret
    number = check_seed(secrets.randbits(53) if seed is None else seed)
    if not isinstance(number, int):
        raise setup_error("error-simulation-seed", value=number)
    _count("games", games)
    _count("workers", workers)
    chosen, pairings = pair(game, format, seats, options, decks)
    samples = [Table(game, format, 0, seats, chosen, pairing.decks) for pairing in pairings]
    sample = samples[0]
    if not 1 <= len(bots) <= sample.seat_count:
        raise BadSimulation(Message("error-bots", n=len(bots), seats=sample.seat_count))
    players = tuple([bots[seat % len(bots)] for seat in range(sample.seat_count)])
    for name in players:
        make_bot(name, 0)
    if games < len(pairings):
        raise BadSimulation(Message("error-pairings", n=len(pairings), games=games))
    if engine not in ENGINES:
        raise BadSimulation(Message("error-engine", value=quote(engine), known=", ".join(ENGINES)))
    note: Message | None = None
    if engine != PYTHON:
        from . import in_c  # loaded only when it is used

        in_c.check(sample, players)
        try:
            counted, taken = in_c.played(sample, players, games, number, workers, progress, engine == GPU)
        except (in_c.MissingEffect, in_c.NoCompiler) as error:
            if engine == GPU:
                raise
            note = error.message
        else:
            return Simulation(
                sample.game, sample.format, sample.seat_count, sample.options, games, number, players, counted, taken,
                (), engine,
            )  # fmt: skip
    chunk = max(CHUNK, games // MOST_JOBS)
    jobs = [
        Job(
            sample.game, sample.format, sample.seat_count, sample.options, pairings, players, number, k,
            min(k + chunk, games),
        )
        for k in range(0, games, chunk)
    ]  # fmt: skip
    tallies = [empty(table) for table in samples]
    started = time.perf_counter()
    done = 0
    for found in _work(jobs, min(workers, len(jobs), 2 * (os.cpu_count() or 1))):
        for i, tally in found.items():
            tallies[i].add(tally)
            done += tally.games
        if progress is not None:
            progress(done)
    seconds = time.perf_counter() - started
    total = empty(sample)
    for tally in tallies:
        total.add(tally)
    meetings = [Meeting(pairing, tally) for pairing, tally in zip(pairings, tallies, strict=True) if pairing.names]
    return Simulation(
        sample.game, sample.format, sample.seat_count, sample.options, games, number, players, total, seconds,
        tuple(meetings), PYTHON, note,
    )  # fmt: skip


def _count(what: str, n: int) -> None:
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise BadSimulation(Message("error-count", what=what, value=str(n)))


def _work(jobs: list[Job], workers: int) -> Iterator[dict[int, Tally]]:
    if workers == 1:
        yield from map(run, jobs)
        return
    # Workers are spawned, not forked: that works on every system and copies nothing of the caller.
    with get_context("spawn").Pool(workers, initializer=_quiet) as pool:
        yield from pool.imap_unordered(run, jobs)


def _quiet() -> None:
    """Only the main process handles Ctrl-C. It ends the workers, without a traceback from each."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(job: Job) -> dict[int, Tally]:
    """The results of these games, by the index of the pairing."""
    found: dict[int, Tally] = {}
    for k in range(job.first, job.last):
        i = k % len(job.pairings)
        decks = job.pairings[i].decks
        table = Table(job.game, job.format, table_seed(job.seed, k), job.seats, dict(job.options), decks)
        first = first_of(table)
        if i not in found:
            found[i] = empty(table)
        forfeits: list[Forfeit] = []
        bots = [make_bot(name, bot_seed(job.seed, k, seat)) for seat, name in enumerate(job.bots)]
        play(table, bots, forfeits=forfeits)
        found[i].count(table, first)
        for forfeit in forfeits:
            found[i].forfeits[job.bots[forfeit.seat], forfeit.why] += 1
    return found


def play(table: Table, bots: Sequence[Bot], most: int = MOST_CHOICES, forfeits: list[Forfeit] | None = None) -> None:
    """Let the bots play until the game is over, or for `most` choices. Who forfeits (`forfeits.py`) is added to the
    list."""
    with watch() as stopwatch:
        while not table.over and table.length < most:
            seat = table.waiting[0]
            forfeit = _move(table, bots[seat], seat, stopwatch)
            if forfeit is not None:
                table.choose(seat, RESIGN)
                if forfeits is not None:
                    forfeits.append(forfeit)


def _move(table: Table, bot: Bot, seat: int, stopwatch: Stopwatch) -> Forfeit | None:
    """Let the bot make a choice; if it does not, why."""
    stopwatch.start(bot)
    try:
        choice = decide(bot, table, seat)
    except (Stalled, UnknownBot) as error:
        stopwatch.stop()
        if isinstance(error, UnknownBot):  # it plays another game: nobody's fault but the caller's
            raise
        return Forfeit(seat, STALLED)
    except Exception as error:
        stopwatch.stop()
        return Forfeit(seat, CRASHED, f"{type(error).__name__}: {error}")
    if not stopwatch.stop():
        return Forfeit(seat, STALLED)
    try:
        table.choose(seat, choice)
    except (IllegalChoice, BadKey):
        return Forfeit(seat, ILLEGAL)
    return None
