"""Neutral cards of the dark side: 22 cards."""

from __future__ import annotations

from ....engine.abilities.pending import IfYouDo
from ....engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from ..abilities.ability import ACT, Ability, When, WhenInterrupted
from ..abilities.ability_costs import FocusThis
from ..abilities.constants import For, ForYou, icons, keyword
from ..abilities.players import YOU
from ..abilities.selectors import (
    CHOSEN,
    ENEMY,
    ENGAGED_OBJECTIVE,
    HOST,
    TARGETED,
    THIS,
    UNITS,
    VEHICLE,
    Cheapest,
    cost_at_most,
)
from ..abilities.targets import Choose, TargetCards
from ..affiliations import NEUTRAL_DARK
from ..effects.hand_to_play import PutFromHand, PutThis
from ..effects.in_play import CancelInterrupt, Deal, Destroy
from ..turn.discounts import NoMatch
from .card_types import UNIT, YOUR_PLAY_AREA, YOURS, Enhancement, Enhances, Event, Fate, Objective, PrintedCard, Unit
from .fates import HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE

NEUTRAL_DARK_CARDS: list[PrintedCard] = [
    # Objectives
    Objective("looking_for_droids", 91, NEUTRAL_DARK, 1, 5, "tatooine", constants=[ForYou("no-match", 1)]),
    Objective("corporate_exploitation", 94, NEUTRAL_DARK, 1, 5, "", limit_one=True,
              triggers=[Ability(ACTION, ACT, PutFromHand(UNITS & cost_at_most(1)), price=FocusThis(), secret=True)]),
    Objective("reconnaissance_mission", 127, NEUTRAL_DARK, 1, 5, "", limit_one=True, count=2,
              constants=[ForYou("reserve", 1)]),
    # Units
    Unit("kuati_security_team", 136, NEUTRAL_DARK, 2, 1, "UD (BD)", 2, "character trooper", count=2),
    Unit("tie_advanced", 146, NEUTRAL_DARK, 2, 1, "BD (UD)", 2, "vehicle fighter black_squadron",
         triggers=[Ability(REACTION, When("unopposed", of=THIS), Deal(1, ENGAGED_OBJECTIVE))]),
    Unit("black_squadron_pilot", 17, NEUTRAL_DARK, 2, 1, "(UD) (BD)", 1, "character pilot black_squadron",
         enhances=Enhances(UNIT, "fighter", YOURS), constants=icons("UD BD", HOST)),
    Unit("isb_interrogators", 43, NEUTRAL_DARK, 1, 1, "UD", 1, "character trooper", "shielding"),
    Unit("rancor", 107, NEUTRAL_DARK, 4, 1, "UD UD UD (UD)", 4, "creature", "no-enhancements",
         triggers=[Ability(REACTION, When("refreshed", YOU), Choose(YOU, Cheapest(UNITS & ~VEHICLE), Destroy(CHOSEN)),
                           forced=True)]),
    Unit("heavy_stormtrooper_squad", 67, NEUTRAL_DARK, 2, 1, "UD (UD)", 2, "character trooper", count=2),
    Unit("tie_fighter", 149, NEUTRAL_DARK, 1, 1, "(UD) (BD)", 1, "vehicle fighter", count=2),
    Unit("tie_bomber", 148, NEUTRAL_DARK, 2, 1, "BD (BD)", 1, "vehicle fighter"),
    Unit("viper_probe_droid", 161, NEUTRAL_DARK, 2, 1, "(BD)", 1, "droid", count=2,
         constants=[For("played-from-discard", 1, THIS)]),
    Unit("espo_trooper", 126, NEUTRAL_DARK, 0, 1, "(UD)", 1, "character trooper", count=5),
    Unit("human_replica_droid", 75, NEUTRAL_DARK, 3, 1, "(UD) (BD)", 1, "droid spy", count=4,
         triggers=[Ability(REACTION, When("edge-won", YOU), PutThis(True), zones=("hand",))]),
    # Enhancements
    Enhancement("sith_library", 72, NEUTRAL_DARK, 1, 0, YOUR_PLAY_AREA, "coruscant location", "limited", resources=1,
                count=3),
    Enhancement("aft_armor_plating", 10, NEUTRAL_DARK, 0, 1, Enhances(UNIT, "vehicle"), "upgrade",
                constants=[keyword("shielding", HOST)]),
    Enhancement("blaster_pistol", 18, NEUTRAL_DARK, 0, 1, Enhances(UNIT, "character"), "weapon",
                constants=icons("UD", HOST)),
    # Events
    Event("dark_alliance", 32, NEUTRAL_DARK, 0, 2, count=2,
          triggers=[Ability(ACTION, ACT, NoMatch("phase-end"), from_hand=True)]),
    Event("its_worse", 83, NEUTRAL_DARK, 0, 2, triggers=[
        Ability(INTERRUPT, WhenInterrupted(), IfYouDo(CancelInterrupt(), Deal(1, TARGETED)),
                target=TargetCards(UNITS & ENEMY), from_hand=True)]),
    # Fate cards
    Fate("heat_of_battle_dark", 169, NEUTRAL_DARK, 6, 2, "heat_of_battle", count=4, triggers=[HEAT_OF_BATTLE]),
    Fate("twist_of_fate_dark", 171, NEUTRAL_DARK, 2, 0, "twist_of_fate", count=4, triggers=[TWIST_OF_FATE]),
    Fate("target_of_opportunity_dark", 170, NEUTRAL_DARK, 10, 2, "target_of_opportunity", count=4,
         triggers=[TARGET_OF_OPPORTUNITY]),
]  # fmt: skip
