"""The errors of the engine: one class for each kind of mistake, each with a text in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ids import Card
from .voice import Arg, Message, card_name

if TYPE_CHECKING:
    from .state import State


class Refusal:
    """Why a move is not allowed: the ledger line that forbids it and a sentence about this case."""

    __slots__ = ("rule", "message")

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def text(self, lang: str = "en") -> str:
        return self.message.text(lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.message == other.message

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        return f"<Refusal {self.rule}: {self.text()}>"


def refusal(rule: str, why: str, t: State, card: Card, **args: Arg) -> Refusal:
    """A refusal about a card: the message `refuse-<why>`, which names the card."""
    message = Message("refuse-" + why, card=card_name(t.setup.defs[card].id))
    message.args.update(args)
    return Refusal(rule, message)


class KantynaError(Exception):
    """Anything a caller got wrong. `str()` is English; `.text("pl")` is Polish."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def text(self, lang: str = "en") -> str:
        return self.message.text(lang)

    def __str__(self) -> str:
        return self.text()


class UnknownGame(KantynaError):
    """There is no game of that name."""


class BadSetup(KantynaError):
    """A format, number of seats, option or seed that the game does not have."""


class BadDeck(BadSetup):
    """An illegal deck, with every flaw."""

    def __init__(self, problems: list[Message]) -> None:
        super().__init__(Message("error-deck", flaws=problems))
        self.problems = problems

    @property
    def flaws(self) -> list[str]:
        """Every flaw in words."""
        return self.flaws_in("en")

    def flaws_in(self, lang: str) -> list[str]:
        return [problem.text(lang) for problem in self.problems]


class BadSeat(KantynaError):
    """A seat number that is not at this table."""


class BadKey(KantynaError):
    """A choice's key that no choice could ever have."""


class NothingToUndo(KantynaError):
    """Undo at the first choice."""


class BadPosition(KantynaError):
    """A position that describes no valid table."""


class Endless(KantynaError):
    """A stack that never reaches a question."""


class BadRecord(KantynaError):
    """A record that cannot be replayed."""


class BadProof(KantynaError):
    """A game whose shuffles do not follow from its commitment; `.kind` names the check that failed."""

    def __init__(self, kind: str, message: Message) -> None:
        super().__init__(message)
        self.kind = kind


class BadView(KantynaError):
    """A view for which no table can be imagined."""


class IllegalChoice(KantynaError):
    """A choice that is not open to that seat now; `.refusal` says why, `.rule` which ledger line."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.rule = refusal.rule

    def __str__(self) -> str:
        return f"{self.text()} ({self.rule})"


def setup_error(id: str, **args: Arg) -> BadSetup:
    error = BadSetup(Message(id))
    error.message.args = args
    return error
