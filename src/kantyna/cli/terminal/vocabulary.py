"""How moves are said in words: which verbs a game has a word for, and what is special about them game by game."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...engine.effects.effect import DECLINE, Effect
from ...engine.effects.effect import Step as Choice
from ...engine.effects.phases import END_PHASE
from ...engine.registry import load_rules
from ...engine.table import Table
from ...engine.voice import LANGUAGES
from ...voice import bundle
from .games.registry import part


class Speech:
    """The words of a game that has none of its own."""

    alone: tuple[str, ...] = ()
    """Verbs that need nothing after them, besides those that end something."""
    also: dict[str, str] = {}
    """Verbs that are also the word for an answer to a question."""

    def sort(self, choice: Choice, view: dict[str, Any]) -> object:
        """What makes a choice another one although card and verb are the same: its number, which may be a target."""
        return choice.payload

    def keys(self, table: Table, seat: int, verb: str, rest: str) -> list[str]:
        """Moves that need more than a verb and a card, as keys; none when this is no such move."""
        return []

    def missing(self, table: Table, verb: str, rest: str) -> str:
        """What is not understood in a move that names no card."""
        return rest

    def key(self, verb: str, label: str) -> str:
        """What one most likely means by a verb and a card."""
        return f"{verb} {label}"

    def offered(self, table: Table, seat: int, verb: str, rest: str) -> list[Choice] | None:
        """The same among what is offered; None: a verb and a card say all."""
        return None

    def every(self, table: Table, seat: int, rest: str) -> list[str] | None:
        """The moves that "all ..." means, one after the other; None: the word means nothing in this game."""
        return None


@cache
def verbs_of(game: str) -> dict[str, Effect]:
    """The verbs for which there is a word, the message `cli-words-` and the verb."""
    found = {verb.spoken(): verb for verb in [END_PHASE, DECLINE, *load_rules(game).verbs()]}
    said = [word for word in found if all([bundle(lang).has_message("cli-words-" + word) for lang in LANGUAGES])]
    return {word: found[word] for word in said}


@cache
def done_in(game: str) -> dict[str, tuple[str, ...]]:
    """The verbs by the zones that they are done in."""
    found: dict[str, tuple[str, ...]] = {}
    for verb in load_rules(game).verbs():
        for zone in verb.nature.zones:
            found[zone] = (*found.get(zone, ()), verb.spoken())
    return found


def stands_alone(game: str, verb: str) -> bool:
    """Does the verb need nothing after it?"""
    return verb in speech_of(game).alone or ends(game, verb) != ""


def ends(game: str, verb: str) -> str:
    """What it ends, a phase or a question; empty: nothing, or it is no verb."""
    found = verbs_of(game).get(verb)
    return found.nature.ends if found is not None else ""


def is_paid(game: str, verb: str) -> bool:
    """Does it need a word after it although there may be only one thing? Nobody should pay by chance."""
    found = verbs_of(game).get(verb)
    return found is not None and found.nature.paid


def speech_of(game: str) -> Speech:
    speech = part(game, "SPEECH", Speech())
    assert isinstance(speech, Speech)
    return speech
