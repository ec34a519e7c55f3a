"""docs/adding-a-card.md, followed step by step on a copy of the project: its changes fit, and its checks pass.

`native/test_new_effect.py` runs the checks that need a C compiler.
"""

from __future__ import annotations

import sys
from pathlib import Path

from following import PAGE, commands, file_of, followed, is_native, run

RUFF = str(Path(sys.executable).with_name("ruff"))


def test_the_checks_on_the_page_pass(tmp_path: Path) -> None:
    copy = followed(tmp_path)
    python = [name for name in map(file_of, PAGE) if name.endswith(".py")]
    run(copy, RUFF, "check", "--no-cache", *python)
    run(copy, RUFF, "format", "--no-cache", "--check", *python)
    for program, *words in [command for command in commands() if not is_native(command)]:
        assert program == "python"
        said = run(copy, sys.executable, *words, *(["-p", "no:cacheprovider"] if "pytest" in words else []))
        assert "skipped" not in said
