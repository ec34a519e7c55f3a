"""Reading the command line with argparse. Errors are our own messages: one line, in the user's language."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Callable
from typing import Any, NoReturn

from ..engine.chance.secret import is_secret
from ..engine.voice import LANGUAGES
from .messages import UsageError, say

COMMANDS = (
    "play", "games", "cards", "rules", "simulate", "study", "replay", "verify", "deck", "serve", "bots", "backup",
    "migrate",
)  # fmt: skip


class Formatter(argparse.HelpFormatter):
    """Help without argparse's English headings."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, "" if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """The arguments of a command. Messages: `cli-usage-<command>`, `cli-about-<command>`, `cli-arg-<name>`."""

    def __init__(self, command: str, lang: str) -> None:
        super().__init__(
            prog="kantyna " + command,
            usage=say("cli-usage-" + command, lang),
            description=say("cli-about-" + command, lang),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=Formatter,
        )
        self.lang = lang
        self.group = self.add_argument_group(say("cli-arguments", lang))

    def option(self, *names: str, text: str = "", **settings: Any) -> None:
        """An option or argument, with the help message `cli-arg-<name>`, or `cli-arg-<text>`."""
        name = text or names[-1].lstrip("-")
        self.group.add_argument(*names, help=say(f"cli-arg-{name}", self.lang), **settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError("cli-error-arguments", detail=message)


def parse(words: list[str], lang: str) -> argparse.Namespace | None:
    """The arguments of a command, with its function as `run`. None: help or the version was printed instead."""
    if not words:
        print(overview(lang))
        raise UsageError("cli-error-no-command", known=", ".join(COMMANDS))
    if words[0] in ("-h", "--help", "help"):
        print(overview(lang))
        return None
    if words[0] == "--version":
        from .. import __version__

        print(f"kantyna {__version__}")
        return None
    command = words[0]
    if command not in COMMANDS:
        raise UsageError("cli-error-command", value=command, known=", ".join(COMMANDS))
    parser = Parser(command, lang)
    parser.option("-h", "--help", action="store_true")
    PARSERS[command](parser)
    parser.option("--lang", type=one_of(LANGUAGES), default=lang, metavar="en|pl")
    try:
        arguments, rest = parser.parse_known_args(words[1:])
    except argparse.ArgumentError as error:
        raise _usage_error(error) from None
    if arguments.help:
        print(parser.format_help().strip())
        return None
    if rest:
        raise UsageError("cli-error-unknown-argument", value=rest[0], command=command)
    return arguments


def overview(lang: str) -> str:
    lines = [say("cli-about-top", lang), ""]
    for command in COMMANDS:
        lines += textwrap.wrap(say(f"cli-usage-{command}", lang), 98, initial_indent="  ", subsequent_indent=" " * 12)
        lines.append("      " + say(f"cli-about-{command}", lang))
    return "\n".join([*lines, "", say("cli-more-help", lang)])


def _usage_error(error: argparse.ArgumentError) -> UsageError:
    """Our message for an error of argparse; the rare third kind keeps argparse's English text."""
    name = error.argument_name or ""
    if error.message.startswith("expected"):
        return UsageError("cli-error-no-value", argument=name)
    if error.message.startswith("ignored explicit argument"):
        return UsageError("cli-error-extra-value", argument=name)
    return UsageError("cli-error-arguments", detail=f"{name}: {error.message}")


def whole_number(name: str, least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,20}", text, re.ASCII) or int(text) < least:
            raise UsageError("cli-error-whole", argument=name, value=text, least=str(least))
        return int(text)

    return read


def seed(text: str) -> int | str:
    """A whole number, or the secret of an earlier table."""
    return text if is_secret(text) else whole_number("--seed", 0)(text)


def one_of(known: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in known:
            raise UsageError("cli-error-lang", value=text, known=", ".join(known))
        return text

    return read


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def setting(text: str) -> tuple[str, bool | int | str]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise UsageError("cli-error-setting", value=text)
    if value.lower() in ("true", "false"):
        return name, value.lower() == "true"
    return name, int(value) if re.fullmatch(r"\d{1,9}", value, re.ASCII) else value


def _table(parser: Parser) -> None:
    """Arguments that describe a table."""
    parser.option("--format", metavar="F")
    parser.option("--seats", type=whole_number("--seats", 1), metavar="N")
    parser.option("--option", type=setting, action="append", default=[], metavar="X=Y")
    parser.option("--seed", type=seed, metavar="S")


def _play(parser: Parser) -> None:
    from .commands.server import play

    parser.option("--no-browser", action="store_true")
    parser.option("--share", action="store_true")
    parser.option("--port", type=whole_number("--port", 0), metavar="P")
    parser.option("game", nargs="?", metavar=say("cli-meta-game", parser.lang))
    parser.option("--terminal", action="store_true")
    _table(parser)
    parser.option("--seat", type=whole_number("--seat", 0), default=0, metavar="N")
    parser.option("--bot", default="greedy", metavar="B")
    parser.option("--deck", action="append", metavar="D")
    parser.set_defaults(run=play)


def _games(parser: Parser) -> None:
    from .commands.listings import games

    parser.option("--json", action="store_true")
    parser.set_defaults(run=games)


def _cards(parser: Parser) -> None:
    from .commands.listings import cards

    parser.option("game", nargs="?", metavar=say("cli-meta-game", parser.lang))
    parser.option("--json", action="store_true")
    parser.set_defaults(run=cards)


def _rules(parser: Parser) -> None:
    from .commands.listings import rules

    parser.option("id", nargs="?", metavar="ID")
    parser.option("--coverage", action="store_true")
    parser.option("-v", "--verbose", action="store_true")
    parser.option("--json", action="store_true")
    parser.set_defaults(run=rules)


def _simulate(parser: Parser) -> None:
    from .commands.simulation import run

    parser.option("game", nargs="?", metavar=say("cli-meta-game", parser.lang))
    _table(parser)
    parser.option("--bots", type=names, default=["random"], metavar="A,B")
    parser.option("--decks", type=names, metavar="A,B")
    parser.option("--games", type=whole_number("--games", 1), default=100, metavar="N")
    parser.option("--workers", type=whole_number("--workers", 1), default=1, metavar="W")
    parser.option("--engine", default="python", metavar="python|native|gpu")
    parser.option("--json", action="store_true")
    parser.set_defaults(run=run)


def _study(parser: Parser) -> None:
    from .commands.study import run

    parser.option("game", nargs="?", metavar=say("cli-meta-game", parser.lang))
    parser.option("--games", type=whole_number("--games", 1), default=100_000, metavar="N")
    parser.option("--policy", default="eager", metavar="P")
    parser.option("--option", type=setting, action="append", default=[], metavar="X=Y")
    parser.option("--seed", type=seed, metavar="S")
    parser.option("--threads", type=whole_number("--threads", 1), default=1, metavar="T")
    parser.option("--engine", default="native", metavar="native|gpu")
    parser.option("--out", default="study.html", metavar=say("cli-meta-file", parser.lang))
    parser.set_defaults(run=run)


def _replay(parser: Parser) -> None:
    from .commands.replay import run

    parser.option("file", nargs="?", metavar=say("cli-meta-file", parser.lang))
    parser.option("--at", type=whole_number("--at", 0), metavar="N")
    parser.set_defaults(run=run)


def _verify(parser: Parser) -> None:
    from .commands.verification import run

    parser.option("file", nargs="?", metavar=say("cli-meta-file", parser.lang))
    parser.option("--hash", metavar="H")
    parser.option("--json", action="store_true")
    parser.set_defaults(run=run)


def _deck(parser: Parser) -> None:
    from .commands.decks import run

    parser.option("action", nargs="?", metavar="check|list|write")
    parser.option("deck", nargs="?", metavar=say("cli-meta-file", parser.lang))
    parser.option("--game", metavar=say("cli-meta-game", parser.lang))
    parser.option("--format", metavar="F")
    parser.option("--option", type=setting, action="append", default=[], metavar="X=Y")
    parser.option("--form", metavar="F")
    parser.option("--json", action="store_true")
    parser.set_defaults(run=run)


def _serve(parser: Parser) -> None:
    from .commands.server import serve

    parser.option("--host", default="0.0.0.0", metavar="H")
    parser.option("--port", type=whole_number("--port", 0), metavar="P")
    parser.option("--database", default="", metavar="URL")
    parser.option("--workers", text="processes", type=whole_number("--workers", 1), default=1, metavar="N")
    parser.option("--bus", default="", metavar="URL")
    parser.option("--bots", text="bot-processes", type=whole_number("--bots", 0), metavar="N")
    parser.set_defaults(run=serve)


def _bots(parser: Parser) -> None:
    from .commands.cluster import bots

    parser.option("--bus", default="", metavar="URL")
    parser.option("--workers", text="processes", type=whole_number("--workers", 1), default=1, metavar="N")
    parser.set_defaults(run=bots)


def _migrate(parser: Parser) -> None:
    from .commands.cluster import migrate

    parser.option("--database", default="", metavar="URL")
    parser.set_defaults(run=migrate)


def _backup(parser: Parser) -> None:
    from .commands.backup import run

    parser.option("copy", nargs="?", metavar=say("cli-meta-file", parser.lang))
    parser.option("--database", default="", metavar="URL")
    parser.set_defaults(run=run)


PARSERS: dict[str, Callable[[Parser], None]] = {
    "play": _play,
    "games": _games,
    "cards": _cards,
    "rules": _rules,
    "simulate": _simulate,
    "study": _study,
    "replay": _replay,
    "verify": _verify,
    "deck": _deck,
    "serve": _serve,
    "backup": _backup,
    "bots": _bots,
    "migrate": _migrate,
}
