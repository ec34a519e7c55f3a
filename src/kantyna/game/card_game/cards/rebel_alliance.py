"""The Rebel Alliance: 25 cards."""

from __future__ import annotations

from ....engine.abilities.pending import Then
from ....engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from ..abilities.ability import ACT, ONCE_A_TURN, ONE_A_TURN, Ability, When
from ..abilities.ability_costs import ANY_NUMBER, DiscardOwn, SacrificeOne
from ..abilities.conditions import IN_ENGAGEMENT, ThisTakesPart
from ..abilities.constants import For, cannot
from ..abilities.players import OPPONENT, YOU
from ..abilities.selectors import (
    CHOSEN,
    DAMAGED,
    ENEMY,
    ENGAGED_OBJECTIVE,
    ENHANCEMENTS,
    EXHAUSTED,
    HOST,
    OBJECTIVES,
    OWN,
    PARTICIPATING,
    SHIELDED,
    TARGETED,
    THIS,
    UNITS,
    VEHICLE,
    cost_at_most,
)
from ..abilities.targets import ByOpponent, EachChooses, TargetCards
from ..affiliations import REBEL_ALLIANCE
from ..effects.capture import CapturedInstead
from ..effects.in_play import (
    EVERY,
    Deal,
    Destroy,
    DrawCards,
    EngageAgain,
    GiveShield,
    Heal,
    Ready,
    ReturnToHand,
    TurnBackDial,
)
from ..turn.discounts import CheaperByDiscards
from ..turn.play import PlayIntoEngagement
from .card_types import (
    DEATH_STAR_DIAL,
    OBJECTIVE,
    YOUR_PLAY_AREA,
    YOURS,
    Affiliation,
    Enhancement,
    Enhances,
    Event,
    Objective,
    PrintedCard,
    Unit,
)

REBEL_ALLIANCE_CARDS: list[PrintedCard] = [
    # Affiliation card
    Affiliation(REBEL_ALLIANCE, 173),
    # Objectives
    Objective("the_defense_of_yavin_4", 138, REBEL_ALLIANCE, 1, 5, "yavin_4",
              triggers=[Ability(INTERRUPT, When("pricing", YOU, UNITS & VEHICLE), CheaperByDiscards(1),
                                price=ANY_NUMBER)]),
    Objective("mission_briefing", 97, REBEL_ALLIANCE, 1, 5, "",
              triggers=[Ability(REACTION, When("turn-begins", OPPONENT), DrawCards(1))]),
    Objective("fleeing_the_empire", 56, REBEL_ALLIANCE, 1, 5, "",
              triggers=[Ability(REACTION, When("refresh-ends", YOU), GiveShield(TARGETED),
                                target=TargetCards((UNITS | OBJECTIVES) & OWN & ~SHIELDED))]),
    Objective("the_rebel_fleet", 143, REBEL_ALLIANCE, 1, 5, "", constants=[cannot("attack-it", UNITS & ~VEHICLE)]),
    Objective("draw_their_fire", 82, REBEL_ALLIANCE, 2, 5, ""),
    Objective("mobilize_the_squadrons", 123, REBEL_ALLIANCE, 2, 5, "yavin_4", own_only=True,
              triggers=[Ability(REACTION, When("refreshed", YOU), Ready(1, TARGETED),
                                target=TargetCards((OBJECTIVES | ENHANCEMENTS) & OWN & EXHAUSTED))]),
    Objective("decoy_at_dantooine", 39, REBEL_ALLIANCE, 1, 5, "dantooine",
              triggers=[Ability(INTERRUPT, When("leave", of=OBJECTIVES & OWN), TurnBackDial(1), each=True)]),
    # Units
    Unit("red_two", 114, REBEL_ALLIANCE, 3, 2, "UD UD (BD)", 2, "vehicle fighter", unique=True,
         triggers=[Ability(REACTION, When("destroy", of=OBJECTIVES), Ready(1, THIS), each=True)]),
    Unit("mon_mothma", 98, REBEL_ALLIANCE, 3, 2, "(T)", 2, "character leader", "edge:1", unique=True, resources=2),
    Unit("battlefield_engineers", 14, REBEL_ALLIANCE, 2, 2, "UD", 2, "character engineer",
         triggers=[Ability(REACTION, When("attackers", of=THIS), Ready(1, TARGETED),
                           target=TargetCards(ENHANCEMENTS & OWN & EXHAUSTED))]),
    Unit("leia_organa", 88, REBEL_ALLIANCE, 2, 3, "UD (T) (BD)", 1, "character leader force_sensitive", unique=True,
         replacements=[CapturedInstead()],
         triggers=[Ability(INTERRUPT, When("leave", of=THIS), Ready(EVERY, OWN))]),
    Unit("fleet_officer", 58, REBEL_ALLIANCE, 2, 2, "UD (BD)", 2, "character"),
    Unit("home_one", 70, REBEL_ALLIANCE, 5, 3, "UD UD BD BD", 3, "vehicle capital_ship", "elite", unique=True,
         triggers=[Ability(REACTION, When("focus-to-strike", of=THIS),
                           Deal(1, OBJECTIVES & ENEMY & ~ENGAGED_OBJECTIVE), needs=ThisTakesPart("attacking"))]),
    Unit("repair_droid", 116, REBEL_ALLIANCE, 1, 1, "", 1, "droid",
         triggers=[Ability(ACTION, ACT, Heal(1, TARGETED), target=TargetCards(UNITS & VEHICLE & DAMAGED),
                           limit=ONCE_A_TURN)]),
    Unit("admiral_ackbar", 7, REBEL_ALLIANCE, 3, 3, "(T) (T)", 2, "character leader", unique=True,
         triggers=[Ability(ACTION, ACT, PlayIntoEngagement(), zones=("hand",), needs=IN_ENGAGEMENT),
                   Ability(REACTION, When("entered", of=THIS), Deal(1, UNITS & ENEMY & PARTICIPATING),
                           needs=IN_ENGAGEMENT)]),
    Unit("wookiee_navigator", 162, REBEL_ALLIANCE, 3, 1, "UD UD (BD)", 2, "character wookiee",
         triggers=[Ability(REACTION, When("survived", of=THIS), EngageAgain(ENGAGED_OBJECTIVE),
                           needs=ThisTakesPart("attacking"))]),
    # Enhancements
    Enhancement("fleet_command_center", 57, REBEL_ALLIANCE, 3, 2, YOUR_PLAY_AREA, "yavin_4 location", resources=3,
                triggers=[Ability(REACTION, When("refresh-ends", YOU), GiveShield(TARGETED),
                                  target=TargetCards(UNITS & ~SHIELDED))]),
    Enhancement("trench_run", 150, REBEL_ALLIANCE, 1, 2, Enhances(DEATH_STAR_DIAL), "mission", unique=True,
                constants=[cannot("be-targeted", THIS), For("dial-capacity", 10, THIS)]),
    Enhancement("false_lead", 55, REBEL_ALLIANCE, 0, 2, Enhances(OBJECTIVE, "", YOURS), "decoy",
                triggers=[Ability(INTERRUPT, When("leave", of=HOST), TurnBackDial(1))]),
    # Events
    Event("rebel_assault", 108, REBEL_ALLIANCE, 2, 1, count=2, triggers=[
        Ability(ACTION, ACT, Deal(2, TARGETED), target=TargetCards((UNITS | OBJECTIVES) & ENEMY), limit=ONE_A_TURN,
                from_hand=True)]),
    Event("youre_my_only_hope", 167, REBEL_ALLIANCE, 0, 2, triggers=[
        Ability(ACTION, ACT, Then(DrawCards(2), ByOpponent(DiscardOwn(1, 1))), price=SacrificeOne(UNITS & OWN),
                from_hand=True)]),
    Event("heroic_sacrifice", 47, REBEL_ALLIANCE, 1, 1, triggers=[
        Ability(ACTION, ACT, Destroy(TARGETED), price=SacrificeOne(UNITS & VEHICLE & OWN),
                target=TargetCards(UNITS & VEHICLE & ENEMY & cost_at_most(4)), from_hand=True)]),
    Event("fall_back", 54, REBEL_ALLIANCE, 0, 1, triggers=[
        Ability(ACTION, ACT, ReturnToHand(TARGETED), target=TargetCards(UNITS & OWN), from_hand=True)]),
    Event("a_new_hope", 4, REBEL_ALLIANCE, 2, 2, triggers=[
        Ability(ACTION, ACT, EachChooses(UNITS & OWN, 3, ReturnToHand(UNITS & ~CHOSEN)), from_hand=True)]),
]  # fmt: skip
