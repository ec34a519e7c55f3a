"""Abilities: costs, targets and cancelling, shown with cards of the Imperial Navy and neutral cards."""

from __future__ import annotations

import pytest

from card_game_fights import attack, fight
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, zone

EDGE_FOUGHT = ("strikes", "action-window edge-fought")


@pytest.mark.rule("SWLCG-541")
def test_a_forced_reaction_comes_before_voluntary_ones() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "the_endor_gambit", "rancor", "at_st")
    t = table(dark, side("jedi", "twilek_loyalist"), phase="refresh", marks={"focus": {"at_st#1": 2}})
    assert keys(t, DARK) == ["pick twilek_loyalist#1"]  # the Rancor's
    do(t, "pick twilek_loyalist#1")
    assert "answer the_endor_gambit#1" in keys(t, DARK)


@pytest.mark.rule("SWLCG-554")
@pytest.mark.rule("SWLCG-535")
@pytest.mark.rule("SWLCG-761")
@pytest.mark.rule("SWLCG-292")
def test_two_copies_each_react_once_and_each_pays_before_its_effect() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "control_room#1", "control_room#2",
                "imperial_officer#1", "imperial_officer#2", hand=["superlaser_blast"])  # fmt: skip
    t = table(dark, side("jedi", "jedi_training"))
    do(t, "act superlaser_blast#1", "generate imperial_command#1 2", "generate death_and_despayre#1 2")
    do(t, "pick jedi_training#1", "answer imperial_officer#1")
    assert t.position()["dial"] == 1  # nothing before it is paid
    do(t, "generate control_room#1 2")
    assert t.position()["dial"] == 2
    assert "answer imperial_officer#1" not in keys(t, DARK)
    assert refusal(t, DARK, "answer imperial_officer#1") == "SWLCG-535"
    do(t, "answer imperial_officer#2", "generate control_room#2 2")
    assert t.position()["dial"] == 3


@pytest.mark.rule("SWLCG-660")
def test_up_to_two_targets_means_at_least_one() -> None:
    dark = side("imperial_navy", "imperial_command", "at_st#1", "at_st#2", hand=["death_from_above"])
    t = fight(dark, side("jedi", "jedi_training"), "at_st#1 at_st#2", steps=EDGE_FOUGHT)
    do(t, "act death_from_above#1", "pay")
    assert refusal(t, DARK, "decline") == "SWLCG-660"
    do(t, "pick at_st#1")
    assert keys(t, DARK) == ["pick at_st#2", "done"]


@pytest.mark.rule("SWLCG-661")
@pytest.mark.rule("SWLCG-657")
def test_a_target_may_be_on_either_side_unless_the_text_says_enemy() -> None:
    dark = side("sith", "tie_fighter", hand=["tallon_roll", "its_worse"])
    light = side("jedi", "forgotten_heroes", "red_five", "yoda", hand=["counter_stroke"])
    t = table(dark, light, marks={"focus": {"tie_fighter#1": 1}})
    do(t, "act tallon_roll#1")
    assert keys(t, DARK) == ["pick tie_fighter#1", "pick red_five#1"]
    do(t, "pick tie_fighter#1", "answer counter_stroke#1", "pay", "answer its_worse#1")
    assert keys(t, DARK) == ["pick red_five#1", "pick yoda#1"]
    assert refusal(t, DARK, "pick tie_fighter#1") == "SWLCG-661"


@pytest.mark.rule("SWLCG-662")
def test_an_exhausted_card_cannot_be_focused_to_pay() -> None:
    dark = side("sith", "corporate_exploitation", hand=["tie_fighter"])
    t = table(dark, side("jedi", "yoda"), marks={"focus": {"corporate_exploitation#1": 1}})
    assert refusal(t, DARK, "act corporate_exploitation#1") == "SWLCG-762"


@pytest.mark.rule("SWLCG-315")
@pytest.mark.rule("SWLCG-514")
@pytest.mark.rule("SWLCG-665")
def test_an_exhausted_commander_acts_as_often_as_it_can_be_paid_for() -> None:
    dark = side("sith", "sith_library#1", "sith_library#2", "at_st_commander", "at_st#1", "at_st#2")
    t = fight(dark, side("jedi", "jedi_training"), "at_st#1 at_st#2", focus={"at_st_commander#1": 1}, steps=EDGE_FOUGHT)
    do(t, "act at_st_commander#1", "generate sith_library#1 1", "pick at_st#1")
    do(t, "act at_st_commander#1", "generate sith_library#2 1", "pick at_st#2")
    assert marks(t, "shield") == {"at_st#1": 1, "at_st#2": 1}


@pytest.mark.rule("SWLCG-504")
@pytest.mark.rule("SWLCG-666")
def test_a_constant_effect_works_as_long_as_its_card_is_in_play_exhausted_or_not() -> None:
    def blast(n: int) -> bool:
        return bool(t.view(None)["icons"]["duty_officer#1"].get("blast", 0) == n)

    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "duty_officer", hand=["orbital_bombardment"])
    t = table(dark, side("jedi", "yoda"))
    assert blast(0)
    do(t, "play orbital_bombardment#1", "pay")
    assert blast(1)
    dark = side("imperial_navy", "imperial_command", "duty_officer", "orbital_bombardment",
                hand=["tear_this_ship_apart"])  # fmt: skip
    t = table(dark, side("jedi", "yoda"), marks={"focus": {"orbital_bombardment#1": 1}})
    assert blast(1)
    do(t, "act tear_this_ship_apart#1", "pay", "pick orbital_bombardment#1")
    pass_windows(t, "nothing")
    assert blast(0)


@pytest.mark.rule("SWLCG-321")
@pytest.mark.rule("SWLCG-493")
@pytest.mark.rule("SWLCG-495")
@pytest.mark.rule("SWLCG-498")
def test_an_event_is_played_and_paid_for_in_the_opponents_turn_when_its_ability_allows() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", hand=["detained"])
    t = fight(dark, side("jedi", "yoda", "luke_skywalker"), "yoda", engaged="death_and_despayre", active=LIGHT)
    do(t, (DARK, "answer detained#1"), "generate imperial_command#1 2", "pick death_and_despayre#1")
    assert zone(t, DARK, "captured") == ["yoda"] and t.position()["active"] == LIGHT
    idle = table(dark, side("jedi", "yoda"))
    assert refusal(idle, DARK, "play detained#1") == "SWLCG-498"


@pytest.mark.rule("SWLCG-496")
@pytest.mark.rule("SWLCG-497")
@pytest.mark.rule("SWLCG-500")
def test_an_event_is_paid_first_stays_on_the_table_while_it_resolves_and_is_then_discarded() -> None:
    dark = side("imperial_navy", "imperial_command", "at_st#1", "at_st#2", hand=["death_from_above"])
    t = fight(dark, side("jedi", "jedi_training"), "at_st#1 at_st#2", steps=EDGE_FOUGHT)
    do(t, "act death_from_above#1", "generate affiliation_imperial_navy#1 1")
    assert marks(t, "focus") == {"affiliation_imperial_navy#1": 1}
    assert keys(t, DARK) == ["pick at_st#1", "pick at_st#2"]  # its effect has not begun
    assert zone(t, DARK, "hand") == [] and zone(t, DARK, "discard") == []
    assert zone(t, DARK, "playing") == ["death_from_above"]
    do(t, "pick at_st#1", "done")
    pass_windows(t, "nothing")
    assert zone(t, DARK, "playing") == [] and zone(t, DARK, "discard") == ["death_from_above"]


@pytest.mark.rule("SWLCG-667")
@pytest.mark.rule("SWLCG-670")
def test_a_cancelled_event_of_cost_two_is_discarded_and_the_resources_are_lost() -> None:
    dark = side("imperial_navy", "imperial_command", "death_star_trooper", hand=["trooper_assault"])
    light = side("jedi", "jedi_training", hand=["counter_stroke"])
    t = fight(dark, light, "death_star_trooper", steps=EDGE_FOUGHT)
    do(t, "act trooper_assault#1", "generate imperial_command#1 2", (LIGHT, "answer counter_stroke#1"), "pay")
    pass_windows(t, "deal-one")
    assert zone(t, DARK, "discard") == ["trooper_assault"]
    assert marks(t, "focus")["imperial_command#1"] == 2
    assert "blast" not in t.view(None)["icons"]["death_star_trooper#1"]


@pytest.mark.rule("SWLCG-766")
def test_an_ability_works_in_play_and_not_from_hand() -> None:
    dark = side("imperial_navy", "imperial_command", "at_st", hand=["at_st_commander", "death_from_above"])
    t = fight(dark, side("jedi", "jedi_training"), "at_st", steps=EDGE_FOUGHT)
    assert refusal(t, DARK, "act at_st_commander#1") == "SWLCG-766"


@pytest.mark.rule("SWLCG-394")
@pytest.mark.rule("SWLCG-791")
def test_winning_the_edge_because_nobody_defends_counts_as_winning_it() -> None:
    dark = side("sith", "tie_fighter", hand=["human_replica_droid"])
    t = fight(dark, side("jedi", "jedi_training", "yoda"), "tie_fighter", steps=("strikes", "edge-battle"))
    do(t, (DARK, "pass"))
    assert "answer human_replica_droid#1" in keys(t, DARK)


@pytest.mark.rule("SWLCG-054")
def test_an_icon_granted_without_brackets_counts_without_the_edge() -> None:
    dark = side("sith", "kuati_security_team", "blaster_pistol")
    light = side("jedi", "jedi_training", "yoda")
    t = fight(dark, light, "kuati_security_team", "yoda", edge=LIGHT, focus={"yoda#1": 1},
              hosts={"blaster_pistol#1": "kuati_security_team#1"})  # fmt: skip
    do(t, (DARK, "pick yoda#1"))
    assert zone(t, LIGHT, "discard") == ["yoda"]  # 1 printed and 1 granted, capacity 2; the blast needs the edge
    assert marks(t, "damage") == {}


@pytest.mark.rule("SWLCG-117")
def test_card_text_beats_the_rule_that_cards_are_played_from_hand() -> None:
    dark = side("sith", "the_heart_of_the_empire", discard=["viper_probe_droid", "tie_bomber"])
    t = table(dark, side("jedi", "yoda"))
    assert refusal(t, DARK, "play tie_bomber#1") == "SWLCG-184"
    do(t, "play viper_probe_droid#1", "pay")
    assert "viper_probe_droid" in zone(t, DARK, "play")


@pytest.mark.rule("SWLCG-628")
def test_readying_a_unit_does_not_let_it_attack_if_it_cannot_attack() -> None:
    """Tallon Roll readies a Fighter that cannot be declared as an attacker, and it still cannot be."""
    dark = side("imperial_navy", "tie_fighter", "at_st", hand=["tallon_roll"])
    t = table(dark, side("jedi", "jedi_training"), phase="conflict", marks={"focus": {"tie_fighter#1": 1}},
              lasting=[["cannot-attack", "tie_fighter#1", 1, "phase-end"]])  # fmt: skip
    do(t, "act tallon_roll#1", "pick tie_fighter#1", "engage jedi_training#1")
    assert keys(t, DARK) == ["attack-with at_st#1"]
    assert refusal(t, DARK, "attack-with tie_fighter#1") == "SWLCG-116"


@pytest.mark.rule("SWLCG-322")
def test_a_unit_that_has_generated_resources_does_not_attack() -> None:
    dark = side("imperial_navy", "admiral_motti", "at_st", hand=["control_room"])
    t = table(dark, side("jedi", "jedi_training"))
    do(t, "play control_room#1", "generate admiral_motti#1 2", "engage jedi_training#1")
    assert keys(t, DARK) == ["attack-with at_st#1"]
    assert refusal(t, DARK, "attack-with admiral_motti#1") == "SWLCG-337"


@pytest.mark.rule("SWLCG-174")
def test_the_reserve_is_read_when_the_hand_is_filled() -> None:
    dark = side("imperial_navy", "defense_protocol", "reconnaissance_mission", deck=["tie_fighter"] * 4 + ["at_st"] * 4)
    t = table(dark, side("jedi", "yoda"), phase="draw")
    do(t, "answer defense_protocol#1", "pick yoda#1", "decline")
    pass_windows(t, "play")
    assert len(zone(t, DARK, "hand")) == 6  # 6, 1 more by the mission, 1 less by the protocol


@pytest.mark.rule("SWLCG-771")
def test_a_card_in_the_edge_stack_is_a_fate_card_by_its_printed_type() -> None:
    dark = side("imperial_navy", "tie_attack_squadron", hand=["target_of_opportunity_dark"])
    light = side("jedi", "jedi_training", "yoda", "red_five", hand=["jedi_in_hiding"])
    t = fight(dark, light, "tie_attack_squadron", "yoda", steps=("strikes", "edge-battle"))
    do(t, (DARK, "place target_of_opportunity_dark#1"), (LIGHT, "pass"))
    pass_windows(t, "resolve")
    assert t.view(None)["icons"]["tie_attack_squadron#1"]["unit-damage"] == 2


@pytest.mark.rule("SWLCG-753")
def test_both_players_see_the_participants_and_a_unit_that_joined_was_not_declared() -> None:
    dark = side("imperial_navy", "imperial_command", "control_room", "at_st", hand=["backstabber"])
    t = table(dark, side("jedi", "jedi_training"), phase="conflict")
    attack(t, "jedi_training", "at_st")
    assert t.view(LIGHT)["marks"]["part"] == {"at_st#1": 1}
    pass_windows(t, "act backstabber#1")
    do(t, "act backstabber#1", "pay")
    assert t.view(LIGHT)["marks"]["part"] == {"at_st#1": 1, "backstabber#1": 1}
    assert [event.view(None)["card"] for event in t.events if event.kind == "attackers"] == ["at_st#1"]
