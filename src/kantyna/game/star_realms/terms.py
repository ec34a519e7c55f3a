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

PLAY: Final = 3
GONE: Final = 4
SEAT_ZONES: Final = (  # hand, deck and discard pile are the kernel's (`hands.py`)
    Zone("hand", HOLDER),
    Zone("deck", NOBODY, deck=True),
    Zone("discard", EVERYBODY),
    Zone("play", EVERYBODY, active=True),
    Zone("gone", NOBODY),
)
"""`gone`: what left the game with a defeated player (SR-173)."""

ROW_SIZE: Final = 5

# Numbers of the table, of a seat, of a card.
TURN: Final = 0
ACTIVE: Final = 1
NUMBERS: Final = (Number("turn", 1, 1), Number("active", 0, 0, 5))

AUTHORITY: Final = 0
TRADE: Final = 1
COMBAT: Final = 2
ON_TOP: Final = 3
OWED: Final = 4
OUT: Final = 5
DONE_WITH: Final = 6
PLEDGE_CARD: Final = 7
PLEDGE_N: Final = 8
PLEDGE_FOR: Final = 9
SEAT_NUMBERS: Final = (
    Number("authority", 50, -10_000, 10_000),
    Number("trade", most=1000),
    Number("combat", most=1000),
    Number("ships_on_top", most=100),
    Number("discards_owed", most=100),
    Number("out", 0, 0, 1),
    Number("done", 0, 0, 1),
    Number("pledged_to", cards_from=1),
    Number("pledged", most=1000),
    Number("pledged_for", 0, 0, 6),
)
"""`out`: defeated. `done`: has finished a main phase that the team still plays. A pledge is what a member of a team
that plays together would give: to which card (its number plus 1), how much, and for which buyer (the seat plus 1)."""

USED: Final = 0
COPIES: Final = 1
PLAYED: Final = 2
DAMAGE: Final = 3
MARKS: Final = (
    Number("used", 0, 0, 7),
    Number("copies", cards_from=1),
    Number("played", 0, 0, (1 << 21) - 1),
    Number("damage", 0, 0, 100),
)
"""`used`: bits of the abilities used this turn. `copies`: what a Stealth Needle copies, as the number of a card on this
table plus 1. `played`: played this turn, as 16 times the player's seat plus 1, plus the factions it was played as;
where teammates have played the same card one after the other, 128 times an earlier player's entry is added, and so on.
`damage`: combat spent on a base whose damage lasts (the Boss's, in Raid)."""

USED_PRIMARY: Final = 1
USED_ALLY: Final = 2
USED_SCRAP: Final = 4
PLAYED_BY: Final = 16
PLAYED_BITS: Final = 7
PLAYED_ENTRY: Final = 127
