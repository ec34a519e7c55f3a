"""Star Realms in C against the Python engine, pure and compiled: duels a second, copies stepped a second, cores.

    python benchmarks/native.py

Needs the compiled build (`make fast`). Each side is measured several times in its own interpreter, by turns, and the
median counts. Read the ratios, not the seconds. Processor time is measured, because other programs disturb it less; for
threads also wall-clock time.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from run import middle

SECONDS = 1.0
MOST = 3000
"""Choices in a game: random players can scrap all their cards, and then a game takes very long."""


def python_duels(policy: str) -> float:
    """Games a second of random players. Eager players end a turn only when nothing else is left."""
    from kantyna import Table
    from kantyna.engine.chance.generator import seeded
    from kantyna.engine.effects.phases import END_PHASE

    chance = seeded(1)
    Table("star-realms", seed=0)
    games = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        t = Table("star-realms", seed=games)
        while not t.over and t.length < MOST:
            ((seat, offered),) = t.choices.items()
            if policy == "eager" and len(offered) > 1 and offered[-1].effect is END_PHASE:
                offered.pop()
            t.choose(seat, offered[chance.below(len(offered))])
        games += 1
    return games / (time.process_time() - begin)


def native_duels(policy: str, threads: str, whose: str) -> float:
    """Games a second of wall-clock or processor time, all threads together."""
    from kantyna import native

    native.play(100, 0, policy)
    clock = time.process_time if whose == "processor" else time.perf_counter
    games = 4096 * int(threads)
    done = 0
    begin = clock()
    while clock() - begin < SECONDS:
        native.play(games, done, policy, threads=int(threads), most=MOST)
        done += games
    return done / (clock() - begin)


def python_copies() -> float:
    """Tables copied and stepped a second, along a duel: every choice is tried on a copy."""
    from kantyna import Table

    tables = [(t, seat, steps) for t in along_a_duel(Table("star-realms", seed=3)) for seat, steps in t.choices.items()]
    done = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        for t, seat, offered in tables:
            for choice in offered:
                t.copy().choose(seat, choice)
            done += len(offered)
    return done / (time.process_time() - begin)


def native_copies(how: str) -> float:
    from kantyna import Table, native

    games = [native.engine().from_table(t) for t in along_a_duel(Table("star-realms", seed=3))]
    counts = [game.count for game in games]
    block = native.engine().block(games)
    done = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        for game, count in zip(games, counts, strict=True):
            if how == "children":
                game.children()
            elif how == "step":
                for place in range(count):
                    game.copy().step(place)
        if how == "block":
            block.children()
        done += sum(counts)
    return done / (time.process_time() - begin)


def along_a_duel(t: Any) -> list[Any]:
    """Tables at every seventh choice of a duel between eager players."""
    from kantyna.engine.chance.generator import seeded

    chance = seeded(4)
    tables: list[Any] = []
    while not t.over:
        if t.length % 7 == 0:
            tables.append(t.copy())
        seat = t.waiting[0]
        offered = t.choices[seat][:-1] or t.choices[seat]
        t.choose(seat, offered[chance.below(len(offered))])
    return tables


MEASURES: dict[str, Callable[..., float]] = {
    "python-duels": python_duels,
    "native-duels": native_duels,
    "python-copies": python_copies,
    "native-copies": native_copies,
}
HERE = "native.py"


def main() -> None:
    if len(sys.argv) > 1:
        measure = MEASURES[sys.argv[1]]
        print(measure(*sys.argv[2:]))
        return
    for policy, told in (("random", "players who choose by chance"), ("eager", "who never end a turn early")):
        pure, compiled, native = middle(
            [
                (HERE, ("python-duels", policy), "src"),
                (HERE, ("python-duels", policy), "build/fast"),
                (HERE, ("native-duels", policy, "1", "processor"), "src"),
            ]
        )
        print(f"duels a second of one core's time, {told}")
        print(f"  Python, pure                 {pure:10,.0f}")
        print(f"  Python, compiled             {compiled:10,.0f}")
        print(f"  C                            {native:10,.0f}   {native / compiled:5.1f} times compiled (at least 15)")
    compiled, stepped, children, block = middle(
        [
            (HERE, ("python-copies",), "build/fast"),
            (HERE, ("native-copies", "step"), "src"),
            (HERE, ("native-copies", "children"), "src"),
            (HERE, ("native-copies", "block"), "src"),
        ]
    )
    print("copies stepped a second of one core's time, all along a duel")
    print(f"  Table.copy, choose, compiled {compiled:10,.0f}")
    print(f"  Game.copy, step              {stepped:10,.0f}   {stepped / compiled:5.1f} times compiled")
    print(f"  Game.children                {children:10,.0f}   {children / compiled:5.1f} times compiled")
    print(f"  Block.children               {block:10,.0f}   {block / compiled:5.1f} times compiled (at least 20)")
    cores = os.cpu_count() or 1
    counts = sorted({1, 2, cores} & set(range(1, cores + 1)))
    spent = middle([(HERE, ("native-duels", "eager", str(n), "processor"), "src") for n in counts])
    found = middle([(HERE, ("native-duels", "eager", str(n), "clock"), "src") for n in counts])
    print(
        "duels a second by threads (eager): of the processor's time, where threads that hinder each other would show;"
    )
    print("and by the clock, which is linear only where as many cores are free")
    for n, of_processor, by_clock in zip(counts, spent, found, strict=True):
        shares = f"{of_processor / spent[0]:5.2f} of one thread's, {by_clock / found[0] / n:5.2f} of linear"
        print(f"  {n:3} threads, {cores} cores          {of_processor:10,.0f} {by_clock:10,.0f}   {shares}")
    from kantyna import native as c

    sizes = [c.engine(options={"boxes": boxes}).size for boxes in (1, 2, 3)]
    print(f"bytes a game: {sizes[0]}; with two boxes {sizes[1]}, with three {sizes[2]} (at most 1,024)")


if __name__ == "__main__":
    main()
