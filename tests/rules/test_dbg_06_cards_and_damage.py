"""DBG chapter 6: reveal, discard, choose, damage, destroy and gain; empty decks."""

from __future__ import annotations

from typing import Any

import pytest
from deckbuilding_abilities import EVERYBODY, attack, numbers, separatist

import kantyna
from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone

# reveal, look


@pytest.mark.rule("DBG-237", "DBG-238")
@pytest.mark.parametrize(("top", "gain"), [("tie_fighter", 1), ("bossk", 0)])
def test_a_revealed_card_that_is_not_discarded_stays_on_top_of_the_galaxy_deck(top: str, gain: int) -> None:
    side = {"units": ["scout_trooper"], "resources": 9}
    t = galaxy({}, side, format="original", active=1, force=0, deck=[top, "dengar", "at_at"], row=["at_st"])
    do(t, "use scout_trooper", seat=1)
    for seat in EVERYBODY:
        event = next(event for event in t.events if event.kind == "reveal-galaxy")
        assert event.view(seat)["card"] == f"{top}#1", "everybody can read it"
        assert t.view(seat)["galaxy_deck"][1:] == [None, None], "and no other"
    assert zone(t, "galaxy_deck") == [top, "dengar", "at_at"] and zone(t, "galaxy_discard") == []
    assert force(t) == -gain
    do(t, "buy at_st", seat=1)
    assert zone(t, "galaxy_row")[0] == top, "it is the next card of the row"


@pytest.mark.rule("DBG-237", "DBG-238")
def test_a_revealed_enemy_card_is_discarded_by_the_ability() -> None:
    t = galaxy({}, {"units": ["scout_trooper"]}, format="original", active=1, force=0, deck=["x_wing", "dengar"])
    do(t, "use scout_trooper", seat=1)
    assert zone(t, "galaxy_discard") == ["x_wing"] and zone(t, "galaxy_deck") == ["dengar"] and force(t) == 0
    for seat in EVERYBODY:
        assert t.view(seat)["galaxy_deck"] == [None]


@pytest.mark.rule("DBG-239", "DBG-237")
@pytest.mark.parametrize("answer", ["discard clone_trooper#1", "decline"])
def test_everybody_sees_the_revealed_top_card_of_a_players_deck_and_it_stays_unless_moved(answer: str) -> None:
    t = galaxy({"units": ["v_19_torrent"], "deck": ["clone_trooper", "jedi_knight"]}, {})
    for seat in EVERYBODY:
        assert t.view(seat)["seats"][0]["deck"] == [None, None]
    do(t, "use v_19_torrent")
    for seat in EVERYBODY:
        assert t.view(seat)["seats"][0]["deck"] == ["clone_trooper#1", None]
        shown = next(event for event in t.events if event.kind == "reveal")
        assert shown.view(seat)["card"] == "clone_trooper#1"
    assert keys(t) == ["discard clone_trooper#1", "decline"]
    do(t, answer)
    moved = answer != "decline"
    assert zone(t, "discard", 0) == (["clone_trooper"] if moved else [])
    assert zone(t, "deck", 0) == (["jedi_knight"] if moved else ["clone_trooper", "jedi_knight"])
    for seat in EVERYBODY:
        assert t.view(seat)["seats"][0]["deck"][-1] is None


@pytest.mark.rule("DBG-239")
def test_looking_shows_a_card_only_to_the_player_who_looks() -> None:
    side = {"units": ["moff_jerjerrod"], "base": ["lothal"]}
    t = galaxy({}, side, format="original", active=1, force=0, deck=["x_wing", "dengar"])
    do(t, "use moff_jerjerrod", seat=1)
    assert [t.view(seat)["galaxy_deck"] for seat in EVERYBODY] == [[None, None], ["x_wing#1", None], [None, None]]
    look = next(event for event in t.events if event.kind == "look")
    assert [look.view(seat)["card"] for seat in EVERYBODY] == [None, "x_wing#1", None]
    assert "X-wing" not in look.text("en", 0) and "x_wing" not in repr(look.view(None))
    t = galaxy(
        {"base": ["hoth"]}, {"base": ["coruscant"]}, format="original", deck=["x_wing", "dengar", "at_at"], active=0
    )
    do(t, "end")
    do(t, "answer coruscant#1", seat=1)
    for seat in (0, None):
        assert t.view(seat)["galaxy_deck"] == [None] * 3
    assert t.view(1)["galaxy_deck"] == ["x_wing#1", "dengar#1", None]
    do(t, "discard x_wing#1", seat=1)
    assert zone(t, "galaxy_discard") == ["x_wing"] and t.view(1)["galaxy_deck"] == ["dengar#1", None]
    assert t.view(0)["galaxy_deck"] == t.view(None)["galaxy_deck"] == [None, None]


@pytest.mark.rule("DBG-239")
def test_looking_at_a_hand_shows_it_only_to_the_player_who_looks() -> None:
    t = galaxy({"units": ["jyn_erso"]}, {"hand": ["stormtrooper", "imperial_shuttle"]}, format="original", force=0)
    assert t.view(0)["seats"][1]["hand"] == [None, None]
    do(t, "use jyn_erso")
    assert t.view(0)["seats"][1]["hand"] == ["stormtrooper#1", "imperial_shuttle#1"]
    assert t.view(None)["seats"][1]["hand"] == [None, None] and can(t, "end"), "without the Force no more than that"


@pytest.mark.rule("DBG-239")
def test_a_card_swapped_with_the_top_of_the_deck_is_shown_to_nobody_else() -> None:
    side = {"ships": ["consular_class_cruiser"], "hand": ["clone_trooper"], "deck": ["jedi_knight", "republic_shuttle"]}
    t = galaxy(side, {})
    do(t, "use consular_class_cruiser")
    assert zone(t, "hand", 0) == ["jedi_knight"] and zone(t, "deck", 0) == ["clone_trooper", "republic_shuttle"]
    assert t.view(0)["seats"][0]["deck"] == ["clone_trooper#1", None]
    for seat in (1, None):
        assert t.view(seat)["seats"][0]["deck"] == [None, None] and t.view(seat)["seats"][0]["hand"] == [None]
        for event in t.events:
            assert event.view(seat)["card"] in (None, "consular_class_cruiser#1")


# discard


@pytest.mark.rule("DBG-240", "DBG-241", "DBG-242")
def test_a_player_who_discards_from_hand_chooses_the_card() -> None:
    side = {"ships": ["gozanti_cruiser"], "hand": ["stormtrooper", "imperial_shuttle"], "deck": ["inquisitor"]}
    t = galaxy({}, side, format="original", active=1)
    do(t, "use gozanti_cruiser", seat=1)
    assert sorted(keys(t, 1)) == ["discard imperial_shuttle#1", "discard stormtrooper#1"]
    do(t, "discard stormtrooper", seat=1)
    assert zone(t, "discard", 1) == ["stormtrooper"] and sorted(zone(t, "hand", 1)) == [
        "imperial_shuttle",
        "inquisitor",
    ]
    assert zone(t, "discard", 0) == [] and zone(t, "galaxy_discard") == []


@pytest.mark.rule("DBG-240", "DBG-243", "DBG-246")
def test_the_opponent_picks_the_card_and_it_goes_to_the_opponents_pile() -> None:
    other = {"hand": ["stormtrooper", "imperial_shuttle", "inquisitor"]}
    t = galaxy({"units": ["snowspeeder"]}, other, format="original")
    do(t, "use snowspeeder")
    assert keys(t, 0) == []
    assert sorted(keys(t, 1)) == ["discard imperial_shuttle#1", "discard inquisitor#1", "discard stormtrooper#1"]
    assert refused(t, "decline", seat=1) == "DBG-300"
    do(t, "discard inquisitor", seat=1)
    assert zone(t, "discard", 1) == ["inquisitor"] and zone(t, "discard", 0) == []
    assert zone(t, "hand", 1) == ["stormtrooper", "imperial_shuttle"], "one card"


@pytest.mark.rule("DBG-241", "DBG-246")
def test_a_random_discard_asks_nobody() -> None:
    lost = set()
    other = {"hand": ["stormtrooper", "imperial_shuttle", "inquisitor"]}
    for seed in range(12):
        t = galaxy({"units": ["rebel_commando"]}, other, format="original", force=1, seed=seed)
        do(t, "use rebel_commando")
        assert t.waiting == [0] and len(zone(t, "hand", 1)) == 2
        lost.update(zone(t, "discard", 1))
    assert lost == {"stormtrooper", "imperial_shuttle", "inquisitor"}
    t = galaxy({"units": ["rebel_commando"]}, other, format="original", force=0)
    do(t, "use rebel_commando")
    assert t.waiting == [1], "without the Force the opponent chooses"


@pytest.mark.rule("DBG-246")
def test_a_discard_effect_does_nothing_to_an_empty_hand() -> None:
    for space in (0, 1):
        t = galaxy({"units": ["rebel_commando"]}, {"discard": ["stormtrooper"]}, format="original", force=space)
        assert refused(t, "use rebel_commando#1") == "DBG-132"
    side = {"units": ["lando_calrissian"], "deck": ["rebel_trooper"]}
    t = galaxy(side, {}, format="original", force=1)
    do(t, "use lando_calrissian")
    assert zone(t, "hand", 0) == ["rebel_trooper"] and t.waiting == [0], "the rest of the ability is done"


@pytest.mark.rule("DBG-240", "DBG-244", "DBG-245")
def test_a_row_card_discarded_by_an_ability_gives_no_reward() -> None:
    t = galaxy({}, {"units": ["at_st"]}, format="original", active=1, row=["luke_skywalker", "bossk"], deck=["dengar"])
    do(t, "use at_st", "discard luke_skywalker#1", seat=1)
    assert zone(t, "galaxy_discard") == ["luke_skywalker"] and zone(t, "galaxy_row")[0] == "dengar"
    assert number(t, "resources", 1) == 0 and force(t) == 0
    assert can(t, "end", seat=1) and not can(t, "reward luke_skywalker#1", seat=1)
    assert zone(t, "discard", 0) == zone(t, "discard", 1) == []


@pytest.mark.rule("DBG-247")
def test_putting_the_hand_away_at_the_end_of_a_turn_does_not_count_as_discarding() -> None:
    sides: list[dict[str, Any]] = [
        {"base": ["yavin_4"], "units": ["snowspeeder"], "hand": ["rebel_trooper"], "deck": ["alliance_shuttle"] * 5},
        {"base": ["endor"], "hand": ["stormtrooper", "imperial_shuttle"], "deck": ["imperial_shuttle"] * 5},
    ]
    t = galaxy(*sides, format="original")
    do(t, "use snowspeeder")
    do(t, "discard stormtrooper", seat=1)
    do(t, "answer yavin_4#1")
    assert mark(t, "damage", "endor") == 2, "a discard during their own turn"
    t = galaxy(*sides, format="original")
    do(t, "end")
    assert t.waiting == [1] and mark(t, "damage", "endor") == 0
    do(t, "end", seat=1)
    assert t.waiting == [0] and can(t, "end") and mark(t, "damage", "endor") == 0
    side = {"base": ["yavin_4"], "hand": ["rebel_trooper"]}
    other = {"base": ["endor"], "ships": ["gozanti_cruiser"], "hand": ["stormtrooper"], "deck": ["imperial_shuttle"]}
    t = galaxy(side, other, format="original", active=1)
    do(t, "use gozanti_cruiser", seat=1)
    assert zone(t, "discard", 1) == ["stormtrooper"] and t.waiting == [1], "in the opponent's turn it does not look"


# choose


@pytest.mark.rule("DBG-248", "DBG-249", "DBG-250")
@pytest.mark.parametrize(("damage", "options"), [(0, ["take resources"]), (1, ["take resources", "take repair"])])
def test_an_option_that_cannot_be_carried_out_cannot_be_chosen(damage: int, options: list[str]) -> None:
    side = {"units": ["landing_craft"], "base": ["endor"]}
    t = galaxy({}, side, format="original", active=1, marks={"damage": {"endor#1": damage}})
    do(t, "use landing_craft", seat=1)
    assert keys(t, 1) == options
    assert refused(t, "decline", seat=1) == "DBG-248", "one has to be chosen"
    if not damage:
        assert refused(t, "take repair", seat=1) == "DBG-248"
    do(t, options[-1], seat=1)
    assert number(t, "resources", 1) == (0 if damage else 4) and mark(t, "damage", "endor") == 0


@pytest.mark.rule("DBG-249", "DBG-250")
def test_force_cannot_be_chosen_with_the_marker_at_the_players_own_end() -> None:
    for space in (2, 3, -3):
        t = galaxy({"hand": ["temple_guardian"]}, {}, format="original", force=space)
        do(t, "play temple_guardian")
        assert can(t, "take force") is (space != 3) and can(t, "take resources") and can(t, "take attack")
    for space in (-2, -3, 3):
        t = galaxy({}, {"hand": ["inquisitor"]}, format="original", force=space, active=1)
        do(t, "play inquisitor", seat=1)
        assert can(t, "take force", seat=1) is (space != -3)


@pytest.mark.rule("DBG-250")
def test_example_duros_spy_at_the_end_of_the_track_the_opponent_has_to_discard() -> None:
    other = {"hand": ["stormtrooper", "imperial_shuttle"]}
    t = galaxy({"units": ["duros_spy"]}, other, format="original", force=3)
    do(t, "use duros_spy")
    assert keys(t, 1) == ["take their-discard"] and refused(t, "take force", seat=1) == "DBG-248"
    do(t, "take their-discard", "discard stormtrooper", seat=1)
    assert zone(t, "discard", 1) == ["stormtrooper"]
    t = galaxy({"units": ["duros_spy"]}, {}, format="original", force=2)
    do(t, "use duros_spy")
    assert keys(t, 1) == ["take force"], "nothing to discard"
    t = galaxy({"units": ["duros_spy"]}, {}, format="original", force=3)
    assert refused(t, "use duros_spy#1") == "DBG-132"


@pytest.mark.rule("DBG-248", "DBG-249")
def test_cad_bane_chooses_only_among_available_options() -> None:
    units = ["cad_bane", "embo", "hutt_fighter"]
    t = galaxy({"units": units, "hand": ["clone_trooper", "jedi_knight"]}, {"base": ["felucia"]})
    do(t, "use cad_bane")
    assert keys(t) == ["take exile-cards"]
    t = galaxy({"units": units}, {"base": ["felucia"], "ships": ["droid_control_ship"]})
    do(t, "use cad_bane")
    assert keys(t) == ["take destroy-ship"]
    t = galaxy({"units": units}, {"base": ["felucia"]})
    assert refused(t, "use cad_bane#1") == "DBG-132"


# deal damage


@pytest.mark.rule("DBG-251")
def test_ability_damage_goes_straight_to_the_base() -> None:
    side = {"base": ["felucia"], "ships": ["droid_control_ship"]}
    t = galaxy({"units": ["arc_trooper", "clone_trooper"]}, side)
    do(t, "use arc_trooper")
    assert mark(t, "damage", "felucia") == numbers("arc_trooper")[0] and mark(t, "damage", "droid_control_ship") == 0
    t = galaxy({"units": ["clone_trooper"]}, side)
    do(t, "commit clone_trooper#1 base", "resolve base")
    assert mark(t, "damage", "felucia") == 0, "an attack does not"
    t = separatist({"units": ["vulture_droid"]}, {"ships": ["acclamator"]})
    do(t, "use vulture_droid", seat=1)
    assert sorted(keys(t, 1)) == ["hit acclamator#1", "hit coruscant_cw#1"]
    do(t, "hit coruscant_cw#1", seat=1)
    assert mark(t, "damage", "coruscant_cw") == numbers("vulture_droid")[0] and mark(t, "damage", "acclamator") == 0


@pytest.mark.rule("DBG-252")
def test_ability_damage_destroys_a_base_like_an_attack_and_is_lost_without_a_base() -> None:
    side = {"units": ["arc_trooper#1", "arc_trooper#2"], "base": ["rishi"]}
    other = {"base": ["xorrn"], "bases": ["felucia"], "deck": ["b1_battle_droid"]}
    t = galaxy(side, other, marks={"damage": {"xorrn#1": facts("xorrn")["hit_points"] - 1}})
    do(t, "use arc_trooper#1")
    assert zone(t, "victory", 0) == ["xorrn"] and zone(t, "base", 1) == [] and mark(t, "damage", "xorrn") == 0
    assert refused(t, "use arc_trooper#2") == "DBG-132", "no base to damage"
    do(t, "end")
    do(t, "choose-base felucia", seat=1)
    assert mark(t, "damage", "felucia") == 0, "the surplus is lost"
    t = galaxy({"units": ["y_wing"]}, {"bases": ["endor"]}, format="original")
    do(t, "use y_wing")
    assert zone(t, "exile", 0) == ["y_wing"] and t.position()["marks"]["damage"] == {}


@pytest.mark.rule("DBG-253")
def test_ability_damage_stays_on_a_ship_and_adds_up() -> None:
    dealt, points = numbers("aat")[0], facts("acclamator")["hit_points"]
    t = separatist({"units": ["aat#1"]}, {"ships": ["acclamator"]})
    do(t, "use aat#1", seat=1)
    assert mark(t, "damage", "acclamator") == dealt and mark(t, "damage", "coruscant_cw") == 0
    do(t, "end", seat=1)
    assert mark(t, "damage", "acclamator") == dealt, "it stays"
    for before, ships in ((points - dealt - 1, ["acclamator"]), (points - dealt, [])):
        marks = {"damage": {"acclamator#1": before}}
        t = separatist({"units": ["aat#1"]}, {"ships": ["acclamator"]}, marks=marks)
        do(t, "use aat#1", seat=1)
        assert zone(t, "ships", 0) == ships
    assert zone(t, "discard", 0) == ["acclamator"]


# destroy


@pytest.mark.rule("DBG-254", "DBG-255", "DBG-256")
def test_an_undamaged_ship_in_play_is_destroyed_into_its_owners_discard_pile() -> None:
    side = {"units": ["luke_skywalker"], "ships": ["mon_calamari_cruiser"], "base": ["hoth"]}
    other = {"ships": ["star_destroyer", "imperial_carrier"], "base": ["endor"]}
    t = galaxy(side, other, format="original", force=1, row=["star_destroyer#2"])
    do(t, "use luke_skywalker")
    assert keys(t) == ["destroy star_destroyer#1", "destroy imperial_carrier#1"], "neither their own nor one in the row"
    do(t, "destroy star_destroyer#1")
    assert zone(t, "ships", 1) == ["imperial_carrier"] and zone(t, "discard", 1) == ["star_destroyer"]
    assert zone(t, "galaxy_discard") == [] and zone(t, "discard", 0) == [] and zone(t, "victory", 0) == []


@pytest.mark.rule("DBG-254", "DBG-255", "DBG-257")
def test_a_ship_destroyed_in_the_row_goes_to_the_galaxy_discard_pile() -> None:
    row = ["mon_calamari_cruiser", "blockade_runner", "star_destroyer", "x_wing", "dengar", "ig_88"]
    side = {"base": ["death_star"], "resources": 4}
    t = galaxy({"ships": ["rebel_transport"]}, side, format="original", active=1, row=row, deck=["bossk"], bare=True)
    do(t, "use death_star", seat=1)
    ships = ["rebel_transport", "mon_calamari_cruiser", "blockade_runner", "star_destroyer"]
    assert keys(t, 1) == [f"destroy {ship}#1" for ship in ships]
    do(t, "destroy blockade_runner#1", seat=1)
    assert zone(t, "galaxy_discard") == ["blockade_runner"] and number(t, "resources", 1) == 0
    assert zone(t, "galaxy_row") == ["mon_calamari_cruiser", "bossk", *row[2:]]
    assert zone(t, "discard", 0) == zone(t, "discard", 1) == []
    t = galaxy({"ships": ["hammerhead_corvette"]}, {"base": ["endor"]}, format="original", row=row, deck=["bossk"])
    do(t, "use hammerhead_corvette")
    assert zone(t, "galaxy_discard") == ["star_destroyer"], "by its text only an enemy ship"
    assert zone(t, "exile", 0) == ["hammerhead_corvette"]


# gain


@pytest.mark.rule("DBG-258")
def test_abilities_give_attack_resources_force_or_hit_points_under_their_condition() -> None:
    t = galaxy({"units": ["hutt_fighter"], "resources": 1}, {})
    do(t, "use hutt_fighter")
    price, more = numbers("hutt_fighter")
    assert attack(t, "hutt_fighter#1") == facts("hutt_fighter")["attack"] + more and number(t, "resources") == 1 - price
    t = galaxy({"ships": ["nebulon_b_frigate"], "base": ["hoth"]}, {}, format="original")
    do(t, "use nebulon_b_frigate", "take resources")
    assert number(t, "resources") == 3
    for row, enough in ((["at_te", "stap"], False), (["at_te", "at_rt", "stap"], True)):
        t = separatist({"units": ["stap#2"]}, row=row, force=0, bare=True)
        assert can(t, "use stap#2", seat=1) is enough
        if enough:
            do(t, "use stap#2", seat=1)
            assert force(t) == -numbers("stap")[0]
    points = facts("acclamator")["hit_points"]
    sides: list[dict[str, Any]] = [{"base": ["naboo"], "ships": ["acclamator"]}, {"ships": ["droid_control_ship"]}]
    t = galaxy(*sides)
    assert t.view(None)["hit_points"]["acclamator#1"] == points + numbers("naboo")[0]
    assert t.view(None)["hit_points"]["droid_control_ship#1"] == facts("droid_control_ship")["hit_points"]
    t = galaxy({**sides[0], "base": ["rishi"]})
    assert t.view(None)["hit_points"]["acclamator#1"] == points


@pytest.mark.rule("DBG-259")
def test_each_value_of_a_card_counts_once_a_turn() -> None:
    t = galaxy({"hand": ["padme_amidala"], "deck": ["clone_trooper"]}, {"base": ["felucia"]}, row=["stap"], force=0)
    do(t, "play padme_amidala")
    assert number(t, "resources") == facts("padme_amidala")["resources"]
    do(t, "use padme_amidala", "commit padme_amidala#1 base", "resolve base")
    assert number(t, "resources") == facts("padme_amidala")["resources"], "not again by using or attacking"
    assert mark(t, "damage", "felucia") == facts("padme_amidala")["attack"]
    assert refused(t, "play padme_amidala#1") == "DBG-096" and refused(t, "commit padme_amidala#1 base") == "DBG-159"
    assert refused(t, "commit padme_amidala#1 stap#1") == "DBG-159" and refused(t, "resolve base") == "DBG-144"
    assert not any(key.startswith(("commit", "resolve")) for key in keys(t))


@pytest.mark.rule("DBG-260", "DBG-261")
def test_example_the_hutt_fighter_gains_attack_for_the_turn() -> None:
    price, more = numbers("hutt_fighter")
    side = {"units": ["hutt_fighter#1", "hutt_fighter#2"], "resources": price, "base": ["rishi"]}
    t = galaxy(side, {"base": ["felucia"]})
    do(t, "commit hutt_fighter#1 base", "use hutt_fighter#1")
    printed = facts("hutt_fighter")["attack"]
    assert attack(t, "hutt_fighter#1") == printed + more and attack(t, "hutt_fighter#2") == printed
    do(t, "resolve base")
    assert mark(t, "damage", "felucia") == printed + more, "read at resolution"
    do(t, "end")
    assert t.position()["lasting"] == [], "until the turn ends"
    do(t, "end", seat=1)
    do(t, "play hutt_fighter#1")
    assert attack(t, "hutt_fighter#1") == printed


@pytest.mark.rule("DBG-261")
def test_attack_gained_after_the_attack_is_useless() -> None:
    price, _ = numbers("hutt_fighter")
    t = galaxy({"units": ["hutt_fighter"], "resources": price}, {"base": ["felucia"]})
    do(t, "commit hutt_fighter#1 base", "resolve base", "use hutt_fighter")
    assert mark(t, "damage", "felucia") == facts("hutt_fighter")["attack"] and not can(t, "resolve base")
    other = {"hand": ["stormtrooper"], "base": ["endor"]}
    t = galaxy({"units": ["b_wing"]}, other, format="original")
    do(t, "commit b_wing#1 base", "resolve base", "use b_wing")
    assert keys(t, 1) == ["take their-discard"], "the opponent cannot choose attack that is of no use"
    t = galaxy({"units": ["b_wing"]}, other, format="original")
    do(t, "commit b_wing#1 base", "use b_wing")
    assert sorted(keys(t, 1)) == ["take attack", "take their-discard"]
    do(t, "take attack", seat=1)
    do(t, "resolve base")
    assert mark(t, "damage", "endor") == facts("b_wing")["attack"] + 2


# empty decks


@pytest.mark.rule("DBG-262", "DBG-263", "DBG-264")
def test_a_players_empty_deck_is_rebuilt_when_a_card_is_next_needed() -> None:
    pile = ["republic_shuttle", "jedi_knight"]
    side = {"units": ["padme_amidala", "v_19_torrent"], "deck": ["clone_trooper"], "discard": pile}
    t = galaxy(side, {"discard": ["b1_battle_droid"]}, discard=["stap"])
    do(t, "use padme_amidala")
    assert zone(t, "deck", 0) == [] and zone(t, "discard", 0) == pile, "not at the moment it becomes empty"
    do(t, "use v_19_torrent")
    assert zone(t, "discard", 0) == [] and sorted(zone(t, "deck", 0)) == sorted(pile), "a reveal needs a card"
    assert zone(t, "discard", 1) == ["b1_battle_droid"] and zone(t, "galaxy_discard") == ["stap"], "their own pile"
    t = galaxy({"units": ["padme_amidala"], "discard": pile}, {})
    do(t, "use padme_amidala")
    assert len(zone(t, "hand", 0)) == 1 and len(zone(t, "deck", 0)) == 1 and zone(t, "discard", 0) == []


@pytest.mark.rule("DBG-262", "DBG-264")
def test_a_rebuilt_deck_is_shuffled_and_unknown_to_all() -> None:
    tops = set()
    for seed in range(12):
        pile = ["republic_shuttle", "jedi_knight", "clone_trooper"]
        t = galaxy({"units": ["padme_amidala"], "discard": pile}, {}, seed=seed)
        do(t, "use padme_amidala")
        tops.add(zone(t, "hand", 0)[0])
        for seat in EVERYBODY:
            assert t.view(seat)["seats"][0]["deck"] == [None, None]
    assert tops == {"republic_shuttle", "jedi_knight", "clone_trooper"}


@pytest.mark.rule("DBG-263", "DBG-265", "DBG-262")
def test_an_empty_galaxy_deck_is_rebuilt_when_the_row_next_has_to_be_filled() -> None:
    row = ["v_19_torrent#1", "v_19_torrent#2", "embo", "stap", "at_te", "cad_bane"]
    pile = ["aat", "mtt"]
    t = galaxy({"resources": 9}, {}, row=row, deck=["at_rt"], discard=pile)
    do(t, "buy v_19_torrent#1")
    assert zone(t, "galaxy_deck") == [] and zone(t, "galaxy_discard") == pile, "empty, and left so"
    do(t, "buy v_19_torrent#2")
    assert zone(t, "galaxy_discard") == [] and len(zone(t, "galaxy_deck")) == 1
    assert sorted([zone(t, "galaxy_row")[1], *zone(t, "galaxy_deck")]) == pile
    for seat in EVERYBODY:
        assert t.view(seat)["galaxy_deck"] == [None]
    t = galaxy({}, {"units": ["scout_trooper"]}, format="original", active=1, deck=[], discard=["tie_fighter"])
    do(t, "use scout_trooper", seat=1)
    assert zone(t, "galaxy_deck") == ["tie_fighter"] and force(t) == -1, "a reveal needs a card as well"


@pytest.mark.rule("DBG-266")
def test_a_slot_that_cannot_be_filled_stays_empty_until_a_later_refill_fills_all() -> None:
    row = ["v_19_torrent#1", "v_19_torrent#2", "stap", "embo", "at_te", "cad_bane"]
    units = ["anakin_skywalker", "mace_windu"]
    t = galaxy({"resources": 9, "units": units}, {"base": ["felucia"]}, row=row, deck=[], bare=True)
    do(t, "buy v_19_torrent#1", "buy v_19_torrent#2")
    assert zone(t, "galaxy_row") == ["stap", "embo", "at_te", "cad_bane"]
    position = t.position()
    position["galaxy_discard"] = ["aat#1", "aat#2", "mtt#1", "mtt#2"]
    t = kantyna.Table.from_position(position)
    assert len(zone(t, "galaxy_row")) == 4, "only when a refill is called for"
    do(t, "commit anakin_skywalker#1 stap#1", "resolve stap#1", "decline")
    assert len(zone(t, "galaxy_row")) == 6 and len(zone(t, "galaxy_deck")) == 2, "all empty slots"
    assert zone(t, "galaxy_row")[1:4] == ["embo", "at_te", "cad_bane"]


@pytest.mark.rule("DBG-267")
def test_a_defeated_card_can_be_in_the_reshuffled_galaxy_deck_a_bought_one_cannot() -> None:
    row = ["stap", "embo", "at_te", "cad_bane", "v_19_torrent", "at_rt"]
    t = galaxy({"units": ["anakin_skywalker"]}, {"base": ["felucia"]}, row=row, deck=[], bare=True)
    do(t, "commit anakin_skywalker#1 stap#1", "resolve stap#1")
    assert zone(t, "galaxy_row") == row and zone(t, "galaxy_discard") == [], "it came back at once"
    do(t, "reward stap#1")
    t = galaxy({"resources": 9}, {}, row=row, deck=[], discard=["aat"], bare=True)
    do(t, "buy v_19_torrent")
    assert zone(t, "discard", 0) == ["v_19_torrent"] and zone(t, "galaxy_row")[4] == "aat"
    assert zone(t, "galaxy_deck") == []
    t = galaxy({"resources": 9}, {}, row=row, deck=[], bare=True)
    do(t, "buy v_19_torrent")
    assert zone(t, "discard", 0) == ["v_19_torrent"] and "v_19_torrent" not in zone(t, "galaxy_row")


@pytest.mark.rule("DBG-267")
def test_a_card_in_mid_move_is_not_reshuffled_into_a_players_deck() -> None:
    t = galaxy({"units": ["at_te", "padme_amidala", "clone_trooper"], "discard": ["jedi_knight"]}, {})
    do(t, "use at_te", "put-on-deck clone_trooper#1", "use padme_amidala")
    assert zone(t, "hand", 0) == ["clone_trooper"] and zone(t, "discard", 0) == ["jedi_knight"]
