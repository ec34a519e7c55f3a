"""Lazy views have the contents of the usual ones, whatever is read first, and end with the moment they show."""

from __future__ import annotations

import copy
import json
import random

import pytest

import kantyna
from battery import every_case, start
from kantyna.engine.errors import BadView
from kantyna.engine.table import imagine_state, sketch_state


@pytest.mark.parametrize("case", every_case(True), ids=str)
def test_a_lazy_view_has_the_contents_of_the_usual_one(case: tuple[str, str, int]) -> None:
    t = start(case, 3)
    chance = random.Random(1)
    for _ in range(40):
        if t.over:
            break
        for seat in range(t.seat_count):
            full = json.loads(json.dumps(t.view(seat)))
            lazy = t.lazy_view(seat)
            for key in chance.sample(list(full), 4):
                assert lazy[key] == full[key]
            for number, side in enumerate(full["seats"]):
                for key in chance.sample(list(side), 2):
                    assert lazy["seats"][number][key] == side[key]
            assert json.dumps(lazy) == json.dumps(full) and lazy == full and list(lazy) == list(full)
        seat = t.waiting[0]
        t.choose(seat, chance.choice(t.choices[seat]))


def test_a_lazy_view_is_a_dict_in_every_way() -> None:
    t = kantyna.Table("star-realms", seed=7)
    full = dict(t.view(0))
    assert "trade_row" in t.lazy_view(0) and "nothing" not in t.lazy_view(0)
    assert t.lazy_view(0).get("nothing", 3) == 3 and t.lazy_view(0).get("turn") == 1
    assert len(t.lazy_view(0)) == len(full) and list(t.lazy_view(0).values()) == list(full.values())
    assert dict(t.lazy_view(0)) == {**t.lazy_view(0)} == t.lazy_view(0).copy() == copy.deepcopy(t.lazy_view(0)) == full
    assert repr(t.lazy_view(0)) == repr(full) and t.lazy_view(0) == full
    with pytest.raises(KeyError):
        t.lazy_view(0)["nothing"]
    assert kantyna.imagine(t.lazy_view(0), 1) == kantyna.imagine(t.view(0), 1)


def test_a_closed_view_keeps_what_was_read_and_nothing_else() -> None:
    t = kantyna.Table("star-realms", seed=7)
    view = t.lazy_view(0)
    row = view["trade_row"]
    view.close()
    assert view["trade_row"] == row
    with pytest.raises(BadView, match="'turn'"):
        view["turn"]
    other = t.lazy_view(0)
    mine = other["seats"][0]
    other.close()
    with pytest.raises(BadView, match="'discard'"):
        mine["discard"]


@pytest.mark.parametrize("case", every_case(True), ids=str)
def test_a_lazy_view_imagines_the_same_table(case: tuple[str, str, int]) -> None:
    t = start(case, 5)
    chance = random.Random(1)
    for n in range(60):
        if t.over:
            break
        seat = chance.randrange(t.seat_count)
        assert imagine_state(t.lazy_view(seat), n) == imagine_state(dict(t.view(seat)), n)
        asked = t.waiting[0]
        t.choose(asked, chance.choice(t.choices[asked]))


def test_a_sketch_shows_nothing_that_is_hidden() -> None:
    t = kantyna.Table("star-realms", seed=7)
    u = kantyna.imagine(t.view(0), 5)
    assert u != t and sketch_state(t.lazy_view(0)) == sketch_state(u.lazy_view(0)) == sketch_state(t.view(0))


def test_an_open_view_of_an_imagined_table_copies_nothing_to_read_it() -> None:
    t = kantyna.imagine(kantyna.Table("deckbuilding", seed=4).view(0), seed=2)
    view = t.open_view(0)
    assert sketch_state(view) is sketch_state(view)
    assert sketch_state(view) is not sketch_state(t.lazy_view(0))
    before = t.position()
    imagine_state(view, 5).chance.below(10)
    assert t.position() == before
    assert dict(view.items()) == t.view(0)
