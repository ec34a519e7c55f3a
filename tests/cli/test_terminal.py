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
from kantyna.cli.colours import Paint
from kantyna.cli.terminal.drawing.screen import Screen, bare
from kantyna.cli.terminal.game import Game
from kantyna.cli.terminal.move_parser import find_cards, keys_for
from loose import record_of, view_of
from situations import do, duel, keys

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


# draws


@pytest.mark.parametrize(("lang", "word", "said"), [("en", "offer-draw", "is drawn"), ("pl", "remis", "remisem")])
def test_a_draw_is_offered_and_bots_accept_when_nothing_changes(
    lang: str, word: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for quiet, drawn in ((5, False), (60, True)):
        t = duel(hand=["scout"], more={"quiet": quiet})
        game = at(t, lang)
        game.obey(word)
        assert t.over == drawn and t.winners == ()
        game.display.show()
        assert (said in capsys.readouterr().out) == drawn
    game = at(duel(hand=["scout"]), lang)
    game.obey(word)
    capsys.readouterr()
    game.obey(word)
    out = capsys.readouterr().out
    assert ("already" in out) if lang == "en" else ("już" in out)


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
        shown.append([*screen.picture(), *screen.story.lines(t.events), *screen.menu.lines()])
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
    assert [bare(line) for line in painted] == plain, "colours move nothing"


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
    menu = screen.menu.lines()
    assert "Zagraj: Zwiadowca ×5" in menu[0]
    assert [line for line in menu if "Atak" in line] == ["  2     Atak za 7 (cel: Gracz 2)"]


def test_copies_in_two_places_are_two_lines_that_say_where() -> None:
    t = duel(hand=["missile_bot", "scout"], discard=["scout", "scout"])
    game = at(t, "pl")
    game.obey("1")
    menu = "\n".join(game.screen.menu.lines())
    assert "Złomuj: Zwiadowca (ręka)" in menu and "Złomuj: Zwiadowca (odrzucone) ×2" in menu


def test_what_happened_is_told_in_few_lines() -> None:
    t = duel(hand=["scout", "scout", "ram"])
    for key in ("play scout#1", "play scout#2", "play ram#1"):
        t.choose(0, key)
    assert Screen(t, 0, "en").story.lines(t.events) == [
        "  Player 1 plays Scout (+1 Trade) ×2",
        "  Player 1 plays Ram (+5 Combat)",
    ]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_end_of_a_turn_is_one_line_a_player(lang: str) -> None:
    t = duel(
        hand=["scout", "corvette", "viper"], deck=["scout", "viper"], discard=["explorer"] * 4, row=["ram"],
        opponent={"deck": ["scout"] * 5},
    )  # fmt: skip
    do(t, "play corvette", "end")
    said = {
        "en": [
            "  Player 1 plays Corvette (+1 Combat; draws Scout)",
            "  Player 1 ends the turn: puts 4 cards away, draws 5 after a shuffle",
            "Turn 2: Player 2",
            "  Player 2 ends the turn: nothing to put away, draws 5",
            "Turn 3: Player 1",
        ],
        "pl": [
            "  Gracz 1 zagrywa: Korweta (+1 Walki; dobiera: Zwiadowca)",
            "  Gracz 1 kończy turę: odkłada 4 karty, dobiera 5 po przetasowaniu",
            "Tura 2: Gracz 2",
            "  Gracz 2 kończy turę: nie ma czego odłożyć, dobiera 5",
            "Tura 3: Gracz 1",
        ],
    }
    screen = Screen(t, 0, lang)
    do(t, "end", seat=1)
    assert screen.story.lines(t.events) == said[lang]
    screen.width = 140
    whole = screen.story.lines(t.events, True)
    drawn = [card.partition("#")[0] for card in view_of(t, 0)["seats"][0]["hand"]]
    names = {card.id: card.name(lang) for card in kantyna.cards("star-realms")}
    assert all(names[card] in whole[1] for card in drawn), "the whole story names what one drew oneself"
    assert whole[2:] == said[lang][2:], "and not what others drew"


def test_a_long_line_of_the_story_is_folded() -> None:
    t = duel(hand=["command_ship"], deck=["recycling_station", "federation_shuttle"])
    do(t, "play command_ship")
    screen = Screen(t, 0, "pl")
    screen.width = 60
    lines = screen.story.lines(t.events)
    assert len(lines) > 1 and max(len(line) for line in lines) <= 60
    assert all(line.startswith("      ") for line in lines[1:])


def test_what_came_into_the_row_is_told_with_its_cost() -> None:
    t = duel(trade=2, row=["corvette"], trade_deck=["dreadnaught"])
    do(t, "buy corvette")
    assert Screen(t, 0, "en").story.lines(t.events) == [
        "  Player 1 buys Corvette for 2 (into the trade row: Dreadnaught, cost 7)"
    ]


def test_a_copying_ship_offers_what_it_copied() -> None:
    t = do(duel(hand=["ram", "stealth_needle", "battle_mech"]), "play ram", "play stealth_needle", "copy ram")
    screen = Screen(t, 0, "en")
    menu = [" ".join(line.split()) for line in screen.menu.lines()]
    for line in ("[M] Ally ability: Stealth Needle +2 Combat.", "[M] Scrap Stealth Needle for its ability +3 Trade."):
        assert any(shown.endswith(line) for shown in menu), menu
    t = do(duel(hand=["ram", "stealth_needle"]), "play ram", "play stealth_needle", "copy ram")
    assert len(Screen(t, 0, "pl").menu.lines()) == 6


def test_a_question_names_the_card_that_asks() -> None:
    t = do(duel(hand=["patrol_mech"]), "play patrol_mech")
    assert Screen(t, 0, "pl").menu.question() == "Mech Patrolowy: wybierz jedno."
    assert Screen(duel(), 0, "en").menu.question() == duel().prompt()
    t = do(duel(play=["freighter", "cutter"], trade=3, row=["ram"]), "ally freighter", "buy ram")
    assert Screen(t, 0, "en").menu.question() == "Where does Ram go?", "not twice"


def test_no_line_ends_in_blanks() -> None:
    t = duel(hand=["scout", "patrol_mech"], combat=3, row=["mech_world", "ram"])
    for painted in (False, True):
        screen = Screen(t, 0, "en")
        screen.paint = Paint(painted)
        for line in [*screen.picture(), *screen.menu.lines()]:
            assert not bare(line).endswith(" "), repr(line)


# commands


def test_all_leaves_what_could_ask_to_the_player(capsys: pytest.CaptureFixture[str]) -> None:
    t = duel(hand=["scout", "trade_bot", "scout", "machine_base", "imperial_fighter", "missile_mech"])
    at(t, "pl").obey("all")
    side = t.view(0)["seats"][0]
    assert side["hand"] == ["trade_bot#1", "missile_mech#1"], "the bot has nothing to scrap and is not played"
    assert "machine_base#1" in side["play"], "a base does nothing when it is played"
    assert "imperial_fighter#1" in side["play"], "it asks the opponent"
    assert "Bot Handlowy, Mech Rakietowy" in capsys.readouterr().out


def test_all_plays_bases_first_and_what_counts_them_last() -> None:
    t = duel(hand=["embassy_yacht", "corvette", "blob_wheel"], deck=["the_hive", "scout", "scout"])
    at(t).obey("all")
    side = t.view(0)["seats"][0]
    assert side["hand"] == [] and len(side["play"]) == 6


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("kup korweta", "buy corvette#1"),
        ("Kup: Korweta", "buy corvette#1"),
        ("buy corv", "buy corvette#1"),
        ("korweta", "buy corvette#1"),
        ("zagraj zwiad", "play scout#2"),
        ("scout", "play scout#2"),
        ("koniec", "end"),
        ("zakończ turę", "end"),
        ("atak", "attack seat#1 4"),
        ("atakuj 3", "attack seat#1 3"),
        ("złomuj odkrywca", "scrap explorer#1"),
        ("buy corvette#1", "buy corvette#1"),
    ],
)
def test_a_move_in_words_is_made(typed: str, key: str) -> None:
    t = duel(hand=["scout", "scout"], play=["explorer#1"], row=["corvette", "ram"], trade=2, combat=4, explorers=[])
    game = at(t, "pl")
    game.obey(typed)
    if key == "end":
        game.obey(typed)  # there was something left to do
    assert t.record()["choices"][0] in ([0, key], [0, key.replace("#2", "#1")])
    game.obey("u")
    assert t.length == 0


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("kup taran", "[SR-114]"),
        ("buy missile_bot#2", "[SR-104]"),
        ("buy ram#1", "[SR-114]"),
        ("kup pancernik", "[SR-104]"),
        ("pancernik", "[SR-036]"),
        ("zagraj korweta", "[SR-036]"),
        ("atak 9", "[SR-128]"),
        ("kup blob", "Który ruch? Kup: Myśliwiec Blobów; Kup: Krąg Blobów"),
        ("kup xyz", "nie nazywa się „xyz”"),
        ("kup korwetę", "nie nazywa się „korwetę”. Może: Korweta?"),
        ("atak stację kosmiczną", "Może: Stacja Kosmiczna?"),
        ("korwetę", "może chodzi o kartę: Korweta?"),
        ("sing loudly", "Nie rozumiem „sing loudly”"),
        ("buy ram#x", "Nie rozumiem „buy ram#x”"),
        ("kup", "Który ruch? Kup: Korweta; Kup: Myśliwiec Blobów; Kup: Krąg Blobów"),
        ("użyj", "Teraz nie masz takiego ruchu: użyj."),
        ("nie", "[SR-034]"),
        ("ta", "Nie rozumiem „ta”"),
        ("resign", "Wpisz poddaj! (albo resign!)"),
    ],
)
def test_a_move_in_words_that_cannot_be_made_is_explained(
    capsys: pytest.CaptureFixture[str], typed: str, said: str
) -> None:
    t = duel(trade=3, combat=4, row=["corvette", "blob_fighter", "blob_wheel", "mothership"])
    if "ram" in typed or "taran" in typed:
        t = duel(trade=2, row=["ram#1"])
    at(t, "pl").obey(typed)
    assert said in capsys.readouterr().out and t.length == 0


def test_words_answer_a_question_too() -> None:
    t = duel(hand=["missile_bot", "scout"])
    game = at(t, "pl")
    for typed in ("zagraj bot rakietowy", "złomuj zwiadowcę", "złomuj zwiadowca"):
        game.obey(typed)
    assert [key for _, key in t.record()["choices"]] == ["play missile_bot#1", "scrap-card scout#1"]
    t = do(duel(hand=["patrol_mech"]), "play patrol_mech")
    at(t, "pl").obey("+5 Walki")
    assert t.view(0)["seats"][0]["combat"] == 5 and "end" in keys(t)


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
    assert "Nie masz karty ani zdolności" in play("all", "wszystko")


def test_undo_goes_back_over_the_bots_turn(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    out = play("all", "end", "end", "u", f"save {file}")
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
    assert "That is allowed: Buy Dreadnaught\n" in capsys.readouterr().out
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
    assert "Która? " in out and "nie nazywa się „pikachu”" in out and "Napisz, jaka karta: c kuter" in out


def test_help_table_log_and_nonsense(play: Play) -> None:
    out = play("h", "t", "log", "xyzzy", "99", "0", "-1", "", "²", "q")
    assert "zapisz PLIK" in out and out.count("Rząd Handlu") == 2 and "Nie rozumiem „xyzzy”" in out
    assert out.count("Wpisz numer od 1 do 3") == 2


def test_the_end_of_input_is_the_end(play: Play) -> None:
    assert play().endswith("> \n")


def test_another_seat_and_another_bot(play: Play) -> None:
    out = play("q", lang="en", words=("--seed", "3", "--seat", "1", "--bot", "random"))
    assert "Player 2 (you)" in out and "Player 1 (random)" in out


def test_bots_of_one_team_play_their_part_when_one_has_played_ones_own(play: Play) -> None:
    out = play("end", "end", "end", "end", words=("--seed", "3", "--format", "hydra-2"))
    assert out.count("Gracz 2 kończy swoją część tury") == 2


def test_saving_where_one_cannot(play: Play, tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("Dear Anna")
    lines = ("save", f"save {mine}", f"save! {mine}", f"save {tmp_path}/no/such/place.json", f"save {tmp_path}")
    out = play(*lines, lang="en")
    assert "Say where" in out and out.count("is not a saved game") == 2 and out.count("Cannot write") == 2
    assert "no such file or folder" in out and "that is a folder" in out
    assert mine.read_text() == "Dear Anna"
    out = play(*lines)
    assert (
        "nie ma takiego pliku albo katalogu" in out and "to katalog" in out and "such" not in out.replace("/such/", "")
    )


def test_another_game_is_not_saved_over_by_chance(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "gra.json"
    out = play(f"zapisz {file}", "1", f"zapisz {file}")
    assert f"zapisz! {file} zastąpi ją tą" in out and json.loads(file.read_text())["choices"] == []
    assert file.stat().st_mode & 0o777 == 0o600, "it shows every hand"
    play("1", f"zapisz! {file}")
    assert len(json.loads(file.read_text())["choices"]) == 1


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
    assert re.search(r"^(Wygrywasz!|Wygrywa Gracz 2\.) \(SR-\d+\)$", out, re.MULTILINE)
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


# what people said after a whole game


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("pl", "why zagraj zwiadowca", "To wolno: Zagraj: Zwiadowca\n"),
        ("pl", "dlaczego kup", "Nie rozumiem ruchu „kup”. Zapytaj np.: dlaczego kup kuter\n"),
        ("en", "? buy", "I do not understand the move “buy”. Ask for example: why buy ram\n"),
        ("en", "why sing loudly", "I do not understand the move “sing loudly”."),
        ("pl", "? kup pancernika", "nie nazywa się „pancernika”. Może: Pancernik?\n"),
        ("en", "c dreadnought", "No card is called “dreadnought”. Perhaps: Dreadnaught?\n"),
        ("en", "c", "Say which card: c ram\n"),
        ("pl", "? nie", "To nie jest akcja Fazy Głównej. [SR-034]\n"),
    ],
)
def test_answers_are_in_the_words_of_the_table(
    capsys: pytest.CaptureFixture[str], lang: str, typed: str, said: str
) -> None:
    game = at(duel(hand=["scout"], combat=4), lang)
    game.obey(typed)
    assert said in capsys.readouterr().out


def test_why_reads_an_attack_as_one_types_it(capsys: pytest.CaptureFixture[str]) -> None:
    game = at(duel(combat=4), "pl")
    answers = []
    for typed in ("? a 40", "? atak 40", "? a 40 2"):
        game.obey(typed)
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1] == answers[2] and "(4), a nie za 40. [SR-128]" in answers[0]


def test_an_attack_on_what_nobody_knows_is_no_attack_on_the_player(capsys: pytest.CaptureFixture[str]) -> None:
    t = duel(combat=4)
    game = at(t)
    game.obey("attack wherever")
    assert t.length == 0 and "No card in this game is called “wherever”" in capsys.readouterr().out
    game.obey("attack player 2")
    assert t.record()["choices"] == [[0, "attack seat#1 4"]]


def test_commands_have_polish_names_too(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    out = play(
        "wszystko", "cofnij", "dziennik", "dlaczego", "karta taran", "stół", "pomoc", f"zapisz {file}", "wyjdź", "t"
    )
    for said in ("Cofnięto.", "Zapytaj o ruch", "Taran (Ram)", "Zapisano w"):
        assert said in out
    for word in ("wszystko", "dlaczego RUCH", "dziennik", "zapisz PLIK", "złomowisko, odrzucone"):
        assert word in out, word
    assert out.endswith("jeszcze raz.\n> "), "nothing is read after one has left"


@pytest.mark.parametrize(
    ("lang", "hand", "said"),
    [
        ("pl", ["trade_bot"], "Do zagrania osobno, bo pyta o wybór: Bot Handlowy\n"),
        ("pl", ["trade_bot", "missile_bot"], "Do zagrania osobno, bo pytają o wybór: Bot Handlowy, Bot Rakietowy\n"),
        ("en", ["trade_bot"], "Play this one by hand, because it asks something: Trade Bot\n"),
        ("en", ["trade_bot", "trade_bot"], "Play these by hand, because they ask something: Trade Bot\n"),
    ],
)
def test_what_asks_is_left_and_named(capsys: pytest.CaptureFixture[str], lang: str, hand: list[str], said: str) -> None:
    at(duel(hand=["scout", *hand]), lang).obey("all")
    assert capsys.readouterr().out == said


def test_all_uses_free_abilities_and_never_scraps() -> None:
    t = duel(
        hand=["ram", "embassy_yacht"], play=["the_hive", "blob_wheel", "barter_world", "freighter"], deck=["scout"] * 3
    )
    at(t).obey("all")
    made = [key for _, key in record_of(t)["choices"]]
    assert {"use the_hive#1", "use blob_wheel#1", "ally ram#1", "ally the_hive#1", "ally freighter#1"} <= set(made)
    assert "use barter_world#1" not in made, "it asks"
    assert not any(key.startswith(("scrap", "buy", "attack", "end")) for key in made)
    assert made.index("play embassy_yacht#1") > made.index("ally the_hive#1"), "what counts bases waits for the draws"


def test_all_uses_what_a_copying_ship_has() -> None:
    hand = ["ram", "stealth_needle", "battle_pod"]
    t = do(duel(hand=hand), "play ram", "play stealth_needle", "copy ram", "play battle_pod")
    at(t).obey("all")
    assert "ally stealth_needle#1" not in keys(t) and "scrap stealth_needle#1" in keys(t)


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("pl", "koniec", "Masz jeszcze: Użyj: Krąg Blobów; Atak za 4 (cel: Gracz 2). Wpisz koniec jeszcze raz"),
        ("en", "end", "There is still: Use Blob Wheel; Attack Player 2: 4. Type end again"),
        ("en", "4", "There is still: Use Blob Wheel; Attack Player 2: 4. Type end again"),
    ],
)
def test_ending_a_turn_too_soon_is_warned_of_once(
    capsys: pytest.CaptureFixture[str], lang: str, typed: str, said: str
) -> None:
    t = duel(play=["blob_wheel"], combat=4)
    game = at(t, lang)
    game.obey(typed)
    assert said in capsys.readouterr().out and t.length == 0
    game.obey("t")
    game.obey(typed)
    assert t.record()["choices"][0] == [0, "end"]
    assert said not in capsys.readouterr().out


def test_each_new_reason_gets_its_own_warning(capsys: pytest.CaptureFixture[str]) -> None:
    t = duel(hand=["viper"], combat=4)
    game = at(t)
    for typed in ("end", "play viper", "end"):
        game.obey(typed)
    assert "Play Viper" in capsys.readouterr().out and [key for _, key in t.record()["choices"]] == ["play viper#1"]


def test_nobody_is_warned_when_nothing_useful_is_left() -> None:
    # an outpost that is too strong, an ability without anything to work on, and a price that nobody need pay
    t = duel(play=["explorer", "missile_mech", "patrol_mech"], combat=4, opponent={"play": ["royal_redoubt"]})
    at(t).obey("end")
    assert t.record()["choices"] == [[0, "end"]]


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "discard", ["Discard pile", "  Player 1 (you):     [B] Ram, [–] Scout ×2", "  Player 2 (random):  –"]),
        (
            "pl",
            "odrzucone",
            ["Karty odrzucone", "  Gracz 1 (ty):       [B] Taran, [–] Zwiadowca ×2", "  Gracz 2 (random):   –"],
        ),
        ("en", "scrap", ["  Scrap heap:         [F] Cutter".replace("[F]", "[T]")]),
        ("pl", "złomowisko", ["  Złomowisko:         [F] Kuter"]),
        ("pl", "rząd handlu", ["  Rząd Handlu:        –"]),
    ],
)
def test_open_piles_can_be_looked_through(
    capsys: pytest.CaptureFixture[str], lang: str, typed: str, said: list[str]
) -> None:
    t = duel(discard=["ram", "scout", "scout"], more={"scrap_heap": ["cutter"]})
    at(t, lang).obey(typed)
    assert capsys.readouterr().out.splitlines() == said


def test_piles_that_are_hidden_are_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    game = at(duel(deck=["ram"], opponent={"hand": ["cutter"]}))
    for typed in ("deck", "hand", "trade deck"):
        game.obey(typed)
    assert "Ram" not in (out := capsys.readouterr().out) and "Cutter" not in out


@pytest.mark.parametrize(
    ("typed", "key"), [("użyj", "use the_hive#1"), ("sojusz", "ally ram#1"), ("play", "play viper#1")]
)
def test_a_verb_alone_means_the_only_thing_it_can(typed: str, key: str) -> None:
    t = duel(play=["the_hive", "ram", "cutter"], hand=["viper"])
    if typed != "sojusz":
        at(t, "pl").obey(typed)
        assert t.record()["choices"] == [[0, key]]
    else:
        do(t, "ally the_hive")
        at(t, "pl").obey(typed)
        assert t.record()["choices"][-1] == [0, key]


def test_a_verb_alone_that_is_not_clear_or_has_a_price(capsys: pytest.CaptureFixture[str]) -> None:
    t = duel(play=["the_hive", "ram", "explorer"], trade=2)
    game = at(t, "pl")
    for typed in ("sojusz", "kup", "złomuj"):
        game.obey(typed)
    assert capsys.readouterr().out.splitlines() == [
        "Który ruch? Sojusz: Rój; Sojusz: Taran".replace("Rój", game.screen.card("the_hive").name("pl")),
        "Który ruch? Kup: Odkrywca",
        "Który ruch? Złomuj dla zdolności: Taran; Złomuj dla zdolności: Odkrywca",
    ]
    assert t.length == 0


@pytest.mark.parametrize("typed", ["nie", "Nie, dziękuję", "nie dziękuję", "nie dziekuje", "no", "No, thank you"])
def test_no_means_no(typed: str) -> None:
    t = do(duel(hand=["missile_bot", "scout"]), "play missile_bot")
    at(t, "pl").obey(typed)
    assert t.record()["choices"][-1] == [0, "decline"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pl", ["  Gracz 1 zagrywa: Okręt Dowodzenia (+4 Autorytetu; +5 Walki; dobiera: Żmija, Zwiadowca)"]),
        ("en", ["  Player 1 plays Command Ship (+4 Authority; +5 Combat; draws Viper, Scout)"]),
    ],
)
def test_cards_drawn_together_are_told_together(lang: str, said: list[str]) -> None:
    t = do(duel(hand=["command_ship"], deck=["viper", "scout"]), "play command_ship")
    assert Screen(t, 0, lang).story.lines(t.events) == said


@pytest.mark.parametrize(
    ("lang", "scrapped", "destroyed", "on_top"),
    [
        (
            "pl",
            "  Gracz 1 złomuje: Odkrywca (wraca na swój stos; +2 Walki)",
            "  Gracz 1 atakuje za 4: Stacja Kosmiczna (zniszczono)",
            "  Gracz 1 używa Zdolności Sojuszu: Nosiciel Blobów (kładzie na wierzchu Talii Osobistej: Taran)",
        ),
        (
            "en",
            "  Player 1 scraps Explorer (back to its pile; +2 Combat)",
            "  Player 1 attacks Space Station with 4 (destroyed)",
            "  Player 1 uses the ally ability of Blob Carrier (puts Ram on top of the deck)",
        ),
    ],
)
def test_a_line_of_the_story_says_all_in_one_pair_of_brackets(
    lang: str, scrapped: str, destroyed: str, on_top: str
) -> None:
    t = do(
        duel(play=["explorer"], combat=2, opponent={"play": ["space_station"]}),
        "scrap explorer",
        "attack space_station",
    )
    assert Screen(t, 0, lang).story.lines(t.events) == [scrapped, destroyed]
    t = do(duel(play=["blob_carrier", "blob_fighter"], row=["ram"]), "ally blob_carrier", "acquire ram")
    name = Screen(t, 0, lang).card("blob_carrier").name(lang)
    assert Screen(t, 0, lang).story.lines(t.events) == [on_top.replace("Nosiciel Blobów", name)]


@pytest.mark.parametrize(
    ("lang", "first", "then"),
    [
        (
            "pl",
            "Myśliwiec Imperialny: wybierz z ręki kartę do odrzucenia.",
            "Stacja Recyklingowa: możesz odrzucić jeszcze jedną kartę; dobierzesz tyle, ile odrzucisz."
            " (wybrano: Żmija)",
        ),
        (
            "en",
            "Imperial Fighter: choose a card from your hand to discard.",
            "Recycling Station: you may discard one more card; you will draw as many as you discard. (picked: Viper)",
        ),
    ],
)
def test_a_question_says_whose_it_is_and_what_is_picked(lang: str, first: str, then: str) -> None:
    t = do(
        duel(active=1, hand=["viper", "scout"], opponent={"hand": ["imperial_fighter"]}),
        "play imperial_fighter",
        seat=1,
    )
    screen = Screen(t, 0, lang)
    assert screen.menu.question().replace(screen.card("imperial_fighter").name(lang), first.partition(":")[0]) == first
    t = duel(play=["recycling_station"], hand=["viper", "scout"])
    do(t, "use recycling_station", "take discard-for-cards", "discard viper")
    assert Screen(t, 0, lang).menu.question() == then


def test_a_discard_that_is_owed_has_no_card_to_name() -> None:
    t = duel(
        active=1,
        hand=["viper", "scout"],
        opponent={"hand": ["imperial_fighter"]},
        options={"discard_timing": "next_turn"},
    )
    do(t, "play imperial_fighter", "end", seat=1)
    assert Screen(t, 0, "en").menu.question() == "Choose a card from your hand to discard."


def test_a_long_text_in_the_menu_goes_on_in_the_next_line() -> None:
    t = duel(trade=8, row=["command_ship"], explorers=[])
    screen = Screen(t, 0, "pl")
    screen.width = 80
    first, second, third, _ = screen.menu.lines()
    assert "…" not in first + second + third and first.rstrip()[-1] != "."
    assert all(line.startswith(" " * 30) and len(line) <= 80 for line in (second, third))
    screen.width = 60
    assert any(line.endswith("…") for line in screen.menu.lines()), "too narrow to fold"


def test_authority_is_never_shown_below_naught() -> None:
    t = do(duel(combat=9, opponent={"authority": 3}), "attack seat#1 9")
    assert "Autorytet 0 " in "\n".join(Screen(t, 0, "pl").picture())


# rules


@pytest.mark.parametrize(("lang", "said"), [("en", "a card cannot be bought"), ("pl", "nie można kupić karty")])
def test_why_and_a_rules_number_read_the_rule_in_ones_language(
    capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    game = at(duel(hand=["scout"], row=["dreadnaught"]), lang)
    for typed in ("why buy dreadnaught", "SR-114", "sr-114"):
        game.obey(typed)
        out = capsys.readouterr().out
        assert "SR-114  " in out and said in " ".join(out.split()), typed
    game.obey("SR-999")
    assert "SR-999" in capsys.readouterr().out, "not understood, and said so"
