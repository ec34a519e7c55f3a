"""Free moves that are still open when a player ends a phase."""

from __future__ import annotations

from ...engine.effects.effect import Step as Choice
from ...engine.effects.nature import PHASE
from ...engine.table import Table
from .drawing.menu import strongest
from .drawing.screen import Screen


def ends_phase(table: Table, seat: int, key: str) -> bool:
    offered = table.choices.get(seat, [])
    return any([choice.effect.nature.ends == PHASE and choice.key == key for choice in offered])


def unused_moves(table: Table, seat: int, screen: Screen) -> list[str]:
    """Useful moves that cost nothing, in the words of the menu."""
    view = table.view(seat)
    found = [strongest(group) for group in screen.menu.groups()]
    wanted = [choice for choice in found if table.about(choice).get("wanted") and _does_something(table, seat, choice)]
    return list(dict.fromkeys([screen.layout.reminder(choice, view).text(screen.lang) for choice in wanted]))


def _does_something(table: Table, seat: int, choice: Choice) -> bool:
    """Has the ability an effect now? Tried on a copy: something must happen besides the event that it was used.

    This reveals nothing: whether an ability has anything to work on is public.
    """
    if not choice.effect.nature.lines:
        return True
    trial = table.copy()
    before = trial.event_count + 1
    trial.choose(seat, choice.key)
    return trial.over or trial.event_count > before or trial.question() != table.question()
