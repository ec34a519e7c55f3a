"""The Card Game, chapters 11 and 14: when abilities are used and what their terms mean, shown with light side cards."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, fight
from card_game_situations import (
    DARK,
    LIGHT,
    PHASES,
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
from kantyna.engine.abilities.triggers import ACTION, INTERRUPT, REACTION
from kantyna.game.card_game.abilities.ability import Fated
from kantyna.game.card_game.cards.sets import CARDS

HEART = "the_heart_of_the_empire"
WORDS = {ACTION: "Action:", INTERRUPT: "Interrupt:", REACTION: "Reaction:"}


def window(t: kantyna.Table) -> str:
    """The name of the open window, or nothing."""
    found = t.view(None)["window"]
    return found["name"] if found else ""


# kinds of abilities


@pytest.mark.rule("SWLCG-503")
@pytest.mark.rule("SWLCG-507")
@pytest.mark.rule("SWLCG-519")
@pytest.mark.rule("SWLCG-530")
@pytest.mark.rule("SWLCG-652")
@pytest.mark.rule("SWLCG-654")
def test_an_ability_is_marked_by_a_keyword_and_a_constant_effect_is_not() -> None:
    marked = 0
    for card in CARDS:
        for trigger in card.triggers:
            if isinstance(trigger, Fated):
                continue
            text = trigger.describe().text("en").removeprefix("Forced ")
            word = WORDS[trigger.timing]
            assert text.capitalize().startswith(word), card
            moment = {INTERRUPT: "when ", REACTION: "after ", ACTION: ""}[trigger.timing]
            assert text[len(word) + 1 :].startswith(moment), card
            marked += 1
        for constant in card.constants:
            assert not constant.describe().text("en").startswith(tuple(WORDS.values())), card
    assert marked > 80


@pytest.mark.rule("SWLCG-494")
def test_events_are_played_only_from_hand() -> None:
    light = side("jedi", "luke_skywalker", hand=["our_most_desperate_hour", "rebel_trooper"], discard=["yub_yub"])
    t = table(side("sith", HEART), light, LIGHT)
    assert "act our_most_desperate_hour#1" in keys(t, LIGHT)
    assert refusal(t, LIGHT, "act yub_yub#1") == "SWLCG-766"


# actions


def guns() -> kantyna.Table:
    """The dark side's deployment; each player has an action in play and a unit that the other's can hit."""
    dark = side("sith", HEART, "black_squadron_assault", "vaders_tie_advanced", "nightsister", "emperors_royal_guard")
    light = side("jedi", "jedi_training", "heavy_blaster_emplacement", "repair_droid", "x_wing")
    return table(dark, light, DARK, marks={"focus": {"vaders_tie_advanced#1": 2}, "damage": {"x_wing#1": 1}})


@pytest.mark.rule("SWLCG-508")
def test_an_action_is_not_used_outside_an_action_window() -> None:
    light = side("jedi", "tribal_support", "jedi_training", "forgotten_heroes", "heavy_blaster_emplacement",
                 hand=["x_wing"], discard=["ewok_scout"], objective_deck=[])  # fmt: skip
    t = table(side("sith", HEART, "nightsister"), light, LIGHT, "refresh")
    assert window(t) == "reaction" and "answer tribal_support#1" in keys(t, LIGHT)
    assert refusal(t, LIGHT, "act heavy_blaster_emplacement#1")
    do(t, (LIGHT, "pass"))
    assert window(t) == "refresh" and "act heavy_blaster_emplacement#1" in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-509")
@pytest.mark.rule("SWLCG-510")
@pytest.mark.rule("SWLCG-513")
@pytest.mark.rule("SWLCG-515")
def test_players_alternate_from_the_active_one_until_both_pass_in_a_row() -> None:
    t = guns()
    assert window(t) == "deployment" and list(t.choices) == [DARK]
    do(t, (DARK, "pass"))
    assert list(t.choices) == [LIGHT]
    do(t, (LIGHT, "act heavy_blaster_emplacement#1"), (DARK, "pick nightsister#1"))
    until(t, "act", "protect")
    do(t, (DARK, "decline"))
    until(t, "act")
    assert window(t) == "deployment" and list(t.choices) == [DARK], "who has passed may act again"
    do(t, (DARK, "act black_squadron_assault#1"), "pick vaders_tie_advanced#1")
    assert window(t) == "deployment" and list(t.choices) == [LIGHT], "one action an opportunity"
    assert "act repair_droid#1" in keys(t, LIGHT)
    do(t, (LIGHT, "pass"))
    assert window(t) != "deployment", "the dark side has nothing left to act with"


@pytest.mark.rule("SWLCG-512")
def test_an_action_is_finished_before_the_next_begins() -> None:
    t = guns()
    do(t, (DARK, "pass"), (LIGHT, "act heavy_blaster_emplacement#1"))
    assert list(t.choices) == [DARK] and "pick nightsister#1" in keys(t, DARK)
    assert refusal(t, DARK, "act black_squadron_assault#1") == "SWLCG-537"


# interrupts and reactions


def strike(hand: list[str]) -> kantyna.Table:
    """A light Character has been focused to strike."""
    light = side("jedi", "jedi_training", "forgotten_heroes", "rebel_trooper", hand=hand)
    return fight(side("sith", HEART, "darth_vader"), light, "rebel_trooper", "darth_vader", HEART, LIGHT)


@pytest.mark.rule("SWLCG-522")
@pytest.mark.rule("SWLCG-531")
@pytest.mark.rule("SWLCG-534")
def test_one_trigger_allows_several_reactions_one_after_another() -> None:
    t = strike(["crossfire", "double_strike"])
    assert window(t) == "reaction" and marks(t, "focus") == {"rebel_trooper#1": 1}, "the trigger is done"
    assert sorted(keys(t, LIGHT)) == ["answer crossfire#1", "answer double_strike#1", "pass"]
    do(t, (LIGHT, "answer crossfire#1"), "pay")
    pass_windows(t, "name-")
    assert refusal(t, LIGHT, "answer double_strike#1") == "SWLCG-537", "the first is not finished"
    do(t, "name-unit-damage")
    pass_windows(t, "answer double_strike")
    assert "answer double_strike#1" in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-428")
def test_an_icon_gained_in_reaction_to_focusing_counts_for_the_strike() -> None:
    t = strike(["crossfire"])
    do(t, (LIGHT, "answer crossfire#1"), "pay", "name-unit-damage")
    pass_windows(t, "pick")
    do(t, "pick darth_vader#1")
    pass_windows(t, "strike")
    assert marks(t, "damage")["darth_vader#1"] == 2


@pytest.mark.rule("SWLCG-550")
@pytest.mark.rule("SWLCG-546")
def test_a_card_sacrificed_as_a_cost_interrupts_before_it_leaves_and_before_the_effect() -> None:
    light = side("jedi", "jedi_training", "x_wing_escort", "x_wing", hand=["covering_fire"])
    t = table(side("sith", HEART, "tie_fighter"), light, LIGHT, "conflict")
    attack(t, HEART, "x_wing")
    do(t, (LIGHT, "act covering_fire#1"), "sacrifice x_wing_escort#1")
    assert "answer x_wing_escort#1" in keys(t, LIGHT) and "x_wing_escort" in zone(t, LIGHT, "play")
    do(t, (LIGHT, "answer x_wing_escort#1"))
    assert list(t.choices) == [DARK] and not marks(t, "shield"), "the outer effect waits"
    do(t, (DARK, "sacrifice tie_fighter#1"))
    assert marks(t, "shield") == {"x_wing#1": 1}
    assert zone(t, LIGHT, "discard") == ["x_wing_escort", "covering_fire"]


@pytest.mark.rule("SWLCG-551")
def test_interrupts_to_being_destroyed_come_before_those_to_leaving_play() -> None:
    light = side("jedi", "a_journey_to_dagobah", "decoy_at_dantooine", objective_deck=["jedi_training"])
    t = fight(
        side("sith", HEART, "nightsister"), light, "nightsister", "", "a_journey_to_dagobah", DARK, steps=(),
        damage={"a_journey_to_dagobah#1": 3},
    )  # fmt: skip
    position = t.position()
    position["dial"] = 3
    t = kantyna.Table.from_position(position)
    do(t, (DARK, "deal-one a_journey_to_dagobah#1"))
    until(t, "answer")
    assert [key for key in keys(t, LIGHT) if key != "pass"] == ["answer a_journey_to_dagobah#1"]
    do(t, (LIGHT, "pass"))
    until(t, "answer")
    assert [key for key in keys(t, LIGHT) if key != "pass"] == ["answer decoy_at_dantooine#1"]
    assert "a_journey_to_dagobah" in zone(t, LIGHT, "play"), "it has not moved yet"


@pytest.mark.rule("SWLCG-533")
@pytest.mark.rule("SWLCG-552")
def test_a_pass_in_a_reaction_window_is_not_final() -> None:
    dark = side("imperial_navy", HEART, "devastator")
    light = side("jedi", "jedi_training", "forgotten_heroes", "red_two")
    t = fight(
        dark, light, "devastator", "", "jedi_training", DARK, steps=(), damage={"jedi_training#1": 4},
        focus={"red_two#1": 1},
    )  # fmt: skip
    do(t, (DARK, "deal-one jedi_training#1"))
    until(t, "answer")
    assert "answer devastator#1" in keys(t, DARK), "the active player first"
    do(t, (DARK, "pass"))
    assert "answer red_two#1" in keys(t, LIGHT)
    do(t, (LIGHT, "answer red_two#1"))
    assert "answer devastator#1" in keys(t, DARK), "and again, since the opponent has used one"


@pytest.mark.rule("SWLCG-555")
@pytest.mark.rule("SWLCG-598")
def test_reactions_to_the_beginning_of_the_opponents_turn_come_before_the_balance_phase() -> None:
    t = table(side("sith", HEART), side("jedi", "jedi_training", "luke_skywalker"), LIGHT, "force",
              marks={"focus": {"luke_skywalker#1": 1}})  # fmt: skip
    until(t, "answer")
    assert t.position()["active"] == DARK and t.position()["dial"] == 0, "no framework event of the turn yet"
    do(t, (LIGHT, "answer luke_skywalker#1"))
    until(t, "pass", "decline", "discard")
    assert t.position()["dial"] >= 1


# words


@pytest.mark.rule("SWLCG-081")
def test_placing_a_focus_token_by_an_effect_is_not_focusing_a_unit() -> None:
    dark = side("sith", HEART, "tie_fighter", hand=["im_on_the_leader"])
    t = table(dark, side("jedi", "a_wing"), DARK)
    do(t, (DARK, "act im_on_the_leader#1"), "pay")
    pass_windows(t, "pick")
    do(t, "pick a_wing#1")
    assert marks(t, "focus")["a_wing#1"] == 1
    assert not any(key.startswith("answer a_wing") for key in keys(t, LIGHT))


@pytest.mark.rule("SWLCG-631")
@pytest.mark.rule("SWLCG-656")
def test_only_cards_in_play_are_targets() -> None:
    light = side("jedi", "ewok_scout", "stolen_plans", hand=["yub_yub", "log_trap"], discard=["hidden_outpost"])
    t = table(side("sith", HEART), light, LIGHT, hosts={"stolen_plans#1": f"{HEART}#1"})
    do(t, (LIGHT, "act yub_yub#1"), "focus ewok_scout#1")
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick stolen_plans#1"]
    assert refusal(t, LIGHT, "pick hidden_outpost#1") == "SWLCG-661"
    do(t, "pick stolen_plans#1")
    pass_answers(t)
    assert "stolen_plans" in zone(t, LIGHT, "discard"), "the effect happens to what was chosen"


@pytest.mark.rule("SWLCG-640")
@pytest.mark.rule("SWLCG-642")
def test_a_card_put_into_play_is_not_played() -> None:
    objectives = ("forgotten_heroes", "jedi_training", "last_minute_rescue")
    light = side("jedi", *objectives, "x_wing", hand=["return_of_the_jedi"], discard=["yoda"])
    t = table(side("sith", HEART), light, LIGHT, "conflict")
    until(t, "act")
    assert refusal(t, LIGHT, "play yoda#1") == "SWLCG-184"
    do(t, (LIGHT, "act return_of_the_jedi#1"), "pay")
    pass_windows(t, "pick")
    do(t, "pick yoda#1")
    assert "yoda" in zone(t, LIGHT, "play") and t.position()["phase"] == PHASES["conflict"]
    assert "answer forgotten_heroes#1" not in keys(t, LIGHT), "which answers the playing of a Force User"


@pytest.mark.rule("SWLCG-644")
def test_a_player_who_must_sacrifice_chooses_a_matching_card_of_their_own() -> None:
    light = side("jedi", "jedi_training", "x_wing_escort", "y_wing", "x_wing", hand=["covering_fire"])
    t = table(side("sith", HEART, "tie_fighter", "nightsister"), light, LIGHT, "conflict")
    attack(t, HEART, "x_wing")
    do(t, (LIGHT, "act covering_fire#1"), "sacrifice x_wing_escort#1", (LIGHT, "answer x_wing_escort#1"))
    assert keys(t, DARK) == ["sacrifice tie_fighter#1"], "no Character, and nothing of the opponent's"
    assert refusal(t, DARK, "decline") == "SWLCG-644"


@pytest.mark.rule("SWLCG-663")
def test_an_exhausted_card_cannot_be_focused_to_strike() -> None:
    light = side("jedi", "x_wing", "y_wing", "rookie_pilot")
    t = fight(
        side("sith", HEART), light, "x_wing y_wing rookie_pilot", "", HEART, LIGHT, focus={"x_wing#1": 1},
    )  # fmt: skip
    assert keys(t, LIGHT) == ["strike y_wing#1", "strike rookie_pilot#1"]
    assert refusal(t, LIGHT, "strike x_wing#1") == "SWLCG-663"


@pytest.mark.rule("SWLCG-668")
@pytest.mark.rule("SWLCG-669")
def test_a_cancelled_effect_has_no_result_and_its_costs_stay_paid() -> None:
    light = side("smugglers_and_spies", "questionable_contacts", "c_3po", "x_wing", hand=["swindled"])
    t = table(side("sith", HEART), light, LIGHT)
    do(t, (LIGHT, "act swindled#1"), "pay", "pick x_wing#1")
    pass_windows(t, "answer c_3po")
    do(t, (LIGHT, "answer c_3po#1"))
    until(t, "pass", "play")
    assert "x_wing" in zone(t, LIGHT, "play"), "nothing has been returned"
    assert "c_3po" in zone(t, LIGHT, "discard") and sum(marks(t, "focus").values()) == 1, "sacrificed, and paid for"


@pytest.mark.rule("SWLCG-762")
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    dark = side("imperial_navy", "imperial_officer", "nightsister")
    light = side("jedi", "jedi_training", "forgotten_heroes")
    t = fight(dark, light, "nightsister", "", "jedi_training", DARK, steps=(), damage={"jedi_training#1": 4})
    do(t, (DARK, "deal-one jedi_training#1"))
    until(t, "pass", "engage", "decline")
    assert "answer imperial_officer#1" not in keys(t, DARK), "one resource of two"
    assert not marks(t, "focus").get("affiliation_imperial_navy#1")


@pytest.mark.rule("SWLCG-764")
def test_a_target_that_only_the_payment_would_make_legal_is_not_legal() -> None:
    t = table(side("sith", HEART, "advisor_to_the_emperor", hand=["force_lightning"]), side("jedi", "x_wing"), DARK)
    assert refusal(t, DARK, "act force_lightning#1") == "SWLCG-658"


@pytest.mark.rule("SWLCG-767")
def test_an_effect_with_a_duration_ends_when_its_card_leaves_play() -> None:
    dark = side("sith", HEART, hand=["force_stasis", "nightsister"])
    light = side("smugglers_and_spies", "questionable_contacts", "twilek_smuggler", hand=["swindled"])
    t = table(dark, light, DARK)
    do(t, (DARK, "act force_stasis#1"), "pay")
    pass_windows(t, "pick")
    do(t, "pick twilek_smuggler#1")
    assert "twilek_smuggler#1" in str(t.position()["lasting"])
    do(t, (LIGHT, "act swindled#1"), "pay")
    pass_windows(t, "pick")
    do(t, "pick twilek_smuggler#1")
    assert "twilek_smuggler" in zone(t, LIGHT, "hand")
    assert "twilek_smuggler#1" not in str(t.position()["lasting"])


@pytest.mark.rule("SWLCG-793")
def test_a_card_whose_capacity_falls_to_its_damage_is_destroyed_before_anybody_acts() -> None:
    light = side("jedi", "jedi_training", "ewok_scout", hand=["yub_yub", "rebel_trooper"])
    dark = side("sith", "fall_of_the_jedi", HEART, "defense_upgrade")
    t = table(
        dark,
        light,
        LIGHT,
        hosts={"defense_upgrade#1": "fall_of_the_jedi#1"},
        marks={"damage": {"fall_of_the_jedi#1": 6}},
    )
    do(t, (LIGHT, "act yub_yub#1"), "focus ewok_scout#1")
    pass_windows(t, "pick")
    do(t, "pick defense_upgrade#1")
    pass_answers(t)
    assert zone(t, LIGHT, "victory") == ["fall_of_the_jedi"]


# hidden information


def test_a_refusal_does_not_reveal_where_an_unseen_card_lies() -> None:
    in_deck = table(side("sith", HEART), side("jedi", "jedi_training", deck=["red_two"], hand=["x_wing"]), LIGHT)
    captured = table(
        side("sith", HEART, captured=["red_two"]), side("jedi", "jedi_training", hand=["x_wing"]), LIGHT,
        hosts={"red_two#1": f"{HEART}#1"}, owners={"red_two#1": LIGHT},
    )  # fmt: skip
    for t in (in_deck, captured):
        assert refusal(t, LIGHT, "act red_two#1") == "SWLCG-766"


def test_only_the_player_who_looks_at_cards_learns_which_they_are() -> None:
    dark = side("sith", HEART, "fall_of_the_jedi", hand=["interrogation"])
    t = table(dark, side("jedi", "jedi_training", hand=["x_wing", "y_wing"]), DARK)
    do(t, (DARK, "act interrogation#1"), "pay")
    pass_windows(t, "discard")
    looked = [event for event in t.events if event.kind == "look-through"]
    assert sorted([str(event.view(DARK)["card"]) for event in looked]) == ["x_wing#1", "y_wing#1"]
    assert [event.view(None)["card"] for event in looked] == [None, None]
    assert looked[0].text("en", None) == looked[1].text("en", None)
