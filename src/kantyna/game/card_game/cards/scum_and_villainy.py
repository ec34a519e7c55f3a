"""Scum and Villainy: 6 cards."""

from __future__ import annotations

from ....engine.abilities.triggers import REACTION
from ..abilities.ability import Ability, When
from ..abilities.constants import For, keyword
from ..abilities.players import DEFENDING_PLAYER, YOU
from ..abilities.selectors import (
    CHARACTER,
    CHOSEN,
    CONCERNED,
    EACH_CHOSEN,
    ENEMY,
    EXHAUSTED,
    HOST,
    OBJECTIVES,
    OWN,
    TARGETED,
    THIS,
    UNITS,
    Titled,
)
from ..abilities.targets import Choose, TargetCards
from ..affiliations import SCUM
from ..effects.capture import Capture
from ..effects.in_play import Deal, Ready
from .card_types import UNIT, Affiliation, Enhancement, Enhances, Event, Objective, PrintedCard, Unit

SCUM_CARDS: list[PrintedCard] = [
    # Affiliation card
    Affiliation(SCUM, 177),
    # Objectives
    Objective("the_bespin_exchange", 135, SCUM, 1, 5, "cloud_city", triggers=[
        Ability(REACTION, When("capture", YOU, UNITS), Ready(1, TARGETED), target=TargetCards(OBJECTIVES))]),
    # Units
    Unit("boba_fett", 19, SCUM, 4, 3, "UD (UD) (T)", 2, "character bounty_hunter", "elite", unique=True, triggers=[
        Ability(REACTION, When("damage", of=ENEMY & UNITS & CHARACTER, source=THIS),
                Choose(YOU, CONCERNED & ENEMY & UNITS & CHARACTER, Capture(CHOSEN)))]),
    Unit("outer_rim_hunter", 104, SCUM, 2, 1, "UD (BD)", 1, "character bounty_hunter", triggers=[
        Ability(REACTION, When("attackers", YOU, THIS), Choose(DEFENDING_PLAYER, OBJECTIVES & OWN, Deal(1, CHOSEN)))]),
    # Enhancements
    Enhancement("mandalorian_armor", 93, SCUM, 2, 2, Enhances(UNIT, "character"), "armor",
                constants=[For("capacity", 3, HOST), keyword("targeted-strike", HOST & Titled("boba_fett"))]),
    # Events
    Event("bounty_collection", 20, SCUM, 0, 1, "bounty", triggers=[
        Ability(REACTION, When("capture", YOU, UNITS),
                Choose(YOU, EXHAUSTED & OWN & ~UNITS, Ready(1, EACH_CHOSEN), 0, 3), from_hand=True)]),
]  # fmt: skip
