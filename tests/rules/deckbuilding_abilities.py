"""Tables and figures for the words of chapter 6."""

from __future__ import annotations

from typing import Any

import kantyna
from kantyna.game.deckbuilding.corrections import ability_numbers
from situations import DECKBUILDING as CARDS
from situations import do, galaxy

EVERYBODY = (0, 1, None)


def numbers(id: str) -> list[int]:
    """The numbers in the card's ability text."""
    return ability_numbers(CARDS[id])


def attack(t: kantyna.Table, label: str) -> int:
    """The attack that a card in play has now."""
    return int(t.view(None)["attack"][label])


def logged_amounts(t: kantyna.Table, *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds in order, each with its amount."""
    return [(event.kind, event.n) for event in t.events if event.kind in kinds]


def revealing(base: str, me: dict[str, Any] | None = None, seat: int = 0, **more: Any) -> kantyna.Table:
    """That seat's turn has just begun and it has chosen this base."""
    other = "rishi" if seat else "xorrn"
    if more.get("format") == "original":
        other = "dantooine" if seat else "lothal"
    sides: list[dict[str, Any]] = [{"base": [other], **more.pop("opponent", {})}]
    sides.insert(seat, {"bases": [base], **(me or {})})
    t = galaxy(*sides, active=1 - seat, **more)
    do(t, "end", seat=1 - seat)
    return do(t, f"choose-base {base}", seat=seat)


def separatist(me: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """The Separatists' turn, seat 1's."""
    return galaxy({"base": ["coruscant_cw"], **(other or {})}, {"base": ["xorrn"], **me}, active=1, **more)
