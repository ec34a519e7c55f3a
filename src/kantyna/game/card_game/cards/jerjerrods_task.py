"""Balance of the Force, the challenge deck Jerjerrod's Task (D01): 23 cards, for that deck alone (BOTF-050)."""

from __future__ import annotations

from typing import Final

from ....engine.abilities.pending import Then
from ....engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from ....engine.effects.constants import DOUBLE
from ..abilities.ability import (
    ACT,
    ONCE_A_TURN,
    ONE_A_TURN,
    Ability,
    Fated,
    When,
    WhenPhaseBegins,
    WhenPlaced,
    WhenUsed,
)
from ..abilities.ability_costs import FocusThis, Spend, SpendLessDial
from ..abilities.conditions import YOUR_TURN, There
from ..abilities.constants import For, cannot, icons
from ..abilities.player_counts import PerEnemy, PerOpponent
from ..abilities.players import OPPONENT, YOU
from ..abilities.selectors import CHOSEN, EXHAUSTED, HOST, OBJECTIVES, OWN, TARGETED, THIS, UNITS, VEHICLE, Titled
from ..abilities.targets import Choose, TargetCards
from ..affiliations import IMPERIAL_NAVY, NEUTRAL_DARK
from ..effects.cancel import CancelAbility, MayShuffleBack
from ..effects.friendly_players import EachOpponentChooses
from ..effects.hand_to_play import PutThis
from ..effects.in_play import Deal, Destroy, DrawCards, GiveShield, Heal, Ready
from ..effects.pile_to_play import FromVictory, SearchForDefender
from ..effects.top_cards import KeepOneOfTop
from ..engagement.damage import MOVED
from ..engagement.edge_battle import RestartEdge
from ..engagement.prevention import AllDamageHere
from ..formats.elimination import Eliminate
from ..terms import PHASES
from ..turn.costs import DoubleYield
from .card_types import (
    OBJECTIVE,
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

DEATH_STAR_II: Final = "death_star_ii_d01"
TASK: Final = "jerjerrods_task_d01"
STARTING_OBJECTIVES: Final = ("along_the_sanctuary_pipeline_d01", "lemelisks_ambition_d01", "heightened_security_d01")

JERJERROD_CARDS: list[PrintedCard] = [
    # Objectives
    Objective("lemelisks_ambition_d01", 442, IMPERIAL_NAVY, 1, 6, "", constants=[PerOpponent("reserve", 1)]),
    Objective("along_the_sanctuary_pipeline_d01", 443, IMPERIAL_NAVY, 2, 5, "endor",
              triggers=[Ability(REACTION, When("refreshed", YOU), Ready(1, OBJECTIVES & OWN))]),
    Objective("heightened_security_d01", 444, IMPERIAL_NAVY, 1, 12, "", "protect:objective",
              triggers=[Ability(ACTION, ACT, Then(Heal(1, TARGETED), GiveShield(TARGETED)), needs=YOUR_TURN,
                                limit=ONCE_A_TURN, target=TargetCards(OBJECTIVES))]),
    Objective(TASK, 445, IMPERIAL_NAVY, 2, 0, "", count=7, in_command_deck=True,
              constants=[PerEnemy("capacity", 2, THIS)],
              triggers=[Ability(ACTION, ACT, Then(PutThis(False), DrawCards(1)), zones=("hand",), needs=YOUR_TURN,
                                price=Spend(1), limit=ONE_A_TURN)]),
    # Units
    Unit("construction_droid_d01", 446, IMPERIAL_NAVY, 0, 1, "(UD)", 1, "droid", count=6,
         triggers=[Ability(ACTION, ACT, KeepOneOfTop(2, False), price=FocusThis())]),
    Unit("death_star_guards_d01", 447, IMPERIAL_NAVY, 1, 1, "UD (UD)", 2, "character trooper", count=5,
         triggers=[Ability(ACTION, ACT, PutThis(False), zones=("hand",), price=Spend(1))]),
    Unit("tie_interceptor_d01", 448, IMPERIAL_NAVY, 2, 1, "UD BD", 2, "vehicle fighter", "edge:1 shielding", count=5),
    Unit("destroyer_defense_fleet_d01", 449, IMPERIAL_NAVY, 4, 2, "UD UD (UD) (UD) (UD)", 3, "vehicle capital_ship",
         count=4, constants=[For("capacity", 1, OBJECTIVES & OWN)]),
    Unit("lambda_class_shuttle_d01", 450, IMPERIAL_NAVY, 2, 1, "(UD) (T)", 2, "vehicle transport", resources=1, count=3,
         triggers=[Ability(REACTION, When("generate", of=THIS),
                           Choose(YOU, UNITS & OWN & EXHAUSTED & ~THIS, Ready(1, CHOSEN)))]),
    Unit("darth_vader_d01", 451, IMPERIAL_NAVY, 5, 5, "UD BD BD (BD) (BD)", 5, "character force_user",
         "elite targeted-strike", unique=True, count=2, title="darth_vader",
         constants=icons("UD", THIS, per=OBJECTIVES & OWN)),
    Unit("moff_jerjerrod_d01", 452, IMPERIAL_NAVY, 2, 3, "UD (UD)", 2, "character officer", unique=True,
         enhances=Enhances(OBJECTIVE, "", YOURS),
         constants=[For("resources", 1, HOST, layer=DOUBLE)]),
    Unit("admiral_piett_d01", 453, IMPERIAL_NAVY, 4, 2, "UD (UD) (T)", 3, "character officer", unique=True, resources=1,
         count=2,
         triggers=[Ability(REACTION, WhenPhaseBegins(phase + "-begins"), Ready(1, THIS)) for phase in PHASES]),
    Unit("emperor_palpatine_d01", 454, IMPERIAL_NAVY, 6, 5, "T (T) (T) (T) (T)", 3, "character force_user", "elite",
         unique=True, title="emperor_palpatine",
         triggers=[Ability(REACTION, When("entered", of=THIS), FromVictory())]),
    Unit(DEATH_STAR_II, 455, IMPERIAL_NAVY, 22, 5, "UD UD BD BD BD", 22, "space_station", "elite shielding",
         unique=True,
         constants=[For("immune", 1, THIS), For("takes-affiliations", 1, THIS), For("at-stake", 1, THIS)],
         triggers=[Ability(ACTION, ACT, PutThis(False, "aside"), zones=("aside",), price=SpendLessDial(22),
                           secret=True),
                   Ability(INTERRUPT, When("focus-to-strike", of=THIS),
                           EachOpponentChooses((UNITS | OBJECTIVES) & OWN, Destroy(CHOSEN)))]),
    # Enhancements
    Enhancement("orbital_construction_yard_d01", 456, IMPERIAL_NAVY, 1, 1, YOUR_PLAY_AREA, "kuat location", "limited",
                resources=1, count=3,
                triggers=[Ability(REACTION, When("refreshed", YOU), Heal(1, TARGETED),
                                  target=TargetCards(OBJECTIVES & OWN | UNITS & VEHICLE & OWN))]),
    Enhancement("tactical_command_center_d01", 457, IMPERIAL_NAVY, 2, 2, YOUR_PLAY_AREA, "location", resources=1,
                count=2, triggers=[Ability(REACTION, When("entered", of=OBJECTIVES),
                                           EachOpponentChooses(UNITS & OWN, Deal(1, CHOSEN)))]),
    Enhancement("strategic_command_center_d01", 458, IMPERIAL_NAVY, 2, 2, YOUR_PLAY_AREA, "location", resources=1,
                count=2, triggers=[Ability(REACTION, When("entered", of=OBJECTIVES), Heal(1, TARGETED),
                                           target=TargetCards(UNITS | OBJECTIVES))]),
    Enhancement("endor_shield_generator_d01", 459, IMPERIAL_NAVY, 0, 3, YOUR_PLAY_AREA, "endor location",
                constants=[For("worn-out", 7, THIS)],
                triggers=[Ability(INTERRUPT, WhenPlaced(kind, of=OWN & ~THIS), AllDamageHere(), forced=True)
                          for kind in ("damage", MOVED)]),
    # Events
    Event("signal_jam_d01", 460, IMPERIAL_NAVY, 1, 2, count=3, triggers=[
        Ability(INTERRUPT, WhenUsed(), CancelAbility(), MayShuffleBack(1), from_hand=True)]),
    Event("we_shall_double_our_efforts_d01", 461, IMPERIAL_NAVY, 0, 2, count=2, triggers=[
        Ability(INTERRUPT, When("generate", YOU), DoubleYield(), from_hand=True)]),
    Event("fleet_ambush_d01", 462, IMPERIAL_NAVY, 3, 3, "trap", count=2, triggers=[
        Ability(REACTION, When("attackers", OPPONENT, source=OBJECTIVES & OWN), SearchForDefender(UNITS & VEHICLE),
                from_hand=True)]),
    Event("fully_armed_d01", 463, IMPERIAL_NAVY, 15, 5, "superlaser", count=2,
          constants=[cannot("be-cancelled", THIS)], triggers=[
        Ability(ACTION, ACT, Eliminate(), needs=There(Titled(DEATH_STAR_II)), from_hand=True)]),
    # Fate cards
    Fate("change_of_plan_d01", 464, NEUTRAL_DARK, 0, 0, "change_of_plan", count=2,
         triggers=[Fated(DrawCards(1), RestartEdge())]),
]  # fmt: skip
"""Each card by its `count` (BOTF-051)."""
