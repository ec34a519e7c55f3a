"""Which games there are. A game is imported when first asked for: nobody pays for games they do not play."""

from __future__ import annotations

import sys
from typing import Any

from .codec import quote
from .errors import UnknownGame
from .rules import Rules
from .voice import Message

MODULES: dict[str, str] = {"star-realms": "kantyna.games.star_realms"}
"""Game id to module; the module has `RULES`. Others may add theirs."""


def load_rules(game: Any) -> Rules:
    module = MODULES.get(game) if isinstance(game, str) else None
    if module is None:
        raise UnknownGame(Message("error-game", value=quote(game), known=", ".join(MODULES)))
    __import__(module)
    rules = sys.modules[module].RULES
    assert isinstance(rules, Rules)
    return rules
