"""Looking ahead in Star Realms: whole games in C, where the C engine has the format."""

from __future__ import annotations

from ...engine.effects.effect import Step as Choice
from ...engine.table import imagine
from ...native.engine import Game, engine_of
from ...native.library import NoCompiler
from ...native.search import LookAhead as LookAheadInC
from ...native.tables import NotServed
from ..bot import View
from ..search.look_ahead import LookAhead
from .policy import pilot_weights


class GamesInC(LookAhead):
    """Plays every game to its end, and deals what the seat cannot know again for each round."""

    at_once = 32
    between = 32

    def __init__(self, game: Game, candidates: list[Choice], seed: int) -> None:
        keys = [choice.key for choice in game.legal()]
        self.places = [keys.index(choice.key) for choice in candidates]
        policy = pilot_weights()
        self.ahead = LookAheadInC(game, [policy] * game.engine.setup.seat_count, seed)

    def rounds(self, candidates: list[int], first: int, count: int) -> list[list[float]]:
        found = self.ahead.rounds([self.places[candidate] for candidate in candidates], first, count)
        return [[result / 2 for result in results] for results in found]


def make(view: View, candidates: list[Choice], seed: int) -> LookAhead | None:
    """None where Python has to play: without a C compiler, and in formats that C does not have."""
    try:
        engine = engine_of(candidates[0].setup)
        return GamesInC(engine.from_table(imagine(view, seed)), candidates, seed)
    except (NoCompiler, NotServed):
        return None
