"""The Card Game: cards that change what others cost, and that free them from the resource match."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, payment, refusal, side, table, until, zone
from matchers import assert_no_choice

DECK = ["jedi_in_hiding#2", "believer_in_the_old_ways#1", "x_wing#1", "x_wing#2", "rookie_pilot", "rebel_trooper"]


def deploying(light: dict[str, Any], **more: Any) -> kantyna.Table:
    return table(side("sith"), light, active=LIGHT, **more)


def tokens(t: kantyna.Table) -> int:
    return sum(marks(t, "focus").values())


# the first of each turn


@pytest.mark.rule("SWLCG-316")
@pytest.mark.rule("SWLCG-314")
def test_in_you_must_go_makes_the_first_enhancement_of_a_turn_cheaper() -> None:
    light = side("jedi", "in_you_must_go", "luke_skywalker", hand=["ancient_monument", "trust_your_feelings"])
    t = deploying(light)
    do(t, "play ancient_monument#1")
    assert tokens(t) == 0, "1 less than 1 is 0, and needs no match"
    assert "ancient_monument" in zone(t, LIGHT, "play")
    do(t, "play trust_your_feelings#1", "pay")
    assert tokens(t) == 2, "the second costs what is printed"


def test_in_you_must_go_comes_too_late_for_the_first_enhancement_before_it() -> None:
    light = side("jedi", "jedi_training", "cloud_city_casino", hand=["ancient_monument#1", "jedi_lightsaber#1"])
    t = deploying({**light, "objective_deck": ["in_you_must_go"], "play": [*light["play"], "luke_skywalker"]})
    do(t, "play ancient_monument#1", "pay")
    position = t.position()
    position["seats"][LIGHT]["objective_deck"].remove("in_you_must_go#1")
    position["seats"][LIGHT]["play"].append("in_you_must_go#1")
    t = kantyna.Table.from_position(position)
    do(t, "play jedi_lightsaber#1", "pay")
    assert tokens(t) == 2


def test_a_unit_is_no_enhancement_and_the_other_player_gains_nothing() -> None:
    t = deploying(side("jedi", "in_you_must_go", hand=["twilek_loyalist#1"]))
    do(t, "play twilek_loyalist#1", "pay")
    assert tokens(t) == 1
    dark = side("sith", "the_heart_of_the_empire", "darth_vader", hand=["vaders_lightsaber"])
    t = table(dark, side("jedi", "in_you_must_go"))
    do(t, "play vaders_lightsaber#1", "pay")
    assert tokens(t) == 1


def web(*hand: str, active: int = DARK, copies: int = 1, **more: Any) -> kantyna.Table:
    webs = [f"the_emperors_web#{n + 1}" for n in range(copies)]
    dark = side("sith", *webs, "corporate_exploitation", hand=list(hand))
    light = side("jedi", "jedi_training", "luke_skywalker", "yoda")
    return table(dark, light, active=active, **more)


@pytest.mark.parametrize("active", [DARK, LIGHT])
def test_the_emperors_web_makes_the_first_sith_event_of_any_turn_cheaper(active: int) -> None:
    t = web("force_stasis#1", "force_stasis#2", active=active)
    do(t, (DARK, "act force_stasis#1"), "pick luke_skywalker#1")
    assert tokens(t) == 0, "Force Stasis costs 1"
    do(t, (DARK, "act force_stasis#2"), "pay", "pick luke_skywalker#1")
    assert tokens(t) == 1


def test_a_first_sith_event_of_cost_0_uses_up_the_webs_reduction() -> None:
    t = web("force_choke#1", "force_stasis#1")
    do(t, (DARK, "act force_choke#1"), "pick luke_skywalker#1")
    do(t, (DARK, "act force_stasis#1"), "pay", "pick luke_skywalker#1")
    assert tokens(t) == 1


def test_two_webs_add_up_and_neutral_events_are_no_sith_events() -> None:
    t = web("dark_alliance#1", "a_disturbance_in_the_force#1", copies=2, marks={"committed": {"yoda#1": 1}})
    do(t, (DARK, "act dark_alliance#1"))
    do(t, (DARK, "act a_disturbance_in_the_force#1"))
    until(t, "act", "play", "engage")
    assert logged(t, "focus") == ["yoda#1"], "A Disturbance in the Force costs 2, and both are spared"


# cost interrupts


def defence(*hand: str, **more: Any) -> kantyna.Table:
    """The light side has 3 resources: the affiliation card, the objective, a casino."""
    return deploying(side("rebel_alliance", "the_defense_of_yavin_4", "cloud_city_casino", hand=list(hand)), **more)


@pytest.mark.rule("SWLCG-501")
def test_the_defense_of_yavin_4_lets_cards_be_discarded_for_a_cheaper_vehicle() -> None:
    t = defence("home_one", "fall_back", "false_lead", "repair_droid")
    do(t, "play home_one#1", "answer the_defense_of_yavin_4#1")
    assert keys(t, LIGHT) == ["discard fall_back#1", "discard false_lead#1", "discard repair_droid#1"], "at least one"
    do(t, "discard fall_back#1", "discard repair_droid#1", "done")
    do(t, "generate affiliation_rebel_alliance#1 1", "generate cloud_city_casino#1 1")
    assert tokens(t) == 2
    do(t, "generate the_defense_of_yavin_4#1 1")
    assert tokens(t) == 3, "5 less 2"
    assert "home_one" in zone(t, LIGHT, "play")
    assert zone(t, LIGHT, "hand") == ["false_lead"]
    assert zone(t, LIGHT, "discard") == ["fall_back", "repair_droid"]


@pytest.mark.rule("SWLCG-320")
@pytest.mark.rule("SWLCG-790")
def test_a_vehicle_that_stays_too_dear_goes_back_and_no_token_is_placed() -> None:
    t = defence("home_one", "fall_back", "false_lead")
    do(t, "play home_one#1", "answer the_defense_of_yavin_4#1", "discard fall_back#1", "done")
    assert tokens(t) == 0, "4 cannot be paid with 3"
    assert zone(t, LIGHT, "hand") == ["false_lead", "home_one"]
    assert t.view(DARK)["seats"][LIGHT]["hand"] == [None, "home_one#1"], "all have seen what it is"
    assert zone(t, LIGHT, "discard") == ["fall_back"], "the cost of the interrupt stays paid"
    assert refusal(t, LIGHT, "play home_one#1") == "SWLCG-188", "one card less does not help any more"


def test_the_interrupt_may_be_left_unused() -> None:
    t = defence("red_two", "fall_back")
    do(t, "play red_two#1", "pass", "pay")
    assert tokens(t) == 3
    assert zone(t, LIGHT, "hand") == ["fall_back"]


@pytest.mark.rule("SWLCG-316")
def test_never_below_1_and_of_no_use_where_the_cost_is_1() -> None:
    t = defence("x_wing_escort", "fall_back", "false_lead")
    do(t, "play x_wing_escort#1", "answer the_defense_of_yavin_4#1", "discard fall_back#1", "discard false_lead#1")
    do(t, "pay")
    assert tokens(t) == 1
    dark = side("imperial_navy", "kuat_reinforcements", hand=["tie_fighter", "dark_alliance"])
    t = table(dark, side("jedi"))
    do(t, "play tie_fighter#1")
    assert "answer kuat_reinforcements#1" not in keys(t, DARK), "a TIE Fighter costs 1"


def test_kuat_reinforcements_does_the_same_for_vehicles_alone() -> None:
    dark = side("imperial_navy", "kuat_reinforcements", hand=["tie_bomber", "duty_officer", "dark_alliance"])
    t = table(dark, side("jedi"))
    do(t, "play tie_bomber#1", "answer kuat_reinforcements#1", "discard dark_alliance#1", "done", "pay")
    assert tokens(t) == 1
    do(t, "play duty_officer#1")
    assert_no_choice(t, "answer", DARK)  # a Character


def test_the_vehicle_of_the_other_player_is_not_made_cheaper() -> None:
    light = side("rebel_alliance", "the_defense_of_yavin_4", hand=["fall_back"])
    dark = side("imperial_navy", "death_and_despayre", "corporate_exploitation", hand=["tie_bomber", "dark_alliance"])
    t = table(dark, light)
    do(t, "play tie_bomber#1")
    assert payment(t, DARK)


# the next card


def test_rebel_sympathizer_makes_the_next_card_cheaper_and_free_of_the_match() -> None:
    light = side(
        "rebel_alliance",
        "cloud_city_casino",
        "rebel_sympathizer",
        hand=["jedi_in_hiding", "twilek_loyalist"],
        deck=DECK,
    )
    t = deploying(light)
    assert refusal(t, LIGHT, "play jedi_in_hiding#1") == "SWLCG-308"
    do(t, "act rebel_sympathizer#1", "play jedi_in_hiding#1", "generate cloud_city_casino#1 1")
    assert "jedi_in_hiding" in zone(t, LIGHT, "play")
    assert "rebel_sympathizer" in zone(t, LIGHT, "discard")
    assert refusal(t, LIGHT, "play twilek_loyalist#1") == "SWLCG-308", "only the next card"


def test_what_sympathizers_promise_adds_up_and_ends_with_the_phase() -> None:
    light = side("rebel_alliance", "rebel_sympathizer#1", "rebel_sympathizer#2", hand=["jedi_in_hiding"], deck=DECK)
    t = deploying(light)
    do(t, "act rebel_sympathizer#1", "act rebel_sympathizer#2", "play jedi_in_hiding#1")
    assert "jedi_in_hiding" in zone(t, LIGHT, "play")
    assert tokens(t) == 0
    light = side("rebel_alliance", "jedi_training", "rebel_sympathizer#1", hand=["twilek_loyalist"], deck=DECK)
    t = table(side("sith"), light, active=LIGHT, phase="draw")
    until(t, "act")
    do(t, "act rebel_sympathizer#1")
    until(t, "play")
    do(t, "play twilek_loyalist#1", "pay")
    assert tokens(t) == 1, "the promise was for the draw phase"


# without a match


@pytest.mark.parametrize("objective", ["rumors_at_the_cantina", "hit_and_run"])
def test_rumors_at_the_cantina_free_their_players_cards_of_the_match(objective: str) -> None:
    t = deploying(side("rebel_alliance", objective, hand=["jedi_in_hiding"]))
    if objective == "hit_and_run":
        assert refusal(t, LIGHT, "play jedi_in_hiding#1") == "SWLCG-308"
        return
    do(t, "play jedi_in_hiding#1", "pay")
    assert tokens(t) == 2, "the number of resources stays the same"


def test_looking_for_droids_does_not_help_the_other_player() -> None:
    dark = side("sith", "looking_for_droids", hand=["duty_officer"])
    t = table(dark, side("rebel_alliance", "hit_and_run", hand=["jedi_in_hiding"]))
    assert "play duty_officer#1" in keys(t, DARK)
    light = side("rebel_alliance", "hit_and_run", hand=["jedi_in_hiding"])
    t = table(side("sith", "looking_for_droids"), light, active=LIGHT)
    assert refusal(t, LIGHT, "play jedi_in_hiding#1") == "SWLCG-308"


def test_dark_alliance_frees_cards_of_the_match_until_the_phase_ends() -> None:
    hand = ["dark_alliance#1", "duty_officer", "emperors_royal_guard"]
    t = table(side("scum_and_villainy", "corporate_exploitation", hand=hand), side("jedi"))
    assert refusal(t, DARK, "play duty_officer#1") == "SWLCG-308"
    do(t, "act dark_alliance#1", "play duty_officer#1", "pay")
    assert "duty_officer" in zone(t, DARK, "play")
    t = table(side("scum_and_villainy", "corporate_exploitation", hand=hand), side("jedi"), phase="draw")
    until(t, "act")
    do(t, (DARK, "act dark_alliance#1"))
    until(t, "play")
    assert refusal(t, DARK, "play duty_officer#1") == "SWLCG-308", "that was the draw phase"


def test_with_common_ground_an_objective_matches_every_affiliation() -> None:
    light = side("rebel_alliance", "hit_and_run", "common_ground", hand=["jedi_in_hiding"])
    t = deploying(light, hosts={"common_ground#1": "hit_and_run#1"})
    do(t, "play jedi_in_hiding#1", "pay")
    assert marks(t, "focus") == {"affiliation_rebel_alliance#1": 1, "hit_and_run#1": 1}
    light = side("rebel_alliance", "hit_and_run", "draw_their_fire", "common_ground", hand=["jedi_in_hiding"])
    t = deploying(light, hosts={"common_ground#1": "hit_and_run#1"})
    do(t, "play jedi_in_hiding#1", "generate draw_their_fire#1 1")
    assert keys(t, LIGHT)[1:] == ["generate hit_and_run#1 1"], "the other objective gives no match"


# played into an engagement


@pytest.mark.rule("SWLCG-197")
def test_backstabber_joins_the_engagement_and_damages_the_engaged_objective() -> None:
    dark = side("imperial_navy", "tie_fighter", "death_and_despayre", hand=["backstabber"])
    t = fight(dark, side("jedi", "jedi_training"), "tie_fighter", steps=("strikes",))
    until(t, "act")
    do(t, (DARK, "act backstabber#1"), "pay")
    do(t, "answer backstabber#1 1")
    assert marks(t, "part")["backstabber#1"] == 1, "an attacker, since its player attacks"
    assert next(event.view(None)["n"] for event in t.events if event.kind == "damage") == 1, "before any strike"
    assert not logged(t, "attackers"), "it was not declared"


def test_backstabber_is_played_as_usual_outside_of_engagements_and_only_then() -> None:
    dark = side("imperial_navy", "death_and_despayre", hand=["backstabber"])
    t = table(dark, side("jedi", "jedi_training"))
    assert "play backstabber#1" in keys(t, DARK)
    assert refusal(t, DARK, "act backstabber#1") == "SWLCG-508"
    do(t, "play backstabber#1", "pay")
    assert_no_choice(t, "answer", DARK)  # no engagement is going on
