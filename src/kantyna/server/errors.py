"""Refusals: requests that the server does not carry out, with the reason for the player and an HTTP status."""

from __future__ import annotations

from ..engine.errors import KantynaError
from ..engine.voice import Arg, Message

STORAGE_STATUS = 503
"""The status of a refusal because of the database: the same request may succeed later."""


class Refused(KantynaError):
    def __init__(self, message: Message, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


def refused(id: str, status: int = 400, **args: Arg) -> Refused:
    """A refusal with the text `server-<id>`."""
    message = Message("server-" + id)
    message.args = args
    return Refused(message, status)
