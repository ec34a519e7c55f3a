"""Finds the module of a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ....engine.registry import name_of


def game_attribute(game: str, name: str, default: Any) -> Any:
    """`LAYOUT` or `VOCABULARY` of a game. A game without a module here gets the default."""
    module = f"{__package__}.{name_of(game)}"
    return getattr(import_module(module), name) if find_spec(module) is not None else default
