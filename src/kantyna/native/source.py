"""The C source: where it lies, what is compiled, and which effects it has."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from .constants import header

FOLDER: Final = Path(__file__).parent / "c"
GPU: Final = FOLDER / "gpu.cu"


def files() -> list[Path]:
    """Everything that is compiled for a processor, in an order that never changes."""
    return sorted(FOLDER.glob("*.[ch]"))


def processor_source(seats: int, cards: int) -> str:
    """What a C compiler is given, with `FOLDER` to include from."""
    return header(seats, cards) + '#include "library.c"\n'


def gpu_source(seats: int, cards: int, study: bool) -> str:
    """What a GPU's compiler is given, with `FOLDER` to include from."""
    return header(seats, cards, study) + GPU.read_text(encoding="utf-8")


@cache
def _base() -> str:
    return (FOLDER / "base.h").read_text(encoding="utf-8")


@cache
def words(name: str) -> tuple[str, ...]:
    """The names in a list of base.h, `#define KN_RUN(X) X(Nothing) …`, in its order. A list may hold another."""
    found = re.search(rf"^#define {name}\(X\)((?:.*\\\n)*.*)$", _base(), re.MULTILINE)
    assert found is not None, name
    listed: list[str] = []
    for macro, word in re.findall(r"(\w+)\((\w+)\)", found[1]):
        listed.extend([word] if macro == "X" else words(macro))
    return tuple(listed)


GAINS: Final = words("KN_GAIN")
"""The classes of effects that only give something. One step can carry out such an effect several times."""
EFFECT_CLASSES: Final = (*words("KN_RUN"), *words("KN_ASK"))
"""The classes of effects that C has, by number."""
DECLARED: Final = words("KN_DECLARED")
"""The classes of triggers and constants that C has."""
