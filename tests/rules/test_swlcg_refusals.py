"""The Card Game: while a question is open, a refusal is about that question and cites its ledger line."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, fight
from card_game_four import D1, D2, L1, L2, four, jedi, navy, rebels, sith
from card_game_situations import DARK, LIGHT, do, keys, pass_answers, pass_windows, refusal, side, table, until


def refusal_of(t: kantyna.Table, seat: int, key: str) -> tuple[str, str]:
    """The line and the message."""
    why = t.why_not(seat, key)
    assert why is not None, f"{key} is allowed"
    return why.rule, why.message.id


def says(t: kantyna.Table, seat: int, key: str, lang: str = "en") -> str:
    why = t.why_not(seat, key)
    assert why is not None, f"{key} is allowed"
    return why.text(lang)


# picks that do not qualify


@pytest.mark.rule("SWLCG-412")
def test_tactics_are_not_placed_on_a_friendly_unit() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", "yoda")
    t = fight(side("sith", "fall_of_the_jedi", "emperor_palpatine", "nightsister"), light, "emperor_palpatine", "yoda")
    until(t, "pick", "resolve-tactics")
    if "resolve-tactics" in keys(t, DARK):
        do(t, (DARK, "resolve-tactics"))
    assert {"pick yoda#1", "pick luke_skywalker#1"} <= set(keys(t, DARK))
    assert refusal_of(t, DARK, "pick nightsister#1") == ("SWLCG-412", "refuse-no-enemy-unit")
    assert says(t, DARK, "pick nightsister#1") == "Nightsister is not an enemy unit in play."
    assert refusal_of(t, DARK, "decline") == ("SWLCG-424", "refuse-compulsory")


@pytest.mark.rule("SWLCG-410")
def test_unit_damage_is_dealt_to_one_enemy_participant() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", "yoda", "redemption")
    dark = side("sith", "fall_of_the_jedi", "darth_vader", "nightsister")
    t = fight(dark, light, "darth_vader", "yoda luke_skywalker")
    until(t, "pick", "resolve-unit-damage")
    if "resolve-unit-damage" in keys(t, DARK):
        do(t, (DARK, "resolve-unit-damage"))
    assert refusal_of(t, DARK, "pick nightsister#1") == ("SWLCG-410", "refuse-no-enemy-unit")
    assert refusal_of(t, DARK, "pick redemption#1") == ("SWLCG-410", "refuse-not-participating")


@pytest.mark.rule("SWLCG-467")
def test_a_second_shield_is_refused_by_its_line_for_any_source() -> None:
    light = side("rebel_alliance", "fleeing_the_empire", "mission_briefing", "draw_their_fire", "fleet_command_center",
                 "x_wing")  # fmt: skip
    t = table(side("sith", "nightsister"), light, LIGHT, "refresh", marks={"shield": {"nightsister#1": 1}})
    do(t, (LIGHT, "answer fleet_command_center#1"))
    assert keys(t, LIGHT) == ["pick x_wing#1"]
    assert refusal_of(t, LIGHT, "pick nightsister#1") == ("SWLCG-467", "refuse-shielded")
    assert refusal_of(t, LIGHT, "pick mission_briefing#1") == ("SWLCG-661", "refuse-not-target"), "it is no unit"


@pytest.mark.rule("SWLCG-624")
def test_a_rescue_needs_an_objective_with_a_captured_card() -> None:
    dark = side("sith", "fall_of_the_jedi", "counsel_of_the_sith", captured=["yoda"])
    light = side("jedi", "jedi_training", "forgotten_heroes", hand=["rescue_mission"])
    t = table(dark, light, LIGHT, hosts={"yoda#1": "fall_of_the_jedi#1"})
    do(t, (LIGHT, "act rescue_mission#1"), "pay")
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick fall_of_the_jedi#1"]
    assert refusal_of(t, LIGHT, "pick counsel_of_the_sith#1") == ("SWLCG-624", "refuse-no-captive")
    assert refusal_of(t, LIGHT, "pick jedi_training#1") == ("SWLCG-624", "refuse-no-dark-objective")


@pytest.mark.rule("SWLCG-538")
def test_the_choice_of_a_forced_ability_cannot_be_declined() -> None:
    t = table(
        side("sith", "looking_for_droids", "the_emperors_web", "fall_of_the_jedi", "rancor"),
        side("jedi", "jedi_in_hiding", "guardian_of_peace", "yoda"),
        phase="refresh",
    )
    until(t, "pick")
    assert keys(t, DARK) == ["pick jedi_in_hiding#1", "pick guardian_of_peace#1"]
    assert refusal_of(t, DARK, "decline") == ("SWLCG-538", "refuse-compulsory")
    assert refusal_of(t, DARK, "pick yoda#1") == ("SWLCG-538", "refuse-not-target"), "he is not the cheapest"


@pytest.mark.rule("SWLCG-661")
def test_the_choice_of_an_unforced_ability_cites_the_line_about_its_targets() -> None:
    t = table(side("sith", "nightsister", "tie_fighter"), side("jedi", "heavy_blaster_emplacement", "yoda"), LIGHT)
    do(t, (LIGHT, "act heavy_blaster_emplacement#1"))
    pass_answers(t)
    assert keys(t, DARK) == ["pick nightsister#1", "pick tie_fighter#1"]
    assert refusal_of(t, DARK, "pick yoda#1") == ("SWLCG-661", "refuse-not-target")
    assert refusal_of(t, DARK, "decline") == ("SWLCG-190", "refuse-compulsory")


@pytest.mark.rule("SWLCG-662")
@pytest.mark.rule("SWLCG-644")
def test_the_refusal_says_why_a_card_cannot_pay_a_cost() -> None:
    light = side("jedi", "ewok_scout#1", "ewok_scout#2", "yoda", hand=["yub_yub"])
    t = table(side("sith", "control_room"), light, LIGHT, marks={"focus": {"ewok_scout#2": 1}})
    do(t, (LIGHT, "act yub_yub#1"))
    assert refusal_of(t, LIGHT, "focus ewok_scout#2") == ("SWLCG-662", "refuse-exhausted")
    assert refusal_of(t, LIGHT, "focus yoda#1") == ("SWLCG-762", "refuse-not-target")


@pytest.mark.rule("SWLCG-335")
@pytest.mark.rule("SWLCG-342")
def test_only_ones_own_units_are_declared() -> None:
    light = side("jedi", "jedi_training", "yoda", "jedi_lightsaber")
    t = table(
        side("sith", "nightsister", "darth_vader"), light, DARK, "conflict", hosts={"jedi_lightsaber#1": "yoda#1"}
    )
    do(t, (DARK, "engage jedi_training#1"))
    assert refusal_of(t, DARK, "attack-with yoda#1") == ("SWLCG-335", "refuse-no-own-unit")
    assert refusal_of(t, DARK, "decline") == ("SWLCG-336", "refuse-compulsory")
    do(t, (DARK, "attack-with nightsister#1"))
    assert refusal_of(t, DARK, "decline")[1] == "refuse-ending", "one has begun: it is ended by done"
    do(t, (DARK, "done"))
    pass_windows(t, "defend-with")
    assert refusal_of(t, LIGHT, "defend-with jedi_lightsaber#1") == ("SWLCG-342", "refuse-no-own-unit")
    assert refusal_of(t, LIGHT, "defend-with darth_vader#1") == ("SWLCG-342", "refuse-no-own-unit")


@pytest.mark.rule("SWLCG-331")
def test_only_enemy_objectives_are_attacked() -> None:
    t = table(side("sith", "fall_of_the_jedi", "nightsister"), side("jedi", "jedi_training", "yoda"), DARK, "conflict")
    until(t, "engage")
    assert refusal_of(t, DARK, "engage fall_of_the_jedi#1") == ("SWLCG-331", "refuse-no-enemy-objective")
    assert refusal_of(t, DARK, "engage yoda#1") == ("SWLCG-331", "refuse-unfit")


def test_a_choice_unrelated_to_the_question_is_refused_with_the_open_question() -> None:
    t = table(side("sith", "nightsister"), side("jedi", "jedi_training"), DARK, "conflict")
    do(t, (DARK, "engage jedi_training#1"))
    assert says(t, DARK, "place nightsister#1") == "Another question is open. Which units attack Jedi Training?"
    assert says(t, DARK, "place nightsister#1", "pl").startswith("Czeka inne pytanie")


def test_a_bare_card_label_is_taken_as_an_answer_to_the_question() -> None:
    """A tap on a card while attackers are declared says why it cannot attack, not why it cannot be played."""
    t = table(side("sith", "nightsister", "darth_vader"), side("jedi", "jedi_training", "yoda"), DARK, "conflict",
              marks={"focus": {"darth_vader#1": 1}})  # fmt: skip
    do(t, (DARK, "engage jedi_training#1"))
    assert t.tried(DARK, "darth_vader#1") == ["attack-with darth_vader#1"]
    assert refusal_of(t, DARK, "darth_vader#1") == ("SWLCG-337", "refuse-exhausted")


# when a declaration is over


@pytest.mark.rule("SWLCG-116")
def test_a_third_attacker_is_refused_because_two_are_the_maximum() -> None:
    dark = side("imperial_navy", "the_ultimate_power", "death_and_despayre", "nightsister")
    light = side("jedi", "yoda", "luke_skywalker", "redemption", "jedi_training", hand=["jedi_mind_trick"])
    t = table(dark, light, LIGHT, "conflict")
    do(t, "engage the_ultimate_power#1", "attack-with yoda#1", "attack-with luke_skywalker#1")
    pass_answers(t)
    assert LIGHT in t.choices, "the window after the declaration"
    assert refusal_of(t, LIGHT, "attack-with redemption#1") == ("SWLCG-116", "refuse-most-attackers")
    assert refusal_of(t, LIGHT, "attack-with yoda#1") == ("SWLCG-340", "refuse-takes-part")


@pytest.mark.rule("SWLCG-340")
def test_another_attacker_comes_too_late() -> None:
    light = side("jedi", "yoda", "luke_skywalker", "jedi_training", hand=["jedi_mind_trick"])
    t = table(side("sith", "fall_of_the_jedi", "nightsister"), light, LIGHT, "conflict")
    attack(t, "fall_of_the_jedi", "yoda")
    assert refusal_of(t, LIGHT, "attack-with luke_skywalker#1") == ("SWLCG-340", "refuse-time-attack-with")


@pytest.mark.rule("BOTF-212")
def test_a_second_unit_of_one_partner_is_refused_during_the_declaration_and_after_it() -> None:
    d1 = sith("fall_of_the_jedi", "nightsister", "darth_vader", hand=["force_choke"])
    t = four(d1, navy("stormtrooper_elite", "at_st"), jedi("jedi_training"), rebels("mission_briefing", "x_wing"),
             D1, "conflict")  # fmt: skip
    until(t, "engage")
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"), (D1, "attack-with at_st#1"))
    do(t, (D2, "lend at_st#1"))
    assert refusal_of(t, D1, "attack-with stormtrooper_elite#1") == ("BOTF-212", "refuse-support-one")
    do(t, (D1, "done"))
    until(t, "act", "pass")
    assert D1 in t.choices
    assert refusal_of(t, D1, "attack-with stormtrooper_elite#1") == ("BOTF-212", "refuse-support-one")


@pytest.mark.rule("BOTF-193")
def test_without_a_partner_there_is_no_reserve() -> None:
    t = four(sith(), navy(), jedi("jedi_training", hand=["yoda", "twilek_loyalist"]), rebels("x_wing"), L1)
    assert refusal_of(t, L1, "reserve yoda#1") == ("BOTF-184", "refuse-time-reserve"), "not now"
    position = t.position()
    position["seats"][L2]["out"] = 1
    alone = kantyna.Table.from_position(position)
    assert refusal_of(alone, L1, "reserve yoda#1") == ("BOTF-193", "refuse-no-reserve")
    duel = table(side("sith"), side("jedi", hand=["yoda"]), LIGHT)
    assert refusal(duel, LIGHT, "reserve yoda#1") == "BOTF-193"


@pytest.mark.rule("BOTF-254")
def test_a_partner_is_not_an_opponent() -> None:
    t = four(sith("fall_of_the_jedi", "shadows_of_dathomir", hand=["interrogation"]), navy(hand=["tie_fighter"]),
             jedi(hand=["yoda"]), rebels(hand=["x_wing"]))  # fmt: skip
    do(t, (D1, "act interrogation#1"), (D1, "pay"))
    pass_windows(t, "target")
    for whom in (D1, D2):
        assert refusal_of(t, D1, f"target seat#{whom}") == ("BOTF-254", "refuse-no-opponent-of-yours")
    assert refusal_of(t, D1, "decline") == ("BOTF-254", "refuse-compulsory")


# when, and at what cost


def ackbar(*light: str, **more: Any) -> kantyna.Table:
    """Light attacks and holds Admiral Ackbar, who costs three."""
    seat = side("rebel_alliance", "draw_their_fire", "x_wing", *light, hand=["admiral_ackbar"])
    dark = side("sith", "fall_of_the_jedi", "nightsister")
    steps = ("strikes", "action-window edge-fought")
    t = fight(dark, seat, "x_wing", "nightsister", "fall_of_the_jedi", LIGHT, steps=steps, **more)
    assert LIGHT in t.choices
    return t


@pytest.mark.rule("SWLCG-188")
@pytest.mark.rule("SWLCG-308")
@pytest.mark.rule("SWLCG-197")
@pytest.mark.parametrize("verb", ["act", "play"])
def test_the_refusal_of_a_unit_that_could_join_the_engagement_names_its_cost(verb: str) -> None:
    key = f"{verb} admiral_ackbar#1"
    poor = ackbar("fleet_command_center", focus={"fleet_command_center#1": 1, "draw_their_fire#1": 1})
    assert refusal_of(poor, LIGHT, key) == ("SWLCG-188", "refuse-cost")
    alien = ackbar("cloud_city_casino", "hidden_outpost#1", "hidden_outpost#2",
                   focus={"draw_their_fire#1": 1, "affiliation_rebel_alliance#1": 1})  # fmt: skip
    assert refusal_of(alien, LIGHT, key) == ("SWLCG-308", "refuse-no-match")
    rich = ackbar("fleet_command_center")
    assert "act admiral_ackbar#1" in keys(rich, LIGHT)
    assert refusal_of(rich, LIGHT, "play admiral_ackbar#1") == ("SWLCG-197", "refuse-played-by-ability")


@pytest.mark.rule("SWLCG-600")
def test_a_second_copy_of_a_unique_unit_in_play_cannot_join_the_engagement() -> None:
    t = ackbar("fleet_command_center", "admiral_ackbar#2")
    assert refusal_of(t, LIGHT, "act admiral_ackbar#1") == ("SWLCG-600", "refuse-unique")


@pytest.mark.rule("SWLCG-508")
@pytest.mark.rule("SWLCG-143")
def test_an_action_of_another_phase_is_refused_with_the_line_on_action_windows() -> None:
    dark = side("sith", "fall_of_the_jedi", "the_emperors_web", "nightsister", hand=["there_is_no_escape"])
    t = table(dark, side("jedi", "yoda"))
    assert refusal_of(t, DARK, "act there_is_no_escape#1") == ("SWLCG-508", "refuse-ability-timing")
    position = t.position()
    position["phase"] = 1
    assert refusal_of(kantyna.Table.from_position(position), DARK, "act there_is_no_escape#1")[0] == "SWLCG-143"


@pytest.mark.rule("SWLCG-508")
def test_actions_and_reactions_have_their_own_moments() -> None:
    light = side("jedi", "jedi_training", "yoda", "heavy_blaster_emplacement", hand=["lightsaber_deflection"])
    t = table(side("sith", "fall_of_the_jedi", "nightsister", hand=["force_choke"]), light)
    do(t, (DARK, "act force_choke#1"), (DARK, "pick yoda#1"))
    pass_windows(t, "answer")
    assert LIGHT in t.choices, "an interrupt is asked for"
    assert refusal_of(t, LIGHT, "act heavy_blaster_emplacement#1") == ("SWLCG-508", "refuse-ability-timing")
    assert refusal_of(t, LIGHT, "answer heavy_blaster_emplacement#1") == ("SWLCG-508", "refuse-ability-timing")
    assert refusal_of(t, LIGHT, "answer yoda#1") == ("SWLCG-694", "refuse-ability-none")
