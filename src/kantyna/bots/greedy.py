"""The bot that looks one choice ahead and makes the choice with the best outcome.

It imagines a table behind its view, tries each choice on a copy and values the view after it. The search knows no game:
each game has its own evaluation (`evaluation.py`).
"""

from __future__ import annotations

from ..engine.chance.generator import seeded
from ..engine.effects.effect import Step as Choice
from ..engine.table import Table, imagine
from .bot import UNLIMITED, Bot, Budget, View
from .choice_groups import group_alike, places
from .evaluation import Evaluation, evaluation_of

FOLLOW_UPS = 3
"""A choice may lead to another question ("scrap a card": which?). This many of them are tried out."""


class GreedyBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = seeded(seed)

    def choose(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> Choice:
        evaluation = evaluation_of(view["game"])
        planned = evaluation.at_sight(choices) or evaluation.plan(view, choices)
        if planned is not None:
            return planned
        zones = places(view)
        options = evaluation.considered(distinct(choices, zones), zones)
        settled = evaluation.in_view(view, options)
        if settled is not None:
            return settled
        if len(options) == 1:
            return options[0]
        seat = choices[0].seat
        table = imagine(view, self.chance.below(1 << 32))
        # Ending the turn is worth the present situation; anything better comes first.
        options.sort(key=evaluation.stops, reverse=True)
        best = options[0]
        most = float("-inf")
        for option in options:
            stops = evaluation.stops(option)
            worth = evaluation.score(view) if stops else outcome(evaluation, table.copy(), seat, option.key)
            if worth > most:
                best, most = option, worth
        return best


def outcome(evaluation: Evaluation, table: Table, seat: int, key: str, depth: int = FOLLOW_UPS) -> float:
    """What the table is worth to the seat after that choice, with the best answers to questions that follow at once."""
    table.choose(seat, key)
    asked = [] if table.over else table.choices.get(seat, [])
    if not asked or not depth or evaluation.settled(asked):
        return evaluation.score(table.view(seat))
    zones = places(table.view(seat))
    options = evaluation.considered(distinct(asked, zones), zones)
    return max([outcome(evaluation, table.copy(), seat, option.key, depth - 1) for option in options])


def distinct(choices: list[Choice], zones: dict[str, str]) -> list[Choice]:
    """One choice of each group: that with the largest amount."""
    return [max(sort, key=lambda choice: choice.payload) for sort in group_alike(choices, zones)]


def make(seed: int) -> GreedyBot:
    return GreedyBot(seed)
