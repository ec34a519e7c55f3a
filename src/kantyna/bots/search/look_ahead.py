"""What choices lead to: imagined tables, played on by a policy."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from ...engine.chance.simulation_seeds import derive
from ...engine.effects.effect import Step as Choice
from ...engine.registry import name_of
from ...engine.table import Table, imagine
from ..bot import View
from ..policy import Policy, policy_of

MOST_CHOICES: Final = 400
"""A playout that is longer ends here, wherever it is."""


class LookAhead:
    """Rounds of one question. In a round every candidate meets the same imagined table with the same shuffles."""

    at_once: int = 1
    """How many rounds are played before anybody looks at the clock."""
    between: int = 4
    """How many rounds are played before candidates drop out."""

    def rounds(self, candidates: list[int], first: int, count: int) -> list[list[float]]:
        """The results of these candidates in rounds `first` to `first + count - 1`: chances of winning, from 0 to 1."""
        raise NotImplementedError


class TableLookAhead(LookAhead):
    """Plays on tables of the Python engine, to the end of a turn, and values them there."""

    def __init__(self, view: View, candidates: list[Choice], seed: int, policy: Policy) -> None:
        self.view = view
        self.keys = [choice.key for choice in candidates]
        self.seat = candidates[0].seat
        self.seed = seed
        self.policy = policy

    def rounds(self, candidates: list[int], first: int, count: int) -> list[list[float]]:
        return [self.round(candidates, number) for number in range(first, first + count)]

    def round(self, candidates: list[int], number: int) -> list[float]:
        table = imagine(self.view, derive(self.seed, number, 0))
        return [self.playout(table.copy(), self.keys[candidate]) for candidate in candidates]

    def playout(self, table: Table, key: str) -> float:
        """Make the choice, let the policy play all seats for some turns, and value the table."""
        table.choose(self.seat, key)
        last = self.view["turn"] + self.policy.turns_ahead()
        for _ in range(MOST_CHOICES):
            if table.over:
                break
            seat = table.waiting[0]
            choices = table.choices[seat]
            if len(choices) == 1:
                table.choose(seat, choices[0])
                continue
            view = table.open_view(seat)
            ended = view["turn"] >= last
            choice = choices[0] if ended else self.policy.reply(view, choices)
            view.close()
            if ended:
                break
            table.choose(seat, choice)
        view = table.open_view(self.seat)
        chance = self.policy.value(view, self.seat)
        view.close()
        return chance


def look_ahead(view: View, candidates: list[Choice], seed: int) -> LookAhead:
    """The fastest way to look ahead in this game: that of the module `look_ahead` of its package, or on tables."""
    package = f"{__package__.rpartition('.')[0]}.{name_of(view['game'])}"
    if find_spec(package) is not None and find_spec(f"{package}.look_ahead") is not None:
        found = import_module(f"{package}.look_ahead").make(view, candidates, seed)
        if found is not None:
            assert isinstance(found, LookAhead)
            return found
    return TableLookAhead(view, candidates, seed, policy_of(view["game"]))
