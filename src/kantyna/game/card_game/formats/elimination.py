"""Elimination: a player leaves the game at any moment, and the others play on (BOTF-077, BOTF-307 to 310)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.abilities.windows import ActionWindow
from ....engine.effects.effect import Effect, Step
from ....engine.effects.hands import DECK, HAND
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Seat
from ....engine.seating import ChooseSeat
from ....engine.voice import Message, card_name
from .. import board
from ..effects.opponents import refuse_opponent
from ..engagement.conflict import END_ENGAGEMENT
from ..engagement.edge_battle import discard_stacks
from ..terms import ACTIVE, CAPTURED, CHOSEN, COMMON, GONE, OBJECTIVE_DECK, OUT
from ..turn.movement import TO_DISCARD, leave_play
from .common_reserve import back_to_hand
from .kept_affiliations import forfeit

if TYPE_CHECKING:
    from ....engine.state import State

PART_WINDOWS: Final = ("deployment", "conflict", "attackers", "defenders", "edge-fought", "strike")
"""Action windows of one player's own phase, not of the whole team's."""
FIGHT: Final = (
    "declare-attackers", "declare-defenders", "shielding", "edge-battle", "placing", "reveal-edge", "fates",
    "count-edge", "strikes", "strikes-again", "strike-turn", "resolve-icons", "unopposed", "survivors",
)  # fmt: skip
"""The steps of an engagement, except its end."""
FIGHT_WINDOWS: Final = ("attackers", "defenders", "edge-fought", "strike")


class Eliminate(ChooseSeat):
    """Choose an opponent in the game, who is then out of it (BOTF-270)."""

    word: ClassVar[str] = "eliminate"
    rule: ClassVar[str] = "BOTF-270"

    def seats(self, t: State, me: Step) -> list[Seat]:
        return board.enemies(t, me.seat)

    def unfit(self, t: State, me: Step, seat: Seat) -> Refusal | None:
        return refuse_opponent(t, me.seat, seat)

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        eliminate(t, seat)
        report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.seats(t, me))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-eliminate", card=card_name(t.setup.defs[me.card].id))


def eliminate(t: State, seat: Seat) -> None:
    """Take the player out: their affiliation card is taken, their engagement ends, their pending steps are dropped.
    Then their cards go, and a last partner loses the common reserve."""
    t.tell("taken-out", seat)
    forfeit(t, seat)
    if t.over:
        return
    fights = board.fights(t, seat)
    own_part = board.active_player(t) == seat
    if fights:
        drop(t, FIGHT, FIGHT_WINDOWS)
        discard_stacks(t)
    if own_part:
        end_part(t)
    t.take_out(seat)
    t.push(CLEAR_AWAY, board.active_player(t), NO_CARD, seat)
    if fights:  # before the cards go, so that borrowed units return
        t.stack[:] = [step for step in t.stack if step.effect != END_ENGAGEMENT]
        t.push(END_ENGAGEMENT, board.active_player(t), NO_CARD, 0)


def drop(t: State, words: tuple[str, ...], windows: tuple[str, ...]) -> None:
    """Drop these steps from the stack."""
    t.stack[:] = [
        step
        for step in t.stack
        if step.effect.word not in words and not (isinstance(step.effect, ActionWindow) and step.effect.name in windows)
    ]


def end_part(t: State) -> None:
    """End the active player's own phase: its windows close."""
    drop(t, (), PART_WINDOWS)


class ClearAway(Effect):
    """The cards of a player who is out (`other_seat`): what was controlled is discarded, hidden and captured cards
    leave the game."""

    word: ClassVar[str] = "clear-away"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        seat = me.other_seat
        t.seat_numbers[OUT][seat] = 1
        if board.active_player(t) == seat:
            t.numbers[ACTIVE] = board.first_player(t, seat)
        gone = t.zone_of(seat, GONE)
        for zone in (HAND, DECK, OBJECTIVE_DECK, CHOSEN, COMMON):
            for card in t.cards_in(seat, zone)[:]:
                t.move(card, gone)
        for other in t.setup.seats:
            for card in t.cards_in(other, CAPTURED)[:]:
                if t.owner[card] == seat:
                    t.host[card] = NO_CARD
                    t.move(card, gone)
        for mate in board.team(t, seat):
            back_to_hand(t, mate)
        leave_play(t, me.seat, board.in_play(t, seat)[:], TO_DISCARD)


CLEAR_AWAY: Final = ClearAway()
EFFECTS: Final[list[type[Effect]]] = [Eliminate, ClearAway]
