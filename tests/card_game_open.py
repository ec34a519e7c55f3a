"""The Card Game with every action window open: both players are asked in each, whatever their hands could hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pytest

import kantyna
from card_game_situations import DARK, PHASES
from kantyna.engine.registry import MODULES
from kantyna.game.card_game.rules import CardGame
from loose import position_of

if TYPE_CHECKING:
    from kantyna.engine.state import State


class OpenCardGame(CardGame):
    id: ClassVar[str] = "card-game-open"

    def could_act(self, t: State, seat: int, window: str) -> bool:
        return True


RULES = OpenCardGame()


def open_table(
    dark: dict[str, Any], light: dict[str, Any], active: int = DARK, phase: str = "balance", **more: Any
) -> kantyna.Table:
    position = {"game": OpenCardGame.id, "seats": [dark, light], "active": active, "phase": PHASES[phase], **more}
    with pytest.MonkeyPatch.context() as patch:  # registered only here: other tests must not see this game
        patch.setitem(MODULES, OpenCardGame.id, __name__)
        return kantyna.Table.from_position(position)


def open_game() -> kantyna.Table:
    """A new game at its set-up."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(MODULES, OpenCardGame.id, __name__)
        return kantyna.Table(OpenCardGame.id, seed=1, decks=["sith", "jedi"])


def course(t: kantyna.Table, *, turns: int = 1) -> list[tuple[str, int]]:
    """Pass and decline for some turns. Every question on the way: its window or its effect, and the seat asked."""
    last = t.position()["turn"] + turns
    asked: list[tuple[str, int]] = []
    while not t.over and t.position()["turn"] < last:
        [seat] = t.choices
        asked.append((name_of_question(t), seat))
        offered = [choice.key for choice in t.choices[seat]]
        t.choose(seat, next((key for key in offered if key in ("pass", "decline", "done")), offered[0]))
    return asked


def name_of_question(t: kantyna.Table) -> str:
    """The open window, or else the effect that asks."""
    doing: list[str] = position_of(t)["stack"][-1]["do"]
    return doing[1] if doing[0] == "action-window" else doing[0]
