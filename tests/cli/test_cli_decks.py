"""`kantyna deck`, and decks brought to a simulation or to the text prompt."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import kantyna
from kantyna.cli import main
from kantyna.engine.registry import MODULES

GAME = "kantyna.game.card_game"
OWN = {"affiliation": "jedi", "sets": [1, 1, 2, 3, 4, 5, 6, 7, 8, 9]}
ILLEGAL = "Sith\n3 Fall of the Jedi\n1 A Heroes Jurney\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Card Game, and no other game in which players bring decks."""
    for game, module in list(MODULES.items()):
        if not module.startswith("kantyna."):
            monkeypatch.delitem(MODULES, game)
    monkeypatch.setitem(MODULES, "card-game", MODULES.get("card-game", GAME))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    said = capsys.readouterr()
    return code, said.out, said.err


def run_json(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    got, out, err = run(capsys, *words, "--json")
    assert (got, err) == (code, "")
    return json.loads(out)


def written(path: Path, text: str | bytes, name: str = "deck.txt") -> str:
    file = path / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(file)


# check


@pytest.mark.parametrize("form", ["text", "o8d", "json"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_legal_deck_in_any_form(capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str, lang: str) -> None:
    file = written(tmp_path, kantyna.write_deck("card-game", OWN, lang, form))
    assert run_json(capsys, "deck", "check", file, "--format", "duel") == {"ok": True, "deck": OWN, "flaws": []}
    code, out, err = run(capsys, "deck", "check", file, "--lang", lang)
    assert (code, err) == (0, "") and out.startswith(file + ": ")
    assert out.partition("\n")[2] == kantyna.write_deck("card-game", OWN, lang)


def test_a_deck_from_windows_and_from_standard_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = kantyna.write_deck("card-game", OWN, "pl").replace("\n", "\r\n").encode("utf-8-sig")
    assert run_json(capsys, "deck", "check", written(tmp_path, text))["deck"] == OWN
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert run_json(capsys, "deck", "check", "-")["deck"] == OWN


def test_an_illegal_deck_names_every_flaw_and_ends_with_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = written(tmp_path, ILLEGAL)
    result = run_json(capsys, "deck", "check", file, code=1)
    assert result == {
        "ok": False,
        "deck": None,
        "flaws": [
            "there is no objective set 'A Heroes Jurney'; did you mean A Hero's Journey?",
            "Fall of the Jedi is in it 3 times, and may be twice at most (SWLCG-683)",
            "it has 4 objective sets, and at least 10 are needed (SWLCG-674)",
        ],
    }
    code, out, err = run(capsys, "deck", "check", file)
    assert (code, err) == (1, "") and out.splitlines() == [
        f"{file}: not a legal deck, 3 flaws", *["  – " + flaw for flaw in result["flaws"]],
    ]  # fmt: skip
    polish = run_json(capsys, "deck", "check", file, "--lang", "pl", code=1)["flaws"]
    assert len(polish) == 3 and "najwyżej dwa razy (SWLCG-683)" in polish[1]
    assert run(capsys, "deck", "check", file, "--lang", "pl")[1].startswith(f"{file}: talia niezgodna z zasadami, 3 bł")


@pytest.mark.parametrize(
    "text", ["", "\n# nothing\n", "{}", "[]", "<deck/>", "Hello, world", "x" * 200_000, "1\n" * 400]
)
def test_a_text_that_is_no_deck_is_illegal(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    result = run_json(capsys, "deck", "check", written(tmp_path, text), code=1)
    assert not result["ok"] and result["deck"] is None and all(result["flaws"])


def test_for_a_tournament_a_ready_made_deck_is_too_small(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_json(capsys, "deck", "check", "jedi")["ok"]
    result = run_json(capsys, "deck", "check", "jedi", "--option", "tournament=true", code=1)
    assert result["flaws"] == ["it has 8 objective sets, and at least 10 are needed (SWLCG-675)"]


def test_for_teams_a_ready_made_deck_of_the_box_is_too_small(capsys: pytest.CaptureFixture[str]) -> None:
    result = run_json(capsys, "deck", "check", "jedi", "--format", "two-on-two", code=1)
    assert result["flaws"] == ["it has 8 objective sets, and at least 10 are needed (BOTF-174)"]
    assert run_json(capsys, "deck", "check", "jedi_team", "--format", "two-on-two")["ok"]


def test_decks_of_a_team_that_share_too_much_are_named_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    decks = "sith_team,scum_and_villainy,jedi_team,rebel_alliance_team"
    code, out, err = run(capsys, "simulate", "card-game", "--format", "two-on-two", "--decks", decks, "--games", "1")
    assert (code, out) == (2, "") and "Counsel of the Sith" in err
    assert "Player 1 (Sith) twice, Player 2 (Scum and Villainy) once" in err


# list and write


def test_the_list_as_json_is_what_the_api_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_json(capsys, "deck", "list") == kantyna.decks("card-game")
    assert run_json(capsys, "deck", "list", "--game", "card-game") == kantyna.decks("card-game")


def test_the_list_as_text_names_sides_and_sets_and_says_which_are_ours(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "deck", "list", "--lang", "pl")
    lines = out.splitlines()
    assert (code, err) == (0, "") and lines[:2] == ["Jedi (jedi) · Jasna strona", "    1 Ścieżka bohatera"]
    assert len([line for line in lines if line.endswith(" · nasza: w pudełku nie ma gotowej")]) == 8
    assert len(lines) == 12 + sum([len(set(deck["sets"])) for deck in kantyna.decks("card-game")])
    out = run(capsys, "deck", "list")[1]
    assert "Scum and Villainy (scum_and_villainy) · Dark side · ours: the box has no ready-made one" in out


def test_a_deck_is_written_in_another_form(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = written(tmp_path, kantyna.write_deck("card-game", OWN, "pl"))
    assert run(capsys, "deck", "write", file) == (0, kantyna.write_deck("card-game", OWN, "en"), "")
    assert run(capsys, "deck", "write", file, "--form", "o8d")[1] == kantyna.write_deck("card-game", OWN, form="o8d")
    assert json.loads(run(capsys, "deck", "write", file, "--form", "json")[1]) == OWN
    short = written(tmp_path, "Jedi\nŚcieżka bohatera")
    assert run(capsys, "deck", "write", short)[1] == "Jedi\n1 A Hero's Journey\n", "what breaks limits is written too"


# simulate and play


def test_decks_are_simulated_by_id_and_from_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = written(tmp_path, kantyna.write_deck("card-game", OWN))
    words = ("simulate", "card-game", "--games", "4", "--seed", "1", "--decks", f"{file},sith,imperial_navy")
    result = run_json(capsys, *words)
    assert {"game", "format", "games", "seed", "bots", "wins", "draws", "choices", "choices_per_second",
            "turns_mean"} <= set(result)  # fmt: skip
    assert set(result["decks"]) == {file, "sith", "imperial_navy"}
    assert [pairing["decks"] for pairing in result["pairings"]] == [["sith", file], ["imperial_navy", file]]
    assert [pairing["games"] for pairing in result["pairings"]] == [2, 2]
    code, out, err = run(capsys, *words, "--lang", "pl")
    assert (code, err) == (0, "") and f" – {file}: " in out and "Ciemna strona" in out


def test_without_decks_the_usual_ones_play(capsys: pytest.CaptureFixture[str]) -> None:
    result = run_json(capsys, "simulate", "card-game", "--games", "2", "--seed", "1")
    assert result["sides"] == ["dark", "light"] and "pairings" not in result


def play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: Path, *words: str
) -> dict[str, Any]:
    """Sit down, save, leave: the record."""
    file = path / "game.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"save {file}\nq\n"))
    code, _, err = run(capsys, "play", "--terminal", "card-game", "--bot", "random", "--seed", "3", *words)
    assert (code, err) == (0, "")
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    file.unlink()
    return record


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("own", "other"), [("rebel_alliance", "sith"), ("imperial_navy", "jedi")])
def test_at_the_prompt_one_plays_the_own_deck_wherever_one_sits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, own: str, other: str, seat: int
) -> None:
    record = play(capsys, monkeypatch, tmp_path, "--deck", own, "--seat", str(seat))
    assert [deck["affiliation"] for deck in record["decks"]] == ([own, other] if seat == 0 else [other, own])
    assert kantyna.replay(record).view(seat)["seats"][seat]["play"] == [f"affiliation_{own}#1"]


def test_at_the_prompt_a_deck_from_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = written(tmp_path, kantyna.write_deck("card-game", OWN, form="o8d"), "own.o8d")
    record = play(capsys, monkeypatch, tmp_path, "--deck", file)
    assert record["decks"][0] == OWN and record["options"]["dark_side"] == 1


def test_at_the_prompt_with_chance_there_is_a_deck_for_either_side(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chance = ("--option", "dark_side=chance", "--deck", "imperial_navy")
    [mine, theirs] = play(capsys, monkeypatch, tmp_path, *chance)["decks"]
    assert (mine["dark"]["affiliation"], mine["light"]["affiliation"]) == ("imperial_navy", "jedi")
    assert (theirs["dark"]["affiliation"], theirs["light"]["affiliation"]) == ("sith", "jedi")
    [mine, _] = play(capsys, monkeypatch, tmp_path, *chance, "--deck", "rebel_alliance")["decks"]
    assert (mine["dark"]["affiliation"], mine["light"]["affiliation"]) == ("imperial_navy", "rebel_alliance")


@pytest.mark.parametrize("opened", [False, True])
def test_at_the_prompt_one_looks_up_the_decks_that_one_may_know(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, opened: bool
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(sys, "stdin", io.StringIO("talie\nh\nq\n"))
    option = ("--option", f"open_decks={str(opened).lower()}")
    words = ("play", "--terminal", "card-game", "--deck", "jedi", "--seed", "3", "--bot", "random", *option)
    code, out, err = run(capsys, *words, "--lang", "pl")
    answer = out.partition("\n> ")[2].partition("\n> ")[0]
    own, _, others = answer.partition("Gracz 2:")
    assert (code, err) == (0, "") and "Luke Skywalker" in own and "Darth Vader" not in own
    assert ("Darth Vader" in others) == opened and ("tego nie możesz wiedzieć" in others) != opened
    assert "talie            co zostało" in out


# what is wrong

WRONG: list[tuple[list[str], str]] = [
    (["deck"], "check, list, write"),
    (["deck", "shuffle"], "check, list, write"),
    (["deck", "check"], "-"),
    (["deck", "write"], "-"),
    (["deck", "check", "/nowhere/deck.txt"], "jedi, rebel_alliance"),
    (["deck", "check", "/"], "jedi, rebel_alliance"),
    (["deck", "check", "x\0y"], "jedi, rebel_alliance"),
    (["deck", "check", "jedi", "sith"], "sith"),
    (["deck", "check", "jedi", "--format", "trio"], "duel"),
    (["deck", "check", "jedi", "--option", "sleeves=1"], "tournament"),
    (["deck", "check", "jedi", "--game", "chess"], "card-game"),
    (["deck", "check", "jedi", "--game", "star-realms"], "star-realms"),
    (["deck", "check", "jedi", "--form", "o8d"], "--form"),
    (["deck", "check", "jedi", "--lang", "de"], "en, pl"),
    (["deck", "list", "jedi"], "jedi"),
    (["deck", "list", "--format", "duel"], "--format"),
    (["deck", "write", "jedi", "--form", "pdf"], "text, o8d, json"),
    (["deck", "write", "jedi", "--json"], "--json"),
    (["simulate", "card-game", "--decks", "jedi"], "sith, imperial_navy, scum_and_villainy"),
    (["simulate", "card-game", "--decks", "jedi,rebel_alliance"], "sith, imperial_navy, scum_and_villainy"),
    (["simulate", "card-game", "--decks", "jedi,sith", "--option", "dark_side=0"], "SWLCG-002"),
    (["simulate", "card-game", "--decks", "jedi,nowhere.txt"], "nowhere.txt"),
    (["simulate", "card-game", "--decks", ""], "jedi, rebel_alliance"),
    (["simulate", "card-game", "--decks"], "--decks"),
    (["simulate", "card-game", "--decks", "jedi,rebel_alliance,sith", "--games", "1"], "2"),
    (["simulate", "star-realms", "--decks", "jedi,sith"], "star-realms"),
    (["play", "--deck", "jedi"], "--terminal"),
    (["play", "--terminal", "--deck", "jedi"], "card-game"),
    (["play", "--terminal", "card-game", "--deck", "nowhere.txt"], "nowhere.txt"),
    (["play", "--terminal", "card-game", "--deck", "jedi", "--seat", "2"], "1"),
    (["play", "--terminal", "card-game", "--deck", "jedi", "--deck", "sith"], "dark_side=chance"),
    (["play", "--terminal", "card-game", "--deck", "jedi", "--option", "dark_side=0"], "SWLCG-002"),
    (["play", "--terminal", "card-game", "--deck", "jedi", "--option", "dark_side=2"], "chance"),
    (["play", "--terminal", "star-realms", "--deck", "jedi"], "star-realms"),
]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("words", "names"), WRONG, ids=[" ".join(words)[:60] for words, _ in WRONG])
def test_bad_input_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], names: str, lang: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "") and err.count("\n") == 1 and err.startswith("kantyna: ")
    assert names in err


BINARY = bytes(range(256)) * 10
FILES = {
    "binary": BINARY,
    "zeros": b"Jedi\n\0\0\0",
    "utf-16": "Jedi\n1 Ścieżka bohatera".encode("utf-16"),
    "cp1250": "Jedi\n1 Ścieżka bohatera".encode("cp1250"),
    "huge": b"x" * (1024 * 1024 + 1),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("file", list(FILES))
def test_a_file_that_is_no_text_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, file: str, lang: str
) -> None:
    name = written(tmp_path, FILES[file])
    right = " 1 MB" if file == "huge" else ".o8d"
    for words in (
        ["deck", "check", name, "--json"],
        ["deck", "write", name],
        ["simulate", "card-game", "--decks", f"jedi,{name}"],
        ["play", "--terminal", "card-game", "--deck", name],
    ):
        code, out, err = run(capsys, *words, "--lang", lang)
        assert (code, out) == (2, "") and err.count("\n") == 1 and name in err and right in err


@pytest.mark.parametrize(
    "words", [["deck", "write"], ["simulate", "card-game", "--decks"], ["play", "--terminal", "card-game", "--deck"]]
)
def test_a_deck_that_cannot_be_used_names_its_file_and_its_flaws(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str]
) -> None:
    file = written(tmp_path, ILLEGAL)
    code, out, err = run(capsys, *words, file)
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert file in err and "'A Heroes Jurney'; did you mean A Hero's Journey?" in err
    assert words[0] == "deck" or ("SWLCG-683" in err and "SWLCG-674" in err)


@pytest.mark.parametrize("words", [["list"], ["check", "jedi"], ["write", "jedi"]])
def test_without_a_game_that_has_decks_they_say_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.delitem(MODULES, "card-game")
    code, out, err = run(capsys, "deck", *words)
    assert (code, out) == (2, "")
    assert err == "kantyna: players bring no decks to the games here: star-realms, deckbuilding.\n"
