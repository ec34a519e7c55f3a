"""Replacing printed numbers: what an owner of the box reads on a card wins over what we have of it."""

from __future__ import annotations

from typing import Any, Final

from .cards.card_types import AFFILIATION, EVENT, FATE, OBJECTIVE, UNIT, PrintedCard

FIELDS: Final = {"damage_capacity": "capacity", "edge_priority": "priority"}
"""What facts call otherwise than a card's own fields."""


def correctable(card: PrintedCard) -> dict[str, Any]:
    """The numbers that are printed on that card, by the names that its facts have."""
    printed: dict[str, Any] = {}
    if card.cost is not None:
        printed["cost"] = card.cost
    if card.kind not in (EVENT, FATE):
        printed["resources"] = card.resources
    if card.kind in (OBJECTIVE, UNIT):
        printed["damage_capacity"] = card.capacity
    if card.kind not in (OBJECTIVE, AFFILIATION):
        printed["force_icons"] = card.force_icons
    if card.kind == FATE:
        printed["edge_priority"] = card.priority
    if card.kind == UNIT:
        printed["icons"] = dict(card.icons)
    return printed


def correct(card: PrintedCard, name: str, value: Any) -> None:
    """Give the card another number, which is then no longer called reconstructed. The value has been checked."""
    if card.provenance == "reconstructed":
        card.provenance = "confirmed"
    if name == "icons":
        card.icons = {**card.icons, **value}
    else:
        setattr(card, FIELDS.get(name, name), value)
