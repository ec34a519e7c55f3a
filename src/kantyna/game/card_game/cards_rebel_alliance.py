"""The Rebel Alliance: 25 cards."""

from __future__ import annotations

from .affiliations import REBEL_ALLIANCE
from .cards import (
    DEATH_STAR_DIAL,
    OBJECTIVE,
    YOUR_PLAY_AREA,
    YOURS,
    Affiliation,
    Card,
    Enhancement,
    Enhances,
    Event,
    Objective,
    Unit,
)
from .steady import cannot
from .which import UNITS, VEHICLE

REBEL_ALLIANCE_CARDS: list[Card] = [
    # Affiliation card
    Affiliation(REBEL_ALLIANCE, 173),
    # Objectives
    Objective("the_defense_of_yavin_4", 138, REBEL_ALLIANCE, 1, 5, "yavin_4"),
    Objective("mission_briefing", 97, REBEL_ALLIANCE, 1, 5, ""),
    Objective("fleeing_the_empire", 56, REBEL_ALLIANCE, 1, 5, ""),
    Objective("the_rebel_fleet", 143, REBEL_ALLIANCE, 1, 5, "", constants=[cannot("attack-it", UNITS & ~VEHICLE)]),
    Objective("draw_their_fire", 82, REBEL_ALLIANCE, 2, 5, ""),
    Objective("mobilize_the_squadrons", 123, REBEL_ALLIANCE, 2, 5, "yavin_4", own_only=True),
    Objective("decoy_at_dantooine", 39, REBEL_ALLIANCE, 1, 5, "dantooine"),
    # Units
    Unit("red_two", 114, REBEL_ALLIANCE, 3, 2, "UD UD (BD)", 2, "vehicle fighter", unique=True),
    Unit("mon_mothma", 98, REBEL_ALLIANCE, 3, 2, "(T)", 2, "character leader", "edge:1", unique=True, resources=2),
    Unit("battlefield_engineers", 14, REBEL_ALLIANCE, 2, 2, "UD", 2, "character engineer"),
    Unit("leia_organa", 88, REBEL_ALLIANCE, 2, 3, "UD (T) (BD)", 1, "character leader force_sensitive", unique=True),
    Unit("fleet_officer", 58, REBEL_ALLIANCE, 2, 2, "UD (BD)", 2, "character"),
    Unit("home_one", 70, REBEL_ALLIANCE, 5, 3, "UD UD BD BD", 3, "vehicle capital_ship", "elite", unique=True),
    Unit("repair_droid", 116, REBEL_ALLIANCE, 1, 1, "", 1, "droid"),
    Unit("admiral_ackbar", 7, REBEL_ALLIANCE, 3, 3, "(T) (T)", 2, "character leader", unique=True),
    Unit("wookiee_navigator", 162, REBEL_ALLIANCE, 3, 1, "UD UD (BD)", 2, "character wookiee"),
    # Enhancements
    Enhancement("fleet_command_center", 57, REBEL_ALLIANCE, 3, 2, YOUR_PLAY_AREA, "yavin_4 location", resources=3),
    Enhancement("trench_run", 150, REBEL_ALLIANCE, 1, 2, Enhances(DEATH_STAR_DIAL), "mission", unique=True),
    Enhancement("false_lead", 55, REBEL_ALLIANCE, 0, 2, Enhances(OBJECTIVE, "", YOURS), "decoy"),
    # Events
    Event("rebel_assault", 108, REBEL_ALLIANCE, 2, 1, count=2),
    Event("youre_my_only_hope", 167, REBEL_ALLIANCE, 0, 2),
    Event("heroic_sacrifice", 47, REBEL_ALLIANCE, 1, 1),
    Event("fall_back", 54, REBEL_ALLIANCE, 0, 1),
    Event("a_new_hope", 4, REBEL_ALLIANCE, 2, 2),
]
