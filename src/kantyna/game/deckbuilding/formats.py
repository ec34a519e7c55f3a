"""The formats of The Deckbuilding Game as data: who plays which faction, with what, to how many bases."""

from __future__ import annotations

from typing import Final

from ...engine.ids import Seat
from ...engine.rules.formats import Format, Option
from ...engine.setup import OptionValue
from .terms import CLONE_WARS, EMPIRE, FACTIONS, LIGHT, ORIGINAL, REBEL, REPUBLIC, SEPARATIST

BEGINNER: Final = "beginner"
ALL_TEN: Final = "all"
BY_THE_RULEBOOK: Final = "rulebook"
AT_RANDOM: Final = "random"

BASES: Final = Option("bases", BEGINNER, (BEGINNER, ALL_TEN), "DBG-269")
TEAM_BASES: Final = Option("bases", ALL_TEN, (ALL_TEN, BEGINNER), "DBG-375")
LENGTH: Final = Option("length", BY_THE_RULEBOOK, (BY_THE_RULEBOOK, 2, 3, 4, 5), "DBG-288")
BUY_OFF: Final = Option("buy_off_neutrals", False, (False, True), "DBG-291")
START_ON_REVEAL: Final = Option("start_ability_on_reveal", True, (True, False), "DBG-091")
COMMON: Final = (LENGTH, BUY_OFF, START_ON_REVEAL)

SETS: Final = (CLONE_WARS, ORIGINAL)


def faction(seat: int, default: str, values: tuple[str, ...] = FACTIONS, rule: str = "DBG-275") -> Option:
    return Option(f"faction_{seat}", default, values, rule)


def neutrals(region: str) -> Option:
    return Option("neutrals" + region, AT_RANDOM, (AT_RANDOM, *SETS), "DBG-276")


def pilots(region: str) -> Option:
    return Option("pilots" + region, CLONE_WARS, SETS, "DBG-279")


class DeckbuildingFormat(Format):
    """How one format differs from the others.

    `box`: the one set it is played with; empty: factions, neutral cards and pilots are chosen by options. `blank`: the
    Force track lies blank side up, each end belongs to a player or a team, and the first player is drawn (DBG-280,
    DBG-281). `teams`: two against two, in two regions.
    """

    def __init__(
        self,
        id: str,
        seats: int,
        options: tuple[Option, ...],
        box: str = "",
        sides: tuple[str, ...] = (),
        teams: bool = False,
    ) -> None:
        super().__init__(id, (seats,), options, teams)
        self.box = box
        self.sides = sides
        self.blank = not box
        self.regions = 2 if teams else 1

    # who plays what

    def factions(self, options: dict[str, OptionValue]) -> list[str]:
        """By seat. With one box the second player has the other faction of that box (DBG-014)."""
        if self.box:
            first = str(options["faction_0"])
            return [first, self.sides[1] if first == self.sides[0] else self.sides[0]]
        return [str(options[f"faction_{seat}"]) for seat in range(self.seats[0])]

    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        """Teammates sit side by side."""
        return [[Seat(0), Seat(1)], [Seat(2), Seat(3)]] if self.team_turns else super().teams(seats, options)

    def sharing(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> list[Seat]:
        """A team sees each other's hands (DBG-514)."""
        return [mate for team in self.teams(seats, options) if seat in team for mate in team]

    def alliances(self, seats: int) -> list[list[Seat]]:
        return self.teams(seats, {}) if self.team_turns else []

    def opponent(self, seat: Seat) -> Seat:
        """The player across the region (DBG-313, DBG-342)."""
        return Seat((seat + 2) % 4 if self.team_turns else 1 - seat)

    def region(self, seat: Seat) -> int:
        return seat % 2 if self.team_turns else 0

    def neutrals(self, options: dict[str, OptionValue], region: int) -> list[str]:
        """The sets whose neutral deck may be used in that region: one, or both when it is drawn."""
        chosen = self.box or str(options["neutrals" if region == 0 else "neutrals_2"])
        return list(SETS) if chosen == AT_RANDOM else [chosen]

    def pilots(self, options: dict[str, OptionValue], region: int) -> str:
        return self.box or str(options["pilots" if region == 0 else "pilots_2"])

    def positive_end(self, options: dict[str, OptionValue], team: list[Seat]) -> bool:
        """Does the positive end of the Force track belong to this team? With factions it is the light side's."""
        if self.blank:
            return 0 in team
        return self.factions(options)[team[0]] in LIGHT

    def first_players(self, options: dict[str, OptionValue]) -> list[Seat]:
        """Who may be the first player: the dark side, or with a blank track either (DBG-078, DBG-281)."""
        if self.blank:
            return [team[0] for team in self.teams(self.seats[0], options)]
        return [Seat(i) for i, plays in enumerate(self.factions(options)) if plays not in LIGHT]

    # numbers

    def bases_to_win(self, options: dict[str, OptionValue]) -> int:
        """Of each opponent: the option `length`, or 3; with all ten bases 4, except in teams (DBG-273, DBG-377)."""
        length = options["length"]
        if isinstance(length, int):
            return length
        return 4 if options["bases"] == ALL_TEN and not self.team_turns else 3

    def win_rule(self, options: dict[str, OptionValue]) -> str:
        """The ledger line for the number of bases that wins."""
        if options["length"] != BY_THE_RULEBOOK:
            return "DBG-288"
        if self.team_turns:
            return "DBG-374"
        return "DBG-273" if options["bases"] == ALL_TEN else "DBG-194"


FORMATS: Final = (
    DeckbuildingFormat(
        "clone-wars",
        2,
        (faction(0, REPUBLIC, (REPUBLIC, SEPARATIST), "DBG-013"), BASES, *COMMON),
        box=CLONE_WARS,
        sides=(REPUBLIC, SEPARATIST),
    ),
    DeckbuildingFormat(
        "original",
        2,
        (faction(0, REBEL, (REBEL, EMPIRE), "DBG-013"), BASES, *COMMON),
        box=ORIGINAL,
        sides=(REBEL, EMPIRE),
    ),
    DeckbuildingFormat(
        "mixed",
        2,
        (faction(0, REPUBLIC), faction(1, EMPIRE), neutrals(""), pilots(""), BASES, *COMMON),
    ),
    DeckbuildingFormat(
        "teams",
        4,
        (
            faction(0, REBEL, rule="DBG-323"),
            faction(1, REPUBLIC, rule="DBG-323"),
            faction(2, EMPIRE, rule="DBG-323"),
            faction(3, SEPARATIST, rule="DBG-323"),
            neutrals(""),
            neutrals("_2"),
            pilots(""),
            pilots("_2"),
            TEAM_BASES,
            *COMMON,
        ),
        teams=True,
    ),
)
