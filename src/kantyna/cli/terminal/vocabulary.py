"""Moves in words: the verbs of a game that can be typed, and what is special about them game by game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...engine.effects.effect import DECLINE, Effect
from ...engine.effects.effect import Step as Choice
from ...engine.effects.phases import END_PHASE
from ...engine.registry import load_rules
from ...engine.table import Table
from ...engine.voice import LANGUAGES
from ...voice import bundle
from .games.registry import game_attribute


class Vocabulary:
    """How moves are typed in a game without special words."""

    complete_verbs: tuple[str, ...] = ()
    """Verbs that are a whole move without a card, besides those that end something."""
    answer_verbs: dict[str, str] = {}
    """Verbs whose word is also typed for an answer to a question, with the verb of that answer."""

    def variant(self, choice: Choice, view: Mapping[str, Any]) -> object:
        """What separates choices with the same verb and card: their amount or target."""
        return choice.payload

    def keys(self, table: Table, seat: int, verb: str, rest: str) -> list[str]:
        """The keys of a move that needs more than a verb and a card; empty if this is not such a move."""
        return []

    def unknown_name(self, table: Table, verb: str, rest: str) -> str:
        """The words of a move that name no card."""
        return rest

    def key(self, verb: str, label: str) -> str:
        """The most likely key for a verb and a card."""
        return f"{verb} {label}"

    def offered(self, table: Table, seat: int, verb: str, rest: str) -> list[Choice] | None:
        """The offered choices that these words mean. None: the words are a verb and a card, nothing more."""
        return None

    def all_moves(self, table: Table, seat: int, rest: str) -> list[str] | None:
        """The moves that "all ..." means, in order. None: it has no meaning in this game."""
        return None


@cache
def verbs_of(game: str) -> dict[str, Effect]:
    """The verbs that can be typed: those with a message `cli-words-<verb>`."""
    found = {verb.spoken(): verb for verb in [END_PHASE, DECLINE, *load_rules(game).verbs()]}
    typed = [verb for verb in found if all([bundle(lang).has_message("cli-words-" + verb) for lang in LANGUAGES])]
    return {verb: found[verb] for verb in typed}


@cache
def verbs_by_zone(game: str) -> dict[str, tuple[str, ...]]:
    """By zone: the verbs that apply to cards there."""
    found: dict[str, tuple[str, ...]] = {}
    for verb in load_rules(game).verbs():
        for zone in verb.nature.zones:
            found[zone] = (*found.get(zone, ()), verb.spoken())
    return found


def is_complete(game: str, verb: str) -> bool:
    """Is the verb a move without anything after it?"""
    return verb in vocabulary_of(game).complete_verbs or ends(game, verb) != ""


def ends(game: str, verb: str) -> str:
    """What the verb ends, a phase or a question; else empty."""
    found = verbs_of(game).get(verb)
    return found.nature.ends if found is not None else ""


def is_paid(game: str, verb: str) -> bool:
    """Does the verb cost something? Then the card must be named, even if there is only one: no accidental payments."""
    found = verbs_of(game).get(verb)
    return found is not None and found.nature.paid


def vocabulary_of(game: str) -> Vocabulary:
    vocabulary = game_attribute(game, "VOCABULARY", Vocabulary())
    assert isinstance(vocabulary, Vocabulary)
    return vocabulary
