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
        trade=(0.9, 0.5, 0.2),
        combat=(1.03, 1.12, 1.29),
        authority=(0.29, 0.38, 0.43),
        draw=(1.89, 2.2, 2.4),
        discard=(1.6, 2.8, 1.4),
        scrap=(1.5, 1.0, 0.34),
        destroy=(1.05, 1.66, 2.09),
        ally=(0.8, 0.82, 1.0),
        stays=(1.3, 1.2, 1.0),
        defense=(0.16, 0.47, 0.16),
        outpost=(0.31, 0.4, 0.83),
        bar=(1.0, 2.0, 2.6),
        early_turns=4,
        middle_turns=18,
        near_end=22,
        hold_fire=1.33,
        racing=0.91,
    ),
    "economy": Style(  # Trade first, then the dearest cards of the row.
        trade=(1.54, 0.9, 0.2),
        combat=(0.44, 0.9, 1.3),
        authority=(0.55, 0.55, 0.71),
        draw=(2.68, 2.2, 2.57),
        discard=(1.43, 1.5, 1.5),
        scrap=(1.8, 1.3, 0.3),
        destroy=(0.5, 1.0, 1.2),
        ally=(0.77, 0.9, 1.0),
        stays=(1.99, 1.73, 1.33),
        defense=(0.09, 0.15, 0.15),
        outpost=(0.6, 0.92, 1.08),
        bar=(0.8, 2.0, 3.0),
        early_turns=1,
        middle_turns=12,
        near_end=28,
        hold_fire=1.0,
        racing=0.5,
    ),
    "fortress": Style(  # Bases and outposts: an attack has to come through all of them.
        trade=(0.98, 0.7, 0.2),
        combat=(0.7, 0.9, 1.0),
        authority=(0.4, 0.5, 0.5),
        draw=(1.8, 1.93, 1.42),
        discard=(0.98, 1.11, 1.07),
        scrap=(2.21, 1.24, 0.14),
        destroy=(0.6, 1.0, 1.2),
        ally=(0.6, 0.9, 1.0),
        stays=(1.7, 1.6, 1.3),
        defense=(0.4, 0.4, 0.5),
        outpost=(1.1, 1.3, 1.5),
        bar=(1.48, 2.0, 2.6),
        early_turns=8,
        middle_turns=14,
        near_end=29,
        hold_fire=1.78,
        racing=0.48,
    ),
    "thin": Style(  # Few cards, all of them good: it scraps its starting cards and leaves cheap cards alone.
        trade=(1.1, 0.6, 0.27),
        combat=(0.8, 1.19, 1.1),
        authority=(0.37, 0.3, 0.43),
        draw=(2.0, 2.4, 2.6),
        discard=(1.04, 1.6, 1.83),
        scrap=(3.2, 2.0, 0.5),
        destroy=(0.54, 1.0, 1.2),
        ally=(0.7, 0.9, 1.0),
        stays=(2.8, 3.88, 1.21),
        defense=(0.1, 0.2, 0.15),
        outpost=(0.3, 0.5, 0.6),
        bar=(1.4, 2.6, 3.4),
        early_turns=7,
        middle_turns=16,
        near_end=24,
        hold_fire=2.19,
        racing=0.84,
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
