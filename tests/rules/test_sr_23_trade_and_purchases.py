"""Star Realms, chapter 23, rulings on single cards: Mech World, Blob World, Fleet HQ, Embassy Yacht, Freighter."""

from __future__ import annotations

import pytest

from situations import can, do, duel, end_turn, keys, number, pools, refused, table, zone

# Mech World, Blob World


@pytest.mark.rule("SR-333")
@pytest.mark.parametrize("card", ["corvette", "ram", "cutter", "trade_bot"])
def test_mech_world_is_an_ally_for_every_faction_for_its_owner(card: str) -> None:
    assert can(duel(play=["mech_world", card]), f"ally {card}")
    theirs = duel(play=[card], opponent={"play": ["mech_world"]})
    assert refused(theirs, f"ally {card}#1") == "SR-079"


@pytest.mark.rule("SR-333")
def test_mech_world_is_not_a_blob_card_for_blob_world() -> None:
    t = duel(hand=["mech_world", "ram"], play=["blob_world"], deck=["scout"] * 5)
    do(t, "play mech_world", "play ram", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"]


@pytest.mark.rule("SR-333")
def test_as_an_option_mech_world_counts_for_blob_world() -> None:
    option = {"mech_world_counts_as_blob": True}
    t = duel(hand=["mech_world", "ram"], play=["blob_world"], deck=["scout"] * 5, options=option)
    do(t, "play mech_world", "play ram", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"] * 2
    t = duel(hand=["ram"], play=["blob_world", "mech_world"], deck=["scout"] * 5, options=option)
    do(t, "play ram", "use blob_world", "take draw-per-card")  # Mech World was played earlier
    assert zone(t, "hand", 0) == ["scout"]


@pytest.mark.rule("SR-334")
def test_blob_world_counts_itself_other_bases_and_ships_scrapped_since() -> None:
    t = duel(
        hand=["blob_world", "blob_wheel", "ram", "trade_pod", "cutter", "scout", "war_world"],
        deck=["viper"] * 4 + ["scout"] * 5,
    )
    for card in ("ram", "blob_wheel", "trade_pod", "cutter", "scout", "war_world", "blob_world"):
        do(t, f"play {card}")
    do(t, "scrap ram")
    do(t, "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["viper"] * 4  # Blob World, Blob Wheel, Ram, Trade Pod


@pytest.mark.rule("SR-334")
def test_blob_world_does_not_count_cards_of_earlier_turns() -> None:
    t = duel(
        hand=["blob_world", "blob_wheel", "ram"],
        play=["the_hive"],
        deck=["trade_pod", "cutter", "scout", "viper", "scout", "viper", "viper", "viper"],
    )
    do(t, "play ram", "play blob_wheel", "play blob_world")
    end_turn(t)
    end_turn(t)
    do(t, "play trade_pod", "play cutter")
    do(t, "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout", "viper", "scout", "viper"]  # one more than was left


@pytest.mark.rule("SR-334")
def test_blob_world_counts_up_to_the_moment_of_use() -> None:
    t = duel(hand=["ram", "trade_pod"], play=["blob_world"], deck=["scout"] * 5)
    do(t, "play ram", "use blob_world", "take draw-per-card", "play trade_pod")
    assert zone(t, "hand", 0) == ["scout"]
    t = duel(hand=["cutter"], play=["blob_world"], deck=["scout"] * 5)
    do(t, "play cutter", "use blob_world", "take draw-per-card")  # none at all
    assert zone(t, "hand", 0) == []


@pytest.mark.rule("SR-334")
def test_blob_world_does_not_count_the_blobs_of_others() -> None:
    mine = {"deck": ["scout"] * 6, "hand": ["trade_pod"], "play": ["blob_world"]}
    t = table("hydra-2", mine, {"hand": ["ram", "blob_wheel"]}, {}, {})
    do(t, "play ram", "play blob_wheel", seat=1)  # in the same turn
    do(t, "play trade_pod", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"], "its own Trade Pod alone"


@pytest.mark.rule("SR-334")
@pytest.mark.parametrize(("counts", "drawn"), [(True, 2), (False, 1)])
@pytest.mark.parametrize("since_scrapped", [False, True])
def test_a_needle_that_copies_a_blob_ship_counts_for_blob_world_unless_the_option_is_off(
    counts: bool, drawn: int, since_scrapped: bool
) -> None:
    options = {} if counts else {"needle_counts_for_blob_world": False}
    t = duel(hand=["ram", "stealth_needle"], play=["blob_world"], deck=["scout"] * 5, options=options)
    do(t, "play ram", "play stealth_needle", "copy ram")
    if since_scrapped:
        do(t, "scrap stealth_needle")
    do(t, "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"] * drawn


@pytest.mark.rule("SR-334")
def test_a_needle_that_copies_another_faction_does_not_count_for_blob_world() -> None:
    t = duel(hand=["stealth_needle", "ram"], play=["blob_world", "cutter"], deck=["scout"] * 5)
    do(t, "play ram", "play stealth_needle", "copy cutter", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"], "the Ram alone"


# Fleet HQ


@pytest.mark.rule("SR-335")
def test_fleet_hq_gives_a_combat_for_each_ship_played_while_it_is_in_play() -> None:
    t = duel(hand=["scout", "trade_pod", "blob_wheel"], play=["fleet_hq"])
    do(t, "play scout")
    assert pools(t) == [1, 1]
    do(t, "play trade_pod")
    assert pools(t) == [4, 2]
    do(t, "play blob_wheel")  # a base
    assert pools(t) == [4, 2]


@pytest.mark.rule("SR-335")
def test_fleet_hq_gives_nothing_for_ships_played_before_nor_for_itself() -> None:
    t = duel(hand=["scout", "scout", "fleet_hq"])
    do(t, "play scout", "play scout", "play fleet_hq")
    assert pools(t) == [2, 0]


@pytest.mark.rule("SR-335")
def test_fleet_hq_gives_nothing_for_the_opponents_ships() -> None:
    t = duel(hand=["scout"], opponent={"play": ["fleet_hq"]})
    do(t, "play scout")
    assert pools(t) == [1, 0]
    assert number(t, "combat", 1) == 0


@pytest.mark.rule("SR-335")
def test_as_an_option_fleet_hq_counts_ships_already_in_play() -> None:
    t = duel(
        hand=["scout", "fleet_hq", "viper"],
        play=["cutter", "blob_wheel"],
        options={"fleet_hq_counts_ships_in_play": True},
    )
    do(t, "play scout", "play fleet_hq")
    assert pools(t) == [1, 2]
    do(t, "play viper")
    assert pools(t) == [1, 4]


@pytest.mark.rule("SR-336")
def test_viper_then_fleet_hq_then_viper_gives_three_combat() -> None:
    t = duel(hand=["viper#1", "fleet_hq", "viper#2"])
    do(t, "play viper#1")
    assert number(t, "combat") == 1
    do(t, "play fleet_hq")
    assert number(t, "combat") == 1
    do(t, "play viper#2")
    assert number(t, "combat") == 3


@pytest.mark.rule("SR-337")
def test_combat_given_by_fleet_hq_stays_when_the_ship_leaves_play() -> None:
    t = duel(hand=["ram"], play=["fleet_hq"])
    do(t, "play ram", "scrap ram")
    assert pools(t) == [3, 6]


@pytest.mark.rule("SR-337")
def test_combat_given_by_fleet_hq_stays_when_fleet_hq_leaves_play() -> None:
    t = duel(hand=["missile_mech", "viper"], play=["fleet_hq"], options={"destroy_own_bases": True})
    do(t, "play missile_mech", "destroy fleet_hq")
    assert number(t, "combat") == 7
    do(t, "play viper")  # and gives nothing more
    assert number(t, "combat") == 8


@pytest.mark.rule("SR-338")
def test_two_fleet_hqs_give_two_combat_for_each_ship() -> None:
    t = duel(hand=["scout", "scout"], play=["fleet_hq", "fleet_hq"], options={"boxes": 2})
    for combat in (2, 4):
        do(t, "play scout")
        while can(t, "answer fleet_hq"):  # in whichever order
            do(t, "answer fleet_hq")
        assert number(t, "combat") == combat
    assert can(t, "end")


@pytest.mark.rule("SR-357")
def test_with_fleet_hq_viper_scout_and_corvette_give_five_combat() -> None:
    t = duel(hand=["viper", "scout", "corvette"], play=["fleet_hq"], deck=["ram", "cutter"])
    do(t, "play viper")
    assert pools(t) == [0, 2]
    do(t, "play scout")
    assert pools(t) == [1, 3]
    do(t, "play corvette")
    assert pools(t) == [1, 5]
    assert zone(t, "hand", 0) == ["ram"]


# Embassy Yacht


@pytest.mark.rule("SR-339")
@pytest.mark.parametrize(
    ("bases", "drawn"),
    [
        ([], 0),
        (["blob_wheel"], 0),
        (["blob_wheel", "ram", "cutter"], 0),  # ships are no bases
        (["blob_wheel", "fleet_hq"], 2),
        (["blob_wheel", "war_world"], 2),  # outposts count
        (["junkyard", "war_world"], 2),
        (["junkyard", "war_world", "blob_wheel"], 2),
    ],
)
def test_embassy_yacht_draws_two_with_two_bases_in_play(bases: list[str], drawn: int) -> None:
    t = duel(hand=["embassy_yacht"], play=bases, deck=["scout"] * 5, opponent={"play": ["the_hive", "blob_world"]})
    do(t, "play embassy_yacht")
    assert zone(t, "hand", 0) == ["scout"] * drawn
    assert [number(t, "trade"), number(t, "authority")] == [2, 53]


@pytest.mark.rule("SR-339")
def test_a_second_base_played_after_the_yacht_comes_too_late() -> None:
    t = duel(hand=["embassy_yacht", "war_world"], play=["blob_wheel"], deck=["scout"] * 5)
    do(t, "play embassy_yacht", "play war_world")
    assert zone(t, "hand", 0) == []


# Freighter, Central Office


@pytest.mark.rule("SR-340")
@pytest.mark.parametrize(("source", "use"), [("freighter", "ally freighter"), ("central_office", "use central_office")])
@pytest.mark.parametrize("ship", ["ram", "explorer"])
def test_the_next_ship_bought_may_go_on_top_of_the_deck(source: str, use: str, ship: str) -> None:
    t = duel(play=[source, "trading_post"], row=["ram"], deck=["viper"], trade=9)
    do(t, use, f"buy {ship}")
    assert [key.partition(" ")[0] for key in keys(t)] == ["put-on-top", "put-on-discard"]
    do(t, f"put-on-top {ship}")
    assert zone(t, "deck", 0) == [ship, "viper"]
    assert zone(t, "discard", 0) == []


@pytest.mark.rule("SR-340")
def test_the_effect_applies_neither_to_a_base_nor_to_a_ship_bought_before() -> None:
    t = duel(play=["central_office"], row=["blob_wheel", "cutter", "ram"], deck=["viper"], trade=9)
    do(t, "buy cutter")
    assert zone(t, "discard", 0) == ["cutter"]
    do(t, "use central_office", "buy blob_wheel")
    assert zone(t, "discard", 0) == ["cutter", "blob_wheel"]
    assert zone(t, "deck", 0) == ["viper"]
    do(t, "buy ram")
    assert can(t, "put-on-top ram")


@pytest.mark.rule("SR-341")
@pytest.mark.parametrize(
    ("answer", "deck", "discard"),
    [("put-on-top", ["ram", "viper"], ["cutter"]), ("put-on-discard", ["viper"], ["ram", "cutter"])],
)
def test_the_player_chooses_where_the_ship_goes_and_the_effect_is_used_up(
    answer: str, deck: list[str], discard: list[str]
) -> None:
    t = duel(play=["central_office"], row=["ram", "cutter"], deck=["viper"], trade=5)
    do(t, "use central_office", "buy ram")
    assert refused(t, "end") == "SR-341"
    do(t, f"{answer} ram", "buy cutter")
    assert can(t, "end")  # no question for the second ship
    assert zone(t, "deck", 0) == deck
    assert zone(t, "discard", 0) == discard
    assert number(t, "trade") == 2  # 5 + 2 for Central Office, less 3 and 2


@pytest.mark.rule("SR-342")
def test_waiting_effects_add_up_one_ship_each() -> None:
    t = duel(play=["central_office", "freighter"], row=["ram", "cutter", "corvette"], trade=9)
    do(t, "use central_office", "ally freighter")
    do(t, "buy ram", "put-on-top ram", "buy cutter", "put-on-top cutter", "buy corvette")
    assert zone(t, "deck", 0) == ["cutter", "ram"]
    assert zone(t, "discard", 0) == ["corvette"]


@pytest.mark.rule("SR-342")
def test_a_needle_that_copies_freighter_adds_an_effect_of_its_own() -> None:
    t = duel(hand=["stealth_needle"], play=["freighter"], row=["ram", "cutter", "corvette"], trade=9)
    do(t, "play stealth_needle", "copy freighter", "ally freighter", "ally stealth_needle")
    do(t, "buy ram", "put-on-top ram", "buy cutter", "put-on-top cutter", "buy corvette")
    assert zone(t, "deck", 0) == ["cutter", "ram"]
    assert zone(t, "discard", 0) == ["corvette"]


@pytest.mark.rule("SR-342")
def test_as_an_option_waiting_effects_do_not_add_up() -> None:
    t = duel(
        play=["central_office", "freighter"],
        row=["ram", "cutter", "corvette"],
        trade=9,
        options={"on_top_effects_add_up": False},
    )
    do(t, "use central_office", "ally freighter")
    do(t, "buy ram", "put-on-top ram", "buy cutter")
    assert zone(t, "deck", 0) == ["ram"]
    assert zone(t, "discard", 0) == ["cutter"]
    t = duel(
        play=["central_office", "freighter"],
        row=["ram", "cutter"],
        trade=9,
        options={"on_top_effects_add_up": False},
    )
    do(t, "use central_office", "buy ram", "put-on-top ram", "ally freighter", "buy cutter", "put-on-top cutter")
    assert zone(t, "deck", 0) == ["cutter", "ram"]  # one after the other does not count as adding up


@pytest.mark.rule("SR-343")
def test_buying_a_base_leaves_a_waiting_effect_in_force() -> None:
    t = duel(play=["central_office"], row=["blob_wheel", "barter_world", "ram"], trade=9)
    do(t, "use central_office", "buy blob_wheel", "buy barter_world", "buy ram", "put-on-top ram")
    assert zone(t, "deck", 0) == ["ram"]
    assert zone(t, "discard", 0) == ["blob_wheel", "barter_world"]


@pytest.mark.rule("SR-343")
def test_effects_that_still_wait_at_the_end_of_the_turn_are_lost() -> None:
    t = duel(play=["central_office", "freighter"], deck=["explorer#9", *["scout"] * 4], row=["cutter"])
    do(t, "use central_office", "ally freighter")
    end_turn(t)
    end_turn(t)
    do(t, "play explorer#9", "buy cutter")
    assert can(t, "end")
    assert sorted(zone(t, "discard", 0)) == ["cutter", "freighter"]


@pytest.mark.rule("SR-364")
def test_two_waiting_effects_apply_to_two_ships_with_a_base_bought_between() -> None:
    t = duel(
        hand=["freighter"],
        play=["central_office"],
        row=["blob_wheel", "corvette", "ram", "cutter"],
        deck=["viper"],
        trade=4,
    )
    do(t, "use central_office", "play freighter", "ally freighter")
    assert number(t, "trade") == 10
    do(t, "buy blob_wheel")
    assert zone(t, "discard", 0) == ["blob_wheel"]
    do(t, "buy corvette", "put-on-top corvette")
    do(t, "buy ram", "put-on-top ram")
    do(t, "buy cutter")
    assert can(t, "end")
    assert zone(t, "deck", 0) == ["ram", "corvette", "viper"]
    assert zone(t, "discard", 0) == ["blob_wheel", "cutter"]
