"""The class of all bots, and how a bot at a table makes its choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from ..engine.draws import ACCEPT
from ..engine.effects.effect import Step as Choice
from ..engine.table import Table

View = Mapping[str, Any]

PATIENCE = 20
"""After this many turns in a row without a change a bot accepts a draw."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one choice. None: as much as it likes. Quick bots need no budget."""

    seconds: float | None = None
    iterations: int | None = None


UNLIMITED = Budget()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Its choices depend on its seed, on earlier questions, and on what its seat may know."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.budget = UNLIMITED
        """How much it thinks about a choice where the caller sets no limit."""

    def choose(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> Choice:
        """One of the choices. There is at least one."""
        raise NotImplementedError

    def value(self, view: View) -> float | None:
        """The seat's chance of winning, from 0 to 1; None: this bot does not know."""
        return None

    def advise(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> list[tuple[Choice, float]]:
        """Choices and the chance of winning with each, the best first; empty: this bot knows no chances."""
        chance = self.value(view)
        return [] if chance is None else [(self.choose(view, choices, budget), chance)]

    def accepts_draw(self, view: View) -> bool:
        """Does it accept an offered draw? Only when nothing has changed for a while."""
        return bool(view["quiet"] >= PATIENCE)


def decide(bot: Bot, table: Table, seat: int, budget: Budget = UNLIMITED) -> Choice:
    """The choice of a bot in that seat. Only here and in `accepts_draw` a bot meets a table."""
    choices = table.choices[seat]
    if len(choices) == 1:
        return choices[0]
    view = table.lazy_view(seat)
    try:
        return bot.choose(view, choices, budget)
    finally:
        view.close()


def accepts_draw(bot: Bot, table: Table, seat: int) -> bool:
    """Is a draw offered, and does the bot in that seat accept it?"""
    return table.why_not(seat, ACCEPT) is None and bot.accepts_draw(table.view(seat))
