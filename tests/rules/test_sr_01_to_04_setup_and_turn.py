"""Star Realms, chapters 1 to 4: the box, the goal, the set-up and the shape of a turn (SR-001 to SR-043)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import kantyna
from kantyna.engine.chance.generator import seeded
from kantyna.engine.ids import Card
from loose import view_of
from situations import ROW, can, do, duel, end_turn, keys, number, refused, zone

SEEDS = range(40)
COMMON = ("trade_deck", "trade_row", "explorers", "scrap_heap")
OWN = ("hand", "deck", "discard", "play")


def fresh(seed: int = 1) -> kantyna.Table:
    """A new duel, set up and waiting for the first player."""
    return kantyna.Table("star-realms", format="duel", seed=seed)


def box(t: kantyna.Table) -> Counter[str]:
    """Every card on the table, by id."""
    cards: list[str] = []
    for name in COMMON:
        cards += zone(t, name)
    for seat in (0, 1):
        cards += personal(t, seat)
    return Counter(cards)


def personal(t: kantyna.Table, seat: int) -> list[str]:
    """Every card that belongs to a player, in any zone."""
    return [card for name in OWN for card in zone(t, name, seat)]


def faces(t: kantyna.Table, name: str, viewer: int | None, seat: int | None = None) -> list[str | None]:
    """A zone as that viewer sees it (None: a spectator)."""
    view = view_of(t, viewer)
    shown: list[str | None] = view[name] if seat is None else view["seats"][seat][name]
    return shown


# 1. Box contents


@pytest.mark.rule("SR-001")
def test_the_trade_deck_consists_of_80_cards() -> None:
    t = fresh()
    assert len(zone(t, "trade_deck") + zone(t, "trade_row")) == 80
    assert not {"scout", "viper", "explorer"} & set(zone(t, "trade_deck") + zone(t, "trade_row"))


@pytest.mark.rule("SR-002")
def test_the_box_has_16_scouts() -> None:
    assert box(fresh())["scout"] == 16


@pytest.mark.rule("SR-003")
def test_the_box_has_10_explorers() -> None:
    assert box(fresh())["explorer"] == 10


@pytest.mark.rule("SR-004")
def test_the_box_has_4_vipers() -> None:
    assert box(fresh())["viper"] == 4


@pytest.mark.rule("SR-007")
def test_authority_is_a_number_and_no_card_of_any_deck_records_it() -> None:
    t = fresh()
    assert box(t).total() == 80 + 16 + 10 + 4
    assert all(card.facts()["type"] in ("ship", "base") for card in kantyna.cards("star-realms"))
    for seat in (0, 1):
        assert number(t, "authority", seat) == 50
        assert set(zone(t, "deck", seat) + zone(t, "hand", seat)) == {"scout", "viper"}


@pytest.mark.rule("SR-008")
def test_scouts_and_vipers_make_exactly_two_starting_decks() -> None:
    t = fresh()
    assert [Counter(personal(t, seat)) for seat in (0, 1)] == [Counter(scout=8, viper=2)] * 2
    elsewhere = [card for name in COMMON for card in zone(t, name)]
    assert "scout" not in elsewhere and "viper" not in elsewhere
    assert t.seat_count == 2


# 2. Overview and goal


@pytest.mark.rule("SR-009")
def test_every_player_has_a_deck_of_their_own_from_the_start() -> None:
    sides = fresh().position()["seats"]
    decks = [set(side["deck"] + side["hand"]) for side in sides]
    assert all(side["deck"] for side in sides)
    assert [len(deck) for deck in decks] == [10, 10]
    assert not decks[0] & decks[1]


@pytest.mark.rule("SR-010")
@pytest.mark.parametrize("seed", range(8))
def test_players_take_turns_alternately(seed: int) -> None:
    t = fresh(seed)
    first = t.position()["active"]
    for turn in range(6):
        expected = (first + turn) % 2
        assert t.position()["active"] == expected
        assert list(t.choices) == [expected]
        end_turn(t)


@pytest.mark.rule("SR-011")
def test_cards_played_from_hand_give_trade_combat_authority_and_other_effects() -> None:
    t = duel(hand=["scout", "viper", "cutter", "corvette"], deck=["ram"])
    do(t, "play scout")
    assert (number(t, "trade"), number(t, "combat"), number(t, "authority")) == (1, 0, 50)
    do(t, "play viper")
    assert (number(t, "trade"), number(t, "combat"), number(t, "authority")) == (1, 1, 50)
    do(t, "play cutter")
    assert (number(t, "trade"), number(t, "combat"), number(t, "authority")) == (3, 1, 54)
    do(t, "play corvette")
    assert zone(t, "hand", 0) == ["ram"]


@pytest.mark.rule("SR-012")
def test_trade_pays_for_ships_and_bases_that_join_the_buyers_own_cards() -> None:
    t = duel(row=["cutter", "barter_world", "mothership", "brain_world", "fleet_hq"], trade=6)
    do(t, "buy cutter", "buy barter_world")
    assert number(t, "trade") == 0
    assert sorted(personal(t, 0)) == ["barter_world", "cutter"] and personal(t, 1) == []
    end_turn(t)
    assert sorted(zone(t, "hand", 0)) == ["barter_world", "cutter"]
    end_turn(t)
    do(t, "play cutter", "play barter_world")
    assert zone(t, "play", 0) == ["cutter", "barter_world"]


@pytest.mark.rule("SR-013")
def test_combat_is_spent_on_the_opponent_and_on_bases() -> None:
    t = duel(combat=9, opponent={"play": ["blob_wheel"]})
    do(t, "attack blob_wheel")
    assert zone(t, "play", 1) == [] and number(t, "combat") == 4
    do(t, "attack seat#1 4")
    assert number(t, "authority", 1) == 46 and number(t, "combat") == 0
    assert keys(t) == ["end"]


@pytest.mark.rule("SR-014")
def test_authority_is_the_score_that_everybody_sees_and_that_decides_the_game() -> None:
    t = duel(hand=["cutter"], combat=10, authority=1, opponent={"authority": 12, "play": [], "deck": ["scout"] * 8})
    do(t, "play cutter", "attack seat#1 10")
    for viewer in (0, 1, None):
        assert [side["authority"] for side in t.view(viewer)["seats"]] == [5, 2]
    assert not t.over
    t = duel(combat=10, authority=1, opponent={"authority": 10, "play": ["fleet_hq"], "deck": ["scout"] * 8})
    do(t, "attack seat#1 10")
    assert t.winners == (0,)


@pytest.mark.rule("SR-015")
def test_every_player_starts_with_50_authority() -> None:
    for seed in range(5):
        assert [number(fresh(seed), "authority", seat) for seat in (0, 1)] == [50, 50]


@pytest.mark.rule("SR-016")
def test_a_player_who_brings_the_opponent_to_zero_wins() -> None:
    t = duel(combat=7, opponent={"authority": 7})
    do(t, "attack seat#1 6")
    assert number(t, "authority", 1) == 1 and not t.over and t.winners == ()
    do(t, "attack seat#1 1")
    assert number(t, "authority", 1) == 0 and t.over and t.winners == (0,)
    t = duel(active=1, authority=3, opponent={"combat": 3})
    do(t, "attack seat#0 3", seat=1)
    assert t.over and t.winners == (1,)


@pytest.mark.rule("SR-017")
def test_a_player_below_zero_authority_has_lost_like_one_at_zero() -> None:
    t = duel(combat=10, opponent={"authority": 3})
    do(t, "attack seat#1 10")
    assert number(t, "authority", 1) == -7 and t.over and t.winners == (0,)
    t = duel(combat=3, opponent={"authority": 3})
    do(t, "attack seat#1 3")
    assert number(t, "authority", 1) == 0 and t.over and t.winners == (0,)


@pytest.mark.rule("SR-018")
def test_the_loss_is_checked_at_once_after_an_attack_and_nothing_further_is_resolved() -> None:
    t = duel(hand=["scout"], play=["viper"], deck=["scout"] * 5, combat=9, trade=4, opponent={"authority": 5})
    do(t, "attack seat#1 5")
    assert t.over and t.choices == {}
    assert zone(t, "hand", 0) == ["scout"] and zone(t, "play", 0) == ["viper"] and zone(t, "discard", 0) == []
    assert number(t, "combat") == 4 and number(t, "trade") == 4
    assert refused(t, "play scout#1") == "SR-018"
    assert refused(t, "end") == "SR-018"
    assert refused(t, "end", seat=1) == "SR-018"


@pytest.mark.rule("SR-019")
def test_authority_has_no_upper_limit() -> None:
    t = duel(hand=["cutter"])
    do(t, "play cutter")
    assert number(t, "authority") == 54
    t = duel(hand=["cutter", "trade_escort"], authority=997)
    do(t, "play cutter", "play trade_escort")
    assert number(t, "authority") == 1005


# 3. Setup


@pytest.mark.rule("SR-020")
def test_a_starting_deck_is_8_scouts_and_2_vipers() -> None:
    for seed in range(5):
        t = fresh(seed)
        for seat in (0, 1):
            assert Counter(zone(t, "deck", seat) + zone(t, "hand", seat)) == Counter(scout=8, viper=2)


@pytest.mark.rule("SR-022")
def test_ten_explorers_form_a_face_up_pile_of_their_own() -> None:
    t = fresh()
    assert zone(t, "explorers") == ["explorer"] * 10
    assert "explorer" not in zone(t, "trade_deck") + zone(t, "trade_row")
    for viewer in (0, 1, None):
        assert faces(t, "explorers", viewer) == t.position()["explorers"]


@pytest.mark.rule("SR-023")
def test_the_trade_deck_is_shuffled_and_face_down() -> None:
    orders = set()
    for seed in SEEDS:
        t = fresh(seed)
        orders.add(tuple(t.position()["trade_row"] + t.position()["trade_deck"]))
        for viewer in (0, 1, None):
            assert faces(t, "trade_deck", viewer) == [None] * 75
    assert len(orders) == len(SEEDS)
    assert len({order[5] for order in orders}) > len(SEEDS) // 2
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.rule("SR-024")
def test_there_is_one_common_scrap_heap_that_starts_empty() -> None:
    t = fresh()
    assert zone(t, "scrap_heap") == []
    assert all("scrap_heap" not in side for side in t.position()["seats"])
    t = duel(play=["ram"], opponent={"play": ["blob_wheel"]})
    do(t, "scrap ram", "end")
    do(t, "scrap blob_wheel", seat=1)
    assert zone(t, "scrap_heap") == ["ram", "blob_wheel"]


@pytest.mark.rule("SR-025")
def test_five_cards_of_the_trade_deck_lie_face_up_as_the_trade_row_and_75_are_left() -> None:
    for seed in SEEDS:
        t = fresh(seed)
        row = t.position()["trade_row"]
        assert len(row) == 5 and len(zone(t, "trade_deck")) == 75
        assert not set(row) & set(t.position()["trade_deck"])
        for viewer in (0, 1, None):
            assert faces(t, "trade_row", viewer) == row


@pytest.mark.rule("SR-025")
def test_the_trade_row_is_the_top_of_the_shuffled_trade_deck() -> None:
    cards = [card for card in kantyna.cards("star-realms") if card.id not in ("scout", "viper", "explorer")]
    for seed in range(10):
        labels = [f"{card.id}#{copy + 1}" for card in cards for copy in range(card.count)]
        shuffled = [Card(i) for i in range(80)]
        seeded(seed).shuffle(shuffled)  # the trade deck is shuffled first; its last card is the top
        deck = [labels[card] for card in reversed(shuffled)]
        position = fresh(seed).position()
        assert position["trade_row"] == deck[:5]
        assert position["trade_deck"] == deck[5:], "the rest stays in its order"


@pytest.mark.rule("SR-026")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_shuffles_the_personal_deck_and_puts_it_face_down(seat: int) -> None:
    orders = set()
    for seed in SEEDS:
        t = fresh(seed)
        side = t.position()["seats"][seat]
        orders.add(tuple(side["hand"] + side["deck"]))
        for viewer in (0, 1, None):
            assert faces(t, "deck", viewer, seat) == [None] * len(side["deck"])
    assert len(orders) == len(SEEDS)
    assert len({order[-1] for order in orders}) > 5, "the card at the bottom is always the same"


@pytest.mark.rule("SR-027")
def test_each_player_has_a_discard_pile_of_their_own_empty_at_the_start() -> None:
    t = fresh()
    assert zone(t, "discard", 0) == [] and zone(t, "discard", 1) == []
    t = duel(hand=["viper"], deck=["scout"] * 5, opponent={"hand": ["scout"], "deck": ["scout"] * 5})
    do(t, "play viper", "end")
    assert zone(t, "discard", 0) == ["viper"] and zone(t, "discard", 1) == []
    end_turn(t)
    assert zone(t, "discard", 0) == ["viper"] and zone(t, "discard", 1) == ["scout"]


@pytest.mark.rule("SR-028")
def test_the_first_player_is_determined_at_random() -> None:
    firsts = [fresh(seed).position()["active"] for seed in range(200)]
    assert 60 < firsts.count(0) < 140 and firsts.count(0) + firsts.count(1) == 200
    assert fresh(7).position()["active"] == fresh(7).position()["active"]


@pytest.mark.rule("SR-029")
def test_the_first_players_starting_hand_is_3_cards() -> None:
    starters = set()
    for seed in SEEDS:
        t = fresh(seed)
        first = t.position()["active"]
        starters.add(first)
        assert len(zone(t, "hand", first)) == 3 and len(zone(t, "deck", first)) == 7
    assert starters == {0, 1}


@pytest.mark.rule("SR-030")
def test_the_second_players_starting_hand_is_5_cards() -> None:
    seconds = set()
    for seed in SEEDS:
        t = fresh(seed)
        second = 1 - t.position()["active"]
        seconds.add(second)
        assert len(zone(t, "hand", second)) == 5 and len(zone(t, "deck", second)) == 5
    assert seconds == {0, 1}


@pytest.mark.rule("SR-031")
def test_a_player_draws_from_their_own_deck_only() -> None:
    t = duel(
        hand=["corvette"],
        deck=["viper#1"],
        trade_deck=["ram", "cutter"],
        opponent={"deck": ["scout#1", "scout#2"], "discard": ["scout#3"]},
    )
    do(t, "play corvette")
    assert t.position()["seats"][0]["hand"] == ["viper#1"]
    do(t, "play viper#1", "end")
    assert sorted(zone(t, "hand", 0)) == ["corvette", "viper"], "nothing left of one's own: nothing more is drawn"
    assert zone(t, "trade_deck") == ["ram", "cutter"]
    assert zone(t, "deck", 1) == ["scout", "scout"] and zone(t, "discard", 1) == ["scout"]
    end_turn(t)
    assert sorted(t.position()["seats"][1]["hand"]) == ["scout#1", "scout#2", "scout#3"]


@pytest.mark.rule("SR-032")
def test_players_start_without_bases_points_or_a_mulligan() -> None:
    for seed in range(10):
        t = fresh(seed)
        first = t.position()["active"]
        for seat in (0, 1):
            assert zone(t, "play", seat) == []
            assert number(t, "trade", seat) == 0 and number(t, "combat", seat) == 0
        hand = t.position()["seats"][first]["hand"]
        assert list(t.choices) == [first]
        assert keys(t, first) == [f"play {card}" for card in hand] + ["end"]


# 4. Turn structure


@pytest.mark.rule("SR-033")
def test_main_phase_then_discard_phase_then_draw_phase() -> None:
    t = duel(hand=["viper", "scout"], deck=["ram", "cutter", "corvette", "trade_pod", "blob_fighter"])
    do(t, "play viper")
    assert zone(t, "hand", 0) == ["scout"] and zone(t, "play", 0) == ["viper"], "still the main phase"
    before = len(t.events)
    do(t, "end")
    phases = [event.kind for event in t.events[before:]]
    assert phases == ["clear-ships", "clear-hand"] + ["draw"] * 5 + ["turn"]
    assert sorted(zone(t, "discard", 0)) == ["scout", "viper"]
    assert sorted(zone(t, "hand", 0)) == ["blob_fighter", "corvette", "cutter", "ram", "trade_pod"]
    assert list(t.choices) == [1] and "end" in keys(t, 1), "the next player's main phase"


@pytest.mark.rule("SR-033")
def test_cards_put_away_in_the_discard_phase_can_be_drawn_in_the_draw_phase() -> None:
    t = duel(hand=["viper", "scout"])
    do(t, "play viper", "end")
    assert sorted(zone(t, "hand", 0)) == ["scout", "viper"]


@pytest.mark.rule("SR-034")
def test_actions_of_the_main_phase_in_any_order() -> None:
    actions = ["play scout", "use blob_wheel", "ally trade_pod", "scrap ram", "buy explorer", "attack seat#1 2"]
    start = duel(hand=["scout", "viper"], play=["blob_wheel", "trade_pod", "ram"], row=ROW, trade=2, combat=2)
    for order in permutations(actions):
        t = do(start.copy(), *order)
        assert (number(t, "trade"), number(t, "combat"), number(t, "authority", 1)) == (4, 3, 48), order
        assert sorted(zone(t, "play", 0)) == ["blob_wheel", "scout", "trade_pod"]
        assert zone(t, "discard", 0) == ["explorer"] and zone(t, "scrap_heap") == ["ram"]


@pytest.mark.rule("SR-034")
def test_anything_but_a_main_phase_action_is_refused() -> None:
    t = duel(hand=["scout"])
    assert refused(t, "discard scout#1") == "SR-034"
    assert refused(t, "decline") == "SR-034"


@pytest.mark.rule("SR-035")
def test_each_kind_of_action_may_be_repeated() -> None:
    t = duel(
        hand=["scout", "scout", "scout"],
        play=["blob_wheel", "blob_wheel", "trade_pod", "trade_pod", "ram", "ram"],
        trade=3,
        combat=10,
        opponent={"play": ["barter_world", "barter_world"]},
    )
    do(t, "play scout", "play scout", "play scout")
    do(t, "use blob_wheel", "use blob_wheel")
    do(t, "ally trade_pod", "ally trade_pod")
    do(t, "buy explorer", "buy explorer", "buy explorer")
    do(t, "scrap ram", "scrap ram")
    do(t, "attack barter_world", "attack barter_world")
    do(t, "attack seat#1 1", "attack seat#1 2", "attack seat#1 3")
    assert (number(t, "trade"), number(t, "combat")) == (3 + 3 - 6 + 6, 10 + 2 + 4 - 8 - 6)
    assert zone(t, "discard", 0) == ["explorer"] * 3 and zone(t, "discard", 1) == ["barter_world"] * 2
    assert number(t, "authority", 1) == 44


@pytest.mark.rule("SR-036")
def test_action_play_a_card_from_hand() -> None:
    t = duel(hand=["viper#1"], deck=["viper#2"], discard=["ram#1"], row=ROW, opponent={"hand": ["viper#3"]})
    for elsewhere in ("viper#2", "ram#1", "viper#3", "mothership#1", "explorer#1"):
        assert refused(t, f"play {elsewhere}") == "SR-036"
    do(t, "play viper#1")
    assert zone(t, "play", 0) == ["viper"] and zone(t, "hand", 0) == [] and number(t, "combat") == 1
    assert refused(t, "play viper#1") == "SR-036"


@pytest.mark.rule("SR-037")
def test_action_use_the_primary_ability_of_a_base_in_play() -> None:
    t = duel(
        hand=["blob_wheel#2"],
        play=["blob_wheel#1", "mech_world", "the_hive"],
        discard=["blob_wheel#3"],
        opponent={"play": ["war_world"]},
    )
    do(t, "use blob_wheel#1", "use the_hive")
    assert number(t, "combat") == 1 + 3
    for elsewhere in ("blob_wheel#2", "blob_wheel#3", "war_world#1"):
        assert refused(t, f"use {elsewhere}") == "SR-037"
    assert refused(t, "use mech_world#1") == "SR-037", "it has none"


@pytest.mark.rule("SR-038")
def test_action_use_an_ally_ability_of_a_ship_or_base_in_play() -> None:
    t = duel(hand=["ram#1"], play=["trade_pod", "the_hive", "blob_wheel"], deck=["scout"])
    do(t, "ally trade_pod")
    assert number(t, "combat") == 2
    do(t, "ally the_hive")
    assert zone(t, "hand", 0) == ["ram", "scout"]
    assert refused(t, "ally ram#1") == "SR-038", "in hand"
    assert refused(t, "ally blob_wheel#1") == "SR-038", "it has none"


@pytest.mark.rule("SR-039")
def test_action_use_a_scrap_ability_of_a_ship_or_base_in_play() -> None:
    t = duel(hand=["ram#2"], play=["ram#1", "blob_wheel", "trade_pod"])
    do(t, "scrap ram#1")
    assert number(t, "trade") == 3
    do(t, "scrap blob_wheel")
    assert number(t, "trade") == 6
    assert zone(t, "play", 0) == ["trade_pod"]
    assert refused(t, "scrap ram#2") == "SR-091", "in hand"
    assert refused(t, "scrap trade_pod#1") == "SR-039", "it has none"


@pytest.mark.rule("SR-040")
def test_action_spend_trade_on_cards_of_the_trade_row_and_the_explorer_pile() -> None:
    t = duel(row=["cutter", "ram", "mothership", "brain_world", "fleet_hq"], trade=7)
    do(t, "buy cutter", "buy ram", "buy explorer")
    assert number(t, "trade") == 0
    assert zone(t, "discard", 0) == ["cutter", "ram", "explorer"]
    assert zone(t, "trade_row") == ["mothership", "brain_world", "fleet_hq"] and len(zone(t, "explorers")) == 2


@pytest.mark.rule("SR-041")
def test_action_spend_combat_on_an_opponent_and_on_opposing_bases() -> None:
    start = duel(combat=8, opponent={"play": ["blob_wheel"]})
    only_player = do(start.copy(), "attack seat#1 8")
    assert number(only_player, "authority", 1) == 42 and zone(only_player, "play", 1) == ["blob_wheel"]
    only_base = do(start.copy(), "attack blob_wheel")
    assert number(only_base, "authority", 1) == 50 and zone(only_base, "play", 1) == []
    both = do(start.copy(), "attack seat#1 3", "attack blob_wheel")
    assert number(both, "authority", 1) == 47 and zone(both, "play", 1) == [] and number(both, "combat") == 0


@pytest.mark.rule("SR-042")
def test_no_action_is_compulsory_and_none_is_done_for_the_player() -> None:
    t = duel(
        hand=["dreadnaught", "scout"],
        play=["blob_wheel", "trade_pod", "ram"],
        deck=["viper"] * 2 + ["scout"] * 3,
        row=["cutter", "mothership", "command_ship", "brain_world", "fleet_hq"],
        trade=9,
        combat=9,
    )
    for possible in ("play dreadnaught", "use blob_wheel", "ally trade_pod", "scrap ram", "buy cutter"):
        assert can(t, possible)
    do(t, "end")
    assert t.position()["active"] == 1
    assert sorted(zone(t, "discard", 0)) == ["dreadnaught", "ram", "scout", "trade_pod"]
    assert zone(t, "play", 0) == ["blob_wheel"] and zone(t, "scrap_heap") == []
    assert number(t, "authority", 0) == 50 and number(t, "authority", 1) == 50 and len(zone(t, "trade_row")) == 5
    done = {event.kind for event in t.events} - {"clear-ships", "clear-hand", "draw", "turn"}
    assert not done, "nothing is used, bought or attacked on the way"
    assert number(t, "trade", 0) == 0 and number(t, "combat", 0) == 0


@pytest.mark.rule("SR-043")
def test_only_the_active_player_acts() -> None:
    t = duel(hand=["scout"], opponent={"hand": ["scout#9"], "play": ["blob_wheel"], "trade": 5, "combat": 5})
    assert list(t.choices) == [0]
    for forbidden in ("play scout#9", "use blob_wheel#1", "scrap blob_wheel#1", "attack seat#0 5", "end"):
        assert refused(t, forbidden, seat=1) == "SR-043"
    end_turn(t)
    assert list(t.choices) == [1]
    assert refused(t, "end") == "SR-043"


@pytest.mark.rule("SR-043")
def test_another_player_answers_the_choice_an_effect_forces_on_them_and_nothing_else() -> None:
    t = duel(hand=["imperial_fighter", "scout"], opponent={"hand": ["scout#9", "viper#4"], "play": ["blob_wheel"]})
    do(t, "play imperial_fighter")
    assert list(t.choices) == [1] and keys(t, 1) == ["discard scout#9", "discard viper#4"]
    assert refused(t, "play scout#1") == "SR-043"
    assert t.why_not(1, "use blob_wheel#1") is not None
    do(t, "discard viper#4", seat=1)
    assert list(t.choices) == [0] and zone(t, "discard", 1) == ["viper"]
