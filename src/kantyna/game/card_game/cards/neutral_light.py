"""Neutral cards of the light side: 34 cards."""

from __future__ import annotations

from ....engine.abilities.pending import Cancel, Then
from ....engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from ....engine.effects.conditional import Instead
from ..abilities.ability import ACT, ONCE_A_TURN, Ability, When, WhenPlayed
from ..abilities.ability_costs import DiscardOwn, FocusOne, FocusThis, SacrificeOne, SacrificeThis
from ..abilities.conditions import IN_ENGAGEMENT, LIGHT_BALANCE, YOU_ATTACK, YOUR_TURN, ThisTakesPart
from ..abilities.constants import For, ForYou, icons
from ..abilities.players import OPPONENT, YOU
from ..abilities.selectors import (
    CHARACTER,
    CHOSEN,
    CONCERNED,
    DAMAGED,
    ENEMY,
    ENGAGED_OBJECTIVE,
    ENHANCEMENTS,
    EVENTS,
    EWOK,
    FRIENDLY,
    HOST,
    IN_ATTACK,
    OBJECTIVES,
    OWN,
    PARTICIPATING,
    SHIELDED,
    TARGETED,
    THIS,
    UNITS,
    VEHICLE,
)
from ..abilities.targets import ByOpponent, Choose, TargetCards, TargetThat
from ..affiliations import NEUTRAL_LIGHT
from ..effects.capture import RescuedEnters, RescueOne
from ..effects.discard_piles import TakeFromPile, TakeTop
from ..effects.icon_names import NameIcon
from ..effects.in_play import EVERY, Deal, DiscardInPlay, DrawCards, Exhaust, Forbid, GiveSecondShield, GiveShield, Heal
from ..engagement.prevention import PreventDamage
from ..turn.discounts import NextCheaper
from .card_types import (
    ENEMYS,
    OBJECTIVE,
    UNIT,
    YOUR_PLAY_AREA,
    Enhancement,
    Enhances,
    Event,
    Fate,
    Objective,
    PrintedCard,
    Unit,
)
from .fates import HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE

NEUTRAL_LIGHT_CARDS: list[PrintedCard] = [
    # Objectives
    Objective("rumors_at_the_cantina", 121, NEUTRAL_LIGHT, 1, 5, "tatooine", constants=[ForYou("no-match", 1)]),
    Objective("tribal_support", 151, NEUTRAL_LIGHT, 1, 5, "endor", limit_one=True,
              triggers=[Ability(REACTION, When("refreshed", YOU), TakeFromPile(UNITS & EWOK), price=DiscardOwn(1, 1))]),
    Objective("hit_and_run", 68, NEUTRAL_LIGHT, 1, 4, "", limit_one=True, count=2,
              triggers=[Ability(REACTION, When("edge-won", YOU), Deal(1, ENGAGED_OBJECTIVE), needs=YOU_ATTACK,
                                limit=ONCE_A_TURN)]),
    # Units
    Unit("r2_d2", 106, NEUTRAL_LIGHT, 0, 0, "", 1, "droid", unique=True, resources=1),
    Unit("c_3po", 21, NEUTRAL_LIGHT, 1, 1, "", 1, "droid", unique=True,
         triggers=[Ability(INTERRUPT, WhenPlayed(EVENTS), Cancel(), price=SacrificeThis())]),
    Unit("corellian_engineer", 25, NEUTRAL_LIGHT, 2, 1, "", 2, "character engineer", "shielding"),
    Unit("y_wing", 165, NEUTRAL_LIGHT, 2, 1, "BD (BD)", 1, "vehicle fighter", count=2),
    Unit("a_wing", 5, NEUTRAL_LIGHT, 2, 1, "UD", 1, "vehicle fighter",
         triggers=[Ability(REACTION, When("focus-to-strike", of=THIS), DrawCards(1))]),
    Unit("x_wing_escort", 164, NEUTRAL_LIGHT, 2, 1, "UD", 1, "vehicle fighter squadron",
         triggers=[Ability(INTERRUPT, When("leave", of=THIS), ByOpponent(SacrificeOne(UNITS & VEHICLE)))]),
    Unit("x_wing", 163, NEUTRAL_LIGHT, 1, 1, "UD (BD)", 2, "vehicle fighter", count=2),
    Unit("rookie_pilot", 120, NEUTRAL_LIGHT, 1, 1, "UD", 1, "character pilot"),
    Unit("rebel_trooper", 112, NEUTRAL_LIGHT, 0, 0, "UD", 1, "character trooper"),
    Unit("rebel_sympathizer", 111, NEUTRAL_LIGHT, 1, 1, "(UD)", 1, "character civilian", count=2,
         triggers=[Ability(ACTION, ACT, NextCheaper(1), price=SacrificeThis())]),
    Unit("ewok_scout", 53, NEUTRAL_LIGHT, 2, 1, "(UD)", 1, "character ewok", count=2,
         triggers=[Ability(REACTION, When("attackers", of=THIS), Forbid("defend", TARGETED, "engagement-end"),
                           target=TargetCards(UNITS & ENEMY))]),
    Unit("secret_informant", 110, NEUTRAL_LIGHT, 3, 1, "UD BD", 1, "character", count=4,
         constants=[ForYou("fate-repeats", 1, ThisTakesPart())]),
    # Enhancements
    Enhancement("dagobah_training_grounds", 31, NEUTRAL_LIGHT, 1, 0, YOUR_PLAY_AREA, "dagobah location", "limited",
                resources=1, count=2),
    Enhancement("astromech_droid_upgrade", 158, NEUTRAL_LIGHT, 1, 2, Enhances(UNIT, "vehicle"), "upgrade",
                constants=icons("UD BD", HOST)),
    Enhancement("hidden_outpost", 49, NEUTRAL_LIGHT, 1, 0, YOUR_PLAY_AREA, "location", "limited", resources=1, count=2),
    Enhancement("heavy_blaster_emplacement", 66, NEUTRAL_LIGHT, 0, 1, YOUR_PLAY_AREA, "weapon",
                triggers=[Ability(ACTION, ACT, Choose(OPPONENT, UNITS & OWN, Deal(1, CHOSEN)), price=FocusThis())]),
    Enhancement("stolen_plans", 124, NEUTRAL_LIGHT, 1, 1, Enhances(OBJECTIVE, "", ENEMYS), "espionage",
                triggers=[Ability(REACTION, When("generate", of=HOST), DrawCards(1))]),
    Enhancement("cloud_city_casino", 22, NEUTRAL_LIGHT, 1, 0, YOUR_PLAY_AREA, "cloud_city location", "limited",
                resources=1),
    Enhancement("common_ground", 23, NEUTRAL_LIGHT, 1, 2, Enhances(OBJECTIVE), "location",
                constants=[For("matches-all", 1, HOST)]),
    Enhancement("log_trap", 90, NEUTRAL_LIGHT, 3, 2, YOUR_PLAY_AREA, "trap",
                triggers=[Ability(ACTION, ACT, Choose(OPPONENT, UNITS & IN_ATTACK & OWN, Exhaust(1, CHOSEN)),
                                  price=FocusThis())]),
    # Events
    Event("our_most_desperate_hour", 96, NEUTRAL_LIGHT, 0, 1, triggers=[
        Ability(ACTION, ACT, GiveSecondShield(TARGETED), target=TargetCards(UNITS & CHARACTER), from_hand=True)]),
    Event("emergency_repair", 50, NEUTRAL_LIGHT, 2, 1, triggers=[
        Ability(ACTION, ACT, Heal(EVERY, TARGETED), needs=YOUR_TURN, target=TargetCards(OBJECTIVES & DAMAGED),
                from_hand=True)]),
    Event("it_binds_all_things", 80, NEUTRAL_LIGHT, 1, 1, triggers=[
        Ability(ACTION, ACT, Instead(TakeTop(1), LIGHT_BALANCE, TakeTop(2)), from_hand=True)]),
    Event("covering_fire", 77, NEUTRAL_LIGHT, 0, 1, triggers=[
        Ability(ACTION, ACT, GiveShield(UNITS & FRIENDLY & PARTICIPATING & ~SHIELDED), needs=IN_ENGAGEMENT,
                price=SacrificeOne(UNITS), from_hand=True)]),
    Event("crossfire", 29, NEUTRAL_LIGHT, 1, 1, triggers=[
        Ability(REACTION, When("focus-to-strike", of=UNITS & CHARACTER), NameIcon(CONCERNED, "strike-end"),
                from_hand=True)]),
    Event("it_could_be_worse", 81, NEUTRAL_LIGHT, 0, 1, triggers=[
        Ability(INTERRUPT, When("damage", of=UNITS | OBJECTIVES), PreventDamage(1), target=TargetThat(), from_hand=True,
                each=True)]),
    Event("rescue_mission", 117, NEUTRAL_LIGHT, 2, 2, "mission", triggers=[
        Ability(ACTION, ACT, Then(RescueOne(), RescuedEnters()), from_hand=True)]),
    Event("yub_yub", 168, NEUTRAL_LIGHT, 0, 1, count=2, triggers=[
        Ability(ACTION, ACT, DiscardInPlay(TARGETED), price=FocusOne(UNITS & EWOK & OWN),
                target=TargetCards(ENHANCEMENTS), from_hand=True)]),
    # Fate cards
    Fate("heat_of_battle_light", 65, NEUTRAL_LIGHT, 5, 2, "heat_of_battle", count=4, triggers=[HEAT_OF_BATTLE]),
    Fate("target_of_opportunity_light", 133, NEUTRAL_LIGHT, 9, 2, "target_of_opportunity", count=4,
         triggers=[TARGET_OF_OPPORTUNITY]),
    Fate("twist_of_fate_light", 157, NEUTRAL_LIGHT, 1, 0, "twist_of_fate", count=4, triggers=[TWIST_OF_FATE]),
]  # fmt: skip
