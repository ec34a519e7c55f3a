"""Keeping a game in a file, and nobody's other file in danger."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ...engine.voice import Message
from ..messages import reason


def save(record: dict[str, Any], name: str, over: bool) -> Message:
    """Write the record, over another saved game only when told so; what there is to say about it."""
    path = Path(name)
    try:
        if path.exists():
            if not path.is_dir() and not _is_record(path):
                return Message("cli-save-other", file=name)
            if path.is_file() and not over:
                return Message("cli-save-over", file=name)
        # a game shows every hand: nobody else on this machine reads it
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            os.fchmod(file.fileno(), 0o600)
            file.write(json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    except (OSError, ValueError) as error:
        return Message("cli-save-failed", file=name, reason=reason(error))
    return Message("cli-saved", file=name)


def _is_record(path: Path) -> bool:
    """A saved game may be saved over; anything else is somebody's."""
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(written, dict) and "kantyna" in written and "choices" in written
