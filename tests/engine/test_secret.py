"""Tables without a given seed draw from a documented keyed stream, and can prove it."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter

import pytest

import kantyna
from kantyna.engine.chance.secret import KeyedChance, stream
from shipped import SHIPPED

SECRET = "abcdefghijklmnopqrstuvw-"


def played(t: kantyna.Table, most: int = 40) -> kantyna.Table:
    """Make some choices, always the first one."""
    while not t.over and t.length < most:
        seat = sorted(t.choices)[0]
        t.choose(seat, t.choices[seat][0])
    return t


def test_the_words_are_those_of_blake2b_over_a_counter() -> None:
    words: list[int] = []
    for block in range(3):
        digest = hashlib.blake2b(block.to_bytes(8, "little"), key=SECRET.encode()).digest()
        words += [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 64, 4)]
    chance = stream(SECRET)
    assert [chance.below(2**16) for _ in range(48)] == [word >> 16 for word in words]
    assert chance.written() == SECRET + ":48"


def test_numbers_below_n_are_even_and_thrown_again_where_they_would_favour_some() -> None:
    chance = stream(SECRET)
    drawn = Counter(chance.below(6) for _ in range(60_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert max(drawn.values()) - min(drawn.values()) < 700
    most = 3 << 30
    drawn = Counter(chance.below(most) % 3 for _ in range(3_000))
    assert max(drawn.values()) - min(drawn.values()) < 250
    assert int(chance.written().split(":")[1]) > 63_500, "a quarter is thrown again"


@pytest.mark.parametrize("game", SHIPPED)
def test_a_table_without_a_seed_has_a_secret_of_144_bits(game: str) -> None:
    tables = [kantyna.Table(game) for _ in range(20)]
    seeds = {t.seed for t in tables}
    assert len(seeds) == 20 and all(re.fullmatch(r"[A-Za-z0-9_-]{24}", str(seed)) for seed in seeds)
    assert all(isinstance(t._state.chance, KeyedChance) for t in tables)
    assert kantyna.Table(game, seed=7).seed == 7 and len(kantyna.Table(game, seed=7).position()["chance"]) == 16


@pytest.mark.parametrize("game", SHIPPED)
def test_a_secret_table_copies_compares_and_goes_to_json_and_back(game: str) -> None:
    t = played(kantyna.Table(game, seed=SECRET))
    assert played(kantyna.Table(game, seed=SECRET)) == t
    assert played(kantyna.Table(game, seed=SECRET[::-1][:23] + "x")) != t
    record = json.loads(json.dumps(t.record()))
    assert record["seed"] == SECRET and kantyna.replay(record) == t and kantyna.replay(record).seed == SECRET
    position = json.loads(json.dumps(t.position()))
    assert position["chance"].startswith(SECRET + ":")
    again = kantyna.Table.from_position(position)
    twin = t.copy()
    assert again == t and twin == t
    for table in (t, again, twin):
        played(table, table.length + 60)
    assert again == t and twin == t
    twin.undo()
    assert twin != t


def test_the_hash_of_the_secret_is_told_and_nothing_else() -> None:
    t = played(kantyna.Table("star-realms", seed=SECRET))
    assert t.commitment == hashlib.sha256(SECRET.encode()).hexdigest()
    for seat in (None, 0, 1):
        assert SECRET not in json.dumps(t.view(seat))
    assert kantyna.Table("star-realms", seed=7).commitment is None, "a whole number is found by trying"
    assert kantyna.Table.from_position(t.position()).commitment is None, "nobody dealt it"
    assert kantyna.replay(t.record()).commitment == t.commitment


@pytest.mark.parametrize("seed", ["", "7", "x" * 23, "x" * 25, "ł" + "x" * 23, "x" * 23 + "\n", 1.5, True, -1, 2**64])
def test_what_is_neither_a_number_nor_a_secret_is_refused(seed: object) -> None:
    with pytest.raises(kantyna.BadSetup, match="or a secret of 24 letters"):
        kantyna.Table("star-realms", seed=seed)


@pytest.mark.parametrize(
    "chance", ["x" * 24, SECRET + ":", SECRET + ":²", SECRET + ":-1", SECRET + ":" + "9" * 99, "0x" * 8]
)
def test_hostile_chance_is_refused(chance: str) -> None:
    position = {**kantyna.Table("star-realms", seed=SECRET).position(), "chance": chance}
    with pytest.raises(kantyna.BadPosition, match="chance must be 16 hexadecimal digits, or a secret"):
        kantyna.Table.from_position(position)


def test_a_table_can_be_imagined_from_a_secret() -> None:
    view = kantyna.Table("star-realms", seed=3).view(0)
    assert kantyna.imagine(view, seed=SECRET) == kantyna.imagine(view, seed=SECRET)
    with pytest.raises(kantyna.BadView):
        kantyna.imagine(view, seed="short")
