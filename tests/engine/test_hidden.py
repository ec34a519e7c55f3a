"""Cards that everybody saw go into a hidden zone: what a seat still knows about them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kantyna
from deckbuilding_situations import match, shuttles
from kantyna.engine.registry import load_rules
from loose import position_of, view_of
from shipped import SHIPPED
from situations import do


def lent_in_a_mixed_game(**mine: Any) -> kantyna.Table:
    """A rebel with a Jedha buys a Fang Fighter to hand, which is exiled at the end of the turn."""
    side = {"base": ["jedha"], "resources": 9, **mine}
    return do(match("rebel", side, row=["fang_fighter"], force=-1), "buy fang_fighter")


def test_what_everybody_saw_bought_to_hand_stays_known_there() -> None:
    t = lent_in_a_mixed_game(hand=shuttles("rebel", 2))
    for seat in (None, 0, 1):
        assert t.view(seat)["seats"][0]["hand"][2] == "fang_fighter#1"
        assert kantyna.imagine(t.view(seat), seed=5).view(seat) == t.view(seat)
    assert t.view(1)["seats"][0]["hand"][:2] == [None, None]


def test_a_lent_card_that_is_shuffled_in_is_named_and_its_place_is_not() -> None:
    t = lent_in_a_mixed_game()
    places = set()
    for seed in range(8):
        position = position_of(t)
        deck = shuttles("rebel", 7)
        deck.insert(seed, "fang_fighter#1")
        position["seats"][0].update(hand=[], deck=deck)
        position["known"] = {}
        shuffled = kantyna.Table.from_position(position)
        view = view_of(shuffled, 1)
        assert view["delayed"][0][1]["card"] == "fang_fighter#1"
        assert kantyna.imagine(view, seed=seed).view(1) == view
        places.add(repr(view["delayed"]))
    assert len(places) == 1


def test_after_a_secret_swap_nobody_else_knows_what_is_left_in_the_hand() -> None:
    """A Consular-class Cruiser swaps a card of the hand with the top of the deck, unseen by the opponent (DBG-454)."""
    views = []
    for swapped in ("clone_trooper#1", "republic_shuttle#1"):
        t = match(
            "republic",
            {"ships": ["consular_class_cruiser"], "hand": shuttles("republic", 2), "deck": shuttles("republic", 3, 4)},
        )
        position = t.position()
        position["seats"][0]["hand"].append("clone_trooper#1")
        position["known"] = {"clone_trooper#1": -1}
        t = kantyna.Table.from_position(position)
        assert t.view(1)["seats"][0]["hand"] == [None, None, "clone_trooper#1"]
        do(t, "use consular_class_cruiser", f"swap {swapped}")
        assert t.view(1)["seats"][0]["hand"] == [None, None, None]
        views.append(t.view(1))
    assert views[0] == views[1]


def test_the_choices_given_are_the_callers_own() -> None:
    """Changes to the lists change neither the table nor its copies."""
    t = kantyna.Table("star-realms", seed=7)
    before = t.copy()
    seat = t.waiting[0]
    given = t.choices
    first = given[seat][0]
    given[seat].clear()
    given.clear()
    assert t == before
    assert first in t.choices[seat]
    t.choose(seat, first)
    assert t.length == 1


@pytest.mark.parametrize("game", SHIPPED)
def test_a_view_says_who_sees_a_zone(game: str) -> None:
    for format in load_rules(game).formats:
        t = kantyna.Table(game, format.id, seed=4)
        random = Random(4)
        for _ in range(40):
            if not t.over:
                seat = min(t.choices)
                t.choose(seat, random.choice(t.choices[seat]))
        own, spectators = view_of(t, 0), view_of(t)
        assert own["seen_by"] == spectators["seen_by"]
        for zone in load_rules(game).tables.zones_of_seat(format):
            seen_by = own["seen_by"]["seats"].get(zone.name)
            if seen_by is None:
                assert None not in spectators["seats"][0][zone.name]
            if seen_by == "holder":
                assert None not in own["seats"][0][zone.name]
        for zone in load_rules(game).tables.zones(format):
            if zone.name not in own["seen_by"]:
                assert None not in spectators[zone.name]
