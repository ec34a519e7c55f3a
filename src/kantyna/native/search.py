"""Looking ahead in C: what each choice of a seat leads to, over games that it could be sitting at."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_int, c_uint8
from typing import Any, Final

from .engine import Game, bad
from .policies import Policy, entries

MOST: Final = 2000
"""A playout ends as a draw after this many choices."""
LOSS, DRAW, WIN = range(3)


class LookAhead:
    """A game at a question of a seat, and policies that play it to its end, one for each seat."""

    def __init__(self, game: Game, policies: Sequence[Policy], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.policies = policies  # C reads their tables, so they must live as long as this
        self.listed: Any = entries(policies, game.engine.library.layout.seats)

    def rounds(self, choices: Sequence[int], first: int, count: int) -> list[list[int]]:
        """`LOSS`, `DRAW` or `WIN` for each of these choices (indexes into `Game.legal`), in rounds `first` to
        `first + count - 1`. In a round all choices meet the same imagined game with the same shuffles."""
        engine = self.game.engine
        wanted = (c_int * len(choices))(*choices)
        results = (c_uint8 * (len(choices) * count))()
        fault = engine.calls.kn_look_ahead(
            engine.pointer, self.game.state, self.listed, self.seed, first, count, wanted, len(choices), MOST, results
        )
        if fault:
            raise bad("fault", n=fault)
        found = bytes(results)
        return [list(found[i : i + len(choices)]) for i in range(0, len(found), len(choices))]
