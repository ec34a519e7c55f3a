"""The bot that chooses by chance: the yardstick for all the others, and the quickest way to the end of a game."""

from __future__ import annotations

from ..engine.chance.generator import seeded
from ..engine.effects.effect import Step as Choice
from .bot import UNLIMITED, Bot, Budget, View


class RandomBot(Bot):
    """Every choice is equally likely."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = seeded(seed)

    def choose(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> Choice:
        return choices[self.chance.below(len(choices))]


def make(seed: int) -> RandomBot:
    return RandomBot(seed)
