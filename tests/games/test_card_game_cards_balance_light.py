"""Balance of the Force, the sets of the light side: what each card does, and what it does not, in a game of two."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, fight, logged
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

OBI_WAN = "obi_wan_kenobi_91"


def struggle(light: str, dark: str = "", **more: object) -> kantyna.Table:
    """The Force struggle of the light side's turn is still to come; these units are committed."""
    units, others = light.split(), dark.split()
    committed = {f"{unit}#1": 1 for unit in [*units, *others]}
    own = side("jedi", "jedi_training", *units, **more)
    return table(side("sith", "counsel_of_the_sith", *others), own, LIGHT, "force", marks={"committed": committed})


# Watchers in the Wasteland


def test_watchers_in_the_wasteland_add_nothing_without_a_common_reserve() -> None:
    t = table(side("sith"), side("jedi", "watchers_in_the_wasteland"))
    assert t.view(None)["struggle"] == [0, 0]


@pytest.mark.rule("BOTF-222")
def test_obi_wan_gives_back_the_top_card_of_the_discard_pile() -> None:
    t = struggle(OBI_WAN, discard=["yoda", "x_wing"])
    until(t, "answer")
    do(t, (LIGHT, f"answer {OBI_WAN}#1"))
    assert keys(t, LIGHT) == ["pick x_wing#1", "decline"], "the topmost, and it is a may"
    do(t, (LIGHT, "pick x_wing#1"))
    assert zone(t, LIGHT, "hand") == ["x_wing"] and zone(t, LIGHT, "discard") == ["yoda"]


def test_obi_wan_does_nothing_when_the_dark_side_wins_or_the_pile_is_empty() -> None:
    lost = struggle(OBI_WAN, "darth_vader emperor_palpatine", discard=["x_wing"])
    empty = struggle(OBI_WAN)
    for t in (lost, empty):
        until(t, "answer", "decline")
        assert f"answer {OBI_WAN}#1" not in keys(t, LIGHT)


@pytest.mark.rule("BOTF-222")
def test_a_tie_keeps_the_balance_and_is_a_win_for_who_has_it() -> None:
    light = side("jedi", "a_heros_journey", "a_wing", OBI_WAN, discard=["yoda"])
    dark = side("sith", "counsel_of_the_sith", "tie_fighter")
    t = table(dark, light, LIGHT, "force", marks={"committed": {"a_wing#1": 1, "tie_fighter#1": 1}})
    until(t, "answer")
    assert logged(t, "struggle-won") == ["1"]
    assert f"answer {OBI_WAN}#1" in keys(t, LIGHT)


@pytest.mark.rule("BOTF-265")
def test_obi_wan_is_the_same_person_as_in_the_core_set() -> None:
    t = table(
        side("sith"), side("jedi", "jedi_training", "in_you_must_go", "a_heros_journey", "obi_wan_kenobi",
                           hand=[OBI_WAN]), LIGHT
    )  # fmt: skip
    assert refusal(t, LIGHT, f"play {OBI_WAN}#1") == "SWLCG-600"


@pytest.mark.parametrize(("light", "wins_by"), [("luke_skywalker", 3), ("believer_in_the_old_ways", 1)])
def test_a_wolfman_comes_back_from_the_discard_pile_after_a_clear_win(light: str, wins_by: int) -> None:
    t = struggle(light, discard=["shistavanen_wolfman"])
    if wins_by < 3:
        until(t, "play", "answer", "engage", "discard")
        assert "shistavanen_wolfman" not in zone(t, LIGHT, "play")
        assert "answer shistavanen_wolfman#1" not in keys(t, LIGHT)
        return
    until(t, "answer")
    do(t, (LIGHT, "answer shistavanen_wolfman#1"))
    assert "shistavanen_wolfman" in zone(t, LIGHT, "play") and zone(t, LIGHT, "discard") == []


def test_a_wolfman_counts_by_how_much_the_struggle_was_won() -> None:
    """Luke's four icons against two of the dark side: won by two, not by three."""
    t = struggle("luke_skywalker", "tie_fighter tie_bomber", discard=["shistavanen_wolfman"])
    until(t, "play", "answer", "engage", "discard")
    assert logged(t, "struggle-won") == ["4"] and "answer shistavanen_wolfman#1" not in keys(t, LIGHT)


def test_a_wolfman_stays_in_hand_and_with_the_loser() -> None:
    t = struggle("luke_skywalker", hand=["shistavanen_wolfman"])
    until(t, "play", "discard")
    assert "shistavanen_wolfman" in zone(t, LIGHT, "hand")


@pytest.mark.rule("BOTF-291")
def test_force_cleansing_answers_each_advance_of_the_dial() -> None:
    light = side("jedi", "jedi_training", "yoda", "force_cleansing")
    t = table(
        side("sith", "counsel_of_the_sith"), light, DARK, "balance", balance=1, hosts={"force_cleansing#1": "yoda#1"},
        marks={"focus": {"yoda#1": 2}, "damage": {"yoda#1": 1}},
    )  # fmt: skip
    do(t, (LIGHT, "answer force_cleansing#1"))
    assert marks(t, "focus") == {"yoda#1": 1} and marks(t, "damage") == {}
    do(t, (LIGHT, "answer force_cleansing#1"))
    assert marks(t, "focus") == {} and logged(t, "dial") == ["1", "2"]


def test_force_cleansing_does_not_answer_a_dial_that_goes_back() -> None:
    light = side("jedi", "jedi_training", "yoda", "force_cleansing", "mission_briefing")
    t = table(
        side("sith", "counsel_of_the_sith"), light, LIGHT, hosts={"force_cleansing#1": "yoda#1"},
        marks={"focus": {"yoda#1": 2}}, dial=5,
    )  # fmt: skip
    from kantyna.game.card_game.effects.in_play import TurnBackDial

    state = t._state.copy()
    state.asked = {}
    TurnBackDial(2).run(state, state.stack[-1])
    state.advance()
    assert state.numbers[3] == 3 and not any(step.key.startswith("answer") for step in state.asked.get(LIGHT, []))


@pytest.mark.rule("BOTF-261")
def test_force_cleansing_enhances_a_friendly_character_only() -> None:
    light = side("jedi", "jedi_training", "yoda", "x_wing", hand=["force_cleansing"])
    t = table(side("sith", "counsel_of_the_sith", "darth_vader"), light, LIGHT)
    do(t, (LIGHT, "play force_cleansing#1"), (LIGHT, "pay"))
    assert keys(t, LIGHT) == ["pick yoda#1"]


# Supporting Fire


@pytest.mark.rule("BOTF-284")
def test_supporting_fire_adds_a_card_that_is_no_fate_card_face_up() -> None:
    hand = ["supporting_fire_light", "twist_of_fate_light", "yoda"]
    dark = side("sith", "counsel_of_the_sith", "darth_vader", hand=["espo_trooper"])
    t = table(dark, side("jedi", "jedi_training", "luke_skywalker", hand=hand), LIGHT, "conflict")
    attack(t, "counsel_of_the_sith", "luke_skywalker")
    do(t, (DARK, "defend-with darth_vader#1"))
    pass_windows(t, "place")
    do(t, (LIGHT, "place supporting_fire_light#1"), (DARK, "pass"), (LIGHT, "pass"))
    assert keys(t, LIGHT) == ["pick yoda#1", "decline"], "nobody is asked which friend: there is only one"
    assert refusal(t, LIGHT, "pick twist_of_fate_light#1") == "BOTF-284"
    do(t, (LIGHT, "pick yoda#1"))
    assert logged(t, "edge-won") == ["6"], "1 of the fate card, 5 of Yoda"
    assert {"supporting_fire_light", "yoda"} <= set(zone(t, LIGHT, "discard"))


def test_supporting_fire_may_be_declined_and_needs_a_hand() -> None:
    dark = side("sith", "counsel_of_the_sith", "darth_vader", hand=["espo_trooper"])
    hand = ["supporting_fire_light", "yoda"]
    t = table(dark, side("jedi", "jedi_training", "luke_skywalker", hand=hand), LIGHT, "conflict")
    attack(t, "counsel_of_the_sith", "luke_skywalker")
    do(t, (DARK, "defend-with darth_vader#1"))
    pass_windows(t, "place")
    do(t, (LIGHT, "place supporting_fire_light#1"), (DARK, "pass"), (LIGHT, "pass"), (LIGHT, "decline"))
    assert logged(t, "edge-won") == ["1"] and zone(t, LIGHT, "hand") == ["yoda"]


# Blue Squadron Support


def test_blue_squadron_support_keeps_one_of_the_top_two() -> None:
    light = side("rebel_alliance", "blue_squadron_support", deck=["yoda", "x_wing", "y_wing"])
    t = table(side("sith", "counsel_of_the_sith"), light, LIGHT)
    do(t, (LIGHT, "act blue_squadron_support#1"))
    assert sorted(keys(t, LIGHT)) == ["pick x_wing#1", "pick yoda#1"], "a deck is listed from the top"
    do(t, (LIGHT, "pick x_wing#1"))
    assert zone(t, LIGHT, "hand") == ["x_wing"] and zone(t, LIGHT, "deck") == ["y_wing", "yoda"]
    assert marks(t, "focus") == {"blue_squadron_support#1": 1}
    assert "x_wing#1" not in str(t.view(DARK)) and "yoda#1" not in str(t.view(DARK))
    assert not any("X-Wing" in event.text("en", DARK) for event in t.events)


def test_blue_leader_hits_another_objective_as_an_attacker() -> None:
    dark = side("sith", "counsel_of_the_sith", "the_emperors_web")
    light = side("rebel_alliance", "fleeing_the_empire", "blue_leader")
    t = fight(dark, light, "blue_leader", engaged="counsel_of_the_sith", active=LIGHT)
    do(t, (LIGHT, "answer blue_leader#1"))
    assert sorted(keys(t, LIGHT)) == ["pick fleeing_the_empire#1", "pick the_emperors_web#1"]
    assert refusal(t, LIGHT, "pick counsel_of_the_sith#1") == "SWLCG-661"
    do(t, (LIGHT, "pick the_emperors_web#1"))
    assert marks(t, "damage")["the_emperors_web#1"] == 1


def test_blue_leader_does_nothing_as_a_defender() -> None:
    dark = side("sith", "counsel_of_the_sith", "darth_vader")
    light = side("rebel_alliance", "fleeing_the_empire", "blue_leader", "x_wing")
    t = fight(dark, light, "darth_vader", "blue_leader x_wing", engaged="fleeing_the_empire", edge=LIGHT)
    do(t, (LIGHT, "strike blue_leader#1"))
    assert "answer blue_leader#1" not in keys(t, LIGHT)


@pytest.mark.rule("BOTF-258")
def test_a_b_wing_has_nobody_to_draw_for_in_a_game_of_two() -> None:
    dark = side("sith", "counsel_of_the_sith")
    t = fight(dark, side("rebel_alliance", "fleeing_the_empire", "b_wing"), "b_wing", engaged="counsel_of_the_sith",
              active=LIGHT)  # fmt: skip
    pass_answers(t)
    assert zone(t, LIGHT, "hand") == [] and marks(t, "focus") == {"b_wing#1": 1}


def test_rapid_fire_hits_one_unit_of_each_opponent_in_your_turn() -> None:
    light = side("rebel_alliance", "fleeing_the_empire", hand=["rapid_fire"])
    t = table(side("sith", "counsel_of_the_sith", "darth_vader", "tie_fighter"), light, LIGHT)
    do(t, (LIGHT, "act rapid_fire#1"), (LIGHT, "pay"))
    assert keys(t, LIGHT) == ["pick darth_vader#1", "pick tie_fighter#1"]
    do(t, (LIGHT, "pick darth_vader#1"))
    assert marks(t, "damage") == {"darth_vader#1": 1}, "there is only one opponent"
    t = table(side("sith", "counsel_of_the_sith", "darth_vader"), light, DARK)
    assert refusal(t, LIGHT, "act rapid_fire#1") in ("SWLCG-508", "SWLCG-124")


# Rendar's Wrath


@pytest.mark.parametrize(("defenders", "hit"), [(["darth_vader"], True), (["darth_vader", "tie_fighter"], False)])
def test_rendars_wrath_hits_a_lone_defender(defenders: list[str], hit: bool) -> None:
    dark = side("sith", "counsel_of_the_sith", "darth_vader", "tie_fighter")
    t = table(dark, side("smugglers_and_spies", "rendars_wrath", "han_solo"), LIGHT, "conflict")
    attack(t, "counsel_of_the_sith", "han_solo")
    pass_windows(t, "defend-with")
    for unit in defenders:
        t.choose(DARK, f"defend-with {unit}#1")
    if "done" in keys(t, DARK):
        t.choose(DARK, "done")
    assert ("answer rendars_wrath#1" in keys(t, LIGHT)) == hit
    if hit:
        do(t, (LIGHT, "answer rendars_wrath#1"))
        assert marks(t, "damage") == {"darth_vader#1": 1}


def test_rendars_wrath_does_not_answer_ones_own_defenders() -> None:
    dark = side("sith", "counsel_of_the_sith", "darth_vader")
    t = table(dark, side("smugglers_and_spies", "rendars_wrath", "han_solo"), DARK, "conflict")
    attack(t, "rendars_wrath", "darth_vader")
    do(t, (LIGHT, "defend-with han_solo#1"))
    assert "answer rendars_wrath#1" not in keys(t, LIGHT)


def test_dash_rendar_gains_an_icon_for_a_resource_as_often_as_one_pays() -> None:
    light = side("smugglers_and_spies", "rendars_wrath", "dash_rendar")
    t = table(side("sith", "counsel_of_the_sith"), {**light, "hand": ["x_wing"]}, LIGHT)
    assert refusal(t, LIGHT, "act dash_rendar#1") == "SWLCG-508", "only during an engagement"
    t = table(side("sith", "counsel_of_the_sith"), light, LIGHT, "conflict")
    attack(t, "counsel_of_the_sith", "dash_rendar")
    for _ in range(2):
        do(t, (LIGHT, "act dash_rendar#1"), (LIGHT, "pay"))
        pass_answers(t)
    assert t.view(None)["icons"]["dash_rendar#1"] == {"unit-damage": 2, "blast": 2}
    assert set(marks(t, "focus")) >= {"affiliation_smugglers_and_spies#1", "rendars_wrath#1"}


def test_no_enemy_uses_dash_rendar() -> None:
    light = side("smugglers_and_spies", "rendars_wrath", "dash_rendar", "han_solo")
    t = table(side("sith", "counsel_of_the_sith", hand=["force_choke"]), light, LIGHT, "conflict")
    attack(t, "counsel_of_the_sith", "dash_rendar")
    do(t, (LIGHT, "pass"))
    assert refusal(t, DARK, "act dash_rendar#1") == "SWLCG-766"


def test_against_a_lone_arcona_there_are_no_defenders_or_two() -> None:
    dark = side("sith", "counsel_of_the_sith", "darth_vader", "tie_fighter")
    light = side("smugglers_and_spies", "rendars_wrath", "arcona_rumor_monger", "han_solo")
    t = table(dark, light, LIGHT, "conflict")
    attack(t, "counsel_of_the_sith", "arcona_rumor_monger")
    pass_windows(t, "defend-with")
    assert "decline" in keys(t, DARK)
    t.choose(DARK, "defend-with darth_vader#1")
    assert keys(t, DARK) == ["defend-with tie_fighter#1"]
    assert refusal(t, DARK, "done") == "SWLCG-117"
    t.choose(DARK, "defend-with tie_fighter#1")
    assert marks(t, "part") == {"arcona_rumor_monger#1": 1, "darth_vader#1": 2, "tie_fighter#1": 2}


def test_a_single_unit_cannot_defend_against_a_lone_arcona_but_against_two_attackers() -> None:
    light = side("smugglers_and_spies", "rendars_wrath", "arcona_rumor_monger", "han_solo")
    t = table(side("sith", "counsel_of_the_sith", "darth_vader"), light, LIGHT, "conflict")
    both = t.copy()
    attack(t, "counsel_of_the_sith", "arcona_rumor_monger")
    until(t, "strike", "deal-one", "defend-with")
    assert "defend-with darth_vader#1" not in keys(t, DARK)
    attack(both, "counsel_of_the_sith", "arcona_rumor_monger", "han_solo")
    pass_windows(both, "defend-with")
    both.choose(DARK, "defend-with darth_vader#1")
    assert marks(both, "part")["darth_vader#1"] == 2


def test_smuggling_shipment_refreshes_a_resource_card() -> None:
    light = side("smugglers_and_spies", "rendars_wrath", "han_solo", hand=["smuggling_shipment"])
    focus = {"affiliation_smugglers_and_spies#1": 1, "rendars_wrath#1": 1, "han_solo#1": 1}
    t = table(side("sith", "counsel_of_the_sith"), light, LIGHT, marks={"focus": focus})
    do(t, (LIGHT, "act smuggling_shipment#1"))
    assert keys(t, LIGHT) == ["pick affiliation_smugglers_and_spies#1", "pick rendars_wrath#1"]
    do(t, (LIGHT, "pick rendars_wrath#1"))
    assert "rendars_wrath#1" not in marks(t, "focus") and len(marks(t, "focus")) == 2
