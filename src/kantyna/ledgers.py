"""The rule ledgers: every rule of a rulebook as one numbered line, read from the games' `ledger.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

GAMES = Path(__file__).parent / "game"

HEADING = re.compile(r"(##+) (.*?)(?: \[([^\]]*)\])?$")
LINE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.*)$")
UNSHOWABLE = re.compile(r" \{no program can show this: ([^{}]*)\}$")
REFERENCE = re.compile(r" \[([^\[\]]*)\]$")


@dataclass(frozen=True)
class Line:
    """One line: a testable fact. `reference` is the rulebook's heading it comes from, in the rulebook's language."""

    id: str
    chapter: str
    heading: str
    text: str
    reference: str
    unshowable: str | None

    @property
    def ledger(self) -> str:
        return self.id.partition("-")[0]

    def json(self) -> dict[str, str | None]:
        return {
            "id": self.id,
            "chapter": self.chapter,
            "text": self.text,
            "reference": self.reference,
            "unshowable": self.unshowable,
        }


def parse(text: str) -> list[Line]:
    """The lines of one ledger, in its order."""
    lines: list[Line] = []
    chapter = part = heading = ""
    for written in text.splitlines():
        found = HEADING.match(written)
        if found is not None:
            if found[1] == "##":
                chapter, part, heading = found[2], "", found[3] or found[2]
            else:
                part = found[2]
            continue
        found = LINE.match(written)
        if found is not None:
            rest, unshowable = _split(found[2], UNSHOWABLE)
            rest, reference = _split(rest, REFERENCE)
            where = f"{chapter}: {part}" if part else chapter
            lines.append(Line(found[1], where, heading, rest, reference or "", unshowable))
    return lines


def _split(text: str, end: re.Pattern[str]) -> tuple[str, str | None]:
    found = end.search(text)
    return (text[: found.start()], found[1]) if found is not None else (text, None)


@cache
def ledgers() -> dict[str, list[Line]]:
    """Every ledger by its code ("SR")."""
    found: dict[str, list[Line]] = {}
    for path in sorted(GAMES.glob("*/ledger*.md")):
        for line in parse(path.read_text(encoding="utf-8")):
            found.setdefault(line.ledger, []).append(line)
    return found


def find(id: str) -> Line | None:
    """The line of that id; small letters will do."""
    wanted = id.upper()
    for line in ledgers().get(wanted.partition("-")[0], []):
        if line.id == wanted:
            return line
    return None
