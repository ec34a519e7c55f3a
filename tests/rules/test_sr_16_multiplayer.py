"""Star Realms, chapter 16: rules common to all multiplayer formats (SR-160 to SR-175)."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from situations import ROW, can, do, end_turn, keys, number, refused, table, zone

SEATS = {"free-for-all": 4, "hunter": 4, "hydra-2": 4, "hydra-3": 6, "emperor": 6, "raid": 4}
ENEMY = {"free-for-all": 1, "hunter": 1, "hydra-2": 2, "hydra-3": 3, "emperor": 5, "raid": 1}
"""A player that seat 0 may attack."""


def sides(format: str, **given: Any) -> list[dict[str, Any]]:
    """A side for each seat: `s1=...` is seat 1's, the others are empty."""
    return [given.get(f"s{seat}", {}) for seat in range(SEATS[format])]


def attacked(t: kantyna.Table, seat: int = 0) -> set[int]:
    """The players whom that seat may attack now."""
    return {int(key.split()[1].removeprefix("seat#")) for key in keys(t, seat) if key.startswith("attack seat#")}


def out(t: kantyna.Table) -> list[int]:
    """The defeated seats."""
    return [seat for seat in range(t.seat_count) if number(t, "out", seat)]


@pytest.mark.rule("SR-160")
@pytest.mark.parametrize("format", list(SEATS))
def test_every_format_has_the_main_phase_of_the_duel(format: str) -> None:
    enemy = ENEMY[format]
    me = {"hand": ["scout", "ram", "cutter", "blob_wheel"], "trade": 3, "play": ["explorer"], "discard": ["viper"]}
    target = {"play": ["battle_station#1", "the_hive#1"]}
    given = sides(format, s0=me, **{f"s{enemy}": target})
    t = table(format, *given, row=["corvette#1", *ROW[:4]], trade_deck=["flagship"])
    authority = number(t, "authority"), number(t, "authority", enemy)
    do(t, "play scout", "play ram", "play cutter", "play blob_wheel", "use blob_wheel", "ally ram")
    assert (number(t, "trade"), number(t, "combat")) == (3 + 1 + 2, 5 + 1 + 2)
    assert number(t, "authority") == authority[0] + 4
    assert refused(t, "use blob_wheel#1") == "SR-063" and refused(t, "ally cutter#1") == "SR-079"
    do(t, "buy corvette", "buy explorer", "scrap explorer")
    assert number(t, "trade") == 2 and number(t, "combat") == 10
    assert zone(t, "discard", 0) == ["viper", "corvette", "explorer"]
    assert "flagship" in zone(t, "trade_row") and zone(t, "trade_deck") == []
    assert refused(t, "buy flagship#1") == "SR-114"
    base, player = ("SR-224", "SR-223") if format.startswith("hydra") else ("SR-054", "SR-053")
    assert refused(t, "attack the_hive#1") == base and refused(t, f"attack seat#{enemy} 1") == player
    if format != "raid":
        do(t, "attack battle_station", "attack the_hive")
        assert zone(t, "discard", enemy) == ["battle_station", "the_hive"]
        assert number(t, "combat") == 0
    assert number(t, "authority", enemy) == authority[1]


@pytest.mark.rule("SR-160")
@pytest.mark.parametrize("format", ["free-for-all", "hunter", "emperor"])
def test_every_format_has_the_discard_and_draw_phases_of_the_duel(format: str) -> None:
    me = {"hand": ["viper"], "play": ["ram", "blob_wheel"], "deck": ["scout"] * 6, "trade": 2, "combat": 3}
    t = end_turn(table(format, *sides(format, s0=me)))
    assert zone(t, "hand", 0) == ["scout"] * 5 and zone(t, "play", 0) == ["blob_wheel"]
    assert sorted(zone(t, "discard", 0)) == ["ram", "viper"]
    assert (number(t, "trade"), number(t, "combat")) == (0, 0)


@pytest.mark.rule("SR-161")
@pytest.mark.parametrize("format", ["free-for-all", "emperor", "raid"])
def test_an_outpost_of_one_opponent_does_not_stop_attacks_on_others(format: str) -> None:
    # a player who may attack several others: anybody, an Emperor, the Boss
    me, guarded, other = {"free-for-all": (0, 1, 2), "emperor": (1, 3, 5), "raid": (0, 1, 2)}[format]
    given = sides(format, **{f"s{me}": {"combat": 9}, f"s{guarded}": {"play": ["war_world"]}})
    t = table(format, *given, active=me)
    assert refused(t, f"attack seat#{guarded} 1", me) == "SR-053"
    before = number(t, "authority", other)
    do(t, f"attack seat#{other} 9", seat=me)
    assert number(t, "authority", other) == before - 9


@pytest.mark.rule("SR-162")
@pytest.mark.parametrize("format", ["free-for-all", "hunter", "emperor", "raid"])
def test_an_outpost_of_one_opponent_does_not_stop_attacking_or_targeting_bases_of_others(format: str) -> None:
    me, guarded, other = {"hunter": (0, 1, 3), "emperor": (1, 3, 5)}.get(format, (0, 1, 2))
    given = sides(
        format,
        **{
            f"s{me}": {"combat": 9, "hand": ["missile_mech"]},
            f"s{guarded}": {"play": ["war_world#1", "blob_wheel#1"]},
            f"s{other}": {"play": ["blob_wheel#2", "blob_wheel#3"]},
        },
    )
    t = table(format, *given, active=me)
    assert refused(t, "attack blob_wheel#1", me) == "SR-054"
    do(t, "attack blob_wheel#2", "play missile_mech", seat=me)
    assert can(t, "destroy blob_wheel#3", me) and can(t, "destroy war_world#1", me)
    assert not can(t, "destroy blob_wheel#1", me)
    do(t, "destroy blob_wheel#3", seat=me)
    assert zone(t, "discard", other) == ["blob_wheel", "blob_wheel"]


@pytest.mark.rule("SR-163")
@pytest.mark.parametrize("format", list(SEATS))
def test_in_hydra_alone_an_outpost_protects_the_whole_team(format: str) -> None:
    me, guarded, other = {
        "free-for-all": (0, 2, 1),
        "hunter": (0, 3, 1),
        "hydra-2": (0, 3, 2),
        "hydra-3": (0, 5, 3),
        "emperor": (1, 3, 5),
        "raid": (0, 2, 1),
    }[format]
    given = sides(
        format,
        **{
            f"s{me}": {"combat": 9},
            f"s{guarded}": {"play": ["war_world#1"]},
            f"s{other}": {"play": ["blob_wheel#1"]},
        },
    )
    t = table(format, *given, active=me)
    protected = format in ("hydra-2", "hydra-3")
    assert can(t, f"attack seat#{other} 9", me) is not protected
    assert can(t, "attack blob_wheel#1", me) is not protected
    assert can(t, "attack war_world#1", me), "the outpost itself is always open"


@pytest.mark.rule("SR-166")
@pytest.mark.parametrize(("seat", "left", "right"), [(0, 1, 3), (1, 2, 0), (2, 3, 1), (3, 0, 2)])
def test_left_is_the_next_seat_and_right_the_previous_one(seat: int, left: int, right: int) -> None:
    bases = [{"play": [f"blob_wheel#{number}"]} for number in (1, 2, 3)]
    others = [other for other in range(4) if other != seat]
    given: list[dict[str, Any]] = [{"combat": 5}] * 4
    for other, side in zip(others, bases, strict=True):
        given[other] = side
    t = table("hunter", *given, active=seat)
    assert attacked(t, seat) == {left}
    in_reach = {other for place, other in enumerate(others) if can(t, f"attack blob_wheel#{place + 1}", seat)}
    assert in_reach == {left, right}
    for format in ("hunter", "free-for-all"):
        t = end_turn(table(format, {}, {}, {}, {}, active=seat))
        assert list(t.choices) == [left], "turns go clockwise, by increasing seat number"


@pytest.mark.rule("SR-167")
def test_the_limits_on_attacks_also_apply_to_destroying_bases_and_discards() -> None:
    me = {"combat": 9, "hand": ["missile_mech", "imperial_fighter"]}
    bases = [{"play": [f"blob_wheel#{n}"], "hand": ["scout", "viper"]} for n in (1, 2, 3)]
    t = table("hunter", me, *bases)
    assert attacked(t) == {1}
    assert [can(t, f"attack blob_wheel#{n}") for n in (1, 2, 3)] == [True, False, True]
    do(t, "play missile_mech")
    assert [can(t, f"destroy blob_wheel#{n}") for n in (1, 2, 3)] == [True, False, True]
    assert refused(t, "destroy blob_wheel#2") == "SR-191"
    do(t, "destroy blob_wheel#3", "play imperial_fighter")
    assert list(t.choices) == [1], "nobody else can be made to discard"


@pytest.mark.rule("SR-167")
def test_an_admiral_targets_only_players_that_it_may_attack() -> None:
    me = {"combat": 9, "hand": ["missile_mech", "imperial_fighter"]}
    them = [{"play": [f"blob_wheel#{n}"], "hand": ["scout", "viper"]} for n in (1, 2, 3)]
    t = table("emperor", me, {}, {}, *them)
    assert attacked(t) == {5}
    assert [can(t, f"attack blob_wheel#{n}") for n in (1, 2, 3)] == [False, False, True]
    do(t, "play missile_mech")
    assert [can(t, f"destroy blob_wheel#{n}") for n in (1, 2, 3)] == [False, False, True]
    do(t, "destroy blob_wheel#3", "play imperial_fighter")
    assert list(t.choices) == [5]


@pytest.mark.rule("SR-170")
@pytest.mark.parametrize("blow", [5, 7])
def test_a_player_without_authority_is_out_at_once_and_the_attacker_keeps_the_rest(blow: int) -> None:
    t = table("free-for-all", {"combat": 12}, {"authority": 5}, {}, {})
    do(t, f"attack seat#1 {blow}")
    assert out(t) == [1] and not t.over
    assert list(t.choices) == [0], "still in the attacker's main phase"
    assert number(t, "combat") == 12 - blow
    do(t, f"attack seat#2 {12 - blow}")
    assert number(t, "authority", 2) == 50 - 12 + blow


@pytest.mark.rule("SR-170")
def test_a_player_with_one_authority_left_is_not_out() -> None:
    t = do(table("free-for-all", {"combat": 12}, {"authority": 5}, {}, {}), "attack seat#1 4")
    assert out(t) == [] and can(t, "attack seat#1 8")


@pytest.mark.rule("SR-171")
@pytest.mark.parametrize("format", ["free-for-all", "hunter"])
def test_the_turn_order_skips_the_eliminated(format: str) -> None:
    t = table(format, {"combat": 9}, {"authority": 5, "deck": ["scout"] * 5}, {}, {})
    do(t, "attack seat#1 5")
    order = []
    for _ in range(6):
        end_turn(t)
        assert list(t.choices) == [t.position()["active"]]
        order += list(t.choices)
    assert order == [2, 3, 0, 2, 3, 0]


@pytest.mark.rule("SR-172")
def test_the_eliminated_can_be_neither_attacked_nor_targeted() -> None:
    hands = {"hand": ["scout", "viper"]}
    me = {"combat": 12, "hand": ["imperial_fighter", "missile_mech"]}
    t = table("free-for-all", me, {"authority": 5, "play": ["blob_wheel#1"], **hands}, hands, hands)
    do(t, "attack seat#1 5")
    assert attacked(t) == {2, 3} and refused(t, "attack seat#1 1") == "SR-172"
    assert refused(t, "attack blob_wheel#1") == "SR-120"
    do(t, "play missile_mech")
    assert number(t, "combat") == 13 and can(t, "end"), "there is no base left to destroy"
    do(t, "play imperial_fighter")
    assert keys(t) == ["target seat#2", "target seat#3"]
    assert refused(t, "target seat#1") == "SR-172"


@pytest.mark.rule("SR-173")
def test_all_cards_of_the_eliminated_leave_the_game() -> None:
    victim = {
        "authority": 5,
        "hand": ["ram", "explorer"],
        "deck": ["cutter", "explorer"],
        "discard": ["viper", "explorer"],
        "play": ["blob_wheel"],
    }
    t = table("free-for-all", {"combat": 9}, victim, {}, trade_deck=["corvette"], explorers=2)
    do(t, "attack seat#1 5")
    assert [zone(t, name, 1) for name in ("hand", "deck", "discard", "play")] == [[], [], [], []]
    gone = ["blob_wheel", "cutter", "explorer", "explorer", "explorer", "ram", "viper"]
    assert sorted(zone(t, "gone", 1)) == gone
    assert zone(t, "scrap_heap") == [] and zone(t, "trade_deck") == ["corvette"]
    assert zone(t, "explorers") == ["explorer"] * 2
    assert [zone(t, name, seat) for seat in (0, 2) for name in ("hand", "deck", "discard", "play")] == [[]] * 8


@pytest.mark.rule("SR-173")
def test_a_defeated_player_hands_a_card_over_before_the_cards_leave() -> None:
    admiral = {"authority": 5, "hand": ["ram"], "deck": ["cutter"], "play": ["blob_wheel"]}
    t = table("emperor", {"combat": 9}, {}, {}, {}, {}, admiral)
    do(t, "attack seat#5 5")
    assert list(t.choices) == [5]
    do(t, "leave cutter", seat=5)
    assert zone(t, "discard", 4) == ["cutter"]
    assert sorted(zone(t, "gone", 5)) == ["blob_wheel", "ram"]
    assert zone(t, "hand", 5) + zone(t, "deck", 5) + zone(t, "play", 5) == []


@pytest.mark.rule("SR-174")
def test_outposts_of_eliminated_players_no_longer_protect_anything() -> None:
    # nobody destroys the outpost: its owner resigns
    t = table("hunter", {"combat": 9}, {}, {"play": ["blob_wheel#1"]}, {"play": ["war_world#1", "the_hive#1"]})
    assert refused(t, "attack the_hive#1") == "SR-054"
    t.choose(3, "resign")
    assert zone(t, "play", 3) == []
    assert refused(t, "attack war_world#1") == refused(t, "attack the_hive#1") == "SR-120"
    do(t, "attack blob_wheel#1")  # seat 2 is the right neighbour now
    assert zone(t, "discard", 2) == ["blob_wheel"]


@pytest.mark.rule("SR-174")
def test_the_bases_of_the_eliminated_are_gone_before_the_next_action() -> None:
    t = table("hunter", {"combat": 9}, {"authority": 5, "play": ["blob_wheel#1"]}, {}, {})
    do(t, "attack seat#1 5")
    assert zone(t, "play", 1) == [] and zone(t, "gone", 1) == ["blob_wheel"]
    assert can(t, "attack seat#2 4")


@pytest.mark.rule("SR-175")
def test_a_player_who_resigns_on_anothers_turn_is_eliminated_and_the_turn_goes_on() -> None:
    t = table("free-for-all", {"combat": 9, "trade": 2}, {"hand": ["ram"], "play": ["war_world"]}, {}, {})
    t.choose(1, "resign")
    assert out(t) == [1] and not t.over
    assert sorted(zone(t, "gone", 1)) == ["ram", "war_world"]
    assert list(t.choices) == [0] and attacked(t) == {2, 3}
    assert (number(t, "combat"), number(t, "trade")) == (9, 2)
    assert refused(t, "resign", 1) == "SR-171", "once is enough"
    assert list(end_turn(t).choices) == [2]


@pytest.mark.rule("SR-175")
def test_a_player_who_resigns_on_their_own_turn_ends_it() -> None:
    t = table("free-for-all", {"combat": 9, "hand": ["ram"], "play": ["blob_wheel", "cutter"]}, {}, {}, {})
    t.choose(0, "resign")
    assert out(t) == [0] and not t.over
    assert sorted(zone(t, "gone", 0)) == ["blob_wheel", "cutter", "ram"]
    assert list(t.choices) == [1] and number(t, "combat") == 0 and t.position()["active"] == 1
    for seat in (2, 3, 1):
        assert list(end_turn(t).choices) == [seat]


@pytest.mark.rule("SR-175")
def test_a_player_who_resigns_instead_of_discarding_is_eliminated_and_the_turn_goes_on() -> None:
    hand = {"hand": ["scout", "viper"]}
    t = table("free-for-all", {"hand": ["imperial_fighter"]}, hand, hand, hand)
    do(t, "play imperial_fighter", "target seat#2")
    assert list(t.choices) == [2]
    t.choose(2, "resign")
    assert out(t) == [2] and list(t.choices) == [0] and can(t, "attack seat#1 2")
    assert zone(t, "hand", 1) == zone(t, "hand", 3) == ["scout", "viper"]


@pytest.mark.rule("SR-175")
def test_a_player_who_resigns_while_a_target_is_chosen_is_no_longer_a_target() -> None:
    hand = {"hand": ["scout", "viper"]}
    t = table("free-for-all", {"hand": ["imperial_fighter"]}, hand, hand, hand)
    do(t, "play imperial_fighter")
    t.choose(2, "resign")
    assert keys(t) == ["target seat#1", "target seat#3"]
    do(t, "target seat#3")
    assert list(t.choices) == [3]


@pytest.mark.rule("SR-175")
def test_the_last_but_one_to_resign_leaves_a_winner() -> None:
    t = table("free-for-all", {}, {}, {})
    t.choose(2, "resign")
    assert not t.over
    t.choose(0, "resign")
    assert t.over and t.winners == (1,)


@pytest.mark.rule("SR-175")
@pytest.mark.parametrize("own_turn", [True, False])
def test_an_admiral_who_resigns_may_hand_a_card_over(own_turn: bool) -> None:
    admiral = {"hand": ["ram"], "deck": ["cutter"]}
    t = table("emperor", admiral, {}, {}, {}, {}, {}, active=0 if own_turn else 5)
    t.choose(0, "resign")
    assert list(t.choices) == [0] and can(t, "leave ram") and can(t, "leave cutter")
    do(t, "leave ram")
    assert zone(t, "discard", 1) == ["ram"] and zone(t, "gone", 0) == ["cutter"]
    assert out(t) == [0] and not t.over
    assert list(t.choices) == [1 if own_turn else 5]


@pytest.mark.rule("SR-175")
@pytest.mark.parametrize("own_turn", [True, False])
def test_an_attacker_who_resigns_may_hand_cards_over(own_turn: bool) -> None:
    attacker = {"hand": ["ram"], "deck": ["cutter"], "play": ["blob_wheel"]}
    t = table("raid", {}, attacker, {}, {}, active=1 if own_turn else 0)
    t.choose(1, "resign")
    assert list(t.choices) == [1]
    do(t, "leave ram", "leave blob_wheel", seat=1)
    assert (
        zone(t, "discard", 2) == ["ram"]
        and zone(t, "discard", 3) == ["blob_wheel"]
        and zone(t, "gone", 1) == ["cutter"]
    )
    assert out(t) == [1] and list(t.choices) == [2 if own_turn else 0]


@pytest.mark.rule("SR-175")
def test_resigning_while_another_player_hands_a_card_over_ends_the_turn_but_not_the_hand_over() -> None:
    t = table(
        "emperor", {"combat": 6, "hand": ["viper"]}, {}, {}, {}, {}, {"authority": 6, "discard": ["ram", "scout"]}
    )
    do(t, "attack seat#5 6")
    t.choose(0, "resign")
    while t.choices.get(0):
        do(t, "leave viper", seat=0)
    do(t, "leave ram", seat=5)
    assert zone(t, "discard", 1) == ["viper"] and zone(t, "discard", 4) == ["ram"], "each Emperor has got a card"
    assert zone(t, "gone", 0) == [] and zone(t, "gone", 5) == ["scout"] and zone(t, "discard", 5) == []
    assert out(t) == [0, 5] and list(t.choices) == [1]


@pytest.mark.rule("SR-175")
@pytest.mark.parametrize(("format", "seat", "winners"), [("emperor", 4, (0, 1, 2)), ("raid", 0, (1, 2, 3))])
def test_an_emperor_or_the_boss_who_resigns_has_lost_the_game(format: str, seat: int, winners: tuple[int, ...]) -> None:
    t = table(format, *sides(format))
    t.choose(seat, "resign")
    assert t.over and t.winners == winners and not t.choices


@pytest.mark.rule("SR-175")
@pytest.mark.parametrize(("format", "team"), [("hydra-2", [0, 1]), ("hydra-3", [0, 1, 2])])
@pytest.mark.parametrize("own_turn", [True, False])
def test_in_hydra_a_resignation_counts_for_the_whole_team(format: str, team: list[int], own_turn: bool) -> None:
    for seat in team:
        t = table(format, *sides(format), active=0 if own_turn else len(team))
        t.choose(seat, "resign")
        assert t.over and t.winners == tuple(range(len(team), 2 * len(team)))
        assert out(t) == team and not t.choices
