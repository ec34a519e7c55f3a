"""All benchmarks, each as a ratio to something measured beside it. Machines are noisy: read ratios, not seconds.

`make bench` builds the compiled engine first and runs everything in turn. Each side is measured several times, the
sides taking turns, and the median counts.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HERE = Path(__file__).parent
ROUNDS = 5


def run(script: str, *args: str, source: str = "src") -> float:
    """Run one measurement in its own interpreter: the script prints a number."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE / script), *args]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{script} {' '.join(args)} failed:\n{done.stderr}")
    return float(done.stdout.split()[-1])


def middle(measure: list[tuple[str, tuple[str, ...], str]]) -> list[float]:
    """The medians of several measurements, taken by turns so that a slow moment affects all sides."""
    rounds = [[run(script, *args, source=source) for script, args, source in measure] for _ in range(ROUNDS)]
    return [statistics.median([taken[i] for taken in rounds]) for i in range(len(measure))]


def main() -> None:
    uno, pure, compiled = middle(
        [("uno.py", (), "src"), ("duels.py", (), "src"), ("duels.py", (), "build/fast")],
    )
    print("choices a second in random duels, one core")
    print(f"  rlcard's uno, random agents  {uno:10,.0f}")
    print(f"  Star Realms duel, pure       {pure:10,.0f}   {pure / uno:5.1f} times uno (at least 4)")
    print(f"  Star Realms duel, compiled   {compiled:10,.0f}   {compiled / uno:5.1f} times uno (at least 15)")

    duel, emperor, wars, swlcg, skirmish = middle(
        [
            ("duels.py", (), "src"),
            ("duels.py", ("star-realms", "emperor"), "src"),
            ("duels.py", ("deckbuilding", "clone-wars"), "src"),
            ("duels.py", ("card-game", "duel"), "src"),
            ("duels.py", ("skirmish", "duel"), "src"),
        ]
    )
    print("choices a second in random games, pure")
    print(f"  Star Realms duel             {duel:10,.0f}")
    print(f"  emperor, six seats           {emperor:10,.0f}   {emperor / duel:5.2f} times the duel (at least 0.5)")
    print(f"  The Deckbuilding Game        {wars:10,.0f}   {wars / duel:5.2f} times the duel (at least 0.5)")
    print(f"  The Card Game, starter decks {swlcg:10,.0f}   {swlcg / duel:5.2f} times the duel (at least 0.2)")
    print(f"  Skirmish, the rehearsal      {skirmish:10,.0f}   {skirmish / duel:5.2f} times the duel (at least 0.6)")

    duel, swlcg = middle([("duels.py", (), "build/fast"), ("duels.py", ("card-game", "duel"), "build/fast")])
    print("the same, compiled")
    print(f"  Star Realms duel             {duel:10,.0f}")
    print(f"  The Card Game, starter decks {swlcg:10,.0f}   {swlcg / duel:5.2f} times the duel (at least 0.2)")

    deep, own, fast = middle(
        [("copies.py", ("deepcopy",), "src"), ("copies.py", ("copy",), "src"), ("copies.py", ("copy",), "build/fast")]
    )
    print("copies a second of a table in the middle of a duel")
    print(f"  copy.deepcopy, pure          {deep:10,.0f}")
    print(f"  Table.copy, pure             {own:10,.0f}   {own / deep:5.0f} times deepcopy (at least 30)")
    print(f"  Table.copy, compiled         {fast:10,.0f}   {fast / deep:5.0f} times deepcopy (at least 30)")

    swlcg, replayed = middle(
        [("copies.py", ("copy", "card-game"), "build/fast"), ("replays.py", ("card-game",), "src")]
    )
    print("The Card Game")
    print(f"  Table.copy, compiled         {swlcg:10,.0f} a second (at least 100,000)")
    print(f"  a random game replayed, pure {replayed:10.2f} s (at most 2)")

    base, ours = middle([("imports.py", ("json, dataclasses, typing",), "src"), ("imports.py", ("kantyna",), "src")])
    print("milliseconds to import in a fresh interpreter, above an empty one")
    print(f"  json, dataclasses, typing    {base:10.1f}")
    print(f"  kantyna                      {ours:10.1f}   {ours / base:5.2f} times that (at most 3)")


if __name__ == "__main__":
    main()
