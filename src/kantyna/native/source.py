"""The C source: where it lies, and the numbers and words that stand in it once, for C and Python alike."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "c"
MAIN: Final = FOLDER / "library.c"
GPU: Final = FOLDER / "gpu.cu"


def files() -> list[Path]:
    """Everything that is compiled for a processor, in an order that never changes."""
    return sorted(FOLDER.glob("*.[ch]"))


@cache
def _base() -> str:
    return (FOLDER / "base.h").read_text(encoding="utf-8")


@cache
def constant(name: str) -> int:
    """`#define KN_KINDS 64` as a number."""
    found = re.search(rf"^#define {name} (\d+)(?: /\*.*)?$", _base(), re.MULTILINE)
    assert found is not None, name
    return int(found[1])


@cache
def words(name: str) -> tuple[str, ...]:
    """A list of words, `#define KN_CHOICES(X) X(play) …`, in its order."""
    found = re.search(rf"^#define {name}\(X\)((?:.*\\\n)*.*)$", _base(), re.MULTILINE)
    assert found is not None, name
    return tuple(re.findall(r"X\((\w+)\)", found[1]))


KINDS: Final = constant("KN_KINDS")
EFFECTS: Final = constant("KN_EFFECTS")
PARTS: Final = constant("KN_PARTS")
COPIERS: Final = constant("KN_COPIERS")
LISTENERS: Final = constant("KN_LISTENERS")
STACK: Final = constant("KN_STACK")
PICKS: Final = constant("KN_PICKS")
GIVES: Final = constant("KN_GIVES")
COMMON_ZONES: Final = constant("KN_COMMON_ZONES")
SEAT_ZONES: Final = constant("KN_SEAT_ZONES")
BANDS: Final = constant("KN_BANDS")
EARLY: Final = constant("KN_EARLY")
MIDDLE: Final = constant("KN_MIDDLE")
TURNS: Final = constant("KN_TURNS")
ROWS: Final = constant("KN_ROWS")
TOTALS: Final = ROWS * KINDS + 2 * TURNS
"""How many sums are kept over many games: `kn_add_up` in c/playing.h says which."""
NONE: Final = constant("KN_NONE")
NOBODY: Final = constant("KN_NOBODY")
NOWHERE: Final = constant("KN_NOWHERE")

EFFECT_CLASSES: Final = (*words("KN_RUN"), *words("KN_ASK"))
"""The classes of effects that the C source mirrors, by number."""
DECLARED: Final = words("KN_DECLARED")
"""The triggers and constants that it knows."""
CHOICES: Final = words("KN_CHOICES")
"""What a choice can be, by number: the first word of its key, with `_` for `-`."""
FEATURES: Final = words("KN_FEATURES")
"""What a policy may weigh of a choice, by number."""
SETS: Final = 5
"""used (primary, ally, scrap), played, known."""
