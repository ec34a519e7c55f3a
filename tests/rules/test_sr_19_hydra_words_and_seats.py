"""Star Realms, chapter 19, Hydra: "you" and "your", and the seats."""

from __future__ import annotations

from typing import Any

import pytest
from hydra_situations import all_done, each, each_hydra, starting, two

from situations import can, do, keys, number, refused, table, zone

# "you" and "your"


@pytest.mark.rule("SR-241")
@pytest.mark.parametrize(("own", "mates", "drawn"), [(0, 2, 0), (1, 1, 0), (2, 0, 2)])
def test_embassy_yacht_counts_ones_own_bases(own: int, mates: int, drawn: int) -> None:
    a = {"hand": ["embassy_yacht"], "play": ["blob_wheel"] * own, "deck": ["scout"] * 3}
    t = two(a, {"play": ["blob_wheel"] * mates, "deck": ["scout"] * 3})
    do(t, "play embassy_yacht")
    assert len(zone(t, "hand", 0)) == drawn and zone(t, "hand", 1) == []


@pytest.mark.rule("SR-241")
def test_blob_world_counts_ones_own_blob_cards() -> None:
    a = {"hand": ["trade_pod"], "play": ["blob_world"], "deck": ["scout"] * 6}
    t = two(a, {"hand": ["ram", "blob_fighter", "blob_wheel"]})
    do(t, "play ram", "play blob_fighter", "play blob_wheel", seat=1)
    do(t, "play trade_pod", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"]


@pytest.mark.rule("SR-241")
def test_fleet_hq_pays_for_ones_own_ships() -> None:
    t = two({"play": ["fleet_hq"], "hand": ["scout"]}, {"hand": ["scout", "scout"]})
    do(t, "play scout", "play scout", seat=1)
    assert each(t, "combat")[:2] == [0, 0]
    do(t, "play scout", seat=0)
    assert each(t, "combat")[:2] == [1, 0]


@pytest.mark.rule("SR-241")
def test_stealth_needle_copies_ones_own_ships() -> None:
    t = two({"hand": ["stealth_needle", "cutter#1"]}, {"hand": ["ram#1", "flagship#1"]})
    do(t, "play ram", "play flagship", seat=1)
    do(t, "play cutter", "play stealth_needle", seat=0)
    assert keys(t, 0) == ["copy cutter#1"]
    assert refused(t, "copy ram#1") == refused(t, "copy flagship#1") == "SR-324"
    do(t, "copy cutter#1", seat=0)
    assert number(t, "trade") == 4 and number(t, "combat") == 0


@pytest.mark.rule("SR-241")
def test_cards_are_scrapped_from_ones_own_hand_and_discard_pile() -> None:
    a = {"hand": ["trade_bot", "scout#1"], "discard": ["viper#1"], "play": ["machine_base"]}
    t = two(a, {"hand": ["scout#2"], "discard": ["viper#2"]})
    do(t, "play trade_bot")
    assert sorted(starting("scrap-card", t, 0)) == ["scrap-card scout#1", "scrap-card viper#1"]
    assert refused(t, "scrap-card scout#2") == refused(t, "scrap-card viper#2") == "SR-100"
    do(t, "decline", "use machine_base")
    assert keys(t, 0) == ["scrap-card scout#1", "scrap-card viper#1"], "the Viper has been drawn"
    assert refused(t, "scrap-card scout#2") == refused(t, "scrap-card viper#2") == "SR-350"


@pytest.mark.rule("SR-241")
@pytest.mark.parametrize("source", ["freighter", "central_office"])
def test_the_next_ship_on_top_is_ones_own(source: str) -> None:
    a = {"play": ["freighter#1", "cutter#1"]} if source == "freighter" else {"play": ["central_office#1"]}
    t = two({**a, "trade": 5}, {"trade": 5}, row=["ram#1", "corvette#1", "battle_pod#1"])
    do(t, "ally freighter" if source == "freighter" else "use central_office")
    do(t, "buy corvette", seat=1)
    assert zone(t, "discard", 1) == ["corvette"], "the teammate is not asked"
    do(t, "buy ram", seat=0)
    assert list(t.choices) == [0]
    do(t, "put-on-top ram", seat=0)
    assert zone(t, "deck", 0) == ["ram"] and zone(t, "deck", 1) == []


@pytest.mark.rule("SR-241")
def test_in_a_combined_purchase_the_next_ship_on_top_is_the_buyers() -> None:
    a = {"trade": 2, "play": ["freighter#1", "cutter#1"]}
    t = two(a, {"trade": 2}, row=["ram#1", "supply_bot#1"])
    do(t, "ally freighter")
    do(t, "pledge ram#1 1 seat#1", seat=0)
    do(t, "buy-together ram#1", seat=1)
    assert zone(t, "discard", 1) == ["ram"], "the effect is not the buyer's"
    t = two({**a, "trade": 4}, {"trade": 2}, row=["ram#1", "supply_bot#1"])
    do(t, "ally freighter")
    do(t, "pledge ram#1 2 seat#0", seat=1)
    do(t, "buy-together ram#1", seat=0)
    assert list(t.choices) == [0]
    do(t, "put-on-top ram", seat=0)
    assert zone(t, "deck", 0) == ["ram"] and number(t, "ships_on_top") == 0


# seats


@pytest.mark.rule("SR-359")
@each_hydra
def test_the_lower_half_of_the_seats_is_one_team_the_upper_half_the_other(format: str, heads: int) -> None:
    lower, upper = list(range(heads)), list(range(heads, 2 * heads))
    t = table(format, *[{} for _ in range(2 * heads)])
    assert t.view(None)["teams"] == [lower, upper]
    assert sorted(t.choices) == lower
    assert sorted(all_done(t).choices) == upper
    assert sorted(all_done(t).choices) == lower


@pytest.mark.rule("SR-359")
@pytest.mark.parametrize("swapped", [False, True])
def test_the_order_within_a_team_has_no_effect_on_play(swapped: bool) -> None:
    anna: dict[str, Any] = {"hand": ["cutter", "ram"], "deck": ["scout"] * 5, "trade": 3}
    bartek: dict[str, Any] = {"hand": ["imperial_fighter"], "deck": ["viper"] * 5, "trade": 2}
    cyryl: dict[str, Any] = {"hand": ["corvette", "explorer"], "play": ["war_world#1"]}
    daria: dict[str, Any] = {"play": ["blob_wheel#1"]}
    a, b, c, d = (1, 0, 3, 2) if swapped else (0, 1, 2, 3)
    sides: list[dict[str, Any]] = [{}] * 4
    for seat, side in zip((a, b, c, d), (anna, bartek, cyryl, daria), strict=True):
        sides[seat] = side
    t = table("hydra-2", *sides, row=["trade_escort#1"])
    do(t, "play cutter", "play ram", seat=a)
    assert refused(t, "attack blob_wheel#1", a) == "SR-224"
    do(t, "attack war_world#1", "attack seat#2 1", seat=a)
    do(t, "play imperial_fighter", f"target seat#{c}", seat=b)
    do(t, "discard explorer", seat=c)
    do(t, f"pledge trade_escort#1 4 seat#{b}", seat=a)
    do(t, "buy-together trade_escort#1", "attack seat#2 2", seat=b)
    assert each(t, "authority") == [79, 79, 72, 72]
    assert (number(t, "trade", a), number(t, "trade", b)) == (1, 1)
    assert zone(t, "discard", b) == ["trade_escort"] and zone(t, "discard", c) == ["war_world", "explorer"]
    do(t, "end", seat=b)
    do(t, "end", seat=a)
    assert sorted(t.choices) == [2, 3]
    assert zone(t, "hand", a) == ["scout"] * 5 and zone(t, "hand", b) == ["viper"] * 5
    assert can(t, "play corvette", c) and can(t, "use blob_wheel", d)
