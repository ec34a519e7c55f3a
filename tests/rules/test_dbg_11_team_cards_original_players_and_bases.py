"""DBG chapter 11, the team table of the first set: Hoth, abilities of the player alone, bases, rulings."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from original_teams import EMPIRE, REBELS, UNNAMED, empire, rebels, top

import kantyna
import team_situations
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, keys, mark, number, refused, zone
from team_situations import Side, end, next_turn, picks

revealing = partial(team_situations.revealing, "original")


# Hoth


def at_hoth(first: str, second: str, attack: list[str], **more: Any) -> kantyna.Table:
    """Units of seat 0 attack the opposing team, which has these two bases."""
    t = empire({"units": attack}, {}, {"base": [first]}, {"base": [second]}, **more)
    return do(t, *[f"commit {unit}#1 base" for unit in attack], "resolve base", seat=0)


@pytest.mark.rule("DBG-396")
def test_hoth_prevents_the_first_two_damage_each_turn_and_two_hoths_the_first_four() -> None:
    ship = {"ships": ["star_destroyer"], "deck": ["imperial_shuttle"] * 5}
    t = empire(ship, {"units": ["at_st"]}, {"base": ["hoth"]}, {"base": ["dantooine"]})
    attack = facts("star_destroyer")["attack"]
    do(t, "commit star_destroyer#1 base", "resolve base", f"assign hoth#1 {attack}", seat=0)
    assert mark(t, "damage", "hoth") == attack - 2
    do(t, "commit at_st#1 base", "resolve base", "assign hoth#1 3", seat=1)
    assert mark(t, "damage", "hoth") == attack - 2 + 3, "only the first 2"
    do(t, "assign dantooine#1 1", seat=1)
    assert mark(t, "damage", "dantooine") == facts("at_st")["attack"] - 3, "Hoth alone"
    end(t, 0, 1, 2, 3)
    do(t, "commit star_destroyer#1 base", "resolve base", f"assign hoth#1 {attack}", seat=0)
    assert mark(t, "damage", "hoth") == 2 * (attack - 2) + 3, "each turn"
    for first, second, left in ((4, 2, [0, 2]), (2, 4, [0, 2]), (1, 5, [0, 2]), (6, 0, [2, 0])):
        t = at_hoth("hoth#1", "hoth#2", ["at_at"])
        assert facts("at_at")["attack"] == 6
        for n, part in ((1, first), (2, second)):
            if part and f"assign hoth#{n} {part}" in keys(t, 0):
                do(t, f"assign hoth#{n} {part}", seat=0)
        assert [mark(t, "damage", f"hoth#{n}") for n in (1, 2)] == left, "4 of them, split in any way"
    t = at_hoth("hoth#1", "dantooine", ["at_at"])
    do(t, "assign dantooine#1 6", seat=0)
    assert mark(t, "damage", "dantooine") == 6


@pytest.mark.rule("DBG-483")
def test_two_hoths_share_one_pool_in_the_order_of_the_damage() -> None:
    for order in ((1, 2), (2, 1)):
        t = at_hoth("hoth#1", "hoth#2", ["at_at"])
        for n in order:
            do(t, f"assign hoth#{n} 3", seat=0)
        assert mark(t, "damage", f"hoth#{order[0]}") == 0, "the attacker chooses the order"
        assert mark(t, "damage", f"hoth#{order[1]}") == 2, "4 points in all, not 4 for each"
    t = at_hoth("hoth#1", "hoth#2", ["tie_fighter", "at_at"])
    total = facts("tie_fighter")["attack"] + facts("at_at")["attack"]
    do(t, "assign hoth#2 1", f"assign hoth#1 {total - 1}", seat=0)
    assert mark(t, "damage", "hoth#2") == 0 and mark(t, "damage", "hoth#1") == total - 4


# only the player who played it


@pytest.mark.parametrize(
    ("card", "repaired", "force"),
    [
        pytest.param("hwk_290", 4, 0, marks=pytest.mark.rule("DBG-397")),
        pytest.param("u_wing", 3, 1, marks=pytest.mark.rule("DBG-419")),
    ],
)
def test_a_unit_that_repairs_may_repair_either_teammates_base(card: str, repaired: int, force: int) -> None:
    damage = {"dantooine#1": 5, "dantooine#2": 6}
    sides = ({"units": [card], "base": ["dantooine#1"]}, {"base": ["dantooine#2"]})
    t = rebels(*sides, {"base": ["lothal"]}, force=force, marks={"damage": {**damage, "lothal#1": 4}})
    assert refused(t, f"use {card}#1", seat=1) == "DBG-339"
    for n, left in ((1, [5 - repaired, 6]), (2, [5, 6 - repaired])):
        mended = do(t.copy(), f"use {card}", seat=0)
        assert sorted(keys(mended, 0)) == ["repair dantooine#1", "repair dantooine#2"]
        do(mended, f"repair dantooine#{n}", seat=0)
        assert [mark(mended, "damage", f"dantooine#{i}") for i in (1, 2)] == left
        assert zone(mended, "exile", 0) == (["hwk_290"] if card == "hwk_290" else [])
        assert zone(mended, "units", 0) == ([] if card == "hwk_290" else ["u_wing"])
    if force:
        t = rebels(*sides, force=0, marks={"damage": damage})
        assert refused(t, f"use {card}#1", seat=0) == "DBG-229", "with the Force"


@pytest.mark.rule("DBG-409")
def test_the_landing_craft_pays_its_player_or_repairs_either_base() -> None:
    sides = ({"units": ["landing_craft"], "base": ["lothal#1"]}, {"base": ["lothal#2"]})
    t = empire(*sides, marks={"damage": {"lothal#1": 5, "lothal#2": 6}})
    assert refused(t, "use landing_craft#1", seat=1) == "DBG-339"
    paid = do(t.copy(), "use landing_craft", "take resources", seat=0)
    assert [number(paid, "resources", seat) for seat in (0, 1)] == [4, 0]
    assert [mark(paid, "damage", f"lothal#{n}") for n in (1, 2)] == [5, 6]
    for n, left in ((1, [1, 6]), (2, [5, 2])):
        mended = do(t.copy(), "use landing_craft", "take repair", f"repair lothal#{n}", seat=0)
        assert [mark(mended, "damage", f"lothal#{i}") for i in (1, 2)] == left
        assert number(mended, "resources", 0) == number(mended, "resources", 1) == 0


@pytest.mark.parametrize(
    ("factions", "base"),
    [
        pytest.param(REBELS, "dagobah", marks=pytest.mark.rule("DBG-389")),
        pytest.param(EMPIRE, "kessel", marks=pytest.mark.rule("DBG-404")),
    ],
)
def test_only_the_revealing_player_exiles_and_only_their_own_cards(factions: str, base: str) -> None:
    own = ["bossk", "dengar", "ig_88", "lobot"]
    sides = [{"hand": own[:2], "discard": own[2:]}, {"hand": ["twilek_smuggler"], "discard": ["hwk_290"]}]
    for seat in (0, 1):
        mine = sides if seat == 0 else sides[::-1]
        t = revealing(base, factions, *mine, seat=seat)
        assert list(t.choices) == [seat] and picks(t, seat, "exile") == sorted(own)
        assert can(t, "decline", seat=seat)
        one = do(t.copy(), "exile ig_88", "done", seat=seat)
        assert zone(one, "exile", seat) == ["ig_88"]
        do(t, "exile bossk", "exile lobot", "exile dengar", seat=seat)
        assert zone(t, "exile", seat) == ["bossk", "lobot", "dengar"] and zone(t, "exile", 1 - seat) == []
        assert zone(t, "discard", seat) == ["ig_88"] and zone(t, "hand", seat) == []
        assert zone(t, "hand", 1 - seat) == ["twilek_smuggler"] and zone(t, "discard", 1 - seat) == ["hwk_290"]
        assert sorted(t.choices) == [0, 1], "up to 3"


@pytest.mark.rule("DBG-398")
def test_ig_88_lets_only_its_player_exile_a_card_of_their_own() -> None:
    sides = (
        {"units": ["stormtrooper"], "hand": ["scout_trooper"], "discard": ["at_st"]},
        {"units": ["ig_88", "tie_interceptor"], "hand": ["bossk"], "discard": ["dengar"]},
    )
    t = empire(*sides, galaxy_row_2=["x_wing#1", "x_wing#2"])
    other = do(t.copy(), "commit tie_interceptor#1 x_wing#1", "resolve x_wing#1", "decline", seat=1)
    assert sorted(other.choices) == [0, 1], "not when another unit defeats it"
    do(t, "commit ig_88#1 x_wing#1", "resolve x_wing#1", "decline", seat=1)
    assert list(t.choices) == [1] and sorted(keys(t, 1)) == ["decline", "exile bossk#1", "exile dengar#1"]
    do(t, "exile dengar#1", seat=1)
    assert zone(t, "exile", 1) == ["dengar"] and zone(t, "exile", 0) == [] and zone(t, "hand", 1) == ["bossk"]
    assert sorted(t.choices) == [0, 1], "1 card"
    do(t, "commit tie_interceptor#1 x_wing#2", "resolve x_wing#2", "decline", seat=1)
    assert sorted(t.choices) == [0, 1], "nor when another one does later"
    low = empire({}, {**sides[1], "units": ["ig_88"]}, galaxy_row_2=["han_solo", "luke_skywalker"])
    do(low, "commit ig_88#1 luke_skywalker#1", "resolve luke_skywalker#1", seat=1)
    assert sorted(low.choices) == [0, 1] and zone(low, "exile", 1) == [], "only when the target is defeated"


@pytest.mark.rule("DBG-403")
def test_the_kel_dor_mystic_exiles_a_card_of_its_player() -> None:
    sides = (
        {"units": ["kel_dor_mystic"], "hand": ["rebel_trooper"], "discard": ["x_wing"]},
        {"hand": ["bossk"], "discard": ["dengar"]},
    )
    t = rebels(*sides)
    assert refused(t, "use kel_dor_mystic#1", seat=1) == "DBG-339"
    do(t, "use kel_dor_mystic", seat=0)
    assert sorted(keys(t, 0)) == ["exile rebel_trooper#1", "exile x_wing#1"], "one, and only the player's own cards"
    do(t, "exile x_wing#1", seat=0)
    assert zone(t, "exile", 0) == ["kel_dor_mystic", "x_wing"] and zone(t, "units", 0) == []
    assert zone(t, "hand", 1) == ["bossk"] and zone(t, "discard", 1) == ["dengar"] and zone(t, "exile", 1) == []


@pytest.mark.rule("DBG-408")
def test_princess_leia_buys_for_her_player_from_that_players_region() -> None:
    sides = ({"units": ["princess_leia"], "deck": ["rebel_trooper"]}, {"deck": ["alliance_shuttle"]})
    rows: Side = {
        "galaxy_row": ["x_wing#1", "luke_skywalker#1", "tie_fighter", "bossk#1"],
        "galaxy_row_2": ["y_wing", "han_solo"],
    }
    for force in (0, 1):
        t = rebels(*sides, force=force, **rows)
        assert refused(t, "use princess_leia#1", seat=1) == "DBG-339"
        do(t, "use princess_leia", seat=0)
        assert picks(t, 0, "buy") == ["luke_skywalker", "x_wing"], "Rebel cards of their own row"
        assert refused(t, "buy y_wing#1", seat=0) == "DBG-122"
        do(t, "buy luke_skywalker#1", seat=0)
        assert number(t, "resources", 0) == 0 and zone(t, "deck", 1) == ["alliance_shuttle"]
        assert zone(t, "discard", 0) == ([] if force else ["luke_skywalker"])
        assert zone(t, "deck", 0) == (["luke_skywalker", "rebel_trooper"] if force else ["rebel_trooper"])
        assert zone(t, "discard", 1) == []
    t = rebels(*sides, galaxy_row=["tie_fighter"], galaxy_row_2=["y_wing"])
    assert refused(t, "use princess_leia#1", seat=0) == "DBG-132"


@pytest.mark.rule("DBG-412")
def test_the_buyer_of_a_quarren_mercenary_exiles_their_own_cards() -> None:
    ally = {"resources": 9, "hand": ["rebel_trooper"], "discard": ["x_wing", "y_wing"]}
    mine = {"hand": ["temple_guardian"], "discard": ["u_wing"], "resources": 9}
    for force, most in ((0, 1), (1, 2)):
        t = rebels(mine, ally, force=force, galaxy_row_2=["quarren_mercenary"])
        do(t, "buy quarren_mercenary", seat=1)
        assert list(t.choices) == [1] and can(t, "decline", seat=1)
        assert picks(t, 1, "exile") == ["quarren_mercenary", "rebel_trooper", "x_wing", "y_wing"]
        do(t, *["exile x_wing", "exile rebel_trooper"][:most], seat=1)
        assert sorted(t.choices) == [0, 1], "1 card, up to 2 with the Force"
        assert zone(t, "exile", 1) == ["x_wing", "rebel_trooper"][:most] and zone(t, "exile", 0) == []
        assert zone(t, "hand", 0) == ["temple_guardian"] and zone(t, "discard", 0) == ["u_wing"]


@pytest.mark.rule("DBG-418")
def test_the_next_card_bought_after_a_twilek_smuggler_goes_on_the_buyers_deck() -> None:
    sides = (
        {"units": ["twilek_smuggler"], "resources": 9, "deck": ["alliance_shuttle"]},
        {"resources": 9, "deck": ["rebel_trooper"]},
    )
    t = rebels(*sides, galaxy_row=["y_wing#1", "bossk"], galaxy_row_2=["x_wing", "dengar"])
    assert refused(t, "use twilek_smuggler#1", seat=1) == "DBG-339"
    plain = do(t.copy(), "buy x_wing", seat=1)
    assert zone(plain, "discard", 1) == ["x_wing"], "not unless it is used"
    do(t, "use twilek_smuggler", seat=0)
    for buyer, card, other, rest in ((1, "x_wing", 0, "y_wing"), (0, "y_wing", 1, "x_wing")):
        bought = do(t.copy(), f"buy {card}", seat=buyer)
        assert top(bought, buyer) == card and len(zone(bought, "deck", other)) == 1, "never on the ally's deck"
        do(bought, f"buy {rest}", seat=other)
        assert zone(bought, "discard", other) == [rest], "the next card only"
    later = do(next_turn(t), "buy bossk", seat=0)
    assert "bossk" in zone(later, "discard", 0), "this turn"
    t = rebels({**sides[0], "units": []}, {**sides[1], "units": ["twilek_smuggler"]}, galaxy_row=["y_wing"])
    assert refused(t, "use twilek_smuggler#1", seat=0) == "DBG-339"
    do(t, "use twilek_smuggler", seat=1)
    do(t, "buy y_wing", seat=0)
    assert top(t, 0) == "y_wing", "no matter which of them played her"


@pytest.mark.rule("DBG-420")
def test_grand_moff_tarkin_takes_an_empire_card_for_his_player_until_the_end_of_the_turn() -> None:
    sides = ({"units": ["grand_moff_tarkin"], "deck": ["imperial_shuttle"] * 5}, {"deck": ["imperial_shuttle"] * 2})
    rows: Side = {"galaxy_row": ["at_st#1", "tie_fighter", "x_wing", "bossk"], "galaxy_row_2": ["darth_vader"]}
    t = empire(*sides, **rows)
    assert refused(t, "use grand_moff_tarkin#1", seat=1) == "DBG-339"
    do(t, "use grand_moff_tarkin", seat=0)
    assert picks(t, 0, "take-card") == ["at_st", "tie_fighter"] and not can(t, "decline", seat=0)
    assert refused(t, "take-card darth_vader#1", seat=0) == "DBG-420"
    do(t, "take-card at_st", seat=0)
    assert zone(t, "hand", 0) == ["at_st"] and zone(t, "hand", 1) == []
    for played in (True, False):
        after = t.copy()
        if played:
            do(after, "play at_st", seat=0)
        end(after, 0, 1)
        assert zone(after, "exile", 0) == ["at_st"] and zone(after, "exile", 1) == [], "must be exiled"
    t = empire(*sides, galaxy_row=["star_destroyer"])
    do(t, "use grand_moff_tarkin", "play star_destroyer", seat=0)
    end(t, 0, 1)
    assert zone(t, "ships", 0) == [] and zone(t, "exile", 0) == ["star_destroyer"], "a ship as well"


# the start of a turn


@pytest.mark.rule("DBG-388")
def test_one_teammate_looks_at_their_regions_galaxy_deck_for_coruscant() -> None:
    decks: Side = {"galaxy_deck": ["bossk", "dengar", "lobot"], "galaxy_deck_2": ["x_wing", "at_st", "y_wing"]}
    for owner in (0, 1):
        sides: list[Side] = [{}, {}]
        sides[owner]["base"] = ["coruscant"]
        t = end(empire(*sides, active=2, **decks), 2, 3)
        assert keys(t, 0) == ["answer coruscant#1", "pass"]
        passed = do(t.copy(), "pass", seat=0)
        assert sorted(passed.choices) == [0, 1] and zone(passed, "galaxy_discard") == []
        do(t, "answer coruscant#1", seat=0)
        assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"], "the team picks the teammate"
        first = do(t.copy(), "seat seat#0", seat=0)
        assert sorted(keys(first, 0)) == ["discard bossk#1", "discard dengar#1"]
        do(first, "discard bossk#1", seat=0)
        assert zone(first, "galaxy_discard") == ["bossk"] and zone(first, "galaxy_deck") == ["dengar", "lobot"]
        assert zone(first, "galaxy_deck_2") == ["x_wing", "at_st", "y_wing"]
        do(t, "seat seat#1", seat=0)
        assert list(t.choices) == [1] and sorted(keys(t, 1)) == ["discard at_st#1", "discard x_wing#1"]
        assert t.view(2)["galaxy_deck_2"] == [None] * 3, "looked at, not revealed"
        assert refused(t, "discard y_wing#1", seat=1) == refused(t, "discard bossk#1", seat=1) == "DBG-388"
        do(t, "discard at_st#1", seat=1)
        assert zone(t, "galaxy_discard_2") == ["at_st"] and zone(t, "galaxy_deck_2") == ["x_wing", "y_wing"]
        assert zone(t, "galaxy_deck") == ["bossk", "dengar", "lobot"] and zone(t, "galaxy_discard") == []
        assert sorted(t.choices) == [0, 1], "once"


# when a base is revealed


ROWS: Side = {
    "galaxy_row": ["x_wing#1", "bossk#1", "tie_fighter#1", "rebel_transport#1", "at_st#1", "blockade_runner#1"],
    "galaxy_row_2": ["y_wing#1", "dengar#1", "tie_bomber#1", "han_solo#1", "darth_vader#1", "lobot#1"],
}


@pytest.mark.parametrize(
    ("factions", "base", "first", "second"),
    [
        pytest.param(
            REBELS, "mon_cala", ["blockade_runner", "bossk", "rebel_transport", "x_wing"],
            ["dengar", "han_solo", "lobot", "y_wing"], marks=pytest.mark.rule("DBG-402"),
        ),
        pytest.param(
            EMPIRE, "corellia", ["at_st", "blockade_runner", "bossk", "tie_fighter"],
            ["darth_vader", "dengar", "lobot", "tie_bomber"], marks=pytest.mark.rule("DBG-405"),
        ),
    ],
)  # fmt: skip
def test_either_teammate_buys_for_free_when_the_base_is_revealed(
    factions: str, base: str, first: list[str], second: list[str]
) -> None:
    for seat in (0, 1):
        t = revealing(base, factions, {"resources": 0}, {"resources": 0}, seat=seat, **ROWS)
        assert list(t.choices) == [seat] and sorted(keys(t, seat)) == ["seat seat#0", "seat seat#1"]
        for buyer, offered in ((0, first), (1, second)):
            bought = do(t.copy(), f"seat seat#{buyer}", seat=seat)
            assert list(bought.choices) == [buyer] and picks(bought, buyer, "buy") == offered
            declined = do(bought.copy(), "decline", seat=buyer)
            assert zone(declined, "hand", 0) == zone(declined, "hand", 1) == []
            do(bought, f"buy {offered[0]}", seat=buyer)
            assert zone(bought, "hand", buyer) == [offered[0]] and zone(bought, "hand", 1 - buyer) == []
            assert number(bought, "resources", buyer) == 0 and zone(bought, "discard", buyer) == []
            assert sorted(bought.choices) == [0, 1], "one card, by one of them"


@pytest.mark.rule("DBG-414")
def test_rodia_of_the_empire_uses_the_row_of_the_resolving_player() -> None:
    foes = ({"base": ["alderaan"]}, {"base": ["dagobah"]})
    rows: Side = {**ROWS, "galaxy_deck": ["bossk#2", "dengar#2"], "galaxy_deck_2": ["kel_dor_mystic", "hwk_290"]}
    for resolver, enemy, region in ((0, ["rebel_transport", "x_wing"], ""), (1, ["han_solo", "y_wing"], "_2")):
        t = revealing("rodia", EMPIRE, {}, {}, *foes, **rows)
        passed = do(t.copy(), "pass", seat=0)
        assert mark(passed, "damage", "alderaan") == 0
        do(t, "answer rodia#1", seat=0)
        assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
        do(t, f"seat seat#{resolver}", seat=0)
        assert sorted(keys(t, resolver)) == ["hit alderaan#1", "hit dagobah#1"], "an enemy base of choice"
        do(t, "hit alderaan#1", seat=resolver)
        assert mark(t, "damage", "alderaan") == len(enemy) and mark(t, "damage", "dagobah") == 0
        assert sorted(zone(t, "galaxy_discard" + region)) == enemy
        assert len(zone(t, "galaxy_row" + region)) == 6 and not set(enemy) & set(zone(t, "galaxy_row" + region))
        assert zone(t, "galaxy_discard" + ("_2" if region == "" else "")) == [], "the other row is not touched"
    t = revealing("rodia", EMPIRE, {}, {}, *foes, galaxy_row=["bossk", "tie_fighter"],
                  galaxy_row_2=["x_wing#1", "x_wing#2", "x_wing#3"])  # fmt: skip
    do(t, "answer rodia#1", seat=0)
    do(t, "hit dagobah#1", seat=1)
    assert mark(t, "damage", "dagobah") == 3, "1 for each enemy card"


@pytest.mark.rule("DBG-417")
def test_tatooine_swaps_within_the_region_of_the_resolving_player() -> None:
    piles: Side = {
        "galaxy_row": ["at_st", "bossk", "gozanti_cruiser"], "galaxy_discard": ["x_wing#1", "tie_fighter", "x_wing#2"],
        "galaxy_row_2": ["darth_vader", "dengar"], "galaxy_discard_2": ["y_wing#1", "han_solo", "lobot"],
        "galaxy_deck": ["tie_bomber"], "galaxy_deck_2": ["tie_interceptor"],
    }  # fmt: skip
    t = revealing("tatooine", REBELS, **piles)
    do(t, "answer tatooine#1", seat=0)
    assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
    mine = do(t.copy(), "seat seat#0", seat=0)
    assert picks(mine, 0, "swap") == ["at_st", "bossk", "gozanti_cruiser"], "any card, of whichever type and faction"
    ship = do(mine.copy(), "swap gozanti_cruiser", "put-in-row x_wing#1", seat=0)
    assert zone(ship, "galaxy_row") == ["at_st", "bossk", "x_wing"]
    assert zone(ship, "galaxy_discard") == ["tie_fighter", "x_wing", "gozanti_cruiser"]
    do(mine, "swap bossk", "put-in-row x_wing#2", seat=0)
    assert zone(mine, "galaxy_row") == ["at_st", "x_wing", "gozanti_cruiser"] and number(mine, "resources", 0) == 1
    assert zone(mine, "galaxy_discard") == ["x_wing", "tie_fighter", "bossk"]
    assert zone(mine, "galaxy_row_2") == ["darth_vader", "dengar"]
    do(t, "seat seat#1", seat=0)
    assert list(t.choices) == [1] and picks(t, 1, "swap") == ["darth_vader", "dengar"]
    do(t, "swap darth_vader", seat=1)
    assert picks(t, 1, "put-in-row") == ["han_solo", "y_wing"], "a Rebel card"
    do(t, "put-in-row han_solo", seat=1)
    assert zone(t, "galaxy_row_2") == ["han_solo", "dengar"] and zone(t, "galaxy_deck_2") == ["tie_interceptor"]
    assert zone(t, "galaxy_discard_2") == ["y_wing", "lobot", "darth_vader"]
    assert [number(t, "resources", seat) for seat in (0, 1)] == [0, 1]
    assert zone(t, "galaxy_row") == ["at_st", "bossk", "gozanti_cruiser"]


@pytest.mark.rule("DBG-493")
def test_a_teammate_of_another_faction_buys_only_neutral_cards_and_tatooine_is_not_a_purchase() -> None:
    rows: Side = {"galaxy_row": ["x_wing", "bossk", "tie_fighter"], "galaxy_row_2": ["arc_trooper", "dengar", "stap"]}
    t = do(revealing("mon_cala", "rebel republic empire separatist", **rows), "seat seat#1", seat=0)
    assert picks(t, 1, "buy") == ["dengar"], "neither their own faction, which is not named, nor an enemy's"
    t = revealing(
        "corellia", "empire rebel rebel empire", galaxy_row=["bossk"], galaxy_row_2=["at_st", "x_wing", "dengar"]
    )
    assert picks(do(t, "seat seat#1", seat=0), 1, "buy") == ["dengar"], "not an Empire card for a Rebel"
    for base, factions, seen in (
        ("anaxes", "republic rebel separatist empire", ["dengar"]),
        ("dac", "separatist rebel republic empire", ["dengar"]),
        ("dac", "separatist separatist republic republic", ["aat", "dengar"]),
    ):
        row = ["aat", "dengar"] if factions.endswith("republic") else ["x_wing", "tie_fighter", "dengar"]
        t = do(revealing(base, factions, galaxy_row=["bossk"], galaxy_row_2=row), "seat seat#1", seat=0)
        assert picks(t, 1, "buy") == seen
    empty: Side = {"galaxy_row": ["x_wing"], "galaxy_row_2": ["arc_trooper", "stap"]}
    t = revealing("mon_cala", "rebel republic empire separatist", **empty)
    assert list(t.choices) == [0] and picks(t, 0, "buy") == ["x_wing"], "only a player who can buy may be chosen"
    t = revealing("tatooine", "rebel republic empire separatist", galaxy_row=["tie_fighter"], galaxy_discard=["x_wing"],
                  galaxy_row_2=["stap"], galaxy_discard_2=["arc_trooper"])  # fmt: skip
    do(t, "answer tatooine#1", "seat seat#1", seat=0)
    assert zone(t, "galaxy_row_2") == ["stap"] and number(t, "resources", 1) == 1, "only the resource"
    for factions in ("rebel republic empire rebel", "rebel empire empire rebel"):
        t = revealing("tatooine", factions, galaxy_row=["bossk"], galaxy_row_2=["dengar"], galaxy_discard_2=["x_wing"])
        do(t, "answer tatooine#1", "seat seat#1", seat=0)
        assert zone(t, "galaxy_row_2") == ["x_wing"] and zone(t, "galaxy_discard_2") == ["dengar"]
        assert number(t, "resources", 1) == 1, "no matter who plays the Rebels there"


# Ord Mantell


@pytest.mark.rule("DBG-411")
def test_for_ord_mantell_either_teammate_attacks_a_neutral_unit_once() -> None:
    cost = facts("dengar")["cost"]
    assert cost == facts("at_st")["attack"] == facts("tie_fighter")["attack"] + 2
    rows: Side = {"galaxy_row": ["bossk", "lobot"], "galaxy_row_2": ["dengar", "ig_88"]}
    sides = ({"units": ["at_st#1", "at_at#1"]}, {"units": ["at_st#2", "tie_fighter"]})
    t = empire({**sides[0], "base": ["ord_mantell"]}, sides[1], **rows)
    won = do(t.copy(), "commit at_st#2 dengar#1", "resolve dengar#1", seat=1)
    assert zone(won, "galaxy_discard_2") == ["dengar"] and number(won, "resources", 1) == 0
    do(won, "reward dengar#1", seat=1)
    assert number(won, "resources", 1) == cost and number(won, "resources", 0) == 0
    assert refused(won, "commit tie_fighter#1 ig_88#1", seat=1) == "DBG-168", "once"
    assert refused(won, "commit at_st#1 bossk#1", seat=0) == "DBG-168", "for the team"
    lost = do(t.copy(), "commit tie_fighter#1 dengar#1", "resolve dengar#1", seat=1)
    assert zone(lost, "galaxy_row_2")[:2] == ["dengar", "ig_88"], "its cost is the target value"
    assert refused(lost, "commit at_st#2 dengar#1", seat=1) == "DBG-168", "also after a failure"
    mine = do(t, "commit at_st#1 bossk#1", "resolve bossk#1", "reward bossk#1", seat=0)
    assert number(mine, "resources", 0) == facts("bossk")["cost"]
    assert refused(mine, "commit at_st#2 dengar#1", seat=1) == "DBG-168"
    assert can(do(next_turn(mine), "play at_st", seat=1), "commit at_st#2 dengar#1", seat=1), "once per turn"
    none = empire(*sides, **rows)
    assert refused(none, "commit at_st#1 bossk#1", seat=0) == "DBG-168"
    bases = [{**sides[n], "base": [f"ord_mantell#{n + 1}"]} for n in (0, 1)]
    both = empire(*bases, **rows)
    each = do(both.copy(), "commit at_st#1 bossk#1", seat=0)
    do(each, "commit at_st#2 dengar#1", "resolve dengar#1", "decline", seat=1)
    assert refused(each, "commit at_at#1 lobot#1", seat=0) == "DBG-168", "twice"
    do(both, "commit at_st#1 bossk#1", "commit at_at#1 lobot#1", "resolve lobot#1", "reward lobot#1", seat=0)
    do(both, "resolve bossk#1", "reward bossk#1", seat=0)
    assert number(both, "resources", 0) == facts("bossk")["cost"] + facts("lobot")["cost"]
    assert refused(both, "commit at_st#2 dengar#1", seat=1) == "DBG-168", "by whichever they like"


@pytest.mark.rule("DBG-491")
def test_ord_mantells_attack_follows_the_rules_of_bounty_hunting() -> None:
    t = empire(
        {"base": ["ord_mantell"], "units": ["stormtrooper#1", "stormtrooper#2", "at_st"], "ships": ["star_destroyer"]},
        {},
        galaxy_row=["dengar", "blockade_runner"],
        galaxy_row_2=["bossk"],
        galaxy_deck=["x_wing", *UNNAMED],
    )
    assert refused(t, "commit stormtrooper#1 bossk#1", seat=0) == "DBG-344", "own region"
    assert refused(t, "commit stormtrooper#1 blockade_runner#1", seat=0) == "DBG-169", "units only"
    assert refused(t, "commit star_destroyer#1 dengar#1", seat=0) == "DBG-172", "no ships"
    do(t, "commit stormtrooper#1 dengar#1", "commit stormtrooper#2 dengar#1", "resolve dengar#1", seat=0)
    assert zone(t, "galaxy_discard") == ["dengar"] and "x_wing" in zone(t, "galaxy_row"), "several add up"
    assert keys(t, 0) == ["reward dengar#1", "decline"]
    declined = do(t.copy(), "decline", seat=0)
    assert number(declined, "resources", 0) == 0
    do(t, "reward dengar#1", seat=0)
    assert number(t, "resources", 0) == facts("dengar")["cost"] and "reward" not in facts("dengar")
    assert refused(t, "commit stormtrooper#1 base", seat=0) == "DBG-159"


# Yavin 4


@pytest.mark.rule("DBG-421")
def test_yavin_4_is_resolved_by_the_player_whose_opponent_discards() -> None:
    sides = ({"base": ["yavin_4"], "units": ["snowspeeder#1"]}, {"units": ["snowspeeder#2"]})
    foes = ({"hand": ["stormtrooper#1"], "base": ["corellia"]}, {"hand": ["stormtrooper#2"], "base": ["kessel"]})
    for seat in (0, 1):
        for target in ("corellia", "kessel"):
            t = rebels(*sides, *foes)
            do(t, f"use snowspeeder#{seat + 1}", seat=seat)
            assert zone(t, "discard", seat + 2) == ["stormtrooper"]
            assert list(t.choices) == [seat] and keys(t, seat) == ["answer yavin_4#1", "pass"]
            do(t, "answer yavin_4#1", seat=seat)
            assert sorted(keys(t, seat)) == ["hit corellia#1", "hit kessel#1"], "an enemy base of choice"
            do(t, f"hit {target}#1", seat=seat)
            assert [mark(t, "damage", base) for base in ("corellia", "kessel")] == (
                [2, 0] if target == "corellia" else [0, 2]
            )
    own = rebels({"base": ["yavin_4"]}, {"ships": ["c_roc_cruiser"], "hand": ["rebel_trooper"]}, *foes)
    do(own, "use c_roc_cruiser", seat=1)
    assert zone(own, "discard", 1) == ["rebel_trooper"] and sorted(own.choices) == [0, 1], "not their own team's cards"
    theirs = rebels({"base": ["yavin_4"]}, {}, {"ships": ["gozanti_cruiser"], **foes[0], "deck": ["at_st"]}, active=2)
    do(theirs, "use gozanti_cruiser", seat=2)
    assert zone(theirs, "discard", 2) == ["stormtrooper"] and sorted(theirs.choices) == [2, 3], "not in their turn"


# rulings


@pytest.mark.rule("DBG-492")
def test_kalamar_is_mon_cala_and_korelia_is_corellia() -> None:
    named = {"mon_cala": ("Mon Cala", "Kalamar"), "corellia": ("Corellia", "Korelia"), "bespin": ("Bespin", "Bespin"),
             "death_star": ("Death Star", "Gwiazda Śmierci")}  # fmt: skip
    for id, (english, polish) in named.items():
        card = CARDS[id]
        assert (card.name("en"), card.name("pl")) == (english, polish) and card.facts()["type"] == "base"
        assert [other.id for other in CARDS.values() if other.name("pl") == polish] == [id], "one card, not two"


@pytest.mark.rule("DBG-495")
def test_symbols_missing_in_the_team_tables_of_the_first_set_are_resources() -> None:
    t = do(empire({"units": ["landing_craft"]}), "use landing_craft", "take resources", seat=0)
    assert number(t, "resources", 0) == 4
    t = do(rebels({"ships": ["rebel_transport"]}), "use rebel_transport", "take resources", seat=0)
    assert number(t, "resources", 0) == 1
    t = do(revealing("tatooine", REBELS), "answer tatooine#1", "seat seat#0", seat=0)
    assert number(t, "resources", 0) == 1
    t = empire({"base": ["ord_mantell"], "units": ["at_st"]}, galaxy_row=["bossk"])
    do(t, "commit at_st#1 bossk#1", "resolve bossk#1", "reward bossk#1", seat=0)
    assert number(t, "resources", 0) == facts("bossk")["cost"]
