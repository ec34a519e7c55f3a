"""Selectors for kinds of cards, and the noun phrases for them: "a trooper unit", "kartę neutralną".

A phrase is built from parts: a noun in some form, adjectives that may agree with it, and conjunctions. Each language's
file has every part once, and decides on word order, agreement and declension.
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
    """Cards of a type, a faction or a trait, unique cards, or all cards."""

    word: ClassVar[str] = "kind"
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: State, seat: Seat, card: Card, source: Card = NO_CARD) -> bool:
        definition: PrintedCard = t.setup.defs[card]
        return self.name in definition.kinds


class Enemy(Selector):
    """Cards of your opponent's faction; in a team game, of the opponent in your region."""

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
"""Kinds named by adjectives; all others are types and traits."""
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
    """Add to a message the noun phrases for such cards, and the gender that other words agree with."""
    for form in (ONE, ACC, MANY):
        message.args[form] = phrase(what, form)
    message.args["gender"] = Message("kind-gender", noun=_head(what))
    message.args["what"] = _name(what)
    return message


def phrase(what: Selector, form: str) -> Message:
    """A noun phrase for such cards, with its tails: words that follow the noun unchanged."""
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
    """Join with "or"; for all of yours with "and"."""
    return Message("kind-and" if form == YOURS else "kind-or", parts=parts)


# the parts of a selector


def _tailed(what: Selector) -> tuple[Selector, list[Selector]]:
    """The part for the noun phrase, and the parts that follow as tails."""
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
    """The name of the first word, where qualities come before the noun."""
    if isinstance(what, Or):
        return _first(what.parts[0])
    if isinstance(what, And):
        head, qualities, traits = _split(what)
        return _first(qualities[0]) if qualities else _first(traits[0]) if _is_trait(qualities, traits) else head
    return _name(what)


def _head(what: Selector) -> str:
    """The noun that other words agree with: a trait's own noun may stand for the card."""
    what = _tailed(what)[0]
    if isinstance(what, Or) and not _is_quality(what):
        return _head(what.parts[0])
    head, qualities, traits = _split(what)
    return _first(traits[0]) if _is_trait(qualities, traits) else head


def _name(what: Selector) -> str:
    """A short name for icons: "card", "unit & trooper"."""
    if isinstance(what, Kind):
        return what.name
    if isinstance(what, And):
        return " & ".join([_name(part) for part in what.parts])
    if isinstance(what, Or):
        return " | ".join([_name(part) for part in what.parts])
    if isinstance(what, Not):
        return f"~{_name(what.part)}"
    return f"{what.name} <= {what.n}" if isinstance(what, AtMost) else what.word
