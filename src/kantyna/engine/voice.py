"""Messages: what the engine says, before it is put into a language.

A message is an identifier and arguments; the sentence lives in a Fluent file. The engine reads no files, so
`use_speaker` gives it a function that does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Union

LANGUAGES: Final = ("en", "pl")

Arg = Union[int, str, "Message", list["Message"]]


class BadLanguage(ValueError):
    """An unknown language, or a seat given in place of a language."""

    def __init__(self, given: object) -> None:
        known = " or ".join([repr(lang) for lang in LANGUAGES])
        super().__init__(f"a language is {known}, not {given!r:.60}")


class Message:
    """A sentence without a language: `Message("draw", n=2)` is "Draw 2 cards." or "Dobierz 2 karty."."""

    __slots__ = ("id", "args")

    def __init__(self, id: str, **args: Arg) -> None:
        self.id = id
        self.args: dict[str, Arg] = args

    def text(self, lang: str = "en") -> str:
        if lang not in LANGUAGES:
            raise BadLanguage(lang)
        return _speaker[0](self, lang)

    def data(self) -> dict[str, object]:
        """As JSON, for a client that has the sentences itself."""
        args: dict[str, object] = {}
        for name, value in self.args.items():
            if isinstance(value, Message):
                args[name] = value.data()
            elif isinstance(value, list):
                args[name] = [part.data() for part in value]
            else:
                args[name] = value
        return {"id": self.id, "args": args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, len(self.args)))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


def _mute(message: Message, lang: str) -> str:
    return f"[{lang}] {message.id} {message.args}"


_speaker: list[Callable[[Message, str], str]] = [_mute]


def use_speaker(speaker: Callable[[Message, str], str]) -> None:
    """Set the function that turns a message and a language into a sentence."""
    _speaker[0] = speaker


def card_name(card_id: str) -> Message:
    return Message("card-" + card_id)


def seat_name(seat: int) -> Message:
    return Message("seat-name", seat=seat)
