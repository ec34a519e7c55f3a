"""Balance of the Force: what card texts mean with several opponents and partners, for every card of the core set that
works differently than with two players."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_four import D1, D2, L1, L2, four, is_offered, jedi, navy, player, rebels, sith
from card_game_situations import do, keys, marks, pass_answers, pass_windows, refusal, until, using, zone
from kantyna.game.card_game.abilities.selectors import Titled
from kantyna.game.card_game.effects.in_play import Deal

RICH = "the_heart_of_the_empire"
"""Three resources."""


def smugglers(*play: str, **zones: Any) -> dict[str, Any]:
    return player("smugglers_and_spies", *play, **zones)


# one opponent, chosen by the player who uses the effect


@pytest.mark.rule("BOTF-254")
@pytest.mark.rule("BOTF-259")
@pytest.mark.rule("BOTF-337")
@pytest.mark.rule("BOTF-336")
def test_interrogation_affects_one_opponent_chosen_by_its_player() -> None:
    t = four(
        sith(RICH, hand=["interrogation"]), navy(hand=["tie_fighter"]), jedi(hand=["yoda"]), rebels(hand=["x_wing"])
    )
    do(t, (D1, "act interrogation#1"), (D1, "pay"))
    pass_windows(t, "target")
    assert keys(t, D1) == [f"target seat#{L1}", f"target seat#{L2}"], "no partner is an opponent"
    assert refusal(t, D1, f"target seat#{D2}") == "BOTF-254"
    do(t, (D1, f"target seat#{L2}"))
    assert keys(t, D1) == ["discard x_wing#1"], "the same opponent is looked at and loses a card"
    assert t.view(D1)["seats"][L1]["hand"] == [None]
    do(t, "discard x_wing#1")
    assert zone(t, L2, "discard") == ["x_wing"] and zone(t, L1, "hand") == ["yoda"]
    assert not [note for note in t.position()["lasting"] if note[0] == "against"], "the chosen opponent is forgotten"


@pytest.mark.rule("BOTF-254")
@pytest.mark.rule("BOTF-336")
def test_nobody_is_asked_to_choose_an_opponent_if_only_one_is_possible() -> None:
    t = four(sith(RICH, hand=["interrogation"]), navy(), jedi(), rebels(hand=["x_wing"]))
    do(t, (D1, "act interrogation#1"), (D1, "pay"), "discard x_wing#1")
    assert zone(t, L2, "discard") == ["x_wing"]


@pytest.mark.rule("BOTF-254")
@pytest.mark.rule("BOTF-337")
def test_heavy_blaster_emplacement_lets_the_chosen_opponent_choose() -> None:
    t = four(sith("nightsister"), navy("tie_fighter", "duty_officer"), jedi("heavy_blaster_emplacement"), rebels(), L1)
    do(t, (L1, "act heavy_blaster_emplacement#1"))
    pass_windows(t, "target")
    do(t, (L1, f"target seat#{D2}"))
    assert keys(t, D2) == ["pick tie_fighter#1", "pick duty_officer#1"] and not keys(t, D1)
    do(t, (D2, "pick duty_officer#1"))
    pass_windows(t, "play")
    assert zone(t, D2, "discard") == ["duty_officer"]


@pytest.mark.rule("BOTF-254")
@pytest.mark.rule("BOTF-337")
def test_log_trap_affects_the_attacking_opponent() -> None:
    """The other opponent has no attacking unit, so nobody is asked to choose."""
    t = four(
        sith("nightsister", "rancor"), navy("tie_fighter"), jedi("log_trap"), rebels("mission_briefing"), D1, "conflict"
    )
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"), (D1, "attack-with rancor#1"))
    if "done" in keys(t, D1):
        t.choose(D1, "done")
    assert is_offered(t, L1, "act log_trap#1"), "a partner's engagement"
    do(t, (L1, "act log_trap#1"))
    assert keys(t, D1) == ["pick nightsister#1", "pick rancor#1"]


@pytest.mark.rule("BOTF-254")
@pytest.mark.rule("BOTF-337")
def test_x_wing_escort_costs_the_chosen_opponent_a_vehicle() -> None:
    t = four(
        sith("vaders_tie_advanced"), navy("tie_fighter"),
        smugglers("questionable_contacts", "x_wing_escort", hand=["swindled"]), rebels("x_wing"), L1,
    )  # fmt: skip
    do(t, (L1, "act swindled#1"), "pay", "pick x_wing_escort#1", (L1, "answer x_wing_escort#1"))
    assert keys(t, L1) == [f"target seat#{D1}", f"target seat#{D2}"]
    do(t, (L1, f"target seat#{D1}"))
    assert keys(t, D1) == ["sacrifice vaders_tie_advanced#1"]


@pytest.mark.rule("BOTF-254")
@pytest.mark.rule("BOTF-337")
def test_youre_my_only_hope_costs_the_chosen_opponent_a_card() -> None:
    light = rebels("rookie_pilot", hand=["youre_my_only_hope"], deck=["x_wing", "y_wing"])
    t = four(sith(hand=["nightsister"]), navy(hand=["tie_fighter"]), jedi(), light, L2)
    do(t, (L2, "act youre_my_only_hope#1"), "sacrifice rookie_pilot#1")
    pass_windows(t, "target")
    do(t, (L2, f"target seat#{D2}"))
    assert keys(t, D2) == ["discard tie_fighter#1"]


@pytest.mark.rule("BOTF-254")
@pytest.mark.rule("BOTF-337")
def test_take_them_prisoner_looks_at_the_deck_of_the_chosen_opponent() -> None:
    dark = navy(objective_deck=["take_them_prisoner"])
    decks = [["c_3po", "yoda", "y_wing"], ["x_wing", "home_one", "a_wing"]]
    t = four(sith(), dark, jedi(deck=decks[0]), rebels(deck=decks[1]), D1, "refresh")
    do(t, (D2, "answer take_them_prisoner#1"))
    assert keys(t, D2) == [f"target seat#{L1}", f"target seat#{L2}"]
    do(t, (D2, f"target seat#{L2}"))
    assert keys(t, D2) == ["pick x_wing#1", "pick home_one#1", "pick a_wing#1"]
    assert t.view(D2)["seats"][L1]["deck"] == [None] * 3
    for seat in (L1, L2, None):
        assert "home_one#1" not in str([event.view(seat) for event in t.events])
    do(t, "pick home_one#1", "pick a_wing#1")
    assert zone(t, L2, "deck") == ["a_wing", "x_wing"] and zone(t, D2, "captured") == ["home_one"]


@pytest.mark.rule("BOTF-254")
@pytest.mark.rule("BOTF-338")
def test_leia_organas_player_chooses_the_captor_who_chooses_the_objective() -> None:
    light = rebels("mission_briefing", "leia_organa", hand=["fall_back"])
    t = four(sith(RICH, "fall_of_the_jedi"), navy("imperial_command", "defense_protocol"), jedi(), light, L2)
    do(t, (L2, "act fall_back#1"), "pick leia_organa#1")
    pass_windows(t, "target")
    do(t, (L2, f"target seat#{D2}"))
    assert keys(t, D2) == ["pick imperial_command#1", "pick defense_protocol#1"]
    do(t, (D2, "pick defense_protocol#1"))
    assert zone(t, D2, "captured") == ["leia_organa"]


@pytest.mark.rule("BOTF-337")
def test_outer_rim_hunter_hits_an_objective_of_the_defending_player() -> None:
    """The text names the player, so nobody chooses an opponent."""
    t = four(
        player("scum_and_villainy", "outer_rim_hunter"), navy(), jedi("jedi_training"),
        rebels("mission_briefing", "draw_their_fire"), D1, "conflict",
    )  # fmt: skip
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with outer_rim_hunter#1"), (D1, "answer outer_rim_hunter#1"))
    assert keys(t, L2) == ["pick mission_briefing#1", "pick draw_their_fire#1"]


# each opponent


@pytest.mark.rule("BOTF-255")
@pytest.mark.rule("BOTF-256")
@pytest.mark.rule("BOTF-337")
def test_interrogation_droid_costs_each_opponent_a_card_clockwise() -> None:
    dark = sith(RICH, "shadows_of_dathomir", hand=["interrogation_droid"])
    t = four(dark, navy(hand=["tie_fighter"]), jedi(hand=["yoda"]), rebels(hand=["x_wing", "y_wing"]))
    do(t, (D1, "play interrogation_droid#1"), "pay", (D1, "answer interrogation_droid#1"))
    pass_windows(t, "play")
    assert [len(zone(t, seat, "hand")) for seat in (D2, L1, L2)] == [1, 0, 1]
    assert [event.seat for event in t.events if event.kind == "discard"] == [L1, L2]


@pytest.mark.rule("BOTF-255")
@pytest.mark.rule("BOTF-192")
@pytest.mark.rule("BOTF-337")
def test_cruel_interrogations_captures_a_card_from_each_opponents_hand_but_not_from_reserves() -> None:
    dark = sith(objective_deck=["cruel_interrogations"])
    light = jedi(hand=["yoda"], common_reserve=["c_3po"])
    t = four(dark, navy(), light, rebels(hand=["x_wing"], common_reserve=["y_wing"]), D1, "refresh")
    do(t, (D1, "answer cruel_interrogations#1"))
    assert sorted(zone(t, D1, "captured")) == ["x_wing", "yoda"]
    assert zone(t, L1, "common_reserve") == ["c_3po"] and zone(t, L2, "common_reserve") == ["y_wing"]
    assert t.view(L1)["seats"][D1]["captured"] != t.view(L2)["seats"][D1]["captured"]
    for seat, card in ((L1, "yoda#1"), (L2, "x_wing#1")):
        assert card in t.view(seat)["seats"][D1]["captured"], "its owner knows which card it was"
    assert t.view(None)["seats"][D1]["captured"] == [None, None]


@pytest.mark.rule("BOTF-256")
@pytest.mark.rule("BOTF-305")
@pytest.mark.rule("BOTF-260")
def test_for_a_new_hope_players_choose_clockwise_from_the_active_player() -> None:
    """Even if another player plays it."""
    light = rebels("mission_briefing", "draw_their_fire", "x_wing", hand=["a_new_hope"])
    t = four(sith("nightsister"), navy("tie_fighter"), jedi("yoda"), light, D2)
    do(t, (L2, "act a_new_hope#1"), "pay")
    pass_windows(t, "pick")
    asked: list[int] = []
    while any(key.startswith("pick") for seat in t.choices for key in keys(t, seat)):
        (seat,) = t.choices
        asked.append(seat)
        t.choose(seat, "decline" if seat == L1 else keys(t, seat)[0])
    assert asked == [D2, L1, L2, D1]
    assert zone(t, L1, "hand") == ["yoda"] and "tie_fighter" in zone(t, D2, "play")


# friendly, enemy


@pytest.mark.rule("BOTF-257")
def test_force_rejuvenation_cleanses_a_partners_character() -> None:
    light = jedi("jedi_training", "forgotten_heroes", hand=["force_rejuvenation"])
    marked = {"damage": {"fleet_officer#1": 1, "nightsister#1": 1}}
    t = four(sith("nightsister"), navy(), light, rebels("fleet_officer"), L1, marks=marked)
    do(t, (L1, "act force_rejuvenation#1"), "pay")
    assert keys(t, L1) == ["pick fleet_officer#1"]


@pytest.mark.rule("BOTF-257")
def test_lightsaber_deflection_helps_a_partners_unit() -> None:
    dark = sith("fall_of_the_jedi", hand=["force_choke"])
    t = four(dark, navy("duty_officer"), jedi(hand=["lightsaber_deflection"]), rebels("fleet_officer"))
    do(t, (D1, "act force_choke#1"), "pick fleet_officer#1", (L1, "answer lightsaber_deflection#1"))
    assert "pick duty_officer#1" in keys(t, L1)


@pytest.mark.rule("BOTF-257")
def test_covering_fire_shields_a_partners_participants() -> None:
    t = four(
        sith("nightsister"), navy(), smugglers("rookie_pilot", hand=["covering_fire"]),
        rebels("mission_briefing", "x_wing"), D1, "conflict",
    )  # fmt: skip
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"))
    until(t, "defend-with")
    t.choose(L2, "defend-with x_wing#1")
    if "done" in keys(t, L2):
        t.choose(L2, "done")
    do(t, (L1, "act covering_fire#1"), "sacrifice rookie_pilot#1")
    pass_windows(t, "place")
    assert marks(t, "shield") == {"x_wing#1": 1}


@pytest.mark.rule("BOTF-257")
@pytest.mark.rule("BOTF-020")
def test_questionable_contacts_moves_damage_from_a_partners_unit_to_any_enemy() -> None:
    light = smugglers("questionable_contacts")
    t = four(sith("nightsister"), navy("tie_fighter"), light, rebels("fleet_officer"), L1, "refresh",
             marks={"damage": {"fleet_officer#1": 1}})  # fmt: skip
    do(t, (L1, "answer questionable_contacts#1"), "pick fleet_officer#1")
    assert keys(t, L1) == ["pick nightsister#1", "pick tie_fighter#1"]


@pytest.mark.rule("BOTF-261")
@pytest.mark.rule("BOTF-318")
def test_the_protectors_controller_decides_about_a_partners_damage() -> None:
    dark = sith("fall_of_the_jedi", hand=["force_choke"])
    t = four(dark, navy(), jedi("guardian_of_peace"), rebels("fleet_officer"))
    do(t, (D1, "act force_choke#1"), "pick fleet_officer#1")
    pass_windows(t, "protect")
    assert keys(t, L1) == ["protect guardian_of_peace#1 1", "decline"] and not keys(t, L2)
    do(t, (L1, "protect guardian_of_peace#1 1"))
    pass_windows(t, "play")
    assert marks(t, "damage") == {"guardian_of_peace#1": 1}


@pytest.mark.rule("BOTF-261")
@pytest.mark.rule("BOTF-342")
def test_a_partner_is_asked_about_damage_that_the_first_protector_does_not_take() -> None:
    dark = sith("fall_of_the_jedi", "darth_vader")
    light = [jedi("guardian_of_peace#1"), rebels("mission_briefing", "guardian_of_peace#2", "fleet_officer")]
    t = four(dark, navy(), light[0], light[1], D1, "conflict")
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with darth_vader#1"))
    until(t, "defend-with")
    t.choose(L2, "defend-with fleet_officer#1")
    if "done" in keys(t, L2):
        t.choose(L2, "done")
    until(t, "resolve-unit-damage")
    do(t, (D1, "resolve-unit-damage"), "pick fleet_officer#1")
    pass_windows(t, "protect")
    assert keys(t, L2) == ["protect guardian_of_peace#2 2", "protect guardian_of_peace#2 1", "decline"]
    t.choose(L2, "protect guardian_of_peace#2 1")
    t.choose(L2, "decline")
    assert keys(t, L1) == ["protect guardian_of_peace#1 1", "decline"], "what is left"
    t.choose(L1, "protect guardian_of_peace#1 1")
    pass_answers(t)
    damage = marks(t, "damage")
    assert (damage["guardian_of_peace#1"], damage["guardian_of_peace#2"], damage.get("fleet_officer#1")) == (1, 1, None)


@pytest.mark.rule("BOTF-020")
def test_home_one_hits_the_other_objectives_of_both_opponents() -> None:
    t = four(
        sith("fall_of_the_jedi", "counsel_of_the_sith"), navy("defense_protocol"), jedi("jedi_training"),
        rebels("home_one"), L2, "conflict",
    )  # fmt: skip
    do(t, (L2, "engage fall_of_the_jedi#1"), (L2, "attack-with home_one#1"), (L2, "answer home_one#1"))
    pass_windows(t, "deal-one")
    assert marks(t, "damage") == {"counsel_of_the_sith#1": 1, "defense_protocol#1": 1, "fall_of_the_jedi#1": 2}


@pytest.mark.rule("BOTF-020")
def test_a_disturbance_in_the_force_exhausts_the_committed_units_of_both_opponents() -> None:
    t = four(
        sith(RICH, hand=["a_disturbance_in_the_force"]), navy("admiral_motti"), jedi("yoda"), rebels("fleet_officer"),
        marks={"committed": {"yoda#1": 1, "fleet_officer#1": 1, "admiral_motti#1": 1}},
    )  # fmt: skip
    do(t, (D1, "act a_disturbance_in_the_force#1"), "pay")
    tired = [event.view(None)["card"] for event in t.events if event.kind == "focus"]
    assert [card for card in tired if card in ("yoda#1", "fleet_officer#1", "admiral_motti#1")] == [
        "yoda#1", "fleet_officer#1",
    ]  # fmt: skip


@pytest.mark.rule("BOTF-020")
def test_grand_moff_tarkin_reaches_the_objectives_of_both_opponents() -> None:
    damage = {"jedi_training#1": 3, "mission_briefing#1": 3, "imperial_command#1": 4}
    t = four(
        sith("nightsister"), navy("imperial_command", "grand_moff_tarkin"), jedi("jedi_training"),
        rebels("mission_briefing", "draw_their_fire"), D1, "force", marks={"damage": damage},
    )  # fmt: skip
    do(t, (D1, "commit nightsister#1"), (D1, "answer nightsister#1"), "pick jedi_training#1")
    pass_windows(t, "commit")
    assert zone(t, D1, "victory") == ["jedi_training"] and "imperial_command" in zone(t, D2, "play")


@pytest.mark.rule("BOTF-020")
@pytest.mark.rule("BOTF-262")
def test_devastator_reacts_to_the_loss_of_either_opponent_and_its_own_player_pays() -> None:
    """Its partner's resources are not its player's."""
    t = four(
        sith(RICH, hand=["force_choke"]), navy("imperial_command", "devastator"), jedi("jedi_training"), rebels(),
        D1, "force", marks={"damage": {"jedi_training#1": 4}, "focus": {"imperial_command#1": 1}},
    )  # fmt: skip
    state = t.position()
    state["marks"]["focus"]["affiliation_imperial_navy#1"] = 1
    state["seats"][D1]["play"].append("nightsister#1")
    state["active"] = D1
    poor = kantyna.Table.from_position({key: part for key, part in state.items() if key not in ("stack", "chance")})
    do(poor, (D1, "commit nightsister#1"), (D1, "answer nightsister#1"), "pick jedi_training#1")
    assert not is_offered(poor, D2, "answer devastator#1")


@pytest.mark.rule("BOTF-262")
def test_you_control_means_your_own_cards_only() -> None:
    """Orbital Bombardment, Fleeing the Empire and Leia Organa refer only to their player's cards."""
    t = four(
        sith("nightsister"),
        navy("orbital_bombardment", "tie_bomber"),
        jedi("jedi_training"),
        rebels("mission_briefing"),
    )
    figures = t.view(None)
    assert figures["icons"]["tie_bomber#1"]["blast"] == 2 and figures["icons"]["nightsister#1"]["blast"] == 1
    t = four(sith(), navy(), jedi("yoda"), rebels("fleeing_the_empire"), L1, "refresh")
    do(t, (L2, "answer fleeing_the_empire#1"))
    assert keys(t, L2) == ["pick fleeing_the_empire#1"]


@pytest.mark.rule("BOTF-259")
def test_stolen_plans_attaches_to_objectives_of_opponents_but_not_of_partners() -> None:
    light = jedi("forgotten_heroes", hand=["stolen_plans"])
    t = four(sith(RICH), navy("imperial_command"), light, rebels("mission_briefing"), L1)
    do(t, (L1, "play stolen_plans#1"), "pay")
    assert keys(t, L1) == [f"pick {RICH}#1", "pick imperial_command#1"]


@pytest.mark.rule("BOTF-259")
def test_intimidated_attaches_to_characters_of_opponents() -> None:
    t = four(sith(hand=["intimidated"]), navy("duty_officer"), jedi("yoda"), rebels("fleet_officer"))
    do(t, (D1, "play intimidated#1"))
    assert keys(t, D1) == ["pick yoda#1", "pick fleet_officer#1"]


@pytest.mark.rule("BOTF-259")
def test_the_secret_of_yavin_4_does_not_react_to_attacks_on_a_partners_objective() -> None:
    t = four(sith("nightsister"), navy(), jedi("the_secret_of_yavin_4"), rebels("mission_briefing"), D1, "conflict")
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"))
    assert not is_offered(t, L1, "answer the_secret_of_yavin_4#1")


def test_obi_wan_makes_the_opponent_in_the_engagement_place_the_first_card_face_up() -> None:
    t = four(
        sith(), navy("tie_fighter", "defense_protocol", hand=["twist_of_fate_dark"]),
        jedi("obi_wan_kenobi", hand=["yoda"]), rebels(), L1, "conflict",
    )  # fmt: skip
    do(t, (L1, "engage defense_protocol#1"), (L1, "attack-with obi_wan_kenobi#1"))
    until(t, "defend-with")
    t.choose(D2, "defend-with tie_fighter#1")
    until(t, "place")
    do(t, (L1, "place yoda#1"), (D2, "place twist_of_fate_dark#1"))
    laid = [event.view(None)["card"] for event in t.events if event.kind == "placed"]
    assert laid == [None, "twist_of_fate_dark#1"]


# your turn, your phase


@pytest.mark.rule("BOTF-026")
def test_your_turn_is_your_teams_turn() -> None:
    """Superlaser Blast in the partner's part of the deployment phase, and not in the enemies' turn."""
    dark = navy("imperial_command", "death_and_despayre", hand=["superlaser_blast"])
    t = four(sith("fall_of_the_jedi", hand=["tie_fighter"]), dark, jedi("jedi_training"), rebels(), D1)
    assert is_offered(t, D2, "act superlaser_blast#1")
    t = four(sith("fall_of_the_jedi"), dark, jedi("jedi_training", hand=["yoda"]), rebels(), L1)
    while D2 not in t.choices and t.view(None)["active"] == L1:
        t.choose(next(iter(t.choices)), "pass")
    assert D2 in t.choices and refusal(t, D2, "act superlaser_blast#1") == "SWLCG-508"


@pytest.mark.rule("BOTF-026")
def test_your_phase_is_your_own_part_of_it() -> None:
    t = four(sith("fall_of_the_jedi#1", hand=["nightsister"]), navy("fall_of_the_jedi#2", hand=["tie_fighter"]),
             jedi(), rebels(), D1, "draw")  # fmt: skip
    answers: list[tuple[int, int]] = []
    while not any(key.startswith("play") for seat in t.choices for key in keys(t, seat)):
        (seat,) = t.choices
        answers += [(t.view(None)["active"], seat) for key in keys(t, seat) if key.startswith("answer")]
        t.choose(seat, "pass" if "pass" in keys(t, seat) else "decline")
    assert answers == [(D1, D1), (D2, D2)]


@pytest.mark.rule("BOTF-324")
def test_an_opponents_turn_begins_once_for_the_whole_team() -> None:
    light = rebels("mission_briefing", deck=["x_wing", "y_wing", "a_wing"])
    t = four(sith("fall_of_the_jedi"), navy(), jedi("jedi_training", "luke_skywalker"), light, L1, "force",
             marks={"focus": {"luke_skywalker#1": 2}})  # fmt: skip
    until(t, "answer")
    do(t, (L1, "answer luke_skywalker#1"), (L2, "answer mission_briefing#1"))
    until(t, "discard", "decline", "engage", "play")
    drawn = [event for event in t.events if event.kind == "draw" and event.seat == L2]
    assert len(drawn) == 1 and marks(t, "focus")["luke_skywalker#1"] == 1


# unique cards, rescued cards


@pytest.mark.rule("BOTF-265")
@pytest.mark.parametrize("where", ["play", "partner"])
def test_a_unique_card_is_in_play_once_in_the_whole_team(where: str) -> None:
    light = jedi(
        "jedi_training",
        "forgotten_heroes",
        "yoda#1" if where == "play" else "believer_in_the_old_ways",
        hand=["yoda#2"],
    )
    t = four(sith(), navy(), light, rebels(*(["yoda#1"] if where == "partner" else [])), L1)
    assert refusal(t, L1, "play yoda#2") == "SWLCG-600"


@pytest.mark.rule("BOTF-339")
def test_rescue_mission_brings_back_a_partners_card_under_the_partners_control() -> None:
    held = {"home_one#1": "fall_of_the_jedi#1"}
    t = four(
        sith("fall_of_the_jedi", captured=["home_one"]), navy(),
        jedi("jedi_training", "forgotten_heroes", hand=["rescue_mission"]),
        rebels("mission_briefing", hand=["x_wing"]), L1, hosts=held, owners={"home_one#1": L2},
    )  # fmt: skip
    do(t, (L1, "act rescue_mission#1"), "pay", "pick fall_of_the_jedi#1")
    assert keys(t, L1) == ["pick home_one#1", "decline"], "who plays it decides"
    do(t, (L1, "pick home_one#1"))
    pass_windows(t, "play")
    assert "home_one" in zone(t, L2, "play") and zone(t, L2, "hand") == ["x_wing"]


@pytest.mark.rule("BOTF-341")
def test_punishing_one_moves_a_captive_to_an_objective_of_any_dark_side_player() -> None:
    t = four(
        sith("fall_of_the_jedi", captured=["yoda"]), navy("imperial_command", "punishing_one"), jedi(), rebels(), D1,
        hosts={"yoda#1": "fall_of_the_jedi#1"}, owners={"yoda#1": L1}, options={"team_hands": False},
    )  # fmt: skip
    assert t.view(D2)["seats"][D1]["captured"] == ["yoda#1"], "the side that has captured it may look"
    do(t, (D2, "answer punishing_one#1"), (D2, "pick yoda#1"))
    assert zone(t, D2, "captured") == ["yoda"] and t.position()["hosts"]["yoda#1"] == "imperial_command#1"
    assert t.view(L1)["seats"][D2]["captured"] == [None]


def test_nobody_else_learns_which_captive_is_moved() -> None:
    """Not even from the open question, to which of two objectives it moves."""
    t = four(
        sith("fall_of_the_jedi", captured=["yoda"]), navy("imperial_command", "defense_protocol", "punishing_one"),
        jedi(), rebels(), D1, hosts={"yoda#1": "fall_of_the_jedi#1"}, owners={"yoda#1": L1},
    )  # fmt: skip
    do(t, (D2, "answer punishing_one#1"), (D2, "pick yoda#1"))
    assert keys(t, D2) == ["pick imperial_command#1", "pick defense_protocol#1"]
    for view in [t.view(seat) for seat in (L1, L2, None)]:
        assert "yoda" not in str([view["stack"], view["pending"], view["lasting"], view["seats"][D1]])


@pytest.mark.rule("BOTF-295")
@pytest.mark.parametrize("own, partners", [(0, 0), (2, 0), (0, 2), (2, 2)])
def test_an_ability_cannot_be_used_if_no_part_of_it_could_resolve(own: int, partners: int) -> None:
    deck = ["rebel_sympathizer"]
    light = rebels("blue_squadron_support", deck=deck * own, hand=["rookie_pilot"])
    t = four(sith(), navy(), light, jedi(deck=deck * partners), active=L1)
    if own or partners:
        do(t, (L1, "act blue_squadron_support#1"))
        assert marks(t, "focus")["blue_squadron_support#1"] == 1
    else:
        assert list(t.choices) == [L1]
        assert refusal(t, L1, "act blue_squadron_support#1") == "SWLCG-763"
        assert "blue_squadron_support#1" not in marks(t, "focus"), "and nothing was paid"


@pytest.mark.rule("SWLCG-468")
@pytest.mark.rule("BOTF-257")
@pytest.mark.parametrize(("by", "asked"), [(D1, False), (L1, True)])
def test_a_shield_does_not_prevent_a_partners_effects(by: int, asked: bool) -> None:
    t = four(sith("rancor"), navy("at_st"), jedi("yoda"), rebels("x_wing"), marks={"shield": {"at_st#1": 1}})
    t = using(t, Deal(1, Titled("at_st")), by, "rancor#1" if by == D1 else "yoda#1")
    pass_answers(t)
    assert ("use-shield at_st#1" in keys(t, D2)) is asked
    assert marks(t, "damage") == ({} if asked else {"at_st#1": 1})
