"""A phase of free choice: a seat acts again and again until it ends the phase, or several seats do so together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..errors import Refusal
from ..ids import NO_CARD, Card, Seat
from ..setup import Setup
from ..voice import Message
from .effect import PASS, Ask, Effect, Step
from .nature import PHASE, Nature

if TYPE_CHECKING:
    from ..state import State


class EndPhase(Effect):
    """End the phase; unused resources are lost."""

    word: ClassVar[str] = "end"
    nature: ClassVar[Nature] = Nature(ends=PHASE)


class Resume(Effect):
    """Take back "done" while partners still act. Nobody waits for this choice."""

    word: ClassVar[str] = "resume"
    idle: ClassVar[bool] = True
    nature: ClassVar[Nature] = Nature(spare=True, agreed=True)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        return Refusal(t.setup.rules.together_rule, Message("refuse-not-done"))


@mypyc_attr(allow_interpreted_subclasses=True)
class FreePhase(Ask):
    """Any of the seat's actions, in any order, any number of times.

    If a team plays its turn together, all members are asked at once and act in any order. The phase ends when every
    member has ended it; the seat number `done` keeps track.
    """

    done: ClassVar[int] = 0

    def actions(self, t: State, seat: Seat) -> list[Step]:
        """The seat's actions now, including the end of the phase."""
        return []

    def members(self, t: State, seat: Seat) -> list[Seat]:
        """The seats that share this phase, if a team plays its turn together."""
        return [seat]

    def run(self, t: State, me: Step) -> None:
        if t.setup.format.team_turns:
            done = t.seat_numbers[self.done]
            for seat in self.members(t, me.seat):
                t.asked[seat] = [Step(RESUME, seat, NO_CARD, 0, t.setup)] if done[seat] else self.actions(t, seat)
        else:
            seat = me.seat
            t.asked = {seat: self.actions(t, seat)}
        t.stack.append(me)

    def answer(self, t: State, me: Step, choice: Step) -> None:
        effect = choice.effect
        if effect is not END_PHASE:
            t.stack.append(me)
            if effect is RESUME:
                t.seat_numbers[self.done][choice.seat] = 0
            else:
                effect.run(t, choice)  # not pushed: nothing can come between
        elif t.setup.format.team_turns:
            done = t.seat_numbers[self.done]
            done[choice.seat] = 1
            t.tell("done", choice.seat)
            members = self.members(t, me.seat)
            if all([done[seat] for seat in members]):
                for seat in members:
                    done[seat] = 0
            else:
                t.stack.append(me)

    def deny(self, t: State, me: Step, tried: Step) -> Refusal:
        if t.seat_numbers[self.done][tried.seat]:
            return Refusal(t.setup.rules.together_rule, Message("refuse-done"))
        return tried.effect.refuse(t, tried) or self.no_action(t, tried)

    def picking(self, t: State, seat: Seat, card: Card) -> Effect | None:
        return None

    def no_action(self, t: State, tried: Step) -> Refusal:
        """The refusal of something that is not an action of this phase."""
        return Refusal(self.rule, Message("refuse-question", question=self.prompt(t, tried)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu:
    """Steps that a seat is offered often, made once and shared by all tables of a set-up (`Setup.menus`)."""

    def __init__(self, setup: Setup, seat: Seat) -> None:
        self.setup = setup
        self.seat = seat
        self.end = Step(END_PHASE, seat, NO_CARD, 0, setup)
        self.passing = Step(PASS, seat, NO_CARD, 0, setup)
        self.phases: list[Step] = []
        self._bound: dict[str, list[Step]] = {}

    def of(self, verb: Effect) -> list[Step]:
        """`of_each_card` for a verb without fields, made on first use."""
        name = verb.spoken()
        steps = self._bound.get(name)
        if steps is None or steps[0].effect is not verb:  # two verbs may have the same word
            steps = self._bound[name] = self.of_each_card(verb)
        return steps

    def of_each_card(self, effect: Effect, n: int = 0) -> list[Step]:
        """That effect bound to each card, in the order of the cards."""
        return [Step(effect, self.seat, card, n, self.setup) for card in self.setup.cards]


def push_phases(t: State, seat: Seat, phases: tuple[Effect, ...]) -> None:
    """Push the phases of a seat's turn, so that they run in the given order."""
    menu: Menu = t.setup.menus[seat]
    if not menu.phases:
        menu.phases = [Step(phase, seat, NO_CARD, 0, t.setup) for phase in phases]
    t.stack.extend(menu.phases)


END_PHASE: Final = EndPhase()
RESUME: Final = Resume()
