"""The generator gives the same numbers on any machine, compiled or not."""

from __future__ import annotations

from collections import Counter

import pytest

from kantyna.engine.chance.generator import Chance, chance_of, seeded
from kantyna.engine.ids import Card

FIRST_WORDS = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def test_the_words_are_those_of_splitmix64() -> None:
    """The first outputs of SplitMix64 for the seed 1234567, from its authors' program."""
    stream = chance_of(1234567)
    outputs = []
    for _ in range(5):
        before = int(stream.written(), 16)
        stream.below(2)
        assert int(stream.written(), 16) == (before + 0x9E3779B97F4A7C15) % 2**64
        outputs.append(int(seeded(int(stream.written(), 16)).written(), 16))
    assert outputs == FIRST_WORDS


def test_numbers_below_n_are_even_and_never_out_of_range() -> None:
    stream = seeded(1)
    drawn = Counter(stream.below(6) for _ in range(60_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert max(drawn.values()) - min(drawn.values()) < 700


def test_the_largest_numbers_are_the_upper_bits_of_the_words() -> None:
    """Products with these sizes fill the machine word, including its sign bit."""
    assert [chance_of(1234567).below(n) for n in (2**31, 2**31 + 1, 2**32)] == [751790091, 751790091, 1503580183]
    stream = chance_of(1234567)
    drawn = [stream.below(2**32) for _ in range(5)]
    assert drawn == [word >> 32 for word in FIRST_WORDS]
    for n in (0, 2**32 + 1):
        with pytest.raises(AssertionError):
            stream.below(n)


def test_a_shuffle_is_fisher_yates_from_the_end() -> None:
    cards = [Card(i) for i in range(10)]
    again = cards[:]
    seeded(7).shuffle(cards)
    stream = seeded(7)
    for i in range(9, 0, -1):
        j = stream.below(i + 1)
        again[i], again[j] = again[j], again[i]
    assert cards == again and sorted(cards) == list(range(10))


def test_a_stream_is_its_word() -> None:
    stream = seeded(2**64 - 1)
    twin = chance_of(int(stream.written(), 16))
    assert isinstance(twin, Chance)
    assert [stream.below(1000) for _ in range(50)] == [twin.below(1000) for _ in range(50)]
