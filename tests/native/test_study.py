"""`kantyna study`: what is counted is what happened in the games, and the page says it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from needs_c import needs_c

import kantyna
from kantyna import native
from kantyna.cli import main
from kantyna.cli.commands.study_page import Page
from kantyna.native import study
from kantyna.native.constants import EARLY, KINDS, MIDDLE, ROWS, TURNS
from kantyna.native.playing import play
from kantyna.native.study import POLICIES, Pace, Rate

pytestmark = needs_c
GAMES, SEED = 25, 3


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


class Counted:
    """The same counts from records that the Python engine replays, event by event."""

    def __init__(self, played: native.Played) -> None:
        self.bought: Counter[tuple[str, int]] = Counter()
        self.won: Counter[tuple[str, int]] = Counter()
        self.made = {"trade": [0] * TURNS, "combat": [0] * TURNS}
        self.first_won = 0
        for number in range(played.games):
            self.replay(played.record(number))

    def replay(self, record: dict[str, Any]) -> None:
        t = kantyna.replay(record)
        turn, band, began = 0, 0, []
        own: set[tuple[int, str, int]] = set()
        for event in t.events:
            if event.kind == "turn":
                turn = event.n
                began.append(event.seat)
                mine = began.count(event.seat)
                band = 0 if mine <= EARLY else 1 if mine <= MIDDLE else 2
            elif event.kind in self.made and turn <= TURNS:
                self.made[event.kind][turn - 1] += event.n
            elif event.kind in ("acquire", "acquire-top"):
                own.add((event.seat, t._state.setup.defs[event.card_index].id, band))
        self.first_won += list(t.winners) == began[:1]
        for seat, id, band in own:
            self.bought[id, band] += 1
            self.won[id, band] += seat in t.winners


@pytest.mark.parametrize("policy", ["eager", "greedy"])
def test_counts_are_those_of_the_records(policy: str) -> None:
    played = play(GAMES, SEED, POLICIES[policy])
    counted = Counted(played)
    for band in range(3):
        found = dict(zip(played.cards, played.bought_by_band(band), strict=True))
        assert found == {id: (counted.bought[id, band], counted.won[id, band]) for id in played.cards}
        assert sum([n for n, _ in found.values()]) > GAMES
    assert played.trade_by_turn() == counted.made["trade"] and sum(counted.made["trade"]) > 20 * GAMES
    assert played.combat_by_turn() == counted.made["combat"] and sum(counted.made["combat"]) > 20 * GAMES
    assert study.study(GAMES, SEED, policy).first.won == counted.first_won


def test_a_function_that_is_asked_is_counted_alike() -> None:
    asked = play(2, 1, [lambda game: 0, "eager"])
    assert asked.totals == play(2, 1, [native.weights(), "eager"]).totals
    assert sum(asked.totals[6 * KINDS : ROWS * KINDS]) > 0 < sum(asked.trade_by_turn())


def test_means_are_over_those_who_came_to_that_turn() -> None:
    found = study.study(200, 7, "eager", threads=2)
    played = play(200, 7, "eager")
    for pace in found.paces:
        turns = (2 * pace.own_turn - 1, 2 * pace.own_turn)
        n = sum([length >= turn for length in played.turn_words for turn in turns])
        assert pace.n == n
        assert pace.trade == pytest.approx(sum([played.trade_by_turn()[turn - 1] for turn in turns]) / n)
        assert pace.combat == pytest.approx(sum([played.combat_by_turn()[turn - 1] for turn in turns]) / n)
    assert sum(found.lengths.values()) == 200 and found.first.n == 200 - found.draws


@pytest.mark.parametrize(
    "n, won, low, high",
    [(10, 5, 0.2366, 0.7634), (100, 30, 0.2189, 0.3958), (10, 0, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_intervals_are_wilsons(n: int, won: int, low: float, high: float) -> None:
    assert Rate(n, won).interval == pytest.approx((low, high), abs=1e-4)


# the page


def page(tmp_path: Path, *more: str) -> str:
    out = tmp_path / "page.html"
    assert main(["study", "star-realms", "--games", "400", "--seed", "7", "--out", str(out), *more]) == 0
    return out.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_has_every_card_and_intervals_around_its_rates(lang: str, tmp_path: Path) -> None:
    text = page(tmp_path, "--lang", lang)
    assert f'<html lang="{lang}">' in text and f"--seed 7 --lang {lang} --out page.html" in text
    rows = dict(re.findall(r'<tr id="(\w+)">(.*?)</tr>', text))
    cards = {card.id: card for card in kantyna.cards("star-realms")}
    assert set(rows) == set(cards) - {"scout", "viper"}
    shown = 0
    for id, row in rows.items():
        assert cards[id].name(lang) in row.replace("&#x27;", "'")
        for rate, low, high in re.findall(r">([\d.,]+)%<svg.*?<small>([\d.,]+)–([\d.,]+)%<", row):
            numbers = [float(number.replace(",", ".")) for number in (low, rate, high)]
            assert numbers == sorted(numbers) and numbers[0] < numbers[2]
            shown += 1
    assert shown > 100
    assert text.count('<svg class="chart"') == 2 and text.count('<rect class="bar"') == 61


def test_the_page_asks_nobody_for_anything(tmp_path: Path) -> None:
    text = page(tmp_path, "--policy", "greedy")
    assert not re.search(r"https?:|\bsrc=|url\(|@import|fetch|<link", text)


def test_its_command_makes_the_same_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = page(tmp_path, "--policy", "random", "--threads", "2", "--option", "destroy_own_bases=true")
    command = re.search(r"<code>kantyna (.*?)</code>", text)
    assert command is not None
    monkeypatch.chdir(tmp_path)
    (tmp_path / "page.html").unlink()
    assert main(command[1].split()) == 0
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == text


def test_more_combat_than_trade_from_a_turn_on_means_for_good() -> None:
    found = study.study(5, 7, "eager")
    for combats, sentence in (
        ([0, 2, 0, 2, 3], "turn 4 on, it is more Combat"),
        ([2, 2], "turn 1 on, it is more Combat"),
        ([2, 0], ""),
    ):
        paces = [Pace(i + 1, 500, 1.0, combat) for i, combat in enumerate(combats)]
        text = Page(found._replace(paces=paces), "en", []).write()
        assert sentence in text and ("it is more Combat" in text) == bool(sentence)


def test_another_file_is_left_alone_and_an_earlier_page_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page(tmp_path)
    page(tmp_path)
    (tmp_path / "page.html").write_text("mine")
    capsys.readouterr()
    assert main(["study", "star-realms", "--out", str(tmp_path / "page.html")]) == 2
    assert "is not a study page" in capsys.readouterr().err and (tmp_path / "page.html").read_text() == "mine"


@pytest.mark.parametrize(
    "words, said",
    [
        (["star-realms", "--policy", "clever"], "no policy 'clever' for a study; there are: random, eager, greedy."),
        (["star-realms", "--games", "0"], "--games must be a whole number of at least 1, not 0."),
        (["star-realms", "--games", "10000000000"], "games must be a whole number from 1 to 100000000"),
        (["star-realms", "--threads", "0"], "--threads must be a whole number of at least 1, not 0."),
        (["star-realms", "--engine", "python"], "a study is played by native, gpu, not by python."),
        (["star-realms", "--seed", "abcdefghijklmnopqrstuvw-"], "seed"),
        (["star-realms", "--option", "boxes=9"], "boxes"),
        (["star-realms", "--out", "no/such/folder.html"], "cannot write no/such/folder.html"),
        (["star-realms", "--out", "."], "cannot write ."),
        (["deckbuilding"], "only star-realms can be studied, not deckbuilding."),
        ([], "say which game"),
    ],
)
def test_bad_input_is_one_clear_line(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["study", *words]) == 2
    output = capsys.readouterr()
    assert output.out == "" and output.err.count("\n") == 1 and said in output.err
    assert list(tmp_path.iterdir()) == []
