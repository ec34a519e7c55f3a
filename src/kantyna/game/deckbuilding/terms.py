"""The words of the rulebook as places on the table: zones, pools and marks, and who is meant by them."""

from __future__ import annotations

from typing import Final

from ...engine.zones import EVERYBODY, HOLDER, NOBODY, Number, Zone

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
"""What an attack on a card of the row is called, by who makes it (DBG-136, DBG-500)."""

UNIT: Final = "unit"
SHIP: Final = "capital_ship"
BASE: Final = "base"

CLONE_WARS: Final = "clone-wars"
ORIGINAL: Final = "original"

# Zones. A region is what two players share: in a game of two there is one, in a team game there are two (DBG-313).
GALAXY_DECK: Final = 0
GALAXY_ROW: Final = 1
GALAXY_DISCARD: Final = 2
PILOTS: Final = 3
REGION_ZONES: Final = 4
ROW_SIZE: Final = 6


def region_zones(number: str) -> tuple[Zone, ...]:
    return (
        Zone("galaxy_deck" + number, NOBODY, deck=True),
        Zone("galaxy_row" + number, EVERYBODY),
        Zone("galaxy_discard" + number, EVERYBODY),
        Zone("pilots" + number, EVERYBODY),
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
    Zone("hand", HOLDER),
    Zone("deck", NOBODY, deck=True),
    Zone("discard", EVERYBODY),
    Zone("units", EVERYBODY, active=True),
    Zone("ships", EVERYBODY, active=True),
    Zone("base", EVERYBODY, active=True),
    Zone("bases", HOLDER),
    Zone("exile", EVERYBODY),
    Zone("victory", EVERYBODY),
    Zone("under", NOBODY),
)
"""`base`: the base in play, if there is one; `bases`: those left to choose from. `victory`: enemy bases that this
player's side destroyed; a team's pile lies with its first seat (DBG-318). `under`: what lies face down under a base."""

# Numbers of the table, of a seat, of a card.
TURN: Final = 0
ACTIVE: Final = 1
FORCE: Final = 2
ATTACKS: Final = 3
NUMBERS: Final = (
    Number("turn", 1, 1),
    Number("active", 0, 0, 3),
    Number("force", 0, -3, 3),
    Number("attacks", most=1000),
)
"""`force`: the space the marker is on; which seats hold the positive end is told by the view (`sides`). `attacks`: how
many attacks of this turn are over."""
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
    Number("resources", most=10_000),
    Number("done", 0, 0, 1),
    Number("bought", most=1000),
    Number("neutrals_bought", most=1000),
    Number("neutrals_played", most=1000),
    Number("troopers_played", most=1000),
    Number("exiled", most=1000),
    Number("ships_at_start", most=100),
    Number("next_on_top", most=100),
    Number("next_droid_on_top", most=100),
    Number("discount", most=100),
    Number("fills", most=100),
    Number("hunts", most=100),
    Number("shielded", most=100),
)
"""What happened this turn and what waits to happen in it. All but resources, `done` and `fills` are a team's, and
stand with its first seat. `fills`: how many slots of the row a Nute Gunray may still fill from exile. `hunts`: attacks
on neutral units begun (Ord Mantell). `shielded`: damage prevented this turn (Hoth)."""
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
MARKS: Final = (
    Number("used", 0, 0, 1),
    Number("target", cards_from=AT_CARD),
    Number("attacked", 0, 0, 1000),
    Number("damage", 0, 0, 1000),
    Number("fresh", 0, 0, 1),
)
"""`used`: its ability was used this turn. `target`: what it is committed against, `AT_BASE`, or the number
of a row card plus `AT_CARD`. `attacked`: 0, or as which attack of the turn its attack was resolved or lost. `fresh`: a
base revealed this turn."""

END_OF_TURN: Final = "end of turn"

HAND_SIZE: Final = 5
