"""The tree of an effect: finding its parts at any depth, and rebuilding it with other numbers."""

from __future__ import annotations

from typing import Any

from kantyna.engine.abilities.pending import IfYouDo, Then
from kantyna.engine.effects.effect import All, Effect, Either, Gain
from kantyna.engine.effects.trees import Rebuild, parts_of, tree_of


class Gold(Gain):
    word = "gold"


NESTED = Then(Gold(1), All(Gold(2), Either(Gold(3), IfYouDo(Gold(4), Gold(5)))))


def test_parts_stand_in_fields_alone_or_in_a_row() -> None:
    assert parts_of(NESTED) == [Gold(1), All(Gold(2), Either(Gold(3), IfYouDo(Gold(4), Gold(5))))]
    assert parts_of(All(Gold(1), Gold(2))) == [Gold(1), Gold(2)] and parts_of(Gold(1)) == []


def test_a_tree_holds_each_effect_before_its_parts_at_every_depth() -> None:
    words = [effect.word for effect in tree_of(NESTED)]
    assert words == [NESTED.word, "gold", "all", "gold", "either", "gold", IfYouDo.word, "gold", "gold"]
    assert [effect.n for effect in tree_of(NESTED) if isinstance(effect, Gold)] == [1, 2, 3, 4, 5]


def test_rebuilding_reaches_every_depth_and_leaves_the_effect_itself_alone() -> None:
    class Doubled(Rebuild):
        def value(self, effect: Effect, name: str, value: Any) -> Any:
            return value * 2

    twice = Doubled().of(NESTED)
    assert twice == Then(Gold(2), All(Gold(4), Either(Gold(6), IfYouDo(Gold(8), Gold(10)))))
    assert parts_of(NESTED)[0] == Gold(1)
