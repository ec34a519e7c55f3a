"""An action that is done once, a moment later, however often it is requested meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Debounce:
    def __init__(self, seconds: float, act: Callable[[], None]) -> None:
        self.seconds = seconds
        self.act = act
        self._timer: asyncio.TimerHandle | None = None

    def request(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.seconds, self._run)

    def cancel(self) -> None:
        """The action was done in another way, or is no longer needed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _run(self) -> None:
        self._timer = None
        self.act()
