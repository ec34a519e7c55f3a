"""Star Realms, chapters 13 to 15: the discard and draw phases, and who sees what."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from situations import can, do, duel, end_turn, keys, number, refused, zone

ON_THE_SCREEN: list[int | None] = [0, 1, None]
"""Everybody who may look at a duel: both players and a spectator."""


def hidden(n: int) -> list[None]:
    return [None] * n


# Discard phase


@pytest.mark.rule("SR-134")
def test_a_card_that_an_opponent_discards_lies_face_up_on_its_owners_pile() -> None:
    t = duel(hand=["imperial_fighter"], opponent={"hand": ["ram#1", "cutter#1"]})
    do(t, "play imperial_fighter")
    do(t, "discard ram", seat=1)
    for viewer in ON_THE_SCREEN:
        view = t.view(viewer)
        assert view["seats"][1]["discard"] == ["ram#1"]
        assert view["seats"][0]["discard"] == []
    assert zone(t, "hand", 1) == ["cutter"]


@pytest.mark.rule("SR-134")
def test_a_card_that_a_player_discards_lies_face_up_on_their_own_pile() -> None:
    t = duel(hand=["ram#1", "cutter#1"], play=["recycling_station"], deck=["viper"], opponent={"hand": ["scout"]})
    do(t, "use recycling_station", "take discard-for-cards", "discard ram", "done")
    for viewer in ON_THE_SCREEN:
        assert t.view(viewer)["seats"][0]["discard"] == ["ram#1"]
        assert t.view(viewer)["seats"][1]["discard"] == []


@pytest.mark.rule("SR-134")
def test_cards_put_away_at_the_end_of_a_turn_lie_face_up_on_their_owners_pile() -> None:
    t = duel(hand=["ram#1"], play=["cutter#1"], deck=["scout"] * 5)
    end_turn(t)
    for viewer in ON_THE_SCREEN:
        assert sorted(t.view(viewer)["seats"][0]["discard"]) == ["cutter#1", "ram#1"]
        assert t.view(viewer)["seats"][1]["discard"] == []


@pytest.mark.rule("SR-135")
def test_everybody_may_look_through_every_discard_pile_at_any_time() -> None:
    mine = ["ram#1", "scout#1", "cutter#1"]
    theirs = ["viper#1", "mothership#1"]
    t = duel(
        hand=["imperial_fighter#1"],
        deck=["scout"] * 5,
        discard=mine,
        opponent={"hand": ["corvette#1", "scout"], "deck": ["scout"] * 5, "discard": theirs},
    )

    def look(mine: list[str], theirs: list[str]) -> None:
        for viewer in ON_THE_SCREEN:
            view = t.view(viewer)
            assert [sorted(side["discard"]) for side in view["seats"]] == [sorted(mine), sorted(theirs)]

    look(mine, theirs)
    do(t, "play imperial_fighter")
    look(mine, theirs)  # in the middle of a question
    do(t, "discard corvette", seat=1)
    look(mine, [*theirs, "corvette#1"])
    end_turn(t)
    look([*mine, "imperial_fighter#1"], [*theirs, "corvette#1"])  # in the other player's turn


@pytest.mark.rule("SR-136")
def test_trade_left_over_is_lost_in_the_discard_phase() -> None:
    t = duel(hand=["scout"], row=["ram"], trade=4)
    do(t, "play scout")
    assert number(t, "trade") == 5
    end_turn(t)
    assert number(t, "trade") == 0
    end_turn(t)
    assert number(t, "trade") == 0
    assert refused(t, "buy ram#1") == "SR-114"


@pytest.mark.rule("SR-137")
def test_combat_left_over_is_lost_in_the_discard_phase() -> None:
    t = duel(hand=["viper"], combat=4)
    do(t, "play viper")
    assert number(t, "combat") == 5
    end_turn(t)
    assert number(t, "combat") == 0
    end_turn(t)
    assert number(t, "combat") == 0
    assert refused(t, "attack seat#1 1") == "SR-128"
    assert number(t, "authority", 1) == 50


@pytest.mark.rule("SR-138")
def test_all_ships_in_play_go_to_the_discard_pile_in_the_discard_phase() -> None:
    t = duel(hand=["ram"], play=["scout", "cutter"], discard=["viper"], deck=["scout"] * 5)
    do(t, "play ram")
    end_turn(t)
    assert zone(t, "play", 0) == []
    assert sorted(zone(t, "discard", 0)) == ["cutter", "ram", "scout", "viper"]
    assert zone(t, "scrap_heap") == zone(t, "discard", 1) == []


@pytest.mark.rule("SR-139")
def test_all_cards_left_in_hand_go_to_the_discard_pile_in_the_discard_phase() -> None:
    t = duel(
        hand=["ram", "cutter", "blob_wheel"],
        deck=["scout"] * 5,
        opponent={"hand": ["viper", "corvette"]},
    )
    end_turn(t)
    assert sorted(zone(t, "discard", 0)) == ["blob_wheel", "cutter", "ram"]
    assert zone(t, "hand", 0) == ["scout"] * 5
    assert zone(t, "hand", 1) == ["viper", "corvette"]  # only the active player's hand


@pytest.mark.rule("SR-140")
def test_bases_and_outposts_stay_in_play_in_the_discard_phase() -> None:
    t = duel(
        hand=["the_hive"],
        play=["blob_wheel", "war_world", "ram"],
        deck=["scout"] * 5,
        opponent={"play": ["junkyard"]},
    )
    do(t, "play the_hive")
    end_turn(t)
    assert sorted(zone(t, "play", 0)) == ["blob_wheel", "the_hive", "war_world"]
    assert zone(t, "discard", 0) == ["ram"]
    assert zone(t, "play", 1) == ["junkyard"]


@pytest.mark.rule("SR-141")
def test_the_discard_phase_asks_nobody_anything() -> None:
    t = duel(
        hand=["ram", "cutter"],
        play=["scout", "corvette", "blob_wheel"],
        deck=["viper"] * 2 + ["scout"] * 3,
        trade=3,
        combat=2,
        opponent={"hand": ["scout", "viper"]},
    )
    end_turn(t)
    assert t.length == 1
    assert list(t.choices) == [1]
    assert sorted(keys(t, 1)) == sorted(["play scout#5", "play viper#3", "end"])
    assert sorted(zone(t, "discard", 0)) == ["corvette", "cutter", "ram", "scout"]


@pytest.mark.rule("SR-141")
def test_the_order_of_the_discard_pile_does_not_matter() -> None:
    pile = ["ram#1", "cutter#1", "corvette#1"]
    for discard in (pile, pile[::-1]):
        t = duel(play=["junkyard"], discard=discard)
        do(t, "use junkyard")
        assert sorted(keys(t)) == ["scrap-card corvette#1", "scrap-card cutter#1", "scrap-card ram#1"]


# Who sees what


def secrets(**changed: Any) -> kantyna.Table:
    """A table with something in every zone."""
    side: dict[str, Any] = {
        "hand": ["viper#1", "scout#2", "cutter#2"],
        "deck": ["scout#3", "freighter#1"],
        "discard": ["flagship#1"],
        "play": ["junkyard#1"],
        "authority": 41,
    }
    side.update(changed.pop("opponent", {}))
    given: dict[str, Any] = {
        "hand": ["scout#1", "corvette#2"],
        "play": ["viper#3"],
        "deck": ["ram#1", "cutter#1", "scout#9"],
        "discard": ["dreadnaught#1"],
        "row": ["trade_bot#1", "trade_pod#1", "blob_wheel#1", "battle_mech#1", "survey_ship#1"],
        "trade_deck": ["corvette#1", "mothership#1"],
        "more": {"scrap_heap": ["royal_redoubt#1"]},
        "authority": 33,
        "trade": 4,
        "combat": 6,
    }
    given.update(changed)
    return duel(opponent=side, **given)


@pytest.mark.rule("SR-142")
def test_a_hand_is_hidden_from_the_other_player_and_from_spectators() -> None:
    t = secrets()
    mine = ["scout#1", "corvette#2"]
    theirs = ["viper#1", "scout#2", "cutter#2"]
    assert [side["hand"] for side in t.view(0)["seats"]] == [mine, hidden(3)]
    assert [side["hand"] for side in t.view(1)["seats"]] == [hidden(2), theirs]
    assert [side["hand"] for side in t.view(None)["seats"]] == [hidden(2), hidden(3)]


@pytest.mark.rule("SR-142")
@pytest.mark.parametrize("viewer", ON_THE_SCREEN)
def test_the_cards_of_a_deck_are_hidden_from_everybody_including_its_owner(viewer: int | None) -> None:
    view = secrets().view(viewer)
    assert view["seats"][0]["deck"] == hidden(3)
    assert view["seats"][1]["deck"] == hidden(2)
    assert view["trade_deck"] == hidden(2)


@pytest.mark.rule("SR-142")
@pytest.mark.parametrize("viewer", ON_THE_SCREEN)
def test_everything_else_is_open_to_everybody(viewer: int | None) -> None:
    view = secrets().view(viewer)
    me, other = view["seats"]
    assert [me["authority"], me["trade"], me["combat"]] == [33, 4, 6]
    assert [other["authority"], other["trade"], other["combat"]] == [41, 0, 0]
    assert [me["play"], other["play"]] == [["viper#3"], ["junkyard#1"]]
    assert [me["discard"], other["discard"]] == [["dreadnaught#1"], ["flagship#1"]]
    assert view["trade_row"] == ["trade_bot#1", "trade_pod#1", "blob_wheel#1", "battle_mech#1", "survey_ship#1"]
    assert view["explorers"] == ["explorer#1", "explorer#2", "explorer#3"]
    assert view["scrap_heap"] == ["royal_redoubt#1"]
    assert [len(side["hand"]) for side in view["seats"]] == [2, 3]
    assert [len(side["deck"]) for side in view["seats"]] == [3, 2]
    assert len(view["trade_deck"]) == 2


@pytest.mark.rule("SR-142")
@pytest.mark.parametrize("viewer", ON_THE_SCREEN)
def test_the_order_of_no_deck_shows_in_a_view(viewer: int | None) -> None:
    one = secrets()
    other = secrets(
        deck=["scout#9", "cutter#1", "ram#1"],
        trade_deck=["mothership#1", "corvette#1"],
        opponent={"deck": ["freighter#1", "scout#3"]},
    )
    assert one.position() != other.position()
    assert one.view(viewer) == other.view(viewer)


@pytest.mark.rule("SR-142")
def test_a_view_does_not_show_which_unseen_cards_an_opponent_holds() -> None:
    one = secrets()
    other = secrets(opponent={"hand": ["viper#1", "freighter#1", "cutter#2"], "deck": ["scout#3", "scout#2"]})
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("SR-142")
def test_only_the_player_who_drew_a_card_sees_it() -> None:
    t = secrets(hand=["corvette#2"])
    do(t, "play corvette")
    assert t.view(0)["seats"][0]["hand"] == ["ram#1"]
    assert t.view(1)["seats"][0]["hand"] == t.view(None)["seats"][0]["hand"] == hidden(1)
    drawn = [event for event in t.events if event.kind == "draw"]
    assert [event.view(0)["card"] for event in drawn] == ["ram#1"]
    assert [event.view(1)["card"] for event in drawn] == [event.view(None)["card"] for event in drawn] == [None]


# Draw phase


@pytest.mark.rule("SR-143")
def test_in_the_draw_phase_the_player_draws_five_cards_and_the_turn_ends() -> None:
    t = duel(
        deck=["ram", "cutter", "corvette", "viper", "blob_wheel", "scout", "mothership"],
        opponent={"hand": ["scout"], "deck": ["viper"]},
    )
    end_turn(t)
    assert zone(t, "hand", 0) == ["ram", "cutter", "corvette", "viper", "blob_wheel"]
    assert zone(t, "deck", 0) == ["scout", "mothership"]
    assert t.position()["active"] == 1
    assert list(t.choices) == [1]
    assert zone(t, "hand", 1) == ["scout"]  # the other player draws in their own draw phase


@pytest.mark.rule("SR-144")
def test_an_empty_deck_is_replaced_by_the_discard_pile_when_a_card_must_be_drawn() -> None:
    pile = ["ram", "cutter", "viper", "scout", "blob_wheel", "mothership", "freighter"]
    t = duel(hand=["corvette"], discard=pile, opponent={"discard": ["flagship"], "deck": ["scout"]})
    do(t, "play corvette")
    assert len(zone(t, "hand", 0)) == 1
    assert zone(t, "discard", 0) == []
    assert sorted(zone(t, "hand", 0) + zone(t, "deck", 0)) == sorted(pile)
    for viewer in ON_THE_SCREEN:
        assert t.view(viewer)["seats"][0]["deck"] == hidden(6)  # face down
    assert zone(t, "discard", 1) == ["flagship"]  # only one's own pile
    assert zone(t, "deck", 1) == ["scout"]


@pytest.mark.rule("SR-144")
def test_the_new_deck_is_shuffled() -> None:
    pile = ["ram", "cutter", "viper", "scout", "blob_wheel", "mothership", "freighter"]
    orders = set()
    for seed in range(20):
        t = duel(hand=["corvette"], discard=pile, seed=seed)
        do(t, "play corvette")
        orders.add(tuple(zone(t, "hand", 0) + zone(t, "deck", 0)))
    assert len(orders) > 10
    assert len({order[0] for order in orders}) > 3


@pytest.mark.rule("SR-145")
def test_with_three_cards_in_the_deck_a_player_draws_these_and_then_two_of_the_new_deck() -> None:
    t = duel(
        hand=["viper", "viper"],
        play=["scout", "scout"],
        deck=["ram", "cutter", "corvette"],
        discard=["mothership", "freighter", "flagship"],
    )
    end_turn(t)
    hand = zone(t, "hand", 0)
    assert hand[:3] == ["ram", "cutter", "corvette"]
    assert len(hand) == 5
    assert zone(t, "discard", 0) == []
    shuffled = ["mothership", "freighter", "flagship", "viper", "viper", "scout", "scout"]
    assert sorted(hand[3:] + zone(t, "deck", 0)) == sorted(shuffled)
    assert len(zone(t, "deck", 0)) == 5


@pytest.mark.rule("SR-146")
def test_the_deck_is_renewed_in_the_main_phase_too_without_cards_in_play_or_in_hand() -> None:
    t = duel(
        hand=["command_ship", "ram", "cutter"],
        play=["blob_wheel", "corvette"],
        deck=["viper"],
        discard=["scout", "mothership"],
    )
    do(t, "play command_ship")  # draws 2
    hand = zone(t, "hand", 0)
    assert hand[:3] == ["ram", "cutter", "viper"]
    assert len(hand) == 4
    assert sorted(hand[3:] + zone(t, "deck", 0)) == ["mothership", "scout"]
    assert zone(t, "discard", 0) == []
    assert sorted(zone(t, "play", 0)) == ["blob_wheel", "command_ship", "corvette"]


@pytest.mark.rule("SR-147")
def test_drawing_the_last_card_does_not_renew_the_deck_yet() -> None:
    t = duel(hand=["corvette", "corvette"], deck=["ram"], discard=["scout", "viper"])
    do(t, "play corvette")
    assert zone(t, "deck", 0) == []
    assert zone(t, "discard", 0) == ["scout", "viper"]
    do(t, "play corvette")  # now a card has to be drawn
    assert zone(t, "discard", 0) == []
    assert len(zone(t, "deck", 0)) == 1


@pytest.mark.rule("SR-147")
def test_drawing_all_of_a_deck_of_five_does_not_renew_it_yet() -> None:
    t = duel(hand=["ram"], deck=["scout"] * 5, discard=["viper"])
    end_turn(t)
    assert zone(t, "hand", 0) == ["scout"] * 5
    assert zone(t, "deck", 0) == []
    assert sorted(zone(t, "discard", 0)) == ["ram", "viper"]


@pytest.mark.rule("SR-148")
def test_with_deck_and_discard_pile_empty_fewer_cards_are_drawn_without_penalty() -> None:
    t = duel(hand=["command_ship"], deck=["ram"], authority=50)
    do(t, "play command_ship")  # draws 2, there is 1
    assert zone(t, "hand", 0) == ["ram"]
    assert [number(t, "authority"), number(t, "combat")] == [54, 5]
    end_turn(t)  # draws 5, there are 2
    assert sorted(zone(t, "hand", 0)) == ["command_ship", "ram"]
    assert number(t, "authority") == 54
    assert not t.over
    end_turn(t)  # the opponent has no cards at all
    assert zone(t, "hand", 1) == []
    assert number(t, "authority", 1) == 50
    assert list(t.choices) == [0]


@pytest.mark.rule("SR-149")
def test_a_hand_may_grow_without_limit() -> None:
    held = ["scout"] * 16 + ["viper"] * 4 + ["cutter"] * 3 + ["ram"] * 2
    t = duel(hand=["command_ship", *held], deck=["mothership", "flagship"])
    do(t, "play command_ship")
    assert zone(t, "hand", 0) == [*held, "mothership", "flagship"]
    assert list(t.choices) == [0]
    assert can(t, "end") and can(t, "play flagship")
