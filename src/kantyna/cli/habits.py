"""What people do in a game without a second thought, game by game: what costs nothing and what nobody leaves undone."""

from __future__ import annotations

from typing import Any

from ..engine.cards import CardDef
from ..engine.effects import Ask, Effect
from ..engine.effects import Step as Choice
from ..engine.trees import tree_of
from ..engine.voice import Message
from .games import part


class Habits:
    """The habits of a game that has none: nothing is done by itself, and nobody is warned."""

    others_asked: tuple[str, ...] = ()
    """Words of effects that ask an opponent, and with only one opponent nobody else."""

    def sets_off(self, choice: Choice, face: CardDef) -> tuple[Effect, ...] | None:
        """What follows from a choice that costs nothing; None: it has a price. `face` has the card's abilities."""
        return None

    def rank(self, choice: Choice, face: CardDef) -> int:
        """Of several such choices the lowest comes first."""
        return 0

    def wanted(self, choice: Choice, view: dict[str, Any]) -> bool:
        """Would hardly anybody end the turn while this is still to be had?"""
        return False

    def left(self, choice: Choice, view: dict[str, Any]) -> Message:
        """How that is said; what is said alike is said once."""
        return choice.effect.button(choice)

    def doubtful(self, choice: Choice) -> bool:
        """Is it wanted only if it does something?"""
        return False


def habits_of(game: str) -> Habits:
    habits = part(game, "HABITS", Habits())
    assert isinstance(habits, Habits)
    return habits


def could_ask(effect: Effect, others_asked: tuple[str, ...]) -> bool:
    """Could this effect, or a part of it, ask its user something? Judged by what is declared, not by what would be."""
    return any([isinstance(part, Ask) and part.word not in others_asked for part in tree_of(effect)])
