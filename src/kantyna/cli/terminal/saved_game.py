"""Saving a game to a file without overwriting anything else."""

from __future__ import annotations

import json
import os
from pathlib import Path

from ...engine.voice import Message
from ...shapes import Record
from ..messages import reason


def save(record: Record, name: str, overwrite: bool) -> Message:
    """Write the record and return what to tell the player. `overwrite`: also over another saved game."""
    path = Path(name)
    try:
        if path.exists():
            if not path.is_dir() and not _is_record(path):
                return Message("cli-save-other", file=name)
            if path.is_file() and not overwrite:
                return Message("cli-save-over", file=name)
        # a record holds every hand: other users of this machine must not read it
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            os.fchmod(file.fileno(), 0o600)
            file.write(json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    except (OSError, ValueError) as error:
        return Message("cli-save-failed", file=name, reason=reason(error))
    return Message("cli-saved", file=name)


def _is_record(path: Path) -> bool:
    """Only saved games may be overwritten."""
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(written, dict) and "kantyna" in written and "choices" in written
