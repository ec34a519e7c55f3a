"""The Sith: 28 cards."""

from __future__ import annotations

from ...engine.abilities import REACTION
from .abilities import Ability, When
from .affiliations import SITH
from .capturing import CaptureAtRandom
from .cards import ENEMYS, EVENT, UNIT, Affiliation, Card, Enhancement, Enhances, Event, Objective, Unit
from .steady import Discount
from .which import THIS

SITH_CARDS: list[Card] = [
    # Affiliation card
    Affiliation(SITH, 0),
    # Objectives
    Objective("fall_of_the_jedi", 99, SITH, 1, 5, "executor"),
    Objective("counsel_of_the_sith", 27, SITH, 1, 5, "executor"),
    Objective("black_squadron_assault", 16, SITH, 1, 5, "death_star"),
    Objective("the_heart_of_the_empire", 142, SITH, 3, 10, "coruscant", own_only=True),
    Objective("the_emperors_web", 105, SITH, 1, 4, "death_star", constants=[Discount(1, EVENT, SITH)]),
    Objective("cruel_interrogations", 30, SITH, 1, 5, "cloud_city",
              triggers=[Ability(REACTION, When("entered", of=THIS), CaptureAtRandom())]),
    Objective("shadows_of_dathomir", 45, SITH, 2, 5, "dathomir"),
    # Units
    Unit("darth_vader", 35, SITH, 5, 4, "UD UD BD (BD)", 4, "character force_user", "elite", unique=True),
    Unit("dark_side_apprentice", 33, SITH, 2, 1, "UD (BD)", 2, "character force_sensitive"),
    Unit("advisor_to_the_emperor", 9, SITH, 2, 2, "(T)", 1, "character", resources=1),
    Unit("vaders_tie_advanced", 160, SITH, 3, 3, "UD BD", 3, "vehicle fighter black_squadron", unique=True),
    Unit("coruscant_defense_fleet", 26, SITH, 5, 2, "(UD) (UD) (UD) (UD) (UD)", 5, "vehicle capital_ship fleet",
         "shielding protect:coruscant"),
    Unit("emperor_palpatine", 51, SITH, 6, 5, "T T BD (T) (BD)", 3, "character force_user", "elite", unique=True),
    Unit("emperors_royal_guard", 52, SITH, 2, 2, "UD (UD)", 3, "character imperial_guard", "protect:character"),
    Unit("interrogation_droid", 79, SITH, 3, 2, "T", 2, "droid", count=2),
    Unit("nightsister", 100, SITH, 3, 2, "UD BD", 1, "character force_sensitive", count=2),
    # Enhancements
    Enhancement("vaders_lightsaber", 159, SITH, 1, 2, Enhances(UNIT, "force_user force_sensitive"), "weapon",
                unique=True),
    Enhancement("intimidated", 137, SITH, 0, 1, Enhances(UNIT, "character", ENEMYS), "condition"),
    Enhancement("the_hands_blessing", 141, SITH, 1, 1, Enhances(UNIT, "character"), "condition"),
    # Events
    Event("force_choke", 59, SITH, 0, 1, "force alter", count=2),
    Event("dark_precognition", 34, SITH, 0, 1, "force sense"),
    Event("im_on_the_leader", 71, SITH, 1, 1),
    Event("force_stasis", 62, SITH, 1, 1, "force control alter"),
    Event("there_is_no_escape", 139, SITH, 4, 2),
    Event("force_lightning", 60, SITH, 3, 1, "force control alter"),
    Event("interrogation", 78, SITH, 2, 1),
    Event("a_disturbance_in_the_force", 1, SITH, 2, 3),
]  # fmt: skip
