"""Seats: teams and turn order, who is still in the game, and choosing a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from .effects.effect import Ask, Effect, Step
from .effects.fields import SEAT, Fields, seat_number
from .effects.hands import DECK, HAND
from .errors import Refusal
from .ids import NO_CARD, NO_SEAT, Card, Seat
from .setup import Setup
from .voice import Message, seat_name

if TYPE_CHECKING:
    from .state import State
    from .table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Seating:
    """Teams, and what follows from them. Computed once per set-up (`Setup.seating`)."""

    def __init__(self, setup: Setup) -> None:
        seats = setup.seat_count
        format = setup.format
        self.teams: list[list[Seat]] = format.teams(seats, setup.options)
        """A player alone is a team of one."""
        self.team: list[list[Seat]] = [team for seat in setup.seats for team in self.teams if seat in team]
        self.lead: list[Seat] = [team[0] for team in self.team]
        """The seat that stands for its team."""
        self.order: list[list[Seat]] = [[*setup.seats[seat:], *setup.seats[:seat]] for seat in setup.seats]
        """All seats clockwise, beginning with this one."""
        self.acting: list[list[Seat]] = self.team if format.team_turns else [[seat] for seat in setup.seats]
        """Who shares a turn: the seat alone, or its whole team."""
        self.enemies: list[list[Seat]] = [
            [other for other in setup.seats if other not in self.team[seat]] for seat in setup.seats
        ]
        self.seen_by: list[int] = []
        """The seats that see a seat's hidden cards, as a bit mask (`Format.sharing`)."""
        for seat in setup.seats:
            self.seen_by.append(sum([1 << mate for mate in format.sharing(seats, setup.options, seat)]))
        # Half of all events are draws, so their log entries are made once per set-up. (Typed Any, because the compiled
        # build would unpack and rebuild a typed tuple.)
        self.drawn: list[list[Any]] = []
        for seat, first in zip(setup.seats, setup.seats_first_zone, strict=True):
            seen = self.seen_by[seat]
            cards = range(len(setup.defs))
            self.drawn.append([("draw", seat, card, 0, -1, seen, first + DECK, first + HAND) for card in cards])


def teams_at(table: Table) -> list[list[int]]:
    """Who plays together at a table; a player alone is a team of one."""
    teams: list[list[int]] = table._state.setup.seating.teams
    return teams


def in_game(t: State, seats: list[Seat]) -> list[Seat]:
    """The seats that are still in the game. If all are, it is the same list and not a copy."""
    number = t.setup.out_number
    if number < 0:
        return seats
    out = t.seat_numbers[number]
    return [seat for seat in seats if not out[seat]] if 1 in out else seats


def next_in_game(t: State, seat: Seat, step: int = 1) -> Seat:
    """The next seat still in the game, clockwise (1) or the other way (-1)."""
    rules, seats = t.setup.rules, t.setup.seat_count
    other = Seat((seat + step) % seats)
    while rules.seats.is_out(t, other):
        other = Seat((other + step) % seats)
    return other


class TargetSeat(Effect):
    """A player, as a choice."""

    word: ClassVar[str] = "target"
    fields: ClassVar[Fields] = {"target": SEAT}

    def __init__(self, target: Seat) -> None:
        self.target = target

    def key(self, me: Step) -> str:
        return f"{self.word} seat#{self.target}"

    def aimed_at(self, me: Step) -> str:
        return f"seat#{self.target}"

    def button(self, me: Step) -> Message:
        return Message("choice-target", whom=seat_name(self.target))

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        target = seat_number(rest[0], setup.seat_count) if card < 0 and len(rest) == 1 else NO_SEAT
        make: Any = type(self)
        return Step(make(target), seat, NO_CARD, 0, setup) if target >= 0 else None


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSeat(Ask):
    """Ask for one of several seats. With only one candidate nobody is asked."""

    def seats(self, t: State, me: Step) -> list[Seat]:
        """The seats that may be chosen."""
        return []

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        """Act on the chosen seat."""

    def as_choice(self, seat: Seat) -> TargetSeat:
        return TargetSeat(seat)

    def run(self, t: State, me: Step) -> None:
        seats = self.seats(t, me)
        if len(seats) == 1:
            self.act_on(t, me, seats[0])
        else:
            super().run(t, me)

    def offer(self, t: State, me: Step) -> None:
        steps = [Step(self.as_choice(seat), me.seat, NO_CARD, 0, t.setup) for seat in self.seats(t, me)]
        if steps:
            t.asked = {me.seat: steps}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        chosen = choice.effect
        assert isinstance(chosen, TargetSeat)
        self.act_on(t, me, chosen.target)

    def unfit(self, t: State, me: Step, seat: Seat) -> Refusal | None:
        """Why that seat cannot be chosen; None: the general sentence is enough."""
        return None

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        chosen = tried.effect
        if not isinstance(chosen, TargetSeat):
            return super().reject(t, me, tried, question)
        message = Message("refuse-unfit-seat", whom=seat_name(chosen.target), question=question)
        return self.unfit(t, me, chosen.target) or Refusal(self.rule_of(t), message)
