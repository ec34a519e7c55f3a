"""The C engine plays the same game as the Python engine, from the same declarations."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import comparing
import pytest
from comparing import Difference, Traced, compare, compare_many, compare_record, differences, every_option
from needs_c import needs_c

import kantyna
from kantyna.arena import simulate
from kantyna.cli import main
from kantyna.engine.chance.generator import seeded
from kantyna.engine.chance.simulation_seeds import table_seed
from kantyna.engine.setup_cache import make_setup
from kantyna.native import library
from kantyna.native.constants import header
from kantyna.native.engine import Engine, engine
from kantyna.native.policies import for_seats
from kantyna.native.source import FOLDER
from long_runs import runs
from situations import duel

pytestmark = needs_c
HERE = Path(__file__).parent


def test_tables_say_what_the_cards_say() -> None:
    plays = engine()
    for card, definition in enumerate(plays.setup.defs):
        kind = plays.tables.kind[plays.tables.kind_of[card]]
        assert (kind.cost, kind.defense, kind.faction) == (definition.cost, definition.defense, definition.faction)
        for ability, effects in ((kind.primary, definition.primary), (kind.ally, definition.ally)):
            numbers = [plays.tables.part[ability.first + i] for i in range(ability.count)]
            assert [plays.effects[number] for number in numbers] == list(effects)


def test_many_games_are_equal_choice_for_choice_with_every_option() -> None:
    count = runs(2000)
    made = list(compare_many(count, 1))
    assert len(made) == count and sum(made) > 200 * count


@pytest.mark.parametrize("format, seats", [("free-for-all", 3), ("free-for-all", 6), ("hunter", 4)])
def test_games_of_several_players_are_equal_as_well(format: str, seats: int) -> None:
    assert sum(compare_many(15, 3, format, seats)) > 5000


RARE = {
    "what a Mech World counts as": duel(
        options={"mech_world_counts_as_blob": True}, hand=["mech_world", "blob_fighter", "scout"], play=["blob_world"],
        deck=["scout"] * 9,
    ),
    "what a Needle counts as": duel(
        options={"needle_counts_for_blob_world": False}, hand=["stealth_needle", "ram", "trade_pod"],
        play=["blob_world", "the_hive"], deck=["scout"] * 9,
    ),
    "Needles that copy Needles": duel(
        options={"boxes": 3}, hand=["stealth_needle"] * 3 + ["patrol_mech", "explorer"],
        deck=["scout"] * 3, discard=["battle_mech", "viper"],
    ),
    "Fleet HQs that pay for copies": duel(
        options={"boxes": 3, "fleet_hq_pays_for_copies": True}, hand=["stealth_needle", "corvette", "fleet_hq"],
        play=["fleet_hq"], deck=["scout"] * 6, opponent={"play": ["fleet_hq"], "hand": ["scout", "viper"]},
    ),
    "Fleet HQs that count ships in play": duel(
        options={"boxes": 3, "fleet_hq_counts_ships_in_play": True}, hand=["fleet_hq", "fleet_hq", *["scout"] * 6],
        play=["fleet_hq", "viper"],
    ),
    "copies of what was scrapped, or not": duel(
        options={"needle_copies_scrapped": False}, hand=["ram", "explorer", "stealth_needle"], play=["battle_station"],
    ),
    "bases of one's own": duel(
        options={"destroy_own_bases": True}, hand=["missile_mech", "blob_destroyer", "battle_pod"],
        play=["blob_wheel", "mech_world"], row=["ram"], trade_deck=["corvette", "dreadnaught"],
        opponent={"play": ["blob_world", "trading_post"]},
    ),
    "ships on top": duel(
        options={"on_top_effects_add_up": False}, hand=["freighter", "freighter", "blob_carrier"],
        play=["central_office", "ram"], row=["ram", "corvette", "blob_wheel"], trade=12,
    ),
    "more owed than held": duel(
        options={"discard_timing": "next_turn"}, hand=["imperial_fighter", "imperial_frigate"], play=["royal_redoubt"],
        deck=["survey_ship", "battlecruiser"], opponent={"hand": ["scout", "ram"], "deck": ["viper"] * 4},
    ),
    "nothing left to draw or to buy": duel(hand=["survey_ship", "recycling_station", "brain_world"], explorers=0),
}  # fmt: skip


@pytest.mark.parametrize("name", RARE)
def test_tables_that_games_seldom_come_to_are_equal_too(name: str) -> None:
    """Every choice by both, on many ways from there, until the game has gone on for a while."""
    start = RARE[name]
    plays = engine(options=start.options)
    for way in range(12):
        chance = seeded(way)
        t, game = start.copy()._state, plays.from_table(start)
        for _ in range(70):
            assert differences(t, game) == []
            if t.over:
                break
            steps = comparing.offered(t)
            place = chance.below(max(1, len(steps) - 1))  # hardly ever the end of the turn
            t.take(steps[place])
            game.step(place)


def test_a_game_is_equal_after_every_choice() -> None:
    plays = engine(options=every_option()[-1])
    for number in range(3):
        traced = Traced(plays, 9, number, for_seats(plays, "eager"), 20_000)
        with pytest.raises(Difference, match="not there when it is repeated"):
            raise comparing.first_difference(traced, dict(plays.setup.options))


def test_a_difference_names_the_first_choice_where_they_part_and_shows_both_tables() -> None:
    plays = Engine(make_setup("star-realms", "duel"))
    scout = plays.numbers[plays.setup.defs[0].primary[0]]
    plays.tables.effect[scout].a = 2  # a Scout that gives 2 trade
    with pytest.raises(Difference) as caught:
        compare(plays, 5, 0, "eager")
    text = str(caught.value)
    assert "game 0 of seed 5, duel" in text and "play scout#" in text
    assert "'trade': 1" in text and "'trade': 2" in text
    assert "\nPython: {" in text and "\nC:      {" in text


def test_the_record_of_a_game_is_the_same_from_both() -> None:
    for options in ({}, {"boxes": 3}):
        compare_record(engine(options=options), 11, 2, "eager")


def test_a_simulation_in_python_gives_the_same_numbers() -> None:
    from kantyna import native

    cases: list[dict[str, bool | int | str]] = [{}, {"discard_timing": "next_turn"}]
    for options in cases:
        python = simulate("star-realms", "duel", games=15, seed=4, options=options)
        c = native.play(15, 4, options=options, threads=2)
        assert (c.wins_by_seat(), c.draws(), c.all_choices()) == (list(python.wins), python.draws, python.choices)
        assert c.all_turns() == python.tally.turns and c.firsts_by_seat() == python.tally.began


def test_the_arena_counts_the_same_by_either_engine() -> None:
    python = simulate("star-realms", games=12, seed=4)
    c = simulate("star-realms", games=12, seed=4, workers=2, engine="native")
    assert c.engine == "native" and c.json()["engine"] == "native"
    assert replace(c, seconds=0, engine="python") == replace(python, seconds=0)


def test_the_command_line_plays_in_c(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "star-realms", "--games", "12", "--seed", "4", "--json"]
    assert main(words) == 0 and main([*words, "--engine", "native"]) == 0
    results = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert results[1].pop("engine") == "native"
    for each in results:
        each.pop("choices_per_second")
    assert results[0] == results[1]


@pytest.mark.parametrize(
    "words, said",
    [
        (["star-realms", "--engine", "rust"], "There is no engine 'rust'; there are: python, native, gpu."),
        (["star-realms", "--engine", "native", "--bots", "greedy"], "no bot greedy; it has: random, pilot"),
        (["star-realms", "--engine", "native", "--format", "raid"], "does not play the format raid"),
        (["deckbuilding", "--engine", "native"], "only star-realms, not deckbuilding"),
    ],
)
def test_what_is_not_played_in_c_is_one_line_and_exit_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words, "--games", "1"]) == 2
    output = capsys.readouterr()
    assert said in output.err and output.err.count("\n") == 1 and output.out == ""


def test_a_game_takes_at_most_one_kibibyte_with_every_option_of_the_duel() -> None:
    assert engine().size <= 544
    assert max([engine(options=options).size for options in every_option()]) <= 1024


def test_the_source_compiles_without_a_warning(tmp_path: Path) -> None:
    for size in ((2, 112), (6, 330)):
        library.build(tmp_path / "native.so", *size, library.WARNINGS)


def test_the_core_is_c_plus_plus_as_well_which_is_what_a_gpu_is_given(tmp_path: Path) -> None:
    written = tmp_path / "kernel.cpp"
    lines = [
        *[f"#define __{word}__" for word in ("device", "global", "shared", "noinline")],
        "#define __CUDACC__ 1",
        "struct { unsigned x; } threadIdx, blockIdx, blockDim;",
        "template <class N> N atomicAdd(N *at, N n) { N was = *at; *at += n; return was; }",
        "template <class N> N atomicExch(N *at, N n) { N was = *at; *at = n; return was; }",
        "void __syncthreads() {}",
        header(2, 112),
        '#include "checking.h"',
        '#include "gpu.cu"',
        "",
    ]
    written.write_text("\n".join(lines))
    command = [str(library.compiler()), "-x", "c++", "-fsyntax-only", "-Wall", "-Wextra", "-Werror"]
    command += ["-Wno-unused-function", "-I", str(FOLDER)]
    if subprocess.run([*command, "-"], input="", text=True, capture_output=True, check=False).returncode:
        pytest.skip("the compiler has no C++")
    done = subprocess.run([*command, str(written)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_core_calls_nothing_but_itself() -> None:
    """So that the same source runs on a GPU: no header of the system, but in what Python calls."""
    for path in sorted(FOLDER.glob("*.h")):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if line.startswith("#include <")] == [], path.name


def test_without_a_compiler_it_says_so(tmp_path: Path) -> None:
    script = "from kantyna import native; print(native.available()); print(native.why_not())"
    source = Path(__file__).parents[2] / "src"  # a compiled build brings the engine with it
    environment = {
        **os.environ, "PYTHONPATH": str(source), "PATH": str(tmp_path), "CC": "", "XDG_CACHE_HOME": str(tmp_path)
    }  # fmt: skip
    run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.startswith("False\nThe C engine is compiled on this machine when it is first needed")
    command = [sys.executable, "-m", "kantyna", "simulate", "star-realms", "--games", "2", "--seed", "4", "--json"]
    command += ["--engine", "native"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout)["wins"] == list(simulate("star-realms", games=2, seed=4).wins)
    assert "The Python engine plays meanwhile." in run.stderr and run.stderr.count("\n") == 1


def test_games_are_stopped_in_the_middle_of_questions_too() -> None:
    """The stops of the comparison meet more than main phases: picks half made, offers to copy, to put on top."""
    plays = engine()
    asking: set[str] = set()
    for number in range(12):
        traced = Traced(plays, 2, number, for_seats(plays, "eager"), 400)
        table = kantyna.Table("star-realms", seed=table_seed(2, number))
        t = table._state
        for n in range(traced.length):
            effect = type(t.stack[-1].effect).__name__
            if effect not in asking:
                asking.add(effect)
                assert differences(t, traced.stopped(n)) == []
            t.take(comparing.offered(t)[traced.index[n]])
    assert len(asking) >= 8, asking
