"""The turn, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.draws import end_turn
from ...engine.effects.effect import Ask, Effect, Step
from ...engine.effects.hands import HAND, draw, put_away
from ...engine.effects.phases import push_phases
from ...engine.ids import NO_CARD, Seat
from . import actions
from .actions import CHOOSE_BASE
from .cards.card_types import PrintedCard
from .effects.abilities import KEEP_RESOURCES
from .play import BASE_REVEALED, HAPPENED, TURN_STARTS, base_of, force_at_end, gain_resources, privilege, send, ships_of
from .seating import Seating, seating_of
from .terms import (
    ACTIVE,
    ATTACKED,
    ATTACKS,
    BASE_IN_PLAY,
    BASES,
    END_OF_TURN,
    FRESH,
    HAND_SIZE,
    OF_A_TURN,
    RESOURCES,
    SHIPS,
    SHIPS_AT_START,
    TARGET,
    TURN,
    UNITS,
    USED,
)

if TYPE_CHECKING:
    from ...engine.state import State


class Turn(Effect):
    """Start of turn, actions, end of turn (DBG-081, DBG-093, DBG-181), then the other side's turn."""

    word: ClassVar[str] = "turn"

    def run(self, t: State, me: Step) -> None:
        seating: Seating = t.setup.seating
        t.numbers[ACTIVE] = me.seat
        t.numbers[ATTACKS] = 0
        t.tell("turn", me.seat, NO_CARD, t.numbers[TURN])
        for number in OF_A_TURN:
            numbers = t.seat_numbers[number]
            for seat in t.setup.seats:
                numbers[seat] = 0
        t.seat_numbers[SHIPS_AT_START][me.seat] = len(ships_of(t, seating.team[me.seat]))
        push_phases(t, me.seat, PHASES)
        t.push(START_ABILITIES, me.seat, NO_CARD, 0)
        t.push(INCOME, me.seat, NO_CARD, 0)
        t.push(FORCE_BONUS, me.seat, NO_CARD, 0)
        t.push(REPLACE_BASE, me.seat, NO_CARD, 0)


class ReplaceBase(Ask):
    """A player without a base chooses a new one; teammates in any order (DBG-082 to DBG-084, DBG-362)."""

    word: ClassVar[str] = "replace-base"
    rule: ClassVar[str] = "DBG-082"

    def offer(self, t: State, me: Step) -> None:
        for seat in seating_of(t).team[me.seat]:
            left = t.cards_in(seat, BASES)
            if left and base_of(t, seat) < 0:
                t.asked[seat] = [Step(CHOOSE_BASE, seat, base, 0, t.setup) for base in sorted(left)]

    def answer(self, t: State, me: Step, choice: Step) -> None:
        t.stack.append(me)
        send(t, choice.seat, choice.card, t.zone_of(choice.seat, BASE_IN_PLAY), BASE_REVEALED)
        t.marks[FRESH][choice.card] = 1
        t.push(HAPPENED[BASE_REVEALED], choice.seat, choice.card, 0)


class ForceBonus(Effect):
    """Each player of a side with the marker on its outermost space gains a resource (DBG-085, DBG-358)."""

    word: ClassVar[str] = "force-bonus"

    def run(self, t: State, me: Step) -> None:
        if force_at_end(t, me.seat):
            for seat in seating_of(t).team[me.seat]:
                gain_resources(t, seat, 1)


class Income(Effect):
    """Each player gains the resources of their capital ships (DBG-086, DBG-352)."""

    word: ClassVar[str] = "income"

    def run(self, t: State, me: Step) -> None:
        for seat in seating_of(t).team[me.seat]:
            total = 0
            for ship in t.cards_in(seat, SHIPS):
                definition: PrintedCard = t.setup.defs[ship]
                total += definition.resources
            if total:
                gain_resources(t, seat, total)


class StartAbilities(Effect):
    """Offer the abilities of the start of the turn, after its steps (DBG-091)."""

    word: ClassVar[str] = "start-abilities"

    def run(self, t: State, me: Step) -> None:
        HAPPENED[TURN_STARTS].run(t, me)


class EndEffects(Effect):
    """Effects at the end of the turn, before cards are discarded (DBG-191)."""

    word: ClassVar[str] = "end-effects"

    def run(self, t: State, me: Step) -> None:
        t.expire(END_OF_TURN)


class Clear(Effect):
    """Discard units and hand, reset the cards in play, lose resources (DBG-182 to DBG-185)."""

    word: ClassVar[str] = "clear"

    def run(self, t: State, me: Step) -> None:
        for seat in seating_of(t).team[me.seat]:
            self.clear(t, seat)

    def clear(self, t: State, seat: Seat) -> None:
        first = t.setup.seats_first_zone[seat]
        marks = t.marks
        for zone in (UNITS, SHIPS, BASE_IN_PLAY):
            for card in t.zones[first + zone]:
                marks[USED][card] = 0
                marks[TARGET][card] = 0
                marks[ATTACKED][card] = 0
                marks[FRESH][card] = 0
        put_away(t, seat, UNITS, "clear-units")
        put_away(t, seat, HAND, "clear-hand")
        if not privilege(t, seat, KEEP_RESOURCES):
            t.seat_numbers[RESOURCES][seat] = 0


class DrawHand(Effect):
    """Draw 5 cards (DBG-186)."""

    word: ClassVar[str] = "draw-hand"

    def run(self, t: State, me: Step) -> None:
        for seat in seating_of(t).team[me.seat]:
            draw(t, seat, HAND_SIZE)


class NextTurn(Effect):
    word: ClassVar[str] = "next-turn"

    def run(self, t: State, me: Step) -> None:
        t.numbers[TURN] += 1
        if end_turn(t):
            return
        t.push(TURN_OF, seating_of(t).enemies[me.seat][0], NO_CARD, 0)


ACTIONS: Final = actions.Actions()
REPLACE_BASE: Final = ReplaceBase()
FORCE_BONUS: Final = ForceBonus()
INCOME: Final = Income()
START_ABILITIES: Final = StartAbilities()
END_EFFECTS: Final = EndEffects()
CLEAR: Final = Clear()
DRAW_HAND: Final = DrawHand()
NEXT_TURN: Final = NextTurn()
PHASES: Final[tuple[Effect, ...]] = (NEXT_TURN, DRAW_HAND, CLEAR, END_EFFECTS, ACTIONS)
TURN_OF: Final = Turn()

EFFECTS: Final[list[type[Effect]]] = [
    Turn, ReplaceBase, ForceBonus, Income, StartAbilities, EndEffects, Clear, DrawHand, NextTurn,
]  # fmt: skip
