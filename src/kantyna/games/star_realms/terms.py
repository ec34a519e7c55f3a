"""The words of the rulebook as places on the table: zones, pools and marks, and who is meant by them."""

from __future__ import annotations

from typing import Final

from ...engine.zones import EVERYBODY, HOLDER, NOBODY, Number, Zone

BLOB: Final = 1
TRADE_FEDERATION: Final = 2
STAR_EMPIRE: Final = 4
MACHINE_CULT: Final = 8
UNALIGNED: Final = 0
ALL_FACTIONS: Final = 15

FACTION_NAMES: Final = {
    UNALIGNED: "unaligned",
    BLOB: "blob",
    TRADE_FEDERATION: "trade_federation",
    STAR_EMPIRE: "star_empire",
    MACHINE_CULT: "machine_cult",
}

# Zones. SR-142 says who sees what.
TRADE_DECK: Final = 0
TRADE_ROW: Final = 1
EXPLORERS: Final = 2
SCRAP_HEAP: Final = 3
COMMON_ZONES: Final = (
    Zone("trade_deck", NOBODY, deck=True),
    Zone("trade_row", EVERYBODY),
    Zone("explorers", EVERYBODY),
    Zone("scrap_heap", EVERYBODY),
)

HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
SEAT_ZONES: Final = (
    Zone("hand", HOLDER),
    Zone("deck", NOBODY, deck=True),
    Zone("discard", EVERYBODY),
    Zone("play", EVERYBODY, active=True),
)

ROW_SIZE: Final = 5
HAND_SIZE: Final = 5

# Numbers of the table, of a seat, of a card.
TURN: Final = 0
ACTIVE: Final = 1
NUMBERS: Final = (Number("turn", 1, 1), Number("active", 0, 0, 5))

AUTHORITY: Final = 0
TRADE: Final = 1
COMBAT: Final = 2
ON_TOP: Final = 3
OWED: Final = 4
SEAT_NUMBERS: Final = (
    Number("authority", 50, -1_000_000),
    Number("trade"),
    Number("combat"),
    Number("ships_on_top"),
    Number("discards_owed"),
)

USED: Final = 0
COPIES: Final = 1
PLAYED: Final = 2
MARKS: Final = (
    Number("used", 0, 0, 7),
    Number("copies", 0, 0, 10_000),
    Number("played", 0, 0, 127),
)
"""`used`: bits of the abilities used this turn. `copies`: what a Stealth Needle copies, as the number of a card on this
table plus 1. `played`: played this turn, as 16 times the player's seat plus 1, plus the factions it was played as."""

USED_PRIMARY: Final = 1
USED_ALLY: Final = 2
USED_SCRAP: Final = 4
PLAYED_BY: Final = 16
