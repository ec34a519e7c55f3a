"""Star Realms, chapters 17 and 18: Free-for-all and Hunter (SR-176 to SR-202)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kantyna
from situations import can, do, end_turn, keys, number, refused, table, zone


def deal(format: str, seats: int, seed: int) -> kantyna.Table:
    return kantyna.Table("star-realms", format=format, seats=seats, seed=seed)


def firsts(format: str, seats: int) -> Counter[int]:
    """How often each seat is the first player."""
    return Counter([next(iter(deal(format, seats, seed).choices)) for seed in range(40 * seats)])


def hands(t: kantyna.Table) -> list[int]:
    """The number of cards in each hand, from the active seat clockwise."""
    first = t.position()["active"]
    return [len(zone(t, "hand", (first + turn) % t.seat_count)) for turn in range(t.seat_count)]


def attacked(t: kantyna.Table, seat: int = 0) -> set[int]:
    """The players whom that seat may attack now."""
    return {int(key.split()[1].removeprefix("seat#")) for key in keys(t, seat) if key.startswith("attack seat#")}


def bases(t: kantyna.Table, verb: str = "attack", seat: int = 0) -> set[str]:
    """The bases that seat may attack (or destroy) now."""
    taken = [key.removeprefix(f"{verb} ") for key in keys(t, seat) if key.startswith(f"{verb} ")]
    return {label for label in taken if not label.startswith("seat#")}


def out(t: kantyna.Table) -> list[int]:
    return [seat for seat in range(t.seat_count) if number(t, "out", seat)]


# 17. Free-for-all


@pytest.mark.rule("SR-176")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_free_for_all_the_first_player_is_random(seats: int) -> None:
    drawn = firsts("free-for-all", seats)
    assert set(drawn) == set(range(seats))
    assert all(20 <= times <= 65 for times in drawn.values()), drawn


@pytest.mark.rule("SR-177")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_free_for_all_turns_go_clockwise(seats: int) -> None:
    t = deal("free-for-all", seats, 7)
    first = t.position()["active"]
    for turn in range(2 * seats):
        assert list(t.choices) == [(first + turn) % seats]
        end_turn(t)


@pytest.mark.rule("SR-178")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_free_for_all_starting_hands_are_3_4_and_5(seats: int) -> None:
    for seed in range(12):
        assert hands(deal("free-for-all", seats, seed)) == [3, 4, 5, 5, 5, 5][:seats]


@pytest.mark.rule("SR-179")
def test_five_players_seat_2_goes_first() -> None:
    dealt = [deal("free-for-all", 5, seed) for seed in range(60)]
    t = next(t for t in dealt if list(t.choices) == [2])
    assert [len(zone(t, "hand", seat)) for seat in range(5)] == [5, 5, 3, 4, 5]


@pytest.mark.rule("SR-180")
def test_in_free_for_all_any_combination_of_players_and_bases_may_be_attacked_and_targeted() -> None:
    me = {"combat": 20, "hand": ["missile_mech"]}
    t = table(
        "free-for-all",
        me,
        {"play": ["blob_wheel#1"]},
        {"play": ["blob_wheel#2"]},
        {"play": ["blob_wheel#3"]},
        {"play": ["the_hive#1"]},
    )
    assert attacked(t) == {1, 2, 3, 4}
    assert bases(t) == {"blob_wheel#1", "blob_wheel#2", "blob_wheel#3", "the_hive#1"}
    do(t, "attack seat#1 2", "attack seat#3 4", "attack blob_wheel#2", "attack seat#4 1", "attack blob_wheel#1")
    assert number(t, "combat") == 20 - 2 - 4 - 5 - 1 - 5
    assert [number(t, "authority", seat) for seat in range(5)] == [50, 48, 50, 46, 49]
    do(t, "play missile_mech")
    assert bases(t, "destroy") == {"blob_wheel#3", "the_hive#1"}
    do(t, "destroy the_hive#1", "attack seat#2 9")
    assert [zone(t, "discard", seat) for seat in (1, 2, 3, 4)] == [["blob_wheel"], ["blob_wheel"], [], ["the_hive"]]
    assert number(t, "authority", 2) == 41


@pytest.mark.rule("SR-181")
def test_in_free_for_all_the_last_survivor_wins() -> None:
    low = {"authority": 3}
    t = table("free-for-all", {"combat": 9}, low, low, low)
    do(t, "attack seat#2 3")
    assert not t.over
    do(t, "attack seat#1 3")
    assert not t.over and t.winners == () and out(t) == [1, 2]
    do(t, "attack seat#3 3")
    assert t.over and t.winners == (0,) and not t.choices
    t = table("free-for-all", {"combat": 3}, {"authority": 3}, {}, {})
    do(t, "attack seat#1 3")
    t.choose(0, "resign")
    assert not t.over
    t.choose(2, "resign")
    assert t.over and t.winners == (3,), "the last one left wins: not who eliminated most, nor whose turn it was"


@pytest.mark.rule("SR-182")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_free_for_all_everyone_starts_with_50_authority(seats: int) -> None:
    t = deal("free-for-all", seats, 1)
    assert [number(t, "authority", seat) for seat in range(seats)] == [50] * seats


@pytest.mark.rule("SR-183")
def test_in_free_for_all_an_outpost_protects_only_its_owner_and_its_owners_bases() -> None:
    t = table(
        "free-for-all",
        {"combat": 9, "hand": ["missile_mech"]},
        {"play": ["war_world#1", "blob_wheel#1"]},
        {"play": ["blob_wheel#2"]},
    )
    assert attacked(t) == {2}
    assert bases(t) == {"war_world#1", "blob_wheel#2"}
    assert refused(t, "attack seat#1 1") == "SR-053" and refused(t, "attack blob_wheel#1") == "SR-054"
    do(t, "play missile_mech")
    assert bases(t, "destroy") == {"war_world#1", "blob_wheel#2"}
    do(t, "destroy war_world#1")
    assert attacked(t) == {1, 2} and bases(t) == {"blob_wheel#1", "blob_wheel#2"}


@pytest.mark.rule("SR-184")
@pytest.mark.parametrize("target", [0, 1, 4])
def test_in_free_for_all_any_one_living_opponent_is_chosen_to_discard(target: int) -> None:
    hand = {"hand": ["scout", "viper"]}
    t = table("free-for-all", hand, hand, {"hand": ["imperial_fighter", "ram"]}, {"out": 1}, hand, active=2)
    do(t, "play imperial_fighter", seat=2)
    assert {seat: keys(t, seat) for seat in t.choices} == {2: ["target seat#0", "target seat#1", "target seat#4"]}
    assert refused(t, "target seat#3", 2) == "SR-172" and refused(t, "target seat#2", 2) == "SR-120"
    do(t, f"target seat#{target}", seat=2)
    assert list(t.choices) == [target]
    do(t, "discard viper", seat=target)
    left = {seat: len(zone(t, "hand", seat)) for seat in (0, 1, 2, 4)}
    assert left == {0: 2, 1: 2, 2: 1, 4: 2, target: 1}


@pytest.mark.rule("SR-185")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_free_for_all_is_played_by_3_to_6(seats: int) -> None:
    t = deal("free-for-all", seats, 3)
    assert t.seat_count == seats and len(t.position()["seats"]) == seats
    for _ in range(3 * seats):
        end_turn(t)
    assert not t.over and all(len(zone(t, "hand", seat)) == 5 for seat in range(seats))


@pytest.mark.rule("SR-186")
def test_twelve_combat_spent_on_two_players_and_a_base() -> None:
    t = table("free-for-all", {"combat": 12}, {"authority": 5}, {"authority": 20, "play": ["battle_station"]})
    do(t, "attack seat#1 5")
    assert out(t) == [1]
    do(t, "attack battle_station", "attack seat#2 2")
    assert number(t, "authority", 2) == 18 and number(t, "combat") == 0
    assert zone(t, "discard", 2) == ["battle_station"]
    assert not t.over
    t.choose(2, "resign")
    assert t.over and t.winners == (0,)


# 18. Hunter


@pytest.mark.rule("SR-187")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_hunter_the_first_player_is_random(seats: int) -> None:
    drawn = firsts("hunter", seats)
    assert set(drawn) == set(range(seats))
    assert all(20 <= times <= 65 for times in drawn.values()), drawn


@pytest.mark.rule("SR-188")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_hunter_turns_go_clockwise(seats: int) -> None:
    t = deal("hunter", seats, 7)
    first = t.position()["active"]
    for turn in range(2 * seats):
        assert list(t.choices) == [(first + turn) % seats]
        end_turn(t)


@pytest.mark.rule("SR-189")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_hunter_starting_hands_are_3_4_and_5(seats: int) -> None:
    for seed in range(12):
        assert hands(deal("hunter", seats, seed)) == [3, 4, 5, 5, 5, 5][:seats]


@pytest.mark.rule("SR-190")
@pytest.mark.parametrize("seat", range(5))
def test_in_hunter_only_the_player_to_the_left_may_be_attacked(seat: int) -> None:
    t = table("hunter", *[{"combat": 4}] * 5, active=seat)
    left = (seat + 1) % 5
    assert attacked(t, seat) == {left}
    for other in range(5):
        if other != left:
            assert refused(t, f"attack seat#{other} 1", seat) == "SR-190"
    do(t, f"attack seat#{left} 4", seat=seat)
    assert [number(t, "authority", other) for other in range(5)] == [46 if other == left else 50 for other in range(5)]


@pytest.mark.rule("SR-191")
def test_in_hunter_only_bases_of_the_two_neighbours_may_be_attacked_or_targeted() -> None:
    me = {"combat": 20, "hand": ["missile_mech"]}
    t = table(
        "hunter",
        {"play": ["blob_wheel#1"]},
        {"play": ["blob_wheel#2"]},
        me,
        {"play": ["blob_wheel#3"]},
        {"play": ["the_hive#1"]},
        active=2,
    )
    assert bases(t, seat=2) == {"blob_wheel#2", "blob_wheel#3"}
    assert refused(t, "attack blob_wheel#1", 2) == refused(t, "attack the_hive#1", 2) == "SR-191"
    do(t, "play missile_mech", seat=2)
    assert bases(t, "destroy", 2) == {"blob_wheel#2", "blob_wheel#3"}
    assert refused(t, "destroy blob_wheel#1", 2) == refused(t, "destroy the_hive#1", 2) == "SR-191"
    do(t, "destroy blob_wheel#2", "attack blob_wheel#3", seat=2)
    assert zone(t, "discard", 1) == zone(t, "discard", 3) == ["blob_wheel"]


@pytest.mark.rule("SR-192")
def test_in_hunter_the_next_player_may_be_attacked_and_targeted_when_the_left_one_is_gone() -> None:
    hand = {"hand": ["scout", "viper"]}
    me = {"combat": 4, "hand": ["imperial_fighter"]}
    t = table("hunter", me, {"out": 1}, {"out": 1}, {"play": ["blob_wheel"], **hand}, hand)
    assert attacked(t) == {3}
    assert refused(t, "attack seat#1 1") == "SR-172" and refused(t, "attack seat#4 1") == "SR-190"
    do(t, "play imperial_fighter")
    assert list(t.choices) == [3]
    do(t, "discard viper", seat=3)
    do(t, "attack blob_wheel", "attack seat#3 1")
    assert number(t, "authority", 3) == 49 and zone(t, "discard", 3) == ["viper", "blob_wheel"]


@pytest.mark.rule("SR-190")
@pytest.mark.rule("SR-192")
def test_a_view_shows_who_each_player_may_attack() -> None:
    t = table("hunter", {"combat": 1}, {"out": 1}, {}, {})
    assert t.view(0)["reach"] == t.view(None)["reach"] == [[2], [], [3], [0]]
    assert set(t.view(0)["reach"][0]) == attacked(t)
    do(t, "resign", seat=2)
    do(t, "resign", seat=3)
    assert t.over and t.view(0)["reach"] == [[], [], [], []]


@pytest.mark.rule("SR-193")
def test_in_hunter_the_last_survivor_wins() -> None:
    t = table("hunter", {"combat": 9}, {"authority": 3}, {"authority": 3}, {"authority": 3})
    do(t, "attack seat#1 3")
    assert not t.over
    do(t, "attack seat#2 3")
    assert not t.over and out(t) == [1, 2]
    do(t, "attack seat#3 3")
    assert t.over and t.winners == (0,)
    t = table("hunter", {"combat": 3}, {"authority": 3}, {}, {})
    do(t, "attack seat#1 3")
    t.choose(0, "resign")
    assert not t.over
    t.choose(2, "resign")
    assert t.over and t.winners == (3,), "the last one left wins: not who eliminated most, nor whose turn it was"


@pytest.mark.rule("SR-194")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_hunter_everyone_starts_with_50_authority(seats: int) -> None:
    t = deal("hunter", seats, 1)
    assert [number(t, "authority", seat) for seat in range(seats)] == [50] * seats


@pytest.mark.rule("SR-195")
@pytest.mark.parametrize("gone", [(), (3,), (3, 4), (0, 3, 4), (1, 4, 5), (1, 3, 4, 5), (0, 1, 3)])
def test_in_hunter_the_left_neighbour_is_the_player_who_plays_next(gone: tuple[int, ...]) -> None:
    sides = [{"out": 1} if seat in gone else {"combat": 3} for seat in range(6)]
    t = table("hunter", *sides, active=2)
    left = next(seat for seat in (3, 4, 5, 0, 1) if seat not in gone)
    assert attacked(t, 2) == {left}
    assert list(end_turn(t).choices) == [left]


@pytest.mark.rule("SR-196")
@pytest.mark.parametrize(("gone", "right"), [((), 1), ((1,), 0), ((0, 1), 5), ((0, 1, 5), 4), ((0,), 1)])
def test_in_hunter_the_right_neighbour_is_the_next_living_player_the_other_way(
    gone: tuple[int, ...], right: int
) -> None:
    labels = {0: "blob_wheel#1", 1: "blob_wheel#2", 4: "blob_wheel#3", 5: "the_hive#1"}
    sides: list[dict[str, Any]] = [
        {"out": 1} if seat in gone else {"play": [labels[seat]] if seat in labels else []} for seat in range(6)
    ]
    sides[2] = {"combat": 9, "hand": ["missile_mech"]}
    t = table("hunter", *sides, active=2)
    assert bases(t, seat=2) == {labels[right]}, "seat 3, on the left, has no base"
    do(t, "play missile_mech", seat=2)
    assert bases(t, "destroy", 2) == {labels[right]}


@pytest.mark.rule("SR-197")
def test_in_hunter_the_rest_of_the_combat_may_go_to_the_next_player_in_the_same_turn() -> None:
    t = table("hunter", {"combat": 12}, {"authority": 4}, {"play": ["blob_wheel"]}, {})
    assert refused(t, "attack seat#2 1") == "SR-190" and refused(t, "attack blob_wheel#1") == "SR-191"
    do(t, "attack seat#1 4")
    do(t, "attack blob_wheel", "attack seat#2 3")
    assert number(t, "authority", 2) == 47 and number(t, "combat") == 0
    assert t.position()["active"] == 0


@pytest.mark.rule("SR-198")
@pytest.mark.parametrize("seat", range(4))
def test_in_hunter_only_the_left_neighbour_can_be_made_to_discard(seat: int) -> None:
    sides = [{"hand": ["scout", "viper"]} for _ in range(4)]
    sides[seat] = {"hand": ["imperial_fighter", "ram"]}
    t = table("hunter", *sides, active=seat)
    do(t, "play imperial_fighter", seat=seat)
    left = (seat + 1) % 4
    assert list(t.choices) == [left]
    do(t, "discard scout", seat=left)
    assert [other for other in range(4) if zone(t, "discard", other)] == [left]


@pytest.mark.rule("SR-198")
def test_in_hunter_the_left_neighbour_who_discards_is_the_next_living_player() -> None:
    held = {"hand": ["scout", "viper"]}
    t = table("hunter", held, held, {"hand": ["imperial_fighter", "imperial_fighter"]}, {"out": 1}, held, active=2)
    do(t, "play imperial_fighter", seat=2)
    assert list(t.choices) == [4]
    do(t, "discard scout", seat=4)
    t.choose(4, "resign")
    do(t, "play imperial_fighter", seat=2)
    assert list(t.choices) == [0], "and not the right neighbour, seat 1"


@pytest.mark.rule("SR-199")
def test_in_hunter_a_base_of_either_neighbour_may_be_destroyed_subject_to_its_owners_outposts() -> None:
    me = {"hand": ["missile_mech", "stealth_needle"]}
    left = {"play": ["blob_wheel#1", "war_world#1"]}
    right = {"play": ["blob_wheel#3", "the_hive#1"]}
    t = table("hunter", me, left, {"play": ["blob_wheel#2", "junkyard#1"]}, right)
    do(t, "play missile_mech")
    assert bases(t, "destroy") == {"war_world#1", "blob_wheel#3", "the_hive#1"}
    do(t, "destroy war_world#1", "play stealth_needle", "copy missile_mech")
    assert bases(t, "destroy") == {"blob_wheel#1", "blob_wheel#3", "the_hive#1"}
    t = table("hunter", me, right, {}, left)
    do(t, "play missile_mech")
    assert bases(t, "destroy") == {"war_world#1", "blob_wheel#3", "the_hive#1"}


@pytest.mark.rule("SR-200")
def test_in_hunter_an_outpost_on_the_left_must_be_destroyed_before_its_owner_is_attacked() -> None:
    t = table("hunter", {"combat": 9}, {"play": ["war_world#1"]}, {}, {})
    assert refused(t, "attack seat#1 1") == "SR-053"
    do(t, "attack war_world#1", "attack seat#1 5")
    assert number(t, "authority", 1) == 45


@pytest.mark.rule("SR-200")
def test_in_hunter_an_outpost_on_the_right_only_shields_the_right_neighbours_other_bases() -> None:
    t = table("hunter", {"combat": 20}, {"play": ["the_hive#1"]}, {}, {"play": ["war_world#1", "blob_wheel#1"]})
    assert refused(t, "attack blob_wheel#1") == "SR-054"
    do(t, "attack seat#1 3", "attack the_hive#1")
    assert number(t, "authority", 1) == 47
    do(t, "attack war_world#1", "attack blob_wheel#1")
    assert zone(t, "discard", 3) == ["war_world", "blob_wheel"]
    assert refused(t, "attack seat#3 1") == "SR-190", "even without outposts the right neighbour cannot be attacked"


@pytest.mark.rule("SR-201")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("seats", [3, 4])
def test_in_hunter_with_three_left_all_bases_are_in_reach_but_only_one_players_authority(seat: int, seats: int) -> None:
    labels = ["blob_wheel#1", "blob_wheel#2", "blob_wheel#3"]
    sides = [{"combat": 5, "play": [label]} for label in labels]
    rest = [{"out": 1}] * (seats - 3)
    t = table("hunter", *sides, *rest, active=seat)
    assert bases(t, seat=seat) == set(labels) - {labels[seat]}
    assert attacked(t, seat) == {(seat + 1) % 3}


@pytest.mark.rule("SR-201")
@pytest.mark.parametrize(("seat", "other"), [(1, 3), (3, 1)])
def test_in_hunter_with_two_left_the_game_is_a_duel(seat: int, other: int) -> None:
    sides: list[dict[str, Any]] = [{"out": 1} for _ in range(4)]
    sides[seat] = {"combat": 9, "hand": ["missile_mech", "imperial_fighter"]}
    sides[other] = {"play": ["war_world#1", "blob_wheel#1"], "hand": ["scout", "viper"]}
    t = table("hunter", *sides, active=seat)
    assert attacked(t, seat) == set() and [key for key in keys(t, seat) if "attack" in key] == ["attack war_world#1"]
    do(t, "attack war_world#1", "play missile_mech", "destroy blob_wheel#1", "play imperial_fighter", seat=seat)
    assert list(t.choices) == [other]
    do(t, "discard scout", seat=other)
    do(t, f"attack seat#{other} 13", seat=seat)
    assert number(t, "authority", other) == 37
    assert list(end_turn(t).choices) == [other]
    assert list(end_turn(t).choices) == [seat]


@pytest.mark.rule("SR-202")
def test_example_a_hunter_game_of_four() -> None:
    me = {"combat": 15}
    player_1 = {"authority": 5, "play": ["blob_wheel#1"]}
    t = table("hunter", me, player_1, {"play": ["blob_wheel#2"]}, {"play": ["blob_wheel#3"]})
    assert can(t, "attack seat#1 5")
    assert refused(t, "attack seat#2 5") == refused(t, "attack seat#3 5") == "SR-190"
    assert can(t, "attack blob_wheel#1") and can(t, "attack blob_wheel#3")
    assert refused(t, "attack blob_wheel#2") == "SR-191"
    do(t, "attack seat#1 5")
    assert can(t, "attack seat#2 5")
    assert refused(t, "attack seat#3 5") == "SR-190" and refused(t, "attack seat#1 5") == "SR-172"
    assert can(t, "attack blob_wheel#2") and can(t, "attack blob_wheel#3")
    assert refused(t, "attack blob_wheel#1") == "SR-120", "it left the game with its player"
