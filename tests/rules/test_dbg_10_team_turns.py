"""DBG chapter 10: the shared zone, shared turns, buying, attacks and victory of teams."""

from __future__ import annotations

from typing import Any

import pytest
from team_tables import end, fresh, teams

import kantyna
from situations import can, do, facts, galaxy, keys, mark, number, refused, zone

# the shared zone


@pytest.mark.rule("DBG-348", "DBG-349", "DBG-350", "DBG-351", "DBG-369")
def test_a_ship_in_the_shared_zone_protects_both_bases_and_helps_both_players() -> None:
    t = teams({"units": ["b_wing"]}, {}, {}, {"ships": ["providence_class_dreadnought"]})
    do(t, "commit b_wing#1 base", "resolve base", seat=0)
    assert mark(t, "damage", "providence_class_dreadnought") == facts("b_wing")["attack"]
    assert mark(t, "damage", "lothal") == 0
    t = teams({"hand": ["mon_calamari_cruiser"]}, {"units": ["at_te"]})
    do(t, "play mon_calamari_cruiser", seat=0)
    assert zone(t, "ships", 0) == ["mon_calamari_cruiser"]
    t = teams({}, {"hand": ["acclamator"]}, {"units": ["at_st"]}, {"units": ["aat"]})
    do(t, "play acclamator", seat=1)
    assert zone(t, "ships", 1) == ["acclamator"] and zone(t, "ships", 0) == []
    assert can(t, "use acclamator", seat=0) and can(t, "use acclamator", seat=1), "in both regions at once"
    end(t, 0, 1)
    do(t, "commit at_st#1 base", "resolve base", seat=2)
    assert mark(t, "damage", "acclamator") == facts("at_st")["attack"] and mark(t, "damage", "dantooine") == 0


@pytest.mark.rule("DBG-352")
def test_only_the_player_of_a_ship_gains_its_resources() -> None:
    t = teams({"hand": ["hammerhead_corvette"]}, {})
    do(t, "play hammerhead_corvette", seat=0)
    income = facts("hammerhead_corvette")["resources"]
    assert [number(t, "resources", seat) for seat in (0, 1)] == [income, 0]
    end(t, 0, 1, 2, 3)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [income, 0]
    t = teams({}, {"ships": ["consular_class_cruiser"]}, active=2)
    end(t, 2, 3)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [0, facts("consular_class_cruiser")["resources"]]


@pytest.mark.rule("DBG-353")
def test_the_team_chooses_who_resolves_a_triggered_ability_in_the_shared_zone() -> None:
    sides = [{"deck": ["alliance_shuttle"]}, {"base": ["coruscant_cw"], "deck": ["republic_shuttle"]}]
    for chosen, discarded in ((0, [["alliance_shuttle"], []]), (1, [[], ["republic_shuttle"]])):
        t = end(teams(*sides, active=2), 2, 3)
        (asked,) = t.choices
        do(t, "answer coruscant_cw#1", seat=asked)
        (asked,) = t.choices
        assert keys(t, asked) == ["seat seat#0", "seat seat#1"]
        do(t, f"seat seat#{chosen}", seat=asked)
        assert list(t.choices) == [chosen]
        do(t, keys(t, chosen)[0], seat=chosen)
        assert [zone(t, "discard", seat) for seat in (0, 1)] == discarded


@pytest.mark.rule("DBG-353", "DBG-486")
def test_either_member_uses_a_ship_once_per_copy() -> None:
    side = {"ships": ["consular_class_cruiser#1", "consular_class_cruiser#2"], "hand": ["clone_trooper"]}
    t = teams({"hand": ["rebel_trooper"], "deck": ["alliance_shuttle"]}, {**side, "deck": ["republic_shuttle"]})
    assert can(t, "use consular_class_cruiser#1", seat=0) and can(t, "use consular_class_cruiser#1", seat=1)
    do(t, "use consular_class_cruiser#1", seat=0)
    assert zone(t, "hand", 0) == ["alliance_shuttle"] and zone(t, "deck", 0) == ["rebel_trooper"]
    assert refused(t, "use consular_class_cruiser#1", seat=1) == "DBG-126"
    assert can(t, "use consular_class_cruiser#2", seat=1)


@pytest.mark.rule("DBG-349", "DBG-354", "DBG-370", "DBG-515")
def test_any_base_and_ship_of_the_opposing_team_is_in_reach() -> None:
    t = teams({"units": ["y_wing"]}, {}, {"ships": ["gozanti_cruiser"]}, {"ships": ["droid_control_ship"]})
    do(t, "use y_wing", seat=0)
    assert sorted(keys(t, 0)) == ["hit droid_control_ship#1", "hit gozanti_cruiser#1", "hit lothal#1", "hit xorrn#1"]
    do(t, "hit droid_control_ship#1", seat=0)
    assert mark(t, "damage", "droid_control_ship") == 2
    t = teams({"units": ["luke_skywalker"]}, {}, {}, {"ships": ["droid_control_ship"]}, force=1)
    do(t, "use luke_skywalker", seat=0)
    assert zone(t, "discard", 3) == ["droid_control_ship"]
    t = teams({}, {"units": ["arc_trooper", "clone_trooper"]})
    do(t, "use arc_trooper", seat=1)
    assert sorted(keys(t, 1)) == ["hit lothal#1", "hit xorrn#1"]
    t = teams({"ships": ["mon_calamari_cruiser"]}, {"ships": ["acclamator"]}, {}, {"units": ["aat"]}, active=2)
    do(t, "use aat", seat=3)
    assert sorted(keys(t, 3)) == ["hit acclamator#1", "hit mon_calamari_cruiser#1"]
    t = teams({"units": ["b_wing"]}, {}, {"ships": ["star_destroyer"]}, {"ships": ["droid_control_ship"]})
    do(t, "commit b_wing#1 base", "resolve base", seat=0)
    assert {key.split()[1] for key in keys(t, 0)} == {"star_destroyer#1", "droid_control_ship#1"}, "an attack, too"


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
    assert zone(t, "discard", 0) == ["rebel_trooper", "alliance_shuttle"], "each discards their own cards"


@pytest.mark.rule("DBG-356", "DBG-361")
def test_both_members_end_the_turn_and_both_begin_the_next_one() -> None:
    decks = ({"deck": ["alliance_shuttle"] * 5, "resources": 3}, {"deck": ["republic_shuttle"] * 5, "resources": 2})
    t = teams({"units": ["x_wing"], **decks[0]}, {"units": ["at_te"], "hand": ["jedi_knight"], **decks[1]})
    end(t, 1, 0)
    assert [zone(t, "discard", seat) for seat in (0, 1)] == [["x_wing"], ["at_te", "jedi_knight"]]
    assert [zone(t, "units", seat) for seat in (0, 1)] == [[], []]
    assert [len(zone(t, "hand", seat)) for seat in (0, 1)] == [5, 5]
    assert [number(t, "resources", seat) for seat in (0, 1)] == [0, 0]
    end(t, 2, 3)
    assert can(t, "play alliance_shuttle", seat=0) and can(t, "play republic_shuttle", seat=1)
    assert t.waiting == [0, 1]


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
def test_example_the_teammates_temple_guardian_provides_the_force_for_an_x_wing() -> None:
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
        assert len(zone(t, "base", 2)) == len(zone(t, "base", 3)) == 1


@pytest.mark.rule("DBG-362")
def test_both_get_the_force_bonus_before_each_gets_income_from_their_own_ships() -> None:
    ships: list[dict[str, Any]] = [{}, {}, {"ships": ["gozanti_cruiser"]}, {"ships": ["droid_control_ship"]}]
    t = end(teams(*ships, force=-3), 0, 1)
    gains = [(event.seat, event.n) for event in t.events if event.kind == "resources"]
    income = [facts("gozanti_cruiser")["resources"], facts("droid_control_ship")["resources"]]
    assert gains == [(2, 1), (3, 1), *[(seat, n) for seat, n in zip((2, 3), income, strict=True) if n]]


@pytest.mark.rule("DBG-379")
def test_after_the_third_base_a_new_one_is_chosen_as_usual() -> None:
    damage = {"lothal#1": facts("lothal")["hit_points"] - 1}
    t = teams({"units": ["b_wing"], "victory": ["corellia", "kessel"]}, {}, {"bases": ["endor", "rodia"]}, {},
              marks={"damage": damage})  # fmt: skip
    do(t, "commit b_wing#1 base", "resolve base", "assign lothal#1 1", seat=0)
    assert len(zone(t, "victory", 0)) == 3 and not t.over and zone(t, "base", 2) == [], "not before the next turn"
    end(t, 0, 1)
    assert sorted(keys(t, 2)) == ["choose-base endor#1", "choose-base rodia#1"]
    do(t, "choose-base endor", seat=2)
    assert zone(t, "base", 2) == ["endor"]


# buying


@pytest.mark.rule("DBG-363", "DBG-364", "DBG-513")
def test_resources_are_not_shared() -> None:
    t = teams({"hand": ["alliance_shuttle"], "resources": 1}, {"resources": 5}, galaxy_row=["x_wing"])
    do(t, "play alliance_shuttle", seat=0)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [2, 5]
    assert refused(t, "buy x_wing#1", seat=0) == "DBG-112"
    options = {"faction_0": "empire", "faction_1": "republic", "faction_2": "rebel", "faction_3": "separatist"}
    sides: list[dict[str, Any]] = [
        {"base": ["death_star"], "resources": 3},
        {"resources": 3},
        {"ships": ["rebel_transport"]},
        {},
    ]
    t = galaxy(*sides, format="teams", options=options)
    assert refused(t, "use death_star#1", seat=0) == "DBG-131" and refused(t, "use death_star#1", seat=1) == "DBG-131"


@pytest.mark.rule("DBG-363", "DBG-364", "DBG-365")
def test_everybody_gains_and_pays_alone() -> None:
    t = teams({"resources": 4}, {"hand": ["republic_shuttle"], "resources": 8}, galaxy_row=["x_wing"])
    do(t, "play republic_shuttle", seat=1)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [4, 9]
    do(t, "buy x_wing", seat=0)
    assert [number(t, "resources", seat) for seat in (0, 1)] == [4 - facts("x_wing")["cost"], 9]
    t = teams({"resources": 1}, {"resources": 9}, galaxy_row=["x_wing"], pilots=1)
    for card in ("x_wing#1", t.position()["pilots"][0]):
        assert not can(t, f"buy {card}", seat=0) and refused(t, f"buy {card}", seat=0) == "DBG-112"


# attacks


@pytest.mark.rule("DBG-367", "DBG-368", "DBG-511", "DBG-378")
def test_teammates_add_up_their_attack_and_divide_it_freely() -> None:
    t = teams({"units": ["b_wing"]}, {"units": ["at_te"], "ships": ["venator_class_star_destroyer"]})
    do(t, "commit b_wing#1 base", seat=0)
    do(t, "commit at_te#1 base", "commit venator_class_star_destroyer#1 base", seat=1)
    assert refused(t, "commit at_te#1 base", seat=0) == "DBG-134", "each commits their own cards"
    ship = teams({}, {"ships": ["venator_class_star_destroyer"]})
    assert refused(ship, "commit venator_class_star_destroyer#1 base", seat=0) == "DBG-134", "also among the ships"
    assert can(ship, "commit venator_class_star_destroyer#1 base", seat=1)
    alone = do(teams({"units": ["b_wing"]}, {}, {"base": []}), "commit b_wing#1 base", seat=0)
    do(alone, "resolve base", seat=1)
    assert mark(alone, "damage", "xorrn") == facts("b_wing")["attack"], "either resolves it"
    total = sum(facts(card)["attack"] for card in ("b_wing", "at_te", "venator_class_star_destroyer"))
    total += 1  # the Venator leads the teammate's fighter
    do(t, "resolve base", seat=0)
    assert [event.n for event in t.events if event.kind == "resolve-base"] == [total]
    points = {base: facts(base)["hit_points"] for base in ("lothal", "xorrn")}
    assert sum(points.values()) > total > points["xorrn"]
    assert sorted(keys(t, 0)) == sorted(f"assign {base}#1 {n + 1}" for base in points for n in range(points[base]))
    do(t, "assign lothal#1 3", "assign xorrn#1 2", "assign lothal#1 2", seat=0)
    assert [mark(t, "damage", base) for base in points] == [5, 2], "any way they like"
    do(t, f"assign xorrn#1 {points['xorrn'] - 2}", seat=0)
    assert zone(t, "base", 3) == [] and mark(t, "damage", "lothal") == total - points["xorrn"]
    t = teams({"units": ["b_wing"]}, {}, {"base": ["lothal"]}, {"base": ["xorrn"]},
              marks={"damage": {"lothal#1": facts("lothal")["hit_points"] - 2,
                                "xorrn#1": facts("xorrn")["hit_points"] - 2}})  # fmt: skip
    do(t, "commit b_wing#1 base", "resolve base", seat=0)
    assert sorted(zone(t, "victory", 0)) == ["lothal", "xorrn"], "both in one turn"


@pytest.mark.rule("DBG-371", "DBG-512")
def test_damage_left_after_one_base_may_go_to_the_other_and_the_rest_is_lost() -> None:
    damage = {"lothal#1": facts("lothal")["hit_points"] - 1}
    t = teams({"units": ["b_wing"]}, {}, {"bases": ["endor"]}, {}, marks={"damage": damage})
    do(t, "commit b_wing#1 base", "resolve base", "assign lothal#1 1", seat=0)
    assert zone(t, "victory", 0) == ["lothal"] and mark(t, "damage", "xorrn") == facts("b_wing")["attack"] - 1
    end(t, 0, 1)
    do(t, "choose-base endor", seat=2)
    assert mark(t, "damage", "endor") == 0, "none goes to a base revealed later"
    t = teams({"units": ["b_wing"]}, {}, {"base": [], "bases": ["endor"]}, {"base": [], "ships": ["gozanti_cruiser"]})
    do(t, "commit b_wing#1 base", "resolve base", seat=0)
    assert any(event.kind == "damage-lost" for event in t.events)
    assert t.position()["marks"]["damage"] == {}
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
    damage = {"lothal#1": facts("lothal")["hit_points"] - 1}
    t = teams({"units": ["b_wing"]}, {}, {"bases": [], "hand": ["stormtrooper"]}, marks={"damage": damage})
    do(t, "commit b_wing#1 base", "resolve base", "assign lothal#1 1", seat=0)
    assert zone(t, "victory", 0) == ["lothal"] and not t.over, "the last base is gone, the game goes on"
    end(t, 0, 1)
    do(t, "play stormtrooper", "commit stormtrooper#1 base", "resolve base", seat=2)


# victory


@pytest.mark.rule("DBG-372", "DBG-373", "DBG-374")
def test_a_team_needs_three_bases_of_each_opponent_and_extra_ones_do_not_count() -> None:
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
def test_team_games_default_to_full_control_and_three_bases() -> None:
    t = kantyna.Table("deckbuilding", "teams", seed=1)
    assert t.options["bases"] == "all" and t.view(None)["to_win"] == 3
    for length in (2, 4, 5):
        assert fresh(length=length).view(None)["to_win"] == length
    assert fresh(bases="beginner").view(None)["to_win"] == 3


@pytest.mark.rule("DBG-376", "DBG-377")
@pytest.mark.parametrize("length", [2, 3, 4])
def test_the_length_option_sets_how_many_bases_of_each_opponent_are_needed(length: int) -> None:
    empire, separatists = ["corellia", "kessel", "endor", "rodia"], ["dac", "felucia", "geonosis", "mygeeto"]
    for fewer, over in ((0, True), (1, False)):
        t = teams(
            {"victory": [*empire[: length - fewer], *separatists[: length - 1]], "units": ["b_wing"]},
            marks={"damage": {"xorrn#1": facts("xorrn")["hit_points"] - 1}},
            options={"length": length},
        )
        do(t, "commit b_wing#1 base", "resolve base", "assign xorrn#1 1", seat=0)
        assert t.over is over and t.winners == ((0, 1) if over else ())


@pytest.mark.rule("DBG-382")
def test_a_player_may_choose_the_same_base_as_a_teammate() -> None:
    options = {"faction_0": "empire", "faction_1": "empire", "faction_2": "rebel", "faction_3": "rebel"}
    sides: list[dict[str, Any]] = [{}, {}, {"base": ["yavin_4#1"]}, {"base": [], "bases": ["yavin_4#2"]}]
    t = end(galaxy(*sides, format="teams", options=options), 0, 1)
    do(t, "choose-base yavin_4#2", seat=3)
    assert zone(t, "base", 2) == zone(t, "base", 3) == ["yavin_4"]
