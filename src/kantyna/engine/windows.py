"""Events that others may answer, and windows in which seats act by turns.

An answerable event unfolds into *interrupts, the event itself, reactions*; in each window the forced answers come
first, then the voluntary ones, seat by seat from the active one, until all pass in a row. A window that nobody could
use is not opened. Whether somebody could is judged from what everybody knows: a seat with hidden cards that might hold
an answer is asked even when it holds none, or the question itself would tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from .cards import CardDef
from .effects import Ask, Effect, Nothing, Step, Verb
from .errors import Refusal
from .voice import Message, card_name

if TYPE_CHECKING:
    from .state import State

INTERRUPT: Final = 0
REACTION: Final = 1
PASS: Final = Verb("pass")


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """An ability that answers an event: before it (interrupt) or after it (reaction), forced or not.

    Cards in an active zone use it where they lie. `from_hand`: the card is played from a ready zone to use it.
    `anywhere`: it works wherever its card lies, being about what happens to the card itself, such as being bought.
    `asks`: its effects let the seat decline themselves, so that nobody need ask before.
    """

    word: ClassVar[str] = "trigger"

    def __init__(
        self,
        timing: int,
        on: str,
        *effects: Effect,
        forced: bool = False,
        from_hand: bool = False,
        anywhere: bool = False,
        asks: bool = False,
    ) -> None:
        self.timing = timing
        self.on = on
        self.effects = effects
        self.forced = forced
        self.from_hand = from_hand
        self.anywhere = anywhere
        self.asks = asks

    def applies(self, t: State, card: int, event: Pending) -> bool:
        """Does this event concern the ability of this card?"""
        return True

    def user(self, t: State, card: int, event: Pending) -> int:
        """The seat that may use this ability of this card."""
        return t.controller(card)

    def describe(self) -> Message:
        return Message("trigger-" + self.word, effects=[effect.describe() for effect in self.effects])


class Pending:
    """An event on its way: small mutable data, so that an interrupt can change or cancel it."""

    __slots__ = ("kind", "seat", "card", "other", "n", "cancelled", "used")

    def __init__(self, kind: str, seat: int, card: int, other: int, n: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.n = n
        self.cancelled = False
        self.used: list[int] = []

    def copy(self) -> Pending:
        twin = Pending(self.kind, self.seat, self.card, self.other, self.n)
        twin.cancelled = self.cancelled
        twin.used = self.used[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Pending)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.card == other.card
            and self.other == other.other
            and self.n == other.n
            and self.cancelled == other.cancelled
            and self.used == other.used
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.card, self.n))


class Occur(Effect):
    """The event `kind` is about to happen; `effect` is the event itself.

    The step's seat, card and number are the event's; `other` is a second card concerned, such as a source of damage.
    """

    word: ClassVar[str] = "occur"
    fields: ClassVar[tuple[str, ...]] = ("kind", "effect", "other")

    def __init__(self, kind: str, effect: Effect, other: int = -1) -> None:
        self.kind = kind
        self.effect = effect
        self.other = other

    def run(self, t: State, me: Step) -> None:
        if not anyone_listens(t, self.kind):
            self.effect.run(t, me)
            return
        event = Pending(self.kind, me.seat, me.card, self.other, me.n)
        t.pending.append(event)
        if isinstance(self.effect, Nothing) and self.kind not in t.setup.hand_kinds:
            # only noticed: nothing will have changed by the time of the reactions, so they can be looked for now
            if REACTIONS.any_answer(t, event):
                t.push(SETTLE, me.seat, -1, 0)
                t.push(REACTIONS, -1, -1, 0)
            else:
                t.pending.pop()
            return
        t.push(SETTLE, me.seat, -1, 0)
        t.push(REACTIONS, -1, -1, 0)
        t.push(Happen(self.effect), me.seat, -1, 0)
        t.push(INTERRUPTS, -1, -1, 0)


def _all_alike(t: State, answers: list[Step]) -> bool:
    """The same ability of copies of one card under one seat: their order makes no difference."""
    first = answers[0]
    for other in answers[1:]:
        if other.n != first.n or other.seat != first.seat or t.setup.defs[other.card] is not t.setup.defs[first.card]:
            return False
    return True


def anyone_listens(t: State, kind: str) -> bool:
    """Could any card answer this kind of event, as far as everybody knows?"""
    setup = t.setup
    listeners = setup.listeners.get(kind)
    if listeners is None:
        return False
    for card in listeners:
        zone = t.where[card]
        if zone >= 0 and setup.active_zones[zone]:
            return True
    if kind in setup.anywhere_kinds:
        return True
    if kind in setup.hand_kinds:
        for zone, ready in enumerate(setup.ready_zones):
            if ready and t.zones[zone]:
                return True
    return False


class Happen(Effect):
    """The event itself, as the interrupts have left it."""

    word: ClassVar[str] = "happen"
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        event.used.clear()
        if not event.cancelled:
            t.push(self.effect, event.seat, event.card, event.n)


class Settle(Effect):
    """The event is over, and everything that lasted until it."""

    word: ClassVar[str] = "settle"

    def run(self, t: State, me: Step) -> None:
        t.pending.pop()


SETTLE: Final = Settle()


class Answer(Effect):
    """The ability number `n` of a card answers the pending event.

    The ability's effects run with the place of that event among the pending ones as their number, so that an effect
    which changes or cancels it finds it, also when the game lets the answer itself be answered first.
    """

    word: ClassVar[str] = "answer"

    def run(self, t: State, me: Step) -> None:
        trigger = t.setup.defs[me.card].triggers[me.n]
        t.pending[-1].used.append(me.card * MOST_TRIGGERS + me.n)
        t.setup.rules.resolve_answer(t, me, trigger)

    def key(self, me: Step) -> str:
        return f"answer {me.setup.labels[me.card]}" + (f" {me.n}" if me.n else "")


class Cancel(Effect):
    """The answered event does not happen."""

    word: ClassVar[str] = "cancel"

    def run(self, t: State, me: Step) -> None:
        t.pending[me.n].cancelled = True


class Lower(Effect):
    """The answered event's amount is lower by `by`, at least 0."""

    word: ClassVar[str] = "lower"
    fields: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, t: State, me: Step) -> None:
        event = t.pending[me.n]
        event.n = max(0, event.n - self.by)


ANSWER: Final = Answer()
MOST_TRIGGERS: Final = 16


class AnswerWindow(Ask):
    """The interrupts to, or the reactions to, the pending event. The step's number counts passes in a row."""

    word: ClassVar[str] = "answer-window"
    fields: ClassVar[tuple[str, ...]] = ("timing",)

    def __init__(self, timing: int) -> None:
        self.timing = timing

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        if event.cancelled:
            return
        first = t.setup.rules.first_to_act(t)
        forced = self.answers(t, event, -1, True)
        if forced and _all_alike(t, forced):
            t.stack.append(me)
            t.stack.append(forced[0])
        elif forced:
            t.stack.append(me)
            t.push(FORCED_FIRST[self.timing], first, -1, 0)
        else:
            seat = me.seat if me.seat >= 0 else first
            passes = me.n
            order = t.setup.rules.seats_to_act(t, seat)
            for turn, asked in enumerate(order):
                if passes + turn >= len(order):
                    return
                answers = self.answers(t, event, asked, False)
                if len(answers) == 1 and t.setup.defs[answers[0].card].triggers[answers[0].n].asks:
                    t.push(self, asked, -1, passes + turn)
                    t.stack.append(answers[0])
                    return
                if answers or self.might_answer(t, event, asked):
                    answers.append(Step(PASS, asked, -1, 0, t.setup))
                    t.asked = {asked: answers}
                    t.push(self, asked, -1, passes + turn)
                    return

    def answer(self, t: State, me: Step, choice: Step) -> None:
        order = t.setup.rules.seats_to_act(t, choice.seat)
        following = order[1 % len(order)]
        if choice.effect == PASS:
            t.push(self, following, -1, me.n + 1)
        else:
            t.push(self, following, -1, 0)
            t.stack.append(choice)

    def answers(self, t: State, event: Pending, seat: int, forced: bool, both: bool = False) -> list[Step]:
        """The answers open now, of one seat (-1: of all), forced or voluntary or both."""
        steps: list[Step] = []
        setup = t.setup
        for card in setup.listeners[event.kind]:
            zone = t.where[card]
            if zone < 0:
                continue
            definition: CardDef = setup.defs[card]
            for i, trigger in enumerate(definition.triggers):
                if (
                    trigger.on == event.kind
                    and trigger.timing == self.timing
                    and (both or trigger.forced == forced)
                    and (trigger.anywhere or (setup.ready_zones if trigger.from_hand else setup.active_zones)[zone])
                    and card * MOST_TRIGGERS + i not in event.used
                    and trigger.applies(t, card, event)
                ):
                    user = trigger.user(t, card, event)
                    if (seat < 0 or user == seat) and (
                        not trigger.from_hand or setup.rules.may_play_answer(t, user, card)
                    ):
                        steps.append(Step(ANSWER, user, card, i, setup))
        return steps

    def any_answer(self, t: State, event: Pending) -> bool:
        """Is any answer open now, forced or voluntary, of whichever seat?"""
        return bool(self.answers(t, event, -1, False, True))

    def might_answer(self, t: State, event: Pending, seat: int) -> bool:
        """From what everybody knows: has that seat hidden cards, and is there any answer that could be among them?"""
        setup = t.setup
        first = setup.seats_first_zone[seat]
        held = False
        for zone in range(first, first + len(setup.rules.seat_zones)):
            held = held or (setup.ready_zones[zone] and len(t.zones[zone]) > 0)
        if not held:
            return False
        for card in setup.listeners[event.kind]:
            for trigger in setup.defs[card].triggers:
                if trigger.from_hand and trigger.on == event.kind and trigger.timing == self.timing:
                    return True
        return False

    def prompt(self, t: State, me: Step) -> Message:
        open_answers = [step for steps in t.asked.values() for step in steps if step.effect == ANSWER]
        if len(open_answers) == 1:
            definition: CardDef = t.setup.defs[open_answers[0].card]
            if not definition.triggers[open_answers[0].n].from_hand:  # what is in a hand is nobody's business
                return Message("ask-use", card=card_name(definition.id))
        return Message("ask-interrupt" if self.timing == INTERRUPT else "ask-reaction")

    def rule_of(self, t: State) -> str:
        return t.setup.rules.window_rule


INTERRUPTS: Final = AnswerWindow(INTERRUPT)
REACTIONS: Final = AnswerWindow(REACTION)


class ForcedOrder(Ask):
    """Several forced answers wait: the step's seat says which comes first, whoever controls them."""

    word: ClassVar[str] = "forced-order"
    fields: ClassVar[tuple[str, ...]] = ("timing",)

    def __init__(self, timing: int) -> None:
        self.timing = timing

    def offer(self, t: State, me: Step) -> None:
        window = INTERRUPTS if self.timing == INTERRUPT else REACTIONS
        forced = window.answers(t, t.pending[-1], -1, True)
        t.asked = {me.seat: [Step(ANSWER, me.seat, step.card, step.n, t.setup) for step in forced]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        trigger = t.setup.defs[choice.card].triggers[choice.n]
        t.push(ANSWER, trigger.user(t, choice.card, t.pending[-1]), choice.card, choice.n)

    def rule_of(self, t: State) -> str:
        return t.setup.rules.window_rule


FORCED_FIRST: Final = (ForcedOrder(INTERRUPT), ForcedOrder(REACTION))


class ActionWindow(Ask):
    """Seats act by turns, one action or a pass each, until all have passed in a row.

    What counts as an action is the game's to say (`rules.actions`). The step's seat is whose turn it is to act (-1: the
    window opens), its number counts the passes in a row.
    """

    word: ClassVar[str] = "action-window"
    fields: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, t: State, me: Step) -> None:
        rules = t.setup.rules
        if me.seat < 0:
            me = Step(self, rules.first_to_act(t), -1, 0, t.setup)
        if me.n < len(rules.seats_to_act(t, me.seat)):
            actions = rules.actions(t, me.seat, self.name)
            actions.append(Step(PASS, me.seat, -1, 0, t.setup))
            t.asked = {me.seat: actions}
            t.stack.append(me)

    def answer(self, t: State, me: Step, choice: Step) -> None:
        order = t.setup.rules.seats_to_act(t, choice.seat)
        following = order[1 % len(order)]
        if choice.effect == PASS:
            t.push(self, following, -1, me.n + 1)
        else:
            t.push(self, following, -1, 0)
            t.stack.append(choice)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-action")

    def rule_of(self, t: State) -> str:
        return t.setup.rules.window_rule

    def deny(self, t: State, me: Step, tried: Step) -> Refusal:
        return tried.effect.refuse(t, tried) or super().deny(t, me, tried)
