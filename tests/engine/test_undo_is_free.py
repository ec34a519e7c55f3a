"""Choices that a seat may undo without asking: its own, as long as nothing hidden was revealed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kantyna
from kantyna.engine.history.free_undo import free_since
from kantyna.engine.history.revealed import seen_by_all
from kantyna.engine.ids import Seat
from kantyna.engine.serialization import views
from situations import ROW, do, duel, table


def undo_is_free(t: kantyna.Table, seats: list[int], length: int) -> bool:
    """May these seats go back to after `length` choices without asking?"""
    return length >= free_since(t, [Seat(seat) for seat in seats])


def test_what_one_has_shown_oneself_may_be_taken_back() -> None:
    t = duel(hand=["scout", "viper"], row=ROW, opponent={"hand": ["viper#3"]})
    do(t, "play scout", "play viper")
    assert undo_is_free(t, [0], 1) and undo_is_free(t, [0], 0)


def test_a_pile_that_lies_open_hides_nothing() -> None:
    t = duel(hand=["scout", "scout"], row=ROW, trade_deck=["ram"])
    do(t, "play scout", "play scout", "buy explorer")
    assert undo_is_free(t, [0], 2)


def test_a_card_that_comes_into_the_trade_row_has_come_to_light() -> None:
    t = duel(hand=["scout"], row=[*ROW[:4], "blob_fighter"], trade_deck=["ram"])
    do(t, "play scout", "buy blob_fighter")
    assert not undo_is_free(t, [0], 1)
    assert not undo_is_free(t, [0], 0), "nor what was done before it"


def test_a_drawn_card_has_come_to_light_and_a_shuffle_moves_chance() -> None:
    t = duel(hand=["cutter", "survey_ship"], deck=["scout"], discard=["viper", "viper"])
    do(t, "play cutter")
    assert undo_is_free(t, [0], 0)
    do(t, "play survey_ship")
    assert not undo_is_free(t, [0], 1)
    do(t, f"play {t.view(0)['seats'][0]['hand'][0]}")
    assert free_since(t, [Seat(0)]) == 2, "what was played afterwards is free again"


def test_when_others_have_acted_they_are_asked() -> None:
    t = duel(hand=["scout"], deck=["scout"] * 5, opponent={"hand": ["scout#9"]})
    do(t, "end")
    assert not undo_is_free(t, [0], 0), "five cards were drawn"
    do(t, "play scout#9", seat=1)
    assert undo_is_free(t, [1], 1)
    assert not undo_is_free(t, [1], 0) and not undo_is_free(t, [0], 0)


def test_a_teammate_who_acted_since_is_asked() -> None:
    side: dict[str, Any] = {"hand": ["scout"]}
    t = table("hydra-2", side, {"hand": ["scout#2"]}, {"hand": ["scout#3"]}, {"hand": ["scout#4"]})
    mate = next(seat for seat in t.choices if seat != 0)
    do(t, "play scout")
    do(t, "play scout", seat=mate)
    assert undo_is_free(t, [mate], 1)
    assert not undo_is_free(t, [0], 0)
    assert undo_is_free(t, [0, mate], 0), "a player of both seats asks nobody"


def test_after_the_end_everything_is_open() -> None:
    t = duel(hand=["scout"])
    do(t, "play scout", "resign")
    assert t.over and not undo_is_free(t, [0], 0)


def faces(view: Any) -> set[str]:
    """Every card that a view names by its face in a zone."""
    zones = [zone for side in [view, *view["seats"]] for zone in side.values() if isinstance(zone, list)]
    return {label for zone in zones for label in zone if isinstance(label, str) and "#" in label}


@pytest.mark.parametrize(
    "game, format",
    [("star-realms", "duel"), ("star-realms", "hunter"), ("deckbuilding", "mixed"), ("deckbuilding", "teams")],
)
def test_in_no_game_does_a_free_undo_give_anything_away(game: str, format: str) -> None:
    for seed in range(4):
        t = kantyna.Table(game, format, seed=seed)
        chance = random.Random(seed)
        free = 0
        for _ in range(150):
            if t.over:
                break
            seat = chance.choice(sorted(t.choices))
            for viewer, bits in enumerate(seen_by_all(t._state)):
                sees = views.seen(t._state, Seat(viewer) if viewer < t.seat_count else None)
                assert [bool(bits >> card & 1) for card in range(len(sees))] == sees, "as views have it"
            before, word = faces(t.view(seat)), t.position()["chance"]
            t.choose(seat, chance.choice(t.choices[seat]))
            if undo_is_free(t, [seat], t.length - 1):
                free += 1
                assert t.position()["chance"] == word
                assert faces(t.view(seat)) <= before
        assert free > 10


def test_however_long_a_game_is_the_last_decision_of_each_seat_is_found() -> None:
    t = kantyna.Table("star-realms", seed=5)
    chance = random.Random(5)
    made: list[int] = []
    while not t.over and t.length < 200:
        for seat in (Seat(0), Seat(1)):
            assert t.last_decision_of([seat]) == max([n for n, one in enumerate(made) if one == seat], default=None)
        seat = Seat(chance.choice(sorted(t.choices)))
        t.choose(seat, chance.choice(t.choices[seat]))
        made.append(seat)
        t = t.copy()
    assert t.length > 128
