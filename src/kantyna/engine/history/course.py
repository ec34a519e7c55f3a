"""The course of a game: its deciding numbers turn by turn, and the decks at the end."""

from __future__ import annotations

from typing import Any

from ..rules.formats import Gauge
from ..table import Table
from .events import TURN

Json = Any


def course(table: Table) -> dict[str, Json]:
    """The game's gauges (`LogRules.gauges`) at the start, as each turn begins, and now; found by playing it once more.

    `moments`: whose turn began, its number, and after how many choices; the last one is where the game stands now.
    `lines`: each gauge with its seats and a value for every moment.
    """
    past = table.copy()
    past.rewind(0)
    choices = table.choices_since(0)
    moments: list[Json] = []
    sampled: list[list[Gauge]] = []
    turn: dict[str, Json] = {"turn": 0, "seat": -1}
    told = 0
    for n in range(len(choices) + 1):
        if n:
            past.choose(choices[n - 1][0], choices[n - 1][1])
        begun = [event for event in past.events_since(told) if event.kind == TURN]
        told = past.event_count
        if begun:
            turn = {"turn": begun[-1].n, "seat": begun[-1].seat}
        if begun or n in (0, len(choices)):
            moments.append({**turn, "at": n})
            sampled.append(gauges(past))
    lines = [
        {
            "name": gauge.name,
            "seats": gauge.seats,
            "balance": gauge.balance,
            "values": [sample[i].value for sample in sampled],
        }
        for i, gauge in enumerate(sampled[0])
    ]
    return {"moments": moments, "lines": lines}


def gauges(table: Table) -> list[Gauge]:
    state = table._state
    return state.setup.rules.log.gauges(state)


def decks(table: Table) -> list[dict[str, int]]:
    """By seat: how many of each card its deck has, in any of the deck's zones (`Rules.deck_zones`).

    This reveals hidden cards: only for finished games.
    """
    state = table._state
    setup = state.setup
    counted: list[dict[str, int]] = []
    for seat in setup.seats:
        cards: dict[str, int] = {}
        for i, zone in enumerate(setup.zones_of(seat)):
            if setup.seat_zones[i].name in setup.rules.deck_zones:
                for card in state.zones[zone]:
                    id = setup.defs[card].id
                    cards[id] = cards.get(id, 0) + 1
        counted.append(cards)
    return counted
