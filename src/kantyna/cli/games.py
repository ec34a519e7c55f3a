"""The games that the prompt knows well: a module here, called as the game is, with its habits, its picture and its words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..engine.registry import name_of


def part(game: str, name: str, otherwise: Any) -> Any:
    """`HABITS`, `PICTURE` or `SPEECH` of a game. One that has no module here is played all the same, by the names of its
    zones, its numbers and its choices."""
    module = f"{__package__}.{name_of(game)}"
    return getattr(import_module(module), name) if find_spec(module) is not None else otherwise
