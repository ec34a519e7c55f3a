"""Balance of the Force, The Hunt for Skywalker: decks, set-up, reinforcements, and that the dark side never learns
which objective lies where."""

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
    bomber,
    face,
    hunt,
)
from card_game_situations import do, keys, pass_windows, refusal, until, using, zone
from kantyna.bots import decide, make_bot
from kantyna.game.card_game.cards.hunt_for_skywalker import HUNT_CARDS
from kantyna.game.card_game.cards.sets import OBJECTIVE_SETS
from kantyna.game.card_game.effects.in_play import MoveDial
from loose import view_of


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
def test_the_challenge_deck_has_59_cards_that_are_in_no_set() -> None:
    printed = [card for card in HUNT_CARDS if card.id != FACE]
    assert len(printed) == 31 and sum(card.count for card in printed) == 59
    assert not {card.id for card in HUNT_CARDS} & {card.id for each in OBJECTIVE_SETS for card in each.cards}


# set-up


@pytest.mark.rule("BOTF-100")
@pytest.mark.rule("BOTF-102")
@pytest.mark.rule("BOTF-110")
def test_the_light_side_has_no_affiliation_card_luke_set_aside_and_49_command_cards() -> None:
    t = laying()
    light = t.position()["seats"][LIGHT]
    assert light["play"] == [] and light["objective_deck"] == []
    assert light["aside"] == [f"{LUKE}#1"]
    assert len(light["deck"]) + len(light["hand"]) == 49
    assert sorted(zone(t, LIGHT, "facedown")) == sorted(LAID.values())


@pytest.mark.rule("BOTF-055")
@pytest.mark.rule("BOTF-300")
@pytest.mark.rule("BOTF-301")
def test_set_up_of_hands_dark_objectives_and_the_balance_token() -> None:
    t = laying()
    assert [len(seat["hand"]) for seat in t.position()["seats"]] == [6, 6, 6]
    assert [len([c for c in seat["play"] if "affiliation" not in c]) for seat in t.position()["seats"]] == [0, 3, 3]
    assert t.position()["balance"] == 0


@pytest.mark.rule("BOTF-101")
@pytest.mark.rule("BOTF-104")
@pytest.mark.rule("BOTF-105")
@pytest.mark.rule("BOTF-107")
@pytest.mark.rule("BOTF-350")
def test_the_light_side_chooses_which_objective_goes_to_each_of_nine_places() -> None:
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
    assert not [e for e in t.events if e.kind in ("entered", "turned") and e.view(None)["seat"] == LIGHT]


@pytest.mark.rule("BOTF-109")
def test_the_light_side_sees_facedown_objectives_and_the_dark_side_does_not() -> None:
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


@pytest.mark.rule("BOTF-111")
def test_the_resource_of_a_facedown_objective_is_an_option() -> None:
    hand = ["rebel_sentry_l01#1"]
    for value, resources in ((1, {"rebel_alliance": 9}), (0, {})):
        t = hunt(active=LIGHT, phase="deployment", hand=hand, more={"options": {"facedown_resources": value}})
        assert t.view(None)["resources"][LIGHT] == resources
        assert ("play rebel_sentry_l01#1" in keys(t, LIGHT)) == (value == 1)
    turned = hunt(up="F1", more={"options": {"facedown_resources": 0}})
    assert turned.view(None)["resources"][LIGHT] == {"rebel_alliance": 2}, "what is turned up gives what it says"
    (option,) = [each for each in t._state.setup.format.options if each.id == "facedown_resources"]
    assert option.default == 1 and option.values == (1, 0) and option.rule == "BOTF-111"
    with pytest.raises(kantyna.BadSetup):
        kantyna.Table("card-game", "hunt-for-skywalker", seats=3, options={"facedown_resources": 2})


@pytest.mark.rule("BOTF-008")
@pytest.mark.rule("BOTF-302")
def test_there_is_no_dial_and_abilities_that_only_move_it_cannot_be_used() -> None:
    t = hunt()
    assert "dial" not in [gauge.name for gauge in gauges(t)]
    assert t.view(None)["has_dial"] is False
    assert kantyna.Table("card-game", "jerjerrods-task", seats=3, seed=1).view(None)["has_dial"] is True
    state = t._state
    assert not MoveDial(1).possible(state, state.stack[-1])
    after = using(t, MoveDial(3), D1, "affiliation_imperial_navy#1")
    assert after.position()["dial"] == 0


def gauges(t: kantyna.Table) -> list[Any]:
    return t._state.setup.rules.log.gauges(t._state)


@pytest.mark.rule("BOTF-052")
@pytest.mark.rule("BOTF-299")
def test_the_dark_side_begins_in_seat_order() -> None:
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
def test_two_different_sets_without_their_objectives_are_a_deck_of_ten_reinforcements() -> None:
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
def test_a_set_with_luke_skywalker_cannot_be_chosen() -> None:
    t = choosing()
    assert "call-in a_heros_journey#1" not in keys(t, LIGHT)
    assert refusal(t, LIGHT, "call-in a_heros_journey#1") == "BOTF-125"


@pytest.mark.rule("BOTF-128")
def test_deck_limits_on_an_objective_do_not_matter_for_reinforcements() -> None:
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
def test_when_an_objective_is_turned_the_light_side_puts_a_reinforcement_under_any_objective() -> None:
    t = hunt(darks=bomber(), reinforcement_deck=TEN)
    attack_place(t, "F1")
    assert keys(t, LIGHT) == ["reinforce", "decline"], "before what answers the turning"
    t.choose(LIGHT, "reinforce")
    assert set(keys(t, LIGHT)) == {f"pick {each}" for each in [f"{LAID['F1']}#1", *map(face, PLACES[1:])]}
    assert t.view(LIGHT)["seats"][LIGHT]["reinforcement_deck"][0] == "arcona_rumor_monger#1", "it has been looked at"
    assert t.view(D1)["seats"][LIGHT]["reinforcement_deck"] == [None, None]
    t.choose(LIGHT, f"pick {face('B4')}")
    assert t.view(LIGHT)["hosts"]["arcona_rumor_monger#1"] == face("B4")
    assert t.view(D1)["seats"][LIGHT]["reinforcements"] == [None]


def attack_place(t: kantyna.Table, place: str) -> None:
    """Dark 1's bomber attacks there and turns the objective; the light side is asked about a reinforcement."""
    attack(t, view_of(t)["pyramid"]["places"][place], "tie_bomber#1")
    until(t, "reinforce")


@pytest.mark.rule("BOTF-120")
def test_an_objective_never_has_two_reinforcements() -> None:
    t = hunt(darks=bomber(), reinforcement_deck=TEN, under={"B1": "twilek_loyalist#1"})
    attack_place(t, "F1")
    t.choose(LIGHT, "reinforce")
    assert refusal(t, LIGHT, f"pick {face('B1')}") == "BOTF-120"


@pytest.mark.rule("BOTF-126")
def test_no_reinforcement_is_drawn_if_the_deck_is_empty_or_every_objective_has_one() -> None:
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
def test_a_reinforcement_is_played_as_if_from_hand_and_influence_matches_it() -> None:
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
def test_a_reinforcement_may_be_placed_for_the_edge_and_an_event_is_discarded() -> None:
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
    from kantyna.game.card_game.effects.hidden_zones import DiscardAtRandom

    t = hunt(under={"B1": "twilek_loyalist#1"})
    after = using(t, DiscardAtRandom(2), D1, "affiliation_imperial_navy#1")
    assert zone(after, LIGHT, "reinforcements") == ["twilek_loyalist"]


@pytest.mark.rule("BOTF-123")
def test_the_reinforcement_of_a_destroyed_objective_is_discarded() -> None:
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


# hidden information


def secrets(t: kantyna.Table, seat: int | None) -> list[str]:
    """Everything sent to a seat, as text: its prompt, its events and its view without the pool of unseen cards."""
    view = view_of(t, seat)
    view.pop("unseen")
    events = [json.dumps(event.view(seat)) + event.text("en", seat) for event in t.events]
    return [json.dumps(view), t.prompt("en"), *events]


@pytest.mark.rule("BOTF-109")
@pytest.mark.rule("BOTF-353")
def test_nothing_reveals_to_the_dark_side_which_objective_lies_where() -> None:
    one, other = laying(), laying()
    lay_all(one)
    for id in reversed(list(LAID.values())[1:]):
        other.choose(LIGHT, f"lay {id}#1")
    for seat in (D1, D2, None):
        assert secrets(one, seat) == secrets(other, seat)
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert one.view(LIGHT) != other.view(LIGHT)


def test_an_imagined_table_lays_out_objectives_and_keeps_sets_for_the_reinforcements() -> None:
    t = choosing()
    t.choose(LIGHT, "call-in hit_and_run#1")
    t.choose(LIGHT, "call-in rendars_wrath#1")
    for seed in range(4):
        guess = kantyna.imagine(t.view(D1), seed=seed)
        assert sorted(zone(guess, LIGHT, "facedown")) == sorted(LAID.values())
        assert sorted(zone(guess, LIGHT, "reinforcement_deck")) == sorted(zone(t, LIGHT, "reinforcement_deck"))
        assert guess.view(D1) == t.view(D1)


def test_facedown_objectives_do_not_change_what_dark_players_are_asked_or_refused() -> None:
    swapped = {"F1": "the_ruins_of_alderaan_l01", "M3": "the_mines_l01"}
    here, there = hunt(darks=bomber()), hunt(darks=bomber(), laid=swapped)
    for t in (here, there):
        pass_windows(t, "engage")
    assert keys(here, D1) == keys(there, D1)
    for key in (f"engage {face('M1')}", "engage the_mines_l01#1", "attack-with tie_bomber#1"):
        one, other = here.why_not(D1, key), there.why_not(D1, key)
        assert one is not None and other is not None and (one.rule, one.text()) == (other.rule, other.text())
