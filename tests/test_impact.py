"""The order of `make check`: what was changed is tested first."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from impact import ROOT, SLOW, distance_from, module_of, put_changed_first

CHANGED = ["src/kantyna/server/room.py", "src/kantyna/game/card_game/edge.py", "tests/cli/test_cli.py", "README.md"]


@pytest.mark.parametrize(
    ("path", "text", "distance"),
    [
        ("tests/cli/test_cli.py", "", 0),
        ("tests/arena/test_arena.py", "from kantyna.server.room import Room", 1),
        ("tests/arena/test_arena.py", "from kantyna.server.rooms import Rooms", 3),
        ("tests/server/test_net.py", "", 2),
        ("tests/rules/test_draws.py", "", 2),
        ("tests/test_readme.py", "", 3),
    ],
)
def test_how_far_a_test_is_from_a_change(path: str, text: str, distance: int) -> None:
    assert distance_from(CHANGED)(path, text) == distance


def test_without_changes_all_tests_are_equal() -> None:
    assert distance_from([])("tests/server/test_net.py", "kantyna") == 3


def test_a_package_is_named_without_its_file() -> None:
    assert module_of("src/kantyna/engine/__init__.py") == "kantyna.engine"


def test_slow_files_come_first_among_equals() -> None:
    items: list[Any] = [SimpleNamespace(path=ROOT / name) for name in ("tests/test_qr.py", SLOW[-1], "tests/impact.py")]
    put_changed_first(items, ["tests/impact.py"])
    assert [item.path.name for item in items] == ["impact.py", "test_corrections.py", "test_qr.py"]
    assert all([(ROOT / name).exists() for name in SLOW])
