"""The challenge deck Jerjerrod's Task: what each card does, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_challenge import ALL_THREE, ONE, PIPELINE, SECURITY, SINGLE, STATION, TASK, TWO, jerjerrod, light, task
from card_game_fights import attack, logged
from card_game_situations import do, keys, marks, pass_answers, pass_windows, payment, refusal, until, zone
from kantyna.bots import decide, make_bot
from kantyna.engine.abilities.frames import might_act
from kantyna.engine.abilities.pending import PendingEvent
from kantyna.engine.ids import NO_CARD
from kantyna.game.card_game.cards.jerjerrods_task import JERJERROD_CARDS
from kantyna.game.card_game.engagement.damage import deal, move
from kantyna.game.card_game.turn.movement import destroy, enter_play

LIGHTS = (light("jedi", "jedi_training"), light("rebel_alliance", "mission_briefing"))
YARDS = [f"orbital_construction_yard_d01#{n}" for n in (1, 2, 3)]


def dark(*play: str, **zones: Any) -> dict[str, Any]:
    return jerjerrod(*ALL_THREE, *play, **zones)


def apply(t: kantyna.Table, change: Any, *args: Any) -> None:
    """Something is done to the table as by the effect of a card."""
    state = t._state
    state.asked = {}
    change(state, *args)
    state.advance()


def card(t: kantyna.Table, label: str) -> int:
    return t._state.setup.index[label]


# objectives


def test_the_pipeline_refreshes_all_ones_objectives() -> None:
    t = task(dark(), *LIGHTS, phase="refresh", marks={"focus": {f"{id}#1": 3 for id in ALL_THREE}})
    do(t, (SINGLE, f"answer {PIPELINE}#1"))
    assert set(marks(t, "focus").values()) == {1}


def test_heightened_security_protects_objectives_and_heals_once_a_turn() -> None:
    t = task(dark(hand=[TASK]), *LIGHTS, marks={"damage": {f"{PIPELINE}#1": 2}})
    do(t, (SINGLE, f"act {SECURITY}#1"), (SINGLE, f"pick {PIPELINE}#1"))
    pass_answers(t)
    assert marks(t, "damage") == {f"{PIPELINE}#1": 1} and marks(t, "shield") == {f"{PIPELINE}#1": 1}
    assert refusal(t, SINGLE, f"act {SECURITY}#1") == "SWLCG-502"
    apply(t, deal, ONE, [card(t, f"{PIPELINE}#1")], [2])
    assert f"protect {SECURITY}#1 2" in keys(t, SINGLE)


def test_heightened_security_shields_nothing_that_it_does_not_heal() -> None:
    t = task(dark(hand=[TASK]), *LIGHTS)
    assert refusal(t, SINGLE, f"act {SECURITY}#1") == "SWLCG-763"


# units


def test_a_construction_droid_puts_one_of_the_top_two_under_the_deck() -> None:
    deck = ["tie_interceptor_d01", "death_star_guards_d01", "signal_jam_d01"]
    t = task(dark("construction_droid_d01", deck=deck), *LIGHTS)
    do(t, (SINGLE, "act construction_droid_d01#1"))
    pass_answers(t)
    assert sorted(keys(t, SINGLE)) == ["pick death_star_guards_d01#1", "pick tie_interceptor_d01#1"]
    do(t, (SINGLE, "pick death_star_guards_d01#1"))
    assert zone(t, SINGLE, "deck") == ["death_star_guards_d01", "signal_jam_d01", "tie_interceptor_d01"]
    assert not any("Interceptor" in event.text("en", ONE) for event in t.events)


def test_death_star_guards_come_into_play_in_any_window() -> None:
    t = task(dark(hand=["death_star_guards_d01"]), *LIGHTS, phase="refresh")
    do(t, (SINGLE, "act death_star_guards_d01#1"), (SINGLE, "pay"))
    pass_answers(t)
    assert "death_star_guards_d01" in zone(t, SINGLE, "play") and sum(marks(t, "focus").values()) == 1
    t = task(dark(hand=["death_star_guards_d01"]), light("jedi", "jedi_training", hand=["yoda"]), LIGHTS[1], active=ONE)
    do(t, (ONE, "pass"))
    do(t, (SINGLE, "act death_star_guards_d01#1"))
    assert payment(t, SINGLE), "in the others' turn, too"


def test_defense_fleets_strengthen_ones_objectives_together() -> None:
    fleets = ["destroyer_defense_fleet_d01#1", "destroyer_defense_fleet_d01#2"]
    capacity = task(dark(*fleets, TASK), *LIGHTS).view(None)["capacity"]
    assert capacity[f"{PIPELINE}#1"] == 7 and capacity[f"{TASK}#1"] == 6 and capacity["jedi_training#1"] == 5


def test_a_shuttle_that_generates_refreshes_another_unit() -> None:
    own = dark("lambda_class_shuttle_d01", "tie_interceptor_d01", hand=["construction_droid_d01", TASK])
    t = task(own, *LIGHTS, marks={"focus": {"tie_interceptor_d01#1": 2}})
    do(t, (SINGLE, f"act {TASK}#1"), (SINGLE, "generate lambda_class_shuttle_d01#1 1"))
    do(t, (SINGLE, "answer lambda_class_shuttle_d01#1"), (SINGLE, "pick tie_interceptor_d01#1"))
    assert marks(t, "focus")["tie_interceptor_d01#1"] == 1 and marks(t, "focus")["lambda_class_shuttle_d01#1"] == 1


def test_vader_has_an_icon_more_for_each_objective() -> None:
    t = task(dark("darth_vader_d01", TASK), *LIGHTS)
    assert t.view(None)["icons"]["darth_vader_d01#1"] == {"unit-damage": 5, "blast": 2, "edge-blast": 2}


@pytest.mark.rule("BOTF-274")
def test_jerjerrod_comes_as_a_unit_or_doubles_an_objective() -> None:
    own = dark(hand=["moff_jerjerrod_d01", "construction_droid_d01"])
    t = task(own, *LIGHTS)
    do(t, (SINGLE, "play moff_jerjerrod_d01#1"), (SINGLE, "pay"))
    pass_answers(t)
    assert keys(t, SINGLE) == [f"pick {id}#1" for id in ALL_THREE] + ["decline"]
    unit = t.copy()
    do(unit, (SINGLE, "decline"))
    assert "moff_jerjerrod_d01#1" in unit.view(None)["icons"]
    paid = sum(marks(t, "focus").values())
    do(t, (SINGLE, f"pick {PIPELINE}#1"))
    assert paid == 2 and t.position()["hosts"] == {"moff_jerjerrod_d01#1": f"{PIPELINE}#1"}
    position = t.position()
    position["marks"]["focus"] = {}
    fresh = kantyna.Table.from_position(position)
    assert sum(fresh.view(None)["resources"][SINGLE].values()) == 2 * 2 + 1 + 1


@pytest.mark.rule("BOTF-265")
def test_vader_and_palpatine_are_who_they_are_in_the_core_set() -> None:
    titles = {each.id: each.title for each in JERJERROD_CARDS}
    assert titles["darth_vader_d01"] == "darth_vader" and titles["emperor_palpatine_d01"] == "emperor_palpatine"


def test_piett_refreshes_when_any_phase_begins() -> None:
    own = dark("admiral_piett_d01")
    t = task(own, *LIGHTS, active=ONE, phase="draw", marks={"focus": {"admiral_piett_d01#1": 2}})
    do(t, (SINGLE, "answer admiral_piett_d01#1 2"))
    assert marks(t, "focus") == {"admiral_piett_d01#1": 1}
    until(t, "answer")
    assert t.position()["phase"] == 4 and "answer admiral_piett_d01#1 3" in keys(t, SINGLE)
    do(t, (SINGLE, "answer admiral_piett_d01#1 3"))
    assert marks(t, "focus") == {}


@pytest.mark.rule("BOTF-275")
def test_palpatine_brings_an_objective_back_from_a_victory_pile() -> None:
    lights = light("jedi", "jedi_training", victory=[f"{TASK}#1"]), light("rebel_alliance", victory=[f"{TASK}#2"])
    t = task(dark("construction_droid_d01", hand=["emperor_palpatine_d01"]), *lights)
    apply(t, enter_play, SINGLE, card(t, "emperor_palpatine_d01#1"))
    do(t, (SINGLE, "answer emperor_palpatine_d01#1"))
    pass_answers(t)
    assert keys(t, SINGLE) == [f"pick {TASK}#1", f"pick {TASK}#2"]
    do(t, (SINGLE, f"pick {TASK}#2"))
    assert TASK in zone(t, SINGLE, "play") and zone(t, TWO, "victory") == [] and marks(t, "damage") == {}


# Death Star II


@pytest.mark.rule("BOTF-266")
def test_death_star_ii_is_immune_to_effects_but_not_to_strikes() -> None:
    own = jerjerrod(*ALL_THREE, STATION, "tie_interceptor_d01", aside=())
    rapid = light("rebel_alliance", "mission_briefing", "blue_squadron_support", hand=["rapid_fire"])
    t = task(own, LIGHTS[0], rapid, active=TWO)
    do(t, (TWO, "act rapid_fire#1"), (TWO, "pay"))
    pass_answers(t)
    assert keys(t, TWO) == ["pick tie_interceptor_d01#1"] and refusal(t, TWO, f"pick {STATION}#1") == "SWLCG-433"
    apply(t, deal, ONE, [card(t, f"{STATION}#1")], [3])
    assert marks(t, "damage")[f"{STATION}#1"] == 3


@pytest.mark.rule("BOTF-256")
@pytest.mark.rule("BOTF-269")
def test_each_opponent_destroys_a_card_when_death_star_ii_strikes() -> None:
    own = jerjerrod(*ALL_THREE, STATION, aside=())
    lights = light("jedi", "jedi_training", "yoda"), light("rebel_alliance", "mission_briefing", "x_wing")
    t = task(own, *lights, phase="conflict")
    attack(t, "jedi_training", STATION)
    until(t, "answer", "defend-with")
    if "decline" in keys(t, ONE):
        t.choose(ONE, "decline")
    until(t, "answer")
    do(t, (SINGLE, f"answer {STATION}#1 1"))
    pass_answers(t)
    assert list(t.choices) == [ONE] and set(keys(t, ONE)) == {"pick jedi_training#1", "pick yoda#1"}
    do(t, (ONE, "pick yoda#1"))
    assert list(t.choices) == [TWO]
    do(t, (TWO, "pick mission_briefing#1"))
    assert zone(t, ONE, "discard") == ["yoda"] and zone(t, SINGLE, "victory") == ["mission_briefing"]
    assert t.position()["dial"] == 1 and zone(t, SINGLE, "beneath") == ["affiliation_rebel_alliance"]


# enhancements


@pytest.mark.rule("BOTF-232")
def test_a_construction_yard_heals_after_the_refresh() -> None:
    own = dark(YARDS[0], "tie_interceptor_d01", "death_star_guards_d01")
    hurt = {f"{SECURITY}#1": 2, "tie_interceptor_d01#1": 1, "death_star_guards_d01#1": 1, "jedi_training#1": 1}
    t = task(own, *LIGHTS, phase="refresh", marks={"damage": hurt})
    do(t, (SINGLE, "answer orbital_construction_yard_d01#1"))
    pass_answers(t)
    picks = set(keys(t, SINGLE))
    assert {f"pick {SECURITY}#1", "pick tie_interceptor_d01#1"} <= picks
    assert not {"pick death_star_guards_d01#1", "pick jedi_training#1"} & picks
    do(t, (SINGLE, "pick tie_interceptor_d01#1"))
    assert "tie_interceptor_d01#1" not in marks(t, "damage")


def test_an_objective_that_enters_play_sets_off_the_command_centers() -> None:
    own = dark("tactical_command_center_d01", "strategic_command_center_d01", hand=[TASK])
    lights = light("jedi", "jedi_training", "yoda", "luke_skywalker"), light("rebel_alliance", "mission_briefing")
    t = task(own, *lights, marks={"damage": {f"{SECURITY}#1": 1}})
    do(t, (SINGLE, f"act {TASK}#1"), (SINGLE, "pay"))
    until(t, "answer")
    do(t, (SINGLE, "answer tactical_command_center_d01#1"))
    pass_windows(t, "pick")
    assert list(t.choices) == [ONE], "who has no unit is not asked"
    do(t, (ONE, "pick yoda#1"))
    until(t, "answer")
    do(t, (SINGLE, "answer strategic_command_center_d01#1"), (SINGLE, f"pick {SECURITY}#1"))
    assert marks(t, "damage") == {"yoda#1": 1}


@pytest.mark.rule("BOTF-271")
def test_the_shield_generator_takes_all_damage_until_it_is_worn_out() -> None:
    own = dark("endor_shield_generator_d01", "tie_interceptor_d01")
    t = task(own, *LIGHTS, marks={"shield": {f"{PIPELINE}#1": 1}})
    apply(t, deal, ONE, [card(t, f"{PIPELINE}#1"), card(t, "tie_interceptor_d01#1")], [2, 4])
    pass_answers(t)
    assert marks(t, "damage") == {"endor_shield_generator_d01#1": 6} and marks(t, "shield") == {f"{PIPELINE}#1": 1}
    apply(t, deal, ONE, [card(t, f"{SECURITY}#1")], [5])
    pass_answers(t)
    assert "endor_shield_generator_d01" in zone(t, SINGLE, "discard") and marks(t, "damage") == {}
    apply(t, deal, ONE, [card(t, "tie_interceptor_d01#1")], [1])
    assert marks(t, "damage") == {"tie_interceptor_d01#1": 1}


@pytest.mark.rule("BOTF-355")
def test_the_shield_generator_takes_damage_that_is_moved() -> None:
    hurt = {"damage": {"x_wing#1": 1}}
    t = task(
        dark("endor_shield_generator_d01", "tie_interceptor_d01"),
        light("rebel_alliance", "x_wing"),
        LIGHTS[0],
        marks=hurt,
    )
    apply(t, move, ONE, card(t, "x_wing#1"), card(t, "tie_interceptor_d01#1"), 1, -1)
    pass_answers(t)
    assert marks(t, "damage") == {"endor_shield_generator_d01#1": 1}


def test_the_shield_generator_leaves_the_enemys_damage_alone() -> None:
    t = task(dark("endor_shield_generator_d01"), *LIGHTS)
    apply(t, deal, SINGLE, [card(t, "jedi_training#1")], [1])
    assert marks(t, "damage") == {"jedi_training#1": 1}


# events


@pytest.mark.rule("BOTF-272")
def test_signal_jam_cancels_an_ability_and_may_go_back_into_the_deck() -> None:
    own = dark(hand=["signal_jam_d01"])
    t = task(own, light("rebel_alliance", "blue_squadron_support", deck=["yoda", "x_wing"]), LIGHTS[0], active=ONE)
    do(t, (ONE, "act blue_squadron_support#1"), (SINGLE, "answer signal_jam_d01#1"), (SINGLE, "pay"))
    until(t, "shuffle-back")
    do(t, (SINGLE, "shuffle-back signal_jam_d01#1"), (SINGLE, "pay"))
    pass_answers(t)
    assert zone(t, ONE, "hand") == [] and marks(t, "focus")["blue_squadron_support#1"] == 1, "the cost stays paid"
    assert logged(t, "shuffle-this") == ["signal_jam_d01#1"] and zone(t, SINGLE, "discard") == []


@pytest.mark.rule("BOTF-272")
def test_signal_jam_is_discarded_by_who_does_not_pay() -> None:
    own = dark(hand=["signal_jam_d01"])
    t = task(own, light("rebel_alliance", "blue_squadron_support", deck=["yoda", "x_wing"]), LIGHTS[0], active=ONE)
    do(t, (ONE, "act blue_squadron_support#1"), (SINGLE, "answer signal_jam_d01#1"), (SINGLE, "pay"))
    until(t, "shuffle-back")
    do(t, (SINGLE, "decline"))
    assert zone(t, SINGLE, "discard") == ["signal_jam_d01"] and zone(t, ONE, "hand") == []


@pytest.mark.rule("BOTF-272")
def test_signal_jam_cancels_a_forced_reaction() -> None:
    jam = next(each for each in JERJERROD_CARDS if each.id == "signal_jam_d01")
    state = task(dark(hand=["signal_jam_d01"]), *LIGHTS)._state
    for id, ability, jammed in (
        ("endor_shield_generator_d01#1", 0, True),
        ("change_of_plan_d01#1", 0, False),
        ("construction_droid_d01#1", 0, True),
        ("admiral_piett_d01#1", 3, True),
    ):
        event = PendingEvent("ability", ONE, state.setup.index[id], NO_CARD, 0)
        event.ability = ability
        assert jam.triggers[0].applies(state, state.setup.index["signal_jam_d01#1"], event) == jammed, id


@pytest.mark.rule("BOTF-273")
def test_we_shall_double_our_efforts_doubles_what_a_card_generates() -> None:
    own = dark(YARDS[0], hand=["we_shall_double_our_efforts_d01", "admiral_piett_d01"])
    t = task(own, *LIGHTS)
    do(t, (SINGLE, "play admiral_piett_d01#1"), (SINGLE, f"generate {PIPELINE}#1 2"))
    do(t, (SINGLE, "answer we_shall_double_our_efforts_d01#1"))
    pass_answers(t)
    assert "admiral_piett_d01" in zone(t, SINGLE, "play"), "two tokens have paid for a cost of four"
    assert marks(t, "focus") == {f"{PIPELINE}#1": 2}


def short_of_resources() -> kantyna.Table:
    """The Emperor in hand, for more than all sources give, unless one of them gives twice as much."""
    return task(dark(hand=["we_shall_double_our_efforts_d01", "emperor_palpatine_d01"]), *LIGHTS)


@pytest.mark.rule("BOTF-354")
def test_what_can_be_paid_by_doubling_can_be_played() -> None:
    t = short_of_resources()
    ready = sum(t.view(None)["resources"][SINGLE].values())
    assert ready < 6 <= 2 * ready
    do(t, (SINGLE, "play emperor_palpatine_d01#1"), (SINGLE, "pay"))
    do(t, (SINGLE, "answer we_shall_double_our_efforts_d01#1"))
    pass_answers(t)
    assert "emperor_palpatine_d01" in zone(t, SINGLE, "play")
    without = task(dark(hand=["emperor_palpatine_d01"]), *LIGHTS)
    assert refusal(without, SINGLE, "play emperor_palpatine_d01#1") == "SWLCG-188"


@pytest.mark.rule("BOTF-354")
def test_who_does_not_double_then_has_not_paid() -> None:
    t = short_of_resources()
    do(t, (SINGLE, "play emperor_palpatine_d01#1"), (SINGLE, "pay"))
    pass_answers(t)
    assert "emperor_palpatine_d01" in zone(t, SINGLE, "hand") and marks(t, "focus")


def in_reach_by_doubling(hand: str) -> kantyna.Table:
    """Death Star II, for one resource more than there is, in the turn of an enemy."""
    ready = sum(task(dark(), *LIGHTS).view(None)["resources"][SINGLE].values())
    return task(dark(hand=[hand]), *LIGHTS, active=ONE, dial=22 - ready - 1)


@pytest.mark.rule("BOTF-354")
def test_nobody_learns_who_could_double_from_who_is_asked() -> None:
    asked = []
    for hand in ("we_shall_double_our_efforts_d01", "death_star_guards_d01"):
        t = in_reach_by_doubling(hand)
        asked.append((t.waiting, t.prompt()))
        assert might_act(t._state, SINGLE), "from what all know it might be paid, whatever else might be held"
        assert (f"act {STATION}#1" in keys(t, SINGLE)) == hand.startswith("we_shall")
    assert asked[0] == asked[1]


@pytest.mark.rule("BOTF-354")
def test_a_bot_doubles_where_it_could_not_pay_otherwise() -> None:
    t = in_reach_by_doubling("we_shall_double_our_efforts_d01")
    bots = [make_bot("greedy") for _ in range(3)]
    while STATION not in zone(t, SINGLE, "play") and t.length < 9:
        t.choose(t.waiting[0], decide(bots[t.waiting[0]], t, t.waiting[0]))
    assert STATION in zone(t, SINGLE, "play") and logged(t, "double-yield")


@pytest.mark.rule("BOTF-276")
@pytest.mark.rule("BOTF-314")
def test_fleet_ambush_brings_a_declared_defender_from_the_deck() -> None:
    deck = ["tie_interceptor_d01", "death_star_guards_d01", "signal_jam_d01"]
    own = dark(*YARDS, deck=deck, hand=["fleet_ambush_d01"])
    t = task(own, light("jedi", "jedi_training", "luke_skywalker"), LIGHTS[1], active=ONE, phase="conflict")
    attack(t, PIPELINE, "luke_skywalker")
    do(t, (SINGLE, "answer fleet_ambush_d01#1"), (SINGLE, "pay"))
    pass_answers(t)
    assert keys(t, SINGLE) == ["pick tie_interceptor_d01#1", "decline"]
    do(t, (SINGLE, "pick tie_interceptor_d01#1"))
    pass_answers(t)
    assert marks(t, "part")["tie_interceptor_d01#1"] == 2
    assert f"pick {PIPELINE}#1" in keys(t, SINGLE), "Shielding"
    assert len(zone(t, SINGLE, "deck")) == 2
    assert "death_star_guards_d01" not in str(t.view(ONE)["seats"][SINGLE]["deck"])


@pytest.mark.rule("BOTF-276")
def test_fleet_ambush_answers_attacks_on_ones_own_objectives_only() -> None:
    own = dark(*YARDS, "tie_interceptor_d01#2", deck=["tie_interceptor_d01#1"], hand=["fleet_ambush_d01"])
    t = task(own, *LIGHTS, phase="conflict")
    attack(t, "jedi_training", "tie_interceptor_d01#2")
    assert "answer fleet_ambush_d01#1" not in keys(t, SINGLE)


def test_nothing_of_an_enemys_cancels_fully_armed() -> None:
    tasks = [f"{TASK}#{n}" for n in range(1, 8)]
    own = jerjerrod(*ALL_THREE, STATION, *YARDS, *tasks, aside=(), hand=["fully_armed_d01"])
    counter = light("jedi", "jedi_training", "a_heros_journey", hand=["counter_stroke"])
    t = task(own, counter, LIGHTS[1])
    do(t, (SINGLE, "act fully_armed_d01#1"), (SINGLE, "pay"))
    for _ in range(10):
        if SINGLE in t.choices and any(key.startswith("target") for key in keys(t, SINGLE)):
            break
        (seat,) = t.choices
        assert "answer counter_stroke#1" not in keys(t, seat)
        t.choose(seat, "pass")
    do(t, (SINGLE, f"target seat#{ONE}"))
    assert t.position()["seats"][ONE]["out"] == 1
    printed = {card.id: card for card in kantyna.cards("card-game")}["fully_armed_d01"]
    assert "neither cancel nor copy" in printed.text("en") and "ani anulować, ani skopiować" in printed.text("pl")


# fate cards


@pytest.mark.rule("BOTF-285")
def test_change_of_plan_draws_and_begins_the_edge_battle_anew() -> None:
    own = dark("tie_interceptor_d01", deck=["signal_jam_d01"], hand=["change_of_plan_d01", "darth_vader_d01"])
    lights = light("jedi", "jedi_training", "luke_skywalker", hand=["heat_of_battle_light"]), LIGHTS[1]
    t = task(own, *lights, active=ONE, phase="conflict")
    attack(t, PIPELINE, "luke_skywalker")
    until(t, "defend-with")
    do(t, (SINGLE, "defend-with tie_interceptor_d01#1"))
    until(t, "place")
    do(t, (ONE, "place heat_of_battle_light#1"), (SINGLE, "place change_of_plan_d01#1"))
    for _ in range(6):
        (seat,) = t.choices
        if logged(t, "restart-edge"):
            break
        t.choose(seat, "pass")
    assert len(logged(t, "restart-edge")) == 1 and logged(t, "edge-won") == []
    assert "signal_jam_d01" in zone(t, SINGLE, "hand") and "change_of_plan_d01" in zone(t, SINGLE, "discard")
    assert marks(t, "damage") == {}, "the other fate card had no effect"
    assert any(key.startswith("place") for seat in t.choices for key in keys(t, seat))


def test_the_destroyed_station_is_the_end() -> None:
    t = task(jerjerrod(*ALL_THREE, STATION, aside=()), *LIGHTS)
    apply(t, destroy, ONE, [card(t, f"{STATION}#1")])
    assert t.over and t.winners == (ONE, TWO)


# what nobody may learn


def test_whether_the_dark_side_is_asked_does_not_follow_from_its_hand() -> None:
    """Guards and tasks act from hand: with them or without, the same windows open."""
    windows = []
    for hand in (["death_star_guards_d01", TASK], ["darth_vader_d01", "signal_jam_d01"]):
        t = task(dark(hand=hand), *LIGHTS, active=ONE, phase="refresh")
        found = []
        while t.position()["phase"] == 2 and not t.over:
            (seat,) = t.choices
            found.append((seat, t.prompt("en")))
            t.choose(seat, "pass")
        windows.append(found)
    assert windows[0] == windows[1] and SINGLE in [seat for seat, _ in windows[0]]


def test_three_decks_that_nobody_knows_are_imagined_side_by_side() -> None:
    t = kantyna.Table("card-game", "jerjerrods-task", seats=4, seed=1)
    for _ in range(130):
        (seat, *_) = sorted(t.choices)
        t.choose(seat, t.choices[seat][-1].key)
        if t.over:
            break
    for viewer in (None, SINGLE):
        for seed in range(4):
            assert kantyna.imagine(t.view(viewer), seed=seed).view(viewer) == t.view(viewer)
