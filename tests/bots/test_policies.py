"""Policies: scores for every choice, the best of them, and the chance of winning, in every game and format."""

from __future__ import annotations

import pytest

import kantyna
from battery import every_case, start
from kantyna.arena import play
from kantyna.bots import Bot, decide, make_bot
from kantyna.bots.policy import LookAheadPolicy, policy_of
from kantyna.engine.registry import load_rules
from shipped import SHIPPED
from situations import duel, find

CASES = [case for case in every_case() if case[0] in SHIPPED]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_pilot_plays_every_format_to_its_end(case: tuple[str, str, int]) -> None:
    t = start(case, 5)
    play(t, [make_bot("pilot", seat) for seat in range(t.seat_count)])
    assert t.over and (t.winners or t.ended_by)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_policy_scores_every_choice_and_knows_a_chance_of_winning(case: tuple[str, str, int]) -> None:
    t = start(case, 7)
    policy = policy_of(t.game)
    pilot = make_bot("pilot", 1)
    for _ in range(60):
        if t.over:
            break
        seat = t.waiting[0]
        choices = t.choices[seat]
        if len(choices) > 1:
            view = t.view(seat)
            scores = policy.scores(view, choices)
            best = policy.best(view, choices)
            assert len(scores) == len(choices) and scores[choices.index(best)] == max(scores)
            assert decide(pilot, t, seat) == best  # from a lazy view as from a whole one
            value = policy.value(view, seat)
            assert 0 <= value <= 1 and pilot.value(view) == value
        t.choose(seat, decide(pilot, t, seat))


@pytest.mark.parametrize("game", ["star-realms", "deckbuilding"])
def test_the_chances_of_two_players_add_up(game: str) -> None:
    t = kantyna.Table(game, seed=3)
    play(t, [make_bot("pilot"), make_bot("pilot")], 150)
    view = t.view(0)
    assert policy_of(game).value(view, 0) + policy_of(game).value(view, 1) == pytest.approx(1)
    play(t, [make_bot("pilot"), make_bot("pilot")])
    assert [policy_of(game).value(t.view(0), seat) for seat in (0, 1)] == [float(seat in t.winners) for seat in (0, 1)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_cards_do_not_change_what_the_pilot_chooses(case: tuple[str, str, int]) -> None:
    t = start(case, 11)
    pilot: Bot = make_bot("pilot", 1)
    for n in range(80):
        if t.over:
            break
        seat = t.waiting[0]
        chosen = decide(pilot, t, seat)
        if n % 4 == 0:
            other = kantyna.imagine(t.view(seat), n)
            assert decide(pilot, other, seat).key == chosen.key
        t.choose(seat, chosen)


def test_a_game_without_a_policy_is_played_by_looking_ahead() -> None:
    assert type(policy_of("a-game-nobody-valued")) is LookAheadPolicy


def test_the_pilot_destroys_outposts_and_finishes() -> None:
    t = duel(combat=9, opponent={"authority": 5, "play": ["trading_post"]})
    pilot = make_bot("pilot")
    done = []
    while not t.over:
        choice = decide(pilot, t, 0)
        done.append(choice.key)
        t.choose(0, choice)
    assert done == ["attack trading_post#1", "attack seat#1 5"]


def test_the_pilot_scraps_starting_cards_and_keeps_good_ones() -> None:
    t = duel(hand=["missile_bot"], discard=["dreadnaught", "scout", "cutter", "viper"])
    t.choose(0, find(t, "play missile_bot"))
    assert decide(make_bot("pilot"), t, 0).key.partition("#")[0] in ("scrap-card scout", "scrap-card viper")


def test_weights_are_about_the_cards_that_there_are() -> None:
    from kantyna.bots.deckbuilding.weights import BASES, TIERS
    from kantyna.bots.star_realms.weights import BUY

    assert list(BUY) == [card.id for card in load_rules("star-realms").cards()]
    assert {*TIERS, *BASES} == {card.id for card in load_rules("deckbuilding").cards()}
