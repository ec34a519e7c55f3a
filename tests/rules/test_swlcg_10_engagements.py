"""The Card Game, chapters 6.5, 10 and 16: attacks, who takes part, the chart's windows, unopposed engagements."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, changed, declare, defend, fight, gone, logged, stack, windows
from card_game_situations import DARK, LIGHT, PHASES, do, keys, marks, refusal, side, table, until, zone
from loose import position_of

TARGETS = ("jedi_training", "forgotten_heroes")


def attacks(*units: str, **more: dict[str, int]) -> kantyna.Table:
    """The dark side's conflict phase with these units against two objectives and nobody who could defend."""
    return table(side("sith", *units), side("jedi", *TARGETS), DARK, "conflict", marks=more)


def phase(t: kantyna.Table) -> int:
    found: int = t.position()["phase"]
    return found


# the conflict phase


@pytest.mark.rule("SWLCG-213")
@pytest.mark.rule("SWLCG-331")
@pytest.mark.rule("SWLCG-721")
@pytest.mark.rule("SWLCG-727")
def test_the_active_player_chooses_the_objective() -> None:
    dark = side("sith", "duty_officer", "fall_of_the_jedi")
    t = table(dark, side("jedi", *TARGETS), DARK, "conflict")
    assert keys(t, DARK) == ["engage jedi_training#1", "engage forgotten_heroes#1", "decline"]
    assert refusal(t, DARK, "engage fall_of_the_jedi#1") == "SWLCG-331"
    do(t, "engage forgotten_heroes#1", "attack-with duty_officer#1")
    assert logged(t, "engage") == ["forgotten_heroes#1"]


@pytest.mark.rule("SWLCG-214")
@pytest.mark.rule("SWLCG-216")
@pytest.mark.rule("SWLCG-217")
@pytest.mark.rule("SWLCG-332")
@pytest.mark.rule("SWLCG-488")
@pytest.mark.rule("SWLCG-722")
@pytest.mark.rule("SWLCG-739")
def test_attacks_come_one_after_another_and_each_objective_is_attacked_once() -> None:
    t = attacks("duty_officer", "superlaser_engineer", "at_st_commander")
    attack(t, "jedi_training", "duty_officer")
    do(t, "decline")
    assert logged(t, "engagement-over"), "the first is over before the second is declared"
    assert phase(t) == PHASES["conflict"]
    assert keys(t, DARK) == ["engage forgotten_heroes#1", "decline"]
    assert refusal(t, DARK, "engage jedi_training#1") == "SWLCG-216"
    attack(t, "forgotten_heroes", "at_st_commander")
    assert t.position()["engaged"] == "forgotten_heroes#1"


@pytest.mark.rule("SWLCG-215")
@pytest.mark.rule("SWLCG-218")
@pytest.mark.rule("SWLCG-724")
def test_a_player_who_declines_to_attack_goes_on_to_the_force_phase() -> None:
    t = attacks("duty_officer")
    do(t, "decline")
    assert phase(t) == PHASES["force"]
    assert not logged(t, "engage")


@pytest.mark.rule("SWLCG-218")
@pytest.mark.rule("SWLCG-333")
@pytest.mark.rule("SWLCG-726")
def test_the_phase_is_over_when_all_objectives_have_been_attacked() -> None:
    t = attacks("duty_officer", "superlaser_engineer", "imperial_officer")
    attack(t, "jedi_training", "duty_officer")
    do(t, "decline")
    attack(t, "forgotten_heroes", "superlaser_engineer")
    until(t, "deal-one")
    do(t, "decline")
    assert phase(t) == PHASES["force"], "although another unit is ready"


@pytest.mark.rule("SWLCG-216")
def test_objectives_may_be_attacked_again_next_turn() -> None:
    deck = ["nightsister", "nightsister", "interrogation_droid", "interrogation_droid", "darth_vader", "rancor"]
    dark = side("sith", "duty_officer", "fall_of_the_jedi", "counsel_of_the_sith", "the_emperors_web", deck=deck)
    light = side("jedi", *TARGETS, "in_you_must_go", deck=["c_3po", "x_wing", "x_wing", "y_wing", "y_wing", "a_wing"])
    t = table(dark, light, DARK, "conflict", marks={"attacked": {"jedi_training#1": 1}})
    assert refusal(t, DARK, "engage jedi_training#1") == "SWLCG-216"
    do(t, "decline")
    until(t, "engage")
    assert t.position()["active"] == DARK
    assert "engage jedi_training#1" in keys(t, DARK)


@pytest.mark.rule("SWLCG-219")
@pytest.mark.rule("SWLCG-220")
def test_the_dark_side_skips_its_first_conflict_phase() -> None:
    t = table(side("sith", "duty_officer", hand=["espo_trooper"], turns=1), side("jedi", *TARGETS))
    do(t, "pass")
    assert phase(t) == PHASES["force"]
    assert "commit duty_officer#1" in keys(t, DARK), "and has its Force phase"
    assert not [event for event in t.events if event.kind == "phase" and event.n == PHASES["conflict"]]


@pytest.mark.rule("SWLCG-221")
def test_the_light_side_attacks_in_its_first_turn() -> None:
    light = side("jedi", "c_3po", hand=["x_wing"], turns=1)
    t = table(side("sith", "fall_of_the_jedi"), light, LIGHT)
    until(t, "engage")
    assert "engage fall_of_the_jedi#1" in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-222")
@pytest.mark.rule("SWLCG-334")
def test_an_objective_is_engaged_with_the_declaration_of_attackers() -> None:
    t = attacks("duty_officer", "imperial_officer")
    do(t, "engage jedi_training#1", "attack-with duty_officer#1")
    assert t.position()["engaged"] == 0
    assert marks(t, "attacked") == marks(t, "part") == {}, "the declaration is not finished"
    do(t, "done")
    assert marks(t, "attacked") == {"jedi_training#1": 1}
    assert logged(t, "engage") == ["jedi_training#1"]
    assert t.position()["engaged"] == "jedi_training#1"


@pytest.mark.rule("SWLCG-330")
@pytest.mark.rule("SWLCG-726")
def test_without_a_ready_unit_there_is_no_engagement() -> None:
    t = attacks("duty_officer", focus={"duty_officer#1": 1})
    assert phase(t) == PHASES["force"]


@pytest.mark.rule("SWLCG-223")
def test_an_objective_that_enters_play_during_the_phase_may_be_attacked() -> None:
    """One of two has been attacked when the others come from the objective deck."""
    light = side("jedi", "jedi_training", "forgotten_heroes", objective_deck=["in_you_must_go"])
    coming = {"do": ["replace-objectives"], "seat": LIGHT, "card": None, "n": 0}
    attacked = {"jedi_training#1": 1, "forgotten_heroes#1": 1}
    t = table(
        side("sith", "duty_officer"), light, DARK, "conflict", marks={"attacked": attacked},
        stack=[*stack(DARK)[:5], coming],
    )  # fmt: skip
    assert keys(t, DARK) == ["engage in_you_must_go#1", "decline"]


# attackers and defenders


@pytest.mark.rule("SWLCG-335")
@pytest.mark.rule("SWLCG-336")
@pytest.mark.rule("SWLCG-337")
def test_at_least_one_and_only_ready_units_attack() -> None:
    t = attacks("duty_officer", "imperial_officer", "nightsister", focus={"nightsister#1": 1})
    do(t, "engage jedi_training#1")
    assert keys(t, DARK) == ["attack-with duty_officer#1", "attack-with imperial_officer#1"]
    assert refusal(t, DARK, "decline") == "SWLCG-336"
    assert refusal(t, DARK, "done") == "SWLCG-336"
    assert refusal(t, DARK, "attack-with nightsister#1") == "SWLCG-337"


@pytest.mark.rule("SWLCG-338")
@pytest.mark.rule("SWLCG-347")
@pytest.mark.rule("SWLCG-348")
@pytest.mark.rule("SWLCG-728")
@pytest.mark.rule("SWLCG-730")
def test_declaring_makes_participants_and_focuses_nobody() -> None:
    light = side("jedi", *TARGETS, "c_3po", "r2_d2", "yoda")
    t = table(side("sith", "duty_officer", "imperial_officer", "nightsister"), light, DARK, "conflict")
    attack(t, "jedi_training", "duty_officer", "nightsister")
    assert list(t.choices) == [LIGHT]
    defend(t, "c_3po", "r2_d2")
    assert marks(t, "part") == {"duty_officer#1": 1, "nightsister#1": 1, "c_3po#1": 2, "r2_d2#1": 2}
    assert marks(t, "focus") == {}


@pytest.mark.rule("SWLCG-342")
@pytest.mark.rule("SWLCG-343")
@pytest.mark.rule("SWLCG-344")
def test_any_number_of_ready_units_defends_or_none() -> None:
    light = side("jedi", *TARGETS, "c_3po", "r2_d2", "yoda")
    t = table(side("sith", "duty_officer"), light, DARK, "conflict", marks={"focus": {"yoda#1": 1}})
    attack(t, "jedi_training", "duty_officer")
    assert keys(t, LIGHT) == ["defend-with c_3po#1", "defend-with r2_d2#1", "decline"]
    assert refusal(t, LIGHT, "defend-with yoda#1") == "SWLCG-343"
    do(t, "decline")
    assert set(marks(t, "part").values()) == {1}


@pytest.mark.rule("SWLCG-340")
def test_keywords_come_after_the_whole_declaration() -> None:
    t = attacks("superlaser_engineer", "duty_officer")
    do(t, "engage jedi_training#1", "attack-with superlaser_engineer#1")
    assert not [key for key in keys(t, DARK) if key.startswith("pick")], "no shield yet"
    do(t, "attack-with duty_officer#1")
    assert {"pick superlaser_engineer#1", "pick duty_officer#1"} <= set(keys(t, DARK))


@pytest.mark.rule("SWLCG-349")
@pytest.mark.rule("SWLCG-487")
@pytest.mark.rule("SWLCG-489")
def test_after_the_engagement_nobody_participates_or_has_the_edge() -> None:
    t = fight(
        side("sith", "nightsister"), side("jedi", *TARGETS, "yoda"), "nightsister", "yoda", shield={"yoda#1": 1},
        focus={"yoda#1": 1},
    )  # fmt: skip
    assert marks(t, "part") == {"nightsister#1": 1, "yoda#1": 2}
    do(t, "resolve-blast", "pick yoda#1", "decline")
    assert logged(t, "engagement-over")
    assert marks(t, "part") == {}
    assert t.position()["edge"] == 0
    assert t.position()["engaged"] == 0
    assert marks(t, "damage") == {"jedi_training#1": 1, "yoda#1": 1}, "tokens stay"
    assert marks(t, "shield") == {"yoda#1": 1}
    assert marks(t, "focus") == {"nightsister#1": 1, "yoda#1": 1}


@pytest.mark.rule("SWLCG-349")
def test_a_unit_that_leaves_play_no_longer_participates() -> None:
    dark = side("sith", "nightsister", "imperial_officer")
    t = fight(dark, side("jedi", *TARGETS, "c_3po", "r2_d2"), "nightsister imperial_officer", "c_3po r2_d2")
    do(t, "strike imperial_officer#1", "pick c_3po#1")
    assert "c_3po#1" not in marks(t, "part")
    assert zone(t, LIGHT, "discard") == ["c_3po"]


@pytest.mark.rule("SWLCG-350")
@pytest.mark.rule("SWLCG-480")
def test_an_exhausted_participant_can_be_damaged_and_survive() -> None:
    light = side("jedi", *TARGETS, "yoda")
    t = fight(side("sith", "imperial_officer"), light, "imperial_officer", "yoda", focus={"yoda#1": 1})
    assert logged(t, "strike") == ["imperial_officer#1"]
    assert keys(t, DARK) == ["pick yoda#1"]
    do(t, "pick yoda#1")
    assert marks(t, "damage") == {"yoda#1": 1}
    assert logged(t, "engagement-over"), "it was not unopposed"


@pytest.mark.rule("SWLCG-341")
def test_a_unit_that_has_attacked_and_is_ready_may_attack_again() -> None:
    t = attacks("duty_officer", "imperial_officer")
    attack(t, "jedi_training", "duty_officer")
    do(t, "decline", "engage forgotten_heroes#1")
    assert refusal(t, DARK, "attack-with duty_officer#1") == "SWLCG-337"
    t = changed(t, focus={})
    assert "attack-with duty_officer#1" in keys(t, DARK)


# the chart


def open_windows(*light: str, units: str = "duty_officer") -> kantyna.Table:
    """The active player is asked in every window: the number of the phase says that cards may be deployed."""
    dark = side("sith", *units.split(), hand=["espo_trooper"])
    beginning = stack(DARK)[:5]
    return table(dark, side("jedi", "jedi_training", *light), DARK, "deployment", stack=beginning)


@pytest.mark.rule("SWLCG-720")
@pytest.mark.rule("SWLCG-723")
@pytest.mark.rule("SWLCG-725")
def test_windows_of_a_phase_without_attack() -> None:
    assert windows(open_windows()) == ["conflict", "conflict-end"]


@pytest.mark.rule("SWLCG-329")
@pytest.mark.rule("SWLCG-339")
@pytest.mark.rule("SWLCG-345")
@pytest.mark.rule("SWLCG-371")
@pytest.mark.rule("SWLCG-390")
@pytest.mark.rule("SWLCG-404")
@pytest.mark.rule("SWLCG-729")
@pytest.mark.rule("SWLCG-731")
@pytest.mark.rule("SWLCG-733")
@pytest.mark.rule("SWLCG-734")
def test_windows_of_an_engagement() -> None:
    """The questions in order; duty officer and C-3PO strike without a question."""
    t = open_windows("c_3po")
    asked: list[str] = []
    moves = {"declare-objective": "engage jedi_training#1", "declare-attackers": "attack-with duty_officer#1"}
    moves |= {"declare-defenders": "defend-with c_3po#1", "action-window": "pass", "placing": "pass"}
    while phase(t) != PHASES["force"]:
        now = position_of(t)["stack"][-1]["do"]
        asked.append(now[1] if now[0] == "action-window" else now[0])
        do(t, moves[now[0]])
    assert asked == [
        "conflict", "declare-objective", "declare-attackers", "attackers", "declare-defenders", "defenders",
        "placing", "edge-fought", "strike", "strike", "conflict", "conflict-end",
    ]  # fmt: skip


@pytest.mark.rule("SWLCG-346")
@pytest.mark.rule("SWLCG-486")
@pytest.mark.rule("SWLCG-725")
@pytest.mark.rule("SWLCG-738")
@pytest.mark.rule("SWLCG-740")
def test_windows_of_an_undefended_engagement() -> None:
    """Nobody defends and there is a window after that; the defender's strike is passed through, with its window."""
    t = open_windows("c_3po")
    do(t, "pass", "engage jedi_training#1", "attack-with duty_officer#1", "pass")
    declare(t, "defend-with")
    found: list[str] = []
    while not any(key.startswith("deal-one") for key in keys(t, DARK)):
        now = position_of(t)["stack"][-1]["do"]
        if now[0] != "answer-window":  # the winner of the edge might hold a reaction to it
            found.append(now[1] if now[0] == "action-window" else now[0])
        do(t, "pass")
    assert found == ["defenders", "placing", "edge-fought", "strike", "strike"]
    do(t, "decline")
    assert windows(t) == ["conflict", "conflict-end"], "none between the bonus and the end of the engagement"


@pytest.mark.rule("SWLCG-737")
@pytest.mark.rule("SWLCG-740")
def test_windows_of_two_rounds_of_strikes() -> None:
    t = open_windows(units="duty_officer superlaser_engineer")
    do(t, "pass", "engage jedi_training#1", "attack-with duty_officer#1", "attack-with superlaser_engineer#1")
    assert windows(t).count("strike") == 4


@pytest.mark.rule("SWLCG-352")
def test_a_unit_that_enters_play_during_an_engagement_does_not_participate() -> None:
    t = open_windows("c_3po")
    do(t, "pass", "engage jedi_training#1", "attack-with duty_officer#1", "play espo_trooper#1")
    assert "espo_trooper" in zone(t, DARK, "play")
    assert marks(t, "part") == {"duty_officer#1": 1}


# unopposed


@pytest.mark.rule("SWLCG-477")
@pytest.mark.rule("SWLCG-478")
@pytest.mark.rule("SWLCG-482")
@pytest.mark.rule("SWLCG-483")
@pytest.mark.rule("SWLCG-485")
@pytest.mark.parametrize("taken", [True, False])
def test_an_undefended_attack_without_blast_may_deal_one_damage(taken: bool) -> None:
    """Yoda is there and ready, and does not defend."""
    light = side("jedi", *TARGETS, "yoda")
    t = table(side("sith", "duty_officer"), light, DARK, "conflict")
    attack(t, "jedi_training", "duty_officer")
    defend(t)
    assert keys(t, DARK) == ["deal-one jedi_training#1", "decline"]
    do(t, "deal-one jedi_training#1" if taken else "decline")
    assert marks(t, "damage") == ({"jedi_training#1": 1} if taken else {})
    assert logged(t, "engagement-over")


@pytest.mark.rule("SWLCG-477")
@pytest.mark.rule("SWLCG-476")
def test_an_engagement_is_unopposed_if_the_last_defender_is_destroyed() -> None:
    t = fight(side("sith", "imperial_officer"), side("jedi", *TARGETS, "c_3po"), "imperial_officer", "c_3po")
    do(t, "pick c_3po#1")
    assert keys(t, DARK) == ["deal-one jedi_training#1", "decline"]
    do(t, "deal-one jedi_training#1")
    assert marks(t, "damage") == {"jedi_training#1": 1}


@pytest.mark.rule("SWLCG-476")
@pytest.mark.rule("SWLCG-477")
def test_without_a_surviving_attacker_there_is_no_bonus() -> None:
    """The defender destroys the only attacker, and is then alone."""
    light = side("jedi", *TARGETS, "yoda", "rookie_pilot")
    t = fight(side("sith", "imperial_officer"), light, "imperial_officer", "rookie_pilot", edge=LIGHT)
    do(t, "pick imperial_officer#1")
    assert logged(t, "engagement-over")
    assert marks(t, "damage") == {}


@pytest.mark.rule("SWLCG-476")
@pytest.mark.rule("SWLCG-478")
def test_an_engagement_without_any_participants_is_not_unopposed() -> None:
    t = fight(side("sith", "duty_officer"), side("jedi", *TARGETS), "", steps=())
    assert logged(t, "engagement-over")


@pytest.mark.rule("SWLCG-481")
@pytest.mark.rule("SWLCG-484")
@pytest.mark.parametrize("to", ["discard", "hand"])
def test_a_defender_lost_before_the_edge_battle_does_not_oppose(to: str) -> None:
    """Destroyed or returned to hand, while the window after the declaration is open."""
    t = open_windows("c_3po")
    do(t, "pass", "engage jedi_training#1", "attack-with duty_officer#1", "pass", "defend-with c_3po#1")
    assert t.position()["stack"][-1]["do"][:2] == ["action-window", "defenders"]
    t = gone(t, "c_3po#1", LIGHT, to)
    until(t, "deal-one")
    assert keys(t, DARK) == ["deal-one jedi_training#1", "decline"]
