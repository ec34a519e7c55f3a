"""The two sides of the Force and the six affiliations (SWLCG-018 to SWLCG-021)."""

from __future__ import annotations

from typing import Final

LIGHT_SIDE: Final = "light"
DARK_SIDE: Final = "dark"
SIDES: Final = (LIGHT_SIDE, DARK_SIDE)

JEDI: Final = "jedi"
REBEL_ALLIANCE: Final = "rebel_alliance"
SMUGGLERS: Final = "smugglers_and_spies"
SITH: Final = "sith"
IMPERIAL_NAVY: Final = "imperial_navy"
SCUM: Final = "scum_and_villainy"
AFFILIATIONS: Final = (JEDI, REBEL_ALLIANCE, SMUGGLERS, SITH, IMPERIAL_NAVY, SCUM)

NEUTRAL: Final = "neutral"
NEUTRAL_LIGHT: Final = "neutral_light"
NEUTRAL_DARK: Final = "neutral_dark"
"""Neutral cards have a side all the same: the back says which (SWLCG-680)."""

SIDE_OF: Final = {
    JEDI: LIGHT_SIDE,
    REBEL_ALLIANCE: LIGHT_SIDE,
    SMUGGLERS: LIGHT_SIDE,
    NEUTRAL_LIGHT: LIGHT_SIDE,
    SITH: DARK_SIDE,
    IMPERIAL_NAVY: DARK_SIDE,
    SCUM: DARK_SIDE,
    NEUTRAL_DARK: DARK_SIDE,
}
