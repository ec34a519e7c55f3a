"""Prints steps a second of rlcard's uno with its own random agents."""

from __future__ import annotations

import time

import rlcard
from rlcard.agents import RandomAgent

GAMES = 300


def main() -> None:
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    begin = time.perf_counter()
    for _ in range(GAMES):
        env.run(is_training=False)
    print(env.timestep / (time.perf_counter() - begin))


if __name__ == "__main__":
    main()
