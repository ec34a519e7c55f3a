"""What a situation is worth to a seat. Each game has its own `Evaluation`; the search asks it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from mypy_extensions import mypyc_attr

from ..engine.cards import CardDef
from ..engine.effects.effect import Step as Choice
from ..engine.registry import name_of
from .bot import View

DECIDED = 1e6


def decided(view: View) -> float:
    """What the end of a game is worth to the seat: a draw is halfway between winning and losing."""
    if not view["winners"]:
        return 0.0
    return DECIDED if view["seat"] in view["winners"] else -DECIDED


@mypyc_attr(allow_interpreted_subclasses=True)
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
        """A choice that is right whatever the table looks like."""
        return None

    def plan(self, view: View, choices: list[Choice]) -> Choice | None:
        """The choice of a game's own planning, where looking one choice ahead is not enough."""
        return None

    def in_view(self, view: View, choices: list[Choice]) -> Choice | None:
        """A choice that is right for this view."""
        return None

    def considered(self, options: list[Choice], places: dict[str, str]) -> list[Choice]:
        """The options worth trying, at least one. `places`: the zone of each card that the seat sees."""
        return options

    def stops(self, choice: Choice) -> bool:
        """Does this choice end the turn?"""
        return False

    def settled(self, choices: list[Choice]) -> bool:
        """Can the situation be valued at this question? Not while an effect is half done."""
        return True


_plain = Evaluation()
_known: dict[str, Evaluation] = {}


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game, from the package here with its name. Without one, only winning counts."""
    if game not in _known:
        module = f"{__package__}.{name_of(game)}"
        evaluation = import_module(module).EVALUATION if find_spec(module) is not None else _plain
        assert isinstance(evaluation, Evaluation)
        _known[game] = evaluation
    return _known[game]
