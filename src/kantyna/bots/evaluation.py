"""What a seat's situation is worth, game by game. The search asks; a game's own module answers."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ..engine.cards import CardDef
from ..engine.effects.effect import Step as Choice
from ..engine.registry import name_of
from .bot import View

DECIDED = 1e6


def decided(view: View) -> float:
    """What the end of a game is worth to the seat: a draw is as far from winning as from losing."""
    if not view["winners"]:
        return 0.0
    return DECIDED if view["seat"] in view["winners"] else -DECIDED


class Evaluation:
    """What is good in a game. Without more: to win, and not to lose."""

    def without_worth(self, card: CardDef) -> list[str]:
        """The words on a card for which the bot has only a default worth; none, where it needs none. A test fails for
        each, so that no new effect is played badly without notice."""
        return []

    def score(self, view: View) -> float:
        """What the view is worth to its seat."""
        if view["over"]:
            return decided(view)
        return 0.0

    def at_sight(self, choices: list[Choice]) -> Choice | None:
        """A choice that is plainly right, whatever the table looks like."""
        return None

    def plan(self, view: View, choices: list[Choice]) -> Choice | None:
        """For a game in which a look one choice ahead will not do: what the game's own reckoning says."""
        return None

    def in_view(self, view: View, choices: list[Choice]) -> Choice | None:
        """A choice that is plainly right, seen the table."""
        return None

    def considered(self, options: list[Choice], places: dict[str, str]) -> list[Choice]:
        """The options worth a thought, at least one. `places` says where each card lies that the seat can see."""
        return options

    def stops(self, choice: Choice) -> bool:
        """Does this choice give the turn away?"""
        return False

    def settled(self, choices: list[Choice]) -> bool:
        """Is this a moment of rest, where a situation can be valued? Elsewhere a question hangs in the air."""
        return True


_plain = Evaluation()
_known: dict[str, Evaluation] = {}


def evaluation_of(game: str) -> Evaluation:
    """That of the module here that is called as the game is; a game without one is played for the win alone."""
    if game not in _known:
        module = f"{__package__}.{name_of(game)}"
        evaluation = import_module(module).EVALUATION if find_spec(module) is not None else _plain
        assert isinstance(evaluation, Evaluation)
        _known[game] = evaluation
    return _known[game]
