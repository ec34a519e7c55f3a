"""Effects of cards, except those about decks, the galaxy row and purchases."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects import conditional, hands
from ....engine.effects.conditional import PAY, If, Instead, OneOf
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import Effect, Gain, Step, Take
from ....engine.effects.fields import AMOUNT, PART, SELECTOR, Fields
from ....engine.effects.selectors import Selector, chosen
from ....engine.ids import Seat
from ....engine.seating import ChooseSeat, TargetSeat
from ....engine.voice import Message, card_name
from ..cards.kinds import about
from ..play import force_at_end, gain_force, gain_resources, in_play, row_of
from ..seating import seating_of
from ..terms import ATTACKED, END_OF_TURN, RESOURCES

if TYPE_CHECKING:
    from ....engine.state import State


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
        return not t.marks[ATTACKED][me.card]  # of no use after its attack (DBG-519)


class Draw(hands.Draw):
    def possible(self, t: State, me: Step) -> bool:
        return hands.can_draw(t, me.seat)


class ResourcesPer(Effect):
    """Resources for each card of a kind in any play area and in the row of your region (DBG-456)."""

    word: ClassVar[str] = "resources-per"
    fields: ClassVar[Fields] = {"what": SELECTOR, "n": AMOUNT}

    def __init__(self, what: Selector, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, t: State, me: Step) -> None:
        gain_resources(t, me.seat, self.n * count_everywhere(t, me.seat, self.what))

    def describe(self) -> Message:
        return about(Message("effect-resources-per", n=self.n), self.what)


def count_everywhere(t: State, seat: Seat, what: Selector) -> int:
    """The number of cards of a kind in all play areas and in the row of the seat's region (DBG-451, DBG-456)."""
    return len(chosen(t, what, seat, in_play(t, t.setup.seats) + row_of(t, seat)))


class Grant(Take):
    """A part that the opponent may choose; the button addresses the opponent."""

    def button(self, me: Step) -> Message:
        message = self.part.describe()
        message.id = "choice-grant-" + self.part.word
        return message


class OpponentChooses(OneOf):
    """The opponent chooses one of the parts that can be carried out (DBG-505)."""

    word: ClassVar[str] = "opponent-chooses"

    def take(self, part: Effect) -> Take:
        return Grant(part)

    def chooser(self, t: State, me: Step) -> Seat:
        return seating_of(t).opponent[me.seat]

    def asks_user(self, t: State, me: Step) -> bool:
        return False

    def describe(self) -> Message:
        parts: list[Message] = []
        for part in self.parts:
            message = part.describe()
            message.id = "chosen-" + part.word
            parts.append(message)
        return Message("effect-opponent-chooses", parts=parts)


class MayPay(conditional.MayPay):
    """You may pay resources for an effect (DBG-448)."""

    rule: ClassVar[str] = "DBG-226"
    pool: ClassVar[int] = RESOURCES


class TeamMember(TargetSeat):
    """A member of the team, as a choice."""

    word: ClassVar[str] = "seat"


class OneOfTheTeam(ChooseSeat):
    """The team chooses the member who resolves it (DBG-353, DBG-402)."""

    word: ClassVar[str] = "one-of-the-team"
    fields: ClassVar[Fields] = {"effect": PART}
    rule: ClassVar[str] = "DBG-353"

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def seats(self, t: State, me: Step) -> list[Seat]:
        """The members for whom it would have an effect."""
        return [
            mate
            for mate in seating_of(t).team[me.seat]
            if self.effect.possible(t, Step(me.effect, mate, me.card, me.payload, t.setup))
        ]

    def as_choice(self, seat: Seat) -> TargetSeat:
        return TeamMember(seat)

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        t.push(self.effect, seat, me.card, me.payload)

    def describe(self) -> Message:
        return self.effect.describe()

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.seats(t, me))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-one-of-the-team", card=card_name(t.setup.defs[me.card].id))


EFFECTS: Final[list[type[Effect]]] = [
    Resources, Force, Attack, Draw, ResourcesPer, If, Instead, OneOf, OpponentChooses, MayPay, TeamMember,
    OneOfTheTeam,
]  # fmt: skip
PICKS: Final[list[Effect]] = [PAY, TeamMember(Seat(0))]
