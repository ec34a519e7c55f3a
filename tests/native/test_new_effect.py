"""The new effect of docs/adding-a-card.md, with its C and without."""

from __future__ import annotations

import sys
from pathlib import Path

from needs_c import needs_c

from following import commands, followed, is_native, run

pytestmark = needs_c


def test_with_its_c_both_engines_play_the_same_games(tmp_path: Path) -> None:
    copy = followed(tmp_path)
    ((_, *words),) = [command for command in commands() if is_native(command)]
    assert "60 games" in run(copy, sys.executable, *words)


WITHOUT_C = """
from kantyna import native
try:
    native.play(1, 1, options={"convoys": True})
except native.NotServed as error:
    print(error)
print(sum(native.play(10, 1).wins_by_seat()))
"""


def test_without_its_c_only_set_ups_with_it_are_refused(tmp_path: Path) -> None:
    refused, played = run(followed(tmp_path, "src/kantyna/native/"), sys.executable, "-c", WITHOUT_C).splitlines()
    assert "TradePerBase" in refused and "card convoy;" in refused and played == "10"
