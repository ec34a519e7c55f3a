"""The Imperial Navy: 29 cards."""

from __future__ import annotations

from ....engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from ....engine.effects.constants import SET
from ..abilities.ability import ACT, Ability, When
from ..abilities.ability_costs import ANY_NUMBER, LowerReserve, Spend
from ..abilities.conditions import FATE_PLACED, IN_ENGAGEMENT, YOUR_TURN
from ..abilities.constants import For, icons, keyword
from ..abilities.players import YOU
from ..abilities.selectors import (
    CHARACTER,
    CHOSEN,
    CONCERNED,
    DROID,
    EACH_TARGET,
    ENEMY,
    ENGAGED_OBJECTIVE,
    ENHANCEMENTS,
    EVENTS,
    FIGHTER,
    HOST,
    IN_ATTACK,
    LIMITED,
    OBJECTIVES,
    OWN,
    PARTICIPATING,
    SHIELDED,
    TARGETED,
    THIS,
    TROOPER,
    UNITS,
    VEHICLE,
    Of,
    cost_at_least,
)
from ..abilities.targets import Choose, TargetCards
from ..affiliations import IMPERIAL_NAVY
from ..effects.capture import Capture, LookAndCapture
from ..effects.in_play import Deal, Destroy, DiscardInPlay, DrawCards, GainIcons, GiveShield, MoveDial, Ready
from ..effects.reveal import RevealTop
from ..turn.discounts import CheaperByDiscards
from ..turn.play import PlayIntoEngagement
from .card_types import (
    OBJECTIVE,
    YOUR_PLAY_AREA,
    Affiliation,
    Enhancement,
    Enhances,
    Event,
    Objective,
    PrintedCard,
    Unit,
)


def dial_for(n: int) -> Ability:
    """For `n` resources the dial advances by 1 for each enemy objective destroyed."""
    return Ability(REACTION, When("destroy", of=OBJECTIVES & ENEMY), MoveDial(1), price=Spend(n), each=True)


IMPERIAL_NAVY_CARDS: list[PrintedCard] = [
    # Affiliation card
    Affiliation(IMPERIAL_NAVY, 0),
    # Objectives
    Objective("imperial_command", 73, IMPERIAL_NAVY, 2, 5, "death_star"),
    Objective("the_ultimate_power", 145, IMPERIAL_NAVY, 1, 5, "death_star", own_only=True,
              constants=[For("most-attackers", 2, THIS, layer=SET)]),
    Objective("kuat_reinforcements", 87, IMPERIAL_NAVY, 1, 5, "kuat",
              triggers=[Ability(INTERRUPT, When("pricing", YOU, UNITS & VEHICLE), CheaperByDiscards(1),
                                price=ANY_NUMBER)]),
    Objective("death_and_despayre", 36, IMPERIAL_NAVY, 2, 5, "despayre"),
    Objective("defense_protocol", 40, IMPERIAL_NAVY, 1, 5, "death_star",
              triggers=[Ability(REACTION, When("draw-begins", YOU), Deal(1, TARGETED), price=LowerReserve(1),
                                target=TargetCards(UNITS))]),
    Objective("the_endor_gambit", 140, IMPERIAL_NAVY, 1, 5, "endor",
              triggers=[Ability(REACTION, When("refreshed", YOU), Ready(1, TARGETED),
                                target=TargetCards(UNITS & VEHICLE))]),
    Objective("take_them_prisoner", 131, IMPERIAL_NAVY, 1, 6, "death_star",
              triggers=[Ability(REACTION, When("entered", of=THIS), LookAndCapture(3))]),
    # Units
    Unit("admiral_motti", 8, IMPERIAL_NAVY, 3, 3, "(BD)", 2, "character officer", unique=True, resources=2,
         triggers=[Ability(REACTION, When("refreshed", YOU), Ready(1, TARGETED), target=TargetCards(UNITS & OWN))]),
    Unit("duty_officer", 48, IMPERIAL_NAVY, 1, 1, "", 1, "character officer", resources=1),
    Unit("backstabber", 13, IMPERIAL_NAVY, 3, 1, "UD (UD) (BD)", 2, "vehicle fighter black_squadron", unique=True,
         triggers=[Ability(ACTION, ACT, PlayIntoEngagement(), zones=("hand",), needs=IN_ENGAGEMENT),
                   Ability(REACTION, When("entered", of=THIS), Deal(1, ENGAGED_OBJECTIVE), needs=IN_ENGAGEMENT)]),
    Unit("grand_moff_tarkin", 63, IMPERIAL_NAVY, 3, 3, "T", 2, "character officer", "elite", unique=True, resources=1,
         constants=[For("destroyed-sooner", 1, OBJECTIVES & ENEMY)]),
    Unit("superlaser_engineer", 129, IMPERIAL_NAVY, 2, 1, "", 1, "character engineer", "shielding",
         triggers=[Ability(REACTION, When("entered", of=THIS),
                           RevealTop(5, (EVENTS | ENHANCEMENTS) & Of(IMPERIAL_NAVY) & cost_at_least(3)))]),
    Unit("stormtrooper_elite", 125, IMPERIAL_NAVY, 3, 2, "UD UD UD", 2, "character trooper"),
    Unit("devastator", 44, IMPERIAL_NAVY, 6, 3, "UD UD BD BD (BD) (BD)", 5, "vehicle capital_ship", "elite",
         unique=True, triggers=[dial_for(1)]),
    Unit("imperial_officer", 74, IMPERIAL_NAVY, 2, 1, "UD", 1, "character officer", triggers=[dial_for(2)]),
    Unit("tie_attack_squadron", 147, IMPERIAL_NAVY, 3, 2, "UD BD (BD)", 2, "vehicle fighter squadron",
         constants=[*icons("UD", THIS, FATE_PLACED), keyword("targeted-strike", THIS, FATE_PLACED)]),
    Unit("at_st_commander", 12, IMPERIAL_NAVY, 2, 1, "(T)", 1, "character officer",
         triggers=[Ability(ACTION, ACT, Choose(YOU, UNITS & VEHICLE & PARTICIPATING & ~SHIELDED, GiveShield(CHOSEN)),
                           needs=IN_ENGAGEMENT, price=Spend(1))]),
    Unit("at_st", 11, IMPERIAL_NAVY, 3, 2, "UD BD (UD)", 3, "vehicle walker", count=2,
         triggers=[Ability(REACTION, When("entered", of=THIS), DrawCards(1))]),
    Unit("death_star_trooper", 38, IMPERIAL_NAVY, 1, 1, "UD", 1, "character trooper", count=2),
    # Enhancements
    Enhancement("orbital_bombardment", 103, IMPERIAL_NAVY, 4, 2, YOUR_PLAY_AREA, "operation",
                constants=icons("BD", UNITS & OWN)),
    Enhancement("control_room", 24, IMPERIAL_NAVY, 2, 0, YOUR_PLAY_AREA, "location", "limited", resources=2, count=2),
    Enhancement("defense_upgrade", 41, IMPERIAL_NAVY, 1, 1, Enhances(OBJECTIVE), "fortification",
                constants=[For("capacity", 3, HOST)]),
    # Events
    Event("tallon_roll", 132, IMPERIAL_NAVY, 0, 1, "maneuver", count=2, triggers=[
        Ability(ACTION, ACT, Ready(1, TARGETED), target=TargetCards(UNITS & FIGHTER), from_hand=True)]),
    Event("death_from_above", 37, IMPERIAL_NAVY, 1, 1, count=2, triggers=[
        Ability(ACTION, ACT, GainIcons("BD", EACH_TARGET, "engagement-end"),
                target=TargetCards(UNITS & VEHICLE & IN_ATTACK, 1, 2), from_hand=True)]),
    Event("superlaser_blast", 128, IMPERIAL_NAVY, 4, 2, triggers=[
        Ability(ACTION, ACT, Destroy(TARGETED), needs=YOUR_TURN, target=TargetCards(OBJECTIVES), from_hand=True)]),
    Event("detained", 42, IMPERIAL_NAVY, 2, 3, triggers=[
        Ability(REACTION, When("struck", of=UNITS & ENEMY & IN_ATTACK & (CHARACTER | DROID)), Capture(CONCERNED),
                from_hand=True)]),
    Event("trooper_assault", 152, IMPERIAL_NAVY, 2, 2, triggers=[
        Ability(ACTION, ACT, GainIcons("UD BD", UNITS & TROOPER & IN_ATTACK, "engagement-end"), from_hand=True)]),
    Event("tear_this_ship_apart", 134, IMPERIAL_NAVY, 1, 2, triggers=[
        Ability(ACTION, ACT, DiscardInPlay(TARGETED), target=TargetCards(ENHANCEMENTS & ~LIMITED), from_hand=True)]),
]  # fmt: skip
