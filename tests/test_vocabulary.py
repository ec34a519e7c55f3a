"""A word is said once: what bots, signs and icons call a verb, an effect or an event is what the engine calls it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kantyna
from kantyna.bots import deckbuilding, deckbuilding_reckoning, deckbuilding_worth, star_realms
from kantyna.engine.abilities import Trigger
from kantyna.engine.codec import KERNEL
from kantyna.engine.effects import Effect
from kantyna.engine.registry import load_rules
from kantyna.engine.trees import tree_of

WEB = Path(kantyna.__file__).parent / "web"
BOTS = {
    "star-realms": [star_realms],
    "deckbuilding": [deckbuilding, deckbuilding_reckoning, deckbuilding_worth],
}
QUOTED = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')


def effect_words(game: str) -> set[str]:
    """The words of all effects, verbs and abilities of a game, the kernel's included."""
    rules = load_rules(game)
    words = {cls.word for cls in [*KERNEL, *rules.effects()]} | {verb.spoken() for verb in rules.verbs()}
    for card in rules.cards():
        abilities: list[object] = [*card.triggers, *card.constants, *vars(card).values()]
        for ability in abilities:
            words.add(getattr(ability, "word", ""))
            for part in _effects_in(ability):
                words.update([each.word for each in tree_of(part)])
    return words


def _effects_in(value: object) -> list[Effect]:
    if isinstance(value, Effect):
        return [value]
    if isinstance(value, (tuple, list)):
        return [effect for part in value for effect in _effects_in(part)]
    if isinstance(value, Trigger):
        return list(value.effects)
    return []


@pytest.mark.parametrize("game", sorted(BOTS))
def test_bots_use_words_that_the_game_has(game: str) -> None:
    known = effect_words(game) | {kind for card in kantyna.cards(game) for kind in getattr(card, "kinds", ())}
    for module in BOTS[game]:
        source = Path(module.__file__ or "").read_text(encoding="utf-8")
        unknown = [word for word in QUOTED.findall(source) if word not in known]
        assert unknown == [], module.__name__


@pytest.mark.parametrize("game", sorted(BOTS))
def test_every_worth_is_that_of_an_effect(game: str) -> None:
    worth = star_realms.WORTH if game == "star-realms" else deckbuilding_worth.WORTH
    assert sorted(set(worth) - effect_words(game)) == []
