"""Corrections: a user's file that replaces printed numbers of cards. See docs/corrections.md.

Owners of a box can correct a set without touching code. The whole file is checked before anything is replaced, and an
error names the line.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
import zlib
from pathlib import Path
from typing import Any

from .engine.errors import KantynaError
from .engine.registry import MODULES
from .engine.rules.game import Rules
from .engine.voice import Arg, Message

MOST = 99


class BadCorrections(KantynaError):
    """A corrections file that cannot be used."""


def corrections_file() -> Path:
    """The path of this user's corrections; the file may not exist."""
    base = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(base) / "kantyna" / "corrections.toml"


def correct(rules: Rules) -> None:
    """Apply the user's file to the cards of a game, if there is one."""
    path = corrections_file()
    try:
        written = path.read_bytes()
    except FileNotFoundError:
        return
    except OSError:
        why = "folder" if path.is_dir() else "unreadable"
        raise BadCorrections(Message("error-corrections-" + why, path=str(path))) from None
    apply(rules, written, str(path))


def apply(rules: Rules, file: bytes, path: str) -> None:
    """Apply the contents of a corrections file. `path` is named in errors."""
    try:
        text = file.decode("utf-8")
        written = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = file[: error.start].count(b"\n") + 1
        raise _wrong(path, line, Message("corrections-utf8")) from None
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        last = text.rstrip().count("\n") + 1
        raise _wrong(path, int(found[1]) if found else last, Message("corrections-toml")) from None
    except (ValueError, RecursionError):  # numbers with thousands of digits, thousands of brackets
        raise _wrong(path, 1, Message("corrections-toml")) from None
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
        allowed = rules.corrections.correctable(cards[id])
        for name, value in numbers.items():
            if name not in allowed:
                known = ", ".join(allowed) or "-"
                raise reader.wrong((*where, name), "corrections-name", card=id, value=name, known=known)
            problem = _check(allowed[name], value)
            if problem is not None:
                raise reader.wrong((*where, name), problem[0], card=id, name=name, **problem[1])
    if wanted:
        edition = json.dumps(wanted, sort_keys=True)
        fault = rules.corrections.correct(wanted, f"{zlib.crc32(edition.encode()):08x}")
        if fault is not None:
            card, message = fault
            raise _wrong(path, reader.line((rules.id, card, "count")), message)


def _wrong(path: str, line: int, detail: Message) -> BadCorrections:
    return BadCorrections(Message("error-corrections-line", path=path, line=line, detail=detail))


def _check(printed: Any, value: Any) -> tuple[str, dict[str, Arg]] | None:
    """The problem with a value, or None. It must have the shape of the printed one: a number, a list, or a table."""
    if isinstance(printed, list):
        if not isinstance(value, list) or len(value) != len(printed) or not all(_number(part) for part in value):
            shown = ", ".join([str(part) for part in printed])
            return "corrections-list", {"n": len(printed), "printed": shown, "most": MOST}
    elif isinstance(printed, dict):
        if not isinstance(value, dict) or not all(name in printed and _number(part) for name, part in value.items()):
            return "corrections-reward", {"known": ", ".join(printed), "most": MOST}
    elif not _number(value):
        return "corrections-number", {"value": json.dumps(value, default=str, ensure_ascii=False)[:60], "most": MOST}
    return None


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


class _Reader:
    """Finds the lines of tables and keys, which tomllib does not report."""

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.lines: dict[tuple[str, ...], int] = {}
        table: tuple[str, ...] = ()
        for number, line in enumerate(text.splitlines(), 1):
            header = re.match(r"\s*\[\[?([^\[\]]+)\]", line)
            key = re.match(r"\s*([^=#\[\]{}]+)=", line)
            if header is not None:
                table = self.split(header[1])
                self.note(table, number)
            elif key is not None:
                self.note((*table, *self.split(key[1])), number)

    def split(self, dotted: str) -> tuple[str, ...]:
        return tuple([name.strip().strip("\"'") for name in dotted.split(".")])

    def note(self, where: tuple[str, ...], number: int) -> None:
        """Remember the line of a path, and of the tables around it if they are new."""
        for length in range(1, len(where) + 1):
            self.lines.setdefault(where[:length], number)

    def line(self, where: tuple[str, ...]) -> int:
        """The line of the path, or of the innermost table around it that is found."""
        for length in range(len(where), 0, -1):
            if where[:length] in self.lines:
                return self.lines[where[:length]]
        return 1

    def wrong(self, where: tuple[str, ...], id: str, **args: Arg) -> BadCorrections:
        detail = Message(id)
        detail.args = args
        return _wrong(self.path, self.line(where), detail)
