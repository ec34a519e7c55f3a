"""The pilot's policy for Star Realms in C makes the same choices as in Python."""

from __future__ import annotations

import pytest

import kantyna
from kantyna import native
from kantyna.bots.policy import policy_of
from kantyna.bots.star_realms.policy import phase_of, pilot_weights, standing
from kantyna.native.policies import standings
from long_runs import runs

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no C compiler")


@pytest.mark.parametrize(("format", "seats"), [("duel", 2), ("free-for-all", 4), ("hunter", 3)])
def test_c_and_python_make_the_same_choices(format: str, seats: int) -> None:
    played = native.play(runs(100), 7, pilot_weights(), format=format, seats=seats)
    policy = policy_of("star-realms")
    for k in range(played.games):
        record = played.record(k)
        t = kantyna.Table("star-realms", format=format, seats=seats, seed=record["seed"])
        for seat, key in record["choices"]:
            choices = t.choices[seat]
            assert policy.best(t.view(seat), choices).key == key, f"game {k}, choice {t.length}"
            t.choose(seat, key)
        assert t.over


def test_c_and_python_see_the_same_standing() -> None:
    weights = pilot_weights()
    game = native.engine().new(seed=3)
    for _ in range(150):
        table = game.table()
        view = table.view(0)
        assert standings(game, weights) == [standing(view, seat, phase_of(view)) for seat in range(2)]
        choices = table.choices[table.waiting[0]]
        best = policy_of("star-realms").best(table.view(table.waiting[0]), choices)
        game.step(choices.index(best))
        if game.over:
            break


def test_the_pilot_beats_players_who_choose_at_random() -> None:
    wins = native.play(200, 1, [pilot_weights(), "eager"]).wins_by_seat()
    assert wins[0] >= 190
