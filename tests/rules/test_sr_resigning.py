"""Resigning at awkward moments: in one's own turn with a card to leave, in mid-choice, while handing over."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from loose import position_of
from situations import can, do, keys, number, refused, table, zone

FORMATS = [("emperor", 6, 0), ("emperor", 6, 2), ("raid", 4, 1), ("raid", 6, 3)]


def giving_up(format: str, seats: int, seat: int, **side: Any) -> kantyna.Table:
    """An Admiral or Attacker resigns in their own turn and is asked what to leave."""
    sides: list[dict[str, Any]] = [{"deck": ["scout"]} for _ in range(seats)]
    sides[seat] = {"hand": ["viper#1"], "play": ["ram#1"], "deck": ["scout"], **side}
    t = table(format, *sides, active=seat)
    t.choose(seat, "resign")
    return t


@pytest.mark.rule("SR-175")
@pytest.mark.parametrize(("format", "seats", "seat"), FORMATS)
def test_a_hand_over_in_ones_own_turn_is_a_position_like_any_other(format: str, seats: int, seat: int) -> None:
    t = giving_up(format, seats, seat)
    assert list(t.choices) == [seat] and can(t, "leave ram", seat)
    again = kantyna.Table.from_position(t.position())
    assert again == t
    assert kantyna.imagine(t.view(seat), seed=1).view(seat) == t.view(seat)
    for other in (t, again):
        while seat in other.choices:
            do(other, keys(other, seat)[0], seat=seat)
    assert again == t and t.position()["active"] == seat + 1


@pytest.mark.rule("SR-175")
def test_a_resignation_during_anothers_hand_over_is_a_position_like_any_other() -> None:
    """A beaten Admiral is asked what to leave; the active Admiral resigns and is asked; then the first one again."""
    t = table("emperor", {"combat": 5}, {}, {}, {}, {"hand": ["viper#1"]}, {"authority": 5, "hand": ["scout#1"]})
    do(t, "attack seat#5 5")
    assert list(t.choices) == [5]
    t.choose(0, "resign")
    assert kantyna.Table.from_position(t.position()) == t
    while 0 in t.choices:
        do(t, keys(t, 0)[-1], seat=0)
    assert list(t.choices) == [5], "the beaten Admiral is asked after the one who resigned"
    assert kantyna.Table.from_position(t.position()) == t


def test_a_seat_that_is_out_still_cannot_be_on_turn() -> None:
    position = position_of(giving_up("emperor", 6, 0))
    del position["stack"]
    with pytest.raises(kantyna.BadPosition, match="out of the game"):
        kantyna.Table.from_position(position)
    position = position_of(table("emperor", *[{}] * 6))
    position["seats"][0].update(out=1)
    assert [step["do"] for step in position["stack"]][-1] == ["main-phase"]
    with pytest.raises(kantyna.BadPosition, match="out of the game"):
        kantyna.Table.from_position(position)


# a card left to another player loses its history


@pytest.mark.rule("SR-060")
@pytest.mark.rule("SR-254")
def test_a_used_base_that_was_left_may_be_used_by_the_new_owner() -> None:
    t = table("emperor", {"play": ["blob_wheel#1"]}, {}, {}, {}, {}, {})
    do(t, "use blob_wheel#1")
    t.choose(0, "resign")
    do(t, "leave blob_wheel#1")
    assert t.position()["marks"]["used"] == {}
    assert list(t.choices) == [1], "the Emperor is next, with the Blob Wheel as the only card of all"
    do(t, "end", seat=1)
    for seat in (2, 3, 4, 5):
        do(t, "end", seat=seat)
    do(t, "play blob_wheel#1", "use blob_wheel#1", seat=1)
    assert number(t, "combat", 1) == 1


@pytest.mark.rule("SR-330")
@pytest.mark.rule("SR-288")
def test_a_needle_that_was_left_is_no_longer_a_copy() -> None:
    t = table("raid", {"combat": 5}, {"hand": ["ram", "stealth_needle"]}, {}, {}, active=1)
    do(t, "play ram", "play stealth_needle", "copy ram", seat=1)
    assert t.position()["marks"]["copies"]
    t.choose(1, "resign")
    do(t, "leave stealth_needle", seat=1)
    assert t.position()["marks"]["copies"] == {} and zone(t, "discard", 2) == ["stealth_needle"]


# in the middle of a choice


@pytest.mark.rule("SR-175")
def test_picks_made_before_resigning_are_dropped() -> None:
    mine = {"play": ["brain_world"], "hand": ["scout#1", "scout#2", "viper#1"]}
    t = table("free-for-all", mine, {"play": ["recycling_station"], "hand": ["ram", "cutter"]}, {})
    do(t, "use brain_world", "scrap-card scout#1")
    t.choose(0, "resign")
    assert t.position()["picks"] == []
    do(t, "use recycling_station", "take discard-for-cards", seat=1)
    assert keys(t, 1) == ["discard ram#1", "discard cutter#1", "decline"]
    do(t, "decline", seat=1)
    assert zone(t, "hand", 1) == ["ram", "cutter"]


@pytest.mark.rule("SR-175")
@pytest.mark.rule("SR-309")
def test_resigning_during_ones_hand_over_ends_it_and_the_turn_goes_on() -> None:
    """The Boss beats an Attacker, who leaves a card to the first of two others and then resigns."""
    t = table("raid", {"combat": 9}, {"authority": 5, "hand": ["ram#1"], "discard": ["cutter#1"]}, {}, {})
    do(t, "attack seat#1 5")
    assert list(t.choices) == [1]
    do(t, "leave ram#1", seat=1)
    assert list(t.choices) == [1], "now the card for the second Attacker"
    t.choose(1, "resign")
    assert zone(t, "discard", 2) == ["ram"] and zone(t, "discard", 3) == []
    assert zone(t, "gone", 1) == ["cutter"] and zone(t, "discard", 1) == []
    assert list(t.choices) == [0] and number(t, "combat") == 4, "the Boss goes on"
    assert refused(t, "resign", 1) == "SR-171"


@pytest.mark.rule("SR-175")
def test_the_player_who_resigned_first_may_still_leave_a_card() -> None:
    t = table("raid", {}, {"hand": ["ram#1"]}, {"hand": ["cutter#1"]}, {}, {}, active=1)
    t.choose(1, "resign")
    t.choose(2, "resign")
    assert sorted(t.choices) == [2] and can(t, "leave cutter#1", 2)
    t.choose(2, "resign")
    assert sorted(t.choices) == [1] and can(t, "leave ram#1", 1), "who resigned first may still leave a card"
