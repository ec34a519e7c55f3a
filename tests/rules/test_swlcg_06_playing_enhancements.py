"""The Card Game, chapter 6: what an enhancement may be attached to."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_situations import DARK, LIGHT, do, keys, payment, refusal, side, table, zone

DARK_CARDS = ("looking_for_droids", "darth_vader", "nightsister", "rancor", "tie_fighter", "interrogation_droid")
LIGHT_CARDS = ("a_heros_journey", "fleeing_the_empire", "luke_skywalker", "mon_mothma", "x_wing", "r2_d2")


def begun(seat: int, enhancement: str, dark: tuple[str, ...] = DARK_CARDS, light: tuple[str, ...] = LIGHT_CARDS) -> Any:
    """A table at which that seat has paid for the enhancement, and is asked where it goes if it has a choice."""
    hands = [{"hand": [enhancement]} if seat == each else {} for each in (DARK, LIGHT)]
    t = table(side("sith", *dark, **hands[DARK]), side("rebel_alliance", *light, **hands[LIGHT]), active=seat)
    do(t, (seat, f"play {enhancement}#1"))
    while payment(t, seat):
        do(t, (seat, "pay"))
    return t


def may_enhance(t: kantyna.Table, seat: int) -> set[str]:
    return {key.removeprefix("pick ").partition("#")[0] for key in keys(t, seat) if key.startswith("pick ")}


@pytest.mark.rule("SWLCG-200")
@pytest.mark.rule("SWLCG-211")
@pytest.mark.parametrize(
    ("seat", "enhancement", "hosts"),
    [
        (DARK, "vaders_lightsaber", {"darth_vader", "nightsister", "luke_skywalker"}),
        (DARK, "the_hands_blessing", {"darth_vader", "nightsister", "luke_skywalker", "mon_mothma"}),
        (DARK, "intimidated", {"luke_skywalker", "mon_mothma"}),
        (DARK, "aft_armor_plating", {"tie_fighter", "x_wing"}),
        (LIGHT, "common_ground", {"looking_for_droids", "a_heros_journey", "fleeing_the_empire"}),
        (LIGHT, "false_lead", {"a_heros_journey", "fleeing_the_empire"}),
    ],
)
def test_the_text_of_an_enhancement_decides_what_it_may_be_attached_to(
    seat: int, enhancement: str, hosts: set[str]
) -> None:
    assert may_enhance(begun(seat, enhancement), seat) == hosts


@pytest.mark.rule("SWLCG-205")
def test_an_enhancement_for_an_enemy_card_cannot_be_attached_to_ones_own() -> None:
    t = begun(LIGHT, "stolen_plans", dark=("looking_for_droids", "corporate_exploitation"))
    assert may_enhance(t, LIGHT) == {"looking_for_droids", "corporate_exploitation"}


@pytest.mark.rule("SWLCG-201")
@pytest.mark.rule("SWLCG-204")
def test_trust_your_feelings_is_attached_to_mon_mothma() -> None:
    t = begun(LIGHT, "trust_your_feelings")
    do(t, (LIGHT, "pick mon_mothma#1"))
    assert "trust_your_feelings" in zone(t, LIGHT, "play")
    assert t.position()["hosts"] == {"trust_your_feelings#1": "mon_mothma#1"}


@pytest.mark.rule("SWLCG-206")
def test_an_enhancement_of_a_play_area_is_not_attached_to_a_card() -> None:
    t = begun(DARK, "sith_library")
    assert "sith_library" in zone(t, DARK, "play") and t.position()["hosts"] == {}


@pytest.mark.rule("SWLCG-207")
def test_an_enhancement_cannot_be_played_without_something_to_enhance() -> None:
    for light, allowed in ((("x_wing", "r2_d2"), False), (("luke_skywalker",), True)):
        t = table(side("sith", "darth_vader", hand=["intimidated"]), side("jedi", *light))
        assert ("play intimidated#1" in keys(t, DARK)) == allowed
        if not allowed:
            assert refusal(t, DARK, "play intimidated#1") == "SWLCG-207"
