"""How moves are said in words, game by game: the verbs, and what one does with a card that lies somewhere."""

from __future__ import annotations

from typing import Any

from ..engine.effects import Step as Choice
from ..engine.table import Table
from .games import part


class Speech:
    """The words of a game that has none of its own. Each verb is a message, `cli-words-` and the verb."""

    verbs: tuple[str, ...] = ("play", "end", "decline")
    alone: tuple[str, ...] = ("end", "decline")
    """Verbs that need nothing after them."""
    priced: tuple[str, ...] = ()
    """Verbs that need it although there may be only one thing: nobody should pay by chance."""
    where: dict[str, tuple[str, ...]] = {}
    """What one does with a card that lies there."""
    theirs: tuple[str, ...] = ()
    """Zones that are called "theirs" when they are another seat's."""
    also: dict[str, str] = {}
    """Verbs that are also the word for an answer to a question."""

    def sort(self, choice: Choice, view: dict[str, Any]) -> object:
        """What makes a choice another one although card and verb are the same: its number, which may be a target."""
        return choice.n

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


def speech_of(game: str) -> Speech:
    speech = part(game, "SPEECH", Speech())
    assert isinstance(speech, Speech)
    return speech
