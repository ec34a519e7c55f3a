"""Messages of one shard's stream that this process handles: those of one table one after another."""

from __future__ import annotations


class Inbox:
    def __init__(self, epoch: int, applied: str) -> None:
        self.epoch = epoch
        self.applied = applied
        """All messages up to this one were handled."""
        self.is_closing = False
        """The shard is handed over: messages that have not begun are left to the next owner."""
        self._handled: dict[str, bool] = {}
        """The messages after `applied`, in their order: was each handled?"""

    def add(self, message: str) -> None:
        self._handled[message] = False

    def done(self, message: str) -> None:
        """Everything up to the first message that is still being handled counts as applied."""
        if message in self._handled:
            self._handled[message] = True
        while self._handled:
            first = next(iter(self._handled))
            if not self._handled[first]:
                return
            del self._handled[first]
            self.applied = first
