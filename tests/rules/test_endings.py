"""Which ledger line ends a game, in both games and every format."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from deckbuilding_situations import match
from kantyna.engine.history.course import course, decks
from situations import do, duel, galaxy, table
from team_situations import teams

Side = dict[str, Any]


def ended(t: kantyna.Table) -> str | None:
    """The line that ended the game; every view, the position and the record contain it."""
    assert t.view(None)["ended_by"] == t.view(0)["ended_by"] == t.position()["ended_by"] == t.ended_by
    assert kantyna.Table.from_position(t.position()) == t
    assert kantyna.replay(t.record()).ended_by == t.ended_by
    assert kantyna.imagine(t.view(0), 5).view(0) == t.view(0)
    return t.ended_by


@pytest.mark.rule("SR-016")
def test_authority_at_zero_ends_a_duel() -> None:
    t = duel(combat=5, opponent={"authority": 5})
    assert ended(t) is None
    do(t, "attack seat#1 5")
    assert t.winners == (0,) and ended(t) == "SR-016"


@pytest.mark.rule("SR-175")
def test_resigning_ends_a_duel() -> None:
    t = duel()
    t.choose(1, "resign")
    assert t.winners == (0,) and ended(t) == "SR-175"


PLAIN: Side = {"authority": 20}
WEAK: Side = {"authority": 2}
STRONG: Side = {"authority": 20, "combat": 9}


@pytest.mark.rule("SR-181")
@pytest.mark.rule("SR-193")
@pytest.mark.parametrize(("format", "rule"), [("free-for-all", "SR-181"), ("hunter", "SR-193")])
def test_the_last_player_left_wins(format: str, rule: str) -> None:
    t = do(table(format, STRONG, WEAK, WEAK), "attack seat#1 2")
    assert not t.over and ended(t) is None
    do(t, "attack seat#2 2")
    assert t.winners == (0,) and ended(t) == rule


@pytest.mark.rule("SR-227")
def test_a_team_with_shared_authority_is_defeated_together() -> None:
    t = do(table("hydra-2", STRONG, PLAIN, WEAK, WEAK), "attack seat#2 2")
    assert t.winners == (0, 1) and ended(t) == "SR-227"


@pytest.mark.rule("SR-255")
def test_a_team_is_defeated_with_its_emperor() -> None:
    sides = [PLAIN, STRONG, PLAIN, PLAIN, WEAK, PLAIN]
    t = do(table("emperor", *sides, active=1), "attack seat#4 2", seat=1)
    assert t.winners == (0, 1, 2) and ended(t) == "SR-255"


@pytest.mark.rule("SR-289")
def test_the_boss_wins_when_all_attackers_are_defeated() -> None:
    t = do(table("raid", STRONG, WEAK, {"authority": 0, "out": 1}), "attack seat#1 2")
    assert t.winners == (0,) and ended(t) == "SR-289"


@pytest.mark.rule("SR-312")
def test_attackers_win_together() -> None:
    t = do(table("raid", WEAK, STRONG, PLAIN, active=1), "attack seat#0 2", seat=1)
    assert t.winners == (1, 2) and ended(t) == "SR-312"


@pytest.mark.rule("DBG-194")
@pytest.mark.rule("DBG-273")
@pytest.mark.rule("DBG-288")
@pytest.mark.parametrize(
    ("options", "won", "rule"),
    [
        ({"bases": "beginner", "length": "rulebook"}, ["mygeeto", "felucia"], "DBG-194"),
        ({"bases": "all", "length": "rulebook"}, ["dac", "mygeeto", "felucia"], "DBG-273"),
        ({"bases": "all", "length": 2}, ["dac"], "DBG-288"),
    ],
)
def test_the_required_number_of_destroyed_bases_ends_the_game(options: Side, won: list[str], rule: str) -> None:
    enemy = {"base": ["xorrn"]}
    mine = {"units": ["at_te"], "base": ["rishi"]}
    t = galaxy({**mine, "victory": won}, enemy, options=options, marks={"damage": {"xorrn#1": 7}})
    assert not t.over
    do(t, "commit at_te#1 base", "resolve base")
    assert t.winners == (0,) and ended(t) == rule


@pytest.mark.rule("DBG-374")
def test_a_team_wins_by_bases_of_both_opponents() -> None:
    won = ["corellia", "kessel", "endor", "dac", "felucia"]
    sides = [{"victory": won, "units": ["b_wing"]}, {}, {"base": ["lothal"]}, {"base": ["xorrn"]}]
    nearly = {"damage": {"xorrn#1": 7}}
    t = teams("original", "rebel republic empire separatist", *sides, options={"length": "rulebook"}, marks=nearly)
    do(t, "commit b_wing#1 base", "resolve base", "assign xorrn#1 1")
    assert t.winners == (0, 1) and ended(t) == "DBG-374"


@pytest.mark.rule("DBG-518")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_resigns_has_lost(seat: int) -> None:
    t = match("rebel")
    t.choose(seat, "resign")
    assert t.winners == (1 - seat,) and ended(t) == "DBG-518"


@pytest.mark.rule("DBG-518")
def test_in_a_team_game_a_resignation_loses_for_the_whole_team() -> None:
    t = kantyna.Table("deckbuilding", "teams", 4)
    t.choose(3, "resign")
    assert t.winners == (0, 1) and ended(t) == "DBG-518"


@pytest.mark.rule("SR-367")
@pytest.mark.rule("DBG-516")
@pytest.mark.parametrize(("game", "rule"), [("star-realms", "SR-367"), ("deckbuilding", "DBG-516")])
def test_a_draw_ends_by_its_line_too(game: str, rule: str) -> None:
    t = kantyna.Table(game, seed=4)
    t.choose(0, "offer-draw")
    t.choose(1, "accept-draw")
    assert t.winners == () and ended(t) == t.view(0)["drawn"] == rule


def test_the_course_of_a_duel_shows_authority_after_each_turn() -> None:
    t = duel(hand=["viper#1"], combat=4, authority=30, opponent={"authority": 9})
    do(t, "attack seat#1 4", "end")
    do(t, "end", seat=1)
    do(t, "play viper", "attack seat#1 1")
    t.choose(1, "resign")
    went = course(t)
    assert went["lines"] == [
        {"name": "authority", "seats": [0], "balance": False, "values": [30, 30, 30, 30]},
        {"name": "authority", "seats": [1], "balance": False, "values": [9, 5, 5, 4]},
    ]
    assert [(moment["at"], moment["seat"]) for moment in went["moments"]] == [(0, -1), (2, 1), (3, 0), (6, 0)]
    assert decks(t)[0] == {"viper": 1}


def test_the_course_of_a_match_shows_bases_and_the_force_from_the_first_side() -> None:
    t = galaxy({"units": ["at_te"], "base": ["rishi"]}, {"base": ["xorrn"]}, force=2, marks={"damage": {"xorrn#1": 7}})
    do(t, "commit at_te#1 base", "resolve base", "end")
    lines = {(line["name"], *line["seats"]): line["values"] for line in course(t)["lines"]}
    assert lines == {("bases", 0): [0, 1], ("bases", 1): [0, 0], ("force", 0): [2, 2]}
    assert decks(t)[0] == {"at_te": 1}, "neither bases nor what was won belong to a deck"


def test_teams_that_share_a_number_share_its_line() -> None:
    lines = course(kantyna.Table("star-realms", "hydra-2", 1))["lines"]
    assert [line["seats"] for line in lines] == [[0, 1], [2, 3]]
    lines = course(kantyna.Table("deckbuilding", "teams", 1))["lines"]
    assert [(line["name"], line["seats"]) for line in lines] == [
        ("bases", [0, 1]),
        ("bases", [2, 3]),
        ("force", [0, 1]),
    ]


@pytest.mark.parametrize("rule", [3, ["SR-016"], True])
def test_a_position_with_another_kind_of_line_is_refused(rule: Any) -> None:
    position = {**duel().position(), "ended_by": rule}
    with pytest.raises(kantyna.BadPosition) as found:
        kantyna.Table.from_position(position)
    assert "SR-016" in found.value.text("en") and "numer zasady" in found.value.text("pl")
