"""What happens to a card that has been paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.effects.effect import Ask, Effect, Step, Verb
from ...engine.effects.nature import Nature
from ...engine.voice import Message, card_name
from .cards import PrintedCard
from .play import acquire
from .terms import ON_TOP

if TYPE_CHECKING:
    from ...engine.state import State


class Destination(Verb):
    """Where a bought card goes, as a choice."""

    nature: ClassVar[Nature] = Nature(aside=True)


class TakeBought(Effect):
    """A bought card goes to the buyer's discard pile, or where the buyer chooses (SR-107, SR-340)."""

    word: ClassVar[str] = "take-bought"

    def run(self, t: State, me: Step) -> None:
        card: PrintedCard = t.setup.defs[me.card]
        t.tell("buy", me.seat, me.card, card.cost)
        if card.ship and t.seat_numbers[ON_TOP][me.seat]:
            t.push(PUT_WHERE, me.seat, me.card, 0)
        else:
            acquire(t, me.seat, me.card, False)


class PutWhere(Ask):
    """A bought ship may go on top of the deck; either way one waiting effect is used up (SR-341)."""

    word: ClassVar[str] = "put-where"
    rule: ClassVar[str] = "SR-341"

    def offer(self, t: State, me: Step) -> None:
        t.asked = {
            me.seat: [Step(ON_DECK, me.seat, me.card, 0, t.setup), Step(ON_DISCARD, me.seat, me.card, 0, t.setup)]
        }

    def answer(self, t: State, me: Step, choice: Step) -> None:
        t.seat_numbers[ON_TOP][me.seat] -= 1
        acquire(t, me.seat, me.card, choice.effect == ON_DECK)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-put-where", card=card_name(t.setup.defs[me.card].id))


TAKE_BOUGHT: Final = TakeBought()
PUT_WHERE: Final = PutWhere()
ON_DECK: Final = Destination("put-on-top")
ON_DISCARD: Final = Destination("put-on-discard")
