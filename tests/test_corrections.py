"""The corrections file of docs/corrections.md: every kind of number, in play and in words; everything that is wrong.

Cards are corrected in place when their game is loaded, so each case runs in a process of its own.
"""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent

EVERYTHING = """
import json
import kantyna
from kantyna.engine.registry import load_rules


def everything():
    rules = load_rules("deckbuilding")
    return {
        card.id: {
            "count": card.count,
            "facts": card.facts(),
            "numbers": rules.corrections.correctable(card),
            "text": [card.text("en"), card.text("pl")],
            "provenance": card.provenance,
        }
        for card in rules.cards()
    }
"""
"""A beginning for programs: all there is to say about the cards."""


def write(home: Path, text: str | bytes) -> Path:
    """The user's corrections; returns where they stand."""
    path = home / "kantyna" / "corrections.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def python(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python run by a user with that configuration directory. Programs may import the helpers of this folder."""
    path = os.pathsep.join([part for part in (os.environ.get("PYTHONPATH", ""), str(TESTS)) if part])
    environment = {**os.environ, "XDG_CONFIG_HOME": str(home), "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, encoding="utf-8", timeout=120, check=False
    )


def run(home: Path, program: str) -> Any:
    """What a program, run with that configuration directory, prints as JSON."""
    done = python(home, "-c", EVERYTHING + program)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The cards without corrections."""
    cards: dict[str, Any] = run(tmp_path_factory.mktemp("nobody"), "print(json.dumps(everything()))")
    return cards


# every kind of number


PLAY = """
from deckbuilding_situations import *
result = {}
t = match("rebel", {"resources": 5}, row=["x_wing"])
result["too dear"] = can(t, "buy x_wing")
t = match("rebel", {"resources": 6}, row=["x_wing"])
result["bought"] = gain(t, "buy x_wing")
t = match("rebel", {"hand": ["x_wing"]}, force=-3)
result["played"] = gain(t, "play x_wing")
result["attack"] = attack(t, "x_wing")
t = match("rebel", {"units": ["x_wing"], "deck": shuttles("rebel", 5)}, force=1)
result["drawn"] = gain(t, "use x_wing")
result["one less"] = "x_wing" in zone(strike("empire", 6, "x_wing#1", row=["x_wing"]), "galaxy_row")
t = strike("empire", 7, "x_wing#1", row=["x_wing"], )
result["defeated"] = zone(t, "galaxy_discard")
result["reward"] = gain(t, "reward x_wing")
ship = {"ships": ["gozanti_cruiser"]}
result["guarded"] = zone(strike("rebel", 5, "base", ship), "ships", 1)
result["unguarded"] = zone(strike("rebel", 6, "base", ship), "ships", 1)
result["income"] = have(next_turn("empire", ship))
base = {"base": ["lothal"]}
result["stands"] = zone(strike("rebel", 3, "base", base), "base", 1)
result["falls"] = zone(strike("rebel", 4, "base", base), "base", 1)
position = kantyna.Table("deckbuilding", "original", 1).position()
galaxy_cards = [label.partition("#")[0] for label in position["galaxy_deck"] + position["galaxy_row"]]
result["copies"] = [galaxy_cards.count("y_wing"), galaxy_cards.count("b_wing"), len(galaxy_cards)]
print(json.dumps(result))
"""

PLAY_TOML = """
[deckbuilding.x_wing]
cost = 6
attack = 4
resources = 2
force = 1
target_value = 7
reward = { resources = 2, force = 5 }
ability_numbers = [3]

[deckbuilding.gozanti_cruiser]
hit_points = 6
resources = 5

[deckbuilding.lothal]
hit_points = 4

[deckbuilding.y_wing]
count = 0

[deckbuilding.b_wing]
count = 4
"""


def test_every_kind_of_number_counts_in_play(tmp_path: Path) -> None:
    write(tmp_path, PLAY_TOML)
    assert run(tmp_path, PLAY) == {
        "too dear": False,
        "bought": [-6, 0, 0],
        "played": [2, 1, 0],
        "attack": 4,
        "drawn": [0, 0, 3],
        "one less": True,
        "defeated": ["x_wing"],
        "reward": [2, 5, 0],
        "guarded": ["gozanti_cruiser"],
        "unguarded": [],
        "income": [5, 0, 0],
        "stands": ["lothal"],
        "falls": [],
        "copies": [0, 4, 90],
    }


def test_without_a_file_the_cards_are_as_printed(tmp_path: Path) -> None:
    result = run(tmp_path, PLAY)
    assert result["bought"] == [-3, 0, 0] and result["attack"] == 3 and result["copies"] == [2, 2, 90]


def test_a_table_changes_what_it_names_and_nothing_else(tmp_path: Path, printed: dict[str, Any]) -> None:
    write(tmp_path, "[deckbuilding.anakin_skywalker]\nreward = { force = 1 }\n[deckbuilding.rishi]\nhit_points = 9\n")
    corrected = run(tmp_path, "print(json.dumps(everything()))")
    assert {id for id in printed if corrected[id] != printed[id]} == {"anakin_skywalker", "rishi"}
    before, after = printed["anakin_skywalker"], corrected["anakin_skywalker"]
    assert after["facts"]["reward"] == {**before["facts"]["reward"], "force": 1}
    kept = ("cost", "attack", "resources", "force", "target_value", "ability_numbers", "count")
    assert [after["numbers"][name] for name in kept] == [before["numbers"][name] for name in kept]
    assert corrected["rishi"]["facts"]["hit_points"] == 9


def test_the_example_of_the_manual_is_accepted(tmp_path: Path) -> None:
    manual = (TESTS.parent / "docs" / "corrections.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", manual, re.DOTALL)
    write(tmp_path, example)
    numbers = run(tmp_path, "print(json.dumps(everything()))")["anakin_skywalker"]["numbers"]
    assert numbers["reward"]["resources"] == 4 and numbers["ability_numbers"] == [4]


def test_what_may_be_corrected_is_what_the_manual_says(printed: dict[str, Any]) -> None:
    for id, card in printed.items():
        type, names = card["facts"]["type"], set(card["numbers"]) - {"ability_numbers"}
        expected = {"hit_points"} if type == "base" else {"count", "cost", "attack", "resources", "force"}
        if type == "capital_ship":
            expected.add("hit_points")
        if "reward" in card["facts"]:
            expected |= {"target_value", "reward"}
        assert names == expected, id


# every card: all of its numbers replaced


def all_other(printed: dict[str, Any]) -> tuple[str, dict[str, list[int]]]:
    """A file that gives every card other numbers everywhere (but copies), and the numbers of the abilities in it."""
    lines: list[str] = []
    abilities: dict[str, list[int]] = {}
    for id, card in printed.items():
        lines.append(f"[deckbuilding.{id}]")
        for name, value in card["numbers"].items():
            if name == "ability_numbers":
                abilities[id] = [21 + n for n in range(len(value))]
                lines.append(f"ability_numbers = {abilities[id]}")
            elif name == "reward":
                lines.append("reward = { " + ", ".join(f"{part} = {n + 1}" for part, n in value.items()) + " }")
            elif name != "count":
                lines.append(f"{name} = {value + 2}")
    return "\n".join(lines), abilities


def test_text_and_facts_follow_the_numbers_of_every_card(tmp_path: Path, printed: dict[str, Any]) -> None:
    text, abilities = all_other(printed)
    write(tmp_path, text)
    corrected = run(tmp_path, "print(json.dumps(everything()))")
    assert len(abilities) > 80
    wrong: dict[str, str] = {}
    for id, card in corrected.items():
        before = printed[id]["numbers"]
        for name in ("cost", "attack", "resources", "force", "hit_points", "target_value"):
            if name in before:
                assert card["facts"][name] == card["numbers"][name] == before[name] + 2, id
        if "reward" in before:
            assert card["numbers"]["reward"] == {part: n + 1 for part, n in before["reward"].items()}
        if id in abilities:
            assert card["numbers"]["ability_numbers"] == abilities[id]
            for said in card["text"]:
                if [int(n) for n in re.findall(r"\b2[1-9]\b", said)] != abilities[id]:
                    wrong[id] = f"{abilities[id]}: {said}"
    assert wrong == {}, "all numbers, in the order of the text"


RANDOM_GAMES = """
import random
played = 0
for format in ("clone-wars", "original", "mixed", "teams"):
    t = kantyna.Table("deckbuilding", format, 5)
    chance = random.Random(5)
    for _ in range(600):
        if t.over:
            break
        seat = chance.choice(t.waiting)
        choices = [c for c in t.choices[seat] if c.key != "end"] or t.choices[seat]
        t.choose(seat, chance.choice(choices))
        played += 1
    assert kantyna.replay(t.record()).position() == t.position()
print(json.dumps(played))
"""


def test_corrected_cards_are_played_and_replayed(tmp_path: Path, printed: dict[str, Any]) -> None:
    write(tmp_path, all_other(printed)[0])
    assert run(tmp_path, RANDOM_GAMES) > 100


# the mark of what is reconstructed


def test_what_was_corrected_is_no_longer_called_reconstructed(tmp_path: Path, printed: dict[str, Any]) -> None:
    text = """
    [deckbuilding.anakin_skywalker]
    cost = 8
    reward = { resources = 4 }
    ability_numbers = [4]
    [deckbuilding.felucia]
    hit_points = 15
    [deckbuilding.darth_vader]
    cost = 9
    """
    write(tmp_path, text)
    corrected = run(tmp_path, "print(json.dumps(everything()))")
    doubts = {id: [card[id]["facts"]["reconstructed"] for card in (printed, corrected)] for id in corrected}
    before, after = doubts["anakin_skywalker"]
    assert set(before) - set(after) == {"cost", "reward", "abilities"} and {"attack", "target_value"} <= set(after)
    before, after = doubts["felucia"]
    assert set(before) - set(after) == {"hit_points"} and corrected["felucia"]["provenance"] == "reconstructed"
    assert doubts["darth_vader"] == [[], []] and corrected["darth_vader"]["provenance"] == "confirmed"
    assert all(before == after for id, (before, after) in doubts.items() if id not in ("anakin_skywalker", "felucia"))


def test_a_card_of_which_nothing_is_in_doubt_any_more_is_confirmed(tmp_path: Path) -> None:
    """No card of the box has doubtful numbers alone, so one is made here."""
    write(tmp_path, "[deckbuilding.rishi]\nhit_points = 9\n")
    program = """
from kantyna.game.deckbuilding.cards.clone_wars import CLONE_WARS_CARDS
(rishi,) = [card for card in CLONE_WARS_CARDS if card.id == "rishi"]
rishi.uncertain = ("hit_points",)
rishi = everything()["rishi"]
print(json.dumps([rishi["provenance"], rishi["facts"]["reconstructed"]]))
"""
    assert run(tmp_path, program) == ["confirmed", []]


def test_the_command_line_lists_corrected_numbers(tmp_path: Path) -> None:
    write(tmp_path, "[deckbuilding.anakin_skywalker]\ncost = 17\n")
    done = python(tmp_path, "-m", "kantyna", "cards", "deckbuilding", "--json")
    assert done.returncode == 0, done.stderr
    (anakin,) = [card for card in json.loads(done.stdout) if card["id"] == "anakin_skywalker"]
    assert anakin["cost"] == 17 and "cost" not in anakin["reconstructed"]


# records


RECORD = """
t = kantyna.Table("deckbuilding", "clone-wars", 3)
for _ in range(20):
    (seat,) = t.choices
    t.choose(seat, t.choices[seat][0])
print(json.dumps(t.record()))
"""

REPLAY = """
record = json.loads({record!r})
try:
    print(json.dumps(len(kantyna.replay(record).record()["choices"])))
except kantyna.BadRecord as error:
    print(json.dumps([error.text("en"), error.text("pl")]))
"""


def record(home: Path, text: str = "") -> dict[str, Any]:
    """A record made with these corrections."""
    if text:
        write(home, text)
    made: dict[str, Any] = run(home, RECORD)
    return made


ANAKIN = "[deckbuilding.anakin_skywalker]\ncost = 7\nattack = 5\n"


def test_a_record_says_its_edition_and_replays_with_the_same_only(tmp_path: Path) -> None:
    homes = [tmp_path / name for name in ("none", "one", "other")]
    records = [
        record(homes[0]),
        record(homes[1], ANAKIN),
        record(homes[2], ANAKIN.replace("7", "6")),
    ]
    editions = [made.get("edition") for made in records]
    assert editions[0] is None and all(editions[1:]) and len(set(editions)) == 3
    for home in homes:
        for made in records:
            result = run(home, REPLAY.format(record=json.dumps(made)))
            if home == homes[records.index(made)]:
                assert result == 20
            else:
                english, polish = result
                assert english != polish and "corrections" in english and "popraw" in polish


def test_the_edition_is_that_of_the_numbers_not_of_the_writing(tmp_path: Path) -> None:
    one = record(tmp_path / "1", ANAKIN + "[deckbuilding.rishi]\nhit_points = 9\n")
    same = "# the box\n[deckbuilding]\nrishi = { hit_points = 0x09 }\nanakin_skywalker = { attack = +5, cost = 7 }\n"
    assert record(tmp_path / "2", same)["edition"] == one["edition"]


def test_the_edition_does_not_depend_on_the_order_within_a_reward(tmp_path: Path) -> None:
    head = "[deckbuilding.anakin_skywalker]\nreward = "
    one = record(tmp_path / "1", head + "{ resources = 3, force = 2 }")
    assert record(tmp_path / "2", head + "{ force = 2, resources = 3 }")["edition"] == one["edition"]


# The Card Game


CARD_GAME = """
def hunting():
    t = kantyna.Table("card-game", "hunt-for-skywalker", seats=3, seed=1, options={"mulligan": False})
    while "call-in" not in t.choices[t.waiting[0]][0].key:
        t.choose(t.waiting[0], t.choices[t.waiting[0]][0].key)
    return t.view(None)["resources"][0]

rules = load_rules("card-game")
cards = {card.id: card for card in rules.cards()}
"""


def test_numbers_of_the_card_game_are_corrected_too(tmp_path: Path) -> None:
    lines = [
        "[card-game.the_hunt_for_skywalker_l01]", "resources = 0", "[card-game.darth_vader]", "cost = 7",
        "damage_capacity = 9", "force_icons = 2", "icons = { blast = 3 }", "[card-game.twist_of_fate_dark]",
        "edge_priority = 9", "[card-game.nightsister]", "resources = 1",
    ]  # fmt: skip
    asked = (
        CARD_GAME
        + """
print(json.dumps([hunting(), [cards[id].facts() for id in ("darth_vader", "twist_of_fate_dark", "nightsister")],
    cards["the_hunt_for_skywalker_l01"].provenance, rules.corrections.edition() != ""]))
"""
    )
    before = run(tmp_path, asked)
    assert before[0] == {"rebel_alliance": 9} and before[2] == "reconstructed" and before[3] is False
    write(tmp_path, "\n".join(lines))
    resources, (vader, twist, nightsister), provenance, edition = run(tmp_path, asked)
    assert resources == {} and provenance == "confirmed" and edition
    printed = before[1][0]
    icons = {**printed["icons"], "blast": 3}
    assert vader == {**printed, "cost": 7, "damage_capacity": 9, "force_icons": 2, "icons": icons}
    assert twist["edge_priority"] == 9 and nightsister["resources"] == 1


def test_what_may_be_corrected_of_the_card_game_is_what_the_manual_says(tmp_path: Path) -> None:
    asked = (
        CARD_GAME
        + "found = {id: [card.kind, sorted(rules.corrections.correctable(card))] for id, card in cards.items()}\n"
        + "print(json.dumps(found))"
    )
    expected = {
        "unit": ["cost", "damage_capacity", "force_icons", "icons", "resources"],
        "enhancement": ["cost", "force_icons", "resources"],
        "event": ["cost", "force_icons"],
        "fate": ["edge_priority", "force_icons"],
        "objective": ["damage_capacity", "resources"],
        "affiliation": ["resources"],
    }
    for id, (kind, names) in run(tmp_path, asked).items():
        assert names == expected[kind], id


def test_other_games_have_no_edition(tmp_path: Path) -> None:
    write(tmp_path, ANAKIN)
    assert "edition" not in run(tmp_path, 'print(json.dumps(kantyna.Table("star-realms", seed=1).record()))')


# what is wrong


COMPLAINTS = """
import base64
import contextlib
import io
import os
import sys
from pathlib import Path
from kantyna.cli import main


def facts():
    rules = sys.modules["kantyna.game.deckbuilding"].RULES
    ours = rules.corrections
    return [[card.count, card.facts(), ours.correctable(card), ours.edition()] for card in rules.cards()]


def command(lang):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(["cards", "deckbuilding", "--lang", lang])
    return [code, out.getvalue(), err.getvalue()]


def complaint(use):
    try:
        use()
    except kantyna.KantynaError as error:
        return [error.text("en"), error.text("pl")]
    return ["accepted", "accepted"]


import kantyna.game.deckbuilding
path = Path(os.environ["XDG_CONFIG_HOME"]) / "kantyna" / "corrections.toml"
before = facts()
results = {}
for name, text in json.loads(Path("CASES").read_text()).items():
    if text is None:
        path.unlink()
        path.mkdir()
    else:
        path.write_bytes(base64.b64decode(text))
    try:
        results[name] = {
            "cli": [command("en"), command("pl")],
            "api": [
                complaint(lambda: kantyna.cards("deckbuilding")),
                complaint(lambda: kantyna.Table("deckbuilding", seed=1)),
                complaint(lambda: kantyna.games()),
            ],
            "untouched": facts() == before,
        }
    except Exception as error:
        results[name] = {"crash": repr(error)[:200]}
print(json.dumps(results))
"""
"""Has every wrong file read, one after the other: none of them may leave anything behind."""

GOOD = "# what my box says\n[deckbuilding.y_wing]\ncost = 9\n\n"
"""Four lines with nothing wrong; what is wrong follows from line 5 on."""

X_WING = GOOD + "[deckbuilding.x_wing]\n"

WRONG: dict[str, tuple[str, int, str]] = {
    # what is written, the line that is wrong, what both complaints have to name
    "unknown game": (GOOD + "[dekbuilding.x_wing]\ncost = 1\n", 5, "dekbuilding"),
    "unknown card": (GOOD + "[deckbuilding.x_wong]\ncost = 1\n", 5, "x_wong"),
    "unknown card, like none": (GOOD + "[deckbuilding.42]\ncost = 1\n", 5, "42"),
    "unknown name": (X_WING + "cost = 1\nprice = 2\n", 7, "price"),
    "a name of others: a base": (GOOD + "[deckbuilding.hoth]\ncost = 3\n", 6, "cost"),
    "a name of others: a unit": (X_WING + "hit_points = 3\n", 6, "hit_points"),
    "a name of others: a neutral unit": (GOOD + "[deckbuilding.bossk]\ntarget_value = 3\n", 6, "target_value"),
    "a name of others: a starter": (GOOD + "[deckbuilding.rebel_trooper]\nreward = { force = 1 }\n", 6, "reward"),
    "a name of others: no ability": (GOOD + "[deckbuilding.lothal]\nability_numbers = [1]\n", 6, "ability_numbers"),
    "a fact that is no number": (X_WING + 'name = "X-Flügel"\n', 6, "name"),
    "text": (X_WING + 'attack = 2\ncost = "3"\n', 7, "cost"),
    "true": (X_WING + "cost = true\n", 6, "cost"),
    "negative": (X_WING + "\n\ncost = -1\n", 8, "cost"),
    "too large": (X_WING + "cost = 100\n", 6, "cost"),
    "a fraction": (X_WING + "cost = 3.0\n", 6, "cost"),
    "not a number": (X_WING + "cost = nan\n", 6, "cost"),
    "a date": (X_WING + "cost = 2024-05-04\n", 6, "cost"),
    "a list for a number": (X_WING + "cost = [3]\n", 6, "cost"),
    "a table for a number": (X_WING + "cost = { n = 3 }\n", 6, "cost"),
    "list too long": (X_WING + "ability_numbers = [1, 2]\n", 6, "ability_numbers"),
    "list too short": (GOOD + "[deckbuilding.landing_craft]\nability_numbers = [4]\n", 6, "ability_numbers"),
    "list empty": (X_WING + "ability_numbers = []\n", 6, "ability_numbers"),
    "a number for a list": (X_WING + "ability_numbers = 1\n", 6, "ability_numbers"),
    "true in a list": (X_WING + "ability_numbers = [true]\n", 6, "ability_numbers"),
    "negative in a list": (X_WING + "ability_numbers = [-1]\n", 6, "ability_numbers"),
    "a fraction in a list": (X_WING + "ability_numbers = [1.5]\n", 6, "ability_numbers"),
    "a list over several lines": (X_WING + "ability_numbers = [\n  1,\n  2,\n]\n", 6, "ability_numbers"),
    "reward of unknown name": (X_WING + "reward = { glory = 1 }\n", 6, "reward"),
    "reward that is no number": (X_WING + "reward = { free_purchase = true }\n", 6, "reward"),
    "reward with text": (X_WING + 'reward = { force = "2" }\n', 6, "reward"),
    "reward with true": (X_WING + "reward = { force = true }\n", 6, "reward"),
    "reward negative": (X_WING + "reward = { force = -2 }\n", 6, "reward"),
    "a number for a reward": (X_WING + "reward = 2\n", 6, "reward"),
    "reward as a table of its own": (X_WING + "cost = 3\n[deckbuilding.x_wing.reward]\nglory = 1\n", 7, "reward"),
    "quoted names": (GOOD + '["deckbuilding".\'x_wing\']\n"cost" = -3\n', 6, "cost"),
    "cost of the second card": (X_WING + "cost = 3\n[deckbuilding.b_wing]\ncost = -3\n", 8, "b_wing"),
}  # fmt: skip


Complaints = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> Complaints:
    """What is said about every file below, by the command line and by the API."""
    home = tmp_path_factory.mktemp("careless")
    files: dict[str, bytes | None] = {case: text.encode() for case, (text, _, _) in WRONG.items()}
    files.update({case: text.encode() for case, (text, _) in WRITTEN_OTHERWISE.items()})
    files.update({case: (GOOD + text).encode() for case, (text, _) in COPIES.items()})
    files.update({case: text for case, (text, _) in UNREADABLE.items()})
    files.update({case: (X_WING + f"cost = {value}\n").encode() for case, value in ABSURD.items()})
    files[DIRECTORY] = None
    assert len(files) == sum(len(cases) for cases in (WRONG, WRITTEN_OTHERWISE, COPIES, UNREADABLE, ABSURD)) + 1
    write(home, "")
    cases = home / "cases.json"
    cases.write_text(json.dumps({case: text and base64.b64encode(text).decode() for case, text in files.items()}))
    results: Complaints = run(home, COMPLAINTS.replace("CASES", str(cases)))
    return {case: {**result, "path": str(home / "kantyna" / "corrections.toml")} for case, result in results.items()}


def complaint(complaints: Complaints, case: str) -> tuple[str, str, str]:
    """The file, and what is said about it in English and in Polish."""
    result = complaints[case]
    assert "crash" not in result, result
    english, polish = result["api"][0]
    assert english != "accepted" and result["api"] == [[english, polish]] * 3, "whatever one does first, and again"
    for (code, out, err), said in zip(result["cli"], (english, polish), strict=True):
        assert (code, out, err) == (2, "", f"kantyna: {said}\n")
        assert "\n" not in said and said.startswith(result["path"]), "one line that names the file"
    assert result["untouched"], "nothing is half applied"
    return result["path"], english, polish


def names_the_line(complaints: Complaints, case: str, line: int) -> tuple[str, str]:
    path, english, polish = complaint(complaints, case)
    assert english.startswith(f"{path}, line {line}: ") and polish.startswith(f"{path}, wiersz {line}: ")
    return english.partition(": ")[2], polish.partition(": ")[2]


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_one_error_that_names_file_and_line(case: str, complaints: Complaints) -> None:
    _, line, name = WRONG[case]
    english, polish = names_the_line(complaints, case, line)
    assert name in english and name in polish and english != polish


def test_what_would_be_right_is_said(complaints: Complaints) -> None:
    expected = {
        "unknown game": "star-realms, deckbuilding",
        "unknown card": "x_wing",
        "unknown name": "count, cost, attack, resources, force, target_value, reward, ability_numbers",
        "text": "a whole number from 0 to 99",
        "list too short": "[4, 4]",
        "reward of unknown name": "resources, force, exile_up_to",
    }
    for case, hint in expected.items():
        assert hint in complaint(complaints, case)[1]


def test_the_command_stops_with_one_line_and_2(tmp_path: Path) -> None:
    path = write(tmp_path, X_WING + 'cost = "3"\n')
    for words in (["cards", "deckbuilding"], ["games"], ["simulate", "deckbuilding", "--games", "1"]):
        done = python(tmp_path, "-m", "kantyna", *words, "--lang", "en")
        complaint = f'kantyna: {path}, line 6: cost of x_wing has to be a whole number from 0 to 99, not "3"\n'
        assert (done.returncode, done.stdout, done.stderr) == (2, "", complaint)


WRITTEN_OTHERWISE: dict[str, tuple[str, int]] = {
    "the game is no table": ("# mine\n\ndeckbuilding = 3\n", 3),
    "a card is no table": (GOOD + "[deckbuilding]\nb_wing = { cost = 3 }\nx_wing = 3\n", 7),
    "an array of tables": (GOOD + "[[deckbuilding.x_wing]]\ncost = 3\n", 5),
    "a table in a line": (GOOD + "[deckbuilding]\nb_wing = { cost = 3 }\nx_wing = { cost = -3 }\n", 7),
    "a dotted name": (GOOD + "[deckbuilding]\nb_wing.cost = 3\nx_wing.cost = -3\n", 7),
    "dotted from the top": ("# mine\n\ndeckbuilding.b_wing.cost = 3\ndeckbuilding.x_wing.cost = -3\n", 4),
    "an unknown card in a line": (GOOD + "[deckbuilding]\nb_wing = { cost = 3 }\nx_wong = { cost = 3 }\n", 7),
}


@pytest.mark.parametrize("case", WRITTEN_OTHERWISE)
def test_the_line_is_right_however_the_table_is_written(case: str, complaints: Complaints) -> None:
    names_the_line(complaints, case, WRITTEN_OTHERWISE[case][1])


# copies


def test_copies_may_be_shifted_within_a_deck(tmp_path: Path) -> None:
    write(tmp_path, "[deckbuilding.v_19_torrent]\ncount = 2\n[deckbuilding.at_te]\ncount = 2\n")
    program = 'print(json.dumps(sorted(kantyna.Table("deckbuilding", "clone-wars", 1).position()["galaxy_deck"])))'
    cards = run(tmp_path, 'print(json.dumps({id: card["count"] for id, card in everything().items()}))')
    assert (cards["v_19_torrent"], cards["at_te"]) == (2, 2)
    assert len(run(tmp_path, program)) == 84


COPIES: dict[str, tuple[str, str]] = {
    "one copy more": ("[deckbuilding.x_wing]\ncount = 4\n", "rebel"),
    "one copy less": ("[deckbuilding.x_wing]\ncount = 2\n", "rebel"),
    "to another faction": ("[deckbuilding.x_wing]\ncount = 4\n[deckbuilding.tie_fighter]\ncount = 2\n", "galaxy"),
    "to another box": ("[deckbuilding.bossk]\ncount = 2\n[deckbuilding.hutt_fighter]\ncount = 1\n", "neutral"),
    "to another deck": ("[deckbuilding.bossk]\ncount = 2\n[deckbuilding.outer_rim_pilot]\ncount = 9\n", "neutral"),
    "from the starter deck": ("[deckbuilding.rebel_trooper]\ncount = 1\n[deckbuilding.x_wing]\ncount = 4\n", "rebel"),
}


@pytest.mark.parametrize("case", COPIES)
def test_each_deck_keeps_its_size(case: str, complaints: Complaints) -> None:
    _, english, polish = complaint(complaints, case)
    assert "copies" in english and "kopii" in polish and COPIES[case][1] in english


def test_copies_that_do_not_add_up_name_a_line(complaints: Complaints) -> None:
    names_the_line(complaints, "one copy more", 6)


def test_a_deck_that_would_be_smaller_is_not_called_larger(complaints: Complaints) -> None:
    _, english, polish = complaint(complaints, "one copy less")
    assert "larger by -" not in english and "większa o -" not in polish


# files that cannot be read


UNREADABLE: dict[str, tuple[bytes, int]] = {
    "syntax": ((GOOD + "[deckbuilding.x_wing\ncost = 3\n").encode(), 5),
    "no value": ((X_WING + "cost =\n").encode(), 6),
    "a table twice": ((GOOD + "[deckbuilding.y_wing]\ncost = 3\n").encode(), 5),
    "a name twice": ((X_WING + "cost = 3\ncost = 3\n").encode(), 7),
    "not UTF-8": ((X_WING + "# zażółć\n").encode("iso-8859-2"), 6),
    "no text at all": (b"\x00\xff\xfe\x00", 1),
}


DIRECTORY = "a directory in its place"

ABSURD: dict[str, str] = {"thousands of digits": "9" * 5000, "thousands of brackets": "[" * 3000 + "]" * 3000}


@pytest.mark.parametrize("case", [*UNREADABLE, DIRECTORY, *ABSURD])
def test_a_file_that_cannot_be_read_is_one_error(case: str, complaints: Complaints) -> None:
    complaint(complaints, case)


@pytest.mark.parametrize("case", [*UNREADABLE, DIRECTORY])
def test_a_file_that_cannot_be_read_is_told_in_both_languages(case: str, complaints: Complaints) -> None:
    _, english, polish = complaint(complaints, case)
    assert english != polish


@pytest.mark.parametrize("case", UNREADABLE)
def test_a_file_that_cannot_be_read_names_the_line(case: str, complaints: Complaints) -> None:
    line = UNREADABLE[case][1]
    _, english, polish = complaint(complaints, case)
    assert re.search(rf"\bline {line}\b", english) and re.search(rf"\b(wiersz|line) {line}\b", polish)


def test_an_empty_file_is_fine(tmp_path: Path, printed: dict[str, Any]) -> None:
    for text in ("", "# nothing yet\n", "[deckbuilding]\n", "[deckbuilding.x_wing]\n"):
        write(tmp_path, text)
        assert run(tmp_path, "print(json.dumps(everything()))") == printed


def test_a_card_that_costs_nothing_is_bought_without_resources(tmp_path: Path) -> None:
    write(tmp_path, "[deckbuilding.v_19_torrent]\ncost = 0\n")
    code = """
import kantyna
side = {"base": ["rishi"]}
position = {"game": "deckbuilding", "active": 0, "galaxy_row": ["v_19_torrent"], "seats": [side, {"base": ["xorrn"]}]}
t = kantyna.Table.from_position(position)
t.choose(0, "buy v_19_torrent#1")
print(t.position()["seats"][0]["discard"])
"""
    done = python(tmp_path, "-c", code)
    assert (done.returncode, done.stdout, done.stderr) == (0, "['v_19_torrent#1']\n", "")
