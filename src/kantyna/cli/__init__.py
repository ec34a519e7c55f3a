"""The command line."""

from __future__ import annotations

import os
import sys

from ..engine.errors import KantynaError
from .messages import UsageError, language, say
from .parser import parse

INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code. A user's mistake is one line and exit code 2, never a traceback."""
    words = sys.argv[1:] if argv is None else argv
    lang = language(words)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without Polish letters still shows the rest
    try:
        try:
            arguments = parse(words, lang)
            code = 0 if arguments is None else int(arguments.run(arguments))
            sys.stdout.flush()
            return code
        except KantynaError as error:
            return _complain(error.text(lang))
        except UsageError as error:
            return _complain(say(error.id, lang, **error.message_args))
    except BrokenPipeError:
        # Python flushes standard output once more at exit, which would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(text: str) -> int:
    print("kantyna: " + " ".join(text.split()), file=sys.stderr)
    return 2


__all__ = ["main"]
