"""Situations of two on two: dark 1 sits opposite light 2, dark 2 opposite light 1."""

from __future__ import annotations

from typing import Any

import kantyna
from card_game_situations import PHASES, keys, pass_windows
from kantyna.engine.ids import Seat

D1, D2, L1, L2 = map(Seat, range(4))


def player(affiliation: str, *play: str, **zones: Any) -> dict[str, Any]:
    """A player with that affiliation card and these cards in play, in the second turn."""
    return {"play": [f"affiliation_{affiliation}", *play], "turns": 2, **zones}


def sith(*play: str, **zones: Any) -> dict[str, Any]:
    return player("sith", *play, **zones)


def navy(*play: str, **zones: Any) -> dict[str, Any]:
    return player("imperial_navy", *play, **zones)


def jedi(*play: str, **zones: Any) -> dict[str, Any]:
    return player("jedi", *play, **zones)


def rebels(*play: str, **zones: Any) -> dict[str, Any]:
    return player("rebel_alliance", *play, **zones)


def four(
    d1: dict[str, Any], d2: dict[str, Any], l1: dict[str, Any], l2: dict[str, Any],
    active: int = D1, phase: str = "deployment", **more: Any,
) -> kantyna.Table:  # fmt: skip
    """The start of this phase for the active player; the rest of the turn follows."""
    place: dict[str, Any] = {"game": "card-game", "format": "two-on-two", "seats": [d1, d2, l1, l2]}
    return kantyna.Table.from_position({**place, "active": active, "phase": PHASES[phase], **more})


def is_offered(t: kantyna.Table, seat: int, key: str) -> bool:
    """Pass in windows until the choice is offered to anyone. Is it offered to this seat?"""
    pass_windows(t, key)
    return key in keys(t, seat)
