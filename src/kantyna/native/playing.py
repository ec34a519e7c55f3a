"""Many games at once: `play`, its results, and the record of any of the games."""

from __future__ import annotations

import importlib
import os
import secrets
import threading
from collections.abc import Callable
from ctypes import POINTER, addressof, c_int64, c_uint8, c_uint16, c_uint32, c_uint64, cast, sizeof
from typing import Any, Final

from ..engine.chance.deal import check_seed
from ..engine.chance.simulation_seeds import bot_seed, scramble, table_seed
from ..engine.draws import MOST_CHOICES
from ..engine.effects.effect import Step
from ..engine.errors import setup_error
from ..engine.serialization import records
from ..engine.serialization.codec import quote
from ..engine.serialization.versions import version_of
from ..engine.table import Table, TableData
from . import states
from .constants import BANDS, KINDS, NOBODY, ROWS, TOTALS, TURNS
from .engine import Engine, Game, bad
from .engine import engine as find_engine
from .gpu import play_all
from .policies import SORTS, TABLES, Policy, entries, for_seats, sort_of

MOST_GAMES: Final = 2**40
MOST_THREADS: Final = 1024
CHUNK: Final = 4096
WINNERS, LOSERS = range(2)

Json = Any
Progress = Callable[[int], None]


class Played:
    """The results of one call of `play`. Arrays are NumPy arrays; those by game are in the order of the games."""

    def __init__(
        self, engine: Engine, games: int, seed: int, policies: list[Policy], most: int, each: bool, studied: bool = True
    ) -> None:
        kinds, seats = len(engine.card_ids), engine.setup.seat_count
        self.engine = engine
        self.games = games
        self.seed = seed
        self.policies = policies
        self.most = most
        self.studied = studied
        """Are there counts by parts of the game and by turns?"""
        self.cards = engine.card_ids
        """The ids of the cards, in the order of the arrays that count them."""
        self.winner_bytes: Any = (c_uint8 * games)()
        self.first_bytes: Any = (c_uint8 * games)()
        self.turn_words: Any = (c_uint32 * games)()
        self.choice_words: Any = (c_uint32 * games)()
        self.totals: list[int] = [0] * TOTALS
        self.each_bought: Any = (c_uint16 * (games * seats * kinds))() if each else None
        self.each_played: Any = (c_uint16 * (games * seats * kinds))() if each else None

    # plain numbers, which need no NumPy

    def wins_by_seat(self) -> list[int]:
        won = bytes(self.winner_bytes)
        return [won.count(seat) for seat in range(self.engine.setup.seat_count)]

    def firsts_by_seat(self) -> list[int]:
        began = bytes(self.first_bytes)
        return [began.count(seat) for seat in range(self.engine.setup.seat_count)]

    def draws(self) -> int:
        return bytes(self.winner_bytes).count(NOBODY)

    def all_choices(self) -> int:
        return sum(self.choice_words)

    def all_turns(self) -> int:
        return sum(self.turn_words)

    def bought_by_band(self, band: int) -> list[tuple[int, int]]:
        """By card: players who bought a copy in that part of the game (0: early, 2: late), and how many of them won."""
        rows = [self._study(row * KINDS) for row in (6 + band, 6 + BANDS + band)]
        return [(rows[0][kind], rows[1][kind]) for kind in range(len(self.cards))]

    def trade_by_turn(self) -> list[int]:
        """By turn, for the first `TURNS` turns: the trade that cards gave, summed over all games."""
        return self._study(ROWS * KINDS)[:TURNS]

    def combat_by_turn(self) -> list[int]:
        return self._study(ROWS * KINDS + TURNS)

    def _study(self, start: int) -> list[int]:
        if not self.studied:
            raise bad("study")
        return self.totals[start:]

    # arrays

    @property
    def winners(self) -> Any:
        """By game: the seat that won; -1 for a draw."""
        numpy = _numpy()
        seats = numpy.frombuffer(self.winner_bytes, numpy.uint8).astype(numpy.int8)
        seats[seats == NOBODY - 256] = -1
        return seats

    @property
    def firsts(self) -> Any:
        """By game: the seat that began."""
        numpy = _numpy()
        return numpy.frombuffer(self.first_bytes, numpy.uint8)

    @property
    def turns(self) -> Any:
        """By game: the turn in which it ended."""
        numpy = _numpy()
        return numpy.frombuffer(self.turn_words, numpy.uint32)

    @property
    def choices(self) -> Any:
        """By game: the number of choices made."""
        numpy = _numpy()
        return numpy.frombuffer(self.choice_words, numpy.uint32)

    @property
    def wins(self) -> Any:
        """By seat: games won."""
        return _numpy().array(self.wins_by_seat())

    def _total(self, row: int) -> Any:
        return _numpy().array(self.totals[row * KINDS : row * KINDS + len(self.cards)])

    @property
    def bought_by_winner(self) -> Any:
        """By card: copies that winners bought or took for free."""
        return self._total(WINNERS)

    @property
    def bought_by_loser(self) -> Any:
        return self._total(LOSERS)

    @property
    def played_by_winner(self) -> Any:
        """By card: how often winners played it."""
        return self._total(3 + WINNERS)

    @property
    def played_by_loser(self) -> Any:
        return self._total(3 + LOSERS)

    def _each(self, counts: Any) -> Any:
        if counts is None:
            raise bad("each")
        numpy = _numpy()
        shape = (self.games, self.engine.setup.seat_count, len(self.cards))
        return numpy.frombuffer(counts, numpy.uint16).reshape(shape)

    @property
    def bought(self) -> Any:
        """By game, seat and card: copies bought or taken for free. Only after `play(…, each=True)`."""
        return self._each(self.each_bought)

    @property
    def played(self) -> Any:
        """By game, seat and card: how often it was played. Only after `play(…, each=True)`."""
        return self._each(self.each_played)

    # one of the games

    def record(self, number: int) -> dict[str, Json]:
        """The record of game `number`, as `kantyna.replay` reads it."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < self.games:
            raise bad("number", value=quote(number), n=self.games - 1)
        steps, game = retrace(self.engine, self.seed, number, self.policies, self.most)
        return record(self.engine, table_seed(self.seed, number), steps, game)


def _numpy() -> Any:
    """NumPy, from `pip install 'kantyna[native]'`. Only arrays need it."""
    try:
        return importlib.import_module("numpy")
    except ImportError:
        raise bad("numpy") from None


def play(
    games: int,
    seed: int | None = None,
    policies: Policy | list[Policy] | tuple[Policy, ...] = "random",
    options: dict[str, Json] | None = None,
    threads: int = 1,
    *,
    format: str | None = None,
    seats: int | None = None,
    each: bool = False,
    most: int = MOST_CHOICES,
    gpu: bool = False,
    study: bool = False,
    progress: Progress | None = None,
) -> Played:
    """Play that many games of Star Realms, each with the seeds that `kantyna.arena.simulate` would give it.

    `policies`: one for all seats or one each: "random", "eager", `Weights`, or a function that takes a `Game` and
    returns the index of its choice. `each`: count cards bought and played for each game. `study`: on a GPU, also count
    by parts of the game and by turns; a processor always does. Neither threads nor a GPU change the results.
    """
    _whole("games", games, 1, MOST_GAMES)
    _whole("threads", threads, 1, MOST_THREADS)
    _whole("most", most, 1, 2**31 - 1)
    number = check_seed(secrets.randbits(53) if seed is None else seed)
    if not isinstance(number, int):
        raise setup_error("error-simulation-seed", value=number)
    engine = find_engine(format, seats, options)
    return play_on(engine, games, number, for_seats(engine, policies), threads, each, most, progress, gpu, study)


def _whole(what: str, n: Any, least: int, most: int) -> None:
    if isinstance(n, bool) or not isinstance(n, int) or not least <= n <= most:
        raise bad("whole", what=what, value=quote(n), least=least, most=str(most))


def play_on(
    engine: Engine,
    games: int,
    seed: int,
    policies: list[Policy],
    threads: int,
    each: bool,
    most: int,
    progress: Progress | None,
    gpu: bool = False,
    study: bool = False,
) -> Played:
    """`play`, with arguments that have been checked."""
    played = Played(engine, games, seed, policies, most, each, study or not gpu)
    if gpu:
        play_all(played, progress)
        return played
    if any([callable(policy) for policy in policies]):
        for number in range(games):
            _play_asking(played, number)
            if progress is not None:
                progress(number + 1)
        return played
    _Work(played, progress).run(min(threads, 4 * (os.cpu_count() or 1)))
    return played


class _Work:
    """The games in chunks, which threads take in turn. Calls into C release the interpreter lock."""

    def __init__(self, played: Played, progress: Progress | None) -> None:
        self.played = played
        self.progress = progress
        self.lock = threading.Lock()
        self.next = 0
        self.done = 0
        self.failed: list[BaseException] = []

    def run(self, threads: int) -> None:
        if threads == 1:
            self.work()
        else:
            workers = [threading.Thread(target=self.work, daemon=True) for _ in range(threads)]
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()
        if self.failed:
            raise self.failed[0]

    def work(self) -> None:
        played = self.played
        policies = entries(played.policies, played.engine.library.layout.seats)
        try:
            while True:
                with self.lock:
                    first = self.next
                    last = min(first + CHUNK, played.games)
                    self.next = last
                if first == last or self.failed:
                    return
                totals = (c_int64 * TOTALS)()
                self.chunk(first, last, policies, totals)
                with self.lock:
                    played.totals = [a + b for a, b in zip(played.totals, totals, strict=True)]
                    self.done += last - first
                    if self.progress is not None:
                        self.progress(self.done)
        except BaseException as error:  # `run` raises it in the thread that waits
            self.failed.append(error)

    def chunk(self, first: int, last: int, policies: Any, totals: Any) -> None:
        played = self.played
        engine = played.engine
        row = engine.setup.seat_count * len(engine.card_ids)
        fault = engine.calls.kn_many(
            engine.pointer, played.seed, first, last, policies, played.most,
            _at(played.winner_bytes, c_uint8, first), _at(played.first_bytes, c_uint8, first),
            _at(played.turn_words, c_uint32, first), _at(played.choice_words, c_uint32, first), totals,
            _at(played.each_bought, c_uint16, first * row), _at(played.each_played, c_uint16, first * row),
        )  # fmt: skip
        if fault:
            raise bad("fault", n=fault)


def _at(array: Any, kind: Any, place: int) -> Any:
    """A pointer into an array; None for None."""
    return None if array is None else cast(addressof(array) + place * sizeof(kind), POINTER(kind))


# games with functions as policies, and games played again


class Player:
    """Plays one game choice by choice: C asks its own policies, Python asks functions."""

    def __init__(self, engine: Engine, seed: int, number: int, policies: list[Policy]) -> None:
        self.game = engine.new(table_seed(seed, number))
        self.policies = policies
        self.words = [c_uint64(scramble(bot_seed(seed, number, seat))) for seat in range(engine.setup.seat_count)]

    def decide(self) -> int:
        """The index of the next choice."""
        seat = self.game.seat
        assert seat is not None
        policy = self.policies[seat]
        if isinstance(policy, TABLES):
            return self._by_library(sort_of(policy), policy.numbers, seat)
        if isinstance(policy, str):
            return self._by_library(SORTS[policy], None, seat)
        index = policy(self.game.copy())
        count = self.game.count
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < count:
            raise bad("index", value=quote(index), n=count - 1)
        return index

    def _by_library(self, sort: int, numbers: Any, seat: int) -> int:
        engine = self.game.engine
        place: int = engine.calls.kn_decide_at(engine.pointer, self.game.state, sort, numbers, self.words[seat])
        return place


def _play_asking(played: Played, number: int) -> None:
    """Play a game that has functions as policies, and count as `kn_many` does."""
    player = Player(played.engine, played.seed, number, played.policies)
    game = player.game
    result = played.engine.library.layout.result()
    played.first_bytes[number] = game.seat or 0
    made = 0
    while not game.over and made < played.most:
        game.step(player.decide(), result)
        made += 1
    winner = game.state.winner if game.over else NOBODY
    played.winner_bytes[number], played.turn_words[number], played.choice_words[number] = winner, game.turn, made
    result.winner, result.turns = winner, game.turn
    totals = (c_int64 * TOTALS)(*played.totals)
    played.engine.calls.kn_add_one(played.engine.pointer, result, totals)
    played.totals = list(totals)
    kinds, seats = len(played.cards), played.engine.setup.seat_count
    for seat in range(seats if played.each_bought is not None else 0):
        row = (number * seats + seat) * kinds
        played.each_bought[row : row + kinds] = result.bought[seat][:kinds]
        played.each_played[row : row + kinds] = result.played[seat][:kinds]


def playouts(
    game: Game, times: int, seed: int, policies: Any = "eager", most: int = MOST_CHOICES
) -> tuple[list[int], int]:
    """Play on from a game that many times, with new shuffles each time. Returns wins by seat, and draws.

    The decks stay in their order. A player who may not know it plays on from an imagined table.
    """
    _whole("times", times, 1, 2**31 - 1)
    _whole("most", most, 1, 2**31 - 1)
    number = check_seed(seed)
    engine = game.engine
    chosen = for_seats(engine, policies)
    if not isinstance(number, int):
        raise setup_error("error-simulation-seed", value=number)
    if any([callable(policy) for policy in chosen]):
        raise bad("playout-policy")
    seats = engine.setup.seat_count
    wins = (c_uint32 * (seats + 1))()
    listed = entries(chosen, engine.library.layout.seats)
    fault = engine.calls.kn_playouts(engine.pointer, game.state, listed, number, times, most, wins)
    if fault:
        raise bad("fault", n=fault)
    return list(wins[:seats]), wins[seats]


def retrace(engine: Engine, seed: int, number: int, policies: list[Policy], most: int) -> tuple[list[Step], Game]:
    """Play that game again. Returns its choices and its end."""
    player = Player(engine, seed, number, policies)
    game = player.game
    steps: list[Step] = []
    while not game.over and len(steps) < most:
        index = player.decide()
        steps.append(game.legal()[index])
        game.step(index)
    return steps, game


def record(engine: Engine, seed: int, steps: list[Step], game: Game) -> dict[str, Json]:
    """The record of a game dealt with that seed, from its choices and its end, without the Python engine."""
    setup = engine.setup
    ended = states.read(game.state, setup, engine.effects, engine.tables)
    return records.dump(
        version_of(setup),
        setup.rules.corrections.edition(),
        setup.rules.id,
        setup.format.id,
        setup.seat_count,
        setup.options,
        [],
        seed,
        None,
        steps,
        Table(TableData(ended, seed, True)).mark(),
    )
