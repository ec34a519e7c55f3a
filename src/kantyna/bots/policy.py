"""Policies: what each choice of a view is worth, and the chance of winning, without looking ahead.

A policy is quick: it reads the view's numbers and what choices declare. `pilot` plays its best choice; a search uses
its scores as a prior and its value where it stops. A learned policy or evaluation has the same three methods.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from mypy_extensions import mypyc_attr

from ..engine.effects.effect import Step as Choice
from ..engine.registry import name_of
from .bot import View
from .greedy import GreedyBot


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What is good in a game."""

    def scores(self, view: View, choices: list[Choice]) -> list[float]:
        """A score for each choice; higher is better. Only differences within one question mean something."""
        best = self.best(view, choices)
        return [float(choice is best) for choice in choices]

    def best(self, view: View, choices: list[Choice]) -> Choice:
        """The choice with the highest score; of several, the first."""
        scores = self.scores(view, choices)
        return choices[scores.index(max(scores))]

    def reply(self, view: View, choices: list[Choice]) -> Choice:
        """The choice in a playout: the best one, unless finding it takes long."""
        return self.best(view, choices)

    def turns_ahead(self) -> int:
        """How many turns a search plays on before it values a table."""
        return 2

    def value(self, view: View, seat: int) -> float:
        """The seat's chance of winning, from 0 to 1, as far as the view shows it."""
        if view["over"]:
            return decided_value(view, seat)
        return 1.0 / max(1, len(view["seats"]))


class LookAheadPolicy(Policy):
    """For games without a policy of their own: the choice of `greedy`."""

    def best(self, view: View, choices: list[Choice]) -> Choice:
        return GreedyBot(0).choose(view, choices)


def decided_value(view: View, seat: int) -> float:
    """The value of a game that is over: a draw is halfway between winning and losing."""
    return (1.0 if seat in view["winners"] else 0.0) if view["winners"] else 0.5


_plain = LookAheadPolicy()
_known: dict[str, Policy] = {}


def policy_of(game: str) -> Policy:
    """The policy of a game: `POLICY` in the module `policy` of the package here with its name."""
    if game not in _known:
        package = f"{__package__}.{name_of(game)}"
        written = find_spec(package) is not None and find_spec(f"{package}.policy") is not None
        policy = import_module(f"{package}.policy").POLICY if written else _plain
        assert isinstance(policy, Policy)
        _known[game] = policy
    return _known[game]
