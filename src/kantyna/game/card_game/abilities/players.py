"""Which player a card text speaks of, seen from the controller of the card."""

from __future__ import annotations

from typing import Final

ANYBODY: Final = "anybody"
YOU: Final = "you"
YOUR_SIDE: Final = "side"
"""You or a partner: what a team does as one (BOTF-026, BOTF-222)."""
OPPONENT: Final = "opponent"
DEFENDING_PLAYER: Final = "defender"
