"""Star Realms with several players at the text prompt: teams, roles, damage, offers, and giving up."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from kantyna.bots import make_bot
from kantyna.cli.terminal.drawing.screen import Screen
from kantyna.cli.terminal.game import Game
from situations import do, duel, number, table

ROW = ["ram", "corvette", "mothership", "cutter", "flagship"]


@pytest.fixture(autouse=True)
def hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def at(t: kantyna.Table, seat: int = 0, lang: str = "en") -> Game:
    players = ["" if other == seat else "random" for other in range(t.seat_count)]
    bots = {other: make_bot("random", 1) for other in range(t.seat_count) if other != seat}
    return Game(t, seat, bots, Screen(t, seat, lang, players))


def hydra() -> kantyna.Table:
    enemy = {"play": ["the_hive"], "authority": 80}
    sides: list[dict[str, Any]] = [
        {"trade": 6, "combat": 3},
        {"trade": 2},
        {},
        enemy,
        {"authority": 80},
        {"authority": 80},
    ]
    return table("hydra-3", *sides, row=ROW)


# what is drawn


def test_damage_on_a_base_of_the_boss_is_drawn() -> None:
    t = table("raid", {"play": ["the_hive"]}, {"combat": 5}, {}, {}, active=1)
    assert "[B] The Hive (Base 5)" in "\n".join(at(t, 1).screen.picture())
    do(t, "attack the_hive#1 3", seat=1)
    game = at(t, 1)
    assert "[B] The Hive (Base 5, 2 of 5 left)" in "\n".join(game.screen.picture())
    menu = "\n".join(game.screen.menu.lines())
    assert "Attack The Hive: 2" in menu and "defense 2 ·" in menu


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_roles_and_teams_are_named(lang: str) -> None:
    drawn = "\n".join(at(table("emperor", *[{}] * 6), lang=lang).screen.picture())
    for said in {
        "en": ("Player 1 (you), Admiral, team 1   Authority 50", "Player 5 (random), Emperor, team 2   Authority 60"),
        "pl": ("Gracz 1 (ty), Admirał, drużyna 1   Autorytet 50", "Gracz 5 (random), Imperator, drużyna 2"),
    }[lang]:
        assert said in drawn
    drawn = "\n".join(at(table("raid", {}, {"out": 1, "authority": 0}, {}, {})).screen.picture())
    assert "Player 1 (you), Boss  Authority 70" in drawn
    assert (
        "Player 2 (random), Attacker   out of the game" in drawn and "Player 3 (random), Attacker   Authority" in drawn
    )


def test_a_hydra_has_one_authority() -> None:
    drawn = at(hydra()).screen.picture()
    said = [line for line in drawn if "Authority" in line and "+" not in line]
    assert said == [
        "Team 2: Player 4, Player 5, Player 6   Authority 80",
        "Team 1: Player 1, Player 2, Player 3   Authority 100",
    ]
    order = [line.split("  ")[0] for line in drawn if line.startswith("Player")]
    assert order[-1] == "Player 1 (you)" and drawn.index(said[0]) < drawn.index(said[1])
    assert sum("Authority" in line for line in at(hydra()).screen.status()) == 2


# offers


def test_offers_are_one_line_and_ask_for_card_buyer_and_amount(capsys: pytest.CaptureFixture[str]) -> None:
    t = hydra()
    game = at(t)
    menu = game.screen.menu.lines()
    assert len(t.choices[0]) > 40
    offers = [line for line in menu if "Offer points" in line]
    assert len(offers) == 1 and len(game.screen.menu.rows()) == 8
    game.obey(offers[0].split()[0])
    asked = capsys.readouterr().out
    assert asked.startswith("For which card?") and "  3 [B] Mothership" in asked and "  6 [B] The Hive" in asked
    game.obey("3")
    assert capsys.readouterr().out.startswith("Who is to buy it?")
    game.obey("2")
    assert capsys.readouterr().out == "How much? From 1 to 6.\n"
    game.obey("8")
    assert capsys.readouterr().out.startswith("Type one of: ") and t.length == 0
    game.obey("4")
    assert t.record()["choices"] == [[0, "pledge mothership#1 4 seat#2"]]
    game.obey("undo")
    assert t.length == 0


def test_a_base_has_no_buyer_to_ask_for(capsys: pytest.CaptureFixture[str]) -> None:
    t = hydra()
    game = at(t)
    game.obey("7")
    game.obey("6")
    capsys.readouterr()
    game.obey("2")
    assert t.record()["choices"] == [[0, "pledge the_hive#1 2"]]


def test_anything_else_leaves_the_question() -> None:
    t = hydra()
    game = at(t)
    game.obey("7")
    game.obey("t")
    game.obey("2")
    assert t.record()["choices"] == [[0, "buy corvette#1"]], "line 2 of the menu again"


# giving up


@pytest.mark.parametrize("word", ["resign", "poddaj"])
def test_one_can_resign_and_is_asked_whether_one_means_it(capsys: pytest.CaptureFixture[str], word: str) -> None:
    t = duel(hand=["scout"])
    game = at(t)
    game.obey(word)
    assert not t.over and "resign!" in capsys.readouterr().out
    game.obey(word + "!")
    assert t.over and t.winners == (1,)
    game.obey("undo")
    assert not t.over


def test_who_is_out_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    t = table("free-for-all", {}, {}, {})
    game = at(t)
    game.obey("resign!")
    assert number(t, "out") == 1 and not t.over
    game.obey("resign!")
    assert "You are out of the game already. [SR-171]" in capsys.readouterr().out
