"""The Card Game: every card has what is printed on it. `card_game_printed.txt` was written down from the facts of the
cards, not from the tables of the game: a line a card, in the words of `facts()`;
number 0 is one that is not known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kantyna.game.card_game.rules import CardGame

PRINTED = Path(__file__).with_name("card_game_printed.txt").read_text(encoding="utf-8").splitlines()
CARDS = {card.id: card for card in CardGame().cards()}


def written(id: str, count: int, facts: dict[str, object]) -> str:
    return f"{id} x{count} {json.dumps(facts, sort_keys=True)}"


def test_every_card_is_there() -> None:
    assert [line.split()[0] for line in PRINTED] == sorted(CARDS)


@pytest.mark.parametrize("line", PRINTED, ids=[line.split()[0] for line in PRINTED])
def test_a_card_has_what_is_printed_on_it(line: str) -> None:
    card = CARDS[line.split()[0]]
    assert written(card.id, card.count, card.facts()) == line
