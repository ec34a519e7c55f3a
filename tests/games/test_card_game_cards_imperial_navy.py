"""What the cards of the Imperial Navy do."""

from __future__ import annotations

import pytest

from card_game_fights import attack, defend
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table

# who may attack


@pytest.mark.rule("SWLCG-116")
def test_the_ultimate_power_is_attacked_by_two_units_at_most() -> None:
    dark = side("imperial_navy", "the_ultimate_power", "death_and_despayre")
    light = side("jedi", "yoda", "luke_skywalker", "red_five")
    t = table(dark, light, active=LIGHT, phase="conflict")
    do(t, "engage the_ultimate_power#1", "attack-with yoda#1", "attack-with luke_skywalker#1")
    assert not any(key.startswith("attack-with") for seat in t.choices for key in keys(t, seat))
    assert marks(t, "part") == {"yoda#1": 1, "luke_skywalker#1": 1}
    other = table(dark, light, active=LIGHT, phase="conflict")
    attack(other, "death_and_despayre", "yoda", "luke_skywalker", "red_five")
    assert len(marks(other, "part")) == 3


@pytest.mark.rule("SWLCG-116", "SWLCG-330")
def test_only_vehicles_attack_the_rebel_fleet() -> None:
    light = side("rebel_alliance", "the_rebel_fleet", "mission_briefing")
    t = table(side("imperial_navy", "at_st", "duty_officer"), light, phase="conflict")
    do(t, "engage the_rebel_fleet#1")
    assert keys(t, DARK) == ["attack-with at_st#1"]
    assert refusal(t, DARK, "attack-with duty_officer#1") == "SWLCG-116"
    t = table(side("imperial_navy", "at_st", "duty_officer"), light, phase="conflict", marks={"focus": {"at_st#1": 1}})
    pass_windows(t, "engage")
    assert keys(t, DARK) == ["engage mission_briefing#1", "decline"]
    assert refusal(t, DARK, "engage the_rebel_fleet#1") == "SWLCG-330"


@pytest.mark.rule("SWLCG-116")
def test_what_cannot_defend_is_not_declared_as_a_defender() -> None:
    lasting = [["cannot-defend", "yoda#1", 1, "engagement-end"]]
    t = table(side("imperial_navy", "at_st"), side("jedi", "jedi_training", "yoda", "luke_skywalker"), phase="conflict",
              lasting=lasting)  # fmt: skip
    attack(t, "jedi_training", "at_st")
    pass_windows(t, "defend-with")
    assert keys(t, LIGHT) == ["defend-with luke_skywalker#1", "decline"]
    assert refusal(t, LIGHT, "defend-with yoda#1") == "SWLCG-116"
    defend(t, "luke_skywalker")
    assert marks(t, "part") == {"at_st#1": 1, "luke_skywalker#1": 2}
