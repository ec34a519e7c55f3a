"""DBG chapter 11, the team table of Clone Wars: ships in the shared zone, abilities of the player alone, rulings."""

from __future__ import annotations

import pytest
from clone_wars_teams import free, republic, separatists, teams

import kantyna
import team_situations
from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone
from team_situations import Side, next_turn, picks

UNNAMED = team_situations.UNNAMED["clone-wars"]


# ships in the shared zone


@pytest.mark.rule("DBG-442")
def test_when_an_aurora_class_freighter_is_destroyed_each_player_may_exile_their_own_card() -> None:
    own_cards = (
        ("embo", "aurra_sing"),
        ("cad_bane", "nightsister"),
        ("clone_trooper", "arc_trooper"),
        ("at_te", "at_rt"),
    )
    hands = [{"hand": [card], "discard": [other]} for card, other in own_cards]
    for owner in (2, 3):
        sides = [dict(side) for side in hands]
        sides[0]["units"] = ["aat"]
        sides[owner]["ships"] = ["aurora_class_freighter"]
        t = separatists(*sides)
        do(t, "use aat", seat=0)
        if facts("aurora_class_freighter")["hit_points"] > 2:
            do(t, "commit aat#1 base", "resolve base", seat=0)
        assert "aurora_class_freighter" in zone(t, "discard", owner)
        for seat in range(4):
            assert list(t.choices) == [seat] and can(t, "decline", seat=seat)
            own = sides[seat]["hand"] + sides[seat]["discard"]
            offered = picks(t, seat, "exile")
            assert [card for card in offered if card != "aurora_class_freighter"] == sorted(
                card.partition("#")[0] for card in own
            )
            do(t, f"exile {sides[seat]['hand'][0]}", seat=seat)
            assert zone(t, "exile", seat) == sides[seat]["hand"], "also the others than its owner, one card each"


@pytest.mark.rule("DBG-487")
def test_the_freighters_four_exiles_are_separate_and_do_not_affect_the_row() -> None:
    hands = [{"hand": [card]} for card in ("embo", "cad_bane", "clone_trooper", "at_te")]
    hit_points = facts("aurora_class_freighter")["hit_points"]
    sides = [dict(side) for side in hands]
    sides[0]["units"] = ["tri_fighter"]
    sides[3]["ships"] = ["aurora_class_freighter"]
    damage = {"damage": {"aurora_class_freighter#1": hit_points - 1}}
    t = separatists(*sides, galaxy_row=["stap"], marks=damage)
    do(t, "use tri_fighter", "hit aurora_class_freighter#1", seat=0)
    for seat in range(4):
        card = sides[seat]["hand"][0]
        assert list(t.choices) == [seat], "all four, the team on turn first"
        others = [f"exile {other['hand'][0]}#1" for other in sides if other["hand"][0] != card]
        assert not set(others) & set(keys(t, seat)), "nobody exiles another player's card"
        if seat == 1:
            do(t, "decline", seat=seat)
        else:
            do(t, f"exile {card}", seat=seat)
    exiled = [zone(t, "exile", seat)[-1:] for seat in range(4)]
    assert exiled == [["embo"], [], ["clone_trooper"], ["at_te"]] and free(t)
    options: Side = {"neutrals": "clone-wars"}
    row = teams("empire empire rebel rebel", {"base": ["death_star"], "resources": 4, "hand": ["stormtrooper"]},
                options=options, galaxy_row=["aurora_class_freighter"])  # fmt: skip
    do(row, "use death_star", seat=0)
    assert zone(row, "galaxy_discard") == ["aurora_class_freighter"] and free(row), "not in play in the row"
    duel = galaxy({"hand": ["at_te"]}, {"units": ["aat"], "hand": ["stap"]}, active=1)
    position = duel.position()
    position["seats"][0]["ships"] = ["aurora_class_freighter#2"]
    position["marks"]["damage"] = {"aurora_class_freighter#2": hit_points - 1}
    duel = kantyna.Table.from_position(position)
    do(duel, "use aat", "exile stap", seat=1)
    do(duel, "exile at_te", seat=0)
    assert zone(duel, "exile", 0) == ["at_te"] and zone(duel, "exile", 1) == ["stap"], "both, in a game of two"


@pytest.mark.rule("DBG-443")
def test_the_munificent_class_frigate_is_for_the_separatist_player_and_repairs_either_base() -> None:
    plays = "separatist empire republic rebel"
    rows: Side = {"galaxy_row": ["stap", "aat", "at_te", "embo"], "galaxy_row_2": ["tie_fighter", "x_wing"]}
    damage = {"damage": {"xorrn#1": 3, "lothal#1": 4}}
    t = teams(plays, {"ships": ["munificent_class_frigate"]}, {}, marks=damage, **rows)
    assert refused(t, "use munificent_class_frigate#1", seat=1) == "DBG-339"
    do(t, "use munificent_class_frigate", seat=0)
    assert picks(t, 0, "exile") == ["aat", "stap"], "a Separatist card of their own row"
    do(t, "exile stap", seat=0)
    assert zone(t, "exile", 0) == ["stap"] and sorted(keys(t, 0)) == ["repair lothal#1", "repair xorrn#1"]
    mended = do(t.copy(), "repair xorrn#1", seat=0)
    assert mark(mended, "damage", "xorrn") == 1 and mark(mended, "damage", "lothal") == 4
    do(t, "repair lothal#1", seat=0)
    assert mark(t, "damage", "xorrn") == 3 and mark(t, "damage", "lothal") == 2
    assert refused(t, "use munificent_class_frigate#1", seat=0) == "DBG-126", "once per turn"
    t = teams(plays, {"ships": ["munificent_class_frigate"]}, {}, galaxy_row=["at_te", "embo"], marks=damage)
    assert refused(t, "use munificent_class_frigate#1", seat=0) == "DBG-132", "without the exile no repair"


@pytest.mark.rule("DBG-488")
def test_either_of_two_separatists_uses_the_frigate_with_their_own_row() -> None:
    ships = ["munificent_class_frigate#1", "munificent_class_frigate#2"]
    t = separatists({"ships": ships}, {}, galaxy_row=["stap#1"], galaxy_row_2=["aat#1", "droideka#1"],
                    marks={"damage": {"xorrn#1": 5}})  # fmt: skip
    do(t, "use munificent_class_frigate#1", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "exile") == ["aat", "droideka"]
    do(t, "exile aat", seat=1)
    assert zone(t, "exile", 1) == ["aat"] and zone(t, "exile", 0) == [] and mark(t, "damage", "xorrn") == 3
    assert refused(t, "use munificent_class_frigate#1", seat=0) == "DBG-126", "once per turn"
    assert can(t, "use munificent_class_frigate#2", seat=1), "for each copy"
    do(t, "use munificent_class_frigate#2", seat=0)
    assert zone(t, "exile", 0) == ["stap"] and mark(t, "damage", "xorrn") == 1


@pytest.mark.rule("DBG-454")
def test_either_swaps_a_card_with_their_own_top_card_using_a_consular_class_cruiser() -> None:
    sides = (
        {"ships": ["consular_class_cruiser"], "hand": ["clone_trooper"], "deck": ["at_te", "republic_shuttle"]},
        {"hand": ["arc_trooper", "padme_amidala"], "deck": ["delta_7b", "republic_shuttle"]},
    )
    t = do(republic(*sides), "use consular_class_cruiser", seat=0)
    assert zone(t, "hand", 0) == ["at_te"] and zone(t, "deck", 0) == ["clone_trooper", "republic_shuttle"]
    assert zone(t, "hand", 1) == ["arc_trooper", "padme_amidala"]
    assert refused(t, "use consular_class_cruiser#1", seat=1) == "DBG-126", "either, once"
    t = do(republic(*sides), "use consular_class_cruiser", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "swap") == ["arc_trooper", "padme_amidala"], "their own hand"
    do(t, "swap padme_amidala", seat=1)
    assert sorted(zone(t, "hand", 1)) == ["arc_trooper", "delta_7b"]
    assert zone(t, "deck", 1) == ["padme_amidala", "republic_shuttle"] and zone(t, "deck", 0)[0] == "at_te"
    assert refused(t, "use consular_class_cruiser#1", seat=0) == "DBG-126"
    t = republic(sides[0], {"deck": ["delta_7b"]})
    assert refused(t, "use consular_class_cruiser#1", seat=1) == "DBG-132", "it needs a card of their own"


@pytest.mark.rule("DBG-468")
def test_either_buys_a_droid_from_their_exile_pile_using_a_droid_control_ship() -> None:
    sides = (
        {"ships": ["droid_control_ship"], "exile": ["droideka#1", "aat"], "resources": 9},
        {"exile": ["stap", "b2_super_battle_droid", "jango_fett"], "resources": 9},
    )
    t = do(separatists(*sides), "use droid_control_ship", seat=0)
    assert zone(t, "discard", 0) == ["droideka"] and number(t, "resources", 0) == 9 - facts("droideka")["cost"]
    assert refused(t, "use droid_control_ship#1", seat=1) == "DBG-126", "either, once"
    t = do(separatists(*sides), "use droid_control_ship", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "buy") == ["b2_super_battle_droid", "stap"], "their own droids"
    assert refused(t, "buy droideka#1", seat=1) == "DBG-216"
    do(t, "buy stap", seat=1)
    assert zone(t, "discard", 1) == ["stap"] and number(t, "resources", 1) == 9 - facts("stap")["cost"]
    assert zone(t, "exile", 0) == ["droideka", "aat"] and number(t, "resources", 0) == 9
    poor = separatists({**sides[0], "resources": facts("droideka")["cost"] - 1}, {"resources": 9})
    assert refused(poor, "use droid_control_ship#1", seat=0) == "DBG-132", "for its price"
    assert refused(poor, "use droid_control_ship#1", seat=1) == "DBG-132", "not from the ally's pile"


@pytest.mark.rule("DBG-469")
def test_the_first_card_bought_after_an_acclamator_goes_on_the_buyers_deck() -> None:
    sides = ({"ships": ["acclamator"], "resources": 20, "deck": ["republic_shuttle"]}, {"resources": 20})
    rows: Side = {"galaxy_row": ["arc_trooper"], "galaxy_row_2": ["embo", "delta_7b"]}
    for user in (0, 1):
        t = do(republic(*sides, **rows), "use acclamator", seat=user)
        assert refused(t, "use acclamator#1", seat=1 - user) == "DBG-126", "either, once"
        assert "embo" in zone(do(next_turn(t), "buy embo", seat=1), "discard", 1), "this turn"
        mine = do(t.copy(), "buy arc_trooper", seat=0)
        assert zone(mine, "deck", 0) == ["arc_trooper", "republic_shuttle"] and zone(mine, "deck", 1) == []
        do(mine, "buy embo", seat=1)
        assert zone(mine, "discard", 1) == ["embo"], "the next card only"
        do(t, "buy embo", seat=1)
        assert zone(t, "deck", 1) == ["embo"] and zone(t, "deck", 0) == ["republic_shuttle"]
        do(t, "buy arc_trooper", seat=0)
        assert zone(t, "discard", 0) == ["arc_trooper"]
    plain = do(republic(*sides, **rows), "buy embo", seat=1)
    assert zone(plain, "discard", 1) == ["embo"]


# only the player who played it


@pytest.mark.rule("DBG-437")
def test_the_protocol_droid_digs_in_the_galaxy_deck_of_its_players_region() -> None:
    galaxies: Side = {
        "galaxy_row": ["embo#1", "stap#1", "cr70_corvette#1", "nightsister#1"],
        "galaxy_row_2": ["cad_bane"],
        "galaxy_deck": ["aat", "latts_razzi", "at_te", "delta_7b"],
        "galaxy_deck_2": ["arc_170", "arc_trooper"],
    }
    t = republic({"units": ["protocol_droid"]}, {}, **galaxies)
    assert refused(t, "use protocol_droid#1", seat=1) == "DBG-339"
    do(t, "use protocol_droid", seat=0)
    assert zone(t, "exile", 0) == ["protocol_droid"]
    assert picks(t, 0, "swap") == ["embo", "nightsister"], "a neutral unit of their own row"
    assert refused(t, "swap cad_bane#1", seat=0) == "DBG-437"
    do(t, "swap embo", seat=0)
    assert zone(t, "galaxy_row") == ["at_te", "stap", "cr70_corvette", "nightsister"]
    assert sorted(zone(t, "galaxy_discard")) == ["aat", "embo", "latts_razzi"] and zone(t, "galaxy_deck") == [
        "delta_7b"
    ]
    assert zone(t, "galaxy_deck_2") == ["arc_170", "arc_trooper"] and zone(t, "galaxy_row_2") == ["cad_bane"]
    t = teams("republic empire separatist rebel", {"units": ["protocol_droid"]}, **{**galaxies, "galaxy_deck_2": []})
    do(t, "use protocol_droid", "swap nightsister", seat=0)
    assert "at_te" in zone(t, "galaxy_row"), "a card of their own faction stays"


@pytest.mark.rule("DBG-444")
def test_general_grievous_pays_with_a_droid_of_his_player_for_a_second_reward() -> None:
    reward = facts("delta_7b")["reward"]["resources"]
    sides = (
        {"units": ["general_grievous"], "hand": ["b1_battle_droid#1", "droideka", "jango_fett"], "discard": ["stap"]},
        {"units": ["aat"], "hand": ["b1_battle_droid#2"]},
    )
    rows: Side = {"galaxy_row": ["delta_7b#1"], "galaxy_row_2": ["delta_7b#2"]}
    t = separatists(*sides, **rows)
    ally = do(t.copy(), "commit aat#1 delta_7b#2", "resolve delta_7b#2", "reward delta_7b#2", seat=1)
    assert free(ally) and number(ally, "resources", 1) == reward, "only when he defeats it"
    do(t, "commit general_grievous#1 delta_7b#1", "resolve delta_7b#1", "reward delta_7b#1", seat=0)
    assert list(t.choices) == [0] and sorted(keys(t, 0)) == ["decline", "exile b1_battle_droid#1", "exile droideka#1"]
    declined = do(t.copy(), "decline", seat=0)
    assert number(declined, "resources", 0) == reward
    do(t, "exile b1_battle_droid#1", seat=0)
    assert zone(t, "exile", 0) == ["b1_battle_droid"] and [number(t, "resources", n) for n in (0, 1)] == [2 * reward, 0]
    assert zone(t, "hand", 1) == ["b1_battle_droid"] and free(t)
    t = separatists({**sides[0], "hand": ["jango_fett"]}, sides[1], **rows)
    do(t, "commit general_grievous#1 delta_7b#1", "resolve delta_7b#1", "reward delta_7b#1", seat=0)
    assert keys(t, 0) == ["decline"], "asked all the same; no droid from the ally's hand, none from the discard pile"
    assert free(do(t, "decline", seat=0)) and number(t, "resources", 0) == reward
    t = separatists({**sides[0], "hand": []}, sides[1], **rows)
    do(t, "commit general_grievous#1 delta_7b#1", "resolve delta_7b#1", "reward delta_7b#1", seat=0)
    assert free(t), "everybody sees that there is no card to exile"


@pytest.mark.rule("DBG-446")
def test_whenever_either_buys_an_expensive_card_hondos_player_draws() -> None:
    dear, cheap = "at_te", "arc_trooper"
    assert facts(dear)["cost"] >= 4 > facts(cheap)["cost"] and facts("arc_170")["cost"] == 4
    sides = (
        {"units": ["hondo_ohnaka"], "resources": 20, "deck": ["republic_shuttle"] * 3},
        {"resources": 20, "deck": ["clone_trooper"] * 2},
    )
    rows: Side = {"galaxy_row": [f"{dear}#1", f"{cheap}#1"], "galaxy_row_2": ["arc_170", f"{cheap}#2"]}
    t = republic(*sides, **rows)
    for seat in (0, 1):
        do(t, f"buy {cheap}#{seat + 1}", seat=seat)
        assert free(t), "less than 4"
    do(t, "buy arc_170", seat=1)
    assert list(t.choices) == [0] and keys(t, 0) == ["answer hondo_ohnaka#1", "pass"], "the player who played him"
    do(t, "answer hondo_ohnaka#1", seat=0)
    assert zone(t, "hand", 0) == ["republic_shuttle"] and zone(t, "hand", 1) == []
    do(t, f"buy {dear}", "answer hondo_ohnaka#1", seat=0)
    assert zone(t, "hand", 0) == ["republic_shuttle"] * 2, "each time"


@pytest.mark.rule("DBG-447")
def test_count_dooku_swaps_in_his_players_region_with_his_players_exile_pile() -> None:
    sides = (
        {"units": ["count_dooku"], "exile": ["droideka", "b1_battle_droid", "cr70_corvette"]},
        {"exile": ["mtt"]},
    )
    rows: Side = {"galaxy_row": ["embo", "acclamator", "arc_trooper"], "galaxy_row_2": ["stap"]}
    t = separatists(*sides, force=1, **rows)
    assert refused(t, "use count_dooku#1", seat=1) == "DBG-339"
    do(t, "use count_dooku", seat=0)
    assert picks(t, 0, "swap") == ["arc_trooper", "embo"], "a unit of their own row"
    assert refused(t, "swap stap#1", seat=0) == "DBG-344"
    do(t, "swap embo", seat=0)
    assert picks(t, 0, "put-in-row") == ["cr70_corvette", "droideka"], "no starter card, none of the ally's"
    do(t, "put-in-row droideka", seat=0)
    assert zone(t, "galaxy_row") == ["droideka", "acclamator", "arc_trooper"] and zone(t, "exile", 1) == ["mtt"]
    assert sorted(zone(t, "exile", 0)) == ["b1_battle_droid", "cr70_corvette", "embo"]
    assert refused(separatists(*sides, force=0, **rows), "use count_dooku#1", seat=0) == "DBG-229"
    t = separatists({**sides[0], "exile": ["b1_battle_droid"]}, sides[1], force=1, **rows)
    assert refused(t, "use count_dooku#1", seat=0) == "DBG-132", "no card of their own to swap"


@pytest.mark.rule("DBG-448")
def test_either_pays_for_jar_jar_who_goes_to_the_opponent_of_that_region() -> None:
    cost = facts("jar_jar_binks")["cost"]
    for payer in (0, 1):
        t = republic({"resources": cost + 2}, {"resources": 2}, galaxy_row=["jar_jar_binks"])
        do(t, "buy jar_jar_binks", seat=0)
        assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"], "either may pay"
        do(t, f"seat seat#{payer}", seat=0)
        assert list(t.choices) == [payer] and sorted(keys(t, payer)) == ["decline", "pay jar_jar_binks#1"]
        kept = do(t.copy(), "decline", seat=payer)
        assert zone(kept, "discard", 0) == ["jar_jar_binks"] and force(kept) == 0
        do(t, "pay jar_jar_binks#1", seat=payer)
        assert number(t, "resources", payer) == 0 and number(t, "resources", 1 - payer) == 2 and force(t) == 1
        assert zone(t, "discard", 0) == [] and zone(t, "discard", 1) == []
        if payer == 0:
            assert zone(t, "discard", 2) == ["jar_jar_binks"]
    t = republic({}, {"hand": ["jar_jar_binks"], "resources": 2})
    do(t, "play jar_jar_binks", seat=1)
    assert list(t.choices) == [1], "also when played; only who can pay is asked"
    do(t, "pay jar_jar_binks#1", seat=1)
    assert zone(t, "discard", 3) == ["jar_jar_binks"] and zone(t, "units", 1) == [] and force(t) == 1
    assert number(t, "resources", 1) == facts("jar_jar_binks")["resources"]
    poor = republic({"hand": ["jar_jar_binks"]}, {"resources": 1})
    assert free(do(poor, "play jar_jar_binks", seat=0)), "they do not pay together"


@pytest.mark.rule("DBG-448")
@pytest.mark.parametrize("seat", [0, 1])
def test_jar_jar_stays_in_his_region_even_when_the_ally_pays(seat: int) -> None:
    for how in ("buy", "play"):
        sides: list[Side] = [{}, {}]
        sides[seat] = {"hand": ["jar_jar_binks"]} if how == "play" else {"resources": facts("jar_jar_binks")["cost"]}
        sides[1 - seat] = {"resources": 2}
        rows: Side = {"galaxy_row_2" if seat else "galaxy_row": ["jar_jar_binks"]} if how == "buy" else {}
        t = do(republic(*sides, **rows), f"{how} jar_jar_binks", seat=seat)
        assert list(t.choices) == [1 - seat], "only the ally can pay"
        do(t, "pay jar_jar_binks#1", seat=1 - seat)
        assert zone(t, "discard", 2 + seat) == ["jar_jar_binks"], "the opponent where he was bought or played"
        assert zone(t, "discard", 3 - seat) == []


@pytest.mark.rule("DBG-456")
def test_latts_razzi_counts_bounty_hunters_of_all_players_and_of_her_row() -> None:
    sides: tuple[Side, ...] = (
        {"units": ["latts_razzi", "hondo_ohnaka"]},
        {"units": ["jango_fett", "aat"]},
        {"units": ["embo"], "ships": ["acclamator"]},
        {"units": ["cad_bane"], "discard": ["aurra_sing#2"]},
    )
    rows: Side = {"galaxy_row": ["at_rt", "aurra_sing#1"], "galaxy_row_2": ["embo#2", "v_19_torrent"]}
    galaxies: Side = {"galaxy_deck": ["stap"] * 2 + ["mtt"] * 2 + ["droideka"] * 2, "galaxy_deck_2": ["magnaguard"] * 2}
    t = separatists(*sides, **rows, **galaxies)
    other = do(t.copy(), "commit aat#1 v_19_torrent#1", "resolve v_19_torrent#1", "decline", seat=1)
    assert free(other), "only when she defeats it"
    do(t, "commit latts_razzi#1 at_rt#1", "resolve at_rt#1", "decline", seat=0)
    assert keys(t, 0) == ["answer latts_razzi#1", "pass"]
    do(t, "answer latts_razzi#1", seat=0)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [5, 0], "herself, three in play, one in her row"


@pytest.mark.rule("DBG-463")
def test_the_gauntlet_fighter_buys_from_the_galaxy_discard_pile_of_its_players_region() -> None:
    sides = ({"units": ["gauntlet_fighter"], "resources": 5}, {"resources": 9})
    piles: Side = {"galaxy_discard": ["arc_trooper", "aat", "at_te", "embo"], "galaxy_discard_2": ["delta_7b"]}
    assert facts("at_te")["cost"] > 5 >= facts("embo")["cost"]
    t = republic(*sides, **piles)
    assert refused(t, "use gauntlet_fighter#1", seat=1) == "DBG-339"
    do(t, "use gauntlet_fighter", seat=0)
    assert picks(t, 0, "buy") == ["arc_trooper", "embo"], "their own faction or neutral, and cheap enough"
    assert refused(t, "buy delta_7b#1", seat=0) == "DBG-216"
    do(t, "buy embo", seat=0)
    assert zone(t, "hand", 0) == ["embo"] and number(t, "resources", 0) == 5 - facts("embo")["cost"]
    assert zone(t, "exile", 0) == ["gauntlet_fighter"] and zone(t, "galaxy_discard") == ["arc_trooper", "aat", "at_te"]


@pytest.mark.rule("DBG-466")
def test_nute_gunray_fills_the_next_slot_of_his_players_row_from_his_players_exile_pile() -> None:
    sides = (
        {
            "units": ["nute_gunray", "b2_super_battle_droid#1"],
            "resources": 20,
            "exile": ["mtt", "b1_battle_droid", "embo"],
        },
        {"units": ["b2_super_battle_droid#2"], "resources": 20, "exile": ["droideka"]},
    )
    row = ["stap#1", "aat#1", "arc_trooper", "at_te", "delta_7b", "cad_bane"]
    row_2 = ["stap#2", "aat#2", "acclamator", "at_rt", "laat_gunship", "hondo_ohnaka"]
    t = separatists(*sides, galaxy_row=row, galaxy_row_2=row_2)
    assert refused(t, "use nute_gunray#1", seat=1) == "DBG-339"
    do(t, "use nute_gunray", seat=0)
    do(t, "buy stap#2", seat=1)
    assert free(t) and zone(t, "galaxy_row_2")[0] == UNNAMED[0], "the other region's row is filled as ever"
    later = do(next_turn(t), "buy aat#1", seat=0)
    assert free(later) and zone(later, "galaxy_row")[1] == UNNAMED[0], "this turn"
    for leave in (["buy aat#1"], ["use b2_super_battle_droid#1", "discard aat#1"]):
        gone = do(t.copy(), *leave, seat=0)
        assert sorted(keys(gone, 0)) == ["put-in-row embo#1", "put-in-row mtt#1"], "no starter card"
        assert refused(gone, "decline", seat=0) == "DBG-466"
        do(gone, "put-in-row mtt#1", seat=0)
        assert zone(gone, "galaxy_row")[1] == "mtt" and zone(gone, "exile", 0) == ["b1_battle_droid", "embo"]
        assert zone(gone, "exile", 1) == ["droideka"]
        do(gone, "buy stap#1", seat=0)
        assert free(gone) and zone(gone, "galaxy_row")[0] == UNNAMED[0], "the next time only"


@pytest.mark.rule("DBG-475")
def test_with_the_force_the_buyer_of_the_super_commando_may_exile_a_card_of_their_own() -> None:
    mine = {"hand": ["jedi_knight"], "discard": ["at_te"]}
    ally = {"resources": 9, "hand": ["clone_trooper"], "discard": ["arc_trooper"]}
    for marker in (0, 1):
        t = republic(mine, ally, galaxy_row_2=["super_commando"], force=marker)
        do(t, "buy super_commando", "to-hand super_commando#1", seat=1)
        assert zone(t, "hand", 1) == ["clone_trooper", "super_commando"] and zone(t, "hand", 0) == ["jedi_knight"]
        if not marker:
            assert free(t), "without the Force no exile"
            continue
        assert list(t.choices) == [1] and can(t, "decline", seat=1)
        assert picks(t, 1, "exile") == ["arc_trooper", "clone_trooper", "super_commando"], "only their own cards"
        do(t, "exile arc_trooper", seat=1)
        assert zone(t, "exile", 1) == ["arc_trooper"] and zone(t, "exile", 0) == [] and free(t), "1 card"


@pytest.mark.rule("DBG-477")
def test_the_tri_fighter_exiles_from_its_players_row_and_hits_any_enemy_ship() -> None:
    foes = ({"ships": ["acclamator"]}, {"ships": ["venator_class_star_destroyer"]})
    rows: Side = {"galaxy_row": ["stap", "aat", "embo", "at_te"], "galaxy_row_2": ["mtt"]}
    t = separatists({"units": ["tri_fighter"], "ships": ["cr70_corvette"]}, {}, *foes, **rows)
    assert refused(t, "use tri_fighter#1", seat=1) == "DBG-339"
    do(t, "use tri_fighter", seat=0)
    assert picks(t, 0, "exile") == ["aat", "stap"], "a Separatist card of their own row"
    assert refused(t, "exile mtt#1", seat=0) == "DBG-344"
    do(t, "exile aat", seat=0)
    assert zone(t, "exile", 0) == ["aat"] and zone(t, "exile", 1) == []
    offered = ["decline", "hit acclamator#1", "hit venator_class_star_destroyer#1"]
    assert sorted(keys(t, 0)) == offered, "any ship of the opposing shared zone, or none"
    do(t, "hit venator_class_star_destroyer#1", seat=0)
    assert mark(t, "damage", "venator_class_star_destroyer") == 3 and mark(t, "damage", "acclamator") == 0
    t = separatists({"units": ["tri_fighter"]}, {}, *foes, galaxy_row=["embo"], galaxy_row_2=["mtt"])
    assert refused(t, "use tri_fighter#1", seat=0) == "DBG-132", "no exile, no damage"


@pytest.mark.rule("DBG-479")
def test_wat_tambor_discards_and_replaces_in_his_players_region() -> None:
    galaxies: Side = {
        "galaxy_row": ["embo", "stap", "cr70_corvette", "at_te", "arc_trooper", "delta_7b"],
        "galaxy_discard": ["aat", "latts_razzi", "mtt"],
        "galaxy_row_2": ["cad_bane"],
        "galaxy_discard_2": ["droideka"],
    }
    for marker in (0, 1):
        t = separatists({"units": ["wat_tambor"]}, {}, force=marker, **galaxies)
        assert refused(t, "use wat_tambor#1", seat=1) == "DBG-339"
        do(t, "use wat_tambor", seat=0)
        assert picks(t, 0, "discard") == ["cr70_corvette", "embo"], "a neutral card of their own row"
        assert refused(t, "discard cad_bane#1", seat=0) == "DBG-344"
        do(t, "discard embo", seat=0)
        if not marker:
            assert free(t) and zone(t, "galaxy_row")[0] == UNNAMED[0] and zone(t, "galaxy_discard")[-1] == "embo"
            continue
        assert sorted(keys(t, 0)) == ["decline", "put-in-row aat#1", "put-in-row mtt#1"], "a Separatist card"
        refilled = do(t.copy(), "decline", seat=0)
        assert zone(refilled, "galaxy_row")[0] == UNNAMED[0]
        do(t, "put-in-row mtt#1", seat=0)
        assert zone(t, "galaxy_row")[0] == "mtt" and zone(t, "galaxy_discard") == ["aat", "latts_razzi", "embo"]
        assert zone(t, "galaxy_row_2") == ["cad_bane"] and zone(t, "galaxy_discard_2") == ["droideka"]
