"""The choices of a question that a search compares."""

from __future__ import annotations

from typing import Final

from ...engine.effects.effect import Step as Choice
from ...engine.effects.nature import PHASE
from ..bot import View
from ..choice_groups import group_alike, places
from ..policy import policy_of

MOST: Final = 5
"""At most this many choices are compared: those with the highest scores of the policy."""


def rival(choice: Choice, favourite: Choice) -> bool:
    """Is it one or the other? Two choices that spend different things can follow each other in any order, and what
    spends nothing can wait for what does."""
    nature, wanted = choice.effect.nature, favourite.effect.nature
    if nature.agreed:
        return False
    if wanted.ends == PHASE:
        return True
    if nature.ends == PHASE:
        return not wanted.pressing
    return nature.spends == wanted.spends


class Candidates:
    """`choices`: one of each group of equal choices. `favourite`, one of them: the policy's choice."""

    def __init__(self, view: View, choices: list[Choice]) -> None:
        policy = policy_of(view["game"])
        self.favourite = policy.best(view, choices)
        self.choices = [self.favourite]
        self.matter = False
        """Is there anything to think about? Not while the policy does what costs nothing: the order of such choices
        hardly matters."""
        if self.favourite.effect.nature.free:
            return
        rivals = [choice for choice in choices if choice is self.favourite or rival(choice, self.favourite)]
        scores = dict(zip([id(choice) for choice in choices], policy.scores(view, choices), strict=True))
        groups = group_alike(rivals, places(view))
        others = [max(group, key=lambda choice: scores[id(choice)]) for group in groups if self.favourite not in group]
        others.sort(key=lambda choice: -scores[id(choice)])
        self.choices += others[: MOST - 1]
        self.matter = len(self.choices) > 1
