"""Tests of what was changed come first: `pytest --changed-first`, as `make check` runs them.

Changed is what differs from the commit before the last, committed or not. First come changed test files, then those
that name a changed module, then the folder that tests a changed package, then the rest. Nothing is left out. Among
equals the slow files come first, so that no process works on one alone at the end.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = {"game": ("rules", "games"), "web": ("browser",)}
"""Which folders of tests show what a package does, where they have other names than the package."""
SLOW = (
    "tests/battery/test_battery.py", "tests/server/test_lost_answers.py", "tests/server/test_event_loop.py",
    "tests/server/test_store.py", "tests/server/test_limits.py", "tests/test_adding_a_card.py",
    "tests/test_corrections.py",
)  # fmt: skip
"""Files that take ten seconds and more."""


def changed_files() -> list[str]:
    """Paths from the root; none where git cannot tell."""
    found: list[str] = []
    for command in (["diff", "--name-only", "HEAD~1"], ["ls-files", "--others", "--exclude-standard"]):
        done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True)
        found += done.stdout.splitlines()
    return found


def module_of(path: str) -> str:
    """`src/kantyna/server/room.py` is `kantyna.server.room`."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def distance_from(changed: Iterable[str]) -> Callable[[str, str], int]:
    """How far a test file, given by path and text, is from what was changed: 0 to 3."""
    changed = set(changed)
    sources = [path for path in changed if path.startswith("src/kantyna/")]
    modules = [module_of(path) for path in sources if path.endswith(".py")]
    names = re.compile("|".join(rf"\b{re.escape(module)}\b" for module in modules)) if modules else None
    packages = {path.split("/")[2].removesuffix(".py") for path in sources}
    folders = {folder for package in packages for folder in FOLDERS.get(package, (package,))}

    def distance(path: str, text: str) -> int:
        if path in changed:
            return 0
        if names and names.search(text):
            return 1
        return 2 if path.split("/")[1] in folders else 3

    return distance


def put_changed_first(items: list[pytest.Item], changed: Iterable[str]) -> None:
    distance = distance_from(changed)
    order: dict[Path, tuple[int, bool]] = {}
    for file in {item.path for item in items}:
        path = file.relative_to(ROOT).as_posix()
        order[file] = distance(path, file.read_text(encoding="utf-8")), path not in SLOW
    items.sort(key=lambda item: order[item.path])
