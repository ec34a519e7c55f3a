"""A game at the text prompt, played by typing."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import kantyna
from kantyna.cli import main
from kantyna.cli.asking import find_cards, keys_for
from kantyna.cli.colours import Paint
from kantyna.cli.screen import Screen, _bare
from kantyna.cli.terminal import Game
from situations import duel

Play = Callable[..., str]


@pytest.fixture(autouse=True)
def hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Type these lines at a new game; what it prints."""

    def typed(*lines: str, lang: str = "pl", words: tuple[str, ...] = ("--seed", "3")) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join([line + "\n" for line in lines])))
        code = main(["play", "--terminal", "star-realms", "--lang", lang, *words])
        said = capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out

    return typed


def at(t: kantyna.Table, lang: str = "en") -> Game:
    """A game at this table, with seat 0 at the prompt."""
    from kantyna.bots import make_bot

    return Game(t, 0, {1: make_bot("random", 1)}, Screen(t, 0, lang, ["", "random"]))


# the screen


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_is_drawn_within_its_width(play: Play, lang: str) -> None:
    out = play("all", "1", "1", lang=lang)
    assert max(len(line) for line in out.splitlines()) <= 100
    words = {
        "en": ("Trade row", "Authority 50", "Hand 5", "Player 2 (greedy)", "Play Scout ×2", "End turn"),
        "pl": ("Rząd Handlu", "Autorytet 50", "Ręka 5", "Gracz 2 (greedy)", "Zagraj: Zwiadowca ×2", "Zakończ turę"),
    }
    for word in words[lang]:
        assert word in out
    assert "\x1b" not in out, "no colours in a pipe"


def test_the_screen_shows_nothing_hidden() -> None:
    shown = []
    for theirs in (["dreadnaught", "scout"], ["viper", "command_ship"]):
        rest = [card for card in ("dreadnaught", "scout", "viper", "command_ship") if card not in theirs]
        t = duel(hand=["scout"], deck=["viper"], opponent={"hand": theirs, "deck": rest}, row=["ram"])
        screen = Screen(t, 0, "en")
        shown.append([*screen.picture(), *screen.told(t.events), *screen.menu(screen.groups())])
    assert shown[0] == shown[1]
    assert not any("Dreadnaught" in line for line in shown[0])


def test_a_spectator_sees_no_hand() -> None:
    t = duel(hand=["dreadnaught"], opponent={"hand": ["mothership"]})
    picture = "\n".join(Screen(t, None, "en").picture())
    assert "Dreadnaught" not in picture and "Mothership" not in picture and "Hand 1" in picture


def test_factions_have_a_letter_besides_the_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    t = duel(row=["ram", "cutter", "corvette", "trade_bot"])
    screen = Screen(t, 0, "pl")
    plain = screen.picture()
    text = "\n".join(plain)
    assert all(f"[{letter}]" in text for letter in "BFIM–")
    screen.paint = Paint(True)
    painted = screen.picture()
    assert any("\x1b[32m[B]\x1b[0m" in line for line in painted)
    assert [_bare(line) for line in painted] == plain, "colours move nothing"


def test_colour_needs_a_terminal_and_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Paint().enabled
    monkeypatch.setenv("NO_COLOR", "1")
    assert not Paint().enabled


def test_equal_cards_are_one_line_and_an_attack_is_offered_in_full_only() -> None:
    t = duel(hand=["scout"] * 5, combat=7)
    screen = Screen(t, 0, "pl")
    menu = screen.menu(screen.groups())
    assert "Zagraj: Zwiadowca ×5" in menu[0]
    assert [line for line in menu if "Atak" in line] == ["  2     Atak za 7 (cel: Gracz 2)"]


def test_copies_in_two_places_are_two_lines_that_say_where() -> None:
    t = duel(hand=["missile_bot", "scout"], discard=["scout", "scout"])
    game = at(t, "pl")
    game.pick("1")
    menu = "\n".join(game.screen.menu(game.screen.groups()))
    assert "Złomuj: Zwiadowca (ręka)" in menu and "Złomuj: Zwiadowca (odrzucone) ×2" in menu


def test_what_happened_is_told_in_few_lines() -> None:
    t = duel(hand=["scout", "scout", "ram"])
    for key in ("play scout#1", "play scout#2", "play ram#1"):
        t.choose(0, key)
    assert Screen(t, 0, "en").told(t.events) == [
        "  Player 1 plays Scout (+1 Trade) ×2",
        "  Player 1 plays Ram (+5 Combat)",
    ]


# commands


def test_all_plays_the_hand_but_nothing_that_asks() -> None:
    t = duel(hand=["scout", "missile_bot", "corvette", "viper"], deck=["explorer"], discard=["scout"])
    game = at(t)
    game.obey("all")
    side = t.view(0)["seats"][0]
    assert side["hand"] == ["missile_bot#1"]
    assert len(side["play"]) == 4 and side["trade"] == 3
    game.obey("u")
    assert t.length == 0, "all of it is one decision"


def test_all_says_when_there_is_nothing(play: Play) -> None:
    assert "Nie masz na ręce karty" in play("all", "all")


def test_undo_goes_back_over_the_bots_turn(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    out = play("all", "end", "u", f"save {file}")
    assert "Cofnięto." in out and "Tura 2: Gracz 2" in out
    record = json.loads(file.read_text())
    assert [key.split()[0] for _, key in record["choices"]] == ["play", "play", "play"]
    assert out.count("Tura 1: Gracz 1 ─") == 2, "the table of turn 1 is drawn again"


def test_undo_with_nothing_to_undo(play: Play) -> None:
    assert "Nie masz czego cofnąć." in play("u", "undo")


def test_part_of_the_combat() -> None:
    t = duel(combat=7)
    game = at(t)
    game.obey("a 3")
    assert t.view(0)["seats"][1]["authority"] == 47 and t.view(0)["seats"][0]["combat"] == 4
    game.obey("a 2 2")
    assert t.view(0)["seats"][1]["authority"] == 45


@pytest.mark.parametrize("typed", ["a", "a x", "a 3 1", "a 1 2 3", "a -2"])
def test_an_attack_that_is_not_clear(capsys: pytest.CaptureFixture[str], typed: str) -> None:
    t = duel(combat=7)
    at(t).obey(typed)
    assert t.length == 0 and "Say how much" in capsys.readouterr().out


def test_too_large_an_attack_is_refused_with_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    t = duel(combat=7)
    at(t).obey("a 8")
    assert t.length == 0 and "at most all your Combat (7)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("why buy dreadnaught", "SR-114"),
        ("? kup pancernik", "SR-114"),
        ("?kup Pancernik", "SR-114"),
        ("why buy dreadnaught#1", "SR-114"),
        ("why dreadnaught", "SR-114"),
        ("why buy ram", "SR-104"),
        ("why attack 5", "SR-128"),
        ("why atak", "SR-128"),
        ("why play ram", "SR-036"),
        ("why attack blob wheel", "SR-129"),
        ("why ally corvette", "SR-079"),
        ("why krag blobow", "SR-129"),
    ],
)
def test_why_names_the_rule(capsys: pytest.CaptureFixture[str], typed: str, rule: str) -> None:
    t = duel(trade=2, play=["corvette"], row=["dreadnaught"], opponent={"play": ["blob_wheel"]})
    at(t, "pl").obey(typed)
    out = capsys.readouterr().out
    assert f"[{rule}]" in out and t.length == 0


def test_why_of_something_allowed_and_of_nonsense(capsys: pytest.CaptureFixture[str]) -> None:
    game = at(duel(trade=7, row=["dreadnaught"]))
    game.obey("why buy dreadnaught")
    assert "That is allowed: buy dreadnaught#1" in capsys.readouterr().out
    for typed in ("why", "?", "why sing loudly", "why buy", "why #", "why buy ram#x"):
        game.obey(typed)
        assert capsys.readouterr().out.strip()


def test_names_are_found_without_accents_and_in_both_languages() -> None:
    assert [card.id for card in find_cards("star-realms", "zmija")] == ["viper"]
    assert [card.id for card in find_cards("star-realms", "VIPER")] == ["viper"]
    assert [card.id for card in find_cards("star-realms", "Śmietnisko")] == ["junkyard"]
    assert len(find_cards("star-realms", "blob")) > 3
    assert find_cards("star-realms", "pikachu") == [] == find_cards("star-realms", " ")
    assert keys_for(duel(), 0, "zakończ") == ["end"]


def test_a_card_is_shown_by_name(play: Play) -> None:
    out = play("c taran", "c blob", "c pikachu", "c")
    assert "Taran (Ram) · Bloby, Okręt · koszt 3" in out and "Złomuj tę kartę: +3 Handlu." in out
    assert "Która? " in out and "nie ma karty „pikachu”" in out


def test_help_table_log_and_nonsense(play: Play) -> None:
    out = play("h", "t", "log", "xyzzy", "99", "0", "-1", "", "²", "q")
    assert "save PLIK" in out and out.count("Rząd Handlu") == 2 and "Nie rozumiem „xyzzy”" in out
    assert out.count("Wpisz numer od 1 do 3") == 2


def test_the_end_of_input_is_the_end(play: Play) -> None:
    assert play().endswith("> \n")


def test_another_seat_and_another_bot(play: Play) -> None:
    out = play("q", lang="en", words=("--seed", "3", "--seat", "1", "--bot", "random"))
    assert "Player 2 (you)" in out and "Player 1 (random)" in out


def test_saving_where_one_cannot(play: Play, tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("Dear Anna")
    out = play("save", f"save {mine}", f"save {tmp_path}/no/such/place.json", f"save {tmp_path}", lang="en")
    assert "Say where" in out and "is not a saved game" in out and out.count("Cannot write") == 2
    assert mine.read_text() == "Dear Anna"


def test_a_whole_game_in_polish_saved_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "gra.json"
    after = iter([f"save {file}", "u", "q"])
    story: list[str] = []

    def typed(prompt: str) -> str:
        """Reads the screen as a person would: attack when one can, else the first thing on the list."""
        screen = capsys.readouterr().out
        story.append(screen)
        if any("Koniec gry" in shown for shown in story):
            return next(after)
        attack = re.findall(r"^ *(\d+) .*Atak za", screen, re.MULTILINE)
        return attack[-1] if attack else "1"

    monkeypatch.setattr("builtins.input", typed)
    assert main(["play", "--terminal", "star-realms", "--lang", "pl", "--seed", "12", "--bot", "random"]) == 0
    out = "".join(story)
    assert re.search(r"^(Wygrywasz!|Wygrywa Gracz 2\.)$", out, re.MULTILINE)
    assert "Zapisano w" in out and "Cofnięto." in out
    record = json.loads(file.read_text())
    t = kantyna.replay(record)
    assert t.over and t.record() == record
    assert main(["replay", str(file), "--lang", "pl"]) == 0
    assert f"Gracz {t.winners[0] + 1} wygrywa" in capsys.readouterr().out


def test_a_copied_ship_is_named() -> None:
    t = duel(hand=["ram", "stealth_needle"])
    for key in ("play ram#1", "play stealth_needle#1", "copy ram#1"):
        t.choose(0, key)
    assert "Stealth Needle = Ram" in "\n".join(Screen(t, 0, "en").picture())
