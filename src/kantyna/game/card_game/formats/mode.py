"""What the formats of The Card Game differ in: who plays which side, who may attack whom, how one wins.

A format is a `Mode`. Numbers and ledger lines are its data, and what has to be done differently are methods, which a
format of its own module overrides; so no phase of the turn asks which format is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ....engine.ids import Card, Seat
from ....engine.rules.formats import Format, Option
from ....engine.setup import OptionValue
from ....engine.zones import Number, ZoneKind
from ..cards.card_types import PrintedCard
from ..decks.limits import EITHER, TEAMS, Limits
from ..terms import NUMBERS, SEAT_ZONES, TEAM_NUMBERS, TEAM_SEAT_ZONES

if TYPE_CHECKING:
    from ....engine.state import State

CORE_DIAL: Final = 12
CORE_OBJECTIVES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Mode(Format):
    """`dial_wins`: where the dial stands when the dark side has won, `objectives_win`: how many destroyed objectives of
    the dark side win for the light one; 0: that wins nothing. `has_dial`: whether there is a dial at all; `dial_falls`:
    whether the light side may win by destroying it. `decks_run_out`: who cannot draw, or replace an objective, has
    lost. `skips_conflict`: the dark side has no conflict phase in its first turn. `shelters`: not every objective
    may be attacked. Each with its ledger line."""

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        team_turns: bool = False,
        dial_wins: int = CORE_DIAL,
        dial_rule: str = "SWLCG-281",
        objectives_win: int = CORE_OBJECTIVES,
        objectives_rule: str = "SWLCG-278",
        stake_rule: str = "SWLCG-291",
        resign_rule: str = "SWLCG-289",
        has_dial: bool = True,
        dial_falls: bool = True,
        decks_run_out: bool = True,
        skips_conflict: bool = True,
        shelters: bool = False,
    ) -> None:
        super().__init__(id, seats, options, team_turns)
        self.dial_wins = dial_wins
        self.dial_rule = dial_rule
        self.objectives_win = objectives_win
        self.objectives_rule = objectives_rule
        self.stake_rule = stake_rule
        self.resign_rule = resign_rule
        self.has_dial = has_dial
        self.dial_falls = dial_falls
        self.decks_run_out = decks_run_out
        self.skips_conflict = skips_conflict
        self.shelters = shelters

    # who sits where

    def dark_lead(self, options: dict[str, OptionValue]) -> Seat:
        """The first seat of the dark side, unless chance says it."""
        return Seat(0)

    def opposite(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        """Of each seat, those whom it may attack."""
        teams = self.teams(seats, options)
        return [[other for team in teams if seat not in team for other in team] for seat in range(seats)]

    def sides(self, options: dict[str, OptionValue], seats: int) -> list[str]:
        """What each seat brings a deck for, before chance has said who plays what."""
        return []

    def takes(self, side: str) -> bool:
        """Does any seat bring a deck of that side? Who plays a challenge deck brings none."""
        wanted = self.sides(self.defaults(), self.seats[0])
        return side in wanted or EITHER in wanted

    def limits(self, options: dict[str, OptionValue]) -> Limits:
        """What a deck has to keep to, and the ready-made ones that do."""
        return TEAMS

    def seat_zones(self) -> tuple[ZoneKind, ...]:
        """The places that every player has."""
        return TEAM_SEAT_ZONES if self.team_turns else SEAT_ZONES

    def challenge_cards(self) -> list[PrintedCard]:
        """The deck of the player who plays a challenge, copy by copy; everybody knows it."""
        return []

    def lay_challenge(self, t: State, seat: Seat) -> None:
        """Lay that deck before its player."""

    def numbers(self) -> tuple[Number, ...]:
        """The numbers of the table."""
        return TEAM_NUMBERS if self.team_turns else NUMBERS

    def might_have(self, t: State, seat: Seat, copy: Card) -> bool:
        """From what all know: might that player have such a card in hand, of which that is a copy? Decks are secret."""
        return True

    # how it goes

    def begin(self, t: State) -> None:
        """Decks lie there: set the table up and push the first turn."""

    def push_objectives(self, t: State, seat: Seat) -> None:
        """The objectives of that player come on the table: the last that is set up."""

    def balance(self, t: State, seat: Seat) -> None:
        """What the balance phase of that seat's side brings."""

    def takers(self, t: State, card: Card, by: Seat) -> list[Seat]:
        """Who may take that objective, destroyed by that seat, into the victory pile. Of several the first says who."""
        enemies: list[Seat] = t.setup.seating.enemies[t.owner[card]]
        return [by] if by in enemies else enemies[:1]

    def recheck(self, t: State) -> None:
        """What would decide the game at any moment: asked after whatever has changed what lies in play or in decks."""

    def may_cancel(self, t: State, card: Card) -> bool:
        """May the effects of that card's abilities be cancelled?"""
        return True

    def lost_by(self, t: State, card: Card, destroyed: bool) -> str:
        """The line by which the controller of that card, which has left play, has lost the game."""
        return self.stake_rule

    def is_sheltered(self, t: State, card: Card) -> bool:
        """Can that card neither be attacked by the enemy nor do effects of the enemy's cards anything to it?"""
        return False

    def vacate(self, t: State, card: Card) -> None:
        """That card leaves play."""

    def figures(self, t: State) -> dict[str, object]:
        """What else everybody can reckon from the table."""
        return {}


def mode_of(t: State) -> Mode:
    mode: Mode = t.setup.seating.mode
    return mode
