"""The engine's voice: messages become sentences by way of Fluent files, one folder a language."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..engine.errors import KantynaError
from ..engine.voice import Message

HERE = Path(__file__).parent
LONGEST = 1000
ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n(?![#A-Za-z]).*)*", re.MULTILINE)
"""A message. It ends before a line that begins the next one or a comment."""
_bundles: dict[str, Any] = {}


class Unsaid(KantynaError):
    """A message without words, or without what its words are about: a position from elsewhere can lead to one."""


class Unparsed(dict[str, Any]):
    """Messages by id. Each is parsed when it is first said: parsing all files takes half a second."""

    def __getitem__(self, id: str) -> Any:
        entry = super().__getitem__(id)
        if isinstance(entry, str):
            [entry] = FluentResource(entry).body
            self[id] = entry
        return entry


def bundle(lang: str) -> Any:
    """All of a language's files as one Fluent bundle."""
    found = _bundles.get(lang)
    if found is None:
        made = FluentBundle([lang], use_isolating=False)
        made._messages = Unparsed()
        for path in sorted((HERE / lang).glob("*.ftl")):
            for entry in ENTRY.finditer(path.read_text(encoding="utf-8")):
                made._messages.setdefault(entry[1], entry[0])
        # whichever thread was first: what a game adds must come to one and the same
        found = _bundles.setdefault(lang, made)
    return found


def add_text(lang: str, fluent: str) -> None:
    """Teach the voice the messages of a game that brings its own."""
    bundle(lang).add_resource(FluentResource(fluent))


def say(message: Message, lang: str) -> str:
    """The sentence that a message is in a language. Messages among its arguments are said first."""
    fluent = bundle(lang)
    if not fluent.has_message(message.id):
        raise Unsaid(Message("error-unsaid", value=message.id))
    entry = fluent.get_message(message.id)
    args: dict[str, Any] = {"you": "nobody"}  # the browser says what the reader did to the reader; here it has none
    for name, value in message.args.items():
        if isinstance(value, Message):
            args[name] = say(value, lang)
        elif isinstance(value, list):
            args[name] = _joined([say(part, lang) for part in value], entry, fluent)
        else:
            args[name] = value
    if message.id == "seat-name":
        args["number"] = args["seat"] + 1
    long = _set_aside(args)
    plain = all([type(value) in (str, int) for value in args.values()])  # True would be found as 1
    said = (_remembered if plain else _formatted)(lang, message.id, tuple(args.items()))
    for mark, value in long.items():
        said = said.replace(mark, value)
    return said


def _formatted(lang: str, id: str, args: tuple[tuple[str, Any], ...]) -> str:
    fluent = bundle(lang)
    text, errors = fluent.format_pattern(fluent.get_message(id).value, dict(args))
    if errors:
        raise Unsaid(Message("error-unsaid", value=id)) from errors[0]
    return str(text)


_remembered = lru_cache(maxsize=4096)(_formatted)
"""Games say the same sentences again and again, and Fluent takes a tenth of a millisecond for each."""


def _set_aside(args: dict[str, Any]) -> dict[str, str]:
    """Fluent says nothing of more than 2,500 characters, and a deck may have many flaws: marks stand for such."""
    long: dict[str, str] = {}
    for name, value in args.items():
        if isinstance(value, str) and len(value) > LONGEST:
            args[name] = f"\ue000{len(long)}\ue001"
            long[args[name]] = value
    return long


def _joined(parts: list[str], entry: Any, fluent: Any) -> str:
    """Parts with the message's own joint between them (`.join`).

    `.each = sentence` makes a sentence of each part, `.each = clause` too, but the first one follows a colon.
    """
    if "each" in entry.attributes:
        after_colon = fluent.format_pattern(entry.attributes["each"])[0] == "clause"
        parts = [(part if after_colon and i == 0 else part[0].upper() + part[1:]) + "." for i, part in enumerate(parts)]
    join = fluent.format_pattern(entry.attributes["join"])[0] if "join" in entry.attributes else " "
    return str(join).join(parts)
