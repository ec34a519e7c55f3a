"""Star Realms, chapter 21, the Raid: set-up and the Boss's bases.

SR-285 (Attackers may agree on strategy) is about what players say to each other, so it has no test.
"""

from __future__ import annotations

from typing import Any

import pytest
from raid_situations import attacks, dealt, options, raid

import kantyna
from loose import position_of
from situations import can, do, end_turn, keys, number, refused, zone

BOSS_TABLE = {2: (50, 7), 3: (70, 7), 4: (70, 8), 5: (90, 8)}
"""By number of Attackers: the Boss's authority and standard hand, as printed."""


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
