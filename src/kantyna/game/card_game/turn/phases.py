"""A turn: six phases with their framework events and action windows, as in the rulebook's chart."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.windows import ActionWindow, Occur
from ....engine.draws import end_turn
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import read_seat
from ....engine.effects.effect import NOTHING, Effect, Step
from ....engine.effects.fields import NUMBER, Field, Fields
from ....engine.effects.hands import DECK, DISCARD, HAND, DiscardCards, draw
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, NO_SEAT, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..engagement import conflict
from ..engagement.damage import deal
from ..engagement.shields import REMOVE_SHIELDS
from ..formats.common_reserve import INTO_RESERVE, has_reserves, own_reserve
from ..formats.mode import mode_of
from ..terms import (
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
    TURN,
    TURNS,
)
from . import force_phase
from .movement import Over, enter_play
from .tokens import advance_dial, refresh

if TYPE_CHECKING:
    from ....engine.state import State


class Turn(Effect):
    """The active player resolves all six phases (SWLCG-125). A team does so together; the step's seat is its first
    player (BOTF-224)."""

    word: ClassVar[str] = "turn"

    def run(self, t: State, me: Step) -> None:
        t.numbers[ACTIVE] = me.seat
        t.numbers[TURN] += 1
        t.numbers[PHASE] = 0  # answers to the beginning of a turn come before its first phase
        for seat in board.team(t, me.seat):
            t.seat_numbers[TURNS][seat] += 1
        t.seat_numbers[LIMITED] = [0] * t.setup.seat_count
        t.marks[ATTACKED] = [0] * len(t.setup.defs)
        t.tell("turn", me.seat, NO_CARD, t.numbers[TURN])
        rest_of_turn(t, me.seat, 1)
        t.push(TURN_BEGINS, me.seat, NO_CARD, 0)


def rest_of_turn(t: State, seat: Seat, phase: int) -> None:
    """Push the phases from `phase` on, then the next turn. In the core game the dark side skips its first conflict
    phase (SWLCG-219)."""
    t.push(NEXT_TURN, seat, NO_CARD, 0)
    first = t.seat_numbers[TURNS][seat] == 1
    skips = first and board.is_dark(t, seat) and mode_of(t).skips_conflict
    for i in range(len(PHASES), phase - 1, -1):
        if not (i == CONFLICT and skips):
            t.push(Phase(i), seat if i == phase else board.first_player(t, seat), NO_CARD, 0)


class NextTurn(Effect):
    """End the turn. Effects that last until then end after the reactions; then the next turn begins."""

    word: ClassVar[str] = "next-turn"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.push(TURN_OVER, me.seat, NO_CARD, 0)
        t.push(TURN_ENDS, me.seat, NO_CARD, 0)


class TurnOver(Effect):
    word: ClassVar[str] = "turn-over"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.expire("turn-end")
        if not end_turn(t):
            t.push(TURN_OF, board.enemies(t, me.seat)[0], NO_CARD, 0)


class Phase(Effect):
    """One phase. Its beginning and its end may be answered (SWLCG-555).

    In a team each member resolves their own phase in turn, then all do the rest together (BOTF-018, BOTF-225). "Your
    phase" begins with your own (BOTF-026); all end together. The step's seat begins: the first player, or the active
    player of a position that was composed by hand.
    """

    word: ClassVar[str] = "phase"
    fields: ClassVar[Fields] = {"number": Field(NUMBER, 1, len(PHASES))}
    outlives: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: State, me: Step) -> None:
        members = board.team(t, me.seat)
        if me.seat in members:
            members = members[members.index(me.seat) :]
        first = members[0]
        t.numbers[ACTIVE] = first
        t.numbers[PHASE] = self.number
        t.tell("phase", first, NO_CARD, self.number)
        t.push(PhaseEnd(self.number), first, NO_CARD, 0)
        own, together = CONTENTS[self.number - 1]
        push_contents(t, board.first_player(t, first), together)
        if len(board.team(t, first)) > 1:
            t.push(FIRST_ACTS, NO_SEAT, NO_CARD, 0)
            if own:
                for member in reversed(members[1:]):
                    t.push(MemberPhase(self.number), member, NO_CARD, 0)
        push_contents(t, first, own)
        t.push(Occur(PHASES[self.number - 1] + "-begins", NOTHING), first, NO_CARD, 0)


def push_contents(t: State, seat: Seat, effects: tuple[Effect, ...]) -> None:
    for effect in reversed(effects):
        t.push(effect, NO_SEAT if isinstance(effect, ActionWindow) else seat, NO_CARD, 0)


class MemberPhase(Effect):
    """The next member of the team becomes the active player and resolves their own phase (BOTF-239, BOTF-246)."""

    word: ClassVar[str] = "part"
    fields: ClassVar[Fields] = {"number": Field(NUMBER, 1, len(PHASES))}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: State, me: Step) -> None:
        t.numbers[ACTIVE] = me.seat
        t.tell("member-phase", me.seat, NO_CARD, self.number)
        # BOTF-245: the whole team shared the window before the first attack
        own = (conflict.DECLARE_OBJECTIVE,) if self.number == CONFLICT else CONTENTS[self.number - 1][0]
        push_contents(t, me.seat, own)
        t.push(Occur(PHASES[self.number - 1] + "-begins", NOTHING), me.seat, NO_CARD, 0)


class FirstActs(Effect):
    """The first player of the team is active again, because no member's own phase is running (BOTF-303)."""

    word: ClassVar[str] = "first-acts"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.numbers[ACTIVE] = board.first_player(t, board.active_player(t))


class PhaseEnd(Effect):
    word: ClassVar[str] = "phase-end"
    fields: ClassVar[Fields] = {"number": Field(NUMBER, 1, len(PHASES))}
    outlives: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: State, me: Step) -> None:
        t.push(Over("phase-end"), me.seat, NO_CARD, 0)
        for seat in reversed(board.team(t, me.seat)):
            t.push(Occur(PHASES[self.number - 1] + "-ends", NOTHING), seat, NO_CARD, 0)


# balance


class Balance(Effect):
    """What the balance of the Force does for the active side; the format decides (SWLCG-128, BOTF-226)."""

    word: ClassVar[str] = "balance"

    def run(self, t: State, me: Step) -> None:
        mode_of(t).balance(t, me.seat)


def balance(t: State, seat: Seat) -> None:
    """The dark side advances the dial; the light side deals 1 damage if it holds the balance (SWLCG-128 to 136)."""
    holder = t.numbers[BALANCE]
    if not board.is_dark(t, seat):
        if holder == LIGHT_HOLDS:
            t.push(BALANCE_DAMAGE, seat, NO_CARD, 0)
        return
    if holder == DARK_HOLDS:
        advance_dial(t, 1)
    advance_dial(t, 1)


class BalanceDamage(Select):
    """1 damage to a current objective of the dark side; the light side may decline (SWLCG-135, SWLCG-139)."""

    word: ClassVar[str] = "balance-damage"
    damages: ClassVar[bool] = True
    rule: ClassVar[str] = "SWLCG-135"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for enemy in board.enemies(t, me.seat) for card in board.objectives(t, enemy)]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        deal(t, me.seat, [card], [1])

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return Refusal(self.rule, Message("refuse-no-dark-objective", card=card_name(t.setup.defs[card].id)))


# refresh


class RemoveFocus(Effect):
    """Remove a focus token from each of the active player's cards, two from Elite ones (SWLCG-145, SWLCG-563)."""

    word: ClassVar[str] = "remove-focus"

    def run(self, t: State, me: Step) -> None:
        if not board.is_dark(t, me.seat) and t.seat_numbers[TURNS][me.seat] == 1:
            return  # SWLCG-148
        for card in t.cards_in(me.seat, PLAY):
            refresh(t, card, 2 if board.has_keyword(t, card, "elite") else 1)


class ReplaceObjectives(Effect):
    """Replace missing objectives one by one from the top of the objective deck (SWLCG-150, SWLCG-152, SWLCG-158)."""

    word: ClassVar[str] = "replace-objectives"

    def run(self, t: State, me: Step) -> None:
        if len(board.objectives(t, me.seat)) >= OBJECTIVES:
            return
        deck = t.cards_in(me.seat, OBJECTIVE_DECK)
        if not deck:
            run_out(t, me.seat, "SWLCG-280", "SWLCG-283")
            return
        t.stack.append(me)
        enter_play(t, me.seat, deck[-1])


# draw


class DiscardFromHand(DiscardCards):
    """Discard the picked cards one by one, each to its owner's pile (SWLCG-176, SWLCG-178)."""

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.send(card, t.zone_of(t.owner[card], DISCARD), "discard", me.seat)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return Refusal(self.rule, Message("refuse-discard-from-hand", card=card_name(t.setup.defs[card].id)))


class MayDiscardOne(DiscardFromHand):
    """At the start of the draw phase the active player may discard one card (SWLCG-161)."""

    word: ClassVar[str] = "may-discard-one"
    rule: ClassVar[str] = "SWLCG-161"

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-may-discard-one")


class DiscardDown(DiscardFromHand):
    """A player with more cards than their reserve value discards the surplus (SWLCG-164)."""

    word: ClassVar[str] = "discard-down"
    rule: ClassVar[str] = "SWLCG-164"
    must_rule: ClassVar[str] = "SWLCG-164"


class FillHand(Effect):
    """Draw or discard to exactly the reserve value (SWLCG-162). A card in your own common reserve counts as in hand,
    but is not discarded for this (BOTF-190, BOTF-306). Then a card may go to the reserve (BOTF-236)."""

    word: ClassVar[str] = "fill-hand"

    def run(self, t: State, me: Step) -> None:
        wanted = read_seat(t, "reserve", me.seat, RESERVE)
        hand = len(t.cards_in(me.seat, HAND))
        held = hand + own_reserve(t, me.seat)
        if held < wanted and (t.cards_in(me.seat, DECK) or mode_of(t).decks_run_out):
            t.stack.append(me)
            t.push(DRAW_ONE, me.seat, NO_CARD, 0)
            return
        if has_reserves(t):
            t.push(INTO_RESERVE, me.seat, NO_CARD, 0)
        surplus = min(hand, held - wanted)
        if surplus > 0:
            t.push(DiscardDown(surplus, surplus), me.seat, NO_CARD, 0)


class DrawNow(Effect):
    """Draw one card. A player who must draw and cannot has lost (SWLCG-173, SWLCG-279, SWLCG-282)."""

    word: ClassVar[str] = "draw-now"

    def run(self, t: State, me: Step) -> None:
        if not draw(t, me.seat, 1, reshuffles=False):
            run_out(t, me.seat, "SWLCG-279", "SWLCG-282")
        mode_of(t).recheck(t)


def run_out(t: State, seat: Seat, dark_rule: str, light_rule: str) -> None:
    """A player must take a card from an empty deck and loses, unless the format lets them play on."""
    if mode_of(t).decks_run_out:
        t.tell("empty-deck", seat)
        t.finish(board.other_side(t, seat), dark_rule if board.is_dark(t, seat) else light_rule)


BALANCE_DAMAGE: Final = BalanceDamage(0, 1)
DRAW_ONE: Final = Occur("draw", DrawNow())
TURN_BEGINS: Final = Occur("turn-begins", NOTHING)
TURN_OF: Final = Turn()
NEXT_TURN: Final = NextTurn()
TURN_OVER: Final = TurnOver()
TURN_ENDS: Final = Occur("turn-ends", NOTHING)
CONFLICT: Final = PHASES.index("conflict") + 1
FIRST_ACTS: Final = FirstActs()
CONTENTS: Final[tuple[tuple[tuple[Effect, ...], tuple[Effect, ...]], ...]] = (
    ((), (Balance(),)),
    ((RemoveFocus(), REMOVE_SHIELDS, ReplaceObjectives(), Occur("refreshed", NOTHING)), (ActionWindow("refresh"),)),
    ((MayDiscardOne(0, 1), FillHand()), (ActionWindow("draw"),)),
    ((ActionWindow("deployment"),), ()),
    ((conflict.CONFLICT_LOOP,), (ActionWindow("conflict-end"),)),
    ((force_phase.COMMIT,), (force_phase.STRUGGLE, ActionWindow("force"))),
)
"""By phase: what each member of a team does as the active player, then what they do together."""
EFFECTS: Final[list[type[Effect]]] = [
    Turn, NextTurn, TurnOver, Phase, MemberPhase, FirstActs, PhaseEnd, Balance, BalanceDamage, RemoveFocus,
    ReplaceObjectives, MayDiscardOne, DiscardDown, FillHand, DrawNow,
]  # fmt: skip
