"""Balance of the Force, Jerjerrod's Task: how it is set up, won and lost, and what happens when a player is out."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_challenge import (
    ALL_THREE,
    AMBITION,
    ONE,
    PIPELINE,
    SECURITY,
    SINGLE,
    STATION,
    TASK,
    TWO,
    jerjerrod,
    light,
    task,
)
from card_game_fights import attack
from card_game_situations import do, keys, marks, pass_answers, pass_windows, refusal, until, zone
from kantyna.engine.abilities.windows import ActionWindow
from kantyna.engine.chance.generator import seeded
from kantyna.engine.ids import Seat
from kantyna.game.card_game.cards.jerjerrods_task import JERJERROD_CARDS
from kantyna.game.card_game.cards.sets import OBJECTIVE_SETS
from kantyna.game.card_game.formats.elimination import eliminate
from kantyna.game.card_game.rules import CardGame
from kantyna.game.card_game.terms import ATTACKER, PLAY, TURN
from loose import position_of

RICH = [f"orbital_construction_yard_d01#{n}" for n in (1, 2, 3)] + [f"tactical_command_center_d01#{n}" for n in (1, 2)]
RICHER = [*RICH, *[f"strategic_command_center_d01#{n}" for n in (1, 2)], *[f"{TASK}#{n}" for n in range(1, 7)]]
"""Seven and twelve resources, besides those of the three objectives."""


def begun(seats: int = 3, seed: int = 1) -> kantyna.Table:
    return kantyna.Table("card-game", "jerjerrods-task", seats=seats, seed=seed)


def seat_of(t: kantyna.Table, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = position_of(t)["seats"][seat]
    return found


# decks


@pytest.mark.rule("BOTF-047")
@pytest.mark.rule("BOTF-056")
@pytest.mark.rule("BOTF-058")
def test_one_player_plays_against_two_or_three() -> None:
    for seats in (3, 4):
        t = begun(seats)
        assert t.view(None)["sides"] == ["dark", *["light"] * (seats - 1)]
    with pytest.raises(kantyna.BadSetup):
        begun(2)


@pytest.mark.rule("BOTF-048")
@pytest.mark.rule("BOTF-057")
@pytest.mark.rule("BOTF-049")
def test_the_single_player_plays_the_challenge_deck_and_the_others_ordinary_ones() -> None:
    t = begun()
    decks = t.record()["decks"]
    assert decks[SINGLE] == {"challenge": "jerjerrods_task"} and all(len(deck["sets"]) >= 10 for deck in decks[1:])
    with pytest.raises(kantyna.BadDeck, match="BOTF-047"):
        kantyna.Table("card-game", "jerjerrods-task", seats=3, decks=["sith", "jedi_team", "rebel_alliance_team"])


@pytest.mark.rule("BOTF-050")
def test_a_card_of_the_challenge_deck_is_in_no_set_and_at_no_other_table() -> None:
    ids = {card.id for card in JERJERROD_CARDS}
    assert not ids & {card.id for each in OBJECTIVE_SETS for card in each.cards}
    assert not ids & set(kantyna.Table("card-game", seed=1)._state.setup.copies)
    assert not ids & set(kantyna.Table("card-game", "two-on-two", seats=4, seed=1)._state.setup.copies)
    assert ids <= {card.id for card in CardGame().cards()}, "but anybody may read it"


@pytest.mark.rule("BOTF-051")
def test_the_challenge_deck_has_59_cards() -> None:
    assert sum(card.count for card in JERJERROD_CARDS) == 59
    assert {card.id: card.count for card in JERJERROD_CARDS}["change_of_plan_d01"] == 2


@pytest.mark.rule("BOTF-178")
def test_everybody_knows_what_is_in_the_challenge_deck() -> None:
    t = begun()
    assert len(t.view(ONE)["unseen"]["0"]) == 55 + 3 and "fully_armed_d01#1" in t.view(None)["unseen"]["0"]
    assert not t.view(SINGLE)["unseen"].get("1"), "nobody else's deck"


# set-up


@pytest.mark.rule("BOTF-054")
@pytest.mark.rule("BOTF-059")
@pytest.mark.rule("BOTF-060")
@pytest.mark.rule("BOTF-061")
@pytest.mark.rule("BOTF-062")
@pytest.mark.rule("BOTF-064")
def test_set_up_of_the_dark_side() -> None:
    t = begun()
    dark = seat_of(t, SINGLE)
    assert dark["play"] == [] and dark["objective_deck"] == [] and dark["aside"] == [f"{STATION}#1"]
    assert sorted(zone(t, SINGLE, "chosen")) == sorted(ALL_THREE)
    assert len(dark["deck"]) + len(dark["hand"]) == 55
    assert [*zone(t, SINGLE, "deck"), *zone(t, SINGLE, "hand")].count(TASK) == 7


@pytest.mark.rule("BOTF-055")
@pytest.mark.rule("BOTF-063")
@pytest.mark.rule("BOTF-300")
def test_the_others_are_set_up_as_usual_and_the_token_lies_light_side_up() -> None:
    t = begun()
    until(t, "mulligan")
    assert [len(seat_of(t, seat)["hand"]) for seat in range(3)] == [6, 6, 6]
    assert all(seat_of(t, seat)["play"][0].startswith("affiliation_") for seat in (ONE, TWO))
    assert t.position()["dial"] == 0 and t.position()["balance"] == 0


@pytest.mark.rule("BOTF-064")
def test_the_dark_side_chooses_only_the_order_of_its_reveals() -> None:
    t = begun()
    until(t, "reveal")
    assert sorted(keys(t, SINGLE)) == sorted([f"reveal {id}#1" for id in ALL_THREE])


@pytest.mark.rule("BOTF-052")
@pytest.mark.rule("BOTF-299")
def test_the_dark_side_takes_the_first_turn_and_then_the_team_together() -> None:
    t = begun()
    until(t, "pass", "play", "discard")
    assert t.position()["active"] == SINGLE and t.position()["turn"] == 1
    while t.position()["turn"] == 1:
        (seat,) = t.choices
        offered = keys(t, seat)
        idle = [key for key in offered if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or offered)[0])
    assert t.position()["active"] == ONE


# winning


@pytest.mark.rule("BOTF-065")
@pytest.mark.rule("BOTF-312")
def test_the_light_side_wins_when_the_dark_side_has_no_objective() -> None:
    dark = jerjerrod(SECURITY, "orbital_construction_yard_d01", hand=[TASK])
    t = task(
        dark, light("jedi", "luke_skywalker"), light("rebel_alliance"), active=ONE, phase="conflict",
        marks={"damage": {f"{SECURITY}#1": 11}},
    )  # fmt: skip
    attack(t, SECURITY, "luke_skywalker")
    for _ in range(60):
        if t.over:
            break
        (seat,) = t.choices
        offered = keys(t, seat)
        t.choose(seat, next((key for key in offered if key in ("pass", "decline")), offered[0]))
    assert t.over and t.winners == (ONE, TWO) and t.view(None)["ended_by"] == "BOTF-065"


def with_station(*more: str, hand: list[str] | None = None, **zones: Any) -> dict[str, Any]:
    return jerjerrod(*ALL_THREE, STATION, *more, aside=(), hand=hand or [], **zones)


@pytest.mark.rule("BOTF-067")
@pytest.mark.rule("BOTF-080")
@pytest.mark.rule("BOTF-083")
@pytest.mark.rule("BOTF-084")
@pytest.mark.rule("BOTF-267")
def test_death_star_ii_costs_less_the_further_the_dial_has_advanced() -> None:
    dark = jerjerrod(*ALL_THREE, *RICHER, hand=["death_star_guards_d01"])
    t = task(dark, light("jedi"), light("rebel_alliance"), dial=9)
    ready = sum(t.view(None)["resources"][SINGLE].values())
    do(t, (SINGLE, f"act {STATION}#1"), (SINGLE, "pay"))
    pass_answers(t)
    assert STATION in zone(t, SINGLE, "play") and seat_of(t, SINGLE)["aside"] == []
    assert sum(marks(t, "focus").values()) == 22 - 9 and ready >= 13
    poor = task(jerjerrod(*ALL_THREE, hand=[TASK]), light("jedi"), light("rebel_alliance"), dial=9)
    assert refusal(poor, SINGLE, f"act {STATION}#1") == "SWLCG-762"


@pytest.mark.rule("BOTF-083")
def test_death_star_ii_is_free_when_the_dial_has_reached_its_cost() -> None:
    t = task(jerjerrod(*ALL_THREE), light("jedi"), light("rebel_alliance"), dial=25)
    do(t, (SINGLE, f"act {STATION}#1"))
    pass_answers(t)
    assert STATION in zone(t, SINGLE, "play") and marks(t, "focus") == {}


@pytest.mark.rule("BOTF-007")
@pytest.mark.rule("BOTF-009")
@pytest.mark.rule("BOTF-073")
@pytest.mark.rule("BOTF-079")
@pytest.mark.rule("BOTF-081")
@pytest.mark.rule("BOTF-082")
def test_the_dial_advances_as_usual_but_wins_nothing() -> None:
    t = task(jerjerrod(*ALL_THREE), light("jedi"), light("rebel_alliance"), phase="balance", dial=15, balance=1)
    assert t.position()["dial"] == 17 and not t.over


@pytest.mark.rule("BOTF-068")
@pytest.mark.rule("BOTF-074")
@pytest.mark.rule("BOTF-075")
@pytest.mark.rule("BOTF-076")
@pytest.mark.rule("BOTF-268")
@pytest.mark.rule("BOTF-311")
def test_death_star_ii_collects_affiliation_cards_and_wins_with_all_of_them() -> None:
    lights = [light("jedi", "a_heros_journey", "jedi_training"), light("rebel_alliance", "mission_briefing")]
    t = task(with_station(), *lights)
    from kantyna.game.card_game.turn.movement import TO_DISCARD, leave_play

    def lose(t: kantyna.Table, label: str) -> None:
        state = t._state
        state.asked = {}
        leave_play(state, SINGLE, [state.setup.index[label]], TO_DISCARD)
        state.advance()

    lose(t, "a_heros_journey#1")
    assert zone(t, SINGLE, "beneath") == ["affiliation_jedi"] and "affiliation_jedi" not in zone(t, ONE, "play")
    assert not t.over and t.position()["seats"][ONE]["out"] == 0, "he stays in the game"
    lose(t, "jedi_training#1")
    assert zone(t, SINGLE, "beneath") == ["affiliation_jedi"] and not t.over
    lose(t, "mission_briefing#1")
    assert t.over and t.winners == (SINGLE,) and t.view(None)["ended_by"] == "BOTF-068"


@pytest.mark.rule("BOTF-268")
def test_objectives_lost_before_death_star_ii_entered_play_do_not_count() -> None:
    t = task(jerjerrod(*ALL_THREE), light("jedi", "a_heros_journey"), light("rebel_alliance"))
    from kantyna.game.card_game.turn.movement import TO_DISCARD, leave_play

    state = t._state
    state.asked = {}
    leave_play(state, SINGLE, [state.setup.index["a_heros_journey#1"]], TO_DISCARD)
    state.advance()
    assert "affiliation_jedi" in zone(t, ONE, "play") and not t.over


@pytest.mark.rule("BOTF-069")
def test_the_light_side_wins_when_death_star_ii_is_destroyed() -> None:
    t = task(with_station(), light("jedi"), light("rebel_alliance"), marks={"damage": {f"{STATION}#1": 22}})
    if not t.over:
        (seat,) = t.choices
        t.choose(seat, "pass")
    assert t.over and t.winners == (ONE, TWO) and t.view(None)["ended_by"] == "BOTF-069"


@pytest.mark.rule("BOTF-045")
@pytest.mark.rule("BOTF-066")
@pytest.mark.rule("BOTF-073")
def test_no_number_of_destroyed_objectives_and_no_trench_run_wins_for_the_light_side() -> None:
    mode = begun()._state.setup.seating.mode
    assert mode.objectives_win == 0 and mode.dial_wins == 0 and not mode.dial_falls
    victory = [f"{TASK}#{n}" for n in range(1, 8)]
    t = task(jerjerrod(*ALL_THREE), light("jedi", victory=victory), light("rebel_alliance"))
    assert not t.over


@pytest.mark.rule("BOTF-070")
@pytest.mark.rule("BOTF-071")
@pytest.mark.rule("BOTF-072")
def test_empty_decks_lose_nothing() -> None:
    dark = jerjerrod(*ALL_THREE, deck=[])
    t = task(dark, light("jedi", "jedi_training"), light("rebel_alliance", "mission_briefing"), phase="draw")
    for _ in range(80):
        if t.over or t.position()["turn"] > 3:
            break
        (seat,) = t.choices
        offered = keys(t, seat)
        idle = [key for key in offered if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or offered)[0])
    assert not t.over


# the objective Jerjerrod's Task


@pytest.mark.rule("BOTF-085")
@pytest.mark.rule("BOTF-086")
@pytest.mark.rule("BOTF-087")
@pytest.mark.rule("BOTF-089")
@pytest.mark.rule("BOTF-092")
def test_the_task_is_put_into_play_from_hand_once_a_turn() -> None:
    dark = jerjerrod(*ALL_THREE, hand=[f"{TASK}#1", f"{TASK}#2"])
    t = task(dark, light("jedi"), light("rebel_alliance"))
    do(t, (SINGLE, f"act {TASK}#1"), (SINGLE, "pay"))
    pass_answers(t)
    assert zone(t, SINGLE, "play").count(TASK) == 1 and len(zone(t, SINGLE, "play")) == 4, "more than three objectives"
    assert zone(t, SINGLE, "hand") == [TASK, "construction_droid_d01"], "and a card is drawn"
    assert refusal(t, SINGLE, f"act {TASK}#2") == "SWLCG-502", "whichever copy"


@pytest.mark.rule("BOTF-088")
def test_the_task_cannot_be_played() -> None:
    t = task(jerjerrod(*ALL_THREE, hand=[TASK]), light("jedi"), light("rebel_alliance"))
    assert refusal(t, SINGLE, f"play {TASK}#1") == "BOTF-088"


@pytest.mark.rule("BOTF-089")
def test_the_task_is_used_only_on_its_players_own_turn() -> None:
    t = task(jerjerrod(*ALL_THREE, hand=[TASK]), light("jedi", hand=["yoda"]), light("rebel_alliance"), active=ONE)
    do(t, (ONE, "pass"))
    if SINGLE not in t.choices:
        return
    assert refusal(t, SINGLE, f"act {TASK}#1") == "SWLCG-508"


@pytest.mark.rule("BOTF-090")
@pytest.mark.rule("BOTF-091")
def test_the_task_may_be_placed_for_the_edge_but_adds_nothing() -> None:
    dark = jerjerrod(*ALL_THREE, "tie_interceptor_d01", hand=[TASK])
    t = task(dark, light("jedi", "luke_skywalker"), light("rebel_alliance"), active=ONE, phase="conflict")
    attack(t, PIPELINE, "luke_skywalker")
    do(t, (SINGLE, "defend-with tie_interceptor_d01#1"))
    pass_windows(t, "place")
    until(t, "place")
    do(t, (SINGLE, f"place {TASK}#1"))
    until(t, "strike", "resolve-unit-damage", "deal-one", "pick")
    won = [event.view(None)["n"] for event in t.events if event.kind == "edge-won"]
    assert won == [1], "only the interceptor's Edge"
    assert TASK in zone(t, SINGLE, "discard")


@pytest.mark.rule("BOTF-093")
@pytest.mark.parametrize("players", [2, 3])
def test_the_tasks_capacity_is_twice_the_number_of_light_players(players: int) -> None:
    others = [light("jedi"), light("rebel_alliance"), light("smugglers_and_spies")][:players]
    t = task(jerjerrod(*ALL_THREE, TASK), *others)
    assert t.view(None)["capacity"][f"{TASK}#1"] == 2 * players
    others[0] = {**others[0], "out": 1}
    assert task(jerjerrod(*ALL_THREE, TASK), *others).view(None)["capacity"][f"{TASK}#1"] == 2 * players


@pytest.mark.rule("BOTF-094")
def test_the_task_is_discarded_as_a_command_card_and_destroyed_as_an_objective() -> None:
    t = task(jerjerrod(*ALL_THREE, hand=[TASK]), light("jedi"), light("rebel_alliance"), phase="draw")
    do(t, (SINGLE, f"discard {TASK}#1"))
    assert zone(t, SINGLE, "discard") == [TASK]
    t = task(
        jerjerrod(*ALL_THREE, TASK), light("jedi", "luke_skywalker"), light("rebel_alliance"), active=TWO,
        marks={"damage": {f"{TASK}#1": 4}},
    )  # fmt: skip
    if TASK in zone(t, SINGLE, "play"):
        do(t, "pass")
    assert zone(t, ONE, "victory") == [TASK] or zone(t, TWO, "victory") == [TASK]


@pytest.mark.rule("BOTF-053")
@pytest.mark.rule("BOTF-248")
@pytest.mark.rule("BOTF-249")
def test_who_may_be_attacked_and_how_often() -> None:
    dark = jerjerrod(*ALL_THREE, "tie_interceptor_d01#1", "tie_interceptor_d01#2")
    lights = light("jedi", "a_heros_journey", "x_wing"), light("rebel_alliance", "mission_briefing", "y_wing")
    t = task(dark, *lights, phase="conflict")
    until(t, "engage")
    assert {f"engage {card}#1" for card in ("a_heros_journey", "mission_briefing")} <= set(keys(t, SINGLE))
    t = task(dark, *lights, active=ONE, phase="conflict")
    attack(t, PIPELINE, "x_wing")
    until(t, "engage")
    assert f"engage {PIPELINE}#1" not in keys(t, ONE)
    while ONE in t.choices and TWO not in t.choices:
        until(t, "engage")
        if "decline" in keys(t, ONE):
            t.choose(ONE, "decline")
            until(t, "engage")
    assert TWO in t.choices and f"engage {PIPELINE}#1" not in keys(t, TWO) and f"engage {SECURITY}#1" in keys(t, TWO)


@pytest.mark.rule("BOTF-264")
@pytest.mark.rule("BOTF-294")
def test_lemelisks_ambition_counts_the_opponents_in_the_game() -> None:
    deck = [f"tie_interceptor_d01#{n}" for n in range(1, 6)] + [f"construction_droid_d01#{n}" for n in range(1, 7)]
    for out, held in ((0, 8), (1, 7)):
        lights = light("jedi"), {**light("rebel_alliance"), "out": out}
        t = task(jerjerrod(AMBITION, deck=deck), *lights, phase="draw")
        assert len(zone(t, SINGLE, "hand")) == held


# a player who is out


ARMED = "fully_armed_d01"


def firing(*lights: dict[str, Any], active: int = SINGLE, phase: str = "deployment", **more: Any) -> kantyna.Table:
    """Death Star II is in play, and the dark side could fire."""
    return task(with_station(*RICHER, hand=[ARMED]), *lights, active=active, phase=phase, **more)


def fire(t: kantyna.Table, seat: int) -> None:
    do(t, (SINGLE, f"act {ARMED}#1"), (SINGLE, "pay"))
    pass_answers(t)
    if f"target seat#{seat}" in keys(t, SINGLE):
        do(t, (SINGLE, f"target seat#{seat}"))


def three_lights(**more: Any) -> list[dict[str, Any]]:
    return [
        light("jedi", "jedi_training", "yoda", hand=["luke_skywalker"], deck=["x_wing"], **more),
        light("rebel_alliance", "mission_briefing", "y_wing", hand=["mon_mothma"]),
        light("smugglers_and_spies", "rendars_wrath", "han_solo"),
    ]


@pytest.mark.rule("BOTF-077")
@pytest.mark.rule("BOTF-270")
@pytest.mark.rule("BOTF-308")
@pytest.mark.rule("BOTF-309")
def test_a_player_is_eliminated_and_the_others_play_on() -> None:
    lights = three_lights()
    t = firing(*lights, marks={"committed": {"yoda#1": 1}})
    fire(t, ONE)
    assert not t.over and seat_of(t, ONE)["out"] == 1
    assert zone(t, ONE, "play") == [] and zone(t, ONE, "hand") == [] and zone(t, ONE, "deck") == []
    assert zone(t, ONE, "discard") == ["yoda"] and zone(t, ONE, "lost_objectives") == ["jedi_training"]
    assert sorted(zone(t, ONE, "gone")) == ["luke_skywalker", "x_wing"]
    assert zone(t, SINGLE, "victory") == [] and t.position()["dial"] == 0, "discarded, not destroyed"
    assert zone(t, SINGLE, "beneath") == ["affiliation_jedi"] and marks(t, "committed") == {}
    for _ in range(200):
        if t.over or t.position()["turn"] > 4:
            break
        (seat,) = t.choices
        assert seat != ONE
        offered = keys(t, seat)
        idle = [key for key in offered if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or offered)[0])
    assert kantyna.Table.from_position(t.position()).position() == t.position()
    for viewer in (None, SINGLE, ONE, TWO):
        assert kantyna.imagine(t.view(viewer), seed=3).view(viewer) == t.view(viewer)


@pytest.mark.rule("BOTF-270")
def test_only_players_still_in_the_game_can_be_eliminated() -> None:
    lights = three_lights()
    lights[0] = {**lights[0], "play": [], "hand": [], "deck": [], "out": 1}
    t = firing(*lights)
    do(t, (SINGLE, f"act {ARMED}#1"), (SINGLE, "pay"))
    pass_answers(t)
    assert keys(t, SINGLE) == [f"target seat#{TWO}", "target seat#3"]


def test_fully_armed_needs_death_star_ii() -> None:
    t = task(jerjerrod(*ALL_THREE, *RICHER, hand=[ARMED]), light("jedi"), light("rebel_alliance"))
    assert refusal(t, SINGLE, f"act {ARMED}#1") == "SWLCG-499"


@pytest.mark.rule("BOTF-078")
@pytest.mark.rule("BOTF-307")
def test_the_last_remaining_partner_takes_the_reserved_card_back() -> None:
    lights = [
        light("jedi", "jedi_training", common_reserve=["luke_skywalker"]),
        light("rebel_alliance", "mission_briefing", common_reserve=["mon_mothma"]),
    ]
    t = firing(*lights)
    fire(t, ONE)
    assert zone(t, TWO, "hand") == ["mon_mothma"] and zone(t, TWO, "common_reserve") == []
    assert zone(t, ONE, "gone") == ["luke_skywalker"] and not t.over


@pytest.mark.rule("BOTF-310")
def test_an_engagement_of_an_eliminated_attacker_ends_without_strikes() -> None:
    lights = three_lights()
    t = firing(*lights, active=ONE, phase="conflict")
    attack(t, PIPELINE, "yoda")
    fire(t, ONE)
    assert t.position()["attacker"] == 0 and not t.position()["engaged"] and marks(t, "part") == {}
    assert not [event for event in t.events if event.kind == "strike"] and marks(t, "damage") == {}
    until(t, "engage")
    assert TWO in t.choices and t.position()["active"] == TWO, "the next member's part"
    assert f"engage {PIPELINE}#1" not in keys(t, TWO), "it has been attacked in this phase"


@pytest.mark.rule("BOTF-310")
def test_an_engagement_against_an_eliminated_player_ends_and_the_attacker_goes_on() -> None:
    dark = with_station(*RICHER, "tie_interceptor_d01", hand=[ARMED])
    t = task(dark, *three_lights(), phase="conflict")
    attack(t, "jedi_training", "tie_interceptor_d01")
    if "decline" in keys(t, SINGLE):
        t.choose(SINGLE, "decline")
    fire(t, ONE)
    assert t.position()["attacker"] == 0 and zone(t, ONE, "play") == []
    until(t, "engage")
    assert "engage mission_briefing#1" in keys(t, SINGLE) and "tie_interceptor_d01#1" not in marks(t, "focus")


@pytest.mark.rule("BOTF-310")
def test_an_eliminated_players_part_of_a_phase_ends_at_once() -> None:
    t = firing(*three_lights(), active=ONE)
    do(t, (ONE, "pass"))
    fire(t, ONE)
    until(t, "play", "engage", "act", "pass")
    assert t.position()["active"] == TWO and t.position()["phase"] == 4


@pytest.mark.rule("BOTF-326")
def test_a_card_controlled_by_a_partner_stays_until_it_leaves_play_and_then_leaves_the_game() -> None:
    lights = [light("jedi", "jedi_training"), light("rebel_alliance", "mission_briefing", "yoda")]
    t = firing(*lights, owners={"yoda#1": ONE})
    fire(t, ONE)
    assert "yoda" in zone(t, TWO, "play")
    from kantyna.game.card_game.turn.movement import TO_DISCARD, leave_play

    state = t._state
    state.asked = {}
    leave_play(state, SINGLE, [state.setup.index["yoda#1"]], TO_DISCARD)
    state.advance()
    assert "yoda" in zone(t, ONE, "gone") and zone(t, ONE, "discard") == []


@pytest.mark.rule("BOTF-326")
def test_a_lent_unit_of_an_eliminated_player_stays_for_the_engagement_and_leaves_the_game() -> None:
    t = firing(*three_lights(), active=TWO, phase="conflict")
    do(t, f"engage {PIPELINE}#1", (TWO, "attack-with y_wing#1"), (TWO, "attack-with yoda#1"), (ONE, "lend yoda#1"))
    if "done" in keys(t, TWO):
        do(t, (TWO, "done"))
    fire(t, ONE)
    assert seat_of(t, ONE)["out"] == 1 and "yoda" in zone(t, TWO, "play") and marks(t, "part")["yoda#1"] == 1
    until(t, "strike")
    assert "strike yoda#1" in keys(t, TWO), "it fights on"
    until(t, "engage", "commit")
    assert zone(t, ONE, "gone").count("yoda") == 1 and "yoda" not in zone(t, TWO, "play")
    assert zone(t, ONE, "discard") == []


@pytest.mark.rule("BOTF-077")
def test_the_last_player_eliminated_ends_the_game() -> None:
    lights = three_lights()[:2]
    lights[0] = {**lights[0], "play": [], "hand": [], "deck": [], "out": 1}
    dark = with_station(*RICHER, hand=[ARMED], beneath=["affiliation_jedi"])
    t = task(dark, *lights, hosts={"affiliation_jedi#1": f"{STATION}#1"}, owners={"affiliation_jedi#1": ONE})
    fire(t, TWO)
    assert t.over and t.winners == (SINGLE,) and t.view(None)["ended_by"] == "BOTF-068"


@pytest.mark.rule("BOTF-310")
@pytest.mark.parametrize("seed", range(8))
def test_a_player_may_be_eliminated_at_any_moment_and_the_game_continues(seed: int) -> None:
    """In any action window of a random game, as the event would; half of them during an engagement."""
    seats = 3 + seed % 2
    t, chance = begun(seats, seed), seeded(seed)

    def walk(most: int, fighting: bool = False) -> None:
        for _ in range(most):
            state = t._state
            here = not t.over and isinstance(state.stack[-1].effect, ActionWindow) and state.numbers[TURN] > 0
            if t.over or (fighting and here and (seed < 4 or state.numbers[ATTACKER] > 0)):
                return
            seat = sorted(t.choices)[0]
            offered = t.choices[seat]
            t.choose(seat, offered[chance.below(len(offered))])

    walk(chance.below(300))
    walk(2000, fighting=True)
    state = t._state
    assert not t.over
    station = state.setup.index[f"{STATION}#1"]
    if state.zone_kind(state.where[station]).name == "aside":
        state.move(station, state.zone_of(SINGLE, PLAY))
    out = Seat(1 + chance.below(seats - 1))
    state.asked = {}
    eliminate(state, out)
    state.advance()
    t = kantyna.Table.from_position(t.position())
    for _ in range(40):
        if t.over:
            break
        assert out not in t.choices and t.position()["active"] != out
        walk(1)
    walk(30_000)
    assert t.over
