"""The Jedi: 27 cards."""

from __future__ import annotations

from ....engine.abilities.pending import Cancel
from ....engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from ....engine.effects.conditional import Instead
from ..abilities.ability import ACT, ONCE_A_TURN, Ability, When, WhenPlayed
from ..abilities.ability_costs import FocusThis
from ..abilities.conditions import LIGHT_BALANCE, ThisTakesPart
from ..abilities.constants import Discount, ForOpponent, ForYou, icons, keyword
from ..abilities.players import OPPONENT, YOU
from ..abilities.selectors import (
    CHARACTER,
    CONCERNED,
    CREATURE,
    DAMAGED,
    ENHANCEMENTS,
    EVENTS,
    FORCE_USER,
    FRIENDLY,
    HOST,
    OBJECTIVES,
    ON_THIS,
    OWN,
    TARGETED,
    THIS,
    UNITS,
    VEHICLE,
)
from ..abilities.targets import TargetCards
from ..affiliations import JEDI
from ..effects.in_play import DrawCards, Exhaust, Heal, Ready, ToHandInstead
from ..effects.pile_to_play import FromDiscard, SearchObjectives
from ..effects.token_removal import Cleanse
from ..engagement.conflict import TurnEngagement
from ..engagement.prevention import DeflectDamage
from .card_types import (
    ENHANCEMENT,
    UNIT,
    YOUR_PLAY_AREA,
    Affiliation,
    Enhancement,
    Enhances,
    Event,
    Objective,
    PrintedCard,
    Unit,
)

JEDI_CARDS: list[PrintedCard] = [
    # Affiliation card
    Affiliation(JEDI, 172),
    # Objectives
    Objective("a_heros_journey", 2, JEDI, 2, 4, "tatooine"),
    Objective("in_you_must_go", 76, JEDI, 1, 5, "dagobah", constants=[Discount(1, ENHANCEMENT)]),
    Objective("forgotten_heroes", 95, JEDI, 1, 5, "",
              triggers=[Ability(REACTION, When("played", YOU, UNITS & FORCE_USER), DrawCards(1))]),
    Objective("a_journey_to_dagobah", 3, JEDI, 2, 4, "dagobah", own_only=True,
              triggers=[Ability(INTERRUPT, When("destroy", of=THIS), SearchObjectives())]),
    Objective("the_secret_of_yavin_4", 144, JEDI, 1, 6, "yavin_4", triggers=[
        Ability(REACTION, When("attackers", OPPONENT, source=OBJECTIVES & OWN & ~THIS), TurnEngagement(),
                limit=ONCE_A_TURN)]),
    Objective("last_minute_rescue", 118, JEDI, 1, 5, "cloud_city",
              triggers=[Ability(REACTION, When("refreshed", YOU), Heal(1, TARGETED),
                                target=TargetCards(UNITS & DAMAGED))]),
    Objective("jedi_training", 86, JEDI, 1, 5, "", constants=[ForYou("struggle-icons", 1)]),
    # Units
    Unit("luke_skywalker", 92, JEDI, 4, 3, "UD UD BD (BD)", 3, "character force_user", "targeted-strike", unique=True,
         triggers=[Ability(REACTION, When("turn-begins", OPPONENT), Ready(1, THIS))]),
    Unit("twilek_loyalist", 15, JEDI, 1, 1, "(UD) (T)", 1, "character", count=2),
    Unit("yoda", 166, JEDI, 3, 5, "T (UD) (BD)", 2, "character force_user", "elite", unique=True,
         constants=icons("(UD) (BD)", THIS, per=ENHANCEMENTS & ON_THIS)),
    Unit("believer_in_the_old_ways", 154, JEDI, 2, 1, "UD (BD)", 2, "character force_sensitive", count=2),
    Unit("obi_wan_kenobi", 101, JEDI, 5, 4, "UD T (T) (BD)", 3, "character force_user", "elite", unique=True,
         constants=[ForOpponent("first-face-up", 1, ThisTakesPart())]),
    Unit("jedi_in_hiding", 84, JEDI, 2, 1, "UD UD (BD)", 1, "character force_user", count=2),
    Unit("red_five", 113, JEDI, 3, 2, "BD BD BD", 2, "vehicle fighter", "elite", unique=True),
    Unit("guardian_of_peace", 109, JEDI, 2, 1, "(UD)", 2, "character force_sensitive", "shielding protect:character",
         count=2),
    Unit("redemption", 115, JEDI, 5, 3, "UD UD (BD) (BD)", 4, "vehicle capital_ship", unique=True, triggers=[
        Ability(INTERRUPT, When("destroy", of=UNITS & CHARACTER), ToHandInstead(CONCERNED), limit=ONCE_A_TURN,
                each=True)]),
    # Enhancements
    Enhancement("jedi_lightsaber", 102, JEDI, 1, 2, Enhances(UNIT, "force_user force_sensitive"), "weapon",
                constants=icons("UD BD", HOST)),
    Enhancement("trust_your_feelings", 153, JEDI, 2, 1, Enhances(UNIT, "character"), "skill",
                triggers=[Ability(ACTION, ACT, Ready(1, HOST), price=FocusThis())]),
    Enhancement("shii_cho_training", 122, JEDI, 1, 2, Enhances(UNIT, "force_user"), "skill lightsaber_form",
                constants=[keyword("splits", HOST)]),
    Enhancement("ancient_monument", 6, JEDI, 1, 3, YOUR_PLAY_AREA, "location", constants=[ForYou("struggle-icons", 1)]),
    # Events
    Event("counter_stroke", 28, JEDI, 1, 2, "force control sense", triggers=[
        Ability(INTERRUPT, WhenPlayed(EVENTS & ~THIS), Cancel(), from_hand=True)]),
    Event("jedi_mind_trick", 85, JEDI, 1, 1, "force control sense alter", count=2, triggers=[
        Ability(ACTION, ACT, Instead(Exhaust(1, TARGETED), LIGHT_BALANCE, Exhaust(2, TARGETED)),
                target=TargetCards(UNITS & (CHARACTER | CREATURE)), from_hand=True)]),
    Event("double_strike", 46, JEDI, 1, 1, triggers=[
        Ability(REACTION, When("focus-to-strike", of=UNITS & CHARACTER), Ready(1, CONCERNED), from_hand=True)]),
    Event("lightsaber_deflection", 89, JEDI, 0, 2, triggers=[
        Ability(INTERRUPT, When("damage", of=UNITS & FRIENDLY & ~VEHICLE), DeflectDamage(1, TARGETED),
                target=TargetCards(UNITS & ~CONCERNED), from_hand=True, each=True)]),
    Event("return_of_the_jedi", 119, JEDI, 3, 3, triggers=[
        Ability(ACTION, ACT, FromDiscard(UNITS & FORCE_USER), from_hand=True)]),
    Event("force_rejuvenation", 61, JEDI, 2, 2, "force control", triggers=[
        Ability(ACTION, ACT, Cleanse(TARGETED), target=TargetCards(UNITS & FRIENDLY & CHARACTER), from_hand=True)]),
]  # fmt: skip
