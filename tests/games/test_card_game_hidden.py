"""Who is asked, and what, follows from what everybody knows, in whole games of The Card Game."""

from __future__ import annotations

import pytest

import kantyna
from card_game_made_up import made_up
from card_game_situations import DARK, LIGHT, keys, side
from kantyna.engine.chance.generator import seeded
from loose import view_of

PAIRS = [("imperial_navy", "jedi"), ("sith", "rebel_alliance"), ("scum_and_villainy", "smugglers_and_spies")]


@pytest.mark.parametrize("decks", PAIRS)
def test_the_enemy_would_see_the_same_question_whatever_is_in_hand(decks: tuple[str, str]) -> None:
    """Behind the view of who is not asked other hands and decks are imagined: the same seat is asked the same."""
    t = kantyna.Table("card-game", seed=7, decks=list(decks))
    chance = seeded(7)
    compared = 0
    while not t.over and compared < 250:
        seat = next(iter(t.choices))
        if len(t.choices) == 1:  # before the first turn both are
            imagined = kantyna.imagine(t.view(1 - seat), seed=t.length)
            assert list(imagined.choices) == [seat], t.prompt("en")
            assert imagined.position()["stack"][-1]["do"] == t.position()["stack"][-1]["do"]
            assert imagined.prompt("en") == t.prompt("en")
            compared += 1
        offered = keys(t, seat)
        t.choose(seat, offered[chance.below(len(offered))])
    assert compared > 50


@pytest.mark.parametrize("sixth", ["novice", "force_rejuvenation"])
def test_an_answer_in_play_that_takes_from_the_hand_is_asked_for_whatever_the_hand_holds(sixth: str) -> None:
    five = ["counter_stroke", "double_strike", "jedi_mind_trick", "lightsaber_deflection", "return_of_the_jedi"]
    three = ("jedi_training", "forgotten_heroes", "a_heros_journey")
    t = made_up(side("sith"), side("jedi", *three, "usher", hand=[*five, sixth]), LIGHT, "draw")
    t.choose(LIGHT, "decline")
    t.choose(LIGHT, "pass")
    assert view_of(t, DARK)["window"] == {"name": "reaction", "event": "deployment-begins", "passed": []}
    assert ("answer usher#1" in keys(t, LIGHT)) == (sixth == "novice")
