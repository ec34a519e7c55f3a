"""Which lines of the rules are about a card."""

from __future__ import annotations

import pytest

from kantyna import ledgers
from kantyna.engine.registry import load_rules
from kantyna.server.http.card_list import rules_about
from shipped import SHIPPED


def about(game: str) -> dict[str, list[str]]:
    return rules_about(game, list(load_rules(game).cards()))


@pytest.mark.parametrize("game", SHIPPED)
def test_a_line_that_names_a_card_is_about_it(game: str) -> None:
    found = about(game)
    names = {card.id: card.name("en") for card in load_rules(game).cards()}
    assert set(found) == set(names)
    assert sum(1 for lines in found.values() if lines) > 40
    for card, rules in found.items():
        assert rules == sorted(set(rules), key=rules.index), "each line once"
        for rule in rules:
            line = ledgers.find(rule)
            assert line is not None
            assert names[card] in line.text or "Keywords" in line.chapter, (card, line)


def test_the_longest_name_counts() -> None:
    found = about("deckbuilding")
    line = ledgers.find("DBG-465")
    assert line is not None and "Venator-class Star Destroyer" in line.text
    assert [card for card, rules in found.items() if "DBG-465" in rules] == ["venator_class_star_destroyer"]


def test_cards_of_one_name_share_their_lines() -> None:
    found = about("deckbuilding")
    pilots = [card for card, rules in found.items() if "DBG-008" in rules]
    assert len(pilots) == 2 and found[pilots[0]] == found[pilots[1]]
