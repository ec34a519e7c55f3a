"""Star Realms, chapter 20, Emperor: set-up and who may be attacked."""

from __future__ import annotations

from typing import Any

import pytest
from emperor_situations import TEAMS, attacks, emperor, options, turns

import kantyna
from situations import do, keys, number, refused, zone

EMPERORS = (1, 4)

OPPOSITE = {0: 5, 2: 3, 3: 2, 5: 0}

DIAGONAL = {0: 3, 2: 5, 3: 0, 5: 2}
"""Who sits opposite each Admiral."""

ENEMY_EMPEROR = {0: 4, 2: 4, 3: 1, 5: 1}


def dealt(seed: int = 1) -> kantyna.Table:
    return kantyna.Table("star-realms", format="emperor", seats=6, seed=seed)


def dealt_to(first: int) -> kantyna.Table:
    """A dealt table at which that seat begins."""
    for seed in range(40):
        t = dealt(seed)
        if t.position()["active"] == first:
            return t
    raise AssertionError(f"seat {first} never begins")


def bases() -> dict[int, dict[str, Any]]:
    """Every seat has a base of its own, none of them an outpost, and a card in hand."""
    names = ["blob_wheel#1", "blob_wheel#2", "blob_wheel#3", "barter_world#1", "barter_world#2", "the_hive#1"]
    return {seat: {"play": [names[seat]], "hand": [f"scout#{seat + 1}"]} for seat in range(6)}


def with_base(seat: int) -> str:
    label: str = bases()[seat]["play"][0]
    return label


# Setup


@pytest.mark.rule("SR-242")
def test_six_players_form_two_teams_of_three() -> None:
    t = dealt()
    assert t.seat_count == 6 and t.view(None)["teams"] == [[0, 1, 2], [3, 4, 5]]
    for seats in (2, 3, 4, 5, 7):
        with pytest.raises(kantyna.KantynaError):
            kantyna.Table("star-realms", format="emperor", seats=seats, seed=1)
    for team, others in (TEAMS, TEAMS[::-1]):
        t = emperor({team[1]: {"combat": 1}}, active=team[1])
        assert attacks(t, team[1]) == {f"seat#{seat}" for seat in others}, "even the Emperor has just three opponents"


@pytest.mark.rule("SR-243")
def test_each_team_has_one_emperor_and_two_admirals() -> None:
    roles = dealt().view(None)["roles"]
    for team in TEAMS:
        assert sorted([roles[seat] for seat in team]) == ["admiral", "admiral", "emperor"]


@pytest.mark.rule("SR-244")
@pytest.mark.rule("SR-256")
def test_the_emperors_sit_in_the_middle_opposite_each_other_between_their_admirals() -> None:
    roles = dealt().view(None)["roles"]
    for team in TEAMS:
        assert [roles[seat] for seat in team] == ["admiral", "emperor", "admiral"]
    left, right = [seat for seat, role in enumerate(roles) if role == "emperor"]
    assert right - left == 3, "opposite each other at a table of six"


@pytest.mark.rule("SR-245")
@pytest.mark.parametrize("seat", OPPOSITE)
def test_an_admiral_starts_with_50_authority(seat: int) -> None:
    for seed in range(3):
        assert number(dealt(seed), "authority", seat) == 50


@pytest.mark.rule("SR-246")
@pytest.mark.parametrize("seat", EMPERORS)
def test_an_emperor_starts_with_60_authority(seat: int) -> None:
    for seed in range(3):
        assert number(dealt(seed), "authority", seat) == 60


@pytest.mark.rule("SR-247")
@pytest.mark.parametrize(("first", "team"), [(0, TEAMS[0]), (3, TEAMS[1])])
def test_every_member_of_the_team_that_goes_first_starts_with_3_cards(first: int, team: list[int]) -> None:
    t = dealt_to(first)
    for seat in team:
        assert len(zone(t, "hand", seat)) == 3 and len(zone(t, "deck", seat)) == 7


@pytest.mark.rule("SR-248")
@pytest.mark.parametrize(("first", "team"), [(0, TEAMS[1]), (3, TEAMS[0])])
def test_every_member_of_the_team_that_goes_second_starts_with_5_cards(first: int, team: list[int]) -> None:
    t = dealt_to(first)
    for seat in team:
        assert len(zone(t, "hand", seat)) == 5 and len(zone(t, "deck", seat)) == 5


@pytest.mark.rule("SR-249")
def test_play_begins_with_player_1_and_goes_clockwise() -> None:
    assert turns(dealt_to(0), 8) == [0, 1, 2, 3, 4, 5, 0, 1]
    assert turns(dealt_to(3), 8) == [3, 4, 5, 0, 1, 2, 3, 4]


@pytest.mark.rule("SR-257")
def test_player_1_is_the_first_seat_of_team_a_so_all_of_team_a_come_before_team_b() -> None:
    seen: set[int] = set()
    for seed in range(30):
        t = dealt(seed)
        team_a, team_b = TEAMS if len(zone(t, "hand", 0)) == 3 else TEAMS[::-1]
        order = turns(t, 6)
        assert order == [*team_a, *team_b]
        seen.add(order[0])
    assert seen == {0, 3}


@pytest.mark.rule("SR-258")
def test_team_a_is_random_and_the_emperor_is_the_player_in_the_middle_seat() -> None:
    firsts = [dealt(seed).position()["active"] for seed in range(60)]
    assert set(firsts) == {0, 3} and 15 <= firsts.count(0) <= 45
    for first in (0, 3):
        t = dealt_to(first)
        assert [seat for seat, role in enumerate(t.view(None)["roles"]) if role == "emperor"] == [1, 4]
        assert [number(t, "authority", seat) for seat in range(6)] == [50, 60, 50, 50, 60, 50]


# Who may be attacked


@pytest.mark.rule("SR-250")
@pytest.mark.rule("SR-256")
@pytest.mark.parametrize("admiral", OPPOSITE)
def test_an_admiral_may_attack_only_the_opposite_admiral_and_that_admirals_bases(admiral: int) -> None:
    opposite = OPPOSITE[admiral]
    sides = bases()
    sides[admiral].update(combat=20, hand=["missile_mech"])
    t = emperor(sides, active=admiral)
    assert attacks(t, admiral) == {f"seat#{opposite}", with_base(opposite)}
    diagonal = DIAGONAL[admiral]
    mates = [seat for seat in range(6) if seat // 3 == admiral // 3]
    for other in range(6):
        if other != opposite:
            line = "SR-260" if other == diagonal else "SR-250"
            assert refused(t, f"attack seat#{other} 1", admiral) == line, other
            assert refused(t, f"attack {with_base(other)}", admiral) == line, other
    do(t, "play missile_mech", seat=admiral)
    assert options(t, admiral, "destroy") == {with_base(opposite)}
    for other in range(6):
        if other != opposite:
            line = "SR-131" if other in mates else "SR-260" if other == diagonal else "SR-250"
            assert refused(t, f"destroy {with_base(other)}", admiral) == line, other
    do(t, f"destroy {with_base(opposite)}", f"attack seat#{opposite} 20", seat=admiral)
    assert number(t, "authority", opposite) == 30 and zone(t, "play", opposite) == []


@pytest.mark.rule("SR-251")
@pytest.mark.parametrize("admiral", OPPOSITE)
def test_without_the_opposite_admiral_an_admiral_may_attack_the_enemy_emperor_and_the_emperors_bases(
    admiral: int,
) -> None:
    opposite, target = OPPOSITE[admiral], ENEMY_EMPEROR[admiral]
    sides = bases()
    sides[admiral].update(combat=20, hand=["missile_mech", "imperial_fighter"])
    standing = emperor(sides, active=admiral)
    assert not attacks(standing, admiral) & {f"seat#{target}", with_base(target)}
    sides[opposite] = {"authority": 0, "out": 1}
    t = emperor(sides, active=admiral)
    assert attacks(t, admiral) == {f"seat#{target}", with_base(target)}
    do(t, "play missile_mech", seat=admiral)
    assert options(t, admiral, "destroy") == {with_base(target)}
    do(t, f"destroy {with_base(target)}", "play imperial_fighter", seat=admiral)
    do(t, "discard scout", seat=target)
    do(t, f"attack seat#{target} 20", seat=admiral)
    assert number(t, "authority", target) == 40
    assert zone(t, "play", target) == [] and zone(t, "hand", target) == []


@pytest.mark.rule("SR-252")
@pytest.mark.parametrize(("ruler", "own", "enemies"), [(1, *TEAMS), (4, *TEAMS[::-1])])
def test_an_emperor_may_attack_any_opponent_and_any_opponents_base(
    ruler: int, own: list[int], enemies: list[int]
) -> None:
    sides = bases()
    sides[ruler].update(combat=20, hand=["missile_mech"])
    t = emperor(sides, active=ruler)
    open_to_all = {with_base(seat) for seat in enemies}
    assert attacks(t, ruler) == {f"seat#{seat}" for seat in enemies} | open_to_all
    targeting = do(t.copy(), "play missile_mech", seat=ruler)
    assert options(targeting, ruler, "destroy") == open_to_all
    for mate in own:
        assert refused(t, f"attack seat#{mate} 1", ruler) == "SR-252"
        assert refused(t, f"attack {with_base(mate)}", ruler) == "SR-252"
    for seat in enemies:
        do(t, f"attack {with_base(seat)}", f"attack seat#{seat} 1", seat=ruler)
    assert all([zone(t, "play", seat) == [] for seat in enemies])
    assert [number(t, "authority", seat) for seat in enemies] == [49, 59, 49]


@pytest.mark.rule("SR-260")
@pytest.mark.parametrize(("admiral", "diagonal"), DIAGONAL.items())
def test_an_admiral_may_never_attack_the_diagonal_admiral(admiral: int, diagonal: int) -> None:
    sides = bases()
    sides[admiral].update(combat=20, hand=["missile_mech"])
    for _ in range(2):
        t = emperor(sides, active=admiral)
        assert refused(t, f"attack seat#{diagonal} 1", admiral) == "SR-260"
        assert refused(t, f"attack {with_base(diagonal)}", admiral) == "SR-260"
        do(t, "play missile_mech", seat=admiral)
        assert refused(t, f"destroy {with_base(diagonal)}", admiral) == "SR-260"
        sides[OPPOSITE[admiral]] = {"authority": -1, "out": 1}


@pytest.mark.rule("SR-261")
def test_the_rest_of_the_combat_may_be_spent_on_the_emperor_at_once() -> None:
    t = emperor({0: {"combat": 9}, 4: {"play": ["blob_wheel"]}, 5: {"authority": 2}})
    assert attacks(t) == {"seat#5"}
    do(t, "attack seat#5 2", "attack blob_wheel", "attack seat#4 2")
    assert number(t, "authority", 4) == 58 and number(t, "combat") == 0 and zone(t, "discard", 4) == ["blob_wheel"]


@pytest.mark.rule("SR-261")
def test_the_emperor_may_be_attacked_even_if_ones_own_emperor_defeated_the_opposite_admiral() -> None:
    t = emperor({1: {"combat": 3}, 3: {"authority": 3}, 2: {"hand": ["viper"]}}, active=1)
    do(t, "attack seat#3 3", "end", seat=1)
    do(t, "play viper", seat=2)
    assert attacks(t, 2) == {"seat#4"}
    do(t, "attack seat#4 1", seat=2)
    assert number(t, "authority", 4) == 59


@pytest.mark.rule("SR-262")
def test_outposts_protect_only_their_owner() -> None:
    sides: dict[int, dict[str, Any]] = {
        1: {"combat": 20},
        3: {"play": ["war_world"]},
        4: {"play": ["blob_wheel#1"]},
        5: {"play": ["mech_world", "blob_wheel#2"]},
    }
    t = emperor(sides, active=1)
    assert attacks(t, 1) == {"war_world#1", "mech_world#1", "blob_wheel#1", "seat#4"}
    assert refused(t, "attack seat#3 1", 1) == "SR-053" and refused(t, "attack seat#5 1", 1) == "SR-053"
    assert refused(t, "attack blob_wheel#2", 1) == "SR-054"
    do(t, "attack blob_wheel#1", "attack seat#4 9", seat=1)
    assert number(t, "authority", 4) == 51 and zone(t, "play", 3) == ["war_world"]


@pytest.mark.rule("SR-262")
def test_outposts_of_an_admiral_and_their_emperor_do_not_protect_each_other_from_an_admiral() -> None:
    gone = {"authority": 0, "out": 1}
    t = emperor({0: {"combat": 5}, 3: {"play": ["war_world"]}, 5: gone})
    do(t, "attack seat#4 5")
    assert number(t, "authority", 4) == 55
    t = emperor({0: {"combat": 5}, 4: {"play": ["war_world"]}})
    do(t, "attack seat#5 5")
    assert number(t, "authority", 5) == 45


@pytest.mark.rule("SR-263")
@pytest.mark.parametrize("admiral", OPPOSITE)
def test_a_discard_ability_of_an_admiral_hits_only_the_player_they_may_attack(admiral: int) -> None:
    sides: dict[int, dict[str, Any]] = {seat: {"hand": ["scout", "scout"]} for seat in range(6)}
    sides[admiral] = {"hand": ["imperial_fighter", "imperial_fighter"]}
    opposite, target = OPPOSITE[admiral], ENEMY_EMPEROR[admiral]
    t = do(emperor(sides, active=admiral), "play imperial_fighter", seat=admiral)
    assert list(t.choices) == [opposite]
    do(t, "discard scout", seat=opposite)
    assert [seat for seat in range(6) if zone(t, "discard", seat)] == [opposite]
    sides[opposite] = {"authority": 0, "out": 1}
    t = do(emperor(sides, active=admiral), "play imperial_fighter", seat=admiral)
    assert list(t.choices) == [target]
    do(t, "discard scout", seat=target)
    assert [seat for seat in range(6) if zone(t, "discard", seat)] == [target]


@pytest.mark.rule("SR-263")
@pytest.mark.parametrize(("ruler", "enemies"), [(1, [3, 4, 5]), (4, [0, 1, 2])])
def test_a_discard_ability_of_an_emperor_may_choose_any_living_opponent(ruler: int, enemies: list[int]) -> None:
    sides: dict[int, dict[str, Any]] = {seat: {"hand": ["scout", "scout"]} for seat in range(6)}
    sides[ruler] = {"hand": ["imperial_fighter"]}
    for chosen in enemies:
        t = do(emperor(sides, active=ruler), "play imperial_fighter", seat=ruler)
        assert keys(t, ruler) == [f"target seat#{seat}" for seat in enemies]
        do(t, f"target seat#{chosen}", seat=ruler)
        do(t, "discard scout", seat=chosen)
        assert [seat for seat in range(6) if zone(t, "discard", seat)] == [chosen]
    sides[enemies[0]] = {"authority": 0, "out": 1}
    t = do(emperor(sides, active=ruler), "play imperial_fighter", seat=ruler)
    assert keys(t, ruler) == [f"target seat#{seat}" for seat in enemies[1:]]
    assert refused(t, f"target seat#{enemies[0]}", ruler) == "SR-172"
