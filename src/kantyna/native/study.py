"""What many games of one policy show: win rates by card and first player, lengths of games, trade and combat by turn.

`play` counts the sums, in C or on a GPU. Here they become rates with intervals.
"""

from __future__ import annotations

import time
from collections import Counter
from math import sqrt
from operator import eq
from typing import Any, Final, NamedTuple

from ..engine.serialization.codec import quote
from .constants import BANDS, EARLY, MIDDLE, TURNS
from .engine import bad
from .playing import Progress, play
from .policies import SORTS, STYLES, Policy

POLICIES: Final[dict[str, Policy]] = {**{name: name for name in SORTS}, **STYLES}
"""The policies of a study, by name."""
MOST_GAMES: Final = 100_000_000
"""Each game needs ten bytes of memory until all have been played."""
Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations of its mean."""


class Rate(NamedTuple):
    """`won` of `n`, with Wilson's 95 % interval, which also holds for small `n` and for rates near 0 and 1."""

    n: int
    won: int

    @property
    def rate(self) -> float:
        return self.won / self.n if self.n else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.n:
            return 0.0, 1.0
        spread = Z * Z / self.n
        middle = (self.rate + spread / 2) / (1 + spread)
        half = Z * sqrt(self.rate * (1 - self.rate) / self.n + spread / (4 * self.n)) / (1 + spread)
        return min(self.rate, max(0.0, middle - half)), max(self.rate, min(1.0, middle + half))


class CardRates(NamedTuple):
    """The win rates of players who bought a copy of a card early, in the middle and late."""

    id: str
    bands: list[Rate]


class Pace(NamedTuple):
    """Trade and combat that cards give the active player in that turn: means over the `n` players who reached it."""

    own_turn: int
    n: int
    trade: float
    combat: float


class Study(NamedTuple):
    games: int
    seed: int
    policy: str
    options: dict[str, Any]
    draws: int
    first: Rate
    """The share of decided games that the first player won."""
    cards: list[CardRates]
    """Every card that can be bought, in the order of the set-up."""
    lengths: dict[int, int]
    """By number of turns, of both players together: the number of games that ended then."""
    paces: list[Pace]
    seconds: float


def study(
    games: int,
    seed: int | None = None,
    policy: str = "eager",
    options: dict[str, Any] | None = None,
    threads: int = 1,
    gpu: bool = False,
    progress: Progress | None = None,
) -> Study:
    """Play that many duels, both seats by the same policy. Raises what `play` raises."""
    if policy not in POLICIES:
        raise bad("study-policy", value=quote(policy), known=", ".join(POLICIES))
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
        raise bad("whole", what="games", value=quote(games), least=1, most=str(MOST_GAMES))
    started = time.perf_counter()
    played = play(games, seed, POLICIES[policy], options, threads, gpu=gpu, study=True, progress=progress)
    kinds = played.engine.tables.kind
    by_band = [played.bought_by_band(band) for band in range(BANDS)]
    cards = [
        CardRates(id, [Rate(*counts[kind]) for counts in by_band])
        for kind, id in enumerate(played.cards)
        if not kinds[kind].share  # starting cards cannot be bought
    ]
    lengths = dict(sorted(Counter(played.turn_words).items()))
    draws = played.draws()
    return Study(
        games=games,
        seed=played.seed,
        policy=policy,
        options=dict(options or {}),
        draws=draws,
        first=Rate(games - draws, sum(map(eq, bytes(played.winner_bytes), bytes(played.first_bytes)))),
        cards=cards,
        lengths=lengths,
        paces=_paces(played.trade_by_turn(), played.combat_by_turn(), lengths),
        seconds=time.perf_counter() - started,
    )


def _paces(trade: list[int], combat: list[int], lengths: dict[int, int]) -> list[Pace]:
    """By own turn: turns 1 and 2 of a duel are the first turns of its two players, and so on."""
    reached = [sum([n for turns, n in lengths.items() if turns > turn]) for turn in range(TURNS)]
    found: list[Pace] = []
    for turn in range(0, TURNS, 2):
        n = sum(reached[turn : turn + 2])
        if n:
            means = [sum(given[turn : turn + 2]) / n for given in (trade, combat)]
            found.append(Pace(turn // 2 + 1, n, *means))
    return found


BAND_TURNS: Final = ((1, EARLY), (EARLY + 1, MIDDLE), (MIDDLE + 1, None))
"""The first and the last own turn of each part of the game."""
