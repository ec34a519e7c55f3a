"""Tables as full as real ones get: eight units or ten cards in play, several ships and bases, ten cards in hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fights import engaged
from four_fights import fight

import kantyna
from kantyna.bots import decide, make_bot

Json = Any
Wanted = Callable[[Json], bool]
HAND = 10
FULL = 45
"""How many cards lie in play when four fight."""


def crowded(game: str, format: str, seats: int) -> tuple[Json, int]:
    """A full table, and the seat in front of which it is full. Of The Card Game it is an engagement; of two players'
    `format` says at which moment."""
    if game == "card-game":
        if format == "two-on-two":
            return fight().position(), 0
        position = engaged(format) if seats == 2 else fought_by_bots(format, seats)
        return position, min(kantyna.Table.from_position(position).choices)
    table = kantyna.Table(game, format, seats=seats, seed=3)
    seat = min(table.choices)
    position = table.position()
    facts = {card.id: card.facts() for card in kantyna.cards(game)}
    (crowd_realms if game == "star-realms" else crowd_galaxy)(position, facts, seat)
    full = kantyna.Table.from_position(position)
    if game == "deckbuilding":
        attack(full, seat)
    return full.position(), seat


@cache
def fought_by_bots(format: str, seats: int) -> Json:
    """An engagement late in a game of bots, when the player who is alone is asked."""
    table = kantyna.Table("card-game", format, seats=seats, seed=0)
    bots = [make_bot("greedy", i) for i in range(seats)]
    while not table.over:
        seat = min(table.waiting)
        view = table.view(seat)
        full = sum(len(side["play"]) for side in view["seats"]) >= FULL
        if full and view["engaged"] and seat == 0 and len(table.choices[seat]) > 1:
            return table.position()
        table.choose(seat, decide(bots[seat], table, seat).key)
    raise AssertionError(f"{format} with {seats}: no engagement with {FULL} cards in play")


def taken(zone: list[str], facts: Json, count: int, wanted: Wanted) -> list[str]:
    """So many cards out of a zone."""
    found = [label for label in zone if wanted(facts[label.partition("#")[0]])][:count]
    for label in found:
        zone.remove(label)
    return found


def crowd_realms(position: Json, facts: Json, seat: int) -> None:
    deck = position["trade_deck"]
    seats = position["seats"]
    for one, side in enumerate(seats):
        own = one == seat
        side["play"] += taken(deck, facts, 4 if own else min(3, 14 // len(seats)), lambda fact: fact["type"] != "ship")
        if own:
            side["play"] += taken(deck, facts, 6, lambda fact: fact["type"] == "ship")
            side["hand"] += taken(deck, facts, HAND - len(side["hand"]), lambda fact: True)
            side["trade"], side["combat"] = 7, 9
        side["discard"] += [side["deck"].pop() for _ in range(2)]
    position["scrap_heap"] += taken(deck, facts, 2, lambda fact: True)


def crowd_galaxy(position: Json, facts: Json, seat: int) -> None:
    regions = len([name for name in position if name.startswith("galaxy_deck")])
    seats = position["seats"]
    for one, side in enumerate(seats):
        deck = position["galaxy_deck_2" if regions > 1 and one % 2 else "galaxy_deck"]
        own = facts[side["base"][0].partition("#")[0]]["faction"]

        def fits(type: str, own: str = own) -> Wanted:
            return lambda fact: fact["type"] == type and fact["faction"] in (own, "neutral")

        side["ships"] += taken(deck, facts, 3, fits("capital_ship"))
        side["discard"] += [side["deck"].pop() for _ in range(2)]
        side["exile"] += [side["deck"].pop()]
        if one == seat:
            side["units"] += taken(deck, facts, 8, fits("unit"))
            side["hand"] += taken(deck, facts, HAND - len(side["hand"]), fits("unit"))
            side["resources"] = 7
        elif regions > 1 and position["active"] in (0, 1) and one in (0, 1):
            side["units"] += taken(deck, facts, 5, fits("unit"))
    position["force"] = 1


def attack(table: kantyna.Table, seat: int) -> None:
    """Some wait at the enemy's base, some at a card of the row."""
    for target in ("base", "row"):
        for _ in range(2):
            keys = [
                choice.key
                for choice in table.choices.get(seat, [])
                if choice.key.startswith("commit ") and choice.key.endswith(" base") == (target == "base")
            ]
            if keys:
                table.choose(seat, keys[0])
