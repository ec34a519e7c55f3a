"""DBG chapter 11, the team table of the first set: lasting abilities, abilities resolved instead, conditions, ships."""

from __future__ import annotations

import pytest
from original_teams import EMPIRE, REBELS, UNNAMED, empire, rebels, teams, top

from situations import can, do, facts, keys, mark, number, refused, zone
from team_situations import START, Side, bonus, end, next_turn, picks

# lasting abilities for both teammates


@pytest.mark.rule("DBG-383")
def test_admiral_piett_strengthens_the_ships_of_both() -> None:
    sides = (
        {"units": ["admiral_piett", "stormtrooper"], "ships": ["star_destroyer#1"]},
        {"ships": ["star_destroyer#2", "gozanti_cruiser"]},
        {"ships": ["mon_calamari_cruiser"]},
    )
    t = empire(*sides)
    assert [bonus(t, card) for card in ("star_destroyer#1", "star_destroyer#2", "gozanti_cruiser#1")] == [1, 1, 1]
    assert [bonus(t, card) for card in ("mon_calamari_cruiser#1", "stormtrooper#1", "admiral_piett#1")] == [0, 0, 0]
    do(t, "commit star_destroyer#2 base", seat=1)
    assert t.view(None)["strength"]["base"] == facts("star_destroyer")["attack"] + 1
    t = empire({"hand": ["admiral_piett"], "ships": ["star_destroyer#1"]}, sides[1])
    assert bonus(t, "star_destroyer#1") == bonus(t, "star_destroyer#2") == 0, "only while he is in play"


@pytest.mark.rule("DBG-391")
def test_endor_strengthens_troopers_and_vehicles_of_both_and_two_endors_add_up() -> None:
    mine = {"units": ["stormtrooper#1", "tie_fighter"], "ships": ["star_destroyer"]}
    ally = {"units": ["at_st", "death_trooper"]}
    foe = {"units": [], "ships": ["mon_calamari_cruiser"]}
    served = ("stormtrooper#1", "at_st#1", "death_trooper#1")
    t = empire({**mine, "base": ["endor"]}, ally, foe)
    assert [bonus(t, card) for card in served] == [1, 1, 1]
    assert bonus(t, "tie_fighter#1") == bonus(t, "star_destroyer#1") == 0
    t = empire({**mine, "base": ["endor#1"]}, {**ally, "base": ["endor#2"]}, foe)
    assert [bonus(t, card) for card in served] == [2, 2, 2] and bonus(t, "tie_fighter#1") == 0
    t = empire({**mine, "bases": ["endor"]}, ally, foe)
    assert [bonus(t, card) for card in served] == [0, 0, 0], "while it is the base"


@pytest.mark.rule("DBG-399")
def test_the_imperial_carrier_strengthens_the_fighters_of_both() -> None:
    t = empire(
        {"ships": ["imperial_carrier"], "units": ["tie_fighter", "stormtrooper"]},
        {"units": ["tie_interceptor", "at_st"], "ships": ["star_destroyer"]},
    )
    assert bonus(t, "tie_fighter#1") == bonus(t, "tie_interceptor#1") == 1
    assert [bonus(t, card) for card in ("stormtrooper#1", "at_st#1", "star_destroyer#1")] == [0, 0, 0]
    t = empire({"units": ["tie_fighter"]}, {"units": ["tie_interceptor"], "discard": ["imperial_carrier"]})
    assert bonus(t, "tie_fighter#1") == bonus(t, "tie_interceptor#1") == 0


# abilities that the ally may resolve instead


@pytest.mark.parametrize(
    ("factions", "card", "mine", "allys", "wrong"),
    [
        pytest.param(
            EMPIRE, "at_at", ["stormtrooper", "scout_trooper"], ["stormtrooper", "death_trooper"], "at_st",
            marks=pytest.mark.rule("DBG-384"),
        ),
        pytest.param(
            REBELS, "jabbas_sail_barge", ["bossk", "dengar"], ["bossk", "ig_88"], "lobot",
            marks=pytest.mark.rule("DBG-385"),
        ),
        pytest.param(
            REBELS, "millennium_falcon", ["han_solo", "lobot"], ["luke_skywalker", "bossk"], "x_wing",
            marks=pytest.mark.rule("DBG-415"),
        ),
    ],
)  # fmt: skip
def test_either_teammate_returns_a_card_from_their_own_discard_pile(
    factions: str, card: str, mine: list[str], allys: list[str], wrong: str
) -> None:
    sides = ({"units": [card], "discard": [*mine, wrong]}, {"discard": [*allys, wrong]})
    t = teams(factions, *sides)
    own = do(t.copy(), f"use {card}", seat=0)
    assert list(own.choices) == [0] and picks(own, 0, "take-card") == sorted(mine)
    do(own, f"take-card {mine[0]}", seat=0)
    assert zone(own, "hand", 0) == [mine[0]] and zone(own, "discard", 0) == [mine[1], wrong]
    assert zone(own, "discard", 1) == [*allys, wrong] and zone(own, "hand", 1) == []
    assert refused(own, f"use {card}#1", seat=1) == "DBG-126", "instead, not as well"
    do(t, f"use {card}", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "take-card") == sorted(allys)
    do(t, f"take-card {allys[1]}", seat=1)
    assert zone(t, "hand", 1) == [allys[1]] and zone(t, "hand", 0) == []
    assert zone(t, "discard", 0) == [*mine, wrong]
    assert refused(t, f"use {card}#1", seat=0) == "DBG-126"
    t = teams(factions, sides[0], {"discard": [wrong]})
    assert can(t, f"use {card}", seat=0) and refused(t, f"use {card}#1", seat=1) == "DBG-132"


# the turn's first card of a kind


@pytest.mark.parametrize(
    ("factions", "base"),
    [
        pytest.param(REBELS, "bespin", marks=pytest.mark.rule("DBG-386")),
        pytest.param(EMPIRE, "kafrene", marks=pytest.mark.rule("DBG-401")),
    ],
)
def test_the_player_of_the_turns_first_neutral_card_draws(factions: str, base: str) -> None:
    starter = "rebel_trooper" if factions == REBELS else "stormtrooper"
    deck = [starter] * 2
    shuttle = "alliance_shuttle" if factions == REBELS else "imperial_shuttle"
    ally = {"hand": [shuttle, "bossk"], "deck": [*deck, shuttle]}
    sides = ({"base": [base], "hand": ["dengar"], "deck": [shuttle]}, ally)
    t = teams(factions, *sides)
    do(t, f"play {shuttle}", seat=1)
    assert sorted(t.choices) == [0, 1], "not a neutral card: nothing happens"
    do(t, "play bossk", seat=1)
    assert list(t.choices) == [1] and keys(t, 1) == [f"answer {base}#1", "pass"]
    do(t, f"answer {base}#1", seat=1)
    assert zone(t, "hand", 1) == [starter] and zone(t, "hand", 0) == ["dengar"]
    do(t, "play dengar", seat=0)
    assert sorted(t.choices) == [0, 1] and zone(t, "hand", 0) == [], "once: the team's first"
    later = end(teams(factions, {**sides[0], "neutrals_played": 1}, ally, active=2), 2, 3)
    assert keys(do(later, "play dengar", seat=0), 0) == [f"answer {base}#1", "pass"], "in each turn"
    t = teams(factions, *sides)
    do(t, "play dengar", f"answer {base}#1", seat=0)
    assert zone(t, "hand", 0) == [shuttle] and zone(t, "hand", 1) == [shuttle, "bossk"], "either of them"
    do(t, "play bossk", seat=1)
    assert sorted(t.choices) == [0, 1]
    t = teams(factions, {**sides[0], "base": [f"{base}#1"]}, {**ally, "base": [f"{base}#2"]})
    do(t, "play bossk", f"answer {base}#1", f"answer {base}#2", seat=1)
    assert zone(t, "hand", 1) == [shuttle, starter, starter] and zone(t, "hand", 0) == ["dengar"], "two for two"
    do(t, "play dengar", seat=0)
    assert sorted(t.choices) == [0, 1]


@pytest.mark.rule("DBG-400")
def test_jedha_puts_the_turns_first_neutral_purchase_into_the_buyers_hand_until_the_turn_ends() -> None:
    sides = ({"base": ["jedha"], "resources": 9}, {"resources": 9, "deck": ["alliance_shuttle"] * 5})
    rows: Side = {"galaxy_row": ["dengar", "x_wing#1"], "galaxy_row_2": ["lobot", "x_wing#2", "bossk"]}
    t = rebels(*sides, **rows)
    do(t, "buy x_wing#2", seat=1)
    assert zone(t, "discard", 1) == ["x_wing"], "not neutral"
    do(t, "buy lobot", seat=1)
    assert zone(t, "hand", 1) == ["lobot"] and zone(t, "hand", 0) == []
    do(t, "buy dengar", seat=0)
    assert zone(t, "discard", 0) == ["dengar"], "once: the team's first"
    do(t, "play lobot", "decline", seat=1)
    end(t, 0, 1)
    assert zone(t, "exile", 1) == ["lobot"] and zone(t, "exile", 0) == []
    t = rebels(*sides, **rows)
    do(t, "buy dengar", seat=0)
    assert zone(t, "hand", 0) == ["dengar"], "either of them"
    do(t, "buy lobot", seat=1)
    assert zone(t, "discard", 1) == ["lobot"]
    end(t, 0, 1)
    assert zone(t, "exile", 0) == ["dengar"] and zone(t, "exile", 1) == [], "exiled from the hand, too"
    t = next_turn(rebels({**sides[0], "neutrals_bought": 1}, sides[1], **rows))
    do(t, "buy lobot", seat=1)
    assert "lobot" in zone(t, "hand", 1), "in each turn"


@pytest.mark.rule("DBG-416")
def test_sullust_puts_the_turns_first_card_bought_on_the_buyers_deck() -> None:
    sides = (
        {"base": ["sullust"], "resources": 9, "deck": ["alliance_shuttle"]},
        {"resources": 9, "deck": ["rebel_trooper"]},
    )
    rows: Side = {"galaxy_row": ["dengar"], "galaxy_row_2": ["lobot", "x_wing"]}
    t = rebels(*sides, **rows)
    do(t, "buy x_wing", seat=1)
    assert zone(t, "deck", 1) == ["x_wing", "rebel_trooper"] and zone(t, "discard", 1) == []
    assert zone(t, "deck", 0) == ["alliance_shuttle"]
    do(t, "buy dengar", seat=0)
    do(t, "buy lobot", seat=1)
    assert zone(t, "discard", 0) == ["dengar"] and zone(t, "discard", 1) == ["lobot"], "once"
    later = do(next_turn(t), f"buy {UNNAMED[0]}", seat=0)
    assert zone(later, "deck", 0)[:1] == UNNAMED[:1], "in each turn"
    t = rebels(*sides, **rows)
    do(t, "buy dengar", seat=0)
    assert zone(t, "deck", 0) == ["dengar", "alliance_shuttle"], "either of them"
    do(t, "buy x_wing", seat=1)
    assert zone(t, "discard", 1) == ["x_wing"]


@pytest.mark.rule("DBG-484")
def test_a_second_jedha_or_sullust_adds_nothing_a_second_bespin_does() -> None:
    rows: Side = {"galaxy_row": ["dengar"], "galaxy_row_2": ["lobot", "bossk"]}
    deck = {"deck": ["rebel_trooper"] * 2, "resources": 20}
    t = rebels({"base": ["jedha#1"], **deck}, {"base": ["jedha#2"], **deck}, **rows)
    do(t, "buy lobot", seat=1)
    assert zone(t, "hand", 1) == ["lobot"]
    do(t, "buy bossk", seat=1)
    do(t, "buy dengar", seat=0)
    assert zone(t, "discard", 1) == ["bossk"] and zone(t, "discard", 0) == ["dengar"]
    t = rebels({"base": ["sullust#1"], **deck}, {"base": ["sullust#2"], **deck}, **rows)
    do(t, "buy lobot", seat=1)
    assert top(t, 1) == "lobot"
    do(t, "buy bossk", seat=1)
    do(t, "buy dengar", seat=0)
    assert zone(t, "discard", 1) == ["bossk"] and zone(t, "discard", 0) == ["dengar"]
    for factions, base in ((REBELS, "bespin"), (EMPIRE, "kafrene")):
        starter = "rebel_trooper" if factions == REBELS else "stormtrooper"
        ally = {"base": [f"{base}#2"], "hand": ["bossk"], "deck": [starter] * 2}
        t = teams(factions, {"base": [f"{base}#1"]}, ally)
        do(t, "play bossk", f"answer {base}#1", f"answer {base}#2", seat=1)
        assert zone(t, "hand", 1) == [starter, starter], "the others double it"


# conditions that the ally's cards satisfy


@pytest.mark.parametrize(
    ("factions", "card", "good", "bad"),
    [
        pytest.param(
            REBELS, "chewbacca", [{"units": ["han_solo"]}, {"units": ["lobot"]}],
            [{"units": ["x_wing"]}, {"base": ["alderaan"]}, {"ships": ["rebel_transport"]}, {"hand": ["han_solo"]}],
            marks=pytest.mark.rule("DBG-387"),
        ),
        pytest.param(
            EMPIRE, "general_veers", [{"units": ["stormtrooper"]}, {"units": ["at_st"]}],
            [{"units": ["tie_fighter"]}, {"ships": ["star_destroyer"]}, {"discard": ["stormtrooper"]}],
            marks=pytest.mark.rule("DBG-393"),
        ),
        pytest.param(
            EMPIRE, "tie_fighter", [{"ships": ["star_destroyer"]}, {"ships": ["blockade_runner"]}],
            [{"units": ["at_st"]}, {"discard": ["star_destroyer"]}],
            marks=pytest.mark.rule("DBG-410"),
        ),
    ],
)  # fmt: skip
def test_the_allys_cards_satisfy_the_condition_and_the_player_draws(
    factions: str, card: str, good: list[Side], bad: list[Side]
) -> None:
    shuttle = "alliance_shuttle" if factions == REBELS else "imperial_shuttle"
    mine = {"units": [card], "deck": [shuttle] * 2}
    for side in good:
        t = teams(factions, mine, {"deck": [shuttle], **side})
        assert refused(t, f"use {card}#1", seat=1) == "DBG-339", "it is not the ally's to use"
        do(t, f"use {card}", seat=0)
        assert zone(t, "hand", 0) == [shuttle] and zone(t, "hand", 1) == [] and len(zone(t, "deck", 0)) == 1
        t = teams(
            factions, {**mine, **{key: [card, *value] if key == "units" else value for key, value in side.items()}}
        )
        assert can(t, f"use {card}", seat=0), "their own cards count as well"
    for side in [{}, *bad]:
        assert refused(teams(factions, mine, side), f"use {card}#1", seat=0) == "DBG-229"
    t = teams(factions, mine, {}, {"ships": ["mon_calamari_cruiser" if factions == EMPIRE else "star_destroyer"]})
    assert refused(t, f"use {card}#1", seat=0) == "DBG-229", "an opponent's card does not help"


@pytest.mark.parametrize(
    ("factions", "card", "side", "wrong"),
    [
        pytest.param(
            EMPIRE, "director_krennic", {"base": ["death_star"]}, {"bases": ["death_star"]},
            marks=pytest.mark.rule("DBG-390"),
        ),
        pytest.param(
            REBELS, "han_solo", {"units": ["millennium_falcon"]}, {"hand": ["millennium_falcon"]},
            marks=pytest.mark.rule("DBG-395"),
        ),
    ],
)  # fmt: skip
def test_the_allys_base_or_ship_counts_for_the_second_card(factions: str, card: str, side: Side, wrong: Side) -> None:
    shuttle = "alliance_shuttle" if factions == REBELS else "imperial_shuttle"
    mine = {"units": [card], "deck": [shuttle] * 3}
    for ally, drawn in ((side, 2), ({}, 1), (wrong, 1)):
        t = teams(factions, mine, {"deck": [shuttle], **ally})
        assert refused(t, f"use {card}#1", seat=1) == "DBG-339"
        do(t, f"use {card}", seat=0)
        assert zone(t, "hand", 0) == [shuttle] * drawn and zone(t, "deck", 1) == [shuttle]
    own = {**mine, **side, "units": [card, *side.get("units", [])]}
    assert len(zone(do(teams(factions, own), f"use {card}", seat=0), "hand", 0)) == 2


@pytest.mark.rule("DBG-422")
def test_the_z_95_needs_a_ship_of_either_opponent() -> None:
    mine = {"units": ["z_95_headhunter"], "deck": ["rebel_trooper"] * 2}
    for foe, ship in ((2, "star_destroyer"), (3, "gozanti_cruiser")):
        t = rebels(mine, *[{"ships": [ship]} if seat == foe else {} for seat in (1, 2, 3)])
        assert refused(t, "use z_95_headhunter#1", seat=1) == "DBG-339"
        do(t, "use z_95_headhunter", seat=0)
        assert zone(t, "hand", 0) == ["rebel_trooper"]
    for ships in ([], ["rebel_transport"]):
        t = rebels(mine, {"ships": ships}, {}, {"discard": ["star_destroyer"]})
        assert refused(t, "use z_95_headhunter#1", seat=0) == "DBG-229", "in play, and an opponent's"


# the shared zone: either, once


@pytest.mark.parametrize(
    ("factions", "ship", "repaired", "gained"),
    [
        pytest.param(EMPIRE, "nebulon_b_frigate", 3, 3, marks=pytest.mark.rule("DBG-392")),
        pytest.param(REBELS, "rebel_transport", 2, 1, marks=pytest.mark.rule("DBG-413")),
    ],
)
def test_either_uses_a_ship_that_repairs_or_gives_resources(
    factions: str, ship: str, repaired: int, gained: int
) -> None:
    start = START[factions.split()[0]]
    damage = {f"{start}#1": 5, f"{start}#2": 6}
    mine = {"ships": [ship], "base": [f"{start}#1"]}
    t = teams(factions, mine, {"base": [f"{start}#2"]}, marks={"damage": damage})
    for seat in (0, 1):
        paid = do(t.copy(), f"use {ship}", "take resources", seat=seat)
        assert number(paid, "resources", seat) == gained and number(paid, "resources", 1 - seat) == 0
        assert mark(paid, "damage", f"{start}#1") == 5 and mark(paid, "damage", f"{start}#2") == 6
        assert refused(paid, f"use {ship}#1", seat=1 - seat) == "DBG-126", "the team once"
        for n, left in ((1, [5 - repaired, 6]), (2, [5, 6 - repaired])):
            mended = do(t.copy(), f"use {ship}", "take repair", f"repair {start}#{n}", seat=seat)
            assert [mark(mended, "damage", f"{start}#{i}") for i in (1, 2)] == left
            assert number(mended, "resources", seat) == 0
            assert refused(mended, f"use {ship}#1", seat=1 - seat) == "DBG-126"
    t = do(teams(factions, mine, {"base": [f"{start}#2"]}), f"use {ship}", seat=1)
    assert refused(t, "take repair", seat=1) == "DBG-248", "nothing to repair"


@pytest.mark.rule("DBG-394")
def test_either_fires_the_death_star_and_two_of_them_twice() -> None:
    foes = ({"ships": ["rebel_transport"]}, {"ships": ["mon_calamari_cruiser"]})
    rows: Side = {
        "galaxy_row": ["hammerhead_corvette#1", "x_wing"],
        "galaxy_row_2": ["imperial_carrier", "blockade_runner", "hammerhead_corvette#2", "y_wing"],
        "galaxy_deck_2": ["bossk", *UNNAMED],
    }
    sides = ({"base": ["death_star"], "resources": 4, "ships": ["gozanti_cruiser"]}, {"resources": 8})
    t = empire(*sides, *foes, **rows)
    for seat, ships in (
        (0, ["hammerhead_corvette"]),
        (1, ["blockade_runner", "hammerhead_corvette", "imperial_carrier"]),
    ):
        asked = do(t.copy(), "use death_star", seat=seat)
        assert picks(asked, seat, "destroy") == sorted([*ships, "rebel_transport", "mon_calamari_cruiser"])
    row = do(t.copy(), "use death_star", "destroy blockade_runner", seat=1)
    assert zone(row, "galaxy_discard_2") == ["blockade_runner"] and zone(row, "galaxy_row_2")[1] == "bossk"
    assert zone(row, "galaxy_discard") == [] and number(row, "resources", 1) == 4
    do(t, "use death_star", "destroy mon_calamari_cruiser", seat=0)
    assert zone(t, "ships", 3) == [] and zone(t, "discard", 3) == ["mon_calamari_cruiser"]
    assert number(t, "resources", 0) == 0 and number(t, "resources", 1) == 8
    assert refused(t, "use death_star#1", seat=1) == "DBG-126", "either, once"
    t = empire({**sides[0], "resources": 3}, {"resources": 3}, *foes, **rows)
    assert refused(t, "use death_star#1", seat=0) == "DBG-131"
    both = ({"base": ["death_star#1"], "resources": 4}, {"base": ["death_star#2"], "resources": 8})
    t = empire(*both, *foes)
    do(t, "use death_star#1", "destroy rebel_transport", "use death_star#2", seat=1)
    assert zone(t, "ships", 2) == zone(t, "ships", 3) == [] and number(t, "resources", 1) == 0
    t = empire(*both, *foes)
    do(t, "use death_star#2", "destroy rebel_transport", seat=0)
    do(t, "use death_star#1", seat=1)
    assert zone(t, "ships", 3) == [] and [number(t, "resources", seat) for seat in (0, 1)] == [0, 4]


@pytest.mark.rule("DBG-494")
def test_the_death_star_reaches_the_row_of_its_users_region() -> None:
    rows: Side = {"galaxy_row": ["hammerhead_corvette#1"], "galaxy_row_2": ["hammerhead_corvette#2"]}
    for owner in (0, 1):
        for user, row in ((0, "galaxy_row"), (1, "galaxy_row_2")):
            sides: list[Side] = [{"resources": 4}, {"resources": 4}]
            sides[owner]["base"] = ["death_star"]
            t = do(empire(*sides, **rows), "use death_star", seat=user)
            assert "hammerhead_corvette" not in zone(t, row)
            assert (zone(t, "galaxy_row") + zone(t, "galaxy_row_2")).count("hammerhead_corvette") == 1
    t = rebels({"ships": ["hammerhead_corvette#1"]}, galaxy_row=["star_destroyer#1"], galaxy_row_2=["gozanti_cruiser"])
    do(t, "use hammerhead_corvette", seat=0)
    assert zone(t, "galaxy_discard") == ["star_destroyer"] and zone(t, "galaxy_row_2") == ["gozanti_cruiser"]


@pytest.mark.rule("DBG-406")
def test_either_discards_their_own_card_to_repair_with_the_c_roc_cruiser() -> None:
    damage = {"lothal#1": 5, "lothal#2": 6}
    sides = (
        {"ships": ["c_roc_cruiser"], "base": ["lothal#1"], "hand": ["stormtrooper#1"]},
        {"base": ["lothal#2"], "hand": ["scout_trooper", "at_st"]},
    )
    t = empire(*sides, marks={"damage": damage})
    for n, left in ((1, [2, 6]), (2, [5, 3])):
        mended = do(t.copy(), "use c_roc_cruiser", seat=1)
        assert picks(mended, 1, "discard") == ["at_st", "scout_trooper"], "the cards of the player who uses it"
        do(mended, "discard at_st", f"repair lothal#{n}", seat=1)
        assert [mark(mended, "damage", f"lothal#{i}") for i in (1, 2)] == left
        assert zone(mended, "discard", 1) == ["at_st"] and zone(mended, "hand", 0) == ["stormtrooper"]
        assert refused(mended, "use c_roc_cruiser#1", seat=0) == "DBG-126"
    do(t, "use c_roc_cruiser", "repair lothal#2", seat=0)
    assert zone(t, "discard", 0) == ["stormtrooper"] and mark(t, "damage", "lothal#2") == 3
    t = empire(sides[0], {"base": ["lothal#2"]}, marks={"damage": damage})
    assert refused(t, "use c_roc_cruiser#1", seat=1) == "DBG-131", "with their own card, not the ally's"


@pytest.mark.rule("DBG-407")
def test_either_discards_a_card_to_draw_with_the_gozanti_cruiser() -> None:
    sides = (
        {"ships": ["gozanti_cruiser"], "hand": ["stormtrooper"], "deck": ["imperial_shuttle"] * 2},
        {"hand": ["at_st", "scout_trooper"], "deck": ["tie_fighter", "tie_bomber"]},
    )
    t = do(empire(*sides), "use gozanti_cruiser", "discard at_st", seat=1)
    assert zone(t, "hand", 1) == ["scout_trooper", "tie_fighter"] and zone(t, "discard", 1) == ["at_st"]
    assert zone(t, "hand", 0) == ["stormtrooper"] and refused(t, "use gozanti_cruiser#1", seat=0) == "DBG-126"
    t = do(empire(*sides), "use gozanti_cruiser", seat=0)
    assert zone(t, "hand", 0) == ["imperial_shuttle"] and zone(t, "discard", 0) == ["stormtrooper"]
    assert refused(t, "use gozanti_cruiser#1", seat=1) == "DBG-126"
    assert refused(empire({**sides[0], "hand": []}, sides[1]), "use gozanti_cruiser#1", seat=0) == "DBG-131"
