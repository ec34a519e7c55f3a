"""The Deckbuilding Game at the text prompt, and a game of which the prompt knows nothing."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kantyna
from kantyna.bots import make_bot
from kantyna.cli import main
from kantyna.cli.colours import Paint
from kantyna.cli.terminal.drawing.screen import Screen, bare
from kantyna.cli.terminal.game import Game
from kantyna.cli.terminal.games import registry as games
from kantyna.cli.terminal.move_parser import cards_named
from loose import record_of
from situations import do, galaxy, keys, mark, zone

Play = Callable[..., str]


@pytest.fixture(autouse=True)
def hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Type these lines at a new game; what it prints."""

    def typed(*lines: str, lang: str = "pl", words: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join([line + "\n" for line in lines])))
        code = main(["play", "--terminal", "deckbuilding", "--seed", "11", "--bot", "random", "--lang", lang, *words])
        said = capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out

    return typed


def at(t: kantyna.Table, lang: str = "pl", seat: int = 0) -> Game:
    """A game at this table, with that seat at the prompt."""
    bots = {other: make_bot("random", other) for other in range(t.seat_count) if other != seat}
    players = ["random" if other in bots else "" for other in range(t.seat_count)]
    return Game(t, seat, bots, Screen(t, seat, lang, players))


def battle(**more: Any) -> kantyna.Table:
    """Two troopers, a shuttle and a ship against a base behind two ships, with a target in the row."""
    side = {
        "base": ["rishi"],
        "units": ["clone_trooper#1", "clone_trooper#2", "republic_shuttle#1"],
        "ships": ["venator_class_star_destroyer#1"],
        **more.pop("mine", {}),
    }
    theirs = {"base": ["xorrn"], "hand": ["b1_battle_droid"], **more.pop("theirs", {})}
    return galaxy(side, theirs, row=["droideka", "ahsoka_tano", "embo"], **more)


def menu(game: Game) -> list[str]:
    return [" ".join(line.split()) for line in game.screen.menu.lines()]


def made(t: kantyna.Table) -> list[str]:
    return [key for _, key in record_of(t)["choices"]]


# the picture


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("format", ["clone-wars", "original", "mixed", "teams"])
def test_every_format_is_drawn_within_its_width(play: Play, lang: str, format: str) -> None:
    out = play("all", "all base", "resolve", "end", "end", "t", lang=lang, words=("--format", format))
    assert max(len(line.removeprefix("> ")) for line in out.splitlines()) <= 100
    words = {
        "en": ("Galaxy row", "Galaxy deck", "Bases lost 0 of 3", "Resources", "End turn", "Base:"),
        "pl": ("Rząd galaktyki", "Talia galaktyki", "Stracone bazy 0 z 3", "Zasoby", "Zakończ turę", "Baza:"),
    }
    for word in words[lang]:
        assert word in out
    assert not any(line.endswith(" ") for line in out.splitlines() if not line.startswith("> "))


def test_the_row_says_what_a_card_costs_gives_and_takes() -> None:
    picture = " ".join("\n".join(at(battle()).screen.picture()).split())
    assert "[S] Droideka 3 atak 3 · Droid" in picture
    assert "wartość docelowa 3, nagroda: +2 Mocy." in picture, "what an enemy unit takes and gives"
    assert "[R] Ahsoka Tano 5 atak 3, Moc 2 · Jedi, unikatowa" in picture
    assert picture.count("wartość docelowa") == 1, "one's own cards are no targets"
    assert "Pilot z Zewnętrznych Rubieży ×2" in picture


@pytest.mark.parametrize(
    ("force", "said"),
    [
        (3, "Separatyści ○ ○ ○ │ ○ ○ ● Republika   Moc jest z tobą: 3 z 3"),
        (0, "Separatyści ○ ○ ○ ● ○ ○ ○ Republika   Moc jest w równowadze"),
        (-2, "Separatyści ○ ● ○ │ ○ ○ ○ Republika   Moc jest po drugiej stronie: 2 z 3"),
    ],
)
def test_the_force_track(force: int, said: str) -> None:
    assert said in at(battle(force=force)).screen.picture()


def test_a_spectator_is_told_whose_the_force_is() -> None:
    t = battle(force=-1)
    picture = "\n".join(Screen(t, None, "en").picture())
    assert "The Force is with: Separatists, 1 of 3" in picture and "Hand 1" in picture and "B1" not in picture


def test_what_is_in_play_says_what_it_can_do_and_has_done() -> None:
    t = battle(
        marks={
            "damage": {"xorrn#1": 3, "venator_class_star_destroyer#1": 1},
            "used": {"venator_class_star_destroyer#1": 1},
        }
    )
    do(t, "commit clone_trooper#1 base", "commit clone_trooper#2 droideka#1")
    picture = "\n".join(at(t).screen.picture())
    for said in (
        "[S] Xorrn (zostało 5 z 8)",
        "Żołnierz-klon (atak 2; → baza)",
        "Żołnierz-klon (atak 2; → Droideka)",
        "na bazę za 2: Żołnierz-klon",
        "sabotaż karty Droideka za 2 z 3: Żołnierz-klon",
        "; użyta)",
    ):
        assert said in picture
    do(t, "resolve base")
    assert "Żołnierz-klon (atak 2; po ataku)" in "\n".join(at(t).screen.picture())


def test_the_prompt_shows_nothing_hidden() -> None:
    shown = []
    for theirs in (["count_dooku", "mtt"], ["mtt", "wat_tambor"]):
        rest = [card for card in ("count_dooku", "mtt", "wat_tambor") if card not in theirs]
        screen = at(battle(theirs={"hand": theirs, "deck": rest})).screen
        shown.append([*screen.picture(), *screen.status(), *screen.menu.lines()])
    assert shown[0] == shown[1]


def test_colours_move_nothing() -> None:
    screen = at(battle()).screen
    plain = [*screen.picture(), *screen.menu.lines()]
    screen.paint = Paint(True)
    assert [bare(line) for line in [*screen.picture(), *screen.menu.lines()]] == plain


TEAM = {"faction_0": "rebel", "faction_1": "republic", "faction_2": "empire", "faction_3": "separatist"}


def test_a_team_sees_both_regions_and_the_partners_hand(capsys: pytest.CaptureFixture[str]) -> None:
    t = galaxy(
        {"base": ["dantooine"], "units": ["rebel_trooper"], "victory": ["lothal"]},
        {"base": ["rishi"], "hand": ["mace_windu"], "units": ["clone_trooper"]},
        {"base": ["corellia"], "hand": ["stormtrooper"]},
        {"base": ["xorrn"]},
        format="teams",
        options=TEAM,
        row=["tie_fighter"],
        galaxy_row_2=["droideka"],
        pilots_2=[],
    )
    game = at(t)
    picture = "\n".join(game.screen.picture())
    for said in ("Region 2", "Twój region", "Imperium + Separatyści", "Mace Windu", "Stracone bazy 1 z 3"):
        assert said in picture
    assert picture.count("wartość docelowa") == 2, "the partner's targets too"
    assert "Szturmowiec" not in picture
    game.obey("wyznacz żołnierz rebelii droideka")
    assert "[DBG-344]" in capsys.readouterr().out, "that is the partner's region"
    for typed in ("wyznacz żołnierz rebelii baza", "rozpatrz", "przydziel xorrn 1", "przydziel corellia"):
        game.obey(typed)
    assert mark(t, "damage", "xorrn") == mark(t, "damage", "corellia") == 1


# moves


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("wyznacz żołnierz-klon baza", "commit clone_trooper#1 base"),
        ("wyznacz zolnierz klon na bazę", "commit clone_trooper#1 base"),
        ("Wyznacz Żołnierz-klon na kartę Droideka", "commit clone_trooper#1 droideka#1"),
        ("commit clone droid", "commit clone_trooper#1 droideka#1"),
        ("commit republic shuttle base", "commit republic_shuttle#1 base"),
        ("wyznacz venator", "commit venator_class_star_destroyer#1 base"),
        ("Żołnierz-klon: atak na bazę", "commit clone_trooper#1 base"),
        ("Żołnierz-klon: sabotaż karty Droideka", "commit clone_trooper#1 droideka#1"),
        ("wyznacz klon sabotaż droideka", "commit clone_trooper#1 droideka#1"),
        ("kup ahsoka", "buy ahsoka_tano#1"),
        ("buy pilot", "buy outer_rim_pilot_cw#2"),
        ("zagraj v19", "play v_19_torrent#1"),
        ("koniec", "end"),
    ],
)
def test_a_move_in_words_is_made(typed: str, key: str) -> None:
    t = battle(mine={"resources": 5, "hand": ["v_19_torrent"]})
    game = at(t)
    game.obey(typed)
    if key == "end":
        game.obey(typed)  # there was something left to do
    assert made(t)[0] == key
    game.obey("u")
    assert t.length == 0


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("wyznacz żołnierz-klon embo", "[DBG-168]"),
        ("? wyznacz venator droideka", "[DBG-172]"),
        ("? wyznacz mace baza", "[DBG-134]"),
        ("wyznacz żołnierz-klon xyz", "nie nazywa się „xyz”"),
        ("wyznacz żołnierz-klon droidekę", "nie nazywa się „droidekę”. Może: Droideka"),
        ("wyznacz żołnierz-klon", "Który ruch? Żołnierz-klon: atak na bazę; Żołnierz-klon: sabotaż karty Droideka"),
        ("rozpatrz", "Teraz nie masz takiego ruchu: rozpatrz."),
        ("? rozpatrz baza", "[DBG-144]"),
        ("? przydziel xorrn 3", "[DBG-093]"),
        ("kup ahsoka", "[DBG-112]"),
        ("? kup droideka", "[DBG-109]"),
        ("kup", "Teraz nie masz takiego ruchu: kup."),
        ("? spłać embo", "[DBG-291]"),
        ("nagroda", "Teraz nie masz takiego ruchu: nagroda."),
        ("a 3", "Nie rozumiem „a 3”"),
        ("c pilot z zew", "Pilot z Zewnętrznych Rubieży (Outer Rim Pilot) · Neutralne, Jednostka · koszt 2 · zasoby 2"),
        ("c xorrn", "punkty wytrzymałości 8"),
    ],
)
def test_what_cannot_be_done_is_explained(capsys: pytest.CaptureFixture[str], typed: str, said: str) -> None:
    t = battle()
    at(t).obey(typed)
    assert said in capsys.readouterr().out and t.length == 0


@pytest.mark.parametrize(
    ("card", "sort", "doubt"),
    [
        ("aat", "Pojazd", "Odtworzone, niepotwierdzone w żadnym źródle: nazwa, liczba kopii, frakcja, rodzaj karty"),
        ("embo", "Łowca nagród, unikatowa", "Odtworzone, niepotwierdzone w żadnym źródle: liczba kopii"),
        ("vulture_droid", "Droid, Myśliwiec", "Odtworzone, niepotwierdzone w żadnym źródle: nazwa"),
    ],
)
def test_a_card_says_its_traits_as_the_row_does_and_what_is_reconstructed(
    capsys: pytest.CaptureFixture[str], card: str, sort: str, doubt: str
) -> None:
    game = at(galaxy({"base": ["rishi"]}, {"base": ["xorrn"]}, row=[card]))
    name = game.screen.cards[card].name("pl")
    row = next(line for line in game.screen.picture() if name in line)
    game.obey(f"c {name}")
    said = " ".join(capsys.readouterr().out.split())
    assert f" · {sort} · " in " ".join(row.split()) and f" · {sort} " in said
    assert doubt in said


def test_the_help_says_what_attacks_on_the_row_are_called(capsys: pytest.CaptureFixture[str]) -> None:
    at(battle()).obey("h")
    said = capsys.readouterr().out
    assert "\nsabotaż          atak na kartę w rzędzie galaktyki" in said and "\neliminacja       taki sam atak" in said


def test_a_card_that_a_source_confirms_says_of_no_doubt(capsys: pytest.CaptureFixture[str]) -> None:
    confirmed = [card for card in kantyna.cards("deckbuilding") if card.provenance == "confirmed"]
    for card in confirmed[:3]:
        at(battle()).obey(f"c {card.name('pl')}")
    said = capsys.readouterr().out
    assert "niepotwierdzone" not in said and "Niepotwierdzone" not in said


def test_cards_on_the_table_are_meant_before_those_of_the_other_box() -> None:
    assert [card.id for card in cards_named(battle(), "outer rim pilot")] == ["outer_rim_pilot_cw"]
    assert [card.id for card in cards_named(battle(), "Luke Skywalker")] == ["luke_skywalker"]


def test_attackers_are_a_line_each_and_targets_have_letters(capsys: pytest.CaptureFixture[str]) -> None:
    t = battle()
    game = at(t)
    assert menu(game) == [
        "Cele: a baza (Xorrn 8) · b Droideka (3)",
        "1 [R] Wyznacz: Żołnierz-klon ×2 1a 1b · atak 2",
        *[line for line in menu(game) if "Venator" in line],
        menu(game)[-1],
    ], "and the shuttle, which has no attack, is left out"
    game.obey("1")
    assert "Dopisz literę celu: 1a, 1b." in capsys.readouterr().out
    game.obey("9z")
    assert "Wpisz numer od 1" in capsys.readouterr().out
    game.obey(f"{len(game.screen.menu.rows())}a")
    assert "nie ma liter" in capsys.readouterr().out and t.length == 0
    game.obey("1b")
    game.obey("1 b")
    assert made(t) == ["commit clone_trooper#1 droideka#1", "commit clone_trooper#2 droideka#1"]
    game.obey("rozpatrz droideka")
    assert zone(t, "galaxy_discard") == ["droideka"]
    game.obey("nagroda")
    assert t.view(0)["force"] == 2 and made(t)[-1] == "reward droideka#1"


def test_the_base_is_always_a() -> None:
    t = galaxy({"base": ["rishi"], "units": ["clone_trooper"]}, {"bases": ["geonosis"]}, row=["droideka", "mtt"])
    assert menu(at(t))[:2] == ["Cele: b Droideka (3) · c MTT (4)", "1 [R] Wyznacz: Żołnierz-klon 1b 1c · atak 2"]


def test_all_base_commits_who_has_an_attack_and_is_one_decision(capsys: pytest.CaptureFixture[str]) -> None:
    t = battle(mine={"units": ["clone_trooper", "clone_trooper", "republic_shuttle", "jedi_knight"]})
    game = at(t)
    game.obey("wyznacz żołnierz-klon droideka")
    game.obey("wszystko na bazę")
    assert "commit republic_shuttle#1 base" in keys(t) and "commit clone_trooper#2 base" in made(t)
    game.obey("all base")
    assert "Nie ma już nikogo" in capsys.readouterr().out
    game.obey("u")
    assert made(t) == ["commit clone_trooper#1 droideka#1"]
    game.obey("wszystko droideka")
    assert made(t)[-1] == "commit clone_trooper#2 droideka#1"
    game.obey("wszystko gdziekolwiek")
    assert "Nie ma już nikogo" in capsys.readouterr().out and len(made(t)) == 2


def test_all_plays_what_asks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ["republic_shuttle", "jedi_knight", "clone_trooper", "republic_shuttle", "outer_rim_pilot_cw"]
    t = galaxy({"base": ["rishi"], "hand": hand}, {"base": ["xorrn"]})
    at(t).obey("wszystko")
    assert zone(t, "hand", 0) == ["jedi_knight"], "it asks"
    assert not any(key.startswith("use") for key in made(t)), "the pilot's ability costs the pilot"
    assert "bo pyta o wybór: Rycerz Jedi" in capsys.readouterr().out


def test_ending_too_soon_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    t = battle(mine={"ships": [], "hand": ["jedi_knight"], "resources": 5})
    game = at(t)
    game.obey("wyznacz żołnierz-klon droideka")
    game.obey("koniec")
    out = " ".join(capsys.readouterr().out.split())
    assert (
        "Masz jeszcze: Zagraj: Rycerz Jedi; coś do kupienia za zasoby (5); Żołnierz-klon: atak na bazę; "
        "Rozpatrz sabotaż karty Droideka. Wpisz koniec jeszcze raz" in out
    )
    t = galaxy({"base": ["rishi"], "units": ["republic_shuttle", "outer_rim_pilot_cw"]}, {"base": ["xorrn"]})
    at(t).obey("koniec")
    assert made(t)[0] == "end", "a shuttle has nothing to attack with, and the pilot's ability has a price"


def test_damage_is_assigned_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    t = battle(theirs={"ships": ["munificent_class_frigate", "droid_control_ship"]})
    game = at(t)
    for typed in ("wszystko baza", "rozpatrz"):
        game.obey(typed)
    assert len(menu(game)) == 2, "one line a ship, with the most it can take"
    game.obey("? przydziel xorrn 1")
    assert "[DBG-149]" in capsys.readouterr().out
    game.obey("przydziel munificent 1")
    assert mark(t, "damage", "munificent_class_frigate") == 1


def test_a_new_base_is_chosen_by_its_name() -> None:
    t = galaxy({"bases": ["kamino", "ryloth"]}, {"base": ["xorrn"], "deck": ["b1_battle_droid"] * 2}, active=1)
    do(t, "end", seat=1)
    game = at(t)
    assert "14 · Gdy pierwszy raz" in " ".join(menu(game)), "its hit points and its text"
    game.obey("wybierz kamino")
    assert zone(t, "base", 0) == ["kamino"]


# what happened


def test_the_story_of_an_attack_is_two_lines() -> None:
    t = battle(mine={"ships": []}, deck=["mtt"])
    do(t, "commit clone_trooper#1 droideka#1", "commit clone_trooper#2 droideka#1", "resolve droideka#1")
    do(t, "reward droideka")
    assert at(t).screen.story.lines(t.events) == [
        "  Gracz 1 wyznacza do sabotażu karty Droideka: Żołnierz-klon ×2",
        "  Gracz 1 rozpatruje sabotaż za 4: Droideka (pokonano; do rzędu galaktyki: MTT, koszt 4; +2 Mocy)",
    ]
    t = battle(mine={"ships": []})
    do(t, "commit clone_trooper#1 droideka#1", "commit clone_trooper#2 base", "resolve droideka#1", "resolve base")
    assert at(t).screen.story.lines(t.events) == [
        "  Gracz 1 wyznacza do sabotażu karty Droideka: Żołnierz-klon",
        "  Gracz 1 wyznacza do ataku na bazę: Żołnierz-klon",
        "  Gracz 1 rozpatruje sabotaż za 2: Droideka (na próżno)",
        "  Gracz 1 atakuje bazę za 2 (zadaje 2 obrażenia: Xorrn (Gracz 2))",
    ]


def test_what_another_player_did_is_a_line_of_its_own() -> None:
    t = battle(theirs={"ships": ["aurora_class_freighter"], "hand": ["b1_battle_droid"]})
    game = at(t)
    for typed in ("wszystko baza", "rozpatrz"):
        game.obey(typed)
    do(t, "exile b1_battle_droid", seat=1)
    assert game.screen.story.lines(t.events)[-2:] == [
        "  Gracz 2 anihiluje: Droid bojowy B1",
        "  Gracz 1 zadaje 4 obrażenia: Xorrn (Gracz 2)",
    ]


def test_a_dozen_cards_discarded_are_one_line() -> None:
    deck = ["droideka", "mtt", "mtt", "ahsoka_tano"]
    t = galaxy({"base": ["rishi"], "units": ["protocol_droid"]}, {"base": ["xorrn"]}, row=["embo"], deck=deck)
    do(t, "use protocol_droid")
    assert "  Gracz 1 odrzuca z talii galaktyki: Droideka, MTT ×2, Ahsoka Tano" in at(t).screen.story.lines(t.events)


def test_a_purchase_is_one_line() -> None:
    t = battle(mine={"resources": 5}, deck=["mtt"])
    do(t, "buy ahsoka_tano")
    assert at(t).screen.story.lines(t.events) == [
        "  Gracz 1 kupuje za 5: Ahsoka Tano (do rzędu galaktyki: MTT, koszt 4)"
    ]


# whole games


def test_a_few_turns_saved_and_replayed(play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "gra.json"
    lines = ("wszystko", "wszystko na bazę", "rozpatrz", "koniec", "koniec", "wszystko", "u", "dziennik", "odrzucone")
    out = play(*lines, "anihilowane", "h", f"zapisz {file}", "q")
    for said in ("Cofnięto.", "Zapisano w", "wyznacz KTO CO", "atakuje bazę za", "Karty odrzucone"):
        assert said in out
    record = json.loads(file.read_text())
    assert kantyna.replay(record).record() == record
    assert main(["replay", str(file), "--lang", "pl"]) == 0
    assert "Rząd galaktyki" in capsys.readouterr().out


@pytest.mark.parametrize("format", ["clone-wars", "teams"])
def test_a_whole_game_by_numbers_and_letters(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    story: list[str] = []
    typed_last = ["all"]

    def typed(prompt: str) -> str:
        """Plays everything, attacks the base, and else takes the first line of the menu."""
        screen = capsys.readouterr().out
        story.append(screen)
        if "Game over" in screen or "game is over" in screen:
            return "q"
        turn = ["all", "all base", "resolve", "end", "end"]
        numbers = re.findall(r"^ +(\d+) ", screen, re.MULTILINE)
        if numbers and "End turn" not in screen:
            return str(numbers[0])
        typed_last[0] = turn[(turn.index(typed_last[0]) + 1) % 5] if typed_last[0] != "end" else "all"
        return typed_last[0]

    monkeypatch.setattr("builtins.input", typed)
    words = ["--format", format, "--lang", "en", "--seed", "5", "--bot", "random", "--option", "length=2"]
    assert main(["play", "--terminal", "deckbuilding", *words]) == 0
    assert re.search(r"^(You win!|Player .* wins?\.) \(DBG-\d+\)$", "".join(story), re.MULTILINE)


# a game of which the prompt knows nothing


def test_any_game_can_be_played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "name_of", lambda game: "a_game_without_a_module")
    t = battle(mine={"hand": ["jedi_knight"]}, force=-2)
    game = at(t)
    picture = "\n".join(game.screen.picture())
    for said in ("Rząd galaktyki:", "[S] Droideka", "Jednostki:", "Żołnierz-klon ×2", "Moc -2", "1 zakryta karta"):
        assert said in picture
    targets = [line for line in menu(game) if "Żołnierz-klon: " in line]
    assert len(targets) == 2, "each target is a line"
    game.obey("zagraj rycerz")
    assert made(t) == ["play jedi_knight#1"]
    game.obey("h")
    assert "wszystko" in capsys.readouterr().out
