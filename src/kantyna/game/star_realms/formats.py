"""The formats of Star Realms as data (ledger, chapter 24)."""

from __future__ import annotations

from typing import Final

from ...engine.ids import NO_SEAT, Seat
from ...engine.rules.formats import Format, Option
from ...engine.setup import OptionValue

RULINGS: Final = (
    Option("boxes", 1, (1, 2, 3), "SR-165"),
    Option("destroy_own_bases", False, (False, True), "SR-131"),
    Option("discard_timing", "at_once", ("at_once", "next_turn"), "SR-320"),
    Option("needle_copies_scrapped", True, (True, False), "SR-325"),
    Option("fleet_hq_pays_for_copies", False, (False, True), "SR-332"),
    Option("mech_world_counts_as_blob", False, (False, True), "SR-333"),
    Option("needle_counts_for_blob_world", True, (True, False), "SR-334"),
    Option("fleet_hq_counts_ships_in_play", False, (False, True), "SR-335"),
    Option("on_top_effects_add_up", True, (True, False), "SR-342"),
)
"""Other programs disagree on these rules. The default of each option is the ledger's ruling."""

OPEN_TEAM_HANDS: Final = Option("open_team_hands", False, (False, True), "SR-313")
BOSS: Final = Option("boss", 0, (0, 1, 2, 3, 4, 5), "SR-362")

# How players are grouped.
EACH_ALONE: Final = "each alone"
HALVES: Final = "halves"
BOSS_AND_ATTACKERS: Final = "boss and attackers"

# Whom a player may attack or target.
ALL_ENEMIES: Final = "all enemies"
NEIGHBOURS: Final = "neighbours"
OPPOSITE: Final = "opposite"

BOSS_TABLE: Final = {2: (50, 7), 3: (70, 7), 4: (70, 8), 5: (90, 8)}
"""By number of Attackers: the Boss's authority and standard hand (SR-292 to SR-295)."""

EMPERORS: Final = (Seat(1), Seat(4))
FACING: Final = tuple([Seat(i) for i in (5, 4, 3, 2, 1, 0)])
"""Who sits opposite whom in Emperor (SR-256)."""

HAND_SIZE: Final = 5


class StarRealmsFormat(Format):
    """How one format differs from the duel.

    `hands`: starting hands in turn order, the last entry for all later players; with `team_hands` counted by teams.
    `team_turns`: a team plays its turn together, on one authority, behind common outposts (Hydra).
    `passing`: cards may be passed to teammates for 1 trade. `legacy`: a defeated player may leave a card to the
    "emperor" or to each of the "fellows". `boss`: one seat is the Boss, on whose bases damage stays until its turn.
    `alone_rule`, `no_passing_rule`: the ledger lines that forbid shared payments and passing cards.
    `win_rule`: the ledger line by which the last team standing wins; `boss_rule`: by which the Boss does.
    """

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        authority: int = 50,
        hands: tuple[int, ...] = (3, 5),
        teams: str = EACH_ALONE,
        reach: str = ALL_ENEMIES,
        team_turns: bool = False,
        team_hands: bool = False,
        emperor_authority: int = 0,
        passing: bool = False,
        legacy: str = "",
        boss: bool = False,
        alone_rule: str = "SR-160",
        no_passing_rule: str = "SR-160",
        win_rule: str = "SR-181",
        boss_rule: str = "",
        options: tuple[Option, ...] = RULINGS,
    ) -> None:
        super().__init__(id, seats, options, team_turns)
        self.authority = authority
        self.hands = hands
        self.grouping = teams
        self.reach = reach
        self.team_hands = team_hands
        self.emperor_authority = emperor_authority
        self.passing = passing
        self.legacy = legacy
        self.boss = boss
        self.alone_rule = alone_rule
        self.no_passing_rule = no_passing_rule
        self.win_rule = win_rule
        self.boss_rule = boss_rule

    # who belongs together

    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        everybody = [Seat(i) for i in range(seats)]
        if self.grouping == HALVES:
            return [everybody[: seats // 2], everybody[seats // 2 :]]
        if self.grouping == BOSS_AND_ATTACKERS:
            boss = self.boss_seat(options)
            return [[boss], [*everybody[boss + 1 :], *everybody[:boss]]]
        return super().teams(seats, options)

    def sharing(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> list[Seat]:
        """A team sees its hands with the option `open_team_hands`, Attackers always do (SR-284, SR-313)."""
        if options.get("open_team_hands", False) or self.role(seats, options, seat) == "attacker":
            return [mate for team in self.teams(seats, options) if seat in team for mate in team]
        return [seat]

    def alliances(self, seats: int) -> list[list[Seat]]:
        return self.teams(seats, {}) if self.grouping == HALVES else []

    def boss_seat(self, options: dict[str, OptionValue]) -> Seat:
        boss = options.get("boss", 0)
        assert isinstance(boss, int)
        return Seat(boss) if self.boss else NO_SEAT

    def role(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> str:
        """The name of the seat's role; empty: none."""
        if self.boss:
            return "boss" if seat == self.boss_seat(options) else "attacker"
        if self.emperor_authority:
            return "emperor" if seat in EMPERORS else "admiral"
        return ""

    # numbers

    def starting_authority(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> int:
        if self.boss and seat == self.boss_seat(options):
            return BOSS_TABLE[seats - 1][0]
        if self.emperor_authority and seat in EMPERORS:
            return self.emperor_authority
        return self.authority

    def standard_hand(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> int:
        """How many cards that seat draws in its draw phase (SR-143, SR-291)."""
        return BOSS_TABLE[seats - 1][1] if self.boss and seat == self.boss_seat(options) else HAND_SIZE

    def starting_hand(self, seats: int, options: dict[str, OptionValue], seat: Seat, turn: int) -> int:
        """The number of cards dealt to the player who takes turn `turn`, counted from 0."""
        if self.boss:
            standard = self.standard_hand(seats, options, seat)
            return standard - 2 if seat == self.boss_seat(options) else standard
        if self.team_hands:
            turn = 0 if turn < seats // 2 else 1
        return self.hands[min(turn, len(self.hands) - 1)]

    def first_players(self, seats: int, options: dict[str, OptionValue]) -> list[Seat]:
        """The seats among which the first player is drawn."""
        if self.boss:
            return [self.boss_seat(options)]
        if self.team_hands:
            return [Seat(0), Seat(seats // 2)]
        return [Seat(i) for i in range(seats)]


FREE_FOR_ALL_HANDS: Final = (3, 4, 5)
TEAM_OPTIONS: Final = (*RULINGS, OPEN_TEAM_HANDS)

FORMATS: Final = (
    StarRealmsFormat("duel", (2,), alone_rule="SR-034", no_passing_rule="SR-034", win_rule="SR-016"),
    StarRealmsFormat("free-for-all", (3, 4, 5, 6), hands=FREE_FOR_ALL_HANDS),
    StarRealmsFormat("hunter", (3, 4, 5, 6), hands=FREE_FOR_ALL_HANDS, reach=NEIGHBOURS, win_rule="SR-193"),
    StarRealmsFormat(
        "hydra-2",
        (4,),
        authority=75,
        teams=HALVES,
        team_turns=True,
        team_hands=True,
        win_rule="SR-227",
        options=TEAM_OPTIONS,
    ),
    StarRealmsFormat(
        "hydra-3",
        (6,),
        authority=100,
        teams=HALVES,
        team_turns=True,
        team_hands=True,
        win_rule="SR-227",
        options=TEAM_OPTIONS,
    ),
    StarRealmsFormat(
        "emperor",
        (6,),
        teams=HALVES,
        reach=OPPOSITE,
        team_hands=True,
        emperor_authority=60,
        passing=True,
        legacy="emperor",
        alone_rule="SR-259",
        win_rule="SR-255",
        options=TEAM_OPTIONS,
    ),
    StarRealmsFormat(
        "raid",
        (3, 4, 5, 6),
        teams=BOSS_AND_ATTACKERS,
        legacy="fellows",
        boss=True,
        alone_rule="SR-311",
        win_rule="SR-312",
        boss_rule="SR-289",
        options=(*RULINGS, BOSS),
    ),
)
