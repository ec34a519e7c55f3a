"""How a game of The Card Game is told and gone through afterwards: decisions, engagements, the course."""

from __future__ import annotations

import kantyna
from card_game_fights import attack, defend
from card_game_situations import DARK, LIGHT, do, keys, side, table


def fight() -> kantyna.Table:
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    light = side("jedi", "jedi_training", "luke_skywalker", hand=["jedi_mind_trick"])
    return table(dark, light, LIGHT, "conflict")


# decisions


def test_one_goes_back_over_passes_to_a_decision() -> None:
    t = fight()
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    declared = t.length - 1
    defend(t, "darth_vader")
    defended = t.length - 1
    assert t.length > defended > declared + 1, "windows were passed in between"
    assert t.last_decision_of([DARK]) == defended
    latest = t.last_decision_of([LIGHT])
    assert latest is not None and latest <= declared
    made = [key for _, key in t.record()["choices"]]
    assert [made[n] for n in t.decisions()] == [key for key in made if key != "pass"]


def test_to_place_no_card_in_the_edge_battle_is_a_decision() -> None:
    t = fight()
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    defend(t, "darth_vader")
    do(t, (LIGHT, "place jedi_mind_trick#1"))
    before = t.length
    (seat,) = t.choices
    assert "place force_choke#1" in keys(t, seat)
    (passing,) = [choice for choice in t.choices[seat] if choice.key == "pass"]
    assert t.about(passing) == {"ends": "question"}
    t.choose(seat, passing)
    assert t.last_decision_of([seat]) == before


def test_a_pass_in_a_window_says_that_it_is_one() -> None:
    t = fight()
    (seat,) = t.choices
    assert t.view(None)["window"] is not None
    (passing,) = [choice for choice in t.choices[seat] if choice.key == "pass"]
    assert t.about(passing) == {"ends": "question", "passes": True}
