"""The choices made at a table, without building a record of the whole game."""

from __future__ import annotations

import random

import kantyna


def test_choices_since_lists_the_seat_and_key_of_each_later_choice() -> None:
    t = kantyna.Table("star-realms", seed=5)
    chance = random.Random(5)
    while not t.over and t.length < 200:
        seat = chance.choice(sorted(t.choices))
        t.choose(seat, chance.choice(t.choices[seat]))
        t = t.copy()
    made = [(seat, key) for seat, key in t.record()["choices"]]
    for number in (0, 1, 63, 64, 128, t.length - 1, t.length):
        assert t.choices_since(number) == made[number:]
    t.undo()
    assert t.choices_since(t.length - 1) == made[-2:-1]


def test_a_table_from_a_position_starts_without_choices() -> None:
    t = kantyna.Table.from_position(kantyna.Table("star-realms", seed=1).position())
    assert t.choices_since(0) == []
    t.choose(0, "end")
    assert t.choices_since(0) == [(0, "end")]
