"""The greedy bot has a worth for every effect of every card: one without a worth fails here, and gets no default."""

from __future__ import annotations

from typing import ClassVar

import pytest

from kantyna.bots.evaluation import evaluation_of
from kantyna.engine.abilities.triggers import REACTION, Trigger
from kantyna.engine.effects.effect import Effect, Either
from kantyna.engine.registry import load_rules
from kantyna.game.deckbuilding.cards.card_types import Ability
from kantyna.game.deckbuilding.cards.constructors import Unit
from kantyna.game.deckbuilding.effects.basic import Force
from kantyna.game.deckbuilding.terms import ORIGINAL, REBEL
from kantyna.game.star_realms.cards import Ship
from kantyna.game.star_realms.effects import Trade
from kantyna.game.star_realms.terms import BLOB
from shipped import SHIPPED


@pytest.mark.parametrize("game", SHIPPED)
def test_every_effect_of_every_card_has_a_worth(game: str) -> None:
    evaluation = evaluation_of(game)
    missing = {f"{word}, of {card.id}" for card in load_rules(game).cards() for word in evaluation.without_worth(card)}
    assert sorted(missing) == [], "give them a worth in src/kantyna/bots"


class Bless(Effect):
    """A made-up effect."""

    word: ClassVar[str] = "bless"


class WhenBlessed(Trigger):
    """A made-up trigger."""

    word: ClassVar[str] = "when-blessed"


def test_an_effect_without_a_worth_is_named_wherever_it_appears_on_a_card() -> None:
    card = Ship("shrine_ship", BLOB, 1, 1, [Trade(1)], scrap=[Either(Bless(), Trade(2))])
    assert evaluation_of("star-realms").without_worth(card) == ["bless"]
    unit = Unit("shrine_keeper", ORIGINAL, REBEL, 1, "officer", 1, 1, 0, 0, ability=Ability(Either(Bless(), Force(1))),
                triggers=[WhenBlessed(REACTION, "blessed")])  # fmt: skip
    assert evaluation_of("deckbuilding").without_worth(unit) == ["bless", "when-blessed"]
