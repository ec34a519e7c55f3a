"""Positions of The Card Game that were stored under earlier rules are still read, and go on."""

from __future__ import annotations

import kantyna
from card_game_situations import DARK, LIGHT, do, marks, pass_answers, side, table, zone
from loose import position_of


def test_a_position_stored_while_an_event_could_be_cancelled_before_it_was_aimed_goes_on() -> None:
    light = side("jedi", "forgotten_heroes", "yoda", hand=["rebel_trooper"])
    position = position_of(table(side("sith", "fall_of_the_jedi", playing=["force_choke"]), light, DARK))
    choke = {"seat": DARK, "card": "force_choke#1", "n": 0}
    nothing = {"seat": DARK, "card": None, "n": 0}
    position["stack"] += [
        {"do": ["put-away"], **choke},
        {"do": ["occur", "played", ["nothing"], None], **choke},
        {"do": ["settle"], **nothing},
        {"do": ["happen", ["use-played", 0, -1, None]], **nothing},
        {"do": ["answer-window", 0], "seat": LIGHT, "card": None, "n": 1},
    ]
    position["pending"] = [{"kind": "play", "other": None, "cancelled": False, "used": [], **choke}]
    t = kantyna.Table.from_position(position)
    do(t, (DARK, "pick yoda#1"))
    pass_answers(t)
    assert marks(t, "damage") == {"yoda#1": 1} and zone(t, DARK, "discard") == ["force_choke"]
