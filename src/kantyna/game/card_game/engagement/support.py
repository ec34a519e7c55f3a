"""Attack and defence support: a partner lends a unit for the length of one engagement (BOTF-204 to BOTF-217)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.constants import Modifier
from ....engine.effects.effect import DECLINE, Ask, Effect, Step, Verb
from ....engine.errors import Refusal, refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name, seat_name
from .. import board
from ..terms import PLAY
from ..turn.movement import TO_DISCARD, change_control, leave_play

if TYPE_CHECKING:
    from ....engine.state import State

LEND: Final = Verb("lend", "BOTF-325")
REFUSED: Final = "support-refused"
DECLARING: Final = "declaring"
"""While a partner is asked, this note marks the units declared so far, so everybody sees what is asked for."""


def ask_for(t: State, seat: Seat, card: Card) -> None:
    """Ask a partner for a unit. The declaration waits."""
    note_declared(t, t.picks)
    t.picks = []
    t.push(CONSENT, t.controller(card), card, seat)


def note_declared(t: State, cards: list[Card]) -> None:
    t.modifiers.extend([Modifier(DECLARING, card, 1, "engagement-end") for card in cards])


def resume(t: State) -> None:
    """Resume the declaration where it was."""
    noted = [modifier.card for modifier in t.modifiers if modifier.stat == DECLARING]
    if noted:
        t.modifiers = [modifier for modifier in t.modifiers if modifier.stat != DECLARING]
        t.picks = noted


def is_lent(t: State, seat: Seat, partner: Seat, picks: list[Card]) -> bool:
    """Has that partner lent a unit in this declaration? Each lends at most one (BOTF-212)."""
    return any([t.controller(card) == partner for card in picks])


def has_lent(t: State, seat: Seat, card: Card) -> bool:
    """Does the unit belong to a partner who has lent that player another one in this engagement?"""
    if not is_partners(t, seat, card):
        return False
    lent = [step for _, step in t.delayed if step.effect == GIVE_BACK]
    return any([step.seat == t.controller(card) and step.other_seat == seat for step in lent])


def was_refused(t: State, card: Card) -> bool:
    """A unit is asked for only once in a declaration (BOTF-325)."""
    return any([modifier.stat == REFUSED and modifier.card == card for modifier in t.modifiers])


class Consent(Ask):
    """Ask the partner who controls the step's card for it. A refusal does not end the declaration. `other_seat`
    asks."""

    word: ClassVar[str] = "consent"
    rule: ClassVar[str] = "BOTF-325"

    def offer(self, t: State, me: Step) -> None:
        yes = Step(LEND, me.seat, me.card, 0, me.setup)
        t.asked = {me.seat: [yes, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0:
            note_declared(t, [me.card])
            t.tell("lend", me.seat, me.card)
        else:
            t.modifiers.append(Modifier(REFUSED, me.card, 1, "engagement-end"))
            t.tell("refuse-support", me.seat, me.card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-consent", card=card_name(t.setup.defs[me.card].id), who=seat_name(me.other_seat))


class GiveBack(Effect):
    """The engagement is over: the step's card goes back to the step's seat with everything on it. That is no gain of
    control (BOTF-213, BOTF-319). If that seat is out, the card leaves the game (BOTF-326). `other_seat` has borrowed
    it."""

    word: ClassVar[str] = "give-back"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        if t.where[me.card] != t.zone_of(me.other_seat, PLAY):
            return
        if me.seat in board.team(t, me.seat):
            t.send(me.card, t.zone_of(me.seat, PLAY), "give-back", me.seat)
        else:
            leave_play(t, me.other_seat, [me.card], TO_DISCARD)


def borrow(t: State, seat: Seat, card: Card) -> None:
    """That seat controls the unit until the engagement is over (BOTF-205, BOTF-209)."""
    t.delayed.append(("engagement-end", Step(GIVE_BACK, t.controller(card), card, seat, t.setup)))
    change_control(t, card, seat)


def is_partners(t: State, seat: Seat, card: Card) -> bool:
    """Is it a partner's unit in play?"""
    return board.is_in_play(t, card) and board.is_unit(t, card) and t.controller(card) in board.partners(t, seat)


def refuse_support(t: State, seat: Seat, card: Card, rule: str) -> Refusal | None:
    """Why a partner's unit cannot be asked for; `rule` would allow it."""
    if was_refused(t, card):
        return refusal("BOTF-325", "support-refused", t, card)
    if is_lent(t, seat, t.controller(card), t.picks):
        return refusal("BOTF-212", "support-one", t, card)
    if not board.is_ready(t, card):
        return refusal(rule, "exhausted", t, card)
    return None


CONSENT: Final = Consent()
GIVE_BACK: Final = GiveBack()
EFFECTS: Final[list[type[Effect]]] = [Consent, GiveBack]
VERBS: Final[list[Effect]] = [LEND]
