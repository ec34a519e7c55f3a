"""Two against two: what wins, what does not, and whose victory pile an objective goes to."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import declare
from card_game_situations import do, keys, pass_answers, using, zone
from card_game_team_situations import (
    DARK_1,
    DARK_2,
    LIGHT_1,
    LIGHT_2,
    OBJECTIVES,
    four,
    logged_events,
    pass_until,
    player,
)
from kantyna.game.card_game.abilities.selectors import Titled
from kantyna.game.card_game.effects.in_play import Destroy

DARK_LOST = ("looking_for_droids", "the_endor_gambit", "death_and_despayre", "kuat_reinforcements", "fall_of_the_jedi")
LIGHT_LOST = ("jedi_training", "in_you_must_go", "forgotten_heroes", "last_minute_rescue", "hit_and_run")


def destroyed(t: kantyna.Table, objective: str, by: int) -> kantyna.Table:
    """An ability of that player destroys the objective; everybody passes."""
    t = using(t, Destroy(Titled(objective)), by, f"{OBJECTIVES[by]}#1")
    pass_answers(t)
    return t


def dial(t: kantyna.Table) -> int:
    found: int = t.position()["dial"]
    return found


@pytest.mark.rule("BOTF-028")
@pytest.mark.rule("BOTF-029")
@pytest.mark.rule("BOTF-041")
@pytest.mark.parametrize("piles", [(4, 0), (2, 2), (0, 4)])
def test_the_light_side_wins_with_five_objectives_in_both_piles_together(piles: tuple[int, int]) -> None:
    mine, theirs = DARK_LOST[: piles[0]], DARK_LOST[piles[0] : 4]
    sides = (player(LIGHT_1, victory=list(mine)), player(LIGHT_2, victory=list(theirs)))
    t = destroyed(four(player(DARK_1), player(DARK_2), *sides, active=LIGHT_1), "imperial_command", LIGHT_1)
    assert t.over and t.winners == (LIGHT_1, LIGHT_2) and t.ended_by == "BOTF-028"
    fewer = (player(LIGHT_1, victory=list(mine[:1])), player(LIGHT_2, victory=list(DARK_LOST[2:4])))
    four_ = destroyed(four(player(DARK_1), player(DARK_2), *fewer, active=LIGHT_1), "imperial_command", LIGHT_1)
    assert not four_.over, "three, which win a game of two, do not win this one, nor do four"


@pytest.mark.rule("BOTF-030")
@pytest.mark.rule("BOTF-042")
def test_the_dark_side_wins_the_moment_the_dial_is_at_16_or_beyond() -> None:
    assert not four(phase="balance", dial=11).over, "12, which wins a game of two, does not win this one"
    t = four(phase="balance", dial=15)
    assert t.over and dial(t) == 16 and t.winners == (DARK_1, DARK_2) and t.ended_by == "BOTF-030"
    held = [*LIGHT_LOST[:2]]
    beyond = destroyed(four(player(DARK_1), player(DARK_2, victory=held), dial=15), "a_heros_journey", DARK_2)
    assert beyond.over and dial(beyond) == 18 and beyond.ended_by == "BOTF-030"


@pytest.mark.rule("BOTF-031")
@pytest.mark.rule("BOTF-032")
@pytest.mark.rule("BOTF-040")
def test_the_dial_advances_by_the_objectives_of_that_victory_pile_only() -> None:
    sides = (player(DARK_1, victory=list(LIGHT_LOST[:2])), player(DARK_2))
    t = destroyed(four(*sides), "a_heros_journey", DARK_2)
    assert dial(t) == 1, "the first of dark 2, though dark 1 has two"
    t = destroyed(t, "rumors_at_the_cantina", DARK_1)
    assert dial(t) == 4
    assert [len(zone(t, seat, "victory")) for seat in (DARK_1, DARK_2)] == [3, 1]


@pytest.mark.rule("BOTF-033")
@pytest.mark.rule("BOTF-044")
@pytest.mark.parametrize(("taker", "after"), [(DARK_1, 3), (DARK_2, 1)])
def test_the_dark_side_chooses_who_takes_an_objective_that_its_owners_side_destroyed(taker: int, after: int) -> None:
    t = four(player(DARK_1, victory=list(LIGHT_LOST[:2])), player(DARK_2), active=LIGHT_1)
    t = destroyed(t, "a_heros_journey", LIGHT_2)
    assert list(t.choices) == [DARK_1], "dark player 1 speaks for both"
    assert keys(t, DARK_1) == ["target seat#0", "target seat#1"]
    t.choose(DARK_1, f"target seat#{taker}")
    pass_answers(t)
    assert zone(t, taker, "victory")[-1] == "a_heros_journey" and dial(t) == after


@pytest.mark.rule("BOTF-043")
@pytest.mark.parametrize(
    ("by", "taker"), [(LIGHT_2, LIGHT_2), (LIGHT_1, LIGHT_1), (DARK_1, LIGHT_1), (DARK_2, LIGHT_1)]
)
def test_every_destroyed_dark_objective_counts_regardless_of_who_destroyed_it(by: int, taker: int) -> None:
    t = destroyed(four(), "imperial_command", by)
    assert zone(t, taker, "victory") == ["imperial_command"] and not t.over
    sides = (player(LIGHT_1), player(LIGHT_2, victory=list(DARK_LOST[:4])))
    won = destroyed(four(player(DARK_1), player(DARK_2), *sides), "imperial_command", by)
    assert won.over and won.winners == (LIGHT_1, LIGHT_2)


@pytest.mark.rule("BOTF-034")
@pytest.mark.rule("BOTF-035")
@pytest.mark.rule("BOTF-041")
def test_a_player_who_cannot_draw_plays_on() -> None:
    t = four(player(DARK_1, deck=["dark_side_apprentice"], hand=[]), player(DARK_2, deck=[], hand=[]), phase="draw")
    pass_until(t, "play", "engage", "commit")
    assert not t.over and len(zone(t, DARK_1, "hand")) == 1 and zone(t, DARK_2, "hand") == []
    assert not logged_events(t, "empty-deck")


@pytest.mark.rule("BOTF-034")
@pytest.mark.rule("BOTF-036")
def test_a_player_who_cannot_replace_an_objective_plays_on() -> None:
    t = four(player(DARK_1, objective_deck=["fall_of_the_jedi"]), player(DARK_2, objective_deck=[]), phase="refresh")
    pass_until(t, "discard", "play")
    objectives = [[card for card in zone(t, seat, "play") if "affiliation" not in card] for seat in (DARK_1, DARK_2)]
    assert not t.over and objectives == [["shadows_of_dathomir", "fall_of_the_jedi"], ["imperial_command"]]


@pytest.mark.rule("BOTF-037")
@pytest.mark.rule("BOTF-038")
@pytest.mark.rule("BOTF-296")
@pytest.mark.parametrize("by", [LIGHT_1, DARK_1])
def test_the_whole_dark_side_loses_when_the_heart_of_the_empire_is_destroyed(by: int) -> None:
    t = destroyed(four(player(DARK_1), player(DARK_2, "the_heart_of_the_empire")), "the_heart_of_the_empire", by)
    assert t.over and t.winners == (LIGHT_1, LIGHT_2) and t.ended_by == "BOTF-296"


@pytest.mark.rule("BOTF-039")
@pytest.mark.rule("BOTF-045")
@pytest.mark.rule("BOTF-323")
def test_the_dial_may_be_engaged_and_destroying_it_wins_nothing() -> None:
    sides = (player(DARK_1, "nightsister"), player(DARK_2, "stormtrooper_elite"), player(LIGHT_1))
    t = four(*sides, player(LIGHT_2, "red_five", "trench_run"), active=LIGHT_1, phase="conflict",
             marks={"damage": {"trench_run#1": 9}})  # fmt: skip
    pass_until(t, "engage")
    do(t, (LIGHT_2, "engage trench_run#1"))
    declare(t, "attack-with", "red_five")
    assert t.position()["defender"] == DARK_1 + 1, "who sits opposite light 2"
    pass_until(t, "defend-with")
    assert keys(t, DARK_1)[0] == "defend-with nightsister#1"
    declare(t, "defend-with")
    pass_until(t, "deal-one", "resolve-blast", "commit", "never")
    assert ("damage", LIGHT_2, 1) in logged_events(t, "damage"), "no more than it still takes"
    assert not t.over


@pytest.mark.rule("BOTF-046")
@pytest.mark.parametrize(("first", "winners"), [("imperial_command", (2, 3)), ("a_heros_journey", (0, 1))])
def test_if_both_teams_would_win_at_once_the_active_player_chooses_the_order(
    first: str, winners: tuple[int, int]
) -> None:
    sides: list[dict[str, Any]] = [player(DARK_1), player(DARK_2), player(LIGHT_1), player(LIGHT_2)]
    sides[LIGHT_2]["victory"] = list(DARK_LOST[:4])
    t = four(*sides, active=LIGHT_1, dial=15)
    t = using(t, Destroy(Titled("a_heros_journey") | Titled("imperial_command")), DARK_2, "imperial_command#1")
    pass_until(t, "pick")
    assert keys(t, LIGHT_1) == ["pick imperial_command#1", "pick a_heros_journey#1"]
    t.choose(LIGHT_1, f"pick {first}#1")
    assert t.over and t.winners == winners


@pytest.mark.rule("BOTF-329")
@pytest.mark.parametrize("seat", range(4))
def test_a_player_who_resigns_loses_the_game_for_the_team(seat: int) -> None:
    t = four()
    t.choose(seat, "resign")
    assert t.over and t.ended_by == "BOTF-329"
    assert t.winners == ((LIGHT_1, LIGHT_2) if seat < LIGHT_1 else (DARK_1, DARK_2))
