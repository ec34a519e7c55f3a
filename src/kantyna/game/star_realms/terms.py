"""The rulebook's terms as constants: factions, zones, numbers and marks."""

from __future__ import annotations

from typing import Final

from ...engine.effects.fields import CARD, SEAT
from ...engine.ids import Zone
from ...engine.zones import EVERYBODY, HOLDER, NOBODY, Number, ZoneKind

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
TRADE_DECK: Final = Zone(0)
TRADE_ROW: Final = Zone(1)
EXPLORERS: Final = Zone(2)
SCRAP_HEAP: Final = Zone(3)
COMMON_ZONES: Final = (
    ZoneKind("trade_deck", NOBODY, deck=True, about="the trade deck"),
    ZoneKind("trade_row", EVERYBODY, about="at most five cards, in their places"),
    ZoneKind("explorers", EVERYBODY, about="the Explorer pile; the last one is bought first"),
    ZoneKind("scrap_heap", EVERYBODY, about="cards removed for good"),
)

PLAY: Final = 3
GONE: Final = 4
SEAT_ZONES: Final = (  # hand, deck and discard pile are the kernel's (`hands.py`)
    ZoneKind("hand", HOLDER, about="the hand"),
    ZoneKind("deck", NOBODY, deck=True, about="the player's deck"),
    ZoneKind("discard", EVERYBODY, about="the discard pile"),
    ZoneKind("play", EVERYBODY, active=True, about="ships and bases in play"),
    ZoneKind("gone", NOBODY, about="what left the game with a defeated player (SR-173)"),
)

ROW_SIZE: Final = 5

# Numbers of the table, of a seat, of a card.
TURN: Final = 0
ACTIVE: Final = 1
NUMBERS: Final = (
    Number("turn", 1, 1, about="the number of the turn"),
    Number("active", 0, 0, 5, about="the seat whose turn it is"),
)

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
    Number("authority", 50, -10_000, 10_000, about="authority; at least 1 while the game runs"),
    Number("trade", most=1000, about="the trade pool"),
    Number("combat", most=1000, about="the combat pool"),
    Number(
        "ships_on_top",
        most=100,
        about="how many ships bought this turn may still go on top of the deck (SR-340 to SR-343)",
    ),
    Number(
        "discards_owed",
        most=100,
        about="cards to discard when the next turn begins, with `discard_timing` at `next_turn` (SR-320)",
    ),
    Number("out", 0, 0, 1, about="1: defeated, out of the game (SR-170 to SR-174)"),
    Number("done", 0, 0, 1, about="Hydra: 1 while this member is done and the team still plays (SR-230)"),
    Number("pledged_to", holds=CARD, about="Hydra: the card that this member offers to pay for (SR-360); 0: none"),
    Number("pledged", most=1000, about="Hydra: how much is offered"),
    Number("pledged_for", 0, 0, 6, holds=SEAT, about="Hydra: the buyer; 0: a base"),
)

USED: Final = 0
COPIES: Final = 1
PLAYED: Final = 2
DAMAGE: Final = 3
MARKS: Final = (
    Number("used", 0, 0, 7, about="abilities used this turn, added up: 1 primary (of a base), 2 ally, 4 scrap"),
    Number("copies", holds=CARD, about="for a Stealth Needle: the card that it copies"),
    Number(
        "played",
        0,
        0,
        (1 << 21) - 1,
        about="played this turn, and as what: 16 × (seat + 1) plus its factions (1, 2, 4, 8)",
    ),
    Number("damage", 0, 0, 100, about="Raid: combat spent on a Boss's base since the Boss's turn began (SR-281)"),
)
"""When teammates have played the same card in one turn, `played` adds 128 times the entry of the earlier player."""

USED_PRIMARY: Final = 1
USED_ALLY: Final = 2
USED_SCRAP: Final = 4
PLAYED_BY: Final = 16
PLAYED_BITS: Final = 7
PLAYED_ENTRY: Final = 127
