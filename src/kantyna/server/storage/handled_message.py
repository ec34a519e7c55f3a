"""The message from the bus that is being handled. Its id is stored with what it changes, so that it is applied once.

Ids are written `life/milliseconds-number`: a life of the Redis, and the id of the entry in its stream.
"""

from __future__ import annotations

import contextvars
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

_handled: contextvars.ContextVar[str | None] = contextvars.ContextVar("handled", default=None)


def handled_message() -> str | None:
    return _handled.get()


@contextmanager
def handling(message: str) -> Iterator[None]:
    before = _handled.set(message)
    try:
        yield
    finally:
        _handled.reset(before)


def nothing_handled() -> contextvars.Context:
    """For tasks that outlive the message that started them."""
    return contextvars.Context()


def is_applied(message: str, last: Iterable[str]) -> bool:
    """Was a message applied, if these were the last ones that were? Those of another life of the Redis say nothing."""
    life, _, id = message.partition("/")
    for one in last:
        other_life, _, other = one.partition("/")
        if life == other_life and _order(id) <= _order(other):
            return True
    return False


def _order(id: str) -> tuple[int, int]:
    milliseconds, _, number = id.partition("-")
    return int(milliseconds), int(number)
