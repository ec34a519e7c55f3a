"""Who sits where: factions, teams, regions, the ends of the Force track; worked out once for a set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.setup import Setup
from .formats import DeckbuildingFormat
from .terms import GALAXY_DECK, GALAXY_DISCARD, GALAXY_ROW, PILOTS, RAIDS, REGION_ZONES

if TYPE_CHECKING:
    from ...engine.state import State


class Seating:
    """What never changes about the seats of a set-up."""

    __slots__ = (
        "format", "faction", "teams", "team", "lead", "opponent", "enemies", "region", "rows", "decks", "discards",
        "pilots", "sign", "seen_by", "enemy_faction", "raid", "to_win", "win_rule", "home", "cheapest",
    )  # fmt: skip

    def __init__(self, setup: Setup, home: list[int]) -> None:
        format = setup.format
        assert isinstance(format, DeckbuildingFormat)
        options = setup.options
        seats = setup.seat_count
        self.format = format
        self.faction = format.factions(options)
        self.teams = format.teams()
        self.team: list[list[int]] = [[] for _ in range(seats)]
        for team in self.teams:
            for seat in team:
                self.team[seat] = team
        self.lead = [self.team[seat][0] for seat in range(seats)]
        """The seat that stands for its team."""
        self.opponent = [format.opponent(seat) for seat in range(seats)]
        self.enemies: list[list[int]] = [
            [other for other in range(seats) if other not in self.team[seat]] for seat in range(seats)
        ]
        self.enemy_faction = [self.faction[self.opponent[seat]] for seat in range(seats)]
        """The faction whose cards in the seat's row are enemy cards (DBG-077, DBG-347)."""
        self.raid = [RAIDS[faction] for faction in self.faction]
        """What an attack of that seat's on a card of the row is called."""
        self.region = [format.region(seat) for seat in range(seats)]
        self.decks = [REGION_ZONES * self.region[seat] + GALAXY_DECK for seat in range(seats)]
        self.rows = [REGION_ZONES * self.region[seat] + GALAXY_ROW for seat in range(seats)]
        self.discards = [REGION_ZONES * self.region[seat] + GALAXY_DISCARD for seat in range(seats)]
        self.pilots = [REGION_ZONES * self.region[seat] + PILOTS for seat in range(seats)]
        self.sign = [1 if format.positive_end(options, self.team[seat]) else -1 for seat in range(seats)]
        """Which end of the Force track is this seat's."""
        self.seen_by = [sum([1 << mate for mate in self.team[seat]]) for seat in range(seats)]
        """Who sees a seat's hand: the team (DBG-514)."""
        self.to_win = format.bases_to_win(options)
        self.win_rule = format.win_rule(options)
        self.cheapest = min([card.cost for card in setup.defs if card.deck in ("galaxy", "pilots")])
        """Who has less cannot buy anything."""
        self.home = home
        """By card: the region it belongs to (DBG-341)."""


def seating_of(t: State) -> Seating:
    """The last thing in a set-up's memo."""
    seating: Seating = t.setup.memo[-1]
    return seating


def raid_of(setup: Setup, seat: int) -> str:
    """What that seat's attack on a card of the row is called, for those who have only the set-up at hand."""
    seating: Seating = setup.memo[-1]
    return seating.raid[seat]
