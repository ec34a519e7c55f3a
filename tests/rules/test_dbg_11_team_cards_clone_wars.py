"""DBG chapter 11: the team table of Clone Wars, card by card (DBG-423 to DBG-482), with its rulings."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import kantyna
import team_situations
from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone
from team_situations import Side, bonus, end, next_turn, picks

teams = partial(team_situations.teams, "clone-wars")
revealing = partial(team_situations.revealing, "clone-wars")
UNNAMED = team_situations.UNNAMED["clone-wars"]


REPUBLIC = "republic republic separatist separatist"
SEPARATISTS = "separatist separatist republic republic"


def republic(*sides: Side, **more: Any) -> kantyna.Table:
    return teams(REPUBLIC, *sides, **more)


def separatists(*sides: Side, **more: Any) -> kantyna.Table:
    return teams(SEPARATISTS, *sides, **more)


def strength(t: kantyna.Table, target: str) -> int:
    """The total of the attack prepared against a target."""
    return int(t.view(None)["strength"][target])


def free(t: kantyna.Table) -> bool:
    """Is no question open, so that both may act freely?"""
    return sorted(t.choices) == [0, 1]


# lasting abilities for both teammates


@pytest.mark.rule("DBG-423")
def test_aayla_secura_strengthens_the_troopers_of_both_while_the_force_is_with_them() -> None:
    sides = (
        {"units": ["aayla_secura", "clone_trooper#1", "at_te"]},
        {"units": ["arc_trooper", "delta_7b"], "hand": ["jedi_knight"]},
    )
    t = republic(*sides, force=1)
    assert [bonus(t, card) for card in ("clone_trooper#1", "arc_trooper#1")] == [1, 1]
    assert [bonus(t, card) for card in ("aayla_secura#1", "at_te#1", "delta_7b#1")] == [0, 0, 0]
    for marker in (0, -1):
        t = republic(*sides, force=marker)
        assert [bonus(t, card) for card in ("clone_trooper#1", "arc_trooper#1")] == [0, 0]
    t = do(republic(*sides), "play jedi_knight", "take force", seat=1)
    assert [bonus(t, card) for card in ("clone_trooper#1", "arc_trooper#1")] == [1, 1], "also the ally's Force"
    t = republic({"units": ["clone_trooper#1"]}, sides[1], force=1)
    assert bonus(t, "clone_trooper#1") == bonus(t, "arc_trooper#1") == 0


@pytest.mark.rule("DBG-440")
def test_felucia_strengthens_the_droid_units_of_both() -> None:
    units = (
        {"units": ["b1_battle_droid", "aat"]},
        {"units": ["droideka", "jango_fett"], "ships": ["droid_control_ship"]},
    )
    t = separatists({**units[0], "base": ["felucia"]}, units[1])
    assert bonus(t, "b1_battle_droid#1") == bonus(t, "droideka#1") == 1
    assert [bonus(t, card) for card in ("aat#1", "jango_fett#1", "droid_control_ship#1")] == [0, 0, 0]
    t = separatists(units[0], {**units[1], "base": ["felucia"]})
    assert bonus(t, "b1_battle_droid#1") == bonus(t, "droideka#1") == 1
    t = separatists(units[0], {**units[1], "bases": ["felucia"]})
    assert bonus(t, "b1_battle_droid#1") == bonus(t, "droideka#1") == 0


@pytest.mark.parametrize(
    ("ship", "mine", "allys", "others"),
    [
        pytest.param(
            "dreadnought_class_cruiser", "nightsister", "embo", ["clone_trooper", "at_te"],
            marks=pytest.mark.rule("DBG-455"),
        ),
        pytest.param(
            "venator_class_star_destroyer", "v_19_torrent", "gauntlet_fighter", ["clone_trooper", "at_te"],
            marks=pytest.mark.rule("DBG-465"),
        ),
    ],
)  # fmt: skip
def test_a_ship_strengthens_units_of_both_and_several_ships_add_up(
    ship: str, mine: str, allys: str, others: list[str]
) -> None:
    units = ({"units": [mine, others[0]]}, {"units": [allys, others[1]], "ships": ["aurora_class_freighter"]})
    before = republic(*units)
    for ships, n in (([[f"{ship}#1"], []], 1), ([[], [f"{ship}#1"]], 1), ([[f"{ship}#1"], [f"{ship}#2"]], 2)):
        sides = [{**units[seat], "ships": ships[seat]} for seat in (0, 1)]
        t = republic(*sides)
        embo = n - 1 if ship.startswith("dreadnought") else 0  # who counts them, being neutral cards
        expected = bonus(before, f"{allys}#1") + n + (embo if allys == "embo" else 0)
        assert bonus(t, f"{mine}#1") == n and bonus(t, f"{allys}#1") == expected
        assert [bonus(t, f"{card}#1") for card in others] == [0, 0]
    assert bonus(before, f"{mine}#1") == 0
    with_own = republic({**units[0], "ships": [f"{ship}#1", f"{ship}#2"]}, units[1])
    assert bonus(with_own, f"{mine}#1") == 2 and bonus(with_own, f"{ship}#1") == 0, "units, not ships"


@pytest.mark.rule("DBG-459")
def test_magnaguard_strengthens_the_unique_units_of_both_more_with_the_force() -> None:
    sides = (
        {"units": ["magnaguard", "general_grievous", "b1_battle_droid"]},
        {"units": ["jango_fett", "aat"], "ships": ["providence_class_dreadnought"]},
    )
    for marker, n in ((0, 1), (-1, 1), (1, 2)):
        t = separatists(*sides, force=marker)
        assert [bonus(t, card) for card in ("general_grievous#1", "jango_fett#1")] == [n, n]
        others = ("magnaguard#1", "b1_battle_droid#1", "aat#1", "providence_class_dreadnought#1")
        assert [bonus(t, card) for card in others] == [0] * 4
    t = separatists({"units": ["general_grievous"], "hand": ["magnaguard"]}, sides[1], force=1)
    assert [bonus(t, card) for card in ("general_grievous#1", "jango_fett#1")] == [0, 0]


@pytest.mark.rule("DBG-464")
def test_naboo_strengthens_the_ships_of_both() -> None:
    sides = ({"ships": ["acclamator"]}, {"ships": ["consular_class_cruiser"]}, {"ships": ["droid_control_ship"]})
    ships = ("acclamator", "consular_class_cruiser", "droid_control_ship")
    for owner, n in ((0, 2), (1, 2), (None, 0)):
        mine = [{**side, "base": ["naboo"]} if seat == owner else side for seat, side in enumerate(sides)]
        points = republic(*mine).view(None)["hit_points"]
        more = [points[f"{ship}#1"] - facts(ship)["hit_points"] for ship in ships]
        assert more == [n, n, 0]
        assert points["xorrn#1"] == facts("xorrn")["hit_points"] and points.get("naboo#1", 0) in (
            0, facts("naboo")["hit_points"],
        )  # fmt: skip
    damage = {"consular_class_cruiser#1": facts("consular_class_cruiser")["hit_points"] - 1}
    foe = {"units": ["b1_battle_droid"]}
    for base, left in ((["naboo"], ["consular_class_cruiser"]), (["rishi"], [])):
        t = republic({"base": base}, sides[1], {}, foe, active=2, marks={"damage": damage})
        do(t, "commit b1_battle_droid#1 base", "resolve base", seat=3)
        assert zone(t, "ships", 1) == left, "the ally's ship endures 2 more"
    damage = {"consular_class_cruiser#1": facts("consular_class_cruiser")["hit_points"] + 1}
    damage["naboo#1"] = facts("naboo")["hit_points"] - 2
    t = republic({"base": ["naboo"]}, sides[1], {"units": ["vulture_droid"]}, active=2, marks={"damage": damage})
    do(t, "use vulture_droid", "hit naboo#1", seat=2)
    assert zone(t, "ships", 1) == [] and zone(t, "discard", 1) == ["consular_class_cruiser"], "while it is the base"


@pytest.mark.rule("DBG-462")
def test_with_mygeeto_both_keep_their_unspent_resources() -> None:
    for sides, kept in (
        (({"base": ["mygeeto"]}, {}), [3, 4]),
        (({}, {"base": ["mygeeto"]}), [3, 4]),
        (({}, {}), [0, 0]),
    ):
        t = separatists({**sides[0], "resources": 3}, {**sides[1], "resources": 4})
        end(t, 0, 1, 2, 3)
        assert [number(t, "resources", seat) for seat in (0, 1)] == kept
    t = separatists({}, {}, {"resources": 5}, {}, active=2)
    end(t, 2, 3)
    assert number(t, "resources", 2) == 0
    t = separatists({"base": ["mygeeto"]}, {}, {"resources": 5}, {"resources": 5}, active=2)
    end(t, 2, 3)
    assert number(t, "resources", 2) == number(t, "resources", 3) == 0, "not the opponents'"


# attack that depends on other cards


@pytest.mark.rule("DBG-430")
def test_aurra_sing_counts_the_row_of_her_own_region() -> None:
    for row, row_2, mine, allys in (
        (["embo"], ["stap"], 2, 0), (["stap"], ["latts_razzi"], 0, 2), (["stap"], ["hondo_ohnaka"], 0, 0),
    ):  # fmt: skip
        t = republic({"units": ["aurra_sing#1"]}, {"units": ["aurra_sing#2"]}, galaxy_row=row, galaxy_row_2=row_2)
        assert [bonus(t, "aurra_sing#1"), bonus(t, "aurra_sing#2")] == [mine, allys]
    t = republic({"units": ["aurra_sing#1", "embo"]}, {"units": ["latts_razzi"]}, galaxy_discard=["cad_bane"])
    assert bonus(t, "aurra_sing#1") == 0, "in the row, not in play"


@pytest.mark.rule("DBG-438")
def test_the_droideka_has_more_attack_if_either_exiled_a_card_this_turn() -> None:
    sides = ({"units": ["droideka#1", "vulture_droid#1"]}, {"units": ["droideka#2", "vulture_droid#2"], "deck": []})
    t = separatists(*sides)
    assert bonus(t, "droideka#1") == bonus(t, "droideka#2") == 0
    for seat in (0, 1):
        armed = do(t.copy(), f"use vulture_droid#{seat + 1}", "hit rishi#1", seat=seat)
        assert bonus(armed, "droideka#1") == bonus(armed, "droideka#2") == 2
    t = separatists({"units": ["vulture_droid"], "hand": [], "deck": ["separatist_shuttle"] * 5},
                    {"deck": ["droideka", "separatist_shuttle", "separatist_shuttle"]})  # fmt: skip
    do(t, "use vulture_droid", "hit rishi#1", seat=0)
    end(t, 0, 1, 2, 3)
    do(t, "play droideka", seat=1)
    assert bonus(t, "droideka#1") == 0, "this turn"


@pytest.mark.rule("DBG-439")
def test_embo_counts_the_other_neutral_cards_of_both_up_to_six() -> None:
    t = republic({"units": ["embo", "nightsister", "at_te"]}, {"units": ["latts_razzi"], "ships": ["cr70_corvette"]},
                 {"ships": ["aurora_class_freighter"]})  # fmt: skip
    assert bonus(t, "embo#1") == 3, "not himself, not the Republic's, not the opponents'"
    ally = ["latts_razzi", "cad_bane", "hondo_ohnaka", "aurra_sing", "weequay_pirate#1"]
    t = republic({"units": ["embo"]}, {"units": ally})
    assert bonus(t, "embo#1") == 5
    t = republic({"units": ["embo", "nightsister#1", "nightsister#2"]}, {"units": ally})
    assert bonus(t, "embo#1") == 6


@pytest.mark.rule("DBG-451")
def test_captain_rex_counts_unique_units_of_all_players_and_of_his_row() -> None:
    t = republic({"units": ["captain_rex#1"]}, {}, galaxy_row=["stap"])
    assert bonus(t, "captain_rex#1") == 1, "he is one himself"
    sides: tuple[Side, ...] = (
        {"units": ["captain_rex#1", "arc_trooper"]},
        {"units": ["padme_amidala", "captain_rex#2"], "ships": ["cr70_corvette"]},
    )
    rows: Side = {
        "galaxy_row": ["embo", "general_grievous", "stap"],
        "galaxy_row_2": ["cad_bane"],
        "galaxy_discard": ["aurra_sing"],
    }
    t = republic(*sides, **rows)
    assert bonus(t, "captain_rex#1") == 3 + 2 and bonus(t, "captain_rex#2") == 3 + 1
    foes = ({"units": ["jango_fett"]}, {"units": ["nute_gunray", "aat"]})
    t = republic(*sides, *foes, **rows)
    assert bonus(t, "captain_rex#1") == 3 + 2 + 2, "in all play areas"


@pytest.mark.rule("DBG-482")
def test_the_barc_trooper_has_more_attack_with_another_trooper_of_either() -> None:
    for mine, ally, n in (
        (["clone_trooper"], {}, 2),
        ([], {"units": ["clone_trooper"]}, 2),
        ([], {"units": ["at_te", "padme_amidala"]}, 0),
        ([], {"hand": ["clone_trooper"]}, 0),
        ([], {}, 0),
    ):
        t = republic({"units": ["barc_trooper#1", *mine]}, ally)
        assert bonus(t, "barc_trooper#1") == n
    t = republic({"units": ["barc_trooper#1"]}, {"units": ["barc_trooper#2"]})
    assert bonus(t, "barc_trooper#1") == bonus(t, "barc_trooper#2") == 2


@pytest.mark.rule("DBG-495")
def test_symbols_missing_in_the_team_tables() -> None:
    t = separatists({"units": ["droideka", "vulture_droid"], "base": ["felucia"]}, {"units": ["embo", "aurra_sing"]})
    do(t, "use vulture_droid", "hit rishi#1", seat=0)
    assert bonus(t, "droideka#1") == 3 and bonus(t, "embo#1") == 1 and number(t, "resources", 0) == 0, "attack"
    t = republic(
        {"units": ["arc_170"], "deck": ["clone_trooper"]}, {"units": ["mace_windu"], "deck": ["at_te"]}, force=-1
    )
    do(t, "use arc_170", seat=0)
    do(t, "use mace_windu", seat=1)
    assert bonus(t, "arc_170#1") == 2 and bonus(t, "mace_windu#1") == 1, "attack"
    side = {"base": ["geonosis"], "discard": ["droideka"], "resources": 9}
    t = separatists(side, {"units": ["shady_contact"]}, force=1, galaxy_row=["embo"])
    do(t, "use geonosis", seat=0)
    assert number(t, "resources", 0) == 9 - facts("droideka")["cost"], "resources are spent"
    do(t, "use shady_contact", seat=1)
    left = number(t, "resources", 0)
    do(t, "buy embo", seat=0)
    assert number(t, "resources", 0) == left - (facts("embo")["cost"] - 2), "and saved"
    t = separatists({"units": ["latts_razzi"]}, galaxy_row=["at_rt"], galaxy_deck=["mtt", "aat", "stap"] * 2)
    do(t, "commit latts_razzi#1 at_rt#1", "resolve at_rt#1", "decline", "answer latts_razzi#1", seat=0)
    assert number(t, "resources", 0) == 1
    t = separatists({"units": ["stap"]}, galaxy_row=["at_rt"], force=0)
    do(t, "use stap", seat=0)
    assert force(t) == 1 and number(t, "resources", 0) == 0, "Force"
    t = separatists({"units": ["magnaguard", "jango_fett", "aurra_sing"]}, galaxy_row=["latts_razzi"])
    assert bonus(t, "jango_fett#1") == 1 and bonus(t, "aurra_sing#1") == 1 + 2, "attack"
    squad: Side = {"units": ["aayla_secura", "barc_trooper", "clone_trooper", "v_19_torrent"]}
    t = republic({**squad, "ships": ["venator_class_star_destroyer"]}, force=1)
    assert [bonus(t, f"{card}#1") for card in squad["units"][1:]] == [1 + 2, 1, 1], "attack"
    t = republic({"hand": ["jar_jar_binks"]}, {"resources": 2}, force=0)
    do(t, "play jar_jar_binks", seat=0)
    do(t, "pay jar_jar_binks#1", seat=1)
    assert number(t, "resources", 1) == 0 and force(t) == 1, "resources for Force"
    t = revealing("cato_neimoidia", SEPARATISTS, galaxy_row=["at_rt"], galaxy_discard=["at_te"])
    do(t, "discard at_rt#1", seat=0)
    assert number(t, "resources", 0) == facts("at_te")["cost"], "resources"


# conditions that the ally's cards satisfy


@pytest.mark.rule("DBG-424")
def test_admiral_trench_draws_two_if_either_had_a_ship_when_the_turn_began() -> None:
    deck = ["admiral_trench", *["separatist_shuttle"] * 7]
    for ships, drawn in (((["droid_control_ship"], []), 2), (([], ["droid_control_ship"]), 2), (([], []), 1)):
        sides = (
            {"hand": deck[:1], "deck": deck[1:], "ships": ships[0]},
            {"ships": ships[1], "hand": ["cr70_corvette"]},
        )
        t = end(separatists(*sides, active=2), 2, 3)
        assert free(t)
        do(t, "play cr70_corvette", seat=1)
        do(t, "play admiral_trench", seat=0)
        assert refused(t, "use admiral_trench#1", seat=1) == "DBG-339"
        do(t, "use admiral_trench", seat=0)
        assert zone(t, "hand", 0) == ["separatist_shuttle"] * drawn, "one played in the turn does not count"
        assert zone(t, "hand", 1) == []


@pytest.mark.rule("DBG-428")
def test_another_trooper_of_either_lets_the_at_rt_repair_either_base() -> None:
    damage = {"damage": {"rishi#1": 3, "rishi#2": 5}}
    mine, ally = {"units": ["at_rt"], "base": ["rishi#1"]}, {"units": ["clone_trooper"], "base": ["rishi#2"]}
    t = republic(mine, ally, marks=damage)
    assert refused(t, "use at_rt#1", seat=1) == "DBG-339"
    for n, left in ((1, [1, 5]), (2, [3, 3])):
        mended = do(t.copy(), "use at_rt", f"repair rishi#{n}", seat=0)
        assert [mark(mended, "damage", f"rishi#{i}") for i in (1, 2)] == left
    assert can(
        republic({**mine, "units": ["at_rt", "clone_trooper"]}, {"base": ["rishi#2"]}, marks=damage), "use at_rt"
    )
    for units in ([], ["at_te"]):
        t = republic(mine, {**ally, "units": units}, marks=damage)
        assert refused(t, "use at_rt#1", seat=0) == "DBG-229", "another trooper than itself"


@pytest.mark.rule("DBG-431")
def test_cad_bane_adds_up_the_neutral_cards_of_both_and_exiles_only_his_players_card() -> None:
    mine = {"units": ["cad_bane"], "hand": ["clone_trooper"], "discard": ["at_te"]}
    ally = {"units": ["embo"], "ships": ["cr70_corvette"], "hand": ["jedi_knight"], "discard": ["arc_trooper"]}
    foes = ({"ships": ["droid_control_ship"]}, {"ships": ["munificent_class_frigate"]})
    t = republic(mine, ally, *foes)
    assert refused(t, "use cad_bane#1", seat=1) == "DBG-339"
    do(t, "use cad_bane", seat=0)
    exiled = do(t.copy(), "take exile-cards", seat=0)
    assert sorted(keys(exiled, 0)) == ["exile at_te#1", "exile clone_trooper#1"], "one, and only the player's own cards"
    do(exiled, "exile at_te#1", seat=0)
    assert zone(exiled, "exile", 0) == ["at_te"] and zone(exiled, "exile", 1) == [] and zone(exiled, "ships", 2)
    do(t, "take destroy-ship", "destroy munificent_class_frigate", seat=0)
    assert zone(t, "ships", 3) == [] and zone(t, "ships", 2) == ["droid_control_ship"] and zone(t, "exile", 0) == []
    t = republic(mine, {**ally, "ships": []}, *foes)
    assert refused(t, "use cad_bane#1", seat=0) == "DBG-229", "two are not three"
    t = republic({**mine, "hand": [], "discard": []}, ally, *foes)
    do(t, "use cad_bane", seat=0)
    assert refused(t, "take exile-cards", seat=0) == "DBG-248", "no card of their own to exile"


@pytest.mark.rule("DBG-471")
def test_the_allys_naboo_counts_for_padme_amidala() -> None:
    mine = {"units": ["padme_amidala"], "deck": ["republic_shuttle"] * 3}
    for side, ally, drawn in (
        ({}, {"base": ["naboo"]}, 2),
        ({"base": ["naboo"]}, {}, 2),
        ({}, {"bases": ["naboo"]}, 1),
    ):
        t = republic({**mine, **side}, ally)
        assert refused(t, "use padme_amidala#1", seat=1) == "DBG-339"
        do(t, "use padme_amidala", seat=0)
        assert len(zone(t, "hand", 0)) == drawn and zone(t, "hand", 1) == []


@pytest.mark.rule("DBG-480")
def test_another_neutral_card_of_either_lets_the_weequay_pirate_draw() -> None:
    mine = {"units": ["weequay_pirate#1"], "deck": ["republic_shuttle"] * 2}
    for ally in ({"units": ["embo"]}, {"ships": ["cr70_corvette"]}):
        t = republic(mine, ally)
        assert refused(t, "use weequay_pirate#1", seat=1) == "DBG-339"
        do(t, "use weequay_pirate", seat=0)
        assert zone(t, "hand", 0) == ["republic_shuttle"] and zone(t, "hand", 1) == []
    assert can(republic({**mine, "units": ["weequay_pirate#1", "embo"]}), "use weequay_pirate#1", seat=0)
    for ally in ({"units": ["clone_trooper"]}, {"discard": ["embo"]}, {}):
        assert refused(republic(mine, ally), "use weequay_pirate#1", seat=0) == "DBG-229"


@pytest.mark.rule("DBG-481")
def test_a_jedi_or_another_trooper_of_either_lets_the_arc_trooper_fire_at_a_base_of_choice() -> None:
    mine = {"units": ["arc_trooper#1"]}
    foes = ({"base": ["felucia"], "ships": ["droid_control_ship"]}, {"base": ["geonosis"]})
    for ally in ({"units": ["jedi_knight"]}, {"units": ["clone_trooper"]}):
        t = republic(mine, ally, *foes)
        assert refused(t, "use arc_trooper#1", seat=1) == "DBG-339"
        do(t, "use arc_trooper", seat=0)
        assert sorted(keys(t, 0)) == ["hit felucia#1", "hit geonosis#1"], "bases, not ships"
        do(t, "hit geonosis#1", seat=0)
        assert mark(t, "damage", "geonosis") == 2 and mark(t, "damage", "felucia") == 0
    for unit in ("jedi_knight", "clone_trooper"):
        assert can(republic({"units": ["arc_trooper#1", unit]}, {}, *foes), "use arc_trooper#1", seat=0)
    for ally in ({}, {"units": ["at_te"]}, {"hand": ["jedi_knight"]}):
        assert refused(republic(mine, ally, *foes), "use arc_trooper#1", seat=0) == "DBG-229"


@pytest.mark.rule("DBG-474")
def test_stap_counts_the_row_of_its_own_region() -> None:
    more, less = ["at_rt", "arc_trooper", "aat"], ["at_rt", "aat", "embo", "cad_bane"]
    t = separatists({"units": ["stap"]}, {}, galaxy_row=more, galaxy_row_2=less, force=0)
    assert refused(t, "use stap#1", seat=1) == "DBG-339"
    do(t, "use stap", seat=0)
    assert force(t) == 1
    t = separatists({"units": ["stap"]}, {}, galaxy_row=less, galaxy_row_2=more, force=0)
    assert refused(t, "use stap#1", seat=0) == "DBG-229", "as many are not more, and neutral cards do not count"


# the turn's first card of a kind


@pytest.mark.parametrize(
    ("factions", "base"),
    [
        pytest.param(SEPARATISTS, "mustafar_cw", marks=pytest.mark.rule("DBG-461")),
        pytest.param(REPUBLIC, "rodia_cw", marks=pytest.mark.rule("DBG-472")),
    ],
)
def test_the_player_of_the_turns_first_neutral_card_draws(factions: str, base: str) -> None:
    shuttle = "republic_shuttle" if factions == REPUBLIC else "separatist_shuttle"
    ally = {"hand": [shuttle, "nightsister"], "deck": [shuttle] * 3}
    sides = ({"base": [base], "hand": ["embo"], "deck": [shuttle]}, ally)
    t = do(teams(factions, *sides), f"play {shuttle}", seat=1)
    assert free(t), "not a neutral card"
    do(t, "play nightsister", seat=1)
    assert list(t.choices) == [1] and keys(t, 1) == [f"answer {base}#1", "pass"]
    do(t, f"answer {base}#1", seat=1)
    assert zone(t, "hand", 1) == [shuttle] and zone(t, "hand", 0) == ["embo"]
    do(t, "play embo", seat=0)
    assert free(t) and zone(t, "hand", 0) == [], "once: the team's first"
    later = end(teams(factions, {**sides[0], "neutrals_played": 1}, ally, active=2), 2, 3)
    assert keys(do(later, "play embo", seat=0), 0) == [f"answer {base}#1", "pass"], "in each turn"
    t = do(teams(factions, *sides), "play embo", f"answer {base}#1", seat=0)
    assert zone(t, "hand", 0) == [shuttle] and len(zone(t, "hand", 1)) == 2, "either of them"
    assert free(do(t, "play nightsister", seat=1))
    t = teams(factions, {**sides[0], "base": [f"{base}#1"]}, {**ally, "base": [f"{base}#2"]})
    do(t, "play nightsister", f"answer {base}#1", f"answer {base}#2", seat=1)
    assert zone(t, "hand", 1) == [shuttle] * 3 and zone(t, "hand", 0) == ["embo"], "two for two"


@pytest.mark.rule("DBG-449")
def test_the_player_of_the_turns_first_trooper_returns_one_for_kamino() -> None:
    ally = {"hand": ["republic_shuttle", "clone_trooper#1"], "discard": ["arc_trooper", "barc_trooper", "at_te"]}
    sides = ({"base": ["kamino"], "hand": ["clone_trooper#2"], "discard": ["captain_rex", "at_rt"]}, ally)
    t = do(republic(*sides), "play republic_shuttle", seat=1)
    assert free(t)
    do(t, "play clone_trooper#1", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "take-card") == ["arc_trooper", "barc_trooper"], "their own troopers"
    assert can(t, "decline", seat=1)
    do(t, "take-card arc_trooper", seat=1)
    assert zone(t, "hand", 1) == ["arc_trooper"] and zone(t, "discard", 0) == ["captain_rex", "at_rt"]
    assert free(do(t, "play clone_trooper#2", seat=0)), "once: the team's first"
    later = end(republic({**sides[0], "troopers_played": 1}, ally, active=2), 2, 3)
    assert can(do(later, "play clone_trooper#2", seat=0), "take-card captain_rex", seat=0), "in each turn"
    t = do(republic(*sides), "play clone_trooper#2", "take-card captain_rex", seat=0)
    assert zone(t, "hand", 0) == ["captain_rex"], "either of them"
    assert free(do(t, "play clone_trooper#1", seat=1))
    t = republic({**sides[0], "base": ["kamino#1"]}, {**ally, "base": ["kamino#2"]})
    do(t, "play clone_trooper#1", "answer kamino#1", "take-card arc_trooper", seat=1)
    do(t, "take-card barc_trooper", seat=1)
    assert sorted(zone(t, "hand", 1)) == ["arc_trooper", "barc_trooper", "republic_shuttle"], "two for two"
    assert free(t) and zone(t, "hand", 0) == ["clone_trooper"]


@pytest.mark.rule("DBG-484")
def test_a_second_base_about_a_first_event_doubles_it() -> None:
    for factions, base in ((SEPARATISTS, "mustafar_cw"), (REPUBLIC, "rodia_cw")):
        shuttle = "republic_shuttle" if factions == REPUBLIC else "separatist_shuttle"
        t = teams(factions, {"base": [f"{base}#1"], "hand": ["embo"], "deck": [shuttle] * 3}, {"base": [f"{base}#2"]})
        do(t, "play embo", f"answer {base}#2", f"answer {base}#1", seat=0)
        assert zone(t, "hand", 0) == [shuttle] * 2
    side = {"base": ["kamino#1"], "hand": ["clone_trooper"], "discard": ["arc_trooper", "barc_trooper", "captain_rex"]}
    t = republic(side, {"base": ["kamino#2"]})
    do(t, "play clone_trooper", "answer kamino#2", "take-card arc_trooper", "take-card captain_rex", seat=0)
    assert zone(t, "hand", 0) == ["arc_trooper", "captain_rex"] and free(t)


# the top card of a deck: revealed by the card's player or by the ally instead


def revealers(
    card: str, *tops: str, marker: int = 0, mine: Side | None = None, ally: Side | None = None
) -> kantyna.Table:
    """Seat 0 has the card in play; these are the top cards of the two decks, with a shuttle below each."""
    sides = (
        {"units": [card], "deck": [tops[0], "republic_shuttle"], **(mine or {})},
        {"deck": [tops[1], "republic_shuttle"], **(ally or {})},
    )
    return republic(*sides, force=marker)


def revealed(t: kantyna.Table) -> list[tuple[int, str]]:
    """Which seat has revealed which card, as an opponent sees it."""
    return [(event.seat, str(event.view(3)["card"]).partition("#")[0]) for event in t.events if event.kind == "reveal"]


@pytest.mark.rule("DBG-425")
def test_ahsoka_tano_swaps_the_top_card_of_the_player_who_reveals_it() -> None:
    piles: Side = {"mine": {"discard": ["at_te", "delta_7b"]}, "ally": {"discard": ["arc_170", "laat_gunship"]}}
    t = revealers("ahsoka_tano", "clone_trooper", "jedi_knight", marker=1, **piles)
    mine = do(t.copy(), "use ahsoka_tano", seat=0)
    assert revealed(mine) == [(0, "clone_trooper")]
    assert sorted(keys(mine, 0)) == ["decline", "swap at_te#1", "swap delta_7b#1"]
    do(mine, "swap at_te#1", seat=0)
    assert zone(mine, "deck", 0) == ["at_te", "republic_shuttle"]
    assert sorted(zone(mine, "discard", 0)) == ["clone_trooper", "delta_7b"]
    assert refused(mine, "use ahsoka_tano#1", seat=1) == "DBG-126", "instead, not as well"
    do(t, "use ahsoka_tano", seat=1)
    assert revealed(t) == [(1, "jedi_knight")] and list(t.choices) == [1]
    assert sorted(keys(t, 1)) == ["decline", "swap arc_170#1", "swap laat_gunship#1"], "the ally's discard pile"
    do(t, "swap laat_gunship#1", seat=1)
    assert zone(t, "deck", 1) == ["laat_gunship", "republic_shuttle"]
    assert sorted(zone(t, "discard", 1)) == ["arc_170", "jedi_knight"] and zone(t, "discard", 0) == [
        "at_te",
        "delta_7b",
    ]
    for seat, card in ((0, "clone_trooper"), (1, "jedi_knight")):
        dark = do(revealers("ahsoka_tano", "clone_trooper", "jedi_knight", **piles), "use ahsoka_tano", seat=seat)
        assert free(dark) and revealed(dark) == [(seat, card)] and zone(dark, "deck", seat)[0] == card


@pytest.mark.rule("DBG-427")
def test_arc_170_has_more_attack_for_a_fighter_or_trooper_on_either_deck() -> None:
    for mine, allys, user, n in (
        ("clone_trooper", "at_te", 0, 2), ("clone_trooper", "at_te", 1, 0),
        ("at_te", "v_19_torrent", 1, 2), ("at_te", "v_19_torrent", 0, 0),
    ):  # fmt: skip
        t = do(revealers("arc_170", mine, allys), "use arc_170", seat=user)
        assert revealed(t) == [(user, (mine, allys)[user])] and bonus(t, "arc_170#1") == n
        assert free(t) and zone(t, "deck", user)[0] == (mine, allys)[user], "it stays there"
        assert refused(t, "use arc_170#1", seat=1 - user) == "DBG-126"


@pytest.mark.rule("DBG-436")
@pytest.mark.parametrize("user", [0, 1])
def test_delta_7b_draws_a_jedi_or_discards_anything_else_of_either_deck(user: int) -> None:
    for card, verb, zone_name in (("jedi_knight", "draw", "hand"), ("at_te", "discard", "discard")):
        t = revealers("delta_7b", *((card, "arc_trooper") if user == 0 else ("arc_trooper", card)))
        do(t, "use delta_7b", seat=user)
        assert revealed(t) == [(user, card)] and list(t.choices) == [user]
        assert keys(t, user) == [f"{verb} {card}#1", "decline"]
        left = do(t.copy(), "decline", seat=user)
        assert zone(left, "deck", user) == [card, "republic_shuttle"]
        do(t, f"{verb} {card}#1", seat=user)
        assert zone(t, zone_name, user) == [card] and zone(t, "deck", user) == ["republic_shuttle"]
        assert len(zone(t, "deck", 1 - user)) == 2
        if verb == "discard":
            assert free(t) and refused(t, "use delta_7b#1", seat=1 - user) == "DBG-126"


@pytest.mark.rule("DBG-436")
@pytest.mark.parametrize("user", [0, 1])
def test_delta_7b_does_not_affect_the_card_below_a_drawn_jedi(user: int) -> None:
    t = do(revealers("delta_7b", "jedi_knight#1", "jedi_knight#2"), "use delta_7b", seat=user)
    do(t, f"draw jedi_knight#{user + 1}", seat=user)
    assert free(t), "only the revealed card is drawn or discarded"
    assert zone(t, "deck", user) == ["republic_shuttle"] and zone(t, "discard", user) == []


@pytest.mark.rule("DBG-450")
@pytest.mark.parametrize("user", [0, 1])
def test_laat_gunship_draws_a_jedi_or_trooper_of_either_deck(user: int) -> None:
    for card in ("jedi_knight", "clone_trooper"):
        t = revealers("laat_gunship", *((card, "at_te") if user == 0 else ("at_te", card)))
        do(t, "use laat_gunship", seat=user)
        assert revealed(t) == [(user, card)] and keys(t, user) == [f"draw {card}#1", "decline"]
        do(t, f"draw {card}#1", seat=user)
        assert zone(t, "hand", user) == [card] and zone(t, "hand", 1 - user) == []
        assert refused(t, "use laat_gunship#1", seat=1 - user) == "DBG-126"
    t = do(revealers("laat_gunship", "at_te", "at_te" if user else "jedi_knight"), "use laat_gunship", seat=user)
    assert free(t) and zone(t, "hand", user) == [], "anything else stays"


@pytest.mark.rule("DBG-458")
@pytest.mark.parametrize("user", [0, 1])
def test_mace_windu_gains_attack_if_either_reveals(user: int) -> None:
    for marker, n in ((-1, 1), (0, 1), (1, 2)):
        t = do(revealers("mace_windu", "at_te", "arc_trooper", marker=marker), "use mace_windu", seat=user)
        assert revealed(t) == [(user, ("at_te", "arc_trooper")[user])]
        assert bonus(t, "mace_windu#1") == n and free(t)
        assert refused(t, "use mace_windu#1", seat=1 - user) == "DBG-126"


@pytest.mark.rule("DBG-478")
@pytest.mark.parametrize("user", [0, 1])
def test_v_19_torrent_lets_the_revealing_player_discard_the_card(user: int) -> None:
    card = ("at_te", "arc_trooper")[user]
    t = do(revealers("v_19_torrent", "at_te", "arc_trooper"), "use v_19_torrent", seat=user)
    assert revealed(t) == [(user, card)] and keys(t, user) == [f"discard {card}#1", "decline"]
    assert list(t.choices) == [user]
    left = do(t.copy(), "decline", seat=user)
    assert zone(left, "deck", user) == [card, "republic_shuttle"]
    do(t, f"discard {card}#1", seat=user)
    assert zone(t, "discard", user) == [card] and zone(t, "discard", 1 - user) == []
    assert refused(t, "use v_19_torrent#1", seat=1 - user) == "DBG-126"


@pytest.mark.rule("DBG-467")
def test_obi_wan_is_taken_by_the_player_who_reveals_him_from_their_deck() -> None:
    for user in (0, 1):
        sides: list[Side] = [{"units": ["laat_gunship"], "deck": ["at_te"]}, {"deck": ["at_te"]}]
        sides[user]["deck"] = ["obi_wan_kenobi", "clone_trooper", "republic_shuttle"]
        t = do(republic(*sides), "use laat_gunship", seat=user)
        assert list(t.choices) == [user] and keys(t, user) == ["answer obi_wan_kenobi#1", "pass"]
        kept = do(t.copy(), "pass", seat=user)
        assert keys(kept, user) == ["draw obi_wan_kenobi#1", "decline"], "he is a Jedi anyhow"
        do(t, "answer obi_wan_kenobi#1", seat=user)
        assert zone(t, "hand", user) == ["obi_wan_kenobi"] and zone(t, "hand", 1 - user) == []
        assert revealed(t) == [(user, "obi_wan_kenobi"), (user, "clone_trooper")]
        assert keys(t, user) == ["draw clone_trooper#1", "decline"], "the next card instead"
    t = republic({"units": ["v_19_torrent", "obi_wan_kenobi"], "deck": ["at_te"]}, {"hand": []})
    assert keys(do(t, "use v_19_torrent", seat=0), 0) == ["discard at_te#1", "decline"], "only revealed from the deck"


@pytest.mark.rule("DBG-489")
def test_an_ally_who_uses_an_ability_makes_its_choices_and_the_teams_force_counts() -> None:
    ally = {"discard": ["clone_trooper", "arc_trooper"], "deck": ["republic_shuttle"]}
    for marker, zone_name in ((1, "hand"), (0, "deck")):
        t = republic({"units": ["clone_commander_cody"], "discard": ["barc_trooper"]}, ally, force=marker)
        do(t, "use clone_commander_cody", seat=1)
        assert list(t.choices) == [1], "the ally makes the choices"
        do(t, f"{'take-card' if marker else 'put-on-deck'} arc_trooper", seat=1)
        assert zone(t, zone_name, 1)[0] == "arc_trooper"
    t = revealers("ahsoka_tano", "at_te", "at_rt", ally={"discard": ["arc_trooper"]}, mine={"hand": ["jedi_knight"]})
    do(t, "play jedi_knight", "take force", seat=0)
    do(t, "use ahsoka_tano", seat=1)
    assert list(t.choices) == [1] and sorted(keys(t, 1)) == ["decline", "swap arc_trooper#1"]


@pytest.mark.rule("DBG-490")
def test_the_attack_stays_with_the_unit_whose_ability_the_ally_used() -> None:
    sides = ({"units": ["arc_170#1", "mace_windu#1"]}, {"units": ["arc_170#2"], "deck": ["clone_trooper"]})
    t = republic(*sides, {"base": ["felucia"]}, {"base": []}, force=1)
    do(t, "use arc_170#1", "use mace_windu#1", seat=1)
    assert [bonus(t, card) for card in ("arc_170#1", "mace_windu#1", "arc_170#2")] == [2, 2, 0]
    do(t, "commit arc_170#1 base", "resolve base", seat=0)
    assert mark(t, "damage", "felucia") == facts("arc_170")["attack"] + 2


# other abilities that the ally may resolve instead


@pytest.mark.rule("DBG-429")
def test_at_te_puts_a_unit_of_its_user_on_the_users_deck() -> None:
    sides = (
        {"units": ["at_te", "clone_trooper#1", "arc_trooper"], "deck": ["republic_shuttle"]},
        {"units": ["padme_amidala", "delta_7b"], "ships": ["acclamator"], "deck": ["republic_shuttle"]},
    )
    t = do(republic(*sides), "use at_te", seat=0)
    assert picks(t, 0, "put-on-deck") == ["arc_trooper", "clone_trooper"], "another unit than itself"
    do(t, "put-on-deck arc_trooper", seat=0)
    assert zone(t, "deck", 0) == ["arc_trooper", "republic_shuttle"] and zone(t, "units", 0) == [
        "at_te",
        "clone_trooper",
    ]
    assert refused(t, "use at_te#1", seat=1) == "DBG-126", "instead, not as well"
    t = do(republic(*sides), "use at_te", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "put-on-deck") == ["delta_7b", "padme_amidala"], "units of the ally's"
    do(t, "put-on-deck padme_amidala", seat=1)
    assert zone(t, "deck", 1) == ["padme_amidala", "republic_shuttle"] and zone(t, "units", 1) == ["delta_7b"]
    assert zone(t, "deck", 0) == ["republic_shuttle"] and refused(t, "use at_te#1", seat=0) == "DBG-126"
    t = republic({"units": ["at_te"]}, {"ships": ["acclamator"]})
    assert refused(t, "use at_te#1", seat=0) == refused(t, "use at_te#1", seat=1) == "DBG-132"


@pytest.mark.rule("DBG-441")
def test_fetts_firespray_returns_a_neutral_unit_of_its_user() -> None:
    sides = (
        {"units": ["fetts_firespray"], "discard": ["embo#1", "nightsister", "at_te", "cr70_corvette"]},
        {"discard": ["latts_razzi#1", "weequay_pirate", "arc_trooper"]},
    )
    rows: Side = {"galaxy_row": ["aat"], "galaxy_row_2": ["magnaguard"]}
    t = republic(*sides, **rows)
    mine = do(t.copy(), "use fetts_firespray", seat=0)
    assert picks(mine, 0, "take-card") == ["embo", "nightsister"], "neutral units"
    do(mine, "take-card embo", "play embo", "commit embo#1 aat#1", seat=0)
    assert strength(mine, "aat#1") == facts("embo")["attack"] + 1 + 2 and bonus(mine, "embo#1") == 1, "against the row"
    assert refused(mine, "use fetts_firespray#1", seat=1) == "DBG-126", "instead, not as well"
    do(t, "use fetts_firespray", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "take-card") == ["latts_razzi", "weequay_pirate"]
    plain = do(
        t.copy(), "take-card weequay_pirate", "play weequay_pirate", "commit weequay_pirate#1 magnaguard#1", seat=1
    )
    assert strength(plain, "magnaguard#1") == facts("weequay_pirate")["attack"], "no bounty hunter"
    do(t, "take-card latts_razzi", "play latts_razzi", seat=1)
    at_base = do(t.copy(), "commit latts_razzi#1 base", seat=1)
    assert strength(at_base, "base") == facts("latts_razzi")["attack"]
    do(t, "commit latts_razzi#1 magnaguard#1", seat=1)
    assert strength(t, "magnaguard#1") == facts("latts_razzi")["attack"] + 2
    assert zone(t, "discard", 0) == ["embo", "nightsister", "at_te", "cr70_corvette"]


@pytest.mark.rule("DBG-453")
def test_clone_commander_cody_returns_a_trooper_of_his_user() -> None:
    sides = (
        {
            "units": ["clone_commander_cody"],
            "discard": ["clone_trooper#1", "arc_trooper", "at_te"],
            "deck": ["republic_shuttle"],
        },
        {"discard": ["barc_trooper", "captain_rex", "delta_7b"], "deck": ["republic_shuttle"]},
    )
    for user, troopers in ((0, ["arc_trooper", "clone_trooper"]), (1, ["barc_trooper", "captain_rex"])):
        for marker, verb in ((0, "put-on-deck"), (1, "take-card")):
            t = do(republic(*sides, force=marker), "use clone_commander_cody", seat=user)
            assert list(t.choices) == [user] and picks(t, user, verb) == troopers and not can(t, "decline", seat=user)
            do(t, f"{verb} {troopers[0]}", seat=user)
            assert zone(t, "deck", user) == ([] if marker else [troopers[0]]) + ["republic_shuttle"]
            assert zone(t, "hand", user) == ([troopers[0]] if marker else [])
            assert zone(t, "hand", 1 - user) == [] and zone(t, "deck", 1 - user) == ["republic_shuttle"]
            assert len(zone(t, "discard", 1 - user)) == 3
            assert refused(t, "use clone_commander_cody#1", seat=1 - user) == "DBG-126", "instead, not as well"


@pytest.mark.rule("DBG-460")
def test_the_first_droid_bought_after_an_mtt_goes_on_the_buyers_deck() -> None:
    sides = ({"units": ["mtt"], "resources": 20, "deck": ["separatist_shuttle"]}, {"resources": 20})
    rows: Side = {"galaxy_row": ["droideka#1", "aat"], "galaxy_row_2": ["jango_fett", "stap", "droideka#2"]}
    for user in (0, 1):
        t = do(separatists(*sides, **rows), "use mtt", seat=user)
        assert refused(t, "use mtt#1", seat=1 - user) == "DBG-126", "either may activate it"
        do(t, "buy jango_fett", seat=1)
        do(t, "buy aat", seat=0)
        assert zone(t, "discard", 1) == ["jango_fett"] and zone(t, "discard", 0) == ["aat"], "droids only"
        first = do(t.copy(), "buy droideka#1", seat=0)
        assert zone(first, "deck", 0) == ["droideka", "separatist_shuttle"] and zone(first, "deck", 1) == []
        do(first, "buy stap", seat=1)
        assert "stap" in zone(first, "discard", 1), "the first droid only"
        do(t, "buy stap", seat=1)
        assert zone(t, "deck", 1) == ["stap"] and zone(t, "deck", 0) == ["separatist_shuttle"]
        do(t, "buy droideka#1", seat=0)
        assert "droideka" in zone(t, "discard", 0)
        later = do(next_turn(do(separatists(*sides, **rows), "use mtt", seat=user)), "buy stap", seat=1)
        assert "stap" in zone(later, "discard", 1), "this turn"
    plain = do(separatists(*sides, **rows), "buy stap", seat=1)
    assert zone(plain, "discard", 1) == ["stap"]


@pytest.mark.rule("DBG-476")
def test_the_next_neutral_card_bought_after_a_shady_contact_costs_either_buyer_two_less() -> None:
    sides = ({"units": ["shady_contact"], "resources": 20}, {"resources": 20})
    rows: Side = {"galaxy_row": ["embo", "arc_trooper"], "galaxy_row_2": ["cad_bane", "delta_7b"]}
    cost = {id: facts(id)["cost"] for id in ("embo", "cad_bane", "delta_7b")}
    for user in (0, 1):
        t = do(republic(*sides, force=1, **rows), "use shady_contact", seat=user)
        assert refused(t, "use shady_contact#1", seat=1 - user) == "DBG-126", "either may activate it"
        later = do(next_turn(t), "buy cad_bane", seat=1)
        assert number(later, "resources", 1) == 20 - cost["cad_bane"], "not in a later turn"
        do(t, "buy delta_7b", seat=1)
        assert number(t, "resources", 1) == 20 - cost["delta_7b"], "neutral cards only"
        mine = do(t.copy(), "buy embo", seat=0)
        assert number(mine, "resources", 0) == 20 - cost["embo"] + 2
        do(mine, "buy cad_bane", seat=1)
        assert number(mine, "resources", 1) == 20 - cost["delta_7b"] - cost["cad_bane"], "the next one only"
        do(t, "buy cad_bane", seat=1)
        assert number(t, "resources", 1) == 20 - cost["delta_7b"] - cost["cad_bane"] + 2
        do(t, "buy embo", seat=0)
        assert number(t, "resources", 0) == 20 - cost["embo"]
    t = republic({**sides[0], "resources": cost["embo"] - 2}, {}, force=1, **rows)
    assert refused(t, "buy embo#1", seat=0) == "DBG-112"
    assert can(do(t, "use shady_contact", seat=1), "buy embo", seat=0)
    for seat in (0, 1):
        assert refused(republic(*sides, force=0, **rows), "use shady_contact#1", seat=seat) == "DBG-229"


# bases: revealed, at the start of a turn, used


ROWS: Side = {
    "galaxy_row": ["arc_trooper#1", "embo#1", "stap#1", "acclamator#1", "aat#1", "cr70_corvette#1"],
    "galaxy_row_2": ["delta_7b#1", "cad_bane#1", "droideka#1", "padme_amidala#1", "jango_fett#1", "nightsister#1"],
}


@pytest.mark.parametrize(
    ("factions", "base", "first", "second"),
    [
        pytest.param(
            REPUBLIC, "anaxes", ["acclamator", "arc_trooper", "cr70_corvette", "embo"],
            ["cad_bane", "delta_7b", "nightsister", "padme_amidala"], marks=pytest.mark.rule("DBG-426"),
        ),
        pytest.param(
            SEPARATISTS, "dac", ["aat", "cr70_corvette", "embo", "stap"],
            ["cad_bane", "droideka", "jango_fett", "nightsister"], marks=pytest.mark.rule("DBG-435"),
        ),
    ],
)  # fmt: skip
def test_either_teammate_buys_for_free_when_the_base_is_revealed(
    factions: str, base: str, first: list[str], second: list[str]
) -> None:
    for seat in (0, 1):
        t = revealing(base, factions, seat=seat, **ROWS)
        assert list(t.choices) == [seat] and sorted(keys(t, seat)) == ["seat seat#0", "seat seat#1"]
        for buyer, offered in ((0, first), (1, second)):
            bought = do(t.copy(), f"seat seat#{buyer}", seat=seat)
            assert list(bought.choices) == [buyer] and picks(bought, buyer, "buy") == offered
            assert free(do(bought.copy(), "decline", seat=buyer))
            do(bought, f"buy {offered[1]}", seat=buyer)
            assert zone(bought, "hand", buyer) == [offered[1]] and zone(bought, "hand", 1 - buyer) == []
            assert number(bought, "resources", buyer) == 0 and free(bought), "one card, by one of them"


@pytest.mark.parametrize(
    ("factions", "base"),
    [
        pytest.param(REPUBLIC, "kashyyyk", marks=pytest.mark.rule("DBG-452")),
        pytest.param(SEPARATISTS, "onderon", marks=pytest.mark.rule("DBG-470")),
    ],
)
def test_only_the_revealing_player_exiles_and_only_their_own_cards(factions: str, base: str) -> None:
    own = ["embo", "nightsister", "cad_bane", "latts_razzi"]
    sides = [{"hand": own[:2], "discard": own[2:]}, {"hand": ["hondo_ohnaka"], "discard": ["aurra_sing"]}]
    for seat in (0, 1):
        t = revealing(base, factions, *(sides if seat == 0 else sides[::-1]), seat=seat)
        assert list(t.choices) == [seat] and picks(t, seat, "exile") == sorted(own) and can(t, "decline", seat=seat)
        one = do(t.copy(), "exile cad_bane", "done", seat=seat)
        assert zone(one, "exile", seat) == ["cad_bane"] and free(one)
        do(t, "exile embo", "exile latts_razzi", "exile nightsister", seat=seat)
        assert zone(t, "exile", seat) == ["embo", "latts_razzi", "nightsister"] and free(t), "up to 3"
        assert zone(t, "exile", 1 - seat) == [] and zone(t, "hand", 1 - seat) == ["hondo_ohnaka"]
        assert zone(t, "discard", 1 - seat) == ["aurra_sing"] and zone(t, "discard", seat) == ["cad_bane"]


@pytest.mark.rule("DBG-432")
def test_cato_neimoidia_replaces_an_enemy_card_in_the_region_of_the_resolving_player() -> None:
    piles: Side = {
        **ROWS,
        "galaxy_discard": ["at_te", "aat#2", "laat_gunship"],
        "galaxy_discard_2": ["mace_windu", "arc_170", "mtt"],
    }
    t = revealing("cato_neimoidia", SEPARATISTS, **piles)
    assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
    mine = do(t.copy(), "seat seat#0", seat=0)
    assert picks(mine, 0, "discard") == ["acclamator", "arc_trooper"]
    assert free(do(mine.copy(), "decline", seat=0))
    do(mine, "discard acclamator", seat=0)
    assert picks(mine, 0, "put-in-row") == ["at_te", "laat_gunship"], "another enemy card"
    do(mine, "put-in-row at_te", seat=0)
    assert zone(mine, "galaxy_row")[3] == "at_te" and number(mine, "resources", 0) == facts("at_te")["cost"]
    do(t, "seat seat#1", seat=0)
    assert list(t.choices) == [1] and picks(t, 1, "discard") == ["delta_7b", "padme_amidala"]
    do(t, "discard delta_7b", seat=1)
    assert picks(t, 1, "put-in-row") == ["arc_170", "mace_windu"]
    do(t, "put-in-row mace_windu", seat=1)
    assert zone(t, "galaxy_row_2")[0] == "mace_windu" and sorted(zone(t, "galaxy_discard_2")) == [
        "arc_170",
        "delta_7b",
        "mtt",
    ]
    assert [number(t, "resources", seat) for seat in (0, 1)] == [0, facts("mace_windu")["cost"]]
    assert zone(t, "galaxy_discard") == ["at_te", "aat", "laat_gunship"] and len(zone(t, "galaxy_deck_2")) == 6


@pytest.mark.rule("DBG-433")
def test_christophsis_takes_four_and_each_transport_of_either_repairs_one() -> None:
    for seat in (0, 1):
        t = revealing("christophsis", REPUBLIC, seat=seat)
        assert mark(t, "damage", "christophsis") == 4 and free(t)
    hands = ({"hand": ["republic_shuttle#1", "clone_trooper"]}, {"hand": ["laat_gunship", "republic_shuttle#2"]})
    t = republic(
        {**hands[0], "base": ["christophsis"]}, hands[1], marks={"damage": {"christophsis#1": 4, "rishi#1": 3}}
    )
    do(t, "play clone_trooper", seat=0)
    assert free(t), "no transport"
    do(t, "play republic_shuttle#1", "answer christophsis#1 1", seat=0)
    do(t, "play laat_gunship", "answer christophsis#1 1", seat=1)
    do(t, "play republic_shuttle#2", "answer christophsis#1 1", seat=1)
    assert mark(t, "damage", "christophsis") == 1 and mark(t, "damage", "rishi") == 3, "here, each time"
    damage = {"christophsis#1": 4, "christophsis#2": 3}
    t = republic({"base": ["christophsis#1"]}, {**hands[1], "base": ["christophsis#2"]}, marks={"damage": damage})
    do(t, "play laat_gunship", "answer christophsis#1 1", "answer christophsis#2 1", seat=1)
    assert [mark(t, "damage", f"christophsis#{n}") for n in (1, 2)] == [3, 2] and free(t), "on both"


@pytest.mark.rule("DBG-434")
def test_one_teammate_reveals_their_top_card_for_coruscant() -> None:
    for owner in (0, 1):
        sides: list[Side] = [{"deck": ["at_te", "clone_trooper"]}, {"deck": ["arc_trooper", "republic_shuttle"]}]
        sides[owner]["base"] = ["coruscant_cw"]
        t = end(republic(*sides, active=2), 2, 3)
        assert keys(t, 0) == ["answer coruscant_cw#1", "pass"]
        assert free(do(t.copy(), "pass", seat=0))
        do(t, "answer coruscant_cw#1", seat=0)
        assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
        for chosen, card in ((0, "at_te"), (1, "arc_trooper")):
            one = do(t.copy(), f"seat seat#{chosen}", seat=0)
            assert list(one.choices) == [chosen] and keys(one, chosen) == [f"discard {card}#1", "decline"]
            assert revealed(one) == [(chosen, card)]
            left = do(one.copy(), "decline", seat=chosen)
            assert zone(left, "deck", chosen)[0] == card and free(left)
            do(one, f"discard {card}#1", seat=chosen)
            assert zone(one, "discard", chosen) == [card] and zone(one, "discard", 1 - chosen) == []
            assert len(zone(one, "deck", 1 - chosen)) == 2 and free(one), "once"


@pytest.mark.rule("DBG-445")
def test_either_uses_geonosis_with_their_own_resources_discard_pile_and_hand() -> None:
    cost = facts("droideka")["cost"]
    sides = (
        {"base": ["geonosis"], "discard": ["droideka#1", "aat"], "resources": cost},
        {"discard": ["stap", "b1_battle_droid", "jango_fett"], "resources": facts("stap")["cost"] + 1},
    )
    t = do(separatists(*sides), "use geonosis", seat=0)
    assert zone(t, "hand", 0) == ["droideka"] and [number(t, "resources", seat) for seat in (0, 1)] == [
        0, facts("stap")["cost"] + 1,
    ]  # fmt: skip
    assert refused(t, "use geonosis#1", seat=1) == "DBG-126", "either, once"
    t = do(separatists(*sides), "use geonosis", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "take-card") == ["b1_battle_droid", "stap"], "their own droids"
    do(t, "take-card stap", seat=1)
    assert zone(t, "hand", 1) == ["stap"] and [number(t, "resources", seat) for seat in (0, 1)] == [cost, 1]
    assert zone(t, "discard", 0) == ["droideka", "aat"] and refused(t, "use geonosis#1", seat=0) == "DBG-126"
    t = separatists({**sides[0], "resources": cost - 1}, {"resources": 20})
    assert refused(t, "use geonosis#1", seat=0) == refused(t, "use geonosis#1", seat=1) == "DBG-132", (
        "the ally cannot pay"
    )


@pytest.mark.rule("DBG-457")
def test_lola_sayu_captures_from_the_opponent_of_the_resolving_player() -> None:
    foes = [
        {"discard": ["at_te", "delta_7b"], "deck": ["republic_shuttle"] * 5},
        {"discard": ["arc_trooper", "arc_170"], "deck": ["republic_shuttle"] * 5},
    ]
    for resolver, pile, card in ((0, ["at_te", "delta_7b"], "at_te"), (1, ["arc_170", "arc_trooper"], "arc_170")):
        t = revealing("lola_sayu", SEPARATISTS, {}, {}, *foes)
        assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
        do(t, f"seat seat#{resolver}", seat=0)
        assert (
            list(t.choices) == [resolver] and picks(t, resolver, "capture") == pile and can(t, "decline", seat=resolver)
        )
        do(t, f"capture {card}", seat=resolver)
        assert card not in zone(t, "discard", resolver + 2) and zone(t, "under", 0) == [card]
        end(t, 0, 1)
        position = t.position()
        position["marks"]["damage"] = {"lola_sayu#1": facts("lola_sayu")["hit_points"] - 2}
        position["seats"][2]["hand"], position["seats"][2]["units"] = [], ["clone_trooper#1"]
        t = kantyna.Table.from_position(position)
        do(t, "commit clone_trooper#1 base", "resolve base", "assign lola_sayu#1 2", seat=2)
        assert zone(t, "victory", 2) == ["lola_sayu"] and zone(t, "under", 0) == []
        assert card in zone(t, "discard", resolver + 2) and card not in zone(t, "discard", 3 - resolver)


@pytest.mark.rule("DBG-473")
def test_ryloth_lets_one_exile_from_their_row_and_one_put_their_own_card_on_the_deck() -> None:
    side = {"deck": ["republic_shuttle"]}
    sides = ({**side, "discard": ["arc_trooper#2", "at_te"]}, {**side, "discard": ["captain_rex", "at_rt"]})
    for exiler, enemy in ((0, ["aat", "stap"]), (1, ["droideka", "jango_fett"])):
        for putter, pile in ((0, ["arc_trooper", "at_te"]), (1, ["at_rt", "captain_rex"])):
            t = revealing("ryloth", REPUBLIC, *sides, **ROWS)
            assert free(do(t.copy(), "pass", seat=0))
            do(t, "answer ryloth#1", f"seat seat#{exiler}", seat=0)
            assert list(t.choices) == [exiler] and picks(t, exiler, "exile") == enemy
            do(t, f"exile {enemy[0]}", seat=exiler)
            assert zone(t, "exile", exiler) == [enemy[0]] and zone(t, "exile", 1 - exiler) == []
            assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
            do(t, f"seat seat#{putter}", seat=0)
            assert list(t.choices) == [putter] and picks(t, putter, "put-on-deck") == pile
            do(t, f"put-on-deck {pile[1]}", seat=putter)
            assert zone(t, "deck", putter) == [pile[1], "republic_shuttle"] and zone(t, "discard", putter) == [pile[0]]
            assert zone(t, "deck", 1 - putter) == ["republic_shuttle"] and free(t)


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
