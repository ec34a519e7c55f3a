"""The command line."""

from __future__ import annotations

import os
import sys

from ..engine.errors import KantynaError
from .messages import Wrong, language, say
from .parser import parse

INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns its exit code. What the user got wrong is one line and 2, never a traceback."""
    words = sys.argv[1:] if argv is None else argv
    lang = language(words)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without Polish letters still gets the rest
    try:
        try:
            arguments = parse(words, lang)
            code = 0 if arguments is None else int(arguments.run(arguments))
            sys.stdout.flush()
            return code
        except KantynaError as error:
            return _complain(error.text(lang))
        except Wrong as error:
            return _complain(say(error.id, lang, **error.args_said))
    except BrokenPipeError:
        # Python flushes once more on its way out, and would complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(text: str) -> int:
    print("kantyna: " + " ".join(text.split()), file=sys.stderr)
    return 2


__all__ = ["main"]
