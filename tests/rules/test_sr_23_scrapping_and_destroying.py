"""Star Realms, chapter 23, rulings on single cards: Blob Carrier, scrapping and destroying bases."""

from __future__ import annotations

import pytest

import kantyna
from situations import ROW, can, do, duel, end_turn, keys, number, pools, reason, refused, zone

# Blob Carrier


@pytest.mark.rule("SR-344")
def test_blob_carrier_takes_a_ship_of_any_cost_or_an_explorer_but_no_base() -> None:
    row = ["dreadnaught#1", "imperial_fighter#1", "blob_world#1", "war_world#1", "command_ship#1"]
    t = duel(play=["blob_carrier", "blob_wheel"], row=row, explorers=["explorer#4", "explorer#7"])
    do(t, "ally blob_carrier")
    assert sorted(keys(t)) == [
        "acquire command_ship#1",
        "acquire dreadnaught#1",
        "acquire explorer#7",
        "acquire imperial_fighter#1",
    ]
    assert refused(t, "acquire blob_world#1") == "SR-344"


@pytest.mark.rule("SR-344")
@pytest.mark.parametrize("ship", ["command_ship", "imperial_fighter", "explorer"])
def test_blob_carrier_puts_the_ship_on_top_of_the_deck_for_free(ship: str) -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=["command_ship", "imperial_fighter"], deck=["viper"], trade=1)
    do(t, "ally blob_carrier", f"acquire {ship}")
    assert zone(t, "deck", 0) == [ship, "viper"]
    assert zone(t, "discard", 0) == []
    assert number(t, "trade") == 1
    assert len(zone(t, "explorers")) == (2 if ship == "explorer" else 3)


@pytest.mark.rule("SR-345")
def test_blob_carrier_once_used_must_take_a_ship_if_there_is_one() -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=["blob_world", "ram#1"], explorers=0)
    do(t, "ally blob_carrier")
    assert keys(t) == ["acquire ram#1"]
    assert refused(t, "decline") == "SR-345"
    assert refused(t, "end") == "SR-344"
    assert refused(t, "acquire blob_world#1") == "SR-344", "no base"
    assert reason(t, "acquire blob_world#1") == "Blob World is a base; it has to be a ship."
    assert refused(t, "acquire cutter#1") == "SR-344", "not for sale"
    t = duel(play=["blob_carrier", "blob_wheel"], row=["cutter", "ram"], explorers=1)
    do(t, "ally blob_carrier", "acquire ram")  # one ship, not more
    assert can(t, "end")
    assert zone(t, "deck", 0) == ["ram"]
    t = duel(play=["blob_carrier", "blob_wheel"], row=["blob_world", "war_world"], explorers=0)
    do(t, "ally blob_carrier")  # there is none
    assert can(t, "end")
    assert zone(t, "deck", 0) == []


@pytest.mark.rule("SR-346")
def test_a_ship_taken_by_blob_carrier_leaves_waiting_effects_in_force() -> None:
    t = duel(play=["freighter", "trading_post", "blob_carrier", "blob_wheel"], row=["dreadnaught", "ram"], trade=3)
    do(t, "ally freighter", "ally blob_carrier", "acquire dreadnaught")
    assert zone(t, "deck", 0) == ["dreadnaught"]  # without being asked where
    do(t, "buy ram", "put-on-top ram")
    assert zone(t, "deck", 0) == ["ram", "dreadnaught"]


@pytest.mark.rule("SR-347")
def test_a_ship_taken_by_blob_carrier_is_replaced_at_once() -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=ROW, trade_deck=["ram", "cutter"])
    do(t, "ally blob_carrier", "acquire command_ship")
    assert zone(t, "trade_row") == ["dreadnaught", "mothership", "ram", "brain_world", "fleet_hq"]
    assert zone(t, "trade_deck") == ["cutter"]


@pytest.mark.rule("SR-365")
def test_blob_carrier_does_not_use_up_the_effect_of_central_office() -> None:
    t = duel(
        play=["central_office", "blob_carrier", "blob_wheel"],
        row=["stealth_needle", "cutter"],
        deck=["viper"],
    )
    do(t, "use central_office", "ally blob_carrier", "acquire stealth_needle", "buy cutter")
    assert keys(t) == ["put-on-top cutter#1", "put-on-discard cutter#1"]
    do(t, "put-on-top cutter")
    assert zone(t, "deck", 0) == ["cutter", "stealth_needle", "viper"]


@pytest.mark.rule("SR-363")
@pytest.mark.parametrize(
    "steps",
    [
        ["ally freighter", "buy ram", "put-on-top ram"],
        ["use central_office", "buy ram", "put-on-top ram"],
        ["ally blob_carrier", "acquire ram"],
    ],
)
def test_a_card_put_on_top_of_a_deck_is_known_to_all_until_it_is_drawn(steps: list[str]) -> None:
    t = duel(
        hand=["corvette"],
        play=["freighter", "central_office", "blob_carrier", "blob_wheel"],
        row=["ram#1"],
        deck=["viper", "scout"],
        trade=5,
    )
    do(t, *steps)
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == ["ram#1", None, None]
    do(t, "play corvette")  # draws it
    assert t.view(0)["seats"][0]["hand"] == ["ram#1"]
    for viewer in (1, None):
        assert t.view(viewer)["seats"][0]["hand"] == [None]
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == [None, None]


@pytest.mark.rule("SR-363")
def test_cards_put_on_top_one_after_the_other_are_known_in_their_order() -> None:
    t = duel(
        hand=["corvette"],
        play=["freighter", "central_office"],
        row=["ram#1", "cutter#1"],
        deck=["viper"],
        trade=9,
    )
    do(t, "use central_office", "ally freighter", "buy ram", "put-on-top ram", "buy cutter", "put-on-top cutter")
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == ["cutter#1", "ram#1", None]
    do(t, "play corvette")
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == ["ram#1", None]


@pytest.mark.rule("SR-363")
def test_a_card_known_on_top_is_unknown_after_a_shuffle() -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=["ram#1"], deck=["scout"] * 4, discard=["viper"] * 2)
    do(t, "ally blob_carrier", "acquire ram")
    end_turn(t)  # draws Ram and the four Scouts
    end_turn(t)
    end_turn(t)  # shuffles: nine cards, of which five are drawn
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == [None] * 3


# Brain World, Machine Base, Junkyard, Recycling Station


@pytest.mark.rule("SR-348")
@pytest.mark.parametrize(
    ("scrapped", "drawn"),
    [
        ([], []),
        (["viper"], ["ram"]),
        (["corvette"], ["ram"]),
        (["viper", "scout"], ["ram", "cutter"]),  # from hand
        (["corvette", "trade_pod"], ["ram", "cutter"]),  # from the discard pile
        (["corvette", "viper"], ["ram", "cutter"]),  # one each
    ],
)
def test_brain_world_scraps_up_to_two_cards_and_draws_as_many(scrapped: list[str], drawn: list[str]) -> None:
    t = duel(
        hand=["viper", "scout", "mothership"],
        play=["brain_world"],
        discard=["corvette", "trade_pod", "freighter"],
        deck=["ram", "cutter", "flagship"],
    )
    do(t, "use brain_world", *[f"scrap-card {card}" for card in scrapped])
    if len(scrapped) < 2:
        do(t, "done" if scrapped else "decline")
    assert can(t, "end")  # a third card is not asked for
    assert zone(t, "scrap_heap") == scrapped
    assert zone(t, "hand", 0) == [card for card in ["viper", "scout", "mothership"] if card not in scrapped] + drawn
    assert zone(t, "discard", 0) == [card for card in ["corvette", "trade_pod", "freighter"] if card not in scrapped]


@pytest.mark.rule("SR-348")
def test_brain_world_scraps_first_so_drawn_cards_cannot_be_scrapped() -> None:
    t = duel(hand=["viper#1", "scout#1"], play=["brain_world"], deck=["ram#1", "cutter#1"])
    do(t, "use brain_world", "scrap-card viper")
    assert keys(t) == ["scrap-card scout#1", "done"]  # nothing has been drawn yet
    do(t, "scrap-card scout")
    assert zone(t, "hand", 0) == ["ram", "cutter"]


@pytest.mark.rule("SR-348")
def test_cards_that_brain_world_scraps_from_the_discard_pile_are_gone_when_it_is_shuffled() -> None:
    for seed in range(10):
        t = duel(play=["brain_world"], discard=["viper", "scout", "ram"], seed=seed)
        do(t, "use brain_world", "scrap-card viper", "scrap-card scout")
        assert zone(t, "hand", 0) == ["ram"]  # two to draw, one left
        assert zone(t, "scrap_heap") == ["viper", "scout"]


@pytest.mark.rule("SR-349")
def test_an_explorer_scrapped_by_brain_world_counts_for_the_draw() -> None:
    t = duel(hand=["explorer#8"], play=["brain_world"], discard=["explorer#9"], deck=["ram", "cutter"], explorers=1)
    do(t, "use brain_world", "scrap-card explorer#8", "scrap-card explorer#9")
    assert zone(t, "hand", 0) == ["ram", "cutter"]
    assert zone(t, "explorers") == ["explorer"] * 3
    assert zone(t, "scrap_heap") == []


@pytest.mark.rule("SR-350")
@pytest.mark.parametrize("scrapped", ["ram", "viper"])
def test_machine_base_draws_first_then_a_card_from_hand_must_be_scrapped(scrapped: str) -> None:
    t = duel(hand=["viper#1"], play=["machine_base"], deck=["ram#1"], discard=["cutter#1"])
    do(t, "use machine_base")
    assert sorted(keys(t)) == ["scrap-card ram#1", "scrap-card viper#1"]  # not the discard pile
    assert refused(t, "decline") == refused(t, "scrap-card cutter#1") == "SR-350"
    assert reason(t, "scrap-card cutter#1") == "Cutter is not in your hand."
    do(t, f"scrap-card {scrapped}")
    assert zone(t, "scrap_heap") == [scrapped]
    assert len(zone(t, "hand", 0)) == 1
    assert zone(t, "discard", 0) == ["cutter"]
    assert can(t, "end")


@pytest.mark.rule("SR-350")
def test_machine_base_scraps_nothing_when_the_hand_is_empty() -> None:
    t = duel(play=["machine_base"])
    do(t, "use machine_base")
    assert can(t, "end")
    assert zone(t, "scrap_heap") == []


@pytest.mark.rule("SR-351")
@pytest.mark.parametrize(("scrapped", "where"), [("ram", "hand"), ("cutter", "discard")])
def test_junkyard_once_used_must_scrap_a_card_from_hand_or_discard_pile(scrapped: str, where: str) -> None:
    t = duel(hand=["ram#1", "viper"], play=["junkyard"], discard=["cutter#1", "viper"])
    do(t, "use junkyard")
    assert len(keys(t)) == 4
    assert refused(t, "decline") == "SR-351"
    assert refused(t, "scrap-card junkyard#1") == "SR-100"
    do(t, f"scrap-card {scrapped}")
    assert zone(t, "scrap_heap") == [scrapped]
    assert zone(t, where, 0) == ["viper"]
    assert can(t, "end")


@pytest.mark.rule("SR-351")
def test_junkyard_scraps_nothing_when_there_is_no_card() -> None:
    t = duel(play=["junkyard", "ram"], deck=["scout"])
    do(t, "use junkyard")
    assert can(t, "end")
    assert zone(t, "scrap_heap") == []


@pytest.mark.rule("SR-352")
@pytest.mark.parametrize(
    ("discarded", "drawn"), [([], []), (["viper"], ["ram"]), (["viper", "scout"], ["ram", "cutter"])]
)
def test_recycling_station_discards_up_to_two_cards_then_draws_as_many(discarded: list[str], drawn: list[str]) -> None:
    t = duel(
        hand=["viper", "scout", "mothership"],
        play=["recycling_station"],
        deck=["ram", "cutter", "flagship"],
    )
    do(t, "use recycling_station", "take discard-for-cards", *[f"discard {card}" for card in discarded])
    if len(discarded) < 2:
        do(t, "done" if discarded else "decline")
    assert can(t, "end")
    assert zone(t, "discard", 0) == discarded
    assert zone(t, "hand", 0) == [card for card in ["viper", "scout", "mothership"] if card not in discarded] + drawn
    assert number(t, "trade") == 0


@pytest.mark.rule("SR-352")
def test_cards_discarded_for_recycling_station_may_be_drawn_again_after_a_reshuffle() -> None:
    t = duel(hand=["viper", "scout"], play=["recycling_station"])
    do(t, "use recycling_station", "take discard-for-cards", "discard viper", "discard scout")
    assert sorted(zone(t, "hand", 0)) == ["scout", "viper"]
    assert zone(t, "discard", 0) == zone(t, "deck", 0) == []


# Destroying bases


def destroyer() -> kantyna.Table:
    """Blob Destroyer's ally ability has just been used."""
    t = duel(
        play=["blob_destroyer", "blob_wheel"],
        row=["ram#1", "cutter#1"],
        opponent={"play": ["the_hive#1", "barter_world#1"]},
    )
    return do(t, "ally blob_destroyer")


@pytest.mark.rule("SR-353")
@pytest.mark.parametrize("base_first", [True, False])
def test_blob_destroyer_does_both_parts_in_any_order(base_first: bool) -> None:
    t = destroyer()
    parts = [["take destroy-base", "destroy the_hive"], ["take scrap-trade-row", "scrap-card ram"]]
    for part in parts if base_first else parts[::-1]:
        do(t, *part)
    assert can(t, "end")
    assert zone(t, "discard", 1) == ["the_hive"]
    assert zone(t, "play", 1) == ["barter_world"]
    assert zone(t, "scrap_heap") == ["ram"]
    assert number(t, "combat") == 0


@pytest.mark.rule("SR-353")
def test_blob_destroyer_does_either_part_alone_or_none() -> None:
    t = destroyer()
    do(t, "take destroy-base", "destroy the_hive", "done")
    assert can(t, "end")
    assert [zone(t, "discard", 1), zone(t, "scrap_heap")] == [["the_hive"], []]
    t = destroyer()
    do(t, "take scrap-trade-row", "scrap-card cutter", "done")
    assert can(t, "end")
    assert [zone(t, "discard", 1), zone(t, "scrap_heap")] == [[], ["cutter"]]
    t = destroyer()
    do(t, "done")
    assert can(t, "end")
    assert [zone(t, "discard", 1), zone(t, "scrap_heap")] == [[], []]


@pytest.mark.rule("SR-353")
def test_blob_destroyer_does_each_part_once() -> None:
    t = destroyer()
    do(t, "take destroy-base", "destroy the_hive")
    assert keys(t) == ["take scrap-trade-row", "done"]
    t = destroyer()
    do(t, "take scrap-trade-row", "scrap-card ram")
    assert keys(t) == ["take destroy-base", "done"]


@pytest.mark.rule("SR-354")
@pytest.mark.parametrize("card", ["battlecruiser", "port_of_call"])
@pytest.mark.parametrize("destroyed", [True, False])
def test_a_scrap_ability_draws_first_and_then_may_destroy_a_base(card: str, destroyed: bool) -> None:
    t = duel(play=[card], deck=["ram", "cutter"], opponent={"play": ["blob_wheel#1"]})
    do(t, f"scrap {card}")
    assert zone(t, "hand", 0) == ["ram"]
    assert zone(t, "play", 1) == ["blob_wheel"]
    assert keys(t) == ["destroy blob_wheel#1", "decline"]
    do(t, "destroy blob_wheel" if destroyed else "decline")
    assert zone(t, "play", 1) == ([] if destroyed else ["blob_wheel"])
    assert zone(t, "discard", 1) == (["blob_wheel"] if destroyed else [])
    assert zone(t, "hand", 0) == ["ram"]


DESTROYERS = {
    "missile_mech": ["play missile_mech"],
    "command_ship": ["ally command_ship"],
    "blob_destroyer": ["ally blob_destroyer", "take destroy-base"],
    "battlecruiser": ["scrap battlecruiser"],
    "port_of_call": ["scrap port_of_call"],
}


def about_to_destroy(card: str, combat: int) -> kantyna.Table:
    """Seat 0 may use the card's ability against an outpost and a base behind it."""
    return duel(
        hand=["missile_mech"] if card == "missile_mech" else [],
        play=[] if card == "missile_mech" else [card, "mech_world"],
        combat=combat,
        opponent={"play": ["war_world#1", "blob_world#1"]},
    )


@pytest.mark.rule("SR-355")
@pytest.mark.parametrize("card", DESTROYERS)
def test_a_base_behind_an_outpost_is_not_a_target_at_that_moment(card: str) -> None:
    t = about_to_destroy(card, combat=4)
    do(t, *DESTROYERS[card])
    assert keys(t) == ["destroy war_world#1", "decline"]  # and the combat cannot be spent now
    assert refused(t, "destroy blob_world#1") == "SR-055"
    assert refused(t, "attack war_world#1") == "SR-355"
    do(t, "destroy war_world")
    assert zone(t, "play", 1) == ["blob_world"]


@pytest.mark.rule("SR-355")
@pytest.mark.parametrize("card", DESTROYERS)
def test_a_base_is_a_target_when_the_outpost_has_been_cleared_before(card: str) -> None:
    t = about_to_destroy(card, combat=4)
    do(t, "attack war_world", *DESTROYERS[card])
    assert keys(t) == ["destroy blob_world#1", "decline"]
    do(t, "destroy blob_world")
    assert zone(t, "play", 1) == []


@pytest.mark.rule("SR-355")
def test_the_combat_of_missile_mech_itself_comes_too_late_for_its_own_target() -> None:
    t = about_to_destroy("missile_mech", combat=0)
    do(t, "play missile_mech")
    assert number(t, "combat") == 6
    assert keys(t) == ["destroy war_world#1", "decline"]
    do(t, "decline", "attack war_world")
    assert number(t, "combat") == 2
    assert zone(t, "play", 1) == ["blob_world"]
    assert not can(t, "destroy blob_world")


@pytest.mark.rule("SR-356")
def test_missile_mech_may_destroy_war_world_not_blob_world_behind_it() -> None:
    t = about_to_destroy("missile_mech", combat=4)
    do(t, "play missile_mech")
    assert can(t, "destroy war_world")
    assert not can(t, "destroy blob_world")
    do(t, "destroy war_world")
    assert zone(t, "play", 1) == ["blob_world"]
    assert number(t, "combat") == 10


@pytest.mark.rule("SR-356")
def test_missile_mech_may_destroy_blob_world_after_war_world_has_fallen() -> None:
    t = about_to_destroy("missile_mech", combat=4)
    do(t, "attack war_world")
    assert number(t, "combat") == 0
    do(t, "play missile_mech", "destroy blob_world")
    assert sorted(zone(t, "discard", 1)) == ["blob_world", "war_world"]
    assert number(t, "combat") == 6


@pytest.mark.rule("SR-358")
def test_a_needle_that_copies_a_ram() -> None:
    t = duel(hand=["stealth_needle", "trade_bot"], play=["ram"])
    assert not can(t, "ally ram")
    do(t, "play stealth_needle", "copy ram")
    assert pools(t) == [0, 5]
    do(t, "ally ram")
    assert pools(t) == [0, 7]
    do(t, "ally stealth_needle")
    assert pools(t) == [0, 9]
    do(t, "play trade_bot")
    assert can(t, "ally trade_bot")  # the Needle still belongs to the Machine Cult
    do(t, "scrap stealth_needle")
    assert pools(t) == [4, 9]  # 1 of them is Trade Bot's
    assert zone(t, "scrap_heap") == ["stealth_needle"]
