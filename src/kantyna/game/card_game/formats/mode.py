"""The base of all formats: who plays which side, who may attack whom, how to win.

A format is a `Mode`. Numbers and ledger lines are its data; different behaviour overrides methods. So no phase of the
turn asks which format is played.
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
    """`dial_wins`: the dial at which the dark side wins; `objectives_win`: the number of destroyed dark objectives at
    which the light side wins; 0: never. `has_dial`: is there a dial? `dial_falls`: may the light side win by destroying
    it? `decks_run_out`: does a player lose who cannot draw or replace an objective? `skips_conflict`: does the dark
    side skip the conflict phase of its first turn? `shelters`: are some objectives safe from attack? Each has its
    ledger line."""

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
        """The first seat of the dark side, unless chance decides."""
        return Seat(0)

    def opposite(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        """By seat: whom it may attack."""
        teams = self.teams(seats, options)
        return [[other for team in teams if seat not in team for other in team] for seat in range(seats)]

    def sides(self, options: dict[str, OptionValue], seats: int) -> list[str]:
        """The side that each seat brings a deck for, before chance decides."""
        return []

    def takes(self, side: str) -> bool:
        """Does any seat bring a deck of that side? A player of a challenge deck brings none."""
        wanted = self.sides(self.defaults(), self.seats[0])
        return side in wanted or EITHER in wanted

    def limits(self, options: dict[str, OptionValue]) -> Limits:
        """The limits for decks, and the ready-made decks that fit."""
        return TEAMS

    def seat_zones(self) -> tuple[ZoneKind, ...]:
        """The zones of every player."""
        return TEAM_SEAT_ZONES if self.team_turns else SEAT_ZONES

    def challenge_cards(self) -> list[PrintedCard]:
        """The public deck of the single player of a challenge, with copies."""
        return []

    def lay_challenge(self, t: State, seat: Seat) -> None:
        """Place that deck before its player."""

    def numbers(self) -> tuple[Number, ...]:
        """The numbers of the table."""
        return TEAM_NUMBERS if self.team_turns else NUMBERS

    def might_have(self, t: State, seat: Seat, copy: Card) -> bool:
        """Judged from public knowledge: might that player have that copy in hand? Decks are secret."""
        return True

    # how it goes

    def begin(self, t: State) -> None:
        """Set up the table with the decks in place and push the first turn."""

    def push_objectives(self, t: State, seat: Seat) -> None:
        """Put the player's objectives on the table, last in the set-up."""

    def balance(self, t: State, seat: Seat) -> None:
        """The balance phase of that seat's side."""

    def takers(self, t: State, card: Card, by: Seat) -> list[Seat]:
        """Who may take that objective, destroyed by `by`, into their victory pile. The first of several decides."""
        enemies: list[Seat] = t.setup.seating.enemies[t.owner[card]]
        return [by] if by in enemies else enemies[:1]

    def recheck(self, t: State) -> None:
        """Check what decides the game at any moment, after a change of cards in play or in decks."""

    def may_cancel(self, t: State, card: Card) -> bool:
        """May the effects of that card's abilities be cancelled?"""
        return True

    def lost_by(self, t: State, card: Card, destroyed: bool) -> str:
        """The ledger line by which the controller of that card, which has left play, has lost."""
        return self.stake_rule

    def is_sheltered(self, t: State, card: Card) -> bool:
        """Is that card safe from attacks and effects of the enemy?"""
        return False

    def vacate(self, t: State, card: Card) -> None:
        """That card leaves play."""

    def figures(self, t: State) -> dict[str, object]:
        """More derived public numbers."""
        return {}


def mode_of(t: State) -> Mode:
    mode: Mode = t.setup.seating.mode
    return mode
