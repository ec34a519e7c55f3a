"""What the pilot knows about Star Realms, as data. `tools/fit_policy.py` fits it and writes this file."""

from __future__ import annotations

from typing import Final

BY_PHASE: Final[dict[str, tuple[int, int, int]]] = {
    "trade": (25, 12, 6),  # a point of trade
    "combat": (10, 18, 17),  # a point of combat that can be used
    "authority": (13, 15, 19),  # a point of authority
    "draws": (29, 39, 38),  # a card drawn
    "scraps": (29, 20, 16),  # a card scrapped from the deck
    "discards": (22, 29, 20),  # a card that an opponent discards
    "row_kept": (127, 85, 66),  # a card that is too dear now is left in the trade row if it is worth less than this
    "standing_authority": (38, 48, 61),  # a seat's standing, in thousandths of a logit: each point of authority
    "standing_deck": (21, 21, 13),  # each point of an average hand
    "standing_bases": (1, 2, 2),  # each point of its bases in play
    "standing_turn": (212, 535, 770),  # it is its turn
}
"""Early, in the middle, late."""

SINGLE: Final[dict[str, int]] = {
    "turn_middle": 5,  # the last own turn that is early
    "turn_late": 12,  # the last own turn that is not late
    "authority_middle": 35,  # below this lowest authority it is no longer early
    "authority_late": 14,  # below this it is late
    "behind": 26,  # how much less authority than an opponent counts as behind
    "outpost_behind": 20,  # added to an outpost's worth then
    "trade_glut": -35,  # for each trade of a card times that of the deck, in sixteenths
    "scrap_glut": 1,  # for each card that a card and the deck scrap
    "second": 5,  # a second card bought in the same turn, in sixteenths
    "idle_combat": -2,  # combat that cannot be used
    "base_held": 11,  # a base in hand
    "defense_held": 7,  # each defense of a base in hand
    "hand_scrapped": 15,  # what a card scrapped from hand would have given, in sixteenths
    "kept_off_deck": 21,  # a ship worth less in hand goes to the discard pile, not on the deck
    "turn_stalled": 35,  # after this own turn any card is bought
}

BUY: Final[dict[str, tuple[int, int, int, int]]] = {
    "scout": (-100, -100, -100, 0),
    "viper": (-100, -100, -100, 0),
    "explorer": (31, 7, -60, 0),
    "imperial_fighter": (46, 77, 92, 6),
    "imperial_frigate": (92, 152, 72, 11),
    "survey_ship": (48, 31, 23, 6),
    "corvette": (92, 100, 51, 11),
    "battlecruiser": (144, 181, 93, 6),
    "dreadnaught": (193, 233, 179, -6),
    "space_station": (86, 82, 34, 5),
    "recycling_station": (112, 123, 71, 4),
    "war_world": (111, 147, 140, 11),
    "royal_redoubt": (131, 137, 133, 6),
    "fleet_hq": (113, 93, 108, 3),
    "blob_fighter": (72, 73, 34, 7),
    "trade_pod": (117, 17, -12, 2),
    "battle_pod": (81, 79, 82, 12),
    "ram": (101, 95, 66, 13),
    "blob_destroyer": (98, 121, 108, 9),
    "battle_blob": (171, 196, 217, 7),
    "blob_carrier": (104, 141, 104, 13),
    "mothership": (181, 200, 82, 11),
    "blob_wheel": (64, 25, -14, 2),
    "the_hive": (140, 127, 119, 8),
    "blob_world": (166, 171, 153, -6),
    "federation_shuttle": (31, -57, -46, 11),
    "cutter": (170, 99, 87, 23),
    "embassy_yacht": (65, 46, 1, 4),
    "freighter": (112, 16, 24, 0),
    "command_ship": (226, 293, 176, 5),
    "trade_escort": (120, 156, 145, 15),
    "flagship": (183, 180, 156, 5),
    "trading_post": (76, 39, 71, -1),
    "barter_world": (142, 101, 91, 3),
    "defense_center": (65, 105, 111, 12),
    "central_office": (188, 97, 25, 6),
    "port_of_call": (196, 118, 41, -5),
    "trade_bot": (125, -18, -26, 3),
    "missile_bot": (116, 43, 55, 5),
    "supply_bot": (149, -6, -40, 1),
    "patrol_mech": (89, 67, 102, 2),
    "stealth_needle": (32, 59, 45, 3),
    "battle_mech": (154, 110, 51, 11),
    "missile_mech": (126, 145, 130, 11),
    "battle_station": (6, 42, 20, 3),
    "mech_world": (74, 94, 129, -4),
    "brain_world": (240, 260, 147, -1),
    "machine_base": (186, 176, 74, 3),
    "junkyard": (72, 52, 40, -4),
}
"""Worth of a card in the deck early, in the middle and late, and for each ally there."""

SCRAP: Final[dict[str, tuple[int, int, int]]] = {
    "explorer": (-161, 51, 35),
    "imperial_frigate": (-169, -142, 43),
    "survey_ship": (-153, -92, 13),
    "battlecruiser": (-129, -136, 0),
    "dreadnaught": (-196, -161, -43),
    "space_station": (-150, -144, -108),
    "ram": (-151, -98, -52),
    "battle_blob": (-137, -124, -11),
    "blob_wheel": (-138, -125, -91),
    "trading_post": (-197, -102, -98),
    "barter_world": (-167, -188, -43),
    "port_of_call": (-141, -134, -44),
    "battle_station": (-184, -128, -103),
}
"""Added to what a scrap ability gives: usually a loss, for the card is gone."""

DROP: Final[dict[str, tuple[int, int, int]]] = {
    "scout": (49, 86, 70),
    "viper": (70, 33, 30),
    "explorer": (-39, -19, 0),
}
"""Worth of being rid of a card. Others are scrapped only if one must be."""

TARGET: Final[dict[str, int]] = {
    "space_station": 207,
    "recycling_station": 163,
    "war_world": 185,
    "royal_redoubt": 238,
    "fleet_hq": 256,
    "blob_wheel": 162,
    "the_hive": 169,
    "blob_world": 218,
    "trading_post": 118,
    "barter_world": 178,
    "defense_center": 247,
    "central_office": 185,
    "port_of_call": 218,
    "battle_station": 123,
    "mech_world": 231,
    "brain_world": 286,
    "machine_base": 285,
    "junkyard": 178,
}
"""Worth of destroying an opponent's base."""
