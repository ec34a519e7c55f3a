"""Run by `make fast`: what is being tested is the compiled build, and it plays exactly as the pure one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import kantyna
from kantyna.engine import state

ROOT = Path(__file__).parent.parent.parent
GAMES = """
import json, sys
sys.path.insert(0, {tests!r})
from battery import every_case, play, start
print(json.dumps([[play(start(case, seed), seed, 3000).record(), play(start(case, seed), seed, 77).position()]
                  for case in every_case() for seed in range(5)]))
"""


def played(source: str) -> object:
    script = GAMES.format(tests=str(ROOT / "tests" / "battery"))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / source)}
    run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def test_records_and_positions_are_the_same_compiled_and_pure() -> None:
    assert state.__file__.endswith(".so")
    assert kantyna.__file__.startswith(str(ROOT / "build" / "fast"))
    assert played("build/fast") == played("src")
