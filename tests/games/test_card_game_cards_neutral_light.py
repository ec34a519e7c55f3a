"""The Card Game: what the neutral cards of the light side do."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, defend, fight
from card_game_situations import (
    DARK,
    LIGHT,
    do,
    keys,
    marks,
    pass_answers,
    pass_windows,
    refusal,
    side,
    table,
    until,
    zone,
)
from loose import view_of

HEART = "the_heart_of_the_empire"
OBJECTIVES = ("jedi_training", "forgotten_heroes", "last_minute_rescue")


def can(t: kantyna.Table, seat: int, key: str) -> bool:
    return key in keys(t, seat)


# objectives


def tribal(pile: list[str], hand: list[str]) -> kantyna.Table:
    light = side("jedi", "tribal_support", *OBJECTIVES[:2], hand=hand, discard=pile, objective_deck=[])
    return table(side("sith"), light, LIGHT, "refresh")


def test_tribal_support_takes_an_ewok_back_for_a_discarded_card() -> None:
    t = tribal(["ewok_scout", "x_wing"], ["y_wing", "yub_yub"])
    do(t, (LIGHT, "answer tribal_support#1"))
    assert sorted(keys(t, LIGHT)) == ["discard y_wing#1", "discard yub_yub#1"]
    do(t, "discard y_wing#1")
    assert keys(t, LIGHT) == ["pick ewok_scout#1"]
    assert refusal(t, LIGHT, "pick x_wing#1") == "SWLCG-763"
    do(t, "pick ewok_scout#1")
    assert sorted(zone(t, LIGHT, "hand")) == ["ewok_scout", "yub_yub"]
    assert zone(t, LIGHT, "discard") == ["x_wing", "y_wing"]
    assert t.view(DARK)["seats"][LIGHT]["hand"].count("ewok_scout#1") == 1, "everybody saw it go there"


@pytest.mark.rule("SWLCG-765")
def test_tribal_support_cannot_be_used_only_to_discard_a_card() -> None:
    t = tribal(["x_wing"], ["ewok_scout", "yub_yub"])
    until(t, "discard", "pass")
    assert not can(t, LIGHT, "answer tribal_support#1")


def test_hit_and_run_hits_the_engaged_objective_once_a_turn() -> None:
    t = table(
        side("sith", HEART, "fall_of_the_jedi"),
        side("jedi", "hit_and_run", "x_wing", "a_wing"), LIGHT, "conflict",
    )  # fmt: skip
    attack(t, HEART, "a_wing")
    do(t, (LIGHT, "answer hit_and_run#1"))
    assert marks(t, "damage") == {f"{HEART}#1": 1}, "an edge battle without a defender is won"
    until(t, "engage")
    attack(t, "fall_of_the_jedi", "x_wing")
    until(t, "deal-one", "answer")
    assert t.position()["edge"] == LIGHT + 1, "it was won again"
    assert keys(t, LIGHT) == ["deal-one fall_of_the_jedi#1", "decline"]


def test_hit_and_run_does_nothing_for_a_defender_or_the_other_side() -> None:
    t = table(
        side("sith", HEART, "nightsister"), side("jedi", "hit_and_run", "x_wing"), DARK, "conflict",
    )  # fmt: skip
    attack(t, "hit_and_run", "nightsister")
    defend(t, "x_wing")
    until(t, "strike", "answer", "resolve-unit-damage", "pick")
    assert not any(key.startswith("answer hit_and_run") for seat in t.choices for key in keys(t, seat))
    assert t.position()["edge"] == LIGHT + 1, "though the light side has won it, as the defender"


# units


def test_c_3po_is_sacrificed_and_cancels_an_event_of_any_player() -> None:
    light = side("jedi", "c_3po", "luke_skywalker", "jedi_training", hand=["our_most_desperate_hour"])
    t = table(side("sith"), light, LIGHT)
    do(t, (LIGHT, "act our_most_desperate_hour#1"), (LIGHT, "pick luke_skywalker#1"), (LIGHT, "answer c_3po#1"))
    pass_answers(t)
    assert not marks(t, "shield"), "the event does nothing"
    assert zone(t, LIGHT, "discard") == ["c_3po", "our_most_desperate_hour"], "but it was played"
    assert "c_3po" not in zone(t, LIGHT, "play")


def test_c_3po_cancels_an_event_of_the_opponent() -> None:
    t = table(side("sith", HEART, hand=["force_choke"]), side("jedi", "c_3po", "luke_skywalker"), DARK)
    do(t, (DARK, "act force_choke#1"), (DARK, "pick luke_skywalker#1"), (LIGHT, "answer c_3po#1"))
    until(t, "play", "act", "pass")
    assert not marks(t, "damage") and zone(t, LIGHT, "discard") == ["c_3po"]
    assert zone(t, DARK, "discard") == ["force_choke"]


def test_c_3po_answers_no_unit() -> None:
    t = table(side("sith"), side("jedi", "c_3po", "jedi_training", hand=["rebel_trooper"]), LIGHT)
    do(t, (LIGHT, "play rebel_trooper#1"))
    assert not can(t, LIGHT, "answer c_3po#1") and "rebel_trooper" in zone(t, LIGHT, "play")


def test_a_wing_draws_a_card_when_it_is_focused_to_strike() -> None:
    light = side("jedi", "a_wing", "x_wing")
    t = fight(side("sith", HEART), light, "a_wing", engaged=HEART, active=LIGHT)
    do(t, (LIGHT, "answer a_wing#1"))
    assert len(zone(t, LIGHT, "hand")) == 1 and marks(t, "focus") == {"a_wing#1": 1}
    t = fight(side("sith", HEART), light, "x_wing", engaged=HEART, active=LIGHT)
    until(t, "deal-one", "answer")
    assert keys(t, LIGHT) == [f"deal-one {HEART}#1", "decline"], "another unit has struck"


def test_x_wing_escort_makes_the_opponent_sacrifice_a_vehicle_when_it_leaves() -> None:
    t = table(
        side("sith", "tie_fighter", "tie_attack_squadron", "nightsister"),
        side("smugglers_and_spies", "questionable_contacts", "x_wing_escort", hand=["swindled"]), LIGHT,
    )  # fmt: skip
    do(t, (LIGHT, "act swindled#1"), "pay", "pick x_wing_escort#1", (LIGHT, "answer x_wing_escort#1"))
    assert keys(t, DARK) == ["sacrifice tie_fighter#1", "sacrifice tie_attack_squadron#1"], "the choice of its owner"
    assert refusal(t, DARK, "decline") == "SWLCG-644"
    do(t, (DARK, "sacrifice tie_fighter#1"))
    assert zone(t, DARK, "discard") == ["tie_fighter"] and "x_wing_escort" in zone(t, LIGHT, "hand")


@pytest.mark.rule("SWLCG-763")
def test_x_wing_escort_cannot_be_used_when_the_opponent_has_no_vehicle() -> None:
    t = table(
        side("sith", "nightsister"),
        side("smugglers_and_spies", "questionable_contacts", "x_wing_escort", "y_wing", hand=["swindled"]), LIGHT,
    )  # fmt: skip
    do(t, (LIGHT, "act swindled#1"), "pay", "pick x_wing_escort#1")
    assert not can(t, LIGHT, "answer x_wing_escort#1")
    assert "x_wing_escort" in zone(t, LIGHT, "hand")


def test_ewok_scout_keeps_an_enemy_unit_from_defending() -> None:
    t = table(
        side("sith", HEART, "nightsister", "emperors_royal_guard"), side("jedi", "ewok_scout", "x_wing"),
        LIGHT, "conflict",
    )  # fmt: skip
    attack(t, HEART, "ewok_scout")
    do(t, (LIGHT, "answer ewok_scout#1"))
    assert refusal(t, LIGHT, "pick x_wing#1") == "SWLCG-661"
    do(t, "pick nightsister#1")
    pass_windows(t, "defend-with")
    assert keys(t, DARK) == ["defend-with emperors_royal_guard#1", "decline"]
    assert refusal(t, DARK, "defend-with nightsister#1") == "SWLCG-116"


def test_what_an_ewok_scout_keeps_from_defending_may_defend_in_the_next_engagement() -> None:
    t = table(
        side("sith", HEART, "fall_of_the_jedi", "nightsister"), side("jedi", "ewok_scout", "x_wing"), LIGHT, "conflict"
    )
    attack(t, HEART, "ewok_scout")
    do(t, (LIGHT, "answer ewok_scout#1"), "pick nightsister#1")
    until(t, "engage")
    attack(t, "fall_of_the_jedi", "x_wing")
    pass_windows(t, "defend-with")
    assert can(t, DARK, "defend-with nightsister#1")


# enhancements


def test_astromech_droid_upgrade_gives_a_vehicle_two_icons() -> None:
    light = side("jedi", "y_wing", "astromech_droid_upgrade")
    dark = side("sith", HEART, "emperors_royal_guard")
    t = fight(
        dark, light, "y_wing", "emperors_royal_guard", engaged=HEART, active=LIGHT,
        hosts={"astromech_droid_upgrade#1": "y_wing#1"},
    )  # fmt: skip
    do(t, "resolve-unit-damage", "pick emperors_royal_guard#1")
    until(t, "engage", "pass", "deal-one", "strike")
    assert marks(t, "damage") == {"emperors_royal_guard#1": 1, f"{HEART}#1": 3}, "blast: its own, the edge's, the new"


@pytest.mark.rule("SWLCG-201")
def test_astromech_droid_upgrade_goes_on_vehicles_only() -> None:
    light = side("jedi", "y_wing", "rebel_trooper", "jedi_training", hand=["astromech_droid_upgrade"])
    t = table(side("sith", "tie_fighter"), light, LIGHT)
    do(t, (LIGHT, "play astromech_droid_upgrade#1"), "pay")
    assert keys(t, LIGHT) == ["pick tie_fighter#1", "pick y_wing#1"], "of either player"


def emplacement(*dark: str, **tokens: dict[str, int]) -> kantyna.Table:
    light = side("jedi", "heavy_blaster_emplacement", "x_wing", hand=["rebel_trooper"])
    return table(side("sith", *dark), light, LIGHT, marks=tokens)


def test_heavy_blaster_emplacement_lets_the_opponent_choose_who_is_hit() -> None:
    t = emplacement("nightsister", "emperors_royal_guard")
    do(t, (LIGHT, "act heavy_blaster_emplacement#1"))
    assert keys(t, DARK) == ["pick nightsister#1", "pick emperors_royal_guard#1"]
    do(t, (DARK, "pick emperors_royal_guard#1"))
    pass_windows(t, "play")
    assert marks(t, "damage") == {"emperors_royal_guard#1": 1}
    assert marks(t, "focus") == {"heavy_blaster_emplacement#1": 1}
    assert refusal(t, LIGHT, "act heavy_blaster_emplacement#1") == "SWLCG-762", "it must be ready"


@pytest.mark.rule("SWLCG-468")
def test_a_shield_helps_against_the_emplacement_although_its_owner_chose() -> None:
    t = emplacement("emperors_royal_guard", shield={"emperors_royal_guard#1": 1})
    do(t, (LIGHT, "act heavy_blaster_emplacement#1"), (DARK, "pick emperors_royal_guard#1"))
    do(t, (DARK, "use-shield emperors_royal_guard#1"))
    assert not marks(t, "damage")


def test_heavy_blaster_emplacement_needs_an_enemy_unit() -> None:
    t = table(side("sith"), side("jedi", "heavy_blaster_emplacement", "x_wing", hand=["rebel_trooper"]), LIGHT)
    assert refusal(t, LIGHT, "act heavy_blaster_emplacement#1") == "SWLCG-763"


def test_stolen_plans_draw_a_card_when_the_enhanced_objective_generates() -> None:
    t = table(
        side("sith", HEART, "fall_of_the_jedi", hand=["tie_fighter", "tie_fighter"]),
        side("jedi", "stolen_plans", "jedi_training"), DARK, hosts={"stolen_plans#1": f"{HEART}#1"},
    )  # fmt: skip
    do(t, (DARK, "play tie_fighter#1"), (DARK, "generate fall_of_the_jedi#1 1"))
    assert not can(t, LIGHT, "answer stolen_plans#1"), "another objective"
    t = table(
        side("sith", HEART, "fall_of_the_jedi", hand=["nightsister"]),
        side("jedi", "stolen_plans", "jedi_training"), DARK, hosts={"stolen_plans#1": f"{HEART}#1"},
    )  # fmt: skip
    do(t, (DARK, "play nightsister#1"), (DARK, f"generate {HEART}#1 2"), (LIGHT, "answer stolen_plans#1"))
    assert len(zone(t, LIGHT, "hand")) == 1, "one for two resources"


def test_stolen_plans_go_on_enemy_objectives_only() -> None:
    t = table(side("sith", HEART), side("jedi", "jedi_training", hand=["stolen_plans"]), LIGHT)
    do(t, (LIGHT, "play stolen_plans#1"), "pay")
    assert keys(t, LIGHT) == [f"pick {HEART}#1"]


def test_log_trap_lets_the_attacker_choose_which_attacker_is_exhausted() -> None:
    t = fight(
        side("sith", HEART, "nightsister", "emperors_royal_guard", "tie_fighter"),
        side("jedi", "jedi_training", "log_trap", "x_wing"), "nightsister emperors_royal_guard", "x_wing",
    )  # fmt: skip
    do(t, (DARK, "strike nightsister#1"))
    until(t, "act")
    do(t, (LIGHT, "act log_trap#1"))
    assert keys(t, DARK) == ["pick nightsister#1", "pick emperors_royal_guard#1"], "attackers only"
    do(t, (DARK, "pick emperors_royal_guard#1"))
    assert marks(t, "focus")["emperors_royal_guard#1"] == 1 and marks(t, "focus")["log_trap#1"] == 1


def test_log_trap_needs_an_attacking_enemy() -> None:
    light = side("jedi", "jedi_training", "log_trap", "x_wing", hand=["rebel_trooper"])
    t = table(side("sith", HEART, "nightsister"), light, LIGHT)
    assert refusal(t, LIGHT, "act log_trap#1") == "SWLCG-763"
    t = table(side("sith", HEART, "nightsister"), side("jedi", "log_trap", "x_wing"), LIGHT, "conflict")
    attack(t, HEART, "x_wing")
    assert refusal(t, LIGHT, "act log_trap#1"), "one's own attackers do not count"


# events


@pytest.mark.rule("SWLCG-121")
def test_our_most_desperate_hour_gives_a_shield_to_a_character_that_has_one() -> None:
    light = side("jedi", "luke_skywalker", "x_wing", hand=["our_most_desperate_hour"])
    t = table(side("sith", "nightsister"), light, LIGHT, marks={"shield": {"luke_skywalker#1": 1}})
    do(t, (LIGHT, "act our_most_desperate_hour#1"))
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick nightsister#1", "pick luke_skywalker#1"], "characters of either player"
    assert refusal(t, LIGHT, "pick x_wing#1") == "SWLCG-661"
    do(t, "pick luke_skywalker#1")
    pass_windows(t, "play")
    assert marks(t, "shield") == {"luke_skywalker#1": 2}


def test_emergency_repair_takes_all_damage_off_an_objective() -> None:
    light = side("jedi", "jedi_training", "forgotten_heroes", "x_wing", hand=["emergency_repair"])
    damage = {"jedi_training#1": 3, "x_wing#1": 1}
    t = table(side("sith", HEART), light, LIGHT, marks={"damage": damage})
    do(t, (LIGHT, "act emergency_repair#1"), "pay")
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick jedi_training#1"], "damaged objectives only"
    do(t, "pick jedi_training#1")
    pass_windows(t, "play")
    assert marks(t, "damage") == {"x_wing#1": 1}


@pytest.mark.rule("SWLCG-658")
def test_emergency_repair_needs_one_s_own_turn_and_a_damaged_objective() -> None:
    light = side("jedi", "jedi_training", "forgotten_heroes", hand=["emergency_repair"])
    t = table(side("sith", HEART, hand=["tie_fighter"]), light, DARK, marks={"damage": {"jedi_training#1": 1}})
    until(t, "pass")
    do(t, (DARK, "pass"))
    assert not can(t, LIGHT, "act emergency_repair#1")
    t = table(side("sith", HEART), light, LIGHT)
    assert refusal(t, LIGHT, "act emergency_repair#1") == "SWLCG-658"


@pytest.mark.parametrize(("balance", "taken"), [("dark", ["x_wing"]), ("light", ["x_wing", "y_wing"])])
def test_it_binds_all_things_takes_the_top_of_the_discard_pile(balance: str, taken: list[str]) -> None:
    light = side("jedi", "jedi_training", hand=["it_binds_all_things"], discard=["a_wing", "y_wing", "x_wing"])
    t = table(side("sith", HEART), light, LIGHT, balance=1 if balance == "dark" else 0)
    do(t, (LIGHT, "act it_binds_all_things#1"), "pay")
    pass_windows(t, "play")
    assert zone(t, LIGHT, "hand") == taken
    assert zone(t, LIGHT, "discard")[-1] == "it_binds_all_things", "it is discarded itself afterwards"


def test_it_binds_all_things_needs_a_card_in_the_pile() -> None:
    t = table(side("sith", HEART), side("jedi", "jedi_training", hand=["it_binds_all_things"]), LIGHT)
    assert refusal(t, LIGHT, "act it_binds_all_things#1") == "SWLCG-763"


def test_covering_fire_shields_each_friendly_participant() -> None:
    light = side("jedi", "jedi_training", "x_wing", "y_wing", "rebel_trooper", hand=["covering_fire"])
    t = table(side("sith", HEART, "nightsister"), light, LIGHT, "conflict")
    assert refusal(t, LIGHT, "act covering_fire#1") == "SWLCG-508", "there is no engagement"
    attack(t, HEART, "x_wing", "y_wing")
    do(t, (LIGHT, "act covering_fire#1"))
    assert keys(t, LIGHT) == ["sacrifice x_wing#1", "sacrifice y_wing#1", "sacrifice rebel_trooper#1"]
    do(t, "sacrifice rebel_trooper#1")
    pass_windows(t, "defend-with")
    assert marks(t, "shield") == {"x_wing#1": 1, "y_wing#1": 1}
    assert zone(t, LIGHT, "discard") == ["rebel_trooper", "covering_fire"]


def test_covering_fire_needs_a_participant_without_a_shield() -> None:
    light = side("jedi", "jedi_training", "x_wing", "rebel_trooper", hand=["covering_fire"])
    t = fight(
        side("sith", HEART, "nightsister"), light, "x_wing", "nightsister", engaged=HEART, active=LIGHT,
        shield={"x_wing#1": 1},
    )  # fmt: skip
    do(t, "resolve-unit-damage", "pick nightsister#1")
    while view_of(t)["window"]["name"] != "strike":
        do(t, "pass")
    assert refusal(t, LIGHT, "act covering_fire#1") == "SWLCG-763"


@pytest.mark.parametrize(("name", "icon"), [("unit-damage", 2), ("tactics", 1), ("blast", 1)])
def test_crossfire_gives_a_striking_character_one_icon_for_this_strike(name: str, icon: int) -> None:
    light = side("jedi", "jedi_training", "rebel_trooper", hand=["crossfire"])
    t = fight(
        side("sith", HEART, "darth_vader"), light, "rebel_trooper", "darth_vader", engaged=HEART, active=LIGHT,
    )  # fmt: skip
    do(t, (LIGHT, "answer crossfire#1"), "pay")
    pass_windows(t, "name-")
    assert keys(t, LIGHT) == ["name-unit-damage", "name-tactics", "name-blast"]
    do(t, f"name-{name}")
    pass_windows(t, "resolve-" if name != "unit-damage" else "pick")
    if name != "unit-damage":
        do(t, f"resolve-{name}")
    if name == "tactics":
        do(t, "pick darth_vader#1")
        assert marks(t, "focus")["darth_vader#1"] == icon
    else:
        if name == "unit-damage":
            do(t, "pick darth_vader#1")
        hit = "darth_vader#1" if name == "unit-damage" else f"{HEART}#1"
        pass_windows(t, "strike")
        assert marks(t, "damage")[hit] == icon
    until(t, "pass", "deal-one", "strike")
    assert not [each for each in t.position()["lasting"] if "strike-end" in each]


def test_crossfire_answers_no_vehicle() -> None:
    light = side("jedi", "jedi_training", "x_wing", hand=["crossfire"])
    t = fight(side("sith", HEART, "darth_vader"), light, "x_wing", "darth_vader", engaged=HEART, active=LIGHT)
    assert not can(t, LIGHT, "answer crossfire#1")


def test_yub_yub_focuses_an_ewok_and_discards_an_enhancement() -> None:
    light = side("jedi", "jedi_training", "ewok_scout", "x_wing", "stolen_plans", hand=["yub_yub"])
    t = table(side("sith", HEART), light, LIGHT, hosts={"stolen_plans#1": f"{HEART}#1"})
    do(t, (LIGHT, "act yub_yub#1"))
    assert keys(t, LIGHT) == ["focus ewok_scout#1"], "an Ewok"
    do(t, "focus ewok_scout#1")
    pass_windows(t, "pick")
    assert refusal(t, LIGHT, "pick x_wing#1") == "SWLCG-661"
    do(t, "pick stolen_plans#1")
    pass_windows(t, "play")
    assert zone(t, LIGHT, "discard") == ["stolen_plans", "yub_yub"] and marks(t, "focus") == {"ewok_scout#1": 1}


def test_yub_yub_needs_a_ready_ewok_and_an_enhancement() -> None:
    light = side("jedi", "jedi_training", "ewok_scout", "stolen_plans", hand=["yub_yub"])
    hosts = {"stolen_plans#1": f"{HEART}#1"}
    t = table(side("sith", HEART), light, LIGHT, hosts=hosts, marks={"focus": {"ewok_scout#1": 1}})
    assert refusal(t, LIGHT, "act yub_yub#1") == "SWLCG-762"
    t = table(side("sith", HEART), side("jedi", "jedi_training", "ewok_scout", hand=["yub_yub"]), LIGHT)
    assert refusal(t, LIGHT, "act yub_yub#1") == "SWLCG-658"


def mission(*captured: str, hand: tuple[str, ...] = ()) -> kantyna.Table:
    """Rescue Mission has been played, with these cards captured at one objective."""
    dark = side("sith", HEART, "fall_of_the_jedi", captured=list(captured))
    at = {f"{card}#1": "fall_of_the_jedi#1" for card in captured}
    light = side("jedi", "jedi_training", "forgotten_heroes", hand=["rescue_mission", *hand])
    t = table(dark, light, LIGHT, hosts=at, owners=dict.fromkeys(at, LIGHT))
    do(t, (LIGHT, "act rescue_mission#1"), "pay")
    pass_windows(t, "pick")
    return t


@pytest.mark.rule("SWLCG-618")
@pytest.mark.rule("SWLCG-639")
def test_rescue_mission_rescues_a_unit_that_may_enter_play() -> None:
    t = mission("yoda")
    assert keys(t, LIGHT) == ["pick fall_of_the_jedi#1"], "the other objective holds none"
    do(t, "pick fall_of_the_jedi#1")
    assert zone(t, LIGHT, "hand") == ["yoda"] and keys(t, LIGHT) == ["pick yoda#1", "decline"]
    stays = t.copy()
    do(t, "pick yoda#1")
    pass_windows(t, "play")
    assert "yoda" in zone(t, LIGHT, "play") and zone(t, LIGHT, "discard") == ["rescue_mission"]
    assert not marks(t, "focus").get("yoda#1")
    do(stays, "decline")
    assert zone(stays, LIGHT, "hand") == ["yoda"] and "yoda" not in zone(stays, LIGHT, "play")


def test_rescue_mission_leaves_what_is_no_unit_in_hand_and_asks_all_the_same() -> None:
    t = mission("jedi_lightsaber", hand=("x_wing",))
    do(t, "pick fall_of_the_jedi#1")
    assert keys(t, LIGHT) == ["decline"], "the opponent does not learn what it was"
    assert "jedi_lightsaber#1" not in str(t.view(None)), "nor does the view say it"
    assert refusal(t, LIGHT, "pick x_wing#1") == "SWLCG-639", "only the rescued card may enter"
    do(t, "decline")
    assert sorted(zone(t, LIGHT, "hand")) == ["jedi_lightsaber", "x_wing"]


@pytest.mark.rule("SWLCG-624")
def test_rescue_mission_needs_a_captured_card() -> None:
    light = side("jedi", "jedi_training", "forgotten_heroes", hand=["rescue_mission"])
    t = table(side("sith", HEART), light, LIGHT)
    assert refusal(t, LIGHT, "act rescue_mission#1") == "SWLCG-763"


@pytest.mark.rule("SWLCG-188")
def test_an_event_that_cannot_be_paid_for_is_not_offered() -> None:
    light = side("jedi", "ewok_scout", hand=["emergency_repair", "our_most_desperate_hour"])
    t = table(side("sith", HEART), light, LIGHT, marks={"damage": {f"{HEART}#1": 1}})
    assert keys(t, LIGHT) == ["act our_most_desperate_hour#1", "pass"]
    assert refusal(t, LIGHT, "act emergency_repair#1") == "SWLCG-188"


@pytest.mark.rule("SWLCG-308")
def test_an_event_is_not_offered_without_a_resource_match() -> None:
    light = side("jedi", "hit_and_run", "ewok_scout", hand=["swindled"])
    t = table(side("sith", HEART), light, LIGHT)
    until(t, "pass")
    assert refusal(t, LIGHT, "act swindled#1") == "SWLCG-308"


# cards without a text of their own


@pytest.mark.parametrize(
    ("unit", "hurt", "objective"),
    [("x_wing", 1, 1), ("y_wing", 0, 2), ("rookie_pilot", 1, 0), ("rebel_trooper", 1, 0), ("ewok_scout", 1, 0)],
)
def test_units_strike_with_their_icons_and_those_of_the_edge(unit: str, hurt: int, objective: int) -> None:
    t = fight(
        side("sith", HEART, "emperors_royal_guard"), side("jedi", unit), unit, "emperors_royal_guard", engaged=HEART,
        active=LIGHT,
    )  # fmt: skip
    for _ in range(20):
        if marks(t, "focus").get("emperors_royal_guard#1"):
            break
        (seat,) = t.choices
        picks = [key for key in keys(t, seat) if key.startswith(("resolve-", "pick emperors"))]
        t.choose(seat, picks[0] if picks else "pass")
    dealt = marks(t, "damage")
    assert (dealt.get("emperors_royal_guard#1", 0), dealt.get(f"{HEART}#1", 0)) == (hurt, objective)


def test_r2_d2_generates_a_resource_that_matches_nothing() -> None:
    t = table(side("sith"), side("jedi", "r2_d2", hand=["y_wing", "twilek_smuggler"]), LIGHT)
    assert can(t, LIGHT, "play y_wing#1") and refusal(t, LIGHT, "play twilek_smuggler#1") == "SWLCG-308"
    do(t, (LIGHT, "play y_wing#1"), (LIGHT, "generate r2_d2#1 1"), "pay")
    assert marks(t, "focus") == {"r2_d2#1": 1, "affiliation_jedi#1": 1}


@pytest.mark.rule("SWLCG-586")
def test_corellian_engineer_shields_a_participant_when_declared() -> None:
    t = table(side("sith", HEART), side("jedi", "corellian_engineer", "x_wing"), LIGHT, "conflict")
    attack(t, HEART, "corellian_engineer", "x_wing")
    do(t, "pick x_wing#1")
    assert marks(t, "shield") == {"x_wing#1": 1}


@pytest.mark.rule("SWLCG-565")
@pytest.mark.parametrize("place", ["dagobah_training_grounds", "hidden_outpost", "cloud_city_casino"])
def test_places_generate_a_resource_and_only_one_is_played_a_turn(place: str) -> None:
    other = "hidden_outpost" if place != "hidden_outpost" else "cloud_city_casino"
    t = table(side("sith"), side("jedi", "jedi_training", hand=[place, other, "x_wing"]), LIGHT)
    do(t, (LIGHT, f"play {place}#1"), (LIGHT, "generate affiliation_jedi#1 1"))
    pass_windows(t, "play")
    assert refusal(t, LIGHT, f"play {other}#1") == "SWLCG-565"
    do(t, (LIGHT, "play x_wing#1"), (LIGHT, f"generate {place}#1 1"))
    pass_windows(t, "play")
    assert marks(t, "focus")[f"{place}#1"] == 1 and "x_wing" in zone(t, LIGHT, "play")
