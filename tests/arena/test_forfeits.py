"""Bots that crash, answer illegally or stall forfeit the game, and the result names them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import kantyna
from kantyna.arena import Forfeit, forfeits, play, simulate
from kantyna.arena.forfeits import CRASHED, ILLEGAL, STALLED, time_limit
from kantyna.bots import Bot, UnknownBot, make_bot
from kantyna.bots.bot import UNLIMITED, Budget, View
from kantyna.cli.commands.simulation import report

BAD = """
from kantyna.bots import Bot

class Crash(Bot):
    def choose(self, view, choices, budget):
        raise RuntimeError("lost my cards")

class Illegal(Bot):
    def choose(self, view, choices, budget):
        return "buy the moon"

class Nothing(Bot):
    def choose(self, view, choices, budget):
        return None
"""


class Sleeper(Bot):
    """Never answers, and catches every error that it can."""

    def __init__(self) -> None:
        super().__init__()
        self.budget = Budget(seconds=0.01)

    def choose(self, view: View, choices: list[kantyna.Choice], budget: Budget = UNLIMITED) -> kantyna.Choice:
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue


@pytest.fixture
def bad(tmp_path: Path) -> str:
    path = tmp_path / "bad.py"
    path.write_text(BAD)
    return str(path)


@pytest.mark.parametrize(("name", "why"), [("Crash", CRASHED), ("Illegal", ILLEGAL), ("Nothing", ILLEGAL)])
def test_a_bot_that_fails_loses_and_is_named(bad: str, name: str, why: str) -> None:
    bot = f"{bad}:{name}"
    result = simulate("star-realms", bots=["random", bot], games=3, seed=1)
    assert result.wins == (3, 0) and result.draws == 0
    assert result.forfeits == {bot: {why: 3}}
    assert json.loads(json.dumps(result.json()))["forfeits"] == {bot: {why: 3}}


def test_forfeits_are_printed_in_both_languages(bad: str) -> None:
    result = simulate("star-realms", bots=["random", f"{bad}:Crash"], games=2, seed=1)
    assert "Crash forfeited 2 games: it crashed" in report(result, "en")
    assert "Crash: 2 gry oddane, bo bot przerwał działanie błędem" in report(result, "pl")


def test_without_forfeits_nothing_is_said() -> None:
    result = simulate("star-realms", bots=["random"], games=1, seed=1)
    assert result.forfeits == {} and "forfeits" not in result.json()


def test_forfeits_are_the_same_for_any_number_of_workers(bad: str) -> None:
    bots = ["random", f"{bad}:Crash"]
    one = simulate("star-realms", bots=bots, games=20, seed=7, workers=1)
    two = simulate("star-realms", bots=bots, games=20, seed=7, workers=2)
    assert replace(one, seconds=0) == replace(two, seconds=0)


def test_a_bot_that_never_answers_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forfeits, "SHORTEST", 0.05)
    monkeypatch.setattr(forfeits, "TICK", 0.02)
    t = kantyna.Table("star-realms", seed=1)
    failed: list[Forfeit] = []
    play(t, [Sleeper(), make_bot("random")], forfeits=failed)
    [forfeit] = failed
    assert (forfeit.seat, forfeit.why) == (0, STALLED)
    assert t.winners == (1,)


def test_the_time_limit_follows_from_the_budget() -> None:
    assert time_limit(make_bot("random")) == forfeits.LONGEST
    assert time_limit(make_bot("captain")) == forfeits.SHORTEST
    assert time_limit(make_bot("admiral")) == forfeits.STALL_FACTOR * 3.0
    assert time_limit(make_bot("captain@50")) == forfeits.LONGEST


@pytest.mark.parametrize(
    ("game", "format", "seats"),
    [
        ("star-realms", "free-for-all", 3),
        ("star-realms", "hydra-2", 4),
        ("deckbuilding", "teams", 4),
        ("card-game", "duel", 2),
    ],
)
def test_the_others_finish_the_game_by_its_rules(bad: str, game: str, format: str, seats: int) -> None:
    t = kantyna.Table(game, format=format, seats=seats, seed=2)
    bots = [make_bot(f"{bad}:Crash"), *[make_bot("random", seat) for seat in range(1, seats)]]
    failed: list[Forfeit] = []
    play(t, bots, forfeits=failed)
    assert [forfeit.seat for forfeit in failed] == [0] and failed[0].detail == "RuntimeError: lost my cards"
    assert t.over and 0 not in t.winners
    assert kantyna.replay(t.record()) == t


def test_a_bot_for_another_game_is_bad_input() -> None:
    with pytest.raises(UnknownBot):
        simulate("deckbuilding", bots=["rush"], games=1, seed=1)
