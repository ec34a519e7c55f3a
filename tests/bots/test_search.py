"""The search bots: what they compare, when they leave their policy's choice, and that they never peek."""

from __future__ import annotations

import time

import pytest

import kantyna
from kantyna import native
from kantyna.arena import play
from kantyna.bots import decide, make_bot
from kantyna.bots.bot import Budget
from kantyna.bots.registry import SEARCHES
from kantyna.bots.search import SearchBot
from kantyna.bots.search.candidates import Candidates
from kantyna.bots.search.look_ahead import TableLookAhead, look_ahead
from kantyna.bots.search.race import FEW, Race
from situations import duel

IN_C = pytest.mark.skipif(not native.available(), reason="there is no C compiler")
FORMATS = [
    ("star-realms", "duel", 2), ("star-realms", "free-for-all", 3), ("star-realms", "hunter", 3),
    ("star-realms", "hydra-2", 4), ("star-realms", "hydra-3", 6), ("star-realms", "emperor", 6),
    ("star-realms", "raid", 3), ("deckbuilding", "clone-wars", 2), ("deckbuilding", "original", 2),
    ("deckbuilding", "mixed", 2), ("deckbuilding", "teams", 4), ("card-game", "duel", 2),
    ("card-game", "two-on-two", 4), ("card-game", "jerjerrods-task", 3), ("card-game", "hunt-for-skywalker", 3),
]  # fmt: skip


def moment(game: str, format: str, seats: int, choices: int) -> kantyna.Table:
    """A table after that many choices, where the policy does not simply do what costs nothing."""
    t = kantyna.Table(game, format=format, seats=seats, seed=5)
    play(t, [make_bot("random", seat) for seat in range(seats)], most=choices)
    while not t.over:
        seat = t.waiting[0]
        if len(t.choices[seat]) > 1 and Candidates(t.view(seat), t.choices[seat]).matter:
            break
        t.choose(seat, decide(make_bot("random", t.length), t, seat))
    return t


# the race


def race_of(rounds: list[list[float]], favourite: int = 0) -> Race:
    race = Race(len(rounds[0]), favourite)
    race.add(rounds)
    return race


def test_the_favourite_is_kept_until_another_is_clearly_better() -> None:
    close = [[float(i % 2), float(i % 3 > 0)] for i in range(20)]
    assert race_of(close).leader == 1
    assert race_of(close).winner() == 0
    clear = [[0.0, 1.0], [0.5, 0.5], [0.0, 1.0], [1.0, 1.0]] * 5
    assert race_of(clear).winner() == 1


def test_a_few_rounds_decide_nothing() -> None:
    assert race_of([[0.0, 1.0]] * (FEW - 1)).winner() == 0
    assert race_of([[0.0, 1.0]] * FEW).winner() == 1


def test_candidates_far_behind_drop_out_and_the_others_go_on() -> None:
    race = race_of([[0.5, 0.6, 0.0], [0.6, 0.5, 0.1]] * 10)
    race.drop()
    assert race.running == [0, 1]
    race.add([[0.5, 0.5]])
    assert [len(results) for results in race.results] == [21, 21, 20]


def test_a_tie_goes_to_the_favourite() -> None:
    assert race_of([[0.5, 0.5]] * 20, favourite=1).leader == 1


# what is compared


def test_equal_choices_are_compared_once() -> None:
    t = duel(hand=[], trade=5, row=["ram", "ram", "cutter", "trade_pod", "blob_fighter"], explorers=3)
    keys = [choice.key for choice in Candidates(t.view(0), t.choices[0]).choices]
    assert len([key for key in keys if "ram" in key]) == 1
    assert len([key for key in keys if "explorer" in key]) == 1


def test_what_costs_nothing_is_done_without_a_search() -> None:
    t = duel(hand=["scout", "viper"], trade=5, row=["ram", "cutter"])
    assert not Candidates(t.view(0), t.choices[0]).matter
    began = time.monotonic()
    assert make_bot("admiral", 1).choose(t.view(0), t.choices[0]).key.startswith("play ")
    assert time.monotonic() - began < 1


def test_what_can_be_done_in_any_order_is_not_compared() -> None:
    t = duel(hand=[], trade=5, combat=5, row=["ram", "cutter"], opponent={"play": ["blob_wheel"]})
    words = [choice.effect.word for choice in Candidates(t.view(0), t.choices[0]).choices]
    assert set(words) in ({"buy", "end"}, {"attack", "attack-seat"})


# choosing


@IN_C
def test_a_search_finds_the_card_that_wins_the_game() -> None:
    t = duel(
        hand=[], trade=8, row=["command_ship", "federation_shuttle"], explorers=0, deck=["scout"] * 3, authority=30,
        opponent={"authority": 30, "deck": ["scout"] * 5, "hand": ["viper"] * 3},
    )  # fmt: skip
    advice = make_bot("captain@2000", 1).advise(t.view(0), t.choices[0])
    assert advice[0][0].key == "buy command_ship#1"
    assert advice[0][1] > 0.6 and all([advice[0][1] >= chance for _, chance in advice[1:]])


def test_the_same_seed_and_iterations_give_the_same_choice() -> None:
    t = moment("star-realms", "duel", 2, 40)
    seat = t.waiting[0]
    chosen = [make_bot("captain@500", 3).choose(t.view(seat), t.choices[seat]).key for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_the_best_advice_is_what_it_would_choose() -> None:
    t = moment("deckbuilding", "clone-wars", 2, 60)
    seat = t.waiting[0]
    advice = make_bot("captain@50", 3).advise(t.view(seat), t.choices[seat])
    assert advice[0][0].key == make_bot("captain@50", 3).choose(t.view(seat), t.choices[seat]).key
    assert len(advice) > 1 and all([0 <= chance <= 1 for _, chance in advice])


def test_a_caller_may_set_the_budget() -> None:
    t = moment("star-realms", "duel", 2, 40)
    seat = t.waiting[0]
    began = time.monotonic()
    make_bot("admiral", 1).choose(t.view(seat), t.choices[seat], Budget(seconds=0.05))
    assert time.monotonic() - began < 2


@IN_C
def test_python_looks_ahead_where_c_cannot() -> None:
    for format, seats, in_python in (("duel", 2, False), ("hydra-2", 4, True)):
        t = moment("star-realms", format, seats, 40)
        seat = t.waiting[0]
        found = look_ahead(t.view(seat), Candidates(t.view(seat), t.choices[seat]).choices, 1)
        assert isinstance(found, TableLookAhead) is in_python


# never peeking


@pytest.mark.parametrize(("game", "format", "seats"), FORMATS)
def test_hidden_cards_do_not_change_what_a_search_chooses(game: str, format: str, seats: int) -> None:
    t = moment(game, format, seats, 60)
    seat = t.waiting[0]
    u = kantyna.imagine(t.view(seat), seed=99)
    assert u.position() != t.position()
    advice = [make_bot("captain@12", 4).advise(v.view(seat), v.choices[seat]) for v in (t, u)]
    written = [[(choice.key, chance) for choice, chance in each] for each in advice]
    assert written[0] == written[1]


@pytest.mark.parametrize("name", SEARCHES)
def test_no_level_peeks_in_a_whole_game(name: str) -> None:
    t = kantyna.Table("star-realms", seed=8)
    compared = 0
    while not t.over:
        seat = t.waiting[0]
        bot = make_bot(f"{name}@60", 4)
        choice = decide(bot, t, seat)
        if len(t.choices[seat]) > 1:
            u = kantyna.imagine(t.view(seat), seed=t.length)
            assert decide(make_bot(f"{name}@60", 4), u, seat).key == choice.key
            compared += 1
        t.choose(seat, choice)
    assert compared > 40


@IN_C
def test_games_imagined_in_c_hide_the_same_as_tables_imagined_in_python() -> None:
    """The results of a round do not depend on which imagined table is handed to C."""
    t = moment("star-realms", "duel", 2, 90)
    seat = t.waiting[0]
    candidates = Candidates(t.view(seat), t.choices[seat]).choices
    bot = SearchBot(1, Budget(iterations=64))
    seed = bot.seed_for(t.view(seat), candidates)
    first = look_ahead(t.view(seat), candidates, seed)
    again = look_ahead(kantyna.imagine(t.view(seat), 7).view(seat), candidates, seed)
    places = list(range(len(candidates)))
    assert first.rounds(places, 0, 16) == again.rounds(places, 0, 16)
    assert first.rounds(places, 8, 8) == first.rounds(places, 0, 16)[8:]
