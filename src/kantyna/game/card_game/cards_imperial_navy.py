"""The Imperial Navy: 29 cards."""

from __future__ import annotations

from ...engine.abilities import ACTION, INTERRUPT, REACTION
from ...engine.constants import SET
from .abilities import ACT, YOU, Ability, When
from .affiliations import IMPERIAL_NAVY
from .cards import OBJECTIVE, YOUR_PLAY_AREA, Affiliation, Card, Enhancement, Enhances, Event, Objective, Unit
from .cheaper import CheaperByDiscards
from .conditions import IN_ENGAGEMENT
from .playing import PlayIntoEngagement
from .prices import ANY_NUMBER
from .steady import For
from .verbs import Deal
from .which import ENGAGED_OBJECTIVE, THIS, UNITS, VEHICLE

IMPERIAL_NAVY_CARDS: list[Card] = [
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
    Objective("defense_protocol", 40, IMPERIAL_NAVY, 1, 5, "death_star"),
    Objective("the_endor_gambit", 140, IMPERIAL_NAVY, 1, 5, "endor"),
    Objective("take_them_prisoner", 131, IMPERIAL_NAVY, 1, 6, "death_star"),
    # Units
    Unit("admiral_motti", 8, IMPERIAL_NAVY, 3, 3, "(BD)", 2, "character officer", unique=True, resources=2),
    Unit("duty_officer", 48, IMPERIAL_NAVY, 1, 1, "", 1, "character officer", resources=1),
    Unit("backstabber", 13, IMPERIAL_NAVY, 3, 1, "UD (UD) (BD)", 2, "vehicle fighter black_squadron", unique=True,
         triggers=[Ability(ACTION, ACT, PlayIntoEngagement(), zones=("hand",), needs=IN_ENGAGEMENT),
                   Ability(REACTION, When("entered", of=THIS), Deal(1, ENGAGED_OBJECTIVE), needs=IN_ENGAGEMENT)]),
    Unit("grand_moff_tarkin", 63, IMPERIAL_NAVY, 3, 3, "T", 2, "character officer", "elite", unique=True, resources=1),
    Unit("superlaser_engineer", 129, IMPERIAL_NAVY, 2, 1, "", 1, "character engineer", "shielding"),
    Unit("stormtrooper_elite", 125, IMPERIAL_NAVY, 3, 2, "UD UD UD", 2, "character trooper"),
    Unit("devastator", 44, IMPERIAL_NAVY, 6, 3, "UD UD BD BD (BD) (BD)", 5, "vehicle capital_ship", "elite",
         unique=True),
    Unit("imperial_officer", 74, IMPERIAL_NAVY, 2, 1, "UD", 1, "character officer"),
    Unit("tie_attack_squadron", 147, IMPERIAL_NAVY, 3, 2, "UD BD (BD)", 2, "vehicle fighter squadron"),
    Unit("at_st_commander", 12, IMPERIAL_NAVY, 2, 1, "(T)", 1, "character officer"),
    Unit("at_st", 11, IMPERIAL_NAVY, 3, 2, "UD BD (UD)", 3, "vehicle walker", count=2),
    Unit("death_star_trooper", 38, IMPERIAL_NAVY, 1, 1, "UD", 1, "character trooper", count=2),
    # Enhancements
    Enhancement("orbital_bombardment", 103, IMPERIAL_NAVY, 4, 2, YOUR_PLAY_AREA, "operation"),
    Enhancement("control_room", 24, IMPERIAL_NAVY, 2, 0, YOUR_PLAY_AREA, "location", "limited", resources=2, count=2),
    Enhancement("defense_upgrade", 41, IMPERIAL_NAVY, 1, 1, Enhances(OBJECTIVE), "fortification"),
    # Events
    Event("tallon_roll", 132, IMPERIAL_NAVY, 0, 1, "maneuver", count=2),
    Event("death_from_above", 37, IMPERIAL_NAVY, 1, 1, count=2),
    Event("superlaser_blast", 128, IMPERIAL_NAVY, 4, 2),
    Event("detained", 42, IMPERIAL_NAVY, 2, 3),
    Event("trooper_assault", 152, IMPERIAL_NAVY, 2, 2),
    Event("tear_this_ship_apart", 134, IMPERIAL_NAVY, 1, 2),
]  # fmt: skip
