"""Choosing one of several opponents: the user of an effect does so when it resolves (BOTF-254).

The choice holds for the whole ability, so it is kept as a modifier as long as the ability's frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import until_settled
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import NUMBER, Field, Fields
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, NO_SEAT, Seat, number_of_seat, seat_of_number
from ....engine.seating import ChooseSeat
from ....engine.voice import Message, card_name, seat_name
from .. import board

if TYPE_CHECKING:
    from ....engine.state import State

AGAINST: Final = "against"


def opponent(t: State, seat: Seat) -> Seat:
    """The chosen opponent of the current ability, or the first if none was chosen."""
    others = board.enemies(t, seat)
    if len(others) > 1:
        chosen = noted_seat(t, AGAINST)
        if chosen in others:
            return chosen
    return others[0]


def undecided(t: State, me: Step, able: list[Seat]) -> bool:
    """Must the step's player still choose an opponent? Then ask now; the step is repeated afterwards.

    `able` are the opponents that the effect could affect: if there is only one, it is chosen.
    """
    if len(board.enemies(t, me.seat)) < 2 or not able:
        return False
    if noted_seat(t, AGAINST) >= 0:
        return False
    if len(able) == 1:
        note_seat(t, AGAINST, me.seat, able[0])
        return False
    t.stack.append(me)
    t.push(ChooseOpponent(sum([1 << seat for seat in able])), me.seat, me.card, 0)
    return True


def with_cards(t: State, seat: Seat, kind: int) -> list[Seat]:
    """The opponents with cards in their zone of that kind, in the order in which effects resolve."""
    return [each for each in board.opponents(t, seat) if t.cards_in(each, kind)]


def while_used(t: State) -> str:
    """The name of the moment when the current ability ends."""
    place = len(t.pending) - 1
    while place >= 0 and t.pending[place].ability < 0:
        place -= 1
    return until_settled(t, place)


def note_seat(t: State, stat: str, seat: Seat, noted: Seat) -> None:
    """Remember a seat for as long as the ability that `seat` is using lasts."""
    t.modifiers.append(Modifier(stat, NO_CARD, number_of_seat(noted), while_used(t), seat=seat))


def noted_seat(t: State, stat: str) -> Seat:
    """The seat that was noted under that name for the ability being used, or `NO_SEAT`."""
    until = while_used(t)
    for note in t.modifiers:
        if note.stat == stat and note.until == until:
            return seat_of_number(note.n)
    return NO_SEAT


def refuse_opponent(t: State, seat: Seat, whom: Seat) -> Refusal:
    """Why that player cannot be chosen: no opponent, out of the game, or not affected."""
    if whom not in board.other_side(t, seat):
        return Refusal("BOTF-254", Message("refuse-no-opponent-of-yours", whom=seat_name(whom)))
    if t.setup.rules.seats.is_out(t, whom):
        return Refusal("BOTF-264", Message("refuse-out-of-game", whom=seat_name(whom)))
    return Refusal("SWLCG-763", Message("refuse-nothing-to-opponent", whom=seat_name(whom)))


class ChooseOpponent(ChooseSeat):
    """Choose an opponent; `among` has a bit for each candidate."""

    word: ClassVar[str] = "choose-opponent"
    fields: ClassVar[Fields] = {"among": Field(NUMBER, 0, 15)}
    rule: ClassVar[str] = "BOTF-254"

    def __init__(self, among: int) -> None:
        self.among = among

    def seats(self, t: State, me: Step) -> list[Seat]:
        return [seat for seat in board.enemies(t, me.seat) if self.among >> seat & 1]

    def unfit(self, t: State, me: Step, seat: Seat) -> Refusal | None:
        return refuse_opponent(t, me.seat, seat)

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        note_seat(t, AGAINST, me.seat, seat)
        t.tell("choose-opponent", me.seat, me.card, 0, seat)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-choose-opponent", card=card_name(t.setup.defs[me.card].id))


EFFECTS: Final[list[type[Effect]]] = [ChooseOpponent]
