"""Effects, steps, questions, and the effects that combine others.

An effect is immutable and declared. A step binds it to a seat, a card and a payload. The stack of a table is a list of
steps that wait; the choices of a seat are a list of steps that it may take.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..errors import Refusal
from ..ids import NO_CARD, Card, Seat, seat_of_number
from ..setup import Setup
from ..voice import Arg, Message, card_name
from .fields import AMOUNT, PART, PARTS, WORD, Fields
from .nature import PLAIN, QUESTION, Nature

if TYPE_CHECKING:
    from ..state import State


MOST_TRIGGERS: Final = 16
"""A card has fewer abilities than this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that can be done to a table.

    `word` names the class in keys, positions and messages. `fields` lists its values in the order of the constructor,
    with the bounds of each, because positions come from outside. Values are numbers, strings, effects, or tuples of
    these: data that a program can read.
    """

    word: ClassVar[str] = ""
    fields: ClassVar[Fields] = {}
    takes_card: ClassVar[bool] = False
    """As a choice: its key needs a card."""
    outlives: ClassVar[bool] = False
    """On the stack: it stays when its seat leaves the game."""
    idle: ClassVar[bool] = False
    """As a choice: nobody waits for it, such as taking back "done"."""
    damages: ClassVar[bool] = False
    """It deals damage, to cards or to a player. Targets, bots and terminal read it here."""
    nature: ClassVar[Nature] = PLAIN
    """As a choice: facts that always hold. The methods below say what depends on the table."""

    def run(self, t: State, me: Step) -> None:
        """Change the table, push other steps, or ask. By default an effect does nothing."""

    def answer(self, t: State, me: Step, choice: Step) -> None:
        """For questions: push the choice. The question has left the stack; push it to ask again."""
        t.stack.append(choice)

    def describe(self) -> Message:
        """The text on a card, without a full stop: the card joins sentences."""
        args: dict[str, Arg] = {}
        for name in self.fields:
            value = getattr(self, name)
            if isinstance(value, Effect):
                args[name] = value.describe()
            elif isinstance(value, tuple):
                args[name] = [part.describe() for part in value if isinstance(part, Effect)]
            elif isinstance(value, (int, str)):
                args[name] = value
        return Message("effect-" + self.word, **args)

    def possible(self, t: State, me: Step) -> bool:
        """Could it do anything now? Optional parts that could not are not offered."""
        return True

    def might(self, t: State, me: Step) -> bool:
        """`possible` as far as everybody knows; differs where it depends on hidden cards."""
        return self.possible(t, me)

    def key(self, me: Step) -> str:
        """The key of a choice with this effect."""
        word = self.spoken()
        return word + " " + me.setup.labels[me.card] if me.card >= 0 else word

    def spoken(self) -> str:
        """The first word of its keys."""
        return self.word

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        """The step that a key names, or None. Its card has been read; `rest` are the words after it."""
        return None if rest or (self.takes_card and card < 0) else Step(self, seat, card, 0, setup)

    def button(self, me: Step) -> Message:
        """The text of the button for such a choice."""
        message = Message("choice-" + self.spoken(), n=me.amount)
        if me.card >= 0:
            message.args["card"] = card_name(me.setup.defs[me.card].id)
        return message

    def refuse(self, t: State, me: Step) -> Refusal | None:
        """Why that seat may not take this step in a phase of free choice; None if it may."""
        return None

    def hindered(self, t: State, me: Step) -> Refusal | None:
        """If it is not `possible`: a reason more exact than "it could do nothing"."""
        return None

    # facts about a choice, for clients and bots (`choice_facts.py`)

    def aimed_at(self, me: Step) -> str:
        """Its target as written in its key: "seat#1", a card's label, a word; empty: none."""
        return ""

    def uses(self, me: Step) -> dict[str, int]:
        """Its preview: how much it takes from each card, by label, besides the step's own card."""
        return {}

    def is_free(self, t: State, me: Step) -> bool:
        """Does it cost nothing?"""
        return self.nature.free

    def is_wanted(self, t: State, me: Step) -> bool:
        """Would hardly anybody end the phase without it?"""
        return self.nature.pressing or self.is_free(t, me)

    def is_spare(self, t: State, me: Step) -> bool:
        """Is it rarely a good move?"""
        return self.nature.spare

    def spends(self, t: State, me: Step) -> str:
        """The seat's number that it spends, unused amounts of which are lost with the phase; empty: none."""
        return self.nature.spends

    def sets_off(self, t: State, me: Step) -> tuple[Effect, ...]:
        """The effects on the card that this choice triggers."""
        return ()

    def order(self, t: State, me: Step) -> int:
        """The order in which to make several such choices: lowest first."""
        return 0

    def suits(self, t: State, me: Step) -> bool:
        """Does the card have anything for this verb where it lies?"""
        return True

    def attempt(self, me: Step) -> str:
        """The likeliest key for this verb with that card."""
        return f"{self.spoken()} {me.setup.labels[me.card]}"

    def asks_user(self, t: State, me: Step) -> bool:
        """Could it ask its user something, apart from its parts?"""
        return False

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        return all([getattr(self, name) == getattr(other, name) for name in self.fields])

    def __hash__(self) -> int:
        return hash((self.word, len(self.fields)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(getattr(self, name)) for name in self.fields])})"


class Step:
    """An effect bound to a seat, a card (or `NO_CARD`) and a payload: a task on the stack, or an offered choice."""

    __slots__ = ("effect", "seat", "card", "payload", "setup")

    def __init__(self, effect: Effect, seat: Seat, card: Card, payload: int, setup: Setup) -> None:
        self.effect = effect
        self.seat = seat
        self.card = card
        self.payload = payload
        """One more integer. Each effect gives it one meaning and reads it by one of the names below."""
        self.setup = setup

    @property
    def amount(self) -> int:
        """How much or how many."""
        return self.payload

    @property
    def ability(self) -> int:
        """The index of one of the card's abilities."""
        return self.payload % MOST_TRIGGERS

    @property
    def group_place(self) -> int:
        """An answer for one card of a group: that card's place in the event, from 1; 0: for the whole event."""
        return self.payload // MOST_TRIGGERS

    @property
    def part_number(self) -> int:
        """A part among parts with the same word, from 1; 0: the only one."""
        return self.payload

    @property
    def taken_parts(self) -> int:
        """The parts that were taken, as a bit mask."""
        return self.payload

    @property
    def passes(self) -> int:
        """How many seats have passed in a row."""
        return self.payload

    @property
    def target(self) -> Card:
        """A second card."""
        return Card(self.payload)

    @property
    def other_seat(self) -> Seat:
        """A second seat."""
        return Seat(self.payload)

    @property
    def optional_seat(self) -> Seat:
        """A second seat, or `NO_SEAT`."""
        return seat_of_number(self.payload)

    @property
    def flag(self) -> bool:
        """A yes or no."""
        return self.payload != 0

    @property
    def slot(self) -> int:
        """A place in a row."""
        return self.payload

    @property
    def aim(self) -> int:
        """What an attack is aimed at, as the game numbers it."""
        return self.payload

    @property
    def event(self) -> int:
        """The index of the pending event that the effect answers."""
        return self.payload

    @property
    def price(self) -> int:
        """What is paid."""
        return self.payload

    def for_seat(self, seat: Seat) -> Step:
        """The same step, bound to another seat."""
        return Step(self.effect, seat, self.card, self.payload, self.setup)

    @property
    def key(self) -> str:
        """The readable key, unique in its list of choices: "play blob_fighter#3"."""
        return self.effect.key(self)

    def text(self, lang: str = "en") -> str:
        """The text of its button."""
        return self.message().text(lang)

    def message(self) -> Message:
        """The text of its button as a message."""
        return self.effect.button(self)

    @property
    def cards(self) -> list[str]:
        """The cards it concerns, by label."""
        return [self.setup.labels[self.card]] if self.card >= 0 else list(self.effect.uses(self))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Step)
            and self.seat == other.seat
            and self.card == other.card
            and self.payload == other.payload
            and self.effect == other.effect
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.card, self.payload, self.effect))

    def __repr__(self) -> str:
        return f"<{self.key}>" if self.effect.word else f"<{self.effect!r}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Effect):
    """An effect that stops the machine until somebody chooses.

    It changes nothing before it asks, so a stored table asks the same again. Without choices it is skipped.
    """

    rule: ClassVar[str] = ""
    must_rule: ClassVar[str] = ""
    """The ledger line that forbids declining, if it differs from `rule`."""

    def run(self, t: State, me: Step) -> None:
        self.offer(t, me)
        if t.asked:
            # another effect may run it on its behalf; the step belongs to that one
            t.stack.append(me if me.effect is self else Step(self, me.seat, me.card, me.payload, me.setup))

    def offer(self, t: State, me: Step) -> None:
        """Fill `t.asked` with what each seat may choose."""

    def unlisted(self, t: State, me: Step, seat: Seat, key: str) -> Step | None:
        """A choice that answers the question although it is not listed: earlier versions listed it, or there are too
        many of its kind. Records contain such keys."""
        return None

    def asks_user(self, t: State, me: Step) -> bool:
        return True

    def prompt(self, t: State, me: Step) -> Message:
        """The question as a sentence without secrets."""
        return Message("ask-" + self.word)

    def deny(self, t: State, me: Step, tried: Step) -> Refusal:
        """Why `tried` does not answer this question: the card does not qualify, it does not end the question, or it is
        about something else."""
        question = self.prompt(t, me)
        if isinstance(tried.effect, Ending):
            return self.stays_open(t, me, question)
        if tried.effect.spoken() in self.words(t, tried.seat):
            return self.reject(t, me, tried, question)
        return Refusal(self.rule_of(t), Message("refuse-question", question=question))

    def words(self, t: State, seat: Seat) -> list[str]:
        """The first words of the keys with which that seat answers this question."""
        return [step.effect.spoken() for step in t.asked.get(seat, [])]

    def picking(self, t: State, seat: Seat, card: Card) -> Effect | None:
        """The verb with which that seat would pick a card; None if there is none, or several."""
        verbs = {step.effect.spoken(): step.effect for step in t.asked.get(seat, []) if step.card >= 0}
        return next(iter(verbs.values())) if len(verbs) == 1 else None

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        """Why an answer with the right verb does not qualify, as far as the seat knows."""
        if tried.card < 0:
            return Refusal(self.rule_of(t), Message("refuse-no-option", question=question))
        name = card_name(t.setup.defs[tried.card].id)
        return Refusal(self.rule_of(t), Message("refuse-unfit", card=name, question=question))

    def stays_open(self, t: State, me: Step, question: Message) -> Refusal:
        """Why the question cannot be ended in the way that was tried."""
        for step in t.asked.get(me.seat, []):
            if isinstance(step.effect, Ending):
                return Refusal(self.rule_of(t), Message("refuse-ending", how=step.message(), question=question))
        return Refusal(self.must_rule_of(t), Message("refuse-compulsory", question=question))

    def rule_of(self, t: State) -> str:
        """The ledger line behind the question."""
        return self.rule

    def must_rule_of(self, t: State) -> str:
        """The ledger line that forbids declining."""
        return self.must_rule or self.rule_of(t)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """A choice whose meaning comes from the question: a picked card, "done", "skip"."""

    word: ClassVar[str] = "verb"
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str, rule: str = "") -> None:
        self.name = name
        self.rule = rule
        """The ledger line that says when it is possible, if any; the message is `refuse-time-<name>`."""

    def spoken(self) -> str:
        return self.name

    def refuse(self, t: State, me: Step) -> Refusal | None:
        return Refusal(self.rule, Message("refuse-time-" + self.name)) if self.rule else None


class Ending(Verb):
    """A verb that ends a question: "done", "pass"."""

    nature: ClassVar[Nature] = Nature(ends=QUESTION)


class Passing(Ending):
    """A verb that lets a window go by and decides nothing."""

    nature: ClassVar[Nature] = Nature(ends=QUESTION, passes=True)


DECLINE: Final = Ending("decline")
DONE: Final = Ending("done")
PASS: Final = Passing("pass")


class Nothing(Effect):
    """No effect: for events that only trigger others."""

    word: ClassVar[str] = "nothing"


NOTHING: Final = Nothing()


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Effect):
    """An effect with an amount."""

    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n


class All(Effect):
    """Every part, in the printed order."""

    word: ClassVar[str] = "all"
    fields: ClassVar[Fields] = {"parts": PARTS}

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def run(self, t: State, me: Step) -> None:
        t.push_all(self.parts, me.seat, me.card)

    def possible(self, t: State, me: Step) -> bool:
        return any([part.possible(t, me) for part in self.parts])

    def describe(self) -> Message:
        return Message("effect-all", parts=[part.describe() for part in self.parts])


class Take(Effect):
    """One part of an either/or as a choice. Its key is the part's word, "take combat", with a number if several parts
    have the same word: "take combat 2"."""

    word: ClassVar[str] = "take"
    fields: ClassVar[Fields] = {"part": PART}

    def __init__(self, part: Effect) -> None:
        self.part = part

    def run(self, t: State, me: Step) -> None:
        self.part.run(t, me)

    def key(self, me: Step) -> str:
        return f"take {self.part.word} {me.part_number}" if me.part_number else "take " + self.part.word

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        if card >= 0 or not 1 <= len(rest) <= 2:
            return None
        return Step(self, seat, NO_CARD, 0, setup) if len(rest) == 1 or rest[1] in PART_NUMBERS else None

    def button(self, me: Step) -> Message:
        return self.part.describe()


PART_NUMBERS: Final = tuple([str(n) for n in range(1, 10)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts(Ask):
    """A question that offers its parts as choices."""

    fields: ClassVar[Fields] = {"parts": PARTS}

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts
        self.takes: tuple[Take, ...] = tuple([self.take(part) for part in parts])
        words = [part.word for part in parts]
        self.numbers: tuple[int, ...] = tuple(
            [words[: i + 1].count(word) if words.count(word) > 1 else 0 for i, word in enumerate(words)]
        )
        """By part: its number among the parts with the same word, from 1; 0: the only one."""

    def take(self, part: Effect) -> Take:
        """A part as a choice."""
        return Take(part)

    def steps(self, open_parts: list[int], seat: Seat, setup: Setup) -> list[Step]:
        """The parts at these indices, as choices."""
        return [Step(self.takes[i], seat, NO_CARD, self.numbers[i], setup) for i in open_parts]

    def describe(self) -> Message:
        return Message("effect-" + self.word, parts=[part.describe() for part in self.parts])

    def prompt(self, t: State, me: Step) -> Message:
        if me.card < 0:
            return super().prompt(t, me)
        return Message("ask-" + self.word + "-of", card=card_name(me.setup.defs[me.card].id))


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Parts):
    """One of the parts; the user chooses which."""

    word: ClassVar[str] = "either"

    def open_parts(self, t: State, me: Step) -> list[int]:
        """The indices of the parts that may be chosen."""
        return list(range(len(self.parts)))

    def chooser(self, t: State, me: Step) -> Seat:
        """The seat that chooses."""
        return me.seat

    def offer(self, t: State, me: Step) -> None:
        chooser = self.chooser(t, me)
        steps = self.steps(self.open_parts(t, me), chooser, me.setup)
        if steps:
            t.asked = {chooser: steps}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        taken = choice.effect
        assert isinstance(taken, Take)
        t.push(taken.part, me.seat, me.card, 0)

    def rule_of(self, t: State) -> str:
        return t.setup.rules.either_rule


class AnyOf(Parts):
    """Any of the parts, each once, in any order; also none."""

    word: ClassVar[str] = "any-of"

    def offer(self, t: State, me: Step) -> None:
        open_parts = [
            i for i in range(len(self.parts)) if not me.taken_parts >> i & 1 and self.parts[i].possible(t, me)
        ]
        if open_parts:
            steps = self.steps(open_parts, me.seat, me.setup)
            steps.append(Step(DONE, me.seat, NO_CARD, 0, me.setup))
            t.asked = {me.seat: steps}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        taken = choice.effect
        for i, take in enumerate(self.takes):
            if take == taken and self.numbers[i] == choice.part_number:
                t.push(self, me.seat, me.card, me.taken_parts | 1 << i)
                t.push(take.part, me.seat, me.card, 0)

    def rule_of(self, t: State) -> str:
        return t.setup.rules.any_of_rule


class May(Ask):
    """The question of another effect, with "decline" as well. Its messages have "may-" before the effect's name."""

    word: ClassVar[str] = "may"
    fields: ClassVar[Fields] = {"effect": PART}

    def __init__(self, effect: Effect) -> None:
        if not isinstance(effect, Ask):
            raise TypeError(f"{effect!r} asks nothing")
        self.effect: Ask = effect

    def offer(self, t: State, me: Step) -> None:
        self.effect.offer(t, me)
        steps = t.asked.get(me.seat)
        if steps and not t.picks and steps[-1].effect != DECLINE:
            steps.append(Step(DECLINE, me.seat, NO_CARD, 0, me.setup))

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect != DECLINE:
            self.effect.answer(t, me, choice)

    def possible(self, t: State, me: Step) -> bool:
        return self.effect.possible(t, me)

    def prompt(self, t: State, me: Step) -> Message:
        return _may(self.effect.prompt(t, me), "ask-")

    def describe(self) -> Message:
        return _may(self.effect.describe(), "effect-")

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        return self.effect.reject(t, me, tried, question)

    def words(self, t: State, seat: Seat) -> list[str]:
        return self.effect.words(t, seat)

    def picking(self, t: State, seat: Seat, card: Card) -> Effect | None:
        return self.effect.picking(t, seat, card)

    def rule_of(self, t: State) -> str:
        return self.effect.rule_of(t)


def without_may(effect: Effect) -> Effect:
    """The question itself, without a `May` around it."""
    return effect.effect if isinstance(effect, May) else effect


def _may(message: Message, sort: str) -> Message:
    message.id = sort + "may-" + message.id[len(sort) :]
    return message
