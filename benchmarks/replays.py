"""Prints the seconds to replay the record of a random game, the longest of ten: `replays.py GAME`."""

from __future__ import annotations

import sys
import time

import kantyna
from kantyna.engine.chance.generator import seeded

GAMES = 10


def played(game: str, seed: int) -> kantyna.Table:
    t = kantyna.Table(game, seed=seed)
    chance = seeded(seed)
    while not t.over:
        for seat, choices in t.choices.items():
            t.choose(seat, choices[chance.below(len(choices))])
            break
    return t


def main() -> None:
    games = [played(sys.argv[1], seed) for seed in range(GAMES)]
    record = max(games, key=len_of).record()
    begin = time.perf_counter()
    kantyna.replay(record)
    print(time.perf_counter() - begin)


def len_of(t: kantyna.Table) -> int:
    return t.length


if __name__ == "__main__":
    main()
