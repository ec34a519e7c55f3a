"""The Card Game, chapter 6: the deployment phase, units and enhancements."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_open import name_of_question, open_table
from card_game_situations import DARK, LIGHT, do, keys, marks, refusal, side, table, until, zone

DARK_TWO = ("shadows_of_dathomir", "the_heart_of_the_empire")
"""Objectives that give two and three resources, and the match of a Sith."""


def sith(*play: str, **zones: Any) -> dict[str, Any]:
    return side("sith", *DARK_TWO, *play, **zones)


def hosts(t: kantyna.Table) -> dict[str, str]:
    found: dict[str, str] = t.position()["hosts"]
    return found


@pytest.mark.rule("SWLCG-184")
@pytest.mark.rule("SWLCG-185")
@pytest.mark.rule("SWLCG-186")
@pytest.mark.rule("SWLCG-187")
@pytest.mark.rule("SWLCG-198")
@pytest.mark.rule("SWLCG-717")
def test_any_number_of_units_and_enhancements_may_be_played_and_each_is_paid_for() -> None:
    t = table(sith(hand=["nightsister", "sith_library", "kuati_security_team"]), side("jedi"))
    do(t, "play nightsister#1", "generate the_heart_of_the_empire#1 3")
    do(t, "play sith_library#1", "generate affiliation_sith#1 1")
    do(t, "play kuati_security_team#1", "generate shadows_of_dathomir#1 2")
    played = ["nightsister#1", "sith_library#1", "kuati_security_team#1"]
    assert t.position()["seats"][DARK]["play"][3:] == played and zone(t, DARK, "hand") == []
    assert t.view(LIGHT)["seats"][DARK]["play"][3:] == played, "face up"
    assert marks(t, "focus") == {"the_heart_of_the_empire#1": 3, "affiliation_sith#1": 1, "shadows_of_dathomir#1": 2}


@pytest.mark.rule("SWLCG-186")
def test_a_card_that_is_not_paid_for_is_not_in_play() -> None:
    t = table(sith(hand=["nightsister"]), side("jedi"))
    do(t, "play nightsister#1", "generate shadows_of_dathomir#1 2")
    assert "nightsister" not in zone(t, DARK, "play"), "one resource is still to be paid"
    do(t, "generate affiliation_sith#1 1")
    assert "nightsister" in zone(t, DARK, "play")


@pytest.mark.rule("SWLCG-190")
@pytest.mark.rule("SWLCG-698")
def test_an_action_is_finished_before_the_next_one() -> None:
    t = table(sith(hand=["nightsister", "espo_trooper"], deck=[]), side("jedi"))
    do(t, "play nightsister#1")
    assert "play espo_trooper#1" not in keys(t, DARK)
    assert refusal(t, DARK, "play espo_trooper#1") == "SWLCG-298"
    assert refusal(t, DARK, "pass") == "SWLCG-298"


@pytest.mark.rule("SWLCG-189")
@pytest.mark.rule("SWLCG-194")
@pytest.mark.rule("SWLCG-697")
def test_after_each_card_the_opponent_may_act_and_two_passes_in_a_row_end_the_phase() -> None:
    t = open_table(sith(hand=["espo_trooper#1", "espo_trooper#2"], deck=[]), side("jedi"), phase="deployment")
    do(t, (DARK, "play espo_trooper#1"))
    assert list(t.choices) == [LIGHT] and name_of_question(t) == "deployment"
    do(t, (LIGHT, "pass"))
    assert "play espo_trooper#2" in keys(t, DARK), "one pass does not end it"
    do(t, (DARK, "play espo_trooper#2"), (LIGHT, "pass"), (DARK, "pass"))
    assert t.position()["phase"] == 5, "the opponent's pass and his own came in a row"


@pytest.mark.rule("SWLCG-212")
@pytest.mark.rule("SWLCG-718")
def test_the_conflict_phase_follows_the_deployment_phase() -> None:
    t = open_table(sith("espo_trooper#1"), side("jedi", "hit_and_run"), phase="deployment")
    do(t, (DARK, "pass"), (LIGHT, "pass"))
    assert t.position()["phase"] == 5 and name_of_question(t) == "conflict"


@pytest.mark.rule("SWLCG-191")
@pytest.mark.rule("SWLCG-193")
def test_a_card_enters_play_ready_without_tokens_and_can_be_used_at_once() -> None:
    t = table(sith(hand=["advisor_to_the_emperor", "tie_fighter"]), side("jedi"))
    do(t, "play advisor_to_the_emperor#1", "generate shadows_of_dathomir#1 2")
    assert not any("advisor_to_the_emperor#1" in cards for cards in t.position()["marks"].values())
    do(t, "play tie_fighter#1", "generate advisor_to_the_emperor#1 1")
    assert "tie_fighter" in zone(t, DARK, "play")


@pytest.mark.rule("SWLCG-191")
def test_a_unit_attacks_in_the_turn_in_which_it_was_played() -> None:
    t = table(sith(hand=["espo_trooper"], deck=[]), side("jedi", "hit_and_run"))
    do(t, "play espo_trooper#1")
    until(t, "engage")
    do(t, "engage hit_and_run#1")
    assert "attack-with espo_trooper#1" in keys(t, DARK)


@pytest.mark.rule("SWLCG-196")
def test_the_opponent_plays_no_units_or_enhancements_in_that_window() -> None:
    light = side("jedi", "a_heros_journey", hand=["twilek_loyalist", "hidden_outpost"])
    t = open_table(sith(), light, phase="deployment")
    do(t, (DARK, "pass"))
    assert keys(t, LIGHT) == ["pass"]
    for card in ("twilek_loyalist", "hidden_outpost"):
        assert refusal(t, LIGHT, f"play {card}#1") == "SWLCG-196"
    t = open_table(sith(), light, active=LIGHT, phase="deployment")
    assert {"play twilek_loyalist#1", "play hidden_outpost#1"} <= set(keys(t, LIGHT)), "in his own phase he may"


@pytest.mark.rule("SWLCG-184")
def test_only_units_and_enhancements_from_hand_are_played() -> None:
    t = table(sith("espo_trooper#1", hand=["heat_of_battle_dark", "force_choke"]), side("jedi"))
    assert not any(key.startswith("play") for key in keys(t, DARK))
    assert refusal(t, DARK, "play espo_trooper#1") == "SWLCG-184"
    assert refusal(t, DARK, "play heat_of_battle_dark#1") == "SWLCG-379"
    assert refusal(t, DARK, "play force_choke#1") == "SWLCG-498"


# enhancements


@pytest.mark.rule("SWLCG-201")
@pytest.mark.rule("SWLCG-204")
@pytest.mark.rule("SWLCG-200")
def test_trust_your_feelings_is_attached_to_mon_mothma() -> None:
    light = side("jedi", "a_heros_journey", "mon_mothma", "x_wing#1", hand=["trust_your_feelings"])
    t = table(sith(), light, active=LIGHT)
    do(t, "play trust_your_feelings#1", "generate a_heros_journey#1 2")
    assert keys(t, LIGHT) == ["pick mon_mothma#1"], "it enhances a character, and the X-Wing is none"
    assert refusal(t, LIGHT, "pick x_wing#1") == "SWLCG-201"
    do(t, "pick mon_mothma#1")
    assert hosts(t) == {"trust_your_feelings#1": "mon_mothma#1"}
    assert "trust_your_feelings" in zone(t, LIGHT, "play")


@pytest.mark.rule("SWLCG-199")
@pytest.mark.rule("SWLCG-206")
def test_units_objectives_and_play_areas_are_enhanced() -> None:
    light = side("rebel_alliance", "draw_their_fire", "x_wing#1", hand=["false_lead", "hidden_outpost"])
    t = table(sith(), light, active=LIGHT)
    do(t, "play false_lead#1")
    assert keys(t, LIGHT) == ["pick draw_their_fire#1"]
    do(t, "pick draw_their_fire#1", "play hidden_outpost#1", "pay")
    assert hosts(t) == {"false_lead#1": "draw_their_fire#1"}, "what enhances a play area lies under no card"
    assert "hidden_outpost" in zone(t, LIGHT, "play")


@pytest.mark.rule("SWLCG-203")
def test_any_number_of_cards_is_attached_to_one() -> None:
    light = side("jedi", "a_heros_journey", "the_secret_of_yavin_4", "luke_skywalker")
    light["hand"] = ["trust_your_feelings", "jedi_lightsaber", "shii_cho_training"]
    t = table(sith(), light, active=LIGHT)
    do(t, "play trust_your_feelings#1", "generate a_heros_journey#1 2", "pick luke_skywalker#1")
    for card in light["hand"][1:]:
        do(t, f"play {card}#1", "pay", "pick luke_skywalker#1")
    assert hosts(t) == {f"{card}#1": "luke_skywalker#1" for card in light["hand"]}


@pytest.mark.rule("SWLCG-205")
@pytest.mark.rule("SWLCG-209")
@pytest.mark.rule("SWLCG-211")
def test_intimidated_attaches_to_an_enemy_and_a_blaster_pistol_to_any_character() -> None:
    dark = sith("nightsister#1", "tie_fighter#1", hand=["intimidated", "blaster_pistol"])
    t = table(dark, side("jedi", "twilek_loyalist#1", "x_wing#1"))
    do(t, "play intimidated#1")
    assert keys(t, DARK) == ["pick twilek_loyalist#1"]
    assert refusal(t, DARK, "pick nightsister#1") == "SWLCG-201"
    do(t, "pick twilek_loyalist#1", "play blaster_pistol#1")
    assert keys(t, DARK) == ["pick nightsister#1", "pick twilek_loyalist#1"]
    do(t, "pick twilek_loyalist#1")
    assert zone(t, DARK, "play")[-2:] == ["intimidated", "blaster_pistol"], "controlled by who played them"
    assert zone(t, LIGHT, "play") == ["affiliation_jedi", "twilek_loyalist", "x_wing"]


@pytest.mark.rule("SWLCG-207")
def test_an_enhancement_cannot_be_played_without_something_to_enhance() -> None:
    hand = ["vaders_lightsaber", "intimidated", "aft_armor_plating", "sith_library"]
    t = table(sith("emperors_royal_guard", hand=hand), side("jedi"))
    assert keys(t, DARK) == ["play sith_library#1", "pass"], "a play area is always there"
    for card in hand[:3]:
        assert refusal(t, DARK, f"play {card}#1") == "SWLCG-207"


@pytest.mark.rule("SWLCG-202")
@pytest.mark.rule("SWLCG-208")
def test_when_a_card_leaves_play_what_is_attached_goes_to_its_owners_piles() -> None:
    """A defender is destroyed that has an enhancement of its own side and the enemy's Intimidated."""
    attached = {"trust_your_feelings#1": "corellian_engineer#1", "intimidated#1": "corellian_engineer#1"}
    light = side("jedi", "hit_and_run", "corellian_engineer#1", "trust_your_feelings#1")
    t = table(sith("stormtrooper_elite#1", "intimidated#1"), light, phase="conflict", hosts=attached)
    do(t, "engage hit_and_run#1", "attack-with stormtrooper_elite#1")
    until(t, "defend-with")
    do(t, (LIGHT, "defend-with corellian_engineer#1"), (LIGHT, "decline"))
    until(t, "pick")
    do(t, (DARK, "pick corellian_engineer#1"))
    assert sorted(zone(t, LIGHT, "discard")) == ["corellian_engineer", "trust_your_feelings"]
    assert zone(t, DARK, "discard") == ["intimidated"] and hosts(t) == {}


@pytest.mark.parametrize("phase", ["balance", "draw", "deployment", "conflict", "force"])
def test_any_card_can_be_asked_why_nothing_can_be_done_with_it(phase: str) -> None:
    """By its label alone, in any zone, by any seat; never an error."""
    light = side("jedi", "hit_and_run", "twilek_loyalist#1", hand=["x_wing"], discard=["y_wing"])
    t = table(sith("espo_trooper#1", hand=["rancor"]), light, phase=phase, marks={"focus": {"affiliation_sith#1": 1}})
    asked = 0
    for held in t.position()["seats"]:
        for label in [label for cards in held.values() if isinstance(cards, list) for label in cards]:
            for seat in (DARK, LIGHT):
                why = t.why_not(seat, label)
                assert why is None or (why.rule and why.text("en") and why.text("pl"))
                asked += why is not None
    assert asked


@pytest.mark.rule("SWLCG-188")
def test_the_label_of_a_card_in_hand_asks_why_it_is_not_played() -> None:
    t = table(side("sith", "espo_trooper#1", hand=["rancor"]), side("jedi"))
    assert refusal(t, DARK, "rancor#1") == "SWLCG-188"
    assert refusal(t, DARK, "espo_trooper#1") == "SWLCG-743", "of a unit in play, why it is not committed"
