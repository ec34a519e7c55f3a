"""What a bot is, and how one comes by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..engine.draws import ACCEPT
from ..engine.effects.effect import Step as Choice
from ..engine.errors import KantynaError
from ..engine.serialization.codec import quote
from ..engine.table import Table
from ..engine.voice import Message

View = dict[str, Any]

PATIENCE = 20
"""Turns running without a change after which a bot sees no more point in going on."""

BOTS: dict[str, str] = {"random": "kantyna.bots.random", "greedy": "kantyna.bots.greedy"}
"""Bot name to module; the module has `make(seed)`. Others may add theirs."""


class UnknownBot(KantynaError):
    """There is no bot of that name."""


class Bot:
    """A player. Its answers depend on its seed, on what it was asked before, and on what its seat may know."""

    def choose(self, view: View, choices: list[Choice]) -> Choice:
        """One of the choices, which are never empty."""
        raise NotImplementedError

    def accepts_draw(self, view: View) -> bool:
        """Would it end the game without a winner, as somebody has offered? Only where nothing changes any more."""
        return bool(view["quiet"] >= PATIENCE)

    def at_sight(self, choices: list[Choice]) -> Choice | None:
        """The choice, when the list alone settles it: making a view costs more than most choices do."""
        return None


def make_bot(name: str, seed: int = 0) -> Bot:
    module = BOTS.get(name) if isinstance(name, str) else None
    if module is None:
        raise UnknownBot(Message("error-bot", value=quote(name), known=", ".join(BOTS)))
    bot = import_module(module).make(seed)
    assert isinstance(bot, Bot)
    return bot


def decide(bot: Bot, table: Table, seat: int) -> Choice:
    """What the bot does in that seat now: the one place where a bot and a table meet."""
    choices = table.choices[seat]
    if len(choices) == 1:
        return choices[0]
    choice = bot.at_sight(choices)
    return choice if choice is not None else bot.choose(table.view(seat), choices)


def accepts_draw(bot: Bot, table: Table, seat: int) -> bool:
    """Does the bot in that seat accept the draw that is offered, if one is?"""
    return table.why_not(seat, ACCEPT) is None and bot.accepts_draw(table.view(seat))
