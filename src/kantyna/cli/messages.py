"""The messages of the command line, and their language."""

from __future__ import annotations

import errno
import os

from ..engine.voice import LANGUAGES, Arg, Message

OS_ERRORS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "long",
    errno.EADDRINUSE: "port-taken",
}
"""Errors of the operating system that have a message of ours; its own text may be in any language."""


class UsageError(Exception):
    """A mistake of the user: a message that says what is wrong and what would be right."""

    def __init__(self, id: str, /, **args: Arg) -> None:
        super().__init__(id)
        self.id = id
        self.message_args = args


def say(id: str, lang: str, /, **args: Arg) -> str:
    message = Message(id)
    message.args = args
    return message.text(lang)


def reason(error: OSError | ValueError) -> Message | str:
    """Why a file or an address could not be used. Rare reasons are given in the words of the operating system."""
    if not isinstance(error, OSError):
        return Message("cli-os-name")  # a file name with a NUL is a ValueError
    known = OS_ERRORS.get(error.errno or 0)
    return Message("cli-os-" + known) if known is not None else error.strerror or str(error)


def language(words: list[str]) -> str:
    """The language of --lang, else of the environment. Errors of the parser need it before arguments are read."""
    for i, word in enumerate(words):
        asked = ""
        if word == "--lang" and i + 1 < len(words):
            asked = words[i + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
        if asked in LANGUAGES:
            return asked
    # the usual order: the first one that is set counts
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if locale.lower().startswith("pl") else "en"
