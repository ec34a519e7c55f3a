"""Run by `make fast` and `make test`: the tests use the compiled build, and it plays exactly like the pure one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kantyna
from kantyna.bots import BOTS
from kantyna.engine import state

ROOT = Path(__file__).parent.parent.parent
BUILD = Path(kantyna.__file__).parent.parent
RANDOM = """
import json, sys
sys.path.insert(0, {tests!r})
from battery import every_case, play, start
print(json.dumps([[play(start(case, seed), seed, 3000).record(), play(start(case, seed), seed, 77).position()]
                  for case in every_case(True) for seed in range(5)]
                 + [play(start(case, "abcdefghijklmnopqrstuvw-"), 1, 300).position() for case in every_case(True)]))
"""
BOT_GAMES = """
import json, sys
sys.path.insert(0, {tests!r})
from battery import every_case, start
from kantyna.arena.simulation import play
from kantyna.bots import make_bot
games = []
for case in every_case(True):
    if case[0] != "skirmish":  # no bot values it
        t = start(case, 3)
        play(t, [make_bot({bot!r}, seat) for seat in range(t.seat_count)], 500)  # whole, but for the longest formats
        games.append([t.record(), t.over, t.winners])
print(json.dumps(games))
"""


def played(script: str, source: Path) -> list[object]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    games = json.loads(run.stdout)
    assert isinstance(games, list)
    return games


def test_the_tests_run_on_the_compiled_build() -> None:
    assert state.__file__.endswith(".so")
    assert BUILD.parent == ROOT / "build"


def test_records_and_positions_are_the_same_compiled_and_pure() -> None:
    script = RANDOM.format(tests=str(ROOT / "tests" / "battery"))
    assert played(script, BUILD) == played(script, ROOT / "src")


@pytest.mark.parametrize("bot", BOTS)
def test_games_of_every_bot_in_every_format_are_the_same_compiled_and_pure(bot: str) -> None:
    script = BOT_GAMES.format(tests=str(ROOT / "tests" / "battery"), bot=bot)
    compiled = played(script, BUILD)
    assert len(compiled) >= 14
    assert compiled == played(script, ROOT / "src")
