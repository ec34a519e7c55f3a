"""Balance of the Force, the challenge deck The Hunt for Skywalker (L01): 31 cards, for that deck alone (BOTF-050)."""

from __future__ import annotations

from typing import Final

from ....engine.abilities.pending import Then
from ....engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from ....engine.effects.conditional import Instead
from ..abilities.ability import ACT, Ability, Fated, When, WhenUsed
from ..abilities.ability_costs import FocusHost, FocusThis
from ..abilities.conditions import (
    HOST_ENGAGED,
    IN_ENGAGEMENT,
    LIGHT_BALANCE,
    NO_ENGAGEMENT,
    YOUR_EDGE,
    There,
    ThisTakesPart,
)
from ..abilities.constants import For, WhereChosen, cannot
from ..abilities.player_counts import PerOpponent
from ..abilities.players import OPPONENT, YOU
from ..abilities.selectors import (
    CHARACTER,
    CHOSEN,
    ENEMY,
    HOST,
    IN_ATTACK,
    OBJECTIVES,
    OWN,
    TARGETED,
    THIS,
    UNITS,
    VEHICLE,
    Titled,
)
from ..abilities.targets import Choose, TargetCards
from ..affiliations import NEUTRAL_LIGHT, REBEL_ALLIANCE
from ..effects.cancel import CancelAbility, MayShuffleBack, ShuffleThis
from ..effects.hand_to_play import PutThis
from ..effects.in_play import EVERY, Deal, Destroy, DrawCards, Heal, Ready, ReturnToHand
from ..effects.mill import Mill, MillDamage, MillDefender, MillFacedown, MillMore
from ..effects.pile_to_play import FromDiscard, SearchForCard
from ..effects.top_cards import TakeOneOfTop
from ..engagement.edge_battle import RestartEdge
from ..formats.facedown_objectives import TURNS_FACEUP, TradeFacedown, TurnOne
from ..formats.hunt_effects import (
    EachDiscardsAtRandom,
    MustDefend,
    OneThing,
    PutAside,
    Reattach,
    SpyOnAll,
    StandIn,
    UpTo,
)
from .card_types import (
    OBJECTIVE,
    UNIT,
    YOUR_PLAY_AREA,
    YOURS,
    Enhancement,
    Enhances,
    Event,
    Fate,
    Objective,
    PrintedCard,
    Unit,
)

FACEDOWN_SIDE: Final = "the_hunt_for_skywalker_l01"
FACEDOWN_RESOURCES: Final = "facedown_resources"
"""The option for what a face-down objective generates. No source shows that side (BOTF-111)."""
TATOOINE: Final = "return_to_tatooine_l01"
LUKE: Final = "luke_skywalker_l01"
LUKE_SKYWALKER: Final = UNITS & Titled("luke_skywalker")
TURNED_UP: Final = When("turned", of=THIS)

HUNT_CARDS: list[PrintedCard] = [
    # The side of the objectives that shows while they lie face down
    Objective(FACEDOWN_SIDE, 0, REBEL_ALLIANCE, 1, 0, "", count=9, replacements=TURNS_FACEUP,
              constants=[WhereChosen("resources", FACEDOWN_RESOURCES, 0)]),
    # Objectives
    Objective("the_mines_l01", 465, REBEL_ALLIANCE, 2, 4, "tatooine", "influence",
              constants=[cannot("attack-it", UNITS & VEHICLE)],
              triggers=[Ability(REACTION, TURNED_UP, Mill(1))]),
    Objective("the_final_ship_l01", 466, REBEL_ALLIANCE, 1, 5, "yavin_4", "influence",
              triggers=[Ability(REACTION, TURNED_UP, TurnOne())]),
    Objective("dagobah_refuge_l01", 467, REBEL_ALLIANCE, 1, 5, "dagobah", "influence",
              triggers=[Ability(REACTION, When("turn-begins", YOU),
                                UpTo(Heal(2, LUKE_SKYWALKER), Heal(1, LUKE_SKYWALKER)))]),
    Objective(TATOOINE, 468, REBEL_ALLIANCE, 0, 8, "tatooine",
              constants=[MustDefend(LUKE_SKYWALKER)],
              triggers=[Ability(REACTION, TURNED_UP, PutAside(LUKE_SKYWALKER), forced=True)]),
    Objective("rebel_command_l01", 469, REBEL_ALLIANCE, 1, 5, "", "influence",
              triggers=[Ability(REACTION, TURNED_UP, Ready(EVERY, UNITS & OWN))]),
    Objective("the_ruins_of_alderaan_l01", 470, REBEL_ALLIANCE, 2, 4, "alderaan", "influence",
              constants=[cannot("attack-it", UNITS & CHARACTER)],
              triggers=[Ability(REACTION, TURNED_UP, Mill(1))]),
    Objective("front_line_reinforcements_l01", 471, REBEL_ALLIANCE, 1, 5, "tatooine", "influence",
              triggers=[Ability(REACTION, TURNED_UP, SearchForCard(UNITS))]),
    Objective("mission_at_kothlis_l01", 472, REBEL_ALLIANCE, 1, 5, "kothlis", "influence",
              constants=[PerOpponent("reserve", 1)]),
    Objective("the_coruscant_rescue_l01", 473, REBEL_ALLIANCE, 1, 5, "coruscant", "influence",
              triggers=[Ability(REACTION, TURNED_UP, FromDiscard(UNITS))]),
    # Units
    Unit("rebel_sentry_l01", 474, REBEL_ALLIANCE, 1, 1, "UD (UD)", 2, "character trooper", "shielding", count=5),
    Unit("bothan_facilitator_l01", 475, REBEL_ALLIANCE, 2, 1, "T (T)", 1, "character spy", count=4,
         triggers=[Ability(REACTION, When("focus-to-strike", of=THIS), SpyOnAll())]),
    Unit("tatooine_sympathizer_l01", 476, REBEL_ALLIANCE, 2, 2, "UD T (BD)", 2, "character", resources=1, count=3,
         triggers=[Ability(ACTION, ACT, Instead(DrawCards(1), LIGHT_BALANCE, DrawCards(2)), price=FocusThis())]),
    Unit("rogue_squadron_backup_l01", 477, REBEL_ALLIANCE, 3, 2, "UD (BD) (BD)", 3, "vehicle fighter", count=3,
         triggers=[Ability(REACTION, When("focus-to-strike", of=THIS), MillDefender(2),
                           needs=ThisTakesPart("attacking"))]),
    Unit("specforces_commando_l01", 478, REBEL_ALLIANCE, 4, 3, "UD UD UD (UD)", 3, "character trooper", count=3,
         triggers=[Ability(REACTION, When("damage", of=UNITS & ENEMY, source=THIS), MillDamage(UNITS & ENEMY))]),
    Unit("rebel_ambush_team_l01", 479, REBEL_ALLIANCE, 2, 1, "UD (UD)", 2, "character trooper", count=2,
         triggers=[Ability(REACTION, When("attackers", OPPONENT, source=OBJECTIVES & OWN),
                           Then(PutThis(True), Deal(2, TARGETED)), zones=("hand",),
                           target=TargetCards(UNITS & IN_ATTACK))]),
    Unit("red_five_l01", 480, REBEL_ALLIANCE, 4, 3, "BD BD (BD) (BD)", 4, "vehicle fighter", unique=True, count=2,
         title="red_five",
         triggers=[Ability(REACTION, When("damage", of=OBJECTIVES & ENEMY, source=THIS),
                           MillDamage(OBJECTIVES & ENEMY))]),
    Unit("r2_d2_l01", 481, REBEL_ALLIANCE, 0, 1, "(BD)", 1, "droid", "elite influence", unique=True, resources=2,
         count=2, title="r2_d2"),
    Unit("decoy_wing_l01", 482, REBEL_ALLIANCE, 2, 1, "UD (UD)", 3, "vehicle fighter", "protect:unique=unit", count=2),
    Unit("boushh_l01", 483, REBEL_ALLIANCE, 3, 4, "UD BD T", 2, "character leader force_sensitive", unique=True,
         constants=[For("discarded", 1, THIS, There(UNITS & OWN & Titled("leia_organa")))],
         triggers=[Ability(REACTION, When("entered", of=THIS), TurnOne())]),
    Unit("wedge_antilles_l01", 484, REBEL_ALLIANCE, 4, 3, "UD UD (BD) (BD)", 3, "character", "elite", unique=True,
         count=2, triggers=[Ability(REACTION, When("milled", OPPONENT, source=~THIS), MillMore(1))]),
    Unit(LUKE, 485, REBEL_ALLIANCE, 0, 5, "UD UD UD BD T", 20, "character force_user", "elite", unique=True,
         title="luke_skywalker",
         constants=[For("immune", 1, THIS), For("lost-with", 1, THIS)],
         replacements=[StandIn(Titled(TATOOINE))]),
    # Enhancements
    Enhancement("secret_hideout_l01", 486, REBEL_ALLIANCE, 2, 1, YOUR_PLAY_AREA, "tatooine location", unique=True,
                resources=1, count=2,
                triggers=[Ability(REACTION, When("leave", of=OBJECTIVES & ENEMY), MillFacedown(1), price=FocusThis(),
                                  each=True)]),
    Enhancement("command_center_l01", 487, REBEL_ALLIANCE, 2, 2, YOUR_PLAY_AREA, "location", resources=1, count=2,
                triggers=[Ability(ACTION, ACT, UpTo(Ready(2, TARGETED), Ready(1, TARGETED)), price=FocusThis(),
                                  target=TargetCards(UNITS))]),
    Enhancement("entrenched_position_l01", 488, REBEL_ALLIANCE, 1, 2, Enhances(OBJECTIVE, "", YOURS), "fortification",
                count=2,
                triggers=[Ability(ACTION, ACT, Instead(Deal(2, TARGETED), YOUR_EDGE, Deal(3, TARGETED)),
                                  needs=HOST_ENGAGED, price=FocusHost(), target=TargetCards(UNITS & IN_ATTACK))]),
    Enhancement("rebel_honor_guard_l01", 489, REBEL_ALLIANCE, 0, 1, Enhances(UNIT, "character"), "guardian",
                constants=[For("capacity", 2, HOST)],
                triggers=[Ability(INTERRUPT, When("leave", of=HOST), Reattach(UNITS & CHARACTER))]),
    # Events
    Event("rigged_to_explode_l01", 490, REBEL_ALLIANCE, 4, 1, "trap", triggers=[
        Ability(REACTION, When("turned", YOU), Destroy(UNITS & IN_ATTACK), needs=IN_ENGAGEMENT, from_hand=True)]),
    Event("the_force_is_strong_l01", 491, REBEL_ALLIANCE, 2, 3, "force control alter", count=4, triggers=[
        Ability(ACTION, ACT, OneThing(Choose("you", UNITS & ENEMY, ReturnToHand(CHOSEN)), EachDiscardsAtRandom(1),
                           Mill(3)),
                from_hand=True)]),
    Event("run_luke_run_l01", 492, REBEL_ALLIANCE, 1, 2, count=3, triggers=[
        Ability(INTERRUPT, WhenUsed(), CancelAbility(), MayShuffleBack(1), from_hand=True)]),
    Event("premonitions_of_the_future_l01", 493, REBEL_ALLIANCE, 0, 2, "force sense", count=2, triggers=[
        Ability(ACTION, ACT, TakeOneOfTop(3), ShuffleThis(), from_hand=True)]),
    Event("evading_pursuit_l01", 494, REBEL_ALLIANCE, 1, 2, triggers=[
        Ability(ACTION, ACT, Then(TradeFacedown(), DrawCards(1)), needs=NO_ENGAGEMENT, from_hand=True)]),
    # Fate cards
    Fate("change_of_plan_l01", 495, NEUTRAL_LIGHT, 1, 0, "change_of_plan", count=2,
         triggers=[Fated(DrawCards(1), RestartEdge())]),
]  # fmt: skip
"""Each card by its `count` (BOTF-051), and nine copies of the side that hidden ones show."""
