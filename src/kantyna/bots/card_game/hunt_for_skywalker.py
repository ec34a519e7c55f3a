"""The Hunt for Skywalker for bots: the layout of objectives, reinforcements, and the progress of either side."""

from __future__ import annotations

from typing import Final

from ...engine.effects.effect import Step
from ...engine.effects.hands import DECK, HAND
from ...engine.ids import Seat
from ...engine.state import State
from ...game.card_game import board
from ...game.card_game.cards.hunt_for_skywalker import TATOOINE
from ...game.card_game.formats.facedown_objectives import facedown
from ...game.card_game.formats.mode import mode_of
from ...game.card_game.formats.pyramid import at
from ...game.card_game.terms import DAMAGE, PLACES

SUGGESTED: Final = ("watchers_in_the_wasteland", "rendars_wrath")
"""The sets that the sheet suggests as reinforcements (BOTF-114)."""
BACK: Final = PLACES.index("B1")
GONE: Final = {"F": (0.0, 8.0, 12.0), "M": (0.0, 8.0, 14.0, 18.0), "B": (0.0, 2.0, 4.0, 6.0, 8.0)}
"""By row: the worth to the dark side of 0, 1, 2 … objectives destroyed. The first of a row opens the next."""
TURNED: Final = {"F": 2.0, "M": 2.0, "B": 5.0}
"""By row: the worth of an objective turned face up. Luke Skywalker is most likely in the back row."""
CRUMBLING: Final = {"F": 6.0, "M": 6.0, "B": 2.0}
"""By row: the worth of an objective almost destroyed."""
SIGHTED: Final = 70.0
ASIDE: Final = 0.25
BREACH: Final = 3.0
WOUND: Final = 5.0
"""The worth of Luke Skywalker in play, and the share that other objectives then still count for; the worth of each
damage on Return to Tatooine, which he is behind, and of each damage on him."""
DRAINED: Final = 1.1
"""The worth to the light side of each card that has left the decks of the dark side."""
DECKS: Final = 50
BLOW: Final = 2.5
NUISANCE: Final = 1.0
"""The worth of one damage to an objective: by the dark side, and by the light side, which gains little."""


def runs_dry(t: State, seat: Seat) -> bool:
    """Does that seat's side lose when its decks are empty?"""
    return mode_of(t).shelters and board.is_dark(t, seat)


def laid(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Return to Tatooine goes into the back row (BOTF-106), at a place that depends on the hand, which no enemy sees.
    Of the others, those with the fewest resources go in front."""
    hidden = BACK + sum(t.cards_in(seat, HAND)) % (len(PLACES) - BACK)
    luke = [step for step in steps if t.setup.defs[step.card].id == TATOOINE]
    if luke and asker.slot >= hidden:
        return luke[0]
    others = [step for step in steps if step not in luke]
    return min(others or steps, key=lambda step: (board.printed(t, step.card).resources, step.card))


def called_in(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    for step in steps:
        if step.card >= 0 and t.setup.defs[step.card].id in SUGGESTED:
            return step
    return steps[0]


def laid_under(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Under an objective that cannot be attacked, the last of them."""
    return max(steps, key=lambda step: (board.is_sheltered(t, step.card), step.card))


def hunt_progress(t: State, seat: Seat) -> float:
    """The progress of that side: of the dark side to Luke Skywalker, of the light side to empty dark decks."""
    dark, light = board.dark_team(t), board.light_team(t)[0]
    if not board.is_dark(t, seat):
        return DRAINED * sum([DECKS - len(t.cards_in(each, DECK)) for each in dark])
    total = sum([overrun(t, light, row) for row in GONE], 0.0)
    for card in board.units(t, light):
        if board.printed(t, card).title == "luke_skywalker":
            total = SIGHTED + ASIDE * total + WOUND * t.marks[DAMAGE][card]
    for card in board.objectives(t, light):
        if t.setup.defs[card].id == TATOOINE:
            total += BREACH * t.marks[DAMAGE][card]
    return total


def overrun(t: State, light: Seat, row: str) -> float:
    """The progress of the dark side in that row."""
    hidden = facedown(t, light)
    gone, total = 0, 0.0
    for place in PLACES:
        if place[0] == row:
            card = at(t, place)
            if card < 0:
                gone += 1
            elif card not in hidden and t.setup.defs[card].id != TATOOINE:
                total += CRUMBLING[row] * t.marks[DAMAGE][card] / max(1, board.capacity(t, card))
            if card not in hidden:
                total += TURNED[row]
    return total + GONE[row][gone]
