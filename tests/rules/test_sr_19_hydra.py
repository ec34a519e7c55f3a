"""Star Realms, chapter 19, Hydra: teams and authority, what is not shared, the turn."""

from __future__ import annotations

from collections import Counter

import pytest
from hydra_situations import all_done, each, each_hydra, starting, three, two

import kantyna
from situations import can, do, number, refused, table, zone


def deal(format: str, heads: int, seed: int = 1) -> kantyna.Table:
    return kantyna.Table("star-realms", format=format, seats=2 * heads, seed=seed)


# teams and authority


@pytest.mark.rule("SR-203")
@each_hydra
def test_hydra_is_played_by_two_teams(format: str, heads: int) -> None:
    t = deal(format, heads)
    teams = []
    for _ in range(4):
        teams.append(sorted(t.choices))
        all_done(t)
    assert teams[0] == teams[2] and teams[1] == teams[3]
    assert sorted(teams[0] + teams[1]) == list(range(2 * heads))
    sides = [{"combat": 3} for _ in range(2 * heads)]
    t = table(format, *sides)
    for seat in range(heads):
        for mate in range(heads):
            assert refused(t, f"attack seat#{mate} 1", seat) == "SR-120", "a teammate is no opponent"


@pytest.mark.rule("SR-204")
def test_two_headed_hydra_is_two_against_two_with_75_authority() -> None:
    t = deal("hydra-2", 2)
    assert t.seat_count == 4 and t.view(0)["teams"] == [[0, 1], [2, 3]]
    assert each(t, "authority") == [75, 75, 75, 75]
    with pytest.raises(kantyna.KantynaError):
        kantyna.Table("star-realms", format="hydra-2", seats=6)
    t = two({"combat": 75}, {})
    do(t, "attack seat#2 74")
    assert not t.over and each(t, "authority") == [75, 75, 1, 1]
    do(t, "attack seat#2 1")
    assert t.over, "75 is what the whole team has"


@pytest.mark.rule("SR-205")
def test_three_headed_hydra_is_three_against_three_with_100_authority() -> None:
    t = deal("hydra-3", 3)
    assert t.seat_count == 6 and t.view(0)["teams"] == [[0, 1, 2], [3, 4, 5]]
    assert each(t, "authority") == [100] * 6
    with pytest.raises(kantyna.KantynaError):
        kantyna.Table("star-realms", format="hydra-3", seats=4)
    t = three({"combat": 100}, {}, {})
    do(t, "attack seat#3 99")
    assert not t.over and each(t, "authority") == [100, 100, 100, 1, 1, 1]
    do(t, "attack seat#3 1")
    assert t.over, "100 is what the whole team has"


@pytest.mark.rule("SR-206")
@each_hydra
def test_all_members_share_one_authority_pool(format: str, heads: int) -> None:
    sides = [{"combat": 4, "hand": ["cutter"]} if seat < heads else {} for seat in range(2 * heads)]
    t = table(format, *sides)
    whole = number(t, "authority")
    for seat in range(heads):
        do(t, f"attack seat#{heads} 4", "play cutter", seat=seat)
        ours, theirs = whole + 4 * (seat + 1), whole - 4 * (seat + 1)
        assert each(t, "authority") == [ours] * heads + [theirs] * heads


@pytest.mark.rule("SR-206")
def test_teammates_cannot_have_different_authority() -> None:
    with pytest.raises(kantyna.KantynaError):
        two({"authority": 30}, {"authority": 40})


# what is not shared


@pytest.mark.rule("SR-207")
def test_each_player_has_a_deck_of_their_own() -> None:
    t = deal("hydra-3", 3)
    for seat in range(6):
        assert Counter(zone(t, "deck", seat) + zone(t, "hand", seat)) == {"scout": 8, "viper": 2}
    a = {"hand": ["corvette", "survey_ship"], "deck": ["ram"]}
    t = two(a, {"deck": ["cutter", "flagship"], "discard": ["viper"]})
    do(t, "play corvette", "play survey_ship")
    assert zone(t, "hand", 0) == ["ram"], "one's own deck is empty: the teammate's is not touched"
    assert zone(t, "deck", 1) == ["cutter", "flagship"] and zone(t, "hand", 1) == []
    all_done(t)
    assert zone(t, "hand", 1) == ["cutter", "flagship", "viper"]
    assert sorted(zone(t, "hand", 0)) == ["corvette", "ram", "survey_ship"]


@pytest.mark.rule("SR-208")
def test_each_player_has_a_hand_of_their_own() -> None:
    t = two({"hand": ["scout#1", "ram#1"]}, {"hand": ["viper#1"]})
    assert starting("play", t, 0) == ["play scout#1", "play ram#1"] and starting("play", t, 1) == ["play viper#1"]
    assert refused(t, "play viper#1", 0) == "SR-036" and refused(t, "play ram#1", 1) == "SR-036"
    do(t, "play viper#1", seat=1)
    assert zone(t, "hand", 0) == ["scout", "ram"] and zone(t, "hand", 1) == []
    assert t.view(1)["seats"][0]["hand"] != t.position()["seats"][0]["hand"], "not even seen by a teammate"


@pytest.mark.rule("SR-209")
def test_each_player_has_a_discard_pile_of_their_own() -> None:
    a = {"trade": 2, "hand": ["scout"], "play": ["ram"]}
    t = two(a, {"trade": 2, "discard": ["viper"], "hand": ["flagship"]}, row=["corvette", "cutter"])
    do(t, "buy corvette", seat=0)
    do(t, "buy cutter", seat=1)
    assert zone(t, "discard", 0) == ["corvette"] and zone(t, "discard", 1) == ["viper", "cutter"]
    do(t, "end", seat=0)
    do(t, "end", seat=1)
    assert sorted(zone(t, "hand", 0)) == ["corvette", "ram", "scout"], "each pile became its owner's deck"
    assert sorted(zone(t, "hand", 1)) == ["cutter", "flagship", "viper"]


@pytest.mark.rule("SR-210")
def test_each_player_has_an_in_play_area_of_their_own() -> None:
    t = two({"hand": ["blob_wheel#1", "ram#1"]}, {"hand": ["cutter#1"], "play": ["barter_world#1"]})
    do(t, "play blob_wheel", "play ram")
    do(t, "play cutter", seat=1)
    assert zone(t, "play", 0) == ["blob_wheel", "ram"] and zone(t, "play", 1) == ["barter_world", "cutter"]
    assert can(t, "use blob_wheel#1", 0) and can(t, "use barter_world#1", 1)
    assert refused(t, "use blob_wheel#1", 1) == "SR-037" and refused(t, "use barter_world#1", 0) == "SR-037"
    assert refused(t, "scrap ram#1", 1) == "SR-091"


@pytest.mark.rule("SR-211")
@pytest.mark.parametrize("mates", ["ram", "blob_wheel", "mech_world"])
def test_a_teammates_cards_do_not_enable_ally_abilities(mates: str) -> None:
    t = two({"play": ["trade_pod#1"]}, {"play": [mates]})
    assert refused(t, "ally trade_pod#1") == "SR-079"
    assert not can(t, "ally trade_pod#1", 1)
    t = two({"play": ["trade_pod#1"]}, {"hand": [mates]})
    do(t, f"play {mates}", seat=1)
    assert refused(t, "ally trade_pod#1") == "SR-079"
    assert can(two({"play": ["trade_pod#1", mates]}, {}), "ally trade_pod#1"), "one's own would"


@pytest.mark.rule("SR-212")
def test_anna_and_bartek_play_blobs() -> None:
    anna, bartek = 0, 1
    t = two({"play": ["blob_fighter#1"], "hand": ["trade_pod#2"], "deck": ["scout"]}, {"play": ["trade_pod#1"]})
    assert refused(t, "ally blob_fighter#1", anna) == "SR-079"
    assert refused(t, "ally trade_pod#1", bartek) == "SR-079"
    do(t, "play trade_pod#2", seat=anna)
    assert refused(t, "ally trade_pod#1", bartek) == "SR-079"
    do(t, "ally blob_fighter#1", "ally trade_pod#2", seat=anna)
    assert zone(t, "hand", anna) == ["scout"] and number(t, "combat", anna) == 2
    assert refused(t, "ally trade_pod#1", bartek) == "SR-079"


# the start


@pytest.mark.rule("SR-213")
@each_hydra
def test_the_starting_team_is_random(format: str, heads: int) -> None:
    drawn = Counter([min(deal(format, heads, seed).choices) for seed in range(100)])
    assert set(drawn) == {0, heads}
    assert 30 <= drawn[0] <= 70, drawn


@pytest.mark.rule("SR-214")
@each_hydra
def test_members_of_the_starting_team_have_3_cards(format: str, heads: int) -> None:
    for seed in range(16):
        t = deal(format, heads, seed)
        assert [len(zone(t, "hand", seat)) for seat in t.choices] == [3] * heads


@pytest.mark.rule("SR-215")
@each_hydra
def test_members_of_the_other_team_have_5_cards(format: str, heads: int) -> None:
    for seed in range(16):
        t = deal(format, heads, seed)
        others = [seat for seat in range(2 * heads) if seat not in t.choices]
        assert [len(zone(t, "hand", seat)) for seat in others] == [5] * heads


@pytest.mark.rule("SR-226")
@each_hydra
def test_a_team_starts_and_not_a_single_player(format: str, heads: int) -> None:
    teams = (list(range(heads)), list(range(heads, 2 * heads)))
    for seed in range(40):
        t = deal(format, heads, seed)
        assert sorted(t.choices) in teams
        first = [seat for seat in range(2 * heads) if len(zone(t, "hand", seat)) == 3]
        assert first == sorted(t.choices)


# the turn


@pytest.mark.rule("SR-216")
@each_hydra
def test_turns_are_taken_by_teams(format: str, heads: int) -> None:
    t = table(format, *[{} for _ in range(2 * heads)])
    for turn in range(4):
        team = [seat + heads * (turn % 2) for seat in range(heads)]
        assert sorted(t.choices) == team
        assert all(refused(t, "end", seat) == "SR-043" for seat in range(2 * heads) if seat not in team)
        all_done(t)
    assert t.position()["turn"] == 5, "four turns, not one for each player"


@pytest.mark.rule("SR-217")
@each_hydra
def test_main_phases_are_simultaneous_then_all_discard_then_all_draw(format: str, heads: int) -> None:
    side = {"hand": ["viper"], "play": ["cutter"], "deck": ["scout"] * 5, "trade": 1, "combat": 2}
    sides = [side if seat < heads else {} for seat in range(2 * heads)]
    t = table(format, *sides)
    assert sorted(t.choices) == list(range(heads))
    assert all(can(t, "play viper", seat) for seat in range(heads))
    for seat in reversed(range(heads)):
        assert zone(t, "hand", 0) == ["viper"] and zone(t, "hand", heads - 1) == ["viper"], "nobody discards before all"
        do(t, "end", seat=seat)
    phases = [event.kind for event in t.events if event.kind in ("clear-ships", "clear-hand", "draw", "turn")]
    assert phases == ["clear-ships", "clear-hand"] * heads + ["draw"] * (5 * heads) + ["turn"]
    for seat in range(heads):
        assert zone(t, "hand", seat) == ["scout"] * 5 and len(zone(t, "discard", seat)) == 2
        assert zone(t, "play", seat) == [] and (number(t, "trade", seat), number(t, "combat", seat)) == (0, 0)


@pytest.mark.rule("SR-218")
def test_each_player_has_a_trade_pool_of_their_own() -> None:
    t = two({"hand": ["freighter"]}, {"hand": ["scout"]}, row=["ram#1"])
    do(t, "play freighter", seat=0)
    do(t, "play scout", seat=1)
    assert each(t, "trade") == [4, 1, 0, 0]
    assert refused(t, "buy ram#1", 1) == "SR-114" and refused(t, "buy explorer#3", 1) == "SR-114"
    do(t, "buy ram#1", seat=0)
    assert each(t, "trade") == [1, 1, 0, 0]
    assert refused(t, "buy explorer#3", 0) == "SR-114", "two pools of 1 are not one of 2"


@pytest.mark.rule("SR-219")
def test_each_player_has_a_combat_pool_of_their_own() -> None:
    t = two({"hand": ["ram"]}, {"hand": ["viper"]}, {"play": ["blob_wheel#1", "blob_wheel#2"]})
    do(t, "play ram", seat=0)
    do(t, "play viper", seat=1)
    assert each(t, "combat") == [5, 1, 0, 0]
    assert refused(t, "attack blob_wheel#1", 1) == "SR-129" and refused(t, "attack seat#2 2", 1) == "SR-128"
    do(t, "attack blob_wheel#1", seat=0)
    assert each(t, "combat") == [0, 1, 0, 0]
    do(t, "attack seat#2 1", seat=1)
    assert each(t, "combat") == [0, 0, 0, 0]


@pytest.mark.rule("SR-220")
def test_each_player_decides_alone() -> None:
    a = {"hand": ["scout#1"], "play": ["blob_wheel#1", "ram#1", "trade_pod#1"], "trade": 3, "combat": 5}
    b = {"hand": ["patrol_mech#1"]}
    t = two(a, b, {"play": ["the_hive#1"]}, row=["corvette#1"])
    lines = {
        "play scout#1": "SR-036", "use blob_wheel#1": "SR-037", "ally ram#1": "SR-038", "scrap ram#1": "SR-091",
        "buy corvette#1": "SR-114", "attack the_hive#1": "SR-129",
    }  # fmt: skip
    for key, line in lines.items():
        assert can(t, key, 0) and refused(t, key, 1) == line, key
    assert refused(t, "play patrol_mech#1", 0) == "SR-036"
    do(t, "play patrol_mech", seat=1)
    assert list(t.choices) == [1], "the teammate has no say in it"
    do(t, "take trade", "end", seat=1)
    before = t.position()["seats"][1]
    do(t, "play scout#1", "use blob_wheel#1", "ally ram#1", "buy corvette#1", "attack the_hive#1", "attack seat#2 2")
    assert t.position()["seats"][1] == before
    assert number(t, "authority", 2) == 73 and sorted(t.choices) == [0, 1]
