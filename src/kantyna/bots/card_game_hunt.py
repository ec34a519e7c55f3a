"""How the bots see The Hunt for Skywalker: what they lay where, what reinforces them, and how far either side is."""

from __future__ import annotations

from typing import Final

from ..engine.effects import Step
from ..engine.hands import DECK, HAND
from ..engine.state import State
from ..game.card_game import board
from ..game.card_game.cards_hunt import TATOOINE
from ..game.card_game.terms import DAMAGE, PLACES
from ..game.card_game.turning import facedown

SUGGESTED: Final = ("watchers_in_the_wasteland", "rendars_wrath")
"""The sets that the sheet suggests as reinforcements (BOTF-114)."""
BACK: Final = PLACES.index("B1")
FALLEN: Final = 8.0
FOUND: Final = 4.0
CRUMBLING: Final = 6.0
"""To the dark side: an objective destroyed, one turned face up, and one all but destroyed."""
SIGHTED: Final = 25.0
BREACH: Final = 3.0
WOUND: Final = 5.0
"""Luke Skywalker in play, each damage on Return to Tatooine, behind which he stands, and each on himself."""
DRAINED: Final = 1.1
"""To the light side: each card that no deck of the dark side holds any more."""
DECKS: Final = 50


def laid(t: State, seat: int, steps: list[Step], asker: Step) -> Step:
    """Return to Tatooine lies in the back row (BOTF-106), where in it depends on what nobody else sees; of the others
    what gives least lies in front."""
    hidden = BACK + sum(t.cards_in(seat, HAND)) % (len(PLACES) - BACK)
    luke = [step for step in steps if t.setup.defs[step.card].id == TATOOINE]
    if luke and asker.n >= hidden:
        return luke[0]
    others = [step for step in steps if step not in luke]
    return min(others or steps, key=lambda step: (board.printed(t, step.card).resources, step.card))


def called_in(t: State, seat: int, steps: list[Step], asker: Step) -> Step:
    for step in steps:
        if step.card >= 0 and t.setup.defs[step.card].id in SUGGESTED:
            return step
    return steps[0]


def laid_under(t: State, seat: int, steps: list[Step], asker: Step) -> Step:
    """Where it is safest: under what cannot be attacked, and of that the last."""
    return max(steps, key=lambda step: (board.is_sheltered(t, step.card), step.card))


def hunt_progress(t: State, seat: int) -> float:
    """How far that side is: the dark side on its way to Luke Skywalker, the light side to the end of their decks."""
    dark, light = board.dark_team(t), board.light_team(t)[0]
    if not board.is_dark(t, seat):
        return DRAINED * sum([DECKS - len(t.cards_in(each, DECK)) for each in dark])
    there = board.objectives(t, light)
    hidden = facedown(t, light)
    total = FALLEN * (len(PLACES) - len(there)) + FOUND * (len(PLACES) - len(hidden))
    for card in there:
        damage = t.marks[DAMAGE][card]
        behind = t.setup.defs[card].id == TATOOINE
        total += BREACH * damage if behind else CRUMBLING * damage / max(1, board.capacity(t, card))
    for card in board.units(t, light):
        if board.printed(t, card).title == "luke_skywalker":
            total += SIGHTED + WOUND * t.marks[DAMAGE][card]
    return total
