"""Star Realms, chapters 15 and 16: icons, and the multiplayer rules that a duel can show."""

from __future__ import annotations

from collections import Counter

import pytest

import kantyna
from kantyna.engine.registry import load_rules
from situations import can, do, duel, keys, number, refused, zone

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
