"""The rulebook's terms as constants: factions, zones, numbers and marks."""

from __future__ import annotations

from typing import Final

from ...engine.effects.fields import CARD
from ...engine.ids import Card, Zone
from ...engine.zones import EVERYBODY, HOLDER, NOBODY, Number, ZoneKind

REPUBLIC: Final = "republic"
SEPARATIST: Final = "separatist"
REBEL: Final = "rebel"
EMPIRE: Final = "empire"
NEUTRAL: Final = "neutral"
FACTIONS: Final = (REPUBLIC, SEPARATIST, REBEL, EMPIRE)
LIGHT: Final = (REPUBLIC, REBEL)
SABOTAGE: Final = "sabotage"
BOUNTY_HUNTING: Final = "bounty-hunting"
RAIDS: Final = {REPUBLIC: SABOTAGE, REBEL: SABOTAGE, SEPARATIST: BOUNTY_HUNTING, EMPIRE: BOUNTY_HUNTING}
"""The name of an attack on a card of the row, by the attacker's faction (DBG-136, DBG-500)."""

UNIT: Final = "unit"
SHIP: Final = "capital_ship"
BASE: Final = "base"

CLONE_WARS: Final = "clone-wars"
ORIGINAL: Final = "original"

# Zones. Two players share a region: a game of two has one region, a team game has two (DBG-313).
GALAXY_DECK: Final = Zone(0)
GALAXY_ROW: Final = Zone(1)
GALAXY_DISCARD: Final = Zone(2)
PILOTS: Final = Zone(3)
REGION_ZONES: Final = 4
ROW_SIZE: Final = 6


def zone_in_region(region: int, zone: Zone) -> Zone:
    """The zone of a region that corresponds to a zone of the first region."""
    return Zone(REGION_ZONES * region + zone)


def region_zones(number: str) -> tuple[ZoneKind, ...]:
    return (
        ZoneKind("galaxy_deck" + number, NOBODY, deck=True, about="the galaxy deck"),
        ZoneKind("galaxy_row" + number, EVERYBODY, about="at most six cards, in their places"),
        ZoneKind("galaxy_discard" + number, EVERYBODY, about="the galaxy discard pile"),
        ZoneKind("pilots" + number, EVERYBODY, about="the Outer Rim Pilots; the last one is bought first"),
    )


ONE_REGION: Final = region_zones("")
TWO_REGIONS: Final = (*region_zones(""), *region_zones("_2"))

UNITS: Final = 3
SHIPS: Final = 4
BASE_IN_PLAY: Final = 5
BASES: Final = 6
EXILE: Final = 7
VICTORY: Final = 8
UNDER: Final = 9
SEAT_ZONES: Final = (  # hand, deck and discard pile are the kernel's (`hands.py`)
    ZoneKind("hand", HOLDER, about="the hand"),
    ZoneKind("deck", NOBODY, deck=True, about="the player's deck"),
    ZoneKind("discard", EVERYBODY, about="the discard pile"),
    ZoneKind("units", EVERYBODY, active=True, about="units in play"),
    ZoneKind("ships", EVERYBODY, active=True, about="capital ships in play"),
    ZoneKind("base", EVERYBODY, active=True, about="the base in play, if there is one"),
    ZoneKind("bases", HOLDER, about="bases left to choose from"),
    ZoneKind("exile", EVERYBODY, about="exiled cards"),
    ZoneKind(
        "victory",
        EVERYBODY,
        about="enemy bases that this side destroyed; a team's pile lies with its first seat (DBG-318)",
    ),
    ZoneKind("under", NOBODY, about="cards face down under a base"),
)

# Numbers of the table, of a seat, of a card.
TURN: Final = 0
ACTIVE: Final = 1
FORCE: Final = 2
ATTACKS: Final = 3
NUMBERS: Final = (
    Number("turn", 1, 1, about="the number of the turn"),
    Number("active", 0, 0, 3, about="the seat whose turn it is; of a team the first"),
    Number(
        "force",
        0,
        -3,
        3,
        about="the space of the Force marker, -3 to 3; the view's `sides` says which seats hold the positive end",
    ),
    Number("attacks", most=1000, about="how many attacks of this turn are over"),
)
OUTERMOST: Final = 3

RESOURCES: Final = 0
DONE_WITH: Final = 1
BOUGHT: Final = 2
NEUTRALS_BOUGHT: Final = 3
NEUTRALS_PLAYED: Final = 4
TROOPERS_PLAYED: Final = 5
EXILED: Final = 6
SHIPS_AT_START: Final = 7
ON_TOP: Final = 8
DROIDS_ON_TOP: Final = 9
DISCOUNT: Final = 10
FILLS: Final = 11
HUNTS: Final = 12
SHIELDED: Final = 13
SEAT_NUMBERS: Final = (
    Number("resources", most=10_000, about="resources to spend"),
    Number("done", 0, 0, 1, about="teams: 1 while this member is done and the team still plays"),
    Number("bought", most=1000, about="cards bought this turn"),
    Number("neutrals_bought", most=1000, about="neutral cards bought this turn"),
    Number("neutrals_played", most=1000, about="neutral cards played this turn"),
    Number("troopers_played", most=1000, about="troopers played this turn"),
    Number("exiled", most=1000, about="cards exiled this turn"),
    Number("ships_at_start", most=100, about="capital ships in play when the turn began"),
    Number("next_on_top", most=100, about="1 or more: the next card bought goes on top of the deck"),
    Number("next_droid_on_top", most=100, about="1 or more: the next droid bought goes on top of the deck"),
    Number("discount", most=100, about="how much less the next neutral card costs"),
    Number("fills", most=100, about="slots of the row that a Nute Gunray fills from exile"),
    Number("hunts", most=100, about="attacks on neutral units begun this turn (Ord Mantell)"),
    Number("shielded", most=100, about="damage prevented this turn (Hoth)"),
)
"""All but resources, `done` and `fills` belong to the team and are kept at its first seat."""
OF_A_TURN: Final = (
    BOUGHT, NEUTRALS_BOUGHT, NEUTRALS_PLAYED, TROOPERS_PLAYED, EXILED, SHIPS_AT_START, ON_TOP, DROIDS_ON_TOP, DISCOUNT,
    FILLS, HUNTS, SHIELDED,
)  # fmt: skip

USED: Final = 0
TARGET: Final = 1
ATTACKED: Final = 2
DAMAGE: Final = 3
FRESH: Final = 4
AT_BASE: Final = 1
AT_CARD: Final = 2
"""What an attack is aimed at: the enemy base, or from `AT_CARD` on a card of the row."""
MARKS: Final = (
    Number("used", 0, 0, 1, about="1: its ability was used this turn"),
    Number(
        "target",
        holds=CARD,
        first=AT_CARD,
        about="what it is committed against: 1 the base, or a card of the row; 0: not committed",
    ),
    Number("attacked", 0, 0, 1000, about="the number of the attack of this turn in which it attacked; 0: none"),
    Number("damage", 0, 0, 1000, about="damage on it"),
    Number("fresh", 0, 0, 1, about="1: a base revealed this turn"),
)


def aim_at(card: Card) -> int:
    """The aim of an attack on that card of the row."""
    return card + AT_CARD


def card_aimed_at(aim: int) -> Card:
    """The card of the row that an attack is aimed at; `NO_CARD`: it is aimed at the base."""
    return Card(aim - AT_CARD)


END_OF_TURN: Final = "end of turn"

HAND_SIZE: Final = 5
