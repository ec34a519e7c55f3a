"""The arena: its counts add up, and are the same for any number of workers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import kantyna
from kantyna.arena import bot_seed, play, simulate, table_seed
from kantyna.arena.tally import Share, Tally
from kantyna.bots import BOTS, UNLIMITED, Bot, Budget, make_bot
from kantyna.bots.bot import View
from kantyna.cli.commands.simulation import report


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


def test_the_number_of_workers_changes_only_the_time() -> None:
    one = simulate("star-realms", bots=["greedy", "random"], games=20, seed=7, workers=1)
    two = simulate("star-realms", bots=["greedy", "random"], games=20, seed=7, workers=2)
    assert replace(one, seconds=0) == replace(two, seconds=0)


def test_a_longer_run_begins_with_the_same_games() -> None:
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


# sides


def test_a_game_without_sides_has_no_win_rates_by_side() -> None:
    result = simulate("star-realms", games=2, seed=1)
    assert result.sides == () and result.win_rates == {} and result.first_moves == {}


def test_the_win_rate_of_each_side_is_counted() -> None:
    result = simulate("deckbuilding", "clone-wars", games=20, seed=1)
    written = result.json()
    assert written["sides"] == ["republic", "separatist"] and sum(result.wins) == 20
    assert written["win_rates"] == {"republic": result.wins[0] / 20, "separatist": result.wins[1] / 20}
    assert written["first_moves"] == {"republic": 0.0, "separatist": 1.0}  # by the rules they always begin


def test_a_side_is_counted_wherever_it_sits() -> None:
    result = simulate("deckbuilding", "original", games=20, seed=1, options={"faction_0": "empire"})
    assert result.sides == ("empire", "rebel")
    assert result.win_rates == {"empire": result.wins[0] / 20, "rebel": result.wins[1] / 20}
    assert result.first_moves == {"empire": 1.0, "rebel": 0.0}


def test_both_sides_begin_some_games_where_chance_decides() -> None:
    moves = simulate("deckbuilding", "mixed", games=30, seed=1).first_moves
    assert set(moves) == {"republic", "empire"} and sum(moves.values()) == pytest.approx(1)
    assert min(moves.values()) > 0.2


def test_a_team_wins_and_begins_together() -> None:
    result = simulate("deckbuilding", "teams", games=4, seed=1)
    rates = result.win_rates
    assert list(rates) == ["rebel", "republic", "empire", "separatist"]
    assert rates["rebel"] == rates["republic"] == 1 - rates["empire"] == 1 - rates["separatist"]
    moves = result.first_moves
    assert moves["rebel"] == moves["republic"] == 1 - moves["empire"] == 1 - moves["separatist"]


def test_two_seats_of_one_side_are_one_side() -> None:
    factions = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    result = simulate("deckbuilding", "teams", games=4, seed=1, options=dict(factions))
    assert result.win_rates == {"rebel": result.wins[0] / 4, "empire": result.wins[2] / 4}


def test_the_rates_are_printed_in_both_languages() -> None:
    shares = {"republic": Share(200, 99, 0), "separatist": Share(200, 101, 200)}
    tally = Tally([99, 101], [0, 200], 200, sides=shares)
    result = replace(simulate("deckbuilding", "clone-wars", games=1, seed=1), games=200, tally=tally)
    assert "Republic     won 49.5 % of the games, began 0 %" in report(result, "en")
    assert "Separatyści  wygrane gry: 50,5%, rozpoczęte: 100%" in report(result, "pl")


class Idler(Bot):
    """Ends its turn and never attacks, so nothing ever changes."""

    def choose(self, view: View, choices: list[kantyna.Choice], budget: Budget = UNLIMITED) -> kantyna.Choice:
        return choices[-1]


def make(seed: int) -> Idler:
    return Idler()


def test_a_game_that_takes_too_long_is_cut_off_without_a_winner() -> None:
    t = kantyna.Table("star-realms", seed=1)
    play(t, [Idler(), Idler()], most=60)
    assert t.length == 60 and not t.over and t.winners == ()


@pytest.mark.rule("SR-368")
def test_draws_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "idler", __name__)
    result = simulate("star-realms", bots=["idler"], games=3, seed=1)
    assert (result.draws, result.wins, result.choices) == (3, (0, 0), 300)
    assert result.json()["draws"] == 3
    assert "3 draws" in report(result, "en") and "3 remisy" in report(result, "pl")


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
def test_senseless_arguments_are_refused_in_both_languages(wrong: dict[str, Any]) -> None:
    with pytest.raises(kantyna.KantynaError) as error:
        simulate(**{"game": "star-realms", "games": 1, "seed": 1, **wrong})
    assert error.value.text("en") and error.value.text("pl") and error.value.text("en") != error.value.text("pl")
