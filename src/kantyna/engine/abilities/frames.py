"""The frame in which an ability is used.

An ability is announced, paid for, given its targets, may be cancelled, and resolves. The frame is a pending event, so
each step can be answered, answers can be answered, and effects find the targets and what was done there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..effects.effect import MOST_TRIGGERS, NOTHING, Effect, Step
from ..errors import Refusal
from ..ids import NO_CARD, NO_SEAT, Card, Seat
from .pending import RESULT, SETTLE, PendingEvent, frame
from .triggers import ACTION, Trigger, hindrance, refuse_ability, targets
from .windows import INTERRUPTS, REACTIONS, AnswerWindow

if TYPE_CHECKING:
    from ..setup import Setup
    from ..state import State


def use_ability(
    t: State, seat: Seat, card: Card, ability: int, about: int, concerned: Card = NO_CARD, after: Effect = NOTHING
) -> None:
    """Use an ability: pay, choose targets, interrupts, resolve, reactions.

    `after` runs before the reactions, even if the ability was cancelled: a played card is discarded then.
    """
    trigger: Trigger = t.setup.defs[card].triggers[ability]
    using = PendingEvent(t.setup.rules.ability_event, seat, card, concerned, 0)
    using.ability = ability
    using.about = about
    t.pending.append(using)
    t.push(SETTLE, seat, NO_CARD, 0)
    t.push(REACTIONS, NO_SEAT, NO_CARD, 0)
    if after is not NOTHING:
        t.push(after, seat, card, 0)
    t.push(RESOLVE, seat, card, ability)
    t.push(INTERRUPTS, NO_SEAT, NO_CARD, 0)
    t.push(AIM, seat, card, ability)
    if trigger.price is not NOTHING:
        t.pending.append(PendingEvent(RESULT, seat, card, NO_CARD, 0))
        t.push(PAID, seat, card, ability)
        t.push(trigger.price, seat, card, ability)


class Paid(Effect):
    """The cost has been paid. If not in full, the ability is cancelled. The frame's `n` is the amount paid."""

    word: ClassVar[str] = "paid"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        part = t.pending.pop()
        using = frame(t)
        using.n = part.done
        if part.short:
            using.cancelled = True
            t.tell("unpaid", me.seat, me.card)


class Aim(Effect):
    """Choose the targets of an ability that has been paid for."""

    word: ClassVar[str] = "aim"

    def run(self, t: State, me: Step) -> None:
        trigger: Trigger = t.setup.defs[me.card].triggers[me.ability]
        if trigger.target is not None and not t.pending[-1].cancelled:
            t.push(trigger.target, me.seat, me.card, me.ability)


class Resolve(Effect):
    """Run the ability's effects, unless it was cancelled or has no legal target left."""

    word: ClassVar[str] = "resolve"

    def run(self, t: State, me: Step) -> None:
        using = t.pending[-1]
        using.used.clear()
        trigger: Trigger = t.setup.defs[me.card].triggers[me.ability]
        if using.cancelled or (trigger.target is not None and not targets(t)):
            using.short = True
        else:
            t.push_all(trigger.effects, me.seat, me.card)


PAID: Final = Paid()
AIM: Final = Aim()
RESOLVE: Final = Resolve()


class Act(Effect):
    """Use an action of a card."""

    word: ClassVar[str] = "act"
    takes_card: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.setup.rules.use_action(t, me)

    def key(self, me: Step) -> str:
        return f"act {me.setup.labels[me.card]}" + (f" {me.ability}" if me.ability else "")

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        if card < 0 or len(rest) > 1:
            return None
        n = ability_number(rest[0]) if rest else 0
        return Step(self, seat, card, n, setup) if n >= 0 else None

    def refuse(self, t: State, me: Step) -> Refusal | None:
        triggers: tuple[Trigger, ...] = t.setup.defs[me.card].triggers
        zone = t.where[me.card]
        seen = zone >= 0 and t.setup.rules.seats.sees_card(t, me.seat, me.card)
        why = "none" if seen and me.ability >= len(triggers) else "place"
        if seen and me.ability < len(triggers):
            trigger = triggers[me.ability]
            shared = trigger.shared and t.controller(me.card) in t.setup.seating.team[me.seat]
            if shared or t.setup.rules.may_use(t, me.seat, me.card):
                if trigger.timing != ACTION or isinstance(t.stack[-1].effect, AnswerWindow):
                    why = "timing"
                elif trigger.works_in(t.setup, zone):
                    why = hindrance(t, me.seat, me.card, me.ability)
        if why:
            return refuse_ability(t, me.seat, me.card, me.ability, why)
        return refuse_playing(t, me.seat, me.card, me.ability)

    def sets_off(self, t: State, me: Step) -> tuple[Effect, ...]:
        trigger: Trigger = t.setup.defs[me.card].triggers[me.ability]
        return trigger.sets_off()


ACT: Final = Act()


def ability_number(written: str) -> int:
    """The ability index in a key, from 1; -1: not a valid one."""
    for n in range(1, MOST_TRIGGERS):
        if written == str(n):
            return n
    return -1


def refuse_playing(t: State, seat: Seat, card: Card, ability: int) -> Refusal | None:
    """Why the card cannot be played for that ability, if the ability is played from hand."""
    trigger: Trigger = t.setup.defs[card].triggers[ability]
    return t.setup.rules.refuse_play(t, seat, card) if trigger.from_hand else None


def actions_of(t: State, seat: Seat) -> list[Step]:
    """The actions of cards that the seat may use now."""
    setup = t.setup
    steps: list[Step] = []
    for zone in setup.rules.action_zones(t, seat):
        for card in t.zones[zone]:
            for i, works in setup.card_actions[card]:
                if works[zone]:
                    from_hand: bool = setup.defs[card].triggers[i].from_hand
                    # the check that fails most often comes first
                    if (not from_hand or setup.rules.may_play(t, seat, card)) and not hindrance(t, seat, card, i):
                        steps.append(Step(ACT, seat, card, i, setup))
    team = setup.seating.team[seat]
    if len(team) > 1:
        for card, i, works in setup.shared_actions:
            zone = t.where[card]
            holder = setup.seat_of_zone[zone]
            if holder != seat and holder in team and works[zone] and not hindrance(t, seat, card, i):
                steps.append(Step(ACT, seat, card, i, setup))
    return steps


def might_act(t: State, seat: Seat) -> bool:
    """As far as everybody knows: could the seat use an action that depends on hidden information?"""
    setup = t.setup
    for card, i, works in setup.secret_actions:
        zone = t.where[card]
        openly = works[zone] and setup.seat_of_zone[zone] == seat and not t.hidden_zone(zone)
        if openly and not hindrance(t, seat, card, i, True):
            return True
    return False
