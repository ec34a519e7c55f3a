"""Scum and Villainy: what each card does, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, defend, fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, zone
from matchers import assert_no_choice

BOTH_OBJECTIVES = ("the_bespin_exchange", "fall_of_the_jedi")


def boba_strikes(*light: str, defenders: str, hand: tuple[str, ...] = (), **more: Any) -> kantyna.Table:
    """Boba Fett (UD, and with the edge a second and tactics) attacks; the dark side has the edge."""
    dark = side("scum_and_villainy", "boba_fett", *BOTH_OBJECTIVES, hand=list(hand))
    return fight(dark, side("jedi", "jedi_training", *light), "boba_fett", defenders, **more)


# Boba Fett, and capture from play


@pytest.mark.rule("SWLCG-607")
@pytest.mark.rule("SWLCG-610")
@pytest.mark.rule("SWLCG-616")
@pytest.mark.rule("SWLCG-620")
@pytest.mark.rule("SWLCG-623")
def test_boba_fett_captures_the_character_he_has_damaged() -> None:
    t = boba_strikes("luke_skywalker", defenders="luke_skywalker")
    do(t, "resolve-unit-damage", "pick luke_skywalker#1")
    do(t, (DARK, "answer boba_fett#1"), (DARK, "pick luke_skywalker#1"))
    assert keys(t, DARK) == ["pick the_bespin_exchange#1", "pick fall_of_the_jedi#1"], "he says where"
    do(t, (DARK, "pick fall_of_the_jedi#1"))
    assert zone(t, DARK, "captured") == ["luke_skywalker"]
    assert "luke_skywalker" not in zone(t, LIGHT, "play") + zone(t, LIGHT, "discard") + zone(t, LIGHT, "hand")
    position = t.position()
    assert position["hosts"] == {"luke_skywalker#1": "fall_of_the_jedi#1"}
    assert position["owners"] == {"luke_skywalker#1": LIGHT}
    assert "luke_skywalker#1" not in marks(t, "part")


@pytest.mark.rule("SWLCG-611")
@pytest.mark.rule("SWLCG-612")
@pytest.mark.rule("SWLCG-613")
@pytest.mark.rule("SWLCG-637")
def test_a_captured_unit_loses_tokens_enhancements_and_its_force_card() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", "jedi_lightsaber")
    t = fight(
        side("scum_and_villainy", "boba_fett", "fall_of_the_jedi"), light, "boba_fett", "luke_skywalker",
        hosts={"jedi_lightsaber#1": "luke_skywalker#1"}, committed={"luke_skywalker#1": 1},
        focus={"luke_skywalker#1": 1},
    )  # fmt: skip
    do(t, "resolve-unit-damage", "pick luke_skywalker#1", (DARK, "answer boba_fett#1"), (DARK, "pick luke_skywalker#1"))
    assert zone(t, DARK, "captured") == ["luke_skywalker"], "the only objective is not asked for"
    assert zone(t, LIGHT, "discard") == ["jedi_lightsaber"]
    for mark in ("damage", "focus", "committed", "part"):
        assert "luke_skywalker#1" not in marks(t, mark)


@pytest.mark.rule("SWLCG-783")
def test_what_he_destroys_he_does_not_capture() -> None:
    t = boba_strikes("guardian_of_peace", defenders="guardian_of_peace")
    do(t, "resolve-unit-damage", "pick guardian_of_peace#1")
    assert zone(t, LIGHT, "discard") == ["guardian_of_peace"]
    assert "answer boba_fett#1" not in keys(t, DARK)
    assert zone(t, DARK, "captured") == []


def test_he_captures_no_vehicle_and_nothing_that_a_shield_saved() -> None:
    t = boba_strikes("redemption", defenders="redemption")
    do(t, "resolve-unit-damage", "pick redemption#1")
    assert marks(t, "damage") == {"redemption#1": 2}
    assert "answer boba_fett#1" not in keys(t, DARK)
    t = boba_strikes("luke_skywalker", defenders="luke_skywalker", shield={"luke_skywalker#1": 2})
    do(t, "resolve-unit-damage", "pick luke_skywalker#1", (LIGHT, "use-shield luke_skywalker#1"))
    do(t, (LIGHT, "use-shield luke_skywalker#1"))
    assert "answer boba_fett#1" not in keys(t, DARK)


@pytest.mark.rule("SWLCG-795")
@pytest.mark.rule("SWLCG-535")
def test_of_the_characters_damaged_by_one_strike_he_captures_one() -> None:
    """Protect divides the damage between two Characters that both survive it."""
    light = ("luke_skywalker", "guardian_of_peace#1")
    t = boba_strikes(*light, defenders="luke_skywalker guardian_of_peace")
    do(t, "resolve-unit-damage", "pick luke_skywalker#1", (LIGHT, "protect guardian_of_peace#1 1"), (LIGHT, "decline"))
    assert marks(t, "damage") == {"luke_skywalker#1": 1, "guardian_of_peace#1": 1}
    do(t, (DARK, "answer boba_fett#1"))
    assert keys(t, DARK) == ["pick luke_skywalker#1", "pick guardian_of_peace#1"]
    do(t, (DARK, "pick guardian_of_peace#1"), (DARK, "pick the_bespin_exchange#1"))
    assert zone(t, DARK, "captured") == ["guardian_of_peace"]
    assert "answer boba_fett#1" not in keys(t, DARK)
    pass_windows(t, "strike")
    assert "luke_skywalker" in zone(t, LIGHT, "play")


# The Bespin Exchange, Bounty Collection


def captured(hand: tuple[str, ...] = (), **focus: int) -> kantyna.Table:
    """He has just captured Luke, and the reactions to it are open."""
    t = boba_strikes(
        "luke_skywalker", defenders="luke_skywalker", hand=hand, focus={f"{card}#1": n for card, n in focus.items()}
    )
    do(t, "resolve-unit-damage", "pick luke_skywalker#1", (DARK, "answer boba_fett#1"), (DARK, "pick luke_skywalker#1"))
    do(t, (DARK, "pick fall_of_the_jedi#1"))
    return t


@pytest.mark.rule("SWLCG-771")
def test_the_bespin_exchange_refreshes_an_objective_after_a_capture() -> None:
    t = captured(the_bespin_exchange=1, jedi_training=2)
    do(t, (DARK, "answer the_bespin_exchange#1"))
    assert keys(t, DARK) == ["pick the_bespin_exchange#1", "pick fall_of_the_jedi#1", "pick jedi_training#1"]
    do(t, (DARK, "pick jedi_training#1"))
    focus = marks(t, "focus")
    assert focus["the_bespin_exchange#1"] == 1 and focus["jedi_training#1"] == 1


@pytest.mark.rule("SWLCG-763")
def test_the_bespin_exchange_needs_an_objective_with_focus() -> None:
    t = captured(("bounty_collection",), affiliation_scum_and_villainy=1)
    assert "answer the_bespin_exchange#1" not in keys(t, DARK)
    assert refusal(t, DARK, "answer the_bespin_exchange#1") == "SWLCG-763"


@pytest.mark.rule("SWLCG-619")
def test_a_card_captured_from_hand_was_not_in_play() -> None:
    """Neither card of the set answers when Cruel Interrogations takes a unit from hand."""
    dark = side(
        "scum_and_villainy", "the_bespin_exchange", "looking_for_droids", hand=["bounty_collection"],
        objective_deck=["cruel_interrogations"],
    )  # fmt: skip
    t = table(
        dark, side("jedi", hand=["luke_skywalker"]), phase="refresh", marks={"focus": {"the_bespin_exchange#1": 3}}
    )
    do(t, (DARK, "answer cruel_interrogations#1"))
    assert zone(t, DARK, "captured") == ["luke_skywalker"]
    assert_no_choice(t, "answer", DARK)


def test_bounty_collection_refreshes_up_to_three_cards_that_are_no_units() -> None:
    focus = {"the_bespin_exchange": 2, "affiliation_scum_and_villainy": 1}
    t = captured(("bounty_collection",), **focus, jedi_training=1)
    do(t, (DARK, "answer bounty_collection#1"))
    wanted = [f"pick {card}#1" for card in focus]
    assert sorted(keys(t, DARK)) == sorted([*wanted, "decline"]), "no unit, none of the enemy's, none that is ready"
    do(t, (DARK, "pick the_bespin_exchange#1"), (DARK, "pick affiliation_scum_and_villainy#1"))
    left = {card: n for card, n in marks(t, "focus").items() if card != "boba_fett#1"}
    assert left == {"the_bespin_exchange#1": 1, "jedi_training#1": 1}
    assert zone(t, DARK, "discard") == ["bounty_collection"]


def test_bounty_collection_is_not_for_somebody_elses_capture() -> None:
    """Without a capture there is nothing to react to."""
    t = boba_strikes("luke_skywalker", defenders="luke_skywalker", hand=("bounty_collection",))
    do(t, "resolve-unit-damage", "pick luke_skywalker#1", (DARK, "pass"))
    assert "answer bounty_collection#1" not in keys(t, DARK)
    assert zone(t, DARK, "hand") == ["bounty_collection"]


# Outer Rim Hunter, Mandalorian Armor


def test_outer_rim_hunter_makes_the_defender_damage_an_objective() -> None:
    dark = side("scum_and_villainy", "outer_rim_hunter", "fall_of_the_jedi")
    t = table(dark, side("jedi", "jedi_training", "in_you_must_go"), phase="conflict")
    attack(t, "jedi_training", "outer_rim_hunter")
    do(t, (DARK, "answer outer_rim_hunter#1"))
    assert keys(t, LIGHT) == ["pick jedi_training#1", "pick in_you_must_go#1"]
    assert refusal(t, LIGHT, "decline") == "SWLCG-190"
    do(t, (LIGHT, "pick in_you_must_go#1"))
    assert logged(t, "damage")[0] == "in_you_must_go#1"
    assert marks(t, "damage")["in_you_must_go#1"] == 1


def test_outer_rim_hunter_does_nothing_when_he_defends_or_another_attacks() -> None:
    dark = side("scum_and_villainy", "outer_rim_hunter", "boba_fett", "fall_of_the_jedi")
    t = table(dark, side("jedi", "jedi_training"), phase="conflict")
    attack(t, "jedi_training", "boba_fett")
    assert "answer outer_rim_hunter#1" not in keys(t, DARK)
    t = table(dark, side("jedi", "jedi_training", "jedi_in_hiding"), LIGHT, "conflict")
    attack(t, "fall_of_the_jedi", "jedi_in_hiding")
    defend(t, "outer_rim_hunter")
    assert "answer outer_rim_hunter#1" not in keys(t, DARK)


def test_a_shield_prevents_the_hunters_damage() -> None:
    dark = side("scum_and_villainy", "outer_rim_hunter", "fall_of_the_jedi")
    light = side("jedi", "jedi_training", "in_you_must_go")
    t = table(dark, light, phase="conflict", marks={"shield": {"in_you_must_go#1": 1}})
    attack(t, "jedi_training", "outer_rim_hunter")
    do(t, (DARK, "answer outer_rim_hunter#1"), (LIGHT, "pick in_you_must_go#1"), (LIGHT, "use-shield in_you_must_go#1"))
    assert "in_you_must_go#1" not in marks(t, "damage")


@pytest.mark.parametrize(("unit", "aims"), [("boba_fett", True), ("outer_rim_hunter", False)])
def test_mandalorian_armor_gives_capacity_and_boba_fett_targeted_strike(unit: str, aims: bool) -> None:
    dark = side("scum_and_villainy", unit, "mandalorian_armor", "fall_of_the_jedi")
    light = side("jedi", "jedi_training", "luke_skywalker", "yoda")
    t = fight(dark, light, unit, "luke_skywalker", hosts={"mandalorian_armor#1": f"{unit}#1"}, edge=LIGHT)
    do(t, f"pick {unit}#1")
    capacity = 5 if unit == "boba_fett" else 4
    assert marks(t, "damage")[f"{unit}#1"] < capacity and unit in zone(t, DARK, "play"), "3 more than printed"
    pass_windows(t, "pick")
    assert ("pick yoda#1" in keys(t, DARK)) is aims
    assert logged(t, "damage") == [f"{unit}#1"]


@pytest.mark.parametrize(("before", "lives"), [(2, True), (3, False)])
def test_in_mandalorian_armor_it_takes_three_more(before: int, lives: bool) -> None:
    """Boba Fett's 2 and 3: Luke's two damage destroy him where he has three already."""
    dark = side("scum_and_villainy", "boba_fett", "mandalorian_armor", "fall_of_the_jedi")
    t = fight(
        dark, side("jedi", "luke_skywalker", "jedi_training"), "luke_skywalker", "boba_fett", "fall_of_the_jedi", LIGHT,
        hosts={"mandalorian_armor#1": "boba_fett#1"}, damage={"boba_fett#1": before},
    )  # fmt: skip
    do(t, (LIGHT, "resolve-unit-damage"), (LIGHT, "pick boba_fett#1"))
    pass_windows(t, "strike")
    assert ("boba_fett" in zone(t, DARK, "play")) is lives
