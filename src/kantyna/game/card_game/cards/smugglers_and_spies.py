"""Smugglers and Spies: 5 cards."""

from __future__ import annotations

from ....engine.abilities.triggers import ACTION, REACTION
from ..abilities.ability import ACT, Ability, Declared, When
from ..abilities.ability_costs import DamageThis
from ..abilities.players import YOU
from ..abilities.selectors import (
    DAMAGED,
    ENEMY,
    FIRST_TARGET,
    FRIENDLY,
    SECOND_TARGET,
    TARGETED,
    THIS,
    UNITS,
    cost_at_most,
)
from ..abilities.targets import TargetCards, TargetEach
from ..affiliations import SMUGGLERS
from ..effects.in_play import Deal, MoveDamage, ReturnToHand
from .card_types import Affiliation, Event, Objective, PrintedCard, Unit

SMUGGLER_CARDS: list[PrintedCard] = [
    # Affiliation card
    Affiliation(SMUGGLERS, 174),
    # Objectives
    Objective("questionable_contacts", 69, SMUGGLERS, 1, 5, "tatooine",
              triggers=[Ability(REACTION, When("refreshed", YOU), MoveDamage(1, FIRST_TARGET, SECOND_TARGET),
                                price=DamageThis(1), target=TargetEach(UNITS & FRIENDLY & DAMAGED, UNITS & ENEMY))]),
    # Units
    Unit("han_solo", 64, SMUGGLERS, 4, 3, "UD UD T (BD)", 2, "character rogue scoundrel", "targeted-strike",
         unique=True, triggers=[
             Ability(REACTION, Declared(kind, of=THIS), Deal(1, TARGETED), target=TargetCards(UNITS & ENEMY))
             for kind in ("attackers", "defenders")]),
    Unit("twilek_smuggler", 156, SMUGGLERS, 2, 1, "UD T", 1, "character rogue"),
    # Events
    Event("swindled", 130, SMUGGLERS, 1, 1, triggers=[
        Ability(ACTION, ACT, ReturnToHand(TARGETED), target=TargetCards(UNITS & cost_at_most(2)), from_hand=True)]),
]  # fmt: skip
