"""`kantyna study`: plays many games of Star Realms in C or on a GPU and writes a page of statistics."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from ..messages import UsageError, reason, say
from ..output import decimal_comma
from ..progress import ProgressBar
from .listings import need_game

if TYPE_CHECKING:
    from ...native.study import Study

GAME = "star-realms"
ENGINES = ("native", "gpu")


def run(arguments: argparse.Namespace) -> int:
    from ...native.study import study
    from .study_page import Page

    game = need_game(arguments.game)
    if game != GAME:
        raise UsageError("cli-error-study-game", value=game, known=GAME)
    if arguments.engine not in ENGINES:
        raise UsageError("cli-error-study-engine", value=arguments.engine, known=", ".join(ENGINES))
    target = Path(arguments.out)
    _check_target(target)  # before the games are played, not after
    bar = ProgressBar(arguments.games)
    options = dict(arguments.option)
    try:
        found = study(
            arguments.games,
            arguments.seed,
            arguments.policy,
            options,
            arguments.threads,
            arguments.engine == "gpu",
            bar,
        )
    finally:
        bar.close()
    page = Page(found, arguments.lang, command(found, target.name, arguments.lang)).write()
    unfinished = target.with_name(target.name + ".part")
    try:
        try:
            unfinished.write_text(page, encoding="utf-8")
            os.replace(unfinished, target)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise UsageError("cli-error-study-file", file=str(target), reason=reason(error)) from None
    seconds = decimal_comma(f"{found.seconds:.1f}", arguments.lang)
    print(say("cli-studied", arguments.lang, file=str(target), n=found.games, seconds=seconds))
    return 0


def command(found: Study, out: str, lang: str) -> list[str]:
    """The command that makes the same page again. Threads and a GPU do not change it."""
    words = ["kantyna", "study", GAME, "--games", str(found.games), "--policy", found.policy, "--seed", str(found.seed)]
    for name, value in found.options.items():
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return [*words, "--lang", lang, "--out", out]


def _check_target(target: Path) -> None:
    """Refuse to overwrite anything but an earlier page."""
    from .study_page import GENERATOR

    try:
        if not target.parent.is_dir():
            raise FileNotFoundError(2, "")
        is_other_file = target.exists() and GENERATOR not in target.read_text(encoding="utf-8", errors="replace")[:1000]
    except (OSError, ValueError) as error:
        raise UsageError("cli-error-study-file", file=str(target), reason=reason(error)) from None
    if is_other_file:
        raise UsageError("cli-error-study-other", file=str(target))
