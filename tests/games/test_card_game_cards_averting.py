"""Damage that would be dealt and is prevented or dealt to another card: Lightsaber Deflection, It Could Be Worse."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import fight, logged, stack
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, until, zone
from matchers import assert_choices, assert_no_choice

DEFLECTION, NOT_WORSE = "lightsaber_deflection#1", "it_could_be_worse#1"


def rancor_strikes(light: dict[str, Any], defenders: str, at: str, **more: Any) -> kantyna.Table:
    """The Rancor (four unit damage) strikes at that unit, and nobody has answered yet."""
    t = fight(side("sith", "rancor"), light, "rancor", defenders, **more)
    do(t, (DARK, f"pick {at}"))
    return t


def damaged(t: kantyna.Table) -> list[tuple[object, object]]:
    """What was dealt to which card."""
    seen = [event.view(None) for event in t.events if event.kind == "damage"]
    return [(event["card"], event["n"]) for event in seen]


@pytest.mark.rule("SWLCG-529")
@pytest.mark.rule("SWLCG-788")
def test_lightsaber_deflection_moves_one_damage_before_tokens_are_placed() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", "redemption", hand=[DEFLECTION])
    t = rancor_strikes(light, "luke_skywalker", "luke_skywalker#1")
    assert keys(t, LIGHT) == [f"answer {DEFLECTION}", "pass"] and marks(t, "damage") == {}
    do(t, (LIGHT, f"answer {DEFLECTION}"))
    assert_choices(t, LIGHT, "pick redemption#1", "pick rancor#1")  # any other unit, of either side
    assert refusal(t, LIGHT, "pick luke_skywalker#1") == "SWLCG-661"
    do(t, (LIGHT, "pick rancor#1"))
    until(t, "engage", "commit")
    assert ("rancor#1", 1) in marks(t, "damage").items()
    assert logged(t, "deflect-damage") == ["rancor#1"]
    assert damaged(t) == [("luke_skywalker#1", 3), ("rancor#1", 1)]


@pytest.mark.rule("SWLCG-529")
def test_lightsaber_deflection_is_not_for_vehicles_nor_for_enemies() -> None:
    light = side("jedi", "jedi_training", "redemption", "jedi_in_hiding", hand=[DEFLECTION, "c_3po"])
    t = rancor_strikes(light, "redemption", "redemption#1")
    assert keys(t, LIGHT) == ["pass"] and refusal(t, LIGHT, f"answer {DEFLECTION}") == "SWLCG-520"
    dark = side("sith", "fall_of_the_jedi", "nightsister")
    t = fight(dark, light, "jedi_in_hiding", "nightsister", "fall_of_the_jedi", LIGHT)
    do(t, (LIGHT, "resolve-unit-damage"), (LIGHT, "pick nightsister#1"))
    assert keys(t, LIGHT) == ["pass"] and refusal(t, LIGHT, f"answer {DEFLECTION}") == "SWLCG-520"


@pytest.mark.rule("SWLCG-658")
def test_lightsaber_deflection_needs_another_unit() -> None:
    """Heat of Battle in a battle that nobody else survived to see: Luke is the only unit in play."""
    dark = side("sith", "fall_of_the_jedi")
    light = side("jedi", "luke_skywalker", hand=[DEFLECTION, "c_3po"])
    damage = {"do": ["deal", 1, ["type", "unit"]], "seat": DARK, "card": "fall_of_the_jedi#1", "n": 0}
    t = table(dark, light, LIGHT, stack=[*stack(LIGHT), damage])
    assert refusal(t, LIGHT, f"answer {DEFLECTION}") == "SWLCG-658"


def test_of_several_damaged_units_one_is_spared_and_another_may_get_it() -> None:
    """Two units get a damage each: that of the one is moved to the other."""
    dark = side("sith", "fall_of_the_jedi")
    light = side("jedi", "luke_skywalker", "obi_wan_kenobi", hand=[DEFLECTION, "c_3po"])
    damage = {"do": ["deal", 1, ["type", "unit"]], "seat": DARK, "card": "fall_of_the_jedi#1", "n": 0}
    t = table(dark, light, LIGHT, stack=[*stack(LIGHT), damage])
    assert keys(t, LIGHT) == [
        f"answer {DEFLECTION} 0 for luke_skywalker#1",
        f"answer {DEFLECTION} 0 for obi_wan_kenobi#1",
        "pass",
    ]
    assert [choice.text("en") for choice in t.choices[LIGHT]][:2] == [
        "Lightsaber Deflection, for Luke Skywalker",
        "Lightsaber Deflection, for Obi-Wan Kenobi",
    ]
    assert refusal(t, LIGHT, f"answer {DEFLECTION} 0 for fall_of_the_jedi#1") == "SWLCG-520", "that is not damaged"
    do(t, (LIGHT, f"answer {DEFLECTION} 0 for obi_wan_kenobi#1"))
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick luke_skywalker#1"]
    do(t, (LIGHT, "pick luke_skywalker#1"))
    pass_windows(t, "deal-one")
    assert damaged(t) == [("luke_skywalker#1", 2)]


def test_a_shield_stops_what_the_enemy_deflects_at_it() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", hand=[DEFLECTION])
    t = rancor_strikes(light, "luke_skywalker", "luke_skywalker#1", shield={"rancor#1": 1})
    do(t, (LIGHT, f"answer {DEFLECTION}"), (LIGHT, "pick rancor#1"), (DARK, "use-shield rancor#1"))
    assert "rancor#1" not in marks(t, "damage")


@pytest.mark.rule("SWLCG-524")
def test_it_could_be_worse_prevents_one_damage() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", hand=[NOT_WORSE])
    t = rancor_strikes(light, "luke_skywalker", "luke_skywalker#1", focus={"luke_skywalker#1": 1}, edge=LIGHT)
    assert keys(t, LIGHT) == [f"answer {NOT_WORSE}", "pass"]
    do(t, (LIGHT, f"answer {NOT_WORSE}"))
    until(t, "engage", "commit", "strike")
    assert damaged(t) == [("luke_skywalker#1", 2)]


def test_a_card_of_a_group_that_gets_nothing_any_more_is_not_answered_for() -> None:
    """Two units get a damage each, and that of one is prevented; the other's may be prevented, too."""
    light = side("jedi", "luke_skywalker", "obi_wan_kenobi", hand=[NOT_WORSE, "it_could_be_worse#2", "c_3po"])
    damage = {"do": ["deal", 1, ["type", "unit"]], "seat": DARK, "card": "fall_of_the_jedi#1", "n": 0}
    t = table(side("sith", "fall_of_the_jedi"), light, LIGHT, stack=[*stack(LIGHT), damage])
    do(t, (LIGHT, f"answer {NOT_WORSE} 0 for luke_skywalker#1"))
    pass_windows(t, "answer")
    assert keys(t, LIGHT) == ["answer it_could_be_worse#2 0 for obi_wan_kenobi#1", "pass"]
    assert refusal(t, LIGHT, "answer it_could_be_worse#2 0 for luke_skywalker#1") == "SWLCG-520"
    do(t, (LIGHT, "pass"))
    assert damaged(t) == [("obi_wan_kenobi#1", 1)]


def test_a_card_that_was_spared_may_get_the_damage_of_another() -> None:
    light = side("jedi", "luke_skywalker", "obi_wan_kenobi", hand=[NOT_WORSE, DEFLECTION, "c_3po"])
    damage = {"do": ["deal", 1, ["type", "unit"]], "seat": DARK, "card": "fall_of_the_jedi#1", "n": 0}
    t = table(side("sith", "fall_of_the_jedi"), light, LIGHT, stack=[*stack(LIGHT), damage])
    do(t, (LIGHT, f"answer {NOT_WORSE} 0 for luke_skywalker#1"))
    pass_windows(t, f"answer {DEFLECTION}")
    assert logged(t, "prevent-damage") == ["luke_skywalker#1"]
    do(t, (LIGHT, f"answer {DEFLECTION} 0 for obi_wan_kenobi#1"), (LIGHT, "pick luke_skywalker#1"))
    pass_windows(t, "deal-one")
    assert damaged(t) == [("luke_skywalker#1", 1)]


@pytest.mark.rule("SWLCG-547")
def test_damage_prevented_altogether_was_never_dealt() -> None:
    """One damage to an objective, prevented: a second copy of anything has nothing to answer."""
    t = table(
        side("sith", "fall_of_the_jedi"),
        side("jedi", hand=[NOT_WORSE, "it_could_be_worse#2", DEFLECTION]),
        LIGHT,
        "balance",
        balance=0,
    )
    do(t, (LIGHT, "pick fall_of_the_jedi#1"))
    both = [f"answer {NOT_WORSE}", "answer it_could_be_worse#2", "pass"]
    assert keys(t, LIGHT) == both, "an objective of the enemy's too; the other card is for units"
    do(t, (LIGHT, f"answer {NOT_WORSE}"))
    pass_windows(t, "answer")
    assert_no_choice(t, "answer", LIGHT)  # nothing is left to answer
    until(t, "play", "done", "decline")
    assert marks(t, "damage") == {} and logged(t, "damage") == []
    assert zone(t, LIGHT, "discard") == ["it_could_be_worse"]


def nested() -> kantyna.Table:
    """An enemy strike would damage Yoda; Lightsaber Deflection is aimed at the striker; the dark side may answer."""
    hand = [DEFLECTION, "counter_stroke", NOT_WORSE]
    light = side("jedi", "jedi_training", "a_heros_journey", "yoda", "redemption", hand=hand)
    dark = side("sith", "rancor", hand=["its_worse"])
    t = fight(dark, light, "rancor", "yoda", edge=LIGHT, focus={"yoda#1": 1})
    do(t, (DARK, "pick yoda#1"), (LIGHT, f"answer {DEFLECTION}"), (LIGHT, "pick rancor#1"))
    pass_windows(t, "answer its_worse")
    return t


@pytest.mark.rule("SWLCG-772")
def test_an_answer_to_an_answer_to_an_answer() -> None:
    t = nested()
    do(t, (DARK, "answer its_worse#1"), (DARK, "pick yoda#1"))
    pass_windows(t, "answer counter_stroke")
    do(t, (LIGHT, "answer counter_stroke#1"), (LIGHT, "pay"))
    pass_windows(t, "answer it_could")
    assert zone(t, DARK, "discard") == ["its_worse"] and logged(t, "deflect-damage") == ["rancor#1"]
    assert marks(t, "damage") == {}, "It's Worse does nothing"
    do(t, (LIGHT, f"answer {NOT_WORSE} 0 for yoda#1"))  # a further interrupt to the strike damage
    until(t, "engage", "commit")
    assert damaged(t) == [("yoda#1", 1), ("rancor#1", 1)], "of three"


def test_its_worse_cancels_lightsaber_deflection() -> None:
    t = nested()
    do(t, (DARK, "answer its_worse#1"), (DARK, "pick redemption#1"))
    until(t, "engage", "commit")
    assert logged(t, "deflect-damage") == []
    assert damaged(t) == [("redemption#1", 1), ("yoda#1", 2)], "all of the strike"


@pytest.mark.rule("SWLCG-547")
@pytest.mark.parametrize("prevented", [False, True])
def test_nobody_reacts_to_damage_that_was_prevented(prevented: bool) -> None:
    """Boba Fett, without the edge, would deal one damage, and capture whom he has damaged."""
    light = side("jedi", "jedi_training", "luke_skywalker", hand=[NOT_WORSE, "c_3po"])
    dark = side("scum_and_villainy", "the_bespin_exchange", "boba_fett")
    t = fight(dark, light, "boba_fett", "luke_skywalker", edge=LIGHT, focus={"luke_skywalker#1": 1})
    do(t, (DARK, "pick luke_skywalker#1"), (LIGHT, f"answer {NOT_WORSE}" if prevented else "pass"))
    pass_windows(t, "answer boba_fett")
    assert ("answer boba_fett#1" in keys(t, DARK)) is not prevented
