"""`kantyna study`: many games of Star Realms in C or on a GPU, summed up on one page."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from ..messages import Wrong, reason, say
from ..progress import Bar
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
        raise Wrong("cli-error-study-game", value=game, known=GAME)
    if arguments.engine not in ENGINES:
        raise Wrong("cli-error-study-engine", value=arguments.engine, known=", ".join(ENGINES))
    target = Path(arguments.out)
    _check(target)  # before the games are played, not after
    bar = Bar(arguments.games)
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
    part = target.with_name(target.name + ".part")
    try:
        try:
            part.write_text(page, encoding="utf-8")
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise Wrong("cli-error-study-file", file=str(target), reason=reason(error)) from None
    seconds = f"{found.seconds:.1f}".replace(".", "," if arguments.lang == "pl" else ".")
    print(say("cli-studied", arguments.lang, file=str(target), n=found.games, seconds=seconds))
    return 0


def command(found: Study, out: str, lang: str) -> list[str]:
    """What makes this page anew, the seed named. Neither threads nor a GPU change it."""
    words = ["kantyna", "study", GAME, "--games", str(found.games), "--policy", found.policy, "--seed", str(found.seed)]
    for name, value in found.options.items():
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return [*words, "--lang", lang, "--out", out]


def _check(target: Path) -> None:
    """May the page be written there? Over an earlier page it may; anything else is somebody's."""
    from .study_page import MARK

    try:
        if not target.parent.is_dir():
            raise FileNotFoundError(2, "")
        there = target.exists() and MARK not in target.read_text(encoding="utf-8", errors="replace")[:1000]
    except (OSError, ValueError) as error:
        raise Wrong("cli-error-study-file", file=str(target), reason=reason(error)) from None
    if there:
        raise Wrong("cli-error-study-other", file=str(target))
