"""How a game of The Card Game is shown afterwards: decisions, engagements, the course."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, defend
from card_game_situations import DARK, LIGHT, do, keys, side, table, until
from kantyna.cli.terminal.drawing.screen import Screen
from kantyna.engine.history.course import course
from kantyna.engine.history.decisions import decisions
from kantyna.engine.ids import Seat


def fight() -> kantyna.Table:
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    light = side("jedi", "jedi_training", "luke_skywalker", hand=["jedi_mind_trick"])
    return table(dark, light, LIGHT, "conflict")


# decisions


def test_one_goes_back_over_passes_to_a_decision() -> None:
    t = fight()
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    declared = t.length - 1
    defend(t, "darth_vader")
    defended = t.length - 1
    assert t.length > defended > declared + 1, "windows were passed in between"
    assert t.last_decision_of([DARK]) == defended
    latest = t.last_decision_of([LIGHT])
    assert latest is not None and latest <= declared
    made = [key for _, key in t.record()["choices"]]
    assert [made[n] for n in decisions(t)] == [key for key in made if key != "pass"]


def test_to_place_no_card_in_the_edge_battle_is_a_decision() -> None:
    t = fight()
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    defend(t, "darth_vader")
    do(t, (LIGHT, "place jedi_mind_trick#1"))
    before = t.length
    (seat,) = t.choices
    assert "place force_choke#1" in keys(t, seat)
    (passing,) = [choice for choice in t.choices[seat] if choice.key == "pass"]
    assert t.about(passing) == {"ends": "question"}
    t.choose(seat, passing)
    assert t.last_decision_of([Seat(seat)]) == before


def test_a_pass_in_a_window_says_that_it_is_one() -> None:
    t = fight()
    (seat,) = t.choices
    assert t.view(None)["window"] is not None
    (passing,) = [choice for choice in t.choices[seat] if choice.key == "pass"]
    assert t.about(passing) == {"ends": "question", "passes": True}


# the log


def attacked(*defenders: str) -> kantyna.Table:
    t = fight()
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    defend(t, *defenders)
    return t


def test_an_engagement_is_one_story_with_a_headline() -> None:
    t = attacked()
    begun = [n for n, event in enumerate(t.events) if event.begins()]
    assert [t.events[n].kind for n in begun] == ["engage"]
    assert t.events[begun[0]].view(None)["begins"] == "engagement"
    assert not t.is_within_story(begun[0]) and t.is_within_story(t.event_count), "it is not over yet"
    until(t, "deal-one")
    do(t, "deal-one fall_of_the_jedi#1")
    until(t, "commit")
    (over,) = [n for n, event in enumerate(t.events) if event.ends()]
    assert t.events[over].view(None)["ends"] == "engagement" and not t.is_within_story(over + 1)
    headline = t.headline(over)
    assert headline is not None
    assert headline.text("en") == "Player 2 attacks Fall of the Jedi with Luke Skywalker: 3 damage, unopposed"
    assert headline.text("pl") == ("Gracz 2 atakuje: Upadek Jedi (jednostki: Luke Skywalker). 3 obrażenia, bez oporu")
    assert [t.headline(n) for n in range(t.event_count) if n != over] == [None] * (t.event_count - 1)


def test_the_headline_says_what_was_destroyed() -> None:
    dark = side("sith", "fall_of_the_jedi", "nightsister", hand=["force_choke"])
    light = side("jedi", "jedi_training", "luke_skywalker")
    hurt = {"damage": {"fall_of_the_jedi#1": 4}}
    t = table(dark, light, LIGHT, "conflict", marks=hurt)
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    defend(t, "nightsister")
    until(t, "commit")
    headlines = [t.headline(n) for n in range(t.event_count)]
    (said,) = [one.text("en") for one in headlines if one is not None]
    attack_of_luke = "Player 2 attacks Fall of the Jedi with Luke Skywalker: "
    assert said == attack_of_luke + "1 damage, objective destroyed, destroyed: Nightsister"


def test_a_game_that_ends_in_the_middle_of_an_engagement_tells_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    dark = side("sith", "fall_of_the_jedi")
    won = ["looking_for_droids#2", "the_emperors_web"]
    light = side("jedi", "jedi_training", "luke_skywalker", hand=["jedi_mind_trick"], victory=won)
    t = table(dark, light, LIGHT, "conflict", marks={"damage": {"fall_of_the_jedi#1": 4}})
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    assert t.headline(t.event_count - 1) is None, "it still runs"
    until(t, "commit")
    assert t.over and t.winners == (LIGHT,)
    headline = t.headline(t.event_count - 1)
    assert headline is not None
    said = headline.text("en")
    assert said.startswith("Player 2 attacks Fall of the Jedi with Luke Skywalker: ")
    assert "objective destroyed" in said
    assert Screen(t, LIGHT, "en", ["", ""]).story.lines(t.events, True)[-1] == "  " + said


def test_a_story_that_began_before_the_log_has_no_headline() -> None:
    t = kantyna.Table.from_position(attacked("darth_vader").position())
    until(t, "commit")
    (over,) = [n for n, event in enumerate(t.events) if event.ends()]
    assert t.headline(over) is None and t.events[over].text("en") == "The engagement is over"


def test_the_terminal_sets_an_engagement_in_and_ends_it_with_its_headline() -> None:
    t = attacked("darth_vader")
    until(t, "commit")
    lines = Screen(t, LIGHT, "en", ["", ""]).story.lines(t.events, True)
    first = lines.index("  Player 2 attacks Fall of the Jedi")
    (last,) = [
        i for i, line in enumerate(lines) if line.startswith("  Player 2 attacks Fall of the Jedi with Luke Sky")
    ]
    assert last > first + 3 and all([line.startswith("    ") for line in lines[first + 1 : last]])
    assert lines[last + 1] == "  Force phase"


# the course


def test_the_course_shows_dial_objectives_and_units() -> None:
    dark = side("sith", "fall_of_the_jedi", "darth_vader", victory=["jedi_training#2"])
    light = side("jedi", "jedi_training", "luke_skywalker", "rebel_sympathizer#4")
    t = table(dark, light, DARK, "force", dial=4)
    shown = course(t)
    assert [(line["name"], line["seats"], line["values"][-1]) for line in shown["lines"]] == [
        ("dial", [DARK], 4),
        ("objectives", [DARK], 1),
        ("objectives", [LIGHT], 0),
        ("units", [DARK], 1),
        ("units", [LIGHT], 2),
    ]
    assert not any([line["balance"] for line in shown["lines"]]), "none of them counts for the other side below zero"
    assert [line["balance"] for line in course(kantyna.Table("deckbuilding"))["lines"]] == [False, False, True]
