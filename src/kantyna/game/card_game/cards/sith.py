"""The Sith: 28 cards."""

from __future__ import annotations

from typing import Final

from ....engine.abilities.triggers import ACTION, REACTION
from ..abilities.ability import ACT, ONCE_A_TURN, ONE_A_TURN, Ability, When
from ..abilities.ability_costs import DiscardOwn, FocusThis
from ..abilities.conditions import InPhase
from ..abilities.constants import Discount, For, cannot, icons, keyword
from ..abilities.players import OPPONENT, YOU
from ..abilities.selectors import (
    CHARACTER,
    CHOSEN,
    CREATURE,
    ENEMY,
    EVENTS,
    EXHAUSTED,
    FIGHTER,
    HOST,
    IN_THE_FORCE,
    OBJECTIVES,
    OWN,
    TARGETED,
    THIS,
    UNITS,
    Of,
    Titled,
    Trait,
)
from ..abilities.targets import Choose, TargetCards
from ..affiliations import SITH
from ..effects.capture import CaptureAtRandom
from ..effects.discard_piles import TakeFromPile
from ..effects.hidden_zones import DiscardAtRandom, DiscardTheirs, DiscardTop, GainPrintedIcons, LookAtHand, UnderDeck
from ..effects.in_play import EVERY, Deal, Destroy, DrawCards, Exhaust, Forbid, Ready, UnderDecks
from .card_types import ENEMYS, EVENT, UNIT, Affiliation, Enhancement, Enhances, Event, Objective, PrintedCard, Unit

SITH_EVENTS: Final = EVENTS & Of(SITH)

SITH_CARDS: list[PrintedCard] = [
    # Affiliation card
    Affiliation(SITH, 0),
    # Objectives
    Objective("fall_of_the_jedi", 99, SITH, 1, 5, "executor",
              triggers=[Ability(REACTION, When("draw-begins", YOU), UnderDeck())]),
    Objective("counsel_of_the_sith", 27, SITH, 1, 5, "executor",
              triggers=[Ability(REACTION, When("turn-begins", OPPONENT), DrawCards(1))]),
    Objective("black_squadron_assault", 16, SITH, 1, 5, "death_star", triggers=[
        Ability(ACTION, ACT, Choose(YOU, EXHAUSTED & UNITS & Trait("black_squadron") & OWN, Ready(1, CHOSEN)),
                price=FocusThis())]),
    Objective("the_heart_of_the_empire", 142, SITH, 3, 10, "coruscant", own_only=True,
              constants=[For("at-stake", 1, THIS)]),
    Objective("the_emperors_web", 105, SITH, 1, 4, "death_star", constants=[Discount(1, EVENT, SITH)]),
    Objective("cruel_interrogations", 30, SITH, 1, 5, "cloud_city",
              triggers=[Ability(REACTION, When("entered", of=THIS), CaptureAtRandom())]),
    Objective("shadows_of_dathomir", 45, SITH, 2, 5, "dathomir"),
    # Units
    Unit("darth_vader", 35, SITH, 5, 4, "UD UD BD (BD)", 4, "character force_user", "elite", unique=True,
         triggers=[Ability(REACTION, When("played", YOU, SITH_EVENTS), Deal(1, TARGETED), target=TargetCards(UNITS),
                           limit=ONCE_A_TURN)]),
    Unit("dark_side_apprentice", 33, SITH, 2, 1, "UD (BD)", 2, "character force_sensitive"),
    Unit("advisor_to_the_emperor", 9, SITH, 2, 2, "(T)", 1, "character", resources=1),
    Unit("vaders_tie_advanced", 160, SITH, 3, 3, "UD BD", 3, "vehicle fighter black_squadron", unique=True,
         triggers=[Ability(REACTION, When("focus-to-strike", of=THIS), DiscardTop(),
                           GainPrintedIcons(CHOSEN, THIS, "strike-end"))]),
    Unit("coruscant_defense_fleet", 26, SITH, 5, 2, "(UD) (UD) (UD) (UD) (UD)", 5, "vehicle capital_ship fleet",
         "shielding protect:coruscant", constants=[cannot("attack", THIS)]),
    Unit("emperor_palpatine", 51, SITH, 6, 5, "T T BD (T) (BD)", 3, "character force_user", "elite", unique=True,
         triggers=[Ability(REACTION, When("destroy", of=OBJECTIVES), TakeFromPile(SITH_EVENTS), each=True)]),
    Unit("emperors_royal_guard", 52, SITH, 2, 2, "UD (UD)", 3, "character imperial_guard", "protect:character"),
    Unit("interrogation_droid", 79, SITH, 3, 2, "T", 2, "droid", count=2,
         triggers=[Ability(REACTION, When("entered", of=THIS), DiscardAtRandom(1))]),
    Unit("nightsister", 100, SITH, 3, 2, "UD BD", 1, "character force_sensitive", count=2,
         triggers=[Ability(REACTION, When("commit", YOU, THIS), Deal(1, TARGETED), target=TargetCards(OBJECTIVES))]),
    # Enhancements
    Enhancement("vaders_lightsaber", 159, SITH, 1, 2, Enhances(UNIT, "force_user force_sensitive"), "weapon",
                unique=True, constants=[*icons("UD", HOST), keyword("targeted-strike", HOST & Titled("darth_vader"))]),
    Enhancement("intimidated", 137, SITH, 0, 1, Enhances(UNIT, "character", ENEMYS), "condition", triggers=[
        Ability(REACTION, When("focus-to-strike", of=HOST), Exhaust(1, HOST), forced=True)]),
    Enhancement("the_hands_blessing", 141, SITH, 1, 1, Enhances(UNIT, "character"), "condition", triggers=[
        Ability(REACTION, When("refreshed", YOU), Ready(EVERY, HOST))]),
    # Events
    Event("force_choke", 59, SITH, 0, 1, "force alter", count=2, triggers=[
        Ability(ACTION, ACT, Deal(1, TARGETED), target=TargetCards(UNITS & (CHARACTER | CREATURE)), limit=ONE_A_TURN,
                from_hand=True)]),
    Event("dark_precognition", 34, SITH, 0, 1, "force sense", triggers=[
        Ability(ACTION, ACT, DrawCards(2), DiscardOwn(1, 1), from_hand=True)]),
    Event("im_on_the_leader", 71, SITH, 1, 1, triggers=[
        Ability(ACTION, ACT, Exhaust(1, TARGETED), target=TargetCards(ENEMY & UNITS & FIGHTER), from_hand=True)]),
    Event("force_stasis", 62, SITH, 1, 1, "force control alter", triggers=[
        Ability(ACTION, ACT, Forbid("attack defend", TARGETED, "phase-end"),
                target=TargetCards(ENEMY & UNITS & (CHARACTER | CREATURE)), from_hand=True)]),
    Event("there_is_no_escape", 139, SITH, 4, 2, triggers=[
        Ability(ACTION, ACT, UnderDecks(UNITS), needs=InPhase("force"), from_hand=True)]),
    Event("force_lightning", 60, SITH, 3, 1, "force control alter", triggers=[
        Ability(ACTION, ACT, Destroy(TARGETED), target=TargetCards(UNITS & EXHAUSTED), from_hand=True)]),
    Event("interrogation", 78, SITH, 2, 1, triggers=[
        Ability(ACTION, ACT, LookAtHand(), DiscardTheirs(1), from_hand=True)]),
    Event("a_disturbance_in_the_force", 1, SITH, 2, 3, triggers=[
        Ability(ACTION, ACT, Exhaust(1, ENEMY & IN_THE_FORCE & UNITS), from_hand=True)]),
]  # fmt: skip
