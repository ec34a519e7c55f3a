"""Which games there are. A game is imported when first asked for: nobody pays for games they do not play."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import RLock
from typing import Any, Final

from .errors import UnknownGame
from .rules import Rules
from .serialization.codec import Flaw, quote
from .voice import Message

MODULES: dict[str, str] = {
    "star-realms": "kantyna.game.star_realms",
    "deckbuilding": "kantyna.game.deckbuilding",
    "card-game": "kantyna.game.card_game",
}
"""Game id to module; the module has `RULES`. Others may add theirs. What else a game has (a bot's values, a picture for
the terminal, a layout for the browser) is found by the last part of that name, see `name_of`."""


def name_of(game: str) -> str:
    """What the files about that game are called: "star_realms"."""
    return MODULES.get(game, game).rpartition(".")[2]


def _leave(rules: Rules) -> None:
    """Nobody has corrections."""


_corrector: list[Callable[[Rules], None]] = [_leave]
_loaded: set[str] = set()
_loading: Final = RLock()
"""A game is whole, its corrections made, before a second thread plays it."""


def use_corrector(corrector: Callable[[Rules], None]) -> None:
    """Lend the engine a hand that replaces numbers of a game's cards when the game is loaded."""
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
    """A game goes on only with the cards it was begun with. Raises `Flaw`."""
    here = load_rules(game).edition()
    if edition != here:
        raise Flaw(Message("flaw-edition", value=quote(edition), known=quote(here)))
