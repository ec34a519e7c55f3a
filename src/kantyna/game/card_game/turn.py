"""A turn: six phases, each with its framework events and action windows, as the chart of the rulebook has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.constants import read_seat
from ...engine.draws import end_turn
from ...engine.effects import NOTHING, Effect, Step
from ...engine.errors import Refusal
from ...engine.fields import NUMBER, Field, Fields
from ...engine.hands import DISCARD, HAND, DiscardCards, draw
from ...engine.select import Select
from ...engine.voice import Message, card_name
from ...engine.windows import ActionWindow, Occur
from . import board, engagement, force
from .damage import deal
from .moving import Over, enter_play
from .terms import (
    ACTIVE,
    ATTACKED,
    BALANCE,
    DARK_HOLDS,
    LIGHT_HOLDS,
    LIMITED,
    OBJECTIVE_DECK,
    OBJECTIVES,
    PHASE,
    PHASES,
    PLAY,
    RESERVE,
    SHIELD,
    TURN,
    TURNS,
)
from .tokens import advance_dial, drop_shields, refresh

if TYPE_CHECKING:
    from ...engine.state import State


class Turn(Effect):
    """The active player carries out all six phases (SWLCG-125); the dark side skips its first conflict (SWLCG-219)."""

    word: ClassVar[str] = "turn"

    def run(self, t: State, me: Step) -> None:
        t.numbers[ACTIVE] = me.seat
        t.numbers[TURN] += 1
        t.seat_numbers[TURNS][me.seat] += 1
        t.seat_numbers[LIMITED] = [0] * t.setup.seat_count
        t.marks[ATTACKED] = [0] * len(t.setup.defs)
        t.tell("turn", me.seat, -1, t.numbers[TURN])
        rest_of_turn(t, me.seat, 1)
        t.push(TURN_BEGINS, me.seat, -1, 0)


def rest_of_turn(t: State, seat: int, phase: int) -> None:
    """Push the phases from that one on, and the next turn after them."""
    t.push(NEXT_TURN, seat, -1, 0)
    first = t.seat_numbers[TURNS][seat] == 1
    for i in range(len(PHASES), phase - 1, -1):
        if not (i == CONFLICT and first and seat == board.dark(t)):
            t.push(Phase(i), seat, -1, 0)


class NextTurn(Effect):
    """The turn is over, which may be answered; what lasted until then ends after that, and the next one begins."""

    word: ClassVar[str] = "next-turn"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.push(TURN_OVER, me.seat, -1, 0)
        t.push(TURN_ENDS, me.seat, -1, 0)


class TurnOver(Effect):
    word: ClassVar[str] = "turn-over"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.expire("turn-end")
        if not end_turn(t):
            t.push(TURN_OF, board.enemy_of(t, me.seat), -1, 0)


class Phase(Effect):
    """One phase: it begins, happens and ends; beginnings and endings may be answered (SWLCG-555)."""

    word: ClassVar[str] = "phase"
    fields: ClassVar[Fields] = {"number": Field(NUMBER, 1, len(PHASES))}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: State, me: Step) -> None:
        t.numbers[PHASE] = self.number
        t.tell("phase", me.seat, -1, self.number)
        t.push(PhaseEnd(self.number), me.seat, -1, 0)
        for effect in reversed(CONTENTS[self.number - 1]):
            t.push(effect, -1 if isinstance(effect, ActionWindow) else me.seat, -1, 0)
        t.push(Occur(PHASES[self.number - 1] + "-begins", NOTHING), me.seat, -1, 0)


class PhaseEnd(Effect):
    word: ClassVar[str] = "phase-end"
    fields: ClassVar[Fields] = {"number": Field(NUMBER, 1, len(PHASES))}
    outlives: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: State, me: Step) -> None:
        t.push(Over("phase-end"), me.seat, -1, 0)
        t.push(Occur(PHASES[self.number - 1] + "-ends", NOTHING), me.seat, -1, 0)


# balance


class Balance(Effect):
    """The dial goes on for the dark side; the light side deals a damage if it has the Balance (SWLCG-128 to 136)."""

    word: ClassVar[str] = "balance"

    def run(self, t: State, me: Step) -> None:
        holder = t.numbers[BALANCE]
        if me.seat != board.dark(t):
            if holder == LIGHT_HOLDS:
                t.push(BALANCE_DAMAGE, me.seat, -1, 0)
            return
        if holder == DARK_HOLDS:
            advance_dial(t, 1)
        advance_dial(t, 1)


class BalanceDamage(Select):
    """One damage to a current objective of the dark side; the light side may decline (SWLCG-135, SWLCG-139)."""

    word: ClassVar[str] = "balance-damage"
    rule: ClassVar[str] = "SWLCG-135"

    def candidates(self, t: State, me: Step) -> list[int]:
        return board.objectives(t, board.enemy_of(t, me.seat))

    def act_on(self, t: State, me: Step, card: int) -> None:
        deal(t, me.seat, [card], [1])

    def unfit(self, t: State, me: Step, card: int) -> Refusal | None:
        return Refusal(self.rule, Message("refuse-no-dark-objective", card=card_name(t.setup.defs[card].id)))


# refresh


class RemoveFocus(Effect):
    """One focus token off each card of the active player's, one more off Elite ones (SWLCG-145, SWLCG-563)."""

    word: ClassVar[str] = "remove-focus"

    def run(self, t: State, me: Step) -> None:
        if me.seat == board.light(t) and t.seat_numbers[TURNS][me.seat] == 1:
            return  # SWLCG-148
        for card in t.cards_in(me.seat, PLAY):
            refresh(t, card, 2 if board.has_keyword(t, card, "elite") else 1)


class RemoveShields(Effect):
    """All shields off the active player's cards (SWLCG-149)."""

    word: ClassVar[str] = "remove-shields"

    def run(self, t: State, me: Step) -> None:
        for card in t.cards_in(me.seat, PLAY):
            drop_shields(t, card, t.marks[SHIELD][card])


class ReplaceObjectives(Effect):
    """Missing objectives are replaced one by one from the top of the deck (SWLCG-150, SWLCG-152, SWLCG-158)."""

    word: ClassVar[str] = "replace-objectives"

    def run(self, t: State, me: Step) -> None:
        if len(board.objectives(t, me.seat)) >= OBJECTIVES:
            return
        deck = t.cards_in(me.seat, OBJECTIVE_DECK)
        if not deck:
            lose_by_empty_deck(t, me.seat, "SWLCG-280", "SWLCG-283")
            return
        t.stack.append(me)
        enter_play(t, me.seat, deck[-1])


# draw


class DiscardFromHand(DiscardCards):
    """One after another, in the order of the picks, onto the owner's pile (SWLCG-176, SWLCG-178)."""

    def act_on(self, t: State, me: Step, card: int) -> None:
        t.send(card, t.zone_of(t.owner[card], DISCARD), "discard", me.seat)

    def unfit(self, t: State, me: Step, card: int) -> Refusal | None:
        return Refusal(self.rule, Message("refuse-discard-from-hand", card=card_name(t.setup.defs[card].id)))


class MayDiscardOne(DiscardFromHand):
    """At the start of the draw phase the active player may discard one card (SWLCG-161)."""

    word: ClassVar[str] = "may-discard-one"
    rule: ClassVar[str] = "SWLCG-161"

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-may-discard-one")


class DiscardDown(DiscardFromHand):
    """Whoever holds more than the reserve value discards the surplus (SWLCG-164)."""

    word: ClassVar[str] = "discard-down"
    rule: ClassVar[str] = "SWLCG-164"
    must_rule: ClassVar[str] = "SWLCG-164"


class FillHand(Effect):
    """The hand is brought to exactly the reserve value (SWLCG-162)."""

    word: ClassVar[str] = "fill-hand"

    def run(self, t: State, me: Step) -> None:
        wanted = read_seat(t, "reserve", me.seat, RESERVE)
        held = len(t.cards_in(me.seat, HAND))
        if held > wanted:
            t.push(DiscardDown(held - wanted, held - wanted), me.seat, -1, 0)
        elif held < wanted:
            t.stack.append(me)
            t.push(DRAW_ONE, me.seat, -1, 0)


class DrawNow(Effect):
    """One card; who must draw and cannot has lost (SWLCG-173, SWLCG-279, SWLCG-282)."""

    word: ClassVar[str] = "draw-now"

    def run(self, t: State, me: Step) -> None:
        if not draw(t, me.seat, 1, reshuffles=False):
            lose_by_empty_deck(t, me.seat, "SWLCG-279", "SWLCG-282")


def lose_by_empty_deck(t: State, seat: int, dark_rule: str, light_rule: str) -> None:
    t.tell("empty-deck", seat)
    t.finish((board.enemy_of(t, seat),), dark_rule if seat == board.dark(t) else light_rule)


BALANCE_DAMAGE: Final = BalanceDamage(0, 1)
DRAW_ONE: Final = Occur("draw", DrawNow())
TURN_BEGINS: Final = Occur("turn-begins", NOTHING)
TURN_OF: Final = Turn()
NEXT_TURN: Final = NextTurn()
TURN_OVER: Final = TurnOver()
TURN_ENDS: Final = Occur("turn-ends", NOTHING)
CONFLICT: Final = PHASES.index("conflict") + 1
CONTENTS: Final[tuple[tuple[Effect, ...], ...]] = (
    (Balance(),),
    (RemoveFocus(), RemoveShields(), ReplaceObjectives(), Occur("refreshed", NOTHING), ActionWindow("refresh")),
    (MayDiscardOne(0, 1), FillHand(), ActionWindow("draw")),
    (ActionWindow("deployment"),),
    (engagement.CONFLICT_LOOP, ActionWindow("conflict-end")),
    (force.COMMIT, force.STRUGGLE, ActionWindow("force")),
)
EFFECTS: Final[list[type[Effect]]] = [
    Turn, NextTurn, TurnOver, Phase, PhaseEnd, Balance, BalanceDamage, RemoveFocus, RemoveShields, ReplaceObjectives,
    MayDiscardOne, DiscardDown, FillHand, DrawNow,
]  # fmt: skip
