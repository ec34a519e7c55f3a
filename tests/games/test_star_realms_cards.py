"""What each card of Star Realms does: every ability with its numbers. One test a card, by faction: `test_<card id>`."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import kantyna
from situations import can, do, duel, keys, number, zone

COMPANION = {
    "star_empire": "recycling_station#2",
    "blob": "blob_wheel#2",
    "trade_federation": "trading_post#2",
    "machine_cult": "battle_station#2",
}
"""A base of each faction that only stands by as an ally."""

DECK = ["scout#11", "scout#12", "scout#13", "scout#14"]


class Gain(NamedTuple):
    """What an ability gave: points, and cards drawn."""

    trade: int = 0
    combat: int = 0
    authority: int = 0
    cards: int = 0


def have(t: kantyna.Table) -> Gain:
    return Gain(number(t, "trade"), number(t, "combat"), number(t, "authority"), len(zone(t, "hand", 0)))


def gain(t: kantyna.Table, *choices: str) -> Gain:
    """What seat 0 gains by these choices. A card played or discarded for them is no card lost."""
    before = have(t)
    do(t, *choices)
    assert can(t, "end"), f"there is a question left: {keys(t)}"
    after = have(t)
    left_hand = sum(choice.startswith(("play ", "discard ")) for choice in choices)
    trade, combat, authority, cards = [now - then for now, then in zip(after, before, strict=True)]
    return Gain(trade, combat, authority, cards + left_hand)


def held(card: str, **given: Any) -> kantyna.Table:
    """Given that card in hand."""
    given.setdefault("deck", DECK)
    return duel(hand=[f"{card}#1", *given.pop("hand", [])], **given)


def standing(card: str, *others: str, **given: Any) -> kantyna.Table:
    """Given that card in play, alone or with these others."""
    given.setdefault("deck", DECK)
    return duel(play=[f"{card}#1", *others], **given)


def allied(card: str, **given: Any) -> kantyna.Table:
    """Given that card in play with another one of its faction."""
    return standing(card, COMPANION[faction(card)], **given)


def faction(card: str) -> str:
    (definition,) = [definition for definition in kantyna.cards("star-realms") if definition.id == card]
    return str(definition.facts()["faction"])


def abilities(card: str) -> list[str]:
    """What the card offers in play: "use" for a base's primary ability, "ally" (with an ally), "scrap"."""
    t = allied(card) if faction(card) in COMPANION else standing(card)
    return sorted(key.partition(" ")[0] for key in keys(t) if key.endswith(f" {card}#1"))


def played(card: str) -> Gain:
    return gain(held(card), f"play {card}")


def used(card: str) -> Gain:
    return gain(standing(card), f"use {card}")


def used_as_ally(card: str) -> Gain:
    alone = standing(card)
    assert not can(alone, f"ally {card}#1")
    return gain(allied(card), f"ally {card}#1")


def scrapped(card: str) -> Gain:
    t = standing(card)
    gained = gain(t, f"scrap {card}")
    assert zone(t, "play", 0) == []
    assert zone(t, "scrap_heap") == [card]
    return gained


def opponent_discards(t: kantyna.Table) -> None:
    """Seat 1, who holds Ram and Cutter, has to discard one of them, and chooses Cutter."""
    assert list(t.choices) == [1]
    assert sorted(keys(t, 1)) == ["discard cutter#1", "discard ram#1"]
    do(t, "discard cutter", seat=1)
    assert zone(t, "discard", 1) == ["cutter"]
    assert zone(t, "hand", 1) == ["ram"]
    assert can(t, "end")


VICTIM = {"hand": ["ram#1", "cutter#1"]}
TWO_BASES = {"play": ["the_hive#1", "barter_world#1"]}


def may_destroy_a_base(t: kantyna.Table) -> None:
    """Seat 0 may destroy one of seat 1's two bases, or decline, without spending combat."""
    combat = number(t, "combat")
    assert sorted(keys(t)) == ["decline", "destroy barter_world#1", "destroy the_hive#1"]
    declined = do(t.copy(), "decline")
    assert zone(declined, "play", 1) == ["the_hive", "barter_world"]
    do(t, "destroy the_hive")
    assert zone(t, "play", 1) == ["barter_world"]
    assert zone(t, "discard", 1) == ["the_hive"]
    assert number(t, "combat") == combat
    assert can(t, "end")


def may_scrap_a_card(t: kantyna.Table) -> None:
    """Seat 0, who holds Viper and has discarded Cutter, may scrap one of them, or decline."""
    assert sorted(keys(t)) == ["decline", "scrap-card cutter#1", "scrap-card viper#1"]
    declined = do(t.copy(), "decline")
    assert zone(declined, "scrap_heap") == []
    assert can(declined, "end")
    from_hand = do(t.copy(), "scrap-card viper")
    assert [zone(from_hand, "hand", 0), zone(from_hand, "scrap_heap")] == [[], ["viper"]]
    assert can(from_hand, "end")
    do(t, "scrap-card cutter")
    assert [zone(t, "discard", 0), zone(t, "scrap_heap")] == [[], ["cutter"]]
    assert can(t, "end")


CARDS_TO_SCRAP: dict[str, Any] = {"hand": ["viper#1"], "discard": ["cutter#1"]}


# Basic cards


def test_scout() -> None:
    assert played("scout") == Gain(trade=1)
    assert abilities("scout") == []


def test_viper() -> None:
    assert played("viper") == Gain(combat=1)
    assert abilities("viper") == []


def test_explorer() -> None:
    assert played("explorer") == Gain(trade=2)
    assert abilities("explorer") == ["scrap"]
    t = standing("explorer", explorers=["explorer#5"])
    assert gain(t, "scrap explorer") == Gain(combat=2)
    assert zone(t, "scrap_heap") == []
    assert t.position()["explorers"] == ["explorer#5", "explorer#1"]


# Star Empire


def test_imperial_fighter() -> None:
    t = held("imperial_fighter", opponent=VICTIM)
    do(t, "play imperial_fighter")
    opponent_discards(t)
    assert have(t) == Gain(combat=2, authority=50)
    assert abilities("imperial_fighter") == ["ally"]
    assert used_as_ally("imperial_fighter") == Gain(combat=2)


def test_imperial_frigate() -> None:
    t = held("imperial_frigate", opponent=VICTIM)
    do(t, "play imperial_frigate")
    opponent_discards(t)
    assert have(t) == Gain(combat=4, authority=50)
    assert abilities("imperial_frigate") == ["ally", "scrap"]
    assert used_as_ally("imperial_frigate") == Gain(combat=2)
    assert scrapped("imperial_frigate") == Gain(cards=1)


def test_survey_ship() -> None:
    assert played("survey_ship") == Gain(trade=1, cards=1)
    assert abilities("survey_ship") == ["scrap"]
    t = standing("survey_ship", opponent=VICTIM)
    do(t, "scrap survey_ship")
    opponent_discards(t)
    assert zone(t, "scrap_heap") == ["survey_ship"]
    assert have(t) == Gain(authority=50)


def test_corvette() -> None:
    assert played("corvette") == Gain(combat=1, cards=1)
    assert abilities("corvette") == ["ally"]
    assert used_as_ally("corvette") == Gain(combat=2)


def test_battlecruiser() -> None:
    assert played("battlecruiser") == Gain(combat=5, cards=1)
    assert abilities("battlecruiser") == ["ally", "scrap"]
    t = allied("battlecruiser", opponent=VICTIM)
    do(t, "ally battlecruiser")
    opponent_discards(t)
    assert have(t) == Gain(authority=50)
    assert scrapped("battlecruiser") == Gain(cards=1)
    t = standing("battlecruiser", opponent=TWO_BASES)
    do(t, "scrap battlecruiser")
    assert zone(t, "hand", 0) == ["scout"]
    may_destroy_a_base(t)


def test_dreadnaught() -> None:
    assert played("dreadnaught") == Gain(combat=7, cards=1)
    assert abilities("dreadnaught") == ["scrap"]
    assert scrapped("dreadnaught") == Gain(combat=5)


def test_space_station() -> None:
    assert abilities("space_station") == ["ally", "scrap", "use"]
    assert used("space_station") == Gain(combat=2)
    assert used_as_ally("space_station") == Gain(combat=2)
    assert scrapped("space_station") == Gain(trade=4)


def test_recycling_station() -> None:
    assert abilities("recycling_station") == ["use"]
    t = standing("recycling_station", hand=["viper", "ram"])
    assert keys(do(t.copy(), "use recycling_station")) == ["take trade", "take discard-for-cards"]
    assert gain(t.copy(), "use recycling_station", "take trade") == Gain(trade=1)
    do(t, "use recycling_station", "take discard-for-cards")
    assert gain(t.copy(), "decline") == Gain()
    assert gain(t.copy(), "discard ram", "done") == Gain(cards=1)
    assert gain(t, "discard ram", "discard viper") == Gain(cards=2)
    assert zone(t, "discard", 0) == ["ram", "viper"]


def test_war_world() -> None:
    assert abilities("war_world") == ["ally", "use"]
    assert used("war_world") == Gain(combat=3)
    assert used_as_ally("war_world") == Gain(combat=4)


def test_royal_redoubt() -> None:
    assert abilities("royal_redoubt") == ["ally", "use"]
    assert used("royal_redoubt") == Gain(combat=3)
    t = allied("royal_redoubt", opponent=VICTIM)
    do(t, "ally royal_redoubt")
    opponent_discards(t)
    assert have(t) == Gain(authority=50)


def test_fleet_hq() -> None:
    assert abilities("fleet_hq") == []
    t = standing("fleet_hq", hand=["scout#9", "viper", "blob_wheel"])
    assert gain(t, "play scout#9") == Gain(trade=1, combat=1)
    assert gain(t, "play viper") == Gain(combat=2)
    assert gain(t, "play blob_wheel") == Gain()


# Blobs


def test_blob_fighter() -> None:
    assert played("blob_fighter") == Gain(combat=3)
    assert abilities("blob_fighter") == ["ally"]
    assert used_as_ally("blob_fighter") == Gain(cards=1)


def test_trade_pod() -> None:
    assert played("trade_pod") == Gain(trade=3)
    assert abilities("trade_pod") == ["ally"]
    assert used_as_ally("trade_pod") == Gain(combat=2)


def test_battle_pod() -> None:
    t = held("battle_pod", row=["ram#1", "cutter#1"], trade_deck=["corvette#1"])
    do(t, "play battle_pod")
    assert number(t, "combat") == 4
    assert keys(t) == ["scrap-card ram#1", "scrap-card cutter#1", "decline"]
    declined = do(t.copy(), "decline")
    assert zone(declined, "trade_row") == ["ram", "cutter"]
    assert can(declined, "end")
    do(t, "scrap-card ram")
    assert zone(t, "scrap_heap") == ["ram"]
    assert zone(t, "trade_row") == ["corvette", "cutter"]
    assert have(t) == Gain(combat=4, authority=50)
    assert can(t, "end")
    assert abilities("battle_pod") == ["ally"]
    assert used_as_ally("battle_pod") == Gain(combat=2)


def test_ram() -> None:
    assert played("ram") == Gain(combat=5)
    assert abilities("ram") == ["ally", "scrap"]
    assert used_as_ally("ram") == Gain(combat=2)
    assert scrapped("ram") == Gain(trade=3)


def test_blob_destroyer() -> None:
    assert played("blob_destroyer") == Gain(combat=6)
    assert abilities("blob_destroyer") == ["ally"]
    t = allied("blob_destroyer", row=["ram#1"], opponent=TWO_BASES)
    do(t, "ally blob_destroyer")
    assert keys(t) == ["take destroy-base", "take scrap-trade-row", "done"]
    assert gain(t.copy(), "done") == Gain()
    do(t, "take destroy-base", "destroy the_hive", "take scrap-trade-row")
    assert zone(t, "play", 1) == ["barter_world"]
    assert keys(t) == ["scrap-card ram#1", "decline"]
    do(t, "scrap-card ram")
    assert zone(t, "scrap_heap") == ["ram"]
    assert have(t) == Gain(authority=50)
    assert can(t, "end")


def test_battle_blob() -> None:
    assert played("battle_blob") == Gain(combat=8)
    assert abilities("battle_blob") == ["ally", "scrap"]
    assert used_as_ally("battle_blob") == Gain(cards=1)
    assert scrapped("battle_blob") == Gain(combat=4)


def test_blob_carrier() -> None:
    assert played("blob_carrier") == Gain(combat=7)
    assert abilities("blob_carrier") == ["ally"]
    t = allied("blob_carrier", row=["dreadnaught#1", "blob_world#1"], explorers=["explorer#1"], deck=["viper"])
    do(t, "ally blob_carrier")
    assert keys(t) == ["acquire dreadnaught#1", "acquire explorer#1"]
    assert gain(t, "acquire dreadnaught") == Gain()
    assert zone(t, "deck", 0) == ["dreadnaught", "viper"]


def test_mothership() -> None:
    assert played("mothership") == Gain(combat=6, cards=1)
    assert abilities("mothership") == ["ally"]
    assert used_as_ally("mothership") == Gain(cards=1)


def test_blob_wheel() -> None:
    assert abilities("blob_wheel") == ["scrap", "use"]
    assert used("blob_wheel") == Gain(combat=1)
    assert scrapped("blob_wheel") == Gain(trade=3)


def test_the_hive() -> None:
    assert abilities("the_hive") == ["ally", "use"]
    assert used("the_hive") == Gain(combat=3)
    assert used_as_ally("the_hive") == Gain(cards=1)


def test_blob_world() -> None:
    assert abilities("blob_world") == ["use"]
    t = standing("blob_world", "ram", "trade_pod", "cutter")
    assert keys(do(t.copy(), "use blob_world")) == ["take combat", "take draw-per-card"]
    assert gain(t.copy(), "use blob_world", "take combat") == Gain(combat=5)
    assert gain(t, "use blob_world", "take draw-per-card") == Gain(cards=2)


# Trade Federation


def test_federation_shuttle() -> None:
    assert played("federation_shuttle") == Gain(trade=2)
    assert abilities("federation_shuttle") == ["ally"]
    assert used_as_ally("federation_shuttle") == Gain(authority=4)


def test_cutter() -> None:
    assert played("cutter") == Gain(trade=2, authority=4)
    assert abilities("cutter") == ["ally"]
    assert used_as_ally("cutter") == Gain(combat=4)


def test_embassy_yacht() -> None:
    assert played("embassy_yacht") == Gain(trade=2, authority=3)
    one_base = held("embassy_yacht", play=["blob_wheel"])
    assert gain(one_base, "play embassy_yacht") == Gain(trade=2, authority=3)
    two_bases = held("embassy_yacht", play=["blob_wheel", "war_world"])
    assert gain(two_bases, "play embassy_yacht") == Gain(trade=2, authority=3, cards=2)
    assert abilities("embassy_yacht") == []


def test_freighter() -> None:
    assert played("freighter") == Gain(trade=4)
    assert abilities("freighter") == ["ally"]
    t = allied("freighter", row=["ram"], deck=["viper"], trade=3)
    assert gain(t, "ally freighter") == Gain()
    do(t, "buy ram")
    assert keys(t) == ["put-on-top ram#1", "put-on-discard ram#1"]
    assert zone(do(t.copy(), "put-on-discard ram"), "discard", 0) == ["ram"]
    assert zone(do(t, "put-on-top ram"), "deck", 0) == ["ram", "viper"]


def test_command_ship() -> None:
    assert played("command_ship") == Gain(combat=5, authority=4, cards=2)
    assert abilities("command_ship") == ["ally"]
    t = allied("command_ship", opponent=TWO_BASES)
    do(t, "ally command_ship")
    may_destroy_a_base(t)
    assert have(t) == Gain(authority=50)


def test_trade_escort() -> None:
    assert played("trade_escort") == Gain(combat=4, authority=4)
    assert abilities("trade_escort") == ["ally"]
    assert used_as_ally("trade_escort") == Gain(cards=1)


def test_flagship() -> None:
    assert played("flagship") == Gain(combat=5, cards=1)
    assert abilities("flagship") == ["ally"]
    assert used_as_ally("flagship") == Gain(authority=5)


def test_trading_post() -> None:
    assert abilities("trading_post") == ["scrap", "use"]
    t = standing("trading_post")
    assert keys(do(t.copy(), "use trading_post")) == ["take authority", "take trade"]
    assert gain(t.copy(), "use trading_post", "take authority") == Gain(authority=1)
    assert gain(t, "use trading_post", "take trade") == Gain(trade=1)
    assert scrapped("trading_post") == Gain(combat=3)


def test_barter_world() -> None:
    assert abilities("barter_world") == ["scrap", "use"]
    t = standing("barter_world")
    assert keys(do(t.copy(), "use barter_world")) == ["take authority", "take trade"]
    assert gain(t.copy(), "use barter_world", "take authority") == Gain(authority=2)
    assert gain(t, "use barter_world", "take trade") == Gain(trade=2)
    assert scrapped("barter_world") == Gain(combat=5)


def test_defense_center() -> None:
    assert abilities("defense_center") == ["ally", "use"]
    t = standing("defense_center")
    assert keys(do(t.copy(), "use defense_center")) == ["take authority", "take combat"]
    assert gain(t.copy(), "use defense_center", "take authority") == Gain(authority=3)
    assert gain(t, "use defense_center", "take combat") == Gain(combat=2)
    assert used_as_ally("defense_center") == Gain(combat=2)


def test_central_office() -> None:
    assert abilities("central_office") == ["ally", "use"]
    t = standing("central_office", row=["cutter"], deck=["viper"])
    assert gain(t, "use central_office") == Gain(trade=2)
    do(t, "buy cutter")
    assert keys(t) == ["put-on-top cutter#1", "put-on-discard cutter#1"]
    assert zone(do(t.copy(), "put-on-discard cutter"), "discard", 0) == ["cutter"]
    assert zone(do(t, "put-on-top cutter"), "deck", 0) == ["cutter", "viper"]
    assert used_as_ally("central_office") == Gain(cards=1)


def test_port_of_call() -> None:
    assert abilities("port_of_call") == ["scrap", "use"]
    assert used("port_of_call") == Gain(trade=3)
    assert scrapped("port_of_call") == Gain(cards=1)
    t = standing("port_of_call", opponent=TWO_BASES)
    do(t, "scrap port_of_call")
    assert zone(t, "hand", 0) == ["scout"]
    may_destroy_a_base(t)


# Machine Cult


def test_trade_bot() -> None:
    t = held("trade_bot", **CARDS_TO_SCRAP)
    do(t, "play trade_bot")
    assert have(t) == Gain(trade=1, authority=50, cards=1)
    may_scrap_a_card(t)
    assert abilities("trade_bot") == ["ally"]
    assert used_as_ally("trade_bot") == Gain(combat=2)


def test_missile_bot() -> None:
    t = held("missile_bot", **CARDS_TO_SCRAP)
    do(t, "play missile_bot")
    assert have(t) == Gain(combat=2, authority=50, cards=1)
    may_scrap_a_card(t)
    assert abilities("missile_bot") == ["ally"]
    assert used_as_ally("missile_bot") == Gain(combat=2)


def test_supply_bot() -> None:
    t = held("supply_bot", **CARDS_TO_SCRAP)
    do(t, "play supply_bot")
    assert have(t) == Gain(trade=2, authority=50, cards=1)
    may_scrap_a_card(t)
    assert abilities("supply_bot") == ["ally"]
    assert used_as_ally("supply_bot") == Gain(combat=2)


def test_patrol_mech() -> None:
    t = held("patrol_mech")
    assert keys(do(t.copy(), "play patrol_mech")) == ["take trade", "take combat"]
    assert gain(t.copy(), "play patrol_mech", "take trade") == Gain(trade=3)
    assert gain(t, "play patrol_mech", "take combat") == Gain(combat=5)
    assert abilities("patrol_mech") == ["ally"]
    t = allied("patrol_mech", **CARDS_TO_SCRAP)
    do(t, "ally patrol_mech")
    may_scrap_a_card(t)
    assert have(t) == Gain(authority=50, cards=1)


def test_stealth_needle() -> None:
    assert played("stealth_needle") == Gain()
    assert abilities("stealth_needle") == []
    t = held("stealth_needle", play=["ram#1", "cutter#1", "battle_station"])
    do(t, "play stealth_needle")
    assert sorted(keys(t)) == ["copy cutter#1", "copy ram#1"]
    assert gain(t, "copy ram") == Gain(combat=5)
    assert gain(t, "ally stealth_needle") == Gain(combat=2)
    assert gain(t, "scrap stealth_needle") == Gain(trade=3)
    assert zone(t, "scrap_heap") == ["stealth_needle"]


def test_battle_mech() -> None:
    t = held("battle_mech", **CARDS_TO_SCRAP)
    do(t, "play battle_mech")
    assert have(t) == Gain(combat=4, authority=50, cards=1)
    may_scrap_a_card(t)
    assert abilities("battle_mech") == ["ally"]
    assert used_as_ally("battle_mech") == Gain(cards=1)


def test_missile_mech() -> None:
    assert played("missile_mech") == Gain(combat=6)
    t = held("missile_mech", opponent=TWO_BASES)
    do(t, "play missile_mech")
    assert number(t, "combat") == 6
    may_destroy_a_base(t)
    assert abilities("missile_mech") == ["ally"]
    assert used_as_ally("missile_mech") == Gain(cards=1)


def test_battle_station() -> None:
    assert abilities("battle_station") == ["scrap"]
    assert scrapped("battle_station") == Gain(combat=5)


def test_mech_world() -> None:
    assert abilities("mech_world") == []
    t = standing("mech_world", "blob_fighter", "cutter", "corvette", "trade_bot")
    assert gain(t, "ally blob_fighter") == Gain(cards=1)
    assert gain(t, "ally cutter") == Gain(combat=4)
    assert gain(t, "ally corvette") == Gain(combat=2)
    assert gain(t, "ally trade_bot") == Gain(combat=2)


def test_brain_world() -> None:
    assert abilities("brain_world") == ["use"]
    t = standing("brain_world", hand=["viper#1"], discard=["cutter#1"])
    do(t, "use brain_world")
    assert sorted(keys(t)) == ["decline", "scrap-card cutter#1", "scrap-card viper#1"]
    assert gain(t.copy(), "decline") == Gain()
    assert gain(t.copy(), "scrap-card cutter", "done") == Gain(cards=1)
    do(t, "scrap-card viper", "scrap-card cutter")
    assert can(t, "end")
    assert zone(t, "scrap_heap") == ["viper", "cutter"]
    assert zone(t, "hand", 0) == ["scout", "scout"]


def test_machine_base() -> None:
    assert abilities("machine_base") == ["use"]
    t = standing("machine_base", hand=["viper#1"], discard=["cutter#1"])
    do(t, "use machine_base")
    assert sorted(keys(t)) == ["scrap-card scout#11", "scrap-card viper#1"]
    do(t, "scrap-card viper")
    assert can(t, "end")
    assert zone(t, "hand", 0) == ["scout"]
    assert zone(t, "scrap_heap") == ["viper"]


def test_junkyard() -> None:
    assert abilities("junkyard") == ["use"]
    t = standing("junkyard", hand=["viper#1"], discard=["cutter#1"])
    do(t, "use junkyard")
    assert sorted(keys(t)) == ["scrap-card cutter#1", "scrap-card viper#1"]
    assert gain(t, "scrap-card cutter") == Gain()
    assert zone(t, "scrap_heap") == ["cutter"]
    assert zone(t, "hand", 0) == ["viper"]


# All of them


BASES = [
    "space_station", "recycling_station", "war_world", "royal_redoubt", "fleet_hq", "blob_wheel", "the_hive",
    "blob_world", "trading_post", "barter_world", "defense_center", "central_office", "port_of_call", "battle_station",
    "mech_world", "brain_world", "machine_base", "junkyard",
]  # fmt: skip


@pytest.mark.parametrize("base", BASES)
def test_playing_a_base_gives_nothing_by_itself(base: str) -> None:
    t = held(base)
    assert gain(t, f"play {base}") == Gain()
    assert zone(t, "play", 0) == [base]


def test_every_card_has_its_test() -> None:
    untested = [card.id for card in kantyna.cards("star-realms") if f"test_{card.id}" not in globals()]
    assert untested == []
