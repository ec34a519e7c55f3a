"""The Card Game, chapters 11 and 14: a card that left play during interrupts is no longer affected by the event."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_answers, pass_windows, side, table, until, zone

REBELS = ("mission_briefing", "the_rebel_fleet", "draw_their_fire")
SITH = ("fall_of_the_jedi", "counsel_of_the_sith", "the_heart_of_the_empire")


def answer_escort(t: kantyna.Table, sacrificed: str) -> None:
    """X-wing Escort interrupts its own leaving: the dark side sacrifices a Vehicle."""
    do(t, (LIGHT, "answer x_wing_escort#1"))
    pass_answers(t)
    if any(key.startswith("sacrifice") for key in keys(t, DARK)):
        do(t, (DARK, f"sacrifice {sacrificed}"))
    pass_answers(t)


@pytest.mark.rule("SWLCG-523")
@pytest.mark.rule("SWLCG-631")
def test_a_sacrificed_card_does_not_go_under_the_deck_with_the_others() -> None:
    """There Is No Escape: all units go under the decks."""
    dark = side("sith", *SITH, "at_st", "nightsister", hand=["there_is_no_escape"])
    t = table(dark, side("rebel_alliance", *REBELS, "x_wing_escort"), DARK, "force")
    until(t, "act")
    do(t, (DARK, "act there_is_no_escape#1"), "pay")
    answer_escort(t, "at_st#1")
    assert "at_st" in zone(t, DARK, "discard") and "at_st" not in zone(t, DARK, "deck")
    assert zone(t, DARK, "deck")[-1] == "nightsister" and zone(t, LIGHT, "deck")[-1] == "x_wing_escort"


@pytest.mark.rule("SWLCG-523")
@pytest.mark.rule("SWLCG-631")
def test_a_sacrificed_card_does_not_return_to_hand_with_the_others() -> None:
    """A New Hope: each player keeps up to three units, the others return to hand."""
    light = side("rebel_alliance", *REBELS, "x_wing_escort", hand=["a_new_hope"])
    t = table(side("sith", *SITH, "tie_fighter", "nightsister"), light, LIGHT)
    do(t, (LIGHT, "act a_new_hope#1"), "pay")
    pass_answers(t)
    do(t, (LIGHT, "decline"), (DARK, "decline"))
    answer_escort(t, "tie_fighter#1")
    assert zone(t, DARK, "discard") == ["tie_fighter"] and zone(t, DARK, "hand") == ["nightsister"]
    assert zone(t, LIGHT, "hand") == ["x_wing_escort"]


def cancel_with_its_worse(t: kantyna.Table, unit: str) -> None:
    """It's Worse cancels the interrupt that is being used and damages that unit."""
    do(t, (DARK, "answer its_worse#1"))
    pass_windows(t, "pick")
    do(t, (DARK, f"pick {unit}"))
    pass_answers(t)


@pytest.mark.rule("SWLCG-546")
@pytest.mark.rule("SWLCG-193")
def test_a_card_destroyed_in_the_window_is_not_returned_to_hand() -> None:
    light = side("rebel_alliance", *REBELS, "x_wing_escort", hand=["fall_back"])
    t = table(side("sith", *SITH, "tie_fighter", hand=["its_worse"]), light, LIGHT)
    do(t, (LIGHT, "act fall_back#1"), (LIGHT, "pick x_wing_escort#1"), (LIGHT, "answer x_wing_escort#1"))
    cancel_with_its_worse(t, "x_wing_escort#1")
    assert "x_wing_escort" in zone(t, LIGHT, "discard") and zone(t, LIGHT, "hand") == []
    assert logged(t, "return-to-hand") == [] and "tie_fighter" in zone(t, DARK, "play")


@pytest.mark.rule("SWLCG-546")
@pytest.mark.rule("SWLCG-631")
def test_a_card_captured_in_the_window_is_not_returned_to_hand() -> None:
    """Leia Organa is captured instead of leaving play in another way."""
    light = side("rebel_alliance", *REBELS, "leia_organa", hand=["fall_back"])
    exhausted = {"focus": {"mission_briefing#1": 1}}
    t = table(side("sith", *SITH, hand=["its_worse"]), light, LIGHT, marks=exhausted)
    do(t, (LIGHT, "act fall_back#1"), (LIGHT, "pick leia_organa#1"), (LIGHT, "answer leia_organa#1"))
    cancel_with_its_worse(t, "leia_organa#1")
    until(t, "pick")
    do(t, (DARK, "pick fall_of_the_jedi#1"))
    pass_answers(t)
    assert zone(t, DARK, "captured") == ["leia_organa"] and zone(t, LIGHT, "hand") == []
    assert marks(t, "focus") == exhausted["focus"], "her interrupt was cancelled"


def struck_yoda(damage: int, light_hand: list[str], *units: str) -> kantyna.Table:
    """Darth Vader strikes Yoda, who is damaged."""
    light = side("jedi", "jedi_training", "in_you_must_go", "forgotten_heroes", "yoda", *units, hand=light_hand)
    dark = side("sith", "darth_vader", *SITH, hand=["its_worse"])
    t = fight(dark, light, "darth_vader", "yoda", damage={"yoda#1": damage})
    pass_windows(t, "resolve-unit-damage")
    do(t, "resolve-unit-damage", "pick yoda#1")
    return t


@pytest.mark.rule("SWLCG-637")
@pytest.mark.rule("SWLCG-631")
def test_no_damage_is_placed_on_a_card_destroyed_in_the_window() -> None:
    t = struck_yoda(1, ["lightsaber_deflection", "return_of_the_jedi"], "twilek_loyalist")
    do(t, (LIGHT, "answer lightsaber_deflection#1"), (LIGHT, "pick twilek_loyalist#1"))
    cancel_with_its_worse(t, "yoda#1")
    assert "yoda" in zone(t, LIGHT, "discard") and "yoda#1" not in marks(t, "damage")
    until(t, "act")
    do(t, (LIGHT, "act return_of_the_jedi#1"), "pay")
    pass_windows(t, "pick")
    do(t, (LIGHT, "pick yoda#1"))
    pass_answers(t)
    assert "yoda" in zone(t, LIGHT, "play"), "as good as new"


@pytest.mark.rule("SWLCG-547")
def test_an_event_about_a_card_that_has_left_is_no_longer_interrupted() -> None:
    """Lightsaber Deflection was cancelled and Yoda is gone, so a second one finds no damage to deflect."""
    hand = ["lightsaber_deflection", "lightsaber_deflection#2"]
    t = struck_yoda(1, hand, "twilek_loyalist")
    do(t, (LIGHT, "answer lightsaber_deflection#1"), (LIGHT, "pick twilek_loyalist#1"))
    do(t, (DARK, "answer its_worse#1"), (DARK, "pick yoda#1"))
    pass_windows(t, "answer lightsaber_deflection#2")
    assert t.view(None)["pending"][-1]["other"] == "its_worse#1", "what destroys him could be deflected"
    do(t, (LIGHT, "pass"))
    pass_windows(t, "answer lightsaber_deflection#2")
    assert "answer lightsaber_deflection#2" not in keys(t, LIGHT) and "twilek_loyalist#1" not in marks(t, "damage")
