"""The games by id. A game is imported on first use, so unused games cost nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import RLock
from typing import Any, Final

from .errors import UnknownGame
from .rules.game import Rules
from .serialization.codec import Flaw, quote
from .voice import Message

MODULES: dict[str, str] = {
    "star-realms": "kantyna.game.star_realms",
    "deckbuilding": "kantyna.game.deckbuilding",
    "card-game": "kantyna.game.card_game",
}
"""Game id to module; the module defines `RULES`. Other packages may add games. Whatever else belongs to a game (bot,
terminal drawing, browser layout) is found by the last part of the module name, see `name_of`."""


def name_of(game: str) -> str:
    """The name of the game's modules and files, such as "star_realms"."""
    return MODULES.get(game, game).rpartition(".")[2]


def _leave(rules: Rules) -> None:
    """The default: no corrections."""


_corrector: list[Callable[[Rules], None]] = [_leave]
_loaded: set[str] = set()
_loading: Final = RLock()
"""Held while a game is loaded and corrected, so that no other thread sees it half done."""


def use_corrector(corrector: Callable[[Rules], None]) -> None:
    """Set the function that corrects a game's printed numbers when the game is loaded."""
    _corrector[0] = corrector


def load_rules(game: Any) -> Rules:
    module = MODULES.get(game) if isinstance(game, str) else None
    if module is None:
        raise UnknownGame(Message("error-game", value=quote(game), known=", ".join(MODULES)))
    if module not in _loaded:
        with _loading:
            __import__(module)
            if module not in _loaded:
                _corrector[0](sys.modules[module].RULES)
                _loaded.add(module)
    rules = sys.modules[module].RULES
    assert isinstance(rules, Rules)
    return rules


def check_edition(game: Any, edition: Any) -> None:
    """Raise `Flaw` if the game's cards are not those it was started with."""
    here = load_rules(game).corrections.edition()
    if edition != here:
        raise Flaw(Message("flaw-edition", value=quote(edition), known=quote(here)))
