"""DBG chapters 8 and 9: paying off neutral cards, questions and answers."""

from __future__ import annotations

from typing import Any

import pytest
from deckbuilding_abilities import numbers

from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone

PAY_OFF = {"buy_off_neutrals": True}


# paying off neutral cards


@pytest.mark.rule("DBG-291", "DBG-292", "DBG-295")
def test_a_neutral_card_is_paid_off_to_the_galaxy_discard_pile() -> None:
    cost = facts("embo")["cost"]
    row = ["at_te", "embo", "stap", "at_rt", "mtt", "aat"]
    side = {"resources": cost + 1, "deck": ["clone_trooper"]}
    t = galaxy(side, {"base": ["felucia"]}, row=row, deck=["droideka", "cad_bane"], options=PAY_OFF)
    do(t, "pay-off embo#1")
    assert number(t, "resources") == 1 and zone(t, "galaxy_discard") == ["embo"]
    for place in ("discard", "deck", "hand", "exile"):
        assert "embo" not in zone(t, place, 0), "it does not enter the payer's deck"
    assert zone(t, "galaxy_row") == ["at_te", "droideka", *row[2:]] and zone(t, "galaxy_deck") == ["cad_bane"]
    assert can(t, "end"), "no reward"
    t = galaxy({"resources": cost - 1}, {}, row=row, options=PAY_OFF)
    assert refused(t, "pay-off embo#1") == "DBG-291" and not can(t, "pay-off embo")
    t = galaxy({"resources": cost}, {}, row=row)
    assert refused(t, "pay-off embo#1") == "DBG-291" and can(t, "buy embo"), "only with the option"
    t = galaxy({"resources": cost}, {}, row=row, options={"buy_off_neutrals": False})
    assert not can(t, "pay-off embo")


@pytest.mark.rule("DBG-293")
def test_cards_of_factions_are_not_paid_off() -> None:
    t = galaxy(
        {"resources": 20}, {"base": ["felucia"]}, row=["at_te", "stap", "embo", "cr70_corvette"], options=PAY_OFF
    )
    assert refused(t, "pay-off at_te#1") == "DBG-293" and refused(t, "pay-off stap#1") == "DBG-293"
    offered = [key for key in keys(t) if key.startswith("pay-off")]
    assert "pay-off embo#1" in offered and "pay-off cr70_corvette#1" in offered, "units and ships"
    assert all(facts(key.split()[1].partition("#")[0])["faction"] == "neutral" for key in offered)


@pytest.mark.rule("DBG-294")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("id", ["aurora_class_freighter", "assassin_droid"])
def test_example_any_player_may_pay_off_a_freighter_or_an_assassin_droid(seat: int, id: str) -> None:
    cost = facts(id)["cost"]
    assert facts(id)["faction"] == "neutral"
    sides: list[dict[str, Any]] = [{"hand": ["clone_trooper"]}, {"hand": ["b1_battle_droid"]}]
    sides[seat]["resources"] = cost
    t = galaxy(*sides, active=seat, row=[id, "at_te", "stap"], options=PAY_OFF)
    do(t, f"pay-off {id}#1", seat=seat)
    assert zone(t, "galaxy_discard") == [id] and number(t, "resources", seat) == 0
    assert t.waiting == [seat] and can(t, "end", seat=seat), "in the row a freighter's ability does not work"


@pytest.mark.rule("DBG-295")
def test_paying_off_is_not_a_purchase() -> None:
    discount = numbers("shady_contact")[0]
    dear = facts("cad_bane")["cost"]
    assert dear >= numbers("hondo_ohnaka")[0]
    units = ["shady_contact", "hondo_ohnaka"]
    side = {"units": units, "ships": ["acclamator"], "resources": 30, "deck": ["clone_trooper"]}
    t = galaxy(side, {}, force=1, row=["cad_bane", "embo", "super_commando"], options=PAY_OFF)
    do(t, "use shady_contact", "use acclamator", "pay-off cad_bane#1")
    assert number(t, "resources") == 30 - dear, "no discount"
    assert can(t, "end") and zone(t, "hand", 0) == [], "Hondo does not react"
    assert t.position()["seats"][0]["bought"] == t.position()["seats"][0]["neutrals_bought"] == 0
    do(t, "buy embo")
    assert number(t, "resources") == 30 - dear - (facts("embo")["cost"] - discount), "the discount was still waiting"
    assert zone(t, "deck", 0) == ["embo", "clone_trooper"], "and so was the place on top of the deck"
    assert can(t, "answer hondo_ohnaka#1")
    do(t, "answer hondo_ohnaka#1", "pay-off super_commando#1")
    assert "super_commando" not in zone(t, "hand", 0) and can(t, "end"), "no ability about being bought"
    side = {"base": ["sullust"], "resources": 20}
    t = galaxy(side, {}, format="original", row=["bossk", "x_wing"], options=PAY_OFF)
    do(t, "pay-off bossk#1", "buy x_wing")
    assert zone(t, "deck", 0) == ["x_wing"], "still the first purchase of the turn"


@pytest.mark.rule("DBG-296")
def test_pilots_are_not_paid_off() -> None:
    t = galaxy({"resources": 20}, {}, options=PAY_OFF)
    assert can(t, "buy outer_rim_pilot_cw") and not can(t, "pay-off outer_rim_pilot_cw")
    label = t.position()["pilots"][-1]
    assert refused(t, f"pay-off {label}") == "DBG-296"
    t = galaxy({"resources": 20, "discard": ["embo"]}, {}, options=PAY_OFF, discard=["cad_bane"])
    assert refused(t, "pay-off embo#1") == "DBG-296" and refused(t, "pay-off cad_bane#1") == "DBG-296"


# questions and answers


@pytest.mark.rule("DBG-297", "DBG-299")
def test_playing_cards_and_using_abilities_is_optional() -> None:
    side = {"hand": ["clone_trooper", "at_te"], "units": ["padme_amidala"], "deck": ["republic_shuttle"] * 5}
    t = galaxy({**side, "base": ["rishi"]}, {"base": ["geonosis"], "deck": ["b1_battle_droid"]})
    assert can(t, "play at_te") and can(t, "use padme_amidala") and can(t, "end")
    do(t, "play clone_trooper", "end")
    assert sorted(zone(t, "discard", 0)) == ["at_te", "clone_trooper", "padme_amidala"]
    assert zone(t, "hand", 0) == ["republic_shuttle"] * 5
    t = galaxy({"base": ["rishi"]}, {"base": ["geonosis"], "discard": ["b1_battle_droid"]}, active=1)
    assert can(t, "use geonosis", seat=1)
    do(t, "end", seat=1)
    assert t.waiting == [0], "the ability of a base neither"


@pytest.mark.rule("DBG-298")
def test_the_player_picks_the_moment_except_for_when_abilities() -> None:
    side = {"hand": ["padme_amidala", "republic_shuttle", "jedi_knight"], "deck": ["clone_trooper"]}
    t = galaxy(side, {}, force=0)
    do(t, "play padme_amidala", "play republic_shuttle")
    assert can(t, "use padme_amidala")
    do(t, "play jedi_knight")
    assert sorted(keys(t)) == ["decline", "take attack", "take force", "take resources"], "when played: at once"
    do(t, "take force", "use padme_amidala")
    assert force(t) == 1 and zone(t, "hand", 0) == ["clone_trooper"]


@pytest.mark.rule("DBG-300")
def test_a_used_ability_is_resolved_as_far_as_possible_and_no_part_is_skipped() -> None:
    other = {"hand": ["stormtrooper", "imperial_shuttle"]}
    t = galaxy({"units": ["lando_calrissian"], "deck": ["rebel_trooper"]}, other, format="original", force=1)
    do(t, "use lando_calrissian")
    assert zone(t, "hand", 0) == ["rebel_trooper"] and t.waiting == [1], "both parts, without a question"
    assert refused(t, "decline", seat=1) == "DBG-300"
    side = {"ships": ["munificent_class_frigate"], "base": ["felucia"]}
    t = galaxy({}, side, active=1, row=["stap", "aat"], bare=True, marks={"damage": {"felucia#1": 5}})
    do(t, "use munificent_class_frigate", seat=1)
    assert keys(t, 1) == ["exile stap#1", "exile aat#1"] and refused(t, "decline", seat=1) == "DBG-300"
    do(t, "exile aat#1", seat=1)
    assert mark(t, "damage", "felucia") == 5 - numbers("munificent_class_frigate")[0], "the repair follows by itself"
    t = galaxy({"units": ["jyn_erso"]}, other, format="original", force=1)
    do(t, "use jyn_erso")
    assert refused(t, "decline") == "DBG-300" and len(keys(t)) == 2


@pytest.mark.rule("DBG-301", "DBG-302")
def test_example_the_tri_fighter_exiles_although_there_is_no_ship_to_damage() -> None:
    row = ["stap", "at_te", "embo", "at_rt", "cad_bane", "arc_trooper"]
    t = galaxy({"base": ["rishi"]}, {"units": ["tri_fighter"]}, active=1, row=row, deck=["aat"])
    do(t, "use tri_fighter", seat=1)
    assert zone(t, "exile", 1) == ["stap"] and can(t, "end", seat=1), "only the exile happens"
    assert t.position()["marks"]["damage"] == {}
    t = galaxy({"ships": ["acclamator"]}, {"units": ["tri_fighter"]}, active=1, row=row, deck=["aat"])
    do(t, "use tri_fighter", seat=1)
    assert keys(t, 1) == ["hit acclamator#1", "decline"]
    do(t, "hit acclamator#1", seat=1)
    assert mark(t, "damage", "acclamator") == numbers("tri_fighter")[0] == 3
    t = galaxy({"ships": ["acclamator"]}, {"units": ["tri_fighter"]}, active=1, row=row[1:], deck=["aat"], bare=True)
    assert refused(t, "use tri_fighter#1", seat=1) == "DBG-132", "without the exile there is no damage"


@pytest.mark.rule("DBG-301")
def test_a_frigate_exiles_although_there_is_nothing_to_repair() -> None:
    side = {"ships": ["munificent_class_frigate"], "base": ["felucia"]}
    t = galaxy({}, side, active=1, row=["stap", "at_te"], bare=True)
    do(t, "use munificent_class_frigate", seat=1)
    assert zone(t, "exile", 1) == ["stap"] and mark(t, "damage", "felucia") == 0 and can(t, "end", seat=1)


@pytest.mark.rule("DBG-303")
@pytest.mark.parametrize(
    "picked",
    [
        ["stormtrooper#1", "imperial_shuttle#1"],
        ["stormtrooper#2", "imperial_shuttle#2"],
        ["stormtrooper#1", "imperial_shuttle#2"],
        ["stormtrooper#2", "stormtrooper#1"],
    ],
)
def test_two_cards_are_exiled_from_hand_or_discard_pile_in_any_mixture(picked: list[str]) -> None:
    assert facts("b_wing")["reward"] == {"exile_up_to": 2}
    side = {
        "units": ["darth_vader"],
        "hand": ["stormtrooper#1", "imperial_shuttle#1"],
        "discard": ["stormtrooper#2", "imperial_shuttle#2"],
    }
    t = galaxy({}, side, format="original", active=1, row=["b_wing"])
    do(t, "commit darth_vader#1 b_wing#1", "resolve b_wing#1", "reward b_wing#1", seat=1)
    assert len(keys(t, 1)) == 5 and can(t, "decline", seat=1)
    do(t, *[f"exile {label}" for label in picked], seat=1)
    assert t.position()["seats"][1]["exile"] == picked and can(t, "end", seat=1), "two and no third"
    assert len(zone(t, "hand", 1)) + len(zone(t, "discard", 1)) == 2


@pytest.mark.rule("DBG-304")
@pytest.mark.parametrize("taken", [True, False])
def test_a_reward_is_optional(taken: bool) -> None:
    t = galaxy({"units": ["luke_skywalker"]}, {}, format="original", row=["tie_interceptor"], force=0)
    do(t, "commit luke_skywalker#1 tie_interceptor#1", "resolve tie_interceptor#1")
    assert keys(t) == ["reward tie_interceptor#1", "decline"]
    do(t, "reward tie_interceptor#1" if taken else "decline")
    assert number(t, "resources") == (facts("tie_interceptor")["reward"]["resources"] if taken else 0)
    assert zone(t, "galaxy_discard") == ["tie_interceptor"], "defeated either way"


@pytest.mark.rule("DBG-305", "DBG-306")
@pytest.mark.parametrize("before", [True, False])
def test_after_an_ability_has_destroyed_the_base_an_attack_still_reaches_the_ships(before: bool) -> None:
    points = facts("munificent_class_frigate")["hit_points"]
    strong = facts("at_te")["attack"]
    assert strong > points
    side = {"units": ["at_te", "arc_trooper", "clone_trooper"], "base": ["rishi"]}
    other = {
        "base": ["xorrn"],
        "bases": ["felucia"],
        "ships": ["munificent_class_frigate"],
        "deck": ["b1_battle_droid"],
    }
    t = galaxy(side, other, marks={"damage": {"xorrn#1": facts("xorrn")["hit_points"] - 1}})
    if before:
        do(t, "commit at_te#1 base")
    do(t, "use arc_trooper")
    assert zone(t, "victory", 0) == ["xorrn"]
    if not before:
        do(t, "commit at_te#1 base")
    do(t, "resolve base")
    assert zone(t, "ships", 1) == [] and zone(t, "discard", 1) == ["munificent_class_frigate"]
    lost = [event.n for event in t.events if event.kind == "damage-lost"]
    assert lost == [strong - points] and t.position()["marks"]["damage"] == {}
    assert refused(t, "commit clone_trooper#1 base") == "DBG-157", "now there is nothing left to attack"
    do(t, "end")
    do(t, "choose-base felucia", seat=1)
    assert mark(t, "damage", "felucia") == 0 and zone(t, "victory", 0) == ["xorrn"]


@pytest.mark.rule("DBG-306")
def test_with_neither_base_nor_ship_all_damage_of_a_committed_attack_is_lost() -> None:
    side = {"units": ["at_te", "arc_trooper", "clone_trooper"], "base": ["rishi"]}
    other = {"base": ["xorrn"], "bases": ["felucia"]}
    t = galaxy(side, other, marks={"damage": {"xorrn#1": facts("xorrn")["hit_points"] - 1}})
    do(t, "commit at_te#1 base", "use arc_trooper", "resolve base")
    assert [event.n for event in t.events if event.kind == "damage-lost"] == [facts("at_te")["attack"]]
    assert zone(t, "victory", 0) == ["xorrn"] and t.position()["marks"]["damage"] == {}


@pytest.mark.rule("DBG-307")
def test_example_geonosis_pays_0_for_a_droid_of_cost_0() -> None:
    assert facts("b1_battle_droid")["cost"] == 0
    side = {"base": ["geonosis"], "discard": ["b1_battle_droid", "separatist_shuttle"], "resources": 0}
    t = galaxy({}, side, active=1)
    assert can(t, "use geonosis#1", seat=1), "with nothing to pay"
    do(t, "use geonosis", seat=1)
    assert zone(t, "hand", 1) == ["b1_battle_droid"] and zone(t, "discard", 1) == ["separatist_shuttle"]
    assert number(t, "resources", 1) == 0 and can(t, "play b1_battle_droid", seat=1)
    assert [event.n for event in t.events if event.kind == "spend"] == [0]
    t = galaxy({"discard": ["assassin_droid"]}, {**side, "discard": ["b1_battle_droid"], "resources": 9}, active=1)
    do(t, "use geonosis", seat=1)
    assert zone(t, "hand", 1) == ["b1_battle_droid"] and zone(t, "discard", 0) == ["assassin_droid"], "their own pile"
    assert number(t, "resources", 1) == 9, "its cost and no more"
    t = galaxy({}, {**side, "discard": ["separatist_shuttle"]}, active=1)
    assert refused(t, "use geonosis#1", seat=1) == "DBG-132", "droids only"


@pytest.mark.rule("DBG-309", "DBG-445")
def test_a_more_expensive_droid_costs_its_price_and_is_not_a_purchase() -> None:
    cost = facts("magnaguard")["cost"]
    assert cost >= numbers("hondo_ohnaka")[0]
    side = {"base": ["geonosis"], "discard": ["magnaguard"], "units": ["hondo_ohnaka", "mtt"], "deck": ["stap"]}
    t = galaxy({}, {**side, "resources": cost - 1}, active=1)
    assert not can(t, "use geonosis", seat=1)
    t = galaxy({}, {**side, "resources": cost + 1}, active=1)
    do(t, "use mtt", "use geonosis", seat=1)
    assert zone(t, "hand", 1) == ["magnaguard"] and number(t, "resources", 1) == 1
    assert can(t, "end", seat=1), "Hondo does not react, and no place on the deck is offered"
    position = t.position()["seats"][1]
    assert position["bought"] == 0 and position["next_droid_on_top"] == 1
    assert not any(event.kind == "buy" for event in t.events)


@pytest.mark.rule("DBG-308")
def test_example_what_mygeeto_kept_is_returned_at_the_end_of_the_owners_next_turn() -> None:
    price = facts("outer_rim_pilot_cw")["cost"]
    side = {"base": ["mygeeto"], "bases": ["felucia"], "resources": price + 3, "deck": ["b1_battle_droid"]}
    me = {"units": [], "hand": ["clone_trooper"], "base": ["rishi"], "deck": ["republic_shuttle"] * 5}
    damage = {"mygeeto#1": facts("mygeeto")["hit_points"] - 1}
    t = galaxy(me, side, active=1, force=0, marks={"damage": damage})
    do(t, "end", seat=1)
    assert number(t, "resources", 1) == price + 3, "kept"
    do(t, "play clone_trooper", "commit clone_trooper#1 base", "resolve base")
    assert zone(t, "victory", 0) == ["mygeeto"] and number(t, "resources", 1) == price + 3, "not returned at once"
    do(t, "end")
    do(t, "choose-base felucia", seat=1)
    assert number(t, "resources", 1) == price + 3
    do(t, "buy outer_rim_pilot_cw", seat=1)
    assert number(t, "resources", 1) == 3, "they can still be spent"
    do(t, "end", seat=1)
    assert number(t, "resources", 1) == 0


@pytest.mark.rule("DBG-308")
def test_only_mygeeto_keeps_resources_and_only_for_its_owner() -> None:
    sides: list[dict[str, Any]] = [{"base": ["rishi"], "resources": 4}, {"base": ["mygeeto"], "resources": 4}]
    t = galaxy(*sides, active=1, force=0)
    do(t, "end", seat=1)
    do(t, "end")
    assert number(t, "resources", 1) == 4 and number(t, "resources", 0) == 0
    t = galaxy(sides[0], {**sides[1], "base": ["felucia"]}, active=1, force=0)
    do(t, "end", seat=1)
    assert number(t, "resources", 1) == 0
