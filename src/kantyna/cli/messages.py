"""What the command line says, and in which language."""

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
"""What the operating system says in English, or in whatever language it was installed in."""


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


def reason(error: OSError | ValueError) -> Message | str:
    """Why a file or an address could not be used. A rare reason is given in the system's own words."""
    if not isinstance(error, OSError):
        return Message("cli-os-name")  # Python takes a name with a NUL in it for a wrong value
    known = OS_ERRORS.get(error.errno or 0)
    return Message("cli-os-" + known) if known is not None else error.strerror or str(error)


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
