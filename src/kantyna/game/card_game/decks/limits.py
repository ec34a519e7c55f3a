"""The size of a deck by format, and the ready-made decks that fit."""

from __future__ import annotations

from typing import Final

from ..affiliations import DARK_SIDE, IMPERIAL_NAVY, JEDI, LIGHT_SIDE, REBEL_ALLIANCE, SCUM, SITH, SMUGGLERS

EITHER: Final = "either"
"""In place of a side: the seat brings a deck for each side, {"light": …, "dark": …}."""
LEAST_SETS: Final = 10
TEAM: Final = "_team"
"""The ending of the ids of decks for team play."""


class Limits:
    """A format's limits for decks. `small`: ready-made decks may be smaller (SWLCG-689)."""

    def __init__(
        self,
        rule: str,
        ready: dict[str, list[str]],
        small: bool = False,
        most: int = 0,
        most_rule: str = "",
    ) -> None:
        self.rule = rule
        """The ledger line for the least number of sets."""
        self.least: int = LEAST_SETS
        self.most = most
        """0: no limit (SWLCG-676)."""
        self.most_rule = most_rule
        self.small = small
        self.ready = ready
        """By side: the ready-made decks for players who bring none, in the order of seats."""

    def offers(self, id: str, sets: int) -> bool:
        """Is a ready-made deck of this many sets offered? Decks for team play only in team formats."""
        if id.endswith(TEAM) and not any([id in ready for ready in self.ready.values()]):
            return False
        return (self.small or sets >= self.least) and (not self.most or sets <= self.most)


TEAM_DECKS: Final = {
    LIGHT_SIDE: [JEDI + TEAM, REBEL_ALLIANCE + TEAM, SMUGGLERS + TEAM],
    DARK_SIDE: [SITH + TEAM, IMPERIAL_NAVY + TEAM, SCUM + TEAM],
}
DUEL: Final = Limits("SWLCG-674", {LIGHT_SIDE: [JEDI], DARK_SIDE: [SITH]}, small=True)
TOURNAMENT: Final = Limits("SWLCG-675", {LIGHT_SIDE: [SMUGGLERS], DARK_SIDE: [SCUM]})
TEAMS: Final = Limits("BOTF-174", TEAM_DECKS)
HUNTERS: Final = Limits("BOTF-174", TEAM_DECKS, most=LEAST_SETS, most_rule="BOTF-098")
"""Together that is exactly ten (BOTF-099)."""
