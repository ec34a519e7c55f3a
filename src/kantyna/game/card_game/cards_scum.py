"""Scum and Villainy: 6 cards."""

from __future__ import annotations

from .affiliations import SCUM
from .cards import UNIT, Affiliation, Card, Enhancement, Enhances, Event, Objective, Unit

SCUM_CARDS: list[Card] = [
    # Affiliation card
    Affiliation(SCUM, 177),
    # Objectives
    Objective("the_bespin_exchange", 135, SCUM, 1, 5, "cloud_city"),
    # Units
    Unit("boba_fett", 19, SCUM, 4, 3, "UD (UD) (T)", 2, "character bounty_hunter", "elite", unique=True),
    Unit("outer_rim_hunter", 104, SCUM, 2, 1, "UD (BD)", 1, "character bounty_hunter"),
    # Enhancements
    Enhancement("mandalorian_armor", 93, SCUM, 2, 2, Enhances(UNIT, "character"), "armor"),
    # Events
    Event("bounty_collection", 20, SCUM, 0, 1, "bounty"),
]
