"""The Sith: what each card does, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, defend, fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, payment, refusal, side, table, until, zone
from matchers import assert_no_choice

AFFILIATION = "affiliation_sith#1"
RICH = "the_heart_of_the_empire"
"""Three resources for events that cost something."""
BOTH = 3
"""As a mask of seats."""
DECK = ["c_3po", "yoda", "x_wing", "x_wing", "x_wing", "x_wing", "y_wing", "y_wing"]


def acting(
    *hand: str, play: tuple[str, ...] = (), light: tuple[str, ...] = (), phase: str = "deployment", **more: Any
) -> kantyna.Table:
    """The dark side may act with these events in hand."""
    own = side("sith", RICH, *play, hand=list(hand))
    lights = side("jedi", "jedi_training", *light, hand=more.pop("held", []))
    return table(own, lights, phase=phase, **more)


def play_event(t: kantyna.Table, event: str, *then: str) -> None:
    """The event is played and paid for in the obvious way; these choices follow."""
    do(t, (DARK, f"act {event}#1"))
    if payment(t, DARK):
        do(t, (DARK, "pay"))
    do(t, *[(DARK, key) for key in then])


# objectives


def test_fall_of_the_jedi_puts_a_card_under_the_deck_unseen() -> None:
    hand = ["nightsister", "interrogation", "force_choke"]
    t = table(side("sith", "fall_of_the_jedi", hand=hand), side("jedi"), phase="draw")
    do(t, (DARK, "answer fall_of_the_jedi#1"))
    assert keys(t, DARK) == [f"pick {card}#1" for card in hand]
    assert refusal(t, DARK, "decline") == "SWLCG-534"
    do(t, (DARK, "pick interrogation#1"))
    assert zone(t, DARK, "deck")[-1] == "interrogation" and zone(t, DARK, "hand")[:2] == ["nightsister", "force_choke"]
    assert t.view(DARK)["seats"][DARK]["deck"][-1] == "interrogation#1"
    for seat in (LIGHT, None):
        assert "interrogation#1" not in str(t.view(seat))
        assert not any("Interrogation" in event.text("en", seat) for event in t.events)
    assert "discard nightsister#1" in keys(t, DARK), "the ordinary discard is still to come"


def test_fall_of_the_jedi_needs_a_card_in_hand_and_ones_own_draw_phase() -> None:
    t = table(side("sith", "fall_of_the_jedi"), side("jedi"), phase="draw")
    assert "answer fall_of_the_jedi#1" not in keys(t, DARK)
    t = table(side("sith", "fall_of_the_jedi", hand=["nightsister"]), side("jedi"), LIGHT, "draw")
    assert "answer fall_of_the_jedi#1" not in keys(t, DARK)


def test_who_had_seen_the_hand_does_not_know_which_card_went_under_the_deck() -> None:
    """The light side knows both cards of the hand; afterwards it knows neither where one nor the other is."""
    dark = side("sith", "fall_of_the_jedi", hand=["nightsister", "force_choke"])
    t = table(dark, side("jedi"), phase="draw", known={"nightsister#1": BOTH, "force_choke#1": BOTH})
    assert t.view(LIGHT)["seats"][DARK]["hand"] == ["nightsister#1", "force_choke#1"]
    do(t, (DARK, "answer fall_of_the_jedi#1"), (DARK, "pick force_choke#1"))
    assert set(t.view(LIGHT)["seats"][DARK]["hand"]) == {None}
    assert set(t.view(LIGHT)["seats"][DARK]["deck"]) == {None}


def test_counsel_of_the_sith_draws_when_the_opponents_turn_begins() -> None:
    dark = side("sith", "counsel_of_the_sith", hand=["nightsister"])
    t = table(dark, side("jedi", "jedi_training", turns=1), phase="force")
    until(t, "answer")
    assert t.position()["active"] == LIGHT and t.position()["phase"] == 0
    do(t, (DARK, "answer counsel_of_the_sith#1"))
    assert zone(t, DARK, "hand") == ["nightsister", "espo_trooper"]


def test_counsel_of_the_sith_does_not_draw_in_ones_own_turn() -> None:
    t = table(side("sith", "counsel_of_the_sith"), side("jedi", deck=DECK), LIGHT, "force")
    until(t, "discard", "answer")
    assert not logged(t, "draw") and "answer counsel_of_the_sith#1" not in keys(t, DARK)


def test_black_squadron_assault_refreshes_a_unit_of_the_squadron() -> None:
    dark = side("sith", "black_squadron_assault", "vaders_tie_advanced", RICH, "nightsister", hand=["nightsister#2"])
    dark["play"] += ["tie_fighter", "black_squadron_pilot"]
    focus = {"vaders_tie_advanced#1": 2, "nightsister#1": 1, "black_squadron_pilot#1": 1}
    t = table(dark, side("jedi"), marks={"focus": focus}, hosts={"black_squadron_pilot#1": "tie_fighter#1"})
    do(t, (DARK, "act black_squadron_assault#1"))
    assert keys(t, DARK) == ["pick vaders_tie_advanced#1"], "exhausted, a unit, of the squadron"
    do(t, (DARK, "pick vaders_tie_advanced#1"))
    assert marks(t, "focus") == {**focus, "vaders_tie_advanced#1": 1, "black_squadron_assault#1": 1}
    assert refusal(t, DARK, "act black_squadron_assault#1") == "SWLCG-762", "it must be ready itself"


@pytest.mark.rule("SWLCG-763")
def test_black_squadron_assault_needs_an_exhausted_one() -> None:
    dark = side("sith", "black_squadron_assault", "vaders_tie_advanced", "nightsister", hand=["nightsister#2"])
    t = table(dark, side("jedi"), marks={"focus": {"nightsister#1": 1}})
    assert refusal(t, DARK, "act black_squadron_assault#1") == "SWLCG-763"


@pytest.mark.rule("SWLCG-287")
@pytest.mark.parametrize(("damage", "over"), [(9, True), (8, False)])
def test_the_heart_of_the_empire_loses_the_game_when_it_is_destroyed(damage: int, over: bool) -> None:
    dark = side("sith", RICH, "fall_of_the_jedi")
    t = fight(dark, side("jedi", "x_wing"), "x_wing", "", RICH, LIGHT, damage={f"{RICH}#1": damage})
    assert t.over is over and t.winners == ((LIGHT,) if over else ())
    if over:
        assert t.view(None)["ended_by"] == "SWLCG-291"
        assert len(zone(t, LIGHT, "victory")) == 1, "one is enough"


def test_another_objective_is_not_at_stake() -> None:
    dark = side("sith", RICH, "fall_of_the_jedi")
    t = fight(dark, side("jedi", "x_wing"), "x_wing", "", "fall_of_the_jedi", LIGHT, damage={"fall_of_the_jedi#1": 4})
    assert zone(t, LIGHT, "victory") == ["fall_of_the_jedi"] and not t.over


# units


@pytest.mark.parametrize("target", ["yoda", "darth_vader"])
def test_darth_vader_damages_any_unit_after_a_sith_event(target: str) -> None:
    t = acting("force_choke#1", "force_choke#2", play=("darth_vader",), light=("yoda",))
    do(t, (DARK, "act force_choke#1"), (DARK, "pick darth_vader#1"), (DARK, "answer darth_vader#1"))
    assert keys(t, DARK) == ["pick darth_vader#1", "pick yoda#1"]
    do(t, (DARK, f"pick {target}#1"))
    assert marks(t, "damage") == ({"darth_vader#1": 1, "yoda#1": 1} if target == "yoda" else {"darth_vader#1": 2})
    assert zone(t, DARK, "discard") == ["force_choke"]


@pytest.mark.rule("SWLCG-502")
def test_darth_vader_does_so_once_a_turn() -> None:
    t = acting("force_choke", "dark_precognition", "nightsister", play=("darth_vader",), light=("yoda",))
    do(t, (DARK, "act force_choke#1"), (DARK, "pick yoda#1"), (DARK, "pass"))
    do(t, (DARK, "act dark_precognition#1"), (DARK, "discard nightsister#1"))
    do(t, (DARK, "answer darth_vader#1"), (DARK, "pick darth_vader#1"))
    assert marks(t, "damage") == {"yoda#1": 1, "darth_vader#1": 1}, "declining is no use"
    t = acting("force_choke", "dark_precognition", "nightsister", play=("darth_vader",), light=("yoda",))
    do(t, (DARK, "act force_choke#1"), (DARK, "pick darth_vader#1"), (DARK, "answer darth_vader#1"))
    do(t, (DARK, "pick darth_vader#1"), (DARK, "act dark_precognition#1"), (DARK, "discard nightsister#1"))
    assert "answer darth_vader#1" not in keys(t, DARK)
    assert marks(t, "damage") == {"darth_vader#1": 2}


def test_darth_vader_reacts_to_a_cancelled_event() -> None:
    """It was played all the same."""
    t = acting("force_choke", play=("darth_vader",), light=("yoda",), held=["counter_stroke"])
    do(t, (DARK, "act force_choke#1"), (DARK, "pick yoda#1"), (LIGHT, "answer counter_stroke#1"))
    if payment(t, LIGHT):
        do(t, (LIGHT, "pay"))
    do(t, (DARK, "answer darth_vader#1"), (DARK, "pick yoda#1"))
    assert marks(t, "damage") == {"yoda#1": 1}, "his own, not the event's"


def test_darth_vader_minds_no_event_of_another_affiliation_nor_of_the_enemys() -> None:
    t = acting("dark_alliance", "nightsister", play=("darth_vader",), light=("yoda",))
    do(t, (DARK, "act dark_alliance#1"))
    assert zone(t, DARK, "discard") == ["dark_alliance"] and "answer darth_vader#1" not in keys(t, DARK)
    dark = side("sith", "darth_vader", RICH)
    t = table(dark, side("jedi", "yoda", "jedi_training", hand=["jedi_mind_trick"]), LIGHT)
    do(t, (LIGHT, "act jedi_mind_trick#1"), (LIGHT, "pay"), (LIGHT, "pick yoda#1"))
    assert marks(t, "focus")["yoda#1"] == 2 and "answer darth_vader#1" not in keys(t, DARK)


def tie_strikes(top: str, edge: int = DARK) -> kantyna.Table:
    deck = [top, "espo_trooper"] if top else []
    dark = side("sith", "vaders_tie_advanced", "fall_of_the_jedi", deck=deck)
    return fight(dark, side("jedi", "jedi_training", "redemption"), "vaders_tie_advanced", "redemption", edge=edge)


@pytest.mark.parametrize(("edge", "blast"), [(DARK, 3), (LIGHT, 2)])
def test_vaders_tie_advanced_adds_the_icons_of_a_discarded_unit(edge: int, blast: int) -> None:
    """UD BD of its own, UD (BD) of the Apprentice: what needs the edge needs it still."""
    t = tie_strikes("dark_side_apprentice", edge)
    until(t, "answer")
    do(t, (DARK, "answer vaders_tie_advanced#1"))
    assert zone(t, DARK, "discard") == ["dark_side_apprentice"] and zone(t, DARK, "deck") == ["espo_trooper"]
    assert t.position()["lasting"] != []
    do(t, (DARK, "resolve-unit-damage"), (DARK, "pick redemption#1"))
    pass_windows(t, "strike")
    assert t.position()["lasting"] == [], "only for this strike"
    assert marks(t, "damage")["redemption#1"] == 2
    assert marks(t, "damage")["jedi_training#1"] == blast - 1


def test_vaders_tie_advanced_gains_nothing_from_another_card_and_needs_a_deck() -> None:
    t = tie_strikes("force_choke")
    do(t, (DARK, "answer vaders_tie_advanced#1"), (DARK, "resolve-unit-damage"), (DARK, "pick redemption#1"))
    assert zone(t, DARK, "discard") == ["force_choke"] and marks(t, "damage")["redemption#1"] == 1
    t = tie_strikes("")
    assert "answer vaders_tie_advanced#1" not in keys(t, DARK) and not t.over


@pytest.mark.rule("SWLCG-116")
def test_coruscant_defense_fleet_never_attacks_but_defends() -> None:
    dark = side("sith", RICH, "coruscant_defense_fleet", "nightsister")
    t = table(dark, side("jedi", "jedi_training", "x_wing"), phase="conflict")
    do(t, "engage jedi_training#1")
    assert "attack-with nightsister#1" in keys(t, DARK) and "attack-with coruscant_defense_fleet#1" not in keys(t, DARK)
    assert refusal(t, DARK, "attack-with coruscant_defense_fleet#1") == "SWLCG-116"
    t = table(dark, side("jedi", "jedi_training", "x_wing"), LIGHT, "conflict")
    attack(t, RICH, "x_wing")
    defend(t, "coruscant_defense_fleet")
    assert marks(t, "part")["coruscant_defense_fleet#1"] == 2


def palpatine(*discard: str, objective: str = "fall_of_the_jedi") -> kantyna.Table:
    dark = side("sith", "fall_of_the_jedi", "emperor_palpatine", discard=list(discard))
    return fight(dark, side("jedi", "x_wing"), "x_wing", "", objective, LIGHT, damage={f"{objective}#1": 4})


def test_emperor_palpatine_takes_a_sith_event_back_when_an_objective_falls() -> None:
    t = palpatine("force_choke", "nightsister", "heat_of_battle_dark", "dark_alliance", "interrogation")
    do(t, (DARK, "answer emperor_palpatine#1"))
    assert keys(t, DARK) == ["pick force_choke#1", "pick interrogation#1"]
    do(t, (DARK, "pick interrogation#1"))
    assert zone(t, DARK, "hand") == ["interrogation"] and "interrogation" not in zone(t, DARK, "discard")


def test_emperor_palpatine_needs_such_an_event_in_his_own_pile() -> None:
    t = palpatine("nightsister", "heat_of_battle_dark")
    assert zone(t, LIGHT, "victory") == ["fall_of_the_jedi"]
    assert "answer emperor_palpatine#1" not in keys(t, DARK)


def test_emperor_palpatine_reacts_to_enemy_objectives_too() -> None:
    dark = side("sith", "fall_of_the_jedi", "emperor_palpatine", "nightsister", discard=["force_choke"])
    t = fight(dark, side("jedi", "jedi_training"), "nightsister", damage={"jedi_training#1": 4})
    do(t, (DARK, "answer emperor_palpatine#1"), (DARK, "pick force_choke#1"))
    assert zone(t, DARK, "hand") == ["force_choke"]


@pytest.mark.rule("SWLCG-794")
def test_emperor_palpatine_reacts_once_for_each_of_two_objectives_destroyed_at_once() -> None:
    dark = side(
        "sith", "fall_of_the_jedi", "black_squadron_assault", "emperor_palpatine",
        discard=["force_choke#1", "interrogation", "force_stasis"],
    )  # fmt: skip
    damage = {"fall_of_the_jedi#1": 4, "black_squadron_assault#1": 5}
    t = fight(dark, side("jedi", "x_wing"), "x_wing", "", "fall_of_the_jedi", LIGHT, damage=damage)
    pass_windows(t, "answer")
    answers = [key for key in keys(t, DARK) if key.startswith("answer emperor_palpatine#1")]
    assert len(answers) == 2
    do(t, (DARK, answers[0]), (DARK, "pick force_choke#1"), (DARK, answers[1]), (DARK, "pick interrogation#1"))
    assert zone(t, DARK, "hand") == ["force_choke", "interrogation"]
    assert_no_choice(t, "answer", DARK)  # no third time


def test_interrogation_droid_makes_the_opponent_discard_at_random() -> None:
    held = ["luke_skywalker", "yoda", "x_wing"]
    gone = set()
    for seed in range(10):
        t = acting("interrogation_droid", held=held, seed=seed)
        do(t, (DARK, "play interrogation_droid#1"), (DARK, "pay"), (DARK, "answer interrogation_droid#1"))
        assert len(zone(t, LIGHT, "hand")) == 2 and zone(t, DARK, "captured") == []
        gone.update(zone(t, LIGHT, "discard"))
    assert gone == set(held)


def test_interrogation_droid_reacts_to_its_own_coming_only() -> None:
    t = acting("dark_side_apprentice", play=("interrogation_droid",), held=["yoda"])
    do(t, (DARK, "play dark_side_apprentice#1"), (DARK, "pay"))
    assert "dark_side_apprentice" in zone(t, DARK, "play") and "answer interrogation_droid#1" not in keys(t, DARK)


def test_interrogation_droid_needs_a_hand_to_discard_from() -> None:
    t = acting("interrogation_droid")
    do(t, (DARK, "play interrogation_droid#1"), (DARK, "pay"))
    assert "interrogation_droid" in zone(t, DARK, "play") and "answer interrogation_droid#1" not in keys(t, DARK)


@pytest.mark.parametrize("target", ["jedi_training", "fall_of_the_jedi"])
def test_nightsister_damages_an_objective_when_she_is_committed(target: str) -> None:
    t = table(side("sith", "nightsister", "fall_of_the_jedi"), side("jedi", "jedi_training", "yoda"), phase="force")
    do(t, (DARK, "commit nightsister#1"), (DARK, "answer nightsister#1"))
    assert keys(t, DARK) == ["pick fall_of_the_jedi#1", "pick jedi_training#1"], "no units"
    do(t, (DARK, f"pick {target}#1"))
    assert marks(t, "damage") == {f"{target}#1": 1}


def test_another_commitment_is_not_the_nightsisters() -> None:
    dark = side("sith", "nightsister", "dark_side_apprentice", "fall_of_the_jedi")
    t = table(dark, side("jedi", "jedi_training"), phase="force")
    do(t, (DARK, "commit dark_side_apprentice#1"))
    assert "answer nightsister#1" not in keys(t, DARK)


# enhancements


@pytest.mark.parametrize(("unit", "damage", "aims"), [("darth_vader", 3, True), ("dark_side_apprentice", 2, False)])
def test_vaders_lightsaber_adds_damage_and_vader_aims_with_it(unit: str, damage: int, aims: bool) -> None:
    dark = side("sith", unit, "vaders_lightsaber", "fall_of_the_jedi")
    light = side("jedi", "jedi_training", "redemption", "yoda")
    t = fight(dark, light, unit, "redemption", hosts={"vaders_lightsaber#1": f"{unit}#1"})
    until(t, "resolve-unit-damage")
    do(t, (DARK, "resolve-unit-damage"))
    assert ("pick yoda#1" in keys(t, DARK)) is aims
    do(t, (DARK, "pick redemption#1"))
    assert marks(t, "damage")["redemption#1"] == damage


@pytest.mark.rule("SWLCG-539")
@pytest.mark.rule("SWLCG-544")
@pytest.mark.parametrize(("committed", "tokens"), [(0, 2), (1, 3)])
def test_intimidated_adds_a_token_to_the_strike(committed: int, tokens: int) -> None:
    dark = side("sith", "intimidated", "fall_of_the_jedi")
    t = fight(
        dark, side("jedi", "luke_skywalker", "jedi_training"), "luke_skywalker", "", "fall_of_the_jedi", LIGHT,
        hosts={"intimidated#1": "luke_skywalker#1"}, committed={"luke_skywalker#1": committed} if committed else {},
    )  # fmt: skip
    assert marks(t, "focus")["luke_skywalker#1"] == tokens, "nobody is asked"


@pytest.mark.rule("SWLCG-474")
def test_a_shield_prevents_the_token_of_intimidated() -> None:
    dark = side("sith", "intimidated", "fall_of_the_jedi")
    t = fight(
        dark, side("jedi", "luke_skywalker", "jedi_training"), "luke_skywalker", "", "fall_of_the_jedi", LIGHT,
        hosts={"intimidated#1": "luke_skywalker#1"}, shield={"luke_skywalker#1": 1},
    )  # fmt: skip
    do(t, (LIGHT, "use-shield luke_skywalker#1"))
    assert marks(t, "focus")["luke_skywalker#1"] == 1


@pytest.mark.rule("SWLCG-540")
def test_intimidated_goes_on_enemy_characters() -> None:
    t = acting("intimidated", play=("nightsister",), light=("yoda", "x_wing"))
    do(t, (DARK, "play intimidated#1"))
    assert keys(t, DARK) == ["pick yoda#1"]


def test_the_hands_blessing_takes_every_token_off_after_its_players_refresh() -> None:
    dark = side("sith", RICH, "fall_of_the_jedi", "black_squadron_assault", "nightsister", "the_hands_blessing")
    blessed: dict[str, Any] = {"hosts": {"the_hands_blessing#1": "nightsister#1"}}
    t = table(dark, side("jedi"), phase="refresh", marks={"focus": {"nightsister#1": 4}}, **blessed)
    assert marks(t, "focus") == {"nightsister#1": 3}
    do(t, (DARK, "answer the_hands_blessing#1"))
    assert marks(t, "focus") == {}
    t = table(dark, side("jedi"), phase="refresh", marks={"focus": {"nightsister#1": 1}}, **blessed)
    assert "answer the_hands_blessing#1" not in keys(t, DARK), "there is no token left"
    light = side("jedi", "jedi_training", "in_you_must_go", "last_minute_rescue")
    t = table(dark, light, LIGHT, "refresh", marks={"focus": {"nightsister#1": 4}}, **blessed)
    assert "answer the_hands_blessing#1" not in keys(t, DARK), "the other player refreshes"


# events


@pytest.mark.rule("SWLCG-502")
def test_force_choke_damages_a_character_or_creature_once_a_turn() -> None:
    hand = ("force_choke#1", "force_choke#2", "nightsister")
    t = acting(*hand, play=("rancor", "vaders_tie_advanced"), light=("yoda", "x_wing"))
    do(t, (DARK, "act force_choke#1"))
    assert keys(t, DARK) == ["pick rancor#1", "pick yoda#1"]
    assert refusal(t, DARK, "pick x_wing#1") == "SWLCG-661"
    do(t, (DARK, "pick yoda#1"))
    assert marks(t, "damage") == {"yoda#1": 1}
    pass_windows(t, "play nightsister")
    assert refusal(t, DARK, "act force_choke#2") == "SWLCG-502", "whichever copy"


@pytest.mark.rule("SWLCG-671")
def test_a_cancelled_force_choke_is_used_up() -> None:
    t = acting("force_choke#1", "force_choke#2", "nightsister", light=("yoda",), held=["counter_stroke"])
    do(t, (DARK, "act force_choke#1"), (DARK, "pick yoda#1"), (LIGHT, "answer counter_stroke#1"))
    if payment(t, LIGHT):
        do(t, (LIGHT, "pay"))
    assert marks(t, "damage") == {}
    pass_windows(t, "play nightsister")
    assert refusal(t, DARK, "act force_choke#2") == "SWLCG-502"


@pytest.mark.rule("SWLCG-658")
def test_force_choke_needs_a_target() -> None:
    t = acting("force_choke", "nightsister", light=("x_wing",))
    assert refusal(t, DARK, "act force_choke#1") == "SWLCG-658"


@pytest.mark.rule("SWLCG-173")
def test_dark_precognition_draws_two_and_discards_one() -> None:
    t = acting("dark_precognition", "nightsister")
    do(t, (DARK, "act dark_precognition#1"))
    assert len(logged(t, "draw")) == 2
    assert [key.split("#")[0] for key in keys(t, DARK)] == ["discard nightsister", *["discard espo_trooper"] * 2]
    do(t, (DARK, "discard nightsister#1"))
    assert zone(t, DARK, "hand") == ["espo_trooper"] * 2
    assert zone(t, DARK, "discard") == ["nightsister", "dark_precognition"]


@pytest.mark.rule("SWLCG-279")
def test_dark_precognition_may_lose_the_game() -> None:
    dark = side("sith", hand=["dark_precognition"], deck=["nightsister"])
    t = table(dark, side("jedi"))
    do(t, (DARK, "act dark_precognition#1"))
    assert t.over and t.winners == (LIGHT,) and t.view(None)["ended_by"] == "SWLCG-279"


def test_im_on_the_leader_focuses_an_enemy_fighter() -> None:
    t = acting("im_on_the_leader", play=("vaders_tie_advanced",), light=("x_wing", "yoda", "redemption"))
    play_event(t, "im_on_the_leader")
    assert keys(t, DARK) == ["pick x_wing#1"], "neither one's own nor other ships"
    do(t, (DARK, "pick x_wing#1"))
    assert marks(t, "focus")["x_wing#1"] == 1
    t = acting("im_on_the_leader", "nightsister", light=("yoda",))
    assert refusal(t, DARK, "act im_on_the_leader#1") == "SWLCG-658"


def test_force_stasis_keeps_a_unit_out_of_engagements_for_the_phase() -> None:
    t = acting("force_stasis", play=("nightsister",), light=("yoda", "luke_skywalker", "x_wing"), phase="conflict")
    play_event(t, "force_stasis")
    assert keys(t, DARK) == ["pick yoda#1", "pick luke_skywalker#1"]
    do(t, (DARK, "pick yoda#1"))
    attack(t, "jedi_training", "nightsister")
    pass_windows(t, "defend-with")
    assert "defend-with luke_skywalker#1" in keys(t, LIGHT) and "defend-with yoda#1" not in keys(t, LIGHT)
    assert refusal(t, LIGHT, "defend-with yoda#1") == "SWLCG-116"


def test_force_stasis_ends_with_the_phase() -> None:
    """In the deployment phase: the conflict phase that follows is another one."""
    t = acting("force_stasis", play=("nightsister",), light=("yoda",))
    play_event(t, "force_stasis", "pick yoda#1")
    attack(t, "jedi_training", "nightsister")
    pass_windows(t, "defend-with")
    assert "defend-with yoda#1" in keys(t, LIGHT)


def test_there_is_no_escape_puts_all_units_under_their_owners_decks() -> None:
    orders = set()
    for seed in range(8):
        dark = side("sith", RICH, "nightsister", hand=["there_is_no_escape"])
        light = side("jedi", "jedi_training", "yoda", "x_wing", "luke_skywalker", "jedi_lightsaber")
        marked = {"committed": {"yoda#1": 1}}
        t = table(dark, light, phase="force", hosts={"jedi_lightsaber#1": "yoda#1"}, marks=marked, seed=seed)
        until(t, "act")
        play_event(t, "there_is_no_escape")
        assert zone(t, DARK, "deck")[-1] == "nightsister" and zone(t, LIGHT, "discard") == ["jedi_lightsaber"]
        under = zone(t, LIGHT, "deck")[-3:]
        assert sorted(under) == ["luke_skywalker", "x_wing", "yoda"] and marks(t, "committed") == {}
        assert not {"yoda", "x_wing", "nightsister"} & {*zone(t, LIGHT, "play"), *zone(t, DARK, "play")}
        assert t.view(DARK)["seats"][LIGHT]["deck"][-3:] == [None] * 3, "nobody knows the order"
        assert logged(t, "to-bottom") == ["nightsister#1", "yoda#1", "x_wing#1", "luke_skywalker#1"]
        orders.add(tuple(under))
    assert len(orders) > 1


@pytest.mark.rule("SWLCG-508")
def test_there_is_no_escape_is_for_force_phases() -> None:
    t = acting("there_is_no_escape", "nightsister", play=("dark_side_apprentice",))
    assert refusal(t, DARK, "act there_is_no_escape#1") == "SWLCG-508"
    dark = side("sith", RICH, hand=["there_is_no_escape", "dark_precognition"])
    t = table(dark, side("jedi", "jedi_training"), phase="force")
    assert "act dark_precognition#1" in keys(t, DARK)
    assert "act there_is_no_escape#1" not in keys(t, DARK), "no unit is in play"


def test_force_lightning_destroys_an_exhausted_unit() -> None:
    """Neither a shield nor Protect helps."""
    light = ("yoda", "luke_skywalker", "guardian_of_peace")
    marked = {"focus": {"yoda#1": 1}, "shield": {"yoda#1": 1}}
    t = acting("force_lightning", light=light, marks=marked)
    play_event(t, "force_lightning")
    assert keys(t, DARK) == ["pick yoda#1"]
    do(t, (DARK, "pick yoda#1"))
    assert zone(t, LIGHT, "discard") == ["yoda"] and not logged(t, "shield-used")
    t = acting("force_lightning", "nightsister", light=light)
    assert refusal(t, DARK, "act force_lightning#1") == "SWLCG-658"


@pytest.mark.rule("SWLCG-188")
@pytest.mark.rule("SWLCG-308")
def test_an_event_that_cannot_be_paid_for_is_not_offered() -> None:
    light = side("jedi", "jedi_training", "yoda")
    hand = ["force_lightning", "dark_precognition"]
    t = table(side("sith", hand=hand), light, marks={"focus": {"yoda#1": 1}})
    assert "act dark_precognition#1" in keys(t, DARK) and "act force_lightning#1" not in keys(t, DARK)
    assert refusal(t, DARK, "act force_lightning#1") == "SWLCG-188", "it costs 3"
    navy = side("imperial_navy", "admiral_motti", "sith_library", hand=hand)
    t = table(navy, light, marks={"focus": {"yoda#1": 1}})
    assert refusal(t, DARK, "act force_lightning#1") == "SWLCG-308", "nothing gives the match"


def test_interrogation_sees_the_hand_and_discards_a_card() -> None:
    held = ["luke_skywalker", "yoda", "x_wing"]
    t = acting("interrogation", held=held)
    assert t.view(DARK)["seats"][LIGHT]["hand"] == [None] * 3
    play_event(t, "interrogation")
    pass_windows(t, "discard")
    assert keys(t, DARK) == [f"discard {card}#1" for card in held]
    assert refusal(t, DARK, "decline") == "SWLCG-176"
    assert t.view(None)["seats"][LIGHT]["hand"] == [None] * 3, "only who plays it sees them"
    do(t, (DARK, "discard yoda#1"))
    assert zone(t, LIGHT, "discard") == ["yoda"]
    assert t.view(DARK)["seats"][LIGHT]["hand"] == ["luke_skywalker#1", "x_wing#1"], "and remembers them"


def test_what_was_seen_of_a_hand_is_not_known_in_an_edge_stack() -> None:
    """After one of the two known cards is placed face down, the dark side knows neither."""
    dark = side("sith", "nightsister", "fall_of_the_jedi")
    light = side("jedi", "yoda", "jedi_training", hand=["luke_skywalker", "x_wing"])
    t = fight(dark, light, "yoda", "nightsister", "fall_of_the_jedi", LIGHT, steps=("edge-battle",))
    t = kantyna.Table.from_position({**t.position(), "known": {"luke_skywalker#1": BOTH, "x_wing#1": BOTH}})
    assert t.view(DARK)["seats"][LIGHT]["hand"] == ["luke_skywalker#1", "x_wing#1"]
    do(t, (LIGHT, "place x_wing#1"))
    assert t.view(DARK)["seats"][LIGHT]["hand"] == [None]
    assert t.view(DARK)["seats"][LIGHT]["edge"] == [None]


@pytest.mark.rule("SWLCG-763")
def test_interrogation_needs_a_card_in_the_opponents_hand() -> None:
    t = acting("interrogation", "nightsister")
    assert refusal(t, DARK, "act interrogation#1") == "SWLCG-763"


def test_a_disturbance_in_the_force_focuses_all_committed_enemies() -> None:
    committed = {"yoda#1": 1, "luke_skywalker#1": 1, "nightsister#1": 1}
    t = acting(
        "a_disturbance_in_the_force", play=("nightsister",), light=("yoda", "luke_skywalker", "x_wing"),
        marks={"committed": committed},
    )  # fmt: skip
    play_event(t, "a_disturbance_in_the_force")
    focus = marks(t, "focus")
    assert focus["yoda#1"] == focus["luke_skywalker#1"] == 1
    assert "x_wing#1" not in focus and "nightsister#1" not in focus
    t = acting("a_disturbance_in_the_force", "nightsister", light=("yoda",))
    assert refusal(t, DARK, "act a_disturbance_in_the_force#1") == "SWLCG-763"
