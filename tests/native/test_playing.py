"""`kantyna.native`: many games, policies, states for bots that search, and what is wrong with what one gives it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import fuzzing
import pytest
from needs_c import needs_c

import kantyna
import situations
from kantyna import native
from kantyna.engine.chance.simulation_seeds import table_seed
from kantyna.engine.effects.phases import END_PHASE
from kantyna.engine.table import Table
from kantyna.native import library
from kantyna.native.engine import Game

pytestmark = needs_c
HERE = Path(__file__).parent
GREEDY = native.weights(
    play={"one": 1000}, use={"one": 900}, ally={"one": 950}, attack={"one": 200}, attack_seat={"one": 100, "amount": 1},
    buy={"one": 300, "cost": 10}, scrap_card={"one": 5, "starting": 20, "cost": -3}, scrap={"one": -1},
)  # fmt: skip


def wrong(call: Any, *given: Any, **named: Any) -> str:
    """What is said about it, the same kind of error whatever is wrong, in both languages."""
    with pytest.raises(kantyna.KantynaError) as caught:
        call(*given, **named)
    assert caught.value.text("pl") != caught.value.text("en")
    return str(caught.value)


# many games


def test_threads_change_nothing_but_the_time() -> None:
    one = native.play(9000, 5, "eager", threads=1)
    three = native.play(9000, 5, "eager", threads=3)
    assert bytes(one.winner_bytes) == bytes(three.winner_bytes) and list(one.turn_words) == list(three.turn_words)
    assert one.totals == three.totals


def test_more_games_begin_with_the_same_ones_and_other_seeds_are_others() -> None:
    few, many, other = native.play(10, 5), native.play(50, 5), native.play(10, 6)
    assert list(many.choice_words)[:10] == list(few.choice_words) != list(other.choice_words)


def test_eager_players_end_a_turn_only_when_nothing_else_is_left() -> None:
    record = native.play(1, 3, "eager").record(0)
    t = kantyna.Table("star-realms", seed=table_seed(3, 0))
    for seat, key in record["choices"]:
        if key == "end":
            assert len(t.choices[seat]) == 1
        t.choose(seat, key)
    assert t.over


def test_weights_take_the_highest_sum() -> None:
    """This one plays all it holds, then buys the dearest, then attacks with all it has."""
    record = native.play(1, 3, GREEDY).record(0)
    t = kantyna.Table("star-realms", seed=table_seed(3, 0))
    bought = 0
    cost = {card.id: int(str(card.facts().get("cost", 0))) for card in kantyna.cards("star-realms")}
    for seat, key in record["choices"]:
        keys = [choice.key for choice in t.choices[seat]]
        if any([other.startswith("play ") for other in keys]):
            assert key.startswith("play ")
        elif any([other.startswith("buy ") for other in keys]) and key.startswith("buy "):
            costs = [cost[other[4:].split("#")[0]] for other in keys if other.startswith("buy ")]
            assert cost[key[4:].split("#")[0]] == max(costs)
            bought += 1
        t.choose(seat, key)
    assert bought > 5 and t.over


def test_weights_by_card_choose_that_card() -> None:
    plays = native.engine()
    rows = [[0] * (len(native.FEATURES) + len(plays.card_ids)) for _ in native.CHOICES]
    buy, end = native.CHOICES.index("buy"), native.CHOICES.index("end")
    rows[native.CHOICES.index("play")][0] = 5
    rows[buy][len(native.FEATURES) + plays.card_ids.index("explorer")] = 4
    rows[end][0] = 3
    played = native.play(20, 3, native.Weights(rows), each=True, most=300)
    explorer = plays.card_ids.index("explorer")
    kinds = len(plays.card_ids)
    counts = [played.each_bought[i] for i in range(len(played.each_bought))]
    assert sum(counts) == sum(counts[explorer::kinds]) > 50


def test_a_better_policy_wins_more() -> None:
    played = native.play(400, 1, [GREEDY, "eager"])
    assert played.wins_by_seat()[0] > 320


def test_a_function_is_asked_for_one_choice_at_a_time() -> None:
    asked: list[tuple[int | None, int]] = []

    def first(game: Game) -> int:
        asked.append((game.seat, game.count))
        return 0

    played = native.play(2, 1, [first, "random"], each=True)
    assert {seat for seat, _ in asked} == {0} and len(asked) < played.all_choices()
    zero = native.play(2, 1, [native.weights(), "random"], each=True)  # all equal: the first
    assert list(played.turn_words) == list(zero.turn_words) and played.totals == zero.totals
    assert bytes(played.winner_bytes) == bytes(zero.winner_bytes)
    assert list(played.each_played) == list(zero.each_played)


def test_cards_bought_and_played_are_those_of_the_record() -> None:
    played = native.play(3, 8, "eager", each=True)
    t = kantyna.replay(played.record(2))
    kinds, defs = len(played.cards), t._state.setup.defs
    for seat in range(2):
        row = (2 * 2 + seat) * kinds
        for kind, id in enumerate(played.cards):
            mine = [e for e in t.events if e.seat == seat and e.card_index >= 0 and defs[e.card_index].id == id]
            assert played.each_played[row + kind] == len([e for e in mine if e.kind == "play"])
            assert played.each_bought[row + kind] == len([e for e in mine if e.kind in ("acquire", "acquire-top")])


def test_totals_are_the_sums_over_winners_and_losers() -> None:
    played = native.play(30, 8, "eager", each=True)
    kinds = len(played.cards)
    for kind in range(kinds):
        sums = [0, 0]
        for game in range(30):
            for seat in range(2):
                sums[played.winner_bytes[game] != seat] += played.each_bought[(game * 2 + seat) * kinds + kind]
        assert [played.totals[kind], played.totals[64 + kind]] == sums


def test_a_game_that_goes_on_for_too_long_is_drawn() -> None:
    played = native.play(3, 1, most=20)
    assert played.draws() == 3 and list(played.choice_words) == [20, 20, 20]
    assert len(played.record(1)["choices"]) == 20


def test_arrays() -> None:
    numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
    played = native.play(500, 8, "eager", each=True)
    assert played.winners.shape == played.turns.shape == played.choices.shape == played.firsts.shape == (500,)
    assert [int((played.winners == seat).sum()) for seat in (0, 1, -1)] == [*played.wins_by_seat(), played.draws()]
    assert played.wins.tolist() == played.wins_by_seat() and int(played.turns.sum()) == played.all_turns()
    assert played.bought.shape == played.played.shape == (500, 2, len(played.cards))
    rows = numpy.arange(500)
    decided = played.winners >= 0
    by_winner = played.bought[rows[decided], played.winners[decided]].sum(0)
    assert (by_winner == played.bought_by_winner).all()
    assert (played.bought.sum((0, 1)) == played.bought_by_winner + played.bought_by_loser).all()
    assert (played.played_by_winner + played.played_by_loser == played.played.sum((0, 1))).all()
    weights = numpy.zeros((len(native.CHOICES), len(native.FEATURES)), int)
    assert native.play(5, 1, native.Weights(weights)).totals == native.play(5, 1, native.weights()).totals


# games for bots that search


def test_a_game_offers_and_does_what_a_table_does() -> None:
    game, t = native.engine().new(5), kantyna.Table("star-realms", seed=5)
    for _ in range(200):
        seat = t.waiting[0]
        assert game.seat == seat and game.legal() == t.choices[seat] and game.count == len(t.choices[seat])
        place = (7 * t.length) % game.count
        game.step(place)
        t.choose(seat, t.choices[seat][place])
    assert game.table() == t and game.turn == t.position()["turn"]


def test_a_copy_is_independent() -> None:
    game = native.engine().new(5)
    before, twin = bytes(game), game.copy()
    assert twin == game and hash(twin) == hash(game)
    twin.step(0)
    assert bytes(game) == before and twin != game


def test_children_are_copies_stepped() -> None:
    game = native.engine().new(5)
    for _ in range(120):
        children = game.children()
        assert len(children) == game.count
        for place in {0, len(children) // 2, len(children) - 1}:
            stepped = game.copy()
            stepped.step(place)
            assert children[place] == stepped
        game = children[len(children) // 3]


def test_a_block_of_children_is_a_sequence_of_games() -> None:
    game = native.engine().new(5)
    block = game.children()
    assert [bytes(child) for child in block] == [bytes(child) for child in block[:]] and block[-1] == list(block)[-1]
    block[0].step(0)
    assert block[0] != game.children()[0]  # the very one


def test_a_block_leads_to_what_its_games_lead_to() -> None:
    plays = native.engine()
    chance = random.Random(2)
    games = [fuzzing.middle_of_a_game(plays, chance) for _ in range(20)]
    block, counts = plays.block(games).children()
    assert counts == [game.count for game in games] and len(block) == sum(counts)
    assert [bytes(child) for child in block] == [bytes(child) for game in games for child in game.children()]
    wide = situations.duel(hand=["scout"] * 8, trade=8, combat=20, row=["ram", "corvette"])  # more than a few choices
    game = plays.from_table(wide)
    assert len(game.children()) == game.count == len(wide.choices[0]) > 20
    assert len(plays.block([])) == 0 and plays.block([]).children()[1] == []
    assert "same engine" in wrong(plays.block, [native.engine(options={"boxes": 2}).new(1)])
    assert "same engine" in wrong(plays.block, [7])


def test_playouts_count_wins_by_seat_and_leave_the_game_alone() -> None:
    t = situations.duel(hand=["dreadnaught", "viper"], opponent={"authority": 3})
    game = native.engine().from_table(t)
    before = bytes(game)
    wins, draws = native.playouts(game, 50, 1, GREEDY)
    assert (wins, draws) == ([50, 0], 0) and bytes(game) == before
    start = native.engine().new(5)
    again = native.playouts(start, 200, 1)
    assert again == native.playouts(start, 200, 1) != native.playouts(start, 200, 2)
    assert sum(again[0]) + again[1] == 200 and min(again[0]) > 20
    assert native.playouts(start, 3, 1, most=1) == ([0, 0], 3)
    over = start.copy()
    while not over.over:
        over.step(0 if over.count == 1 else over.count - 2)
    assert sum(native.playouts(over, 7, 1)[0]) == 7
    assert "not as a function" in wrong(native.playouts, game, 1, 1, len)
    assert "times must be" in wrong(native.playouts, game, 0, 1)


def test_bytes_there_and_back() -> None:
    plays = native.engine()
    game = fuzzing.middle_of_a_game(plays, random.Random(4))
    assert plays.from_bytes(bytes(game)) == game and plays.from_bytes(bytearray(bytes(game))) == game
    assert len(bytes(game)) == plays.size


def test_from_a_table_and_back_in_the_middle_of_things() -> None:
    plays = native.engine(options={"discard_timing": "next_turn"})
    t = kantyna.Table("star-realms", seed=11, options={"discard_timing": "next_turn"})
    for n in range(400):
        if t.over:
            break
        if n % 9 == 0:
            game = plays.from_table(t)
            assert game.table() == t and game.legal() == t.choices[t.waiting[0]]
        seat = t.waiting[0]
        offered = [c for c in t.choices[seat] if c.effect is not END_PHASE] or t.choices[seat]
        t.choose(seat, offered[n % len(offered)])


def test_an_imagined_table_is_played_on() -> None:
    t = kantyna.Table("star-realms", seed="abcdefghijklmnopqrstuvw-")
    for _ in range(30):
        seat = t.waiting[0]
        t.choose(seat, t.choices[seat][0])
    seat = t.waiting[0]
    imagined = kantyna.imagine(t.view(seat), seed=9)
    game = native.engine().from_table(imagined)
    assert game.legal() == imagined.choices[seat] and game.table() == imagined


@pytest.mark.parametrize("say", [["resign"], ["offer-draw", "accept-draw"], ["offer-draw"]])
def test_a_table_that_was_given_up_or_drawn(say: list[str]) -> None:
    t = kantyna.Table("star-realms", seed=1)
    waiting = t.waiting[0]
    for i, word in enumerate(say):
        t.choose((waiting + 1 + i) % 2, word)
    game = native.engine().from_table(t)
    assert game.table() == t and game.over == t.over and game.winners == t.winners
    if not t.over:
        for _ in range(3):  # who goes on playing takes nothing back of what the other has offered
            game.step(0)
            t.choose(waiting, t.choices[waiting][0])
        assert game.table() == t


# what is wrong with what one gives it


def test_what_is_not_served_is_said() -> None:
    assert "plays: duel, free-for-all, hunter" in wrong(native.engine, "hydra-2")
    assert "only star-realms, not deckbuilding" in wrong(native.engine, None, None, None, "deckbuilding")
    assert not native.available("raid") and native.available("hunter", 4)
    secret = kantyna.Table("star-realms", seed="abcdefghijklmnopqrstuvw-")
    assert "comes from a secret" in wrong(native.engine().from_table, secret)


@pytest.mark.parametrize(
    "change, what",
    [
        ({"marks": {"damage": {"blob_wheel#1": 2}}}, "damage"),
        ({"owners": {"scout#1": 1}}, "owners"),
        ({"known": {"viper#1": 1}}, "known"),
        ({"stack": [{"do": ["main-phase"], "seat": 0, "card": None, "n": 0},
                    {"do": ["scrap-cards", 0, 9, "hand"], "seat": 0, "card": None, "n": 0}]}, "ScrapCards"),
    ],
)  # fmt: skip
def test_a_table_written_by_hand_that_no_game_comes_to_is_refused(change: dict[str, Any], what: str) -> None:
    position = {**kantyna.Table("star-realms", seed=1).position(), **change}
    t = Table.from_position(position)
    assert what in wrong(native.engine().from_table, t)


def test_a_table_of_another_set_up_is_refused() -> None:
    t = kantyna.Table("star-realms", seed=1, options={"boxes": 2})
    assert "another set-up" in wrong(native.engine().from_table, t)
    assert "not from 7" in wrong(native.engine().from_table, 7)


def test_bytes_that_are_no_game_are_refused() -> None:
    plays = native.engine()
    data = bytes(plays.new(1))
    assert f"{plays.size} bytes, not {plays.size - 1}" in wrong(plays.from_bytes, data[:-1])
    assert "not from 'no bytes'" in wrong(plays.from_bytes, "no bytes")
    assert plays.from_bytes(array("B", data)) == plays.new(1)
    assert f"not {8 * plays.size:,}" in wrong(plays.from_bytes, array("d", list(data)))
    assert "not a playable game" in wrong(plays.from_bytes, bytes(plays.size))
    assert "not a playable game" in wrong(plays.from_bytes, b"\xff" * plays.size)


def test_a_choice_that_is_not_there_changes_nothing() -> None:
    game = native.engine().new(1)
    before = bytes(game)
    for place in (game.count, -1, 2**40, "0", True, None):
        assert f"choices are numbered 0 to {game.count - 1}" in wrong(game.step, place)
    assert bytes(game) == before
    t = kantyna.Table("star-realms", seed=1)
    t.choose(0, "resign")
    assert "is over" in wrong(native.engine().from_table(t).step, 0)


@pytest.mark.parametrize(
    "given, said",
    [
        ({"games": 0}, "games must be a whole number from 1"),
        ({"games": "10"}, "games must be a whole number"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"seed": "abcdefghijklmnopqrstuvw-"}, ""),
        ({"threads": 0}, "threads must be a whole number"),
        ({"most": 0}, "most must be a whole number"),
        ({"policies": "clever"}, "'clever' is not a policy; there are: random, eager"),
        ({"policies": ["random"] * 3}, "3 policies for 2 seats"),
        ({"policies": []}, "0 policies for 2 seats"),
        ({"options": {"boxes": 7}}, "boxes"),
        ({"options": {"no_such": 7}}, "no_such"),
        ({"options": 7}, "7"),
        ({"format": "emperor"}, "does not play the format emperor"),
        ({"format": "hunter", "seats": 9}, "9"),
    ],
)
def test_play_says_what_is_wrong(given: dict[str, Any], said: str) -> None:
    assert said in wrong(native.play, **{"games": 1, "seed": 1, **given})


def test_weights_of_the_wrong_shape_are_refused() -> None:
    rows, columns = len(native.CHOICES), len(native.FEATURES)
    for given in ([], [[0] * columns], [[0] * (columns - 1)] * rows, 7, [[0] * 200] * rows, [0] * rows):
        assert f"{rows} rows" in wrong(native.Weights, given)
    for weight in (1.5, "1", 2**31, None, True):
        assert "whole numbers" in wrong(native.Weights, [[weight] * columns] * rows)
    assert "are for 3 cards" in wrong(native.play, 1, 1, native.Weights([[0] * (columns + 3)] * rows))
    assert "no choice 'sell'" in wrong(native.weights, sell={"one": 1})
    assert "no feature 'size'" in wrong(native.weights, buy={"size": 1})


def test_a_function_that_chooses_what_is_not_there_is_told() -> None:
    def outside(game: Game) -> int:
        return game.count

    assert "not " in wrong(native.play, 1, 1, outside)


def test_what_was_not_counted_and_games_that_there_are_not() -> None:
    played = native.play(2, 1)
    assert "each=True" in wrong(lambda: played.bought)
    assert "games are numbered 0 to 1; 2 is not" in wrong(played.record, 2)


# whatever comes


def test_damaged_games_are_refused_or_go_on() -> None:
    refused, went_on = fuzzing.fuzz(native.engine(), 600, 1)
    assert refused > 200 and went_on > 50
    assert fuzzing.fuzz_calls(native.engine(), 60, 1) > 100


def sanitiser() -> str:
    """The run-time library of the address sanitiser; empty: the compiler has none."""
    found = library.compiler()
    said = subprocess.run(
        [found or "false", "-print-file-name=libasan.so"], capture_output=True, text=True, check=False
    )
    path = said.stdout.strip()
    return path if os.path.isabs(path) and os.path.exists(path) else ""


@pytest.mark.skipif(not sanitiser(), reason="the compiler has no address sanitiser")
def test_no_byte_is_touched_that_should_not_be(tmp_path: Path) -> None:
    built = library.build(tmp_path / "sanitised.so", *fuzzing.SIZE, library.SANITIZE)
    environment = {**os.environ, "LD_PRELOAD": sanitiser(), "ASAN_OPTIONS": "detect_leaks=0"}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    command = [sys.executable, str(HERE / "fuzzing.py"), str(built), "2000", "7"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "went on" in done.stdout, done.stderr[-2000:]
    unchecked = (
        f"import sys; sys.path.insert(0, {str(HERE)!r}); from pathlib import Path; import fuzzing\n"
        f"engine = fuzzing.sanitised(Path({str(built)!r})); game = engine.new(1)\n"
        "game.state.depth = 255; engine.calls.kn_step_at(engine.pointer, game.state, 0, None)"
    )
    command = [sys.executable, "-c", unchecked]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0  # what is not checked it would have noticed
