"""Star Realms on a GPU and, from the same source, on the processor: duels a second, and whether they are equal.

    python benchmarks/gpu.py [GAMES]

Needs CuPy, NumPy and an NVIDIA GPU. The kernel is compiled and warmed up before anything is timed; each figure is the
median of five runs, including copying results back. Then a sample of games is compared with the processor's, number
by number, and the Python engine replays 1,000 of them choice by choice.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

import kantyna
from kantyna import native
from kantyna.engine.chance.simulation_seeds import table_seed
from kantyna.engine.draws import MOST_CHOICES
from kantyna.native.gpu import Launcher, cupy

REPLAYED = 1000
SAMPLE = 20_000
ROOM = MOST_CHOICES
SEED = 2026


def seconds(work: Callable[[], object]) -> float:
    """The median of five runs."""
    taken: list[float] = []
    for _ in range(5):
        begin = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begin)
    return sorted(taken)[2]


def compare(policy: str) -> str:
    gpu = native.play(SAMPLE, SEED, policy, each=True, gpu=True, study=True)
    cpu = native.play(SAMPLE, SEED, policy, each=True, threads=os.cpu_count() or 1)
    for name in ("winners", "firsts", "turns", "choices", "bought", "played"):
        if not (getattr(gpu, name) == getattr(cpu, name)).all():
            return f"{name} DIFFER"
    return "equal" if gpu.totals == cpu.totals else "totals DIFFER"


def replay(policy: str) -> tuple[int, int]:
    """Replay games of the GPU with the Python engine: the number that ended alike, and the number of games. Also checks
    that the processor writes the same records."""
    engine = native.engine()
    launcher = Launcher(engine, SEED, [policy] * 2, MOST_CHOICES)
    found, made = launcher.run(0, REPLAYED, room=ROOM)
    winners, _, turns, lengths = [array.get().tolist() for array in found[:4]]
    chosen = made.get()
    cpu = native.play(REPLAYED, SEED, policy)
    alike = 0
    for number in range(REPLAYED):
        t = kantyna.Table("star-realms", seed=table_seed(SEED, number))
        for place in chosen[number][: min(lengths[number], ROOM)].tolist():
            ((seat, offered),) = t.choices.items()
            t.choose(seat, offered[place])
        ended = t.over and t.length == lengths[number] and t.position()["turn"] == turns[number]
        won = list(t.winners or ()) == [seat for seat in (0, 1) if winners[number] == seat]
        alike += ended and won and t.record() == cpu.record(number)
    return alike, REPLAYED


def on_processor(policy: str, threads: int) -> float:
    games = 20_000 * threads
    return games / seconds(lambda: native.play(games, SEED, policy, threads=threads))


def launched(policy: str, games: int, blocks: int) -> float:
    """Duels a second of the kernel alone."""
    launcher = Launcher(native.engine(), SEED, [policy] * 2, MOST_CHOICES, blocks=blocks)
    return games / seconds(lambda: launcher.run(0, games))  # `run` waits for the GPU


def measure(policy: str, games: int) -> None:
    cores = os.cpu_count() or 1
    one, every = on_processor(policy, 1), on_processor(policy, cores)
    print(f"{policy}: processor {one:,.0f} duels a second on one core, {every:,.0f} on {cores}")
    for blocks in (2, 4, 8, 16):
        print(f"  {blocks:2} blocks a multiprocessor: {launched(policy, games // 4, blocks):,.0f} duels a second")
    rate = games / seconds(lambda: native.play(games, SEED, policy, gpu=True))
    print(f"  {games:,} games, results copied back: {rate:,.0f} duels a second, {rate / one:,.0f} times one core")
    rate = games / seconds(lambda: native.play(games, SEED, policy, gpu=True, study=True))
    print(f"  counted by parts of the game and by turns: {rate:,.0f} duels a second")
    print(f"  {SAMPLE:,} games against the processor's, number by number: {compare(policy)}")
    alike, of = replay(policy)
    print(f"  replayed by the Python engine as the GPU made them: {alike} of {of} the same record")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    name = cupy().cuda.runtime.getDeviceProperties(0)["name"].decode()
    begin = time.perf_counter()
    native.play(1000, 0, gpu=True)
    print(f"{name}; the kernel was there after {time.perf_counter() - begin:.1f} s", flush=True)
    for policy in ("random", "eager"):
        measure(policy, games)


if __name__ == "__main__":
    main()
