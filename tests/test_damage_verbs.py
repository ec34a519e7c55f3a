"""Which effects and choices damage is said once, on their classes (`Effect.damages`), for every layer."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import ClassVar

import pytest

import kantyna
from card_game_made_up import made_up
from card_game_situations import side
from kantyna.engine.effects.effect import Effect
from kantyna.engine.registry import load_rules, name_of
from kantyna.game.card_game.abilities.selectors import TARGETED
from kantyna.game.card_game.abilities.targets import choosable
from kantyna.game.card_game.effects.in_play import Deal, Heal
from shipped import SHIPPED

PACKAGE = Path(kantyna.__file__).parent
DEALERS = {"deal", "damage", "lose_authority"}
"""The functions by which the games deal damage."""


def deals(cls: ast.ClassDef) -> bool:
    """Does a method of the class deal damage, by one of these functions or by raising the mark?"""
    for node in ast.walk(cls):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in DEALERS:
                return True
        adds = isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add)
        if adds and ast.unparse(node).startswith("t.marks[DAMAGE]"):
            return True
    return False


def known_effects(game: str) -> dict[str, type[Effect]]:
    rules = load_rules(game)
    return {cls.__name__: cls for cls in [*rules.effects(), *[type(verb) for verb in rules.verbs()]]}


@pytest.mark.parametrize("game", SHIPPED)
def test_every_effect_that_deals_damage_says_so(game: str) -> None:
    paths = sorted((PACKAGE / "game" / name_of(game)).rglob("*.py"))
    trees = [ast.parse(path.read_text("utf-8")) for path in paths]
    dealing = {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and deals(node)}
    silent = [name for name, cls in known_effects(game).items() if name in dealing and not cls.damages]
    assert dealing & set(known_effects(game)) and silent == []


@pytest.mark.parametrize("game", SHIPPED)
def test_no_layer_above_the_games_lists_what_damages(game: str) -> None:
    words = {cls.word for cls in known_effects(game).values() if cls.damages}
    words |= {verb.spoken() for verb in load_rules(game).verbs() if verb.damages}
    paths = [*PACKAGE.glob("web/**/*.js"), *PACKAGE.glob("native/c/*.[hc]")]
    paths += [path for layer in ("bots", "cli", "native", "server") for path in PACKAGE.glob(f"{layer}/**/*.py")]
    lists = re.compile(r"""[\[({]((?:\s*["'][a-z-]+["']\s*,?)+)[\])}]""")
    found = {
        (path.name, listed)
        for path in paths
        for listed in lists.findall(path.read_text("utf-8"))
        if len(set(re.findall(r"[a-z-]+", listed)) & words) > 1
    }
    assert words and found == set()


class Sear(Deal):
    """A made-up way to deal damage."""

    word: ClassVar[str] = "sear"


def test_a_new_effect_that_damages_is_not_for_what_cannot_be_damaged() -> None:
    t = made_up(side("sith"), side("jedi", "martyr", "yoda"))._state
    martyr, yoda = [t.setup.index[label] for label in ("martyr#1", "yoda#1")]
    assert choosable(t, [martyr, yoda], (Sear(1, TARGETED),)) == [yoda]
    assert choosable(t, [martyr, yoda], (Heal(1, TARGETED),)) == [martyr, yoda]
