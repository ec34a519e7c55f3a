"""The quick bot: it plays the best choice of its game's policy and looks nowhere ahead."""

from __future__ import annotations

from ..engine.effects.effect import Step as Choice
from .bot import UNLIMITED, Bot, Budget, View
from .policy import policy_of


class PilotBot(Bot):
    def choose(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> Choice:
        return policy_of(choices[0].setup.rules.id).best(view, choices)

    def value(self, view: View) -> float | None:
        return policy_of(view["game"]).value(view, view["seat"])


def make(seed: int) -> PilotBot:
    return PilotBot(seed)
