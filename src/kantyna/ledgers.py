"""The rule ledgers: every rule of a rulebook as one numbered line, read from the games' `ledger.md`.

Each has a Polish translation, `ledger.pl.md`, with the same lines under the same numbers. References to the rulebook
are only in the English one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

GAMES = Path(__file__).parent / "game"

HEADING = re.compile(r"(##+) (.*?)(?: \[[^\]]*\])?$")
LINE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.*)$")
UNSHOWABLE = re.compile(r" \{(?:no program can show this|żaden program tego nie pokaże): ([^{}]*)\}$")
REFERENCE = re.compile(r" \[([^\[\]]*)\]$")


@dataclass(frozen=True)
class Line:
    """One rule that a test can show. `reference` is its heading in the rulebook, in the rulebook's language."""

    id: str
    chapter: str
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
    chapter = section = ""
    for raw in text.splitlines():
        found = HEADING.match(raw)
        if found is not None:
            if found[1] == "##":
                chapter, section = found[2], ""
            else:
                section = found[2]
            continue
        found = LINE.match(raw)
        if found is not None:
            rest, unshowable = _split(found[2], UNSHOWABLE)
            rest, reference = _split(rest, REFERENCE)
            where = f"{chapter}: {section}" if section else chapter
            lines.append(Line(found[1], where, rest, reference or "", unshowable))
    return lines


def _split(text: str, end: re.Pattern[str]) -> tuple[str, str | None]:
    found = end.search(text)
    return (text[: found.start()], found[1]) if found is not None else (text, None)


def files() -> list[Path]:
    """The English ledgers."""
    return [path for path in sorted(GAMES.glob("*/ledger*.md")) if len(path.suffixes) == 1]


def translation(path: Path) -> Path:
    """The path of the Polish translation of a ledger."""
    return path.with_suffix(".pl.md")


@cache
def ledgers(lang: str = "en") -> dict[str, list[Line]]:
    """Every ledger by its code ("SR"), in that language."""
    found: dict[str, list[Line]] = {}
    for path in files():
        lines = parse(path.read_text(encoding="utf-8"))
        if lang == "pl":
            translated = {line.id: line for line in parse(translation(path).read_text(encoding="utf-8"))}
            lines = [replace(translated[line.id], reference=line.reference) for line in lines]
        for line in lines:
            found.setdefault(line.ledger, []).append(line)
    return found


@cache
def folders() -> dict[str, str]:
    """The folder of the game whose rules a ledger holds, by the ledger's code: "SR" is in "star_realms"."""
    return {line.ledger: path.parent.name for path in files() for line in parse(path.read_text(encoding="utf-8"))[:1]}


def find(id: str, lang: str = "en") -> Line | None:
    """The line with that id, in that language; the case does not matter."""
    wanted = id.upper()
    for line in ledgers(lang).get(wanted.partition("-")[0], []):
        if line.id == wanted:
            return line
    return None
