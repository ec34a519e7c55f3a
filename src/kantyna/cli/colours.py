"""Colours for a terminal. They only repeat what the text says as well."""

from __future__ import annotations

import os
import sys

BOLD = "1"
DIM = "2"
FACTION = {
    "blob": "32",
    "trade_federation": "94",
    "star_empire": "33",
    "machine_cult": "31",
    "republic": "94",
    "separatist": "33",
    "rebel": "31",
    "empire": "32",
}


class Paint:
    """Colours text on a terminal that shows colours; elsewhere returns it unchanged."""

    def __init__(self, enabled: bool | None = None) -> None:
        if enabled is None:
            enabled = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.enabled = enabled

    def __call__(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.enabled and code and text else text
