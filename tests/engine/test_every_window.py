"""A table made with `windows="all"` asks in every window, even where nobody could act."""

from __future__ import annotations

import random

import pytest

import kantyna
from kantyna.engine.table import imagine

OPEN = ["refresh", "draw", "deployment", "force"]


def asked_in_turn(t: kantyna.Table, turn: int) -> list[tuple[str, int]]:
    """Pass through that turn and return the action windows in which a seat was asked, with that seat."""
    asked: list[tuple[str, int]] = []
    while t.view(None)["turn"] <= turn:
        seat = t.waiting[0]
        window = t.view(None)["window"]
        if t.view(None)["turn"] == turn and window is not None and not window["event"]:
            asked.append((window["name"], seat))
        keys = [choice.key for choice in t.choices[seat]]
        t.choose(seat, next((key for key in keys if key in ("pass", "done", "decline")), keys[0]))
    return asked


def test_each_seat_is_asked_once_in_every_action_window_when_all_pass() -> None:
    t = kantyna.Table("card-game", seed=3, windows="all")
    # the dark side has no conflict phase in its first turn
    assert asked_in_turn(t, 1) == [(name, seat) for name in OPEN for seat in (0, 1)]
    usual = kantyna.Table("card-game", seed=3)
    assert len(asked_in_turn(usual, 1)) < 2 * len(OPEN), "usually only those are asked who could act"


def test_every_event_that_some_card_answers_opens_its_windows() -> None:
    t = kantyna.Table("card-game", seed=3, windows="all")
    events: set[tuple[str, str]] = set()
    while t.view(None)["turn"] < 2:
        seat = t.waiting[0]
        window = t.view(None)["window"]
        if window is not None and window["event"]:
            events.add((window["name"], window["event"]))
            assert t.choices[seat][-1].key == "pass"
        keys = [choice.key for choice in t.choices[seat]]
        t.choose(seat, next((key for key in keys if key in ("pass", "done", "decline")), keys[0]))
    assert ("reaction", "turn-begins") in events or ("interrupt", "turn-begins") in events
    assert ("reaction", "dial") in events or ("interrupt", "dial") in events


@pytest.mark.parametrize("format", ["duel", "two-on-two", "jerjerrods-task", "hunt-for-skywalker"])
def test_record_position_and_view_keep_it(format: str) -> None:
    chance = random.Random(5)
    t = kantyna.Table("card-game", format, seed=4, windows="all")
    for _ in range(160):
        seat = chance.choice(list(t.choices))
        t.choose(seat, chance.choice(t.choices[seat]))
    assert t.windows == "all" and t.record()["windows"] == "all"
    assert kantyna.replay(t.record()) == t
    again = kantyna.Table.from_position(t.position())
    assert again == t and again.windows == "all"
    for seat in (*range(t.seat_count), None):
        maybe = imagine(t.view(seat), 9)
        assert maybe.windows == "all" and maybe.view(seat) == t.view(seat)


def test_a_table_that_asks_in_every_window_is_another_table() -> None:
    t = kantyna.Table("card-game", seed=4)
    assert "windows" not in t.record() and "windows" not in t.position() and "windows" not in t.view(0)
    other = kantyna.Table.from_position({**t.position(), "windows": "all"})
    assert other != t and other.windows == "all"


def test_a_game_without_windows_asks_the_same() -> None:
    assert kantyna.Table("star-realms", seed=1, windows="all") == kantyna.Table("star-realms", seed=1)
    assert kantyna.Table("deckbuilding", seed=1, windows="all") == kantyna.Table("deckbuilding", seed=1)


def test_other_windows_are_refused_in_words() -> None:
    with pytest.raises(kantyna.BadSetup) as wrong:
        kantyna.Table("card-game", windows="some")
    assert wrong.value.text() == "Windows are one of needed, all, not 'some'."
    with pytest.raises(kantyna.BadPosition, match="not 3"):
        kantyna.Table.from_position({"game": "card-game", "windows": 3})
