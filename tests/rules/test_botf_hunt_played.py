"""Balance of the Force, The Hunt for Skywalker: facedown objectives, what can be attacked, the Balance, winning, and
rulings on its cards."""

from __future__ import annotations

import json

import pytest

import kantyna
from card_game_fights import attack, defend
from card_game_hunting import (
    D1,
    D2,
    FACE,
    LAID,
    LIGHT,
    LUKE,
    TATOOINE,
    at,
    bomber,
    dark,
    face,
    hunt,
    vulnerable,
)
from card_game_situations import do, keys, marks, pass_answers, pass_windows, refusal, until, using, zone
from kantyna.engine.effects.effect import All, Effect
from kantyna.game.card_game.abilities.selectors import CHOSEN, ENEMY, OBJECTIVES, UNITS
from kantyna.game.card_game.abilities.targets import Choose, TargetCards
from kantyna.game.card_game.effects.hidden_zones import DiscardTop
from kantyna.game.card_game.effects.in_play import Deal, EngageAgain
from kantyna.game.card_game.effects.reveal import RevealTop
from kantyna.game.card_game.effects.top_cards import KeepOneOfTop
from loose import view_of

# facedown objectives


@pytest.mark.rule("BOTF-129")
@pytest.mark.rule("BOTF-131")
@pytest.mark.rule("BOTF-132")
@pytest.mark.rule("BOTF-135")
@pytest.mark.rule("BOTF-138")
def test_damage_that_turns_an_objective_is_used_up_and_later_strikes_hit_its_face() -> None:
    t = hunt(darks=bomber("tie_bomber#2", "nightsister#4"))
    attack(t, face("F1"), "tie_bomber#1", "tie_bomber#2")
    until(t, "deal-one")
    assert at(t, "F1") == "the_mines_l01" and t.position()["engaged"] == "the_mines_l01#1"
    assert marks(t, "damage")["the_mines_l01#1"] == 2, "what the second struck; nothing of the first"
    assert marks(t, "attacked")["the_mines_l01#1"] == 1
    t.choose(D1, "decline")
    until(t, "engage")
    assert refusal(t, D1, "engage the_mines_l01#1") == "SWLCG-216"


@pytest.mark.rule("BOTF-130")
def test_a_facedown_objective_that_would_be_destroyed_is_turned_instead() -> None:
    from kantyna.game.card_game.abilities.selectors import FRIENDLY
    from kantyna.game.card_game.effects.in_play import Destroy

    t = hunt(active=LIGHT)
    after = using(t, Destroy(OBJECTIVES & FRIENDLY), LIGHT, face("F1"))
    pass_answers(after)
    until(after, "pass", "answer")
    assert at(after, "F1") == "the_mines_l01" and zone(after, D1, "victory") == []


@pytest.mark.rule("BOTF-133")
@pytest.mark.rule("BOTF-134")
@pytest.mark.rule("BOTF-137")
def test_tokens_and_enhancements_are_removed_when_an_objective_is_turned() -> None:
    t = hunt("entrenched_position_l01#1", darks=bomber(), hosts={"entrenched_position_l01#1": face("F1")},
             more={"marks": {"focus": {face("F1"): 2}, "shield": {face("F1"): 0}}})  # fmt: skip
    attack(t, face("F1"), "tie_bomber#1")
    until(t, "deal-one")
    assert at(t, "F1") == "the_mines_l01" and not marks(t, "focus").get("the_mines_l01#1")
    assert "entrenched_position_l01" in zone(t, LIGHT, "discard") and not marks(t, "focus").get(face("F1"))


@pytest.mark.rule("BOTF-352")
def test_a_turned_objective_keeps_its_lasting_effects_and_stays_the_chosen_target() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["evading_pursuit_l01#1"])
    twice = All(EngageAgain(CHOSEN), Deal(1, CHOSEN), Deal(2, CHOSEN))
    t = using(t, Choose("you", OBJECTIVES & ENEMY, twice), D1, "affiliation_imperial_navy#1")
    t.choose(D1, f"pick {face('F1')}")
    pass_answers(t)
    assert at(t, "F1") == LAID["F1"] and marks(t, "damage") == {"the_mines_l01#1": 2}
    lasting = json.dumps(t.position()["lasting"])
    assert "the_mines_l01#1" in lasting and face("F1") not in lasting


@pytest.mark.rule("BOTF-136")
def test_damage_that_a_shield_prevents_does_not_turn_an_objective() -> None:
    t = hunt(darks=(dark("tie_fighter#1"), dark(affiliation="sith")), more={"marks": {"shield": {face("F1"): 1}}})
    attack(t, face("F1"), "tie_fighter#1")
    until(t, "use-shield")
    t.choose(LIGHT, f"use-shield {face('F1')}")
    assert at(t, "F1") == FACE


@pytest.mark.rule("BOTF-139")
def test_attackers_stay_even_if_the_turned_objective_would_forbid_them() -> None:
    t = hunt(darks=bomber("tie_bomber#2"))
    attack(t, face("F1"), "tie_bomber#1", "tie_bomber#2")
    until(t, "deal-one")
    assert at(t, "F1") == "the_mines_l01" and set(marks(t, "part")) == {"tie_bomber#1", "tie_bomber#2"}


@pytest.mark.rule("BOTF-140")
@pytest.mark.rule("BOTF-155")
def test_return_to_tatooine_puts_luke_into_play_outside_the_engagement() -> None:
    t = hunt(laid={"F1": TATOOINE, "B2": "the_mines_l01"}, darks=bomber())
    attack(t, face("F1"), "tie_bomber#1")
    until(t, "deal-one")
    assert LUKE in zone(t, LIGHT, "play") and zone(t, LIGHT, "aside") == []
    assert f"{LUKE}#1" not in marks(t, "part")


@pytest.mark.rule("BOTF-160")
@pytest.mark.rule("BOTF-356")
def test_nothing_keeps_luke_from_entering_play() -> None:
    t = hunt(laid={"F1": TATOOINE, "B2": "the_mines_l01"}, darks=bomber(), hand=["run_luke_run_l01#1"])
    attack(t, face("F1"), "tie_bomber#1")
    while view_of(t)["window"] is None or view_of(t)["window"]["event"] != "ability":
        assert LUKE not in zone(t, LIGHT, "play")
        do(t, (t.waiting[0], "pass"))
    assert refusal(t, LIGHT, "answer run_luke_run_l01#1") == "SWLCG-763"
    until(t, "deal-one")
    assert LUKE in zone(t, LIGHT, "play")


@pytest.mark.rule("BOTF-103")
def test_luke_set_aside_cannot_be_played() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["rebel_sentry_l01#1"])
    assert refusal(t, LIGHT, f"play {LUKE}#1") == "SWLCG-184"


@pytest.mark.rule("BOTF-141")
def test_a_faceup_objective_is_not_turned_again() -> None:
    from kantyna.game.card_game.formats.facedown_objectives import TurnOne

    t = using(hunt(up="F1", active=LIGHT), TurnOne(), LIGHT, face("F2"))
    assert "pick the_mines_l01#1" not in keys(t, LIGHT) and refusal(t, LIGHT, "pick the_mines_l01#1") == "BOTF-141"


# what can be attacked


@pytest.mark.rule("BOTF-142")
@pytest.mark.rule("BOTF-145")
@pytest.mark.rule("BOTF-146")
def test_at_first_only_the_two_objectives_of_the_first_row_can_be_attacked() -> None:
    t = hunt(darks=bomber())
    pass_windows(t, "engage")
    assert [key for key in keys(t, D1) if key.startswith("engage")] == [f"engage {face('F1')}", f"engage {face('F2')}"]
    assert refusal(t, D1, f"engage {face('M1')}") == "BOTF-142"
    assert vulnerable(t) == ["F1", "F2"]


@pytest.mark.rule("BOTF-108")
@pytest.mark.rule("BOTF-144")
@pytest.mark.rule("BOTF-147")
@pytest.mark.rule("BOTF-148")
@pytest.mark.parametrize(
    ("gone", "open_places"),
    [
        ("F1", "F2 M1 M2"),
        ("F1 M2", "F2 M1 B2 B3"),
        ("F2", "F1 M2 M3"),
        ("F1 M1", "F2 M2 B1 B2"),
        ("F2 M3", "F1 M2 B3 B4"),
    ],
)
def test_an_objective_behind_an_empty_place_is_vulnerable(gone: str, open_places: str) -> None:
    assert vulnerable(hunt(gone=gone)) == open_places.split()


@pytest.mark.rule("BOTF-149")
def test_being_face_up_does_not_make_an_objective_vulnerable() -> None:
    assert vulnerable(hunt(up="F1 F2 M1")) == ["F1", "F2"]


@pytest.mark.rule("BOTF-143")
def test_dark_side_cards_do_not_affect_objectives_that_are_not_vulnerable() -> None:
    t = hunt()
    aimed = using(t, TargetCards(OBJECTIVES & ENEMY), D1, "affiliation_imperial_navy#1")
    assert keys(aimed, D1) == [f"pick {face('F1')}", f"pick {face('F2')}"]
    assert refusal(aimed, D1, f"pick {face('B1')}") == "BOTF-143"


@pytest.mark.rule("BOTF-150")
def test_dark_effects_on_each_objective_reach_the_vulnerable_ones_and_light_effects_reach_all() -> None:
    from kantyna.game.card_game.abilities.selectors import OWN
    from kantyna.game.card_game.effects.in_play import GiveShield

    t = using(hunt(up="F1 F2 M1", gone="M3"), Deal(1, OBJECTIVES & ENEMY), D1, "affiliation_imperial_navy#1")
    pass_answers(t)
    assert set(marks(t, "damage")) == {"the_mines_l01#1", "the_final_ship_l01#1"}
    assert at(t, "B4") == LAID["B4"] and at(t, "B1") == FACE, "behind the empty place M3, and elsewhere"
    t = using(hunt(), GiveShield(OBJECTIVES & OWN), LIGHT, face("F1"))
    assert len(marks(t, "shield")) == 9


@pytest.mark.rule("BOTF-248")
@pytest.mark.rule("BOTF-249")
def test_an_objective_attacked_by_one_hunter_cannot_be_attacked_by_another_in_the_same_phase() -> None:
    t = hunt(up="F1", darks=(dark("tie_bomber#1"), dark("tie_bomber#2", affiliation="sith")), laid={
        "F1": "the_final_ship_l01", "F2": "the_mines_l01"})  # fmt: skip
    attack(t, "the_final_ship_l01#1", "tie_bomber#1")
    until(t, "deal-one")
    t.choose(D1, "decline")
    until(t, "engage")
    if t.waiting == [D1]:
        t.choose(D1, "decline")
        until(t, "engage")
    assert t.waiting == [D2] and refusal(t, D2, "engage the_final_ship_l01#1") == "SWLCG-216"


# winning


def vulnerable_tatooine(*attackers: str, focus: int = 0, wounds: int = 0, cracks: int = 0) -> kantyna.Table:
    """Luke Skywalker and Return to Tatooine, which is vulnerable; against these units of dark 1."""
    marked = {"damage": {f"{LUKE}#1": wounds, f"{TATOOINE}#1": cracks}, "focus": {f"{LUKE}#1": focus}}
    return hunt(f"{LUKE}#1", up="F1", laid={"F1": TATOOINE, "B2": "the_mines_l01"},
                darks=(dark(*attackers, affiliation="sith"), dark()), more={"marks": marked})  # fmt: skip


@pytest.mark.rule("BOTF-156")
@pytest.mark.rule("BOTF-158")
def test_the_dark_side_wins_when_luke_is_destroyed() -> None:
    t = vulnerable_tatooine("darth_vader#1", focus=3, wounds=19, cracks=7)
    attack(t, f"{TATOOINE}#1", "darth_vader#1")
    until(t, "engage")
    assert t.over and t.winners == (D1, D2) and t.view(None)["ended_by"] == "BOTF-156"
    assert [e.view(None)["seat"] for e in t.events if e.kind == "final-blow"] == [D1]


@pytest.mark.rule("BOTF-165")
def test_the_light_side_loses_when_luke_leaves_play_in_any_other_way() -> None:
    from kantyna.game.card_game.abilities.selectors import OWN
    from kantyna.game.card_game.effects.in_play import ReturnToHand

    t = using(hunt(f"{LUKE}#1"), ReturnToHand(UNITS & OWN), LIGHT, face("F1"))
    pass_answers(t)
    assert t.over and t.winners == (D1, D2) and t.view(None)["ended_by"] == "BOTF-165"


@pytest.mark.rule("BOTF-159")
@pytest.mark.rule("BOTF-164")
@pytest.mark.rule("BOTF-168")
@pytest.mark.rule("BOTF-171")
def test_the_light_side_wins_when_the_balance_discards_the_last_card_of_all_dark_decks() -> None:
    one, none = dark(deck=["espo_trooper#1"]), dark(affiliation="sith", deck=[])
    t = hunt("wedge_antilles_l01#1", darks=(one, none), active=LIGHT, phase="balance")
    assert t.over and t.winners == (LIGHT,) and t.view(None)["ended_by"] == "BOTF-159"
    two = dark(deck=["espo_trooper#1", "espo_trooper#2"])
    t = hunt("wedge_antilles_l01#1", darks=(two, dark(affiliation="sith", deck=[])), active=LIGHT, phase="balance")
    assert not t.over, "one empty deck among several does nothing"
    assert len(zone(t, D1, "deck")) == 1, "and Wedge Antilles does not answer what the Balance brings"


@pytest.mark.rule("BOTF-159")
@pytest.mark.rule("BOTF-162")
def test_a_dark_player_who_draws_the_last_card_of_all_decks_has_lost() -> None:
    t = hunt(darks=(dark(deck=["espo_trooper#1"]), dark(affiliation="sith", deck=[])), active=D1, phase="draw")
    until(t, "engage")
    assert t.over and t.winners == (LIGHT,) and t.view(None)["ended_by"] == "BOTF-159"


@pytest.mark.rule("BOTF-164")
@pytest.mark.parametrize("effect", [DiscardTop(), KeepOneOfTop(1, True), RevealTop(1, UNITS)])
def test_the_game_is_won_at_once_when_any_effect_takes_the_last_card_of_a_deck(effect: Effect) -> None:
    last = dark(affiliation="sith", deck=["nightsister#1"], hand=["force_choke#1"])
    t = hunt(darks=(dark(deck=[]), last), active=D2, phase="deployment")
    t = using(t, effect, D2, "affiliation_sith#1")
    until(t, "pick")
    if not t.over:
        t.choose(D2, "pick nightsister#1")
    assert t.over and t.winners == (LIGHT,) and t.view(None)["ended_by"] == "BOTF-159"


@pytest.mark.rule("BOTF-161")
@pytest.mark.rule("BOTF-163")
def test_the_light_side_plays_on_with_an_empty_deck_and_a_hunter_without_objectives() -> None:
    t = hunt(active=LIGHT, phase="draw", deck=[], hand=["evading_pursuit_l01#1"])
    until(t, "act")
    assert not t.over and t.position()["active"] == LIGHT and zone(t, LIGHT, "hand") == ["evading_pursuit_l01"]
    t = hunt(active=D1, phase="refresh")
    assert not t.over and not [card for card in zone(t, D1, "play") if "affiliation" not in card]


@pytest.mark.rule("BOTF-054")
def test_the_light_side_replaces_no_objective() -> None:
    t = hunt(gone="F1 F2 M1 M2 M3 B1 B3", active=LIGHT, phase="refresh")
    until(t, "pass")
    assert [at(t, place) for place in ("B2", "B4")] == [FACE, FACE] and len(zone(t, LIGHT, "play")) == 2


@pytest.mark.rule("BOTF-166")
def test_destroyed_objectives_go_to_victory_piles_and_win_nothing() -> None:
    piles = ["the_mines_l01#1", "dagobah_refuge_l01#1", "rebel_command_l01#1", "the_ruins_of_alderaan_l01#1"]
    t = hunt(up="F2", gone="F1 M1 M2 M3", darks=(dark("tie_bomber#1", victory=piles), dark(affiliation="sith")),
             more={"marks": {"damage": {"the_final_ship_l01#1": 4}}}, lost_objectives=[])  # fmt: skip
    attack(t, "the_final_ship_l01#1", "tie_bomber#1")
    until(t, "engage", "commit")
    assert len(zone(t, D1, "victory")) == 5 and not t.over


@pytest.mark.rule("BOTF-327")
def test_an_objective_that_no_hunter_destroyed_goes_to_the_first_hunter() -> None:
    from kantyna.game.card_game.abilities.selectors import Titled
    from kantyna.game.card_game.effects.in_play import Destroy

    t = using(hunt(up="B4", active=LIGHT), Destroy(Titled("the_coruscant_rescue_l01")), LIGHT, face("F1"))
    pass_answers(t)
    assert zone(t, D1, "victory") == ["the_coruscant_rescue_l01"]


@pytest.mark.rule("BOTF-297")
def test_the_dark_side_loses_when_the_heart_of_the_empire_is_destroyed() -> None:
    from kantyna.game.card_game.abilities.selectors import Titled
    from kantyna.game.card_game.effects.in_play import Destroy

    t = hunt(darks=(dark("the_heart_of_the_empire#1", affiliation="sith"), dark()))
    t = using(t, Destroy(Titled("the_heart_of_the_empire")), LIGHT, face("F1"))
    pass_answers(t)
    assert t.over and t.winners == (LIGHT,) and t.view(None)["ended_by"] == "BOTF-297"


@pytest.mark.rule("BOTF-157")
@pytest.mark.rule("BOTF-160")
def test_no_number_of_objectives_and_no_other_card_wins() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["rebel_sentry_l01#1"], under={"B1": "trench_run#1"})
    assert t.view(None)["to_win"] == {"dial": None, "objectives": None}
    assert refusal(t, LIGHT, "play trench_run#1") == "SWLCG-207", "there is no dial to attack"


@pytest.mark.rule("BOTF-295")
def test_an_ability_that_could_do_nothing_cannot_be_used() -> None:
    t = hunt(up="F1 F2 M1 M2 M3 B1 B2 B3", active=LIGHT, phase="deployment",
             hand=["evading_pursuit_l01#1", "rebel_sentry_l01#1"])  # fmt: skip
    assert refusal(t, LIGHT, "act evading_pursuit_l01#1") == "SWLCG-763", "only one lies face down"


# the Balance


@pytest.mark.rule("BOTF-167")
@pytest.mark.rule("BOTF-169")
@pytest.mark.rule("BOTF-170")
@pytest.mark.rule("BOTF-172")
def test_the_first_hunter_may_damage_one_vulnerable_objective_which_turns_it() -> None:
    t = hunt(active=D1, phase="balance", more={"balance": 1})
    assert keys(t, D1) == [f"pick {face('F1')}", f"pick {face('F2')}", "decline"] and t.waiting == [D1]
    assert refusal(t, D1, f"pick {face('M1')}") == "BOTF-169"
    t.choose(D1, f"pick {face('F2')}")
    pass_answers(t)
    assert at(t, "F2") == "the_final_ship_l01" and not marks(t, "damage")
    t = hunt(active=D1, phase="balance")
    assert "pick" not in " ".join(keys(t, D1)), "while the light side has it, nothing"
    assert t.position()["dial"] == 0


@pytest.mark.rule("BOTF-053")
def test_the_light_side_may_attack_any_hunter() -> None:
    t = hunt("rogue_squadron_backup_l01#1", active=LIGHT,
             darks=(dark("the_emperors_web#1", affiliation="sith"), dark("imperial_command#1")))  # fmt: skip
    pass_windows(t, "engage")
    assert set(keys(t, LIGHT)) >= {"engage the_emperors_web#1", "engage imperial_command#1"}


# rulings on cards


@pytest.mark.rule("BOTF-277")
@pytest.mark.rule("BOTF-322")
def test_all_damage_that_would_destroy_return_to_tatooine_goes_to_luke_and_a_shield_may_prevent_one() -> None:
    def hit(n: int, shield: int = 0) -> kantyna.Table:
        t = hunt(f"{LUKE}#1", "decoy_wing_l01#1", up="F1", laid={"F1": TATOOINE, "B2": "the_mines_l01"},
                 active=LIGHT, phase="deployment", hand=["evading_pursuit_l01#1"],
                 more={"marks": {"damage": {f"{TATOOINE}#1": 5}, "shield": {f"{LUKE}#1": shield}}})  # fmt: skip
        t = using(t, Deal(n, OBJECTIVES & ENEMY), D1, "affiliation_imperial_navy#1")
        pass_answers(t)
        return t

    assert marks(hit(2), "damage") == {f"{TATOOINE}#1": 7}
    assert marks(hit(4), "damage") == {f"{TATOOINE}#1": 5, f"{LUKE}#1": 4}, "all of it, and nobody protects him"
    t = hit(4, shield=1)
    t.choose(LIGHT, f"use-shield {LUKE}#1")
    pass_answers(t)
    assert marks(t, "damage") == {f"{TATOOINE}#1": 5, f"{LUKE}#1": 3}


@pytest.mark.rule("BOTF-277")
def test_without_luke_in_play_return_to_tatooine_is_destroyed() -> None:
    t = hunt(up="F1", laid={"F1": TATOOINE, "B2": "the_mines_l01"}, more={"marks": {"damage": {f"{TATOOINE}#1": 7}}})
    t = using(t, Deal(1, OBJECTIVES & ENEMY), D1, "affiliation_imperial_navy#1")
    pass_answers(t)
    assert at(t, "F1") is None


@pytest.mark.rule("BOTF-278")
def test_luke_must_defend_return_to_tatooine_if_he_is_ready() -> None:
    t = vulnerable_tatooine("darth_vader#1")
    attack(t, f"{TATOOINE}#1", "darth_vader#1")
    pass_windows(t, "defend-with")
    assert keys(t, LIGHT) == [f"defend-with {LUKE}#1"] and refusal(t, LIGHT, "decline") == "BOTF-278"
    t = hunt(f"{LUKE}#1", "rebel_sentry_l01#1", darks=bomber())
    attack(t, face("F1"), "tie_bomber#1")
    pass_windows(t, "defend-with")
    assert "decline" in keys(t, LIGHT), "elsewhere as he likes"


@pytest.mark.rule("BOTF-279")
def test_enemy_cards_do_not_affect_luke_but_strikes_do() -> None:
    t = hunt(f"{LUKE}#1")
    aimed = using(t, TargetCards(UNITS & ENEMY), D1, "affiliation_imperial_navy#1")
    assert f"pick {LUKE}#1" not in keys(aimed, D1)
    t = vulnerable_tatooine("nightsister#3", "nightsister#4", "darth_vader#1")
    attack(t, f"{TATOOINE}#1", "nightsister#3", "nightsister#4", "darth_vader#1")
    defend(t, LUKE)
    until(t, "engage", "commit")
    assert marks(t, "damage").get(f"{LUKE}#1", 0) > 0


@pytest.mark.rule("BOTF-279")
def test_damage_that_return_to_tatooine_moves_to_luke_is_not_an_enemy_card_effect() -> None:
    t = hunt(f"{LUKE}#1", up="F1", laid={"F1": TATOOINE, "B2": "the_mines_l01"},
             more={"marks": {"damage": {f"{TATOOINE}#1": 7}}})  # fmt: skip
    direct = using(t, Deal(1, UNITS & ENEMY), D1, "affiliation_imperial_navy#1")
    pass_answers(direct)
    assert marks(direct, "damage") == {f"{TATOOINE}#1": 7}, "he himself is out of reach"
    t = using(t, Deal(1, OBJECTIVES & ENEMY), D1, "affiliation_imperial_navy#1")
    pass_answers(t)
    assert marks(t, "damage") == {f"{TATOOINE}#1": 7, f"{LUKE}#1": 1}


@pytest.mark.rule("BOTF-280")
def test_objectives_that_swap_places_keep_everything_on_them() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["evading_pursuit_l01#1"], under={"B2": "twilek_loyalist#1"},
             more={"marks": {"shield": {face("F1"): 1}}})  # fmt: skip
    do(t, (LIGHT, "act evading_pursuit_l01#1"), (LIGHT, "pay"), (LIGHT, f"pick {face('F1')}"))
    do(t, (LIGHT, f"pick {face('B2')}"))
    places = t.view(None)["pyramid"]["places"]
    assert (places["F1"], places["B2"]) == (face("B2"), face("F1"))
    assert t.position()["hosts"]["twilek_loyalist#1"] == places["F1"] and marks(t, "shield") == {places["B2"]: 1}
    assert t.position()["hosts"][f"{TATOOINE}#1"] == places["F1"], "and what they are goes along"


@pytest.mark.rule("SWLCG-779")
@pytest.mark.parametrize("card", ["answer rebel_ambush_team_l01#1", "act entrenched_position_l01#1"])
def test_an_attacker_that_cannot_be_damaged_is_no_target_of_later_or_conditional_damage(card: str) -> None:
    """Damage that follows something else, and damage that depends on the edge."""
    t = hunt("entrenched_position_l01#1", darks=(dark("rancor#1", "nightsister#1"), dark()),
             hosts={"entrenched_position_l01#1": face("F1")}, hand=["rebel_ambush_team_l01#1"],
             more={"lasting": [["cannot-be-damaged", "rancor#1", 1, "turn-end"]]})  # fmt: skip
    attack(t, face("F1"), "rancor#1", "nightsister#1")
    do(t, (LIGHT, card))
    assert keys(t, LIGHT) == ["pick nightsister#1"] and refusal(t, LIGHT, "pick rancor#1") == "SWLCG-779"


@pytest.mark.rule("BOTF-278")
def test_luke_must_defend_return_to_tatooine_even_if_others_defend() -> None:
    t = hunt(f"{LUKE}#1", "rebel_sentry_l01#1", up="F1", laid={"F1": TATOOINE, "B2": "the_mines_l01"},
             darks=(dark("darth_vader#1", affiliation="sith"), dark()))  # fmt: skip
    attack(t, f"{TATOOINE}#1", "darth_vader#1")
    pass_windows(t, "defend-with")
    do(t, (LIGHT, "defend-with rebel_sentry_l01#1"))
    assert keys(t, LIGHT) == [f"defend-with {LUKE}#1"] and refusal(t, LIGHT, "done") == "BOTF-278"
    do(t, (LIGHT, f"defend-with {LUKE}#1"))
    assert {"rebel_sentry_l01#1", f"{LUKE}#1"} <= set(marks(t, "part"))
    t = hunt(f"{LUKE}#1", "rebel_sentry_l01#1", up="F1", laid={"F1": TATOOINE, "B2": "the_mines_l01"},
             darks=(dark("darth_vader#1", affiliation="sith"), dark()))  # fmt: skip
    attack(t, f"{TATOOINE}#1", "darth_vader#1")
    pass_windows(t, "defend-with")
    do(t, (LIGHT, f"defend-with {LUKE}#1"))
    assert keys(t, LIGHT) == ["defend-with rebel_sentry_l01#1", "done"], "the others are optional"
