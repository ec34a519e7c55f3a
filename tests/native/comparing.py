"""Both engines play the same games: compared choice for choice, and field by field where a game is stopped.

    python tests/native/comparing.py --games 100000

The choices are made by chance, by the C engine; the Python engine is given the same places in its lists. Both must
offer equally many choices every time, and the same ones, at the same table, wherever a game is stopped and at the end.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from ctypes import byref, c_uint16
from itertools import count as numbers
from typing import Any

import kantyna
from kantyna.engine.chance.generator import seeded
from kantyna.engine.chance.simulation_seeds import table_seed
from kantyna.engine.draws import MOST_CHOICES
from kantyna.engine.effects.effect import Step
from kantyna.engine.registry import load_rules
from kantyna.engine.serialization import positions
from kantyna.engine.state import State
from kantyna.engine.table import Table
from kantyna.native.engine import Engine, Game, engine
from kantyna.native.playing import Played
from kantyna.native.policies import Policy, entries, for_seats

Options = dict[str, Any]
STOPS = 2


class Difference(Exception):
    """The two engines part: where, and how."""


def every_option(format: str = "duel") -> list[Options]:
    """Each value of each option alone, and all that are not the usual ones together."""
    found: list[Options] = [{}]
    options = next(f for f in load_rules("star-realms").formats if f.id == format).options
    for option in options:
        found.extend([{option.id: value} for value in option.values if value != option.default])
    found.append({option.id: option.values[-1 if option.values[0] == option.default else 0] for option in options})
    return found


class Traced:
    """A game that the C engine has played: what was chosen, of how many, and the game itself stopped anywhere."""

    def __init__(self, engine: Engine, seed: int, number: int, policies: list[Policy], most: int) -> None:
        self.engine = engine
        self.seed = seed
        self.number = number
        self.policies = policies
        self.index = (c_uint16 * most)()
        self.count = (c_uint16 * most)()
        self.end = self.stopped(most)
        self.result = self.last_result
        self.length: int = self.result.choices

    def stopped(self, most: int) -> Game:
        """The game after `most` choices."""
        game = Game(self.engine)
        self.last_result: Any = self.engine.library.layout.result()
        listed = entries(self.policies, self.engine.library.layout.seats)
        self.engine.calls.kn_one(
            self.engine.pointer, self.seed, self.number, listed, most, byref(game.state), byref(self.last_result),
            self.index, self.count, min(most, len(self.index)),
        )  # fmt: skip
        return game


def offered(state: State) -> list[Step]:
    (steps,) = state.asked.values()
    return steps


def differences(state: State, game: Game) -> list[str]:
    """In what a table and a game differ, field by field; nothing: they are equal."""
    native = game.as_state()
    if native != state:
        ours, theirs = positions.dump(state), positions.dump(native)
        lines = [f"{key}: {ours[key]!r} in Python, {theirs[key]!r} in C" for key in ours if ours[key] != theirs[key]]
        return lines or ["the states differ in what no position shows"]
    if not state.over:
        ours_offered, theirs_offered = offered(state), game.legal()
        if ours_offered != theirs_offered:
            return [f"offered: {ours_offered} in Python, {theirs_offered} in C"]
    return []


def first_difference(traced: Traced, options: Options) -> Difference:
    """Play the game again, comparing everything after every choice."""
    setup = traced.engine.setup
    state = Table("star-realms", setup.format.id, table_seed(traced.seed, traced.number), setup.seat_count, options)
    t = state._state
    last = "the deal"
    for n in range(traced.length + 1):
        game = traced.stopped(n) if n < traced.length else traced.end
        found = differences(t, game)
        if found:
            tables = json.dumps(positions.dump(t)), json.dumps(positions.dump(game.as_state()))
            head = (
                f"game {traced.number} of seed {traced.seed}, {setup.format.id} {options}: after {n} choices ({last})"
            )
            return Difference("\n".join([head, *found, "Python: " + tables[0], "C:      " + tables[1]]))
        if n < traced.length:
            chosen = offered(t)[traced.index[n]]
            last = f"seat {chosen.seat}: {chosen.key}"
            t.take(chosen)
    return Difference(f"game {traced.number} of seed {traced.seed}: a difference that is not there when it is repeated")


def compare(engine: Engine, seed: int, number: int, policy: str, most: int = MOST_CHOICES) -> int:
    """Play one game by both; returns how many choices were made in it. Raises `Difference`."""
    setup = engine.setup
    options = dict(setup.options)
    policies = for_seats(engine, policy)
    traced = Traced(engine, seed, number, policies, most)
    table = Table("star-realms", setup.format.id, table_seed(seed, number), setup.seat_count, options)
    t = table._state
    chance = seeded(number)
    stops = {chance.below(traced.length) for _ in range(STOPS)}
    for n in range(traced.length):
        steps = [] if t.over else offered(t)
        if len(steps) != traced.count[n] or (n in stops and differences(t, traced.stopped(n))):
            raise first_difference(traced, options)
        t.take(steps[traced.index[n]])
    winners = () if traced.result.winner == 255 else (traced.result.winner,)
    if differences(t, traced.end) or t.winners != winners or traced.result.turns != t.numbers[0]:
        raise first_difference(traced, options)
    return traced.length


def compare_record(engine: Engine, seed: int, number: int, policy: str) -> None:
    """The record that the C engine writes is the one that the Python engine writes of the same game."""
    played = Played(engine, number + 1, seed, for_seats(engine, policy), MOST_CHOICES, False)
    record = played.record(number)
    table = kantyna.replay(record)
    if table.record() != record:
        raise Difference(f"the records of game {number} of seed {seed} differ")


def compare_many(games: int, seed: int, format: str = "duel", seats: int | None = None) -> Iterator[int]:
    """That many games, taking turns with the options, most by players who never end a turn early: such games see more
    cards. Yields the choices of each."""
    cases = every_option(format)
    for number in range(games):
        case = cases[number % len(cases)]
        plays = engine(format, seats, case)
        policy = "random" if number // len(cases) % 4 == 0 else "eager"
        yield compare(plays, seed, number, policy)
        if number % 100 == 0:
            compare_record(plays, seed, number, policy)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--format", default="duel")
    parser.add_argument("--seats", type=int, default=None)
    given = parser.parse_args()
    made = 0
    try:
        for number, choices in zip(numbers(1), compare_many(given.games, given.seed, given.format, given.seats)):
            made += choices
            if number % 1000 == 0:
                print(f"{number} games, {made} choices: equal", flush=True)
    except Difference as difference:
        print(difference)
        return 1
    print(f"{given.games} games, {made} choices: equal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
