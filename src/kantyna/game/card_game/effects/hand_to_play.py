"""Putting cards into play from hand. They are not played: they cost nothing, and timing does not matter (SWLCG-639 to
642)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import SELECTOR, WORD, YES_OR_NO, Fields
from ....engine.effects.selectors import Selector
from ....engine.errors import Refusal, refusal
from ....engine.ids import Card, Seat
from ....engine.seating import ChooseSeat
from ....engine.voice import Message, card_name, seat_name
from .. import board
from ..abilities.phrases import about
from ..abilities.targets import refuse_mismatch
from ..cards.card_types import ENHANCEMENT
from ..engagement.conflict import join
from ..formats.common_reserve import held, holds
from ..turn.movement import LEAVES, enter_play
from ..turn.play import Attach, attach, refuse_restrictions

if TYPE_CHECKING:
    from ....engine.state import State


class PutFromHand(Select):
    """Put a matching card from your hand into play. Only its player knows whether there is one."""

    word: ClassVar[str] = "put-from-hand"
    fields: ClassVar[Fields] = {"which": SELECTOR}
    rule: ClassVar[str] = "SWLCG-639"
    must_rule: ClassVar[str] = "SWLCG-639"

    def __init__(self, which: Selector) -> None:
        super().__init__(1, 1)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [
            card
            for card in held(t, me.seat)
            if self.which.fits(t, me.seat, card, me.card) and refuse_restrictions(t, card, me.seat) is None
        ]

    def unseen(self, t: State, me: Step) -> bool:
        return bool(held(t, me.seat))

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.candidates(t, me))

    def might(self, t: State, me: Step) -> bool:
        return self.unseen(t, me)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        report(t, len(cards), 1)
        for card in cards:
            if board.printed(t, card).kind == ENHANCEMENT and not board.enhances_place(t, card):
                t.push(PUT_ON, me.seat, card, 0)
            else:
                enter_play(t, me.seat, card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if not holds(t, me.seat, card):
            return refusal(self.rule, "discard-from-hand", t, card)
        if not self.which.fits(t, me.seat, card, me.card):
            return refuse_mismatch(t, self.which, me, card, self.rule)
        return refuse_restrictions(t, card, me.seat)

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-put-from-hand", card=card_name(t.setup.defs[me.card].id)), self.which)

    def describe(self) -> Message:
        return about(Message("effect-put-from-hand"), self.which)


class PutOn(Attach):
    """Choose the card to attach an enhancement to that is put into play (SWLCG-643). It was not played (SWLCG-642)."""

    word: ClassVar[str] = "put-on"

    def act_on(self, t: State, me: Step, card: Card) -> None:
        attach(t, me.seat, me.card, card)


class PutThis(Effect):
    """The card itself goes from hand, or another zone of its player, into play; `joins`: into the current
    engagement."""

    word: ClassVar[str] = "put-this"
    fields: ClassVar[Fields] = {"joins": YES_OR_NO, "place": WORD}

    def __init__(self, joins: bool, place: str = "hand") -> None:
        self.joins = joins
        self.place = place

    def run(self, t: State, me: Step) -> None:
        if not self.possible(t, me):
            report(t, 0, 1)
            return
        enter_play(t, me.seat, me.card)
        if self.joins:
            join(t, me.card)
        report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        zone = t.where[me.card]
        there = zone >= 0 and t.zone_kind(zone).name == self.place and t.setup.seat_of_zone[zone] == me.seat
        there = there or (self.place == "hand" and holds(t, me.seat, me.card))
        return there and self.may_enter(t, me)

    def may_enter(self, t: State, me: Step) -> bool:
        joins = not self.joins or board.fights(t, me.seat)  # BOTF-330
        return joins and refuse_restrictions(t, me.card, me.seat) is None

    def might(self, t: State, me: Step) -> bool:
        """Whether the card is held is checked elsewhere."""
        return self.may_enter(t, me) if self.place == "hand" else self.possible(t, me)

    def describe(self) -> Message:
        return Message("effect-put-this", joins="yes" if self.joins else "no", place=self.place)


class PutForFriend(PutFromHand):
    """Put a matching card from your hand into play under a friendly player's control; it is discarded from play when
    the phase ends (BOTF-290)."""

    word: ClassVar[str] = "put-for-friend"

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        report(t, len(cards), 1)
        for card in cards:
            t.push(WHICH_FRIEND, me.seat, card, 0)

    def describe(self) -> Message:
        return about(Message("effect-put-for-friend"), self.which)


class WhichFriend(ChooseSeat):
    """Choose the player who controls the step's card, which is still in hand."""

    word: ClassVar[str] = "which-friend"
    rule: ClassVar[str] = "BOTF-257"

    def seats(self, t: State, me: Step) -> list[Seat]:
        return board.friends(t, me.seat)

    def unfit(self, t: State, me: Step, seat: Seat) -> Refusal | None:
        return Refusal(self.rule, Message("refuse-no-friend", whom=seat_name(seat)))

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        enter_play(t, seat, me.card)
        t.modifiers.append(Modifier(LEAVES, me.card, 1, "phase-end"))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-which-friend")


PUT_ON: Final = PutOn(1, 1)
WHICH_FRIEND: Final = WhichFriend()
EFFECTS: Final[list[type[Effect]]] = [PutFromHand, PutForFriend, WhichFriend, PutOn, PutThis]
