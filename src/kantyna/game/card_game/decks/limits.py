"""How many objective sets a deck has, by format: the lines that say so, and the ready-made decks that keep to them."""

from __future__ import annotations

from typing import Final

from ..affiliations import DARK_SIDE, IMPERIAL_NAVY, JEDI, LIGHT_SIDE, REBEL_ALLIANCE, SCUM, SITH, SMUGGLERS

EITHER: Final = "either"
"""In place of a side: the seat brings a deck for each, {"light": …, "dark": …}."""
LEAST_SETS: Final = 10
TEAM: Final = "_team"
"""How the id of a deck for team play ends."""


class Limits:
    """What a deck keeps to beyond what holds for every deck. `small`: ready-made ones may be smaller (SWLCG-689)."""

    def __init__(
        self,
        rule: str,
        ready: dict[str, list[str]],
        small: bool = False,
        most: int = 0,
        most_rule: str = "",
    ) -> None:
        self.rule = rule
        """The line that asks for the least number."""
        self.least: int = LEAST_SETS
        self.most = most
        """0: there is none (SWLCG-676)."""
        self.most_rule = most_rule
        self.small = small
        self.ready = ready
        """By side: the ready-made decks of who brings none, one player after the other."""

    def offers(self, id: str, sets: int) -> bool:
        """Is a ready-made deck of this many sets offered? One for team play only where the usual ones are such."""
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
