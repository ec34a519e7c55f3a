"""Bots by name: the built-in ones, those of installed packages, and those in a file (`./mybot.py:Mine`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from ..engine.errors import KantynaError
from ..engine.serialization.codec import quote
from ..engine.voice import Message
from .bot import Bot, Budget

BOTS: dict[str, str] = {
    "random": "kantyna.bots.random",
    "greedy": "kantyna.bots.greedy",
    "pilot": "kantyna.bots.pilot",
}
"""Name of a quick built-in bot to its module, which has `make(seed)`."""

SEARCHES: dict[str, str] = {
    "captain": "kantyna.bots.search.bot:captain",
    "admiral": "kantyna.bots.search.bot:admiral",
}
"""Name of a bot that thinks to its module and function of the seed."""

REFERENCES: dict[str, str] = {
    name: f"kantyna.bots.star_realms.references:{name}" for name in ("rush", "economy", "fortress", "thin")
}
"""The same for opponents to measure strength with; they play Star Realms only."""

BUILT_IN = {**BOTS, **SEARCHES, **REFERENCES}

MOST_DIGITS = 9

ENTRY_POINTS = "kantyna.bots"
"""Packages declare their bots in this group of entry points: a subclass of `Bot`, or a function of the seed."""

Make = Callable[[int], Any]
"""Makes a bot from a seed."""


class UnknownBot(KantynaError):
    """There is no such bot, or it cannot be loaded."""


def make_bot(name: object, seed: int = 0, allowed: Iterable[str] | None = None) -> Bot:
    """The bot with that name. `allowed`: no other names; without it a name may also be a file and a class in it, and
    may end in a number of iterations: `captain@400` thinks so long about each choice on any machine."""
    if allowed is not None and name not in tuple(allowed):
        raise UnknownBot(Message("error-bot", value=quote(name), known=", ".join(allowed)))
    name, iterations = _read_iterations(name)
    make = _find(name)
    try:
        bot = make(seed)
    except Exception as error:
        raise _broken(name, error) from error
    if not isinstance(bot, Bot):
        raise UnknownBot(Message("error-bot-class", value=quote(name), kind=type(bot).__name__))
    if iterations is not None:
        bot.budget = Budget(iterations=iterations)
    return bot


def _read_iterations(name: object) -> tuple[object, int | None]:
    written, at, number = name.rpartition("@") if isinstance(name, str) else ("", "", "")
    if not at or not number.isascii() or not number.isdigit() or len(number) > MOST_DIGITS:
        return name, None
    return written, int(number)


def installed() -> list[str]:
    """The names of bots from installed packages."""
    return sorted(entry_points(group=ENTRY_POINTS).names)


_loaded: dict[str, Make] = {}
"""Bots from files and packages by name: a file runs once, however many games its bot plays."""


def _find(name: object) -> Make:
    if not isinstance(name, str):
        raise _unknown(name)
    module = BOTS.get(name) or BUILT_IN.get(name)
    if module is not None:
        place, _, function = module.partition(":")
        make: Make = getattr(import_module(place), function or "make")
        return make
    if name not in _loaded:
        _loaded[name] = _from_file(name) if ":" in name else _from_package(name)
    return _loaded[name]


def _from_file(name: str) -> Make:
    written, _, kind = name.rpartition(":")
    path = Path(written)
    if not path.is_file():
        raise UnknownBot(Message("error-bot-file", value=quote(written)))
    # any suffix: the file is Python because the caller says so
    spec = spec_from_file_location(f"kantyna_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise UnknownBot(Message("error-bot-python", value=quote(written)))
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _broken(name, error) from error
    make = getattr(module, kind, None)
    if not callable(make):
        raise UnknownBot(Message("error-bot-name", file=quote(written), value=quote(kind)))
    found: Make = make
    return found


def _from_package(name: str) -> Make:
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        try:
            make: Make = entry.load()
        except Exception as error:
            raise _broken(name, error) from error
        return make
    raise _unknown(name)


def _unknown(name: object) -> UnknownBot:
    return UnknownBot(Message("error-bot", value=quote(name), known=", ".join([*BUILT_IN, *installed()])))


def _broken(name: object, error: Exception) -> UnknownBot:
    return UnknownBot(Message("error-bot-broken", value=quote(name), detail=f"{type(error).__name__}: {error}"))
