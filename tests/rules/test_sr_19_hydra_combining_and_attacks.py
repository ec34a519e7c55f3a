"""Star Realms, chapter 19, Hydra: combining points, outposts, attacks and defeat."""

from __future__ import annotations

from typing import Any

import pytest
from hydra_situations import all_done, each, each_hydra, starting, three, two

from situations import ROW, can, do, keys, number, refused, table, zone

# combining


@pytest.mark.rule("SR-221")
@pytest.mark.parametrize(("base", "label"), [("blob_wheel", "blob_wheel#1"), ("battle_station", "battle_station#1")])
@pytest.mark.parametrize("owner", [2, 3])
def test_teammates_may_combine_combat_to_destroy_a_base(base: str, label: str, owner: int) -> None:
    enemies = [{"play": [label]} if seat == owner else {} for seat in (2, 3)]
    t = two({"combat": 2}, {"combat": 3}, *enemies)
    assert refused(t, f"attack {label}", 0) == refused(t, f"attack {label}", 1) == "SR-129"
    do(t, f"pledge {label} 2", seat=0)
    do(t, f"attack-together {label}", seat=1)
    assert zone(t, "discard", owner) == [base] and zone(t, "play", owner) == []
    assert each(t, "combat") == [0, 0, 0, 0]


@pytest.mark.rule("SR-221")
def test_three_teammates_may_combine_combat() -> None:
    t = three({"combat": 3}, {"combat": 3}, {"combat": 3}, {}, {"play": ["fleet_hq#1"]})
    do(t, "pledge fleet_hq#1 3", seat=0)
    assert refused(t, "attack-together fleet_hq#1", 1) == "SR-236"
    do(t, "pledge fleet_hq#1 3", seat=2)
    do(t, "attack-together fleet_hq#1", seat=1)
    assert zone(t, "discard", 4) == ["fleet_hq"] and each(t, "combat")[:3] == [0, 1, 0]


@pytest.mark.rule("SR-222")
def test_teammates_may_combine_trade_to_buy_from_the_trade_row() -> None:
    t = two({"trade": 4}, {"trade": 4}, row=["brain_world#1"], trade_deck=["ram"])
    assert refused(t, "buy brain_world#1", 0) == refused(t, "buy brain_world#1", 1) == "SR-114"
    do(t, "pledge brain_world#1 4 seat#0", seat=1)
    do(t, "buy-together brain_world#1", seat=0)
    assert zone(t, "discard", 0) == ["brain_world"] and zone(t, "trade_row") == ["ram"]
    assert each(t, "trade") == [0, 0, 0, 0]


@pytest.mark.rule("SR-222")
def test_three_teammates_may_combine_trade() -> None:
    t = three({"trade": 3}, {"trade": 3}, {"trade": 2}, row=["command_ship#1"])
    do(t, "pledge command_ship#1 3 seat#2", seat=0)
    assert refused(t, "buy-together command_ship#1", 2) == "SR-232"
    do(t, "pledge command_ship#1 3 seat#2", seat=1)
    do(t, "buy-together command_ship#1", seat=2)
    assert zone(t, "discard", 2) == ["command_ship"] and each(t, "trade") == [0] * 6


@pytest.mark.rule("SR-232")
@pytest.mark.parametrize("given", [1, 2, 3, 4, 5])
def test_in_a_combined_purchase_any_amounts_are_given_and_exactly_the_cost_is_paid(given: int) -> None:
    t = two({"trade": 6}, {"trade": 7}, row=["trade_escort#1"])
    amounts = [int(key.split()[2]) for key in starting("pledge trade_escort#1", t, 0)]
    assert sorted(amounts) == [1, 2, 3, 4, 5]
    assert refused(t, "pledge trade_escort#1 6 seat#1", 0) == "SR-232", "more than the cost"
    do(t, f"pledge trade_escort#1 {given} seat#1", seat=0)
    do(t, "buy-together trade_escort#1", seat=1)
    assert each(t, "trade") == [6 - given, 7 - (5 - given), 0, 0]
    assert zone(t, "discard", 1) == ["trade_escort"]


@pytest.mark.rule("SR-232")
def test_a_combined_purchase_never_pays_more_than_the_cost() -> None:
    t = three({"trade": 3}, {"trade": 3}, {"trade": 3}, row=["trade_escort#1"])
    assert refused(t, "pledge trade_escort#1 4 seat#1", 0) == "SR-232", "more than one has"
    do(t, "pledge trade_escort#1 3 seat#1", seat=0)
    do(t, "pledge trade_escort#1 3 seat#1", seat=2)
    assert refused(t, "buy-together trade_escort#1", 1) == "SR-232"
    do(t, "pledge trade_escort#1 2 seat#1", seat=2)
    do(t, "buy-together trade_escort#1", seat=1)
    assert each(t, "trade")[:3] == [0, 3, 1]


@pytest.mark.rule("SR-233")
def test_a_combined_purchase_has_one_buyer_named_beforehand() -> None:
    t = three({"trade": 3}, {"trade": 3}, {"trade": 3}, row=["trade_escort#1"])
    assert refused(t, "pledge trade_escort#1 3 seat#0", 0) == "SR-233"
    assert refused(t, "pledge trade_escort#1 3 seat#3", 0) == "SR-233"
    do(t, "pledge trade_escort#1 3 seat#1", seat=0)
    assert refused(t, "buy-together trade_escort#1", 2) == "SR-360", "the trade was promised for another buyer"
    assert not can(t, "buy-together trade_escort#1", 0)
    do(t, "pledge trade_escort#1 3 seat#0", seat=2)
    assert not can(t, "buy-together trade_escort#1", 2)
    do(t, "buy-together trade_escort#1", seat=1)
    assert [zone(t, "discard", seat) for seat in range(3)] == [[], ["trade_escort"], []]
    assert each(t, "trade")[:3] == [0, 1, 3], "who promised trade to another buyer pays nothing"


@pytest.mark.rule("SR-234")
def test_an_explorer_is_paid_by_its_buyer_alone() -> None:
    t = two({"trade": 1}, {"trade": 1}, row=["ram#1"])
    for seat, mate in ((0, 1), (1, 0)):
        assert refused(t, f"pledge explorer#3 1 seat#{mate}", seat) == "SR-234"
        assert refused(t, "buy-together explorer#3", seat) == "SR-234"
        assert refused(t, "buy explorer#3", seat) == "SR-114"
        assert not [key for key in keys(t, seat) if "explorer" in key]
    t = two({"trade": 2}, {"trade": 1})
    do(t, "buy explorer")
    assert each(t, "trade") == [0, 1, 0, 0] and zone(t, "discard", 0) == ["explorer"]


@pytest.mark.rule("SR-235")
def test_trade_can_be_given_only_for_one_purchase() -> None:
    t = two({"trade": 2}, {"trade": 1}, row=["ram#1", "supply_bot#1", "corvette#1"])
    verbs = {key.split()[0] for key in keys(t, 0)}
    assert verbs == {"buy", "pledge", "end"}
    assert all(key.split()[1] in ("ram#1", "supply_bot#1", "corvette#1") for key in starting("pledge", t, 0))
    do(t, "pledge ram#1 2 seat#1", seat=0)
    assert each(t, "trade") == [2, 1, 0, 0], "nothing has changed hands"
    assert refused(t, "buy corvette#1", 1) == "SR-114" and refused(t, "buy ram#1", 1) == "SR-114"
    assert not can(t, "buy-together supply_bot#1", 1), "it was meant for the Ram"
    do(t, "buy corvette#1", seat=0)
    assert refused(t, "buy-together ram#1", 1) == "SR-360", "it has been spent"


@pytest.mark.rule("SR-235")
def test_combat_can_be_given_only_for_one_base() -> None:
    enemy = {"play": ["blob_wheel#1", "the_hive#1"]}
    t = two({"combat": 4}, {"combat": 1}, enemy)
    assert {key.split()[1] for key in starting("pledge", t, 0)} == {"blob_wheel#1", "the_hive#1"}
    do(t, "pledge blob_wheel#1 4", seat=0)
    assert each(t, "combat") == [4, 1, 0, 0]
    assert starting("attack seat#", t, 1) == ["attack seat#2 1"]
    assert not can(t, "attack-together the_hive#1", 1) and not can(t, "attack blob_wheel#1", 1)
    do(t, "attack seat#2 1", seat=0)
    assert refused(t, "attack-together blob_wheel#1", 1) == "SR-360", "what was promised is not there any more"


@pytest.mark.rule("SR-236")
@pytest.mark.parametrize("given", [1, 2, 3, 4, 5])
def test_in_a_combined_attack_any_amounts_are_given_and_exactly_the_defense_is_paid(given: int) -> None:
    t = two({"combat": 6}, {"combat": 7}, {"play": ["blob_wheel#1"]})
    amounts = [int(key.split()[2]) for key in starting("pledge blob_wheel#1", t, 0)]
    assert sorted(amounts) == [1, 2, 3, 4, 5]
    assert refused(t, "pledge blob_wheel#1 6", 0) == "SR-236"
    do(t, f"pledge blob_wheel#1 {given}", seat=0)
    do(t, "attack-together blob_wheel#1", seat=1)
    assert each(t, "combat") == [6 - given, 7 - (5 - given), 0, 0]
    assert zone(t, "discard", 2) == ["blob_wheel"]


@pytest.mark.rule("SR-236")
def test_a_combined_attack_that_falls_short_leaves_no_damage() -> None:
    t = two({"combat": 3}, {"combat": 1}, {"play": ["blob_wheel#1"]})
    do(t, "pledge blob_wheel#1 3", seat=0)
    assert refused(t, "attack-together blob_wheel#1", 1) == "SR-236"
    assert refused(t, "attack blob_wheel#1 1", 1) == "SR-129"
    assert t.position()["marks"]["damage"] == {} and each(t, "combat") == [3, 1, 0, 0]
    all_done(t)
    assert zone(t, "play", 2) == ["blob_wheel"] and t.position()["marks"]["damage"] == {}
    all_done(t)
    assert sorted(t.choices) == [0, 1]
    assert not can(t, "attack-together blob_wheel#1", 1) and refused(t, "withdraw", 0) == "SR-360"


@pytest.mark.rule("SR-236")
def test_a_promise_does_not_lower_the_defense_for_others() -> None:
    t = two({"combat": 3}, {"combat": 4}, {"play": ["blob_wheel#1"]})
    do(t, "pledge blob_wheel#1 3", seat=0)
    do(t, "withdraw", seat=0)
    assert refused(t, "attack blob_wheel#1", 1) == "SR-129"
    assert refused(t, "attack-together blob_wheel#1", 1) == "SR-360"


@pytest.mark.rule("SR-237")
def test_four_and_two_destroy_a_port_of_call() -> None:
    t = two({"combat": 4}, {"combat": 3}, {}, {"play": ["port_of_call#1"]})
    do(t, "pledge port_of_call#1 4", seat=0)
    do(t, "attack-together port_of_call#1", seat=1)
    assert zone(t, "discard", 3) == ["port_of_call"]
    assert each(t, "combat") == [0, 1, 0, 0]
    assert each(t, "authority") == [75] * 4


@pytest.mark.rule("SR-360")
def test_nobodys_trade_is_spent_for_them() -> None:
    t = two({"trade": 3}, {"trade": 4}, row=["trade_escort#1", "ram#1"])
    assert refused(t, "buy-together trade_escort#1", 1) == "SR-360"
    assert refused(t, "buy-together trade_escort#1", 0) == "SR-360"
    do(t, "pledge trade_escort#1 3 seat#1", seat=0)
    assert each(t, "trade") == [3, 4, 0, 0], "an offer costs nothing"
    assert zone(t, "trade_row") == ["trade_escort", "ram"] and zone(t, "discard", 1) == []
    do(t, "withdraw", seat=0)
    assert refused(t, "buy-together trade_escort#1", 1) == "SR-360" and refused(t, "withdraw", 0) == "SR-360"
    do(t, "pledge trade_escort#1 1 seat#1", seat=0)
    do(t, "buy-together trade_escort#1", seat=1)
    assert each(t, "trade") == [2, 0, 0, 0], "no more than the agreed share"
    assert refused(t, "withdraw", 0) == "SR-360", "an offer taken up is used up"


@pytest.mark.rule("SR-360")
def test_nobodys_combat_is_spent_for_them() -> None:
    t = three({"combat": 3}, {"combat": 3}, {"combat": 3}, {"play": ["blob_wheel#1"]})
    for seat in range(3):
        assert refused(t, "attack-together blob_wheel#1", seat) == "SR-360"
    do(t, "pledge blob_wheel#1 2", seat=0)
    assert each(t, "combat")[:3] == [3, 3, 3]
    do(t, "attack-together blob_wheel#1", seat=2)
    assert each(t, "combat")[:3] == [1, 3, 0], "seat 1 did not agree to anything"


@pytest.mark.rule("SR-360")
def test_an_unused_offer_costs_nothing_and_ends_with_the_turn() -> None:
    t = two({"trade": 3, "combat": 3}, {}, {"play": ["blob_wheel#1"]}, row=["trade_escort#1"])
    do(t, "pledge trade_escort#1 3 seat#1", seat=0)
    do(t, "pledge blob_wheel#1 3", seat=0)
    assert (number(t, "trade"), number(t, "combat")) == (3, 3)
    do(t, "buy explorer", "attack seat#2 3")
    assert (number(t, "trade"), number(t, "combat")) == (1, 0), "the points stay free for anything else"
    all_done(t)
    assert each(t, "pledged") == each(t, "pledged_to") == each(t, "pledged_for") == [0, 0, 0, 0]


@pytest.mark.rule("SR-361")
def test_anna_and_bartek_buy_a_trade_escort() -> None:
    anna, bartek = 0, 1
    t = two({"trade": 3}, {"trade": 4}, row=["trade_escort#1", *ROW[:4]], trade_deck=["corvette", "ram"])
    do(t, "pledge trade_escort#1 3 seat#1", seat=anna)
    do(t, "buy-together trade_escort#1", seat=bartek)
    assert zone(t, "discard", bartek) == ["trade_escort"] and zone(t, "discard", anna) == []
    assert number(t, "trade", anna) == 0 and number(t, "trade", bartek) == 2
    assert sorted(zone(t, "trade_row")) == sorted(["corvette", *ROW[:4]]) and zone(t, "trade_deck") == ["ram"]


# outposts, attacks, defeat


@pytest.mark.rule("SR-223")
@pytest.mark.parametrize("owner", [3, 4, 5])
def test_an_outpost_of_any_member_keeps_the_team_from_being_attacked(owner: int) -> None:
    enemies = [{"play": ["war_world#1"]} if seat == owner else {} for seat in (3, 4, 5)]
    t = three({"combat": 9}, {"combat": 9}, {}, *enemies)
    for seat in (0, 1):
        for enemy in (3, 4, 5):
            assert refused(t, f"attack seat#{enemy} 1", seat) == "SR-223"
        assert not starting("attack seat#", t, seat)
    do(t, "attack war_world#1", seat=0)
    do(t, "attack seat#3 9", seat=1)
    assert each(t, "authority")[3:] == [91, 91, 91]


@pytest.mark.rule("SR-224")
@pytest.mark.parametrize("owner", [3, 4, 5])
def test_an_outpost_of_any_member_protects_the_other_bases_of_all(owner: int) -> None:
    wheels = ["blob_wheel#1", "blob_wheel#2", "blob_wheel#3"]
    enemies = [{"play": [wheels[seat - 3], *(["war_world#1"] if seat == owner else [])]} for seat in (3, 4, 5)]
    t = three({"combat": 9, "hand": ["missile_mech"]}, {"combat": 4}, {}, *enemies)
    for wheel in wheels:
        assert refused(t, f"attack {wheel}") == "SR-224"
        assert refused(t, f"pledge {wheel} 1") == "SR-224", "nor together"
    do(t, "play missile_mech")
    assert starting("destroy", t, 0) == ["destroy war_world#1"]
    assert all(refused(t, f"destroy {wheel}") == "SR-224" for wheel in wheels)
    do(t, "destroy war_world#1")
    assert all(can(t, f"attack {wheel}") for wheel in wheels)


@pytest.mark.rule("SR-225")
@each_hydra
@pytest.mark.parametrize("blow", [1, 8])
def test_when_a_teams_authority_is_gone_all_members_are_defeated(format: str, heads: int, blow: int) -> None:
    sides: list[dict[str, Any]] = [{"combat": 8}] * heads + [{"authority": 5}] * heads
    t = table(format, *sides)
    do(t, f"attack seat#{heads} 4")
    assert each(t, "out") == [0] * 2 * heads
    do(t, f"attack seat#{heads} {blow}", seat=1)
    assert each(t, "out") == [0] * heads + [1] * heads


@pytest.mark.rule("SR-227")
@each_hydra
def test_the_other_team_wins_at_once(format: str, heads: int) -> None:
    for seat in range(heads):
        sides = [{"combat": 3, "hand": ["viper"]} if member == seat else {} for member in range(heads)]
        t = table(format, *sides, *[{"authority": 3}] * heads)
        do(t, f"attack seat#{heads} 2", seat=seat)
        assert not t.over and each(t, "out") == [0] * 2 * heads, "no single member is eliminated"
        do(t, f"attack seat#{heads} 1", seat=seat)
        assert t.over and t.winners == tuple(range(heads)) and not t.choices


@pytest.mark.rule("SR-228")
@each_hydra
def test_authority_gained_by_a_member_goes_to_the_team(format: str, heads: int) -> None:
    sides: list[dict[str, Any]] = [{} for _ in range(2 * heads)]
    sides[heads - 1] = {"hand": ["cutter"], "play": ["barter_world"]}
    t = table(format, *[side | {"authority": 20} for side in sides])
    do(t, "play cutter", seat=heads - 1)
    assert each(t, "authority") == [24] * heads + [20] * heads
    do(t, "use barter_world", "take authority", seat=heads - 1)
    assert each(t, "authority") == [26] * heads + [20] * heads


@pytest.mark.rule("SR-229")
def test_members_take_single_actions_in_any_interleaving() -> None:
    a = {"hand": ["scout", "viper#1", "imperial_fighter"]}
    b = {"hand": ["patrol_mech", "explorer"]}
    t = two(a, b, {"hand": ["ram", "cutter"]}, {"hand": ["ram", "cutter"]}, row=["trade_bot#1"])
    do(t, "play scout", seat=0)
    do(t, "play explorer", seat=1)
    do(t, "buy trade_bot", seat=0)
    do(t, "play patrol_mech", seat=1)
    assert list(t.choices) == [1], "an action is carried out completely before the next"
    assert refused(t, "play viper#1", 0) == "SR-043"
    do(t, "take combat", seat=1)
    assert sorted(t.choices) == [0, 1]
    do(t, "attack seat#2 1", seat=1)
    do(t, "play viper", seat=0)
    do(t, "attack seat#2 4", seat=1)
    do(t, "play imperial_fighter", seat=0)
    assert list(t.choices) == [0]
    do(t, "target seat#3", seat=0)
    assert list(t.choices) == [3] and refused(t, "buy explorer#3", 1) == "SR-043"
    do(t, "discard ram", seat=3)
    assert sorted(t.choices) == [0, 1]
    do(t, "buy explorer", seat=1)
    do(t, "attack seat#2 3", seat=0)
    assert each(t, "authority") == [75, 75, 67, 67]
    assert zone(t, "discard", 0) == ["trade_bot"] and zone(t, "discard", 1) == ["explorer"]


@pytest.mark.rule("SR-230")
def test_a_player_who_is_done_may_take_it_back_until_all_are_done() -> None:
    a = {"hand": ["scout"], "deck": ["viper"] * 6}
    t = three(a, {"deck": ["viper"] * 4}, {"hand": ["scout"], "deck": ["scout"] * 5}, {"hand": ["ram"]})
    do(t, "end", seat=0)
    assert keys(t, 0) == ["resume"] and refused(t, "play scout#1", 0) == "SR-230"
    assert refused(t, "resume", 1) == "SR-230"
    do(t, "end", seat=2)
    assert zone(t, "hand", 0) == ["scout"] and can(t, "end", 1), "the team still plays"
    do(t, "resume", seat=0)
    do(t, "play scout", seat=0)
    do(t, "end", seat=1)
    assert zone(t, "hand", 2) == ["scout"], "not all are done"
    do(t, "end", seat=0)
    assert sorted(t.choices) == [3, 4, 5], "the other team's turn"
    assert zone(t, "hand", 0) == ["viper"] * 5 and zone(t, "hand", 1) == ["viper"] * 4
    assert zone(t, "hand", 2) == ["scout"] * 5
    assert zone(t, "discard", 0) == ["scout"] and zone(t, "discard", 2) == ["scout"]
    assert [refused(t, "resume", seat) for seat in range(6)] == ["SR-043"] * 3 + ["SR-230"] * 3
    assert each(t, "done") == [0] * 6


@pytest.mark.rule("SR-231")
@each_hydra
@pytest.mark.parametrize("second", [False, True])
def test_phases_without_choices_go_in_seat_order(format: str, heads: int, second: bool) -> None:
    team = [seat + (heads if second else 0) for seat in range(heads)]
    side = {"hand": ["viper"], "deck": ["scout"]}
    sides = [side if seat in team else {} for seat in range(2 * heads)]
    t = table(format, *sides, active=team[0])
    for seat in reversed(team):
        do(t, "end", seat=seat)
    for kind in ("clear-hand", "draw"):
        seats = [event.seat for event in t.events if event.kind == kind]
        assert seats == sorted(seats) and set(seats) == set(team)


@pytest.mark.rule("SR-238")
def test_each_member_attacks_the_team_with_their_own_combat() -> None:
    t = three({"combat": 4}, {"combat": 3}, {"combat": 5})
    assert not any("pledge" in key for seat in range(3) for key in keys(t, seat))
    do(t, "attack seat#3 4", seat=0)
    assert each(t, "combat") == [0, 3, 5, 0, 0, 0] and each(t, "authority")[3:] == [96] * 3
    do(t, "attack seat#3 2", seat=2)
    do(t, "attack seat#3 3", seat=1)
    assert each(t, "combat") == [0, 0, 3, 0, 0, 0] and each(t, "authority") == [100] * 3 + [91] * 3


@pytest.mark.rule("SR-239")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_base_of_the_enemy_team_may_be_attacked_and_targeted_by_each_member(seat: int) -> None:
    sides: list[dict[str, Any]] = [{}, {}]
    sides[seat] = {"combat": 9, "hand": ["missile_mech"]}
    sides[1 - seat] = {"play": ["the_hive#1"]}
    t = two(*sides, {"play": ["blob_wheel#1"]}, {"play": ["blob_wheel#2"]})
    assert can(t, "attack blob_wheel#1", seat) and can(t, "attack blob_wheel#2", seat)
    assert refused(t, "attack the_hive#1", seat) == "SR-120", "a teammate's base is no target"
    do(t, "play missile_mech", seat=seat)
    assert starting("destroy", t, seat) == ["destroy blob_wheel#1", "destroy blob_wheel#2"]
    t = two(*sides, {"play": ["blob_wheel#1", "war_world#1"]}, {"play": ["blob_wheel#2", "junkyard#1"]})
    assert starting("attack", t, seat) == ["attack war_world#1", "attack junkyard#1"]
    assert refused(t, "pledge blob_wheel#2 1", seat) == "SR-224"
    do(t, "play missile_mech", seat=seat)
    assert starting("destroy", t, seat) == ["destroy war_world#1", "destroy junkyard#1"]


@pytest.mark.rule("SR-240")
@pytest.mark.parametrize("user", [0, 1])
@pytest.mark.parametrize("target", [2, 3])
def test_a_discard_ability_hits_one_chosen_player_of_the_enemy_team(user: int, target: int) -> None:
    hand = {"hand": ["scout", "viper"]}
    sides: list[dict[str, Any]] = [hand, hand]
    sides[user] = {"hand": ["imperial_fighter"]}
    t = two(*sides, hand, hand)
    do(t, "play imperial_fighter", seat=user)
    assert {seat: keys(t, seat) for seat in t.choices} == {user: ["target seat#2", "target seat#3"]}
    do(t, f"target seat#{target}", seat=user)
    assert list(t.choices) == [target]
    do(t, "discard scout", seat=target)
    assert zone(t, "hand", target) == ["viper"] and zone(t, "hand", 5 - target) == ["scout", "viper"]
    assert zone(t, "hand", 1 - user) == ["scout", "viper"] and sorted(t.choices) == [0, 1]
