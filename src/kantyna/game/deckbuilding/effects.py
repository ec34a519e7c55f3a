"""The verbs of the cards, but for those about decks, the galaxy row and buying."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.constants import Modifier
from ...engine.effects import DECLINE, Ask, Effect, Either, Step, Take, Verb
from ...engine.fields import AMOUNT, PART, PARTS, SEAT, SELECTOR, Field
from ...engine.selectors import Selector, chosen
from ...engine.setup import Setup
from ...engine.voice import Message, card_name, seat_name
from .kinds import about
from .play import cards_in, draw, force_at_end, gain_force, gain_resources, in_play, row_of, spend
from .seating import seating_of
from .terms import ATTACKED, DECK, DISCARD, END_OF_TURN, RESOURCES

if TYPE_CHECKING:
    from ...engine.state import State


class Gain(Effect):
    """An amount of something that is counted."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT,)

    def __init__(self, n: int) -> None:
        self.n = n


class Resources(Gain):
    word: ClassVar[str] = "resources"

    def run(self, t: State, me: Step) -> None:
        gain_resources(t, me.seat, self.n)


class Force(Gain):
    word: ClassVar[str] = "force"

    def run(self, t: State, me: Step) -> None:
        gain_force(t, me.seat, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return not force_at_end(t, me.seat)  # DBG-250


class Attack(Gain):
    """This card has more attack until the turn ends (DBG-261)."""

    word: ClassVar[str] = "attack"

    def run(self, t: State, me: Step) -> None:
        t.modifiers.append(Modifier("attack", me.card, self.n, END_OF_TURN))
        t.tell("attack-gained", me.seat, me.card, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return not t.marks[ATTACKED][me.card]  # of no use after its attack


class Draw(Gain):
    word: ClassVar[str] = "draw"

    def run(self, t: State, me: Step) -> None:
        draw(t, me.seat, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return bool(cards_in(t, me.seat, DECK) or cards_in(t, me.seat, DISCARD))


class ResourcesPer(Effect):
    """So many resources for each card of a kind in play, whoever's, and in the row of the own region (DBG-456)."""

    word: ClassVar[str] = "resources-per"
    fields: ClassVar[tuple[str, ...]] = ("what", "n")
    bounds: ClassVar[tuple[Field, ...]] = (SELECTOR, AMOUNT)

    def __init__(self, what: Selector, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, t: State, me: Step) -> None:
        gain_resources(t, me.seat, self.n * count_everywhere(t, me.seat, self.what))

    def describe(self) -> Message:
        return about(Message("effect-resources-per", n=self.n), self.what)


def count_everywhere(t: State, seat: int, what: Selector) -> int:
    """Cards of a kind in all play areas and in the row of that seat's region (DBG-451, DBG-456)."""
    everybody = list(range(t.setup.seat_count))
    return len(chosen(t, what, seat, in_play(t, everybody) + row_of(t, seat)))


class If(Effect):
    """Only under a condition, asked once, now (DBG-231)."""

    word: ClassVar[str] = "if"
    fields: ClassVar[tuple[str, ...]] = ("needs", "then")
    bounds: ClassVar[tuple[Field, ...]] = (PART, PART)

    def __init__(self, needs: Effect, then: Effect) -> None:
        self.needs = needs
        self.then = then

    def run(self, t: State, me: Step) -> None:
        if self.needs.possible(t, me):
            t.push(self.then, me.seat, me.card, me.n)

    def possible(self, t: State, me: Step) -> bool:
        return self.needs.possible(t, me) and self.then.possible(t, me)


class Instead(Effect):
    """One thing, or under a condition a better one in its place."""

    word: ClassVar[str] = "instead"
    fields: ClassVar[tuple[str, ...]] = ("normal", "needs", "better")
    bounds: ClassVar[tuple[Field, ...]] = (PART, PART, PART)

    def __init__(self, normal: Effect, needs: Effect, better: Effect) -> None:
        self.normal = normal
        self.needs = needs
        self.better = better

    def chosen(self, t: State, me: Step) -> Effect:
        return self.better if self.needs.possible(t, me) else self.normal

    def run(self, t: State, me: Step) -> None:
        t.push(self.chosen(t, me), me.seat, me.card, me.n)

    def possible(self, t: State, me: Step) -> bool:
        return self.chosen(t, me).possible(t, me)

    def describe(self) -> Message:
        """Two of the same verb are one sentence, with what the better one has as `better_…`."""
        if self.normal.word != self.better.word:
            return super().describe()
        message = self.normal.describe()
        message.id = "effect-instead-" + self.normal.word
        message.args["needs"] = self.needs.describe()
        for name, value in self.better.describe().args.items():
            message.args["better_" + name] = value
        return message


class OneOf(Either):
    """One of the parts that can be carried out (DBG-248, DBG-249)."""

    word: ClassVar[str] = "one-of"

    def offer(self, t: State, me: Step) -> None:
        steps = [Step(take, me.seat, -1, 0, t.setup) for take in self.takes if take.part.possible(t, me)]
        if steps:
            t.asked = {me.seat: steps}

    def possible(self, t: State, me: Step) -> bool:
        return any([part.possible(t, me) for part in self.parts])

    def describe(self) -> Message:
        return Message("effect-one-of", parts=[part.describe() for part in self.parts])

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-one-of", card=card_name(t.setup.defs[me.card].id))


class Grant(Take):
    """A part of what the opponent chooses from: the button speaks to the one who chooses."""

    def button(self, me: Step) -> Message:
        message = self.part.describe()
        message.id = "choice-grant-" + self.part.word
        return message


class OpponentChooses(Either):
    """The opponent says which of the parts it is to be, and has to choose one that can be carried out (DBG-505)."""

    word: ClassVar[str] = "opponent-chooses"

    def __init__(self, *parts: Effect) -> None:
        super().__init__(*parts)
        self.takes = tuple([Grant(part) for part in parts])

    def offer(self, t: State, me: Step) -> None:
        chooser = seating_of(t).opponent[me.seat]
        steps = [Step(take, chooser, -1, 0, t.setup) for take in self.takes if take.part.possible(t, me)]
        if steps:
            t.asked = {chooser: steps}

    def possible(self, t: State, me: Step) -> bool:
        return any([part.possible(t, me) for part in self.parts])

    def describe(self) -> Message:
        parts: list[Message] = []
        for part in self.parts:
            message = part.describe()
            message.id = "chosen-" + part.word
            parts.append(message)
        return Message("effect-opponent-chooses", parts=parts)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-opponent-chooses", card=card_name(t.setup.defs[me.card].id))


class MayPay(Ask):
    """Pay so many resources for something, or do not (DBG-448)."""

    word: ClassVar[str] = "may-pay"
    fields: ClassVar[tuple[str, ...]] = ("n", "effects")
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT, PARTS)
    rule: ClassVar[str] = "DBG-226"

    def __init__(self, n: int, effects: tuple[Effect, ...]) -> None:
        self.n = n
        self.effects = effects

    def offer(self, t: State, me: Step) -> None:
        if self.possible(t, me):
            t.asked = {me.seat: [Step(PAY, me.seat, me.card, self.n, t.setup), Step(DECLINE, me.seat, -1, 0, t.setup)]}

    def possible(self, t: State, me: Step) -> bool:
        return t.seat_numbers[RESOURCES][me.seat] >= self.n

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect == PAY:
            spend(t, me.seat, self.n)
            t.push_all(self.effects, me.seat, me.card, me.n)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-may-pay", n=self.n, card=card_name(t.setup.defs[me.card].id))


class Seat(Effect):
    """A player, as a choice."""

    word: ClassVar[str] = "seat"
    fields: ClassVar[tuple[str, ...]] = ("target",)
    bounds: ClassVar[tuple[Field, ...]] = (SEAT,)

    def __init__(self, target: int) -> None:
        self.target = target

    def key(self, me: Step) -> str:
        return f"seat seat#{self.target}"

    def button(self, me: Step) -> Message:
        return Message("choice-target", whom=seat_name(self.target))

    def read(self, seat: int, card: int, rest: list[str], setup: Setup) -> Step | None:
        for target in range(setup.seat_count):
            if card < 0 and rest == [f"seat#{target}"]:
                return Step(Seat(target), seat, -1, 0, setup)
        return None


class OneOfTheTeam(Ask):
    """The team says which member resolves it; a player alone resolves it (DBG-353, DBG-402)."""

    word: ClassVar[str] = "one-of-the-team"
    fields: ClassVar[tuple[str, ...]] = ("effect",)
    bounds: ClassVar[tuple[Field, ...]] = (PART,)
    rule: ClassVar[str] = "DBG-353"

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def able(self, t: State, me: Step) -> list[int]:
        """Those of the team for whom it would do anything."""
        return [
            mate
            for mate in seating_of(t).team[me.seat]
            if self.effect.possible(t, Step(me.effect, mate, me.card, me.n, t.setup))
        ]

    def run(self, t: State, me: Step) -> None:
        able = self.able(t, me)
        if len(able) == 1:
            t.push(self.effect, able[0], me.card, me.n)
        else:
            super().run(t, me)

    def offer(self, t: State, me: Step) -> None:
        able = self.able(t, me)
        if able:
            t.asked = {me.seat: [Step(Seat(mate), me.seat, -1, 0, t.setup) for mate in able]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        chosen = choice.effect
        assert isinstance(chosen, Seat)
        t.push(self.effect, chosen.target, me.card, me.n)

    def describe(self) -> Message:
        return self.effect.describe()

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.able(t, me))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-one-of-the-team", card=card_name(t.setup.defs[me.card].id))


PAY: Final = Verb("pay")

EFFECTS: Final[list[type[Effect]]] = [
    Resources, Force, Attack, Draw, ResourcesPer, If, Instead, OneOf, OpponentChooses, MayPay, Seat,
    OneOfTheTeam,
]  # fmt: skip
PICKS: Final[list[Effect]] = [PAY, Seat(0)]
