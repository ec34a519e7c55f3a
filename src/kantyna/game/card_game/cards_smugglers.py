"""Smugglers and Spies: 5 cards."""

from __future__ import annotations

from .affiliations import SMUGGLERS
from .cards import Affiliation, Card, Event, Objective, Unit

SMUGGLER_CARDS: list[Card] = [
    # Affiliation card
    Affiliation(SMUGGLERS, 174),
    # Objectives
    Objective("questionable_contacts", 69, SMUGGLERS, 1, 5, "tatooine"),
    # Units
    Unit("han_solo", 64, SMUGGLERS, 4, 3, "UD UD T (BD)", 2, "character rogue scoundrel", "targeted-strike",
         unique=True),
    Unit("twilek_smuggler", 156, SMUGGLERS, 2, 1, "UD T", 1, "character rogue"),
    # Events
    Event("swindled", 130, SMUGGLERS, 1, 1),
]  # fmt: skip
