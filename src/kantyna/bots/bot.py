"""The class of all bots, and the bots by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ..engine.draws import ACCEPT
from ..engine.effects.effect import Step as Choice
from ..engine.errors import KantynaError
from ..engine.serialization.codec import quote
from ..engine.table import Table
from ..engine.voice import Message

View = Mapping[str, Any]

PATIENCE = 20
"""After this many turns in a row without a change a bot accepts a draw."""

BOTS: dict[str, str] = {"random": "kantyna.bots.random", "greedy": "kantyna.bots.greedy"}
"""Name of a bot to its module, which has `make(seed)`. Other packages may add bots."""


class UnknownBot(KantynaError):
    """There is no bot with that name."""


class Bot:
    """A player. Its choices depend on its seed, on earlier questions, and on what its seat may know."""

    def choose(self, view: View, choices: list[Choice]) -> Choice:
        """One of the choices. There is at least one."""
        raise NotImplementedError

    def accepts_draw(self, view: View) -> bool:
        """Does it accept an offered draw? Only when nothing has changed for a while."""
        return bool(view["quiet"] >= PATIENCE)

    def at_sight(self, choices: list[Choice]) -> Choice | None:
        """The choice, if the list alone decides it. Most choices take less time than making a view."""
        return None


def make_bot(name: str, seed: int = 0) -> Bot:
    module = BOTS.get(name) if isinstance(name, str) else None
    if module is None:
        raise UnknownBot(Message("error-bot", value=quote(name), known=", ".join(BOTS)))
    bot = import_module(module).make(seed)
    assert isinstance(bot, Bot)
    return bot


def decide(bot: Bot, table: Table, seat: int) -> Choice:
    """The choice of a bot in that seat. Only here and in `accepts_draw` a bot meets a table."""
    choices = table.choices[seat]
    if len(choices) == 1:
        return choices[0]
    choice = bot.at_sight(choices)
    return choice if choice is not None else bot.choose(table.view(seat), choices)


def accepts_draw(bot: Bot, table: Table, seat: int) -> bool:
    """Is a draw offered, and does the bot in that seat accept it?"""
    return table.why_not(seat, ACCEPT) is None and bot.accepts_draw(table.view(seat))
