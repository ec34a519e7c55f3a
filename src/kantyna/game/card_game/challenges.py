"""The challenges: one player with a deck made for it against a team of two or three (Balance of the Force).

Seat 0 is the single player, then come the team's players in their order (BOTF-299).
"""

from __future__ import annotations

from ...engine.setup import OptionValue
from .standard import TeamMode


class Challenge(TeamMode):
    """Everybody may attack every enemy: the single player all of the team, they the single player (BOTF-053)."""

    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[int]]:
        return [[0], list(range(1, seats))]

    def sides(self, options: dict[str, OptionValue], seats: int) -> list[str]:
        """The single player brings nothing but the challenge deck, which is called as the format is."""
        return [self.id.replace("-", "_"), *super().sides(options, seats)[1:]]
