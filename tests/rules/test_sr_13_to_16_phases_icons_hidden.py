"""Star Realms, chapters 13 to 16: discard phase, draw phase, icons, and the multiplayer rules that a duel can show."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kantyna
from kantyna.engine.registry import load_rules
from situations import can, do, duel, end_turn, keys, number, refused, zone

ON_THE_SCREEN: list[int | None] = [0, 1, None]
"""Everybody who may look at a duel: both players and a spectator."""

PROBES = {"star_empire": "corvette", "blob": "ram", "trade_federation": "cutter", "machine_cult": "trade_bot"}
"""A ship with an ally ability for each faction; there are at least two copies of each."""

FACTION = {
    "star_empire": [
        "imperial_fighter", "imperial_frigate", "survey_ship", "corvette", "battlecruiser", "dreadnaught",
        "space_station", "recycling_station", "war_world", "royal_redoubt", "fleet_hq",
    ],
    "blob": [
        "blob_fighter", "trade_pod", "battle_pod", "ram", "blob_destroyer", "battle_blob", "blob_carrier", "mothership",
        "blob_wheel", "the_hive", "blob_world",
    ],
    "trade_federation": [
        "federation_shuttle", "cutter", "embassy_yacht", "freighter", "command_ship", "trade_escort", "flagship",
        "trading_post", "barter_world", "defense_center", "central_office", "port_of_call",
    ],
    "machine_cult": [
        "trade_bot", "missile_bot", "supply_bot", "patrol_mech", "stealth_needle", "battle_mech", "missile_mech",
        "battle_station", "mech_world", "brain_world", "machine_base", "junkyard",
    ],
}  # fmt: skip
FACTION_OF = {card: faction for faction, cards in FACTION.items() for card in cards}

ALLY_ABILITY = {
    "imperial_fighter", "imperial_frigate", "corvette", "battlecruiser", "space_station", "war_world", "royal_redoubt",
    "blob_fighter", "trade_pod", "battle_pod", "ram", "blob_destroyer", "battle_blob", "blob_carrier", "mothership",
    "the_hive", "federation_shuttle", "cutter", "freighter", "command_ship", "trade_escort", "flagship",
    "defense_center", "central_office", "trade_bot", "missile_bot", "supply_bot", "patrol_mech", "battle_mech",
    "missile_mech",
}  # fmt: skip

OUTPOSTS = [
    "space_station", "recycling_station", "war_world", "royal_redoubt", "trading_post", "defense_center",
    "port_of_call", "battle_station", "mech_world", "brain_world", "machine_base", "junkyard",
]  # fmt: skip
WHITE_SHIELDS = ["fleet_hq", "blob_wheel", "the_hive", "blob_world", "barter_world", "central_office"]

COST = {
    "explorer": 2,
    "imperial_fighter": 1, "imperial_frigate": 3, "survey_ship": 3, "corvette": 2, "battlecruiser": 6, "dreadnaught": 7,
    "space_station": 4, "recycling_station": 4, "war_world": 5, "royal_redoubt": 6, "fleet_hq": 8,
    "blob_fighter": 1, "trade_pod": 2, "battle_pod": 2, "ram": 3, "blob_destroyer": 4, "battle_blob": 6,
    "blob_carrier": 6, "mothership": 7, "blob_wheel": 3, "the_hive": 5, "blob_world": 8,
    "federation_shuttle": 1, "cutter": 2, "embassy_yacht": 3, "freighter": 4, "command_ship": 8, "trade_escort": 5,
    "flagship": 6, "trading_post": 3, "barter_world": 4, "defense_center": 5, "central_office": 7, "port_of_call": 6,
    "trade_bot": 1, "missile_bot": 2, "supply_bot": 3, "patrol_mech": 4, "stealth_needle": 4, "battle_mech": 5,
    "missile_mech": 6, "battle_station": 3, "mech_world": 5, "brain_world": 8, "machine_base": 7, "junkyard": 6,
}  # fmt: skip

AUTHORITY_ICONS = {
    "play": {"cutter": 4, "embassy_yacht": 3, "command_ship": 4, "trade_escort": 4},
    "use": {"trading_post": 1, "barter_world": 2, "defense_center": 3},
    "ally": {"federation_shuttle": 4, "flagship": 5},
}
COMBAT_ICONS = {
    "play": {
        "viper": 1, "imperial_fighter": 2, "imperial_frigate": 4, "corvette": 1, "battlecruiser": 5, "dreadnaught": 7,
        "blob_fighter": 3, "battle_pod": 4, "ram": 5, "blob_destroyer": 6, "battle_blob": 8, "blob_carrier": 7,
        "mothership": 6, "command_ship": 5, "trade_escort": 4, "flagship": 5, "missile_bot": 2, "patrol_mech": 5,
        "battle_mech": 4, "missile_mech": 6,
    },
    "use": {
        "space_station": 2, "war_world": 3, "royal_redoubt": 3, "blob_wheel": 1, "the_hive": 3, "blob_world": 5,
        "defense_center": 2,
    },
    "ally": {
        "imperial_fighter": 2, "imperial_frigate": 2, "corvette": 2, "space_station": 2, "war_world": 4, "trade_pod": 2,
        "battle_pod": 2, "ram": 2, "cutter": 4, "defense_center": 2, "trade_bot": 2, "missile_bot": 2, "supply_bot": 2,
    },
    "scrap": {
        "explorer": 2, "dreadnaught": 5, "battle_blob": 4, "trading_post": 3, "barter_world": 5, "battle_station": 5,
    },
}  # fmt: skip
TRADE_ICONS = {
    "play": {
        "scout": 1, "explorer": 2, "survey_ship": 1, "trade_pod": 3, "federation_shuttle": 2, "cutter": 2,
        "embassy_yacht": 2, "freighter": 4, "trade_bot": 1, "supply_bot": 2, "patrol_mech": 3,
    },
    "use": {"recycling_station": 1, "trading_post": 1, "barter_world": 2, "central_office": 2, "port_of_call": 3},
    "scrap": {"space_station": 4, "ram": 3, "blob_wheel": 3},
}  # fmt: skip


def icons(table: dict[str, dict[str, int]]) -> list[tuple[str, str, int]]:
    return [(ability, card, n) for ability, cards in table.items() for card, n in cards.items()]


def after(ability: str, card: str, icon: str) -> kantyna.Table:
    """The table after that ability of the card. An either/or takes this icon's side; optional parts are declined."""
    if ability == "play":
        t = duel(hand=[f"{card}#1"])
    else:
        faction = FACTION_OF.get(card)
        t = duel(play=[f"{card}#1"] + ([f"{PROBES[faction]}#2"] if faction else []))
    do(t, f"{ability} {card}#1")
    for answer in (f"take {icon}", "decline"):
        if can(t, answer):
            do(t, answer)
    return t


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


# Icons


@pytest.mark.rule("SR-150")
def test_there_are_four_factions() -> None:
    factions = {card.facts()["faction"] for card in kantyna.cards("star-realms")}
    assert factions == {"blob", "trade_federation", "star_empire", "machine_cult", "unaligned"}
    unaligned = {card.id for card in kantyna.cards("star-realms") if card.facts()["faction"] == "unaligned"}
    assert unaligned == {"scout", "viper", "explorer"}


@pytest.mark.rule("SR-150")
@pytest.mark.parametrize("faction", PROBES)
def test_each_faction_is_an_ally_of_itself_and_of_no_other(faction: str) -> None:
    for other, probe in PROBES.items():
        t = duel(play=[f"{PROBES[faction]}#1", f"{probe}#2"])
        assert can(t, f"ally {PROBES[faction]}#1") == (faction == other)


@pytest.mark.rule("SR-151")
@pytest.mark.parametrize("card", [card for card in FACTION_OF if card != "mech_world"])
def test_a_card_belongs_to_the_faction_of_its_icon(card: str) -> None:
    facts = {definition.id: definition.facts() for definition in kantyna.cards("star-realms")}
    assert facts[card]["faction"] == FACTION_OF[card]
    for faction, probe in PROBES.items():
        t = duel(play=[f"{card}#1", f"{probe}#2"])
        assert can(t, f"ally {probe}#2") == (faction == FACTION_OF[card])


@pytest.mark.rule("SR-151")
def test_mech_world_is_an_ally_for_all_but_belongs_only_to_the_faction_of_its_icon() -> None:
    (mech_world,) = [card for card in kantyna.cards("star-realms") if card.id == "mech_world"]
    assert mech_world.facts()["faction"] == FACTION_OF["mech_world"]
    t = duel(hand=["mech_world"], play=["blob_world"], deck=["scout"])
    do(t, "play mech_world", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == [], "it is no Blob card"


@pytest.mark.rule("SR-152")
@pytest.mark.parametrize("card", FACTION_OF)
def test_a_faction_icon_in_the_text_box_is_an_ally_ability(card: str) -> None:
    for faction, probe in PROBES.items():
        t = duel(play=[f"{card}#1", f"{probe}#2"])
        assert can(t, f"ally {card}#1") == (card in ALLY_ABILITY and faction == FACTION_OF[card])


@pytest.mark.rule("SR-153")
@pytest.mark.parametrize(("ability", "card", "n"), icons(AUTHORITY_ICONS))
def test_the_authority_icon_tells_how_much_authority_is_gained(ability: str, card: str, n: int) -> None:
    assert number(after(ability, card, "authority"), "authority") == 50 + n


@pytest.mark.rule("SR-154")
@pytest.mark.parametrize(("ability", "card", "n"), icons(COMBAT_ICONS))
def test_the_combat_icon_tells_how_much_combat_is_gained(ability: str, card: str, n: int) -> None:
    assert number(after(ability, card, "combat"), "combat") == n


@pytest.mark.rule("SR-155")
@pytest.mark.parametrize(("ability", "card", "n"), icons(TRADE_ICONS))
def test_the_trade_icon_in_the_text_box_tells_how_much_trade_is_gained(ability: str, card: str, n: int) -> None:
    assert number(after(ability, card, "trade"), "trade") == n


@pytest.mark.rule("SR-155")
@pytest.mark.parametrize(("card", "cost"), COST.items())
def test_the_trade_icon_in_the_corner_is_the_cost(card: str, cost: int) -> None:
    row = [] if card == "explorer" else [f"{card}#1"]
    t = duel(row=row, explorers=["explorer#1"], trade=cost)
    do(t, f"buy {card}#1")
    assert number(t, "trade") == 0
    assert zone(t, "discard", 0) == [card]
    poor = duel(row=row, explorers=["explorer#1"], trade=cost - 1)
    assert refused(poor, f"buy {card}#1") == "SR-114"


@pytest.mark.rule("SR-156")
@pytest.mark.parametrize("outpost", OUTPOSTS)
def test_a_base_with_the_outpost_icon_protects_its_owner_and_the_other_bases(outpost: str) -> None:
    t = duel(hand=["missile_mech"], combat=20, opponent={"play": [f"{outpost}#1", "blob_wheel#3"]})
    assert refused(t, "attack seat#1 1") == "SR-053"
    assert refused(t, "attack blob_wheel#3") == "SR-054"
    do(t, "play missile_mech")
    assert refused(t, "destroy blob_wheel#3") == "SR-055"
    do(t, f"destroy {outpost}#1")
    assert can(t, "attack seat#1 1")  # SR-056: until it is destroyed
    assert can(t, "attack blob_wheel#3")


@pytest.mark.rule("SR-157")
@pytest.mark.parametrize("base", WHITE_SHIELDS)
def test_a_base_with_a_white_shield_is_not_an_outpost(base: str) -> None:
    facts = {card.id: card.facts() for card in kantyna.cards("star-realms")}
    assert facts[base]["type"] == "base"
    assert facts[base]["outpost"] is False
    t = duel(combat=20, opponent={"play": [f"{base}#1", "war_world"]})
    assert refused(t, f"attack {base}#1") == "SR-054"  # it needs the protection of an outpost itself
    assert can(t, "attack war_world")
    assert can(duel(combat=20, opponent={"play": [f"{base}#1"]}), "attack seat#1 1")


@pytest.mark.rule("SR-158")
@pytest.mark.parametrize("base", WHITE_SHIELDS)
def test_a_base_that_is_not_an_outpost_may_be_ignored(base: str) -> None:
    t = duel(combat=3, opponent={"play": [base]})
    do(t, "attack seat#1 3")
    assert number(t, "authority", 1) == 47
    assert zone(t, "play", 1) == [base]


@pytest.mark.rule("SR-159")
@pytest.mark.parametrize("base", WHITE_SHIELDS)
def test_a_base_that_is_not_an_outpost_does_not_protect_other_bases(base: str) -> None:
    t = duel(hand=["missile_mech"], combat=5, opponent={"play": [f"{base}#1", "blob_wheel#2", "blob_wheel#3"]})
    do(t, "attack blob_wheel#2")
    do(t, "play missile_mech", "destroy blob_wheel#3")
    assert t.position()["seats"][1]["play"] == [f"{base}#1"]


# Multiplayer rules that a duel can show


def formats() -> list[tuple[str, int]]:
    """Every format of Star Realms with every number of seats."""
    return [(format.id, seats) for format in load_rules("star-realms").formats for seats in format.seats]


@pytest.mark.rule("SR-164")
@pytest.mark.parametrize(("format", "seats"), formats())
@pytest.mark.parametrize("boxes", [1, 2, 3])
def test_every_player_gets_eight_scouts_and_two_vipers(format: str, seats: int, boxes: int) -> None:
    t = kantyna.Table("star-realms", format=format, seed=5, seats=seats, options={"boxes": boxes})
    for seat in range(seats):
        assert Counter(zone(t, "hand", seat) + zone(t, "deck", seat)) == {"scout": 8, "viper": 2}


@pytest.mark.rule("SR-165")
@pytest.mark.parametrize(("format", "seats"), formats())
def test_by_default_there_are_eighty_cards_in_the_trade_deck_and_ten_explorers(format: str, seats: int) -> None:
    t = kantyna.Table("star-realms", format=format, seed=5, seats=seats)
    assert t.options["boxes"] == 1
    assert len(zone(t, "trade_deck")) + len(zone(t, "trade_row")) == 80
    assert zone(t, "explorers") == ["explorer"] * 10


@pytest.mark.rule("SR-165")
@pytest.mark.parametrize("boxes", [1, 2, 3])
def test_the_option_boxes_multiplies_trade_deck_and_explorers(boxes: int) -> None:
    t = kantyna.Table("star-realms", seed=5, options={"boxes": boxes})
    copies = Counter(zone(t, "trade_deck") + zone(t, "trade_row"))
    assert sum(copies.values()) == 80 * boxes
    assert set(copies) == set(FACTION_OF)
    assert [copies["blob_wheel"], copies["ram"], copies["fleet_hq"]] == [3 * boxes, 2 * boxes, boxes]
    assert zone(t, "explorers") == ["explorer"] * (10 * boxes)
    assert len(zone(t, "trade_row")) == 5


@pytest.mark.rule("SR-168")
def test_an_outpost_does_not_keep_its_owner_from_having_to_discard() -> None:
    t = duel(
        hand=["imperial_fighter"],
        opponent={"hand": ["ram", "cutter"], "play": ["war_world", "junkyard", "blob_wheel"]},
    )
    do(t, "play imperial_fighter")
    assert list(t.choices) == [1]
    do(t, "discard cutter", seat=1)
    assert zone(t, "hand", 1) == ["ram"]


@pytest.mark.rule("SR-169")
def test_a_destroyer_without_a_legal_target_does_the_rest_of_its_ability() -> None:
    t = duel(hand=["missile_mech"], play=["blob_wheel"])
    do(t, "play missile_mech")
    assert number(t, "combat") == 6
    assert can(t, "end")
    t = duel(play=["battlecruiser"], deck=["ram"])
    do(t, "scrap battlecruiser")
    assert zone(t, "hand", 0) == ["ram"]
    assert can(t, "end")


@pytest.mark.rule("SR-169")
def test_only_the_part_with_a_target_is_offered() -> None:
    t = duel(play=["blob_destroyer", "blob_wheel"], row=["ram"])
    do(t, "ally blob_destroyer")
    assert keys(t) == ["take scrap-trade-row", "done"]
    do(t, "take scrap-trade-row", "scrap-card ram")
    assert zone(t, "scrap_heap") == ["ram"]
    assert can(t, "end")


@pytest.mark.rule("SR-169")
def test_a_part_that_needs_a_trade_row_card_is_skipped_if_the_row_is_empty() -> None:
    t = duel(hand=["battle_pod"], play=["blob_carrier"], explorers=0)
    do(t, "play battle_pod")
    assert number(t, "combat") == 4
    do(t, "ally blob_carrier")
    assert can(t, "end")
    assert zone(t, "deck", 0) == []


# Giving up


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("active", [0, 1])
def test_either_player_may_resign_in_either_players_turn(seat: int, active: int) -> None:
    t = duel(active=active)
    t.choose(seat, "resign")
    assert t.over
    assert t.winners == (1 - seat,)
    assert not t.choices


@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_resign_in_the_middle_of_a_question(seat: int) -> None:
    t = duel(hand=["imperial_fighter"], opponent={"hand": ["ram"]})
    do(t, "play imperial_fighter")
    t.choose(seat, "resign")
    assert t.over
    assert t.winners == (1 - seat,)


def test_nobody_can_resign_after_the_end() -> None:
    t = duel()
    t.choose(1, "resign")
    with pytest.raises(kantyna.IllegalChoice):
        t.choose(0, "resign")
    assert t.winners == (0,)
