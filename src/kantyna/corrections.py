"""Corrections: a file of the user's that replaces printed numbers of cards, so that an owner of the box can make a set
exact without touching code. See docs/corrections.md.

Everything in the file is checked before anything is replaced; what is wrong is one error that names the line.
"""

from __future__ import annotations

import os
import re
import tomllib
import zlib
from pathlib import Path
from typing import Any

from .engine.errors import KantynaError
from .engine.registry import MODULES
from .engine.rules import Rules
from .engine.voice import Arg, Message

MOST = 99


class BadCorrections(KantynaError):
    """A corrections file that cannot be used."""


def corrections_file() -> Path:
    """Where this user's corrections are looked for."""
    base = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(base) / "kantyna" / "corrections.toml"


def correct(rules: Rules) -> None:
    """Replace what the user's file says about that game's cards, if there is such a file."""
    path = corrections_file()
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError) as error:
        raise BadCorrections(Message("error-corrections-file", path=str(path), detail=str(error))) from None
    apply(rules, text, str(path))


def apply(rules: Rules, text: str, path: str) -> None:
    """The same with the text of a file."""
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCorrections(Message("error-corrections-file", path=path, detail=str(error))) from None
    reader = _Reader(text, path)
    for game in written:
        if game not in MODULES:
            raise reader.wrong((game,), "corrections-game", value=game, known=", ".join(MODULES))
    wanted = written.get(rules.id, {})
    if not isinstance(wanted, dict):
        raise reader.wrong((rules.id,), "corrections-table", value=rules.id)
    cards = {card.id: card for card in rules.cards()}
    for id, numbers in wanted.items():
        where = (rules.id, id)
        if id not in cards:
            near = ", ".join(sorted([known for known in cards if known[:3] == id[:3]])) or ", ".join(list(cards)[:5])
            raise reader.wrong(where, "corrections-card", value=id, known=near)
        if not isinstance(numbers, dict):
            raise reader.wrong(where, "corrections-table", value=id)
        allowed = rules.correctable(cards[id])
        for name, value in numbers.items():
            if name not in allowed:
                known = ", ".join(allowed) or "-"
                raise reader.wrong((*where, name), "corrections-name", card=id, value=name, known=known)
            problem = _check(allowed[name], value)
            if problem is not None:
                raise reader.wrong((*where, name), problem[0], card=id, name=name, **problem[1])
    if wanted:
        problem_message = rules.correct(wanted, f"{zlib.crc32(repr(sorted(_flat(wanted))).encode()):08x}")
        if problem_message is not None:
            raise BadCorrections(Message("error-corrections-file", path=path, detail=problem_message))


def _flat(wanted: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(id, name, repr(value)) for id, numbers in wanted.items() for name, value in sorted(numbers.items())]


def _check(printed: Any, value: Any) -> tuple[str, dict[str, Arg]] | None:
    """Is this a value of the same shape as what is printed: a number, a list of as many, a table of the same names?"""
    if isinstance(printed, list):
        if not isinstance(value, list) or len(value) != len(printed) or not all(_number(part) for part in value):
            shown = ", ".join([str(part) for part in printed])
            return "corrections-list", {"n": len(printed), "printed": shown, "most": MOST}
    elif isinstance(printed, dict):
        if not isinstance(value, dict) or not all(name in printed and _number(part) for name, part in value.items()):
            return "corrections-reward", {"known": ", ".join(printed), "most": MOST}
    elif not _number(value):
        return "corrections-number", {"value": repr(value), "most": MOST}
    return None


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


class _Reader:
    """Finds the line of a table or of a key in it; TOML's own reader does not tell."""

    def __init__(self, text: str, path: str) -> None:
        self.lines = text.splitlines()
        self.path = path

    def wrong(self, where: tuple[str, ...], id: str, **args: Arg) -> BadCorrections:
        detail = Message(id)
        detail.args = args
        return BadCorrections(Message("error-corrections-line", path=self.path, line=self.line(where), detail=detail))

    def line(self, where: tuple[str, ...]) -> int:
        """The line of the longest part of the path that stands in one place."""
        table = r"\s*\.\s*".join([f"[\"']?{re.escape(part)}[\"']?" for part in where[:2]])
        header = re.compile(rf"\s*\[\s*{table}\s*[\].]")
        inside = False
        best = 1
        for number, line in enumerate(self.lines, 1):
            if re.match(r"\s*\[", line):
                inside = header.match(line) is not None
                if inside or (best == 1 and re.match(rf"\s*\[\s*[\"']?{re.escape(where[0])}[\"']?\s*[\].]", line)):
                    best = number
            elif inside and len(where) > 2 and re.match(rf"\s*[\"']?{re.escape(where[2])}[\"']?\s*[=.]", line):
                return number
        return best
