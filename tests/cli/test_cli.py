"""The command line: JSON of the promised shape, and one line for everything that is wrong."""

from __future__ import annotations

import io
import json
import os
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import uvicorn

import kantyna
from kantyna.cli import main
from kantyna.cli.colours import Paint
from kantyna.cli.commands import server as serving
from kantyna.cli.commands.simulation import decimal
from kantyna.voice import bundle


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    said = capsys.readouterr()
    return code, said.out, said.err


def run_json(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    got, out, err = run(capsys, *words, "--json")
    assert (got, err) == (code, "")
    return json.loads(out)


def record_file(path: Path, choices: int = 40) -> Path:
    t = kantyna.Table("star-realms", seed=4)
    for _ in range(choices):
        seat = next(iter(t.choices))
        t.choose(seat, t.choices[seat][0])
    file = path / "game.json"
    file.write_text(json.dumps(t.record()), encoding="utf-8")
    return file


# what there is


def test_games_as_json_is_what_the_api_says(capsys: pytest.CaptureFixture[str]) -> None:
    games = run_json(capsys, "games")
    assert games == json.loads(json.dumps(kantyna.games()))
    assert games[0]["id"] == "star-realms" and games[0]["formats"][0]["seats"] == [2]


def test_games_as_text_names_formats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--lang", "pl")
    assert code == 0 and "Pojedynek (duel), graczy: 2" in out and "--option boxes=1" in out
    assert "--option destroy_own_bases=false" in out


def test_cards_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    cards = run_json(capsys, "cards", "star-realms")
    assert len(cards) == len(kantyna.cards("star-realms"))
    ram = next(card for card in cards if card["id"] == "ram")
    assert ram["name"] == {"en": "Ram", "pl": "Taran"} and ram["provenance"] == "confirmed"
    assert set(ram["text"]) == {"en", "pl"} and "+5" in ram["text"]["pl"]
    assert (ram["cost"], ram["type"], ram["faction"], ram["count"]) == (3, "ship", "blob", 2)


def test_cards_as_text(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    code, out, _ = run(capsys, "cards", "star-realms", "--lang", "pl")
    assert code == 0 and "Taran" in out and "Bloby, Okręt" in out and "Złomuj tę kartę: +3 Handlu." in out
    assert max(len(line) for line in out.splitlines()) <= 100
    assert "niepotwierdzone" not in out


def test_a_card_that_is_not_confirmed_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    card = next(card for card in kantyna.cards("star-realms") if card.id == "ram")
    monkeypatch.setattr(card, "provenance", "guess")
    assert "[not confirmed: guess]" in " ".join(run(capsys, "cards", "star-realms")[1].split())


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    every = run_json(capsys, "rules")
    lines = [line for line in every if line["id"].startswith("SR-")]
    counted = Counter([line["id"].split("-")[0] for line in every])
    assert (counted["SR"], counted["DBG"], counted["SWLCG"]) == (368, 519, 798) and counted["BOTF"] >= 327
    assert len(lines) == 368 and lines[0]["id"] == "SR-001" and lines[0]["chapter"] == "1. Box contents"
    assert {"id", "chapter", "text", "unshowable"} <= set(lines[0]) and lines[0]["unshowable"] is None
    assert lines[4]["unshowable"] and "{" not in lines[4]["text"] and "[" not in lines[4]["text"]
    code, out, _ = run(capsys, "rules")
    assert code == 0 and sum(line.startswith("  SR-") for line in out.splitlines()) == 368


@pytest.mark.parametrize("id", ["SR-031", "sr-031"])
def test_one_rule_is_one_line_with_its_chapter(capsys: pytest.CaptureFixture[str], id: str) -> None:
    code, out, _ = run(capsys, "rules", id)
    assert code == 0 and out.count("\n") == 1
    assert out.startswith("SR-031 (3. Setup): A player always draws from their own personal deck")
    assert [line["id"] for line in run_json(capsys, "rules", id)] == ["SR-031"]


def test_rules_are_read_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "SR-031", "--lang", "pl")
    assert code == 0
    assert out == (
        "SR-031 (3. Przygotowanie do rozgrywki): Gracz zawsze dobiera karty z własnej Talii Osobistej, nigdy z innej.\n"
    )
    (line,) = run_json(capsys, "rules", "SR-005", "--lang", "pl")
    assert line["text"] == "W pudełku jest 12 kart Autorytetu o wartości 1/5."
    assert (
        line["unshowable"].startswith("karty Autorytetu są z kartonu") and line["reference"] == "ZAWARTOŚĆ; SPIS KART"
    )
    code, out, _ = run(capsys, "rules", "--lang", "pl")
    assert code == 0 and "\n1. Zawartość pudełka\n" in out and "Box contents" not in out


def test_help_lists_what_exists_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "pl"):
        code, out, err = run(capsys, "--help", "--lang", lang)
        assert code == 0 and not err
        for command in ("play", "games", "cards", "rules", "simulate", "replay", "verify", "deck", "serve"):
            assert f"kantyna {command}" in out
            code, text, err = run(capsys, command, "--help", "--lang", lang)
            assert code == 0 and not err and f"kantyna {command}" in text and "--lang" in text
        assert "deck check" in out


def test_the_language_follows_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Pojedynek" in run(capsys, "games")[1]
    assert "Duel" in run(capsys, "games", "--lang", "en")[1]
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "Duel" in run(capsys, "games")[1]


# simulate


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "star-realms", "--bots", "random", "--games", "6", "--seed", "1")
    result = run_json(capsys, *words)
    assert {"game", "format", "games", "seed", "bots", "wins", "draws", "choices", "choices_per_second",
            "turns_mean"} == set(result)  # fmt: skip
    assert result["bots"] == ["random", "random"] and result["seed"] == 1 and sum(result["wins"]) == 6
    again = run_json(capsys, *words)
    assert again | {"choices_per_second": 0} == result | {"choices_per_second": 0}


def test_simulate_as_text_and_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "star-realms", "--games", "2", "--seed", "1", "--option", "boxes=2", "--option",
             "destroy_own_bases=true", "--option", "discard_timing=next_turn", "--lang", "pl")  # fmt: skip
    code, out, err = run(capsys, *words)
    assert code == 0 and not err and "2 gry, ziarno 1" in out and "0 remisów" in out


def test_the_bar_is_drawn_on_a_terminal_only() -> None:
    from kantyna.cli.progress import ProgressBar

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for stream, drawn in ((Terminal(), True), (io.StringIO(), False)):
        bar = ProgressBar(10, stream)
        bar(5)
        bar(10)
        bar.close()
        assert bool(stream.getvalue()) is drawn
        assert ("10/10" in stream.getvalue()) is drawn


# replay


def test_replay_tells_the_game_and_draws_the_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = record_file(tmp_path)
    code, out, err = run(capsys, "replay", str(file), "--lang", "pl")
    assert code == 0 and not err
    assert "zagrywa: Zwiadowca" in out and "Rząd Handlu" in out and "Autorytet" in out
    assert "dobiera kartę" in out and "dobiera: " not in out, "a replay shows what everybody saw"
    early = run(capsys, "replay", str(file), "--at", "1", "--lang", "en")[1]
    assert "Turn 1: Player" in early and "Turn 2" not in early


def test_replay_reads_standard_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = io.BytesIO(record_file(tmp_path).read_bytes())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data, encoding="utf-8"))
    code, out, _ = run(capsys, "replay", "-")
    assert code == 0 and "Trade row" in out


# what is wrong

WRONG = [
    ([], "simulate"),
    (["decks", "check", "x"], "play, games, cards, rules, simulate, study, replay, verify, deck"),
    (["--nonsense"], "play, games"),
    (["play", "star-realms"], "--terminal"),
    (["play", "--seed", "4"], "--terminal"),
    (["play", "--port", "70000"], "65535"),
    (["play", "--terminal", "star-realms", "--share"], "--terminal"),
    (["play", "--port", "http"], "--port"),
    (["serve", "--port", "70000"], "65535"),
    (["serve", "--host", "nowhere.invalid"], "nowhere.invalid"),
    (["serve", "--port", "0", "--database", "mysql"], "postgresql://"),
    (["play", "--terminal"], "star-realms"),
    (["play", "--terminal", "chess"], "star-realms"),
    (["play", "--terminal", "star-realms", "--format", "trio"], "duel"),
    (["play", "--terminal", "star-realms", "--seats", "7"], "2"),
    (["play", "--terminal", "star-realms", "--seats", "two"], "--seats"),
    (["play", "--terminal", "star-realms", "--seat", "2"], "1"),
    (["play", "--terminal", "star-realms", "--bot", "deep"], "random, greedy"),
    (["play", "--terminal", "star-realms", "--seed", "-4"], "--seed"),
    (["play", "--terminal", "star-realms", "--seed", "1" * 30], "--seed"),
    (["play", "--terminal", "star-realms", "--seed", str(2**64)], "18446744073709551615"),
    (["play", "--terminal", "star-realms", "--lang", "de"], "en, pl"),
    (["play", "--terminal", "star-realms", "--lang"], "--lang"),
    (["play", "--terminal=yes", "star-realms"], "--terminal"),
    (["games", "extra"], "extra"),
    (["games", "--jsn"], "--jsn"),
    (["games", "--js"], "--js"),
    (["cards"], "star-realms"),
    (["cards", "chess"], "star-realms"),
    (["cards", "star-realms", "--lang", "xx"], "en, pl"),
    (["rules", "SR-999"], "SR-001 … SR-368"),
    (["rules", "31"], "SR-001 … SR-368"),
    (["rules", "XX-001"], "SR-001 … SR-368"),
    (["rules", "SR-001", "--coverage"], "SR-001"),
    (["simulate"], "star-realms"),
    (["simulate", "chess"], "star-realms"),
    (["simulate", "star-realms", "--games", "0"], "--games"),
    (["simulate", "star-realms", "--games", "1.5"], "--games"),
    (["simulate", "star-realms", "--games", "²"], "--games"),
    (["simulate", "star-realms", "--games"], "--games"),
    (["simulate", "star-realms", "--workers", "0"], "--workers"),
    (["simulate", "star-realms", "--bots", "random,clever"], "random, greedy"),
    (["simulate", "star-realms", "--bots", ""], "random, greedy"),
    (["simulate", "star-realms", "--bots", "random,random,random"], "2"),
    (["simulate", "star-realms", "--option", "boxes"], "boxes=2"),
    (["simulate", "star-realms", "--option", "boxes=9"], "1, 2, 3"),
    (["simulate", "star-realms", "--option", "sleeves=1"], "boxes"),
    (["replay"], "-"),
    (["replay", "/nowhere/game.json"], "/nowhere/game.json"),
    (["replay", "/"], "/"),
    (["replay", "x\0y"], "x"),
]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("words", "names"), WRONG, ids=[" ".join(words)[:60] for words, _ in WRONG])
def test_bad_input_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], names: str, lang: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    code, out, err = run(capsys, *words)
    assert code == 2 and err.count("\n") == 1 and err.startswith("kantyna: ")
    assert names in err
    assert not out or words == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"[]",
        b"7",
        b"null",
        b'"text"',
        b"{}",
        b'{"kantyna": 1}',
        b'{"kantyna": 2, "game": "star-realms"}',
        b'{"kantyna": 1, "game": "chess", "format": "duel", "seats": 2, "options": {}, "seed": 1, "choices": []}',
        b'{"kantyna": 1, "game": "star-realms", "format": "duel", "seats": 2, "options": {}, "seed": 1, "choices": 3}',
        b'{"kantyna": 1, "game": "star-realms", "format": "duel", "seats": 2, "options": {}, "seed": 1,'
        b' "choices": [1]}',
        b'{"kantyna": 1, "game": "star-realms", "format": "duel", "seats": 2, "options": {}, "seed": 1,'
        b' "choices": [[0, "buy everything"]]}',
        b'{"kantyna": 1, "game": "star-realms", "format": "duel", "seats": 2, "options": {}, "seed": 1,'
        b' "choices": [[7, "end"]]}',
        b'{"kantyna": 1, "game": [], "format": {}, "seats": "x", "options": 3, "seed": null, "choices": []}',
    ],
)
def test_a_file_that_is_no_record_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    for words in (["replay", str(file)], ["replay", str(file), "--lang", "pl"]):
        code, out, err = run(capsys, *words)
        assert (code, out) == (2, "") and err.count("\n") == 1 and len(err) > 20


def test_a_moment_after_the_end_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, "replay", str(record_file(tmp_path, 10)), "--at", "11")
    assert (code, out) == (2, "") and "from 0 to 10" in err


def test_a_file_one_may_not_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*args: Any) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", locked)
    code, _, err = run(capsys, "replay", str(tmp_path / "secret.json"))
    assert code == 2 and "permission denied" in err and err.count("\n") == 1
    code, _, err = run(capsys, "replay", str(tmp_path / "secret.json"), "--lang", "pl")
    assert code == 2 and "brak uprawnień" in err and "Permission" not in err


def test_ctrl_c_ends_quietly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*args: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    code, _, err = run(capsys, "play", "--terminal", "star-realms", "--seed", "1")
    assert (code, err) == (130, "")


# as a program

PROGRAM = [sys.executable, "-c", "import sys; from kantyna.cli import main; sys.exit(main())"]


def test_a_closed_pipe_ends_quietly() -> None:
    program = subprocess.Popen([*PROGRAM, "rules", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    # more than a pipe holds, so it is still writing
    assert program.stdout is not None and program.stderr is not None
    program.stdout.read(10)
    program.stdout.close()
    assert program.wait(20) == 141 and program.stderr.read() == b""
    program.stderr.close()


def test_a_terminal_without_polish_letters_gets_the_rest() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "pl_PL"}
    done = subprocess.run([*PROGRAM, "cards", "star-realms"], capture_output=True, env=environment, timeout=20)
    assert done.returncode == 0 and b"Taran" in done.stdout and done.stderr == b""


def test_importing_kantyna_brings_none_of_this() -> None:
    code = "import sys, kantyna; print([m for m in sys.modules if m.startswith('kantyna.') and m.split('.')[1] in"
    code += " ('cli', 'bots', 'arena', 'ledgers', 'voice')], 'argparse' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=20)
    assert done.stdout.strip() == "[] False", done.stdout + done.stderr


# the words


def test_a_whole_number_has_no_decimal_place() -> None:
    assert [decimal(value, "en") for value in (100.0, 33.333, 0)] == ["100", "33.3", "0"]
    assert decimal(62.5, "pl") == "62,5"


def test_both_languages_have_the_same_messages() -> None:
    texts = {}
    for lang in ("en", "pl"):
        path = Path(kantyna.__file__).parent / "voice" / lang / "cli.ftl"
        texts[lang] = {line.split(" =")[0] for line in path.read_text().splitlines() if line[:1].isalpha()}
    assert texts["en"] == texts["pl"]
    assert all(bundle("pl").has_message(id) for id in texts["pl"])


# where a server is found


@pytest.mark.parametrize(
    "host, found",
    [
        ("127.0.0.1", ""),
        ("localhost", ""),
        ("::1", ""),
        ("0.0.0.0", "http://192.168.1.10:8642"),
        ("::", "http://192.168.1.10:8642"),
        ("10.0.0.7", "http://10.0.0.7:8642"),
    ],
)
def test_where_others_on_the_network_find_a_server(monkeypatch: pytest.MonkeyPatch, host: str, found: str) -> None:
    monkeypatch.setattr(serving, "local_address", lambda: "192.168.1.10")
    assert serving.reached_at(host, 8642) == found


def test_to_share_needs_a_network(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "local_address", lambda: "")
    code, _, err = run(capsys, "play", "--share", "--no-browser", "--port", "0", "--lang", "en")
    assert code == 2 and "--share needs a network" in err


@pytest.mark.parametrize("words, host", [([], "127.0.0.1"), (["--share"], "0.0.0.0")])
def test_play_listens_on_this_machine_and_shared_on_the_network(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], host: str
) -> None:
    served: list[tuple[Any, Any]] = []

    async def serve(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        served.append(
            (sockets[0].getsockname(), server.config.loaded_app if server.config.loaded else server.config.app)
        )
        sockets[0].close()

    monkeypatch.setattr(uvicorn.Server, "serve", serve)
    monkeypatch.setattr(serving, "local_address", lambda: "192.168.1.10")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out, _ = run(capsys, "play", "--no-browser", "--port", "0", "--lang", "en", *words)
    (address, port), app = served[0]
    assert code == 0 and address == host
    shared = f"http://192.168.1.10:{port}"
    assert app.state.server.settings.reach == (shared if words else "")
    assert f"Others on your network find it at {shared}/" in out if words else "Only this machine reaches it." in out


def test_a_secret_that_is_too_short_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("KANTYNA_SECRET", "short")
    code, out, err = run(capsys, "serve", "--port", "0", "--lang", "en")
    assert (code, out) == (2, "") and err == "kantyna: The secret that signs cookies needs at least 16 characters.\n"


def test_a_terminal_is_shown_a_code(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "Paint", lambda: Paint(True))
    serving._show_qr_code("http://192.168.1.10:8642/")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 17 and all(line.startswith("\x1b[30;107m") for line in lines)
    assert "█▀▀▀▀▀█" in lines[2]
    monkeypatch.setattr(serving, "Paint", lambda: Paint(False))
    serving._show_qr_code("http://192.168.1.10:8642/")
    assert capsys.readouterr().out == "", "a pipe gets the address only"
