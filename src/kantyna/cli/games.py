"""The games that the prompt knows well: a module each, with its habits, its picture and its words."""

from __future__ import annotations

from importlib import import_module
from typing import Any

MODULES: dict[str, str] = {
    "star-realms": "kantyna.cli.star_realms",
    "deckbuilding": "kantyna.cli.deckbuilding",
}
"""Game id to module; the module has `HABITS`, `PICTURE` and `SPEECH`. A game without one is played all the same, by the
names of its zones, its numbers and its choices."""


def part(game: str, name: str, otherwise: Any) -> Any:
    module = MODULES.get(game)
    return getattr(import_module(module), name) if module is not None else otherwise
