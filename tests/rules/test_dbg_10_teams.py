"""DBG chapter 10: set-up, cooperation and regions of teams."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from team_tables import FACTIONS, end, fresh, teams

import kantyna
from kantyna.engine.chance.generator import seeded
from loose import position_of, view_of
from situations import can, do, facts, galaxy, keys, mark, number, refused, zone


def ids(labels: list[str]) -> list[str]:
    return [label.partition("#")[0] for label in labels]


# set-up


@pytest.mark.rule("DBG-286", "DBG-310", "DBG-331")
def test_a_team_game_uses_two_copies_of_one_set_or_one_of_each() -> None:
    same = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    position = position_of(kantyna.Table("deckbuilding", "teams", seed=1, options={**same, "neutrals": "original"}))
    for region in ("", "_2"):
        cards = ids(position["galaxy_deck" + region] + position["galaxy_row" + region])
        counts = Counter(facts(id)["faction"] for id in cards)
        assert counts == {"rebel": 30, "empire": 30, "neutral": 30}
    options = {**FACTIONS, "neutrals": "clone-wars", "neutrals_2": "original"}
    position = kantyna.Table("deckbuilding", "teams", seed=1, options=options).position()
    first = {facts(id)["set"] for id in ids(position["galaxy_deck"]) if facts(id)["faction"] == "neutral"}
    second = {facts(id)["set"] for id in ids(position["galaxy_deck_2"]) if facts(id)["faction"] == "neutral"}
    assert first == {"clone-wars"} and second == {"original"}, "each region chooses its neutral deck for itself"


@pytest.mark.rule("DBG-314", "DBG-330", "DBG-331")
def test_each_region_draws_its_neutral_deck_at_random_and_is_shuffled_separately() -> None:
    seen, rows = set(), set()
    for seed in range(16):
        position = position_of(fresh(seed))
        rows.add(tuple(position["galaxy_row_2"]))
        drawn = []
        for region in ("", "_2"):
            cards = ids(position["galaxy_deck" + region] + position["galaxy_row" + region])
            sets = [facts(id)["set"] for id in cards if facts(id)["faction"] == "neutral"]
            assert len(cards) == 90 and len(sets) == 30 and len(set(sets)) == 1, "one neutral deck, not two"
            drawn.append(sets[0])
        seen.add(tuple(drawn))
    assert len(seen) == 4 and len(rows) == 16


@pytest.mark.rule("DBG-311", "DBG-312", "DBG-313")
def test_four_players_two_teams_two_regions_one_track() -> None:
    view = fresh().view(None)
    assert len(view["seats"]) == 4 and view["teams"] == [[0, 1], [2, 3]]
    assert view["regions"] == [0, 1, 0, 1], "each region has a player of each team"
    assert isinstance(view["force"], int) and view["sides"] == [1, 1, -1, -1]
    with pytest.raises(kantyna.BadSetup):
        kantyna.Table("deckbuilding", "teams", seats=3)


@pytest.mark.rule("DBG-314", "DBG-315", "DBG-330", "DBG-510")
def test_each_region_has_its_own_galaxy_and_each_player_their_own_zones() -> None:
    view = view_of(fresh(neutrals="original", neutrals_2="clone-wars"))
    for region in ("", "_2"):
        assert len(view["galaxy_row" + region]) == 6 and len(view["galaxy_deck" + region]) == 84
        assert view["galaxy_discard" + region] == [] and len(view["pilots" + region]) == 10
    position = position_of(fresh())
    factions = [{facts(id)["faction"] for id in ids(position["galaxy_deck" + region])} for region in ("", "_2")]
    assert factions == [{"rebel", "empire", "neutral"}, {"republic", "separatist", "neutral"}]
    for side in view["seats"]:
        assert len(side["deck"]) == 5 and len(side["hand"]) == 5 and len(side["base"]) == 1
        assert side["discard"] == side["exile"] == side["ships"] == []


@pytest.mark.rule("DBG-315", "DBG-318", "DBG-338", "DBG-341", "DBG-366", "DBG-510")
def test_actions_in_the_second_region_stay_there() -> None:
    options = {"neutrals_2": "clone-wars", "pilots_2": "clone-wars", "pilots": "original"}
    t = teams(
        {"hand": ["rebel_trooper"], "deck": ["alliance_shuttle"] * 5},
        {"units": ["at_te", "outer_rim_pilot_cw#1"], "resources": 9, "deck": ["republic_shuttle"] * 5},
        {},
        {"base": ["xorrn"]},
        options=options,
        galaxy_row=["x_wing"],
        galaxy_row_2=["stap", "arc_trooper"],
        galaxy_deck=["y_wing"],
        galaxy_deck_2=["droideka#1", "droideka#2", "embo", "at_rt", "cad_bane", "mtt"],
        pilots_2=["outer_rim_pilot_cw#2"],
    )
    do(t, "use outer_rim_pilot_cw#1", "buy arc_trooper", "buy outer_rim_pilot_cw#2", seat=1)
    do(t, "commit at_te#1 stap#1", "resolve stap#1", "decline", seat=1)
    assert zone(t, "galaxy_discard_2") == ["stap"] and zone(t, "galaxy_discard") == []
    assert zone(t, "pilots_2") == [] and len(zone(t, "pilots")) == 2
    assert zone(t, "exile", 1) == ["outer_rim_pilot_cw"] and zone(t, "exile", 0) == []
    assert zone(t, "discard", 1) == ["arc_trooper", "outer_rim_pilot_cw"] and zone(t, "discard", 0) == []
    assert zone(t, "galaxy_deck") == ["y_wing"] and zone(t, "galaxy_row") == ["x_wing"]
    end(t, 0, 1)
    assert zone(t, "discard", 0) == ["rebel_trooper"]
    assert zone(t, "discard", 1) == ["arc_trooper", "outer_rim_pilot_cw", "at_te"]
    damage = {"xorrn#1": facts("xorrn")["hit_points"] - 1, "lothal#1": facts("lothal")["hit_points"] - 1}
    t = teams({}, {"units": ["at_te"]}, marks={"damage": damage})
    do(t, "commit at_te#1 base", "resolve base", seat=1)
    assert sorted(zone(t, "victory", 0)) == ["lothal", "xorrn"] and zone(t, "victory", 1) == [], "the team's one pile"


@pytest.mark.rule("DBG-316")
def test_decks_are_never_merged() -> None:
    t = teams({"deck": ["alliance_shuttle"] * 6}, {"deck": ["republic_shuttle"] * 6})
    end(t, 0, 1)
    assert zone(t, "hand", 0) == ["alliance_shuttle"] * 5 and zone(t, "hand", 1) == ["republic_shuttle"] * 5
    t = teams({"deck": ["alliance_shuttle"]}, {"discard": ["republic_shuttle"] * 6})
    end(t, 0, 1)
    assert zone(t, "hand", 0) == ["alliance_shuttle"] and len(zone(t, "hand", 1)) == 5


@pytest.mark.rule("DBG-317", "DBG-380")
def test_nobody_takes_a_base_of_the_teammates_deck() -> None:
    t = end(teams({}, {}, {"base": [], "bases": []}, {"base": [], "bases": ["felucia", "dac"]}), 0, 1)
    assert {seat: keys(t, seat) for seat in t.choices} == {3: ["choose-base dac#1", "choose-base felucia#1"]}
    do(t, "choose-base felucia", seat=3)
    assert zone(t, "base", 2) == [] and sorted(t.choices) == [2, 3], "and plays on without one"


@pytest.mark.rule("DBG-316", "DBG-317", "DBG-321")
def test_each_player_has_their_own_deck_five_cards_and_the_starting_base() -> None:
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
def test_each_player_has_their_own_piles_and_a_team_has_one_victory_pile() -> None:
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
def test_the_first_team_is_random_and_the_marker_starts_with_the_other() -> None:
    seen = set()
    for seed in range(12):
        t = fresh(seed)
        first = tuple(sorted(t.choices))
        seen.add(first)
        assert t.position()["force"] == (-3 if first == (0, 1) else 3)
        assert t.position()["active"] == first[0]
    assert seen == {(0, 1), (2, 3)}


@pytest.mark.rule("DBG-322")
def test_the_force_is_with_both_members_of_a_team_for_any_factions() -> None:
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
    assert t.position()["force"] == 0, "towards their own team's end"
    for active, space in ((0, 2), (2, -2)):
        mates = [{"hand": ["temple_guardian"]}, {"hand": ["jedi_knight"]}]
        others = [{"hand": ["inquisitor"]}, {"units": ["asajj_ventress"], "deck": ["b1_battle_droid"]}]
        t = teams(*mates, *others, force=space, active=active)
        if active == 0:
            do(t, "play jedi_knight", "take force", seat=1)
        else:
            assert can(t, "use asajj_ventress", seat=3)
            do(t, "play inquisitor", "take force", seat=2)
        assert t.position()["force"] == (3 if active == 0 else -3), "each team towards its own"


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
def test_any_factions_may_be_played_but_not_the_same_twice_in_a_region(
    factions: tuple[str, ...], allowed: bool
) -> None:
    options = {f"faction_{seat}": faction for seat, faction in enumerate(factions)}
    if allowed:
        t = kantyna.Table("deckbuilding", "teams", seed=1, options=options)
        assert tuple(t.view(None)["factions"]) == factions
    else:
        with pytest.raises(kantyna.BadSetup, match="region"):
            kantyna.Table("deckbuilding", "teams", seed=1, options=options)


# cooperation


@pytest.mark.rule("DBG-332", "DBG-333")
def test_example_the_teammates_stormtrooper_counts_for_general_veers() -> None:
    options = {"faction_0": "empire", "faction_1": "empire", "faction_2": "rebel", "faction_3": "republic"}
    sides = [{"units": ["stormtrooper"]}, {"hand": ["general_veers"], "deck": ["imperial_shuttle"]}, {}, {}]
    t = galaxy(*sides, format="teams", options=options)
    do(t, "play general_veers", "use general_veers", seat=1)
    assert zone(t, "hand", 1) == ["imperial_shuttle"]
    t = galaxy({}, *sides[1:], format="teams", options=options)
    do(t, "play general_veers", seat=1)
    assert refused(t, "use general_veers#1", seat=1) == "DBG-229"


@pytest.mark.rule("DBG-332", "DBG-339")
def test_you_have_means_your_team_has() -> None:
    t = teams({"units": ["rebel_trooper"]}, {"units": ["arc_trooper"]})
    assert can(t, "use arc_trooper", seat=1), "a trooper of the teammate"
    assert refused(teams({"units": ["x_wing"]}, {"units": ["arc_trooper"]}), "use arc_trooper#1", seat=1) == "DBG-229"
    options = {"faction_0": "republic", "faction_1": "republic", "faction_2": "empire", "faction_3": "separatist"}
    side = {"units": ["padme_amidala"], "deck": ["clone_trooper"] * 2, "base": ["rishi#2"]}
    t = galaxy({"base": ["naboo#1"], "deck": ["jedi_knight"]}, side, format="teams", options=options)
    do(t, "use padme_amidala", seat=1)
    assert zone(t, "hand", 1) == ["clone_trooper"] * 2 and zone(t, "hand", 0) == [], "the teammate's Naboo"
    options = {"neutrals": "original", "neutrals_2": "clone-wars"}
    side = {"units": ["weequay_pirate"], "deck": ["clone_trooper"]}
    t = teams({"units": ["bossk"], "deck": ["rebel_trooper"]}, side, options=options)
    do(t, "use weequay_pirate", seat=1)
    assert zone(t, "hand", 1) == ["clone_trooper"] and zone(t, "hand", 0) == []


@pytest.mark.rule("DBG-334")
def test_lasting_abilities_of_a_base_help_the_teammate_but_not_the_enemy() -> None:
    options = {"faction_0": "empire", "faction_1": "republic", "faction_2": "rebel", "faction_3": "separatist"}
    units: list[dict[str, Any]] = [
        {"base": ["endor"], "units": ["stormtrooper"]},
        {"units": ["clone_trooper"]},
        {"units": ["rebel_trooper"]},
    ]
    attacks = galaxy(*units, format="teams", options=options).view(None)["attack"]
    more = {id: attacks[f"{id}#1"] - facts(id)["attack"] for id in ("stormtrooper", "clone_trooper", "rebel_trooper")}
    assert more == {"stormtrooper": 1, "clone_trooper": 1, "rebel_trooper": 0}
    t = teams({"base": ["sullust"]}, {"resources": 9}, galaxy_row_2=["arc_trooper", "at_te"])
    do(t, "buy arc_trooper", "buy at_te", seat=1)
    assert zone(t, "deck", 1) == ["arc_trooper"] and zone(t, "discard", 1) == ["at_te"], "Sullust, for the teammate"


@pytest.mark.rule("DBG-335", "DBG-513")
def test_either_teammate_uses_a_base_and_pays_alone() -> None:
    options = {"faction_0": "empire", "faction_1": "republic", "faction_2": "rebel", "faction_3": "separatist"}
    sides: list[dict[str, Any]] = [
        {"base": ["death_star"], "resources": 6},
        {"resources": 5},
        {"ships": ["rebel_transport"]},
        {},
    ]
    for user, left in ((0, [2, 5]), (1, [6, 1])):
        t = galaxy(*sides, format="teams", options=options)
        do(t, "use death_star", seat=user)
        assert zone(t, "ships", 2) == [] and [number(t, "resources", seat) for seat in (0, 1)] == left
        assert refused(t, "use death_star#1", seat=1 - user) == "DBG-126"
    hand = ["clone_trooper#1", "bossk", "clone_trooper#2"]
    sides = [{"base": ["bespin"]}, {"hand": hand, "deck": ["republic_shuttle"] * 2}]
    t = teams(*sides, options={"neutrals_2": "original"})
    do(t, "play clone_trooper#1", seat=1)
    assert can(t, "end", seat=1), "the condition has to be met"
    do(t, "play bossk", "answer bespin#1", "play clone_trooper#2", seat=1)
    assert can(t, "end", seat=1) and zone(t, "hand", 1) == ["republic_shuttle"]


@pytest.mark.rule("DBG-336")
def test_the_first_neutral_card_of_the_turn_is_the_teams_first() -> None:
    options = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    sides = [
        {"base": ["bespin#1"], "hand": ["bossk#1"], "deck": ["alliance_shuttle"] * 2},
        {"hand": ["dengar#2"], "deck": ["rebel_trooper"]},
    ]
    t = galaxy(*sides, format="teams", options={**options, "neutrals": "original", "neutrals_2": "original"})
    do(t, "play dengar#2", "answer bespin#1", seat=1)
    assert zone(t, "hand", 1) == ["rebel_trooper"] and zone(t, "hand", 0) == ["bossk"]
    do(t, "play bossk#1", seat=0)
    assert can(t, "end", seat=0) and zone(t, "hand", 0) == [], "the second one, though the first of that player"


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
    t = teams({"units": ["kel_dor_mystic"], "hand": ["rebel_trooper"], "discard": ["alliance_shuttle"]},
              {"hand": ["clone_trooper"], "discard": ["republic_shuttle"]},
              options={"neutrals": "original"})  # fmt: skip
    do(t, "use kel_dor_mystic", seat=0)
    assert not [key for key in keys(t, 0) if "clone_trooper" in key or "republic" in key]
    assert set(keys(t, 0)) <= {"exile rebel_trooper#1", "exile alliance_shuttle#1", "done", "decline"}
    sides: list[dict[str, Any]] = [{"ships": ["hammerhead_corvette"]}, {}, {"ships": ["imperial_carrier"]}]
    t = teams(*sides)
    assert not can(t, "use hammerhead_corvette", seat=1), "a ship of the teammate is not exiled either"
    do(t, "use hammerhead_corvette", seat=0)
    assert zone(t, "exile", 0) == ["hammerhead_corvette"]


@pytest.mark.rule("DBG-339")
def test_an_ability_is_used_once_a_turn_by_the_team() -> None:
    for first, second in ((0, 1), (1, 0)):
        t = teams({}, {"ships": ["acclamator"]})
        do(t, "use acclamator", seat=first)
        assert refused(t, "use acclamator#1", seat=second) == "DBG-126"
    t = teams({"deck": ["rebel_trooper"]}, {"units": ["padme_amidala"], "deck": ["clone_trooper"]})
    do(t, "use padme_amidala", seat=1)
    assert zone(t, "hand", 1) == ["clone_trooper"] and zone(t, "hand", 0) == [], "for who resolves it"


@pytest.mark.rule("DBG-339")
def test_a_card_that_the_team_tables_do_not_list_is_used_by_its_player() -> None:
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
def test_a_player_reaches_only_the_galaxy_of_their_own_region() -> None:
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


def both_rebels() -> kantyna.Table:
    """Two partners of one faction against two of another: only the region decides whose row a card is in."""
    options = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    row, row_2 = ["tie_fighter#1", "x_wing#1", "bossk"], ["tie_fighter#2", "x_wing#2", "dengar"]
    sides = [{"units": [f"b_wing#{n}"], "resources": 9} for n in (1, 2)]
    return galaxy(*sides, {"base": ["lothal"]}, {}, format="teams", options=options, row=row, galaxy_row_2=row_2)


@pytest.mark.rule("DBG-343")
def test_partners_of_one_faction_do_not_buy_from_each_others_row() -> None:
    t = both_rebels()
    for seat, own, other in ((0, ["x_wing#1", "bossk#1"], ["x_wing#2", "dengar#1"]),
                             (1, ["x_wing#2", "dengar#1"], ["x_wing#1", "bossk#1"])):  # fmt: skip
        assert [key for key in keys(t, seat) if key.startswith("buy ") and "pilot" not in key] == [
            f"buy {card}" for card in own
        ]
        assert [refused(t, f"buy {card}", seat=seat) for card in other] == ["DBG-343"] * 2


@pytest.mark.rule("DBG-340", "DBG-344")
def test_effects_on_the_galaxy_affect_the_players_own_region() -> None:
    row, row_2 = ["x_wing", "y_wing"], ["arc_trooper", "at_te"]
    t = teams({}, {}, {"units": ["tie_bomber"]}, {"units": ["b2_super_battle_droid"]}, active=2,
              galaxy_row=row, galaxy_row_2=row_2, galaxy_deck=["b_wing"], galaxy_deck_2=["at_rt"])  # fmt: skip
    do(t, "use tie_bomber", seat=2)
    assert keys(t, 2) == ["discard x_wing#1", "discard y_wing#1"]
    do(t, "discard x_wing", seat=2)
    assert zone(t, "galaxy_deck_2") == ["at_rt"] and "b_wing" in zone(t, "galaxy_row")
    do(t, "use b2_super_battle_droid", seat=3)
    assert keys(t, 3) == ["discard arc_trooper#1", "discard at_te#1"]
    do(t, "discard at_te", seat=3)
    assert "at_rt" in zone(t, "galaxy_row_2") and not {"arc_trooper", "at_te", "at_rt"} & set(zone(t, "galaxy_row"))


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


@pytest.mark.rule("DBG-342", "DBG-345", "DBG-202", "DBG-515")
def test_the_opponent_is_the_enemy_player_of_the_same_region() -> None:
    t = teams({"units": ["snowspeeder"]}, {}, {"hand": ["stormtrooper#1", "stormtrooper#2"]},
              {"hand": ["b1_battle_droid"]})  # fmt: skip
    do(t, "use snowspeeder", seat=0)
    assert list(t.choices) == [2]
    do(t, "discard stormtrooper#1", seat=2)
    assert zone(t, "discard", 2) == ["stormtrooper"] and zone(t, "hand", 3) == ["b1_battle_droid"]
    t = teams({"units": ["snowspeeder"]}, {}, {}, {"hand": ["b1_battle_droid"]})
    assert refused(t, "use snowspeeder#1", seat=0) == "DBG-132", "the other opponent's hand does not count"


@pytest.mark.rule("DBG-346")
def test_only_the_player_of_a_region_attacks_its_row() -> None:
    t = teams({"units": ["b_wing"]}, {"units": ["at_te"]}, galaxy_row=["tie_fighter"], galaxy_row_2=["stap"])
    assert can(t, "commit b_wing#1 tie_fighter#1", seat=0) and can(t, "commit at_te#1 stap#1", seat=1)
    assert refused(t, "commit at_te#1 tie_fighter#1", seat=1) == "DBG-344"
    assert refused(t, "commit at_te#1 base", seat=0) == "DBG-134", "nor does a teammate commit it"


@pytest.mark.rule("DBG-346")
def test_partners_of_one_faction_do_not_attack_each_others_row() -> None:
    t = both_rebels()
    for seat, own, other in ((0, 1, 2), (1, 2, 1)):
        assert [key for key in keys(t, seat) if key.startswith("commit ")] == [
            f"commit b_wing#{own} base",
            f"commit b_wing#{own} tie_fighter#{own}",
        ]
        assert refused(t, f"commit b_wing#{own} tie_fighter#{other}", seat=seat) == "DBG-344"
        assert refused(t, f"commit b_wing#{other} tie_fighter#{own}", seat=seat) == "DBG-134"
    do(t, "commit b_wing#1 tie_fighter#1", seat=0)
    assert refused(t, "resolve tie_fighter#2", seat=1) == "DBG-144" and can(t, "resolve tie_fighter#1", seat=0)


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
