"""What the README and the docs show at the prompt is what happens at the prompt."""

from __future__ import annotations

import doctest
import sys
from pathlib import Path
from types import ModuleType

import pytest

from kantyna.bots import BOTS
from kantyna.engine.registry import MODULES

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def sessions(text: str) -> str:
    """The blocks fenced as `pycon`; everything else is blanked out, so that line numbers stay those of the page."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("```"):
            inside = line == "```pycon"
            lines.append("")
        else:
            lines.append(line if inside else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_sessions_on_a_page_go_as_written(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A page is a module of its own, as the prompt is, and may register a game or a bot, as a program may.
    module = ModuleType("page")
    monkeypatch.setitem(sys.modules, "page", module)
    games, bots = dict(MODULES), dict(BOTS)
    text = sessions(page.read_text(encoding="utf-8"))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    test.globs = module.__dict__
    told: list[str] = []
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    try:
        failed = doctest.DocTestRunner(optionflags=flags).run(test, out=told.append, clear_globs=False).failed
    finally:
        for registry, was in ((MODULES, games), (BOTS, bots)):
            registry.clear()
            registry.update(was)
    assert not failed, "".join(told)


def test_the_readme_begins_with_a_session() -> None:
    assert ">>> import kantyna" in sessions((ROOT / "README.md").read_text(encoding="utf-8"))
