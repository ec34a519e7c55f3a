"""How texts speak of cards: "a damaged enemy Vehicle unit", "uszkodzoną wrogą jednostkę o cesze Pojazd".

A phrase is a noun with what describes it. The languages' files hold each part once and say in which order they come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.effects.selectors import And, AtMost, Not, Or
from ....engine.voice import Message, card_name
from ..cards.card_types import affiliation_name, trait_name
from .selectors import conjuncts

if TYPE_CHECKING:
    from ....engine.effects.selectors import Selector

ONE: Final = "one"
ACC: Final = "acc"
GEN: Final = "gen"
LOC: Final = "loc"
MANY: Final = "many"
OF_MANY: Final = "ofmany"
FORMS: Final = (ONE, ACC, GEN, LOC, MANY, OF_MANY)
"""One, one as an object, of one, on one; several, of several."""


YOURS: Final = "yours"
ONES_OWN: Final = "own"
"""Who "your own" cards belong to, for languages with a special word for what the subject of the sentence owns."""
AFTER_NOUN: Final = ("damaged",)
"""Qualities that stand before the noun in one language and after it in another; each leaves one place empty."""


def about(message: Message, which: Selector, prefix: str = "", every: bool = False, whose: str = ONES_OWN) -> Message:
    """Give a message the words for such cards, in every form that a sentence may need.

    `every`: for each of them; `whose`: is the player the subject of the sentence ("sacrifice a unit you control"), or
    something else ("when damage would be placed on a unit you control")?
    """
    for form in FORMS:
        message.args[prefix + form] = phrase(which, form, every, whose)
    message.args[prefix + "points"] = which.word if which.word in POINTERS else ""
    return message


def as_concerned(message: Message) -> Message:
    """The same, where the chosen card is the one the answered event is about: "that card", not "the chosen card"."""
    for value in message.args.values():
        if isinstance(value, Message) and value.id == "point-chosen":
            value.id = "point-concerned"
    return message


def phrase(which: Selector, form: str, every: bool = False, whose: str = ONES_OWN) -> Message:
    if which.word in POINTERS:
        return Message("point-" + which.word, form=form)
    if isinstance(which, Or) and not all([_is_word(part) for part in which.parts]):
        return Message("which-or", parts=[phrase(part, form, every, whose) for part in which.parts])
    qualities: list[Message] = []
    traits: list[Message] = []
    tails: list[Message] = []
    nouns: list[str] = []
    first: list[str] = []
    for part in sorted(conjuncts(which), key=_is_whose):  # "a damaged enemy unit"
        if part.word in POINTERS:
            return Message("which-pointed", point=phrase(part, form), rest=_rest(which, part))
        _sort(part, form, whose, qualities, traits, tails, nouns, first)
    nouns = nouns or ["card"]
    body = Message("which-body", qualities=qualities, traits=_traits(traits), nouns=_nouns(nouns, form), tails=tails)
    if every:
        return Message("which-every", form=form, body=body)
    return Message("which", form=form, first=first[0] if first else nouns[0], body=body)


def without_own(which: Selector) -> Selector:
    """The same, where the sentence itself says whose the cards are."""
    parts = [part for part in conjuncts(which) if part.word != "own"]
    return parts[0] if len(parts) == 1 else And(*parts)


def _rest(which: Selector, point: Selector) -> Message:
    """The rest of the description of a pointed-at card."""
    others = [part for part in conjuncts(which) if part is not point]
    return phrase(others[0] if len(others) == 1 else And(*others), ONE)


def _sort(
    part: Selector, form: str, whose: str, qualities: list[Message], traits: list[Message], tails: list[Message],
    nouns: list[str], first: list[str],
) -> None:  # fmt: skip
    """Put one description where it belongs."""
    if isinstance(part, Or):
        for each in part.parts:
            _sort(each, form, whose, qualities, traits, tails, nouns, first)
        return
    name = getattr(part, "name", "")
    if part.word == "type":
        nouns.append(name)
    elif part.word == "trait":
        traits.append(trait_name(name))
        first.append(name)
    elif part.word == "quality":
        first.insert(len(qualities), name)  # qualities are said before traits
        qualities.append(Message("such-" + name, form=form))
        if name in AFTER_NOUN:
            tails.append(Message("which-" + name))
    elif _is_whose(part):
        first.insert(len(qualities), part.word)
        qualities.append(Message("such-" + part.word, form=form))
    elif part.word == "of":
        tails.append(Message("which-of", affiliation=affiliation_name(name), of=name))
    elif part.word == "titled":
        tails.append(Message("which-titled", card=card_name(name)))
    elif isinstance(part, AtMost):
        tails.append(Message("which-at-most-" + part.name, n=part.n))
    elif part.word == "cost-at-least":
        tails.append(Message("which-cost-at-least", n=getattr(part, "n", 0)))
    elif isinstance(part, Not):
        tails.append(_without(part.part, form))
    else:
        tails.append(Message("which-" + part.word, form=form, whose=whose))


def _without(part: Selector, form: str) -> Message:
    """What such a card must not be."""
    number = MANY if form in (MANY, OF_MANY) else ONE
    if part.word == "trait":
        return Message("which-without-trait", trait=trait_name(getattr(part, "name", "")))
    if part.word == "quality":
        return Message("which-not-" + str(getattr(part, "name", "")))
    if part.word == "chosen":
        return Message("which-not-chosen", form=form)
    if part.word == "type":
        return Message("which-not-type", form=form, what=phrase(part, number))
    return Message("which-other-than", form=form, what=phrase(part, number))


def _traits(traits: list[Message]) -> Message:
    return Message("which-traits", n=len(traits), traits=traits)


def _nouns(nouns: list[str], form: str) -> Message:
    return Message("which-nouns", nouns=[Message("which-noun", what=noun, form=form) for noun in nouns])


def _is_whose(which: Selector) -> bool:
    return which.word in ("friendly", "enemy")


def _is_word(which: Selector) -> bool:
    """Is it described by a single word: a type or a trait?"""
    return which.word in ("type", "trait")


POINTERS: Final = (
    "this",
    "host",
    "targeted",
    "each-target",
    "each-chosen",
    "first-target",
    "second-target",
    "chosen",
    "concerned",
    "engaged",
)
