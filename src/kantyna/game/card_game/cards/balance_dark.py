"""Balance of the Force, the three objective sets of the dark side: 13 cards."""

from __future__ import annotations

from ....engine.abilities.pending import Then
from ....engine.abilities.triggers import ACTION, REACTION
from ..abilities.ability import ACT, Ability, Fated, When
from ..abilities.ability_costs import FocusThis
from ..abilities.conditions import InYourPhase
from ..abilities.constants import For, WithPartner, icons
from ..abilities.players import YOU, YOUR_SIDE
from ..abilities.selectors import (
    BOUNTY_HUNTER,
    CHARACTER,
    CHOSEN,
    DAMAGED,
    ENEMY,
    FIRST_TARGET,
    FRIENDLY,
    HOST,
    MERCENARY,
    OBJECTIVES,
    OWN,
    SECOND_TARGET,
    TARGETED,
    THIS,
    UNIQUE,
    UNITS,
)
from ..abilities.targets import Choose, TargetCards, TargetEach
from ..affiliations import IMPERIAL_NAVY, NEUTRAL_DARK, SCUM, SITH
from ..effects.capture import Capture, MoveCaptive
from ..effects.friendly_players import EachFriendly, HealOne, MayGiveControl, TargetOnePerPlayer
from ..effects.hand_to_play import PutForFriend
from ..effects.in_play import DrawCards, Heal, MoveDamage, Ready
from ..engagement.edge_battle import SupportStack
from ..engagement.places import TakeControl
from ..formats.reserve_conditions import PerReserve
from ..turn.movement import FOR_PARTNER, ON_PARTNERS
from .card_types import FRIENDLYS, UNIT, Enhancement, Enhances, Event, Fate, Objective, PrintedCard, Unit

BALANCE_DARK_CARDS: list[PrintedCard] = [
    # Objectives
    Objective("the_emperors_hand", 429, SITH, 1, 5, "coruscant", limit_one=True, constants=[PerReserve(1)]),
    Objective("repair_and_refurbish", 434, IMPERIAL_NAVY, 1, 5, "", limit_one=True,
              triggers=[Ability(REACTION, When("turn-begins", YOUR_SIDE), EachFriendly(
                  Choose(YOU, OBJECTIVES & OWN & DAMAGED, Heal(1, CHOSEN), least=0)))]),
    Objective("mercenary_support", 438, SCUM, 1, 5, "", limit_one=True,
              triggers=[Ability(ACTION, ACT, PutForFriend(UNITS & (BOUNTY_HUNTER | MERCENARY)), price=FocusThis(),
                                secret=True)]),
    # Units
    Unit("mara_jade", 430, SITH, 4, 3, "UD BD T", 3, "character force_user", "targeted-strike", unique=True,
         triggers=[Ability(REACTION, When("turn-ends", YOUR_SIDE), Then(Ready(1, THIS), MayGiveControl()))]),
    Unit("agent_of_the_hand", 431, NEUTRAL_DARK, 3, 2, "UD (BD)", 2, "character", count=2,
         triggers=[Ability(REACTION, When("controlled", YOU, UNITS), Ready(1, THIS)),
                   Ability(REACTION, When("borrowed", YOU), Ready(1, THIS))]),
    Unit("thunderflare", 435, IMPERIAL_NAVY, 5, 2, "UD BD (UD) (UD)", 4, "vehicle capital_ship death_squadron", "elite",
         unique=True,
         triggers=[Ability(REACTION, When("focus-to-strike", of=THIS), MoveDamage(1, FIRST_TARGET, SECOND_TARGET),
                           target=TargetEach(OBJECTIVES & FRIENDLY & DAMAGED, OBJECTIVES & ENEMY))]),
    Unit("logistics_officer", 436, NEUTRAL_DARK, 1, 1, "", 1, "character", resources=1, count=2,
         constants=[WithPartner(FOR_PARTNER, HealOne(1, OBJECTIVES & FRIENDLY & DAMAGED))]),
    Unit("punishing_one", 439, SCUM, 2, 2, "UD BD", 2, "vehicle transport", unique=True,
         triggers=[Ability(REACTION, When("deployment-begins", YOU), MoveCaptive())]),
    Unit("trandoshan_security_team", 440, NEUTRAL_DARK, 3, 1, "UD (UD)", 3, "character mercenary", count=2,
         constants=[For("strikes-from-outside", 1, THIS)]),
    # Enhancements
    Enhancement("weapons_upgrade", 437, IMPERIAL_NAVY, 1, 2, Enhances(UNIT, "vehicle", FRIENDLYS), "upgrade",
                constants=[WithPartner(ON_PARTNERS, DrawCards(1)), *icons("BD", HOST)]),
    # Events
    Event("join_me", 432, SITH, 2, 1, triggers=[
        Ability(ACTION, ACT, TakeControl(TARGETED), needs=InYourPhase("deployment"),
                target=TargetCards(UNITS & CHARACTER & ~UNIQUE), from_hand=True)]),
    Event("a_price_on_their_heads", 441, SCUM, 6, 4, "bounty", triggers=[
        Ability(ACTION, ACT, Capture(FIRST_TARGET), Capture(SECOND_TARGET),
                target=TargetOnePerPlayer(UNITS & ENEMY, 2), from_hand=True)]),
    # Fate cards
    Fate("supporting_fire_dark", 433, NEUTRAL_DARK, 6, 1, "supporting_fire", count=3,
         triggers=[Fated(SupportStack())]),
]  # fmt: skip
