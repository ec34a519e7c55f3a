"""Balance of the Force, The Hunt for Skywalker: set-up, reinforcements, what lies face down, what can be attacked, the
Balance, how it is won; and that the dark side never learns what lies where."""

from __future__ import annotations

import json
from typing import Any

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
    PLACES,
    TATOOINE,
    at,
    dark,
    face,
    hunt,
    vulnerable,
)
from card_game_situations import do, keys, marks, pass_answers, pass_windows, refusal, until, using, zone
from kantyna.bots import decide, make_bot
from kantyna.engine.effects import All, Effect
from kantyna.game.card_game.cards_hunt import HUNT_CARDS
from kantyna.game.card_game.choosing import Choose, TargetCards
from kantyna.game.card_game.hidden import DiscardTop
from kantyna.game.card_game.looking import KeepOneOfTop
from kantyna.game.card_game.revealing import RevealTop
from kantyna.game.card_game.sets import OBJECTIVE_SETS
from kantyna.game.card_game.verbs import Deal, EngageAgain, MoveDial
from kantyna.game.card_game.which import CHOSEN, ENEMY, OBJECTIVES, UNITS


def begun(seats: int = 3, seed: int = 1, **options: Any) -> kantyna.Table:
    return kantyna.Table("card-game", "hunt-for-skywalker", seats=seats, seed=seed, options=options)


def laying(seats: int = 3, seed: int = 1) -> kantyna.Table:
    """The light side is about to lay out its objectives."""
    t = begun(seats, seed, mulligan=False)
    until(t, "lay")
    return t


def lay_all(t: kantyna.Table) -> None:
    for place in PLACES[:-1]:
        t.choose(LIGHT, f"lay {LAID[place]}#1")


def bomber(*more: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Dark 1 has a unit with two blast, one of them for the edge."""
    return dark("tie_bomber#1", *more), dark(affiliation="sith")


# decks


@pytest.mark.rule("BOTF-095")
@pytest.mark.rule("BOTF-097")
def test_one_light_side_player_against_two_or_three_of_the_dark_side() -> None:
    for seats in (3, 4):
        assert begun(seats).view(None)["sides"] == ["light", *["dark"] * (seats - 1)]
    with pytest.raises(kantyna.BadSetup):
        begun(2)


@pytest.mark.rule("BOTF-096")
@pytest.mark.rule("BOTF-099")
def test_the_light_side_plays_its_challenge_deck_and_the_others_decks_of_ten_sets() -> None:
    decks = begun().record()["decks"]
    assert decks[LIGHT] == {"challenge": "hunt_for_skywalker"}
    assert [len(deck["sets"]) for deck in decks[1:]] == [10, 10]
    with pytest.raises(kantyna.BadDeck, match="BOTF-047"):
        kantyna.Table("card-game", "hunt-for-skywalker", decks=["jedi_team", "sith_team", "imperial_navy_team"])


@pytest.mark.rule("BOTF-098")
def test_a_dark_deck_of_eleven_sets_is_refused() -> None:
    eleven = {"affiliation": "sith", "sets": [19, 19, 20, 20, 21, 23, 23, 25, 25, 26, 94]}
    with pytest.raises(kantyna.BadDeck, match="BOTF-098"):
        kantyna.Table("card-game", "hunt-for-skywalker", decks=[None, eleven, "imperial_navy_team"])


@pytest.mark.rule("BOTF-050")
@pytest.mark.rule("BOTF-051")
def test_the_challenge_deck_has_59_cards_which_no_set_holds() -> None:
    printed = [card for card in HUNT_CARDS if card.id != FACE]
    assert len(printed) == 31 and sum(card.count for card in printed) == 59
    assert not {card.id for card in HUNT_CARDS} & {card.id for each in OBJECTIVE_SETS for card in each.cards}


# set-up


@pytest.mark.rule("BOTF-100")
@pytest.mark.rule("BOTF-102")
@pytest.mark.rule("BOTF-110")
def test_no_affiliation_card_luke_aside_and_a_command_deck_of_49() -> None:
    t = laying()
    light = t.position()["seats"][LIGHT]
    assert light["play"] == [] and light["objective_deck"] == []
    assert light["aside"] == [f"{LUKE}#1"]
    assert len(light["deck"]) + len(light["hand"]) == 49
    assert sorted(zone(t, LIGHT, "facedown")) == sorted(LAID.values())


@pytest.mark.rule("BOTF-055")
@pytest.mark.rule("BOTF-300")
@pytest.mark.rule("BOTF-301")
def test_hands_objectives_of_the_dark_side_and_the_token() -> None:
    t = laying()
    assert [len(seat["hand"]) for seat in t.position()["seats"]] == [6, 6, 6]
    assert [len([c for c in seat["play"] if "affiliation" not in c]) for seat in t.position()["seats"]] == [0, 3, 3]
    assert t.position()["balance"] == 0


@pytest.mark.rule("BOTF-101")
@pytest.mark.rule("BOTF-104")
@pytest.mark.rule("BOTF-105")
@pytest.mark.rule("BOTF-107")
@pytest.mark.rule("BOTF-350")
def test_the_light_side_says_which_objective_lies_at_which_of_nine_places() -> None:
    t = laying()
    for n, place in enumerate(PLACES[:-1]):
        assert place in t.prompt("en") and len(keys(t, LIGHT)) == 9 - n
        t.choose(LIGHT, f"lay {LAID[place]}#1")
    assert [at(t, place) for place in PLACES] == [FACE] * 9
    hosts = t.view(LIGHT)["hosts"]
    assert {place: hosts[f"{LAID[place]}#1"] for place in PLACES} == {place: face(place) for place in PLACES}
    assert refusal(laying(), LIGHT, f"lay {LUKE}#1") == "BOTF-104"


@pytest.mark.rule("BOTF-112")
def test_laying_out_is_neither_entering_play_nor_turning_faceup() -> None:
    t = laying()
    lay_all(t)
    assert not [e for e in t.events if e.kind in ("enter-play", "turn-faceup") and e.view(None)["seat"] == LIGHT]


@pytest.mark.rule("BOTF-109")
def test_the_light_side_sees_what_lies_face_down_and_the_dark_side_does_not() -> None:
    t = hunt()
    assert t.view(LIGHT)["seats"][LIGHT]["facedown"] == [f"{id}#1" for id in LAID.values()]
    for seat in (D1, D2, None):
        assert t.view(seat)["seats"][LIGHT]["facedown"] == [None] * 9


@pytest.mark.rule("BOTF-111")
def test_a_facedown_objective_gives_one_rebel_resource_and_no_influence() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["rebel_sentry_l01#1"])
    assert t.view(None)["resources"][LIGHT] == {"rebel_alliance": 9}
    t = hunt(active=LIGHT, phase="deployment", under={"B1": "twilek_loyalist#1"})
    assert refusal(t, LIGHT, "play twilek_loyalist#1") == "SWLCG-308"


@pytest.mark.rule("BOTF-008")
@pytest.mark.rule("BOTF-302")
def test_there_is_no_dial_and_what_only_moves_it_cannot_be_used() -> None:
    t = hunt()
    assert "dial" not in [gauge.name for gauge in gauges(t)]
    state = t._state
    assert not MoveDial(1).possible(state, state.stack[-1])
    after = using(t, MoveDial(3), D1, "affiliation_imperial_navy#1")
    assert after.position()["dial"] == 0


def gauges(t: kantyna.Table) -> list[Any]:
    return t._state.setup.rules.gauges(t._state)


@pytest.mark.rule("BOTF-052")
@pytest.mark.rule("BOTF-299")
def test_the_dark_side_begins_and_its_order_is_that_of_the_seats() -> None:
    t = laying(seats=4)
    lay_all(t)
    t.choose(LIGHT, "call-in watchers_in_the_wasteland#1")
    t.choose(LIGHT, "call-in rendars_wrath#1")
    assert t.view(None)["active"] == D1 and t.view(None)["turn"] == 1 and t.view(None)["teams"] == [[0], [1, 2, 3]]


# reinforcements


def choosing() -> kantyna.Table:
    t = laying()
    lay_all(t)
    return t


@pytest.mark.rule("BOTF-113")
@pytest.mark.rule("BOTF-115")
@pytest.mark.rule("BOTF-116")
@pytest.mark.rule("BOTF-351")
def test_two_different_sets_their_objectives_aside_and_the_rest_a_deck_of_ten() -> None:
    t = choosing()
    t.choose(LIGHT, "call-in hit_and_run#1")
    assert refusal(t, LIGHT, "call-in hit_and_run#1") == "BOTF-113"
    assert refusal(t, LIGHT, "done") == "BOTF-113"
    t.choose(LIGHT, "call-in rendars_wrath#1")
    assert {"hit_and_run", "rendars_wrath", LUKE} == set(zone(t, LIGHT, "aside"))
    wanted = [card.id for each in OBJECTIVE_SETS if each.number in (18, 93) for card in each.command]
    assert sorted(zone(t, LIGHT, "reinforcement_deck")) == sorted(wanted) and len(wanted) == 10
    assert t.view(D1)["seats"][LIGHT]["aside"] == t.view(LIGHT)["seats"][LIGHT]["aside"], "all see which"


@pytest.mark.rule("BOTF-125")
def test_no_set_with_luke_skywalker() -> None:
    t = choosing()
    assert "call-in a_heros_journey#1" not in keys(t, LIGHT)
    assert refusal(t, LIGHT, "call-in a_heros_journey#1") == "BOTF-125"


@pytest.mark.rule("BOTF-128")
def test_what_an_objective_says_of_decks_does_not_matter_for_reinforcements() -> None:
    t = choosing()
    limited = [each for each in OBJECTIVE_SETS if each.side == "light" and each.objective.affiliation_only]
    assert limited and all(f"call-in {each.objective.id}#1" in keys(t, LIGHT) for each in limited)


@pytest.mark.rule("BOTF-106")
@pytest.mark.rule("BOTF-114")
def test_the_bot_follows_the_hints_for_a_first_game() -> None:
    for seed in (1, 2, 3):
        t = laying(seed=seed)
        while not t.view(None)["turn"]:
            t.choose(LIGHT, decide(make_bot("greedy", seed), t, LIGHT).key)
        assert t.view(LIGHT)["hosts"][f"{TATOOINE}#1"] in [face(place) for place in ("B1", "B2", "B3", "B4")]
        assert {"watchers_in_the_wasteland", "rendars_wrath"} <= set(zone(t, LIGHT, "aside"))


TEN = ["arcona_rumor_monger#1", "dash_rendar#1"]


@pytest.mark.rule("BOTF-117")
@pytest.mark.rule("BOTF-127")
@pytest.mark.rule("BOTF-321")
def test_turning_an_objective_lets_the_light_side_draw_one_and_lay_it_under_any() -> None:
    t = hunt(darks=bomber(), reinforcement_deck=TEN)
    through_to(t, "F1")
    assert keys(t, LIGHT) == ["reinforce", "decline"], "before what answers the turning"
    t.choose(LIGHT, "reinforce")
    assert set(keys(t, LIGHT)) == {f"pick {each}" for each in [f"{LAID['F1']}#1", *map(face, PLACES[1:])]}
    assert t.view(LIGHT)["seats"][LIGHT]["reinforcement_deck"][0] == "arcona_rumor_monger#1", "it has been looked at"
    assert t.view(D1)["seats"][LIGHT]["reinforcement_deck"] == [None, None]
    t.choose(LIGHT, f"pick {face('B4')}")
    assert t.view(LIGHT)["hosts"]["arcona_rumor_monger#1"] == face("B4")
    assert t.view(D1)["seats"][LIGHT]["reinforcements"] == [None]


def through_to(t: kantyna.Table, place: str) -> None:
    """Dark 1's bomber attacks there and turns the objective; the light side is asked about a reinforcement."""
    attack(t, t.view(None)["pyramid"]["places"][place], "tie_bomber#1")
    until(t, "reinforce")


@pytest.mark.rule("BOTF-120")
def test_never_two_under_one_objective() -> None:
    t = hunt(darks=bomber(), reinforcement_deck=TEN, under={"B1": "twilek_loyalist#1"})
    through_to(t, "F1")
    t.choose(LIGHT, "reinforce")
    assert refusal(t, LIGHT, f"pick {face('B1')}") == "BOTF-120"


@pytest.mark.rule("BOTF-126")
def test_nothing_is_drawn_from_an_empty_deck_or_with_one_under_every_objective() -> None:
    full = {place: f"{id}#1" for place, id in zip(PLACES, FILL, strict=True)}
    cases: list[dict[str, Any]] = [{"reinforcement_deck": []}, {"reinforcement_deck": TEN, "under": full}]
    for more in cases:
        t = hunt(darks=bomber(), **more)
        attack(t, face("F1"), "tie_bomber#1")
        until(t, "reinforce", "deal-one")
        assert at(t, "F1") == LAID["F1"] and "reinforce" not in keys(t, LIGHT)


FILL = ["yoda", "c_3po", "mon_mothma", "leia_organa", "home_one", "admiral_ackbar", "han_solo", "b_wing", "red_two"]


@pytest.mark.rule("BOTF-118")
@pytest.mark.rule("BOTF-119")
@pytest.mark.rule("BOTF-151")
@pytest.mark.rule("BOTF-152")
@pytest.mark.rule("BOTF-154")
def test_a_reinforcement_is_played_as_from_hand_and_influence_matches_it() -> None:
    t = hunt(active=LIGHT, phase="deployment", up="F1", under={"B1": "twilek_loyalist#1"})
    do(t, (LIGHT, "play twilek_loyalist#1"), (LIGHT, "generate the_mines_l01#1 1"))
    until(t, "pass")
    assert "twilek_loyalist" in zone(t, LIGHT, "play") and zone(t, LIGHT, "reinforcements") == []
    assert "twilek_loyalist#1" not in t.position()["hosts"]
    assert t.view(None)["resources"][LIGHT].keys() == {"rebel_alliance"}, "the card itself is still a rebel one"


@pytest.mark.rule("BOTF-153")
def test_without_influence_a_resource_does_not_match_another_affiliation() -> None:
    t = hunt(active=LIGHT, phase="deployment", up="F1", under={"B1": "twilek_loyalist#1"})
    do(t, (LIGHT, "play twilek_loyalist#1"))
    assert refusal(t, LIGHT, f"generate {face('F2')} 1") == "SWLCG-308"


@pytest.mark.rule("BOTF-119")
def test_a_reinforcement_may_lie_in_an_edge_stack_and_an_event_goes_to_the_discard_pile() -> None:
    t = hunt("rebel_sentry_l01#1", darks=bomber(), under={"B1": "twist_of_fate_light#1"})
    attack(t, face("F1"), "tie_bomber#1")
    defend(t, "rebel_sentry_l01#1")
    until(t, "place")
    do(t, (LIGHT, "place twist_of_fate_light#1"))
    assert zone(t, LIGHT, "discard") == ["twist_of_fate_light"], "it was revealed, did what it says, and was discarded"
    assert zone(t, LIGHT, "reinforcements") == [] and "twist_of_fate_light#1" not in t.position()["hosts"]


@pytest.mark.rule("BOTF-121")
def test_reinforcements_do_not_count_when_the_hand_is_filled() -> None:
    deck = [f"rebel_sentry_l01#{n}" for n in (1, 2, 3, 4, 5)] + ["boushh_l01#1", "decoy_wing_l01#1"]
    t = hunt(active=LIGHT, phase="draw", under={"B1": "twilek_loyalist#1"}, deck=deck)
    until(t, "pass")
    assert len(zone(t, LIGHT, "hand")) == 6


@pytest.mark.rule("BOTF-122")
def test_effects_on_a_hand_do_not_see_reinforcements() -> None:
    from kantyna.game.card_game.hidden import DiscardAtRandom

    t = hunt(under={"B1": "twilek_loyalist#1"})
    after = using(t, DiscardAtRandom(2), D1, "affiliation_imperial_navy#1")
    assert zone(after, LIGHT, "reinforcements") == ["twilek_loyalist"]


@pytest.mark.rule("BOTF-123")
def test_with_a_destroyed_objective_its_reinforcement_is_discarded() -> None:
    t = hunt(
        up="F2",
        darks=bomber(),
        under={"F2": "twilek_loyalist#1"},
        more={"marks": {"damage": {"the_final_ship_l01#1": 4}}},
    )
    attack(t, "the_final_ship_l01#1", "tie_bomber#1")
    until(t, "engage", "commit")
    assert at(t, "F2") is None and "twilek_loyalist" in zone(t, LIGHT, "discard")


@pytest.mark.rule("BOTF-124")
def test_a_reinforcement_stays_when_its_objective_is_turned() -> None:
    t = hunt(darks=bomber(), under={"F1": "twilek_loyalist#1"})
    attack(t, face("F1"), "tie_bomber#1")
    until(t, "deal-one")
    assert t.position()["hosts"]["twilek_loyalist#1"] == "the_mines_l01#1"


# what lies face down


@pytest.mark.rule("BOTF-129")
@pytest.mark.rule("BOTF-131")
@pytest.mark.rule("BOTF-132")
@pytest.mark.rule("BOTF-135")
@pytest.mark.rule("BOTF-138")
def test_damage_turns_it_is_used_up_and_later_strikes_hit_the_other_side() -> None:
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
def test_destroyed_it_is_turned_instead() -> None:
    from kantyna.game.card_game.verbs import Destroy
    from kantyna.game.card_game.which import FRIENDLY

    t = hunt(active=LIGHT)
    after = using(t, Destroy(OBJECTIVES & FRIENDLY), LIGHT, face("F1"))
    pass_answers(after)
    until(after, "pass", "answer")
    assert at(after, "F1") == "the_mines_l01" and zone(after, D1, "victory") == []


@pytest.mark.rule("BOTF-133")
@pytest.mark.rule("BOTF-134")
@pytest.mark.rule("BOTF-137")
def test_tokens_and_enhancements_go_when_it_is_turned() -> None:
    t = hunt("entrenched_position_l01#1", darks=bomber(), hosts={"entrenched_position_l01#1": face("F1")},
             more={"marks": {"focus": {face("F1"): 2}, "shield": {face("F1"): 0}}})  # fmt: skip
    attack(t, face("F1"), "tie_bomber#1")
    until(t, "deal-one")
    assert at(t, "F1") == "the_mines_l01" and not marks(t, "focus").get("the_mines_l01#1")
    assert "entrenched_position_l01" in zone(t, LIGHT, "discard") and not marks(t, "focus").get(face("F1"))


@pytest.mark.rule("BOTF-352")
def test_what_lasts_on_it_and_what_was_chosen_stays_the_same_when_it_is_turned() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["evading_pursuit_l01#1"])
    twice = All(EngageAgain(CHOSEN), Deal(1, CHOSEN), Deal(2, CHOSEN))
    t = using(t, Choose("you", OBJECTIVES & ENEMY, twice), D1, "affiliation_imperial_navy#1")
    t.choose(D1, f"pick {face('F1')}")
    pass_answers(t)
    assert at(t, "F1") == LAID["F1"] and marks(t, "damage") == {"the_mines_l01#1": 2}
    lasting = json.dumps(t.position()["lasting"])
    assert "the_mines_l01#1" in lasting and face("F1") not in lasting


@pytest.mark.rule("BOTF-136")
def test_damage_that_a_shield_prevents_does_not_turn_it() -> None:
    t = hunt(darks=(dark("tie_fighter#1"), dark(affiliation="sith")), more={"marks": {"shield": {face("F1"): 1}}})
    attack(t, face("F1"), "tie_fighter#1")
    until(t, "use-shield")
    t.choose(LIGHT, f"use-shield {face('F1')}")
    assert at(t, "F1") == FACE


@pytest.mark.rule("BOTF-139")
def test_attackers_that_the_turned_side_would_forbid_stay() -> None:
    t = hunt(darks=bomber("tie_bomber#2"))
    attack(t, face("F1"), "tie_bomber#1", "tie_bomber#2")
    until(t, "deal-one")
    assert at(t, "F1") == "the_mines_l01" and set(marks(t, "part")) == {"tie_bomber#1", "tie_bomber#2"}


@pytest.mark.rule("BOTF-140")
@pytest.mark.rule("BOTF-155")
def test_return_to_tatooine_brings_luke_who_does_not_join_the_engagement() -> None:
    t = hunt(laid={"F1": TATOOINE, "B2": "the_mines_l01"}, darks=bomber())
    attack(t, face("F1"), "tie_bomber#1")
    until(t, "deal-one")
    assert LUKE in zone(t, LIGHT, "play") and zone(t, LIGHT, "aside") == []
    assert f"{LUKE}#1" not in marks(t, "part")


@pytest.mark.rule("BOTF-103")
def test_luke_set_aside_cannot_be_played() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["rebel_sentry_l01#1"])
    assert refusal(t, LIGHT, f"play {LUKE}#1") == "SWLCG-184"


@pytest.mark.rule("BOTF-141")
def test_what_lies_face_up_is_not_turned_again() -> None:
    from kantyna.game.card_game.turning import TurnOne

    t = using(hunt(up="F1", active=LIGHT), TurnOne(), LIGHT, face("F2"))
    assert "pick the_mines_l01#1" not in keys(t, LIGHT) and refusal(t, LIGHT, "pick the_mines_l01#1") == "BOTF-141"


# what can be attacked


@pytest.mark.rule("BOTF-142")
@pytest.mark.rule("BOTF-145")
@pytest.mark.rule("BOTF-146")
def test_at_first_only_the_two_of_the_first_row() -> None:
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
def test_what_lies_behind_an_empty_place_is_vulnerable(gone: str, open_places: str) -> None:
    assert vulnerable(hunt(gone=gone)) == open_places.split()


@pytest.mark.rule("BOTF-149")
def test_lying_face_up_makes_nothing_vulnerable() -> None:
    assert vulnerable(hunt(up="F1 F2 M1")) == ["F1", "F2"]


@pytest.mark.rule("BOTF-143")
def test_cards_of_the_dark_side_do_nothing_to_what_is_not_vulnerable() -> None:
    t = hunt()
    aimed = using(t, TargetCards(OBJECTIVES & ENEMY), D1, "affiliation_imperial_navy#1")
    assert keys(aimed, D1) == [f"pick {face('F1')}", f"pick {face('F2')}"]
    assert refusal(aimed, D1, f"pick {face('B1')}") == "BOTF-143"


@pytest.mark.rule("BOTF-150")
def test_an_effect_on_each_objective_reaches_the_vulnerable_ones_and_the_light_side_all() -> None:
    from kantyna.game.card_game.verbs import GiveShield
    from kantyna.game.card_game.which import OWN

    t = using(hunt(up="F1 F2 M1", gone="M3"), Deal(1, OBJECTIVES & ENEMY), D1, "affiliation_imperial_navy#1")
    pass_answers(t)
    assert set(marks(t, "damage")) == {"the_mines_l01#1", "the_final_ship_l01#1"}
    assert at(t, "B4") == LAID["B4"] and at(t, "B1") == FACE, "behind the empty place M3, and elsewhere"
    t = using(hunt(), GiveShield(OBJECTIVES & OWN), LIGHT, face("F1"))
    assert len(marks(t, "shield")) == 9


@pytest.mark.rule("BOTF-248")
@pytest.mark.rule("BOTF-249")
def test_what_one_hunter_has_attacked_another_cannot_attack_in_the_phase() -> None:
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


def exposed(*attackers: str, focus: int = 0, wounds: int = 0, cracks: int = 0) -> kantyna.Table:
    """Luke Skywalker and Return to Tatooine, which is vulnerable; against these units of dark 1."""
    marked = {"damage": {f"{LUKE}#1": wounds, f"{TATOOINE}#1": cracks}, "focus": {f"{LUKE}#1": focus}}
    return hunt(f"{LUKE}#1", up="F1", laid={"F1": TATOOINE, "B2": "the_mines_l01"},
                darks=(dark(*attackers, affiliation="sith"), dark()), more={"marks": marked})  # fmt: skip


@pytest.mark.rule("BOTF-156")
@pytest.mark.rule("BOTF-158")
def test_the_dark_side_wins_when_luke_is_destroyed() -> None:
    t = exposed("darth_vader#1", focus=3, wounds=19, cracks=7)
    attack(t, f"{TATOOINE}#1", "darth_vader#1")
    until(t, "engage")
    assert t.over and t.winners == (D1, D2) and t.view(None)["ended_by"] == "BOTF-156"
    assert [e.view(None)["seat"] for e in t.events if e.kind == "final-blow"] == [D1]


@pytest.mark.rule("BOTF-165")
def test_luke_leaving_play_otherwise_loses_as_well() -> None:
    from kantyna.game.card_game.verbs import ReturnToHand
    from kantyna.game.card_game.which import OWN

    t = using(hunt(f"{LUKE}#1"), ReturnToHand(UNITS & OWN), LIGHT, face("F1"))
    pass_answers(t)
    assert t.over and t.winners == (D1, D2) and t.view(None)["ended_by"] == "BOTF-165"


@pytest.mark.rule("BOTF-159")
@pytest.mark.rule("BOTF-164")
@pytest.mark.rule("BOTF-168")
@pytest.mark.rule("BOTF-171")
def test_the_light_side_wins_when_no_dark_deck_holds_a_card_and_the_balance_discards() -> None:
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
def test_it_is_won_at_once_by_whichever_effect_the_last_card_leaves_its_deck(effect: Effect) -> None:
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
def test_what_no_hunter_destroyed_goes_to_the_first_of_them() -> None:
    from kantyna.game.card_game.verbs import Destroy
    from kantyna.game.card_game.which import Titled

    t = using(hunt(up="B4", active=LIGHT), Destroy(Titled("the_coruscant_rescue_l01")), LIGHT, face("F1"))
    pass_answers(t)
    assert zone(t, D1, "victory") == ["the_coruscant_rescue_l01"]


@pytest.mark.rule("BOTF-297")
def test_with_the_heart_of_the_empire_the_dark_side_loses() -> None:
    from kantyna.game.card_game.verbs import Destroy
    from kantyna.game.card_game.which import Titled

    t = hunt(darks=(dark("the_heart_of_the_empire#1", affiliation="sith"), dark()))
    t = using(t, Destroy(Titled("the_heart_of_the_empire")), LIGHT, face("F1"))
    pass_answers(t)
    assert t.over and t.winners == (LIGHT,) and t.view(None)["ended_by"] == "BOTF-297"


@pytest.mark.rule("BOTF-157")
@pytest.mark.rule("BOTF-160")
def test_no_number_of_objectives_and_no_card_wins_otherwise() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["rebel_sentry_l01#1"], under={"B1": "trench_run#1"})
    assert t.view(None)["to_win"] == {"dial": None, "objectives": None}
    assert refusal(t, LIGHT, "play trench_run#1") == "SWLCG-207", "there is no dial to attack"


@pytest.mark.rule("BOTF-295")
def test_an_ability_of_which_nothing_could_be_done_cannot_be_used() -> None:
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
def test_damage_that_would_destroy_return_to_tatooine_goes_to_luke_whole_and_a_shield_may_take_one() -> None:
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
    t = exposed("darth_vader#1")
    attack(t, f"{TATOOINE}#1", "darth_vader#1")
    pass_windows(t, "defend-with")
    assert keys(t, LIGHT) == [f"defend-with {LUKE}#1"] and refusal(t, LIGHT, "decline") == "BOTF-278"
    t = hunt(f"{LUKE}#1", "rebel_sentry_l01#1", darks=bomber())
    attack(t, face("F1"), "tie_bomber#1")
    pass_windows(t, "defend-with")
    assert "decline" in keys(t, LIGHT), "elsewhere as he likes"


@pytest.mark.rule("BOTF-279")
def test_no_card_of_the_enemys_affects_luke_but_a_strike_does() -> None:
    t = hunt(f"{LUKE}#1")
    aimed = using(t, TargetCards(UNITS & ENEMY), D1, "affiliation_imperial_navy#1")
    assert f"pick {LUKE}#1" not in keys(aimed, D1)
    t = exposed("nightsister#3", "nightsister#4", "darth_vader#1")
    attack(t, f"{TATOOINE}#1", "nightsister#3", "nightsister#4", "darth_vader#1")
    defend(t, LUKE)
    until(t, "engage", "commit")
    assert marks(t, "damage").get(f"{LUKE}#1", 0) > 0


@pytest.mark.rule("BOTF-280")
def test_objectives_that_trade_places_take_all_along() -> None:
    t = hunt(active=LIGHT, phase="deployment", hand=["evading_pursuit_l01#1"], under={"B2": "twilek_loyalist#1"},
             more={"marks": {"shield": {face("F1"): 1}}})  # fmt: skip
    do(t, (LIGHT, "act evading_pursuit_l01#1"), (LIGHT, "pay-all"), (LIGHT, f"pick {face('F1')}"))
    do(t, (LIGHT, f"pick {face('B2')}"))
    places = t.view(None)["pyramid"]["places"]
    assert (places["F1"], places["B2"]) == (face("B2"), face("F1"))
    assert t.position()["hosts"]["twilek_loyalist#1"] == places["F1"] and marks(t, "shield") == {places["B2"]: 1}
    assert t.position()["hosts"][f"{TATOOINE}#1"] == places["F1"], "and what they are goes along"


# hidden information


def secrets(t: kantyna.Table, seat: int | None) -> list[str]:
    """What a seat is told, as text: its view without the pool of what is unseen, prompt and events."""
    view = t.view(seat)
    view.pop("unseen")
    told = [json.dumps(event.view(seat)) + event.text("en", seat) for event in t.events]
    return [json.dumps(view), t.prompt("en"), *told]


@pytest.mark.rule("BOTF-109")
@pytest.mark.rule("BOTF-353")
def test_nothing_tells_the_dark_side_which_objective_lies_where() -> None:
    one, other = laying(), laying()
    lay_all(one)
    for id in reversed(list(LAID.values())[1:]):
        other.choose(LIGHT, f"lay {id}#1")
    for seat in (D1, D2, None):
        assert secrets(one, seat) == secrets(other, seat)
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert one.view(LIGHT) != other.view(LIGHT)


def test_a_guess_of_the_table_lays_out_objectives_and_keeps_sets_for_the_reinforcements() -> None:
    t = choosing()
    t.choose(LIGHT, "call-in hit_and_run#1")
    t.choose(LIGHT, "call-in rendars_wrath#1")
    for seed in range(4):
        guess = kantyna.imagine(t.view(D1), seed=seed)
        assert sorted(zone(guess, LIGHT, "facedown")) == sorted(LAID.values())
        assert sorted(zone(guess, LIGHT, "reinforcement_deck")) == sorted(zone(t, LIGHT, "reinforcement_deck"))
        assert guess.view(D1) == t.view(D1)


def test_dark_players_are_asked_and_refused_the_same_whatever_lies_face_down() -> None:
    swapped = {"F1": "the_ruins_of_alderaan_l01", "M3": "the_mines_l01"}
    here, there = hunt(darks=bomber()), hunt(darks=bomber(), laid=swapped)
    for t in (here, there):
        pass_windows(t, "engage")
    assert keys(here, D1) == keys(there, D1)
    for key in (f"engage {face('M1')}", "engage the_mines_l01#1", "attack-with tie_bomber#1"):
        one, other = here.why_not(D1, key), there.why_not(D1, key)
        assert one is not None and other is not None and (one.rule, one.text()) == (other.rule, other.text())
