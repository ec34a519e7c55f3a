"""What the command line says, and in which language."""

from __future__ import annotations

import os

from ..engine.voice import LANGUAGES, Arg, Message


class Wrong(Exception):
    """Something the user got wrong, as a message that says what and what would be right."""

    def __init__(self, id: str, /, **args: Arg) -> None:
        super().__init__(id)
        self.id = id
        self.args_said = args


def say(id: str, lang: str, /, **args: Arg) -> str:
    message = Message(id)
    message.args = args
    return message.text(lang)


def language(words: list[str]) -> str:
    """The language asked for with --lang, else the one of the environment. Needed before anything can be said."""
    for i, word in enumerate(words):
        asked = ""
        if word == "--lang" and i + 1 < len(words):
            asked = words[i + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
        if asked in LANGUAGES:
            return asked
    # The first one that is set counts, as everywhere.
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if spoken.lower().startswith("pl") else "en"
