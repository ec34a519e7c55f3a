"""Bots by name: built-in, from a file, from an installed package. Bad input gets one clear line."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

from kantyna.arena import simulate
from kantyna.bots import BOTS, Bot, Budget, UnknownBot, make_bot, registry
from kantyna.bots.random import RandomBot
from kantyna.cli import main

FIRST = """
from kantyna.bots import Bot

class First(Bot):
    def choose(self, view, choices, budget):
        return choices[0]

class Stranger:
    pass

class Broken(Bot):
    def __init__(self, seed):
        raise ValueError("no seed today")

NUMBER = 7
"""


@pytest.fixture(autouse=True)
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "_loaded", {})
    (tmp_path / "mine.py").write_text(FIRST, encoding="utf-8")
    (tmp_path / "wrong.py").write_text("import nothing_like_this", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no Python", encoding="utf-8")


def test_a_bot_from_a_file_plays() -> None:
    bot = make_bot("./mine.py:First", 3)
    assert isinstance(bot, Bot) and bot.seed == 3
    result = simulate("star-realms", bots=["./mine.py:First", "random"], games=2, seed=1)
    assert result.bots == ("./mine.py:First", "random") and sum(result.wins) == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("./nowhere.py:Mine", "no file './nowhere.py'"),
        ("./notes.txt:Mine", "no Python file"),
        ("./mine.py:Second", "has no 'Second'"),
        ("./mine.py:", "name a class"),
        ("./mine.py:NUMBER", "has no 'NUMBER'"),
        ("./mine.py:Stranger", "cannot be loaded: TypeError"),
        ("./mine.py:Broken", "cannot be loaded: ValueError: no seed today"),
        ("./wrong.py:Mine", "cannot be loaded: ModuleNotFoundError"),
        ("captain_nobody", "random, greedy"),
    ],
)
def test_a_bad_bot_gets_one_clear_line(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnknownBot) as error:
        make_bot(name)
    assert said in error.value.text("en") and error.value.text("pl") != error.value.text("en")
    assert main(["simulate", "star-realms", "--bots", name, "--games", "1"]) == 2
    printed = capsys.readouterr()
    assert said in printed.err and len(printed.err.strip().splitlines()) == 1 and not printed.out


def test_a_function_that_makes_no_bot_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text("def make(seed): return seed", encoding="utf-8")
    with pytest.raises(UnknownBot, match="makes a int, not a bot"):
        make_bot("./odd.py:make")


def test_a_bot_of_an_installed_package_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("dice", "kantyna.bots.random:RandomBot", "kantyna.bots")
    broken = EntryPoint("gone", "kantyna.nowhere:Bot", "kantyna.bots")

    def found(**which: Any) -> EntryPoints:
        return EntryPoints([entry, broken]).select(**which)

    monkeypatch.setattr(registry, "entry_points", found)
    assert isinstance(make_bot("dice", 1), RandomBot)
    assert simulate("star-realms", bots=["dice"], games=1, seed=1).bots == ("dice", "dice")
    with pytest.raises(UnknownBot, match=r"random, greedy, pilot, .*, dice, gone"):
        make_bot("darts")
    with pytest.raises(UnknownBot, match="cannot be loaded: ModuleNotFoundError"):
        make_bot("gone")


def test_only_allowed_names_are_made_where_names_come_from_outside() -> None:
    assert make_bot("random", allowed=BOTS)
    for name in ("./mine.py:First", "dice", "", None):
        with pytest.raises(UnknownBot):
            make_bot(name, allowed=BOTS)
    assert make_bot("./mine.py:First", allowed=["./mine.py:First"])


def test_a_budget_has_no_limits_of_its_own() -> None:
    assert Budget() == Budget(None, None) and Budget(seconds=0.3).iterations is None
