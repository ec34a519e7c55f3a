"""Plays whole games over real sockets and searches every frame for cards that its receiver must not know.

`python tools/search_frames.py [games] [--game card-game] [--at-once 4] [--most 400]`; `tests/server/frames.py`
explains how. Prints what was searched; fails with the frame if a hidden label is found.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from frames import Counts, play_and_search
from people import Server, running


async def all_games(server: Server, game: str, games: int, at_once: int, most: int) -> Counts:
    counts = Counts()
    turns = asyncio.Semaphore(at_once)

    async def one(seed: int) -> None:
        async with turns:
            await play_and_search(server, game, seed, most, counts)

    await asyncio.gather(*[one(seed) for seed in range(games)])
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description="Every frame of whole games, searched for hidden cards.")
    parser.add_argument("games", nargs="?", type=int, default=200)
    parser.add_argument("--game", default="card-game")
    parser.add_argument("--at-once", type=int, default=4)
    parser.add_argument("--most", type=int, default=400, help="choices after which somebody gives up")
    wanted = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server:
        found = asyncio.run(all_games(server, wanted.game, wanted.games, wanted.at_once, wanted.most))
    print(
        f"{wanted.game}: {found.games} games, {found.choices} choices; {found.frames} frames to three readers, "
        f"{found.letters / 1e6:.0f} million letters; hidden labels looked for {found.looked_for} times, none found "
        f"({time.monotonic() - begun:.0f} s)"
    )


if __name__ == "__main__":
    main()
