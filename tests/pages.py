"""The code blocks of README and docs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
NOT_RUN = "<!-- not run: "


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the line before it, which may be a comment for the tests."""

    page: str
    line: int
    language: str
    text: str
    before: str

    @property
    def not_run(self) -> str:
        """Why it cannot be run here; empty if it can."""
        return self.before.removeprefix(NOT_RUN).removesuffix(" -->") if self.before.startswith(NOT_RUN) else ""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: Path) -> list[Block]:
    found: list[Block] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    begun = -1
    for i, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if begun < 0:
            begun = i
        else:
            text = "\n".join([*lines[begun + 1 : i], ""])
            found.append(Block(page.name, begun + 1, lines[begun][3:], text, lines[begun - 1]))
            begun = -1
    assert begun < 0, f"{page.name}: the block of line {begun + 1} is not closed"
    return found


def all_blocks(*languages: str) -> list[Block]:
    return [block for page in PAGES for block in blocks(page) if block.language in languages]
