"""Neutral cards of the light side: 34 cards."""

from __future__ import annotations

from .affiliations import NEUTRAL_LIGHT
from .cards import ENEMYS, OBJECTIVE, UNIT, YOUR_PLAY_AREA, Card, Enhancement, Enhances, Event, Fate, Objective, Unit
from .conditions import ThisTakesPart
from .fates import HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE
from .steady import ForYou

NEUTRAL_LIGHT_CARDS: list[Card] = [
    # Objectives
    Objective("rumors_at_the_cantina", 121, NEUTRAL_LIGHT, 1, 5, "tatooine"),
    Objective("tribal_support", 151, NEUTRAL_LIGHT, 1, 5, "endor", limit_one=True),
    Objective("hit_and_run", 68, NEUTRAL_LIGHT, 1, 4, "", limit_one=True, count=2),
    # Units
    Unit("r2_d2", 106, NEUTRAL_LIGHT, 0, 0, "", 1, "droid", unique=True, resources=1),
    Unit("c_3po", 21, NEUTRAL_LIGHT, 1, 1, "", 1, "droid", unique=True),
    Unit("corellian_engineer", 25, NEUTRAL_LIGHT, 2, 1, "", 2, "character engineer", "shielding"),
    Unit("y_wing", 165, NEUTRAL_LIGHT, 2, 1, "BD (BD)", 1, "vehicle fighter", count=2),
    Unit("a_wing", 5, NEUTRAL_LIGHT, 2, 1, "UD", 1, "vehicle fighter"),
    Unit("x_wing_escort", 164, NEUTRAL_LIGHT, 2, 1, "UD", 1, "vehicle fighter squadron"),
    Unit("x_wing", 163, NEUTRAL_LIGHT, 1, 1, "UD (BD)", 2, "vehicle fighter", count=2),
    Unit("rookie_pilot", 120, NEUTRAL_LIGHT, 1, 1, "UD", 1, "character pilot"),
    Unit("rebel_trooper", 112, NEUTRAL_LIGHT, 0, 0, "UD", 1, "character trooper"),
    Unit("rebel_sympathizer", 111, NEUTRAL_LIGHT, 1, 1, "(UD)", 1, "character civilian", count=2),
    Unit("ewok_scout", 53, NEUTRAL_LIGHT, 2, 1, "(UD)", 1, "character ewok", count=2),
    Unit("secret_informant", 110, NEUTRAL_LIGHT, 3, 1, "UD BD", 1, "character", count=4,
         constants=[ForYou("fate-repeats", 1, ThisTakesPart())]),
    # Enhancements
    Enhancement("dagobah_training_grounds", 31, NEUTRAL_LIGHT, 1, 0, YOUR_PLAY_AREA, "dagobah location", "limited",
                resources=1, count=2),
    Enhancement("astromech_droid_upgrade", 158, NEUTRAL_LIGHT, 1, 2, Enhances(UNIT, "vehicle"), "upgrade"),
    Enhancement("hidden_outpost", 49, NEUTRAL_LIGHT, 1, 0, YOUR_PLAY_AREA, "location", "limited", resources=1, count=2),
    Enhancement("heavy_blaster_emplacement", 66, NEUTRAL_LIGHT, 0, 1, YOUR_PLAY_AREA, "weapon"),
    Enhancement("stolen_plans", 124, NEUTRAL_LIGHT, 1, 1, Enhances(OBJECTIVE, "", ENEMYS), "espionage"),
    Enhancement("cloud_city_casino", 22, NEUTRAL_LIGHT, 1, 0, YOUR_PLAY_AREA, "cloud_city location", "limited",
                resources=1),
    Enhancement("common_ground", 23, NEUTRAL_LIGHT, 1, 2, Enhances(OBJECTIVE), "location"),
    Enhancement("log_trap", 90, NEUTRAL_LIGHT, 3, 2, YOUR_PLAY_AREA, "trap"),
    # Events
    Event("our_most_desperate_hour", 96, NEUTRAL_LIGHT, 0, 1),
    Event("emergency_repair", 50, NEUTRAL_LIGHT, 2, 1),
    Event("it_binds_all_things", 80, NEUTRAL_LIGHT, 1, 1),
    Event("covering_fire", 77, NEUTRAL_LIGHT, 0, 1),
    Event("crossfire", 29, NEUTRAL_LIGHT, 1, 1),
    Event("rescue_mission", 117, NEUTRAL_LIGHT, 2, 2, "mission"),
    Event("it_could_be_worse", 81, NEUTRAL_LIGHT, 0, 1),
    Event("yub_yub", 168, NEUTRAL_LIGHT, 0, 1, count=2),
    # Fate cards
    Fate("heat_of_battle_light", 65, NEUTRAL_LIGHT, 5, 2, "heat_of_battle", count=4, triggers=[HEAT_OF_BATTLE]),
    Fate("target_of_opportunity_light", 133, NEUTRAL_LIGHT, 9, 2, "target_of_opportunity", count=4,
         triggers=[TARGET_OF_OPPORTUNITY]),
    Fate("twist_of_fate_light", 157, NEUTRAL_LIGHT, 1, 0, "twist_of_fate", count=4, triggers=[TWIST_OF_FATE]),
]  # fmt: skip
