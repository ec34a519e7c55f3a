"""Formatting that several commands share."""

from __future__ import annotations

import json
import shutil
from typing import Any


def screen_width() -> int:
    return max(60, min(140, shutil.get_terminal_size((100, 24)).columns))


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))


def decimal_comma(written: str, lang: str) -> str:
    """Polish puts a comma before the decimals."""
    return written.replace(".", "," if lang == "pl" else ".")
