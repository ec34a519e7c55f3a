"""DBG chapter 5, first half: order of turns, start of turn, playing, buying, abilities (DBG-078 to DBG-133)."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone


def next_turn(me: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """Seat 0's turn has just begun; the position is the end of seat 1's."""
    t = galaxy({"base": ["rishi"], **(me or {})}, {"base": ["xorrn"], **(other or {})}, active=1, **more)
    return do(t, "end", seat=1)


# the order of turns


@pytest.mark.rule("DBG-078", "DBG-079")
@pytest.mark.parametrize("faction", ["republic", "separatist"])
def test_the_separatists_begin_and_turns_alternate(faction: str) -> None:
    t = kantyna.Table("deckbuilding", "clone-wars", seed=3, options={"faction_0": faction})
    first = 0 if faction == "separatist" else 1
    order = []
    for _ in range(4):
        (seat,) = t.choices
        order.append(seat)
        do(t, "end", seat=seat)
    assert order == [first, 1 - first, first, 1 - first]


@pytest.mark.rule("DBG-080")
def test_the_empire_begins_a_game_of_the_original_box() -> None:
    for seed in range(4):
        assert list(kantyna.Table("deckbuilding", "original", seed=seed).choices) == [1]
    swapped = kantyna.Table("deckbuilding", "original", seed=1, options={"faction_0": "empire"})
    assert list(swapped.choices) == [0]


# the start of a turn


@pytest.mark.rule("DBG-081", "DBG-090")
def test_a_turn_starts_with_the_base_then_the_force_bonus_then_income() -> None:
    t = next_turn({"base": [], "bases": ["ilum"], "ships": ["consular_class_cruiser"]}, force=-1)
    do(t, "choose-base ilum")
    assert force(t) == -1, "the base is revealed first, and its ability is offered before anything else"
    do(t, "answer ilum#1")
    assert force(t) == 3
    kinds = [(event.kind, event.n) for event in t.events if event.kind in ("base", "force", "resources")]
    income = facts("consular_class_cruiser")["resources"]
    assert kinds == [("base", 0), ("force", 4), ("resources", 1), ("resources", income)]
    assert number(t, "resources") == 1 + income, "Force gained by the reveal counts for the bonus"


@pytest.mark.rule("DBG-082", "DBG-083", "DBG-021")
def test_a_player_without_a_base_chooses_any_of_their_bases() -> None:
    t = next_turn({"base": [], "bases": ["anaxes", "kamino", "coruscant_cw"]})
    assert sorted(keys(t)) == ["choose-base anaxes#1", "choose-base coruscant_cw#1", "choose-base kamino#1"]
    do(t, "choose-base kamino")
    assert zone(t, "base", 0) == ["kamino"] and zone(t, "bases", 0) == ["anaxes", "coruscant_cw"]
    assert t.view(1)["seats"][0]["base"] == ["kamino#1"], "face up"


@pytest.mark.rule("DBG-084")
def test_a_player_with_a_base_may_not_swap_it() -> None:
    t = next_turn({"bases": ["kamino"]})
    assert refused(t, "choose-base kamino#1") == "DBG-084"


@pytest.mark.rule("DBG-086", "DBG-106")
def test_every_ship_gives_its_resources_when_played_and_at_each_later_start() -> None:
    ships = ["acclamator", "consular_class_cruiser"]
    income = sum(facts(ship)["resources"] for ship in ships)
    t = galaxy(
        {"hand": ships, "base": ["rishi"], "deck": ["clone_trooper"] * 2}, {"base": ["xorrn"]}, format="clone-wars"
    )
    do(t, *[f"play {ship}" for ship in ships])
    assert number(t, "resources") == income
    do(t, "end")
    assert number(t, "resources") == 0
    for _ in range(3):
        do(t, "end", seat=1)
        assert number(t, "resources") == income, "in each later turn"
        do(t, "end")


@pytest.mark.rule("DBG-086")
def test_income_comes_from_the_players_own_ships_damaged_or_not() -> None:
    damage = {"damage": {"acclamator#1": 2}}
    side = {"ships": ["acclamator", "consular_class_cruiser"]}
    t = next_turn(side, {"ships": ["munificent_class_frigate"]}, marks=damage)
    assert number(t, "resources") == facts("acclamator")["resources"] + facts("consular_class_cruiser")["resources"]


@pytest.mark.rule("DBG-087")
def test_without_ships_there_is_no_income() -> None:
    t = next_turn({"hand": ["republic_shuttle"] * 3}, force=0)
    assert number(t, "resources") == 0
    side = {"hand": ["acclamator#1"], "discard": ["acclamator#2"], "deck": ["laat_gunship"], "exile": ["padme_amidala"]}
    t = next_turn(side, {"ships": ["munificent_class_frigate"]})
    assert number(t, "resources") == 0, "only what is in play counts"


@pytest.mark.rule("DBG-088", "DBG-089")
def test_gained_resources_belong_to_one_player() -> None:
    t = galaxy({"hand": ["republic_shuttle"], "resources": 1}, {"resources": 5})
    do(t, "play republic_shuttle")
    assert number(t, "resources", 0) == 2 and number(t, "resources", 1) == 5
    assert refused(galaxy({"resources": 2}, {"resources": 5}, row=["arc_trooper"]), "buy arc_trooper#1") == "DBG-112"
    t = galaxy({"hand": ["laat_gunship"], "resources": 1}, {"resources": 5}, row=["v_19_torrent"])
    do(t, "play laat_gunship")
    assert number(t, "resources", 0) == 1 + facts("laat_gunship")["resources"] > 3, "added to what there was"
    do(t, "buy v_19_torrent")
    assert number(t, "resources", 0) == facts("laat_gunship")["resources"] + 1 - facts("v_19_torrent")["cost"]
    assert number(t, "resources", 1) == 5


@pytest.mark.rule("DBG-091")
@pytest.mark.parametrize("on_reveal", [True, False])
def test_start_of_turn_abilities_come_last_even_in_the_turn_of_the_reveal(on_reveal: bool) -> None:
    side = {"base": [], "bases": ["coruscant_cw"], "deck": ["clone_trooper"], "ships": ["consular_class_cruiser"]}
    t = next_turn(side, force=0, options={"start_ability_on_reveal": on_reveal})
    do(t, "choose-base coruscant_cw")
    assert number(t, "resources") == facts("consular_class_cruiser")["resources"], "after the income"
    assert can(t, "answer coruscant_cw#1") is on_reveal
    if on_reveal:
        do(t, "answer coruscant_cw#1", "discard clone_trooper")
        assert zone(t, "discard", 0) == ["clone_trooper"]
    t = next_turn({**side, "base": ["coruscant_cw"], "bases": []}, options={"start_ability_on_reveal": on_reveal})
    assert can(t, "answer coruscant_cw#1"), "later turns are the same either way"


@pytest.mark.rule("DBG-091")
@pytest.mark.parametrize("on_reveal", [True, False])
def test_a_start_of_turn_ability_triggers_on_each_of_its_players_turns_after_the_reveal(on_reveal: bool) -> None:
    side = {"base": [], "bases": ["coruscant_cw"], "deck": ["republic_shuttle"] * 7 + ["clone_trooper"] * 2}
    other = {"deck": ["separatist_shuttle"] * 7}
    t = next_turn(side, other, options={"start_ability_on_reveal": on_reveal})
    do(t, "choose-base coruscant_cw")
    if on_reveal:
        do(t, "pass")
    for _ in range(2):
        do(t, "end")
        assert list(t.choices) == [1] and can(t, "end", seat=1), "not in the opponent's turn"
        do(t, "end", seat=1)
        assert sorted(keys(t)) == ["answer coruscant_cw#1", "pass"]
        do(t, "pass")


@pytest.mark.rule("DBG-092")
def test_force_of_a_ship_counts_only_when_it_is_played() -> None:
    ship = CARDS["consular_class_cruiser"]
    before = ship.force
    ship.force = 2
    try:
        t = galaxy({"hand": ["consular_class_cruiser"], "base": ["rishi"]}, {"base": ["xorrn"]}, force=-3)
        do(t, "play consular_class_cruiser")
        assert force(t) == -1
        do(t, "end")
        do(t, "end", seat=1)
        assert force(t) == -1
    finally:
        ship.force = before


# actions


@pytest.mark.rule("DBG-093", "DBG-116", "DBG-117")
def test_actions_in_any_order_and_any_number() -> None:
    side = {"hand": ["at_te", "republic_shuttle"], "units": ["padme_amidala"], "resources": 5}
    t = galaxy(
        {**side, "deck": ["clone_trooper"], "base": ["rishi"]},
        {"base": ["felucia"]},
        row=["v_19_torrent#1", "stap"],
        deck=["v_19_torrent#2", "b2_super_battle_droid"],
    )
    do(t, "buy v_19_torrent#1", "buy v_19_torrent#2", "play at_te", "use padme_amidala", "play clone_trooper")
    do(t, "commit clone_trooper#1 stap#1", "play republic_shuttle", "resolve stap#1", "decline")
    do(t, "commit at_te#1 base", "buy outer_rim_pilot_cw", "resolve base", "end")
    assert mark(t, "damage", "felucia") == facts("at_te")["attack"]
    own = zone(t, "discard", 0) + zone(t, "deck", 0) + zone(t, "hand", 0)
    assert own.count("v_19_torrent") == 2 and own.count("outer_rim_pilot_cw") == 1


@pytest.mark.rule("DBG-093")
def test_actions_in_the_opposite_order_and_the_player_decides_when_the_turn_ends() -> None:
    side = {"hand": ["laat_gunship", "jedi_knight"], "units": ["padme_amidala", "clone_trooper", "at_te"]}
    t = galaxy({**side, "deck": ["republic_shuttle"], "base": ["rishi"]}, {"base": ["felucia"]}, row=["arc_trooper"])
    do(t, "commit clone_trooper#1 base", "resolve base", "use padme_amidala", "play laat_gunship", "buy arc_trooper")
    do(t, "commit at_te#1 base", "resolve base", "commit padme_amidala#1 base")
    assert can(t, "resolve base") and zone(t, "hand", 0) == ["jedi_knight", "republic_shuttle"]
    do(t, "end")
    assert list(t.choices) == [1]
    t = galaxy({"base": ["rishi"]}, {"base": ["xorrn"]}, row=[])
    assert keys(t) == ["end"], "with nothing to do the turn still waits to be ended"


@pytest.mark.rule("DBG-094")
def test_several_attacks_on_the_base_in_one_turn() -> None:
    units = ["clone_trooper#1", "clone_trooper#2", "at_te#1"]
    t = galaxy({"units": units}, {"base": ["felucia"]})
    for unit in units:
        do(t, f"commit {unit} base", "resolve base")
    assert mark(t, "damage", "felucia") == 2 * facts("clone_trooper")["attack"] + facts("at_te")["attack"]


@pytest.mark.rule("DBG-094", "DBG-502")
def test_there_may_be_one_attack_per_card_even_on_the_same_target() -> None:
    units = ["clone_trooper#1", "clone_trooper#2"]
    t = galaxy({"units": [*units, "at_te"]}, {"base": ["felucia"]}, row=["magnaguard"])
    for unit in units:
        do(t, f"commit {unit} magnaguard#1", "resolve magnaguard#1")
    assert "magnaguard" in zone(t, "galaxy_row"), "two attacks of 2, not one of 4"
    do(t, "commit at_te#1 magnaguard#1", "resolve magnaguard#1")
    assert zone(t, "galaxy_discard") == ["magnaguard"]


@pytest.mark.rule("DBG-095", "DBG-297", "DBG-299", "DBG-124")
def test_a_turn_may_be_ended_without_any_action() -> None:
    t = galaxy({"hand": ["at_te"], "units": ["padme_amidala"], "base": ["rishi"]}, {})
    do(t, "end")
    assert sorted(zone(t, "hand", 0)) == ["at_te", "padme_amidala"], "drawn again: all were discarded unused"
    side = {"hand": ["at_te"], "units": ["padme_amidala"], "base": ["rishi"], "deck": ["clone_trooper"]}
    t = galaxy({**side, "resources": 9}, {"base": ["xorrn"]}, row=["arc_trooper", "stap"])
    for action in ("use padme_amidala", "commit padme_amidala#1 base", "play at_te", "buy arc_trooper"):
        assert can(t, action), "all this could be done"
    do(t, "end")
    assert list(t.choices) == [1] and mark(t, "damage", "xorrn") == 0


@pytest.mark.rule("DBG-124")
def test_an_ability_waits_for_its_player_to_use_it() -> None:
    side = {"hand": ["padme_amidala"], "deck": ["clone_trooper"], "base": ["rishi"]}
    t = do(galaxy(side, {"base": ["xorrn"]}), "play padme_amidala")
    assert zone(t, "hand", 0) == [] and can(t, "use padme_amidala") and can(t, "end")
    assert [event.kind for event in do(t, "end").events].count("use") == 0


# playing a card


@pytest.mark.rule("DBG-096", "DBG-097")
def test_a_played_card_lies_in_play_face_up_and_costs_nothing() -> None:
    t = galaxy({"hand": ["at_te", "acclamator"], "resources": 0}, {})
    assert refused(t, "play clone_trooper#1") == "DBG-096"
    elsewhere = galaxy({"discard": ["at_te"], "deck": ["jedi_knight"], "exile": ["delta_7b"]}, {"hand": ["stap"]})
    for card in ("at_te", "jedi_knight", "delta_7b", "stap"):
        assert refused(elsewhere, f"play {card}#1") == "DBG-096"
    rich = do(galaxy({"hand": ["at_te"], "resources": 7}, {}), "play at_te")
    assert number(rich, "resources") == 7
    do(t, "play at_te", "play acclamator")
    assert t.view(1)["seats"][0]["units"] == ["at_te#1"] and t.view(1)["seats"][0]["ships"] == ["acclamator#1"]
    assert zone(t, "hand", 0) == []


@pytest.mark.rule("DBG-101")
def test_example_asajj_ventress_moves_the_marker_two_spaces() -> None:
    t = galaxy({}, {"hand": ["asajj_ventress"]}, force=3, active=1)
    do(t, "play asajj_ventress", seat=1)
    assert force(t) == 1


@pytest.mark.rule("DBG-102", "DBG-103", "DBG-127")
def test_a_card_may_be_used_in_the_turn_in_which_it_was_played() -> None:
    side = {"hand": ["padme_amidala", "venator_class_star_destroyer"], "deck": ["clone_trooper"]}
    t = galaxy(side, {"base": ["xorrn"]})
    do(t, "play padme_amidala", "use padme_amidala", "commit padme_amidala#1 base")
    do(t, "play venator_class_star_destroyer", "commit venator_class_star_destroyer#1 base")
    assert can(t, "resolve base")
    t = galaxy({"hand": ["consular_class_cruiser", "jedi_knight"], "deck": ["clone_trooper"]}, {})
    do(t, "play consular_class_cruiser", "use consular_class_cruiser")
    assert zone(t, "hand", 0) == ["clone_trooper"], "a ship's ability too"


@pytest.mark.rule("DBG-104")
def test_a_unit_that_has_attacked_stays_until_the_end_of_its_owners_turn() -> None:
    side = {"units": ["at_te"], "base": ["rishi"], "deck": ["republic_shuttle"] * 5}
    t = galaxy(side, {"base": ["felucia"], "deck": ["b1_battle_droid"]})
    do(t, "commit at_te#1 base", "resolve base")
    assert zone(t, "units", 0) == ["at_te"] and zone(t, "discard", 0) == []
    do(t, "end")
    assert zone(t, "units", 0) == [] and zone(t, "discard", 0) == ["at_te"], "before the opponent's turn"


@pytest.mark.rule("DBG-105")
def test_a_ship_stays_in_play_until_its_damage_reaches_its_hit_points() -> None:
    points = facts("acclamator")["hit_points"]
    for before, stays in ((points - 3, True), (points - 2, False)):
        side = {"ships": ["acclamator"], "base": ["rishi"]}
        other = {"hand": ["b1_battle_droid"], "base": ["xorrn"]}
        t = galaxy(side, other, marks={"damage": {"acclamator#1": before}})
        do(t, "end")
        assert zone(t, "ships", 0) == ["acclamator"]
        do(t, "play b1_battle_droid", "commit b1_battle_droid#1 base", "resolve base", "end", seat=1)
        assert zone(t, "ships", 0) == (["acclamator"] if stays else [])


@pytest.mark.rule("DBG-104", "DBG-105", "DBG-189")
def test_units_leave_at_the_end_of_the_turn_ships_stay_with_their_damage() -> None:
    side = {"units": ["at_te"], "ships": ["acclamator"], "base": ["rishi"], "deck": ["republic_shuttle"] * 5}
    t = galaxy(side, {"base": ["xorrn"]}, marks={"damage": {"acclamator#1": 3, "rishi#1": 2}})
    do(t, "end")
    assert zone(t, "units", 0) == [] and zone(t, "discard", 0) == ["at_te"]
    assert zone(t, "ships", 0) == ["acclamator"]
    assert mark(t, "damage", "acclamator") == 3 and mark(t, "damage", "rishi") == 2


@pytest.mark.rule("DBG-107")
def test_when_played_abilities_come_after_resources_and_force() -> None:
    t = galaxy({"hand": ["nightsister"], "base": ["rodia_cw"], "deck": ["clone_trooper"]}, {}, force=0)
    do(t, "play nightsister")
    assert force(t) == facts("nightsister")["force"] and can(t, "answer rodia_cw#1")
    t = galaxy({"hand": ["protocol_droid"], "base": ["rodia_cw"], "deck": ["clone_trooper"]}, {})
    do(t, "play protocol_droid")
    assert number(t, "resources") == facts("protocol_droid")["resources"] > 0 and can(t, "answer rodia_cw#1")


# buying a card


@pytest.mark.rule("DBG-108", "DBG-119")
def test_cards_are_bought_from_the_row_or_the_pilots_only() -> None:
    t = galaxy({"resources": 9}, {}, row=["arc_trooper"], deck=["v_19_torrent"], discard=["at_te"])
    assert refused(t, "buy v_19_torrent#1") == "DBG-108" and refused(t, "buy at_te#1") == "DBG-108"
    row = zone(t, "galaxy_row")
    do(t, "buy outer_rim_pilot_cw")
    assert zone(t, "discard", 0) == ["outer_rim_pilot_cw"] and zone(t, "galaxy_row") == row
    assert refused(t, "commit outer_rim_pilot_cw#1 base") == "DBG-134"


@pytest.mark.rule("DBG-119")
def test_pilots_are_neutral_cards_for_both_players_but_not_part_of_the_row() -> None:
    t = galaxy({}, {"resources": 2}, active=1)
    do(t, "buy outer_rim_pilot_cw", seat=1)
    assert zone(t, "discard", 1) == ["outer_rim_pilot_cw"], "the other player buys them as well"
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, pilots=2)
    for pilot in t.position()["pilots"]:
        assert not can(t, f"commit at_te#1 {pilot}") and refused(t, f"commit at_te#1 {pilot}") == "DBG-137"
    t = galaxy({}, {"units": ["b2_super_battle_droid"]}, bare=True, pilots=2, active=1)
    assert refused(t, "use b2_super_battle_droid#1", seat=1) == "DBG-132", "no card of the row to discard"
    t = galaxy({"base": ["jedha"], "resources": 9}, {}, format="original", row=["bossk"])
    do(t, "buy outer_rim_pilot", "buy bossk")
    assert zone(t, "hand", 0) == ["outer_rim_pilot"] and zone(t, "discard", 0) == ["bossk"], "a neutral card bought"


@pytest.mark.rule("DBG-113", "DBG-114")
def test_a_bought_card_is_drawn_once_the_discard_pile_has_become_the_deck() -> None:
    side = {"resources": 9, "hand": ["at_te"], "deck": ["republic_shuttle"] * 2, "base": ["rishi"]}
    t = galaxy(side, {"base": ["xorrn"]}, row=["arc_trooper"])
    do(t, "buy outer_rim_pilot_cw", "buy arc_trooper")
    assert zone(t, "discard", 0) == ["outer_rim_pilot_cw", "arc_trooper"] and zone(t, "hand", 0) == ["at_te"]
    assert zone(t, "deck", 0) == ["republic_shuttle"] * 2 and zone(t, "units", 0) == []
    do(t, "end")
    assert sorted(zone(t, "hand", 0)[2:]) == ["arc_trooper", "at_te", "outer_rim_pilot_cw"]
    t = do(galaxy({"resources": 9, "base": ["rishi"]}, {"base": ["xorrn"]}, row=["arc_trooper"]), "buy arc_trooper")
    assert zone(do(t, "end"), "hand", 0) == ["arc_trooper"]


@pytest.mark.rule("DBG-113", "DBG-114")
def test_a_bought_card_lies_on_top_of_the_discard_pile_until_that_is_shuffled() -> None:
    side = {"resources": 9, "discard": ["clone_trooper"], "deck": ["republic_shuttle"] * 5, "base": ["rishi"]}
    t = galaxy(side, {"base": ["xorrn"]}, row=["arc_trooper"])
    do(t, "buy arc_trooper")
    assert zone(t, "discard", 0) == ["clone_trooper", "arc_trooper"]
    do(t, "end")
    assert "arc_trooper" in zone(t, "discard", 0) and "arc_trooper" not in zone(t, "hand", 0)


@pytest.mark.rule("DBG-115", "DBG-118")
def test_a_slot_is_filled_at_once_from_the_top_of_the_galaxy_deck() -> None:
    row = ["v_19_torrent#1", "arc_trooper", "at_te", "stap", "embo", "cad_bane"]
    t = galaxy({"resources": 9}, {}, row=row, deck=["delta_7b", "laat_gunship"])
    do(t, "buy arc_trooper")
    assert zone(t, "galaxy_row") == ["v_19_torrent", "delta_7b", "at_te", "stap", "embo", "cad_bane"]
    assert zone(t, "galaxy_deck") == ["laat_gunship"]
    do(t, "buy delta_7b")
    assert zone(t, "galaxy_row")[1] == "laat_gunship"


@pytest.mark.rule("DBG-115", "DBG-118")
@pytest.mark.parametrize(
    ("unit", "choices"),
    [
        ("aat", ["commit aat#1 v_19_torrent#1", "resolve v_19_torrent#1", "decline"]),
        ("b2_super_battle_droid", ["use b2_super_battle_droid", "discard v_19_torrent"]),
        ("b2_super_battle_droid", ["use b2_super_battle_droid", "discard stap"]),
        ("tri_fighter", ["use tri_fighter", "exile stap"]),
    ],
)
def test_a_slot_is_filled_for_whatever_reason_the_card_left(unit: str, choices: list[str]) -> None:
    row = ["arc_trooper", "v_19_torrent", "at_te", "stap", "embo", "providence_class_dreadnought"]
    t = galaxy({"base": ["rishi"]}, {"units": [unit]}, row=row, deck=["delta_7b", "laat_gunship"], active=1)
    left = choices[1].split()[1].partition("#")[0]
    do(t, *choices, seat=1)
    assert zone(t, "galaxy_row") == ["delta_7b" if card == left else card for card in row]
    assert zone(t, "galaxy_deck") == ["laat_gunship"]


@pytest.mark.rule("DBG-116", "DBG-117")
def test_a_card_just_turned_up_may_be_bought_or_attacked_and_each_purchase_is_paid() -> None:
    row = ["v_19_torrent#1", *["providence_class_dreadnought"] * 2, "embo", "cad_bane", "at_te"]
    t = galaxy(
        {"units": ["clone_trooper"], "resources": 5},
        {"base": ["xorrn"]},
        row=row,
        deck=["v_19_torrent#2", "v_19_torrent#3", "stap", "arc_trooper"],
    )
    for n in (1, 2, 3):
        do(t, f"buy v_19_torrent#{n}")
        assert number(t, "resources") == 5 - n * facts("v_19_torrent")["cost"]
    do(t, "commit clone_trooper#1 stap#1", "resolve stap#1")
    assert zone(t, "galaxy_discard") == ["stap"] and zone(t, "galaxy_row")[0] == "arc_trooper"


@pytest.mark.rule("DBG-120")
def test_the_pilots_run_out_and_exiled_ones_do_not_return() -> None:
    t = galaxy({"resources": 9, "units": ["outer_rim_pilot_cw"]}, {}, pilots=1)
    do(t, "use outer_rim_pilot_cw", "buy outer_rim_pilot_cw")
    assert zone(t, "exile", 0) == ["outer_rim_pilot_cw"] and zone(t, "pilots") == []
    assert not any(key.startswith("buy outer") for key in keys(t))


@pytest.mark.rule("DBG-121")
def test_the_buyer_picks_one_of_several_destinations_and_all_are_used_up() -> None:
    side = {"resources": 9, "units": ["twilek_smuggler"], "base": ["jedha"]}
    t = galaxy(side, {}, format="original", row=["bossk", "dengar"])
    do(t, "use twilek_smuggler", "buy bossk")
    assert sorted(keys(t)) == ["to-deck bossk#1", "to-hand bossk#1"]
    do(t, "to-deck bossk#1")
    assert zone(t, "deck", 0) == ["bossk"]
    do(t, "buy dengar")
    assert zone(t, "discard", 0) == ["dengar"], "neither waits any longer"
    t = galaxy(side, {}, format="original", row=["bossk", "dengar"])
    do(t, "use twilek_smuggler", "buy bossk", "to-hand bossk#1", "buy dengar")
    assert zone(t, "hand", 0) == ["bossk"] and zone(t, "discard", 0) == ["dengar"], "nor when the other was picked"


@pytest.mark.rule("DBG-122")
def test_buying_for_free_is_a_purchase_taking_is_not() -> None:
    t = galaxy({"units": ["princess_leia"], "base": ["sullust"]}, {}, format="original", row=["x_wing", "dengar"])
    do(t, "use princess_leia", "buy x_wing")
    assert zone(t, "deck", 0) == ["x_wing"], "the first purchase of the turn goes on top (Sullust)"
    t = galaxy({"units": ["princess_leia"], "resources": 3}, {}, format="original", row=["x_wing", "dengar"])
    do(t, "use princess_leia", "buy x_wing")
    assert number(t, "resources") == 3 and t.position()["seats"][0]["bought"] == 1
    row = ["at_te", "stap", "droideka", "arc_trooper", "weequay_pirate"]
    t = galaxy({}, {"units": ["count_dooku"]}, row=row, deck=[], bare=True, active=1)
    do(t, "commit count_dooku#1 at_te#1", "resolve at_te#1", "reward at_te#1", seat=1)
    assert keys(t, 1) == ["buy stap#1", "buy droideka#1"], "the reward buys a card of the buyer's faction"
    t = galaxy({"units": ["princess_leia"]}, {}, format="original", row=["tie_fighter", "dengar"], bare=True)
    assert not can(t, "use princess_leia"), "no Rebel card to buy"
    side = {"units": ["grand_moff_tarkin"]}
    t = galaxy(side, {}, format="original", row=["tie_fighter", "dengar"], options={"faction_0": "empire"}, bare=True)
    do(t, "use grand_moff_tarkin")
    assert zone(t, "hand", 0) == ["tie_fighter"] and t.position()["seats"][0]["bought"] == 0


# using abilities


@pytest.mark.rule("DBG-123")
def test_everybody_sees_that_an_ability_is_used() -> None:
    t = do(galaxy({"units": ["padme_amidala"], "deck": ["clone_trooper"]}, {}), "use padme_amidala")
    event = next(event for event in t.events if event.kind == "use")
    assert event.view(1)["card"] == "padme_amidala#1" and event.view(None)["card"] == "padme_amidala#1"
    assert [event.kind for event in t.events] == ["use", "draw"], "announced, then resolved"
    assert zone(t, "hand", 0) == ["clone_trooper"]


@pytest.mark.rule("DBG-125")
def test_an_ability_is_resolved_as_far_as_possible() -> None:
    t = galaxy({}, {"units": ["tri_fighter"]}, row=["stap"], active=1)
    do(t, "use tri_fighter", seat=1)
    do(t, "exile stap", seat=1)
    assert zone(t, "exile", 1) == ["stap"] and can(t, "end", seat=1)
    side = {"units": ["lando_calrissian"], "deck": ["rebel_trooper"]}
    t = do(galaxy(side, {}, format="original", force=1), "use lando_calrissian")
    assert zone(t, "hand", 0) == ["rebel_trooper"] and can(t, "end"), "the opponent has nothing to discard"
    t = galaxy({**side, "deck": []}, {"hand": ["stormtrooper"]}, format="original", force=1)
    do(t, "use lando_calrissian")
    assert zone(t, "discard", 1) == ["stormtrooper"], "there is nothing to draw"


@pytest.mark.rule("DBG-126", "DBG-128", "DBG-200", "DBG-183")
def test_an_ability_is_used_once_a_turn() -> None:
    side = {"ships": ["consular_class_cruiser"], "hand": ["clone_trooper"], "deck": ["republic_shuttle"] * 7}
    t = galaxy({**side, "base": ["rishi"]}, {"base": ["xorrn"], "deck": ["b1_battle_droid"] * 2})
    do(t, "use consular_class_cruiser")
    assert mark(t, "used", "consular_class_cruiser") == 1
    assert refused(t, "use consular_class_cruiser#1") == "DBG-126"
    do(t, "end")
    assert mark(t, "used", "consular_class_cruiser") == 0, "straightened"
    do(t, "end", seat=1)
    assert can(t, "use consular_class_cruiser")


@pytest.mark.rule("DBG-126")
def test_an_attack_does_not_make_an_ability_available_again() -> None:
    t = galaxy({"units": ["padme_amidala"], "deck": ["clone_trooper"] * 2}, {"base": ["felucia"]})
    do(t, "use padme_amidala", "commit padme_amidala#1 base", "resolve base")
    assert refused(t, "use padme_amidala#1") == "DBG-126"


@pytest.mark.rule("DBG-129", "DBG-183")
def test_a_base_is_readied_at_the_end_of_the_turn_and_can_be_used_again_in_the_next() -> None:
    side = {"base": ["geonosis"], "discard": ["b1_battle_droid#1"], "deck": ["separatist_shuttle"] * 7}
    t = galaxy({"base": ["rishi"]}, {**side, "hand": ["b1_battle_droid#2"]}, active=1)
    do(t, "use geonosis", seat=1)
    assert mark(t, "used", "geonosis") == 1 and zone(t, "discard", 1) == []
    do(t, "end", seat=1)
    assert mark(t, "used", "geonosis") == 0
    do(t, "end")
    do(t, "use geonosis", seat=1)
    assert sorted(keys(t, 1)) == ["take-card b1_battle_droid#1", "take-card b1_battle_droid#2"]


@pytest.mark.rule("DBG-129")
def test_the_ability_of_a_base_is_used_like_any_other_once_a_turn() -> None:
    side = {"base": ["geonosis"], "discard": ["b1_battle_droid#1", "b1_battle_droid#2"]}
    t = galaxy({}, side, active=1)
    do(t, "use geonosis", seat=1)
    do(t, "take-card b1_battle_droid#1", seat=1)
    assert zone(t, "hand", 1) == ["b1_battle_droid"]
    assert refused(t, "use geonosis#1", seat=1) == "DBG-126"


@pytest.mark.rule("DBG-130")
def test_each_of_two_abilities_of_a_card_may_be_used_once() -> None:
    t = galaxy({"hand": ["republic_shuttle"], "base": ["christophsis"]}, {}, marks={"damage": {"christophsis#1": 6}})
    do(t, "play republic_shuttle", "answer christophsis#1 1")
    assert mark(t, "damage", "christophsis") == 5
    t = next_turn({"base": [], "bases": ["christophsis"], "hand": ["republic_shuttle"]})
    do(t, "choose-base christophsis")
    assert mark(t, "damage", "christophsis") == 4, "the first ability"
    do(t, "play republic_shuttle", "answer christophsis#1 1")
    assert mark(t, "damage", "christophsis") == 3, "and the second in the same turn"


@pytest.mark.rule("DBG-131", "DBG-207")
def test_a_cost_is_paid_in_full_even_if_the_effect_does_nothing() -> None:
    t = galaxy({"units": ["hwk_290"], "base": ["dantooine"]}, {}, format="original")
    do(t, "use hwk_290")
    assert zone(t, "exile", 0) == ["hwk_290"], "also with an undamaged base"
    t = galaxy({"units": ["hutt_fighter"], "resources": 0}, {})
    assert refused(t, "use hutt_fighter#1") == "DBG-131"


@pytest.mark.rule("DBG-132")
def test_an_ability_that_could_change_nothing_is_not_offered() -> None:
    t = galaxy({"units": ["padme_amidala"], "deck": [], "discard": []}, {})
    assert refused(t, "use padme_amidala#1") == "DBG-132"
    t = galaxy({"units": ["u_wing"], "base": ["dantooine"]}, {}, format="original", force=1)
    assert refused(t, "use u_wing#1") == "DBG-132"
    row = ["arc_trooper", "v_19_torrent"]
    for space, offered in ((-2, True), (-3, False)):
        t = galaxy({}, {"units": ["stap"]}, force=space, row=row, bare=True, active=1)
        assert can(t, "use stap", seat=1) is offered, "no Force beyond the end of the track"
    t = galaxy({"units": ["padme_amidala"], "deck": [], "discard": ["clone_trooper"]}, {})
    assert can(t, "use padme_amidala"), "the discard pile will be shuffled"


@pytest.mark.rule("DBG-133")
def test_a_card_played_again_in_the_same_turn_is_new() -> None:
    side = {"units": ["at_te", "padme_amidala", "laat_gunship"], "deck": ["clone_trooper"]}
    t = galaxy(side, {"base": ["felucia"]})
    do(t, "use padme_amidala", "commit padme_amidala#1 base", "resolve base")
    do(t, "use at_te", "put-on-deck padme_amidala#1")
    assert zone(t, "deck", 0) == ["padme_amidala"]
    assert [mark(t, name, "padme_amidala") for name in ("used", "target", "attacked")] == [0, 0, 0]
    t = galaxy(
        {**side, "deck": ["republic_shuttle#1", "republic_shuttle#2"], "units": ["at_te", "padme_amidala"]},
        {"base": ["felucia"]},
        marks={"used": {"padme_amidala#1": 1}, "target": {"padme_amidala#1": 1}},
    )
    do(t, "use at_te")
    position = t.position()
    position["seats"][0]["hand"], position["seats"][0]["deck"] = position["seats"][0]["deck"][:1], []
    t = kantyna.Table.from_position(position)
    do(t, "play padme_amidala")
    assert number(t, "resources") == facts("padme_amidala")["resources"], "its values count again"
    assert can(t, "commit padme_amidala#1 base")


@pytest.mark.rule("DBG-133")
def test_a_unit_that_returned_has_lost_the_bonus_and_the_use_of_the_turn_before() -> None:
    side = {"units": ["at_te", "padme_amidala", "hutt_fighter"], "resources": 2}
    t = galaxy(side, {"base": ["felucia"]})
    do(t, "use hutt_fighter", "commit hutt_fighter#1 base", "resolve base")
    printed = facts("hutt_fighter")["attack"]
    assert mark(t, "damage", "felucia") == printed + 2
    do(t, "use at_te", "put-on-deck hutt_fighter#1", "use padme_amidala", "play hutt_fighter")
    assert t.view(None)["attack"]["hutt_fighter#1"] == printed
    do(t, "commit hutt_fighter#1 base", "use hutt_fighter", "resolve base")
    assert mark(t, "damage", "felucia") == 2 * (printed + 2)
