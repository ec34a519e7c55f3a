"""Balance of the Force: the six new objective sets, legal wherever decks are built."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kantyna
from kantyna.game.card_game.affiliations import AFFILIATIONS
from kantyna.game.card_game.cards.sets import BALANCE_SETS, CARD, SETS
from kantyna.game.card_game.decks.building import FORMS, read_deck, write_deck

LIGHT: dict[str, Any] = {"affiliation": "jedi", "sets": [1, 2, 3, 4, 5, 6, 7, 91, 92, 93]}
DARK: dict[str, Any] = {"affiliation": "sith", "sets": [19, 20, 21, 22, 23, 24, 25, 94, 95, 96]}


@pytest.mark.rule("BOTF-004")
def test_there_is_a_new_set_for_each_affiliation() -> None:
    assert sorted(each.affiliation for each in BALANCE_SETS) == sorted(AFFILIATIONS)
    for each in BALANCE_SETS:
        assert len(each.cards) == 6 and {card.side for card in each.cards} == {each.side}
        assert each.most == 1 and not each.objective.affiliation_only
    copies = Counter([card.id for each in BALANCE_SETS for card in each.cards])
    assert {id: CARD[id].count for id in copies} == copies


@pytest.mark.rule("BOTF-005")
@pytest.mark.parametrize("deck", [LIGHT, DARK], ids=["light", "dark"])
def test_the_new_sets_are_legal_in_a_game_of_two_and_in_every_form_of_a_deck(deck: dict[str, Any]) -> None:
    assert read_deck(deck) == deck
    for form in FORMS:
        assert read_deck(write_deck(deck, "pl", form)) == deck


@pytest.mark.rule("BOTF-005")
def test_a_game_of_two_is_played_with_the_new_sets() -> None:
    t = kantyna.Table("card-game", seed=3, decks=[DARK, LIGHT])
    lie = [
        label.partition("#")[0]
        for zone in t.position()["seats"][1].values()
        if isinstance(zone, list)
        for label in zone
    ]
    assert "obi_wan_kenobi_91" in lie and lie.count("shistavanen_wolfman") == 2


def test_an_octgn_file_without_ids_tells_the_two_obi_wans_apart_by_the_sets() -> None:
    cards = [CARD["affiliation_jedi"], *[card for number in LIGHT["sets"] for card in SETS[number].cards]]
    lines = "".join([f'<card qty="1" id="x">{card.name("en")}</card>' for card in cards])
    text = f'<deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3"><section name="all">{lines}</section></deck>'
    without = text.replace('<card qty="1" id="x">Forgotten Heroes</card>', "")
    assert read_deck({**LIGHT, "sets": [1, 2, 4, 5, 6, 7, 18, 91, 92, 93]})
    assert read_deck(text) == LIGHT
    with pytest.raises(kantyna.BadDeck) as bad:
        read_deck(without)
    assert "Obi-Wan Kenobi" in str(bad.value)


def test_the_browser_lists_the_new_sets() -> None:
    parts = {part["id"]: part for part in kantyna.engine.registry.load_rules("card-game").decks.parts()}
    assert parts[96]["most"] == 1 and parts[96]["cards"][0] == "mercenary_support" and parts[96]["side"] == "dark"
