"""Selectors: types, traits and qualities combined with `&`, `|` and `~`; and pointers to certain cards.

A selector decides whether a card matches. A pointer names cards: this one, its host, the targets. `phrases` puts them
into words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import PendingEvent, answered, frame
from ....engine.abilities.triggers import target_in, targets
from ....engine.effects.effect import Effect, Nothing, Step
from ....engine.effects.fields import AMOUNT, SELECTOR, WORD, Fields
from ....engine.effects.selectors import And, AtMost, Selector
from ....engine.ids import NO_CARD, Card, Seat
from .. import board
from ..cards.card_types import AFFILIATION, ENHANCEMENT, EVENT, FATE, OBJECTIVE, UNIT, PrintedCard
from ..terms import ATTACKING, COMMITTED, DAMAGE, DEFENDING, ENGAGED, FOCUS, PARTICIPATION, SHIELD

if TYPE_CHECKING:
    from ....engine.state import State


class Type(Selector):
    """Cards of that type. A unit attached to another card is an enhancement (SWLCG-749)."""

    word: ClassVar[str] = "type"
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        # `board.kind` written out: this is asked of every card in play, all the time
        definition: PrintedCard = t.setup.defs[card]
        kind = definition.kind
        if kind == UNIT and t.host[card] >= 0 and board.is_in_play(t, card):
            kind = ENHANCEMENT
        return kind == self.name


class Trait(Selector):
    word: ClassVar[str] = "trait"
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return board.has_trait(t, card, self.name)


class Of(Selector):
    """Cards of that affiliation."""

    word: ClassVar[str] = "of"
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return board.printed(t, card).affiliation == self.name


class Titled(Selector):
    """The card of that title."""

    word: ClassVar[str] = "titled"
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return board.printed(t, card).title == self.name


class Own(Selector):
    """Cards that the seat itself controls, not its partners."""

    word: ClassVar[str] = "own"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return t.controller(card) == seat


def side_of(t: State, card: Card) -> Seat:
    """The player a card counts for: its controller, or out of play (a destroyed card, say) its owner."""
    zone = t.where[card]
    return t.setup.seat_of_zone[zone] if t.setup.active_zones[zone] else t.owner[card]


class Friendly(Selector):
    """Cards of the seat's own team."""

    word: ClassVar[str] = "friendly"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return side_of(t, card) in t.setup.seating.team[seat]


class Enemy(Selector):
    """Cards of an opponent."""

    word: ClassVar[str] = "enemy"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return side_of(t, card) in t.setup.seating.enemies[seat]


class AtLeast(Selector):
    """Cards with at least that printed cost."""

    word: ClassVar[str] = "cost-at-least"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        cost = board.printed(t, card).cost
        return cost is not None and cost >= self.n


class Cheapest(Selector):
    """The matching cards in play with the lowest printed cost."""

    word: ClassVar[str] = "cheapest"
    fields: ClassVar[Fields] = {"which": SELECTOR}

    def __init__(self, which: Selector) -> None:
        self.which = which

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        if not self.which.fits(t, seat, card, source):
            return False
        others = [each for each in all_in_play(t) if self.which.fits(t, seat, each, source)]
        return (board.printed(t, card).cost or 0) <= min([board.printed(t, each).cost or 0 for each in others])


class Quality(Selector):
    """The current state of a card: participating, exhausted, damaged, shielded, committed, engaged, unique, limited."""

    word: ClassVar[str] = "quality"
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        name = self.name
        if name == "participating":
            return t.marks[PARTICIPATION][card] > 0
        if name == "attacking":
            return t.marks[PARTICIPATION][card] == ATTACKING
        if name == "defending":
            return t.marks[PARTICIPATION][card] == DEFENDING
        if name == "exhausted":
            return t.marks[FOCUS][card] > 0
        if name == "damaged":
            return t.marks[DAMAGE][card] > 0
        if name == "shielded":
            return t.marks[SHIELD][card] > 0
        if name == "committed":
            return t.marks[COMMITTED][card] > 0
        if name == "engaged":
            return t.card_held(ENGAGED) == card
        if name == "enhanced":
            return any([board.kind(t, each) == ENHANCEMENT for each in t.attached(card)])
        if name == "unique":
            return board.printed(t, card).unique
        if name == "generating":
            return board.resources(t, card) > 0
        return board.has_keyword(t, card, name)


class Pointer(Selector):
    """Certain cards, found when the effect happens. Asked earlier, the cards that it could become.

    The step's effect tells the two apart: before an ability is used it is `NOTHING` (`triggers.hindrance`).
    """

    def cards(self, t: State, me: Step) -> list[Card]:
        return []

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return card in self.cards(t, Step(self, seat, source, 0, t.setup))


class This(Pointer):
    """The card itself."""

    word: ClassVar[str] = "this"

    def cards(self, t: State, me: Step) -> list[Card]:
        return [me.card]

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return card == source


class Host(Pointer):
    """The card that it is attached to."""

    word: ClassVar[str] = "host"

    def cards(self, t: State, me: Step) -> list[Card]:
        return [t.host[me.card]] if me.card >= 0 and t.host[me.card] >= 0 else []

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return source >= 0 and t.host[source] == card


class OnThis(Selector):
    """Cards attached to the card itself."""

    word: ClassVar[str] = "on-this"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        return source >= 0 and t.host[card] == source


class Engaged(Pointer):
    """The engaged objective."""

    word: ClassVar[str] = "engaged"

    def cards(self, t: State, me: Step) -> list[Card]:
        engaged = t.card_held(ENGAGED)
        return [engaged] if engaged >= 0 and board.kind(t, engaged) == OBJECTIVE else []


class Targeted(Pointer):
    """The targets of the ability that are still legal (SWLCG-659)."""

    word: ClassVar[str] = "targeted"

    def cards(self, t: State, me: Step) -> list[Card]:
        if isinstance(me.effect, Nothing):
            target = t.setup.defs[me.card].triggers[me.ability].target
            return target.candidates(t, me) if target is not None else []
        return targets(t)


class FirstTarget(Pointer):
    """The first target of an ability with several kinds of targets."""

    word: ClassVar[str] = "first-target"
    place: ClassVar[int] = 0

    def cards(self, t: State, me: Step) -> list[Card]:
        if isinstance(me.effect, Nothing):
            target = t.setup.defs[me.card].triggers[me.ability].target
            return target.fitting(t, me, self.place) if target is not None else []
        return target_in(t, self.place)


class SecondTarget(FirstTarget):
    word: ClassVar[str] = "second-target"
    place: ClassVar[int] = 1


class EachTarget(Targeted):
    """The same, for an ability that may have several."""

    word: ClassVar[str] = "each-target"


class Chosen(Pointer):
    """Cards chosen while the effect resolved. They are no targets, so they are not checked again."""

    word: ClassVar[str] = "chosen"

    def cards(self, t: State, me: Step) -> list[Card]:
        return frame(t).targets


class EachChosen(Chosen):
    """The same, where several may be chosen."""

    word: ClassVar[str] = "each-chosen"


class Concerned(Pointer):
    """The cards that the answered event is about; in a group, the one that is answered for."""

    word: ClassVar[str] = "concerned"

    def cards(self, t: State, me: Step) -> list[Card]:
        if isinstance(me.effect, Nothing):
            return t.pending[-1].affected() if t.pending else []
        concerned = frame(t).other
        return [concerned] if concerned >= 0 else answered(t).affected()

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        """Before the ability is used it is not known which card of a group it will answer for."""
        for event in reversed(t.pending):
            if event.ability >= 0 and event.card == source:
                return card == event.other if event.other >= 0 else card in t.pending[event.about].affected()
        return bool(t.pending) and t.pending[-1].affected() == [card]


THIS: Final = This()
HOST: Final = Host()
TARGETED: Final = Targeted()
FIRST_TARGET: Final = FirstTarget()
SECOND_TARGET: Final = SecondTarget()
ON_THIS: Final = OnThis()
EACH_TARGET: Final = EachTarget()
CHOSEN: Final = Chosen()
EACH_CHOSEN: Final = EachChosen()
CONCERNED: Final = Concerned()
ENGAGED_OBJECTIVE: Final = Engaged()

UNITS: Final = Type(UNIT)
OBJECTIVES: Final = Type(OBJECTIVE)
ENHANCEMENTS: Final = Type(ENHANCEMENT)
EVENTS: Final = Type(EVENT)
FATES: Final = Type(FATE)
AFFILIATIONS: Final = Type(AFFILIATION)
FRIENDLY: Final = Friendly()
ENEMY: Final = Enemy()
OWN: Final = Own()
PARTICIPATING: Final = Quality("participating")
IN_ATTACK: Final = Quality("attacking")
IN_DEFENCE: Final = Quality("defending")
EXHAUSTED: Final = Quality("exhausted")
DAMAGED: Final = Quality("damaged")
SHIELDED: Final = Quality("shielded")
LIMITED: Final = Quality("limited")
IN_THE_FORCE: Final = Quality("committed")
UNIQUE: Final = Quality("unique")
UNDER_ATTACK: Final = Quality("engaged")
GENERATING: Final = Quality("generating")
CHARACTER: Final = Trait("character")
VEHICLE: Final = Trait("vehicle")
FIGHTER: Final = Trait("fighter")
CREATURE: Final = Trait("creature")
FORCE_USER: Final = Trait("force_user")
EWOK: Final = Trait("ewok")
TROOPER: Final = Trait("trooper")
DROID: Final = Trait("droid")
BOUNTY_HUNTER: Final = Trait("bounty_hunter")
MERCENARY: Final = Trait("mercenary")


def cost_at_most(n: int) -> Selector:
    return AtMost("cost", n)


def cost_at_least(n: int) -> Selector:
    return AtLeast(n)


def all_in_play(t: State) -> list[Card]:
    found: list[Card] = []
    for seat in t.setup.seats:
        found.extend(board.in_play(t, seat))
    return found


def conjuncts(which: Selector) -> list[Selector]:
    """The conditions of a selector, one by one."""
    if isinstance(which, And):
        return [each for part in which.flat for each in conjuncts(part)]
    if isinstance(which, Cheapest):  # what they are, and that they cost least of these
        return [*conjuncts(which.which), which]
    return [which]


def pointer_in(which: Selector) -> Pointer | None:
    """The pointer inside a selector, if any. Asked all the time, so it builds nothing."""
    if isinstance(which, And):
        for part in which.flat:
            if isinstance(part, Pointer):
                return part
    return None


def points(which: Selector) -> bool:
    return isinstance(which, Pointer) or pointer_in(which) is not None


def matching(t: State, which: Selector, me: Step) -> list[Card]:
    """The matching cards in play, seen from the step's player and card."""
    if isinstance(which, Pointer):
        return [card for card in which.cards(t, me) if board.is_in_play(t, card)]
    point = pointer_in(which)
    if point is not None:
        others = [part for part in conjuncts(which) if part is not point]
        return [
            card
            for card in point.cards(t, me)
            if board.is_in_play(t, card) and all([other.fits(t, me.seat, card, me.card) for other in others])
        ]
    return [card for card in all_in_play(t) if which.fits(t, me.seat, card, me.card)]


def affected(t: State, which: Selector, me: Step) -> list[Card]:
    """The matching cards that an effect of the step's player can affect (`board.is_immune`)."""
    cards = matching(t, which, me)
    if not board.some_immune(t):
        return cards
    return [card for card in cards if not board.is_immune(t, card, me.seat)]


def about(t: State, event: PendingEvent, which: Selector, seat: Seat, holder: Card) -> bool:
    """Does any card of the event match that card's text, seen from that player?"""
    return any([which.fits(t, seat, card, holder) for card in event.affected()])


EFFECTS: Final[list[type[Effect]]] = [
    Type, Trait, Of, Titled, Own, Friendly, Enemy, AtLeast, Cheapest, Quality, This, Host, OnThis, Engaged, Targeted,
    EachTarget, FirstTarget, SecondTarget, Chosen, EachChosen, Concerned,
]  # fmt: skip
