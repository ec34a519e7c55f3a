"""The games that the prompt knows well: a module each, called as the game is, with a picture and words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ....engine.registry import name_of


def part(game: str, name: str, otherwise: Any) -> Any:
    """`PICTURE` or `SPEECH` of a game. One without a module here is played by the names of its zones, numbers
    and choices."""
    module = f"{__package__}.{name_of(game)}"
    return getattr(import_module(module), name) if find_spec(module) is not None else otherwise
