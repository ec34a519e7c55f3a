"""Star Realms, chapters 11 and 12: buying cards and attacking (SR-103 to SR-133)."""

from __future__ import annotations

from typing import ClassVar

import pytest

import kantyna
from kantyna.engine.cards import CardDef
from kantyna.engine.effects.effect import Effect, Step
from kantyna.engine.ids import Card
from kantyna.engine.registry import MODULES
from kantyna.engine.rules.formats import Format
from kantyna.engine.setup import OptionValue
from kantyna.engine.state import State
from kantyna.game.star_realms.cards import Ship
from kantyna.game.star_realms.effects import AcquireShip
from kantyna.game.star_realms.play import acquire
from kantyna.game.star_realms.rules import StarRealms, StarRealmsTables
from kantyna.game.star_realms.terms import BLOB
from situations import ROW, can, do, duel, end_turn, keys, number, refused, usual_cards, zone

COST = {
    "explorer": 2,
    "imperial_fighter": 1, "imperial_frigate": 3, "survey_ship": 3, "corvette": 2, "battlecruiser": 6,
    "dreadnaught": 7, "space_station": 4, "recycling_station": 4, "war_world": 5, "royal_redoubt": 6, "fleet_hq": 8,
    "blob_fighter": 1, "trade_pod": 2, "battle_pod": 2, "ram": 3, "blob_destroyer": 4, "battle_blob": 6,
    "blob_carrier": 6, "mothership": 7, "blob_wheel": 3, "the_hive": 5, "blob_world": 8,
    "federation_shuttle": 1, "cutter": 2, "embassy_yacht": 3, "freighter": 4, "command_ship": 8, "trade_escort": 5,
    "flagship": 6, "trading_post": 3, "barter_world": 4, "defense_center": 5, "central_office": 7, "port_of_call": 6,
    "trade_bot": 1, "missile_bot": 2, "supply_bot": 3, "patrol_mech": 4, "stealth_needle": 4, "battle_mech": 5,
    "missile_mech": 6, "battle_station": 3, "mech_world": 5, "brain_world": 8, "machine_base": 7, "junkyard": 6,
}  # fmt: skip
"""The number in the upper right corner of every card that can be bought."""


def attacks(t: kantyna.Table, seat: int = 0) -> list[str]:
    """The attacks open to that seat."""
    return [key for key in keys(t, seat) if key.startswith("attack")]


# 11. Buying cards


@pytest.mark.rule("SR-103")
def test_the_trade_pool_may_be_raised_and_spent_throughout_the_main_phase() -> None:
    t = duel(hand=["scout", "freighter", "viper"], play=["ram"], trade=1)
    do(t, "play scout")
    assert number(t, "trade") == 2
    do(t, "buy explorer")
    assert number(t, "trade") == 0
    do(t, "play freighter", "play viper", "attack seat#1 1")
    assert number(t, "trade") == 4, "it is kept while other things are done"
    do(t, "buy explorer", "scrap ram")
    assert number(t, "trade") == 4 - 2 + 3
    do(t, "buy explorer")
    assert number(t, "trade") == 3


@pytest.mark.rule("SR-104")
def test_cards_are_bought_from_the_trade_row_or_the_explorer_pile_and_nowhere_else() -> None:
    t = duel(
        trade=20,
        row=["ram#1", "cutter#1"],
        explorers=["explorer#1"],
        trade_deck=["ram#2"],
        hand=["scout#1"],
        discard=["blob_wheel#1"],
        opponent={"play": ["war_world"], "discard": ["cutter#2"], "hand": ["viper#4"]},
        more={"scrap_heap": ["trade_pod#1"]},
    )
    assert [key for key in keys(t) if key.startswith("buy")] == ["buy ram#1", "buy cutter#1", "buy explorer#1"]
    for card in ("ram#2", "scout#1", "blob_wheel#1", "war_world#1", "cutter#2", "viper#4", "trade_pod#1"):
        assert refused(t, f"buy {card}") == "SR-104"
    do(t, "buy ram#1", "buy explorer#1")
    assert zone(t, "discard", 0) == ["blob_wheel", "ram", "explorer"]
    t = duel(trade=4, explorers=["explorer#1", "explorer#2"])
    assert keys(t) == ["buy explorer#2", "end"] and refused(t, "buy explorer#1") == "SR-104", "a pile has a top"
    do(t, "buy explorer#2", "buy explorer#1")
    assert zone(t, "explorers") == []


@pytest.mark.rule("SR-105")
@pytest.mark.parametrize("id", sorted(COST))
def test_a_cards_cost_is_the_number_in_its_corner(id: str) -> None:
    card = next(card for card in kantyna.cards("star-realms") if card.id == id)
    assert card.facts()["cost"] == COST[id]
    row = [] if id == "explorer" else [id]
    assert refused(duel(row=row, trade=COST[id] - 1), f"buy {id}#{3 if id == 'explorer' else 1}") == "SR-114"
    t = do(duel(row=row, trade=COST[id]), f"buy {id}")
    assert number(t, "trade") == 0 and zone(t, "discard", 0) == [id]


@pytest.mark.rule("SR-105")
def test_every_card_but_the_starting_ones_has_a_cost() -> None:
    assert set(usual_cards()) == set(COST) | {"scout", "viper"}


@pytest.mark.rule("SR-106")
def test_the_buyer_subtracts_the_cost_from_the_trade_pool() -> None:
    t = duel(row=["ram", "barter_world", "brain_world"], trade=16, combat=3, opponent={"trade": 4})
    do(t, "buy ram")
    assert number(t, "trade") == 13
    do(t, "buy barter_world")
    assert number(t, "trade") == 9
    do(t, "buy brain_world")
    assert number(t, "trade") == 1
    assert number(t, "combat") == 3 and number(t, "authority") == 50 and number(t, "trade", 1) == 4


@pytest.mark.rule("SR-107")
def test_a_bought_card_goes_face_up_to_the_buyers_discard_pile() -> None:
    t = duel(row=["ram", "barter_world"], trade=9, discard=["scout#1"], explorers=["explorer#1"])
    do(t, "buy ram", "buy barter_world", "buy explorer")
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["discard"] == ["scout#1", "ram#1", "barter_world#1", "explorer#1"]
    assert zone(t, "discard", 1) == []


@pytest.mark.rule("SR-108")
def test_buying_is_not_playing() -> None:
    t = duel(row=["ram", "blob_wheel", "war_world", *ROW[:2]], trade=30, play=["fleet_hq"])
    do(t, "buy ram", "buy blob_wheel", "buy war_world")
    assert zone(t, "play", 0) == ["fleet_hq"] and zone(t, "hand", 0) == []
    assert number(t, "combat") == 0, "neither the ship's own combat nor that for playing a ship"
    assert not any(event.kind == "play" for event in t.events)


@pytest.mark.rule("SR-109")
def test_abilities_of_a_card_just_bought_cannot_be_used() -> None:
    t = duel(row=["ram", "space_station"], trade=7, play=["blob_wheel", "war_world"])
    do(t, "buy ram", "buy space_station")
    assert (number(t, "trade"), number(t, "combat")) == (0, 0)
    assert refused(t, "use space_station#1") == "SR-037"
    assert refused(t, "ally ram#1") == "SR-038" and refused(t, "ally space_station#1") == "SR-038"
    assert refused(t, "scrap ram#1") == "SR-091" and refused(t, "scrap space_station#1") == "SR-091"
    assert refused(t, "play ram#1") == "SR-036"


@pytest.mark.rule("SR-110")
def test_unspent_trade_is_kept_for_further_cards_in_the_same_main_phase() -> None:
    t = duel(row=["ram", "cutter", *ROW[:3]], trade=8, hand=["viper"])
    do(t, "buy ram")
    assert number(t, "trade") == 5
    do(t, "play viper", "attack seat#1 1", "buy cutter")
    assert number(t, "trade") == 3
    do(t, "buy explorer")
    assert number(t, "trade") == 1 and zone(t, "discard", 0) == ["ram", "cutter", "explorer"]


@pytest.mark.rule("SR-111")
@pytest.mark.parametrize("trade", [0, 9])
def test_a_card_acquired_for_free_is_taken_at_once_and_costs_nothing(trade: int) -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=["command_ship", "cutter"], trade=trade)
    do(t, "ally blob_carrier", "acquire command_ship")
    assert zone(t, "trade_row") == ["cutter"] and zone(t, "deck", 0) == ["command_ship"]
    assert number(t, "trade") == trade and number(t, "combat") == 0 and number(t, "authority") == 50


@pytest.mark.rule("SR-112")
def test_a_card_bought_from_the_trade_row_is_replaced_at_once() -> None:
    row = ["ram#1", "cutter#1", "mothership", "brain_world", "fleet_hq"]
    t = duel(row=row, trade_deck=["corvette", "ram#2", "cutter#2"], trade=9)
    do(t, "buy cutter#1")
    assert sorted(zone(t, "trade_row")) == ["brain_world", "corvette", "fleet_hq", "mothership", "ram"]
    assert zone(t, "trade_deck") == ["ram", "cutter"]
    do(t, "buy ram#1")
    assert len(zone(t, "trade_row")) == 5 and zone(t, "trade_deck") == ["cutter"]
    do(t, "buy explorer")
    assert len(zone(t, "trade_row")) == 5 and zone(t, "trade_deck") == ["cutter"], "Explorers lie outside the row"


@pytest.mark.rule("SR-113")
def test_a_card_acquired_for_free_goes_where_the_ability_says_or_else_to_the_discard_pile() -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], deck=["scout"], row=["ram", "cutter"], trade=2)
    do(t, "ally blob_carrier", "acquire ram", "buy cutter")
    assert zone(t, "deck", 0) == ["ram", "scout"], "Blob Carrier names the top of the deck"
    assert zone(t, "discard", 0) == ["cutter"], "for what is bought the discard pile stands"
    free = {card.id: card.text("en") for card in kantyna.cards("star-realms") if "for free" in card.text("en")}
    assert list(free) == ["blob_carrier"] and "on top of your deck" in free["blob_carrier"]


class AcquireAnywhere(AcquireShip):
    """Take a ship for free; the text names no destination."""

    word: ClassVar[str] = "acquire-anywhere"

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            acquire(t, me.seat, card, on_top=False)


SALVAGER = Ship("salvager", BLOB, 5, 1, [AcquireAnywhere()])


class SalvageTables(StarRealmsTables):
    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        return [*super().box(format, options, seats), SALVAGER]


class Salvage(StarRealms):
    """The core set and one card that acquires for free and names no destination."""

    id: ClassVar[str] = "salvage"

    def __init__(self) -> None:
        super().__init__()
        self.tables = SalvageTables(self)

    def cards(self) -> list[CardDef]:
        return [*super().cards(), SALVAGER]

    def effects(self) -> list[type[Effect]]:
        return [*super().effects(), AcquireAnywhere]


RULES = Salvage()


@pytest.mark.rule("SR-113")
@pytest.mark.parametrize("ship", ["ram", "explorer"])
def test_a_card_acquired_by_an_ability_without_a_destination_goes_to_the_discard_pile(
    ship: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MODULES, "salvage", __name__)
    me = {"hand": ["salvager"], "deck": ["scout"], "discard": ["viper"], "trade": 3}
    position = {"game": "salvage", "seats": [me, {}], "trade_row": ["ram"], "explorers": ["explorer"]}
    t = do(kantyna.Table.from_position(position), "play salvager", f"acquire {ship}")
    assert zone(t, "discard", 0) == ["viper", ship] and zone(t, "deck", 0) == ["scout"]
    assert zone(t, "hand", 0) == [] and zone(t, "discard", 1) == [] and number(t, "trade") == 3


@pytest.mark.rule("SR-114")
def test_a_card_that_costs_more_than_the_pool_cannot_be_bought() -> None:
    t = duel(row=["ram#1", "cutter#1"], trade=2, explorers=["explorer#1", "explorer#2"])
    assert refused(t, "buy ram#1") == "SR-114"
    do(t, "buy cutter#1")
    assert number(t, "trade") == 0
    assert refused(t, "buy ram#1") == "SR-114" and refused(t, "buy explorer#2") == "SR-114"
    assert keys(t) == ["end"] and zone(t, "discard", 0) == ["cutter"]
    t = duel(row=["ram#1", "cutter#1"], trade=1, explorers=["explorer#1", "explorer#2"])
    assert refused(t, "buy cutter#1") == "SR-114" and refused(t, "buy explorer#2") == "SR-114"
    assert keys(t) == ["end"] and number(t, "trade") == 1


@pytest.mark.rule("SR-115")
def test_the_replacement_card_may_be_bought_in_the_same_turn() -> None:
    t = duel(row=["ram", *ROW[:4]], trade_deck=["cutter", "corvette"], trade=7)
    do(t, "buy ram", "buy cutter", "buy corvette")
    assert zone(t, "discard", 0) == ["ram", "cutter", "corvette"] and number(t, "trade") == 0


@pytest.mark.rule("SR-116")
@pytest.mark.parametrize("place", range(5))
def test_the_replacement_takes_the_vacated_place_in_the_row(place: int) -> None:
    row = ["ram", "cutter", "corvette", "trade_pod", "missile_bot"]
    after = [*row[:place], "mothership", *row[place + 1 :]]
    bought = do(duel(row=row, trade_deck=["mothership"], trade=9), f"buy {row[place]}")
    assert zone(bought, "trade_row") == after
    scrapped = duel(row=row, trade_deck=["mothership"], hand=["battle_pod"])
    do(scrapped, "play battle_pod", f"scrap-card {row[place]}")
    assert zone(scrapped, "trade_row") == after


@pytest.mark.rule("SR-117")
def test_with_an_empty_trade_deck_the_row_is_not_refilled_and_the_game_goes_on() -> None:
    t = duel(row=["ram", "cutter"], trade=9, hand=["battle_pod"], more={"scrap_heap": ["mothership", "fleet_hq"]})
    do(t, "buy ram")
    assert zone(t, "trade_row") == ["cutter"]
    do(t, "play battle_pod", "scrap-card cutter")
    assert zone(t, "trade_row") == [] and zone(t, "scrap_heap") == ["mothership", "fleet_hq", "cutter"]
    for _ in range(4):
        end_turn(t)
    assert not t.over and zone(t, "trade_row") == []


@pytest.mark.rule("SR-118")
def test_with_an_empty_explorer_pile_no_explorer_can_be_bought_until_one_returns() -> None:
    t = duel(explorers=["explorer#1"], play=["explorer#2", "blob_carrier", "blob_wheel"], trade=6)
    do(t, "buy explorer#1")
    assert not can(t, "buy explorer")
    for number_of_copy in (1, 2, 3):
        assert refused(t, f"buy explorer#{number_of_copy}") == "SR-118"
    nothing = do(t.copy(), "ally blob_carrier")
    assert can(nothing, "end") and zone(nothing, "deck", 0) == [], "none to acquire either"
    do(t, "scrap explorer#2")
    again = do(t.copy(), "ally blob_carrier", "acquire explorer#2")
    assert zone(again, "deck", 0) == ["explorer"]
    do(t, "buy explorer#2")
    assert zone(t, "discard", 0) == ["explorer", "explorer"]


# 12. Attacking


@pytest.mark.rule("SR-119")
def test_the_combat_pool_may_be_raised_and_spent_throughout_the_main_phase() -> None:
    t = duel(hand=["viper", "ram", "scout"], play=["the_hive"], trade=2)
    do(t, "play viper", "attack seat#1 1")
    assert number(t, "combat") == 0
    do(t, "play ram")
    assert number(t, "combat") == 5
    do(t, "play scout", "buy explorer")
    assert number(t, "combat") == 5, "it is kept while other things are done"
    do(t, "attack seat#1 2", "use the_hive")
    assert number(t, "combat") == 6
    do(t, "ally ram", "attack seat#1 8")
    assert number(t, "combat") == 0 and number(t, "authority", 1) == 39


@pytest.mark.rule("SR-120")
def test_combat_may_be_spent_on_opponents_or_their_bases_and_on_nothing_else() -> None:
    t = duel(
        combat=5,
        play=["blob_wheel#1", "war_world"],
        hand=["blob_wheel#2"],
        row=["blob_wheel#3"],
        opponent={"play": ["the_hive", "barter_world"], "hand": ["trading_post#1"], "discard": ["trading_post#2"]},
    )
    amounts = [f"attack seat#1 {n}" for n in (5, 4, 3, 2, 1)]
    assert attacks(t) == ["attack the_hive#1", "attack barter_world#1", *amounts]
    no_targets = ("blob_wheel#1", "war_world#1", "blob_wheel#2", "blob_wheel#3", "trading_post#1", "trading_post#2")
    for card in no_targets:
        assert refused(t, f"attack {card}") == "SR-120", card
    assert refused(t, "attack seat#0 1") == "SR-120"


@pytest.mark.rule("SR-121")
def test_an_attacked_base_costs_combat_equal_to_its_defense_and_is_destroyed() -> None:
    t = duel(combat=20, trade=3, opponent={"play": ["fleet_hq", "blob_wheel", "blob_world"]})
    do(t, "attack fleet_hq")
    assert number(t, "combat") == 12 and zone(t, "play", 1) == ["blob_wheel", "blob_world"]
    do(t, "attack blob_world")
    assert number(t, "combat") == 5 and zone(t, "play", 1) == ["blob_wheel"]
    do(t, "attack blob_wheel")
    assert number(t, "combat") == 0 and zone(t, "play", 1) == []
    assert number(t, "authority", 1) == 50 and number(t, "trade") == 3


@pytest.mark.rule("SR-122")
def test_a_base_destroyed_by_attack_goes_to_its_owners_discard_pile() -> None:
    t = duel(combat=9, opponent={"play": ["war_world", "blob_wheel"], "discard": ["scout"]})
    do(t, "attack war_world", "attack blob_wheel")
    assert zone(t, "discard", 1) == ["scout", "war_world", "blob_wheel"]
    assert zone(t, "discard", 0) == [] and zone(t, "scrap_heap") == []
    do(t, "end")
    end_turn(t)
    assert sorted(zone(t, "hand", 1)) == ["blob_wheel", "scout", "war_world"], "and comes back with the reshuffle"


DESTROYERS = [
    ("missile_mech", [], ["play missile_mech"], 6),
    ("command_ship", ["port_of_call"], ["play command_ship", "ally command_ship"], 5),
    ("blob_destroyer", ["blob_world"], ["play blob_destroyer", "ally blob_destroyer", "take destroy-base"], 6),
    ("battlecruiser", [], ["play battlecruiser", "scrap battlecruiser"], 5),
    ("port_of_call", [], ["play port_of_call", "scrap port_of_call"], 0),
]
"""Every card that destroys a base: what else must be in play, how to get there, the combat gained on the way."""


@pytest.mark.rule("SR-123")
@pytest.mark.parametrize(("card", "play", "way", "combat"), DESTROYERS)
def test_an_ability_that_destroys_a_base_costs_no_combat(
    card: str, play: list[str], way: list[str], combat: int
) -> None:
    t = duel(hand=[card], play=play, opponent={"play": ["fleet_hq"]})
    do(t, *way, "destroy fleet_hq")
    assert zone(t, "play", 1) == [] and number(t, "combat") == combat


@pytest.mark.rule("SR-124")
def test_an_attack_on_a_player_takes_any_amount_and_as_much_authority() -> None:
    for n in range(1, 8):
        t = duel(combat=7, opponent={"authority": 30})
        do(t, f"attack seat#1 {n}")
        assert number(t, "combat") == 7 - n and number(t, "authority", 1) == 30 - n and number(t, "authority") == 50


@pytest.mark.rule("SR-125")
def test_an_outpost_must_be_destroyed_before_other_bases_can_be_attacked_or_targeted() -> None:
    t = duel(hand=["missile_mech"], combat=11, opponent={"play": ["blob_wheel", "mech_world"]})
    assert refused(t, "attack blob_wheel#1") == "SR-054"
    targeting = do(t.copy(), "play missile_mech")
    assert refused(targeting, "destroy blob_wheel#1") == "SR-055"
    do(t, "attack mech_world")
    assert can(t, "attack blob_wheel")
    do(t, "play missile_mech", "destroy blob_wheel")
    assert zone(t, "play", 1) == []


@pytest.mark.rule("SR-126")
def test_an_outpost_must_be_destroyed_before_its_owner_can_be_attacked() -> None:
    t = duel(combat=9, opponent={"play": ["mech_world", "blob_wheel"]})
    assert refused(t, "attack seat#1 9") == "SR-053"
    do(t, "attack mech_world", "attack seat#1 3")
    assert number(t, "authority", 1) == 47 and zone(t, "play", 1) == ["blob_wheel"]


@pytest.mark.rule("SR-127")
def test_several_attacks_in_one_main_phase_mixed_with_other_actions() -> None:
    t = duel(hand=["viper", "ram"], trade=2, combat=5, opponent={"play": ["blob_wheel", "trading_post"]})
    do(t, "attack trading_post", "attack seat#1 1", "play viper", "attack seat#1 1", "buy explorer", "play ram")
    do(t, "attack blob_wheel", "scrap ram", "buy explorer")
    assert number(t, "authority", 1) == 48 and zone(t, "play", 1) == []
    assert (number(t, "combat"), number(t, "trade")) == (0, 1)


@pytest.mark.rule("SR-128")
def test_an_attack_on_a_player_spends_at_least_1_and_at_most_all_combat() -> None:
    t = duel(combat=3)
    assert attacks(t) == ["attack seat#1 3", "attack seat#1 2", "attack seat#1 1"]
    assert refused(t, "attack seat#1 0") == "SR-128"
    assert refused(t, "attack seat#1 4") == "SR-128"
    do(t, "attack seat#1 3")
    assert refused(t, "attack seat#1 1") == "SR-128" and attacks(t) == []


@pytest.mark.rule("SR-129")
def test_an_attack_on_a_base_for_less_than_its_defense_is_not_legal() -> None:
    t = duel(combat=4, opponent={"play": ["blob_wheel", "barter_world"]})
    assert refused(t, "attack blob_wheel#1") == "SR-129"
    assert can(t, "attack barter_world")
    do(t, "attack seat#1 1")
    assert refused(t, "attack barter_world#1") == "SR-129"
    assert number(t, "combat") == 3 and zone(t, "play", 1) == ["blob_wheel", "barter_world"]
    t = duel(opponent={"play": ["war_world"]})
    assert refused(t, "attack war_world#1") == "SR-129", "nor for nothing"


@pytest.mark.rule("SR-130")
def test_surplus_combat_stays_in_the_pool() -> None:
    t = duel(combat=11, opponent={"play": ["blob_wheel"]})
    do(t, "attack blob_wheel")
    assert number(t, "combat") == 6
    do(t, "attack seat#1 6")
    assert number(t, "authority", 1) == 44


@pytest.mark.rule("SR-131")
@pytest.mark.parametrize(("card", "play", "way", "combat"), DESTROYERS)
def test_abilities_that_destroy_a_base_target_only_bases_of_opponents(
    card: str, play: list[str], way: list[str], combat: int
) -> None:
    t = duel(hand=[card], play=[*play, "the_hive", "mech_world"], opponent={"play": ["fleet_hq"]})
    do(t, *way)
    assert keys(t) == ["destroy fleet_hq#1", "decline"]


@pytest.mark.rule("SR-131")
def test_without_an_opposing_base_nothing_is_asked_and_ones_own_is_refused() -> None:
    t = do(duel(hand=["missile_mech"], play=["the_hive"]), "play missile_mech")
    assert can(t, "end") and zone(t, "play", 0) == ["the_hive", "missile_mech"]
    t = do(duel(hand=["missile_mech"], play=["the_hive"], opponent={"play": ["fleet_hq"]}), "play missile_mech")
    assert refused(t, "destroy the_hive#1") == "SR-131"


@pytest.mark.rule("SR-131")
def test_with_the_option_ones_own_bases_may_be_destroyed_too() -> None:
    t = duel(
        hand=["missile_mech"],
        play=["the_hive", "mech_world", "ram"],
        opponent={"play": ["fleet_hq", "war_world"]},
        options={"destroy_own_bases": True},
    )
    do(t, "play missile_mech")
    assert keys(t) == ["destroy war_world#1", "destroy the_hive#1", "destroy mech_world#1", "decline"]
    do(t, "destroy the_hive")
    assert zone(t, "discard", 0) == ["the_hive"] and "the_hive" not in zone(t, "play", 0)


@pytest.mark.rule("SR-132")
@pytest.mark.parametrize(("card", "play", "way", "combat"), DESTROYERS)
def test_a_base_destroyed_by_an_ability_goes_to_its_owners_discard_pile(
    card: str, play: list[str], way: list[str], combat: int
) -> None:
    t = duel(hand=[card], play=play, opponent={"play": ["war_world"], "discard": ["scout"]})
    do(t, *way, "destroy war_world")
    assert zone(t, "discard", 1) == ["scout", "war_world"]
    assert "war_world" not in zone(t, "scrap_heap") + zone(t, "discard", 0)


@pytest.mark.rule("SR-133")
def test_when_combat_destroys_an_outpost_the_rest_can_be_attacked_at_once() -> None:
    t = duel(hand=["missile_mech"], combat=14, opponent={"play": ["war_world", "blob_wheel", "the_hive"]})
    do(t, "attack war_world", "attack blob_wheel", "play missile_mech", "destroy the_hive", "attack seat#1 11")
    assert zone(t, "play", 1) == [] and number(t, "authority", 1) == 39


@pytest.mark.rule("SR-133")
def test_when_an_ability_destroys_an_outpost_the_rest_can_be_attacked_at_once() -> None:
    t = duel(hand=["missile_mech"], opponent={"play": ["war_world", "blob_wheel"]})
    do(t, "play missile_mech", "destroy war_world", "attack blob_wheel", "attack seat#1 1")
    assert zone(t, "play", 1) == [] and number(t, "authority", 1) == 49


@pytest.mark.rule("SR-133")
def test_a_second_destroying_ability_sees_that_the_outpost_is_gone() -> None:
    t = duel(play=["command_ship", "port_of_call"], opponent={"play": ["war_world", "fleet_hq"]})
    do(t, "ally command_ship")
    assert keys(t) == ["destroy war_world#1", "decline"]
    do(t, "destroy war_world", "scrap port_of_call", "destroy fleet_hq")
    assert zone(t, "play", 1) == []
