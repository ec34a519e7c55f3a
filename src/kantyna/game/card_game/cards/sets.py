"""The objective sets, the box as a whole, and the ready-made decks."""

from __future__ import annotations

from typing import Any, Final

from ....engine.voice import LANGUAGES, Message
from ..affiliations import IMPERIAL_NAVY, JEDI, REBEL_ALLIANCE, SCUM, SIDE_OF, SITH, SMUGGLERS
from ..decks.limits import TEAM
from .balance_dark import BALANCE_DARK_CARDS
from .balance_light import BALANCE_LIGHT_CARDS
from .card_types import AFFILIATION, PrintedCard, affiliation_name
from .imperial_navy import IMPERIAL_NAVY_CARDS
from .jedi import JEDI_CARDS
from .neutral_dark import NEUTRAL_DARK_CARDS
from .neutral_light import NEUTRAL_LIGHT_CARDS
from .rebel_alliance import REBEL_ALLIANCE_CARDS
from .scum_and_villainy import SCUM_CARDS
from .sith import SITH_CARDS
from .smugglers_and_spies import SMUGGLER_CARDS

CORE_CARDS: Final[list[PrintedCard]] = [
    *JEDI_CARDS, *REBEL_ALLIANCE_CARDS, *SMUGGLER_CARDS, *NEUTRAL_LIGHT_CARDS,
    *SITH_CARDS, *IMPERIAL_NAVY_CARDS, *SCUM_CARDS, *NEUTRAL_DARK_CARDS,
]  # fmt: skip
"""Every card of the core set, once."""
CARDS: Final[list[PrintedCard]] = [*CORE_CARDS, *BALANCE_LIGHT_CARDS, *BALANCE_DARK_CARDS]
"""Including the objective sets of the expansion."""
CARD: Final[dict[str, PrintedCard]] = {card.id: card for card in CARDS}
AFFILIATION_CARDS: Final[dict[str, PrintedCard]] = {
    card.affiliation: card for card in CARDS if card.kind == AFFILIATION
}


class ObjectiveSet:
    """Six cards that belong together: an objective and five others, in printed order (SWLCG-022, SWLCG-032)."""

    def __init__(self, number: int, cards: str, copies: int = 1) -> None:
        self.number = number
        self.cards: tuple[PrintedCard, ...] = tuple([CARD[id] for id in cards.split()])
        self.copies = copies
        """Copies in the box."""
        self.objective: PrintedCard = self.cards[0]
        self.command: tuple[PrintedCard, ...] = self.cards[1:]
        self.side: str = self.objective.side
        self.affiliation: str = self.objective.affiliation
        self.most: int = 1 if self.objective.limit_one else 2
        """Copies that a deck may hold (SWLCG-682, SWLCG-683)."""

    def name(self, lang: str = "en") -> str:
        """A set has the name of its objective (SWLCG-030)."""
        return self.objective.name(lang)

    def facts(self) -> dict[str, Any]:
        return {
            "id": self.number,
            "cards": [card.id for card in self.cards],
            "most": self.most,
            "side": self.side,
            "affiliation": self.affiliation,
            "only": self.objective.affiliation_only or None,
        }


CORE_SETS: Final = [
    ObjectiveSet(1, "a_heros_journey luke_skywalker twilek_loyalist jedi_lightsaber trust_your_feelings "
                 "dagobah_training_grounds"),
    ObjectiveSet(2, "in_you_must_go yoda believer_in_the_old_ways shii_cho_training dagobah_training_grounds "
                 "counter_stroke"),
    ObjectiveSet(3, "forgotten_heroes obi_wan_kenobi jedi_in_hiding jedi_mind_trick our_most_desperate_hour "
                 "heat_of_battle_light"),
    ObjectiveSet(4, "a_journey_to_dagobah red_five r2_d2 twilek_loyalist double_strike target_of_opportunity_light"),
    ObjectiveSet(5, "the_secret_of_yavin_4 c_3po guardian_of_peace guardian_of_peace lightsaber_deflection "
                 "twist_of_fate_light"),
    ObjectiveSet(6, "last_minute_rescue redemption corellian_engineer return_of_the_jedi emergency_repair "
                 "force_rejuvenation"),
    ObjectiveSet(7, "jedi_training jedi_in_hiding believer_in_the_old_ways ancient_monument jedi_mind_trick "
                 "it_binds_all_things"),
    ObjectiveSet(8, "the_defense_of_yavin_4 red_two y_wing astromech_droid_upgrade hidden_outpost rebel_assault"),
    ObjectiveSet(9, "mission_briefing mon_mothma battlefield_engineers a_wing heavy_blaster_emplacement "
                 "heat_of_battle_light"),
    ObjectiveSet(10, "fleeing_the_empire leia_organa fleet_officer stolen_plans youre_my_only_hope "
                 "twist_of_fate_light"),
    ObjectiveSet(11, "the_rebel_fleet home_one y_wing repair_droid hidden_outpost target_of_opportunity_light"),
    ObjectiveSet(12, "draw_their_fire admiral_ackbar x_wing_escort x_wing fleet_command_center heroic_sacrifice"),
    ObjectiveSet(13, "mobilize_the_squadrons x_wing rookie_pilot trench_run rebel_assault covering_fire"),
    ObjectiveSet(14, "decoy_at_dantooine wookiee_navigator rebel_trooper false_lead fall_back a_new_hope"),
    ObjectiveSet(15, "questionable_contacts han_solo twilek_smuggler cloud_city_casino swindled crossfire"),
    ObjectiveSet(16, "rumors_at_the_cantina rebel_sympathizer rebel_sympathizer common_ground rescue_mission "
                 "it_could_be_worse"),
    ObjectiveSet(17, "tribal_support ewok_scout ewok_scout log_trap yub_yub yub_yub"),
    ObjectiveSet(18, "hit_and_run secret_informant secret_informant heat_of_battle_light target_of_opportunity_light "
                 "twist_of_fate_light", 2),
    ObjectiveSet(19, "fall_of_the_jedi darth_vader dark_side_apprentice vaders_lightsaber force_choke "
                 "heat_of_battle_dark"),
    ObjectiveSet(20, "counsel_of_the_sith advisor_to_the_emperor kuati_security_team sith_library dark_precognition "
                 "twist_of_fate_dark"),
    ObjectiveSet(21, "black_squadron_assault vaders_tie_advanced tie_advanced black_squadron_pilot im_on_the_leader "
                 "target_of_opportunity_dark"),
    ObjectiveSet(22, "the_heart_of_the_empire coruscant_defense_fleet kuati_security_team sith_library force_stasis "
                 "there_is_no_escape"),
    ObjectiveSet(23, "the_emperors_web emperor_palpatine emperors_royal_guard sith_library force_lightning "
                 "force_choke"),
    ObjectiveSet(24, "cruel_interrogations interrogation_droid interrogation_droid isb_interrogators intimidated "
                 "interrogation"),
    ObjectiveSet(25, "shadows_of_dathomir nightsister nightsister rancor the_hands_blessing "
                 "a_disturbance_in_the_force"),
    ObjectiveSet(26, "imperial_command admiral_motti duty_officer heavy_stormtrooper_squad heavy_stormtrooper_squad "
                 "orbital_bombardment"),
    ObjectiveSet(27, "kuat_reinforcements backstabber tie_fighter tie_bomber tallon_roll death_from_above"),
    ObjectiveSet(28, "the_ultimate_power grand_moff_tarkin superlaser_engineer stormtrooper_elite control_room "
                 "superlaser_blast"),
    ObjectiveSet(29, "death_and_despayre devastator imperial_officer control_room defense_upgrade heat_of_battle_dark"),
    ObjectiveSet(30, "defense_protocol tie_attack_squadron tie_fighter tallon_roll death_from_above "
                 "twist_of_fate_dark"),
    ObjectiveSet(31, "the_endor_gambit at_st_commander at_st at_st aft_armor_plating target_of_opportunity_dark"),
    ObjectiveSet(32, "take_them_prisoner death_star_trooper death_star_trooper detained trooper_assault "
                 "tear_this_ship_apart"),
    ObjectiveSet(33, "the_bespin_exchange boba_fett outer_rim_hunter mandalorian_armor blaster_pistol "
                 "bounty_collection"),
    ObjectiveSet(34, "looking_for_droids viper_probe_droid viper_probe_droid dark_alliance dark_alliance its_worse"),
    ObjectiveSet(35, "corporate_exploitation espo_trooper espo_trooper espo_trooper espo_trooper espo_trooper"),
    ObjectiveSet(36, "reconnaissance_mission human_replica_droid human_replica_droid heat_of_battle_dark "
                 "target_of_opportunity_dark twist_of_fate_dark", 2),
]  # fmt: skip
BALANCE_SETS: Final = [
    ObjectiveSet(91, "watchers_in_the_wasteland obi_wan_kenobi_91 shistavanen_wolfman shistavanen_wolfman "
                 "force_cleansing supporting_fire_light"),
    ObjectiveSet(92, "blue_squadron_support blue_leader b_wing b_wing rapid_fire supporting_fire_light"),
    ObjectiveSet(93, "rendars_wrath dash_rendar arcona_rumor_monger arcona_rumor_monger smuggling_shipment "
                 "supporting_fire_light"),
    ObjectiveSet(94, "the_emperors_hand mara_jade agent_of_the_hand agent_of_the_hand join_me supporting_fire_dark"),
    ObjectiveSet(95, "repair_and_refurbish thunderflare logistics_officer logistics_officer weapons_upgrade "
                 "supporting_fire_dark"),
    ObjectiveSet(96, "mercenary_support punishing_one trandoshan_security_team trandoshan_security_team "
                 "a_price_on_their_heads supporting_fire_dark"),
]  # fmt: skip
"""One for each affiliation, legal in every format (BOTF-004, BOTF-005)."""
OBJECTIVE_SETS: Final = [*CORE_SETS, *BALANCE_SETS]
SETS: Final[dict[int, ObjectiveSet]] = {each.number: each for each in OBJECTIVE_SETS}


class ReadyDeck:
    """A ready-made deck. `ours`: it is not from the box. `team`: it keeps the shared limits of team decks (BOTF-175),
    all three of a side together."""

    def __init__(self, affiliation: str, sets: list[int], ours: bool = False, team: bool = False) -> None:
        self.id = affiliation + TEAM if team else affiliation
        self.affiliation = affiliation
        self.sets = sets
        self.ours = ours
        self.team = team
        self.side: str = SIDE_OF[affiliation]

    def name(self, lang: str) -> str:
        name = affiliation_name(self.affiliation)
        return Message("ready-deck-team", affiliation=name).text(lang) if self.team else name.text(lang)

    def facts(self, formats: list[str]) -> dict[str, Any]:
        return {
            "id": self.id,
            "name": {lang: self.name(lang) for lang in LANGUAGES},
            "side": self.side,
            "affiliation": self.affiliation,
            "sets": list(self.sets),
            "formats": formats,
            "ours": self.ours,
        }


READY_DECKS: Final[dict[str, ReadyDeck]] = {
    deck.id: deck
    for deck in [
        ReadyDeck(JEDI, [1, 2, 3, 4, 5, 6, 7, 18]),
        ReadyDeck(REBEL_ALLIANCE, [8, 9, 10, 11, 12, 13, 14, 18]),
        ReadyDeck(SMUGGLERS, [8, 9, 11, 12, 15, 15, 16, 16, 17, 18], ours=True),
        ReadyDeck(SITH, [19, 20, 21, 22, 23, 24, 25, 36]),
        ReadyDeck(IMPERIAL_NAVY, [26, 27, 28, 29, 30, 31, 32, 36]),
        ReadyDeck(SCUM, [20, 21, 26, 27, 33, 33, 34, 34, 35, 36], ours=True),
        ReadyDeck(JEDI, [1, 1, 2, 2, 3, 3, 4, 5, 7, 91], ours=True, team=True),
        ReadyDeck(REBEL_ALLIANCE, [8, 8, 9, 10, 10, 11, 12, 12, 13, 92], ours=True, team=True),
        ReadyDeck(SMUGGLERS, [9, 11, 14, 15, 15, 16, 16, 17, 18, 93], ours=True, team=True),
        ReadyDeck(SITH, [19, 19, 20, 20, 21, 23, 23, 25, 25, 94], ours=True, team=True),
        ReadyDeck(IMPERIAL_NAVY, [26, 26, 27, 27, 28, 29, 30, 31, 32, 95], ours=True, team=True),
        ReadyDeck(SCUM, [24, 24, 32, 33, 33, 34, 34, 35, 36, 96], ours=True, team=True),
    ]
}
"""SWLCG-066 to SWLCG-069. Ours use sets with many neutral cards where their own affiliation has few. Team decks leave
out the objective with which the whole team would lose (BOTF-296)."""


def deck_parts() -> list[dict[str, Any]]:
    """Every set, for deck builders."""
    return [each.facts() for each in OBJECTIVE_SETS]


def objectives_of(deck: dict[str, Any]) -> list[PrintedCard]:
    """The objective deck of a deck in canonical form, with copies (SWLCG-085)."""
    return [SETS[number].objective for number in deck["sets"]]


def command_cards_of(deck: dict[str, Any]) -> list[PrintedCard]:
    """The command deck, with copies (SWLCG-086)."""
    return [card for number in deck["sets"] for card in SETS[number].command]


def pool(side: str, players: int = 1) -> list[PrintedCard]:
    """Every copy that the decks of a side could hold, with affiliation cards: each set as often as allowed."""
    if not players:
        return []
    each_affiliation = [card for affiliation, card in AFFILIATION_CARDS.items() if SIDE_OF[affiliation] == side]
    cards = [card for card in each_affiliation for _ in range(players)]
    for each in OBJECTIVE_SETS:
        if each.side == side:
            cards += [card for card in each.cards for _ in range(each.most)]
    return cards
