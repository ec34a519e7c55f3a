"""The Card Game: what every card of the challenge deck The Hunt for Skywalker does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, defend
from card_game_hunting import D1, D2, FACE, LAID, LIGHT, LUKE, TATOOINE, at, dark, face, hunt
from card_game_situations import do, keys, marks, pass_answers, pass_windows, refusal, until, using, zone
from kantyna.game.card_game.abilities.selectors import UNITS, Titled
from kantyna.game.card_game.effects.in_play import Deal, Destroy, ReturnToHand
from kantyna.game.card_game.formats.facedown_objectives import TurnOne

ACTING: dict[str, Any] = {"active": LIGHT, "phase": "deployment", "hand": ["evading_pursuit_l01#1"]}
"""The light side's deployment phase, in which it is asked."""


def turn_objective(id: str, *play: str, **more: Any) -> kantyna.Table:
    """The light side turns that objective, which lies in front, and may react."""
    place = next(place for place, objective in LAID.items() if objective == id)
    t = hunt(*play, laid={"F1": id, place: LAID["F1"]}, **{**ACTING, **more})
    t = using(t, TurnOne(), LIGHT, face("F2"))
    t.choose(LIGHT, f"pick {face('F1')}")
    return t


def decks(t: kantyna.Table) -> list[int]:
    return [len(seat["deck"]) for seat in t.position()["seats"][1:]]


def fighting(*play: str, darks: tuple[dict[str, Any], ...], **more: Any) -> kantyna.Table:
    """The light side's conflict phase."""
    return hunt(*play, darks=darks, active=LIGHT, **more)


WEB = "the_emperors_web#1"


def sith(*play: str, **zones: Any) -> dict[str, Any]:
    return dark(WEB, *play, affiliation="sith", **zones)


# objectives


@pytest.mark.parametrize("id", ["the_mines_l01", "the_ruins_of_alderaan_l01"])
def test_the_mines_and_the_ruins_of_alderaan_discard_one_of_each_opponent(id: str) -> None:
    t = turn_objective(id)
    assert decks(t) == [4, 4]
    do(t, f"answer {id}#1")
    pass_answers(t)
    assert decks(t) == [3, 3] and at(t, "F1") == id
    t = turn_objective(id)
    t.choose(LIGHT, "pass")
    assert decks(t) == [4, 4], "one need not"


@pytest.mark.parametrize(
    ("id", "barred"), [("the_mines_l01", "tie_bomber#1"), ("the_ruins_of_alderaan_l01", "nightsister#1")]
)
def test_they_keep_vehicles_and_characters_from_attacking(id: str, barred: str) -> None:
    place = next(place for place, objective in LAID.items() if objective == id)
    t = hunt(laid={"F1": id, place: LAID["F1"]}, up="F1", darks=(dark("tie_bomber#1", "nightsister#1"), dark()))
    pass_windows(t, "engage")
    t.choose(D1, f"engage {id}#1")
    assert f"attack-with {barred}" not in keys(t, D1) and len(keys(t, D1)) == 1
    assert refusal(t, D1, f"attack-with {barred}") == "SWLCG-116"


def test_the_final_ship_turns_another_one() -> None:
    t = turn_objective("the_final_ship_l01")
    do(t, "answer the_final_ship_l01#1")
    pass_answers(t)
    assert f"pick {face('F1')}" not in keys(t, LIGHT)
    t.choose(LIGHT, f"pick {face('M3')}")
    assert at(t, "M3") == LAID["M3"]


@pytest.mark.parametrize(("n", "left"), [("take heal 1", 1), ("take heal 2", 2)])
def test_dagobah_refuge_heals_luke_by_one_or_two_as_the_turn_begins(n: str, left: int) -> None:
    t = hunt(f"{LUKE}#1", up="M1", active=D2, phase="force", more={"marks": {"damage": {f"{LUKE}#1": 3}}})
    until(t, "answer")
    do(t, "answer dagobah_refuge_l01#1", n)
    assert marks(t, "damage") == {f"{LUKE}#1": left}
    t = hunt(up="M1", active=D2, phase="force")
    until(t, "answer", "reserve", "discard")
    assert "answer dagobah_refuge_l01#1" not in keys(t, LIGHT), "not without Luke Skywalker"


@pytest.mark.rule("BOTF-155")
def test_return_to_tatooine_must_bring_luke() -> None:
    t = turn_objective(TATOOINE)
    pass_answers(t)
    assert LUKE in zone(t, LIGHT, "play") and not zone(t, LIGHT, "aside")


def test_rebel_command_readies_all_own_units() -> None:
    units = ("rebel_sentry_l01#1", "boushh_l01#1")
    t = turn_objective("rebel_command_l01", *units, darks=(dark("nightsister#1"), dark()),
               more={"marks": {"focus": {units[0]: 1, units[1]: 3, "nightsister#1": 1}}})  # fmt: skip
    do(t, "answer rebel_command_l01#1")
    pass_answers(t)
    assert marks(t, "focus") == {"nightsister#1": 1}


def test_front_line_reinforcements_fetch_a_unit_of_the_deck() -> None:
    deck = ["wedge_antilles_l01#1", "secret_hideout_l01#1", "rebel_sentry_l01#1"]
    t = turn_objective("front_line_reinforcements_l01", deck=deck)
    do(t, "answer front_line_reinforcements_l01#1")
    pass_answers(t)
    assert "pick secret_hideout_l01#1" not in keys(t, LIGHT) and "decline" in keys(t, LIGHT)
    t.choose(LIGHT, next(key for key in keys(t, LIGHT) if "wedge_antilles" in key))
    assert "wedge_antilles_l01" in zone(t, LIGHT, "play") and len(zone(t, LIGHT, "deck")) == 2


@pytest.mark.rule("BOTF-294")
@pytest.mark.rule("BOTF-264")
def test_mission_at_kothlis_raises_the_reserve_by_one_for_each_opponent() -> None:
    deck = [f"rebel_sentry_l01#{n}" for n in (1, 2, 3, 4, 5)] + [f"specforces_commando_l01#{n}" for n in (1, 2, 3)]
    t = hunt(up="B3", active=LIGHT, phase="draw", deck=[*deck, "boushh_l01#1"])
    until(t, "pass")
    assert at(t, "B3") == "mission_at_kothlis_l01"
    assert len(zone(t, LIGHT, "hand")) == 8
    t = hunt(active=LIGHT, phase="draw", deck=[*deck, "boushh_l01#1"])
    until(t, "pass")
    assert len(zone(t, LIGHT, "hand")) == 6, "face down it does nothing"


def test_the_coruscant_rescue_brings_a_unit_back() -> None:
    t = turn_objective("the_coruscant_rescue_l01", discard=["run_luke_run_l01#1", "boushh_l01#1"])
    do(t, "answer the_coruscant_rescue_l01#1")
    pass_answers(t)
    assert refusal(t, LIGHT, "pick run_luke_run_l01#1") == "SWLCG-661"
    t.choose(LIGHT, "pick boushh_l01#1")
    assert "boushh_l01" in zone(t, LIGHT, "play")


# units


@pytest.mark.rule("BOTF-199")
@pytest.mark.rule("BOTF-293")
def test_bothan_facilitator_sees_all_hands_and_reserves_and_discards_one_of_each() -> None:
    first = sith(hand=["force_choke#1", "nightsister#1"], common_reserve=["darth_vader#1"])
    t = fighting("bothan_facilitator_l01#1", darks=(first, dark(hand=["tie_fighter#1"])))
    attack(t, WEB, "bothan_facilitator_l01#1")
    until(t, "answer")
    do(t, "answer bothan_facilitator_l01#1")
    assert set(keys(t, LIGHT)) == {f"discard {card}#1" for card in ("force_choke", "nightsister", "darth_vader")}
    assert t.view(LIGHT)["seats"][D2]["hand"] == ["tie_fighter#1"] and t.view(D2)["seats"][D1]["common_reserve"]
    t.choose(LIGHT, "discard darth_vader#1")
    t.choose(LIGHT, "discard tie_fighter#1")
    assert zone(t, D1, "discard") == ["darth_vader"] and zone(t, D2, "discard") == ["tie_fighter"]
    assert len(zone(t, D1, "hand")) == 2


@pytest.mark.parametrize(("balance", "drawn"), [(0, 2), (1, 1)])
def test_tatooine_sympathizer_draws_one_or_two_with_the_balance(balance: int, drawn: int) -> None:
    t = hunt("tatooine_sympathizer_l01#1", **ACTING, more={"balance": balance})
    do(t, (LIGHT, "act tatooine_sympathizer_l01#1"))
    pass_answers(t)
    assert len(zone(t, LIGHT, "hand")) == 1 + drawn and marks(t, "focus") == {"tatooine_sympathizer_l01#1": 1}
    assert refusal(t, LIGHT, "act tatooine_sympathizer_l01#1") == "SWLCG-762"


@pytest.mark.rule("BOTF-264")
@pytest.mark.parametrize("hunters", [2, 3])
def test_rogue_squadron_backup_discards_two_of_the_defender_for_each_opponent(hunters: int) -> None:
    deck = [f"kuati_security_team#{n}" for n in (1, 2, 3, 4)] + [f"nightsister#{n}" for n in (1, 2, 3, 4)]
    darks = (sith(deck=deck), dark(), dark(affiliation="scum_and_villainy"))[:hunters]
    t = fighting("rogue_squadron_backup_l01#1", darks=darks)
    attack(t, WEB, "rogue_squadron_backup_l01#1")
    until(t, "answer")
    do(t, "answer rogue_squadron_backup_l01#1")
    assert decks(t)[:2] == [8 - 2 * hunters, 4]


def test_rogue_squadron_backup_does_nothing_in_defence() -> None:
    t = hunt("rogue_squadron_backup_l01#1", darks=(dark("nightsister#1"), dark()))
    attack(t, face("F1"), "nightsister#1")
    defend(t, "rogue_squadron_backup_l01#1")
    until(t, "engage", "commit", "answer")
    assert "answer rogue_squadron_backup_l01#1" not in keys(t, LIGHT)


@pytest.mark.rule("BOTF-283")
def test_specforces_commando_discards_what_was_really_placed() -> None:
    t = fighting("specforces_commando_l01#1", darks=(sith("darth_vader#1"), dark()), hand=["rebel_sentry_l01#1"])
    attack(t, WEB, "specforces_commando_l01#1")
    defend(t, "darth_vader#1")
    until(t, "answer", "engage")
    while "answer specforces_commando_l01#1" not in keys(t, LIGHT):
        t.choose(next(iter(t.choices)), "pass")
        until(t, "answer", "engage")
    placed = marks(t, "damage")["darth_vader#1"]
    do(t, "answer specforces_commando_l01#1")
    pass_answers(t)
    assert decks(t) == [4 - placed, 4 - placed] and placed == 3


@pytest.mark.rule("BOTF-283")
def test_red_five_discards_for_damage_on_objectives_not_above_what_they_take() -> None:
    t = fighting("red_five_l01#1", darks=(sith(), dark()), more={"marks": {"damage": {WEB: 1}}})
    attack(t, WEB, "red_five_l01#1")
    until(t, "answer")
    do(t, "answer red_five_l01#1")
    assert decks(t) == [1, 1], "four blast with the edge, and three that it takes"


@pytest.mark.rule("BOTF-276")
def test_rebel_ambush_team_comes_from_hand_into_the_engagement_and_damages_an_attacker() -> None:
    t = hunt(darks=(dark("nightsister#1", "rancor#1"), dark()), hand=["rebel_ambush_team_l01#1"])
    attack(t, face("F1"), "rancor#1")
    until(t, "answer")
    do(t, (LIGHT, "answer rebel_ambush_team_l01#1"))
    if "pick rancor#1" in keys(t, LIGHT):
        assert refusal(t, LIGHT, "pick nightsister#1") == "SWLCG-661"
        t.choose(LIGHT, "pick rancor#1")
    pass_answers(t)
    assert marks(t, "part")["rebel_ambush_team_l01#1"] == 2 and marks(t, "damage") == {"rancor#1": 2}
    assert zone(t, LIGHT, "hand") == []


def test_rebel_ambush_team_stays_in_hand_when_the_light_side_attacks() -> None:
    t = fighting("rebel_sentry_l01#1", darks=(sith(), dark()), hand=["rebel_ambush_team_l01#1"])
    attack(t, WEB, "rebel_sentry_l01#1")
    assert "answer rebel_ambush_team_l01#1" not in keys(t, LIGHT)


def test_rebel_sentry_shields_when_declared() -> None:
    t = hunt("rebel_sentry_l01#1", darks=(dark("nightsister#1"), dark()))
    attack(t, face("F1"), "nightsister#1")
    pass_windows(t, "defend-with")
    t.choose(LIGHT, "defend-with rebel_sentry_l01#1")
    assert f"pick {face('F1')}" in keys(t, LIGHT)


@pytest.mark.rule("BOTF-152")
def test_r2_d2_pays_for_any_affiliation() -> None:
    t = hunt("r2_d2_l01#1", active=LIGHT, phase="deployment", under={"B1": "twilek_loyalist#1"})
    do(t, (LIGHT, "play twilek_loyalist#1"))
    assert "generate r2_d2_l01#1 1" in keys(t, LIGHT)


def test_decoy_wing_protects_unique_units_alone() -> None:
    t = hunt("decoy_wing_l01#1", "boushh_l01#1", "rebel_sentry_l01#1", **ACTING)
    hit = using(t, Deal(1, UNITS & Titled("boushh_l01")), D1, "affiliation_imperial_navy#1")
    pass_answers(hit)
    assert "protect decoy_wing_l01#1 1" in keys(hit, LIGHT)
    hit = using(t, Deal(1, UNITS & Titled("rebel_sentry_l01")), D1, "affiliation_imperial_navy#1")
    pass_answers(hit)
    assert "protect decoy_wing_l01#1 1" not in keys(hit, LIGHT) and marks(hit, "damage") == {"rebel_sentry_l01#1": 1}


def test_boushh_turns_an_objective_and_goes_when_leia_comes() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["boushh_l01#1"], under={"B1": "leia_organa#1"})
    do(t, (LIGHT, "play boushh_l01#1"), (LIGHT, "pay"), "answer boushh_l01#1", f"pick {face('B4')}")
    assert at(t, "B4") == LAID["B4"]
    do(t, (LIGHT, "play leia_organa#1"), (LIGHT, "pay"))
    pass_answers(t)
    assert "leia_organa" in zone(t, LIGHT, "play") and zone(t, LIGHT, "discard") == ["boushh_l01"]


@pytest.mark.rule("BOTF-282")
@pytest.mark.rule("BOTF-320")
def test_wedge_antilles_discards_one_more_of_each_opponent_who_lost_cards() -> None:
    t = turn_objective("the_mines_l01", "wedge_antilles_l01#1")
    do(t, "answer the_mines_l01#1", "answer wedge_antilles_l01#1", "answer wedge_antilles_l01#1")
    pass_answers(t)
    assert decks(t) == [2, 2], "and not for what he does himself"


def test_luke_stands_in_for_return_to_tatooine_alone() -> None:
    t = hunt(f"{LUKE}#1", up="F1", **ACTING, more={"marks": {"damage": {"the_mines_l01#1": 3}}})
    t = using(t, Deal(1, Titled("the_mines_l01")), D1, "affiliation_imperial_navy#1")
    pass_answers(t)
    assert at(t, "F1") is None and not marks(t, "damage")


# enhancements


def test_secret_hideout_counts_objectives_face_down() -> None:
    t = hunt("secret_hideout_l01#1", up="F1 F2 M1 M2 M3 B1", darks=(sith(), dark()), **ACTING)
    t = using(t, Destroy(Titled("the_emperors_web")), LIGHT, face("B2"))
    until(t, "answer")
    do(t, "answer secret_hideout_l01#1")
    pass_answers(t)
    assert decks(t) == [1, 1] and marks(t, "focus") == {"secret_hideout_l01#1": 1}


def test_secret_hideout_does_not_answer_the_loss_of_an_own_objective() -> None:
    t = hunt("secret_hideout_l01#1", up="F1", **ACTING)
    t = using(t, Destroy(Titled("the_mines_l01")), D1, "affiliation_imperial_navy#1")
    assert "answer secret_hideout_l01#1" not in keys(t, LIGHT)


@pytest.mark.parametrize(("n", "left"), [("take ready 1", 1), ("take ready 2", 2)])
def test_command_center_takes_one_or_two_tokens_off(n: str, left: int) -> None:
    t = hunt("command_center_l01#1", "boushh_l01#1", "rebel_sentry_l01#1", **ACTING,
             more={"marks": {"focus": {"boushh_l01#1": 3}}})  # fmt: skip
    do(t, (LIGHT, "act command_center_l01#1"), "pick boushh_l01#1", n)
    assert marks(t, "focus") == {"boushh_l01#1": left, "command_center_l01#1": 1}


@pytest.mark.rule("BOTF-281")
@pytest.mark.parametrize(("edge", "damage"), [(0, 2), (1, 3)])
def test_entrenched_position_focuses_its_objective_to_hurt_an_attacker(edge: int, damage: int) -> None:
    held = {"entrenched_position_l01#1": face("F1")}
    t = hunt("entrenched_position_l01#1", darks=(dark("rancor#1"), dark()), hosts=held)
    assert refusal(t, LIGHT, "act entrenched_position_l01#1") in ("SWLCG-508", "SWLCG-694", "SWLCG-124")
    attack(t, face("F1"), "rancor#1")
    t._state.numbers[7] = edge
    do(t, (LIGHT, "act entrenched_position_l01#1"))
    if "pick rancor#1" in keys(t, LIGHT):
        t.choose(LIGHT, "pick rancor#1")
    pass_answers(t)
    assert marks(t, "damage") == {"rancor#1": damage} and marks(t, "focus")[face("F1")] == 1
    pass_windows(t, "act")
    assert "act entrenched_position_l01#1" not in keys(t, LIGHT), "the objective is not ready any more"


@pytest.mark.rule("BOTF-292")
def test_rebel_honor_guard_goes_over_to_another_character() -> None:
    units = ("boushh_l01#1", "rebel_sentry_l01#1", "decoy_wing_l01#1")
    t = hunt("rebel_honor_guard_l01#1", *units, **ACTING, hosts={"rebel_honor_guard_l01#1": units[0]})
    assert t.view(None)["capacity"][units[0]] == 4
    t = using(t, ReturnToHand(Titled("boushh_l01")), LIGHT, face("F1"))
    do(t, "answer rebel_honor_guard_l01#1")
    pass_answers(t)
    assert t.position()["hosts"]["rebel_honor_guard_l01#1"] == units[1], "the only other character"
    assert "boushh_l01" in zone(t, LIGHT, "hand") and "rebel_honor_guard_l01" in zone(t, LIGHT, "play")


# events


def test_rigged_to_explode_destroys_all_attackers_in_an_engagement() -> None:
    t = hunt(darks=(dark("tie_bomber#1", "tie_bomber#2"), dark()), hand=["rigged_to_explode_l01#1"])
    attack(t, face("F1"), "tie_bomber#1", "tie_bomber#2")
    until(t, "answer")
    do(t, (LIGHT, "answer rigged_to_explode_l01#1"), (LIGHT, "pay"))
    pass_answers(t)
    assert zone(t, D1, "discard").count("tie_bomber") == 2 and zone(t, LIGHT, "discard") == ["rigged_to_explode_l01"]
    t = turn_objective("rebel_command_l01", hand=["rigged_to_explode_l01#1"])
    assert "answer rigged_to_explode_l01#1" not in keys(t, LIGHT), "not without one"


@pytest.mark.rule("BOTF-255")
def test_the_force_is_strong_does_one_of_three_things() -> None:
    def played() -> kantyna.Table:
        t = hunt(active=LIGHT, phase="deployment", hand=["the_force_is_strong_l01#1"],
                 darks=(dark("nightsister#1", hand=["tie_fighter#1"]), dark(hand=["tie_fighter#2"])))  # fmt: skip
        do(t, (LIGHT, "act the_force_is_strong_l01#1"), (LIGHT, "pay"))
        pass_answers(t)
        return t

    t = played()
    assert keys(t, LIGHT) == ["take choose", "take each-discards-at-random", "take mill"]
    t.choose(LIGHT, "take mill")
    assert decks(t) == [1, 1]
    t = played()
    t.choose(LIGHT, "take each-discards-at-random")
    assert [zone(t, seat, "discard") for seat in (D1, D2)] == [["tie_fighter"], ["tie_fighter"]]
    t = played()
    t.choose(LIGHT, "take choose")
    if "pick nightsister#1" in keys(t, LIGHT):
        t.choose(LIGHT, "pick nightsister#1")
    assert "nightsister" in zone(t, D1, "hand")


@pytest.mark.rule("BOTF-272")
@pytest.mark.parametrize("back", [True, False])
def test_run_luke_run_cancels_an_ability_and_may_go_back_into_the_deck(back: bool) -> None:
    t = hunt("tatooine_sympathizer_l01#1", darks=(dark("force_lightning#1"), dark()), active=LIGHT, phase="deployment",
             hand=["run_luke_run_l01#1"])  # fmt: skip
    do(t, (LIGHT, "act tatooine_sympathizer_l01#1"))
    until(t, "answer")
    do(t, (LIGHT, "answer run_luke_run_l01#1"), (LIGHT, "pay"))
    until(t, "shuffle-back")
    before = len(zone(t, LIGHT, "deck"))
    do(t, (LIGHT, "shuffle-back run_luke_run_l01#1") if back else (LIGHT, "decline"))
    if back:
        do(t, (LIGHT, "pay"))
    pass_answers(t)
    assert len(zone(t, LIGHT, "deck")) == before + int(back), "nothing was drawn"
    assert ("run_luke_run_l01" in zone(t, LIGHT, "discard")) == (not back)


def test_premonitions_of_the_future_take_one_of_three_and_go_into_the_deck() -> None:
    deck = [f"rebel_sentry_l01#{n}" for n in (1, 2, 3)] + ["boushh_l01#1"]
    t = hunt(active=LIGHT, phase="deployment", hand=["premonitions_of_the_future_l01#1"], deck=deck)
    do(t, (LIGHT, "act premonitions_of_the_future_l01#1"))
    until(t, "pick")
    assert keys(t, LIGHT) == [f"pick rebel_sentry_l01#{n}" for n in (1, 2, 3)]
    t.choose(LIGHT, "pick rebel_sentry_l01#2")
    pass_answers(t)
    assert zone(t, LIGHT, "hand") == ["rebel_sentry_l01"] and len(zone(t, LIGHT, "deck")) == 4
    assert "premonitions_of_the_future_l01" in zone(t, LIGHT, "deck") and zone(t, LIGHT, "discard") == []
    assert t.view(LIGHT)["seats"][LIGHT]["deck"] == [None] * 4, "shuffled"


def test_evading_pursuit_draws_a_card_and_is_not_for_engagements() -> None:
    t = hunt(**ACTING)
    do(t, (LIGHT, "act evading_pursuit_l01#1"), (LIGHT, "pay"), (LIGHT, f"pick {face('F1')}"))
    do(t, (LIGHT, f"pick {face('M2')}"))
    assert t.view(None)["pyramid"]["places"]["M2"] == face("F1") and len(zone(t, LIGHT, "hand")) == 1
    t = hunt(darks=(dark("tie_bomber#1"), dark()), hand=["evading_pursuit_l01#1", "run_luke_run_l01#1"])
    attack(t, face("F1"), "tie_bomber#1")
    pass_windows(t, "defend-with")
    assert "act evading_pursuit_l01#1" not in keys(t, LIGHT)


@pytest.mark.rule("BOTF-285")
def test_change_of_plan_begins_the_edge_battle_anew() -> None:
    hunter = dark("rancor#1", hand=["nightsister#1"])
    t = hunt("rebel_sentry_l01#1", darks=(hunter, dark()), hand=["change_of_plan_l01#1"])
    attack(t, face("F1"), "rancor#1")
    defend(t, "rebel_sentry_l01#1")
    until(t, "place")
    t.choose(D1, "pass")
    t.choose(LIGHT, "place change_of_plan_l01#1")
    t.choose(D1, "pass")
    until(t, "place")
    assert "change_of_plan_l01" in zone(t, LIGHT, "discard") and len(zone(t, LIGHT, "hand")) == 1
    assert t.position()["edge"] == 0, "nobody has won it"


def test_every_card_of_the_deck_is_tested_here() -> None:
    from pathlib import Path

    from kantyna.game.card_game.cards.hunt_for_skywalker import HUNT_CARDS

    text = Path(__file__).read_text(encoding="utf-8")
    named = {TATOOINE, LUKE, FACE}
    assert [card.id for card in HUNT_CARDS if card.id not in text and card.id not in named] == []
