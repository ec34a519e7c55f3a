"""Bytes, arrays and numbers from anywhere: an error in words, or a game that goes on; never anything else.

    python tests/native/fuzzing.py [LIBRARY] [ROUNDS] [SEED]

A library built with the address sanitiser ends the program at the first byte read or written where none should be.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import kantyna
from kantyna import native
from kantyna.engine.setup_cache import make_setup
from kantyna.native import library
from kantyna.native.engine import Engine, Game

SIZE = (2, 112)


def sanitised(path: Path) -> Engine:
    """An engine of its own on that library."""
    kept = library._loaded.get(SIZE)
    library._loaded[SIZE] = library.Library(path, *SIZE)
    try:
        return Engine(make_setup("star-realms", "duel"))
    finally:
        library._loaded.pop(SIZE)
        if kept is not None:
            library._loaded[SIZE] = kept


def middle_of_a_game(engine: Engine, chance: random.Random) -> Game:
    """A game somewhere in the middle."""
    game = engine.new(chance.randrange(2**64))
    for _ in range(chance.randrange(300)):
        following = game.copy()
        following.step(chance.randrange(following.count))
        if following.over:
            break
        game = following
    return game


def damage(data: bytearray, chance: random.Random) -> None:
    """One to four bytes are others, or a stretch is."""
    sort = chance.randrange(4)
    if sort == 0:
        start = chance.randrange(len(data))
        for i in range(start, min(len(data), start + chance.randrange(1, 40))):
            data[i] = chance.randrange(256)
    else:
        for _ in range(sort):
            data[chance.randrange(len(data))] = chance.choice([0, 1, 2, 127, 128, 255, chance.randrange(256)])


def walk(game: Game, chance: random.Random) -> int:
    """Go on from there; returns how many choices were made."""
    made = 0
    for _ in range(chance.randrange(60)):
        if game.over:
            break
        if chance.random() < 0.1:
            game.children()
        game.step(chance.randrange(max(1, game.count)))
        made += 1
    return made


def fuzz(engine: Engine, rounds: int, seed: int) -> tuple[int, int]:
    """Returns how many damaged games were refused, and how many went on."""
    chance = random.Random(seed)
    refused = went_on = 0
    game = middle_of_a_game(engine, chance)
    for number in range(rounds):
        if number % 20 == 0:
            game = middle_of_a_game(engine, chance)
        data = bytearray(bytes(game))
        damage(data, chance)
        try:
            walk(engine.from_bytes(data), chance)
            went_on += 1
        except kantyna.KantynaError as error:
            assert error.text("en") and error.text("pl")
            refused += 1
    return refused, went_on


def fuzz_calls(engine: Engine, rounds: int, seed: int) -> int:
    """Whatever one calls it with: an error in words, or an answer. Returns how many were errors."""
    chance = random.Random(seed)
    odd: list[Any] = [
        None, True, -1, 0, 1, 3, 2**31, 2**64, -(2**70), 1.5, float("nan"), "", "random", "eager", "boxes", b"", [], {},
        [[]], [[0] * 20] * 19, [[0] * 69] * 19, [[2**31] * 20] * 19, [["x"] * 20] * 19, ["random", "eager"],
        ["random"] * 3, {"boxes": 2}, {"boxes": 9}, {"no": 1}, object(), game_of(engine), len,
    ]  # fmt: skip
    failed = 0
    for _ in range(rounds):
        games, choose = chance.choice([1, 2, *odd]), chance.choice(["random", *odd])
        if choose is len or (isinstance(games, int) and games > 10):
            continue
        try:
            if isinstance(choose, list) and chance.random() < 0.7:
                choose = native.Weights(choose)
            native.play(games, chance.choice([1, *odd]), choose, chance.choice([None, *odd]), chance.choice([1, *odd]))
        except kantyna.KantynaError as error:
            assert error.text("en") and error.text("pl")
            failed += 1
        for call in (engine.from_bytes, engine.from_table, game_of(engine).step, engine.new):
            try:
                call(chance.choice(odd))
            except kantyna.KantynaError as error:
                assert error.text("en") and error.text("pl")
                failed += 1
    return failed


def game_of(engine: Engine) -> Game:
    return engine.new(3)


def main() -> int:
    given = sys.argv[1:]
    engine = sanitised(Path(given[0])) if given else native.engine()
    rounds = int(given[1]) if len(given) > 1 else 2000
    seed = int(given[2]) if len(given) > 2 else 1
    refused, went_on = fuzz(engine, rounds, seed)
    print(f"{refused} refused, {went_on} went on, {fuzz_calls(engine, rounds // 10, seed)} calls refused")
    return 0


if __name__ == "__main__":
    sys.exit(main())
