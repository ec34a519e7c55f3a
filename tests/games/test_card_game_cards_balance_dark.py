"""Balance of the Force, the sets of the dark side: what each card does, and what it does not, in a game of two."""

from __future__ import annotations

import pytest

from card_game_fights import attack, defend, fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_answers, refusal, side, table, until, zone
from matchers import assert_choices

RICH = ("the_heart_of_the_empire", "death_and_despayre")


# The Emperor's Hand


def test_the_emperors_hand_adds_nothing_without_a_common_reserve() -> None:
    assert table(side("sith", "the_emperors_hand"), side("jedi")).view(None)["struggle"] == [0, 0]


@pytest.mark.rule("BOTF-287")
def test_mara_jade_loses_a_focus_token_when_your_turn_ends() -> None:
    t = table(
        side("sith", "the_emperors_hand", "mara_jade"), side("jedi", "jedi_training"), DARK, "force",
        marks={"focus": {"mara_jade#1": 2}},
    )  # fmt: skip
    until(t, "answer")
    do(t, (DARK, "answer mara_jade#1"))
    assert marks(t, "focus") == {"mara_jade#1": 1}, "and there is no partner to give her to"
    assert t.position()["active"] == LIGHT


def test_mara_jade_does_nothing_ready_or_at_the_end_of_another_turn() -> None:
    ready = table(side("sith", "the_emperors_hand", "mara_jade"), side("jedi", "jedi_training"), DARK, "force")
    theirs = table(
        side("sith", "the_emperors_hand", "mara_jade", turns=2), side("jedi", "jedi_training"), LIGHT, "force",
        marks={"focus": {"mara_jade#1": 3}},
    )  # fmt: skip
    for t in (ready, theirs):
        before = t.position()["active"]
        for _ in range(40):
            if t.over or t.position()["active"] != before:
                break
            offered = keys(t, next(iter(t.choices)))
            assert "answer mara_jade#1" not in offered
            t.choose(next(iter(t.choices)), "pass" if "pass" in offered else "decline")


@pytest.mark.rule("BOTF-288")
@pytest.mark.rule("BOTF-289")
def test_join_me_takes_control_for_good_and_the_agent_refreshes() -> None:
    dark = side("sith", *RICH, "agent_of_the_hand", hand=["join_me"])
    t = table(
        dark, side("jedi", "jedi_training", "twilek_loyalist", "yoda", "x_wing"), DARK,
        marks={"focus": {"agent_of_the_hand#1": 1}, "committed": {"twilek_loyalist#1": 1}},
    )  # fmt: skip
    do(t, (DARK, "act join_me#1"), (DARK, "pay"))
    assert_choices(t, DARK, "pick agent_of_the_hand#1", "pick twilek_loyalist#1")  # no unique unit, no vehicle
    assert refusal(t, DARK, "pick yoda#1") == "SWLCG-661"
    do(t, (DARK, "pick twilek_loyalist#1"))
    do(t, (DARK, "answer agent_of_the_hand#1"))
    assert marks(t, "focus").get("agent_of_the_hand#1") is None
    assert "twilek_loyalist" in zone(t, DARK, "play") and marks(t, "committed") == {}
    until(t, "engage", "discard")
    assert "twilek_loyalist" in zone(t, DARK, "play")


def test_join_me_is_for_ones_own_deployment_phase() -> None:
    dark = side("sith", *RICH, "tie_fighter", hand=["join_me"])
    light = side("jedi", "jedi_training", "twilek_loyalist")
    t = table(dark, light, DARK, "refresh")
    assert refusal(t, DARK, "act join_me#1") == "SWLCG-508"
    t = table(dark, {**light, "hand": ["x_wing"]}, LIGHT)
    do(t, (LIGHT, "pass"))
    assert refusal(t, DARK, "act join_me#1") == "SWLCG-508"


def test_an_agent_does_not_refresh_when_an_opponent_takes_control() -> None:
    dark = side("sith", *RICH, hand=["join_me"])
    light = side("jedi", "jedi_training", "agent_of_the_hand", "twilek_loyalist")
    t = table(dark, light, DARK, owners={"agent_of_the_hand#1": DARK}, marks={"focus": {"agent_of_the_hand#1": 1}})
    do(t, (DARK, "act join_me#1"), (DARK, "pay"), (DARK, "pick twilek_loyalist#1"))
    assert marks(t, "focus")["agent_of_the_hand#1"] == 1 and "answer agent_of_the_hand#1" not in keys(t, LIGHT)


# Repair and Refurbish


@pytest.mark.rule("BOTF-257")
def test_repair_and_refurbish_heals_an_objective_when_your_turn_begins() -> None:
    dark = side("imperial_navy", "repair_and_refurbish", "imperial_command")
    t = table(
        dark, side("jedi", "jedi_training"), LIGHT, "force",
        marks={"damage": {"repair_and_refurbish#1": 2, "jedi_training#1": 1}},
    )  # fmt: skip
    until(t, "answer")
    assert t.position()["active"] == DARK
    do(t, (DARK, "answer repair_and_refurbish#1"))
    assert keys(t, DARK) == ["pick repair_and_refurbish#1", "decline"]
    do(t, (DARK, "pick repair_and_refurbish#1"))
    assert marks(t, "damage") == {"repair_and_refurbish#1": 1, "jedi_training#1": 1}


def test_thunderflare_moves_damage_to_an_enemy_objective() -> None:
    dark = side("imperial_navy", "repair_and_refurbish", "thunderflare")
    t = fight(
        dark, side("jedi", "jedi_training", "a_heros_journey"), "thunderflare",
        damage={"repair_and_refurbish#1": 2},
    )  # fmt: skip
    do(t, (DARK, "answer thunderflare#1"), (DARK, "pick repair_and_refurbish#1"))
    assert keys(t, DARK) == ["pick jedi_training#1", "pick a_heros_journey#1"]
    do(t, (DARK, "pick a_heros_journey#1"))
    assert marks(t, "damage")["repair_and_refurbish#1"] == 1 and marks(t, "damage")["a_heros_journey#1"] == 1


def test_a_logistics_officer_is_simply_played_in_a_game_of_two() -> None:
    dark = side("imperial_navy", "repair_and_refurbish", hand=["logistics_officer"])
    t = table(dark, side("jedi", "jedi_training"), marks={"damage": {"repair_and_refurbish#1": 1}})
    do(t, (DARK, "play logistics_officer#1"), (DARK, "pay"))
    assert "logistics_officer" in zone(t, DARK, "play") and marks(t, "damage") == {"repair_and_refurbish#1": 1}


def test_a_weapons_upgrade_gives_a_friendly_vehicle_blast() -> None:
    dark = side("imperial_navy", "repair_and_refurbish", "tie_fighter", "duty_officer", hand=["weapons_upgrade"])
    t = table(dark, side("jedi", "jedi_training", "x_wing"))
    do(t, (DARK, "play weapons_upgrade#1"), (DARK, "pay"))
    assert keys(t, DARK) == ["pick tie_fighter#1"]
    do(t, (DARK, "pick tie_fighter#1"))
    assert t.view(None)["icons"]["tie_fighter#1"]["blast"] == 1


# Mercenary Support


@pytest.mark.rule("BOTF-290")
def test_mercenary_support_lends_a_unit_until_the_phase_ends() -> None:
    dark = side("scum_and_villainy", "mercenary_support", hand=["boba_fett", "tie_fighter"])
    t = table(dark, side("jedi", "jedi_training"))
    do(t, (DARK, "act mercenary_support#1"))
    assert [key for key in keys(t, DARK) if key.startswith("pick")] == ["pick boba_fett#1"]
    do(t, (DARK, "pick boba_fett#1"))
    assert "boba_fett" in zone(t, DARK, "play") and marks(t, "focus") == {"mercenary_support#1": 1}
    until(t, "engage")
    assert "boba_fett" in zone(t, DARK, "discard")


def test_mercenary_support_says_nothing_of_the_hand() -> None:
    """Without such a unit the ability cannot be used, and nobody else hears of it."""
    t = table(side("scum_and_villainy", "mercenary_support", hand=["tie_fighter"]), side("jedi", "jedi_training"))
    assert refusal(t, DARK, "act mercenary_support#1") == "SWLCG-763"


@pytest.mark.rule("SWLCG-621")
def test_punishing_one_moves_a_captive_when_your_deployment_phase_begins() -> None:
    dark = side("scum_and_villainy", "mercenary_support", "counsel_of_the_sith", "punishing_one", captured=["yoda"])
    t = table(dark, side("jedi", "jedi_training"), hosts={"yoda#1": "mercenary_support#1"})
    do(t, (DARK, "answer punishing_one#1"), (DARK, "pick yoda#1"))
    assert t.position()["hosts"]["yoda#1"] == "counsel_of_the_sith#1"
    t = table(dark, side("jedi", "jedi_training"), LIGHT, hosts={"yoda#1": "mercenary_support#1"})
    assert "answer punishing_one#1" not in keys(t, DARK), "it is the other player's phase"


@pytest.mark.rule("BOTF-286")
def test_a_trandoshan_team_strikes_without_defending() -> None:
    dark = side("scum_and_villainy", "mercenary_support", "trandoshan_security_team", "tie_fighter")
    light = side("jedi", "jedi_training", "yoda", "luke_skywalker")
    t = fight(dark, light, "luke_skywalker yoda", "tie_fighter", engaged="mercenary_support", active=LIGHT, edge=DARK)
    assert keys(t, DARK) == ["strike tie_fighter#1", "strike trandoshan_security_team#1"]
    do(t, (DARK, "strike trandoshan_security_team#1"))
    until(t, "pick", "resolve-unit-damage")
    assert_choices(t, DARK, "pick luke_skywalker#1", "pick yoda#1")
    do(t, (DARK, "pick yoda#1"))
    assert marks(t, "focus")["trandoshan_security_team#1"] == 1 and "trandoshan_security_team#1" not in marks(t, "part")


@pytest.mark.rule("BOTF-286")
def test_a_trandoshan_team_need_not_strike_and_does_not_oppose_the_attack() -> None:
    dark = side("scum_and_villainy", "mercenary_support", "trandoshan_security_team")
    t = fight(dark, side("jedi", "jedi_training", "yoda"), "yoda", engaged="mercenary_support", active=LIGHT, edge=DARK)
    assert keys(t, DARK) == ["strike trandoshan_security_team#1", "decline"]
    do(t, (DARK, "decline"))
    until(t, "deal-one")
    assert "deal-one mercenary_support#1" in keys(t, LIGHT), "the engagement is unopposed"


@pytest.mark.rule("BOTF-286")
def test_a_trandoshan_team_does_not_strike_for_an_attacker() -> None:
    dark = side("scum_and_villainy", "mercenary_support", "trandoshan_security_team", "tie_fighter")
    t = fight(dark, side("jedi", "jedi_training", "yoda"), "tie_fighter", "yoda")
    assert "trandoshan_security_team#1" not in str([keys(t, seat) for seat in t.choices])
    assert logged(t, "strike") == ["tie_fighter#1"]


def test_a_price_on_their_heads_captures_a_unit_of_each_opponent() -> None:
    dark = side("scum_and_villainy", *RICH, "mercenary_support", hand=["a_price_on_their_heads"])
    t = table(dark, side("jedi", "jedi_training", "yoda", "luke_skywalker"))
    do(t, (DARK, "act a_price_on_their_heads#1"), (DARK, "pay"), (DARK, "pick yoda#1"))
    assert keys(t, DARK) == [f"pick {card}#1" for card in (*RICH, "mercenary_support")], "at which objective"
    do(t, (DARK, "pick mercenary_support#1"))
    pass_answers(t)
    assert zone(t, DARK, "captured") == ["yoda"] and "luke_skywalker" in zone(t, LIGHT, "play")


@pytest.mark.rule("BOTF-284")
def test_supporting_fire_of_the_dark_side_comes_before_that_of_the_light_side() -> None:
    dark = side("sith", "the_emperors_hand", "darth_vader", hand=["supporting_fire_dark", "emperor_palpatine"])
    light = side("jedi", "jedi_training", "yoda", hand=["supporting_fire_light", "luke_skywalker"])
    t = table(dark, light, DARK, "conflict")
    attack(t, "jedi_training", "darth_vader")
    defend(t, "yoda")
    do(t, (DARK, "place supporting_fire_dark#1"), (LIGHT, "place supporting_fire_light#1"), (DARK, "pass"),
       (LIGHT, "pass"))  # fmt: skip
    assert list(t.choices) == [DARK], "priority 6 before 7"
    do(t, (DARK, "pick emperor_palpatine#1"), (LIGHT, "pick luke_skywalker#1"))
    assert logged(t, "edge-won") == ["6"]
    assert zone(t, DARK, "discard") == ["supporting_fire_dark", "emperor_palpatine"]
