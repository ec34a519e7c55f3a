"""The arena: counts that add up, and the same ones however the work is shared."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import kantyna
from kantyna.arena import bot_seed, play, simulate, table_seed
from kantyna.bots import Bot, make_bot


def test_everything_is_counted() -> None:
    seen: list[int] = []
    result = simulate("star-realms", games=20, seed=1, progress=seen.append)
    assert sum(result.wins) + result.draws == result.games == 20
    assert result.bots == ("random", "random") and result.format == "duel" and result.seats == 2
    assert result.choices > 20 * 50 and 20 < result.turns_mean < 400 and result.choices_per_second > 0
    assert seen == sorted(seen) and seen[-1] == 20


def test_the_json_has_the_keys_of_the_contract() -> None:
    result = simulate("star-realms", games=2, seed=1).json()
    assert list(result) == ["game", "format", "games", "seed", "bots", "wins", "draws", "choices",
                            "choices_per_second", "turns_mean"]  # fmt: skip


def test_workers_change_nothing_but_the_time() -> None:
    one = simulate("star-realms", bots=["greedy", "random"], games=20, seed=7, workers=1)
    two = simulate("star-realms", bots=["greedy", "random"], games=20, seed=7, workers=2)
    assert replace(one, seconds=0) == replace(two, seconds=0)


def test_more_games_begin_with_the_same_ones() -> None:
    few = simulate("star-realms", games=1, seed=3)
    t = kantyna.Table("star-realms", seed=table_seed(3, 0))
    play(t, [make_bot("random", bot_seed(3, 0, seat)) for seat in range(2)])
    assert few.wins == tuple([int(seat in t.winners) for seat in range(2)]) and few.choices == t.length


def test_seeds_differ_by_game_and_seat() -> None:
    seeds = [table_seed(1, k) for k in range(500)] + [bot_seed(1, k, seat) for k in range(500) for seat in range(6)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= table_seed(s, k) < 2**53 for s in (0, 2**64 - 1) for k in range(50))


def test_bots_sit_where_they_are_put() -> None:
    assert simulate("star-realms", bots=["greedy", "random"], games=10, seed=1).wins[0] >= 9
    assert simulate("star-realms", bots=["random", "greedy"], games=10, seed=1).wins[1] >= 9


def test_options_reach_the_table() -> None:
    result = simulate("star-realms", games=2, seed=1, options={"boxes": 2})
    assert result.options["boxes"] == 2
    assert result.choices != simulate("star-realms", games=2, seed=1).choices


class Idler(Bot):
    """Ends its turn and never attacks: with it games have no end."""

    def choose(self, view: dict[str, Any], choices: list[kantyna.Choice]) -> kantyna.Choice:
        return choices[-1]


def test_a_game_without_end_is_cut_off_and_has_no_winner() -> None:
    t = kantyna.Table("star-realms", seed=1)
    play(t, [Idler(), Idler()], most=300)
    assert t.length == 300 and not t.over and t.winners == ()


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"format": "trio"},
        {"seats": 9},
        {"options": {"boxes": 99}},
        {"bots": ["nobody"]},
        {"bots": []},
        {"bots": ["random"] * 3},
        {"games": 0},
        {"games": -3},
        {"workers": 0},
        {"seed": -1},
    ],
)
def test_what_makes_no_sense_is_refused_in_both_languages(wrong: dict[str, Any]) -> None:
    with pytest.raises(kantyna.KantynaError) as error:
        simulate(**({"game": "star-realms", "games": 1, "seed": 1} | wrong))
    assert error.value.text("en") and error.value.text("pl") and error.value.text("en") != error.value.text("pl")
