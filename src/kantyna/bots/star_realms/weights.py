"""What the pilot knows about Star Realms, as data. `tools/fit_policy.py` fits it by self-play and writes this file."""

from __future__ import annotations

from typing import Final

BY_PHASE: Final[dict[str, tuple[int, int, int]]] = {
    "trade": (22, 14, 6),  # a point of trade
    "combat": (14, 18, 20),  # a point of combat that can be used
    "authority": (6, 8, 10),  # a point of authority
    "draws": (36, 36, 36),  # a card drawn
    "scraps": (26, 20, 10),  # a card scrapped from the deck
    "discards": (24, 24, 24),  # a card that an opponent discards
    "row_kept": (120, 120, 120),  # a card that I cannot buy is left in the trade row below this worth
}
"""What gains are worth early, in the middle and late."""

SINGLE: Final[dict[str, int]] = {
    "turn_middle": 5,  # the last own turn that is early
    "turn_late": 10,  # the last own turn that is not late
    "authority_middle": 30,  # below this lowest authority it is no longer early
    "authority_late": 18,  # below this it is late
    "behind": 12,  # so much less authority than an opponent is behind
    "outpost_behind": 20,  # added to an outpost's worth then
    "trade_glut": 0,  # for each trade of a card and of the deck, in sixteenths
    "scrap_glut": 0,  # for each scrap of a card and of the deck
    "second": 12,  # a second card bought in the same turn, in sixteenths
    "idle_combat": 0,  # a point of combat that cannot be used
    "base_held": 10,  # a base in hand
    "defense_held": 6,  # each defense of a base in hand
    "hand_scrapped": 8,  # what a card scrapped from hand would have given, in sixteenths
    "kept_off_deck": 20,  # a ship worth less in hand goes to the discard pile, not on the deck
}

BUY: Final[dict[str, tuple[int, int, int, int]]] = {
    "scout": (-100, -100, -100, 0),
    "viper": (-100, -100, -100, 0),
    "explorer": (42, 20, -2, 0),
    "imperial_fighter": (60, 72, 58, 8),
    "imperial_frigate": (102, 124, 104, 8),
    "survey_ship": (62, 50, 28, 0),
    "corvette": (52, 60, 48, 8),
    "battlecruiser": (136, 160, 134, 6),
    "dreadnaught": (162, 200, 172, 0),
    "space_station": (110, 118, 90, 8),
    "recycling_station": (84, 84, 64, 0),
    "war_world": (122, 148, 126, 14),
    "royal_redoubt": (128, 150, 126, 6),
    "fleet_hq": (148, 148, 114, 0),
    "blob_fighter": (44, 58, 48, 8),
    "trade_pod": (70, 36, 4, 8),
    "battle_pod": (62, 84, 72, 8),
    "ram": (90, 110, 90, 8),
    "blob_destroyer": (92, 122, 106, 6),
    "battle_blob": (142, 184, 160, 8),
    "blob_carrier": (120, 154, 134, 14),
    "mothership": (140, 168, 142, 8),
    "blob_wheel": (60, 60, 42, 0),
    "the_hive": (104, 126, 106, 8),
    "blob_world": (188, 206, 174, 0),
    "federation_shuttle": (46, 22, -2, 8),
    "cutter": (94, 76, 44, 14),
    "embassy_yacht": (94, 70, 38, 0),
    "freighter": (92, 44, 2, 4),
    "command_ship": (210, 234, 192, 6),
    "trade_escort": (104, 124, 102, 8),
    "flagship": (126, 150, 126, 8),
    "trading_post": (90, 76, 54, 0),
    "barter_world": (118, 86, 58, 0),
    "defense_center": (106, 124, 102, 8),
    "central_office": (144, 108, 60, 8),
    "port_of_call": (180, 126, 62, 0),
    "trade_bot": (48, 38, 20, 8),
    "missile_bot": (56, 68, 54, 8),
    "supply_bot": (74, 52, 24, 8),
    "patrol_mech": (80, 104, 90, 6),
    "stealth_needle": (66, 66, 50, 0),
    "battle_mech": (92, 112, 92, 8),
    "missile_mech": (130, 160, 136, 8),
    "battle_station": (54, 58, 46, 0),
    "mech_world": (134, 134, 104, 0),
    "brain_world": (188, 188, 148, 0),
    "machine_base": (160, 160, 124, 0),
    "junkyard": (84, 84, 64, 0),
}
"""Worth of a card in the deck: early, in the middle, late; and what each own card of its faction adds."""

SCRAP: Final[dict[str, tuple[int, int, int]]] = {
    "explorer": (-120, -40, 40),
    "imperial_frigate": (-160, -120, -40),
    "survey_ship": (-160, -120, -40),
    "battlecruiser": (-160, -120, -40),
    "dreadnaught": (-160, -120, -40),
    "space_station": (-160, -120, -40),
    "ram": (-160, -120, -40),
    "battle_blob": (-160, -120, -40),
    "blob_wheel": (-160, -120, -40),
    "trading_post": (-160, -120, -40),
    "barter_world": (-160, -120, -40),
    "port_of_call": (-160, -120, -40),
    "battle_station": (-160, -120, -40),
}
"""Added to what a scrap ability gives: usually a loss, for the card is gone."""

DROP: Final[dict[str, tuple[int, int, int]]] = {
    "scout": (40, 50, 50),
    "viper": (50, 50, 30),
    "explorer": (-40, -10, 20),
}
"""Worth of being rid of a card. Other cards are only scrapped if one must be."""

TARGET: Final[dict[str, int]] = {
    "space_station": 156,
    "recycling_station": 156,
    "war_world": 166,
    "royal_redoubt": 234,
    "fleet_hq": 250,
    "blob_wheel": 136,
    "the_hive": 156,
    "blob_world": 228,
    "trading_post": 146,
    "barter_world": 124,
    "defense_center": 196,
    "central_office": 198,
    "port_of_call": 234,
    "battle_station": 174,
    "mech_world": 224,
    "brain_world": 254,
    "machine_base": 244,
    "junkyard": 206,
}
"""Worth of destroying an opponent's base."""
