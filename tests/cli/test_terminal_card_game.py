"""The Card Game at the text prompt."""

from __future__ import annotations

import io
import re
import sys

import pytest

import kantyna
from card_game_fights import attack
from card_game_four import D1, L1, L2, four, jedi, navy, rebels, sith
from card_game_hunting import hunt
from card_game_situations import DARK, LIGHT, do, marks, side, table
from kantyna.bots import make_bot
from kantyna.cli.terminal.drawing.screen import Screen
from kantyna.cli.terminal.game import Game
from kantyna.stops import TURN


@pytest.fixture(autouse=True)
def hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def fight() -> kantyna.Table:
    dark = side("sith", "fall_of_the_jedi", "darth_vader", "nightsister", hand=["force_choke"])
    light = side("jedi", "jedi_training", "luke_skywalker", "jedi_lightsaber", hand=["jedi_mind_trick"])
    return table(
        dark, light, LIGHT, "conflict", hosts={"jedi_lightsaber#1": "luke_skywalker#1"},
        marks={"focus": {"nightsister#1": 1}, "damage": {"fall_of_the_jedi#1": 2}, "committed": {"darth_vader#1": 1}},
    )  # fmt: skip


def drawn(t: kantyna.Table, seat: int, lang: str) -> str:
    return "\n".join(Screen(t, seat, lang, ["", *["greedy"] * 3]).picture())


def test_the_picture_shows_tokens_attachments_and_what_is_ready() -> None:
    said = drawn(fight(), DARK, "pl")
    assert "Faza konfliktu" in said
    assert "Tarcza Gwiazdy Śmierci 0/12" in said and "Równowaga: jasna strona" in said
    assert "◉ Upadek Jedi  [♥ 3/5, zasoby 1]" in said
    assert "▸ Darth Vader  [⚔⚔✸(✸), ♥ 4/4, w Mocy]" in said
    assert "▸ Siostra Nocy  [⚔✸, ♥ 1/1, skupienie 1]" in said
    assert "▸ Luke Skywalker  [⚔⚔⚔✸✸(✸), ♥ 3/3]\n      + Miecz świetlny Jedi" in said
    assert "gotowe zasoby: 2 (Sithowie 2)" in said
    assert "Duszenie Mocą (koszt 0, Moc 1)" in said, "the player's own hand"
    assert "Mentalna sztuczka" not in said, "the other's is not shown"
    assert said.count("Talia dowództwa ") == 2 and "Osobista" not in said, "in the words of this game"


def test_the_picture_shows_the_engagement_and_the_stacks() -> None:
    t = fight()
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    said = drawn(t, DARK, "en")
    assert "Player 2 attacks: Fall of the Jedi" in said
    assert "Attacking: Luke Skywalker" in said and "Defending: –" in said
    do(t, "defend-with darth_vader#1", (LIGHT, "place jedi_mind_trick#1"))
    said = drawn(t, DARK, "en")
    assert "Defending: Darth Vader" in said
    assert "Edge stacks: 1 against 0" in said and "Jedi Mind Trick" not in said
    assert "Player 2: Jedi Mind Trick" in drawn(t, LIGHT, "en")


def test_the_picture_shows_a_partners_reserve_and_that_an_enemy_has_one() -> None:
    t = four(sith(), navy(), jedi(common_reserve=["c_3po"]), rebels("mission_briefing"))
    for seat in (L1, L2):
        assert re.search(r"Common reserve: +C-3PO", drawn(t, seat, "en"))
    assert re.search(r"Wspólna rezerwa: +1", drawn(t, D1, "pl")) and "C-3PO" not in drawn(t, D1, "pl")


# at the prompt


def at(t: kantyna.Table, seat: int, monkeypatch: pytest.MonkeyPatch, *lines: str) -> Game:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join([line + "\n" for line in lines])))
    bots = {1 - seat: make_bot("random", 1)}
    game = Game(t, seat, bots, Screen(t, seat, "pl", ["random", "random"]))
    game.play()
    return game


def test_undo_goes_back_to_a_decision_not_to_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    t = fight()
    at(t, LIGHT, monkeypatch, "okna wszystkie", "okna wszystkie", "cofnij")
    assert t.last_decision_of([LIGHT]) is None and t.length >= 1, "a pass was made for the player, and not taken back"
    attack(t, "fall_of_the_jedi", "luke_skywalker")
    before = t.length
    at(
        t,
        LIGHT,
        monkeypatch,
        "użyj mentalna sztuczka jedi",
        "zapłać",
        "wskaż darth vader",
        "pas",
        "cofnij",
        "cofnij",
        "cofnij",
    )
    assert t.length == before


def test_stops_are_turned_on_and_off(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    t = fight()
    game = at(t, LIGHT, monkeypatch, "okna", "okna 4 moje", "okna 5", "okna 99", "aż kiedyś", "aż tura")
    assert "conflict" in game.player.stops.own and "conflict" not in game.player.stops.theirs
    assert "attackers" not in game.player.stops.own | game.player.stops.theirs
    assert game.player.stops.until == TURN
    said = capsys.readouterr().out
    assert "  6  × ×  okno po zadeklarowaniu obrońców" in said
    assert "Napisz „okna” z numerem od 1 do 12" in said
    assert "Napisz: aż tura, aż atak albo aż zmiana." in said


def test_objectives_in_rows_say_where_they_lie_and_only_their_player_what_they_are() -> None:
    t = hunt(up="F2", gone="F1", under={"B1": "yoda#1"}, hand=["boushh_l01#1"])
    own, theirs = drawn(t, 0, "en"), drawn(t, 1, "en")
    for said in (own, theirs):
        assert "◉ The Final Ship  [F2, vulnerable, ♥ 5/5, resources 1]" in said
    assert "◉ The Hunt for Skywalker  [M3, resources 1, really The Ruins of Alderaan]" in own
    assert "◉ The Hunt for Skywalker  [M3, resources 1]" in theirs and "Ruins" not in theirs
    assert "really Front Line Reinforcements, reinforcement: Yoda]" in own and "reinforcement: ?]" in theirs


def test_the_menu_says_which_cards_pay_and_one_word_pays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = ("the_heart_of_the_empire", "fall_of_the_jedi", "advisor_to_the_emperor")
    t = table(side("sith", *own, hand=["darth_vader"]), side("jedi"))
    at(t, DARK, monkeypatch, "zapłać", "zagraj darth vader", "zapłać")
    said = capsys.readouterr().out
    assert "Nie ma teraz nic do zapłacenia." in said, "before the card was played"
    assert re.search(r"1 +Zapłać +Sithowie, Serce Imperium × 2, Upadek Jedi, Doradca Imperatora\n", said)
    focus = {"affiliation_sith#1": 1, "the_heart_of_the_empire#1": 2}
    assert marks(t, "focus") == {**focus, "fall_of_the_jedi#1": 1, "advisor_to_the_emperor#1": 1}
