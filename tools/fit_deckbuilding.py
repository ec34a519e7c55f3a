"""Fit the pilot's weights for The Deckbuilding Game by self-play, and write `src/kantyna/bots/deckbuilding/weights.py`.

    python tools/fit_deckbuilding.py [--generations N] [--pairs N] [--games N] [--seconds S] [--out FILE]

As `fit_policy.py`, but games are played in Python: use the compiled build. Pairs of players meet in both boxes, with
both factions. `--standing GAMES` fits instead how teams stand (the chance of winning), by regression.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy
from fit_policy import arguments, evolve

import kantyna
from kantyna.arena import play
from kantyna.bots.bot import UNLIMITED, Bot, Budget, View
from kantyna.bots.deckbuilding import weights
from kantyna.bots.deckbuilding.policy import POLICY, DeckbuildingPolicy, Weights, features
from kantyna.engine.effects.effect import Step as Choice
from kantyna.engine.table import sketch_state

TARGET = Path("src/kantyna/bots/deckbuilding/weights.py")
FORMATS = ("clone-wars", "original")
TABLES = {"TIERS": weights.TIERS, "BASES": weights.BASES}
SPREAD = {"TIERS": 45.0, "BASES": 150.0}
SHARE = 0.2
"""Numbers are changed by this share of themselves."""


class Fitted(Bot):
    def __init__(self, policy: DeckbuildingPolicy) -> None:
        super().__init__(0)
        self.policy = policy

    def choose(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> Choice:
        return self.policy.best(view, choices)


def flat() -> Any:
    numbers = [n for table in TABLES.values() for row in table.values() for n in row]
    return numpy.array([*numbers, *weights.NUMBERS.values()], dtype=float)


def spreads() -> Any:
    rows = [SPREAD[name] for name, table in TABLES.items() for _ in range(2 * len(table))]
    return numpy.array([*rows, *[SHARE * n for n in weights.NUMBERS.values()]])


def policy(given: Any) -> DeckbuildingPolicy:
    numbers = iter([int(n) for n in given])
    tiers, bases = ({id: (next(numbers), next(numbers)) for id in table} for table in TABLES.values())
    return DeckbuildingPolicy(Weights(tiers, bases, {name: next(numbers) for name in weights.NUMBERS}))


class OnTables:
    def shares(self, first: Any, second: Any, games: int, seed: int) -> Any:
        """By pair: the share of its games that the first player won."""
        found = []
        for a, b in zip(first, second, strict=True):
            players = Fitted(policy(a)), Fitted(policy(b))
            wins = 0
            for k in range(games):
                table = kantyna.Table("deckbuilding", FORMATS[k // 2 % 2], (seed + k // 2) % (1 << 53))
                play(table, [players[k % 2], players[1 - k % 2]])
                wins += k % 2 in table.winners
            found.append(wins / games)
            seed += games
        return numpy.array(found)


def fit_standing(games: int) -> dict[str, int]:
    """How teams stand, fitted to who won: a logistic regression."""
    chance = random.Random(1)
    leads: list[list[float]] = []
    won: list[float] = []
    for k in range(games):
        table = kantyna.Table("deckbuilding", FORMATS[k % 2], k)
        seen = []
        while not table.over:
            seat = table.waiting[0]
            if chance.random() < 0.03:
                t = sketch_state(table.lazy_view(0))
                ours, theirs = (features(t, [other], POLICY.weights) for other in t.setup.seats)
                seen.append([a - b for a, b in zip(ours, theirs, strict=True)])
            choices = table.choices[seat]
            table.choose(seat, choices[0] if len(choices) == 1 else POLICY.best(table.lazy_view(seat), choices))
        leads += seen
        won += [float(0 in table.winners)] * len(seen)
    rows, wins = numpy.array(leads), numpy.array(won)
    slope = numpy.zeros(rows.shape[1])
    for _ in range(30):  # Newton's method
        likely = 1 / (1 + numpy.exp(-rows @ slope))
        bend = (rows * (likely * (1 - likely))[:, None]).T @ rows + 1e-6 * numpy.eye(len(slope))
        slope += numpy.linalg.solve(bend, rows.T @ (wins - likely))
    print(f"{len(wins)} moments, right {((likely > 0.5) == wins).mean():.3f}")
    return {name: round(1000 * n) for name, n in zip(weights.STANDING, slope, strict=True)}


def written(given: Any, standing: dict[str, int]) -> str:
    """The module with these weights: the present one, with other numbers."""
    numbers = iter([int(n) for n in given])
    lines: list[str] = []
    table = ""
    for line in TARGET.read_text(encoding="utf-8").splitlines():
        if line.endswith("= {"):
            table = line.partition(":")[0]
        if line.startswith('    "'):
            name, comment = line.split('"')[1], line.partition("  # ")[2]
            if table in TABLES:
                value: Any = (next(numbers), next(numbers))
            else:
                value = next(numbers) if table == "NUMBERS" else standing[name]
            line = f'    "{name}": {value},' + (f"  # {comment}" if comment else "")
        lines.append(line)
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = arguments(__doc__, TARGET)
    parser.add_argument("--standing", type=int, default=0, metavar="GAMES")
    parser.set_defaults(pairs=24, games=4, check=400)
    given = parser.parse_args()
    if given.standing:
        found, standing = flat(), fit_standing(given.standing)
    else:
        found, standing = evolve(OnTables(), flat(), spreads(), given), dict(weights.STANDING)
    given.out.write_text(written(found, standing), encoding="utf-8")


if __name__ == "__main__":
    main()
