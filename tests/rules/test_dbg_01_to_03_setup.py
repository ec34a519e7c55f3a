"""DBG chapters 1 to 3: the components, the set-up, zones and open information."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kantyna
from kantyna.engine.chance.generator import seeded
from kantyna.engine.ids import Card
from situations import DECKBUILDING as CARDS
from situations import do, galaxy, keys, number, refused, zone


def table(format: str = "clone-wars", seed: int = 1, **options: Any) -> kantyna.Table:
    return kantyna.Table("deckbuilding", format, seed=seed, options=options)


def ids(labels: list[str]) -> list[str]:
    return [label.partition("#")[0] for label in labels]


def box(t: kantyna.Table) -> Counter[str]:
    """All cards of the galaxy, deck, row and piles of one region, by id."""
    position = t.position()
    return Counter(ids(position["galaxy_deck"] + position["galaxy_row"] + position["galaxy_discard"]))


def own(t: kantyna.Table, seat: int) -> Counter[str]:
    """All cards of a seat's starter deck, in hand or deck."""
    side = t.position()["seats"][seat]
    return Counter(ids(side["deck"] + side["hand"]))


@pytest.mark.rule("DBG-001")
def test_a_standard_game_is_for_exactly_two_a_republic_and_a_separatist_player() -> None:
    t = table()
    assert t.seat_count == 2 and t.view(None)["factions"] == ["republic", "separatist"]
    for seats in (1, 3, 4):
        with pytest.raises(kantyna.BadSetup):
            kantyna.Table("deckbuilding", "clone-wars", seats=seats)


@pytest.mark.rule("DBG-002")
def test_a_clone_wars_game_uses_only_its_own_box() -> None:
    position = table(bases="all").position()
    every = [*position["galaxy_deck"], *position["galaxy_row"], *position["pilots"]]
    for side in position["seats"]:
        every += [*side["deck"], *side["hand"], *side["base"], *side["bases"]]
    assert {CARDS[id].facts()["set"] for id in ids(every)} == {"clone-wars"}


@pytest.mark.rule("DBG-003", "DBG-274", "DBG-277")
def test_both_boxes_can_be_combined() -> None:
    t = table("mixed", faction_0="republic", faction_1="empire", neutrals="original")
    counts = Counter(str(CARDS[id].facts()["faction"]) for id in box(t).elements())
    assert counts == {"republic": 30, "empire": 30, "neutral": 30}
    sets = {(CARDS[id].facts()["faction"], CARDS[id].facts()["set"]) for id in box(t)}
    assert sets == {("republic", "clone-wars"), ("empire", "original"), ("neutral", "original")}


@pytest.mark.rule("DBG-004", "DBG-005")
@pytest.mark.parametrize("format", ["clone-wars", "original"])
def test_both_boxes_share_rules_and_exiled_cards_go_to_the_exiling_players_pile(format: str) -> None:
    pilot = "outer_rim_pilot_cw" if format == "clone-wars" else "outer_rim_pilot"
    t = galaxy({"units": [pilot]}, {}, format=format, pilots=1)
    do(t, f"use {pilot}")
    assert zone(t, "exile", 0) == [pilot] and zone(t, "exile", 1) == []


@pytest.mark.rule("DBG-006", "DBG-022", "DBG-023", "DBG-024")
def test_the_starter_decks_of_clone_wars_are_ten_cards_each() -> None:
    t = table()
    assert own(t, 0) == {"republic_shuttle": 7, "clone_trooper": 2, "jedi_knight": 1}
    assert own(t, 1) == {"separatist_shuttle": 7, "b1_battle_droid": 2, "dark_side_agent": 1}
    orders = {tuple(ids(table(seed=seed).position()["seats"][0]["deck"])) for seed in range(6)}
    assert len(orders) > 1, "shuffled"
    assert table().view(0)["seats"][0]["deck"] == [None] * 5, "face down"


@pytest.mark.rule("DBG-007")
def test_the_galaxy_deck_of_clone_wars_has_90_cards() -> None:
    assert sum(box(table()).values()) == 90
    assert sum(box(table("original")).values()) == 90
    assert refused(table(), "play v_19_torrent#4", seat=1) == "DBG-007"


@pytest.mark.rule("DBG-008", "DBG-029")
def test_ten_pilots_lie_face_up_apart_from_the_galaxy_cards() -> None:
    t = table()
    assert zone(t, "pilots") == ["outer_rim_pilot_cw"] * 10
    assert "outer_rim_pilot_cw" not in box(t)
    assert None not in t.view(None)["pilots"]


@pytest.mark.rule("DBG-009", "DBG-268")
def test_each_faction_has_ten_bases_of_which_the_beginner_game_uses_five() -> None:
    for faction in ("republic", "separatist", "rebel", "empire"):
        bases = [
            card for card in CARDS.values() if card.facts()["type"] == "base" and card.facts()["faction"] == faction
        ]
        assert len(bases) == 10
    side = table().position()["seats"][0]
    assert len(side["base"] + side["bases"]) == 5


@pytest.mark.rule("DBG-010", "DBG-049")
def test_one_force_marker_on_a_track_of_seven_spaces() -> None:
    for force in range(-3, 4):
        assert galaxy({}, {}, force=force).position()["force"] == force
    for force in (-4, 4):
        with pytest.raises(kantyna.BadPosition):
            galaxy({}, {}, force=force)


@pytest.mark.rule("DBG-012")
def test_counters_never_run_out() -> None:
    t = galaxy({"hand": ["republic_shuttle"], "resources": 500}, {})
    do(t, "play republic_shuttle")
    assert number(t, "resources") == 501


@pytest.mark.rule("DBG-013", "DBG-014")
def test_players_choose_different_factions_of_the_box() -> None:
    t = table(faction_0="separatist")
    assert t.view(None)["factions"] == ["separatist", "republic"]
    assert own(t, 0)["b1_battle_droid"] == 2 and own(t, 1)["clone_trooper"] == 2


@pytest.mark.rule("DBG-015", "DBG-016", "DBG-017", "DBG-018", "DBG-019", "DBG-020")
def test_the_beginner_base_decks_and_their_starting_bases() -> None:
    t = table()
    republic, separatists = t.position()["seats"]
    assert ids(republic["base"]) == ["rishi"] and ids(separatists["base"]) == ["xorrn"]
    assert sorted(ids(republic["bases"])) == ["anaxes", "coruscant_cw", "kamino", "ryloth"]
    assert sorted(ids(separatists["bases"])) == ["dac", "felucia", "geonosis", "mygeeto"]
    assert t.view(1)["seats"][0]["base"] == ["rishi#1"], "face up"


@pytest.mark.rule("DBG-021", "DBG-047")
def test_the_other_bases_lie_face_down_and_their_order_does_not_matter() -> None:
    t = table()
    assert t.view(1)["seats"][0]["bases"] == [None] * 4 and None not in t.view(0)["seats"][0]["bases"]
    offered = []
    for bases in (["anaxes", "kamino"], ["kamino", "anaxes"]):
        t = galaxy({"bases": bases, "deck": ["clone_trooper"] * 2}, {"base": ["xorrn"]}, active=1)
        do(t, "end", seat=1)
        offered.append(keys(t))
    assert offered[0] == offered[1]


@pytest.mark.rule("DBG-047", "DBG-514")
def test_hands_and_decks_are_hidden_from_the_opponent() -> None:
    t = table()
    seen = t.view(1)
    assert seen["seats"][0]["hand"] == [None] * 5 and seen["seats"][0]["deck"] == [None] * 5
    assert seen["galaxy_deck"] == [None] * 84
    assert (
        sorted(label.partition("#")[0] for label in seen["unseen"]["0"] if "shuttle" in label)[0] == "republic_shuttle"
    )
    t = table("teams")
    assert None not in t.view(0)["seats"][1]["hand"] and None not in t.view(1)["seats"][0]["hand"]
    assert t.view(0)["seats"][1]["deck"] == [None] * 5 and t.view(0)["seats"][2]["hand"] == [None] * 5


@pytest.mark.rule("DBG-025")
def test_neither_starter_cards_nor_bases_nor_pilots_are_in_the_galaxy_deck() -> None:
    assert {CARDS[id].facts()["deck"] for id in box(table())} == {"galaxy"}
    assert len({tuple(table(seed=seed).position()["galaxy_row"]) for seed in range(5)}) > 1, "shuffled"


@pytest.mark.rule("DBG-026", "DBG-028")
def test_six_cards_are_turned_face_up_as_the_row() -> None:
    view = table().view(None)
    assert len(view["galaxy_row"]) == 6 and None not in view["galaxy_row"]
    assert view["galaxy_deck"] == [None] * 84


@pytest.mark.rule("DBG-031", "DBG-032", "DBG-280")
def test_the_track_shows_factions_in_a_game_of_one_box_and_is_blank_otherwise() -> None:
    tracks = [table(format).view(None)["track"] for format in ("clone-wars", "original", "mixed", "teams")]
    assert tracks == ["factions", "factions", "blank", "blank"]


@pytest.mark.rule("DBG-031", "DBG-033", "DBG-034")
def test_the_marker_begins_on_the_outermost_space_of_the_republic_who_moves_second() -> None:
    t = table()
    view = t.view(None)
    assert view["force"] == 3 and view["sides"] == [1, -1]
    assert list(t.choices) == [1], "the Separatists begin"
    do(t, "end", seat=1)
    assert number(t, "resources", 0) == 1, "left alone, it earns the second player a resource"


@pytest.mark.rule("DBG-035", "DBG-036")
def test_everybody_begins_with_five_cards_and_no_mulligan() -> None:
    t = table()
    assert [len(side["hand"]) for side in t.position()["seats"]] == [5, 5]
    assert all(key.split()[0] in ("play", "end") for key in keys(t, 1))


@pytest.mark.rule("DBG-037", "DBG-038")
def test_starter_decks_and_beginner_bases_of_the_original_box() -> None:
    t = table("original")
    assert own(t, 0) == {"alliance_shuttle": 7, "rebel_trooper": 2, "temple_guardian": 1}
    assert own(t, 1) == {"imperial_shuttle": 7, "stormtrooper": 2, "inquisitor": 1}
    rebels, empire = t.position()["seats"]
    assert ids(rebels["base"]) == ["dantooine"]
    assert sorted(ids(rebels["bases"])) == ["hoth", "mon_cala", "sullust", "yavin_4"]
    assert ids(empire["base"]) == ["lothal"]
    assert sorted(ids(empire["bases"])) == ["corellia", "coruscant", "death_star", "endor"]


@pytest.mark.rule("DBG-039", "DBG-040")
def test_which_zones_belong_to_a_player_and_which_are_shared() -> None:
    view = table().view(None)
    own_zones = {"deck", "hand", "discard", "units", "ships", "base", "bases", "exile", "victory", "resources"}
    assert own_zones <= set(view["seats"][0]) and own_zones <= set(view["seats"][1])
    assert {"galaxy_deck", "galaxy_row", "galaxy_discard", "pilots", "force"} <= set(view)


@pytest.mark.rule("DBG-041")
def test_a_victory_pile_holds_the_enemy_bases_its_player_destroyed() -> None:
    t = galaxy({"units": ["at_te"], "base": ["rishi"]}, {"base": ["xorrn"]}, marks={"damage": {"xorrn#1": 4}})
    do(t, "commit at_te#1 base", "resolve base")
    assert zone(t, "victory", 0) == ["xorrn"] and zone(t, "victory", 1) == []


@pytest.mark.rule("DBG-042", "DBG-043", "DBG-044", "DBG-045")
def test_discard_and_exile_piles_are_open_and_keep_their_order() -> None:
    side = {"discard": ["clone_trooper", "republic_shuttle#1", "jedi_knight"], "exile": ["republic_shuttle#2"]}
    t = galaxy(side, {"discard": ["b1_battle_droid"]}, discard=["stap", "embo"])
    for seat in (0, 1, None):
        view = t.view(seat)
        assert view["seats"][0]["discard"] == ["clone_trooper#1", "republic_shuttle#1", "jedi_knight#1"]
        assert view["seats"][0]["exile"] == ["republic_shuttle#2"]
        assert view["seats"][1]["discard"] == ["b1_battle_droid#1"]
        assert view["galaxy_discard"] == ["stap#1", "embo#1"]


@pytest.mark.rule("DBG-046")
def test_the_order_of_an_exile_pile_does_not_matter() -> None:
    results = []
    for exile in (["stap", "droideka", "b1_battle_droid"], ["b1_battle_droid", "droideka", "stap"]):
        t = galaxy({}, {"exile": exile, "ships": ["droid_control_ship"], "resources": 3}, active=1)
        do(t, "use droid_control_ship", seat=1)
        offered = sorted(keys(t, 1))
        do(t, "buy droideka", seat=1)
        results.append((offered, zone(t, "discard", 1), sorted(zone(t, "exile", 1))))
    assert results[0] == results[1]


@pytest.mark.rule("DBG-009")
def test_all_ten_bases_of_both_factions_can_be_in_the_game() -> None:
    for side in table(bases="all").position()["seats"]:
        assert len(set(side["base"] + side["bases"])) == 10


@pytest.mark.rule("DBG-012")
def test_damage_may_exceed_the_number_of_counters_in_the_box() -> None:
    ships = {
        0: ["venator_class_star_destroyer#1", "venator_class_star_destroyer#2", "acclamator#1", "acclamator#2"],
        1: ["providence_class_dreadnought#1", "providence_class_dreadnought#2", "droid_control_ship#1"],
    }
    damage = {ship: CARDS[ship.partition("#")[0]].facts()["hit_points"] - 1 for seat in (0, 1) for ship in ships[seat]}
    damage.update({"coruscant_cw#1": 15, "felucia#1": 9})
    t = galaxy(
        {"units": ["arc_trooper", "clone_trooper"], "ships": ships[0], "base": ["coruscant_cw"]},
        {"ships": ships[1], "base": ["felucia"]},
        marks={"damage": damage},
    )
    assert sum(damage.values()) > 50
    do(t, "use arc_trooper")
    assert t.position()["marks"]["damage"]["felucia#1"] == 9 + 2


@pytest.mark.rule("DBG-022")
def test_the_decks_of_both_players_are_shuffled() -> None:
    for seat in (0, 1):
        orders = {tuple(ids(table(seed=seed).position()["seats"][seat]["deck"])) for seed in range(6)}
        assert len(orders) > 1


@pytest.mark.rule("DBG-025", "DBG-026", "DBG-036")
def test_the_row_is_the_top_of_the_shuffled_deck_and_stays_as_dealt() -> None:
    cards = [card for card in CARDS.values() if (card.facts()["set"], card.facts()["deck"]) == ("clone-wars", "galaxy")]
    for seed in range(8):
        deck = [f"{card.id}#{n + 1}" for card in cards for n in range(card.count)]
        order = [Card(i) for i in range(len(deck))]
        seeded(seed).shuffle(order)
        shuffled = [deck[n] for n in order]
        position = table(seed=seed).position()
        assert position["galaxy_row"] == [shuffled.pop() for _ in range(6)]
        assert position["galaxy_deck"] == shuffled[::-1]


@pytest.mark.rule("DBG-031", "DBG-033", "DBG-034")
def test_the_republic_end_belongs_to_the_republic_in_either_seat() -> None:
    t = table(faction_0="separatist")
    view = t.view(None)
    assert view["sides"] == [-1, 1] and view["force"] == 3 and list(t.choices) == [0]
    do(t, "end")
    assert number(t, "resources", 1) == 1


@pytest.mark.rule("DBG-039")
def test_exile_pile_discard_pile_and_resources_are_each_players_own() -> None:
    side = {"units": ["outer_rim_pilot_cw"], "hand": ["separatist_shuttle"], "deck": ["b1_battle_droid"] * 2}
    other = {"discard": ["clone_trooper"], "hand": ["jedi_knight"], "deck": ["republic_shuttle"], "base": ["rishi"]}
    t = galaxy(other, {**side, "discard": ["dark_side_agent"], "base": ["xorrn"], "bases": ["dac"]}, active=1)
    do(t, "play separatist_shuttle", "use outer_rim_pilot_cw", seat=1)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [0, 1]
    assert [zone(t, "exile", seat) for seat in (0, 1)] == [[], ["outer_rim_pilot_cw"]]
    do(t, "end", seat=1)
    drawn = ["b1_battle_droid", "b1_battle_droid", "dark_side_agent", "separatist_shuttle"]
    assert sorted(zone(t, "hand", 1)) == drawn and zone(t, "discard", 1) == []
    assert [zone(t, pile, 0) for pile in ("discard", "hand", "deck")] == [
        ["clone_trooper"],
        ["jedi_knight"],
        ["republic_shuttle"],
    ]
    assert zone(t, "base", 1) == ["xorrn"] and zone(t, "bases", 1) == ["dac"] and zone(t, "bases", 0) == []


@pytest.mark.rule("DBG-040")
def test_both_players_buy_from_one_row_and_one_stack_of_pilots_and_move_one_marker() -> None:
    t = galaxy(
        {"resources": 9, "base": ["rishi"], "units": ["clone_trooper", "outer_rim_pilot_cw"]},
        {"base": ["xorrn"], "hand": ["separatist_shuttle#1"], "ships": ["droid_control_ship"]},
        row=["stap", "weequay_pirate#1"],
        deck=["hutt_fighter", "assassin_droid"],
        pilots=2,
    )
    do(t, "buy weequay_pirate", "buy outer_rim_pilot_cw", "use outer_rim_pilot_cw")
    do(t, "commit clone_trooper#1 stap#1", "resolve stap#1", "decline", "end")
    assert t.position()["force"] == 1 and zone(t, "galaxy_discard") == ["stap"]
    assert zone(t, "galaxy_row")[:2] == ["assassin_droid", "hutt_fighter"]
    assert [key for key in keys(t, 1) if key.startswith("buy")] == [
        "buy assassin_droid#1",
        "buy hutt_fighter#1",
        f"buy {t.position()['pilots'][-1]}",
    ]


@pytest.mark.rule("DBG-041")
def test_everybody_sees_the_victory_piles() -> None:
    view = galaxy({"victory": ["dac"]}, {"victory": ["kamino"]}).view(None)
    assert [view["seats"][seat]["victory"] for seat in (0, 1)] == [["dac#1"], ["kamino#1"]]


@pytest.mark.rule("DBG-045")
def test_a_discarded_card_lies_on_top_and_looking_changes_nothing() -> None:
    side = {"discard": ["jedi_knight"], "units": ["clone_trooper"], "hand": ["republic_shuttle#1"], "base": ["rishi"]}
    t = galaxy({**side, "deck": [f"republic_shuttle#{n}" for n in range(2, 7)]}, {"base": ["xorrn"]})
    do(t, "end")
    lies = ["jedi_knight#1", "clone_trooper#1", "republic_shuttle#1"]
    for seat in (0, 1, None, 0):
        assert t.view(seat)["seats"][0]["discard"] == lies


@pytest.mark.rule("DBG-047")
def test_nobody_sees_the_order_of_a_facedown_deck_not_even_its_owner() -> None:
    for seat in (0, 1, None):
        view = table().view(seat)
        assert view["galaxy_deck"] == [None] * 84
        assert [view["seats"][other]["deck"] for other in (0, 1)] == [[None] * 5] * 2
