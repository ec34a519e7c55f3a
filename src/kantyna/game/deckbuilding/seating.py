"""Factions, regions, zones and Force sides of the seats, computed once for a set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import seating
from ...engine.ids import Seat, Zone
from ...engine.setup import Setup
from .formats import DeckbuildingFormat
from .terms import GALAXY_DECK, GALAXY_DISCARD, GALAXY_ROW, PILOTS, RAIDS, zone_in_region

if TYPE_CHECKING:
    from ...engine.state import State


class Seating(seating.Seating):
    """What never changes about the seats of a set-up."""

    def __init__(self, setup: Setup, home: list[int]) -> None:
        super().__init__(setup)
        format = setup.format
        assert isinstance(format, DeckbuildingFormat)
        options = setup.options
        seats = setup.seats
        self.format: DeckbuildingFormat = format
        self.faction: list[str] = format.factions(options)
        self.opponent: list[Seat] = [format.opponent(seat) for seat in seats]
        self.enemy_faction: list[str] = [self.faction[self.opponent[seat]] for seat in seats]
        """The faction whose cards in the seat's row are enemy cards (DBG-077, DBG-347)."""
        self.raid: list[str] = [RAIDS[faction] for faction in self.faction]
        """The name of the seat's attacks on cards of the row."""
        self.region: list[int] = [format.region(seat) for seat in seats]
        self.decks: list[Zone] = [zone_in_region(region, GALAXY_DECK) for region in self.region]
        self.rows: list[Zone] = [zone_in_region(region, GALAXY_ROW) for region in self.region]
        self.discards: list[Zone] = [zone_in_region(region, GALAXY_DISCARD) for region in self.region]
        self.pilots: list[Zone] = [zone_in_region(region, PILOTS) for region in self.region]
        self.sign: list[int] = [1 if format.positive_end(options, self.team[seat]) else -1 for seat in seats]
        """The seat's end of the Force track: 1 positive, -1 negative."""
        self.to_win: int = format.bases_to_win(options)
        self.win_rule: str = format.win_rule(options)
        self.cheapest: int = min([card.cost for card in setup.defs if card.deck in ("galaxy", "pilots")])
        """The lowest printed cost: with less, nothing can be bought."""
        self.home: list[int] = home
        """By card: the region it belongs to (DBG-341)."""


def seating_of(t: State) -> Seating:
    seating: Seating = t.setup.seating
    return seating


def raid_of(setup: Setup, seat: Seat) -> str:
    """The name of a seat's attacks on cards of the row."""
    seating: Seating = setup.seating
    return seating.raid[seat]
