"""DBG chapter 6: using abilities, exile and "while"."""

from __future__ import annotations

from typing import Any

import pytest
from deckbuilding_abilities import EVERYBODY, attack, logged_amounts, numbers, revealing, separatist

from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone

SHIPS = ["acclamator#1", "acclamator#2", "venator_class_star_destroyer#1", "venator_class_star_destroyer#2"]
"""The rest of a row without neutral cards."""


# using abilities


@pytest.mark.rule("DBG-198")
def test_players_use_abilities_on_their_own_turn() -> None:
    sides: list[dict[str, Any]] = [
        {"ships": ["consular_class_cruiser"], "hand": ["clone_trooper"], "deck": ["republic_shuttle"]},
        {"ships": ["droid_control_ship"], "exile": ["stap"], "resources": 9},
    ]
    t = galaxy(*sides, active=1)
    assert refused(t, "use consular_class_cruiser#1", seat=0) == "DBG-198"
    assert can(t, "use droid_control_ship", seat=1)
    t = galaxy(*sides, active=0)
    assert refused(t, "use droid_control_ship#1", seat=1) == "DBG-198"
    assert can(t, "use consular_class_cruiser", seat=0)


@pytest.mark.rule("DBG-198", "DBG-298")
def test_the_text_says_when_an_ability_is_used() -> None:
    t = galaxy({"hand": ["jedi_knight"], "units": ["padme_amidala"], "deck": ["clone_trooper"]}, {}, force=0)
    do(t, "play jedi_knight")
    assert not can(t, "use padme_amidala") and can(t, "decline"), "when played: now or not at all"
    do(t, "decline")
    assert refused(t, "use jedi_knight#1") == "DBG-123"
    assert can(t, "use padme_amidala")


@pytest.mark.rule("DBG-199", "DBG-298")
def test_an_ability_without_a_stated_time_may_be_used_whenever_its_card_is_in_play() -> None:
    side = {"hand": ["padme_amidala", "republic_shuttle"], "deck": ["clone_trooper"], "resources": 9}
    start = galaxy(side, {"base": ["felucia"], "units": ["asajj_ventress"]}, row=["v_19_torrent"])
    assert refused(start, "use padme_amidala#1") == "DBG-199", "in hand"
    assert refused(start, "use asajj_ventress#1") == "DBG-199", "the opponent's"
    do(start, "play padme_amidala")
    steps = ["play republic_shuttle", "buy v_19_torrent", "commit padme_amidala#1 base", "resolve base"]
    for moment in range(len(steps) + 1):
        t = do(start.copy(), *steps[:moment])
        do(t, "use padme_amidala")
        assert "clone_trooper" in zone(t, "hand", 0)
    for place in ("deck", "discard", "exile"):
        t = galaxy({place: ["padme_amidala"], "units": ["clone_trooper"]}, {})
        assert refused(t, "use padme_amidala#1") == "DBG-199", place


@pytest.mark.rule("DBG-200")
def test_each_copy_of_a_card_has_its_own_use_of_an_ability_once_a_turn() -> None:
    ships = ["acclamator#1", "acclamator#2"]
    t = galaxy({"ships": ships, "base": ["rishi"]}, {"base": ["xorrn"]})
    for _ in range(2):
        for ship in ships:
            do(t, f"use {ship}")
            assert refused(t, f"use {ship}") == "DBG-126"
        do(t, "end")
        do(t, "end", seat=1)


@pytest.mark.rule("DBG-201", "DBG-235")
def test_example_repair_3_with_2_damage_on_the_base() -> None:
    assert numbers("u_wing") == [3]
    t = galaxy({"units": ["u_wing"], "base": ["hoth"]}, {}, format="original", force=1, marks={"damage": {"hoth#1": 2}})
    do(t, "use u_wing")
    assert mark(t, "damage", "hoth") == 0 and logged_amounts(t, "repair") == [("repair", 2)]
    do(t, "end")
    assert mark(t, "damage", "hoth") == 0, "a surplus is lost"


@pytest.mark.rule("DBG-202")
def test_a_decision_of_the_other_player_is_made_at_once() -> None:
    other = {"hand": ["stormtrooper", "imperial_shuttle"], "base": ["lothal"]}
    t = galaxy({"units": ["snowspeeder", "rebel_trooper"], "base": ["hoth"]}, other, format="original")
    do(t, "use snowspeeder")
    assert t.waiting == [1] and keys(t, 0) == [] and refused(t, "commit rebel_trooper#1 base") == "DBG-198"
    do(t, "discard imperial_shuttle", seat=1)
    assert t.waiting == [0] and can(t, "commit rebel_trooper#1 base")
    t = galaxy({"units": ["duros_spy"]}, other, format="original", force=0)
    do(t, "use duros_spy")
    assert t.waiting == [1] and sorted(keys(t, 1)) == ["take force", "take their-discard"]
    do(t, "take force", seat=1)
    assert force(t) == 1 and t.waiting == [0]


# exile


@pytest.mark.rule("DBG-203", "DBG-215")
def test_an_exiled_card_goes_to_the_pile_of_the_player_who_exiles_it() -> None:
    t = separatist({"units": ["tri_fighter"]}, row=["stap"])
    do(t, "use tri_fighter", "exile stap#1", seat=1)
    assert zone(t, "exile", 1) == ["stap"] and zone(t, "exile", 0) == []
    t = revealing("ryloth", row=["stap", "at_te"], bare=True)
    do(t, "answer ryloth#1")
    assert zone(t, "exile", 0) == ["stap"] and zone(t, "exile", 1) == [], "whatever the card's faction"
    for seat in EVERYBODY:
        assert t.view(seat)["seats"][0]["exile"] == ["stap#1"]


@pytest.mark.rule("DBG-215")
def test_the_row_is_filled_at_once_when_one_of_its_cards_is_exiled() -> None:
    row = ["embo", "stap", "at_te", "at_rt", "cad_bane", "aurra_sing"]
    t = separatist({"units": ["tri_fighter"]}, {"ships": ["acclamator"]}, row=row, deck=["droideka", "mtt"])
    do(t, "use tri_fighter", seat=1)
    assert zone(t, "galaxy_row") == ["embo", "droideka", "at_te", "at_rt", "cad_bane", "aurra_sing"]
    assert zone(t, "galaxy_deck") == ["mtt"] and zone(t, "galaxy_discard") == []
    assert can(t, "hit acclamator#1", seat=1), "before anything else of the ability"


@pytest.mark.rule("DBG-204", "DBG-211")
def test_no_card_comes_back_from_an_exile_pile() -> None:
    side = {"exile": ["clone_trooper#1", "jedi_knight"], "discard": ["republic_shuttle"], "base": ["rishi"]}
    t = galaxy(side, {"base": ["xorrn"]})
    for _ in range(3):
        do(t, "end")
        assert zone(t, "hand", 0) == ["republic_shuttle"], "the reshuffle took the discard pile alone"
        do(t, "end", seat=1)
    assert zone(t, "exile", 0) == ["clone_trooper", "jedi_knight"]


@pytest.mark.rule("DBG-205")
def test_separatists_exile_from_hand_discard_pile_and_row() -> None:
    side = {"hand": ["b1_battle_droid"], "discard": ["separatist_shuttle"]}
    t = revealing("onderon", side, seat=1)
    do(t, "exile b1_battle_droid", "exile separatist_shuttle", seat=1)
    assert sorted(zone(t, "exile", 1)) == ["b1_battle_droid", "separatist_shuttle"]
    assert zone(t, "hand", 1) == [] and zone(t, "discard", 1) == []
    t = separatist({"units": ["general_grievous"], "hand": ["b1_battle_droid"]}, row=["v_19_torrent"])
    assert facts("general_grievous")["attack"] >= facts("v_19_torrent")["target_value"]
    do(t, "commit general_grievous#1 v_19_torrent#1", "resolve v_19_torrent#1", "decline", seat=1)
    do(t, "exile b1_battle_droid", seat=1)
    assert zone(t, "exile", 1) == ["b1_battle_droid"]
    t = separatist({"ships": ["munificent_class_frigate"]}, row=["stap", "at_te", "embo"], bare=True)
    do(t, "use munificent_class_frigate", seat=1)
    assert zone(t, "exile", 1) == ["stap"] and zone(t, "galaxy_row") == ["at_te", "embo"], "Separatist cards only"


@pytest.mark.rule("DBG-206", "DBG-212")
def test_separatists_bring_cards_back_from_their_exile_pile() -> None:
    t = separatist({"units": ["count_dooku"], "exile": ["droideka"]}, force=-1, row=["embo", "at_te"])
    do(t, "use count_dooku", "swap embo#1", seat=1)
    assert zone(t, "galaxy_row")[0] == "droideka" and zone(t, "exile", 1) == ["embo"]
    t = separatist({"units": ["nute_gunray"], "exile": ["droideka"], "resources": 9}, row=["stap"])
    do(t, "use nute_gunray", "buy stap#1", seat=1)
    assert zone(t, "galaxy_row")[0] == "droideka" and zone(t, "exile", 1) == []
    t = separatist({"ships": ["droid_control_ship"], "exile": ["droideka"], "resources": 9})
    do(t, "use droid_control_ship", seat=1)
    assert zone(t, "discard", 1) == ["droideka"] and zone(t, "exile", 1) == []


@pytest.mark.rule("DBG-207")
def test_a_card_that_exiles_itself_first_gives_what_it_has() -> None:
    t = galaxy({"hand": ["outer_rim_pilot_cw"]}, {}, force=0, pilots=1)
    do(t, "play outer_rim_pilot_cw")
    assert number(t, "resources") == facts("outer_rim_pilot_cw")["resources"] > 0
    unused = do(t.copy(), "end")
    assert zone(unused, "exile", 0) == [] and force(unused) == 0, "the player decides about the ability"
    do(t, "use outer_rim_pilot_cw")
    assert zone(t, "exile", 0) == ["outer_rim_pilot_cw"] and force(t) == numbers("outer_rim_pilot_cw")[0]
    assert number(t, "resources") == facts("outer_rim_pilot_cw")["resources"], "what it gave is kept"
    t = separatist({"units": ["vulture_droid"]})
    do(t, "commit vulture_droid#1 base", "resolve base", "use vulture_droid", seat=1)
    total = facts("vulture_droid")["attack"] + numbers("vulture_droid")[0]
    assert mark(t, "damage", "coruscant_cw") == total and zone(t, "exile", 1) == ["vulture_droid"]


@pytest.mark.rule("DBG-208")
def test_only_cards_in_hand_or_discard_pile_at_that_moment_can_be_exiled_from_there() -> None:
    side = {"units": ["kel_dor_mystic", "rebel_trooper#1"], "hand": ["alliance_shuttle"], "deck": ["temple_guardian"]}
    t = galaxy({**side, "discard": ["rebel_trooper#2"]}, {"discard": ["stormtrooper"]}, format="original")
    do(t, "use kel_dor_mystic")
    assert keys(t) == ["exile alliance_shuttle#1", "exile rebel_trooper#2"]
    for other in ("rebel_trooper#1", "temple_guardian#1", "stormtrooper#1", "kel_dor_mystic#1"):
        assert refused(t, f"exile {other}") == "DBG-208"
    do(t, "exile rebel_trooper#2")
    assert zone(t, "exile", 0) == ["kel_dor_mystic", "rebel_trooper"] and zone(t, "discard", 0) == []
    t = galaxy({"units": ["jabba_the_hutt"], "discard": ["rebel_trooper"]}, {}, format="original")
    assert refused(t, "use jabba_the_hutt#1") == "DBG-131", "his price is a card of the hand"


@pytest.mark.rule("DBG-208", "DBG-501")
def test_a_card_that_has_reached_the_discard_pile_by_then_can_be_exiled() -> None:
    t = galaxy({"resources": 4}, {}, format="original", row=["quarren_mercenary"])
    do(t, "buy quarren_mercenary")
    assert keys(t) == ["exile quarren_mercenary#1", "decline"]


@pytest.mark.rule("DBG-209")
def test_a_card_exiled_from_the_hand_cannot_be_played() -> None:
    side = {"units": ["kel_dor_mystic"], "hand": ["x_wing", "rebel_trooper"]}
    t = galaxy(side, {}, format="original")
    assert can(t, "play x_wing")
    do(t, "use kel_dor_mystic", "exile x_wing")
    assert not can(t, "play x_wing") and refused(t, "play x_wing#1") == "DBG-096"
    assert can(t, "play rebel_trooper")


@pytest.mark.rule("DBG-210")
def test_exiled_cards_are_not_in_play() -> None:
    t = galaxy({"units": ["barc_trooper"], "exile": ["clone_trooper", "padme_amidala", "aayla_secura"]}, {}, force=1)
    assert attack(t, "barc_trooper#1") == facts("barc_trooper")["attack"], "neither trooper nor Aayla count"
    assert refused(t, "use padme_amidala#1") == "DBG-199"
    assert refused(t, "commit clone_trooper#1 base") == "DBG-134"
    side = {"units": ["kel_dor_mystic"], "base": ["dantooine"]}
    t = galaxy(side, {"base": ["lothal"]}, format="original")
    do(t, "commit kel_dor_mystic#1 base", "use kel_dor_mystic")
    assert t.view(None)["committed"] == {} and refused(t, "resolve base") == "DBG-144"
    do(t, "end")
    assert zone(t, "exile", 0) == ["kel_dor_mystic"] and zone(t, "discard", 0) == zone(t, "hand", 0) == []


@pytest.mark.rule("DBG-211", "DBG-212")
def test_abilities_about_discard_piles_do_not_reach_exiled_cards() -> None:
    t = galaxy({"units": ["clone_commander_cody"], "exile": ["clone_trooper"]}, {})
    assert refused(t, "use clone_commander_cody#1") == "DBG-132"
    t = galaxy({"units": ["padme_amidala"], "exile": ["clone_trooper"]}, {})
    assert refused(t, "use padme_amidala#1") == "DBG-132", "nothing to draw"
    t = separatist({"base": ["geonosis"], "exile": ["b1_battle_droid"]})
    assert refused(t, "use geonosis#1", seat=1) == "DBG-132"
    t = galaxy({"units": ["clone_commander_cody"], "discard": ["clone_trooper"]}, {})
    assert can(t, "use clone_commander_cody"), "from the discard pile it can"
    t = galaxy({"units": ["kel_dor_mystic"], "exile": ["rebel_trooper"]}, {}, format="original")
    do(t, "use kel_dor_mystic")
    assert keys(t)[-1] == "end" and zone(t, "exile", 0) == ["rebel_trooper", "kel_dor_mystic"]


@pytest.mark.rule("DBG-213")
def test_an_ability_about_exiled_cards_uses_its_players_own_pile() -> None:
    theirs = {"exile": ["droideka", "embo"]}
    t = separatist({"ships": ["droid_control_ship"], "resources": 9, "exile": ["stap", "b1_battle_droid"]}, theirs)
    do(t, "use droid_control_ship", seat=1)
    assert keys(t, 1) == ["buy stap#1", "buy b1_battle_droid#1"]
    t = separatist({"ships": ["droid_control_ship"], "resources": 9}, theirs)
    assert refused(t, "use droid_control_ship#1", seat=1) == "DBG-132"
    t = separatist({"units": ["count_dooku"]}, theirs, force=-1, row=["at_te"])
    assert refused(t, "use count_dooku#1", seat=1) == "DBG-132"
    t = separatist({"units": ["nute_gunray"], "resources": 9}, theirs, row=["stap"], deck=["mtt"])
    do(t, "use nute_gunray", "buy stap#1", seat=1)
    assert zone(t, "galaxy_row")[0] == "mtt" and zone(t, "exile", 0) == ["droideka", "embo"]


@pytest.mark.rule("DBG-466", "DBG-479", "DBG-496")
@pytest.mark.parametrize("pile", [["stap"], []], ids=["declined", "nothing-there"])
def test_nute_gunray_fills_the_slot_when_wat_tambor_replaces_nothing(pile: list[str]) -> None:
    side = {"units": ["wat_tambor", "nute_gunray"], "exile": ["droideka"]}
    t = separatist(side, force=-1, row=["embo", "at_te", *SHIPS], deck=["mtt", "aat"], discard=pile)
    do(t, "use nute_gunray", "use wat_tambor", seat=1)
    if pile:
        do(t, "decline", seat=1)
    assert zone(t, "galaxy_row")[:2] == ["droideka", "at_te"] and zone(t, "galaxy_deck") == ["mtt", "aat"]
    assert zone(t, "galaxy_discard") == [*pile, "embo"] and can(t, "end", seat=1)


@pytest.mark.rule("DBG-466", "DBG-496")
def test_a_replaced_card_leaves_no_slot_for_nute_gunray_to_fill() -> None:
    side = {"units": ["wat_tambor", "nute_gunray"], "exile": ["droideka"], "resources": 9}
    t = separatist(side, force=-1, row=["embo", "magnaguard", *SHIPS], deck=["mtt"], discard=["stap"])
    do(t, "use nute_gunray", "use wat_tambor", "put-in-row stap#1", seat=1)
    assert zone(t, "galaxy_row")[:2] == ["stap", "magnaguard"] and can(t, "end", seat=1)
    do(t, "buy magnaguard", seat=1)
    assert zone(t, "galaxy_row")[:2] == ["stap", "droideka"], "it still waits for the next slot"


@pytest.mark.rule("DBG-214", "DBG-216")
def test_example_a_droid_control_ship_buys_a_droid_from_the_exile_pile() -> None:
    cost = facts("droideka")["cost"]
    pile = ["droideka", "separatist_shuttle", "assassin_droid", "mtt"]
    t = separatist({"ships": ["droid_control_ship"], "exile": pile, "resources": cost})
    for seat in EVERYBODY:
        seen = [label.partition("#")[0] for label in t.view(seat)["seats"][1]["exile"]]
        assert seen == pile, "open to all"
    do(t, "use droid_control_ship", seat=1)
    affordable = [id for id in ("droideka", "assassin_droid") if facts(id)["cost"] <= cost]
    assert keys(t, 1) == [f"buy {id}#1" for id in affordable]
    do(t, "buy droideka", seat=1)
    assert zone(t, "discard", 1) == ["droideka"] and number(t, "resources", 1) == 0
    assert zone(t, "exile", 1) == ["separatist_shuttle", "assassin_droid", "mtt"]


@pytest.mark.rule("DBG-216")
def test_buying_as_if_from_the_row_costs_the_price_and_obeys_the_faction() -> None:
    cost = facts("droideka")["cost"]
    poor = separatist({"ships": ["droid_control_ship"], "exile": ["droideka"], "resources": cost - 1})
    assert refused(poor, "use droid_control_ship#1", seat=1) == "DBG-132"
    side = {"units": ["gauntlet_fighter"], "resources": facts("at_te")["cost"], "base": ["rishi"]}
    t = galaxy(side, {}, discard=["at_te", "stap", "hutt_fighter"])
    do(t, "use gauntlet_fighter")
    assert keys(t) == ["buy at_te#1", "buy hutt_fighter#1"], "own faction or neutral"
    assert refused(t, "buy stap#1") == "DBG-216"
    do(t, "buy at_te")
    assert zone(t, "hand", 0) == ["at_te"] and number(t, "resources") == 0
    assert t.position()["seats"][0]["bought"] == 1, "it is a purchase"
    t = galaxy({**side, "resources": facts("at_te")["cost"] - 1}, {}, discard=["at_te"])
    do(t, "use gauntlet_fighter")
    assert zone(t, "galaxy_discard") == ["at_te"] and zone(t, "exile", 0) == ["gauntlet_fighter"]
    side = {"units": ["jawa_scavenger"], "resources": 3, "base": ["sullust"]}
    t = galaxy(side, {}, format="original", discard=["x_wing", "tie_fighter"])
    do(t, "use jawa_scavenger")
    assert zone(t, "deck", 0) == ["x_wing"], "it goes where a bought card goes, here the first onto the deck"
    t = galaxy({**side, "base": ["hoth"]}, {}, format="original", discard=["x_wing", "tie_fighter"])
    do(t, "use jawa_scavenger")
    assert zone(t, "discard", 0) == ["x_wing"] and number(t, "resources") == 0


# while


@pytest.mark.rule("DBG-217")
def test_a_lasting_ability_works_as_long_as_its_condition_holds() -> None:
    plain, more = facts("anakin_skywalker")["attack"], numbers("anakin_skywalker")[0]
    t = galaxy({"units": ["anakin_skywalker"], "hand": ["mace_windu"]}, {"base": ["felucia"]}, force=0)
    assert attack(t, "anakin_skywalker#1") == plain
    do(t, "play mace_windu")
    assert force(t) > 0 and attack(t, "anakin_skywalker#1") == plain + more, "without being activated"
    do(t, "commit anakin_skywalker#1 base", "resolve base")
    assert mark(t, "damage", "felucia") == plain + more
    t = galaxy({"units": ["aurra_sing"], "resources": 9}, {}, row=["assassin_droid"], deck=["at_te"])
    assert attack(t, "aurra_sing#1") == facts("aurra_sing")["attack"] + numbers("aurra_sing")[0]
    do(t, "buy assassin_droid")
    assert attack(t, "aurra_sing#1") == facts("aurra_sing")["attack"], "the condition fails"


@pytest.mark.rule("DBG-218")
def test_when_its_card_leaves_play_a_lasting_effect_ends_at_once() -> None:
    side = {"units": ["aayla_secura", "clone_trooper", "at_te"], "base": ["rishi"]}
    t = galaxy(side, {"base": ["felucia"]}, force=1)
    plain = facts("clone_trooper")["attack"]
    assert attack(t, "clone_trooper#1") == plain + numbers("aayla_secura")[0]
    do(t, "commit clone_trooper#1 base", "use at_te", "put-on-deck aayla_secura#1")
    assert attack(t, "clone_trooper#1") == plain
    do(t, "resolve base")
    assert mark(t, "damage", "felucia") == plain, "also for an attack committed before"


@pytest.mark.rule("DBG-219")
def test_example_dreadnought_class_cruiser() -> None:
    assert numbers("dreadnought_class_cruiser") == [1]
    units = ["embo", "hutt_fighter", "b1_battle_droid"]
    damage = {"dreadnought_class_cruiser#1": facts("dreadnought_class_cruiser")["hit_points"] - 1}
    t = galaxy(
        {"units": ["clone_trooper", "nightsister"]},
        {"ships": ["dreadnought_class_cruiser"], "units": units, "base": ["felucia"]},
        force=0,
        marks={"damage": damage},
    )
    with_it = {id: attack(t, f"{id}#1") for id in (*units, "nightsister")}
    do(t, "commit clone_trooper#1 base", "resolve base")
    assert zone(t, "ships", 1) == []
    lost = {id: with_it[id] - attack(t, f"{id}#1") for id in with_it}
    assert lost["hutt_fighter"] == 1, "the moment the cruiser leaves play"
    assert lost["embo"] == 2, "his own +1 for the neutral cruiser goes with it"
    assert lost["b1_battle_droid"] == 0 and lost["nightsister"] == 0, "neutral units of its owner only"


@pytest.mark.rule("DBG-220")
def test_lasting_bonuses_from_several_sources_add_up() -> None:
    plain, more = facts("v_19_torrent")["attack"], numbers("venator_class_star_destroyer")[0]
    for count in (0, 1, 2):
        ships = [f"venator_class_star_destroyer#{n + 1}" for n in range(count)]
        t = galaxy({"units": ["v_19_torrent"], "ships": ships}, {})
        assert attack(t, "v_19_torrent#1") == plain + count * more
    t = separatist({"base": ["felucia"], "units": ["protocol_droid"], "ships": ["dreadnought_class_cruiser"]})
    bonus = numbers("felucia")[0] + numbers("dreadnought_class_cruiser")[0]
    assert attack(t, "protocol_droid#1") == facts("protocol_droid")["attack"] + bonus


@pytest.mark.rule("DBG-221")
def test_lasting_abilities_are_not_optional_and_not_marked() -> None:
    side = {"ships": ["dreadnought_class_cruiser"], "units": ["hutt_fighter"], "resources": 0}
    t = galaxy(side, {"base": ["felucia"]})
    assert refused(t, "use dreadnought_class_cruiser#1") == "DBG-123"
    do(t, "commit hutt_fighter#1 base", "resolve base")
    assert mark(t, "damage", "felucia") == facts("hutt_fighter")["attack"] + 1, "nobody was asked"
    assert t.position()["marks"]["used"] == {}
