"""Kinds of events. The log and the triggers of cards share one vocabulary, and each game declares its own once."""

from __future__ import annotations

from typing import Final


class EventKinds:
    """The kinds of events of a game, each with a phrase that says what happens.

    Events of a kind in `logged` are only written to the log, those in `answered` are only answered by cards (or
    replaced); those in `both` are logged and answered. `messages` are the log messages that are not `event-<kind>`,
    because another game has a different sentence for that kind.
    """

    __slots__ = ("logged", "answered", "both", "messages")

    def __init__(
        self,
        logged: dict[str, str],
        answered: dict[str, str],
        both: dict[str, str],
        messages: dict[str, str] | None = None,
    ) -> None:
        self.logged = logged
        self.answered = answered
        self.both = both
        self.messages = messages or {}

    def message(self, kind: str) -> str:
        """The id of the log message for this kind; with `-hidden` it is the one for a hidden card."""
        return self.messages.get(kind, "event-" + kind)


KERNEL_EVENTS: Final = EventKinds(
    logged={
        "draw": "a seat draws a card",
        "discard": "a card is discarded",
        "shuffle": "a discard pile becomes the new deck",
        "done": "a member of a team has ended the phase",
        "unpaid": "an ability was not paid in full",
        "offer-draw": "a seat offers a draw",
        "accept-draw": "a seat accepts a draw",
        "drawn-agreed": "the game ends in a draw by agreement",
        "drawn-quiet": "the game ends in a draw after many turns without progress",
    },
    answered={
        "ability": "an ability is used; its frame",
        "part": "a part of an effect; nothing answers it",
    },
    both={},
)
"""The kinds that every game has. A game repeats one only to say that its cards answer it."""
