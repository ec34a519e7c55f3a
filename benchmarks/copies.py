"""Prints copies a second of a table in the middle of a duel: `copies.py copy` or `copies.py deepcopy`.

Star Realms unless another game is named.
"""

from __future__ import annotations

import copy
import sys
import time

import kantyna
from kantyna.engine.chance.generator import seeded


def middle_of_a_duel(game: str) -> kantyna.Table:
    t = kantyna.Table(game, format="duel", seed=1)
    chance = seeded(1)
    for _ in range(200):
        for seat, choices in t.choices.items():
            t.choose(seat, choices[chance.below(len(choices))])
            break
    return t


def main() -> None:
    t = middle_of_a_duel(sys.argv[2] if len(sys.argv) > 2 else "star-realms")
    times = 20_000 if sys.argv[1] == "copy" else 20
    begin = time.perf_counter()
    for _ in range(times):
        if sys.argv[1] == "copy":
            t.copy()
        else:
            copy.deepcopy(t)
    print(times / (time.perf_counter() - begin))


if __name__ == "__main__":
    main()
