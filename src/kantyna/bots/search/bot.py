"""The search bot: it leaves its policy's choice only for one that proves better on imagined tables."""

from __future__ import annotations

import time
import zlib

from ...engine.chance.simulation_seeds import derive
from ...engine.effects.effect import Step as Choice
from ..bot import UNLIMITED, Bot, Budget, View
from ..policy import policy_of
from .candidates import Candidates
from .look_ahead import look_ahead
from .race import Race


class SearchBot(Bot):
    """`budget` is used where the caller gives none. The same seed and iterations give the same choice for a view."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> Choice:
        candidates = Candidates(view, choices)
        if not candidates.matter:
            return candidates.favourite
        return candidates.choices[self.race(view, candidates, budget).winner()]

    def advise(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> list[tuple[Choice, float]]:
        """The choices that it thought about and the chance of winning with each, its own choice first."""
        candidates = Candidates(view, choices)
        race = self.race(view, candidates, budget)
        winner = race.winner()
        order = sorted(range(len(candidates.choices)), key=lambda i: (i != winner, -race.mean(i)))
        return [(candidates.choices[i], race.mean(i)) for i in order]

    def value(self, view: View) -> float | None:
        return policy_of(view["game"]).value(view, view["seat"])

    def race(self, view: View, candidates: Candidates, budget: Budget) -> Race:
        limit = self.budget if budget == UNLIMITED else budget
        assert limit != UNLIMITED, "a search without a limit never ends"
        ends = None if limit.seconds is None else time.monotonic() + limit.seconds
        race = Race(len(candidates.choices), candidates.choices.index(candidates.favourite))
        ahead = look_ahead(view, candidates.choices, self.seed_for(view, candidates.choices))
        done = rounds = 0
        while len(race.running) > 1 or not rounds:
            for _ in range(0, ahead.between, ahead.at_once):
                cost = len(race.running) * ahead.at_once
                out_of_time = rounds and ends is not None and time.monotonic() >= ends
                if out_of_time or (limit.iterations is not None and rounds and done + cost > limit.iterations):
                    return race
                race.add(ahead.rounds(race.running, rounds, ahead.at_once))
                rounds += ahead.at_once
                done += cost
            race.drop()
        return race

    def seed_for(self, view: View, candidates: list[Choice]) -> int:
        """A seed that follows from the bot's own and the question, so that a question asked twice is answered alike."""
        written = " ".join([str(view["turn"]), *[choice.key for choice in candidates]])
        return derive(self.seed, zlib.crc32(written.encode()), 0)


def captain(seed: int) -> SearchBot:
    return SearchBot(seed, Budget(seconds=0.3))


def admiral(seed: int) -> SearchBot:
    return SearchBot(seed, Budget(seconds=3.0))
