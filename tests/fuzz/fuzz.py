"""Mutates positions, records, views and keys of every game, and plays on with what is accepted.

    python tests/fuzz/fuzz.py [--count 110000] [--seed 1] [--game star-realms]

For any input three promises hold: the only error is a `KantynaError` with a text in every language, no mutation takes
longer than 1.5 seconds, and no player is asked without a choice. Prints each broken promise with the mutation's number,
and a summary; exits with 1 if there was any. Seed, game and number determine a mutation.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import json
import random
import signal
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

import kantyna
from kantyna import KantynaError, Table
from kantyna.engine.registry import MODULES, load_rules

LONGEST = 1.5
PATIENCE = 10


def deep(levels: int) -> Any:
    effect: Any = ["draw", 1]
    for _ in range(levels):
        effect = ["all", {"parts": [effect]}]
    return effect


def wide(parts: int) -> Any:
    return ["all", {"parts": [["combat", 99]] * parts}]


DEEP = deep(900)
HOSTILE: list[Any] = [
    None, True, False, 0, 1, -1, 2, 5, 16, 99, 100, 1000, 2**31, 2**63, 2**64, 10**18, -(10**18), 10**5000, 1.5,
    float("nan"), float("inf"), "", " ", "x", "scout", "scout#1", "scout#²", "scout#٣", "scout#0", "scout#-1",
    "scout#99999999999", "viper#1", "0/hand@0", "1/deck@0", "0/hand@²", "trade_row@9", "resign", "end", "play scout#1",
    "\x00", "\ud800", "é" * 50, "a" * 100_000, "ffffffffffffffff", [], {}, [[]], [None], {"parts": []}, ["draw", 1],
    ["draw", 10**18], ["combat", 10**18], ["combat", 99], ["trade", -5], ["verb", "x"], ["take", ["draw", 1]],
    ["all", {"parts": []}], ["either", {"parts": [["draw", 1]]}], ["any-of", {"parts": [["draw", 99], ["draw", 99]]}],
    ["occur", "play", ["draw", 1], -1], ["happen", ["draw", 1]], ["settle"], ["answer"], ["cancel"], ["lower", 1],
    ["answer-window", 0], ["answer-window", 1], ["forced-order", 0], ["action-window", "x"], ["main-phase"],
    ["turn"], ["next-turn"], ["actions"], deep(5), deep(30), DEEP, wide(16), wide(5000),
    {"do": ["draw", 1], "seat": 0, "card": None, "n": 0}, {"do": ["combat", 99], "seat": 0, "card": None, "n": 2**31},
    {"do": ["answer-window", 1], "seat": -1, "card": None, "n": 0}, [0, "end"], [1, "resign"], ["attack", 1],
]  # fmt: skip


def fresh(value: Any) -> Any:
    """A copy, so that mutations do not affect each other. A value nested too deep to be copied is built again."""
    return deep(900) if value is DEEP else copy.deepcopy(value)


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every part of a JSON value."""
    found = [path] if path else []
    if len(path) > 60:
        return found
    if isinstance(value, dict):
        for key in value:
            found.extend(spots(value[key], (*path, key)))
    elif isinstance(value, list):
        for i in range(min(len(value), 300)):
            found.extend(spots(value[i], (*path, i)))
    return found


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


class Fuzzer:
    """Mutates the positions, records, views and keys of one game."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.formats = [(f.id, n) for f in load_rules(game).formats for n in sorted({f.seats[0], f.seats[-1]})]
        self.tables: dict[tuple[str, int, int], Table] = {}
        self.effects = self.printed()
        self.begin = 0.0
        """When the mutation was there and the engine got it."""

    def printed(self) -> list[Any]:
        """Effects of this game as written in positions, to be inserted where they do not belong."""
        found: dict[str, Any] = {}
        for format, seats in self.formats:
            t = Table(self.game, format=format, seats=seats, seed=3)
            chance = random.Random(3)
            for _ in range(400):
                if t.over:
                    break
                seat = chance.choice(sorted(t.choices))
                t.choose(seat, chance.choice(t.choices[seat]))
                for step in t.position()["stack"]:
                    found.setdefault(json.dumps(step["do"])[:40], step["do"])
        return [found[key] for key in sorted(found)]

    def table(self, chance: random.Random) -> Table:
        """A table of a random format, some way into a game. Tables are cached."""
        format, seats = chance.choice(self.formats)
        stop = chance.choice([0, 3, 12, 25, 40, 60, 90, 140])
        key = (format, seats, stop)
        if key not in self.tables:
            t = Table(self.game, format=format, seats=seats, seed=stop)
            own = random.Random(stop)
            for _ in range(stop):
                if not t.over:
                    seat = own.choice(sorted(t.choices))
                    t.choose(seat, own.choice(t.choices[seat]))
            self.tables[key] = t
        return self.tables[key]

    def mutated(self, value: Any, chance: random.Random) -> Any:
        """The value with one to four parts replaced, removed, doubled, moved or nudged; most often in the stack."""
        value = copy.deepcopy(value)
        for _ in range(chance.randint(1, 4)):
            everywhere = spots(value)
            if not everywhere:
                break
            waiting = [path for path in everywhere if path[0] in ("stack", "pending", "delayed", "lasting", "start")]
            path = chance.choice(waiting if waiting and chance.random() < 0.5 else everywhere)
            try:
                self.change(value, path, everywhere, chance)
            except (KeyError, IndexError, TypeError, AttributeError, RecursionError):
                continue
        self.begin = time.perf_counter()
        return value

    def change(self, value: Any, path: tuple[Any, ...], everywhere: list[Any], chance: random.Random) -> None:
        holder = at(value, path[:-1])
        old = holder[path[-1]]
        how = chance.randrange(8)
        if how == 0:
            del holder[path[-1]]
        elif how == 1 and isinstance(holder, list):
            holder.insert(chance.randint(0, len(holder)), copy.deepcopy(old))
        elif how == 1:
            holder[chance.choice(["surprise", "stack", "seat", "x" * 5000, "²"])] = copy.deepcopy(old)
        elif how == 2:
            holder[path[-1]] = copy.deepcopy(at(value, chance.choice(everywhere)))
        elif how == 3 and isinstance(old, bool):
            holder[path[-1]] = not old
        elif how == 3 and isinstance(old, int):
            holder[path[-1]] = old + chance.choice([-100, -2, -1, 1, 2, 10, 98, 999, 2**40])
        elif how == 3 and isinstance(old, str):
            holder[path[-1]] = old[: chance.randint(0, len(old))] + chance.choice(["", "#1", "#²", "@0", "x", "\u0661"])
        elif how == 4 and isinstance(old, list):
            chance.shuffle(old)
        elif how == 4 and isinstance(old, dict):
            old[chance.choice(list(old) or ["x"])] = fresh(chance.choice(HOSTILE))
        elif how == 5 and self.effects:
            effect = copy.deepcopy(chance.choice(self.effects))
            if path[-1] == "stack":
                old.append({"do": effect, "seat": chance.randint(-1, 3), "card": None, "n": chance.randint(-2, 3)})
            elif isinstance(old, dict) and "do" in old:
                old["do"] = effect
            else:
                holder[path[-1]] = effect
        elif how == 6 and isinstance(old, list):
            old.extend(copy.deepcopy(old) * chance.choice([1, 3, 50]))
        else:
            holder[path[-1]] = fresh(chance.choice(HOSTILE))

    def one(self, number: int) -> None:
        """Run one mutation, and everything that a caller may do with the result."""
        chance = random.Random(f"{self.seed} {self.game} {number}")
        t = self.table(chance)
        kind = ("position", "record", "view", "key")[number % 4]
        self.begin = time.perf_counter()
        if kind == "position":
            self.use(Table.from_position(self.mutated(t.position(), chance)), chance)
        elif kind == "record":
            if chance.random() < 0.4:
                t = Table.from_position(t.position())
            record = self.mutated(t.record(), chance)
            if chance.random() < 0.8 and isinstance(record, dict):
                record.pop("check", None)
            self.use(kantyna.replay(record), chance)
        elif kind == "view":
            seat = chance.choice([None, *range(t.seat_count)])
            self.use(kantyna.imagine(self.mutated(json.loads(json.dumps(t.view(seat))), chance), seed=number), chance)
        else:
            t = t.copy()
            self.try_choice(t, chance.choice([0, 1, -1, 7, True, None, "0"]), self.key(t, chance))

    def key(self, t: Table, chance: random.Random) -> Any:
        keys = [choice.key for seat in t.choices for choice in t.choices[seat]] or ["end"]
        words = chance.choice(keys).split()
        for _ in range(chance.randint(0, 3)):
            i = chance.randrange(len(words))
            hostile = chance.choice(HOSTILE)
            junk = hostile if isinstance(hostile, str) else "9" * 5000
            words[i] = chance.choice([words[i] + "²", words[i] * 2, junk])
            words.insert(chance.randint(0, len(words)), chance.choice(["", "#", "seat#1", "seat#²", "٣", "1" * 5000]))
        return chance.choice([" ".join(words), chance.choice(HOSTILE)])

    def try_choice(self, t: Table, seat: Any, key: Any) -> None:
        for act in (t.why_not, t.choose):
            try:
                act(seat, key)
            except KantynaError as error:
                assert error.text("en") and error.text("pl")

    def use(self, t: Table, chance: random.Random) -> None:
        """Do what a caller would do with an accepted table."""
        for _ in range(6):
            if t.over:
                break
            assert t.choices, "nobody is asked"
            assert all(t.choices.values()), "somebody is asked with nothing to choose"
            seat = chance.choice(sorted(t.choices))
            assert 0 <= seat < t.seat_count
            choice = chance.choice(t.choices[seat])
            self.say(choice)
            self.try_choice(t, seat, self.key(t, chance) if chance.random() < 0.2 else choice.key)
        for seat in (None, *range(t.seat_count)):
            t.view(seat)
        t.question()
        for event in t.events[-5:]:
            self.say(event)
        record = t.record()
        assert kantyna.replay(record) == t
        if len(t.choices) and chance.random() < 0.2:
            t.rewind(0)

    def say(self, what: Any) -> None:
        with contextlib.suppress(KantynaError):  # effects that stand on no card have no text
            what.text("pl")


def has_text(error: KantynaError) -> bool:
    """Does the error have a text in every language?"""
    try:
        return all(error.text(lang) for lang in kantyna.LANGUAGES)
    except KantynaError:
        return False


class TooLong(BaseException):
    """Raised by the alarm."""


def _ring(*_: Any) -> None:
    raise TooLong


def run(game: str, seed: int, numbers: range, shown: int = 20) -> dict[str, Any]:
    """Run these mutations of one game. Returns counts and the broken promises."""
    fuzzer = Fuzzer(game, seed)
    counts: Counter[str] = Counter()
    broken: list[str] = []
    slowest = 0.0
    signal.signal(signal.SIGALRM, _ring)
    for number in numbers:
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        outcome = "accepted"
        try:
            fuzzer.one(number)
        except KantynaError as error:
            outcome = type(error).__name__
            if not has_text(error):
                outcome = "UNSAID"
                broken.append(f"{game} {number}: no words for {error.message.data()}"[:500])
        except TooLong:
            outcome = "HANGS"
        except Exception as error:
            outcome = f"BROKE: {type(error).__name__}"
            if len(broken) < shown:
                broken.append(f"{game} {number}: {''.join(traceback.format_exception(error)[-3:])}")
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        took = time.perf_counter() - fuzzer.begin
        slowest = max(slowest, took)
        if took > LONGEST:
            outcome = "SLOW"
            broken.append(f"{game} {number}: took {took:.2f} s")
        counts[outcome] += 1
    bad = sum(n for outcome, n in counts.items() if outcome.isupper() or outcome.startswith("BROKE"))
    return {"game": game, "mutations": len(numbers), "bad": bad, "slowest": slowest, "counts": counts, "broken": broken}


def main() -> int:
    sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))
    import skirmish  # noqa: F401  (the rehearsal game registers itself)

    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=110_000, help="mutations, over all the games named")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(MODULES), action="append")
    wanted = parser.parse_args()
    games = wanted.game or list(MODULES)
    each = -(-wanted.count // len(games))
    bad = 0
    for game in games:
        begin = time.perf_counter()
        found = run(game, wanted.seed, range(wanted.first, wanted.first + each))
        for line in found["broken"]:
            print(line)
        counts = ", ".join(f"{outcome} {n}" for outcome, n in found["counts"].most_common())
        took = time.perf_counter() - begin
        print(
            f"{game}: {each} mutations in {took:.0f} s, slowest {found['slowest']:.2f} s, bad {found['bad']}: {counts}"
        )
        bad += found["bad"]
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
