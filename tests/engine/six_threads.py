"""Six threads that play the same kinds of tables for the first time in this process, at the same time.

Run in a process of its own: what threads share is built once. Prints what failed, and exits with 1 if anything did.
"""

from __future__ import annotations

import sys
import threading

import kantyna
from kantyna.engine.chance.generator import seeded
from kantyna.engine.registry import MODULES, load_rules

THREADS = 6


def play(number: int, together: threading.Barrier, failed: list[str]) -> None:
    chance = seeded(1)  # the same in every thread, so that all need the same things at the same time
    for game in MODULES:
        together.wait()
        for format in load_rules(game).formats:
            together.wait()
            try:
                t = kantyna.Table(game, format=format.id, seed=1)
                for _ in range(25):
                    if not t.over:
                        seat = sorted(t.choices)[0]
                        t.choose(seat, t.choices[seat][chance.below(len(t.choices[seat]))])
                kantyna.imagine(t.view(0), seed=number)
            except Exception as error:
                failed.append(f"{game} {format.id}: {error!r}")
    together.wait()
    try:
        assert t.events[-1].text("pl")
    except Exception as error:
        failed.append(f"voice: {error!r}")


def main() -> int:
    sys.setswitchinterval(1e-6)
    together = threading.Barrier(THREADS)
    failed: list[str] = []
    threads = [threading.Thread(target=play, args=(number, together, failed)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print("\n".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
