"""Objectives in three rows of two, three and four: what is where, and what can be attacked (BOTF-107, BOTF-108).

The places are public numbers that hold cards; a face-down objective is held by its visible side
(`facedown_objectives`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.ids import Card
from .. import board
from ..terms import PLACES, PLACES_FROM

if TYPE_CHECKING:
    from ....engine.state import State

IN_FRONT: Final = {
    "F1": (), "F2": (),
    "M1": ("F1",), "M2": ("F1", "F2"), "M3": ("F2",),
    "B1": ("M1",), "B2": ("M1", "M2"), "B3": ("M2", "M3"), "B4": ("M3",),
}  # fmt: skip
"""By place: the places in front of it. Rows are staggered like bricks."""


def at(t: State, place: str) -> Card:
    """The objective at that place, or `NO_CARD`."""
    return t.card_held(PLACES_FROM + PLACES.index(place))


def put_at(t: State, place: str, card: Card) -> None:
    t.hold_card(PLACES_FROM + PLACES.index(place), card)


def place_of(t: State, card: Card) -> str:
    """The place of that card; empty: it has none."""
    for i, place in enumerate(PLACES):
        if t.card_held(PLACES_FROM + i) == card:
            return place
    return ""


def is_vulnerable(t: State, place: str) -> bool:
    """Can the place be attacked? The first row can; others if a place in front is empty (BOTF-144, BOTF-145, BOTF-147),
    face up or not (BOTF-149)."""
    front: tuple[str, ...] = IN_FRONT[place]
    return not front or any([at(t, before) < 0 for before in front])


def trade(t: State, one: Card, other: Card) -> None:
    """Two objectives trade places, with everything on, under and at them (BOTF-280)."""
    here, there = place_of(t, one), place_of(t, other)
    put_at(t, here, other)
    put_at(t, there, one)


def figures(t: State) -> dict[str, object]:
    """The rows for views: what is at each place, and what can be attacked."""
    labels = t.setup.labels
    lying = {place: at(t, place) for place in PLACES}
    there = [place for place, card in lying.items() if card >= 0 and board.is_in_play(t, card)]
    return {
        "places": {place: labels[lying[place]] if place in there else None for place in PLACES},
        "in_front": {place: list(front) for place, front in IN_FRONT.items()},
        "vulnerable": [place for place in there if is_vulnerable(t, place)],
    }
