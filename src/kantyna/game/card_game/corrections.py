"""Corrections of printed numbers by owners of the box."""

from __future__ import annotations

from typing import Any, Final

from .cards.card_types import AFFILIATION, EVENT, FATE, OBJECTIVE, UNIT, PrintedCard

FIELDS: Final = {"damage_capacity": "capacity", "edge_priority": "priority"}
"""Facts whose name differs from the field of the card."""


def correctable(card: PrintedCard) -> dict[str, Any]:
    """The numbers printed on that card, by the names of its facts."""
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
    """Set a number of the card, which has been checked. The card is no longer reconstructed then."""
    if card.provenance == "reconstructed":
        card.provenance = "confirmed"
    if name == "icons":
        card.icons = {**card.icons, **value}
    else:
        setattr(card, FIELDS.get(name, name), value)
