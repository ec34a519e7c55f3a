"""What the API returns as JSON has the keys and types that `kantyna.shapes` promises."""

from __future__ import annotations

import types
from functools import cache
from typing import Any, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
import shapes as writer

import kantyna
from battery import Case, every_case, random_choice, start
from kantyna import shapes
from kantyna.engine.chance.generator import seeded
from kantyna.engine.serialization import records
from shipped import SHIPPED

CASES = [case for case in every_case() if case[0] in SHIPPED]


def problems(value: object, type: Any, where: str = "") -> list[str]:
    """Where a value is not of its type: TypedDicts, lists, dicts, unions and plain classes."""
    origin = get_origin(type)
    if is_typeddict(type):
        return _problems_of_dict(value, type, where)
    if type is object:
        return []
    if origin in (Union, types.UnionType):
        return [] if any(not problems(value, one, where) for one in get_args(type)) else [f"{where}: {value!r}"]
    if origin in (Required, NotRequired):
        return problems(value, get_args(type)[0], where)
    if origin is list and isinstance(value, list):
        return [found for i, one in enumerate(value) for found in problems(one, get_args(type)[0], f"{where}[{i}]")]
    if origin is dict and isinstance(value, dict):
        keys, values = get_args(type)
        found = [problem for key in value for problem in problems(key, keys, f"{where}, a key")]
        return found + [problem for key, one in value.items() for problem in problems(one, values, f"{where}.{key}")]
    fits = value.__class__ is type or (type is not int and origin is None and isinstance(value, type))
    return [] if fits else [f"{where}: {value!r}"]


def _problems_of_dict(value: object, type: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r}"]
    hints, required = _keys(type)
    found = [f"{where}.{key}: missing" for key in required - value.keys()]
    found += [f"{where}.{key}: not declared" for key in value.keys() - hints.keys()]
    for key in value.keys() & hints.keys():
        found += problems(value[key], hints[key], f"{where}.{key}")
    return found


@cache
def _keys(type: Any) -> tuple[dict[str, Any], set[str]]:
    """The types of a TypedDict's keys, and the keys that are required."""
    hints = get_type_hints(type, include_extras=True)
    marked = {key: get_origin(hint) for key, hint in hints.items()}
    if type.__total__:
        return hints, {key for key, mark in marked.items() if mark is not NotRequired}
    return hints, {key for key, mark in marked.items() if mark is Required}


def mentions_any(type: Any) -> bool:
    return type is Any or any(mentions_any(one) for one in get_args(type))


def public_functions() -> list[Any]:
    found: list[Any] = [
        one for one in map(kantyna.__dict__.get, kantyna.__all__) if isinstance(one, types.FunctionType)
    ]
    for one in (kantyna.Table, kantyna.Choice, kantyna.Event):
        for name, member in vars(one).items():
            if name == "__init__" or not name.startswith("_"):
                found.append(member.fget if isinstance(member, property) else getattr(one, name))
    return [one for one in found if hasattr(one, "__annotations__")]


def test_no_public_signature_mentions_any() -> None:
    known = {**vars(shapes), "CardDef": kantyna.cards("star-realms")[0].__class__}
    for one in public_functions():
        for name, hint in get_type_hints(one, None, known).items():
            assert not mentions_any(hint), f"{one.__qualname__}: {name}"
    assert mentions_any(dict[str, list[Any] | None]) and not mentions_any(dict[str, object])


def test_a_record_has_the_keys_that_replay_reads() -> None:
    assert set(shapes.Record.__annotations__) == set(records.KEYS)


def test_the_file_is_what_the_games_declare() -> None:
    assert writer.TARGET.read_text() == writer.text(), "run tools/shapes.py"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_tables_have_the_declared_keys_and_types(case: Case) -> None:
    t = start(case, 3)
    chance = seeded(5)
    seen = 0
    while t.length < 120 and not t.over:
        for _ in range(4):
            if not t.over:
                t.choose(*random_choice(t, chance))
        for seat in (None, *range(t.seat_count)):
            assert problems(t.view(seat), shapes.View, "view") == []
            for event in t.events_since(seen):
                assert problems(event.view(seat), shapes.EventView, "event") == []
        seen = t.event_count
        assert problems(t.position(), shapes.Position, "position") == []
        for choice in [choice for choices in t.choices.values() for choice in choices]:
            assert problems(t.about(choice), shapes.ChoiceFacts, choice.key) == []
    assert problems(t.record(), shapes.Record, "record") == []
    assert problems(kantyna.Table.from_position(t.position()).record(), shapes.Record, "record") == []


def test_listings_have_the_declared_keys_and_types() -> None:
    assert problems(kantyna.games(), list[shapes.GameFacts]) == []
    for game in SHIPPED:
        assert problems(kantyna.decks(game), list[shapes.ReadyDeck]) == []
    assert problems(kantyna.read_deck("card-game", "sith"), shapes.Deck) == []
    either = kantyna.Table("card-game", seed=1, options={"dark_side": "chance"}, windows="all")
    assert problems(either.record(), shapes.Record) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"turn": "1"}, "view.turn: '1'"),
        ({"over": 0}, "view.over: 0"),
        ({"turn": True}, "view.turn: True"),
        ({"asked": [0, None]}, "view.asked[1]: None"),
        ({"owners": {"scout#1": "0"}}, "view.owners.scout#1: '0'"),
        ({"window": {"name": "action"}}, "view.window: {'name': 'action'}"),
        ({"seats": [{"hand": [1]}]}, "view.seats[0].hand[0]: 1"),
        ({"surprise": 1}, "view.surprise: not declared"),
    ],
)
def test_a_wrong_type_is_noticed(change: dict[str, object], problem: str) -> None:
    view = kantyna.Table("star-realms", seed=1).view(None)
    assert problems(view, shapes.View, "view") == []
    assert problems({**view, **change}, shapes.View, "view") == [problem]


def test_a_missing_key_is_noticed() -> None:
    view = dict(kantyna.Table("star-realms", seed=1).view(None))
    del view["stack"]
    assert problems(view, shapes.View, "view") == ["view.stack: missing"]
