"""Reference opponents for Star Realms, in the styles that public simulators use: to compare strength with players that
share nothing with our other bots.

All four play by the same rules of thumb (`reference_player.py`) and differ in what they value, a `Style`. Its numbers
were set by hand for the style and then improved by games of the four against each other, within bounds that keep them
apart: `rush` values trade little, `economy` a lot, `fortress` what bases withstand, `thin` what it can scrap.
"""

from __future__ import annotations

from typing import Final

from .reference_player import ReferencePlayer
from .style import Style

STYLES: Final = {
    "rush": Style(  # Combat from the first turns on, and straight at the opponent.
        trade=(0.9, 0.6, 0.15),
        combat=(1.0, 1.1, 1.34),
        authority=(0.63, 0.35, 0.51),
        draw=(1.83, 2.23, 2.51),
        discard=(1.59, 2.8, 1.43),
        scrap=(1.5, 1.0, 0.3),
        destroy=(1.05, 1.62, 2.14),
        ally=(0.84, 0.79, 0.89),
        stays=(1.3, 1.13, 1.0),
        defense=(0.21, 0.54, 0.44),
        outpost=(0.27, 0.36, 0.89),
        bar=(1.01, 1.99, 2.59),
        early_turns=8,
        middle_turns=13,
        near_end=24,
        hold_fire=1.52,
        racing=0.94,
        second=0.49,
    ),
    "economy": Style(  # Trade first, then the dearest cards of the row.
        trade=(1.4, 1.05, 0.2),
        combat=(0.57, 0.92, 1.27),
        authority=(0.54, 0.7, 0.75),
        draw=(2.71, 2.18, 2.69),
        discard=(1.45, 1.46, 1.62),
        scrap=(1.96, 1.48, 0.24),
        destroy=(0.6, 1.12, 1.2),
        ally=(0.75, 0.96, 0.97),
        stays=(2.0, 1.79, 1.39),
        defense=(0, 0.14, 0.52),
        outpost=(0.49, 0.84, 1.14),
        bar=(0.77, 1.85, 2.88),
        early_turns=1,
        middle_turns=11,
        near_end=30,
        hold_fire=1.35,
        racing=0.62,
        second=0.52,
    ),
    "fortress": Style(  # Bases and outposts: an attack has to come through all of them.
        trade=(1.06, 0.83, 0.23),
        combat=(0.83, 0.93, 1.05),
        authority=(0.62, 0.42, 0.49),
        draw=(1.83, 1.93, 1.48),
        discard=(1.01, 1.1, 1.05),
        scrap=(2.33, 1.25, 0.18),
        destroy=(0.63, 0.96, 1.29),
        ally=(0.7, 0.9, 0.98),
        stays=(1.71, 1.6, 1.3),
        defense=(0.35, 0.4, 0.45),
        outpost=(1.01, 1.26, 1.44),
        bar=(1.36, 2.01, 2.57),
        early_turns=9,
        middle_turns=14,
        near_end=30,
        hold_fire=1.84,
        racing=0.63,
        second=0.43,
    ),
    "thin": Style(  # Few cards, all of them good: it scraps its starting cards and leaves cheap cards alone.
        trade=(1.06, 0.64, 0.34),
        combat=(0.78, 1.31, 1.15),
        authority=(0.63, 0.24, 0.38),
        draw=(1.98, 2.43, 2.71),
        discard=(1.04, 1.61, 1.77),
        scrap=(3.2, 2.0, 0.5),
        destroy=(0.55, 1.05, 1.13),
        ally=(0.82, 0.97, 0.97),
        stays=(2.75, 3.95, 1.3),
        defense=(0, 0.25, 0.52),
        outpost=(0.3, 0.54, 0.67),
        bar=(1.34, 2.55, 3.35),
        early_turns=10,
        middle_turns=11,
        near_end=25,
        hold_fire=2.16,
        racing=0.87,
        second=0.6,
    ),
}
"""What each of them values."""


def rush(seed: int) -> ReferencePlayer:
    """Combat from the first turns on, and straight at the opponent."""
    return ReferencePlayer(STYLES["rush"])


def economy(seed: int) -> ReferencePlayer:
    """Trade first, then the dearest cards of the row."""
    return ReferencePlayer(STYLES["economy"])


def fortress(seed: int) -> ReferencePlayer:
    """Bases and outposts: an attack has to come through all of them."""
    return ReferencePlayer(STYLES["fortress"])


def thin(seed: int) -> ReferencePlayer:
    """Few cards, all of them good: it scraps its starting cards and leaves cheap cards alone."""
    return ReferencePlayer(STYLES["thin"])
