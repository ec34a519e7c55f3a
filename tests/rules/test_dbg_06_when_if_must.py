"""DBG chapter 6: "when", "if", "must" and "repair"."""

from __future__ import annotations

from typing import Any

import pytest
from deckbuilding_abilities import attack, logged_amounts, numbers, revealing, separatist

import kantyna
from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone

# when


@pytest.mark.rule("DBG-222", "DBG-223")
@pytest.mark.parametrize("used", [True, False])
def test_the_ability_of_a_revealed_base_is_resolved_then_and_only_then(used: bool) -> None:
    t = revealing("ilum", {"deck": ["clone_trooper"]}, force=-2)
    assert keys(t) == ["answer ilum#1", "pass"], "at the stated moment, before anything else"
    do(t, "answer ilum#1" if used else "pass")
    after = min(3, -2 + numbers("ilum")[0]) if used else -2
    assert force(t) == after
    assert refused(t, "use ilum#1") == "DBG-123"
    do(t, "end")
    do(t, "end", seat=1)
    assert not can(t, "answer ilum#1") and force(t) == after, "not in a later turn"


@pytest.mark.rule("DBG-224")
def test_triggered_abilities_are_used_each_time_the_event_happens() -> None:
    side: dict[str, Any] = {"hand": ["republic_shuttle"] * 3, "base": ["christophsis"]}
    t = galaxy(side, {}, marks={"damage": {"christophsis#1": 6}})
    for left in (5, 4, 3):
        do(t, "play republic_shuttle", "answer christophsis#1 1")
        assert mark(t, "damage", "christophsis") == left
    dear = numbers("hondo_ohnaka")[0]
    assert facts("at_te")["cost"] >= dear and facts("laat_gunship")["cost"] >= dear
    side = {"units": ["hondo_ohnaka"], "resources": 20, "deck": ["clone_trooper", "jedi_knight"]}
    t = galaxy(side, {}, row=["at_te", "laat_gunship"])
    do(t, "buy at_te", "answer hondo_ohnaka#1")
    assert zone(t, "hand", 0) == ["clone_trooper"]
    do(t, "buy laat_gunship", "answer hondo_ohnaka#1")
    assert zone(t, "hand", 0) == ["clone_trooper", "jedi_knight"]


@pytest.mark.rule("DBG-225")
def test_the_reward_is_resolved_before_a_triggered_ability() -> None:
    side = {"units": ["boba_fett"], "deck": ["stormtrooper"], "base": ["lothal"]}
    for reward in ("reward x_wing#1", "decline"):
        t = galaxy({}, side, format="original", active=1, row=["x_wing"])
        do(t, "commit boba_fett#1 x_wing#1", "resolve x_wing#1", seat=1)
        assert keys(t, 1) == ["reward x_wing#1", "decline"]
        do(t, reward, seat=1)
        assert keys(t, 1) == ["answer boba_fett#1", "pass"]
        do(t, "answer boba_fett#1", seat=1)
        assert zone(t, "hand", 1) == ["stormtrooper"]
        assert number(t, "resources", 1) == (facts("x_wing")["reward"]["resources"] if "reward" in reward else 0)


@pytest.mark.rule("DBG-226")
def test_a_triggered_ability_may_be_declined_and_is_then_lost_for_that_event() -> None:
    t = galaxy({"hand": ["jedi_knight", "republic_shuttle"]}, {}, force=0)
    do(t, "play jedi_knight")
    assert sorted(keys(t)) == ["decline", "take attack", "take force", "take resources"]
    do(t, "decline", "play republic_shuttle")
    assert force(t) == 0 and number(t, "resources") == 1 and attack(t, "jedi_knight#1") == 0
    assert not any(key.startswith(("take", "answer")) for key in keys(t))
    side = {"hand": ["republic_shuttle#1", "republic_shuttle#2"], "base": ["christophsis"]}
    t = galaxy(side, {}, marks={"damage": {"christophsis#1": 6}})
    do(t, "play republic_shuttle#1", "pass")
    assert mark(t, "damage", "christophsis") == 6 and not can(t, "answer christophsis#1 1")
    do(t, "play republic_shuttle#2", "answer christophsis#1 1")
    assert mark(t, "damage", "christophsis") == 5, "one for the second event, none for the first"


@pytest.mark.rule("DBG-226")
def test_two_triggered_abilities_that_only_help_the_opponent_are_not_optional() -> None:
    t = revealing("christophsis")
    assert numbers("christophsis")[0] == 4
    assert mark(t, "damage", "christophsis") == 4 and can(t, "end"), "nobody was asked"
    mine = {"discard": ["at_te"], "deck": ["clone_trooper#1", *["republic_shuttle"] * 4]}
    t = revealing("lola_sayu", seat=1, opponent=mine)
    do(t, "capture at_te#1", seat=1)
    assert zone(t, "under", 1) == ["at_te"] and "at_te" not in zone(t, "discard", 0)
    position = t.position()
    position["marks"]["damage"] = {"lola_sayu#1": facts("lola_sayu")["hit_points"] - 1}
    t = kantyna.Table.from_position(position)
    do(t, "end", seat=1)
    do(t, "play clone_trooper", "commit clone_trooper#1 base", "resolve base")
    assert zone(t, "victory", 0) == ["lola_sayu"]
    assert zone(t, "under", 1) == [] and zone(t, "discard", 0) == ["at_te"]
    assert can(t, "end"), "its owner was not asked"


@pytest.mark.rule("DBG-227")
@pytest.mark.parametrize("first", ["rodia_cw", "jar_jar_binks"])
def test_the_active_player_orders_several_abilities_triggered_by_one_event(first: str) -> None:
    side = {"hand": ["jar_jar_binks"], "base": ["rodia_cw"], "deck": ["clone_trooper"], "resources": 2}
    t = galaxy(side, {}, force=0)
    do(t, "play jar_jar_binks")
    answers = {"rodia_cw": "answer rodia_cw#1", "jar_jar_binks": "answer jar_jar_binks#1 1"}
    assert keys(t) == [*answers.values(), "pass"]
    do(t, answers[first])
    if first == "rodia_cw":
        assert zone(t, "hand", 0) == ["clone_trooper"] and zone(t, "units", 0) == ["jar_jar_binks"]
        do(t, "pay jar_jar_binks#1")
    else:
        do(t, "pay jar_jar_binks#1")
        assert zone(t, "hand", 0) == [] and zone(t, "discard", 1) == ["jar_jar_binks"]
        do(t, "answer rodia_cw#1")
    assert zone(t, "hand", 0) == ["clone_trooper"] and zone(t, "discard", 1) == ["jar_jar_binks"]


@pytest.mark.rule("DBG-227", "DBG-503")
def test_several_bounty_hunters_trigger_separately_in_any_order() -> None:
    hunters = ["bossk", "dengar", "boba_fett"]
    for order in (hunters, hunters[::-1]):
        side = {"units": hunters, "deck": ["stormtrooper"], "base": ["lothal"]}
        t = galaxy({}, side, format="original", active=1, row=["luke_skywalker"], force=0)
        do(t, *[f"commit {id}#1 luke_skywalker#1" for id in hunters], "resolve luke_skywalker#1", "decline", seat=1)
        for id in order:
            do(t, f"answer {id}#1", seat=1)
        assert force(t) == -1 and number(t, "resources", 1) == 2 and zone(t, "hand", 1) == ["stormtrooper"]
        kinds = [kind for kind, _ in logged_amounts(t, "force", "resources", "draw")]
        assert kinds == [{"bossk": "force", "dengar": "resources", "boba_fett": "draw"}[id] for id in order]


@pytest.mark.rule("DBG-228")
@pytest.mark.parametrize(
    ("format", "seat", "base", "first", "second"),
    [
        ("clone-wars", 0, "rodia_cw", "embo", "hutt_fighter"),
        ("clone-wars", 1, "mustafar_cw", "embo", "hutt_fighter"),
        ("original", 0, "bespin", "bossk", "dengar"),
        ("original", 1, "kafrene", "bossk", "dengar"),
    ],
)
def test_the_first_neutral_card_played_is_counted_from_the_start_of_the_turn(
    format: str, seat: int, base: str, first: str, second: str
) -> None:
    own = {"clone-wars": ["clone_trooper", "b1_battle_droid"], "original": ["rebel_trooper", "stormtrooper"]}
    starter = own[format][seat]
    side = {"hand": [f"{starter}#1", first, second], "base": [base], "deck": [f"{starter}#2"]}
    sides: list[dict[str, Any]] = [{}]
    sides.insert(seat, side)
    t = galaxy(*sides, format=format, active=seat)
    do(t, f"play {starter}#1", seat=seat)
    assert can(t, "end", seat=seat), "not neutral"
    do(t, f"play {first}", f"answer {base}#1", seat=seat)
    assert starter in zone(t, "hand", seat)
    do(t, f"play {second}", seat=seat)
    assert not can(t, f"answer {base}#1", seat=seat) and can(t, "end", seat=seat), "the second of the turn"
    t = galaxy(*sides, format=format, active=seat)
    do(t, f"play {first}", "pass", f"play {second}", seat=seat)
    assert can(t, "end", seat=seat), "also when it was declined for the first"
    do(t, "end", seat=seat)
    do(t, "end", seat=1 - seat)
    position = t.position()
    own_cards = position["seats"][seat]
    cards = [*own_cards["hand"], *own_cards["deck"], *own_cards["discard"]]
    own_cards.update(
        {"hand": [f"{second}#1"], "deck": [card for card in cards if card != f"{second}#1"], "discard": []}
    )
    t = do(kantyna.Table.from_position(position), f"play {second}", seat=seat)
    assert can(t, f"answer {base}#1", seat=seat), "again in every turn"


@pytest.mark.rule("DBG-228")
def test_the_first_trooper_and_the_first_purchases_of_a_turn() -> None:
    side = {"hand": ["embo", "clone_trooper#1", "arc_trooper#1"], "base": ["kamino"], "discard": ["clone_trooper#2"]}
    t = galaxy({**side, "deck": ["republic_shuttle"] * 6}, {"base": ["xorrn"]})
    do(t, "play embo")
    assert can(t, "end"), "no trooper"
    do(t, "play clone_trooper#1", "take-card clone_trooper#2", "play arc_trooper")
    assert can(t, "end") and can(t, "play clone_trooper#2")
    do(t, "play clone_trooper#2")
    assert can(t, "end"), "neither is the first"
    t = galaxy({"base": ["sullust"], "resources": 9}, {}, format="original", row=["x_wing", "bossk", "y_wing"])
    do(t, "buy y_wing", "buy x_wing")
    assert zone(t, "deck", 0) == ["y_wing"] and zone(t, "discard", 0) == ["x_wing"]
    do(t, "end")
    do(t, "end", seat=1)
    position = t.position()
    position["seats"][0]["resources"] = 9
    t = do(kantyna.Table.from_position(position), "buy bossk")
    assert zone(t, "deck", 0) == ["bossk"], "the first of another turn"
    t = galaxy({"base": ["jedha"], "resources": 20}, {}, format="original", row=["x_wing", "bossk", "dengar"])
    do(t, "buy x_wing", "buy bossk", "buy dengar")
    assert zone(t, "hand", 0) == ["bossk"] and zone(t, "discard", 0) == ["x_wing", "dengar"]


@pytest.mark.rule("DBG-228")
def test_a_free_purchase_while_revealing_a_base_is_the_first_of_the_turn() -> None:
    side = {"deck": ["rebel_trooper"]}
    t = revealing("mon_cala", side, format="original", row=["x_wing", "bossk"])
    do(t, "buy x_wing")
    assert zone(t, "hand", 0) == ["x_wing"] and t.position()["seats"][0]["bought"] == 1
    factions = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    teams = {**factions, "neutrals": "original", "neutrals_2": "original", "pilots": "original"}
    t = galaxy(
        {"bases": ["mon_cala"]},
        {"base": ["sullust"], "resources": 0},
        {"base": ["lothal"]},
        {"base": ["endor"]},
        format="teams",
        options={**teams, "pilots_2": "original"},
        active=2,
        row=["x_wing", "y_wing"],
        galaxy_row_2=["x_wing", "y_wing"],
    )
    do(t, "end", seat=2)
    do(t, "end", seat=3)
    do(t, "choose-base mon_cala")
    bought = next(key for key in keys(t) if key.startswith("buy") or key == "seat seat#0")
    do(t, bought)
    while not can(t, "end"):
        do(t, next(key for key in keys(t) if key.startswith(("buy x_wing", "to-hand"))))
    position = t.position()
    position["seats"][1]["resources"] = 9
    t = kantyna.Table.from_position(position)
    do(t, next(key for key in keys(t, 1) if key.startswith("buy y_wing")), seat=1)
    assert zone(t, "discard", 1) == ["y_wing"] and zone(t, "deck", 1) == [], "the ally's Sullust is too late"


# if


@pytest.mark.rule("DBG-229")
def test_an_ability_with_a_condition_is_used_only_when_it_is_met() -> None:
    base = {"base": ["felucia"]}
    assert refused(galaxy({"units": ["arc_trooper"]}, base), "use arc_trooper#1") == "DBG-229"
    for other in ("jedi_knight", "clone_trooper", "arc_trooper#2"):
        t = galaxy({"units": ["arc_trooper#1", other]}, base)
        do(t, "use arc_trooper#1")
        assert mark(t, "damage", "felucia") == numbers("arc_trooper")[0]
    t = galaxy({"units": ["weequay_pirate"], "deck": ["clone_trooper"]}, {})
    assert refused(t, "use weequay_pirate#1") == "DBG-229", "another neutral card"
    t = galaxy({"units": ["weequay_pirate"], "ships": ["cr70_corvette"], "deck": ["clone_trooper"]}, {})
    assert can(t, "use weequay_pirate")
    t = galaxy({"units": ["z_95_headhunter"], "deck": ["rebel_trooper"]}, {}, format="original")
    assert refused(t, "use z_95_headhunter#1") == "DBG-229"
    t = galaxy(
        {"units": ["z_95_headhunter"], "deck": ["rebel_trooper"]}, {"ships": ["star_destroyer"]}, format="original"
    )
    assert can(t, "use z_95_headhunter")


@pytest.mark.rule("DBG-230")
@pytest.mark.parametrize("space", [-3, -2, -1, 0, 1, 2, 3])
def test_the_force_is_needed_at_the_moment_of_use(space: int) -> None:
    t = galaxy(
        {"units": ["u_wing"], "base": ["hoth"]}, {}, format="original", force=space, marks={"damage": {"hoth#1": 5}}
    )
    assert can(t, "use u_wing") is (space > 0)
    if space <= 0:
        assert refused(t, "use u_wing#1") == "DBG-229"
    t = separatist({"units": ["count_dooku"], "exile": ["stap"]}, force=space, row=["embo"])
    assert can(t, "use count_dooku", seat=1) is (space < 0)


@pytest.mark.rule("DBG-125", "DBG-132", "DBG-458")
def test_mace_windu_gains_attack_even_with_nothing_to_reveal() -> None:
    plain, better = numbers("mace_windu")
    for space, more in ((1, better), (0, plain)):
        t = do(galaxy({"units": ["mace_windu"]}, {"base": ["felucia"]}, force=space), "use mace_windu")
        assert attack(t, "mace_windu#1") == facts("mace_windu")["attack"] + more
        assert logged_amounts(t, "reveal") == [] and can(t, "end")
    t = galaxy({"units": ["mace_windu"]}, {"base": ["felucia"]})
    do(t, "commit mace_windu#1 base", "resolve base")
    assert refused(t, "use mace_windu#1") == "DBG-132", "after his attack it would change nothing"


@pytest.mark.rule("DBG-132")
@pytest.mark.parametrize("card", ["ahsoka_tano", "v_19_torrent", "delta_7b", "laat_gunship", "arc_170"])
def test_an_ability_that_depends_on_the_revealed_card_cannot_be_used_with_nothing_to_reveal(card: str) -> None:
    t = galaxy({"units": [card]}, {"base": ["felucia"]}, force=1)
    assert refused(t, f"use {card}#1") == "DBG-132"
    t = galaxy({"units": [card], "discard": ["clone_trooper"]}, {"base": ["felucia"]}, force=1)
    assert can(t, f"use {card}"), "the discard pile becomes the deck"


@pytest.mark.rule("DBG-231")
def test_the_gain_of_a_one_time_ability_is_kept_when_its_condition_fails_later() -> None:
    plain, better = numbers("mace_windu")
    side = {"units": ["mace_windu"], "deck": ["clone_trooper"]}
    for space, more in ((1, better), (0, plain)):
        t = galaxy(side, {"base": ["felucia"]}, force=space)
        do(t, "use mace_windu")
        assert attack(t, "mace_windu#1") == facts("mace_windu")["attack"] + more
        position = t.position()
        position["force"] = -2 if space else 3
        t = kantyna.Table.from_position(position)
        assert attack(t, "mace_windu#1") == facts("mace_windu")["attack"] + more, "asked once, at the moment of use"
    assert plain != better
    side = {"units": ["arc_trooper", "clone_trooper", "at_te"]}
    t = galaxy(side, {"base": ["felucia"]})
    do(t, "use arc_trooper", "use at_te", "put-on-deck clone_trooper#1")
    assert mark(t, "damage", "felucia") == numbers("arc_trooper")[0]


# must


@pytest.mark.rule("DBG-232", "DBG-505")
@pytest.mark.parametrize("played", [True, False])
def test_a_must_part_is_not_optional_once_the_card_was_used(played: bool) -> None:
    side = {"units": ["grand_moff_tarkin"], "base": ["lothal"], "deck": ["stormtrooper"]}
    t = galaxy({"base": ["hoth"]}, side, format="original", active=1, row=["at_st", "x_wing"], bare=True)
    assert can(t, "end", seat=1), "using him is optional"
    unused = do(t.copy(), "end", seat=1)
    assert zone(unused, "exile", 1) == []
    do(t, "use grand_moff_tarkin", seat=1)
    assert zone(t, "hand", 1) == ["at_st"]
    if played:
        do(t, "play at_st", seat=1)
    do(t, "end", seat=1)
    assert zone(t, "exile", 1) == ["at_st"], "nobody was asked"
    assert "at_st" not in zone(t, "hand", 1) + zone(t, "discard", 1)


# repair


@pytest.mark.rule("DBG-233", "DBG-234")
def test_repair_removes_damage_from_the_players_own_base_but_not_from_ships() -> None:
    damage = {"hoth#1": 7, "mon_calamari_cruiser#1": 3, "endor#1": 6}
    side = {"units": ["u_wing"], "base": ["hoth"], "ships": ["mon_calamari_cruiser"]}
    t = galaxy(side, {"base": ["endor"]}, format="original", force=1, marks={"damage": damage})
    do(t, "use u_wing")
    assert mark(t, "damage", "hoth") == 4, "7 less 3"
    assert mark(t, "damage", "mon_calamari_cruiser") == 3 and mark(t, "damage", "endor") == 6
    t = galaxy(side, {"base": ["endor"]}, format="original", force=1, marks={"damage": {**damage, "hoth#1": 0}})
    assert refused(t, "use u_wing#1") == "DBG-132", "a damaged ship is nothing to repair"


@pytest.mark.rule("DBG-235")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (3, 0), (4, 0), (5, 1), (9, 5)])
def test_repair_never_reduces_damage_below_zero(damage: int, left: int) -> None:
    assert numbers("hwk_290") == [4]
    t = galaxy({"units": ["hwk_290"], "base": ["hoth"]}, {}, format="original", marks={"damage": {"hoth#1": damage}})
    do(t, "use hwk_290")
    assert mark(t, "damage", "hoth") == left


@pytest.mark.rule("DBG-236")
def test_without_a_base_there_is_nothing_to_repair() -> None:
    t = galaxy({"units": ["u_wing"], "bases": ["hoth"]}, {"base": ["endor"]}, format="original", force=1)
    assert refused(t, "use u_wing#1") == "DBG-132"
    t = galaxy({}, {"units": ["landing_craft"], "bases": ["endor"]}, format="original", active=1)
    do(t, "use landing_craft", seat=1)
    assert keys(t, 1) == ["take resources"]
