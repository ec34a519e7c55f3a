"""The copies of cards at a table, and the starting place of each."""

from __future__ import annotations

from ...engine.ids import Seat
from ...engine.setup import OptionValue, Setup
from .cards.card_types import PrintedCard
from .cards.clone_wars import CLONE_WARS_CARDS
from .cards.original import ORIGINAL_CARDS
from .formats import ALL_TEN, DeckbuildingFormat
from .terms import BASE

Place = tuple[str, int, str]
"""Where a copy belongs: a deck ("starter", "bases", "galaxy", "pilots"), the seat or region, and the set."""


def contents(format: DeckbuildingFormat, options: dict[str, OptionValue]) -> list[tuple[Place, PrintedCard]]:
    """The copies at a table with their places, in a fixed order (DBG-025, DBG-277, DBG-330)."""
    copies: list[tuple[Place, PrintedCard]] = []
    factions = format.factions(options)
    every = CLONE_WARS_CARDS + ORIGINAL_CARDS
    for seat, faction in enumerate(factions):
        for card in every:
            if card.faction == faction and card.deck == "starter":
                copies.extend([(("starter", seat, card.set), card)] * card.count)
        for card in every:
            if card.faction == faction and card.type == BASE and (card.beginner or options["bases"] == ALL_TEN):
                copies.append((("bases", seat, card.set), card))
    for region in range(format.regions):
        fighting = [faction for i, faction in enumerate(factions) if format.region(Seat(i)) == region]
        neutral_sets = format.neutrals(options, region)
        for card in every:
            if card.deck == "galaxy":
                if card.faction in fighting or (card.neutral and card.set in neutral_sets):
                    copies.extend([(("galaxy", region, card.set), card)] * card.count)
            elif card.deck == "pilots" and card.set == format.pilots(options, region):
                copies.extend([(("pilots", region, card.set), card)] * card.count)
    return copies


def region_of_cards(setup: Setup) -> list[int]:
    """By card: the region it belongs to (DBG-341)."""
    format = setup.format
    assert isinstance(format, DeckbuildingFormat)
    regions: list[int] = []
    for place, _ in contents(format, setup.options):
        what, whose, _ = place
        regions.append(whose if what in ("galaxy", "pilots") else format.region(Seat(whose)))
    return regions
