"""DBG chapter 6: abilities, exile, while, when, if, must, and the terms of card texts (DBG-198 to DBG-267)."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from kantyna.game.deckbuilding.corrections import ability_numbers
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone

EVERYBODY = (0, 1, None)
SHIPS = ["acclamator#1", "acclamator#2", "venator_class_star_destroyer#1", "venator_class_star_destroyer#2"]
"""The rest of a row without neutral cards."""


def numbers(id: str) -> list[int]:
    """The numbers in the card's ability text."""
    return ability_numbers(CARDS[id])


def attack(t: kantyna.Table, label: str) -> int:
    """The attack that a card in play has now."""
    return int(t.view(None)["attack"][label])


def logged_amounts(t: kantyna.Table, *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds in order, each with its amount."""
    return [(event.kind, event.n) for event in t.events if event.kind in kinds]


def revealing(base: str, me: dict[str, Any] | None = None, seat: int = 0, **more: Any) -> kantyna.Table:
    """That seat's turn has just begun and it has chosen this base."""
    other = "rishi" if seat else "xorrn"
    if more.get("format") == "original":
        other = "dantooine" if seat else "lothal"
    sides: list[dict[str, Any]] = [{"base": [other], **more.pop("opponent", {})}]
    sides.insert(seat, {"bases": [base], **(me or {})})
    t = galaxy(*sides, active=1 - seat, **more)
    do(t, "end", seat=1 - seat)
    return do(t, f"choose-base {base}", seat=seat)


def separatist(me: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """The Separatists' turn, seat 1's."""
    return galaxy({"base": ["coruscant_cw"], **(other or {})}, {"base": ["xorrn"], **me}, active=1, **more)


# using abilities


@pytest.mark.rule("DBG-198")
def test_players_use_abilities_on_their_own_turn() -> None:
    sides: list[dict[str, Any]] = [
        {"ships": ["consular_class_cruiser"], "hand": ["clone_trooper"], "deck": ["republic_shuttle"]},
        {"ships": ["droid_control_ship"], "exile": ["stap"], "resources": 9},
    ]
    t = galaxy(*sides, active=1)
    assert refused(t, "use consular_class_cruiser#1", seat=0) == "DBG-198"
    assert can(t, "use droid_control_ship", seat=1)
    t = galaxy(*sides, active=0)
    assert refused(t, "use droid_control_ship#1", seat=1) == "DBG-198"
    assert can(t, "use consular_class_cruiser", seat=0)


@pytest.mark.rule("DBG-198", "DBG-298")
def test_the_text_says_when_an_ability_is_used() -> None:
    t = galaxy({"hand": ["jedi_knight"], "units": ["padme_amidala"], "deck": ["clone_trooper"]}, {}, force=0)
    do(t, "play jedi_knight")
    assert not can(t, "use padme_amidala") and can(t, "decline"), "when played: now or not at all"
    do(t, "decline")
    assert refused(t, "use jedi_knight#1") == "DBG-123"
    assert can(t, "use padme_amidala")


@pytest.mark.rule("DBG-199", "DBG-298")
def test_an_ability_without_a_stated_time_may_be_used_whenever_its_card_is_in_play() -> None:
    side = {"hand": ["padme_amidala", "republic_shuttle"], "deck": ["clone_trooper"], "resources": 9}
    start = galaxy(side, {"base": ["felucia"], "units": ["asajj_ventress"]}, row=["v_19_torrent"])
    assert refused(start, "use padme_amidala#1") == "DBG-199", "in hand"
    assert refused(start, "use asajj_ventress#1") == "DBG-199", "the opponent's"
    do(start, "play padme_amidala")
    steps = ["play republic_shuttle", "buy v_19_torrent", "commit padme_amidala#1 base", "resolve base"]
    for moment in range(len(steps) + 1):
        t = do(start.copy(), *steps[:moment])
        do(t, "use padme_amidala")
        assert "clone_trooper" in zone(t, "hand", 0)
    for place in ("deck", "discard", "exile"):
        t = galaxy({place: ["padme_amidala"], "units": ["clone_trooper"]}, {})
        assert refused(t, "use padme_amidala#1") == "DBG-199", place


@pytest.mark.rule("DBG-200")
def test_each_copy_of_a_card_has_its_own_use_of_an_ability_once_a_turn() -> None:
    ships = ["acclamator#1", "acclamator#2"]
    t = galaxy({"ships": ships, "base": ["rishi"]}, {"base": ["xorrn"]})
    for _ in range(2):
        for ship in ships:
            do(t, f"use {ship}")
            assert refused(t, f"use {ship}") == "DBG-126"
        do(t, "end")
        do(t, "end", seat=1)


@pytest.mark.rule("DBG-201", "DBG-235")
def test_example_repair_3_with_2_damage_on_the_base() -> None:
    assert numbers("u_wing") == [3]
    t = galaxy({"units": ["u_wing"], "base": ["hoth"]}, {}, format="original", force=1, marks={"damage": {"hoth#1": 2}})
    do(t, "use u_wing")
    assert mark(t, "damage", "hoth") == 0 and logged_amounts(t, "repair") == [("repair", 2)]
    do(t, "end")
    assert mark(t, "damage", "hoth") == 0, "a surplus is lost"


@pytest.mark.rule("DBG-202")
def test_a_decision_of_the_other_player_is_made_at_once() -> None:
    other = {"hand": ["stormtrooper", "imperial_shuttle"], "base": ["lothal"]}
    t = galaxy({"units": ["snowspeeder", "rebel_trooper"], "base": ["hoth"]}, other, format="original")
    do(t, "use snowspeeder")
    assert t.waiting == [1] and keys(t, 0) == [] and refused(t, "commit rebel_trooper#1 base") == "DBG-198"
    do(t, "discard imperial_shuttle", seat=1)
    assert t.waiting == [0] and can(t, "commit rebel_trooper#1 base")
    t = galaxy({"units": ["duros_spy"]}, other, format="original", force=0)
    do(t, "use duros_spy")
    assert t.waiting == [1] and sorted(keys(t, 1)) == ["take force", "take their-discard"]
    do(t, "take force", seat=1)
    assert force(t) == 1 and t.waiting == [0]


# exile


@pytest.mark.rule("DBG-203", "DBG-215")
def test_an_exiled_card_goes_to_the_pile_of_the_player_who_exiles_it() -> None:
    t = separatist({"units": ["tri_fighter"]}, row=["stap"])
    do(t, "use tri_fighter", "exile stap#1", seat=1)
    assert zone(t, "exile", 1) == ["stap"] and zone(t, "exile", 0) == []
    t = revealing("ryloth", row=["stap", "at_te"], bare=True)
    do(t, "answer ryloth#1")
    assert zone(t, "exile", 0) == ["stap"] and zone(t, "exile", 1) == [], "whatever the card's faction"
    for seat in EVERYBODY:
        assert t.view(seat)["seats"][0]["exile"] == ["stap#1"]


@pytest.mark.rule("DBG-215")
def test_the_row_is_filled_at_once_when_one_of_its_cards_is_exiled() -> None:
    row = ["embo", "stap", "at_te", "at_rt", "cad_bane", "aurra_sing"]
    t = separatist({"units": ["tri_fighter"]}, {"ships": ["acclamator"]}, row=row, deck=["droideka", "mtt"])
    do(t, "use tri_fighter", seat=1)
    assert zone(t, "galaxy_row") == ["embo", "droideka", "at_te", "at_rt", "cad_bane", "aurra_sing"]
    assert zone(t, "galaxy_deck") == ["mtt"] and zone(t, "galaxy_discard") == []
    assert can(t, "hit acclamator#1", seat=1), "before anything else of the ability"


@pytest.mark.rule("DBG-204", "DBG-211")
def test_no_card_comes_back_from_an_exile_pile() -> None:
    side = {"exile": ["clone_trooper#1", "jedi_knight"], "discard": ["republic_shuttle"], "base": ["rishi"]}
    t = galaxy(side, {"base": ["xorrn"]})
    for _ in range(3):
        do(t, "end")
        assert zone(t, "hand", 0) == ["republic_shuttle"], "the reshuffle took the discard pile alone"
        do(t, "end", seat=1)
    assert zone(t, "exile", 0) == ["clone_trooper", "jedi_knight"]


@pytest.mark.rule("DBG-205")
def test_separatists_exile_from_hand_discard_pile_and_row() -> None:
    side = {"hand": ["b1_battle_droid"], "discard": ["separatist_shuttle"]}
    t = revealing("onderon", side, seat=1)
    do(t, "exile b1_battle_droid", "exile separatist_shuttle", seat=1)
    assert sorted(zone(t, "exile", 1)) == ["b1_battle_droid", "separatist_shuttle"]
    assert zone(t, "hand", 1) == [] and zone(t, "discard", 1) == []
    t = separatist({"units": ["general_grievous"], "hand": ["b1_battle_droid"]}, row=["v_19_torrent"])
    assert facts("general_grievous")["attack"] >= facts("v_19_torrent")["target_value"]
    do(t, "commit general_grievous#1 v_19_torrent#1", "resolve v_19_torrent#1", "decline", seat=1)
    do(t, "exile b1_battle_droid", seat=1)
    assert zone(t, "exile", 1) == ["b1_battle_droid"]
    t = separatist({"ships": ["munificent_class_frigate"]}, row=["stap", "at_te", "embo"], bare=True)
    do(t, "use munificent_class_frigate", seat=1)
    assert zone(t, "exile", 1) == ["stap"] and zone(t, "galaxy_row") == ["at_te", "embo"], "Separatist cards only"


@pytest.mark.rule("DBG-206", "DBG-212")
def test_separatists_bring_cards_back_from_their_exile_pile() -> None:
    t = separatist({"units": ["count_dooku"], "exile": ["droideka"]}, force=-1, row=["embo", "at_te"])
    do(t, "use count_dooku", "swap embo#1", seat=1)
    assert zone(t, "galaxy_row")[0] == "droideka" and zone(t, "exile", 1) == ["embo"]
    t = separatist({"units": ["nute_gunray"], "exile": ["droideka"], "resources": 9}, row=["stap"])
    do(t, "use nute_gunray", "buy stap#1", seat=1)
    assert zone(t, "galaxy_row")[0] == "droideka" and zone(t, "exile", 1) == []
    t = separatist({"ships": ["droid_control_ship"], "exile": ["droideka"], "resources": 9})
    do(t, "use droid_control_ship", seat=1)
    assert zone(t, "discard", 1) == ["droideka"] and zone(t, "exile", 1) == []


@pytest.mark.rule("DBG-207")
def test_a_card_that_exiles_itself_first_gives_what_it_has() -> None:
    t = galaxy({"hand": ["outer_rim_pilot_cw"]}, {}, force=0, pilots=1)
    do(t, "play outer_rim_pilot_cw")
    assert number(t, "resources") == facts("outer_rim_pilot_cw")["resources"] > 0
    unused = do(t.copy(), "end")
    assert zone(unused, "exile", 0) == [] and force(unused) == 0, "the player decides about the ability"
    do(t, "use outer_rim_pilot_cw")
    assert zone(t, "exile", 0) == ["outer_rim_pilot_cw"] and force(t) == numbers("outer_rim_pilot_cw")[0]
    assert number(t, "resources") == facts("outer_rim_pilot_cw")["resources"], "what it gave is kept"
    t = separatist({"units": ["vulture_droid"]})
    do(t, "commit vulture_droid#1 base", "resolve base", "use vulture_droid", seat=1)
    total = facts("vulture_droid")["attack"] + numbers("vulture_droid")[0]
    assert mark(t, "damage", "coruscant_cw") == total and zone(t, "exile", 1) == ["vulture_droid"]


@pytest.mark.rule("DBG-208")
def test_only_cards_in_hand_or_discard_pile_at_that_moment_can_be_exiled_from_there() -> None:
    side = {"units": ["kel_dor_mystic", "rebel_trooper#1"], "hand": ["alliance_shuttle"], "deck": ["temple_guardian"]}
    t = galaxy({**side, "discard": ["rebel_trooper#2"]}, {"discard": ["stormtrooper"]}, format="original")
    do(t, "use kel_dor_mystic")
    assert keys(t) == ["exile alliance_shuttle#1", "exile rebel_trooper#2"]
    for other in ("rebel_trooper#1", "temple_guardian#1", "stormtrooper#1", "kel_dor_mystic#1"):
        assert refused(t, f"exile {other}") == "DBG-208"
    do(t, "exile rebel_trooper#2")
    assert zone(t, "exile", 0) == ["kel_dor_mystic", "rebel_trooper"] and zone(t, "discard", 0) == []
    t = galaxy({"units": ["jabba_the_hutt"], "discard": ["rebel_trooper"]}, {}, format="original")
    assert refused(t, "use jabba_the_hutt#1") == "DBG-131", "his price is a card of the hand"


@pytest.mark.rule("DBG-208", "DBG-501")
def test_a_card_that_has_reached_the_discard_pile_by_then_can_be_exiled() -> None:
    t = galaxy({"resources": 4}, {}, format="original", row=["quarren_mercenary"])
    do(t, "buy quarren_mercenary")
    assert keys(t) == ["exile quarren_mercenary#1", "decline"]


@pytest.mark.rule("DBG-209")
def test_a_card_exiled_from_the_hand_cannot_be_played() -> None:
    side = {"units": ["kel_dor_mystic"], "hand": ["x_wing", "rebel_trooper"]}
    t = galaxy(side, {}, format="original")
    assert can(t, "play x_wing")
    do(t, "use kel_dor_mystic", "exile x_wing")
    assert not can(t, "play x_wing") and refused(t, "play x_wing#1") == "DBG-096"
    assert can(t, "play rebel_trooper")


@pytest.mark.rule("DBG-210")
def test_exiled_cards_are_not_in_play() -> None:
    t = galaxy({"units": ["barc_trooper"], "exile": ["clone_trooper", "padme_amidala", "aayla_secura"]}, {}, force=1)
    assert attack(t, "barc_trooper#1") == facts("barc_trooper")["attack"], "neither trooper nor Aayla count"
    assert refused(t, "use padme_amidala#1") == "DBG-199"
    assert refused(t, "commit clone_trooper#1 base") == "DBG-134"
    side = {"units": ["kel_dor_mystic"], "base": ["dantooine"]}
    t = galaxy(side, {"base": ["lothal"]}, format="original")
    do(t, "commit kel_dor_mystic#1 base", "use kel_dor_mystic")
    assert t.view(None)["committed"] == {} and refused(t, "resolve base") == "DBG-144"
    do(t, "end")
    assert zone(t, "exile", 0) == ["kel_dor_mystic"] and zone(t, "discard", 0) == zone(t, "hand", 0) == []


@pytest.mark.rule("DBG-211", "DBG-212")
def test_abilities_about_discard_piles_do_not_reach_exiled_cards() -> None:
    t = galaxy({"units": ["clone_commander_cody"], "exile": ["clone_trooper"]}, {})
    assert refused(t, "use clone_commander_cody#1") == "DBG-132"
    t = galaxy({"units": ["padme_amidala"], "exile": ["clone_trooper"]}, {})
    assert refused(t, "use padme_amidala#1") == "DBG-132", "nothing to draw"
    t = separatist({"base": ["geonosis"], "exile": ["b1_battle_droid"]})
    assert refused(t, "use geonosis#1", seat=1) == "DBG-132"
    t = galaxy({"units": ["clone_commander_cody"], "discard": ["clone_trooper"]}, {})
    assert can(t, "use clone_commander_cody"), "from the discard pile it can"
    t = galaxy({"units": ["kel_dor_mystic"], "exile": ["rebel_trooper"]}, {}, format="original")
    do(t, "use kel_dor_mystic")
    assert keys(t)[-1] == "end" and zone(t, "exile", 0) == ["rebel_trooper", "kel_dor_mystic"]


@pytest.mark.rule("DBG-213")
def test_an_ability_about_exiled_cards_uses_its_players_own_pile() -> None:
    theirs = {"exile": ["droideka", "embo"]}
    t = separatist({"ships": ["droid_control_ship"], "resources": 9, "exile": ["stap", "b1_battle_droid"]}, theirs)
    do(t, "use droid_control_ship", seat=1)
    assert keys(t, 1) == ["buy stap#1", "buy b1_battle_droid#1"]
    t = separatist({"ships": ["droid_control_ship"], "resources": 9}, theirs)
    assert refused(t, "use droid_control_ship#1", seat=1) == "DBG-132"
    t = separatist({"units": ["count_dooku"]}, theirs, force=-1, row=["at_te"])
    assert refused(t, "use count_dooku#1", seat=1) == "DBG-132"
    t = separatist({"units": ["nute_gunray"], "resources": 9}, theirs, row=["stap"], deck=["mtt"])
    do(t, "use nute_gunray", "buy stap#1", seat=1)
    assert zone(t, "galaxy_row")[0] == "mtt" and zone(t, "exile", 0) == ["droideka", "embo"]


@pytest.mark.rule("DBG-466", "DBG-479", "DBG-496")
@pytest.mark.parametrize("pile", [["stap"], []], ids=["declined", "nothing-there"])
def test_nute_gunray_fills_the_slot_when_wat_tambor_replaces_nothing(pile: list[str]) -> None:
    side = {"units": ["wat_tambor", "nute_gunray"], "exile": ["droideka"]}
    t = separatist(side, force=-1, row=["embo", "at_te", *SHIPS], deck=["mtt", "aat"], discard=pile)
    do(t, "use nute_gunray", "use wat_tambor", seat=1)
    if pile:
        do(t, "decline", seat=1)
    assert zone(t, "galaxy_row")[:2] == ["droideka", "at_te"] and zone(t, "galaxy_deck") == ["mtt", "aat"]
    assert zone(t, "galaxy_discard") == [*pile, "embo"] and can(t, "end", seat=1)


@pytest.mark.rule("DBG-466", "DBG-496")
def test_a_replaced_card_leaves_no_slot_for_nute_gunray_to_fill() -> None:
    side = {"units": ["wat_tambor", "nute_gunray"], "exile": ["droideka"], "resources": 9}
    t = separatist(side, force=-1, row=["embo", "magnaguard", *SHIPS], deck=["mtt"], discard=["stap"])
    do(t, "use nute_gunray", "use wat_tambor", "put-in-row stap#1", seat=1)
    assert zone(t, "galaxy_row")[:2] == ["stap", "magnaguard"] and can(t, "end", seat=1)
    do(t, "buy magnaguard", seat=1)
    assert zone(t, "galaxy_row")[:2] == ["stap", "droideka"], "it still waits for the next slot"


@pytest.mark.rule("DBG-214", "DBG-216")
def test_example_a_droid_control_ship_buys_a_droid_from_the_exile_pile() -> None:
    cost = facts("droideka")["cost"]
    pile = ["droideka", "separatist_shuttle", "assassin_droid", "mtt"]
    t = separatist({"ships": ["droid_control_ship"], "exile": pile, "resources": cost})
    for seat in EVERYBODY:
        seen = [label.partition("#")[0] for label in t.view(seat)["seats"][1]["exile"]]
        assert seen == pile, "open to all"
    do(t, "use droid_control_ship", seat=1)
    affordable = [id for id in ("droideka", "assassin_droid") if facts(id)["cost"] <= cost]
    assert keys(t, 1) == [f"buy {id}#1" for id in affordable]
    do(t, "buy droideka", seat=1)
    assert zone(t, "discard", 1) == ["droideka"] and number(t, "resources", 1) == 0
    assert zone(t, "exile", 1) == ["separatist_shuttle", "assassin_droid", "mtt"]


@pytest.mark.rule("DBG-216")
def test_buying_as_if_from_the_row_costs_the_price_and_obeys_the_faction() -> None:
    cost = facts("droideka")["cost"]
    poor = separatist({"ships": ["droid_control_ship"], "exile": ["droideka"], "resources": cost - 1})
    assert refused(poor, "use droid_control_ship#1", seat=1) == "DBG-132"
    side = {"units": ["gauntlet_fighter"], "resources": facts("at_te")["cost"], "base": ["rishi"]}
    t = galaxy(side, {}, discard=["at_te", "stap", "hutt_fighter"])
    do(t, "use gauntlet_fighter")
    assert keys(t) == ["buy at_te#1", "buy hutt_fighter#1"], "own faction or neutral"
    assert refused(t, "buy stap#1") == "DBG-216"
    do(t, "buy at_te")
    assert zone(t, "hand", 0) == ["at_te"] and number(t, "resources") == 0
    assert t.position()["seats"][0]["bought"] == 1, "it is a purchase"
    t = galaxy({**side, "resources": facts("at_te")["cost"] - 1}, {}, discard=["at_te"])
    do(t, "use gauntlet_fighter")
    assert zone(t, "galaxy_discard") == ["at_te"] and zone(t, "exile", 0) == ["gauntlet_fighter"]
    side = {"units": ["jawa_scavenger"], "resources": 3, "base": ["sullust"]}
    t = galaxy(side, {}, format="original", discard=["x_wing", "tie_fighter"])
    do(t, "use jawa_scavenger")
    assert zone(t, "deck", 0) == ["x_wing"], "it goes where a bought card goes, here the first onto the deck"
    t = galaxy({**side, "base": ["hoth"]}, {}, format="original", discard=["x_wing", "tie_fighter"])
    do(t, "use jawa_scavenger")
    assert zone(t, "discard", 0) == ["x_wing"] and number(t, "resources") == 0


# while


@pytest.mark.rule("DBG-217")
def test_a_lasting_ability_works_as_long_as_its_condition_holds() -> None:
    plain, more = facts("anakin_skywalker")["attack"], numbers("anakin_skywalker")[0]
    t = galaxy({"units": ["anakin_skywalker"], "hand": ["mace_windu"]}, {"base": ["felucia"]}, force=0)
    assert attack(t, "anakin_skywalker#1") == plain
    do(t, "play mace_windu")
    assert force(t) > 0 and attack(t, "anakin_skywalker#1") == plain + more, "without being activated"
    do(t, "commit anakin_skywalker#1 base", "resolve base")
    assert mark(t, "damage", "felucia") == plain + more
    t = galaxy({"units": ["aurra_sing"], "resources": 9}, {}, row=["assassin_droid"], deck=["at_te"])
    assert attack(t, "aurra_sing#1") == facts("aurra_sing")["attack"] + numbers("aurra_sing")[0]
    do(t, "buy assassin_droid")
    assert attack(t, "aurra_sing#1") == facts("aurra_sing")["attack"], "the condition fails"


@pytest.mark.rule("DBG-218")
def test_when_its_card_leaves_play_a_lasting_effect_ends_at_once() -> None:
    side = {"units": ["aayla_secura", "clone_trooper", "at_te"], "base": ["rishi"]}
    t = galaxy(side, {"base": ["felucia"]}, force=1)
    plain = facts("clone_trooper")["attack"]
    assert attack(t, "clone_trooper#1") == plain + numbers("aayla_secura")[0]
    do(t, "commit clone_trooper#1 base", "use at_te", "put-on-deck aayla_secura#1")
    assert attack(t, "clone_trooper#1") == plain
    do(t, "resolve base")
    assert mark(t, "damage", "felucia") == plain, "also for an attack committed before"


@pytest.mark.rule("DBG-219")
def test_example_dreadnought_class_cruiser() -> None:
    assert numbers("dreadnought_class_cruiser") == [1]
    units = ["embo", "hutt_fighter", "b1_battle_droid"]
    damage = {"dreadnought_class_cruiser#1": facts("dreadnought_class_cruiser")["hit_points"] - 1}
    t = galaxy(
        {"units": ["clone_trooper", "nightsister"]},
        {"ships": ["dreadnought_class_cruiser"], "units": units, "base": ["felucia"]},
        force=0,
        marks={"damage": damage},
    )
    with_it = {id: attack(t, f"{id}#1") for id in (*units, "nightsister")}
    do(t, "commit clone_trooper#1 base", "resolve base")
    assert zone(t, "ships", 1) == []
    lost = {id: with_it[id] - attack(t, f"{id}#1") for id in with_it}
    assert lost["hutt_fighter"] == 1, "the moment the cruiser leaves play"
    assert lost["embo"] == 2, "his own +1 for the neutral cruiser goes with it"
    assert lost["b1_battle_droid"] == 0 and lost["nightsister"] == 0, "neutral units of its owner only"


@pytest.mark.rule("DBG-220")
def test_lasting_bonuses_from_several_sources_add_up() -> None:
    plain, more = facts("v_19_torrent")["attack"], numbers("venator_class_star_destroyer")[0]
    for count in (0, 1, 2):
        ships = [f"venator_class_star_destroyer#{n + 1}" for n in range(count)]
        t = galaxy({"units": ["v_19_torrent"], "ships": ships}, {})
        assert attack(t, "v_19_torrent#1") == plain + count * more
    t = separatist({"base": ["felucia"], "units": ["protocol_droid"], "ships": ["dreadnought_class_cruiser"]})
    bonus = numbers("felucia")[0] + numbers("dreadnought_class_cruiser")[0]
    assert attack(t, "protocol_droid#1") == facts("protocol_droid")["attack"] + bonus


@pytest.mark.rule("DBG-221")
def test_lasting_abilities_are_not_optional_and_not_marked() -> None:
    side = {"ships": ["dreadnought_class_cruiser"], "units": ["hutt_fighter"], "resources": 0}
    t = galaxy(side, {"base": ["felucia"]})
    assert refused(t, "use dreadnought_class_cruiser#1") == "DBG-123"
    do(t, "commit hutt_fighter#1 base", "resolve base")
    assert mark(t, "damage", "felucia") == facts("hutt_fighter")["attack"] + 1, "nobody was asked"
    assert t.position()["marks"]["used"] == {}


# when


@pytest.mark.rule("DBG-222", "DBG-223")
@pytest.mark.parametrize("used", [True, False])
def test_the_ability_of_a_revealed_base_is_resolved_then_and_only_then(used: bool) -> None:
    t = revealing("ilum", {"deck": ["clone_trooper"]}, force=-2)
    assert keys(t) == ["answer ilum#1", "pass"], "at the stated moment, before anything else"
    do(t, "answer ilum#1" if used else "pass")
    after = min(3, -2 + numbers("ilum")[0]) if used else -2
    assert force(t) == after
    assert refused(t, "use ilum#1") == "DBG-123"
    do(t, "end")
    do(t, "end", seat=1)
    assert not can(t, "answer ilum#1") and force(t) == after, "not in a later turn"


@pytest.mark.rule("DBG-224")
def test_triggered_abilities_are_used_each_time_the_event_happens() -> None:
    side: dict[str, Any] = {"hand": ["republic_shuttle"] * 3, "base": ["christophsis"]}
    t = galaxy(side, {}, marks={"damage": {"christophsis#1": 6}})
    for left in (5, 4, 3):
        do(t, "play republic_shuttle", "answer christophsis#1 1")
        assert mark(t, "damage", "christophsis") == left
    dear = numbers("hondo_ohnaka")[0]
    assert facts("at_te")["cost"] >= dear and facts("laat_gunship")["cost"] >= dear
    side = {"units": ["hondo_ohnaka"], "resources": 20, "deck": ["clone_trooper", "jedi_knight"]}
    t = galaxy(side, {}, row=["at_te", "laat_gunship"])
    do(t, "buy at_te", "answer hondo_ohnaka#1")
    assert zone(t, "hand", 0) == ["clone_trooper"]
    do(t, "buy laat_gunship", "answer hondo_ohnaka#1")
    assert zone(t, "hand", 0) == ["clone_trooper", "jedi_knight"]


@pytest.mark.rule("DBG-225")
def test_the_reward_is_resolved_before_a_triggered_ability() -> None:
    side = {"units": ["boba_fett"], "deck": ["stormtrooper"], "base": ["lothal"]}
    for reward in ("reward x_wing#1", "decline"):
        t = galaxy({}, side, format="original", active=1, row=["x_wing"])
        do(t, "commit boba_fett#1 x_wing#1", "resolve x_wing#1", seat=1)
        assert keys(t, 1) == ["reward x_wing#1", "decline"]
        do(t, reward, seat=1)
        assert keys(t, 1) == ["answer boba_fett#1", "pass"]
        do(t, "answer boba_fett#1", seat=1)
        assert zone(t, "hand", 1) == ["stormtrooper"]
        assert number(t, "resources", 1) == (facts("x_wing")["reward"]["resources"] if "reward" in reward else 0)


@pytest.mark.rule("DBG-226")
def test_a_triggered_ability_may_be_declined_and_is_then_lost_for_that_event() -> None:
    t = galaxy({"hand": ["jedi_knight", "republic_shuttle"]}, {}, force=0)
    do(t, "play jedi_knight")
    assert sorted(keys(t)) == ["decline", "take attack", "take force", "take resources"]
    do(t, "decline", "play republic_shuttle")
    assert force(t) == 0 and number(t, "resources") == 1 and attack(t, "jedi_knight#1") == 0
    assert not any(key.startswith(("take", "answer")) for key in keys(t))
    side = {"hand": ["republic_shuttle#1", "republic_shuttle#2"], "base": ["christophsis"]}
    t = galaxy(side, {}, marks={"damage": {"christophsis#1": 6}})
    do(t, "play republic_shuttle#1", "pass")
    assert mark(t, "damage", "christophsis") == 6 and not can(t, "answer christophsis#1 1")
    do(t, "play republic_shuttle#2", "answer christophsis#1 1")
    assert mark(t, "damage", "christophsis") == 5, "one for the second event, none for the first"


@pytest.mark.rule("DBG-226")
def test_two_triggered_abilities_that_only_help_the_opponent_are_not_optional() -> None:
    t = revealing("christophsis")
    assert numbers("christophsis")[0] == 4
    assert mark(t, "damage", "christophsis") == 4 and can(t, "end"), "nobody was asked"
    mine = {"discard": ["at_te"], "deck": ["clone_trooper#1", *["republic_shuttle"] * 4]}
    t = revealing("lola_sayu", seat=1, opponent=mine)
    do(t, "capture at_te#1", seat=1)
    assert zone(t, "under", 1) == ["at_te"] and "at_te" not in zone(t, "discard", 0)
    position = t.position()
    position["marks"]["damage"] = {"lola_sayu#1": facts("lola_sayu")["hit_points"] - 1}
    t = kantyna.Table.from_position(position)
    do(t, "end", seat=1)
    do(t, "play clone_trooper", "commit clone_trooper#1 base", "resolve base")
    assert zone(t, "victory", 0) == ["lola_sayu"]
    assert zone(t, "under", 1) == [] and zone(t, "discard", 0) == ["at_te"]
    assert can(t, "end"), "its owner was not asked"


@pytest.mark.rule("DBG-227")
@pytest.mark.parametrize("first", ["rodia_cw", "jar_jar_binks"])
def test_the_active_player_orders_several_abilities_triggered_by_one_event(first: str) -> None:
    side = {"hand": ["jar_jar_binks"], "base": ["rodia_cw"], "deck": ["clone_trooper"], "resources": 2}
    t = galaxy(side, {}, force=0)
    do(t, "play jar_jar_binks")
    answers = {"rodia_cw": "answer rodia_cw#1", "jar_jar_binks": "answer jar_jar_binks#1 1"}
    assert keys(t) == [*answers.values(), "pass"]
    do(t, answers[first])
    if first == "rodia_cw":
        assert zone(t, "hand", 0) == ["clone_trooper"] and zone(t, "units", 0) == ["jar_jar_binks"]
        do(t, "pay jar_jar_binks#1")
    else:
        do(t, "pay jar_jar_binks#1")
        assert zone(t, "hand", 0) == [] and zone(t, "discard", 1) == ["jar_jar_binks"]
        do(t, "answer rodia_cw#1")
    assert zone(t, "hand", 0) == ["clone_trooper"] and zone(t, "discard", 1) == ["jar_jar_binks"]


@pytest.mark.rule("DBG-227", "DBG-503")
def test_several_bounty_hunters_trigger_separately_in_any_order() -> None:
    hunters = ["bossk", "dengar", "boba_fett"]
    for order in (hunters, hunters[::-1]):
        side = {"units": hunters, "deck": ["stormtrooper"], "base": ["lothal"]}
        t = galaxy({}, side, format="original", active=1, row=["luke_skywalker"], force=0)
        do(t, *[f"commit {id}#1 luke_skywalker#1" for id in hunters], "resolve luke_skywalker#1", "decline", seat=1)
        for id in order:
            do(t, f"answer {id}#1", seat=1)
        assert force(t) == -1 and number(t, "resources", 1) == 2 and zone(t, "hand", 1) == ["stormtrooper"]
        kinds = [kind for kind, _ in logged_amounts(t, "force", "resources", "draw")]
        assert kinds == [{"bossk": "force", "dengar": "resources", "boba_fett": "draw"}[id] for id in order]


@pytest.mark.rule("DBG-228")
@pytest.mark.parametrize(
    ("format", "seat", "base", "first", "second"),
    [
        ("clone-wars", 0, "rodia_cw", "embo", "hutt_fighter"),
        ("clone-wars", 1, "mustafar_cw", "embo", "hutt_fighter"),
        ("original", 0, "bespin", "bossk", "dengar"),
        ("original", 1, "kafrene", "bossk", "dengar"),
    ],
)
def test_the_first_neutral_card_played_is_counted_from_the_start_of_the_turn(
    format: str, seat: int, base: str, first: str, second: str
) -> None:
    own = {"clone-wars": ["clone_trooper", "b1_battle_droid"], "original": ["rebel_trooper", "stormtrooper"]}
    starter = own[format][seat]
    side = {"hand": [f"{starter}#1", first, second], "base": [base], "deck": [f"{starter}#2"]}
    sides: list[dict[str, Any]] = [{}]
    sides.insert(seat, side)
    t = galaxy(*sides, format=format, active=seat)
    do(t, f"play {starter}#1", seat=seat)
    assert can(t, "end", seat=seat), "not neutral"
    do(t, f"play {first}", f"answer {base}#1", seat=seat)
    assert starter in zone(t, "hand", seat)
    do(t, f"play {second}", seat=seat)
    assert not can(t, f"answer {base}#1", seat=seat) and can(t, "end", seat=seat), "the second of the turn"
    t = galaxy(*sides, format=format, active=seat)
    do(t, f"play {first}", "pass", f"play {second}", seat=seat)
    assert can(t, "end", seat=seat), "also when it was declined for the first"
    do(t, "end", seat=seat)
    do(t, "end", seat=1 - seat)
    position = t.position()
    own_cards = position["seats"][seat]
    cards = [*own_cards["hand"], *own_cards["deck"], *own_cards["discard"]]
    own_cards.update(
        {"hand": [f"{second}#1"], "deck": [card for card in cards if card != f"{second}#1"], "discard": []}
    )
    t = do(kantyna.Table.from_position(position), f"play {second}", seat=seat)
    assert can(t, f"answer {base}#1", seat=seat), "again in every turn"


@pytest.mark.rule("DBG-228")
def test_the_first_trooper_and_the_first_purchases_of_a_turn() -> None:
    side = {"hand": ["embo", "clone_trooper#1", "arc_trooper#1"], "base": ["kamino"], "discard": ["clone_trooper#2"]}
    t = galaxy({**side, "deck": ["republic_shuttle"] * 6}, {"base": ["xorrn"]})
    do(t, "play embo")
    assert can(t, "end"), "no trooper"
    do(t, "play clone_trooper#1", "take-card clone_trooper#2", "play arc_trooper")
    assert can(t, "end") and can(t, "play clone_trooper#2")
    do(t, "play clone_trooper#2")
    assert can(t, "end"), "neither is the first"
    t = galaxy({"base": ["sullust"], "resources": 9}, {}, format="original", row=["x_wing", "bossk", "y_wing"])
    do(t, "buy y_wing", "buy x_wing")
    assert zone(t, "deck", 0) == ["y_wing"] and zone(t, "discard", 0) == ["x_wing"]
    do(t, "end")
    do(t, "end", seat=1)
    position = t.position()
    position["seats"][0]["resources"] = 9
    t = do(kantyna.Table.from_position(position), "buy bossk")
    assert zone(t, "deck", 0) == ["bossk"], "the first of another turn"
    t = galaxy({"base": ["jedha"], "resources": 20}, {}, format="original", row=["x_wing", "bossk", "dengar"])
    do(t, "buy x_wing", "buy bossk", "buy dengar")
    assert zone(t, "hand", 0) == ["bossk"] and zone(t, "discard", 0) == ["x_wing", "dengar"]


@pytest.mark.rule("DBG-228")
def test_a_free_purchase_while_revealing_a_base_is_the_first_of_the_turn() -> None:
    side = {"deck": ["rebel_trooper"]}
    t = revealing("mon_cala", side, format="original", row=["x_wing", "bossk"])
    do(t, "buy x_wing")
    assert zone(t, "hand", 0) == ["x_wing"] and t.position()["seats"][0]["bought"] == 1
    factions = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    teams = {**factions, "neutrals": "original", "neutrals_2": "original", "pilots": "original"}
    t = galaxy(
        {"bases": ["mon_cala"]},
        {"base": ["sullust"], "resources": 0},
        {"base": ["lothal"]},
        {"base": ["endor"]},
        format="teams",
        options={**teams, "pilots_2": "original"},
        active=2,
        row=["x_wing", "y_wing"],
        galaxy_row_2=["x_wing", "y_wing"],
    )
    do(t, "end", seat=2)
    do(t, "end", seat=3)
    do(t, "choose-base mon_cala")
    bought = next(key for key in keys(t) if key.startswith("buy") or key == "seat seat#0")
    do(t, bought)
    while not can(t, "end"):
        do(t, next(key for key in keys(t) if key.startswith(("buy x_wing", "to-hand"))))
    position = t.position()
    position["seats"][1]["resources"] = 9
    t = kantyna.Table.from_position(position)
    do(t, next(key for key in keys(t, 1) if key.startswith("buy y_wing")), seat=1)
    assert zone(t, "discard", 1) == ["y_wing"] and zone(t, "deck", 1) == [], "the ally's Sullust is too late"


# if


@pytest.mark.rule("DBG-229")
def test_an_ability_with_a_condition_is_used_only_when_it_is_met() -> None:
    base = {"base": ["felucia"]}
    assert refused(galaxy({"units": ["arc_trooper"]}, base), "use arc_trooper#1") == "DBG-229"
    for other in ("jedi_knight", "clone_trooper", "arc_trooper#2"):
        t = galaxy({"units": ["arc_trooper#1", other]}, base)
        do(t, "use arc_trooper#1")
        assert mark(t, "damage", "felucia") == numbers("arc_trooper")[0]
    t = galaxy({"units": ["weequay_pirate"], "deck": ["clone_trooper"]}, {})
    assert refused(t, "use weequay_pirate#1") == "DBG-229", "another neutral card"
    t = galaxy({"units": ["weequay_pirate"], "ships": ["cr70_corvette"], "deck": ["clone_trooper"]}, {})
    assert can(t, "use weequay_pirate")
    t = galaxy({"units": ["z_95_headhunter"], "deck": ["rebel_trooper"]}, {}, format="original")
    assert refused(t, "use z_95_headhunter#1") == "DBG-229"
    t = galaxy(
        {"units": ["z_95_headhunter"], "deck": ["rebel_trooper"]}, {"ships": ["star_destroyer"]}, format="original"
    )
    assert can(t, "use z_95_headhunter")


@pytest.mark.rule("DBG-230")
@pytest.mark.parametrize("space", [-3, -2, -1, 0, 1, 2, 3])
def test_the_force_is_needed_at_the_moment_of_use(space: int) -> None:
    t = galaxy(
        {"units": ["u_wing"], "base": ["hoth"]}, {}, format="original", force=space, marks={"damage": {"hoth#1": 5}}
    )
    assert can(t, "use u_wing") is (space > 0)
    if space <= 0:
        assert refused(t, "use u_wing#1") == "DBG-229"
    t = separatist({"units": ["count_dooku"], "exile": ["stap"]}, force=space, row=["embo"])
    assert can(t, "use count_dooku", seat=1) is (space < 0)


@pytest.mark.rule("DBG-125", "DBG-132", "DBG-458")
def test_mace_windu_gains_attack_even_with_nothing_to_reveal() -> None:
    plain, better = numbers("mace_windu")
    for space, more in ((1, better), (0, plain)):
        t = do(galaxy({"units": ["mace_windu"]}, {"base": ["felucia"]}, force=space), "use mace_windu")
        assert attack(t, "mace_windu#1") == facts("mace_windu")["attack"] + more
        assert logged_amounts(t, "reveal") == [] and can(t, "end")
    t = galaxy({"units": ["mace_windu"]}, {"base": ["felucia"]})
    do(t, "commit mace_windu#1 base", "resolve base")
    assert refused(t, "use mace_windu#1") == "DBG-132", "after his attack it would change nothing"


@pytest.mark.rule("DBG-132")
@pytest.mark.parametrize("card", ["ahsoka_tano", "v_19_torrent", "delta_7b", "laat_gunship", "arc_170"])
def test_an_ability_that_depends_on_the_revealed_card_cannot_be_used_with_nothing_to_reveal(card: str) -> None:
    t = galaxy({"units": [card]}, {"base": ["felucia"]}, force=1)
    assert refused(t, f"use {card}#1") == "DBG-132"
    t = galaxy({"units": [card], "discard": ["clone_trooper"]}, {"base": ["felucia"]}, force=1)
    assert can(t, f"use {card}"), "the discard pile becomes the deck"


@pytest.mark.rule("DBG-231")
def test_the_gain_of_a_one_time_ability_is_kept_when_its_condition_fails_later() -> None:
    plain, better = numbers("mace_windu")
    side = {"units": ["mace_windu"], "deck": ["clone_trooper"]}
    for space, more in ((1, better), (0, plain)):
        t = galaxy(side, {"base": ["felucia"]}, force=space)
        do(t, "use mace_windu")
        assert attack(t, "mace_windu#1") == facts("mace_windu")["attack"] + more
        position = t.position()
        position["force"] = -2 if space else 3
        t = kantyna.Table.from_position(position)
        assert attack(t, "mace_windu#1") == facts("mace_windu")["attack"] + more, "asked once, at the moment of use"
    assert plain != better
    side = {"units": ["arc_trooper", "clone_trooper", "at_te"]}
    t = galaxy(side, {"base": ["felucia"]})
    do(t, "use arc_trooper", "use at_te", "put-on-deck clone_trooper#1")
    assert mark(t, "damage", "felucia") == numbers("arc_trooper")[0]


# must


@pytest.mark.rule("DBG-232", "DBG-505")
@pytest.mark.parametrize("played", [True, False])
def test_a_must_part_is_not_optional_once_the_card_was_used(played: bool) -> None:
    side = {"units": ["grand_moff_tarkin"], "base": ["lothal"], "deck": ["stormtrooper"]}
    t = galaxy({"base": ["hoth"]}, side, format="original", active=1, row=["at_st", "x_wing"], bare=True)
    assert can(t, "end", seat=1), "using him is optional"
    unused = do(t.copy(), "end", seat=1)
    assert zone(unused, "exile", 1) == []
    do(t, "use grand_moff_tarkin", seat=1)
    assert zone(t, "hand", 1) == ["at_st"]
    if played:
        do(t, "play at_st", seat=1)
    do(t, "end", seat=1)
    assert zone(t, "exile", 1) == ["at_st"], "nobody was asked"
    assert "at_st" not in zone(t, "hand", 1) + zone(t, "discard", 1)


# repair


@pytest.mark.rule("DBG-233", "DBG-234")
def test_repair_removes_damage_from_the_players_own_base_but_not_from_ships() -> None:
    damage = {"hoth#1": 7, "mon_calamari_cruiser#1": 3, "endor#1": 6}
    side = {"units": ["u_wing"], "base": ["hoth"], "ships": ["mon_calamari_cruiser"]}
    t = galaxy(side, {"base": ["endor"]}, format="original", force=1, marks={"damage": damage})
    do(t, "use u_wing")
    assert mark(t, "damage", "hoth") == 4, "7 less 3"
    assert mark(t, "damage", "mon_calamari_cruiser") == 3 and mark(t, "damage", "endor") == 6
    t = galaxy(side, {"base": ["endor"]}, format="original", force=1, marks={"damage": {**damage, "hoth#1": 0}})
    assert refused(t, "use u_wing#1") == "DBG-132", "a damaged ship is nothing to repair"


@pytest.mark.rule("DBG-235")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (3, 0), (4, 0), (5, 1), (9, 5)])
def test_repair_never_reduces_damage_below_zero(damage: int, left: int) -> None:
    assert numbers("hwk_290") == [4]
    t = galaxy({"units": ["hwk_290"], "base": ["hoth"]}, {}, format="original", marks={"damage": {"hoth#1": damage}})
    do(t, "use hwk_290")
    assert mark(t, "damage", "hoth") == left


@pytest.mark.rule("DBG-236")
def test_without_a_base_there_is_nothing_to_repair() -> None:
    t = galaxy({"units": ["u_wing"], "bases": ["hoth"]}, {"base": ["endor"]}, format="original", force=1)
    assert refused(t, "use u_wing#1") == "DBG-132"
    t = galaxy({}, {"units": ["landing_craft"], "bases": ["endor"]}, format="original", active=1)
    do(t, "use landing_craft", seat=1)
    assert keys(t, 1) == ["take resources"]


# reveal, look


@pytest.mark.rule("DBG-237", "DBG-238")
@pytest.mark.parametrize(("top", "gain"), [("tie_fighter", 1), ("bossk", 0)])
def test_a_revealed_card_that_is_not_discarded_stays_on_top_of_the_galaxy_deck(top: str, gain: int) -> None:
    side = {"units": ["scout_trooper"], "resources": 9}
    t = galaxy({}, side, format="original", active=1, force=0, deck=[top, "dengar", "at_at"], row=["at_st"])
    do(t, "use scout_trooper", seat=1)
    for seat in EVERYBODY:
        event = next(event for event in t.events if event.kind == "reveal-galaxy")
        assert event.view(seat)["card"] == f"{top}#1", "everybody can read it"
        assert t.view(seat)["galaxy_deck"][1:] == [None, None], "and no other"
    assert zone(t, "galaxy_deck") == [top, "dengar", "at_at"] and zone(t, "galaxy_discard") == []
    assert force(t) == -gain
    do(t, "buy at_st", seat=1)
    assert zone(t, "galaxy_row")[0] == top, "it is the next card of the row"


@pytest.mark.rule("DBG-237", "DBG-238")
def test_a_revealed_enemy_card_is_discarded_by_the_ability() -> None:
    t = galaxy({}, {"units": ["scout_trooper"]}, format="original", active=1, force=0, deck=["x_wing", "dengar"])
    do(t, "use scout_trooper", seat=1)
    assert zone(t, "galaxy_discard") == ["x_wing"] and zone(t, "galaxy_deck") == ["dengar"] and force(t) == 0
    for seat in EVERYBODY:
        assert t.view(seat)["galaxy_deck"] == [None]


@pytest.mark.rule("DBG-239", "DBG-237")
@pytest.mark.parametrize("answer", ["discard clone_trooper#1", "decline"])
def test_everybody_sees_the_revealed_top_card_of_a_players_deck_and_it_stays_unless_moved(answer: str) -> None:
    t = galaxy({"units": ["v_19_torrent"], "deck": ["clone_trooper", "jedi_knight"]}, {})
    for seat in EVERYBODY:
        assert t.view(seat)["seats"][0]["deck"] == [None, None]
    do(t, "use v_19_torrent")
    for seat in EVERYBODY:
        assert t.view(seat)["seats"][0]["deck"] == ["clone_trooper#1", None]
        shown = next(event for event in t.events if event.kind == "reveal")
        assert shown.view(seat)["card"] == "clone_trooper#1"
    assert keys(t) == ["discard clone_trooper#1", "decline"]
    do(t, answer)
    moved = answer != "decline"
    assert zone(t, "discard", 0) == (["clone_trooper"] if moved else [])
    assert zone(t, "deck", 0) == (["jedi_knight"] if moved else ["clone_trooper", "jedi_knight"])
    for seat in EVERYBODY:
        assert t.view(seat)["seats"][0]["deck"][-1] is None


@pytest.mark.rule("DBG-239")
def test_looking_shows_a_card_only_to_the_player_who_looks() -> None:
    side = {"units": ["moff_jerjerrod"], "base": ["lothal"]}
    t = galaxy({}, side, format="original", active=1, force=0, deck=["x_wing", "dengar"])
    do(t, "use moff_jerjerrod", seat=1)
    assert [t.view(seat)["galaxy_deck"] for seat in EVERYBODY] == [[None, None], ["x_wing#1", None], [None, None]]
    look = next(event for event in t.events if event.kind == "look")
    assert [look.view(seat)["card"] for seat in EVERYBODY] == [None, "x_wing#1", None]
    assert "X-wing" not in look.text("en", 0) and "x_wing" not in repr(look.view(None))
    t = galaxy(
        {"base": ["hoth"]}, {"base": ["coruscant"]}, format="original", deck=["x_wing", "dengar", "at_at"], active=0
    )
    do(t, "end")
    do(t, "answer coruscant#1", seat=1)
    for seat in (0, None):
        assert t.view(seat)["galaxy_deck"] == [None] * 3
    assert t.view(1)["galaxy_deck"] == ["x_wing#1", "dengar#1", None]
    do(t, "discard x_wing#1", seat=1)
    assert zone(t, "galaxy_discard") == ["x_wing"] and t.view(1)["galaxy_deck"] == ["dengar#1", None]
    assert t.view(0)["galaxy_deck"] == t.view(None)["galaxy_deck"] == [None, None]


@pytest.mark.rule("DBG-239")
def test_looking_at_a_hand_shows_it_only_to_the_player_who_looks() -> None:
    t = galaxy({"units": ["jyn_erso"]}, {"hand": ["stormtrooper", "imperial_shuttle"]}, format="original", force=0)
    assert t.view(0)["seats"][1]["hand"] == [None, None]
    do(t, "use jyn_erso")
    assert t.view(0)["seats"][1]["hand"] == ["stormtrooper#1", "imperial_shuttle#1"]
    assert t.view(None)["seats"][1]["hand"] == [None, None] and can(t, "end"), "without the Force no more than that"


@pytest.mark.rule("DBG-239")
def test_a_card_swapped_with_the_top_of_the_deck_is_shown_to_nobody_else() -> None:
    side = {"ships": ["consular_class_cruiser"], "hand": ["clone_trooper"], "deck": ["jedi_knight", "republic_shuttle"]}
    t = galaxy(side, {})
    do(t, "use consular_class_cruiser")
    assert zone(t, "hand", 0) == ["jedi_knight"] and zone(t, "deck", 0) == ["clone_trooper", "republic_shuttle"]
    assert t.view(0)["seats"][0]["deck"] == ["clone_trooper#1", None]
    for seat in (1, None):
        assert t.view(seat)["seats"][0]["deck"] == [None, None] and t.view(seat)["seats"][0]["hand"] == [None]
        for event in t.events:
            assert event.view(seat)["card"] in (None, "consular_class_cruiser#1")


# discard


@pytest.mark.rule("DBG-240", "DBG-241", "DBG-242")
def test_a_player_who_discards_from_hand_chooses_the_card() -> None:
    side = {"ships": ["gozanti_cruiser"], "hand": ["stormtrooper", "imperial_shuttle"], "deck": ["inquisitor"]}
    t = galaxy({}, side, format="original", active=1)
    do(t, "use gozanti_cruiser", seat=1)
    assert sorted(keys(t, 1)) == ["discard imperial_shuttle#1", "discard stormtrooper#1"]
    do(t, "discard stormtrooper", seat=1)
    assert zone(t, "discard", 1) == ["stormtrooper"] and sorted(zone(t, "hand", 1)) == [
        "imperial_shuttle",
        "inquisitor",
    ]
    assert zone(t, "discard", 0) == [] and zone(t, "galaxy_discard") == []


@pytest.mark.rule("DBG-240", "DBG-243", "DBG-246")
def test_the_opponent_picks_the_card_and_it_goes_to_the_opponents_pile() -> None:
    other = {"hand": ["stormtrooper", "imperial_shuttle", "inquisitor"]}
    t = galaxy({"units": ["snowspeeder"]}, other, format="original")
    do(t, "use snowspeeder")
    assert keys(t, 0) == []
    assert sorted(keys(t, 1)) == ["discard imperial_shuttle#1", "discard inquisitor#1", "discard stormtrooper#1"]
    assert refused(t, "decline", seat=1) == "DBG-300"
    do(t, "discard inquisitor", seat=1)
    assert zone(t, "discard", 1) == ["inquisitor"] and zone(t, "discard", 0) == []
    assert zone(t, "hand", 1) == ["stormtrooper", "imperial_shuttle"], "one card"


@pytest.mark.rule("DBG-241", "DBG-246")
def test_a_random_discard_asks_nobody() -> None:
    lost = set()
    other = {"hand": ["stormtrooper", "imperial_shuttle", "inquisitor"]}
    for seed in range(12):
        t = galaxy({"units": ["rebel_commando"]}, other, format="original", force=1, seed=seed)
        do(t, "use rebel_commando")
        assert t.waiting == [0] and len(zone(t, "hand", 1)) == 2
        lost.update(zone(t, "discard", 1))
    assert lost == {"stormtrooper", "imperial_shuttle", "inquisitor"}
    t = galaxy({"units": ["rebel_commando"]}, other, format="original", force=0)
    do(t, "use rebel_commando")
    assert t.waiting == [1], "without the Force the opponent chooses"


@pytest.mark.rule("DBG-246")
def test_a_discard_effect_does_nothing_to_an_empty_hand() -> None:
    for space in (0, 1):
        t = galaxy({"units": ["rebel_commando"]}, {"discard": ["stormtrooper"]}, format="original", force=space)
        assert refused(t, "use rebel_commando#1") == "DBG-132"
    side = {"units": ["lando_calrissian"], "deck": ["rebel_trooper"]}
    t = galaxy(side, {}, format="original", force=1)
    do(t, "use lando_calrissian")
    assert zone(t, "hand", 0) == ["rebel_trooper"] and t.waiting == [0], "the rest of the ability is done"


@pytest.mark.rule("DBG-240", "DBG-244", "DBG-245")
def test_a_row_card_discarded_by_an_ability_gives_no_reward() -> None:
    t = galaxy({}, {"units": ["at_st"]}, format="original", active=1, row=["luke_skywalker", "bossk"], deck=["dengar"])
    do(t, "use at_st", "discard luke_skywalker#1", seat=1)
    assert zone(t, "galaxy_discard") == ["luke_skywalker"] and zone(t, "galaxy_row")[0] == "dengar"
    assert number(t, "resources", 1) == 0 and force(t) == 0
    assert can(t, "end", seat=1) and not can(t, "reward luke_skywalker#1", seat=1)
    assert zone(t, "discard", 0) == zone(t, "discard", 1) == []


@pytest.mark.rule("DBG-247")
def test_putting_the_hand_away_at_the_end_of_a_turn_does_not_count_as_discarding() -> None:
    sides: list[dict[str, Any]] = [
        {"base": ["yavin_4"], "units": ["snowspeeder"], "hand": ["rebel_trooper"], "deck": ["alliance_shuttle"] * 5},
        {"base": ["endor"], "hand": ["stormtrooper", "imperial_shuttle"], "deck": ["imperial_shuttle"] * 5},
    ]
    t = galaxy(*sides, format="original")
    do(t, "use snowspeeder")
    do(t, "discard stormtrooper", seat=1)
    do(t, "answer yavin_4#1")
    assert mark(t, "damage", "endor") == 2, "a discard during their own turn"
    t = galaxy(*sides, format="original")
    do(t, "end")
    assert t.waiting == [1] and mark(t, "damage", "endor") == 0
    do(t, "end", seat=1)
    assert t.waiting == [0] and can(t, "end") and mark(t, "damage", "endor") == 0
    side = {"base": ["yavin_4"], "hand": ["rebel_trooper"]}
    other = {"base": ["endor"], "ships": ["gozanti_cruiser"], "hand": ["stormtrooper"], "deck": ["imperial_shuttle"]}
    t = galaxy(side, other, format="original", active=1)
    do(t, "use gozanti_cruiser", seat=1)
    assert zone(t, "discard", 1) == ["stormtrooper"] and t.waiting == [1], "in the opponent's turn it does not look"


# choose


@pytest.mark.rule("DBG-248", "DBG-249", "DBG-250")
@pytest.mark.parametrize(("damage", "options"), [(0, ["take resources"]), (1, ["take resources", "take repair"])])
def test_an_option_that_cannot_be_carried_out_cannot_be_chosen(damage: int, options: list[str]) -> None:
    side = {"units": ["landing_craft"], "base": ["endor"]}
    t = galaxy({}, side, format="original", active=1, marks={"damage": {"endor#1": damage}})
    do(t, "use landing_craft", seat=1)
    assert keys(t, 1) == options
    assert refused(t, "decline", seat=1) == "DBG-248", "one has to be chosen"
    if not damage:
        assert refused(t, "take repair", seat=1) == "DBG-248"
    do(t, options[-1], seat=1)
    assert number(t, "resources", 1) == (0 if damage else 4) and mark(t, "damage", "endor") == 0


@pytest.mark.rule("DBG-249", "DBG-250")
def test_force_cannot_be_chosen_with_the_marker_at_the_players_own_end() -> None:
    for space in (2, 3, -3):
        t = galaxy({"hand": ["temple_guardian"]}, {}, format="original", force=space)
        do(t, "play temple_guardian")
        assert can(t, "take force") is (space != 3) and can(t, "take resources") and can(t, "take attack")
    for space in (-2, -3, 3):
        t = galaxy({}, {"hand": ["inquisitor"]}, format="original", force=space, active=1)
        do(t, "play inquisitor", seat=1)
        assert can(t, "take force", seat=1) is (space != -3)


@pytest.mark.rule("DBG-250")
def test_example_duros_spy_at_the_end_of_the_track_the_opponent_has_to_discard() -> None:
    other = {"hand": ["stormtrooper", "imperial_shuttle"]}
    t = galaxy({"units": ["duros_spy"]}, other, format="original", force=3)
    do(t, "use duros_spy")
    assert keys(t, 1) == ["take their-discard"] and refused(t, "take force", seat=1) == "DBG-248"
    do(t, "take their-discard", "discard stormtrooper", seat=1)
    assert zone(t, "discard", 1) == ["stormtrooper"]
    t = galaxy({"units": ["duros_spy"]}, {}, format="original", force=2)
    do(t, "use duros_spy")
    assert keys(t, 1) == ["take force"], "nothing to discard"
    t = galaxy({"units": ["duros_spy"]}, {}, format="original", force=3)
    assert refused(t, "use duros_spy#1") == "DBG-132"


@pytest.mark.rule("DBG-248", "DBG-249")
def test_cad_bane_chooses_only_among_available_options() -> None:
    units = ["cad_bane", "embo", "hutt_fighter"]
    t = galaxy({"units": units, "hand": ["clone_trooper", "jedi_knight"]}, {"base": ["felucia"]})
    do(t, "use cad_bane")
    assert keys(t) == ["take exile-cards"]
    t = galaxy({"units": units}, {"base": ["felucia"], "ships": ["droid_control_ship"]})
    do(t, "use cad_bane")
    assert keys(t) == ["take destroy-ship"]
    t = galaxy({"units": units}, {"base": ["felucia"]})
    assert refused(t, "use cad_bane#1") == "DBG-132"


# deal damage


@pytest.mark.rule("DBG-251")
def test_ability_damage_goes_straight_to_the_base() -> None:
    side = {"base": ["felucia"], "ships": ["droid_control_ship"]}
    t = galaxy({"units": ["arc_trooper", "clone_trooper"]}, side)
    do(t, "use arc_trooper")
    assert mark(t, "damage", "felucia") == numbers("arc_trooper")[0] and mark(t, "damage", "droid_control_ship") == 0
    t = galaxy({"units": ["clone_trooper"]}, side)
    do(t, "commit clone_trooper#1 base", "resolve base")
    assert mark(t, "damage", "felucia") == 0, "an attack does not"
    t = separatist({"units": ["vulture_droid"]}, {"ships": ["acclamator"]})
    do(t, "use vulture_droid", seat=1)
    assert sorted(keys(t, 1)) == ["hit acclamator#1", "hit coruscant_cw#1"]
    do(t, "hit coruscant_cw#1", seat=1)
    assert mark(t, "damage", "coruscant_cw") == numbers("vulture_droid")[0] and mark(t, "damage", "acclamator") == 0


@pytest.mark.rule("DBG-252")
def test_ability_damage_destroys_a_base_like_an_attack_and_is_lost_without_a_base() -> None:
    side = {"units": ["arc_trooper#1", "arc_trooper#2"], "base": ["rishi"]}
    other = {"base": ["xorrn"], "bases": ["felucia"], "deck": ["b1_battle_droid"]}
    t = galaxy(side, other, marks={"damage": {"xorrn#1": facts("xorrn")["hit_points"] - 1}})
    do(t, "use arc_trooper#1")
    assert zone(t, "victory", 0) == ["xorrn"] and zone(t, "base", 1) == [] and mark(t, "damage", "xorrn") == 0
    assert refused(t, "use arc_trooper#2") == "DBG-132", "no base to damage"
    do(t, "end")
    do(t, "choose-base felucia", seat=1)
    assert mark(t, "damage", "felucia") == 0, "the surplus is lost"
    t = galaxy({"units": ["y_wing"]}, {"bases": ["endor"]}, format="original")
    do(t, "use y_wing")
    assert zone(t, "exile", 0) == ["y_wing"] and t.position()["marks"]["damage"] == {}


@pytest.mark.rule("DBG-253")
def test_ability_damage_stays_on_a_ship_and_adds_up() -> None:
    dealt, points = numbers("aat")[0], facts("acclamator")["hit_points"]
    t = separatist({"units": ["aat#1"]}, {"ships": ["acclamator"]})
    do(t, "use aat#1", seat=1)
    assert mark(t, "damage", "acclamator") == dealt and mark(t, "damage", "coruscant_cw") == 0
    do(t, "end", seat=1)
    assert mark(t, "damage", "acclamator") == dealt, "it stays"
    for before, ships in ((points - dealt - 1, ["acclamator"]), (points - dealt, [])):
        marks = {"damage": {"acclamator#1": before}}
        t = separatist({"units": ["aat#1"]}, {"ships": ["acclamator"]}, marks=marks)
        do(t, "use aat#1", seat=1)
        assert zone(t, "ships", 0) == ships
    assert zone(t, "discard", 0) == ["acclamator"]


# destroy


@pytest.mark.rule("DBG-254", "DBG-255", "DBG-256")
def test_an_undamaged_ship_in_play_is_destroyed_into_its_owners_discard_pile() -> None:
    side = {"units": ["luke_skywalker"], "ships": ["mon_calamari_cruiser"], "base": ["hoth"]}
    other = {"ships": ["star_destroyer", "imperial_carrier"], "base": ["endor"]}
    t = galaxy(side, other, format="original", force=1, row=["star_destroyer#2"])
    do(t, "use luke_skywalker")
    assert keys(t) == ["destroy star_destroyer#1", "destroy imperial_carrier#1"], "neither their own nor one in the row"
    do(t, "destroy star_destroyer#1")
    assert zone(t, "ships", 1) == ["imperial_carrier"] and zone(t, "discard", 1) == ["star_destroyer"]
    assert zone(t, "galaxy_discard") == [] and zone(t, "discard", 0) == [] and zone(t, "victory", 0) == []


@pytest.mark.rule("DBG-254", "DBG-255", "DBG-257")
def test_a_ship_destroyed_in_the_row_goes_to_the_galaxy_discard_pile() -> None:
    row = ["mon_calamari_cruiser", "blockade_runner", "star_destroyer", "x_wing", "dengar", "ig_88"]
    side = {"base": ["death_star"], "resources": 4}
    t = galaxy({"ships": ["rebel_transport"]}, side, format="original", active=1, row=row, deck=["bossk"], bare=True)
    do(t, "use death_star", seat=1)
    ships = ["rebel_transport", "mon_calamari_cruiser", "blockade_runner", "star_destroyer"]
    assert keys(t, 1) == [f"destroy {ship}#1" for ship in ships]
    do(t, "destroy blockade_runner#1", seat=1)
    assert zone(t, "galaxy_discard") == ["blockade_runner"] and number(t, "resources", 1) == 0
    assert zone(t, "galaxy_row") == ["mon_calamari_cruiser", "bossk", *row[2:]]
    assert zone(t, "discard", 0) == zone(t, "discard", 1) == []
    t = galaxy({"ships": ["hammerhead_corvette"]}, {"base": ["endor"]}, format="original", row=row, deck=["bossk"])
    do(t, "use hammerhead_corvette")
    assert zone(t, "galaxy_discard") == ["star_destroyer"], "by its text only an enemy ship"
    assert zone(t, "exile", 0) == ["hammerhead_corvette"]


# gain


@pytest.mark.rule("DBG-258")
def test_abilities_give_attack_resources_force_or_hit_points_under_their_condition() -> None:
    t = galaxy({"units": ["hutt_fighter"], "resources": 1}, {})
    do(t, "use hutt_fighter")
    price, more = numbers("hutt_fighter")
    assert attack(t, "hutt_fighter#1") == facts("hutt_fighter")["attack"] + more and number(t, "resources") == 1 - price
    t = galaxy({"ships": ["nebulon_b_frigate"], "base": ["hoth"]}, {}, format="original")
    do(t, "use nebulon_b_frigate", "take resources")
    assert number(t, "resources") == 3
    for row, enough in ((["at_te", "stap"], False), (["at_te", "at_rt", "stap"], True)):
        t = separatist({"units": ["stap#2"]}, row=row, force=0, bare=True)
        assert can(t, "use stap#2", seat=1) is enough
        if enough:
            do(t, "use stap#2", seat=1)
            assert force(t) == -numbers("stap")[0]
    points = facts("acclamator")["hit_points"]
    sides: list[dict[str, Any]] = [{"base": ["naboo"], "ships": ["acclamator"]}, {"ships": ["droid_control_ship"]}]
    t = galaxy(*sides)
    assert t.view(None)["hit_points"]["acclamator#1"] == points + numbers("naboo")[0]
    assert t.view(None)["hit_points"]["droid_control_ship#1"] == facts("droid_control_ship")["hit_points"]
    t = galaxy({**sides[0], "base": ["rishi"]})
    assert t.view(None)["hit_points"]["acclamator#1"] == points


@pytest.mark.rule("DBG-259")
def test_each_value_of_a_card_counts_once_a_turn() -> None:
    t = galaxy({"hand": ["padme_amidala"], "deck": ["clone_trooper"]}, {"base": ["felucia"]}, row=["stap"], force=0)
    do(t, "play padme_amidala")
    assert number(t, "resources") == facts("padme_amidala")["resources"]
    do(t, "use padme_amidala", "commit padme_amidala#1 base", "resolve base")
    assert number(t, "resources") == facts("padme_amidala")["resources"], "not again by using or attacking"
    assert mark(t, "damage", "felucia") == facts("padme_amidala")["attack"]
    assert refused(t, "play padme_amidala#1") == "DBG-096" and refused(t, "commit padme_amidala#1 base") == "DBG-159"
    assert refused(t, "commit padme_amidala#1 stap#1") == "DBG-159" and refused(t, "resolve base") == "DBG-144"
    assert not any(key.startswith(("commit", "resolve")) for key in keys(t))


@pytest.mark.rule("DBG-260", "DBG-261")
def test_example_the_hutt_fighter_gains_attack_for_the_turn() -> None:
    price, more = numbers("hutt_fighter")
    side = {"units": ["hutt_fighter#1", "hutt_fighter#2"], "resources": price, "base": ["rishi"]}
    t = galaxy(side, {"base": ["felucia"]})
    do(t, "commit hutt_fighter#1 base", "use hutt_fighter#1")
    printed = facts("hutt_fighter")["attack"]
    assert attack(t, "hutt_fighter#1") == printed + more and attack(t, "hutt_fighter#2") == printed
    do(t, "resolve base")
    assert mark(t, "damage", "felucia") == printed + more, "read at resolution"
    do(t, "end")
    assert t.position()["lasting"] == [], "until the turn ends"
    do(t, "end", seat=1)
    do(t, "play hutt_fighter#1")
    assert attack(t, "hutt_fighter#1") == printed


@pytest.mark.rule("DBG-261")
def test_attack_gained_after_the_attack_is_useless() -> None:
    price, _ = numbers("hutt_fighter")
    t = galaxy({"units": ["hutt_fighter"], "resources": price}, {"base": ["felucia"]})
    do(t, "commit hutt_fighter#1 base", "resolve base", "use hutt_fighter")
    assert mark(t, "damage", "felucia") == facts("hutt_fighter")["attack"] and not can(t, "resolve base")
    other = {"hand": ["stormtrooper"], "base": ["endor"]}
    t = galaxy({"units": ["b_wing"]}, other, format="original")
    do(t, "commit b_wing#1 base", "resolve base", "use b_wing")
    assert keys(t, 1) == ["take their-discard"], "the opponent cannot choose attack that is of no use"
    t = galaxy({"units": ["b_wing"]}, other, format="original")
    do(t, "commit b_wing#1 base", "use b_wing")
    assert sorted(keys(t, 1)) == ["take attack", "take their-discard"]
    do(t, "take attack", seat=1)
    do(t, "resolve base")
    assert mark(t, "damage", "endor") == facts("b_wing")["attack"] + 2


# empty decks


@pytest.mark.rule("DBG-262", "DBG-263", "DBG-264")
def test_a_players_empty_deck_is_rebuilt_when_a_card_is_next_needed() -> None:
    pile = ["republic_shuttle", "jedi_knight"]
    side = {"units": ["padme_amidala", "v_19_torrent"], "deck": ["clone_trooper"], "discard": pile}
    t = galaxy(side, {"discard": ["b1_battle_droid"]}, discard=["stap"])
    do(t, "use padme_amidala")
    assert zone(t, "deck", 0) == [] and zone(t, "discard", 0) == pile, "not at the moment it becomes empty"
    do(t, "use v_19_torrent")
    assert zone(t, "discard", 0) == [] and sorted(zone(t, "deck", 0)) == sorted(pile), "a reveal needs a card"
    assert zone(t, "discard", 1) == ["b1_battle_droid"] and zone(t, "galaxy_discard") == ["stap"], "their own pile"
    t = galaxy({"units": ["padme_amidala"], "discard": pile}, {})
    do(t, "use padme_amidala")
    assert len(zone(t, "hand", 0)) == 1 and len(zone(t, "deck", 0)) == 1 and zone(t, "discard", 0) == []


@pytest.mark.rule("DBG-262", "DBG-264")
def test_a_rebuilt_deck_is_shuffled_and_unknown_to_all() -> None:
    tops = set()
    for seed in range(12):
        pile = ["republic_shuttle", "jedi_knight", "clone_trooper"]
        t = galaxy({"units": ["padme_amidala"], "discard": pile}, {}, seed=seed)
        do(t, "use padme_amidala")
        tops.add(zone(t, "hand", 0)[0])
        for seat in EVERYBODY:
            assert t.view(seat)["seats"][0]["deck"] == [None, None]
    assert tops == {"republic_shuttle", "jedi_knight", "clone_trooper"}


@pytest.mark.rule("DBG-263", "DBG-265", "DBG-262")
def test_an_empty_galaxy_deck_is_rebuilt_when_the_row_next_has_to_be_filled() -> None:
    row = ["v_19_torrent#1", "v_19_torrent#2", "embo", "stap", "at_te", "cad_bane"]
    pile = ["aat", "mtt"]
    t = galaxy({"resources": 9}, {}, row=row, deck=["at_rt"], discard=pile)
    do(t, "buy v_19_torrent#1")
    assert zone(t, "galaxy_deck") == [] and zone(t, "galaxy_discard") == pile, "empty, and left so"
    do(t, "buy v_19_torrent#2")
    assert zone(t, "galaxy_discard") == [] and len(zone(t, "galaxy_deck")) == 1
    assert sorted([zone(t, "galaxy_row")[1], *zone(t, "galaxy_deck")]) == pile
    for seat in EVERYBODY:
        assert t.view(seat)["galaxy_deck"] == [None]
    t = galaxy({}, {"units": ["scout_trooper"]}, format="original", active=1, deck=[], discard=["tie_fighter"])
    do(t, "use scout_trooper", seat=1)
    assert zone(t, "galaxy_deck") == ["tie_fighter"] and force(t) == -1, "a reveal needs a card as well"


@pytest.mark.rule("DBG-266")
def test_a_slot_that_cannot_be_filled_stays_empty_until_a_later_refill_fills_all() -> None:
    row = ["v_19_torrent#1", "v_19_torrent#2", "stap", "embo", "at_te", "cad_bane"]
    units = ["anakin_skywalker", "mace_windu"]
    t = galaxy({"resources": 9, "units": units}, {"base": ["felucia"]}, row=row, deck=[], bare=True)
    do(t, "buy v_19_torrent#1", "buy v_19_torrent#2")
    assert zone(t, "galaxy_row") == ["stap", "embo", "at_te", "cad_bane"]
    position = t.position()
    position["galaxy_discard"] = ["aat#1", "aat#2", "mtt#1", "mtt#2"]
    t = kantyna.Table.from_position(position)
    assert len(zone(t, "galaxy_row")) == 4, "only when a refill is called for"
    do(t, "commit anakin_skywalker#1 stap#1", "resolve stap#1", "decline")
    assert len(zone(t, "galaxy_row")) == 6 and len(zone(t, "galaxy_deck")) == 2, "all empty slots"
    assert zone(t, "galaxy_row")[1:4] == ["embo", "at_te", "cad_bane"]


@pytest.mark.rule("DBG-267")
def test_a_defeated_card_can_be_in_the_reshuffled_galaxy_deck_a_bought_one_cannot() -> None:
    row = ["stap", "embo", "at_te", "cad_bane", "v_19_torrent", "at_rt"]
    t = galaxy({"units": ["anakin_skywalker"]}, {"base": ["felucia"]}, row=row, deck=[], bare=True)
    do(t, "commit anakin_skywalker#1 stap#1", "resolve stap#1")
    assert zone(t, "galaxy_row") == row and zone(t, "galaxy_discard") == [], "it came back at once"
    do(t, "reward stap#1")
    t = galaxy({"resources": 9}, {}, row=row, deck=[], discard=["aat"], bare=True)
    do(t, "buy v_19_torrent")
    assert zone(t, "discard", 0) == ["v_19_torrent"] and zone(t, "galaxy_row")[4] == "aat"
    assert zone(t, "galaxy_deck") == []
    t = galaxy({"resources": 9}, {}, row=row, deck=[], bare=True)
    do(t, "buy v_19_torrent")
    assert zone(t, "discard", 0) == ["v_19_torrent"] and "v_19_torrent" not in zone(t, "galaxy_row")


@pytest.mark.rule("DBG-267")
def test_a_card_in_mid_move_is_not_reshuffled_into_a_players_deck() -> None:
    t = galaxy({"units": ["at_te", "padme_amidala", "clone_trooper"], "discard": ["jedi_knight"]}, {})
    do(t, "use at_te", "put-on-deck clone_trooper#1", "use padme_amidala")
    assert zone(t, "hand", 0) == ["clone_trooper"] and zone(t, "discard", 0) == ["jedi_knight"]
