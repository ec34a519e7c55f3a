"""Windows: the moments in which seats may act between other steps.

Events run as `Occur(kind, effect)`, which unfolds on the stack into

    interrupts → the event itself → reactions → settle

Windows nest to any depth, because the stack is data. A window that nobody could use is not opened. That is judged from
what everybody knows: a seat whose hidden cards might hold an answer is asked even if they do not, because the absence
of a question would tell. A table made with `windows="all"` opens every action window
and every window of an event that some card of the game answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..effects.effect import MOST_TRIGGERS, PASS, Ask, Effect, Nothing, Step
from ..effects.fields import CARD, PART, TIMING, WORD, Fields
from ..errors import Refusal
from ..ids import NO_CARD, NO_SEAT, Card, Seat
from ..voice import Message, card_name
from .copies import interchangeable
from .pending import SETTLE, Happen, PendingEvent, is_active, spare_departed
from .triggers import INTERRUPT, REACTION, Trigger, hindrance, refuse_ability

if TYPE_CHECKING:
    from ..setup import Setup
    from ..state import State

UNPLAYABLE: Final = "unplayable"
"""The reason for an ability whose card cannot be played. The game says why."""


class Occur(Effect):
    """The event `kind` is about to happen; `effect` is the event itself.

    Seat, card and amount of the step are those of the event; `other` is a second card, such as a source of damage.
    """

    word: ClassVar[str] = "occur"
    fields: ClassVar[Fields] = {"kind": WORD, "effect": PART, "other": CARD}

    def __init__(self, kind: str, effect: Effect, other: Card = NO_CARD) -> None:
        self.kind = kind
        self.effect = effect
        self.other = other

    def run(self, t: State, me: Step) -> None:
        if not may_matter(t, self.kind):
            self.effect.run(t, me)
            return
        event = PendingEvent(self.kind, me.seat, me.card, self.other, me.amount)
        setup = t.setup
        noticed = isinstance(self.effect, Nothing) and not setup.answers_unseen(REACTION, self.kind)
        if noticed and not setup.every_window:
            # nothing will change before the reactions, so look for them now
            t.pending.append(event)
            if REACTIONS.any_answer(t, event):
                t.push(SETTLE, me.seat, NO_CARD, 0)
                t.push(REACTIONS, NO_SEAT, NO_CARD, 0)
            else:
                t.pending.pop()
            return
        unfold(t, event, self.effect)


def unfold(t: State, event: PendingEvent, effect: Effect) -> None:
    """Push the event with the windows before and after it."""
    happen_without_interrupts(t, event, effect)
    if event.kind in t.setup.answering[INTERRUPT]:
        t.push(INTERRUPTS, NO_SEAT, NO_CARD, 0)


def happen_without_interrupts(t: State, event: PendingEvent, effect: Effect) -> None:
    """Let the event happen, with reactions only: what caused it could be interrupted."""
    cards = event.subjects()
    event.in_play = bool(cards) and all([is_active(t, card) for card in cards])
    t.pending.append(event)
    t.push(SETTLE, event.seat, NO_CARD, 0)
    if event.kind in t.setup.answering[REACTION]:
        t.push(REACTIONS, NO_SEAT, NO_CARD, 0)
    t.push(Happen(effect), event.seat, NO_CARD, 0)


def occur_to_all(
    t: State, kind: str, effect: Effect, seat: Seat, cards: list[Card], amounts: list[int], other: Card = NO_CARD
) -> None:
    """One event for several cards at once: one pair of windows, and one run of the effect for all."""
    event = PendingEvent(kind, seat, NO_CARD, other, 0)
    event.set_group(cards, amounts)
    unfold(t, event, effect)


def _all_alike(t: State, answers: list[Step]) -> bool:
    """The same ability of interchangeable copies, so their order makes no difference. Without frames nobody acts
    between
    two answers, so the copies need not be in the same situation."""
    first = answers[0]
    framed = t.setup.rules.framed
    for other in answers[1:]:
        if (
            other.payload != first.payload
            or other.seat != first.seat
            or t.setup.defs[other.card] is not t.setup.defs[first.card]
        ):
            return False
        if framed and not interchangeable(t, other.card, first.card):
            return False
    return True


def may_matter(t: State, kind: str) -> bool:
    """Could any card answer this kind of event or replace it, as far as everybody knows?"""
    setup = t.setup
    if kind in setup.open_kinds:
        return True
    if kind in setup.listeners:
        where, active = t.where, setup.active_zones
        for card in setup.listeners[kind]:
            if active[where[card]]:
                return True
    return False


class Answer(Effect):
    """An ability of a card answers the pending event.

    The payload is the ability, plus `MOST_TRIGGERS` times the place in the group (from 1) for an answer to one card of
    a group.
    """

    word: ClassVar[str] = "answer"
    takes_card: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        trigger = t.setup.defs[me.card].triggers[me.ability]
        t.pending[-1].used.append(used_mark(trigger, me.card, me.payload))
        t.setup.rules.resolve_answer(t, me, trigger)

    def key(self, me: Step) -> str:
        ability = me.ability
        return f"answer {me.setup.labels[me.card]}" + (f" {ability}" if ability else "")

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        """ "answer ghost#1", "answer ghost#1 1" for its second ability, "answer avenger#1 0 for ram#2"."""
        numbers = [str(n) for n in range(MOST_TRIGGERS)]
        if card < 0 or len(rest) > 3 or (rest and rest[0] not in numbers):
            return None
        ability = int(rest[0]) if rest else 0
        if len(rest) == 3 and rest[1] == "for" and rest[2] in setup.index:
            return Step(AnswerFor(setup.index[rest[2]]), seat, card, ability, setup)
        return Step(self, seat, card, ability, setup) if not rest or (len(rest) == 1 and ability) else None

    def sets_off(self, t: State, me: Step) -> tuple[Effect, ...]:
        trigger: Trigger = t.setup.defs[me.card].triggers[me.ability]
        return trigger.sets_off()


class AnswerFor(Answer):
    """An answer for one card of a group."""

    word: ClassVar[str] = "answer-for"
    fields: ClassVar[Fields] = {"concerned": CARD}

    def __init__(self, concerned: Card) -> None:
        self.concerned = concerned

    def key(self, me: Step) -> str:
        labels = me.setup.labels
        return f"answer {labels[me.card]} {me.ability} for {labels[self.concerned]}"

    def spoken(self) -> str:
        return "answer"

    def button(self, me: Step) -> Message:
        defs = me.setup.defs
        card, concerned = card_name(defs[me.card].id), card_name(defs[self.concerned].id)
        return Message("choice-answer-for", n=me.amount, card=card, concerned=concerned)

    def aimed_at(self, me: Step) -> str:
        return me.setup.labels[self.concerned]


def concerned_card(t: State, step: Step) -> Card:
    """The card of a group that the answer is about, or `NO_CARD`."""
    trigger: Trigger = t.setup.defs[step.card].triggers[step.ability]
    cards = t.pending[-1].cards
    return cards[max(0, step.group_place - 1)] if trigger.each and cards else NO_CARD


def used_mark(trigger: Trigger, card: Card, n: int) -> int:
    """An answer as one number: card, ability, and the card of the group. For an ability that answers for each card, an
    answer to a single card counts as one for the first, because the group may grow."""
    first = trigger.each and n < MOST_TRIGGERS
    return card * MOST_USED + (n + MOST_TRIGGERS if first else n)


ANSWER: Final = Answer()
MOST_USED: Final = MOST_TRIGGERS * 256


class AnswerWindow(Ask):
    """The interrupts or the reactions to the pending event."""

    word: ClassVar[str] = "answer-window"
    fields: ClassVar[Fields] = {"timing": TIMING}
    outlives: ClassVar[bool] = True

    def __init__(self, timing: int) -> None:
        self.timing = timing

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        if self.timing == INTERRUPT:
            spare_departed(t, event)
        if event.cancelled:
            return
        answers = self.answers(t, event)
        if not answers and not t.setup.every_window and not t.setup.answers_unseen(self.timing, event.kind):
            return
        first = t.setup.rules.seats.first_to_act(t)
        forced = [step for step in answers if self.trigger_of(t, step).forced] if answers else answers
        if forced and _all_alike(t, forced):
            t.stack.append(me)
            t.stack.append(forced[0])
        elif forced:
            t.stack.append(me)
            t.push(FORCED_FIRST[self.timing], first, NO_CARD, 0)
        else:
            self.ask_around(t, me if me.seat >= 0 else Step(self, first, NO_CARD, me.passes, t.setup), event, answers)

    def ask_around(self, t: State, me: Step, event: PendingEvent, answers: list[Step]) -> None:
        """Ask the next seat that could answer, unless all have passed in a row."""
        order = t.setup.rules.seats.seats_to_act(t, me.seat)
        passes = me.passes
        for turn, seat in enumerate(order):
            if passes + turn >= len(order):
                return
            own = [step for step in answers if step.seat == seat] if answers else []
            if len(own) == 1 and self.trigger_of(t, own[0]).asks:
                t.push(self, seat, NO_CARD, passes + turn)
                t.stack.append(own[0])
                return
            if own or t.setup.every_window or self.might_answer(t, event, seat):
                own.append(t.setup.menus[seat].passing)
                t.asked = {seat: own}
                t.stack.append(
                    me if turn == 0 and me.seat == seat else Step(self, seat, NO_CARD, passes + turn, t.setup)
                )
                return

    def answer(self, t: State, me: Step, choice: Step) -> None:
        _go_round(t, self, me, choice)

    def trigger_of(self, t: State, step: Step) -> Trigger:
        trigger: Trigger = t.setup.defs[step.card].triggers[step.ability]
        return trigger

    def answers(self, t: State, event: PendingEvent) -> list[Step]:
        """All answers that are open now, forced or not, of all seats."""
        steps: list[Step] = []
        setup = t.setup
        where = t.where
        for card, i, works in setup.answering[self.timing].get(event.kind, ()):
            if works[where[card]]:
                trigger: Trigger = setup.defs[card].triggers[i]
                if trigger.each and len(event.cards) > 1:
                    for which, concerned in enumerate(event.cards, 1):
                        if concerned not in event.spared:
                            self.add(t, event, trigger, card, which * MOST_TRIGGERS + i, steps)
                else:
                    self.add(t, event, trigger, card, i, steps)
        return steps

    def add(self, t: State, event: PendingEvent, trigger: Trigger, card: Card, n: int, steps: list[Step]) -> None:
        """Add the legal answers of one ability, for each seat that may use it."""
        setup = t.setup
        seen = self.seen_by(event, trigger, n)
        if used_mark(trigger, card, n) in event.used or not trigger.applies(t, card, seen):
            return
        for user in trigger.users(t, card, seen):
            may = not trigger.from_hand or setup.rules.may_play(t, user, card)
            if may and not hindrance(t, user, card, n % MOST_TRIGGERS):
                which = n // MOST_TRIGGERS
                effect = AnswerFor(event.cards[which - 1]) if which else ANSWER
                steps.append(Step(effect, user, card, n, setup))

    def seen_by(self, event: PendingEvent, trigger: Trigger, n: int) -> PendingEvent:
        """The event as that ability answers it: the whole, or for one card of the group."""
        if not trigger.each or not event.cards:
            return event
        which = max(0, n // MOST_TRIGGERS - 1)
        return PendingEvent(event.kind, event.seat, event.cards[which], event.other, event.amounts[which])

    def any_answer(self, t: State, event: PendingEvent) -> bool:
        """Is any answer open now?"""
        return bool(self.answers(t, event))

    def might_answer(self, t: State, event: PendingEvent, seat: Seat) -> bool:
        """As far as everybody knows: could that seat hold a hidden card that could answer now?"""
        setup = t.setup
        for definition, trigger in setup.hidden_answers[self.timing].get(event.kind, ()):
            if trigger.could(t, seat, event) and setup.rules.could_hold(t, seat, definition, trigger):
                return True
        return self.might_use(t, event, seat)

    def might_use(self, t: State, event: PendingEvent, seat: Seat) -> bool:
        """As far as everybody knows: could a visible card answer, if that depends on hidden information?"""
        setup = t.setup
        for card in setup.secret_answers[self.timing].get(event.kind, ()):
            zone = t.where[card]
            if setup.seat_of_zone[zone] == seat:
                for i, trigger in enumerate(setup.defs[card].triggers):
                    if (
                        trigger.secret
                        and trigger.on == event.kind
                        and trigger.timing == self.timing
                        and trigger.works_in(setup, zone)
                        and used_mark(trigger, card, i) not in event.used
                        and trigger.could(t, seat, event)
                        and trigger.applies(t, card, event)
                    ):
                        return True
        return False

    def in_sight(self, t: State, seat: Seat) -> list[Step]:
        """The seat's answers with cards that everybody sees."""
        offered = t.asked.get(seat, [])
        return [step for step in offered if isinstance(step.effect, Answer) and not t.hidden_zone(t.where[step.card])]

    def prompt(self, t: State, me: Step) -> Message:
        """The sentence must not reveal a hand, so answers from there do not count."""
        open_answers = [step for seat in t.asked for step in self.in_sight(t, seat)]
        event = t.pending[-1]
        hand = [seat for seat in t.asked if self.might_answer(t, event, seat)]
        if len(open_answers) == 1 and not hand:
            return Message("ask-use", card=card_name(t.setup.defs[open_answers[0].card].id))
        return Message("ask-interrupt" if self.timing == INTERRUPT else "ask-reaction")

    def rule_of(self, t: State) -> str:
        return t.setup.rules.window_rule

    def deny(self, t: State, me: Step, tried: Step) -> Refusal:
        if not isinstance(tried.effect, Answer):
            return tried.effect.refuse(t, tried) or super().deny(t, me, tried)
        why = self.why(t, t.pending[-1], tried)
        unpaid = t.setup.rules.refuse_play(t, tried.seat, tried.card) if why == UNPLAYABLE else None
        return unpaid or refuse_ability(t, tried.seat, tried.card, tried.ability, why)

    def picking(self, t: State, seat: Seat, card: Card) -> Effect | None:
        """A verb that is no answer at all."""
        return ANSWER if any([not trigger.acts for trigger in t.setup.defs[card].triggers]) else None

    def why(self, t: State, event: PendingEvent, tried: Step) -> str:
        """Why that ability cannot answer now, as far as its seat may know."""
        setup = t.setup
        zone = t.where[tried.card]
        if zone < 0 or not setup.rules.seats.sees_card(t, tried.seat, tried.card):
            return "place"
        triggers: tuple[Trigger, ...] = setup.defs[tried.card].triggers
        ability = tried.ability
        if ability >= len(triggers):
            return "none"
        trigger = triggers[ability]
        if not trigger.works_in(setup, zone):
            return "place"
        if trigger.on != event.kind or trigger.timing != self.timing:
            return "timing"
        n = ability
        if isinstance(tried.effect, AnswerFor):
            if not trigger.each or tried.effect.concerned not in event.affected():
                return "event"
            n += MOST_TRIGGERS * (event.subjects().index(tried.effect.concerned) + 1)
        if used_mark(trigger, tried.card, n) in event.used:
            return "used"
        seen = self.seen_by(event, trigger, n)
        if not trigger.applies(t, tried.card, seen):
            return "event" if setup.rules.may_use(t, tried.seat, tried.card) else "place"
        if tried.seat not in trigger.users(t, tried.card, seen):
            return "event" if setup.rules.may_use(t, tried.seat, tried.card) else "place"
        return hindrance(t, tried.seat, tried.card, ability) or UNPLAYABLE


INTERRUPTS: Final = AnswerWindow(INTERRUPT)
REACTIONS: Final = AnswerWindow(REACTION)


def _go_round(t: State, window: Effect, me: Step, choice: Step) -> None:
    """After a choice in a window: count a pass and close the window with the last one, or do the action and start
    counting
    again."""
    order = t.setup.rules.seats.seats_to_act(t, choice.seat)
    if choice.effect is not PASS:
        t.push(window, order[1 % len(order)], NO_CARD, 0)
        t.stack.append(choice)
        return
    passes = me.passes + 1
    if passes < len(order):
        t.push(window, order[1 % len(order)], NO_CARD, passes)


class ForcedOrder(Ask):
    """Several forced answers wait: the seat chooses which comes first, even if others control them."""

    word: ClassVar[str] = "forced-order"
    fields: ClassVar[Fields] = {"timing": TIMING}

    def __init__(self, timing: int) -> None:
        self.timing = timing

    def forced(self, t: State) -> list[Step]:
        window = INTERRUPTS if self.timing == INTERRUPT else REACTIONS
        return [step for step in window.answers(t, t.pending[-1]) if window.trigger_of(t, step).forced]

    def offer(self, t: State, me: Step) -> None:
        t.asked = {me.seat: [Step(step.effect, me.seat, step.card, step.payload, t.setup) for step in self.forced(t)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        for step in self.forced(t):
            if step.card == choice.card and step.payload == choice.payload:
                t.stack.append(step)
                return

    def rule_of(self, t: State) -> str:
        return t.setup.rules.forced_order_rule or t.setup.rules.window_rule

    def must_rule_of(self, t: State) -> str:
        return t.setup.rules.forced_rule or t.setup.rules.window_rule


FORCED_FIRST: Final = (ForcedOrder(INTERRUPT), ForcedOrder(REACTION))


class ActionWindow(Ask):
    """Seats act by turns, one action or a pass each, until all have passed in a row.

    The game says what an action is (`Rules.actions`). The step's seat acts next (`NO_SEAT`: the window opens).
    """

    word: ClassVar[str] = "action-window"
    fields: ClassVar[Fields] = {"name": WORD}
    outlives: ClassVar[bool] = True

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, t: State, me: Step) -> None:
        rules = t.setup.rules
        order = rules.seats.seats_to_act(t, me.seat if me.seat >= 0 else rules.seats.first_to_act(t))
        passes = me.passes
        for turn, seat in enumerate(order):
            if passes + turn >= len(order):
                return
            actions = rules.actions(t, seat, self.name)
            if actions or t.setup.every_window or rules.could_act(t, seat, self.name):
                actions.append(t.setup.menus[seat].passing)
                t.asked = {seat: actions}
                t.stack.append(
                    me if turn == 0 and me.seat == seat else Step(self, seat, NO_CARD, passes + turn, t.setup)
                )
                return

    def answer(self, t: State, me: Step, choice: Step) -> None:
        _go_round(t, self, me, choice)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-action")

    def rule_of(self, t: State) -> str:
        return t.setup.rules.window_rule

    def deny(self, t: State, me: Step, tried: Step) -> Refusal:
        return tried.effect.refuse(t, tried) or super().deny(t, me, tried)

    def picking(self, t: State, seat: Seat, card: Card) -> Effect | None:
        return None


def answers_in_sight(t: State, seat: Seat) -> bool:
    """As far as everybody knows: could a visible card give the answer that is asked for?"""
    window = t.stack[-1].effect if t.stack else None
    if not isinstance(window, AnswerWindow):
        return False
    for step in window.in_sight(t, seat):
        if not window.trigger_of(t, step).secret:
            return True
    return window.might_use(t, t.pending[-1], seat)


def open_window(t: State) -> tuple[str, str, list[int]] | None:
    """The open window: its name, the kind of its event, and the seats that have passed."""
    me = t.stack[-1] if t.stack else None
    if me is None or not t.asked:
        return None
    effect = me.effect
    if isinstance(effect, AnswerWindow):
        name, kind = "interrupt" if effect.timing == INTERRUPT else "reaction", t.pending[-1].kind
    elif isinstance(effect, ActionWindow):
        name, kind = effect.name, ""
    else:
        return None
    order = t.setup.rules.seats.seats_to_act(t, me.seat)
    return name, kind, sorted([order[-1 - i] for i in range(me.passes)])
