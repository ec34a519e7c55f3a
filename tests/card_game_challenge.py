"""Situations of the challenges: seat 0 plays alone against light 1, 2 and perhaps 3."""

from __future__ import annotations

from typing import Any

import kantyna
from card_game_situations import PHASES
from kantyna.engine.ids import Seat

SINGLE, ONE, TWO, THREE = map(Seat, range(4))
STATION = "death_star_ii_d01"
PIPELINE, AMBITION, SECURITY = "along_the_sanctuary_pipeline_d01", "lemelisks_ambition_d01", "heightened_security_d01"
TASK = "jerjerrods_task_d01"
ALL_THREE = (PIPELINE, AMBITION, SECURITY)


def jerjerrod(*play: str, aside: tuple[str, ...] = (STATION,), **zones: Any) -> dict[str, Any]:
    """The dark side player with these cards in play; Death Star II is set aside."""
    deck = [f"construction_droid_d01#{n}" for n in (4, 5, 6)]
    return {"play": list(play), "aside": list(aside), "deck": deck, "turns": 2, **zones}


def light(affiliation: str, *play: str, **zones: Any) -> dict[str, Any]:
    return {"play": [f"affiliation_{affiliation}", *play], "deck": [], "turns": 2, **zones}


def task(
    dark: dict[str, Any], *lights: dict[str, Any], active: int = SINGLE, phase: str = "deployment", **more: Any
) -> kantyna.Table:
    """The start of this phase for the active player; the rest of the turn follows."""
    place: dict[str, Any] = {"game": "card-game", "format": "jerjerrods-task", "seats": [dark, *lights]}
    return kantyna.Table.from_position({**place, "active": active, "phase": PHASES[phase], **more})
