"""The Card Game, chapters 4 and 6: when abilities may be used in set-up and phases, shown with cards made for it."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_answers import answering
from card_game_situations import DARK, LIGHT, PHASES, do, keys, marks, refusal, side, zone
from loose import position_of


def at(phase: str, dark: dict[str, Any], light: dict[str, Any], **more: Any) -> kantyna.Table:
    return answering({"seats": [dark, light], "active": DARK, "phase": PHASES[phase], **more})


@pytest.mark.rule("SWLCG-101")
@pytest.mark.rule("SWLCG-107")
@pytest.mark.rule("SWLCG-694")
def test_in_setup_reactions_to_an_objective_come_before_the_next_objective() -> None:
    dealt = kantyna.Table("card-game", seed=1, decks=["sith", "jedi"], options={"mulligan": False})
    for seat in (DARK, LIGHT):
        dealt.choose(seat, keys(dealt, seat)[0])
    position = position_of(dealt)
    position["seats"][DARK]["chosen"] = ["beacon#1", "beacon#2", "beacon#3"]
    t = answering(position)
    do(t, "reveal beacon#2")
    assert keys(t, DARK) == ["answer beacon#2", "pass"], "it has entered play, and the next waits"
    assert zone(t, DARK, "play") == ["affiliation_sith", "beacon"]
    do(t, "answer beacon#2")
    assert t.position()["dial"] == 1 and keys(t, DARK) == ["reveal beacon#1", "reveal beacon#3"]
    do(t, "reveal beacon#1", "pass")
    assert keys(t, DARK) == ["answer beacon#3", "pass"] and t.position()["dial"] == 1
    do(t, "pass")
    assert list(t.choices) == [LIGHT]


@pytest.mark.rule("SWLCG-151")
@pytest.mark.rule("SWLCG-152")
@pytest.mark.rule("SWLCG-154")
@pytest.mark.rule("SWLCG-694")
def test_in_the_refresh_phase_reactions_to_each_new_objective_come_before_those_to_the_refresh() -> None:
    dark = side("sith", "fall_of_the_jedi", "keeper", objective_deck=["beacon#1", "beacon#2"])
    t = at("refresh", dark, side("jedi"), marks={"focus": {"keeper#1": 1}})
    assert keys(t, DARK) == ["answer beacon#1", "pass"]
    assert zone(t, DARK, "objective_deck") == ["beacon"], "the second comes after the first was answered"
    do(t, "answer beacon#1")
    assert keys(t, DARK) == ["answer beacon#2", "pass"] and t.position()["dial"] == 1
    do(t, "pass")
    assert keys(t, DARK) == ["answer keeper#1", "pass"], "after the third step, not after the first"


@pytest.mark.rule("SWLCG-195")
def test_a_player_who_has_passed_may_act_again_after_the_opponents_action() -> None:
    t = at("deployment", side("sith", hand=["tie_fighter"]), side("jedi", "agent"))
    do(t, (DARK, "pass"))
    [act] = [key for key in keys(t, LIGHT) if key != "pass"]
    do(t, (LIGHT, act))
    assert t.position()["dial"] == 1 and "play tie_fighter#1" in keys(t, DARK)
    do(t, (DARK, "pass"), (LIGHT, "pass"))
    assert t.position()["phase"] != 4


@pytest.mark.rule("SWLCG-696")
def test_an_action_is_used_in_a_window_and_in_no_framework_event() -> None:
    light = side("jedi", "in_you_must_go", "forgotten_heroes", "hit_and_run", "agent")
    t = at("balance", side("sith", "fall_of_the_jedi"), light, active=LIGHT)
    act = "act agent#1"
    assert keys(t, LIGHT) == ["pick fall_of_the_jedi#1", "decline"] and refusal(t, LIGHT, act) == "SWLCG-135"
    do(t, "decline")
    assert t.position()["phase"] == 2 and act in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-290")
@pytest.mark.parametrize("dial", [0, 1, 2, 5])
def test_the_dial_is_never_set_back_below_0(dial: int) -> None:
    t = at("deployment", side("sith", hand=["rancor"]), side("jedi", "saboteur"), dial=dial)
    do(t, (DARK, "pass"), (LIGHT, "act saboteur#1"))
    assert t.position()["dial"] == max(0, dial - 2)


@pytest.mark.rule("SWLCG-076")
@pytest.mark.rule("SWLCG-082")
@pytest.mark.rule("SWLCG-083")
def test_effects_place_focus_tokens_on_ready_and_on_exhausted_cards() -> None:
    dark = side("sith", "advisor_to_the_emperor", "espo_trooper#1", hand=["tie_fighter"], deck=[])
    focus = {"espo_trooper#1": 1, "affiliation_sith#1": 1}
    t = at("deployment", dark, side("jedi", "netter"), marks={"focus": focus})
    assert "play tie_fighter#1" in keys(t, DARK), "the advisor would pay"
    do(t, (DARK, "pass"), (LIGHT, "act netter#1"))
    assert marks(t, "focus") == {"espo_trooper#1": 2, "affiliation_sith#1": 1, "advisor_to_the_emperor#1": 1}
    assert refusal(t, DARK, "play tie_fighter#1") == "SWLCG-188", "it is exhausted, even if by an opponent's card"


@pytest.mark.rule("SWLCG-182")
def test_discarded_objectives_go_to_their_own_pile_and_count_for_nobody() -> None:
    three = ["fall_of_the_jedi", "counsel_of_the_sith", "cruel_interrogations"]
    t = at("deployment", side("sith", *three, hand=["rancor"]), side("jedi", "caller"))
    do(t, (DARK, "pass"), (LIGHT, "act caller#1"))
    assert sorted(zone(t, DARK, "lost_objectives")) == sorted(three) and zone(t, DARK, "discard") == []
    assert zone(t, LIGHT, "victory") == [] and not t.over
