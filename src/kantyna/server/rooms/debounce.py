"""Something that is done a moment later, once, however often it is asked for meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Soon:
    def __init__(self, seconds: float, act: Callable[[], None]) -> None:
        self.seconds = seconds
        self.act = act
        self._timer: asyncio.TimerHandle | None = None

    def ask(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.seconds, self._do)

    def cancel(self) -> None:
        """It has been done meanwhile, or need not be."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _do(self) -> None:
        self._timer = None
        self.act()
