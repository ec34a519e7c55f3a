"""docs/adding-a-card.md followed on a copy of the project."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

from pages import ROOT, Block, blocks

PAGE = blocks(ROOT / "docs" / "adding-a-card.md")
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
    """A copy of the project with everything on the page done, except in files whose path begins with `without`.

    Bytecode is copied too: compiling all sources and tests would take most of the time.
    """
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so"))
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


def commands() -> list[list[str]]:
    """The checks on the page, as words."""
    return [shlex.split(line) for block in PAGE if block.language == "sh" for line in block.text.splitlines()]


def is_native(command: list[str]) -> bool:
    """Does it need a C compiler?"""
    return any(word.startswith("tests/native/") for word in command)


def run(copy: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
