"""Prints choices a second of random games, Star Realms duels unless another game and format are named.

Where players bring decks, the starter decks are used by turns.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from pathlib import Path

import kantyna

GAMES = 300
MOST = 3000
"""Random players can scrap all their cards, and then a game never ends."""
STARTERS: dict[str, list[list[str] | None]] = {
    "card-game": [
        ["sith", "jedi"],
        ["sith", "rebel_alliance"],
        ["imperial_navy", "jedi"],
        ["imperial_navy", "rebel_alliance"],
    ]
}


def main() -> None:
    game, format = sys.argv[1:] if len(sys.argv) > 1 else ("star-realms", "duel")
    if game == "skirmish":  # the game of the kernel's tests registers itself
        sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "engine"))
        importlib.import_module("skirmish")
    chance = random.Random(1).random
    decks = STARTERS.get(game, [None])
    kantyna.Table(game, format=format, seed=0)  # loading is not measured, as in uno.py
    made = 0
    begin = time.perf_counter()
    for seed in range(GAMES if format == "duel" else GAMES // 10):
        t = kantyna.Table(game, format=format, seed=seed, decks=decks[seed % len(decks)])
        for _ in range(MOST):
            if t.over:
                break
            for seat, choices in t.choices.items():
                t.choose(seat, choices[int(chance() * len(choices))])
                break
        made += t.length
    print(made / (time.perf_counter() - begin))


if __name__ == "__main__":
    main()
