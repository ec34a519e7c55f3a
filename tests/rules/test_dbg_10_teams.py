"""DBG chapter 10 and the team lines of chapter 12: two against two (DBG-310 to DBG-382, DBG-510 to DBG-515)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kantyna
from kantyna.engine.chance import seeded
from situations import can, do, galaxy, keys, mark, number, refused, zone

CARDS: dict[str, Any] = {card.id: card for card in kantyna.cards("deckbuilding")}
FACTIONS = {"faction_0": "rebel", "faction_1": "republic", "faction_2": "empire", "faction_3": "separatist"}
"""Seats 0 and 1 are one team, 2 and 3 the other; 0 and 2 share the first region, 1 and 3 the second."""
BASES = ({"base": ["dantooine"]}, {"base": ["rishi"]}, {"base": ["lothal"]}, {"base": ["xorrn"]})


def facts(id: str) -> dict[str, Any]:
    found: dict[str, Any] = CARDS[id].facts()
    return found


def teams(*sides: dict[str, Any], options: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """A team game in the first team's turn; every side has its starting base unless it says otherwise."""
    filled = [{**base, **(sides[seat] if seat < len(sides) else {})} for seat, base in enumerate(BASES)]
    return galaxy(*filled, format="teams", options={**FACTIONS, **(options or {})}, **more)


def fresh(seed: int = 1, **options: Any) -> kantyna.Table:
    return kantyna.Table("deckbuilding", "teams", seed=seed, options={**FACTIONS, **options})


def ids(labels: list[str]) -> list[str]:
    return [label.partition("#")[0] for label in labels]


def end(t: kantyna.Table, *seats: int) -> kantyna.Table:
    for seat in seats:
        do(t, "end", seat=seat)
    return t


# set-up


@pytest.mark.rule("DBG-286", "DBG-310", "DBG-331")
def test_two_copies_of_one_set_or_one_of_each() -> None:
    same = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    position = kantyna.Table("deckbuilding", "teams", seed=1, options={**same, "neutrals": "original"}).position()
    for region in ("", "_2"):
        cards = ids(position["galaxy_deck" + region] + position["galaxy_row" + region])
        counts = Counter(facts(id)["faction"] for id in cards)
        assert counts == {"rebel": 30, "empire": 30, "neutral": 30}
    options = {**FACTIONS, "neutrals": "clone-wars", "neutrals_2": "original"}
    position = kantyna.Table("deckbuilding", "teams", seed=1, options=options).position()
    first = {facts(id)["set"] for id in ids(position["galaxy_deck"]) if facts(id)["faction"] == "neutral"}
    second = {facts(id)["set"] for id in ids(position["galaxy_deck_2"]) if facts(id)["faction"] == "neutral"}
    assert first == {"clone-wars"} and second == {"original"}, "each region chooses its neutral deck for itself"


@pytest.mark.rule("DBG-311", "DBG-312", "DBG-313")
def test_four_players_two_teams_two_regions_one_track() -> None:
    view = fresh().view(None)
    assert len(view["seats"]) == 4 and view["teams"] == [[0, 1], [2, 3]]
    assert view["regions"] == [0, 1, 0, 1], "each region has a player of each team"
    assert isinstance(view["force"], int) and view["sides"] == [1, 1, -1, -1]
    with pytest.raises(kantyna.BadSetup):
        kantyna.Table("deckbuilding", "teams", seats=3)


@pytest.mark.rule("DBG-314", "DBG-315", "DBG-330", "DBG-510")
def test_each_region_has_its_own_galaxy_and_each_player_what_is_theirs() -> None:
    view = fresh(neutrals="original", neutrals_2="clone-wars").view(None)
    for region in ("", "_2"):
        assert len(view["galaxy_row" + region]) == 6 and len(view["galaxy_deck" + region]) == 84
        assert view["galaxy_discard" + region] == [] and len(view["pilots" + region]) == 10
    position = fresh().position()
    factions = [{facts(id)["faction"] for id in ids(position["galaxy_deck" + region])} for region in ("", "_2")]
    assert factions == [{"rebel", "empire", "neutral"}, {"republic", "separatist", "neutral"}]
    for side in view["seats"]:
        assert len(side["deck"]) == 5 and len(side["hand"]) == 5 and len(side["base"]) == 1
        assert side["discard"] == side["exile"] == side["ships"] == []


@pytest.mark.rule("DBG-316", "DBG-317", "DBG-321")
def test_each_player_has_an_own_deck_five_cards_and_the_starting_base() -> None:
    t = fresh()
    decks = [Counter(zone(t, "deck", seat) + zone(t, "hand", seat)) for seat in range(4)]
    assert decks[0]["rebel_trooper"] == 2 and decks[1]["clone_trooper"] == 2
    assert all(sum(deck.values()) == 10 for deck in decks)
    assert [zone(t, "base", seat) for seat in range(4)] == [["dantooine"], ["rishi"], ["lothal"], ["xorrn"]]
    assert all(len(zone(t, "hand", seat)) == 5 and len(zone(t, "bases", seat)) == 9 for seat in range(4))
    t = teams({"hand": ["rebel_trooper"], "deck": ["alliance_shuttle"] * 3}, {"deck": ["republic_shuttle"] * 3})
    end(t, 0, 1)
    assert "republic_shuttle" not in zone(t, "hand", 0) and "rebel_trooper" not in zone(t, "hand", 1)


@pytest.mark.rule("DBG-318", "DBG-355")
def test_own_piles_for_each_player_one_victory_pile_for_a_team() -> None:
    side = {"units": ["arc_trooper", "at_te"]}
    damage = {"xorrn#1": facts("xorrn")["hit_points"] - 2, "lothal#1": facts("lothal")["hit_points"] - 6}
    t = teams({}, side, {"ships": []}, {}, marks={"damage": damage})
    do(t, "commit at_te#1 base", "resolve base", seat=1)
    assert can(t, "assign xorrn#1 2", seat=1)
    do(t, "assign xorrn#1 2", seat=1)
    assert zone(t, "victory", 0) == ["xorrn"] and zone(t, "victory", 1) == []
    assert t.position()["owners"]["xorrn#1"] == 3, "counted against its owner"
    t = teams({"units": ["b_wing"]}, {}, {"ships": ["gozanti_cruiser"]}, {"ships": ["munificent_class_frigate"]})
    do(t, "commit b_wing#1 base", "resolve base", "assign munificent_class_frigate#1 4", seat=0)
    assert zone(t, "discard", 3) == ["munificent_class_frigate"] and zone(t, "discard", 2) == []


@pytest.mark.rule("DBG-319", "DBG-320")
def test_chance_says_which_team_begins_and_the_marker_is_with_the_other() -> None:
    seen = set()
    for seed in range(12):
        t = fresh(seed)
        first = tuple(sorted(t.choices))
        seen.add(first)
        assert t.position()["force"] == (-3 if first == (0, 1) else 3)
    assert seen == {(0, 1), (2, 3)}


@pytest.mark.rule("DBG-322")
def test_the_force_is_with_both_members_of_a_team_whatever_their_factions() -> None:
    options = {"faction_0": "empire", "faction_1": "separatist", "faction_2": "rebel", "faction_3": "republic"}
    sides = (
        {"units": ["death_trooper"], "base": ["lothal"]},
        {"units": ["asajj_ventress"], "deck": ["b1_battle_droid"], "base": ["xorrn"], "hand": ["dark_side_agent"]},
        {"base": ["dantooine"]},
        {"base": ["rishi"]},
    )
    t = galaxy(*sides, format="teams", options=options, force=1)
    assert can(t, "use asajj_ventress", seat=1)
    t = galaxy(*sides, format="teams", options=options, force=-1)
    assert refused(t, "use asajj_ventress#1", seat=1) == "DBG-229"
    do(t, "play dark_side_agent", "take force", seat=1)
    assert t.position()["force"] == 0, "towards the own team's end"


# who plays what


@pytest.mark.rule("DBG-323", "DBG-324", "DBG-325", "DBG-326", "DBG-327", "DBG-328")
@pytest.mark.parametrize(
    ("factions", "allowed"),
    [
        (("rebel", "rebel", "empire", "empire"), True),
        (("rebel", "empire", "empire", "rebel"), True),
        (("rebel", "empire", "rebel", "empire"), False),
        (("rebel", "republic", "empire", "separatist"), True),
        (("republic", "separatist", "empire", "empire"), True),
        (("republic", "separatist", "empire", "separatist"), False),
        (("rebel", "rebel", "rebel", "empire"), False),
    ],
)
def test_any_factions_but_not_one_twice_in_a_region(factions: tuple[str, ...], allowed: bool) -> None:
    options = {f"faction_{seat}": faction for seat, faction in enumerate(factions)}
    if allowed:
        t = kantyna.Table("deckbuilding", "teams", seed=1, options=options)
        assert tuple(t.view(None)["factions"]) == factions
    else:
        with pytest.raises(kantyna.BadSetup, match="region"):
            kantyna.Table("deckbuilding", "teams", seed=1, options=options)


# cooperation


@pytest.mark.rule("DBG-332", "DBG-333")
def test_example_the_teammates_stormtrooper_serves_general_veers() -> None:
    options = {"faction_0": "empire", "faction_1": "empire", "faction_2": "rebel", "faction_3": "republic"}
    sides = [{"units": ["stormtrooper"]}, {"hand": ["general_veers"], "deck": ["imperial_shuttle"]}, {}, {}]
    t = galaxy(*sides, format="teams", options=options)
    do(t, "play general_veers", "use general_veers", seat=1)
    assert zone(t, "hand", 1) == ["imperial_shuttle"]
    t = galaxy({}, *sides[1:], format="teams", options=options)
    do(t, "play general_veers", seat=1)
    assert refused(t, "use general_veers#1", seat=1) == "DBG-229"


@pytest.mark.rule("DBG-334", "DBG-485")
def test_lasting_abilities_of_a_base_affect_the_cards_of_both() -> None:
    options = {"faction_0": "empire", "faction_1": "republic", "faction_2": "rebel", "faction_3": "separatist"}
    t = galaxy(
        {"base": ["endor"]}, {"units": ["clone_trooper"]}, {"base": ["alderaan"]}, {"base": []},
        format="teams", options=options,
    )  # fmt: skip
    do(t, "commit clone_trooper#1 base", "resolve base", seat=1)
    assert mark(t, "damage", "alderaan") == facts("clone_trooper")["attack"] + 1


@pytest.mark.rule("DBG-335", "DBG-336")
def test_example_both_have_bespin_the_first_neutral_card_draws_two() -> None:
    options = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    sides = [{"base": ["bespin"]}, {"base": ["bespin"], "hand": ["bossk", "dengar"], "deck": ["rebel_trooper"] * 4}]
    t = galaxy(*sides, {}, {}, format="teams", options={**options, "neutrals_2": "original"})
    do(t, "play bossk", "answer bespin#1", "answer bespin#2", seat=1)
    assert zone(t, "hand", 1) == ["dengar", "rebel_trooper", "rebel_trooper"]
    do(t, "play dengar", seat=1)
    assert not can(t, "answer bespin#1", seat=1), "only the turn's first"


@pytest.mark.rule("DBG-337", "DBG-338")
def test_nobody_exiles_a_teammates_card() -> None:
    t = teams({"units": ["kel_dor_mystic"], "hand": ["rebel_trooper"]}, {"hand": ["clone_trooper"]},
              options={"neutrals": "original"})  # fmt: skip
    assert not can(t, "use kel_dor_mystic", seat=1)
    do(t, "use kel_dor_mystic", seat=0)
    assert zone(t, "exile", 0) == ["kel_dor_mystic", "rebel_trooper"] and zone(t, "exile", 1) == []
    assert zone(t, "hand", 1) == ["clone_trooper"]


@pytest.mark.rule("DBG-339")
def test_a_card_without_a_row_in_the_tables() -> None:
    side = {"units": ["x_wing"], "deck": ["rebel_trooper"]}
    t = teams(side, {"deck": ["clone_trooper"]}, force=1)
    assert refused(t, "use x_wing#1", seat=1) == "DBG-339", "a unit is used by its player"
    do(t, "use x_wing", seat=0)
    assert zone(t, "hand", 0) == ["rebel_trooper"] and zone(t, "hand", 1) == []
    t = teams({"units": ["u_wing"]}, {}, force=1, marks={"damage": {"dantooine#1": 4, "rishi#1": 5}})
    do(t, "use u_wing", seat=0)
    assert sorted(keys(t, 0)) == ["repair dantooine#1", "repair rishi#1"]
    do(t, "repair rishi#1", seat=0)
    assert mark(t, "damage", "rishi") == 2 and mark(t, "damage", "dantooine") == 4


# regions


@pytest.mark.rule("DBG-340", "DBG-343", "DBG-344", "DBG-365")
def test_a_player_reaches_only_the_galaxy_of_the_own_region() -> None:
    t = teams(
        {"units": ["b_wing"], "resources": 9},
        {"resources": 9},
        galaxy_row=["tie_fighter", "x_wing", "bossk"],
        galaxy_row_2=["stap", "arc_trooper", "embo"],
        pilots_2=["outer_rim_pilot_cw"],
        options={"neutrals": "original", "neutrals_2": "clone-wars"},
    )
    assert refused(t, "buy embo#1", seat=0) == "DBG-343" and refused(t, "buy bossk#1", seat=1) == "DBG-343"
    assert refused(t, "commit b_wing#1 stap#1", seat=0) == "DBG-344"
    assert can(t, "commit b_wing#1 tie_fighter#1", seat=0)
    assert can(t, "buy arc_trooper", seat=1) and can(t, "buy embo", seat=1) and can(t, "buy bossk", seat=0)
    labels = t.position()
    mine, theirs = labels["pilots"][-1], labels["pilots_2"][-1]
    assert can(t, f"buy {mine}", seat=0) and refused(t, f"buy {theirs}", seat=0) == "DBG-343"


@pytest.mark.rule("DBG-341", "DBG-366")
def test_a_card_does_not_leave_its_region() -> None:
    t = teams({"resources": 9}, {}, galaxy_row=["x_wing"])
    assert not [key for key in keys(t, 0) if "seat#" in key], "nothing hands a card to a teammate"
    do(t, "buy x_wing", seat=0)
    assert zone(t, "discard", 0) == ["x_wing"] and zone(t, "discard", 1) == []
    for seed in range(3):
        t = fresh(seed)
        homes = set(t.position()["galaxy_deck"] + t.position()["galaxy_row"])
        chance = seeded(seed)
        for _ in range(600):
            if t.over:
                break
            seat = sorted(t.choices)[chance.below(len(t.choices))]
            t.choose(seat, t.choices[seat][chance.below(len(t.choices[seat]))])
        position = t.position()
        second = position["galaxy_deck_2"] + position["galaxy_row_2"] + position["galaxy_discard_2"]
        for seat in (1, 3):
            second += [card for pile in ("hand", "deck", "discard", "units", "ships", "exile")
                       for card in position["seats"][seat][pile]]  # fmt: skip
        assert not set(second) & homes


@pytest.mark.rule("DBG-342", "DBG-345", "DBG-202")
def test_the_opponent_is_the_one_of_the_own_region() -> None:
    t = teams({"units": ["snowspeeder"]}, {}, {"hand": ["stormtrooper#1", "stormtrooper#2"]},
              {"hand": ["b1_battle_droid"]})  # fmt: skip
    do(t, "use snowspeeder", seat=0)
    assert list(t.choices) == [2]
    do(t, "discard stormtrooper#1", seat=2)
    assert zone(t, "discard", 2) == ["stormtrooper"] and zone(t, "hand", 3) == ["b1_battle_droid"]


@pytest.mark.rule("DBG-346")
def test_only_the_player_of_a_region_attacks_its_row() -> None:
    t = teams({"units": ["b_wing"]}, {"units": ["at_te"]}, galaxy_row=["tie_fighter"], galaxy_row_2=["stap"])
    assert can(t, "commit b_wing#1 tie_fighter#1", seat=0) and can(t, "commit at_te#1 stap#1", seat=1)
    assert refused(t, "commit at_te#1 tie_fighter#1", seat=1) == "DBG-344"
    assert refused(t, "commit at_te#1 base", seat=0) == "DBG-134", "nor does a teammate commit it"


@pytest.mark.rule("DBG-347")
def test_an_enemy_card_is_one_of_the_opponents_faction_in_that_region() -> None:
    options = {"faction_0": "rebel", "faction_1": "empire", "faction_2": "empire", "faction_3": "rebel"}
    t = galaxy(
        {"units": ["b_wing"]}, {"units": ["at_st"]}, {}, {}, format="teams", options=options,
        galaxy_row=["tie_fighter", "x_wing"], galaxy_row_2=["tie_interceptor", "y_wing"],
    )  # fmt: skip
    assert can(t, "commit b_wing#1 tie_fighter#1", seat=0)
    assert refused(t, "commit b_wing#1 x_wing#1", seat=0) == "DBG-167"
    assert can(t, "commit at_st#1 y_wing#1", seat=1)
    assert refused(t, "commit at_st#1 tie_interceptor#1", seat=1) == "DBG-167"


# the shared zone


@pytest.mark.rule("DBG-348", "DBG-349", "DBG-350", "DBG-351", "DBG-369")
def test_a_ship_in_the_shared_zone_protects_both_bases_and_serves_both() -> None:
    t = teams({"units": ["b_wing"]}, {}, {}, {"ships": ["providence_class_dreadnought"]})
    do(t, "commit b_wing#1 base", "resolve base", seat=0)
    assert mark(t, "damage", "providence_class_dreadnought") == facts("b_wing")["attack"]
    assert mark(t, "damage", "lothal") == 0
    t = teams({"hand": ["mon_calamari_cruiser"]}, {"units": ["at_te"]})
    do(t, "play mon_calamari_cruiser", seat=0)
    assert zone(t, "ships", 0) == ["mon_calamari_cruiser"]


@pytest.mark.rule("DBG-352")
def test_only_the_player_of_a_ship_gains_its_resources() -> None:
    t = teams({"hand": ["hammerhead_corvette"]}, {})
    do(t, "play hammerhead_corvette", seat=0)
    income = facts("hammerhead_corvette")["resources"]
    assert [number(t, "resources", seat) for seat in (0, 1)] == [income, 0]
    end(t, 0, 1, 2, 3)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [income, 0]


@pytest.mark.rule("DBG-353", "DBG-486")
def test_either_member_uses_a_ship_each_copy_once() -> None:
    side = {"ships": ["consular_class_cruiser#1", "consular_class_cruiser#2"], "hand": ["clone_trooper"]}
    t = teams({"hand": ["rebel_trooper"], "deck": ["alliance_shuttle"]}, {**side, "deck": ["republic_shuttle"]})
    assert can(t, "use consular_class_cruiser#1", seat=0) and can(t, "use consular_class_cruiser#1", seat=1)
    do(t, "use consular_class_cruiser#1", seat=0)
    assert zone(t, "hand", 0) == ["alliance_shuttle"] and zone(t, "deck", 0) == ["rebel_trooper"]
    assert refused(t, "use consular_class_cruiser#1", seat=1) == "DBG-126"
    assert can(t, "use consular_class_cruiser#2", seat=1)


@pytest.mark.rule("DBG-354", "DBG-370", "DBG-515")
def test_any_base_and_ship_of_the_opposing_team_is_in_reach() -> None:
    t = teams({"units": ["y_wing"]}, {}, {"ships": ["gozanti_cruiser"]}, {"ships": ["droid_control_ship"]})
    do(t, "use y_wing", seat=0)
    assert sorted(keys(t, 0)) == ["hit droid_control_ship#1", "hit gozanti_cruiser#1", "hit lothal#1", "hit xorrn#1"]
    do(t, "hit droid_control_ship#1", seat=0)
    assert mark(t, "damage", "droid_control_ship") == 2
    t = teams({"units": ["luke_skywalker"]}, {}, {}, {"ships": ["droid_control_ship"]}, force=1)
    do(t, "use luke_skywalker", seat=0)
    assert zone(t, "discard", 3) == ["droid_control_ship"]


# shared turns


@pytest.mark.rule("DBG-356", "DBG-357", "DBG-361")
def test_both_members_act_in_any_interleaving_and_the_turn_ends_when_both_have_ended_it() -> None:
    side = {"deck": ["alliance_shuttle"] * 5}
    t = teams({"hand": ["rebel_trooper", "alliance_shuttle"], **side}, {"hand": ["clone_trooper"]})
    assert sorted(t.choices) == [0, 1]
    do(t, "play rebel_trooper", seat=0)
    do(t, "play clone_trooper", seat=1)
    do(t, "play alliance_shuttle", seat=0)
    do(t, "end", seat=0)
    assert refused(t, "commit rebel_trooper#1 base", seat=0) == "DBG-361" and t.waiting == [1]
    assert zone(t, "units", 0) == ["rebel_trooper", "alliance_shuttle"], "nothing is put away before both have ended"
    do(t, "resume", "commit rebel_trooper#1 base", "end", seat=0)
    do(t, "end", seat=1)
    assert sorted(t.choices) == [2, 3] and len(zone(t, "hand", 0)) == 5
    assert zone(t, "discard", 0) == ["rebel_trooper", "alliance_shuttle"], "each with the own cards"


@pytest.mark.rule("DBG-358")
def test_both_players_gain_the_force_bonus() -> None:
    t = end(teams(force=-3), 0, 1)
    assert [number(t, "resources", seat) for seat in range(4)] == [0, 0, 1, 1]
    t = end(teams(force=-2), 0, 1)
    assert [number(t, "resources", seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("DBG-359", "DBG-514")
def test_teammates_see_each_others_hands_and_nobody_elses() -> None:
    t = fresh()
    for seat, mate in ((0, 1), (1, 0), (2, 3), (3, 2)):
        view = t.view(seat)["seats"]
        assert None not in view[mate]["hand"] and view[mate]["deck"] == [None] * 5
        for enemy in {0, 1, 2, 3} - {seat, mate}:
            assert view[enemy]["hand"] == [None] * 5


@pytest.mark.rule("DBG-360")
def test_example_the_teammates_temple_guardian_brings_the_force_for_an_x_wing() -> None:
    options = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    sides = [{"units": ["x_wing"], "deck": ["rebel_trooper"]}, {"hand": ["temple_guardian"]}, {}, {}]
    t = galaxy(*sides, format="teams", options=options, force=0)
    assert refused(t, "use x_wing#1", seat=0) == "DBG-229"
    do(t, "play temple_guardian", "take force", seat=1)
    assert t.position()["force"] == 1
    do(t, "use x_wing", seat=0)
    assert zone(t, "hand", 0) == ["rebel_trooper"]


@pytest.mark.rule("DBG-362", "DBG-379")
def test_every_member_without_a_base_chooses_in_an_order_the_team_chooses() -> None:
    sides: list[dict[str, Any]] = [{}, {}, {"base": [], "bases": ["endor"]}, {"base": [], "bases": ["felucia", "dac"]}]
    for order in ((2, 3), (3, 2)):
        t = end(teams(*sides, force=-3), 0, 1)
        assert sorted(t.choices) == [2, 3] and number(t, "resources", 2) == 0
        for seat in order:
            do(t, keys(t, seat)[0], seat=seat)
        while can(t, "decline", seat=3):
            do(t, "decline", seat=3)
        assert number(t, "resources", 2) == number(t, "resources", 3) == 1, "then the bonus"


# buying


@pytest.mark.rule("DBG-363", "DBG-364", "DBG-513")
def test_resources_are_each_players_own() -> None:
    t = teams({"hand": ["alliance_shuttle"], "resources": 1}, {"resources": 5}, galaxy_row=["x_wing"])
    do(t, "play alliance_shuttle", seat=0)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [2, 5]
    assert refused(t, "buy x_wing#1", seat=0) == "DBG-112"
    options = {"faction_0": "empire", "faction_1": "republic", "faction_2": "rebel", "faction_3": "separatist"}
    sides = [{"base": ["death_star"], "resources": 3}, {"resources": 3}, {"ships": ["rebel_transport"]}, {}]
    t = galaxy(*sides, format="teams", options=options)
    assert refused(t, "use death_star#1", seat=0) == "DBG-131" and refused(t, "use death_star#1", seat=1) == "DBG-131"


# attacks


@pytest.mark.rule("DBG-367", "DBG-368", "DBG-511", "DBG-378")
def test_teammates_add_up_their_attack_and_divide_it_freely() -> None:
    t = teams({"units": ["b_wing"]}, {"units": ["at_te"], "ships": ["venator_class_star_destroyer"]})
    do(t, "commit b_wing#1 base", seat=0)
    do(t, "commit at_te#1 base", "commit venator_class_star_destroyer#1 base", seat=1)
    assert refused(t, "commit at_te#1 base", seat=0) == "DBG-134", "each commits the own cards"
    total = sum(facts(card)["attack"] for card in ("b_wing", "at_te", "venator_class_star_destroyer"))
    do(t, "resolve base", seat=0)
    points = facts("lothal")["hit_points"]
    assert max(int(key.split()[-1]) for key in keys(t, 0)) == min(points, total)
    do(t, "assign lothal#1 3", seat=0)
    do(t, f"assign xorrn#1 {total - 3}" if total - 3 < points else f"assign xorrn#1 {points}", seat=0)
    assert mark(t, "damage", "lothal") >= 3
    t = teams({"units": ["b_wing"]}, {}, {"base": ["lothal"]}, {"base": ["xorrn"]},
              marks={"damage": {"lothal#1": facts("lothal")["hit_points"] - 2,
                                "xorrn#1": facts("xorrn")["hit_points"] - 2}})  # fmt: skip
    do(t, "commit b_wing#1 base", "resolve base", seat=0)
    assert sorted(zone(t, "victory", 0)) == ["lothal", "xorrn"], "both in one turn"


@pytest.mark.rule("DBG-371", "DBG-512")
def test_what_is_left_after_one_base_may_go_to_the_other_and_then_is_lost() -> None:
    damage = {"lothal#1": facts("lothal")["hit_points"] - 1}
    t = teams({"units": ["b_wing"]}, {}, {"bases": ["endor"]}, {}, marks={"damage": damage})
    do(t, "commit b_wing#1 base", "resolve base", "assign lothal#1 1", seat=0)
    assert zone(t, "victory", 0) == ["lothal"] and mark(t, "damage", "xorrn") == facts("b_wing")["attack"] - 1
    t = teams({"units": ["b_wing"]}, {}, {"base": [], "bases": ["endor"]}, {"base": [], "ships": ["gozanti_cruiser"]})
    do(t, "commit b_wing#1 base", "resolve base", seat=0)
    assert any(event.kind == "damage-lost" for event in t.events)
    end(t, 0, 1)
    do(t, "choose-base endor", seat=2)
    assert mark(t, "damage", "endor") == 0


@pytest.mark.rule("DBG-381", "DBG-380")
def test_a_player_without_bases_plays_on_and_damage_goes_to_the_teammate() -> None:
    t = teams({"units": ["b_wing"]}, {}, {"base": [], "bases": [], "hand": ["stormtrooper"]}, {})
    do(t, "commit b_wing#1 base", "resolve base", seat=0)
    assert mark(t, "damage", "xorrn") == facts("b_wing")["attack"]
    end(t, 0, 1)
    assert can(t, "play stormtrooper", seat=2), "no base to choose, and the turn goes on"


# victory


@pytest.mark.rule("DBG-372", "DBG-373", "DBG-374")
def test_three_bases_of_each_opponent_and_a_surplus_does_not_count() -> None:
    def pile(*bases: str) -> kantyna.Table:
        return teams(
            {"victory": list(bases), "units": ["b_wing"]},
            marks={"damage": {"xorrn#1": facts("xorrn")["hit_points"] - 1}},
        )

    enough = pile("corellia", "kessel", "endor", "dac", "felucia")
    do(enough, "commit b_wing#1 base", "resolve base", "assign xorrn#1 1", seat=0)
    assert enough.over and enough.winners == (0, 1)
    surplus = pile("corellia", "kessel", "endor", "rodia", "dac")
    do(surplus, "commit b_wing#1 base", "resolve base", "assign xorrn#1 1", seat=0)
    assert not surplus.over, "4 of one and 2 of the other is no win"


@pytest.mark.rule("DBG-375", "DBG-376", "DBG-377")
def test_full_control_is_the_default_of_team_games_to_three_bases_unless_the_length_says() -> None:
    t = kantyna.Table("deckbuilding", "teams", seed=1)
    assert t.options["bases"] == "all" and t.view(None)["to_win"] == 3
    for length in (2, 4, 5):
        assert fresh(length=length).view(None)["to_win"] == length
    assert fresh(bases="beginner").view(None)["to_win"] == 3


@pytest.mark.rule("DBG-382")
def test_a_teammates_base_does_not_stop_one_from_choosing_the_same() -> None:
    options = {"faction_0": "empire", "faction_1": "empire", "faction_2": "rebel", "faction_3": "rebel"}
    sides: list[dict[str, Any]] = [{}, {}, {"base": ["yavin_4#1"]}, {"base": [], "bases": ["yavin_4#2"]}]
    t = end(galaxy(*sides, format="teams", options=options), 0, 1)
    do(t, "choose-base yavin_4#2", seat=3)
    assert zone(t, "base", 2) == zone(t, "base", 3) == ["yavin_4"]
