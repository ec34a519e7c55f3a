"""Star Realms, chapter 21, the Raid: who may be attacked, the Attackers and the end."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from raid_situations import attacks, dealt, options, raid

import kantyna
from situations import ROW, can, do, end_turn, keys, number, refused, zone

OUT = {"authority": 0, "out": 1}


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
