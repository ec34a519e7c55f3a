"""Star Realms, chapter 21: Raid, the Boss against 2 to 5 Attackers (SR-274 to SR-313, SR-362, SR-366).

SR-285 (Attackers may agree on strategy) is about what players say to each other, so it has no test.
"""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

import kantyna
from loose import position_of
from situations import ROW, can, do, end_turn, keys, number, refused, table, zone

BOSS_TABLE = {2: (50, 7), 3: (70, 7), 4: (70, 8), 5: (90, 8)}
"""By number of Attackers: the Boss's authority and standard hand, as printed."""
OUT = {"authority": 0, "out": 1}


def raid(*sides: dict[str, Any], active: int = 0, **more: Any) -> kantyna.Table:
    """A Raid table in that seat's main phase; unless the options say otherwise seat 0 is the Boss."""
    return table("raid", *sides, active=active, **more)


def dealt(attackers: int, seed: int = 1, boss: int | None = None) -> kantyna.Table:
    options = {} if boss is None else {"boss": boss}
    return kantyna.Table("star-realms", format="raid", seats=attackers + 1, seed=seed, options=options)


def attacks(t: kantyna.Table, seat: int = 0) -> set[str]:
    """The players and bases that the seat may attack now, without the amounts."""
    return {key.split()[1] for key in keys(t, seat) if key.startswith("attack")}


def options(t: kantyna.Table, seat: int, verb: str) -> set[str]:
    """What the seat may do with that verb now."""
    return {key.removeprefix(verb + " ") for key in keys(t, seat) if key.startswith(verb + " ")}


def damage(t: kantyna.Table) -> dict[str, int]:
    """The damage on bases, by card."""
    marks: dict[str, int] = position_of(t)["marks"]["damage"]
    return marks


def turns(t: kantyna.Table, n: int) -> list[int]:
    """The seats of the next turns, beginning with the current one; only the active seat ever has a choice."""
    seats: list[int] = []
    for _ in range(n):
        active = t.position()["active"]
        assert list(t.choices) == [active]
        seats.append(active)
        end_turn(t)
    return seats


# Setup


@pytest.mark.rule("SR-274")
def test_one_player_is_the_boss_and_the_other_2_to_5_are_attackers() -> None:
    for attackers in (2, 3, 4, 5):
        t = dealt(attackers)
        assert t.view(None)["roles"] == ["boss"] + ["attacker"] * attackers
        assert t.view(None)["teams"] == [[0], list(range(1, attackers + 1))]
    for attackers in (0, 1, 6):
        with pytest.raises(kantyna.KantynaError):
            dealt(attackers)


@pytest.mark.rule("SR-275")
@pytest.mark.parametrize("attackers", [2, 3, 4, 5])
def test_the_players_choose_who_is_the_boss(attackers: int) -> None:
    for boss in range(attackers + 1):
        t = dealt(attackers, boss=boss)
        assert [seat for seat, role in enumerate(t.view(None)["roles"]) if role == "boss"] == [boss]
        authority = [50] * (attackers + 1)
        authority[boss] = BOSS_TABLE[attackers][0]
        assert [number(t, "authority", seat) for seat in range(attackers + 1)] == authority
        assert [len(zone(t, "hand", seat)) for seat in range(attackers + 1)] == [
            BOSS_TABLE[attackers][1] - 2 if seat == boss else 5 for seat in range(attackers + 1)
        ]
        assert t.position()["active"] == boss


@pytest.mark.rule("SR-362")
def test_the_boss_is_seat_0_by_default_and_the_attackers_follow_clockwise() -> None:
    for seed in range(5):
        assert dealt(3, seed).view(None)["roles"][0] == "boss" and dealt(3, seed).options["boss"] == 0
    assert dealt(3).view(None)["teams"] == [[0], [1, 2, 3]]
    assert dealt(3, boss=2).view(None)["teams"] == [[2], [3, 0, 1]]
    assert turns(dealt(3, boss=2), 4) == [2, 3, 0, 1]
    with pytest.raises(kantyna.BadSetup):
        dealt(3, boss=4)


@pytest.mark.rule("SR-276")
@pytest.mark.parametrize("boss", [0, 1, 3])
def test_the_boss_takes_the_first_turn(boss: int) -> None:
    for seed in range(12):
        t = dealt(3, seed, boss)
        assert t.position()["active"] == boss and list(t.choices) == [boss]


@pytest.mark.rule("SR-277")
def test_turns_go_clockwise() -> None:
    assert turns(dealt(2), 5) == [0, 1, 2, 0, 1]
    assert turns(dealt(5), 8) == [0, 1, 2, 3, 4, 5, 0, 1]
    assert turns(dealt(4, boss=3), 7) == [3, 4, 0, 1, 2, 3, 4]


@pytest.mark.rule("SR-278")
@pytest.mark.parametrize("attackers", [2, 3, 4, 5])
def test_the_boss_starts_with_2_cards_less_than_the_standard_hand(attackers: int) -> None:
    t = dealt(attackers)
    start = len(zone(t, "hand", 0))
    end_turn(t)
    assert start == len(zone(t, "hand", 0)) - 2 == BOSS_TABLE[attackers][1] - 2


@pytest.mark.rule("SR-279")
@pytest.mark.parametrize("attackers", [2, 3, 4, 5])
def test_every_attacker_starts_with_5_cards(attackers: int) -> None:
    for boss in (0, attackers):
        t = dealt(attackers, boss=boss)
        for seat in range(attackers + 1):
            if seat != boss:
                assert len(zone(t, "hand", seat)) == 5 and len(zone(t, "deck", seat)) == 5


@pytest.mark.rule("SR-280")
def test_attackers_take_their_turns_one_by_one() -> None:
    t = dealt(3)
    end_turn(t)
    for seat, others in ((1, (0, 2, 3)), (2, (0, 1, 3)), (3, (0, 1, 2))):
        assert list(t.choices) == [seat]
        for other in others:
            assert refused(t, "end", other) == "SR-043"
        end_turn(t)
    assert list(t.choices) == [0]


@pytest.mark.rule("SR-290")
def test_the_boss_s_starting_authority_depends_on_the_number_of_attackers() -> None:
    assert [number(dealt(attackers), "authority", 0) for attackers in (2, 3, 4, 5)] == [50, 70, 70, 90]
    assert [number(dealt(attackers, boss=1), "authority", 1) for attackers in (2, 3, 4, 5)] == [50, 70, 70, 90]


@pytest.mark.rule("SR-291")
@pytest.mark.parametrize(("attackers", "hand"), [(2, 7), (3, 7), (4, 8), (5, 8)])
def test_the_boss_draws_the_standard_hand_and_attackers_draw_5(attackers: int, hand: int) -> None:
    t = dealt(attackers)
    for _ in range(2):
        for seat in range(attackers + 1):
            do(t, "end", seat=seat)
            assert len(zone(t, "hand", seat)) == (hand if seat == 0 else 5)


def boss_line(attackers: int) -> tuple[int, int]:
    """The Boss's starting authority and the size of the hand that the Boss draws."""
    t = dealt(attackers)
    authority = number(t, "authority", 0)
    end_turn(t)
    return authority, len(zone(t, "hand", 0))


@pytest.mark.rule("SR-292")
def test_against_2_attackers_the_boss_has_50_authority_and_a_hand_of_7() -> None:
    assert boss_line(2) == (50, 7)


@pytest.mark.rule("SR-293")
def test_against_3_attackers_the_boss_has_70_authority_and_a_hand_of_7() -> None:
    assert boss_line(3) == (70, 7)


@pytest.mark.rule("SR-294")
def test_against_4_attackers_the_boss_has_70_authority_and_a_hand_of_8() -> None:
    assert boss_line(4) == (70, 8)


@pytest.mark.rule("SR-295")
def test_against_5_attackers_the_boss_has_90_authority_and_a_hand_of_8() -> None:
    assert boss_line(5) == (90, 8)


@pytest.mark.rule("SR-297")
def test_example_the_boss_starts_with_5_cards_against_2_or_3_and_with_6_against_4_or_5() -> None:
    assert [len(zone(dealt(attackers), "hand", 0)) for attackers in (2, 3, 4, 5)] == [5, 5, 6, 6]


@pytest.mark.rule("SR-298")
@pytest.mark.parametrize("attackers", [2, 3, 4, 5])
def test_each_attacker_starts_with_50_authority(attackers: int) -> None:
    t = dealt(attackers)
    assert [number(t, "authority", seat) for seat in range(1, attackers + 1)] == [50] * attackers


@pytest.mark.rule("SR-299")
@pytest.mark.parametrize(("attackers", "hand"), [(3, 7), (4, 8), (5, 8)])
def test_eliminations_do_not_change_the_boss_s_numbers(attackers: int, hand: int) -> None:
    t = dealt(attackers)
    authority = number(t, "authority", 0)
    for victim in range(2, attackers + 1):
        t.choose(victim, "resign")
        while t.choices.get(victim):
            do(t, "decline", seat=victim)
        assert number(t, "authority", 0) == authority
        do(t, "end")
        assert len(zone(t, "hand", 0)) == hand
        for other in range(1, attackers + 1):
            if other in t.choices:
                do(t, "end", seat=other)
    assert not t.over and list(t.choices) == [0]


@pytest.mark.rule("SR-366")
def test_example_a_raid_with_3_attackers() -> None:
    t = dealt(3)
    assert number(t, "authority", 0) == 70 and len(zone(t, "hand", 0)) == 5
    do(t, "end")
    assert len(zone(t, "hand", 0)) == 7, "in the first turn"
    for seat in (1, 2, 3, 0):
        do(t, "end", seat=seat)
    assert len(zone(t, "hand", 0)) == 7, "in every later turn"
    do(t, "end", seat=1)
    t.choose(2, "resign")
    do(t, "decline", "decline", seat=2)
    assert number(t, "out", 2) == 1
    do(t, "end", seat=3)
    for seat in (0, 1, 3, 0):
        do(t, "end", seat=seat)
        assert len(zone(t, "hand", 0)) == 7, "also after an Attacker has been eliminated"


# Bases of the Boss


@pytest.mark.rule("SR-281")
def test_damage_on_the_boss_s_bases_is_reset_only_at_the_start_of_the_boss_s_turn() -> None:
    t = raid({"play": ["fleet_hq", "blob_world"]}, {"combat": 3}, {"hand": ["viper"]}, {}, active=1)
    do(t, "attack fleet_hq#1 2", "attack blob_world#1 1", "end", seat=1)
    assert damage(t) == {"fleet_hq#1": 2, "blob_world#1": 1}
    do(t, "play viper", "attack fleet_hq#1 1", "end", seat=2)
    assert damage(t) == {"fleet_hq#1": 3, "blob_world#1": 1}, "other Attackers' turns reset nothing"
    do(t, "end", seat=3)
    assert t.position()["active"] == 0 and damage(t) == {}, "the Boss's turn has begun"


@pytest.mark.rule("SR-281")
def test_damage_is_reset_only_on_the_boss_s_own_turn_in_any_seat() -> None:
    t = raid({"combat": 2}, {}, {"play": ["fleet_hq"]}, {}, active=0, options={"boss": 2})
    do(t, "attack fleet_hq#1 2", "end")
    assert damage(t) == {"fleet_hq#1": 2}
    do(t, "end", seat=1)
    assert t.position()["active"] == 2 and damage(t) == {}
    t = raid({}, {}, {"play": ["fleet_hq"]}, {"combat": 2}, active=3, options={"boss": 2})
    do(t, "attack fleet_hq#1 2", "end", seat=3)
    do(t, "end", seat=0)
    assert t.position()["active"] == 1 and damage(t) == {"fleet_hq#1": 2}, "seat 0 is no Boss here"


@pytest.mark.rule("SR-282")
def test_one_attacker_begins_an_attack_on_a_base_and_another_completes_it() -> None:
    t = raid({"play": ["fleet_hq"]}, {"combat": 3}, {"combat": 3}, {"combat": 2}, active=1)
    do(t, "attack fleet_hq#1 3", "end", seat=1)
    do(t, "attack fleet_hq#1 3", "end", seat=2)
    assert zone(t, "play", 0) == ["fleet_hq"]
    do(t, "attack fleet_hq#1 2", seat=3)
    assert zone(t, "play", 0) == [] and zone(t, "discard", 0) == ["fleet_hq"] and number(t, "combat", 3) == 0


@pytest.mark.rule("SR-283")
def test_example_two_attackers_destroy_brain_world_in_two_turns() -> None:
    t = raid({"play": ["brain_world"]}, {"combat": 4}, {"hand": ["ram"]}, active=1)
    do(t, "attack brain_world#1 4", seat=1)
    assert number(t, "combat", 1) == 0 and zone(t, "play", 0) == ["brain_world"]
    assert refused(t, "attack seat#0 1", 1) == "SR-053"
    do(t, "end", seat=1)
    do(t, "play ram", seat=2)
    assert refused(t, "attack seat#0 1", 2) == "SR-053"
    do(t, "attack brain_world#1 2", seat=2)
    assert zone(t, "play", 0) == [] and zone(t, "discard", 0) == ["brain_world"]
    do(t, "attack seat#0 3", seat=2)
    assert number(t, "authority", 0) == 47 and number(t, "combat", 2) == 0


@pytest.mark.rule("SR-283")
def test_example_after_the_boss_s_turn_all_6_are_needed_again() -> None:
    t = raid({"play": ["brain_world"]}, {}, {"combat": 4}, active=2)
    do(t, "attack brain_world#1 4", "end", seat=2)
    do(t, "end")
    t = kantyna.Table.from_position({**t.position(), "seats": with_combat(t, 1, 7)})
    assert refused(t, "attack brain_world#1 7", 1) == "SR-304"
    two = do(t.copy(), "attack brain_world#1 2", seat=1)
    assert zone(two, "play", 0) == ["brain_world"]
    five = do(t.copy(), "attack brain_world#1 5", seat=1)
    assert zone(five, "play", 0) == ["brain_world"]
    do(t, "attack brain_world#1 6", seat=1)
    assert zone(t, "play", 0) == [] and number(t, "combat", 1) == 1


def with_combat(t: kantyna.Table, seat: int, n: int) -> list[dict[str, Any]]:
    """The seats of the position, with that combat in that seat's pool."""
    seats: list[dict[str, Any]] = position_of(t)["seats"]
    seats[seat]["combat"] = n
    return seats


@pytest.mark.rule("SR-303")
def test_all_outposts_of_the_boss_must_be_gone_before_the_boss_or_other_bases_can_be_attacked() -> None:
    boss = {"play": ["war_world", "mech_world", "blob_wheel"]}
    t = raid(boss, {"combat": 4, "hand": ["missile_mech"]}, {"combat": 12}, active=1)
    assert attacks(t, 1) == {"war_world#1", "mech_world#1"}
    targeting = do(t.copy(), "play missile_mech", seat=1)
    assert options(targeting, 1, "destroy") == {"war_world#1", "mech_world#1"}
    do(t, "attack war_world#1 4", "play missile_mech", seat=1)
    assert options(t, 1, "destroy") == {"mech_world#1"}, "one outpost still stands"
    do(t, "decline", seat=1)
    assert refused(t, "attack seat#0 1", 1) == "SR-053" and refused(t, "attack blob_wheel#1 1", 1) == "SR-054"
    do(t, "end", seat=1)
    assert attacks(t, 2) == {"mech_world#1"}, "for any Attacker"
    do(t, "attack mech_world#1 5", seat=2)
    assert attacks(t, 2) == {"mech_world#1"}, "a damaged outpost protects like a whole one"
    do(t, "attack mech_world#1 1", seat=2)
    assert attacks(t, 2) == {"blob_wheel#1", "seat#0"}
    do(t, "attack blob_wheel#1 5", "attack seat#0 1", seat=2)
    assert number(t, "authority", 0) == 49 and zone(t, "play", 0) == []


@pytest.mark.rule("SR-304")
def test_an_attacker_may_spend_from_1_up_to_the_remaining_defense_on_a_base() -> None:
    t = raid({"play": ["blob_wheel"]}, {"combat": 9}, {}, active=1)
    assert options(t, 1, "attack") == {f"blob_wheel#1 {n}" for n in range(1, 6)} | {f"seat#0 {n}" for n in range(1, 10)}
    assert refused(t, "attack blob_wheel#1 0", 1) == "SR-304"
    assert refused(t, "attack blob_wheel#1 6", 1) == "SR-304"
    for n in range(1, 6):
        part = do(t.copy(), f"attack blob_wheel#1 {n}", seat=1)
        assert number(part, "combat", 1) == 9 - n and number(part, "authority", 0) == 50
        assert zone(part, "play", 0) == ([] if n == 5 else ["blob_wheel"])
    do(t, "attack blob_wheel#1 3", seat=1)
    assert {key for key in options(t, 1, "attack") if "wheel" in key} == {"blob_wheel#1 1", "blob_wheel#1 2"}
    assert refused(t, "attack blob_wheel#1 3", 1) == "SR-304", "only 2 of its defense remain"
    do(t, "attack blob_wheel#1 1", "attack blob_wheel#1 1", seat=1)
    assert zone(t, "discard", 0) == ["blob_wheel"] and number(t, "combat", 1) == 4


@pytest.mark.rule("SR-304")
def test_only_available_combat_can_be_spent_on_a_base() -> None:
    t = raid({"play": ["blob_wheel"]}, {"combat": 2}, {}, active=1)
    assert refused(t, "attack blob_wheel#1 3", 1) == "SR-304" and can(t, "attack blob_wheel#1 2", 1)


@pytest.mark.rule("SR-305")
def test_damage_is_kept_per_base() -> None:
    t = raid({"play": ["blob_wheel#1", "blob_wheel#2"]}, {"combat": 4}, {"combat": 6}, active=1)
    do(t, "attack blob_wheel#1 3", "attack blob_wheel#2 1", "end", seat=1)
    assert damage(t) == {"blob_wheel#1": 3, "blob_wheel#2": 1}
    assert not can(t, "attack blob_wheel#1 3", 2) and can(t, "attack blob_wheel#2 4", 2)
    do(t, "attack blob_wheel#1 2", seat=2)
    assert zone(t, "play", 0) == ["blob_wheel"] and damage(t) == {"blob_wheel#2": 1}


@pytest.mark.rule("SR-305")
@pytest.mark.parametrize("way", ["by combat", "by an ability"])
def test_damage_vanishes_when_the_base_leaves_play(way: str) -> None:
    t = raid({"play": ["fleet_hq"]}, {"combat": 5}, {"combat": 3, "hand": ["missile_mech"]}, active=1)
    do(t, "attack fleet_hq#1 5", "end", seat=1)
    if way == "by combat":
        do(t, "attack fleet_hq#1 3", seat=2)
    else:
        do(t, "play missile_mech", "destroy fleet_hq", seat=2)
    assert zone(t, "discard", 0) == ["fleet_hq"] and damage(t) == {}
    do(t, "end", seat=2)
    do(t, "end")
    do(t, "end", seat=1)
    do(t, "end", seat=2)
    do(t, "play fleet_hq", "end")
    t = kantyna.Table.from_position({**t.position(), "seats": with_combat(t, 1, 8)})
    do(t, "attack fleet_hq#1 7", seat=1)
    assert zone(t, "play", 0) == ["fleet_hq"], "it came back whole"
    do(t, "attack fleet_hq#1 1", seat=1)
    assert zone(t, "play", 0) == []


@pytest.mark.rule("SR-305")
def test_damage_vanishes_when_the_base_is_scrapped() -> None:
    position = {"marks": {"damage": {"blob_wheel#1": 2}}}
    t = raid({"play": ["blob_wheel#1"]}, {}, {}, active=0, **position)
    assert damage(t) == {"blob_wheel#1": 2}
    do(t, "scrap blob_wheel#1")
    assert zone(t, "scrap_heap") == ["blob_wheel"] and damage(t) == {}


@pytest.mark.rule("SR-306")
def test_bases_of_attackers_must_be_destroyed_in_one_go_by_paying_the_full_defense() -> None:
    t = raid({"combat": 9, "hand": ["viper"]}, {"play": ["blob_wheel"]}, {"play": ["fleet_hq"]})
    assert {key for key in keys(t) if "wheel" in key or "fleet" in key} == {"attack blob_wheel#1", "attack fleet_hq#1"}
    for n in (1, 4, 5):
        assert refused(t, f"attack blob_wheel#1 {n}") == "SR-129"
    do(t, "attack blob_wheel#1")
    assert number(t, "combat") == 4 and zone(t, "discard", 1) == ["blob_wheel"] and damage(t) == {}
    assert refused(t, "attack fleet_hq#1") == "SR-129", "4 are not enough, and nothing can be begun"
    assert refused(t, "attack fleet_hq#1 4") == "SR-129"
    do(t, "end")
    assert damage(t) == {} and zone(t, "play", 2) == ["fleet_hq"]


# Who may be attacked


@pytest.mark.rule("SR-300")
def test_the_boss_may_attack_any_combination_of_attackers_and_their_bases() -> None:
    sides = [{"play": ["blob_wheel#1"]}, {"play": ["blob_wheel#2"]}, {"play": ["the_hive"]}]
    t = raid({"combat": 20, "hand": ["missile_mech"]}, *sides)
    assert attacks(t) == {"seat#1", "seat#2", "seat#3", "blob_wheel#1", "blob_wheel#2", "the_hive#1"}
    do(t, "attack seat#1 2", "attack blob_wheel#2", "attack seat#3 3", "attack seat#2 1", "play missile_mech")
    assert options(t, 0, "destroy") == {"blob_wheel#1", "the_hive#1"}
    do(t, "destroy the_hive", "attack blob_wheel#1", "attack seat#1 1")
    assert [number(t, "authority", seat) for seat in (1, 2, 3)] == [47, 49, 47]
    assert all([zone(t, "play", seat) == [] for seat in (1, 2, 3)])


@pytest.mark.rule("SR-301")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_attackers_may_attack_only_the_boss_and_the_boss_s_bases(seat: int) -> None:
    names = ["blob_wheel#1", "blob_wheel#2", "blob_wheel#3", "the_hive#1"]
    sides: list[dict[str, Any]] = [{"play": [name]} for name in names]
    sides[seat].update(combat=20, hand=["missile_mech"])
    t = raid(*sides, active=seat)
    assert attacks(t, seat) == {"seat#0", "blob_wheel#1"}
    for other in (1, 2, 3):
        assert refused(t, f"attack seat#{other} 1", seat) == "SR-301"
        assert refused(t, f"attack {names[other]}", seat) == "SR-301"
        assert refused(t, f"attack {names[other]} 1", seat) == "SR-301"
    do(t, "play missile_mech", seat=seat)
    assert options(t, seat, "destroy") == {"blob_wheel#1"}
    for other in (1, 2, 3):
        assert refused(t, f"destroy {names[other]}", seat) == "SR-131"


@pytest.mark.rule("SR-302")
def test_an_attackers_outposts_protect_only_that_attacker_and_that_attackers_bases() -> None:
    sides = [{"play": ["war_world", "blob_wheel#1"]}, {"play": ["blob_wheel#2"]}, {}]
    t = raid({"combat": 20, "hand": ["missile_mech"]}, *sides)
    assert attacks(t) == {"war_world#1", "blob_wheel#2", "seat#2", "seat#3"}
    assert refused(t, "attack seat#1 1") == "SR-053" and refused(t, "attack blob_wheel#1") == "SR-054"
    targeting = do(t.copy(), "play missile_mech")
    assert options(targeting, 0, "destroy") == {"war_world#1", "blob_wheel#2"}
    do(t, "attack seat#2 1", "attack blob_wheel#2", "attack war_world", "attack blob_wheel#1", "attack seat#1 5")
    assert number(t, "authority", 1) == 45 and number(t, "authority", 2) == 49


@pytest.mark.rule("SR-307")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_discard_ability_of_an_attacker_chooses_the_boss(seat: int) -> None:
    sides: list[dict[str, Any]] = [{"hand": ["scout", "scout"]} for _ in range(4)]
    sides[seat] = {"hand": ["imperial_fighter"]}
    t = do(raid(*sides, active=seat), "play imperial_fighter", seat=seat)
    assert list(t.choices) == [0]
    do(t, "discard scout")
    assert [other for other in range(4) if zone(t, "discard", other)] == [0]


@pytest.mark.rule("SR-307")
def test_a_discard_ability_of_the_boss_chooses_any_one_living_attacker() -> None:
    held = {"hand": ["scout", "scout"]}
    for chosen in (1, 2, 3):
        t = do(raid({"hand": ["imperial_fighter"]}, held, held, held), "play imperial_fighter")
        assert keys(t) == ["target seat#1", "target seat#2", "target seat#3"]
        do(t, f"target seat#{chosen}")
        assert list(t.choices) == [chosen]
        do(t, "discard scout", seat=chosen)
        assert [other for other in range(4) if zone(t, "discard", other)] == [chosen]
    t = do(raid({"hand": ["imperial_fighter"]}, held, OUT, held), "play imperial_fighter")
    assert keys(t) == ["target seat#1", "target seat#3"] and refused(t, "target seat#2") == "SR-172"


# Attackers


@pytest.mark.rule("SR-284")
@pytest.mark.parametrize("boss", [0, 2])
def test_attackers_see_each_others_hands_and_nobody_else_does(boss: int) -> None:
    t = dealt(3, boss=boss)
    for _ in range(3):
        hands = [seat["hand"] for seat in t.position()["seats"]]
        for viewer in (None, 0, 1, 2, 3):
            for seat in range(4):
                shown = t.view(viewer)["seats"][seat]["hand"]
                open_to_viewer = viewer == seat or (viewer is not None and boss not in (viewer, seat))
                assert shown == (hands[seat] if open_to_viewer else [None] * len(hands[seat])), (viewer, seat)
        end_turn(t)


@pytest.mark.rule("SR-286")
def test_each_attacker_has_a_trade_pool_and_a_combat_pool_of_their_own() -> None:
    sides: list[dict[str, Any]] = [
        {"hand": ["scout", "viper"]},
        {"trade": 7, "combat": 7},
        {"hand": ["scout", "scout"]},
    ]
    t = raid({}, *sides, active=1, row=["mothership#1", "cutter#1"])
    do(t, "play scout", "play viper", seat=1)
    assert [number(t, "trade", seat) for seat in range(4)] == [0, 1, 7, 0]
    assert [number(t, "combat", seat) for seat in range(4)] == [0, 1, 7, 0]
    assert refused(t, "buy cutter#1", 1) == "SR-114" and refused(t, "attack seat#0 2", 1) == "SR-128"
    do(t, "attack seat#0 1", "end", seat=1)
    assert (number(t, "trade", 1), number(t, "combat", 1)) == (0, 0)
    assert (number(t, "trade", 2), number(t, "combat", 2)) == (7, 7)
    do(t, "buy mothership#1", seat=2)
    assert number(t, "trade", 2) == 0 and zone(t, "discard", 2) == ["mothership"]


@pytest.mark.rule("SR-287")
def test_each_attacker_decides_alone_about_playing_buying_using_abilities_and_attacking() -> None:
    mine = {"hand": ["scout#1"], "play": ["blob_wheel#1", "ram#1"], "trade": 2, "combat": 2}
    t = raid({}, mine, {"hand": ["viper#1"], "trade": 3, "combat": 3}, {}, active=1, row=["cutter#1"])
    own = ["play scout#1", "use blob_wheel#1", "ally ram#1", "scrap ram#1", "buy cutter#1", "attack seat#0 2", "end"]
    for key in own:
        for other in (2, 3):
            assert refused(t, key, other) == "SR-043", "no Attacker decides for another"
        after = do(t.copy(), key, seat=1)
        assert list(after.choices) == [2 if key == "end" else 1], "done at once, nobody is asked to agree"


@pytest.mark.rule("SR-288")
@pytest.mark.parametrize("attackers", [2, 3, 4, 5])
def test_a_defeated_attacker_may_give_one_card_to_each_teammate(attackers: int) -> None:
    pile = ["ram#1", "cutter#1", "corvette#1", "trade_pod#1", "scout#1", "viper#1"]
    sides: list[dict[str, Any]] = [{} for _ in range(attackers - 1)]
    t = raid({"combat": 3}, {"authority": 2, "deck": pile}, *sides)
    do(t, "attack seat#1 2")
    for given in range(attackers - 1):
        assert list(t.choices) == [1] and number(t, "out", 1) == 1
        do(t, f"leave {pile[given]}", seat=1)
        assert [zone(t, "discard", seat) for seat in range(2, attackers + 1)] == [
            [pile[i].partition("#")[0]] if i <= given else [] for i in range(attackers - 1)
        ]
    assert list(t.choices) == [0] and zone(t, "discard", 0) == [], "one per teammate, none for the Boss"
    assert sorted(t.position()["seats"][1]["gone"]) == sorted(pile[attackers - 1 :])
    do(t, "end")
    do(t, "end", seat=2)
    assert zone(t, "hand", 2) == ["ram"], "the teammate draws it with their own cards"


@pytest.mark.rule("SR-288")
def test_an_attacker_who_resigns_may_give_cards_as_well() -> None:
    t = raid({}, {"hand": ["ram#1", "cutter#1", "scout#1"]}, {}, {}, active=1)
    t.choose(1, "resign")
    do(t, "leave ram#1", "leave cutter#1", seat=1)
    assert zone(t, "discard", 2) == ["ram"] and zone(t, "discard", 3) == ["cutter"] and zone(t, "gone", 1) == ["scout"]
    assert list(t.choices) == [2]


@pytest.mark.rule("SR-308")
def test_the_card_may_come_from_deck_hand_discard_pile_or_play() -> None:
    mine = {
        "authority": 1,
        "hand": ["ram#1", "scout#1"],
        "deck": ["cutter#1", "viper#1"],
        "discard": ["corvette#1"],
        "play": ["blob_wheel#1"],
    }
    cards = {"ram#1", "scout#1", "cutter#1", "viper#1", "corvette#1", "blob_wheel#1"}
    for card in sorted(cards):
        t = do(raid({"combat": 1, "discard": ["mothership"]}, mine, {"hand": ["trade_pod"]}), "attack seat#1 1")
        assert options(t, 1, "leave") == cards
        do(t, f"leave {card}", seat=1)
        assert t.position()["seats"][2]["discard"] == [card]
        assert sorted(t.position()["seats"][1]["gone"]) == sorted(cards - {card})


@pytest.mark.rule("SR-309")
def test_each_remaining_attacker_gets_at_most_one_card_and_each_a_different_one() -> None:
    t = raid({"combat": 1}, {"authority": 1, "hand": ["ram#1", "cutter#1", "scout#1"]}, {}, OUT, {})
    do(t, "attack seat#1 1", seat=0)
    assert options(t, 1, "leave") == {"ram#1", "cutter#1", "scout#1"}
    do(t, "leave cutter#1", seat=1)
    assert options(t, 1, "leave") == {"ram#1", "scout#1"} and refused(t, "leave cutter#1", 1) == "SR-308"
    do(t, "leave ram#1", seat=1)
    assert zone(t, "discard", 2) == ["cutter"] and zone(t, "discard", 4) == ["ram"]
    assert zone(t, "discard", 3) == [] and zone(t, "gone", 3) == [], "a defeated fellow gets none"
    assert list(t.choices) == [0]


@pytest.mark.rule("SR-309")
def test_each_hand_over_may_be_declined_by_the_giver() -> None:
    start = raid({"combat": 1}, {"authority": 1, "hand": ["ram#1", "cutter#1"]}, {}, {})
    do(start, "attack seat#1 1")
    expected = {
        ("decline", "leave ram#1"): ([], ["ram"], ["cutter"]),
        ("leave ram#1", "decline"): (["ram"], [], ["cutter"]),
        ("decline", "decline"): ([], [], ["cutter", "ram"]),
    }
    for way, (second, third, gone) in expected.items():
        t = do(start.copy(), *way, seat=1)
        assert zone(t, "discard", 2) == second and zone(t, "discard", 3) == third and list(t.choices) == [0]
        assert sorted(zone(t, "gone", 1)) == gone


@pytest.mark.rule("SR-309")
def test_resigning_during_the_hand_over_does_not_restart_it() -> None:
    t = raid({"combat": 1}, {"authority": 1, "hand": ["ram#1", "cutter#1", "scout#1"]}, {}, {})
    do(t, "attack seat#1 1")
    do(t, "leave ram#1", seat=1)
    with contextlib.suppress(kantyna.IllegalChoice):
        t.choose(1, "resign")
    while t.choices.get(1):
        do(t, keys(t, 1)[0], seat=1)
    assert zone(t, "discard", 2) == ["ram"] and len(zone(t, "discard", 3)) <= 1


@pytest.mark.rule("SR-309")
def test_an_attacker_who_resigns_during_the_hand_over_gets_no_card() -> None:
    t = raid({"combat": 1}, {"authority": 1, "hand": ["ram#1", "cutter#1", "scout#1"]}, {}, {})
    do(t, "attack seat#1 1")
    t.choose(2, "resign")
    do(t, "leave ram#1", seat=1)
    assert zone(t, "discard", 2) == [] and zone(t, "discard", 3) == ["ram"], "seat 2 is not living any more"


@pytest.mark.rule("SR-310")
def test_the_hand_over_comes_before_the_cards_leave_the_game() -> None:
    mine = {"authority": 1, "hand": ["ram#1"], "discard": ["cutter#1"], "play": ["blob_wheel#1"]}
    t = do(raid({"combat": 1}, mine, {}, {}), "attack seat#1 1")
    for fellow in (2, 3):
        assert zone(t, "gone", 1) == [] and zone(t, "play", 1) == ["blob_wheel"], "before each hand-over"
        do(t, "leave cutter#1" if fellow == 2 else "leave ram#1", seat=1)
    assert zone(t, "gone", 1) == ["blob_wheel"] and zone(t, "discard", 2) == ["cutter"]
    assert zone(t, "hand", 1) == zone(t, "deck", 1) == zone(t, "discard", 1) == zone(t, "play", 1) == []


@pytest.mark.rule("SR-311")
def test_attackers_combine_neither_trade_nor_combat() -> None:
    rich = {"trade": 7, "combat": 7}
    t = raid({"play": ["blob_wheel"]}, {"trade": 3, "combat": 3}, rich, rich, active=1, row=ROW)
    for key in ("pledge mothership#1 3 seat#2", "pledge blob_wheel#1 3", "buy-together mothership#1", "withdraw"):
        assert refused(t, key, 1) == "SR-311", key
    assert refused(t, "attack-together blob_wheel#1", 1) == "SR-311"
    assert not [key for key in keys(t, 1) if key.startswith(("pledge", "buy-together", "attack-together", "withdraw"))]
    assert refused(t, "buy mothership#1", 1) == "SR-114" and refused(t, "attack seat#0 4", 1) == "SR-128"


@pytest.mark.rule("SR-311")
@pytest.mark.parametrize("helper", ["blob_wheel", "mech_world"])
def test_attackers_do_not_enable_each_others_ally_abilities(helper: str) -> None:
    t = raid({}, {"play": ["ram"]}, {"play": [helper]}, {"play": ["the_hive"]}, active=1)
    assert refused(t, "ally ram#1", 1) == "SR-079" and not can(t, "ally ram", 1)
    assert can(raid({}, {"play": ["ram", helper]}, {}, active=1), "ally ram", 1), "one's own cards are"


# The end


@pytest.mark.rule("SR-289")
@pytest.mark.parametrize("attackers", [2, 3, 4, 5])
def test_if_all_attackers_are_defeated_the_boss_wins(attackers: int) -> None:
    sides: list[dict[str, Any]] = [{"authority": 1} for _ in range(attackers)]
    t = raid({"combat": attackers}, *sides)
    for seat in range(1, attackers + 1):
        assert not t.over
        do(t, f"attack seat#{seat} 1")
    assert t.over and list(t.winners) == [0]


@pytest.mark.rule("SR-296")
@pytest.mark.parametrize("spent", [4, 6])
def test_when_the_boss_s_authority_falls_to_zero_the_attackers_win(spent: int) -> None:
    t = raid({"authority": 4}, {"combat": 9}, {}, {}, active=1)
    short = do(t.copy(), "attack seat#0 3", seat=1)
    assert not short.over and number(short, "authority", 0) == 1
    do(t, f"attack seat#0 {spent}", seat=1)
    assert t.over and sorted(t.winners) == [1, 2, 3]


@pytest.mark.rule("SR-312")
def test_attackers_win_together_including_eliminated_ones() -> None:
    t = raid({"authority": 4}, OUT, {"combat": 4}, OUT, active=2)
    do(t, "attack seat#0 4", seat=2)
    assert t.over and sorted(t.winners) == [1, 2, 3]
    t = raid({"combat": 4}, OUT, {"authority": 5}, {"authority": 4}, active=2, options={"boss": 3})
    t.choose(3, "resign")
    assert t.over and sorted(t.winners) == [0, 1, 2]


def seen_hands(t: kantyna.Table, viewer: int | None) -> set[int]:
    """The seats whose hands that viewer sees."""
    shown = t.view(viewer)["seats"]
    return {seat for seat in range(t.seat_count) if None not in shown[seat]["hand"]}


@pytest.mark.rule("SR-313")
@pytest.mark.parametrize(("format", "seats"), [("hydra-2", 4), ("hydra-3", 6), ("emperor", 6)])
def test_in_hydra_and_emperor_teammates_hands_are_hidden_unless_the_option_opens_them(format: str, seats: int) -> None:
    hidden = kantyna.Table("star-realms", format=format, seats=seats, seed=1)
    shown = kantyna.Table("star-realms", format=format, seats=seats, seed=1, options={"open_team_hands": True})
    half = seats // 2
    for viewer in range(seats):
        assert seen_hands(hidden, viewer) == {viewer}
        assert seen_hands(shown, viewer) == set(range(half) if viewer < half else range(half, seats))
    assert seen_hands(hidden, None) == set() and seen_hands(shown, None) == set()


@pytest.mark.rule("SR-313")
def test_looking_at_hands_is_a_right_of_raid_attackers_only() -> None:
    t = dealt(3)
    assert [seen_hands(t, viewer) for viewer in range(4)] == [{0}, {1, 2, 3}, {1, 2, 3}, {1, 2, 3}]
    for format in ("free-for-all", "hunter"):
        t = kantyna.Table("star-realms", format=format, seats=4, seed=1)
        assert [seen_hands(t, viewer) for viewer in range(4)] == [{0}, {1}, {2}, {3}]
