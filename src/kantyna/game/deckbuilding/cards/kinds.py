"""The kinds of cards that abilities are about, and how texts speak of them: "a trooper unit", "kartę neutralną".

The words are put together from parts: a noun in some form, qualities that may agree with it, and what joins them. A
language's file has each part once; which of them come first, what agrees and what never declines is said there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.effect import Effect
from ....engine.effects.fields import WORD, Fields
from ....engine.effects.selectors import And, AtMost, Not, Or, Selector, Theirs, Yours
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message
from .. import terms
from ..seating import seating_of

if TYPE_CHECKING:
    from ....engine.state import State
    from .card_types import PrintedCard


class Kind(Selector):
    """Cards of a type, a faction or with a trait, unique ones, or all."""

    word: ClassVar[str] = "kind"
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        definition: PrintedCard = t.setup.defs[card]
        return self.name in definition.kinds


class Enemy(Selector):
    """Cards of the faction of one's opponent: in a team game, of the opponent in the own region."""

    word: ClassVar[str] = "enemy"

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        definition: PrintedCard = t.setup.defs[card]
        return definition.faction == seating_of(t).enemy_faction[seat]


CARD: Final = Kind("card")
UNIT: Final = Kind(terms.UNIT)
SHIP: Final = Kind(terms.SHIP)
UNIQUE: Final = Kind("unique")
ENEMY: Final = Enemy()
BOUNTY_HUNTER: Final = Kind("bounty_hunter")
DROID: Final = Kind("droid")
FIGHTER: Final = Kind("fighter")
JEDI: Final = Kind("jedi")
TRANSPORT: Final = Kind("transport")
TROOPER: Final = Kind("trooper")
VEHICLE: Final = Kind("vehicle")
TYPES: Final = (CARD.name, UNIT.name, SHIP.name)
QUALITIES: Final = (UNIQUE.name, Enemy.word, terms.NEUTRAL, *terms.FACTIONS)
"""What is no noun: all other kinds are types and traits."""
TAILS: Final = (Not, Yours, Theirs, AtMost)
EFFECTS: Final[list[type[Effect]]] = [Kind, Enemy]


def of(faction: str) -> Selector:
    """The cards of a faction, or the neutral ones."""
    return Kind(faction)


# words

ONE: Final = "one"
ACC: Final = "acc"
MANY: Final = "many"
WITH: Final = "with"
YOURS: Final = "yours"
"""The forms of a noun phrase: bare (nominative), as an object, several (genitive), after "with", and all of yours."""


def about(message: Message, what: Selector) -> Message:
    """Give a message the words for such cards in the forms that most sentences need, and what must agree with them."""
    for form in (ONE, ACC, MANY):
        message.args[form] = phrase(what, form)
    message.args["gender"] = Message("kind-gender", noun=_head(what))
    message.args["what"] = _name(what)
    return message


def phrase(what: Selector, form: str) -> Message:
    """A noun with what describes it, and after it what neither agrees nor declines."""
    core, tails = _tailed(what)
    said = _phrase(core, form)
    for tail in tails:
        if isinstance(tail, Not):
            said = Message("kind-not", body=said, parts=[phrase(tail.part, MANY)])
        elif isinstance(tail, AtMost):
            said = Message("kind-at-most-" + tail.name, body=said, n=tail.n)
        else:
            said = Message("kind-" + tail.word, body=said)
    return said


def _phrase(what: Selector, form: str) -> Message:
    if isinstance(what, Or) and not _is_quality(what):
        return _joined([phrase(part, form) for part in what.parts], form)
    return Message("kind", form=form, first=_first(what), body=_body(what, form))


def _body(what: Selector, form: str) -> Message:
    """A noun with its qualities, and the traits as a tail; a single trait has a noun of its own."""
    head, qualities, traits = _split(what)
    noun = _noun(head, form)
    if _is_trait(qualities, traits):
        own = _traits(traits[0], form, form)
        if head == CARD.name:
            return own
        return Message("kind-with-trait", noun=noun, trait=_traits(traits[0], ONE, form), own=own)
    body = noun
    if qualities:
        said = [_quality(part, form) for part in qualities]
        body = Message("kind-described", head=head, first=_first(qualities[0]), noun=noun, quality=said)
    return Message("kind-tail", body=body, traits=[_trait_name(trait) for trait in traits]) if traits else body


def _noun(name: str, form: str) -> Message:
    return Message("noun-" + name, form=form)


def _traits(what: Selector, form: str, joint: str) -> Message:
    if isinstance(what, Or):
        return _joined([_traits(part, form, joint) for part in what.parts], joint)
    return _noun(_name(what), form)


def _trait_name(what: Selector) -> Message:
    if isinstance(what, Or):
        return _joined([_trait_name(part) for part in what.parts], ONE)
    return Message("trait-" + _name(what))


def _quality(what: Selector, form: str) -> Message:
    if isinstance(what, Or):
        return _joined([_quality(part, form) for part in what.parts], form)
    return Message("quality-" + _name(what), form=form)


def _joined(parts: list[Message], form: str) -> Message:
    """Either of them; but all of yours are these and those."""
    return Message("kind-and" if form == YOURS else "kind-or", parts=parts)


# what the words go by


def _tailed(what: Selector) -> tuple[Selector, list[Selector]]:
    """What is said by a noun phrase, and what comes after it whatever the noun."""
    parts = _conjuncts(what)
    tails: list[Selector] = [part for part in parts if isinstance(part, TAILS)]
    core = [part for part in parts if not isinstance(part, TAILS)]
    return what if not tails else And(*core) if len(core) > 1 else core[0] if core else CARD, tails


def _split(what: Selector) -> tuple[str, list[Selector], list[Selector]]:
    """The type of card, its qualities and its traits."""
    parts = _conjuncts(what)
    types = [_name(part) for part in parts if _name(part) in TYPES]
    rest = [part for part in parts if _name(part) not in TYPES]
    return (
        types[0] if types else CARD.name,
        [part for part in rest if _is_quality(part)],
        [part for part in rest if not _is_quality(part)],
    )


def _conjuncts(what: Selector) -> list[Selector]:
    if isinstance(what, And):
        return [each for part in what.parts for each in _conjuncts(part)]
    return [what]


def _is_quality(what: Selector) -> bool:
    if isinstance(what, Or):
        return all([_is_quality(part) for part in what.parts])
    return _name(what) in QUALITIES


def _is_trait(qualities: list[Selector], traits: list[Selector]) -> bool:
    return not qualities and len(traits) == 1


def _first(what: Selector) -> str:
    """The name of what is said first where qualities come before their noun."""
    if isinstance(what, Or):
        return _first(what.parts[0])
    if isinstance(what, And):
        head, qualities, traits = _split(what)
        return _first(qualities[0]) if qualities else _first(traits[0]) if _is_trait(qualities, traits) else head
    return _name(what)


def _head(what: Selector) -> str:
    """The noun that others agree with, where a trait's noun stands for the card."""
    what = _tailed(what)[0]
    if isinstance(what, Or) and not _is_quality(what):
        return _head(what.parts[0])
    head, qualities, traits = _split(what)
    return _first(traits[0]) if _is_trait(qualities, traits) else head


def _name(what: Selector) -> str:
    """Short, for those who draw signs instead of words: "card", "unit & trooper"."""
    if isinstance(what, Kind):
        return what.name
    if isinstance(what, And):
        return " & ".join([_name(part) for part in what.parts])
    if isinstance(what, Or):
        return " | ".join([_name(part) for part in what.parts])
    if isinstance(what, Not):
        return f"~{_name(what.part)}"
    return f"{what.name} <= {what.n}" if isinstance(what, AtMost) else what.word
