"""Teammates who share a turn: using the same card, and the points that they have offered."""

from __future__ import annotations

import pytest

import kantyna
from loose import position_of
from situations import can, do, keys, number, reason, refused, table, zone

# a card played and scrapped by one teammate, then bought and played by another in the same turn


def explorer_bought_in_turn(heads: int = 2) -> kantyna.Table:
    """Seat 0 plays an Explorer and scraps it; the others buy it in turn, draw it, play it and scrap it again."""
    mine = {"hand": ["explorer#1", "stealth_needle"], "play": ["blob_world"], "deck": ["scout"] * 3}
    mates = [{"hand": ["corvette"], "trade": 2, "ships_on_top": 1, "deck": ["scout"]} for _ in range(heads - 1)]
    t = table(f"hydra-{heads}", mine, *mates, *[{}] * heads, explorers=0)
    do(t, "play explorer#1", "scrap explorer#1")
    for mate in range(1, heads):
        do(t, "buy explorer#1", "put-on-top explorer#1", "play corvette", "play explorer#1", seat=mate)
        if mate < heads - 1:
            do(t, "scrap explorer#1", seat=mate)
    return t


@pytest.mark.rule("SR-325")
@pytest.mark.parametrize("heads", [2, 3])
def test_a_ship_that_a_teammate_has_played_since_may_still_be_copied(heads: int) -> None:
    t = explorer_bought_in_turn(heads)
    do(t, "play stealth_needle")
    assert keys(t) == ["copy explorer#1"]
    before = number(t, "trade")
    do(t, "copy explorer#1")
    assert number(t, "trade") == before + 2


@pytest.mark.rule("SR-325")
def test_the_teammate_who_played_it_last_may_copy_it_as_well() -> None:
    mine = {"hand": ["explorer#1"]}
    mate = {"hand": ["corvette", "stealth_needle"], "trade": 2, "ships_on_top": 1, "deck": ["scout"]}
    t = table("hydra-2", mine, mate, {}, {}, explorers=0)
    do(t, "play explorer#1", "scrap explorer#1")
    do(t, "buy explorer#1", "put-on-top explorer#1", "play corvette", "play explorer#1", "play stealth_needle", seat=1)
    assert sorted(keys(t, 1)) == ["copy corvette#1", "copy explorer#1"]
    assert kantyna.Table.from_position(t.position()) == t


@pytest.mark.rule("SR-334")
def test_a_needle_played_as_a_blob_is_not_a_blob_for_the_teammate() -> None:
    mine = {"hand": ["ram", "stealth_needle"], "play": ["blob_world"], "deck": ["scout"] * 5}
    t = table("hydra-2", mine, {"hand": ["trade_pod"]}, {}, {})
    do(t, "play ram", "play stealth_needle", "copy ram", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout", "scout"]


@pytest.mark.rule("SR-325")
def test_the_played_marks_are_cleared_at_the_end_of_the_turn() -> None:
    t = explorer_bought_in_turn()
    assert t.position()["marks"]["played"]["explorer#1"] == 16 * 2 + 128 * 16
    do(t, "end", seat=0)
    do(t, "end", seat=1)
    assert t.position()["marks"]["played"] == {}


@pytest.mark.rule("SR-325")
def test_a_card_that_one_player_plays_several_times_counts_once() -> None:
    mine = {"hand": ["explorer#1", "corvette#1", "corvette#2"], "trade": 4, "ships_on_top": 2, "deck": ["scout"]}
    t = table("hydra-2", mine, {}, {}, {}, explorers=0)
    for corvette in ("corvette#1", "corvette#2"):
        do(t, "play explorer#1", "scrap explorer#1", "buy explorer#1", "put-on-top explorer#1", f"play {corvette}")
    do(t, "play explorer#1")
    assert t.position()["marks"]["played"]["explorer#1"] == 16
    assert kantyna.Table.from_position(t.position()) == t


# offers whose points have been spent


def offered(**numbers: int) -> kantyna.Table:
    mine = {"trade": 2, "hand": ["scout#1", "scout#2", "scout#3"], **numbers}
    return table("hydra-2", mine, {"trade": 5}, {"play": ["the_hive"]}, {}, row=["mothership#1", "blob_fighter#1"])


@pytest.mark.rule("SR-360")
def test_an_offer_whose_points_were_spent_does_not_return_with_new_points() -> None:
    t = offered()
    do(t, "pledge mothership#1 2 seat#1")
    assert can(t, "buy-together mothership#1", 1)
    do(t, "buy blob_fighter#1")
    assert refused(t, "buy-together mothership#1", 1) == "SR-360"
    do(t, "play scout", "play scout")
    assert number(t, "trade") == 3
    assert refused(t, "buy-together mothership#1", 1) == "SR-360"
    assert refused(t, "withdraw") == "SR-360" and reason(t, "withdraw") == "You have offered nothing."
    assert "lapse" in [event.kind for event in t.events]
    do(t, "pledge mothership#1 2 seat#1")
    assert can(t, "buy-together mothership#1", 1), "offered again"


@pytest.mark.rule("SR-360")
def test_an_offer_stands_while_its_points_are_unspent() -> None:
    t = offered(trade=3)
    do(t, "pledge mothership#1 2 seat#1", "buy blob_fighter#1")
    do(t, "buy-together mothership#1", seat=1)
    assert [number(t, "trade", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("SR-360")
def test_spending_combat_cancels_a_combat_offer_and_spending_trade_does_not() -> None:
    t = offered(combat=3)
    do(t, "pledge the_hive#1 3", "buy blob_fighter#1")
    assert number(t, "pledged") == 3
    do(t, "attack seat#2 1")
    assert number(t, "pledged") == 0 and number(t, "pledged_to") == 0


@pytest.mark.rule("SR-360")
def test_a_position_with_more_points_offered_than_available_is_refused() -> None:
    position = position_of(offered())
    position["seats"][0].update(pledged=3, pledged_to="mothership#1", pledged_for=2)
    with pytest.raises(kantyna.BadPosition, match="pledged 3"):
        kantyna.Table.from_position(position)
