"""docs/adding-a-card.md, followed step by step on a copy of the project: its changes fit, and its checks pass."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from pages import ROOT, Block, blocks

PAGE = blocks(ROOT / "docs" / "adding-a-card.md")
RUFF = str(Path(sys.executable).with_name("ruff"))
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md")


def file_of(block: Block) -> str:
    """The file that a block is about: `<!-- file: PATH -->` stands before it."""
    found = re.fullmatch(r"<!-- file: (\S+) -->", block.before)
    return found[1] if found else ""


def changed(text: str, diff: str) -> str:
    """The text with the hunks of a diff applied. A hunk of new lines alone goes to the end."""
    for hunk in diff.split("@@\n"):
        lines = hunk.splitlines()
        old = "\n".join([line[1:] for line in lines if not line.startswith("+")])
        new = "\n".join([line[1:] for line in lines if not line.startswith("-")])
        if old:
            assert text.count("\n" + old) == 1, f"{text.count(old)} places for\n{hunk}"
            text = text.replace("\n" + old, "\n" + new)
        else:
            text += new + "\n"
    return text


def followed(folder: Path, without: str = "nothing") -> Path:
    """A copy of the project with everything on the page done, but in files that begin so."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(ROOT / name, folder / name)
    for block in PAGE:
        name = file_of(block)
        if not name or name.startswith(without):
            continue
        path = folder / name
        if block.language == "diff":
            path.write_text(changed(path.read_text("utf-8"), block.text), "utf-8")
        else:
            assert not path.exists(), name
            path.write_text(block.text, "utf-8")
    return folder


def commands() -> list[str]:
    return [line for block in PAGE if block.language == "sh" for line in block.text.splitlines()]


def run(copy: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_checks_on_the_page_pass(tmp_path: Path) -> None:
    copy = followed(tmp_path)
    python = [name for name in map(file_of, PAGE) if name.endswith(".py")]
    run(copy, RUFF, "check", "--no-cache", *python)
    run(copy, RUFF, "format", "--no-cache", "--check", *python)
    for line in commands():
        program, *words = shlex.split(line)
        assert program == "python"
        said = run(copy, sys.executable, *words, *(["-p", "no:cacheprovider"] if "pytest" in words else []))
        assert "skipped" not in said


WITHOUT_C = """
from kantyna import native
try:
    native.play(1, 1, options={"convoys": True})
except native.NotServed as error:
    print(error)
print(sum(native.play(10, 1).wins_by_seat()))
"""


def test_without_its_c_an_effect_turns_off_native_play_only_where_it_is(tmp_path: Path) -> None:
    refused, played = run(followed(tmp_path, "src/kantyna/native/"), sys.executable, "-c", WITHOUT_C).splitlines()
    assert "TradePerBase" in refused and "card convoy;" in refused and played == "10"
