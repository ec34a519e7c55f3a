"""The battery over every game and format: random games, shrinking to the shortest that fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from moments import MOMENTS

import kantyna
from battery import (
    Case,
    brought,
    cards_on,
    check,
    check_hidden,
    check_marks,
    check_view,
    declare,
    every_case,
    offered,
    play,
    possible_keys,
    random_choice,
    refusals,
    start,
)
from kantyna.engine.chance.generator import seeded
from kantyna.engine.effects.hands import DECK
from kantyna.engine.ids import Seat
from long_runs import runs

CASES = pytest.mark.parametrize("case", every_case(), ids=lambda case: "-".join(map(str, case)))
SEEDS = st.integers(0, 2**32 - 1)
THOROUGH = settings(
    max_examples=runs(12), deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, database=None
)


@CASES
@THOROUGH
@given(seed=SEEDS, picks=st.lists(st.integers(0, 1000), min_size=1, max_size=40), skip=st.integers(0, 300))
def test_everything_holds_after_every_choice(case: Case, seed: int, picks: list[int], skip: int) -> None:
    t = start(case, seed)
    all_cards = cards_on(t)
    play(t, seed, skip)
    for pick in picks:
        check(t, all_cards)
        if t.over:
            break
        seats = sorted(t.choices)
        seat = seats[pick % len(seats)]
        choices = t.choices[seat]
        t.choose(seat, choices[pick % len(choices)])
    assert kantyna.replay(t.record()) == t


@CASES
@THOROUGH
@given(seed=SEEDS, skip=st.integers(0, 400), gaps=st.lists(st.integers(0, 6), min_size=1, max_size=4))
def test_everything_holds_when_somebody_resigns_or_offers_a_draw(
    case: Case, seed: int, skip: int, gaps: list[int]
) -> None:
    t = start(case, seed)
    all_cards = cards_on(t)
    play(t, seed, skip)
    chance = seeded(seed)
    for gap in gaps:
        if not t.over:
            declare(t, chance)
            check(t, all_cards)
            again = kantyna.replay(t.record())
            assert again == t
            assert [e.text("pl") for e in again.events] == [e.text("pl") for e in t.events]
        if not t.over:
            check_view(t, None, seed)
            check_hidden(t, chance.below(t.seat_count), seed, possible_keys(t, seed)[::7])
        play(t, seed + gap, gap)


@CASES
def test_whole_games_end_and_replay_to_an_equal_table(case: Case) -> None:
    for seed in range(max(runs(3), len(brought(case)))):
        t = start(case, seed)
        all_cards = cards_on(t)
        play(t, seed, 40_000)
        assert t.over
        check(t, all_cards)
        again = kantyna.replay(t.record())
        assert again == t
        assert again.record() == t.record()
        assert [e.text("pl") for e in again.events] == [e.text("pl") for e in t.events]


def test_a_mark_on_a_card_out_of_play_is_noticed() -> None:
    t = start(("card-game", "duel", 2), 1)
    check_marks(t)
    t._state.marks[0][t._state.cards_in(Seat(0), DECK)[0]] = 1
    with pytest.raises(AssertionError, match="in deck: damage 1"):
        check_marks(t)


@CASES
def test_no_card_out_of_play_has_marks(case: Case) -> None:
    for seed in range(runs(4)):
        t, chance = start(case, seed), seeded(seed)
        while not t.over and t.length < 1500:
            t.choose(*random_choice(t, chance))
            check_marks(t)


@CASES
def test_the_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    a, b = play(start(case, 5), 9, 200), play(start(case, 5), 9, 200)
    assert a == b
    assert a.record() == b.record()
    assert play(start(case, 6), 9, 200).position() != a.position()


@CASES
def test_undo_goes_back_to_the_beginning(case: Case) -> None:
    t = start(case, 3)
    chance = seeded(3)
    before: list[kantyna.Table] = []
    while not t.over and len(before) < 150:
        before.append(t.copy())
        t.choose(*random_choice(t, chance))
    while before:
        t.undo()
        assert t == before.pop()
    with pytest.raises(kantyna.NothingToUndo):
        t.undo()


@CASES
@THOROUGH
@given(seed=SEEDS, skip=st.integers(0, 250))
def test_a_seat_learns_nothing_that_it_cannot_know(case: Case, seed: int, skip: int) -> None:
    t = play(start(case, seed), seed, skip)
    if t.over:
        return
    keys = possible_keys(t, seed)
    for seat in range(t.seat_count):
        check_hidden(t, seat, seed + 1, keys)


VIEWS = runs(700)


@CASES
def test_every_view_survives_imagining_the_table_behind_it(case: Case) -> None:
    """Checks many more views than the other tests, because errors here show up once in hundreds of moments.

    Those moments lie in the middle of an action, so the usual question of a turn is mostly passed over.
    """
    looked, seed = 0, 0
    while looked < VIEWS:
        seed += 1
        t, chance = start(case, seed), seeded(seed)
        usual = t.question()
        while not t.over and t.length < 4000 and looked < VIEWS:
            t.choose(*random_choice(t, chance))
            if t.over or (t.question() == usual and chance.below(24)):
                continue
            for seat in [None, *range(t.seat_count)]:
                check_view(t, seat, t.length)
                looked += 1


@pytest.mark.parametrize("moment", MOMENTS)
def test_views_survive_imagining_at_moments_that_random_games_rarely_reach(moment: Callable[[], kantyna.Table]) -> None:
    t = moment()
    for seat in [None, *range(t.seat_count)]:
        check_view(t, seat, seed=1)


@CASES
@THOROUGH
@given(seed=SEEDS, skip=st.integers(0, 250))
def test_why_not_agrees_with_what_is_offered(case: Case, seed: int, skip: int) -> None:
    t = play(start(case, seed), seed, skip)
    keys = possible_keys(t, seed)
    for seat in range(t.seat_count):
        now = offered(t).get(seat, [])
        for key, refusal in refusals(t, seat, keys).items():
            if refusal is None and key not in now:
                t.copy().choose(seat, key)  # a question may accept more than it lists
            else:
                assert (refusal is None) == (key in now), key
        for key in now:
            assert t.why_not(seat, key) is None


@CASES
def test_a_view_contains_neither_the_seed_nor_the_random_state(case: Case) -> None:
    t = play(start(case, 1234567890123), 1, 40)
    for seat in [None, *range(t.seat_count)]:
        written = repr(t.view(seat))
        assert "1234567890123" not in written
        assert t.position()["chance"] not in written


@CASES
def test_every_text_exists_in_both_languages(case: Case) -> None:
    t = start(case, 11)
    chance = seeded(11)
    for _ in range(120):
        if t.over:
            break
        for choices in t.choices.values():
            for choice in choices:
                assert choice.text("en").strip() and choice.text("pl").strip()
        assert t.prompt("en") and t.prompt("pl")
        t.choose(*random_choice(t, chance))
    for event in t.events:
        for seat in [None, *range(t.seat_count)]:
            assert event.text("en", seat) and event.text("pl", seat)
