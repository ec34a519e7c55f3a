"""DBG chapter 11, the team table of Clone Wars: lasting abilities, attack, conditions, the turn's first card."""

from __future__ import annotations

import pytest
from clone_wars_teams import REPUBLIC, SEPARATISTS, free, republic, revealing, separatists, teams

from situations import can, do, facts, force, keys, mark, number, refused, zone
from team_situations import Side, bonus, end, picks

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
