"""The core game, and what the formats of more players share with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.ids import NO_CARD, Seat
from ....engine.rules.formats import Option
from ....engine.setup import OptionValue
from .. import setup
from ..affiliations import DARK_SIDE, LIGHT_SIDE
from ..decks import limits
from ..decks.limits import EITHER, Limits
from ..turn import phases
from ..turn.discard_order import DISCARD_ORDER
from .mode import Mode

if TYPE_CHECKING:
    from ....engine.state import State

DARK_SEAT: Final = "dark_side"
"""The option that says who plays the dark side."""
CHANCE: Final = "chance"
TOURNAMENT: Final = "tournament"
TEAM_HANDS: Final = "team_hands"
MULLIGAN: Final = Option("mulligan", True, (True, False), "SWLCG-115")
OPEN_DECKS: Final = Option("open_decks", False, (False, True), "SWLCG-061")
TEAM_OPTIONS: Final = (
    Option("mulligan", True, (True, False), "BOTF-317"),
    OPEN_DECKS,
    DISCARD_ORDER,
    Option(TEAM_HANDS, True, (True, False), "BOTF-179"),
)


class Standard(Mode):
    """Set-up and balance phase of the core game."""

    def begin(self, t: State) -> None:
        setup.begin(t)

    def push_objectives(self, t: State, seat: Seat) -> None:
        t.push(setup.REVEAL_OBJECTIVES, seat, NO_CARD, 0)

    def balance(self, t: State, seat: Seat) -> None:
        phases.balance(t, seat)


class Duel(Standard):
    """Two players; an option decides who plays the dark side."""

    def dark_lead(self, options: dict[str, OptionValue]) -> Seat:
        return Seat(1) if options[DARK_SEAT] == 1 else Seat(0)

    def sides(self, options: dict[str, OptionValue], seats: int) -> list[str]:
        dark = options[DARK_SEAT]
        return [EITHER if dark == CHANCE else DARK_SIDE if seat == dark else LIGHT_SIDE for seat in range(seats)]

    def limits(self, options: dict[str, OptionValue]) -> Limits:
        return limits.TOURNAMENT if options[TOURNAMENT] is True else limits.DUEL


class TeamMode(Standard):
    """More than two players: partners may see each other's hands, an empty deck does not lose, and the dark side has a
    conflict phase in its first turn, without attacking anybody (BOTF-034, BOTF-179, BOTF-315)."""

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        dial_wins: int = 0,
        dial_rule: str = "",
        objectives_win: int = 0,
        objectives_rule: str = "",
        stake_rule: str = "BOTF-296",
        has_dial: bool = True,
        shelters: bool = False,
        options: tuple[Option, ...] = TEAM_OPTIONS,
    ) -> None:
        super().__init__(
            id, seats, options, team_turns=True, dial_wins=dial_wins, dial_rule=dial_rule,
            objectives_win=objectives_win, objectives_rule=objectives_rule, stake_rule=stake_rule,
            resign_rule="BOTF-329", has_dial=has_dial, dial_falls=False, decks_run_out=False, skips_conflict=False,
            shelters=shelters,
        )  # fmt: skip

    def alliances(self, seats: int) -> list[list[Seat]]:
        return self.teams(seats, {})

    def sharing(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> list[Seat]:
        if not options[TEAM_HANDS]:
            return [seat]
        return [mate for team in self.teams(seats, options) if seat in team for mate in team]

    def sides(self, options: dict[str, OptionValue], seats: int) -> list[str]:
        lead = self.dark_lead(options)
        dark = [seat for team in self.teams(seats, options) if lead in team for seat in team]
        return [DARK_SIDE if seat in dark else LIGHT_SIDE for seat in range(seats)]
