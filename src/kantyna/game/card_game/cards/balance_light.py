"""Balance of the Force, the three objective sets of the light side: 13 cards."""

from __future__ import annotations

from ....engine.abilities.triggers import ACTION, REACTION
from ....engine.effects.constants import SET
from ..abilities.ability import ACT, Ability, Fated, When, WhenAlone, WhenMore
from ..abilities.ability_costs import FocusThis, Spend
from ..abilities.conditions import ATTACKS_ALONE, IN_ENGAGEMENT, YOUR_TURN, ThisTakesPart
from ..abilities.constants import For
from ..abilities.players import OPPONENT, YOUR_SIDE
from ..abilities.selectors import (
    CONCERNED,
    EACH_TARGET,
    ENEMY,
    FRIENDLY,
    GENERATING,
    HOST,
    OBJECTIVES,
    TARGETED,
    THIS,
    UNDER_ATTACK,
    UNITS,
)
from ..abilities.targets import TargetCards
from ..affiliations import JEDI, NEUTRAL_LIGHT, REBEL_ALLIANCE, SMUGGLERS
from ..effects.discard_piles import MayTakeTop
from ..effects.friendly_players import EachFriendly, TargetOnePerPlayer
from ..effects.hand_to_play import PutThis
from ..effects.in_play import Deal, DrawCards, GainIcons, Heal, Ready
from ..effects.top_cards import KeepOneOfTop
from ..engagement.edge_battle import SupportStack
from ..formats.reserve_conditions import PerReserve
from .card_types import FRIENDLYS, UNIT, Enhancement, Enhances, Event, Fate, Objective, PrintedCard, Unit

BALANCE_LIGHT_CARDS: list[PrintedCard] = [
    # Objectives
    Objective("watchers_in_the_wasteland", 416, JEDI, 1, 5, "tatooine", limit_one=True, constants=[PerReserve(1)]),
    Objective("blue_squadron_support", 421, REBEL_ALLIANCE, 1, 5, "", limit_one=True,
              triggers=[Ability(ACTION, ACT, EachFriendly(KeepOneOfTop(2, True)), price=FocusThis())]),
    Objective("rendars_wrath", 425, SMUGGLERS, 1, 5, "ord_mantell", limit_one=True,
              triggers=[Ability(REACTION, WhenAlone("defenders", OPPONENT, UNITS), Deal(1, CONCERNED))]),
    # Units
    Unit("obi_wan_kenobi_91", 417, JEDI, 5, 4, "UD T (BD) (T)", 3, "character force_user", "elite", unique=True,
         title="obi_wan_kenobi",
         triggers=[Ability(REACTION, When("struggle-won", YOUR_SIDE), EachFriendly(MayTakeTop()))]),
    Unit("shistavanen_wolfman", 418, NEUTRAL_LIGHT, 3, 2, "UD BD", 2, "character", "edge:1", count=2,
         triggers=[Ability(REACTION, WhenMore("struggle-won", 3, YOUR_SIDE), PutThis(False, "discard"),
                           zones=("discard",))]),
    Unit("blue_leader", 422, REBEL_ALLIANCE, 3, 2, "BD BD (UD)", 2, "vehicle fighter", unique=True,
         triggers=[Ability(REACTION, When("focus-to-strike", of=THIS), Deal(1, TARGETED),
                           needs=ThisTakesPart("attacking"), target=TargetCards(OBJECTIVES & ~UNDER_ATTACK))]),
    Unit("b_wing", 423, NEUTRAL_LIGHT, 2, 1, "UD (BD) (BD)", 2, "vehicle fighter", count=2,
         triggers=[Ability(REACTION, When("focus-to-strike", of=THIS), EachFriendly(DrawCards(1), others=True))]),
    Unit("dash_rendar", 426, SMUGGLERS, 4, 2, "BD BD", 3, "character smuggler mercenary", "elite", unique=True,
         triggers=[Ability(ACTION, ACT, GainIcons("UD", THIS, "engagement-end"), needs=IN_ENGAGEMENT, price=Spend(1),
                           shared=True)]),
    Unit("arcona_rumor_monger", 427, SMUGGLERS, 1, 1, "(UD)", 1, "character", count=2,
         constants=[For("least-defenders", 2, THIS, ATTACKS_ALONE, layer=SET)]),
    # Enhancements
    Enhancement("force_cleansing", 419, JEDI, 1, 1, Enhances(UNIT, "character", FRIENDLYS), "force control",
                triggers=[Ability(REACTION, WhenMore("dial", 1), Ready(1, HOST), Heal(1, HOST))]),
    # Events
    Event("rapid_fire", 424, REBEL_ALLIANCE, 1, 3, triggers=[
        Ability(ACTION, ACT, Deal(1, EACH_TARGET), needs=YOUR_TURN, target=TargetOnePerPlayer(UNITS & ENEMY, 2),
                from_hand=True)]),
    Event("smuggling_shipment", 428, SMUGGLERS, 0, 2, triggers=[
        Ability(ACTION, ACT, Ready(1, EACH_TARGET), target=TargetOnePerPlayer(GENERATING & FRIENDLY, 2),
                from_hand=True)]),
    # Fate cards
    Fate("supporting_fire_light", 420, NEUTRAL_LIGHT, 7, 1, "supporting_fire", count=3,
         triggers=[Fated(SupportStack())]),
]  # fmt: skip
