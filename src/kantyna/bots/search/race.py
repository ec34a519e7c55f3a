"""A race between the candidates of a question: which one does best over the same imagined tables?

Every round gives each candidate still in the race a result between 0 and 1, all on the same table with the same
shuffles. So two candidates are compared by the differences of their results, which vary less than the results do.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

LEAVE: Final = 1.3
"""The favourite is left only for a candidate that is better by more than this many standard errors."""
GIVE_UP: Final = 2.0
"""A candidate that is behind the leader by more standard errors gets no more rounds."""
FEW: Final = 6
"""Nothing is decided before this many rounds."""


class Race:
    """`favourite`: the candidate that a policy would choose. Candidates are numbers from 0."""

    def __init__(self, count: int, favourite: int) -> None:
        self.favourite = favourite
        self.results: list[list[float]] = [[] for _ in range(count)]
        self.running = list(range(count))

    def add(self, rounds: Iterable[list[float]]) -> None:
        """Add the results of some rounds, in the order of `running`."""
        for results in rounds:
            for candidate, result in zip(self.running, results, strict=True):
                self.results[candidate].append(result)

    def mean(self, candidate: int) -> float:
        results = self.results[candidate]
        return sum(results) / len(results) if results else 0.0

    def lead(self, ahead: int, behind: int) -> tuple[float, float]:
        """By how much one candidate is better than another, and the standard error of that."""
        differences = [a - b for a, b in zip(self.results[ahead], self.results[behind], strict=False)]
        n = len(differences)
        if n < 2:
            return 0.0, 1.0
        mean = sum(differences) / n
        spread = sum([(difference - mean) ** 2 for difference in differences]) / (n - 1)
        return mean, max(sqrt(spread / n), 0.5 / n)

    @property
    def leader(self) -> int:
        """The candidate with the best mean; of several, the favourite, or else the first."""
        return max(self.running, key=lambda candidate: (self.mean(candidate), candidate == self.favourite))

    def drop(self) -> None:
        """Take candidates that are far behind out of the race."""
        if len(self.results[self.running[0]]) < FEW:
            return
        leader = self.leader
        kept: list[int] = []
        for candidate in self.running:
            mean, error = self.lead(leader, candidate)
            if candidate == leader or mean <= GIVE_UP * error:
                kept.append(candidate)
        self.running = kept

    def winner(self) -> int:
        """The leader, if it is clearly better than the favourite; otherwise the favourite."""
        leader = self.leader
        if leader == self.favourite or self.favourite not in self.running:
            return leader
        if len(self.results[leader]) < FEW:
            return self.favourite
        mean, error = self.lead(leader, self.favourite)
        return leader if mean > LEAVE * error else self.favourite
